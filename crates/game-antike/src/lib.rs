//! Antike, complete: both boards, two to six players, the long game.
//!
//! The book has no section numbers; ids such as `conquest.5` are those of the rules ledger, `data/rules.toml`. The
//! module `rules` is its table of contents.

mod action;
mod data;
mod document;
mod event;
mod game;
mod goal;
mod hint;
mod ids;
mod illegal;
mod notation;
mod outlook;
mod payment;
mod place;
mod position;
mod prompt;
mod rules;
mod standing;
mod state;
mod summary;
#[cfg(test)]
mod tests;
pub mod typescript;
mod validate;

pub use action::Action;
pub use document::{NationDocument, View};
pub use event::{Event, Occasion, Taken, Victory};
pub use game::Antike;
pub use goal::{FirstAdvance, GoalItem};
pub use ids::{Advance, BoardId, Nation, ProvinceId, Resource, Space, UnitKind};
pub use illegal::Illegal;
pub use outlook::{Coverage, Outlook, Target, Tasks, Way};
pub use payment::Payment;
pub use prompt::Prompt;
pub use state::{FightLength, Purchase, State};
