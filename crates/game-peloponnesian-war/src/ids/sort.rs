//! 1.1.2 Kinds of troops, whose they are, and both together.

use super::Side;

engine::id_enum! {
    /// 1.1.2a What a strength point is.
    #[serde(rename_all = "kebab-case")]
    #[strum(serialize_all = "kebab-case")]
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
