//! What Syracuse and Hellespont share, as primitives: each game puts them together by its own rules.

mod acts;
mod asking;
mod choice;
mod combat;
mod context;
mod counters;
mod course;
mod document;
mod events;
mod game;
mod hint;
mod id_set;
mod kernel;
mod names;
mod pieces;
mod places;
mod positions;
mod prompts;
mod refusals;
mod rules;
mod sides;
mod state;
mod step;
#[cfg(test)]
pub mod testing;
mod text;
mod turn;
pub mod typescript;
mod validating;
mod warnings;
mod weighing;
mod windows;
mod written_ids;

pub use choice::Choice;
pub use combat::*;
pub use context::{Act, Look};
pub use counters::*;
pub use course::{apply, other_question, run};
pub use document::{Papers, PhasePosition, Position, Secrets, StateDocument, seen, state};
pub use events::{CombatEvent, CounterEvent, MarkerEvent, PieceEvent, SharedEvent};
pub use game::{CampaignGame, OwnFiles, together};
pub use hint::SharedHint;
pub use id_set::{IdSet, SmallId};
pub use kernel::{Array, Campaign, Cell, Item};
use names::keys;
pub use pieces::*;
pub use places::{Counted, Fact, PartyKind, SharedPlaceItem};
pub use positions::read_stage;
pub use prompts::SharedPrompt;
pub use refusals::Refusal;
pub use rules::{
    Advice, Aim, Answer, Answering, Asking, Facts, Loading, Performing, Positions, Question, Rules,
    Scoring, SettingUp, Settling, Sight, Validating, Vocabulary,
};
pub use sides::{BySide, TwoSided};
pub use state::{CampaignState, GROUPS, Phase, STEPS};
pub use step::{BattleStage, March, Picking, Retreat, Stage, Step, Window, WindowKind};
pub use text::*;
pub use turn::*;
pub use validating::{all_counters, all_places, waiting};
pub use warnings::Warnings;
pub use weighing::{Outlook, Weighing};
pub use windows::{Windows, imagine_plays};
