//! Combat: the odds, the table, what its lines do, and the losses.

mod battle;
mod cause;
mod fighting;
mod force;
mod forecast;
mod losses;
mod odds;
mod reading;
mod retreating;
mod sums;
mod table;

pub use battle::Battle;
pub use cause::Cause;
pub use fighting::{Fighting, Losing, Reckoning};
pub use force::Force;
pub use forecast::{Forecast, Line};
pub use losses::{HitsLeft, Loss};
pub use odds::Odds;
pub use reading::{Modifier, Modifiers, Reading};
pub use retreating::Retreating;
pub use sums::Sums;
pub use table::{CombatResult, CombatTable, Winner};
