//! What events are made of.

use serde::{Deserialize, Serialize};

use crate::ids::Side;

/// RE.7a Where Alcibiades goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Station {
    Sparta,
    Persia,
    Athens,
    Exile,
}

/// Why no city rises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum NoRebellion {
    Confident,
    AllTaken,
}

/// 4.3h Why a side passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum PassReason {
    Choice,
    Omens,
    NoLeader,
    NoObjective,
    NoArmy,
    TwoOperations,
}

/// 4.2m, 4.2.1g What keeps the system from sending an army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    ShortOfTroops,
    ShortOfMoney,
    NoRoute,
}

/// 4.2f-h, 4.2m Why an objective is rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Refused {
    Own,
    Occupied,
    Coalition,
    EntryBarred,
    NoRoute,
}

/// 4.7e, 4.7f Why a skirmish becomes a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    Dice,
    Land,
    Ships,
}

/// Why points are lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum LossCause {
    Skirmish,
    Battle,
    Storm,
    Siege,
    Plague,
    Helots,
    /// 1.1.2c They change sides, and there are not counters enough for them.
    NoCounter,
    /// RE.10d Their city leaves the war.
    LeftWar,
}

/// Why a leader dies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum DeathCause {
    Battle,
    Plague,
}

/// Why an operation is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    Arrived,
    Stopped,
    FomentingFailed,
    LeaderCaught,
    ArmyLost,
    Storm,
    LeaderDead,
    NoRoute,
    NoTroops,
}

/// A line that counts in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Line {
    pub side: Side,
    pub line: Modifier,
    pub by: i8,
}

/// 5.2.1, 5.2.2 What speaks for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Modifier {
    Leader,
    Cavalry,
    Hoplites,
    SpartanHoplites,
    AtSparta,
    Ships,
    AthenianShips,
}

/// 5.3c, 5.3.1c Why a siege fails without a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum SiegeBroken {
    Ships,
    LongWalls,
}

/// 7.1 A line of the income.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum IncomeItem {
    League,
    Damage,
    GreatAllies,
    Syracuse,
    Sicily,
    Euxine,
    Epidamnus,
    Eisphora,
    Persia,
    Helots,
}

/// 8.1 A line of the adjustment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum BellicosityItem {
    Confidence,
    Damage,
    Event,
    Helots,
}
