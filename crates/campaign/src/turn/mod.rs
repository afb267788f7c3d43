//! The course of a turn: initiative and action points, the advantage, movement, supply, attrition, the end.

mod actions;
mod advantage;
mod arrival;
mod attrition;
mod grouping;
mod half_turn;
mod marching;
mod movement;
mod routes;
mod scenario;
mod sequence;
mod stepping;
mod supply;
mod tracks;
mod verdict;

pub use actions::{Budget, action_points, activation_cost, initiative, next_to_act};
pub use advantage::{AdvantageUse, Hurts, could_improve, may_cancel, may_use_advantage};
pub use arrival::Arrival;
pub use attrition::{Attrition, attrition, attrition_bonus, attrition_faces};
pub use grouping::Grouping;
pub use half_turn::HalfTurn;
pub use marching::Marching;
pub use movement::{
    Crossings, LEADER_POINTS, Passage, UNIT_POINTS, closable, passage, reach, who_can_pay,
};
pub use routes::Routes;
pub use scenario::{Group, Scenario};
pub use sequence::Sequence;
pub use stepping::{Stepping, Way};
pub use supply::{Supply, SupplyFace};
pub use tracks::Season;
pub use verdict::{Degree, Verdict};
