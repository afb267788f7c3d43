//! 2.Dd to 2.Di D.2 Free regrouping. Who may go where is in `regroup_targets`.

use campaign::Choice;
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::{Place, Side},
    illegal::{Illegal, Refusal},
    pieces::{PieceId, PieceSet, UnitType},
    rules::regroup_targets::{
        Convoy, convoy, may_end, may_regroup, may_regroup_to, movable, targets,
    },
    state::State,
    step::Step,
};

/// 2.Dd The D.2 of a side.
pub(crate) fn begin(game: &Syracuse, state: &mut State, side: Side) {
    state.pieces.forget_moves(game.pieces.of(side));
    state.stack.push(Step::Regroup {
        side,
        ships: 0,
        men: 0,
    });
}

/// 2.Dd Who may go somewhere. One may end as soon as no leader is left behind at sea.
pub(crate) fn regroup_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    out: &mut Decisions<Syracuse>,
) {
    out.extend(movable(game, state, side).map(|piece| Action::Regroup { piece }));
    if may_end(game, state, side).is_ok() {
        out.push(Action::Done);
    }
}

/// 2.Dd Takes a piece; where only one place is open it goes there.
pub(crate) fn regroup(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    piece: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_regroup(game, state, side, piece)?;
    let Convoy { ships, men } = convoy(state);
    state.next_step(Step::RegroupTo {
        side,
        piece: PieceSet::one(piece),
        ships,
        men,
    });
    let places = Choice::among(targets(game, state, side, piece));
    places.take_only(|place| regroup_to(game, state, side, place, log))
}

/// 2.Df Where the piece may go.
pub(crate) fn regroup_to_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    out: &mut Decisions<Syracuse>,
) {
    if let Some(Step::RegroupTo { piece: taken, .. }) = state.step() {
        for piece in taken.iter() {
            let open = targets(game, state, side, piece);
            out.extend(open.map(|place| Action::RegroupTo { place }));
        }
    }
}

/// 2.Dd, 2.Dg The piece goes there and stays.
pub(crate) fn regroup_to(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    to: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let Some(Step::RegroupTo { piece: taken, .. }) = state.step() else {
        return Err(Illegal::Shared(Refusal::CannotRegroupTo { place: to }));
    };
    let piece = taken
        .first()
        .ok_or(Illegal::Shared(Refusal::CannotRegroupTo { place: to }))?;
    may_regroup_to(game, state, side, piece, to)?;
    let Convoy { mut ships, mut men } = convoy(state);
    if to == Place::CATANIA {
        let strength = state.strength(game, piece) as u8;
        if game.pieces.of_type(UnitType::Trireme).contains(piece) {
            ships += strength;
        } else {
            men += strength;
        }
    }
    state.pieces.regroup(&game.pieces, piece, to, log);
    state.next_step(Step::Regroup { side, ships, men });
    Ok(())
}

/// 2.Dg Nobody else regroups.
pub(crate) fn regroup_done(game: &Syracuse, state: &mut State, side: Side) -> Result<(), Illegal> {
    may_end(game, state, side)?;
    state.pieces.forget_moves(game.pieces.of(side));
    state.stack.pop();
    Ok(())
}
