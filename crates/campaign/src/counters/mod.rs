//! The stratagem counters: their faces, the hands that hold them, the stratagems that are used.

mod effects;
mod faces;
mod hands;
mod occasions;
mod plays;

pub use effects::{Applied, Effects, Used};
pub use faces::{Colour, Counters, Face, FaceOf};
pub(crate) use faces::{CounterFile, StratagemsFile};
pub(crate) use hands::each_once;
pub use hands::{HandView, imagine_hands, seen_hands};
pub use occasions::{Moment, Occasion, Stratagems};
pub use plays::{
    Play, columns_moved, counters_out, imagine_play, may_be_asked, pass_phase, put_down_by_both,
    put_down_in_order, reveal_passes, show,
};
