//! Sides, troops, strategies and dangers.

use engine::Seat;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

use crate::names::{LeaderId, SpaceId};

engine::id_enum! {
    /// Athens with the Delian League, or Sparta with the Peloponnesian League.
    #[serde(rename_all = "kebab-case")]
    #[strum(serialize_all = "kebab-case")]
    #[expect(missing_docs, reason = "their names say it")]
    pub enum Side {
        Athens,
        Sparta,
    }
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Athens, Self::Sparta];

    /// 1.3h The enemy.
    #[inline]
    pub fn other(self) -> Self {
        match self {
            Self::Athens => Self::Sparta,
            Self::Sparta => Self::Athens,
        }
    }

    /// With two players Athens has the first seat.
    #[inline]
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Where its leaders set out.
    #[inline]
    pub fn home(self) -> SpaceId {
        match self {
            Self::Athens => SpaceId::ATHENS,
            Self::Sparta => SpaceId::SPARTA,
        }
    }

    /// Its troops, own men first.
    pub fn nationalities(self) -> [Nationality; 2] {
        match self {
            Self::Athens => [Nationality::Athenian, Nationality::AthenianAlly],
            Self::Sparta => [Nationality::Spartan, Nationality::SpartanAlly],
        }
    }
}

/// One thing for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "their names say it")]
pub struct PerSide<T> {
    pub athens: T,
    pub sparta: T,
}

impl<T> PerSide<T> {
    /// What belongs to a side, and what to the other.
    pub(crate) fn of(side: Side, mine: T, theirs: T) -> Self {
        match side {
            Side::Athens => Self {
                athens: mine,
                sparta: theirs,
            },
            Side::Sparta => Self {
                athens: theirs,
                sparta: mine,
            },
        }
    }

    /// What belongs to a side.
    #[inline]
    pub fn get(&self, side: Side) -> &T {
        match side {
            Side::Athens => &self.athens,
            Side::Sparta => &self.sparta,
        }
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Athens => &mut self.athens,
            Side::Sparta => &mut self.sparta,
        }
    }
}

engine::id_enum! {
    /// 1.1.2a What a strength point is.
    #[serde(rename_all = "kebab-case")]
    #[strum(serialize_all = "kebab-case")]
    #[expect(missing_docs, reason = "their names say it")]
    pub enum Kind {
        Hoplite,
        Cavalry,
        Naval,
    }
}

engine::id_enum! {
    /// 1.1.2a Whose men they are.
    #[serde(rename_all = "kebab-case")]
    #[strum(serialize_all = "kebab-case")]
    #[expect(missing_docs, reason = "their names say it")]
    pub enum Nationality {
        Athenian,
        AthenianAlly,
        Spartan,
        SpartanAlly,
    }
}

impl Nationality {
    /// Whose side they fight on.
    #[inline]
    pub fn side(self) -> Side {
        match self {
            Self::Athenian | Self::AthenianAlly => Side::Athens,
            Self::Spartan | Self::SpartanAlly => Side::Sparta,
        }
    }

    /// Are they the great city's own men?
    #[inline]
    pub fn is_own(self) -> bool {
        matches!(self, Self::Athenian | Self::Spartan)
    }
}

/// A sort of troops of a side: own hoplites, cavalry, ships, then those of the allies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sort(u8);

impl Sort {
    /// How many sorts a side has.
    pub const COUNT: usize = 6;
    /// All sorts, own men first.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The sort of a nationality and kind.
    #[inline]
    pub fn of(nationality: Nationality, kind: Kind) -> Self {
        if nationality.is_own() {
            Self::own(kind)
        } else {
            Self::allied(kind)
        }
    }

    #[inline]
    pub(crate) const fn own(kind: Kind) -> Self {
        Self(kind as u8)
    }

    #[inline]
    pub(crate) const fn allied(kind: Kind) -> Self {
        Self(3 + kind as u8)
    }

    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// How far from the lowest bit of a force its byte begins.
    #[inline]
    pub(crate) fn shift(self) -> u8 {
        8 * (self.0 % 8)
    }

    /// Are they the great city's own men?
    #[inline]
    pub fn is_own(self) -> bool {
        self.0 < 3
    }

    /// Hoplites, cavalry or ships.
    #[inline]
    pub fn kind(self) -> Kind {
        match self.0 {
            0 | 3 => Kind::Hoplite,
            1 | 4 => Kind::Cavalry,
            _ => Kind::Naval,
        }
    }

    /// Whose men they are, on a side.
    #[inline]
    pub fn nationality(self, side: Side) -> Nationality {
        let [own, allied] = side.nationalities();
        if self.is_own() { own } else { allied }
    }
}

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
#[expect(missing_docs, reason = "their names are in the data")]
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
#[expect(missing_docs, reason = "their names are in the data")]
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
#[expect(missing_docs, reason = "their names are in the data")]
pub enum HappeningId {
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
#[expect(missing_docs, reason = "their names are in the data")]
pub enum ScenarioId {
    PeloponnesianWar,
    ArchidamianWar,
    DeceleanWar,
    FallOfAthens,
}

/// 1.1.2f The side a leader was born to; where Alcibiades serves is in the position.
impl LeaderId {
    /// Whose leader he is.
    #[inline]
    pub fn side(self) -> Side {
        if self.number() < Self::ATHENIAN {
            Side::Athens
        } else {
            Side::Sparta
        }
    }
}
