//! What things are called: sides and sorts of troops, spaces and leaders, strategies and events.

mod card;
mod named;
mod side;
mod sort;

pub use self::{
    card::{DangerId, RandomEventId, ScenarioId, StrategyId},
    named::{AreaId, LeaderId, SpaceId},
    side::{PerSide, Side},
    sort::{Kind, Nationality, Sort},
};
