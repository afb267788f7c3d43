//! Questions that cards and roster answer together.

use std::collections::BTreeMap;

use engine::D6;

use crate::{Campaign, Cards, IdSet, Piece, PieceKind, PieceOf, Roster, SmallId, TwoSided};

impl<C: Campaign> Roster<C> {
    /// Those of these pieces that are in a place which fits.
    pub fn among(
        &self,
        pieces: IdSet<C::Piece>,
        fits: impl Fn(C::Place) -> bool,
    ) -> IdSet<C::Piece> {
        let is_there = |&piece: &C::Piece| self.place(piece).is_some_and(&fits);
        pieces.iter().filter(is_there).collect()
    }

    /// The leaders in a place who have no unit of their side there, but enemy units. Those aboard do not count.
    pub fn lone_leaders(&self, cards: &Cards<C>, place: C::Place) -> IdSet<C::Piece> {
        let here = self.at(place);
        let units = here.without(cards.leaders).without(self.aboard());
        let [first, second] = C::Side::BOTH;
        let lonely = match [first, second].map(|side| units.meets(cards.of(side))) {
            [true, false] => second,
            [false, true] => first,
            [true, true] | [false, false] => return IdSet::EMPTY,
        };
        here.intersection(cards.leaders_of(lonely))
    }

    /// The swords of all fit leaders of a side in play.
    pub fn swords(&self, cards: &Cards<C>, side: C::Side) -> u8 {
        let leaders = cards.leaders_of(side).intersection(self.in_play());
        cards.swords_of(leaders, self.backs())
    }

    /// The next of these pieces in the order of the map, those of one set before all others.
    pub fn next_on_map(&self, pieces: IdSet<C::Piece>, first: IdSet<C::Piece>) -> Option<C::Piece> {
        let key = |&piece: &C::Piece| (!first.contains(piece), self.place(piece), piece);
        pieces.iter().min_by_key(key)
    }

    /// All pieces as a document shows them: those that are yet to come are left out.
    pub fn listed(&self) -> BTreeMap<C::Piece, PieceOf<C>> {
        let all = (0..C::Piece::COUNT as u8).map(C::Piece::from_number);
        all.map(|id| (id, self.get(id)))
            .filter(|(_, piece)| *piece != Piece::in_reserve())
            .collect()
    }

    /// Back from a document.
    pub fn gathered(listed: &BTreeMap<C::Piece, PieceOf<C>>) -> Self {
        let mut all = Self::in_reserve();
        for (&id, piece) in listed {
            *all.get_mut(id) = *piece;
        }
        all
    }
}

impl<C: Campaign> Cards<C> {
    /// Does a leader leave? One without a sword goes on 3 or more, one with a sword on 5 or more.
    pub(crate) fn leaves_in_discord(&self, leader: C::Piece, die: D6) -> bool {
        leaves(self.printed(leader), die)
    }

    /// The swords on the front of a leader.
    fn printed(&self, leader: C::Piece) -> u8 {
        let [front, _] = self.card(leader).swords;
        front
    }
}

impl<C: Campaign> Roster<C> {
    /// The leaders of a side in play who may fall out with it: all but the great ones. What is printed counts, whatever side they show.
    pub fn open_to_discord(
        &self,
        cards: &Cards<C>,
        side: C::Side,
    ) -> impl Iterator<Item = C::Piece> {
        let leaders = cards.leaders_of(side).intersection(self.in_play());
        leaders.iter().filter(|&leader| cards.printed(leader) <= 1)
    }
}

fn leaves(swords: u8, die: D6) -> bool {
    die.get() >= if swords == 0 { 3 } else { 5 }
}

#[cfg(test)]
mod tests {
    use crate::{
        IdSet,
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

    #[test]
    fn a_sword_holds_a_leader_longer() {
        let leaving = |swords| {
            engine::D6::all()
                .filter(|&die| super::leaves(swords, die))
                .count()
        };
        assert_eq!((leaving(0), leaving(1), leaving(2)), (4, 2, 2));
    }
}
