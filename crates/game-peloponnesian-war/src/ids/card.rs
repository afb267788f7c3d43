//! Strategies, dangers, random events and scenarios, as the data files name them.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

/// 3.1 A strategy of either matrix.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    VariantArray,
    ts_rs::TS,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum StrategyId {
    AttackAthens,
    FomentRebellion,
    CutLoc,
    AttackAlly,
    AttackSparta,
}

/// DEF.a to DEF.e A danger that calls for defence.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    VariantArray,
    ts_rs::TS,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum DangerId {
    S1,
    S2,
    S3,
    S4,
    A1,
    A2,
    A3,
    A4,
}

/// 2.2 A random event, in the order of the table from 2 to 12.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    VariantArray,
    ts_rs::TS,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum RandomEventId {
    SilverMine,
    OligarchicCoup,
    ThraceChangesSides,
    PersiaEnters,
    Plague,
    DemagogueForHire,
    DelianRebellion,
    MacedoniaChangesSides,
    Neutrals,
    LeaderDeaths,
    Omens,
}

/// 10.0a A scenario.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    VariantArray,
    ts_rs::TS,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ScenarioId {
    PeloponnesianWar,
    ArchidamianWar,
    DeceleanWar,
    FallOfAthens,
}
