//! 4.2.2 Retreats, piece by piece, and moving on where too many have come together.

use campaign::Choice;
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::{CAMP_PORT, Place, Side},
    illegal::Illegal,
    pieces::{PieceId, PieceSet, UnitType},
    rules::{
        casualties::{self, Cause},
        occupation,
        refuge::{self, Flight},
        stacking,
    },
    state::{At, Entered, Piece, State},
    step::{Retreat, RetreatCause, Step},
};

impl Retreat {
    fn of(state: &State) -> Option<Self> {
        match state.step() {
            Some(Step::Retreat(retreat)) => Some(retreat),
            _ => None,
        }
    }

    fn asked(state: &State) -> Result<Self, Illegal> {
        Self::of(state).ok_or(Illegal::OtherQuestion { rule: "4.2.2a" })
    }

    fn flight(self, piece: PieceId) -> Flight {
        Flight {
            side: self.side,
            from: self.from,
            piece,
            cause: self.cause,
        }
    }

    /// 4.2.2f, 4.4i Does the owner choose who goes, until the stack is legal?
    fn thins_out(self) -> bool {
        match self.cause {
            RetreatCause::Overstacked => true,
            RetreatCause::CampLost => self.from == CAMP_PORT,
            RetreatCause::Combat => false,
        }
    }

    fn with(self, left: PieceSet) -> Step {
        Step::Retreat(Self { left, ..self })
    }
}

/// Who is next: ships first, because those aboard go with them, then units, then leaders.
pub(crate) fn next_piece(game: &Syracuse, left: PieceSet) -> Option<PieceId> {
    let ships = left.intersection(game.pieces.of_type(UnitType::T));
    ships.first().or_else(|| left.first())
}

/// 4.2.2f, 4.2.2i Who may move on: units that find a place, or all if none does, for then one of them is lost. Nobody if there are not too many.
fn movable(game: &Syracuse, state: &State, retreat: Retreat) -> PieceSet {
    let is_crowded = stacking::is_overstacked(game, state, retreat.side, retreat.from);
    if !retreat.thins_out() || !is_crowded {
        return PieceSet::EMPTY;
    }
    let there = state.units_at(game, retreat.side, retreat.from);
    there.fitting_or_all(|&unit| {
        let mut refuges = refuge::refuges(game, state, retreat.flight(unit));
        refuges.next().is_some()
    })
}

/// 4.2.2f May this unit move on?
fn may_move_on(
    game: &Syracuse,
    state: &State,
    retreat: Retreat,
    unit: PieceId,
) -> Result<(), Illegal> {
    if retreat.left.is_empty() && movable(game, state, retreat).contains(unit) {
        Ok(())
    } else {
        Err(Illegal::NotMovable { piece: unit })
    }
}

/// 4.2.2f, 4.2.2g Where the next piece may go, or who moves on when nobody is on his way.
pub(crate) fn retreat_answers(game: &Syracuse, state: &State, out: &mut Decisions<Syracuse>) {
    let Some(retreat) = Retreat::of(state) else {
        return;
    };
    match next_piece(game, retreat.left) {
        Some(piece) => {
            let places = refuge::refuges(game, state, retreat.flight(piece));
            out.extend(places.map(|place| Action::RetreatTo { place }));
        }
        None => {
            let units = movable(game, state, retreat);
            out.extend(units.iter().map(|unit| Action::MoveOn { unit }));
        }
    }
}

/// 4.2.2g The next piece goes where its owner says.
pub(crate) fn retreat_to(
    game: &Syracuse,
    state: &mut State,
    place: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let retreat = Retreat::asked(state)?;
    let piece = next_piece(game, retreat.left).ok_or(Illegal::CannotRetreatTo { place })?;
    refuge::may_retreat(game, state, retreat.flight(piece), place)?;
    perform(game, state, retreat, piece, place, log);
    settle(game, state, log);
    Ok(())
}

