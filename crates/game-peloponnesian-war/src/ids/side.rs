//! Athens and Sparta.

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::{Nationality, SpaceId};

engine::id_enum! {
    /// Athens with the Delian League, or Sparta with the Peloponnesian League.
    #[serde(rename_all = "kebab-case")]
    #[strum(serialize_all = "kebab-case")]
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
