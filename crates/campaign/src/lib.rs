//! What Syracuse and Hellespont share, as primitives: each game puts them together by its own rules.

mod actions;
mod attrition;
mod bowl;
mod calendar;
mod combat_table;
mod losses;
mod odds;
mod supply;

pub use actions::action_points;
pub use attrition::{Attrition, attrition};
pub use bowl::CounterSet;
pub use calendar::Season;
pub use combat_table::{CombatResult, CombatTable, Winner};
pub use losses::Loss;
pub use odds::Odds;
pub use supply::{Supply, SupplyFace};
