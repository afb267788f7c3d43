//! 7.S23 The epidemic: up to two land units and a leader.

use campaign::HitsLeft;

use crate::{
    ids::CITY,
    rules::{prelude::*, stratagem_targets::infectable},
};

/// 7.S23a Up to two units fall ill.
pub(crate) const VICTIMS: u8 = 2;

/// 7.S23c Enemy land units in play; either part may be left out.
pub(crate) fn answers(
    look: Look<'_>,
    (side, hits_left): (Side, HitsLeft<PieceId>),
    out: &mut Decisions<Syracuse>,
) {
    for piece in hits_left.open(infectable(look, side.other())).iter() {
        out.push(Action::Infect { piece });
    }
    out.push(Action::Done);
}

/// 7.S23a, 7.S23c A unit is weakened, each once.
pub(crate) fn infect(
    act: &mut Act<'_>,
    (side, hits_left): (Side, HitsLeft<PieceId>),
    piece: PieceId,
) -> Result<(), Illegal> {
    let enemy = side.other();
    if !hits_left
        .open(infectable(act.look(), enemy))
        .contains(piece)
    {
        return Err(Illegal::Shared(Refusal::NotInfectable { piece }));
    }
    let place = act.state.pieces.place(piece);
    act.weaken(piece, Cause::Epidemic);
    act.state.stack.pop();
    if let Some(HitsLeft { left, hit }) = hits_left.after(piece, infectable(act.look(), enemy)) {
        act.state.stack.push(Step::Epidemic { side, left, hit });
    }
    if let Some(place) = place {
        attrition::bereave(act, enemy, place);
    }
    Ok(())
}

/// 7.S23c Fit enemy leaders in play, in Catania too.
pub(crate) fn healthy(look: Look<'_>, side: Side) -> PieceSet {
    let fit = look
        .game
        .pieces
        .leaders_of(side)
        .without(look.state.pieces.backs());
    fit.intersection(look.state.pieces.in_play())
}

/// 7.S23a One of them falls sick, or none.
pub(crate) fn sick_answers(look: Look<'_>, side: Side, out: &mut Decisions<Syracuse>) {
    for piece in healthy(look, side.other()).iter() {
        out.push(Action::Infect { piece });
    }
    out.push(Action::Done);
}

/// 7.S23b He goes to a fortified zone of his side and stays there.
pub(crate) fn fall_sick(act: &mut Act<'_>, side: Side, leader: PieceId) -> Result<(), Illegal> {
    let enemy = side.other();
    if !healthy(act.look(), enemy).contains(leader) {
        return Err(Illegal::Shared(Refusal::NotInfectable { piece: leader }));
    }
    let to = match enemy {
        Side::Syracusan => CITY,
        Side::Athenian => act.state.fortified(enemy).unwrap_or(Place::CATANIA),
    };
    act.fall_sick(leader, to);
    act.state.stack.pop();
    Ok(())
}
