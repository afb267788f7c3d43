//! The one place that lists the games, and their face in JSON.

mod data;
mod games;
mod table;

pub use data::{Data, NotChecked};
#[doc(hidden)]
pub use game_antike;
#[doc(hidden)]
pub use game_syracuse;
pub use games::{GameId, UnknownGame};
pub use table::{JsonDecision, JsonOutcome, NewTable, Table, TableError};
