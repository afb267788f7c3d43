//! 2.B.2f to 2.B.2o Leaving the bases in B.2.

use crate::rules::prelude::*;

/// 2.B.2f A side may move out of its bases. 3.6b Stacks are checked where its ships have come to: nobody else could be moved.
pub(crate) fn begin(state: &mut State, side: Side) {
    state.phase = Phase::default();
    let check = StackCheck::Moved;
    state.stack.push(Step::Own(OwnStep::Stacks { side, check }));
    state.stack.push(Step::Own(OwnStep::BaseMoves { side }));
}

fn picking(side: Side, base: Place) -> Picking {
    let mut picking = Picking::anew(side, base);
    picking.own.base = true;
    picking
}

/// 2.B.2f, 2.B.2j May a side leave a base, and for how much?
pub(crate) fn may_leave(look: Look<'_>, side: Side, base: Place) -> Result<u8, Illegal> {
    if !Place::bases_of(side).contains(&base) {
        return Err(Illegal::NotABase { base });
    }
    if !look.is_pickable(picking(side, base)) {
        return Err(Illegal::Shared(Refusal::NothingToMove { place: base }));
    }
    let cost = activation::cost(look, side, base);
    if cost > *look.state.actions.get(side) {
        return Err(Illegal::Shared(Refusal::TooDear { place: base, cost }));
    }
    Ok(cost)
}

/// 2.B.2f The bases that may be left, or none.
pub(crate) fn answers(look: Look<'_>, side: Side, out: &mut Decisions<Hellespont>) {
    for base in Place::bases_of(side) {
        if may_leave(look, side, base).is_ok() {
            out.push(Action::Leave { base });
        }
    }
    out.push(Action::Done);
}

/// Is there a base to leave?
pub(crate) fn is_asked(look: Look<'_>, side: Side) -> bool {
    Place::bases_of(side)
        .into_iter()
        .any(|base| may_leave(look, side, base).is_ok())
}

/// 2.B.2h, 2.B.2i The price covers the whole base for this B.2: it is left until nobody there can or will go, and not again.
pub(crate) fn leave(act: &mut Act<'_>, side: Side, base: Place) -> Result<(), Illegal> {
    let cost = may_leave(act.look(), side, base)?;
    *act.state.actions.get_mut(side) -= cost;
    act.tell(PieceEvent::Activated {
        side,
        place: base,
        cost,
    });
    act.state.stack.push(Step::Pick(picking(side, base)));
    Ok(())
}