/// 4.2.2f A unit of a stack that is too great moves on.
pub(crate) fn move_on(
    game: &Syracuse,
    state: &mut State,
    unit: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let retreat = Retreat::asked(state)?;
    may_move_on(game, state, retreat, unit)?;
    state.next_step(retreat.with(PieceSet::one(unit)));
    settle(game, state, log);
    Ok(())
}

fn thin_out(game: &Syracuse, state: &mut State, side: Side, place: Place) {
    if stacking::is_overstacked(game, state, side, place) {
        state.stack.push(Step::Retreat(Retreat {
            side,
            from: place,
            left: PieceSet::EMPTY,
            cause: RetreatCause::Overstacked,
        }));
    }
}

/// 4.2.2c Goes on with retreats and with what follows from them as long as nobody has a choice.
pub(crate) fn settle(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    loop {
        let goes_on = match Retreat::of(state) {
            Some(retreat) => match next_piece(game, retreat.left) {
                Some(piece) => settle_piece(game, state, retreat, piece, log),
                None => settle_stack(game, state, retreat),
            },
            None => occupation::skip_empty(game, state),
        };
        if !goes_on {
            return;
        }
    }
}

/// 4.2.2c No way out means elimination, one way is taken at once.
fn settle_piece(
    game: &Syracuse,
    state: &mut State,
    retreat: Retreat,
    piece: PieceId,
    log: &mut Log<Event>,
) -> bool {
    match Choice::among(refuge::refuges(game, state, retreat.flight(piece))) {
        Choice::Several => return false,
        Choice::Only(place) => perform(game, state, retreat, piece, place, log),
        Choice::Nothing => {
            let mut left = retreat.left;
            left.remove(piece);
            state.next_step(retreat.with(left));
            give_up(game, state, retreat.cause, piece, log);
        }
    }
    true
}

/// 4.2.2c, 4.2.2e A unit without a way out is eliminated, a leader is taken.
fn give_up(
    game: &Syracuse,
    state: &mut State,
    cause: RetreatCause,
    piece: PieceId,
    log: &mut Log<Event>,
) {
    let cause = match cause {
        RetreatCause::Combat | RetreatCause::CampLost => Cause::NoRetreat,
        RetreatCause::Overstacked => Cause::Surplus,
    };
    casualties::lose(game, state, piece, cause, log);
}

/// 4.2.2f, 4.2.2i Nobody is on his way: either all are gone, or the stack may still be too great.
fn settle_stack(game: &Syracuse, state: &mut State, retreat: Retreat) -> bool {
    match Choice::among(movable(game, state, retreat).iter()) {
        Choice::Several => return false,
        Choice::Only(unit) => state.next_step(retreat.with(PieceSet::one(unit))),
        Choice::Nothing => {
            state.stack.pop();
        }
    }
    true
}

/// 4.2.2a, 3.4h The piece goes there; whoever makes a stack too great sets others moving.
fn perform(
    game: &Syracuse,
    state: &mut State,
    retreat: Retreat,
    piece: PieceId,
    to: Place,
    log: &mut Log<Event>,
) {
    if let Some(way) = refuge::convoy(game, state, retreat.flight(piece), to) {
        refuge::record_convoy(game, state, piece, &way);
    }
    let old = state.pieces.get(piece);
    *state.pieces.get_mut(piece) = Piece {
        at: At::Place(to),
        entered: Entered::default(),
        aboard: old.aboard && !to.is_land(),
        ..old
    };
    let (side, from) = (retreat.side, retreat.from);
    log.push(|| Event::Retreated {
        side,
        piece,
        from,
        to,
    });
    // 4.2.2d Enemy leaders without units may stand where they go.
    casualties::lone_leaders(game, state, to, Cause::Alone, log);
    let mut left = retreat.left;
    left.remove(piece);
    state.next_step(retreat.with(left));
    // 3.3c Leaders never count, so they do not set others moving.
    if !piece.is_leader() {
        thin_out(game, state, side, to);
    }
}

#[cfg(test)]
mod tests;
