//! The Peloponnesian War, alone against the system or with two players.
//!
//! Ids such as `5.2.1a` are those of the rules ledger, `data/rules.toml`: the rulebook's section and a letter. Sections with letters are its
//! tables and answers: `ERR` errata, `PC` post-combat table, `RE` random events, `AID` player aid, `DEF` strategy matrices. Each module of
//! `rules` carries one section of it.

mod action;
mod data;
mod event;
mod force;
mod forecast;
mod game;
mod goal;
mod hint;
mod ids;
mod illegal;
mod notation;
mod outlook;
mod place;
mod position;
mod prompt;
mod rules;
mod sets;
mod state;
mod step;
mod summary;
#[cfg(test)]
mod tests;
mod troops;
pub mod typescript;
mod validate;
mod view;

pub use action::Action;
pub use event::{
    BellicosityItem, DeathCause, EndReason, Event, IncomeItem, Line, LossCause, Modifier,
    NoRebellion, Obstacle, PassReason, Refused, SiegeBroken, Station, Trigger,
};
pub use force::Force;
pub use forecast::{
    BattleOdds, BattleResult, Expected, IncomeEntry, IncomeOdds, MarchLeg, MarchOdds, Opponent,
    Round, RuledLine, SiegeOdds, Waypoint,
};
pub use game::PeloponnesianWar;
pub use goal::GoalItem;
pub use hint::{Hint, WayOn};
pub use ids::{
    AreaId, DangerId, Kind, LeaderId, Nationality, PerSide, RandomEventId, ScenarioId, Side, Sort,
    SpaceId, StrategyId,
};
pub use illegal::Illegal;
pub use outlook::Outlook;
pub use prompt::Prompt;
pub use sets::{PerLeader, PerSpace, SpaceSet};
pub use state::{
    Allies, Battle, BattleKind, Cause, Contests, Marks, Mode, Operation, Options, Party, Position,
    State, Used, Verdict, Whereabouts,
};
pub use step::{
    BattleStage, Group, HomeAfter, Purpose, RouteKind, SortIndex, Stage, Step, WalkStage,
    WarOrPeace,
};
pub use troops::{Troops, Unit, Units};
pub use view::View;
