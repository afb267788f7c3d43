//! 2.B.2f to 2.B.2o Leaving the bases in B.2.

use campaign::Refusal;
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::{Event, PieceEvent},
    game::Hellespont,
    ids::{Place, Side},
    illegal::Illegal,
    rules::{activation, groups},
    state::{PhaseRecord, State},
    step::{Picking, StackCheck, Step},
};

/// 2.B.2f A side may move out of its bases. 3.6b Stacks are checked where its ships have come to: nobody else could be moved.
pub(crate) fn begin(state: &mut State, side: Side) {
    state.phase = PhaseRecord::default();
    let check = StackCheck::Moved;
    state.stack.push(Step::Stacks { side, check });
    state.stack.push(Step::BaseMoves { side });
}

fn picking(side: Side, base: Place) -> Picking {
    Picking {
        base: true,
        ..Picking::anew(side, base)
    }
}

/// 2.B.2f, 2.B.2j May a side leave a base, and for how much?
pub(crate) fn may_leave(
    game: &Hellespont,
    state: &State,
    side: Side,
    base: Place,
) -> Result<u8, Illegal> {
    if !Place::bases_of(side).contains(&base) {
        return Err(Illegal::NotABase { base });
    }
    if !groups::is_pickable(game, state, picking(side, base)) {
        return Err(Illegal::Shared(Refusal::NothingToMove { place: base }));
    }
    let cost = activation::cost(game, state, side, base);
    if cost > *state.actions.get(side) {
        return Err(Illegal::Shared(Refusal::TooDear { place: base, cost }));
    }
    Ok(cost)
}

/// 2.B.2f The bases that may be left, or none.
pub(crate) fn answers(
    game: &Hellespont,
    state: &State,
    side: Side,
    out: &mut Decisions<Hellespont>,
) {
    for base in Place::bases_of(side) {
        if may_leave(game, state, side, base).is_ok() {
            out.push(Action::Leave { base });
        }
    }
    out.push(Action::Done);
}

/// Is there a base to leave?
pub(crate) fn is_asked(game: &Hellespont, state: &State, side: Side) -> bool {
    Place::bases_of(side)
        .into_iter()
        .any(|base| may_leave(game, state, side, base).is_ok())
}

/// 2.B.2h, 2.B.2i The price covers the whole base for this B.2: it is left until nobody there can or will go, and not again.
pub(crate) fn leave(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    base: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let cost = may_leave(game, state, side, base)?;
    *state.actions.get_mut(side) -= cost;
    log.push(|| {
        Event::Piece(PieceEvent::Activated {
            side,
            place: base,
            cost,
        })
    });
    state.stack.push(Step::Pick(picking(side, base)));
    Ok(())
}
