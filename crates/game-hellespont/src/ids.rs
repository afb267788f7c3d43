//! Sides, places and stratagems.

use std::fmt;

// Athens has the first seat, Sparta the second.
campaign::two_sides!(Athenian athenian, Spartan spartan);

/// 0.2a Where a piece can be: a sea zone M1 to M23, a land zone T1 to T30, a port or a base.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "string")]
pub struct Place(u8);

/// The ports in the order of the map.
const PORTS: [&str; 8] = [
    "Cardia",
    "Sestos",
    "Eleonte",
    "Abydos",
    "Rhoeteion",
    "Lampsaque",
    "Parion",
    "Cyzique",
];

impl Place {
    /// All places.
    pub const COUNT: usize = 64;
    /// Sea zones come first.
    pub const SEAS: usize = 23;
    /// Then land zones, ports and bases.
    const LAND: u8 = Self::SEAS as u8;
    const PORT: u8 = Self::LAND + 30;
    const BASE: u8 = Self::PORT + PORTS.len() as u8;

    /// 9.1b The port that Sparta does not need.
    pub const CARDIA: Self = Self(Self::PORT);
    /// 9.2b
    pub const SESTOS: Self = Self(Self::PORT + 1);
    /// 9.2b
    pub const ABYDOS: Self = Self(Self::PORT + 3);
    /// 9.2a
    pub const CYZICUS: Self = Self(Self::PORT + 7);
    /// 0.2o Sparta's own base.
    pub const BYZANTIUM: Self = Self(Self::BASE);
    /// 0.2o Athens' own base.
    pub const THASOS: Self = Self(Self::BASE + 1);
    /// 0.2o The base of both: Samos for Athens, Chios for Sparta.
    pub const SAMOS: Self = Self(Self::BASE + 2);
    /// 8i Where the Persians come from.
    pub const DASKYLEION: Self = Self::land(29);

    /// `sea(5)` is M5.
    pub const fn sea(number: u8) -> Self {
        Self(number - 1)
    }

    /// `land(17)` is T17.
    pub const fn land(number: u8) -> Self {
        Self(Self::LAND + number - 1)
    }

    /// Is it a sea zone?
    #[inline]
    pub fn is_sea(self) -> bool {
        self.0 < Self::LAND
    }

    /// Is it a land zone?
    #[inline]
    pub fn is_land(self) -> bool {
        (Self::LAND..Self::PORT).contains(&self.0)
    }

    /// Is it a port?
    #[inline]
    pub fn is_port(self) -> bool {
        (Self::PORT..Self::BASE).contains(&self.0)
    }

    /// Is it a base?
    #[inline]
    pub fn is_base(self) -> bool {
        self.0 >= Self::BASE
    }

    /// All ports.
    pub fn ports() -> impl Iterator<Item = Self> {
        (Self::PORT..Self::BASE).map(Self)
    }

    /// The number of a port, 0 to 7.
    pub(crate) fn port_number(self) -> u8 {
        self.0.saturating_sub(Self::PORT)
    }

    /// 0.2o The bases that a side may use.
    pub(crate) fn bases_of(side: Side) -> [Self; 2] {
        match side {
            Side::Athenian => [Self::THASOS, Self::SAMOS],
            Side::Spartan => [Self::BYZANTIUM, Self::SAMOS],
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let port = PORTS.get(usize::from(self.port_number()));
        match port {
            Some(port) if self.is_port() => f.write_str(port),
            _ if self.is_sea() => write!(f, "M{}", self.0 + 1),
            _ if self.is_land() => write!(f, "T{}", self.0 - Self::LAND + 1),
            _ => write!(f, "B{}", self.0 - Self::BASE + 1),
        }
    }
}

campaign::named_places!(Place);

engine::id_enum! {
    /// 7 A stratagem. 7.S21a There is no S21.
    pub enum Stratagem {
        Periplous = "S1",
        Kuklos = "S2",
        Diekplous = "S3",
        StormAtSea = "S4",
        RottenHulls = "S5",
        Archers = "S6",
        Cavalry = "S7",
        CombinedAttack = "S8",
        Sapping = "S9",
        Surprise = "S10",
        RecoverOne = "S11",
        RecoverTwo = "S12",
        DelayedReinforcements = "S13",
        Reinforcements = "S14",
        WoundedLeader = "S15",
        Discord = "S16",
        Tissaphernes = "S17",
        Alcibiades = "S18",
        Supply = "S19",
        Epidemic = "S20",
        GoodOmens = "S22",
        Desertion = "S23",
    }
}

// 1.3a The counters C01 to C21.
campaign::counter_ids!('C', 21);

/// 7.S18d The counter of Tissaphernes.
pub(crate) const TISSAPHERNES: CounterId = CounterId(2);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_have_the_names_of_the_map() {
        let names: Vec<String> = Place::all().map(|place| place.to_string()).collect();
        assert_eq!(
            [0, 22, 23, 52, 53, 60, 61, 63].map(|index| names[index].as_str()),
            ["M1", "M23", "T1", "T30", "Cardia", "Cyzique", "B1", "B3"]
        );
        assert!(Place::all().all(|place| place.to_string().parse() == Ok(place)));
        assert!(Place::CYZICUS.is_port() && Place::SAMOS.is_base() && Place::land(30).is_land());
        assert_eq!(Place::ports().count(), 8);
    }
}
