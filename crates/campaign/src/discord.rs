//! Discord among the enemy's leaders.

use engine::D6;

/// Does a leader leave? One without a sword goes on 3 or more, one with a sword on 5 or more.
pub fn leaves_in_discord(swords: u8, die: D6) -> bool {
    die.get() >= if swords == 0 { 3 } else { 5 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sword_holds_a_leader_longer() {
        let leaving = |swords| {
            D6::all()
                .filter(|&die| leaves_in_discord(swords, die))
                .count()
        };
        assert_eq!((leaving(0), leaving(1), leaving(2)), (4, 2, 2));
    }
}
