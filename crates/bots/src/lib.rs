//! Opponents. A bot sees what its seat may see and nothing else: it knows the game through [`engine::Game`] alone.

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
