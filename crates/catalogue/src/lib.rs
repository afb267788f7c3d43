//! The one place that lists the games, and their face in JSON.

mod data;
mod error;
mod foresight;
mod games;
mod shelf;
mod table;

pub use data::{Data, NotChecked};
pub use error::TableError;
pub use foresight::Irrevocable;
#[doc(hidden)]
pub use game_antike;
#[doc(hidden)]
pub use game_hellespont;
#[doc(hidden)]
pub use game_peloponnesian_war;
#[doc(hidden)]
pub use game_syracuse;
pub use games::{GameId, UnknownGame};
pub use shelf::{Loaded, OnShelf, Shelf};
pub use table::{JsonDecision, JsonOutcome, Past, Raw, Table};
