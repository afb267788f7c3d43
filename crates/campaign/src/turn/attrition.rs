//! Attrition of those who camp in the open.

use engine::D6;
use serde::{Deserialize, Serialize};

/// What a test does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
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

/// On how many faces of the die a test weakens one unit, and on how many all.
pub fn attrition_faces(bonus: u8) -> (u8, u8) {
    let faces = |wanted: Attrition| {
        let hits = D6::all().filter(|die| attrition(die.get() + bonus) == wanted);
        hits.count() as u8
    };
    (faces(Attrition::One), faces(Attrition::All))
}

/// So much strength on land adds 1 to the die.
const LAND_SHARE: u16 = 5;
/// So much strength at sea adds 1 to the die.
const NAVAL_SHARE: u16 = 20;

/// What the strength of those tested adds to the die: land and naval shares, each rounded down.
pub fn attrition_bonus(land: u16, naval: u16) -> u8 {
    (land / LAND_SHARE + naval / NAVAL_SHARE) as u8
}
