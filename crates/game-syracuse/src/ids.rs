//! Sides, places, works and stratagems.

use std::fmt;

use strum::{EnumCount, VariantArray};

// Athens has the first seat, Syracuse the second.
campaign::two_sides!(Athenian athenian, Syracusan syracusan);

/// 0.2a Where a piece can be: a land zone T1 to T27, a naval zone M1 to M12, Catania, or a fort.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "string")]
pub struct Place(u8);

impl Default for Place {
    fn default() -> Self {
        Self::CATANIA
    }
}

impl Place {
    /// Zones and Catania; the forts come after them.
    pub const ZONES: usize = 40;
    /// Naval zones of the map.
    pub(crate) const SEAS: usize = 12;
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

    /// All naval zones of the map.
    pub(crate) fn seas() -> impl Iterator<Item = Self> {
        (Self::LAND..Self::CATANIA.0).map(Self)
    }

    /// The number of a naval zone among them, from 0; that of any other place is beyond them.
    pub(crate) fn sea_number(self) -> usize {
        usize::from(self.0.wrapping_sub(Self::LAND))
    }
}

/// The city and Ortygia.
pub(crate) const CITY: Place = Place::land(16);
/// Where the Athenian camp is built.
pub(crate) const CAMP: Place = Place::land(17);
/// The Athenian port, once there is a camp.
pub(crate) const CAMP_PORT: Place = Place::sea(12);
/// The Syracusan ports.
pub(crate) const CITY_PORTS: [Place; 2] = [Place::sea(6), Place::sea(7)];

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

campaign::named_places!(Place);

engine::id_enum! {
    /// A fort.
    #[serde(rename_all = "kebab-case")]
    #[strum(serialize_all = "kebab-case")]
    pub enum FortId {
        Olympieion,
        Labdalon,
        Syke,
        Plemmyrion,
    }
}

engine::id_enum! {
    /// A wall site.
    pub enum WallId {
        A1,
        A2,
        A3,
        S1,
        S2,
        S3A,
        S3B,
    }
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

engine::id_enum! {
    /// 7 A stratagem.
    pub enum Stratagem {
        Periplous = "S1",
        Kuklos = "S2",
        Diekplous = "S3",
        StormAtSea = "S4",
        RottenHulls = "S5",
        ReinforcedShips = "S6",
        Archers = "S7",
        Spartans = "S8",
        Cavalry = "S9",
        NightAttack = "S10",
        CombinedAttack = "S11",
        Wall = "S12",
        Fort = "S13",
        Sapping = "S14",
        RecoverOne = "S15",
        RecoverTwo = "S16",
        DelayedReinforcements = "S17",
        Reinforcements = "S18",
        WoundedLeader = "S19",
        Discord = "S20",
        Alcibiades = "S21",
        Supply = "S22",
        Epidemic = "S23",
        Desertion = "S24",
        GoodOmens = "S25",
    }
}

// 1.3a The counters K01 to K22.
campaign::counter_ids!('K', 22);

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
