//! The things of the game that have a name: provinces, nations, resources, units, advances, personages, spaces of the wheel.

mod advance;
mod province;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumCount, EnumString, IntoStaticStr, VariantArray};

pub use self::{
    advance::{Advance, AdvanceSet, Line},
    province::{BoardId, ProvinceId},
};

/// A nation of either board.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Nation {
    Greeks,
    Romans,
    Germans,
    Phoenicians,
    Carthaginians,
    Persians,
    Arabs,
    Egyptians,
    Babylonians,
}

/// What cities produce and everything costs.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Resource {
    Marble,
    Iron,
    Gold,
}

/// A kind of military unit.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum UnitKind {
    Legion,
    Galley,
}

/// One of the five piles of personages.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    EnumCount,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum PersonageKind {
    King,
    Scholar,
    General,
    Citizen,
    Navigator,
}

/// A space of the wheel. Where it lies on the wheel is in the data.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    EnumCount,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Space {
    Iron,
    Temple,
    Gold,
    #[serde(rename = "maneuver-1")]
    #[strum(serialize = "maneuver-1")]
    Maneuver1,
    Arming,
    Marble,
    KnowHow,
    #[serde(rename = "maneuver-2")]
    #[strum(serialize = "maneuver-2")]
    Maneuver2,
}
