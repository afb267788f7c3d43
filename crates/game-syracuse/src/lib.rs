//! Syracuse 415-413 BC.
//!
//! Ids such as `4.2.2a` are those of the rules ledger, `data/rules.toml`: the rulebook's section and a letter. Each module of
//! `rules` carries one section of it.

#![expect(
    missing_docs,
    reason = "names, rule ids and messages say it; the crate is for this workspace"
)]

mod action;
mod battle;
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
mod pieces;
mod place;
mod position;
mod prompt;
#[cfg(test)]
mod random_tests;
mod routes;
mod rules;
mod state;
mod step;
mod summary;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod types;
pub mod typescript;
mod validate;
mod view;
mod warnings;

pub use action::{Action, Target};
pub use battle::Play;
pub use document::{OwnPhasePosition, Position, StateDocument};
pub use event::{Construction, Event, Modifier, ModifierLine};
pub use game::Syracuse;
pub use goal::GoalItem;
pub use hint::Hint;
pub use ids::{CounterId, CounterSet, FortId, PerSide, Place, Side, Stratagem, WallId};
pub use illegal::{BuildProblem, Illegal};
pub use outlook::Outlook;
pub use pieces::{PieceId, PieceSet, UnitType};
pub use prompt::{Prompt, SharedPrompt};
pub use rules::forecast::{Chance, Forecast, Line, Then};
pub use state::{
    Camp, Degree, Edition, Entered, FortState, LeaderPassage, Options, OwnState, Ruins, ScenarioId,
    State, Verdict, Work,
};
pub use step::{
    Battle, BattleKind, BattleStage, Landing, March, OwnBattle, OwnBattleStage, OwnMarch,
    OwnPicking, OwnRetreat, OwnStage, OwnStep, OwnWindow, OwnWindowKind, Picking, RecoverCause,
    Retreat, RetreatCause, Roll, Stage, Step, WeakenCause, Window, WindowKind,
};
pub use view::{HandView, View};
