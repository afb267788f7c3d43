//! 9.2g What counts of those who are lost. How they are lost is in `campaign::Act`: `weaken`, `eliminate`, `capture`, `lone_leaders`, `lose`.

use crate::rules::prelude::*;

impl campaign::Casualties for Types {
    fn captures_in(_: Place) -> bool {
        true
    }

    /// 9.2g Leaders of either side killed in combats.
    fn count_killed(act: &mut Act<'_>, leaders: PieceSet) {
        for side in Side::BOTH {
            let own = leaders.intersection(act.game.pieces.of(side));
            *act.state.leaders_killed.get_mut(side) += own.len();
        }
    }
}
