//! Sets of spaces, and one thing for every space or leader.

use engine::map::ZoneSet;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{LeaderId, SpaceId};

/// A set of spaces, written as the list of its members.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ts_rs::TS)]
#[ts(as = "Vec<SpaceId>")]
pub struct SpaceSet(ZoneSet<3>);

impl SpaceSet {
    /// No space.
    pub const EMPTY: Self = Self(ZoneSet::EMPTY);

    /// The set of one space.
    #[inline]
    pub fn one(space: SpaceId) -> Self {
        Self(ZoneSet::one(space.number()))
    }

    /// Adds a space.
    #[inline]
    pub fn insert(&mut self, space: SpaceId) {
        self.0.insert(space.number());
    }

    /// Takes a space out.
    #[inline]
    pub fn remove(&mut self, space: SpaceId) {
        self.0.remove(space.number());
    }

    /// Adds a space that belongs to it, takes one out that does not.
    #[inline]
    pub(crate) fn keep(&mut self, space: SpaceId, belongs: bool) {
        self.0.keep(space.number(), belongs);
    }

    /// Adds a space that belongs to it.
    #[inline]
    pub(crate) fn insert_if(&mut self, space: SpaceId, belongs: bool) {
        self.0.insert_if(space.number(), belongs);
    }

    /// Takes a space out that is lost to it.
    #[inline]
    pub(crate) fn remove_if(&mut self, space: SpaceId, is_lost: bool) {
        self.0.remove_if(space.number(), is_lost);
    }

    /// Is the space in it?
    #[inline]
    pub fn contains(&self, space: SpaceId) -> bool {
        self.0.contains(space.number())
    }

    /// Is no space in it?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Are at least two spaces in it?
    #[inline]
    pub(crate) fn has_several(self) -> bool {
        self.0.has_several()
    }

    /// How many spaces are in it.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.len()
    }

    /// The spaces in either set.
    #[inline]
    pub fn union(self, other: Self) -> Self {
        Self(self.0.union(other.0))
    }

    /// The spaces in both sets.
    #[inline]
    pub fn intersection(self, other: Self) -> Self {
        Self(self.0.intersection(other.0))
    }

    /// Have they a space in common?
    #[inline]
    pub fn meets(&self, other: Self) -> bool {
        self.0.meets(&other.0)
    }

    /// The spaces of this set that are not in the other.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Self(self.0.without(other.0))
    }

    /// The spaces, in the order of the data.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = SpaceId> {
        self.0.iter().map(SpaceId::from_number)
    }

    /// The first space that fits.
    #[inline]
    pub fn first(self) -> Option<SpaceId> {
        self.iter().next()
    }
}

impl FromIterator<SpaceId> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = SpaceId>>(spaces: I) -> Self {
        Self(spaces.into_iter().map(SpaceId::number).collect())
    }
}

impl Serialize for SpaceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SpaceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<SpaceId>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

/// One thing for every space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerSpace<T>([T; SpaceId::COUNT]);

impl<T: Copy> PerSpace<T> {
    /// One value for every space.
    #[inline]
    pub fn new(value: T) -> Self {
        Self([value; SpaceId::COUNT])
    }

    /// What belongs to a space.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a space is one of the list")]
    pub fn get(&self, space: SpaceId) -> &T {
        &self.0[space.index()]
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a space is one of the list")]
    pub(crate) fn get_mut(&mut self, space: SpaceId) -> &mut T {
        &mut self.0[space.index()]
    }
}

impl PerSpace<SpaceSet> {
    /// All that lies around some spaces.
    #[inline]
    pub(crate) fn around(&self, spaces: SpaceSet) -> SpaceSet {
        spaces
            .iter()
            .fold(SpaceSet::EMPTY, |all, space| all.union(*self.get(space)))
    }
}

/// One thing for every leader, written as a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(type = "Array<T>", bound = "T: ts_rs::TS")]
pub struct PerLeader<T>([T; LeaderId::COUNT]);

impl<T: Copy> PerLeader<T> {
    /// One value for every leader.
    pub fn new(value: T) -> Self {
        Self([value; LeaderId::COUNT])
    }

    /// What belongs to a leader.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a leader is one of the list")]
    pub fn get(&self, leader: LeaderId) -> T {
        self.0[leader.index()]
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a leader is one of the list")]
    pub(crate) fn set(&mut self, leader: LeaderId, value: T) {
        self.0[leader.index()] = value;
    }
}

/// Short lists in a state, written as lists.
pub(crate) mod list {
    use arrayvec::ArrayVec;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub(crate) fn serialize<S: Serializer, T: Serialize, const N: usize>(
        items: &ArrayVec<T, N>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(items)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<ArrayVec<T, N>, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format!(
                "{} items where {N} fit",
                items.len()
            )));
        }
        Ok(items.into_iter().collect())
    }
}
