//! Attrition of those who camp in the open.

use serde::{Deserialize, Serialize};

/// What a test does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attrition {
    /// Nothing.
    None,
    /// One unit of its owner's choice is weakened.
    One,
    /// All units tested are weakened.
    All,
}

/// The result of a modified die: 5 hits one unit, more hits all.
pub fn attrition(modified: u8) -> Attrition {
    match modified {
        0..=4 => Attrition::None,
        5 => Attrition::One,
        6.. => Attrition::All,
    }
}
