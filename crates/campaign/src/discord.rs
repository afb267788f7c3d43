//! Discord among the enemy's leaders.

use engine::D6;

use crate::{
    cards::{PieceKind, Pieces},
    id_set::SmallId,
    piece::Entry,
    roster::Roster,
    sides::TwoSided,
};

impl<S: TwoSided, I: PieceKind> Pieces<S, I> {
    /// Does a leader leave? One without a sword goes on 3 or more, one with a sword on 5 or more.
    pub(crate) fn leaves_in_discord(&self, leader: I, die: D6) -> bool {
        leaves(self.printed(leader), die)
    }

    /// The swords on the front of a leader.
    fn printed(&self, leader: I) -> u8 {
        let [front, _] = self.card(leader).swords;
        front
    }
}

impl<I, P, E, const PIECES: usize, const PLACES: usize> Roster<I, P, E, PIECES, PLACES>
where
    I: PieceKind,
    P: SmallId + Default,
    E: Entry,
{
    /// The leaders of a side in play who may fall out with it: all but the great ones. What is printed counts, whatever side they show.
    pub fn open_to_discord<S: TwoSided>(
        &self,
        cards: &Pieces<S, I>,
        side: S,
    ) -> impl Iterator<Item = I> {
        let leaders = cards.leaders_of(side).intersection(self.in_play());
        leaders.iter().filter(|&leader| cards.printed(leader) <= 1)
    }
}

fn leaves(swords: u8, die: D6) -> bool {
    die.get() >= if swords == 0 { 3 } else { 5 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sword_holds_a_leader_longer() {
        let leaving = |swords| D6::all().filter(|&die| leaves(swords, die)).count();
        assert_eq!((leaving(0), leaving(1), leaving(2)), (4, 2, 2));
    }
}
