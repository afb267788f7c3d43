//! Provinces by their number on the board: sets of them and borders between them. The engine's sets and graphs hold bare numbers.

use engine::map;

use super::ProvinceId;

/// The number of a province on its board, below [`ProvinceId::PER_BOARD`]. Both boards use the same numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Zone(pub(super) u8);

impl Zone {
    /// All numbers, in order.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..ProvinceId::PER_BOARD as u8).map(Self)
    }

    /// The zone as a position in a list of all zones.
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of provinces of one board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ZoneSet(map::ZoneSet);

impl ZoneSet {
    pub(crate) const EMPTY: Self = Self(map::ZoneSet::EMPTY);

    pub(crate) fn one(zone: Zone) -> Self {
        Self(map::ZoneSet::one(zone.0))
    }

    #[inline]
    pub(crate) fn insert(&mut self, zone: Zone) {
        self.0.insert(zone.0);
    }

    #[inline]
    pub(crate) fn remove(&mut self, zone: Zone) {
        self.0.remove(zone.0);
    }

    #[inline]
    pub(crate) fn contains(&self, zone: Zone) -> bool {
        self.0.contains(zone.0)
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.0.len()
    }

    #[inline]
    pub(crate) fn union(self, other: Self) -> Self {
        Self(self.0.union(other.0))
    }

    #[inline]
    pub(crate) fn intersection(self, other: Self) -> Self {
        Self(self.0.intersection(other.0))
    }

    #[inline]
    pub(crate) fn without(self, other: Self) -> Self {
        Self(self.0.without(other.0))
    }

    /// The zones, lowest first.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Zone> {
        self.0.iter().map(Zone)
    }
}

impl FromIterator<Zone> for ZoneSet {
    fn from_iter<I: IntoIterator<Item = Zone>>(zones: I) -> Self {
        Self(zones.into_iter().map(|zone| zone.0).collect())
    }
}

/// Borders that one kind of unit can cross.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Borders(map::Graph);

impl Borders {
    /// All provinces of a board, without any border.
    pub(crate) fn none() -> Self {
        Self(map::Graph::new(ProvinceId::PER_BOARD as u8))
    }

    /// Opens a border in both directions.
    pub(crate) fn connect(&mut self, a: Zone, b: Zone) {
        self.0.connect(a.0, b.0);
    }

    #[inline]
    pub(crate) fn neighbours(&self, zone: Zone) -> ZoneSet {
        ZoneSet(self.0.neighbours(zone.0))
    }

    #[inline]
    pub(crate) fn are_adjacent(&self, a: Zone, b: Zone) -> bool {
        self.0.are_adjacent(a.0, b.0)
    }
}
