//! 4.3d, 4.4h Moving into what was taken.

use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::{Event, PieceEvent},
    game::Syracuse,
    ids::{CAMP, FortId, Place, Side},
    illegal::{Illegal, Refusal},
    pieces::{PieceId, PieceSet},
    rules::stacking,
    state::{At, FortState, State},
    step::Step,
};

/// 4.3d, 4.3h The fort changes hands.
pub(crate) fn take_fort(state: &mut State, side: Side, fort: FortId, log: &mut Log<Event>) {
    state.set_fort(fort, FortState::from(side));
    log.push(|| Event::FortTaken { side, fort });
}

/// 4.3d, 4.3m One or two of the victor's units may go in.
pub(crate) fn offer(state: &mut State, side: Side, fort: FortId) {
    state.stack.push(Step::Garrison {
        side,
        fort: Place::fort(fort),
        room: stacking::IN_FORT,
    });
}

/// 4.3d, 4.3g Who may go into the fort: units from its zone while there is room, and leaders once a unit is inside.
pub(crate) fn entrants(game: &Syracuse, state: &State) -> PieceSet {
    let Some(Step::Garrison { side, fort, room }) = state.step() else {
        return PieceSet::EMPTY;
    };
    let Some(zone) = fort.as_fort().map(|fort| game.board.zone_of(fort)) else {
        return PieceSet::EMPTY;
    };
    let units = if room > 0 {
        state.units_at(game, side, zone)
    } else {
        PieceSet::EMPTY
    };
    units.union(followers(game, state, side, zone, fort))
}

/// 4.4h Who may move into the place of the camp: attackers while there is room, and leaders once a unit is there.
pub(crate) fn occupants(game: &Syracuse, state: &State) -> PieceSet {
    let Some(Step::Occupy { from }) = state.step() else {
        return PieceSet::EMPTY;
    };
    let has_unit = !state.units_at(game, Side::Syracusan, CAMP).is_empty();
    let may_go = |piece: &PieceId| {
        let is_waiting = state
            .pieces
            .place(*piece)
            .is_some_and(|place| place != CAMP);
        let has_room = stacking::has_room(game, state, Side::Syracusan, *piece, CAMP);
        is_waiting && has_room && (has_unit || !piece.is_leader())
    };
    from.iter().filter(may_go).collect()
}

fn followers(game: &Syracuse, state: &State, side: Side, from: Place, to: Place) -> PieceSet {
    if state.units_at(game, side, to).is_empty() {
        PieceSet::EMPTY
    } else {
        state.leaders_at(game, side, from)
    }
}

/// 4.3d Who goes in; nobody has to.
pub(crate) fn garrison_answers(game: &Syracuse, state: &State, out: &mut Decisions<Syracuse>) {
    let pieces = entrants(game, state);
    out.extend(pieces.iter().map(|piece| Action::Enter { piece }));
    out.push(Action::Done);
}

/// 4.3d A unit or leader goes into the fort.
pub(crate) fn enter(
    game: &Syracuse,
    state: &mut State,
    piece: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let refused = Illegal::Shared(Refusal::NotEnterable { piece });
    let Some(Step::Garrison { side, fort, room }) = state.step() else {
        return Err(refused);
    };
    if !entrants(game, state).contains(piece) {
        return Err(refused);
    }
    let room = room - u8::from(!piece.is_leader());
    state.next_step(Step::Garrison { side, fort, room });
    go(state, side, piece, fort, log);
    Ok(())
}

/// 4.3d Nobody else goes in.
pub(crate) fn garrison_done(state: &mut State) {
    state.stack.pop();
}

/// 4.4h Which attackers move in; nobody has to.
pub(crate) fn occupy_answers(game: &Syracuse, state: &State, out: &mut Decisions<Syracuse>) {
    let pieces = occupants(game, state);
    out.extend(pieces.iter().map(|piece| Action::Occupy { piece }));
    out.push(Action::Done);
}

/// 4.4h An attacker moves into the place of the camp.
pub(crate) fn occupy(
    game: &Syracuse,
    state: &mut State,
    piece: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !occupants(game, state).contains(piece) {
        return Err(Illegal::Shared(Refusal::NotEnterable { piece }));
    }
    go(state, Side::Syracusan, piece, CAMP, log);
    Ok(())
}

/// 4.4h Nobody else moves in.
pub(crate) fn occupy_done(state: &mut State) {
    state.stack.pop();
}

fn go(state: &mut State, side: Side, piece: PieceId, to: Place, log: &mut Log<Event>) {
    let Some(from) = state.pieces.place(piece) else {
        return;
    };
    state.pieces.get_mut(piece).at = At::Place(to);
    log.push(|| {
        Event::Piece(PieceEvent::Moved {
            side,
            pieces: PieceSet::one(piece),
            from,
            to,
            cost: 0,
        })
    });
}
