//! 1.1h, 4.2.2d What happens to pieces: captured and lost. Weakened and eliminated they are by `Roster::weaken` and `Roster::eliminate`, which both campaigns share.

use crate::rules::prelude::*;

/// 4.2.2d, 4.2.2e A leader among enemy units and without a unit of his own side is captured.
pub(crate) fn lone_leaders(act: &mut Act<'_>, place: Place, cause: Cause) {
    let leaders = act.state.pieces.lone_leaders(&act.game.pieces, place);
    capture(act, leaders, cause);
}

/// 4.2.1a, 4.2.2d Leaders are taken or killed; 9.2g only those of combats count.
pub(crate) fn capture(act: &mut Act<'_>, leaders: PieceSet, cause: Cause) {
    act.capture(leaders, cause);
    if cause.is_combat() {
        for side in Side::BOTH {
            let own = leaders.intersection(act.game.pieces.of(side));
            *act.state.leaders_killed.get_mut(side) += own.len();
        }
    }
}

/// A unit is eliminated, a leader taken.
pub(crate) fn lose(act: &mut Act<'_>, piece: PieceId, cause: Cause) {
    if piece.is_leader() {
        capture(act, PieceSet::one(piece), cause);
    } else {
        act.eliminate(piece, cause);
    }
}
