//! A whole position. It holds no heap memory.

use campaign::{CampaignState, Crossings, Entry};
use serde::{Deserialize, Serialize};

use crate::{
    battle::Siege,
    ids::{Place, Side},
    pieces::PieceSet,
    types::Types,
};

pub(crate) use campaign::Arrival;
pub use campaign::Degree;

/// Where a piece is; removed are those who were withdrawn or fell to discord, are held by Tissaphernes or have deserted.
pub(crate) type At = campaign::At<Place>;
/// Where a piece is and how it is.
pub(crate) type Piece = campaign::Piece<Place, Entered>;
/// 9 How the game ended.
pub type Verdict = campaign::Verdict<Side>;

/// Table.27 How a piece came into its zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(default)]
pub struct Entered {
    /// Table.23 By an amphibious move.
    pub landing: bool,
    /// Table.24 From clear into difficult terrain.
    pub rough: bool,
}

impl Entry for Entered {
    #[inline]
    fn bits(self) -> u8 {
        u8::from(self.landing) | u8::from(self.rough) << 1
    }

    #[inline]
    fn from_bits(bits: u8) -> Self {
        Self {
            landing: bits & 1 != 0,
            rough: bits & 2 != 0,
        }
    }
}

engine::id_enum! {
    /// Which scenario is played.
    pub enum ScenarioId {
        /// 10.1
        Historical = "10.1",
        /// 10.2
        Alcibiades = "10.2",
    }
}

/// What people may agree on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Options {
    pub siege_ratio: SiegeRatio,
    pub storm: StormRule,
    #[serde(default)]
    pub evasion_loss: EvasionLoss,
    #[serde(default)]
    pub returned_units: ReturnedUnits,
}

/// 5.1k, 5.1l Whom the force ratio of a siege costs dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum SiegeRatio {
    /// The weaker besieger loses more dice.
    #[default]
    Sensible,
    /// The figures of the text.
    Printed,
}

/// 7.S4b, 7.S4c Where a storm hits harder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum StormRule {
    /// Away from friendly ports and beaches.
    #[default]
    Sheltered,
    /// The numbers of the text.
    Printed,
}

/// 4.2.1g, 4.2.1i Which unit of an evading fleet is weakened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum EvasionLoss {
    /// Any of them, troops aboard too.
    #[default]
    Any,
    /// One that would have fought: a ship.
    Ship,
}

/// 8i, 8l How a land unit comes back by the advantage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum ReturnedUnits {
    /// At full strength.
    #[default]
    Full,
    /// Weakened.
    Weakened,
}

/// 7.S17a, 7.S18b Alcibiades and the satrap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Tissaphernes {
    /// S17 has not been played.
    #[default]
    Waits,
    /// He holds Alcibiades.
    Holds,
    /// 7.S18b Alcibiades has been freed.
    Outwitted,
    /// 7.S18c The escape came first: Sparta scores.
    Forestalled,
}

/// A whole position.
pub type State = CampaignState<Types>;

/// What a position keeps besides what both campaigns do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct OwnState {
    #[serde(default)]
    pub options: Options,
    /// 9.2h Leaders who were killed in combat.
    #[serde(default)]
    pub killed: PieceSet,
    #[serde(default)]
    pub tissaphernes: Tissaphernes,
    /// 7.S18a Alcibiades has been on the map: bases are not on it.
    #[serde(default)]
    pub alcibiades_entered: bool,
    #[serde(default)]
    pub siege: Option<Siege>,
}

/// What a phase keeps besides what both campaigns do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnPhase {
    /// 8j The advantage has been used in this D.3.
    pub(crate) advantage_used: bool,
    /// 3.4e Land strength that has crossed each sea zone in this phase.
    pub(crate) crossed: Crossings<{ Place::SEAS }>,
    /// 3.4e The same for the retreats of one combat.
    pub(crate) fled: Crossings<{ Place::SEAS }>,
}
