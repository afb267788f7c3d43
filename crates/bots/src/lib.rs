//! Computer opponents.
//!
//! A bot gets a [`Turn`]: what its seat may know, and the legal answers. It never sees the true state. Search is written against
//! [`engine::Game`] alone; what a game knows about good positions is in its own module, as an [`Evaluate`] implementation.

mod antike;
mod campaigns;
mod chance;
mod evaluate;
mod greedy;
mod habits;
mod hellespont;
mod ladder;
mod level;
mod memory;
mod peloponnesian_war;
mod plan;
mod random;
mod search;
mod simulate;
mod syracuse;
mod tune;
mod turn;
mod weights;

pub use evaluate::Evaluate;
pub use greedy::Greedy;
pub use habits::{Habits, Watched, Watcher, habits};
pub use ladder::{Pairing, Tally, pairings, ratings};
pub use level::{Depth, Level, UnknownLevel};
pub use plan::Plan;
pub use random::Random;
pub use search::{Ranked, Search};
pub use simulate::{Finished, play_out, simulate};
pub use tune::{Bin, Reliability, Ridge, Sample, fit, watch};
pub use turn::{Bot, Turn};
pub use weights::{Calibration, InvalidWeights, Tapered, Weights};
