//! 7.S23 The epidemic: up to two land units and a leader.

use campaign::HitsLeft;
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::{CITY, Place, Side},
    illegal::{Illegal, Refusal},
    pieces::{PieceId, PieceSet},
    rules::{attrition, casualties::Cause, stratagem_targets::infectable},
    state::State,
    step::Step,
};

/// 7.S23a Up to two units fall ill.
pub(crate) const VICTIMS: u8 = 2;

/// 7.S23c Enemy land units in play; either part may be left out.
pub(crate) fn answers(
    game: &Syracuse,
    state: &State,
    (side, hits_left): (Side, HitsLeft<PieceId>),
    out: &mut Decisions<Syracuse>,
) {
    for piece in hits_left.open(infectable(game, state, side.other())).iter() {
        out.push(Action::Infect { piece });
    }
    out.push(Action::Done);
}

/// 7.S23a, 7.S23c A unit is weakened, each once.
pub(crate) fn infect(
    game: &Syracuse,
    state: &mut State,
    (side, hits_left): (Side, HitsLeft<PieceId>),
    piece: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let enemy = side.other();
    if !hits_left
        .open(infectable(game, state, enemy))
        .contains(piece)
    {
        return Err(Illegal::Shared(Refusal::NotInfectable { piece }));
    }
    let place = state.pieces.place(piece);
    state
        .pieces
        .weaken(&game.pieces, piece, Cause::Epidemic, log);
    state.stack.pop();
    if let Some(HitsLeft { left, hit }) = hits_left.after(piece, infectable(game, state, enemy)) {
        state.stack.push(Step::Epidemic { side, left, hit });
    }
    if let Some(place) = place {
        attrition::bereave(game, state, enemy, place, log);
    }
    Ok(())
}

/// 7.S23c Fit enemy leaders in play, in Catania too.
pub(crate) fn healthy(game: &Syracuse, state: &State, side: Side) -> PieceSet {
    let fit = game.pieces.leaders_of(side).without(state.pieces.backs());
    fit.intersection(state.pieces.in_play())
}

/// 7.S23a One of them falls sick, or none.
pub(crate) fn sick_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    out: &mut Decisions<Syracuse>,
) {
    for piece in healthy(game, state, side.other()).iter() {
        out.push(Action::Infect { piece });
    }
    out.push(Action::Done);
}

/// 7.S23b He goes to a fortified zone of his side and stays there.
pub(crate) fn fall_sick(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    leader: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let enemy = side.other();
    if !healthy(game, state, enemy).contains(leader) {
        return Err(Illegal::Shared(Refusal::NotInfectable { piece: leader }));
    }
    let to = match enemy {
        Side::Syracusan => CITY,
        Side::Athenian => state.fortified(enemy).unwrap_or(Place::CATANIA),
    };
    state.pieces.fall_sick(&game.pieces, leader, to, log);
    state.stack.pop();
    Ok(())
}
