//! Losses as the table prints them, and the hits that are still to be taken.

use crate::{IdSet, SmallId};

engine::id_enum! {
    /// What a side suffers.
    #[ts(export_to = "../campaign/")]
    pub enum Loss {
        /// Nothing.
        #[serde(rename = "R")]
        #[strum(serialize = "R")]
        None,
        /// A quarter of the units is weakened.
        #[serde(rename = "1/4")]
        #[strum(serialize = "1/4")]
        Quarter,
        /// Half of them.
        #[serde(rename = "1/2")]
        #[strum(serialize = "1/2")]
        Half,
        /// Three quarters of them.
        #[serde(rename = "3/4")]
        #[strum(serialize = "3/4")]
        ThreeQuarters,
        /// All are weakened.
        #[serde(rename = "A")]
        #[strum(serialize = "A")]
        All,
        /// All are eliminated.
        #[serde(rename = "E")]
        #[strum(serialize = "E")]
        Eliminated,
    }
}

impl Loss {
    /// The share of a total, rounded down.
    pub fn share(self, total: u16) -> u16 {
        let quarters = match self {
            Self::None => 0,
            Self::Quarter => 1,
            Self::Half => 2,
            Self::ThreeQuarters => 3,
            Self::All | Self::Eliminated => 4,
        };
        total * quarters / 4
    }

    /// How many of so many units are hit: fractions are rounded down, but at least one unit is hit.
    pub fn units(self, count: u8) -> u8 {
        let least = u16::from(self != Self::None).min(u16::from(count));
        self.share(u16::from(count)).max(least) as u8
    }
}

/// So many pieces are still to be hit, each once.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HitsLeft<I> {
    /// How many are to come.
    pub left: u8,
    /// Those that have been hit.
    pub hit: IdSet<I>,
}

impl<I: SmallId> HitsLeft<I> {
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
    fn fractions_favour_their_owner_but_cost_at_least_one() {
        assert_eq!(Loss::Half.units(3), 1);
        assert_eq!(Loss::Quarter.units(2), 1);
        assert_eq!(Loss::ThreeQuarters.units(5), 3);
        assert_eq!(
            (
                Loss::None.units(5),
                Loss::All.units(5),
                Loss::Eliminated.units(4)
            ),
            (0, 5, 4)
        );
        assert_eq!(Loss::Quarter.units(0), 0);
    }

    #[test]
    fn each_is_hit_once_until_all_are() {
        let set = |ids: &[u8]| -> IdSet<u8> { ids.iter().copied().collect() };
        let there = set(&[3, 5]);
        assert!(HitsLeft::among(set(&[]), 2).is_none());
        assert_eq!(HitsLeft::among(set(&[3]), 2).unwrap().left, 1);
        let toll = HitsLeft::among(set(&[3, 5, 7]), 2).unwrap();
        assert!(toll.after(3, set(&[3])).is_none(), "nobody else is there");
        let rest = toll.after(3, there).unwrap();
        assert_eq!((rest.left, rest.open(there)), (1, set(&[5])));
        assert!(rest.after(5, set(&[3, 5, 7])).is_none(), "two are enough");
    }
}
