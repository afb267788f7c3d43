//! The list of games, and each game behind one interface that speaks JSON.
//!
//! - [`GameId`] and [`with_game!`] list the games.
//! - [`Library`] loads a game when it is first wanted and opens tables: a new game, a replay, a position.
//! - [`Table`] is a game in progress, whichever it is: what the server and the line protocol talk to.

mod data;
mod error;
mod games;
mod hints;
mod library;
mod table;

pub use data::{Data, InvalidData};
pub use error::TableError;
#[doc(hidden)]
pub use game_antike;
#[doc(hidden)]
pub use game_hellespont;
#[doc(hidden)]
pub use game_peloponnesian_war;
#[doc(hidden)]
pub use game_syracuse;
pub use games::{GameId, UnknownGame};
pub use hints::{AnswerHints, Irrevocable};
pub use library::{Library, LoadedGame};
pub use table::{JsonDecision, JsonOutcome, PastAction, RawJson, Table};
