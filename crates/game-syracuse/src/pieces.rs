//! Units and leaders: who they are. What they are worth is in `data/units.json`.

use std::{borrow::Cow, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use strum::{Display, EnumString, VariantArray};

/// The ids of all pieces: the units in the order of the data, then the leaders.
const PIECES: [&str; PieceId::COUNT] = [
    "ath-H1",
    "ath-H2",
    "ath-H3",
    "ath-C1",
    "ath-A1",
    "ath-H4",
    "ath-H5",
    "ath-H6",
    "ath-H7",
    "ath-A2",
    "ath-T1",
    "ath-T2",
    "ath-T3",
    "ath-T4",
    "ath-T5",
    "ath-T6",
    "ath-C2",
    "ath-T7",
    "ath-T8",
    "ath-T9",
    "ath-H8",
    "ath-H9",
    "ath-H10",
    "ath-H11",
    "ath-P1",
    "ath-P2",
    "ath-A3",
    "ath-A4",
    "ath-C3",
    "syr-A1",
    "syr-C1",
    "syr-H1",
    "syr-H2",
    "syr-P1",
    "syr-H3",
    "syr-H4",
    "syr-P2",
    "syr-T1",
    "syr-T2",
    "syr-T3",
    "syr-H5",
    "syr-P3",
    "syr-H6",
    "syr-C2",
    "syr-T4",
    "syr-T5",
    "syr-T6",
    "syr-H7",
    "syr-T7",
    "syr-H8",
    "syr-T8",
    "syr-H9",
    "syr-T9",
    "syr-P4",
    "syr-C3",
    "syr-H10",
    "syr-A2",
    "syr-T10",
    "nicias",
    "lamachos",
    "alcibiades",
    "demosthenes",
    "eurymedon",
    "hermocrates",
    "sicanos",
    "heraclides",
    "gylippos",
    "erasinides",
];

/// A unit or a leader.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceId(u8);

impl PieceId {
    /// Units and leaders together.
    pub const COUNT: usize = 68;
    /// Units; the leaders come after them.
    pub const UNITS: usize = 58;

    /// The piece with this number.
    pub(crate) fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8))
    }

    /// Its number.
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// As in the data files.
    pub fn id(self) -> &'static str {
        PIECES.get(self.index()).copied().unwrap_or_default()
    }

    /// Is it a leader?
    #[inline]
    pub fn is_leader(self) -> bool {
        self.index() >= Self::UNITS
    }

    /// All pieces.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }
}

impl fmt::Display for PieceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for PieceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for PieceId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = PIECES
            .iter()
            .position(|&id| id == text)
            .and_then(Self::from_index);
        found.ok_or_else(|| format!("there is no piece '{text}'"))
    }
}

impl Serialize for PieceId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for PieceId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(deserializer)?
            .parse()
            .map_err(D::Error::custom)
    }
}

/// 1.1c The type of a unit.
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
pub enum UnitType {
    /// Triremes.
    T,
    /// Hoplites.
    H,
    /// Cavalry.
    C,
    /// Peltasts and javelinmen.
    P,
    /// Archers and slingers.
    A,
}

/// A set of pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PieceSet(u128);

impl PieceSet {
    /// No piece.
    pub const EMPTY: Self = Self(0);

    /// The set that holds one piece.
    #[inline]
    pub fn one(piece: PieceId) -> Self {
        Self(1 << piece.0)
    }

    /// Adds a piece.
    #[inline]
    pub fn insert(&mut self, piece: PieceId) {
        self.0 |= 1 << piece.0;
    }

    /// Takes a piece out.
    #[inline]
    pub fn remove(&mut self, piece: PieceId) {
        self.0 &= !(1 << piece.0);
    }

    /// Adds a piece or takes it out.
    #[inline]
    pub(crate) fn put(&mut self, piece: PieceId, inside: bool) {
        self.0 = self.0 & !(1 << piece.0) | u128::from(inside) << piece.0;
    }

    /// Is the piece in it?
    #[inline]
    pub fn contains(self, piece: PieceId) -> bool {
        self.0 & (1 << piece.0) != 0
    }

    /// Is no piece in it?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pieces are in it.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Those in either set.
    #[inline]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both sets.
    #[inline]
    pub fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those that are not in the other set.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Do the sets share a piece?
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The pieces, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = PieceId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(PieceId(lowest))
        })
    }

    /// The first piece.
    #[inline]
    pub fn first(self) -> Option<PieceId> {
        self.iter().next()
    }

    /// The last piece.
    #[inline]
    pub fn last(self) -> Option<PieceId> {
        let last = self.0.checked_ilog2()?;
        Some(PieceId(last as u8))
    }
}

impl FromIterator<PieceId> for PieceSet {
    fn from_iter<I: IntoIterator<Item = PieceId>>(pieces: I) -> Self {
        let mut set = Self::EMPTY;
        pieces.into_iter().for_each(|piece| set.insert(piece));
        set
    }
}

impl Serialize for PieceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for PieceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<PieceId>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}
