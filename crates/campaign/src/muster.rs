//! What cards and roster tell together.

use std::collections::BTreeMap;

use crate::{
    cards::{PieceKind, Pieces},
    id_set::{IdSet, SmallId},
    piece::{Entry, Piece},
    roster::Roster,
    sides::TwoSided,
};

impl<I, P, E, const PIECES: usize, const PLACES: usize> Roster<I, P, E, PIECES, PLACES>
where
    I: PieceKind + Ord,
    P: SmallId + Default + Ord,
    E: Entry + PartialEq,
{
    /// Those of these pieces that are in a place which fits.
    pub fn among(&self, pieces: IdSet<I>, fits: impl Fn(P) -> bool) -> IdSet<I> {
        let is_there = |&piece: &I| self.place(piece).is_some_and(&fits);
        pieces.iter().filter(is_there).collect()
    }

    /// The leaders in a place who have no unit of their side there, but enemy units. Those aboard do not count.
    pub fn lone_leaders<S: TwoSided>(&self, cards: &Pieces<S, I>, place: P) -> IdSet<I> {
        let here = self.at(place);
        let units = here.without(cards.leaders).without(self.aboard());
        let [first, second] = S::BOTH;
        let lonely = match [first, second].map(|side| units.meets(cards.of(side))) {
            [true, false] => second,
            [false, true] => first,
            [true, true] | [false, false] => return IdSet::EMPTY,
        };
        here.intersection(cards.leaders_of(lonely))
    }

    /// The swords of all fit leaders of a side in play.
    pub fn swords<S: TwoSided>(&self, cards: &Pieces<S, I>, side: S) -> u8 {
        let leaders = cards.leaders_of(side).intersection(self.in_play());
        cards.swords_of(leaders, self.backs())
    }

    /// The next of these pieces in the order of the map, those of one set before all others.
    pub fn next_on_map(&self, pieces: IdSet<I>, first: IdSet<I>) -> Option<I> {
        let key = |&piece: &I| (!first.contains(piece), self.place(piece), piece);
        pieces.iter().min_by_key(key)
    }

    /// All pieces as a document shows them: those that are yet to come are left out.
    pub fn listed(&self) -> BTreeMap<I, Piece<P, E>> {
        let all = (0..PIECES as u8).map(I::from_number);
        all.map(|id| (id, self.get(id)))
            .filter(|(_, piece)| *piece != Piece::in_reserve())
            .collect()
    }

    /// Back from a document.
    pub fn gathered(listed: &BTreeMap<I, Piece<P, E>>) -> Self {
        let mut all = Self::in_reserve();
        for (&id, piece) in listed {
            *all.get_mut(id) = *piece;
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        id_set::IdSet,
        testing::{cards, piece, together},
    };

    #[test]
    fn a_leader_is_alone_among_enemies() {
        let (cards, mut roster) = (cards(), together(3));
        let lonely = |roster: &crate::testing::TestRoster| roster.lone_leaders(&cards, 3);
        assert!(lonely(&roster).is_empty(), "both have units");
        roster.deploy(IdSet::one(piece("west-H1")), 4);
        assert_eq!(lonely(&roster), IdSet::one(piece("patroklos")));
        roster.get_mut(piece("east-H1")).aboard = true;
        assert_eq!(
            lonely(&roster),
            IdSet::one(piece("patroklos")),
            "ships are left"
        );
        roster.get_mut(piece("east-T1")).at = crate::At::Eliminated;
        assert!(lonely(&roster).is_empty(), "nobody is there to take him");
    }
}
