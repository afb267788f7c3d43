//! 1.1a, 4.2.4d What happens to pieces: captured and lost. Weakened and eliminated they are by `Roster::weaken` and `Roster::eliminate`, which both campaigns share.

use crate::rules::prelude::*;

/// 4.2.4d, 3.1h, 3.5g A leader among enemy units and without a unit of his own side is captured. 0.2p Nobody is in a base.
pub(crate) fn lone_leaders(act: &mut Act<'_>, place: Place, cause: Cause) {
    if place.is_base() {
        return;
    }
    let leaders = act.state.pieces.lone_leaders(&act.game.pieces, place);
    capture(act, leaders, cause);
}

/// 4.2.3d, 4.2.4d Leaders are taken or killed; 9.2h only those of combats count.
pub(crate) fn capture(act: &mut Act<'_>, leaders: PieceSet, cause: Cause) {
    act.capture(leaders, cause);
    if cause.is_combat() {
        act.state.killed = act.state.killed.union(leaders);
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
