//! 1.1h, 4.2.2d What happens to pieces: captured and lost. Weakened and eliminated they are by `Roster::weaken` and `Roster::eliminate`, which both campaigns share.

pub(crate) use campaign::Cause;
use engine::Log;

use crate::{
    event::Event,
    game::Syracuse,
    ids::{Place, Side},
    pieces::{PieceId, PieceSet},
    state::State,
};

/// 4.2.2d, 4.2.2e A leader among enemy units and without a unit of his own side is captured.
pub(crate) fn lone_leaders(
    game: &Syracuse,
    state: &mut State,
    place: Place,
    cause: Cause,
    log: &mut Log<Event>,
) {
    let leaders = state.pieces.lone_leaders(&game.pieces, place);
    capture(game, state, leaders, cause, log);
}

/// 4.2.1a, 4.2.2d Leaders are taken or killed; 9.2g only those of combats count.
pub(crate) fn capture(
    game: &Syracuse,
    state: &mut State,
    leaders: PieceSet,
    cause: Cause,
    log: &mut Log<Event>,
) {
    state.pieces.capture(&game.pieces, leaders, cause, log);
    if cause.is_combat() {
        for side in Side::BOTH {
            let own = leaders.intersection(game.pieces.of(side));
            *state.leaders_killed.get_mut(side) += own.len();
        }
    }
}

/// A unit is eliminated, a leader taken.
pub(crate) fn lose(
    game: &Syracuse,
    state: &mut State,
    piece: PieceId,
    cause: Cause,
    log: &mut Log<Event>,
) {
    if piece.is_leader() {
        capture(game, state, PieceSet::one(piece), cause, log);
    } else {
        state.pieces.eliminate(&game.pieces, piece, cause, log);
    }
}
