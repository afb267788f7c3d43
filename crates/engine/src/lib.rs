//! The contract that every Polemarch game keeps, and what all games share.
//!
//! A game is a deterministic, seeded, serialisable state machine: [`Game`]. The same set-up, seed and actions give the same game for ever
//! and on every machine. Nothing here reads a file, a clock or a socket, starts a thread or draws ambient randomness.
//!
//! # The contract
//!
//! | Part | What it is | Who relies on it |
//! | --- | --- | --- |
//! | [`Game::State`] | a whole position, secrets and dice included | replays, undo, search |
//! | [`Game::decisions`] | who is asked what, with all legal answers | every front end, bots, tests |
//! | [`Game::apply`] | carries out an answer, or names the broken rule and changes nothing | everybody |
//! | [`Game::Event`] | what happened, as data; [`Game::view_event`] redacts it | the log that players read |
//! | [`Game::view`] | what one viewer may know | the board that players see |
//! | [`Game::imagine`] | a state that fits a view | bots, hints, "what if" |
//! | [`Presentation`] | names, sentences, help, notation | terminal, page, line protocol |
//!
//! [`Match`] plays a game: it keeps the list of actions and gives undo, seeking, forks and replay files.
//!
//! # A complete game
//!
//! This is `tests/stakes.rs`. A game that people can play adds data files, sentences and notation, see [`Presentation`] and
//! `docs/add-a-game.md`.
//!
//! ```no_run
#![doc = include_str!("../tests/stakes.rs")]
//! ```
#![warn(missing_docs)]

pub mod data;
pub mod dice;
pub mod fair;
pub mod game;
pub mod goal;
pub mod hex;
pub mod ids;
pub mod ledger;
pub mod log;
pub mod map;
pub mod matches;
pub mod message;
pub mod move_stage;
pub mod notation;
pub mod place;
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
pub use goal::{Goal, GoalLine, PartyGoal};
pub use ledger::Ledger;
pub use log::Log;
pub use matches::Match;
pub use message::{Lang, Messages, Names};
pub use move_stage::MoveStage;
pub use notation::{Misread, Notation, clauses, word};
pub use place::{PlaceCard, PlaceLine};
pub use presentation::{MarchStep, Presentation};
pub use replay::Replay;
pub use rng::Rng;
pub use seat::{Seat, SeatSet, Viewer};
pub use setup::{Setup, SetupError};
