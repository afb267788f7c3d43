//! Why pieces are weakened or lost.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// Why a piece is weakened or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantArray, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The table of combats says so.
    Combat,
    /// It goes down with its ships.
    Sunk,
    /// It is beaten and has nowhere to retreat.
    NoRetreat,
    /// Cavalry rides it down after a combat.
    Pursuit,
    /// It was in a place that was taken by assault.
    Assault,
    /// It takes part in a siege, on either side.
    Siege,
    /// It evades a combat.
    Evasion,
    /// Nobody paid for its combat, and it goes back.
    ForcedReturn,
    /// Nobody paid for its combat, and it cannot go back.
    NoReturn,
    /// A leader is alone among enemies.
    Alone,
    /// Too many are in one place.
    Stacking,
    /// It has to move on from a place with too many units, and cannot.
    Surplus,
    /// It has to make room for enemies who arrive, and cannot.
    Displacement,
    /// Its ships carry too much.
    Overload,
    /// It has no ship left and nowhere to land.
    Stranded,
    /// Attrition.
    Attrition,
    /// Nothing is left to eat.
    Famine,
    /// A storm.
    Storm,
    /// An epidemic.
    Epidemic,
    /// The hulls of its ships are rotten.
    RottenHulls,
    /// It deserts.
    Desertion,
    /// Ships carry it, and no shore next to them is free for the landing.
    NoShore,
}

impl Cause {
    /// Is it part of a combat? Only leaders lost in this way count for the enemy.
    pub fn is_combat(self) -> bool {
        match self {
            Self::Combat
            | Self::Sunk
            | Self::NoRetreat
            | Self::Pursuit
            | Self::Assault
            | Self::Evasion => true,
            Self::Siege
            | Self::ForcedReturn
            | Self::NoReturn
            | Self::Alone
            | Self::Stacking
            | Self::Surplus
            | Self::Displacement
            | Self::Overload
            | Self::Stranded
            | Self::Attrition
            | Self::Famine
            | Self::Storm
            | Self::Epidemic
            | Self::RottenHulls
            | Self::Desertion
            | Self::NoShore => false,
        }
    }

    /// Is it the sea that takes a leader, not the enemy?
    pub(crate) fn is_at_sea(self) -> bool {
        matches!(self, Self::Sunk | Self::Stranded | Self::NoShore)
    }
}
