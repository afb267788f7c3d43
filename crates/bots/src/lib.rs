//! Computer opponents.
//!
//! A bot gets a [`Turn`]: what its seat may know, and the legal answers. It never sees the true state. Search is written against
//! [`engine::Game`] alone; what a game knows about good positions is in its own module, as an [`Evaluate`] implementation.

mod antike;
mod evaluate;
mod greedy;
mod hellespont;
mod level;
mod peloponnesian_war;
mod random;
mod simulate;
mod syracuse;
mod turn;

pub use evaluate::Evaluate;
pub use greedy::Greedy;
pub use level::{Level, UnknownLevel};
pub use random::Random;
pub use simulate::{Finished, simulate};
pub use turn::{Bot, Turn};
