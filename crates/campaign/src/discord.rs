//! Discord among the enemy's leaders.

use engine::D6;

use crate::{
    cards::{PieceKind, Pieces},
    id_set::IdSet,
    sides::TwoSided,
};

impl<S: TwoSided, I: PieceKind> Pieces<S, I> {
    /// Those of these leaders who may fall out: all but the great ones. What is printed counts, whatever side they show.
    pub fn open_to_discord(&self, leaders: IdSet<I>) -> impl Iterator<Item = I> {
        leaders.iter().filter(|&leader| self.printed(leader) <= 1)
    }

    /// Does a leader leave? One without a sword goes on 3 or more, one with a sword on 5 or more.
    pub fn leaves_in_discord(&self, leader: I, die: D6) -> bool {
        leaves(self.printed(leader), die)
    }

    /// The swords on the front of a leader.
    fn printed(&self, leader: I) -> u8 {
        let [front, _] = self.card(leader).swords;
        front
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
