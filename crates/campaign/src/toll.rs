//! Pieces that are hit one after the other.

use crate::id_set::{IdSet, SmallId};

/// So many pieces are still to be hit, each once.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Toll<I> {
    /// How many are to come.
    pub left: u8,
    /// Those that have been hit.
    pub hit: IdSet<I>,
}

impl<I: SmallId> Toll<I> {
    /// Begins with these pieces: as many as there are, but no more than so many. Nothing if there is none.
    pub fn among(pieces: IdSet<I>, most: u8) -> Option<Self> {
        let (left, hit) = (pieces.len().min(most), IdSet::EMPTY);
        (left > 0).then_some(Self { left, hit })
    }

    /// Those of these pieces that can still be hit.
    pub fn open(self, among: IdSet<I>) -> IdSet<I> {
        among.without(self.hit)
    }

    /// What is left to do when a piece has been hit: nothing if all have been, or if none of these pieces can be.
    pub fn after(self, piece: I, among: IdSet<I>) -> Option<Self> {
        let rest = Self {
            left: self.left.saturating_sub(1),
            hit: self.hit.with(piece),
        };
        let goes_on = rest.left > 0 && !rest.open(among).is_empty();
        goes_on.then_some(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_hit_once_until_all_are() {
        let set = |ids: &[u8]| -> IdSet<u8> { ids.iter().copied().collect() };
        let there = set(&[3, 5]);
        assert!(Toll::among(set(&[]), 2).is_none());
        assert_eq!(Toll::among(set(&[3]), 2).unwrap().left, 1);
        let toll = Toll::among(set(&[3, 5, 7]), 2).unwrap();
        assert!(toll.after(3, set(&[3])).is_none(), "nobody else is there");
        let rest = toll.after(3, there).unwrap();
        assert_eq!((rest.left, rest.open(there)), (1, set(&[5])));
        assert!(rest.after(5, set(&[3, 5, 7])).is_none(), "two are enough");
    }
}
