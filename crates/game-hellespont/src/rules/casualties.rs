//! 9.2h What counts of those who are lost. How they are lost is in `campaign::Act`: `weaken`, `eliminate`, `capture`, `lone_leaders`, `lose`.

use crate::rules::prelude::*;

impl campaign::Casualties for Types {
    /// 0.2p Nobody is in a base.
    fn captures_in(place: Place) -> bool {
        !place.is_base()
    }

    /// 9.2h Leaders killed in combats.
    fn count_killed(act: &mut Act<'_>, leaders: PieceSet) {
        act.state.killed = act.state.killed.union(leaders);
    }
}
