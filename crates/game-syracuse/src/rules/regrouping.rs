//! 2.Dd to 2.Di D.2 Free regrouping. Who may go where is in `regroup_targets`.

use campaign::Choice;

use crate::rules::{
    prelude::*,
    regroup_targets::{Convoy, convoy, may_end, may_regroup, may_regroup_to, movable, targets},
};

/// 2.Dd The D.2 of a side.
pub(crate) fn begin(act: &mut Act<'_>, side: Side) {
    act.state.pieces.forget_moves(act.game.pieces.of(side));
    act.state.stack.push(Step::Own(OwnStep::Regroup {
        side,
        ships: 0,
        men: 0,
    }));
}

/// 2.Dd Who may go somewhere. One may end as soon as no leader is left behind at sea.
pub(crate) fn regroup_answers(look: Look<'_>, side: Side, out: &mut Decisions<Syracuse>) {
    out.extend(movable(look, side).map(|piece| Action::Regroup { piece }));
    if may_end(look, side).is_ok() {
        out.push(Action::Done);
    }
}

/// 2.Dd Takes a piece; where only one place is open it goes there.
pub(crate) fn regroup(act: &mut Act<'_>, side: Side, piece: PieceId) -> Result<(), Illegal> {
    may_regroup(act.look(), side, piece)?;
    let Convoy { ships, men } = convoy(act.state);
    act.state.next_step(Step::Own(OwnStep::RegroupTo {
        side,
        piece: PieceSet::one(piece),
        ships,
        men,
    }));
    let places = Choice::among(targets(act.look(), side, piece));
    places.take_only(|place| regroup_to(act, side, place))
}

/// 2.Df Where the piece may go.
pub(crate) fn regroup_to_answers(look: Look<'_>, side: Side, out: &mut Decisions<Syracuse>) {
    if let Some(Step::Own(OwnStep::RegroupTo { piece: taken, .. })) = look.state.step() {
        for piece in taken.iter() {
            let open = targets(look, side, piece);
            out.extend(open.map(|place| Action::RegroupTo { place }));
        }
    }
}

/// 2.Dd, 2.Dg The piece goes there and stays.
pub(crate) fn regroup_to(act: &mut Act<'_>, side: Side, to: Place) -> Result<(), Illegal> {
    let Some(Step::Own(OwnStep::RegroupTo { piece: taken, .. })) = act.state.step() else {
        return Err(Illegal::Shared(Refusal::CannotRegroupTo { place: to }));
    };
    let piece = taken
        .first()
        .ok_or(Illegal::Shared(Refusal::CannotRegroupTo { place: to }))?;
    may_regroup_to(act.look(), side, piece, to)?;
    let Convoy { mut ships, mut men } = convoy(act.state);
    if to == Place::CATANIA {
        let strength = act.look().strength(piece) as u8;
        if act.game.pieces.of_type(UnitType::Trireme).contains(piece) {
            ships += strength;
        } else {
            men += strength;
        }
    }
    act.regroup(piece, to);
    act.state
        .next_step(Step::Own(OwnStep::Regroup { side, ships, men }));
    Ok(())
}

/// 2.Dg Nobody else regroups.
pub(crate) fn regroup_done(act: &mut Act<'_>, side: Side) -> Result<(), Illegal> {
    may_end(act.look(), side)?;
    act.state.pieces.forget_moves(act.game.pieces.of(side));
    act.state.stack.pop();
    Ok(())
}
