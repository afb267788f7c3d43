//! 1.1a, 4.2.4d What happens to pieces: captured and lost. Weakened and eliminated they are by `Roster::weaken` and `Roster::eliminate`, which both campaigns share.

use engine::Log;

use crate::{
    event::Event,
    game::Hellespont,
    ids::{Place, Side},
    pieces::{PieceId, PieceSet},
    state::State,
    step::Cause,
};

/// 2.D.3c A side's weakened units in play, wherever they are.
pub(crate) fn weakened_units(game: &Hellespont, state: &State, side: Side) -> PieceSet {
    state.pieces.weakened(game.pieces.units_of(side))
}

/// 4.2.4d, 3.1h, 3.5g A leader among enemy units and without a unit of his own side is captured. 0.2p Nobody is in a base.
pub(crate) fn lone_leaders(
    game: &Hellespont,
    state: &mut State,
    place: Place,
    cause: Cause,
    log: &mut Log<Event>,
) {
    if place.is_base() {
        return;
    }
    let leaders = state.pieces.lone_leaders(&game.pieces, place);
    capture(game, state, leaders, cause, log);
}

/// 4.2.3d, 4.2.4d Leaders are taken or killed; 9.2h only those of combats count.
pub(crate) fn capture(
    game: &Hellespont,
    state: &mut State,
    leaders: PieceSet,
    cause: Cause,
    log: &mut Log<Event>,
) {
    state.pieces.capture(&game.pieces, leaders, cause, log);
    if cause.is_combat() {
        state.killed = state.killed.union(leaders);
    }
}

/// A unit is eliminated, a leader taken.
pub(crate) fn lose(
    game: &Hellespont,
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
