//! The contract that every Polemarch game keeps, and what all games share.
//!
//! A game is a deterministic, seeded, serialisable state machine: [`Game`]. The same set-up, seed and actions give the same game for ever
//! and on every machine. Nothing here reads a file, a clock or a socket, starts a thread or draws ambient randomness.

pub mod data;
pub mod dice;
pub mod fair;
pub mod game;
pub mod hex;
pub mod ledger;
pub mod log;
pub mod map;
pub mod matches;
pub mod message;
pub mod notation;
pub mod presentation;
pub mod replay;
pub mod rng;
pub mod seat;
pub mod setup;

pub use data::{DataError, DataFiles};
pub use dice::{D6, Dice, Seed};
pub use game::{
    Action, Decision, Decisions, Game, Outcome, PositionError, Refusal, Ruled, ensure, variant_name,
};
pub use ledger::Ledger;
pub use log::Log;
pub use matches::Match;
pub use message::{Lang, Messages, Names};
pub use notation::{Misread, Notation, clauses, word};
pub use presentation::Presentation;
pub use replay::Replay;
pub use rng::Rng;
pub use seat::{Seat, SeatSet, Viewer};
pub use setup::{Setup, SetupError};
