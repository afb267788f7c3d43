//! What Syracuse and Hellespont share, as primitives: each game puts them together by its own rules.

mod actions;
mod advantage;
mod archers;
mod arrival;
mod attrition;
mod calendar;
mod cards;
mod casualties;
mod cause;
mod checks;
mod choice;
mod combat_table;
mod counters;
mod deployment;
mod discord;
mod force;
mod forecast;
mod groups;
mod half;
mod hands;
mod hint;
mod id_set;
mod losses;
mod movement;
mod muster;
mod odds;
mod piece;
mod plays;
mod position;
mod reading;
mod refused;
mod roster;
mod sides;
mod summary;
mod sums;
mod supply;
#[cfg(test)]
pub mod testing;
mod told;
mod toll;
mod tracks;
pub mod typescript;
mod unit_type;
mod verdict;
mod written_ids;

pub use actions::{Budget, action_points, activation_cost, initiative, next_to_act};
pub use advantage::{
    AdvantageUse, add_actions, may_cancel, may_use_advantage, pass_advantage, swap_initiative,
    take_advantage,
};
pub use archers::closable;
pub use arrival::Arrival;
pub use attrition::{Attrition, attrition_bonus};
pub use calendar::Season;
pub use cards::{PieceCard, PieceKind, Pieces};
pub use cause::Cause;
pub use checks::{
    check_counters, check_room, check_steps, require_places, require_scenarios, zone_label,
};
pub use choice::Choice;
pub use combat_table::{CombatResult, CombatTable, Winner};
pub use counters::{Colour, Counters, Face};
pub use deployment::Stack;
pub use force::Force;
pub use forecast::{Forecast, Line};
pub use groups::all_together;
pub use half::Half;
pub use hands::{HandView, draw, imagine_hands, keep, seen_hands};
pub use hint::Inkling;
pub use id_set::{IdSet, SmallId};
pub use losses::Loss;
pub use movement::{Crossings, LEADER_POINTS, Passage, UNIT_POINTS, passage, reach, who_can_pay};
pub use odds::Odds;
pub use piece::{At, Entry, Piece, WAYS};
pub use plays::{
    Misplay, Play, columns_moved, counters_out, hide_play, imagine_play, may_be_asked, pass_phase,
    put_down, put_down_by_both, put_down_in_order, return_plays, reveal_passes, show,
};
pub use position::{points_to_begin, read_hands, read_pieces, settled};
pub use reading::{Modifier, Modifiers, Reading};
pub use refused::{Denied, Unfit, Unpaid};
pub use roster::{PieceMut, Roster};
pub use sides::{BySide, TwoSided};
pub use summary::Page;
pub use sums::Sums;
pub use supply::{Supply, SupplyFace};
pub use told::{Clash, Fate, Handling, Marking};
pub use toll::Toll;
pub use tracks::{Markers, check_tracks};
pub use unit_type::UnitType;
pub use verdict::{Degree, Verdict};
