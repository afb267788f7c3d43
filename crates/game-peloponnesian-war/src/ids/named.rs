//! Things that are known by a name in the data: spaces, leaders, areas of the matrices.

use std::{borrow::Cow, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::Side;

/// Defines an id that is a place in a list of names.
macro_rules! named_id {
    ($(#[$doc:meta])* $name:ident, $what:literal, [$($id:literal),* $(,)?]) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
        #[ts(type = "string")]
        pub struct $name(u8);

        impl $name {
            const NAMES: &'static [&'static str] = &[$($id),*];
            /// How many there are.
            pub const COUNT: usize = Self::NAMES.len();

            /// The id as in the data files.
            pub fn id(self) -> &'static str {
                Self::NAMES.get(self.index()).copied().unwrap_or_default()
            }

            /// Its place in the list.
            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            /// Its place in the list.
            #[inline]
            pub fn number(self) -> u8 {
                self.0
            }

            /// All of them.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..Self::COUNT as u8).map(Self)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                Self::all()
                    .find(|item| item.id() == text)
                    .ok_or_else(|| format!(concat!("there is no ", $what, " '{}'"), text))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Cow::<str>::deserialize(deserializer)?
                    .parse()
                    .map_err(D::Error::custom)
            }
        }
    };
}

named_id!(
    /// 1.1.1a A space of the map, in the order of the data.
    SpaceId,
    "space",
    [
        "athens",
        "piraeus",
        "panactum",
        "decelea",
        "oropus",
        "sunium",
        "aegina",
        "thebes",
        "plataea",
        "orchomenus",
        "opus",
        "delphi",
        "heraclea",
        "thermum",
        "naupactus",
        "chalcis",
        "eretria",
        "carystus",
        "histiaea",
        "megara",
        "corinth",
        "cenchreae",
        "sicyon",
        "phlius",
        "argos",
        "epidaurus",
        "methana",
        "cape-scyllaeum",
        "troezen",
        "hermione",
        "mantinea",
        "tegea",
        "elis",
        "cyllene",
        "lepreum",
        "sparta",
        "gythium",
        "cape-taenarum",
        "epidaurus-limera",
        "prasiae",
        "thyrea",
        "cythera",
        "pylos",
        "asine",
        "corone",
        "patrae",
        "aegium",
        "stratus",
        "oeniadae",
        "leucas",
        "ambracia",
        "cephallenia",
        "zacynthus",
        "corcyra",
        "cheimerium",
        "apollonia",
        "epidamnus",
        "larisa",
        "pharsalus",
        "pagasae",
        "pella",
        "macedonia",
        "methone",
        "potidaea",
        "olynthus",
        "scione",
        "torone",
        "acanthus",
        "amphipolis",
        "thasos",
        "abdera",
        "maroneia",
        "aenus",
        "cardia",
        "sestos",
        "abydos",
        "sigeum",
        "lampsacus",
        "cyzicus",
        "proconnesus",
        "perinthus",
        "byzantium",
        "chalcedon",
        "euxine",
        "methymna",
        "mytilene",
        "tenedos",
        "antandrus",
        "cyme",
        "phocaea",
        "clazomenae",
        "erythrae",
        "chios",
        "teos",
        "colophon",
        "ephesus",
        "samos",
        "miletus",
        "sardis",
        "iasus",
        "halicarnassus",
        "cos",
        "cnidus",
        "loryma",
        "camirus",
        "lindus",
        "carpathus",
        "ceos",
        "andros",
        "tenos",
        "delos",
        "naxos",
        "paros",
        "siphnos",
        "amorgos",
        "melos",
        "thera",
        "scyros",
        "sciathos",
        "lemnos",
        "imbros",
        "cydonia",
        "cnossus",
        "taras",
        "rhegium",
        "syracuse",
        "leontini",
        "messana",
        "himera",
        "segesta",
        "gela",
        "salamis",
        "panormus",
        "siphae",
        "atalante",
    ]
);

named_id!(
    /// 1.1.2b A leader; Athens' come first.
    LeaderId,
    "leader",
    [
        "pericles",
        "phormio",
        "nicias",
        "cleon",
        "demosthenes",
        "alcibiades",
        "thrasybulus",
        "thrasyllus",
        "archidamus",
        "agis",
        "pleistoanax",
        "brasidas",
        "gylippus",
        "callicratides",
        "mindarus",
        "lysander",
    ]
);

named_id!(
    /// DEF.h, DEF.i An area of a strategy matrix; Sparta's come first.
    AreaId,
    "area",
    [
        "chalcidice",
        "ionia",
        "euboea",
        "aeolis",
        "thrace",
        "caria",
        "hellespont",
        "thessaly",
        "western-isles",
        "argolid",
        "isthmus",
        "acarnania",
        "boeotia",
        "western-peloponnese",
        "southern-isles",
        "corinthian-gulf",
        "ionian-sea",
        "laconia",
    ]
);

impl SpaceId {
    /// The space with this number, the first if there is none.
    #[inline]
    pub(crate) const fn from_number(number: u8) -> Self {
        if (number as usize) < Self::COUNT {
            Self(number)
        } else {
            Self(0)
        }
    }
}

impl SpaceId {
    pub const ATHENS: Self = Self(0);
    pub const PIRAEUS: Self = Self(1);
    pub const PANACTUM: Self = Self(2);
    pub const DECELEA: Self = Self(3);
    pub const SPARTA: Self = Self(35);
    pub const GYTHIUM: Self = Self(36);
    pub const CORINTH: Self = Self(20);
    pub const CENCHREAE: Self = Self(21);
    pub const THEBES: Self = Self(7);
    pub const ARGOS: Self = Self(24);
    pub const SYRACUSE: Self = Self(125);
    pub const PELLA: Self = Self(60);
    pub const MACEDONIA: Self = Self(61);
    pub const CORCYRA: Self = Self(53);
    pub const CHIOS: Self = Self(92);
    pub const SAMOS: Self = Self(96);
    pub const NAUPACTUS: Self = Self(14);
    pub const CAPE_TAENARUM: Self = Self(37);
    pub const EUXINE: Self = Self(83);
    pub const SARDIS: Self = Self(98);
    pub const IASUS: Self = Self(99);
    pub const ABDERA: Self = Self(70);
    pub const MARONEIA: Self = Self(71);
    pub const EPIDAMNUS: Self = Self(56);
    pub const LARISA: Self = Self(57);
}

impl LeaderId {
    pub const PERICLES: Self = Self(0);
    pub const NICIAS: Self = Self(2);
    pub const ALCIBIADES: Self = Self(5);
}

impl AreaId {
    /// Any of them.
    pub(crate) const FIRST: Self = Self(0);
}

impl LeaderId {
    /// The first so many are Athens'.
    pub(crate) const ATHENIAN: u8 = 8;

    /// Those who were born to a side.
    #[inline]
    pub(crate) fn of(side: Side) -> impl Iterator<Item = Self> {
        let numbers = match side {
            Side::Athens => 0..Self::ATHENIAN,
            Side::Sparta => Self::ATHENIAN..Self::COUNT as u8,
        };
        numbers.map(Self)
    }
}

impl LeaderId {
    /// 1.1.2f The side a leader was born to; where Alcibiades serves is in the position.
    #[inline]
    pub fn side(self) -> Side {
        if self.number() < Self::ATHENIAN {
            Side::Athens
        } else {
            Side::Sparta
        }
    }
}
