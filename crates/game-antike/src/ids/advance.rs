//! The track of advances.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

engine::id_enum! {
    /// A place on the track of advances.
    #[serde(rename_all = "kebab-case")]
    #[strum(serialize_all = "kebab-case")]
    pub enum Advance {
        Wheel,
        Sailing,
        Market,
        Monarchy,
        Roads,
        Navigation,
        Currency,
        Democracy,
    }
}

impl Advance {
    /// The basic advance that must come first; none for a basic one.
    pub fn basic(self) -> Option<Self> {
        match self {
            Self::Wheel | Self::Sailing | Self::Market | Self::Monarchy => None,
            Self::Roads => Some(Self::Wheel),
            Self::Navigation => Some(Self::Sailing),
            Self::Currency => Some(Self::Market),
            Self::Democracy => Some(Self::Monarchy),
        }
    }
}

/// One of the four lines of the track, each with a basic and a superior place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Wheel and roads.
    Legions,
    /// Sailing and navigation.
    Galleys,
    /// Market and currency.
    Income,
    /// Monarchy and democracy.
    Defence,
}

/// Advances of one nation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(from = "Vec<Advance>", into = "Vec<Advance>")]
#[ts(as = "Vec<Advance>")]
pub struct AdvanceSet(u8);

impl AdvanceSet {
    /// All eight advances.
    pub const ALL: Self = Self(u8::MAX);

    /// Is it one of them?
    #[inline]
    pub fn contains(self, advance: Advance) -> bool {
        self.0 & (1 << advance as u8) != 0
    }

    pub fn insert(&mut self, advance: Advance) {
        self.0 |= 1 << advance as u8;
    }

    /// Those in either set.
    #[inline]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Are there none?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// aid.2 What a line is worth: nothing, 1 with the basic advance, 2 with the superior one.
    #[inline]
    pub fn bonus(self, line: Line) -> u8 {
        let basic = line as u8;
        (self.0 >> basic & 1) + (self.0 >> (basic + 4) & 1)
    }

    /// All of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Advance> {
        Advance::VARIANTS
            .iter()
            .copied()
            .filter(move |&advance| self.contains(advance))
    }
}

impl From<Vec<Advance>> for AdvanceSet {
    fn from(advances: Vec<Advance>) -> Self {
        advances.into_iter().collect()
    }
}

impl FromIterator<Advance> for AdvanceSet {
    fn from_iter<I: IntoIterator<Item = Advance>>(advances: I) -> Self {
        let mut set = Self::default();
        advances.into_iter().for_each(|advance| set.insert(advance));
        set
    }
}

impl From<AdvanceSet> for Vec<Advance> {
    fn from(set: AdvanceSet) -> Self {
        set.iter().collect()
    }
}
