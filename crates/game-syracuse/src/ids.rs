//! Sides, places, works and stratagems.

use std::{borrow::Cow, fmt, str::FromStr};

use engine::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use strum::{Display, EnumCount, EnumString, VariantArray};

/// One of the two players.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Display, EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Side {
    Athenian,
    Syracusan,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Athenian, Self::Syracusan];

    /// The enemy.
    #[inline]
    pub fn other(self) -> Self {
        match self {
            Self::Athenian => Self::Syracusan,
            Self::Syracusan => Self::Athenian,
        }
    }

    /// Athens has the first seat, Syracuse the second.
    #[inline]
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Who sits on a seat.
    pub fn of(seat: Seat) -> Option<Self> {
        Self::BOTH.get(seat.index()).copied()
    }
}

/// One thing for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "their names say it")]
pub struct PerSide<T> {
    pub athenian: T,
    pub syracusan: T,
}

impl<T> PerSide<T> {
    #[inline]
    pub(crate) fn get(&self, side: Side) -> &T {
        match side {
            Side::Athenian => &self.athenian,
            Side::Syracusan => &self.syracusan,
        }
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Athenian => &mut self.athenian,
            Side::Syracusan => &mut self.syracusan,
        }
    }
}

/// 0.2a Where a piece can be: a land zone T1 to T27, a naval zone M1 to M12, Catania, or a fort.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// Zones and Catania; the forts come after them.
    pub const ZONES: usize = 40;
    /// All places.
    pub const COUNT: usize = Self::ZONES + FortId::COUNT;
    /// Land zones come first.
    const LAND: u8 = 27;
    /// Catania comes after the naval zones.
    pub const CATANIA: Self = Self(39);

    /// `land(17)` is T17.
    pub const fn land(number: u8) -> Self {
        Self(number - 1)
    }

    /// `sea(12)` is M12.
    pub const fn sea(number: u8) -> Self {
        Self(Self::LAND + number - 1)
    }

    /// The inside of a fort.
    pub fn fort(fort: FortId) -> Self {
        Self(Self::ZONES as u8 + fort as u8)
    }

    /// The place with this number.
    #[inline]
    pub(crate) fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// Its number.
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Is it a land zone?
    #[inline]
    pub fn is_land(self) -> bool {
        self.0 < Self::LAND
    }

    /// Is it a naval zone of the map?
    #[inline]
    pub fn is_sea(self) -> bool {
        (Self::LAND..Self::CATANIA.0).contains(&self.0)
    }

    /// The fort whose inside it is.
    #[inline]
    pub fn as_fort(self) -> Option<FortId> {
        FortId::VARIANTS
            .get(self.index().checked_sub(Self::ZONES)?)
            .copied()
    }

    /// All zones, Catania included, in the order of the map.
    pub fn zones() -> impl Iterator<Item = Self> {
        (0..Self::ZONES as u8).map(Self)
    }

    /// All zones and forts.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }
}

/// The city and Ortygia.
pub const CITY: Place = Place::land(16);
/// Where the Athenian camp is built.
pub const CAMP: Place = Place::land(17);
/// The Athenian port, once there is a camp.
pub const CAMP_PORT: Place = Place::sea(12);
/// The Syracusan ports.
pub const CITY_PORTS: [Place; 2] = [Place::sea(6), Place::sea(7)];

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            land if land < Self::LAND => write!(f, "T{}", land + 1),
            39 => f.write_str("CAT"),
            sea if sea < 39 => write!(f, "M{}", sea - Self::LAND + 1),
            _ => match self.as_fort() {
                Some(fort) => write!(f, "{fort}"),
                None => f.write_str("?"),
            },
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::all().find(|place| place.to_string() == text);
        found.ok_or_else(|| format!("there is no zone or fort '{text}'"))
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(deserializer)?
            .parse()
            .map_err(D::Error::custom)
    }
}

/// A fort.
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
pub enum FortId {
    Olympieion,
    Labdalon,
    Syke,
    Plemmyrion,
}

/// A wall site.
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
#[expect(missing_docs, reason = "their names say it")]
pub enum WallId {
    A1,
    A2,
    A3,
    S1,
    S2,
    S3A,
    S3B,
}

impl WallId {
    /// 5.4a Who may build it.
    pub fn side(self) -> Side {
        match self {
            Self::A1 | Self::A2 | Self::A3 => Side::Athenian,
            Self::S1 | Self::S2 | Self::S3A | Self::S3B => Side::Syracusan,
        }
    }
}

/// 7 A stratagem.
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
#[expect(missing_docs, reason = "their names are in the data")]
pub enum Stratagem {
    S1,
    S2,
    S3,
    S4,
    S5,
    S6,
    S7,
    S8,
    S9,
    S10,
    S11,
    S12,
    S13,
    S14,
    S15,
    S16,
    S17,
    S18,
    S19,
    S20,
    S21,
    S22,
    S23,
    S24,
    S25,
}

/// 1.3a A two-faced stratagem counter, K01 to K22.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct CounterId(pub(crate) u8);

impl CounterId {
    /// How many there are.
    pub const COUNT: u8 = 22;

    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for CounterId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "K{:02}", self.0 + 1)
    }
}

impl fmt::Debug for CounterId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for CounterId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = text
            .strip_prefix('K')
            .and_then(|number| number.parse::<u8>().ok());
        let found = number.filter(|number| (1..=Self::COUNT).contains(number));
        found
            .map(|number| Self(number - 1))
            .ok_or_else(|| format!("there is no counter '{text}'"))
    }
}

impl Serialize for CounterId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CounterId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(deserializer)?
            .parse()
            .map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_have_the_names_of_the_map() {
        let names: Vec<String> = Place::all().map(|place| place.to_string()).collect();
        assert_eq!(
            (names[0].as_str(), names[26].as_str(), names[27].as_str()),
            ("T1", "T27", "M1")
        );
        assert_eq!(
            (names[38].as_str(), names[39].as_str(), names[42].as_str()),
            ("M12", "CAT", "syke")
        );
        assert!(Place::all().all(|place| place.to_string().parse() == Ok(place)));
        assert!(CITY.is_land() && CAMP_PORT.is_sea() && !Place::CATANIA.is_sea());
        assert_eq!(Place::fort(FortId::Syke).as_fort(), Some(FortId::Syke));
    }
}
