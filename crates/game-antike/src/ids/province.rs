//! The boards and their provinces.

use std::{borrow::Cow, fmt, str::FromStr};

use super::zone::{Zone, ZoneSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use strum::{Display, EnumString};

/// Which face of the board is played.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Display, EnumString, ts_rs::TS,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum BoardId {
    West,
    East,
}

/// Ids of all provinces: those on both boards, those on the West board, those on the East board, each in alphabetical order.
const PROVINCES: [&str; ProvinceId::COUNT] = [
    "alexandria",
    "antiochia",
    "athens",
    "attalia",
    "byzantium",
    "cyrene",
    "dyrrhachion",
    "ephesos",
    "knossos",
    "leptis-magna",
    "memphis",
    "palmyra",
    "paphos",
    "pella",
    "sinope",
    "sirmium",
    "sparta",
    "tomis",
    "tyros",
    "ancyra",
    "aquileia",
    "burdigala",
    "caesarea",
    "caralis",
    "carthago",
    "carthago-nova",
    "castra-regina",
    "colonia",
    "ctesiphon",
    "gades",
    "londinium",
    "lugdunum",
    "lutetia",
    "marobudum",
    "massilia",
    "mediolanum",
    "neapolis",
    "nisibis",
    "olisipo",
    "palma",
    "roma",
    "salona",
    "sarmizegetusa",
    "syracusae",
    "tacape",
    "tarentum",
    "tarraco",
    "tingis",
    "treva",
    "vindobona",
    "adane",
    "adulis",
    "ammonion",
    "artaxata",
    "babylon",
    "berenice",
    "charax",
    "corniclanum",
    "dioscoridis",
    "gerrha",
    "gordion",
    "harmotia",
    "mecca",
    "melitene",
    "meroe",
    "messana",
    "moscha",
    "napoca",
    "ninive",
    "ommana",
    "opone",
    "persepolis",
    "petra",
    "phasis",
    "punt",
    "rhagai",
    "saba",
    "susa",
    "taima",
    "thebes",
    "zadrakarta",
];

/// A province of either board. The ids are fixed; what a province is called and what borders it has is in the data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "string")]
pub struct ProvinceId(u8);

impl ProvinceId {
    /// Provinces of both boards together.
    pub const COUNT: usize = 81;
    /// Provinces of one board.
    pub const PER_BOARD: usize = 50;
    /// The first so many are on both boards.
    const SHARED: u8 = 19;
    /// The East board goes on after the shared ones with numbers that are so much higher than the West's.
    const EAST_OFFSET: u8 = 31;

    /// The id as in the data files.
    pub fn id(self) -> &'static str {
        PROVINCES
            .get(usize::from(self.0))
            .copied()
            .unwrap_or_default()
    }

    /// The number of the province on its board.
    #[inline]
    pub(crate) fn zone(self) -> Zone {
        Zone(if usize::from(self.0) < Self::PER_BOARD {
            self.0
        } else {
            self.0 - Self::EAST_OFFSET
        })
    }

    /// Is it on this board?
    pub fn is_on(self, board: BoardId) -> bool {
        board.province(self.zone()) == self
    }
}

impl BoardId {
    /// The province with this number on the board.
    #[inline]
    pub(crate) fn province(self, Zone(zone): Zone) -> ProvinceId {
        match self {
            Self::East if zone >= ProvinceId::SHARED => ProvinceId(zone + ProvinceId::EAST_OFFSET),
            Self::East | Self::West => ProvinceId(zone),
        }
    }

    /// All provinces of the board, in order.
    pub fn provinces(self) -> impl Iterator<Item = ProvinceId> {
        Zone::all().map(move |zone| self.province(zone))
    }

    /// The provinces of a set, in order.
    #[inline]
    pub(crate) fn of(self, zones: ZoneSet) -> impl Iterator<Item = ProvinceId> {
        zones.iter().map(move |zone| self.province(zone))
    }
}

impl fmt::Display for ProvinceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for ProvinceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for ProvinceId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = PROVINCES.iter().position(|&id| id == text);
        number
            .map(|number| Self(number as u8))
            .ok_or_else(|| format!("there is no province '{text}'"))
    }
}

impl Serialize for ProvinceId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for ProvinceId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_province_has_a_number_on_its_board() {
        for board in [BoardId::West, BoardId::East] {
            let provinces: Vec<_> = board.provinces().collect();
            assert!(provinces.is_sorted() && provinces.len() == ProvinceId::PER_BOARD);
            for (zone, province) in Zone::all().zip(provinces) {
                assert_eq!(province.zone(), zone);
                assert!(province.is_on(board));
                assert_eq!(province.id().parse(), Ok(province));
            }
        }
        let is_on = |id: &str, board| id.parse::<ProvinceId>().unwrap().is_on(board);
        assert!(is_on("athens", BoardId::West) && is_on("athens", BoardId::East));
        assert!(is_on("roma", BoardId::West) && !is_on("roma", BoardId::East));
        assert!(is_on("saba", BoardId::East) && !is_on("saba", BoardId::West));
    }
}
