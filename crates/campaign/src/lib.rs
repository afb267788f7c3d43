//! What Syracuse and Hellespont share, as primitives: each game puts them together by its own rules.

mod acts;
mod choice;
mod combat;
mod context;
mod counters;
mod events;
mod hint;
mod id_set;
mod kernel;
mod names;
mod pieces;
mod prompts;
mod refusals;
mod sides;
mod state;
#[cfg(test)]
pub mod testing;
mod text;
mod turn;
pub mod typescript;
mod written_ids;

pub use choice::Choice;
pub use combat::*;
pub use context::{Act, Look};
pub use counters::*;
pub use events::{CombatEvent, CounterEvent, MarkerEvent, PieceEvent};
pub use hint::SharedHint;
pub use id_set::{IdSet, SmallId};
pub use kernel::{Array, Campaign, PlayOf};
pub use names::keys;
pub use pieces::*;
pub use prompts::SharedPrompt;
pub use refusals::Refusal;
pub use sides::{BySide, TwoSided};
pub use state::{CampaignState, GROUPS, Phase, STEPS};
pub use text::*;
pub use turn::*;
