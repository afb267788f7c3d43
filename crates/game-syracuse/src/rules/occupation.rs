//! 4.3d, 4.4h Moving into what was taken.

use crate::{ids::CAMP, rules::prelude::*};

/// 4.3d, 4.3h The fort changes hands.
pub(crate) fn take_fort(act: &mut Act<'_>, side: Side, fort: FortId) {
    act.state.set_fort(fort, FortState::from(side));
    act.log.push(|| Event::FortTaken { side, fort });
}

/// 4.3d, 4.3m One or two of the victor's units may go in.
pub(crate) fn offer(state: &mut State, side: Side, fort: FortId) {
    state.stack.push(Step::Own(OwnStep::Garrison {
        side,
        fort: Place::fort(fort),
        room: stacking::IN_FORT,
    }));
}

/// 4.3d, 4.3g Who may go into the fort: units from its zone while there is room, and leaders once a unit is inside.
pub(crate) fn entrants(look: Look<'_>) -> PieceSet {
    let Some(Step::Own(OwnStep::Garrison { side, fort, room })) = look.state.step() else {
        return PieceSet::EMPTY;
    };
    let Some(zone) = fort.as_fort().map(|fort| look.game.board.zone_of(fort)) else {
        return PieceSet::EMPTY;
    };
    let units = if room > 0 {
        look.units_at(side, zone)
    } else {
        PieceSet::EMPTY
    };
    units.union(followers(look, side, zone, fort))
}

/// 4.4h Who may move into the place of the camp: attackers while there is room, and leaders once a unit is there.
pub(crate) fn occupants(look: Look<'_>) -> PieceSet {
    let Some(Step::Own(OwnStep::Occupy { from })) = look.state.step() else {
        return PieceSet::EMPTY;
    };
    let has_unit = !look.units_at(Side::Syracusan, CAMP).is_empty();
    let may_go = |piece: &PieceId| {
        let is_waiting = look
            .state
            .pieces
            .place(*piece)
            .is_some_and(|place| place != CAMP);
        let has_room = stacking::has_room(look, Side::Syracusan, *piece, CAMP);
        is_waiting && has_room && (has_unit || !piece.is_leader())
    };
    from.iter().filter(may_go).collect()
}

fn followers(look: Look<'_>, side: Side, from: Place, to: Place) -> PieceSet {
    if look.units_at(side, to).is_empty() {
        PieceSet::EMPTY
    } else {
        look.leaders_at(side, from)
    }
}

/// 4.3d Who goes in; nobody has to.
pub(crate) fn garrison_answers(look: Look<'_>, out: &mut Decisions<Syracuse>) {
    let pieces = entrants(look);
    out.extend(pieces.iter().map(|piece| Action::Enter { piece }));
    out.push(Action::Done);
}

/// 4.3d A unit or leader goes into the fort.
pub(crate) fn enter(act: &mut Act<'_>, piece: PieceId) -> Result<(), Illegal> {
    let refused = Illegal::Shared(Refusal::NotEnterable { piece });
    let Some(Step::Own(OwnStep::Garrison { side, fort, room })) = act.state.step() else {
        return Err(refused);
    };
    if !entrants(act.look()).contains(piece) {
        return Err(refused);
    }
    let room = room - u8::from(!piece.is_leader());
    act.state
        .next_step(Step::Own(OwnStep::Garrison { side, fort, room }));
    go(act, side, piece, fort);
    Ok(())
}

/// 4.3d Nobody else goes in.
pub(crate) fn garrison_done(state: &mut State) {
    state.stack.pop();
}

/// 4.4h Which attackers move in; nobody has to.
pub(crate) fn occupy_answers(look: Look<'_>, out: &mut Decisions<Syracuse>) {
    let pieces = occupants(look);
    out.extend(pieces.iter().map(|piece| Action::Occupy { piece }));
    out.push(Action::Done);
}

/// 4.4h An attacker moves into the place of the camp.
pub(crate) fn occupy(act: &mut Act<'_>, piece: PieceId) -> Result<(), Illegal> {
    if !occupants(act.look()).contains(piece) {
        return Err(Illegal::Shared(Refusal::NotEnterable { piece }));
    }
    go(act, Side::Syracusan, piece, CAMP);
    Ok(())
}

/// 4.4h Nobody else moves in.
pub(crate) fn occupy_done(state: &mut State) {
    state.stack.pop();
}

fn go(act: &mut Act<'_>, side: Side, piece: PieceId, to: Place) {
    let Some(from) = act.state.pieces.place(piece) else {
        return;
    };
    act.state.pieces.get_mut(piece).at = At::Place(to);
    act.tell(PieceEvent::Moved {
        side,
        pieces: PieceSet::one(piece),
        from,
        to,
        cost: 0,
    });
}
