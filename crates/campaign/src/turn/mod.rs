//! The course of a turn: initiative and action points, the advantage, movement, supply, attrition, the end.

mod actions;
mod advantage;
mod arrival;
mod attrition;
mod half_turn;
mod movement;
mod routes;
mod scenario;
mod supply;
mod tracks;
mod verdict;

pub use actions::{Budget, action_points, activation_cost, initiative, next_to_act};
pub use advantage::{AdvantageUse, Hurts, could_improve, may_cancel, may_use_advantage};
pub use arrival::Arrival;
pub use attrition::{Attrition, attrition, attrition_bonus, attrition_faces};
pub use half_turn::HalfTurn;
pub use movement::{
    Crossings, LEADER_POINTS, Passage, UNIT_POINTS, closable, passage, reach, who_can_pay,
};
pub use routes::Routes;
pub use scenario::{Group, Scenario};
pub use supply::{Supply, SupplyFace};
pub use tracks::Season;
pub use verdict::{Degree, Verdict};
