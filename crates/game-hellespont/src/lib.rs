//! Hellespont 411-410 BC.
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
pub use battle::{Play, Siege, SiegeDice};
pub use data::Month;
pub use document::{OwnPhasePosition, Position, StateDocument};
pub use event::{Event, Modifier, ModifierLine, SiegeLine, SiegeReason};
pub use game::Hellespont;
pub use goal::{GoalItem, PortPoints};
pub use hint::Hint;
pub use ids::{CounterId, CounterSet, PerSide, Place, Side, Stratagem};
pub use illegal::Illegal;
pub use outlook::Outlook;
pub use pieces::{PieceId, PieceSet, UnitType};
pub use prompt::{Prompt, SharedPrompt};
pub use rules::{
    evasion::EvasionReason,
    forecast::{Chance, Forecast, Line},
    prospects::{
        EvasionForecast, EvasionForecastLine, PassingForecast, Prospect, SiegeForecast,
        SiegeForecastLine,
    },
};
pub use state::{
    Degree, Entered, EvasionLoss, Options, OwnState, ReturnedUnits, ScenarioId, SiegeRatio, State,
    StormRule, Tissaphernes, Verdict,
};
pub use step::{
    Battle, BattleStage, Cause, Home, March, MarchKind, OwnBattle, OwnBattleStage, OwnMarch,
    OwnPicking, OwnRetreat, OwnStage, OwnStep, OwnWindow, OwnWindowKind, Picking, RecoverCause,
    Retreat, RetreatCause, Roll, SiegeStage, StackCheck, Stage, Step, WeakenCause, Window,
    WindowKind,
};
pub use view::{HandView, View};
