//! Sets of small numbers that stand for something.

use std::{fmt, marker::PhantomData};

use engine::{Dice, Log, Rng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A number below 128 that stands for something, such as a piece.
pub trait SmallId: Copy + fmt::Debug + Send + Sync {
    /// The id with this number.
    fn from_number(number: u8) -> Self;

    /// Its number.
    fn number(self) -> u8;
}

/// A set of ids; as a document the list of them. It stands at any eight bytes, so that steps which hold one beside their kind take no more room than
/// they need.
#[derive(ts_rs::TS)]
#[repr(C, packed(8))]
#[ts(type = "Array<I>", export_to = "../campaign/", bound = "I: ts_rs::TS")]
pub struct IdSet<I>(u128, PhantomData<fn() -> I>);

impl<I> IdSet<I> {
    /// No id.
    pub const EMPTY: Self = Self(0, PhantomData);

    #[inline]
    fn of(bits: u128) -> Self {
        Self(bits, PhantomData)
    }

    /// Is no id in it?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many ids are in it.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Those in either set.
    #[inline]
    pub fn union(self, other: Self) -> Self {
        Self::of(self.0 | other.0)
    }

    /// Those in both sets.
    #[inline]
    pub fn intersection(self, other: Self) -> Self {
        Self::of(self.0 & other.0)
    }

    /// Those that are not in the other set.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Self::of(self.0 & !other.0)
    }

    /// Do the sets share an id?
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl<I: SmallId> IdSet<I> {
    /// The set that holds one id.
    #[inline]
    pub fn one(id: I) -> Self {
        Self::of(1 << id.number())
    }

    /// With one id more.
    #[inline]
    pub fn with(self, id: I) -> Self {
        self.union(Self::one(id))
    }

    /// Adds an id.
    #[inline]
    pub fn insert(&mut self, id: I) {
        self.0 |= 1 << id.number();
    }

    /// Takes an id out.
    #[inline]
    pub fn remove(&mut self, id: I) {
        self.0 &= !(1 << id.number());
    }

    /// Adds an id or takes it out.
    #[inline]
    pub fn put(&mut self, id: I, inside: bool) {
        self.0 = self.0 & !(1 << id.number()) | u128::from(inside) << id.number();
    }

    /// Is the id in it?
    #[inline]
    pub fn contains(self, id: I) -> bool {
        self.0 & (1 << id.number()) != 0
    }

    /// The ids, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = I> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(I::from_number(lowest))
        })
    }

    /// The first id.
    #[inline]
    pub fn first(self) -> Option<I> {
        self.iter().next()
    }

    /// The last id.
    #[inline]
    pub fn last(self) -> Option<I> {
        let last = self.0.checked_ilog2()?;
        Some(I::from_number(last as u8))
    }

    /// Takes everything over from another set.
    #[inline]
    pub fn take_all(&mut self, other: &mut Self) {
        *self = self.union(std::mem::take(other));
    }

    /// With those of the candidates, one after the other, that may join all before them.
    pub fn joined_by(self, candidates: Self, may_join: impl Fn(Self, I) -> bool) -> Self {
        candidates.iter().fold(self, |mut group, id| {
            if may_join(group, id) {
                group.insert(id);
            }
            group
        })
    }

    /// Those that fit, or all if none does.
    pub fn fitting_or_all(self, fits: impl Fn(&I) -> bool) -> Self {
        let fitting: Self = self.iter().filter(fits).collect();
        if fitting.is_empty() { self } else { fitting }
    }

    /// Draws one blindly, as counters out of a bowl; nothing if there is none.
    pub fn draw<E>(&mut self, dice: &mut Dice, log: &mut Log<E>) -> Option<I> {
        let index = dice.index(usize::from(self.len()), log);
        self.take_nth(index)
    }

    /// Draws one for somebody who only imagines what is there.
    pub fn imagine_draw(&mut self, rng: &mut Rng) -> Option<I> {
        let index = rng.below(usize::from(self.len()));
        self.take_nth(index)
    }

    fn take_nth(&mut self, index: usize) -> Option<I> {
        let drawn = self.iter().nth(index)?;
        self.remove(drawn);
        Some(drawn)
    }

    /// Those that come after an id.
    #[inline]
    pub fn after(self, id: I) -> Self {
        let mask = u128::MAX.checked_shl(u32::from(id.number()) + 1);
        Self::of(self.0 & mask.unwrap_or(0))
    }
}

impl<I> Clone for IdSet<I> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<I> Copy for IdSet<I> {}

impl<I> PartialEq for IdSet<I> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<I> Eq for IdSet<I> {}

impl<I> Default for IdSet<I> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<I: SmallId> fmt::Debug for IdSet<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<I: SmallId> FromIterator<I> for IdSet<I> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        let mut set = Self::EMPTY;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

impl<I: SmallId + Serialize> Serialize for IdSet<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, I: SmallId + Deserialize<'de>> Deserialize<'de> for IdSet<I> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for id in Vec::<I>::deserialize(deserializer)? {
            if set.contains(id) {
                return Err(D::Error::custom(format!("{id:?} stands twice")));
            }
            set.insert(id);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;

    impl SmallId for u8 {
        fn from_number(number: u8) -> Self {
            number
        }

        fn number(self) -> u8 {
            self
        }
    }

    #[test]
    fn sets_know_their_order() {
        let set: IdSet<u8> = [5, 3, 127, 64].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 5, 64, 127]);
        assert_eq!(
            (set.first(), set.last(), set.len()),
            (Some(3), Some(127), 4)
        );
        assert_eq!(set.after(5).len(), 2);
        assert!(set.after(127).is_empty() && !set.contains(4));
    }

    #[test]
    fn a_group_is_joined_one_by_one() {
        let candidates: IdSet<u8> = [2, 3, 5, 8].into_iter().collect();
        let fits = |group: IdSet<u8>, id: u8| group.iter().all(|other| id - other > 1);
        let group = IdSet::EMPTY.joined_by(candidates, fits);
        assert_eq!(group.iter().collect::<Vec<_>>(), [2, 5, 8]);
    }

    #[test]
    fn everything_is_drawn_once() {
        let (mut bowl, mut dice) = (
            (0..22).collect::<IdSet<u8>>(),
            Dice::new(Seed::from_number(1)),
        );
        let (mut drawn, mut log) = (IdSet::EMPTY, Log::<()>::off());
        while let Some(counter) = bowl.draw(&mut dice, &mut log) {
            assert!(!drawn.contains(counter));
            drawn.insert(counter);
        }
        assert_eq!(drawn, (0..22).collect());
        assert!(log.is_sealed(), "a draw cannot be taken back");
    }

    #[test]
    fn a_list_with_an_id_twice_is_refused() {
        let read = |text: &str| serde_json::from_str::<IdSet<u8>>(text);
        assert_eq!(read("[3, 1]").unwrap().iter().collect::<Vec<_>>(), [1, 3]);
        assert!(read("[3, 1, 3]").is_err());
    }
}
