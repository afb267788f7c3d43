//! 3.3 Stacking limits.

use campaign::Refusal;
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::{Place, Side},
    illegal::Illegal,
    pieces::{PieceId, PieceSet, UnitType},
    rules::{casualties::Cause, groups, landing},
    state::State,
    step::Step,
};

/// 3.3d Units in a clear or high zone.
const IN_ZONE: u8 = 5;
/// 3.3d Units in a fort.
pub(crate) const IN_FORT: u8 = 2;
/// 3.3f Strength of the ships in a protected naval zone.
const IN_HARBOUR: u16 = 50;

/// 3.3c to 3.3f, 3.5e The units of which some must go because there are too many; none if the place is in order. Leaders never count.
pub(crate) fn surplus(game: &Syracuse, state: &State, side: Side, place: Place) -> PieceSet {
    if is_overstacked(game, state, side, place) {
        state.units_at(game, side, place)
    } else if is_overloaded(game, state, side, place) {
        landing::cargo(game, state, side, place)
    } else {
        PieceSet::EMPTY
    }
}

/// 3.3b, 3.5e Why a unit of this stack has to go.
pub(crate) fn cause(game: &Syracuse, state: &State, side: Side, place: Place) -> Cause {
    if is_overstacked(game, state, side, place) {
        Cause::Stacking
    } else {
        Cause::Overload
    }
}

/// 3.3d, 3.3f Would these units of one side find room in a place?
pub(crate) fn is_room_for(game: &Syracuse, state: &State, place: Place, units: PieceSet) -> bool {
    if place.as_fort().is_some() {
        units.len() <= IN_FORT
    } else if state.is_open_land(game, place) {
        units.len() <= IN_ZONE
    } else if state.is_protected(game, place) {
        state.strength_of(game, units) <= IN_HARBOUR
    } else {
        true
    }
}

/// 3.3d How many of these units of one side have to go from a land zone?
pub(crate) fn beyond_limit(game: &Syracuse, state: &State, zone: Place, units: PieceSet) -> u8 {
    if is_room_for(game, state, zone, units) {
        0
    } else {
        units.len().saturating_sub(IN_ZONE)
    }
}

/// 3.3g Would a unit that recovers in a combat make its stack too great, so that it is checked when the combat is over?
pub(crate) fn overstacks(game: &Syracuse, state: &State, unit: PieceId) -> bool {
    let Some(battle) = state.battle else {
        return false;
    };
    let (side, zone) = (game.pieces.card(unit).side, battle.zone);
    let is_there = state.units_at(game, side, zone).contains(unit);
    let mut after = state.clone();
    after.pieces.recover(&game.pieces, unit, &mut Log::off());
    is_there && !*battle.crowded.get(side) && is_overstacked(game, &after, side, zone)
}

/// 3.3a, 4.2.2f Are there too many units of a side in a place?
pub(crate) fn is_overstacked(game: &Syracuse, state: &State, side: Side, place: Place) -> bool {
    !is_room_for(game, state, place, state.units_at(game, side, place))
}

/// 3.3c, 4.2.2i Does a piece find room in a place? Leaders always do.
pub(crate) fn has_room(
    game: &Syracuse,
    state: &State,
    side: Side,
    piece: PieceId,
    to: Place,
) -> bool {
    let there = state.units_at(game, side, to);
    piece.is_leader() || is_room_for(game, state, to, there.union(PieceSet::one(piece)))
}

/// 3.5b, 3.5e Is there more aboard than the ships can carry?
pub(crate) fn is_overloaded(game: &Syracuse, state: &State, side: Side, zone: Place) -> bool {
    let cargo = landing::cargo(game, state, side, zone);
    let ships = state.fleet(game, side, zone);
    zone.is_sea() && state.strength_of(game, cargo) > state.strength_of(game, ships)
}

/// 3.3a Are there too many units of a side in a place?
pub(crate) fn excess(game: &Syracuse, state: &State, side: Side, place: Place) -> bool {
    !surplus(game, state, side, place).is_empty()
}

/// 3.3a, 3.3b A side's stacks are checked: it is asked about the first that is too big, then about the next.
pub(crate) fn check(game: &Syracuse, state: &mut State, side: Side) {
    if let Some(place) = first_excess(game, state, side) {
        state.stack.push(Step::Overstacked { side, place });
    }
}

/// 3.3g All stacks of the player whose moves have ended; of the other only those that a withdrawal has changed.
fn first_excess(game: &Syracuse, state: &State, side: Side) -> Option<Place> {
    let active = state.stack.iter().rev().find_map(|step| {
        if let Step::Combats { side } = step {
            Some(*side)
        } else {
            None
        }
    });
    let is_passive = active.is_some_and(|active| active != side);
    let is_checked =
        |place: &Place| !is_passive || has_withdrawn_cavalry(game, state, side, *place);
    state
        .pieces
        .occupied()
        .filter(is_checked)
        .find(|&place| excess(game, state, side, place))
}

fn has_withdrawn_cavalry(game: &Syracuse, state: &State, side: Side, place: Place) -> bool {
    let cavalry = game.pieces.of_type(UnitType::Cavalry);
    let there = state.units_at(game, side, place).intersection(cavalry);
    there
        .iter()
        .any(|unit| state.pieces.get(unit).start != place)
}

/// 3.3b Which unit is eliminated?
pub(crate) fn overstacked_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    place: Place,
    out: &mut Decisions<Syracuse>,
) {
    let units = surplus(game, state, side, place);
    out.extend(units.iter().map(|unit| Action::Disband { unit }));
}

/// 3.3b The owner gives up a unit.
pub(crate) fn disband(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    place: Place,
    unit: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let units = surplus(game, state, side, place);
    if units.is_empty() {
        return Err(Illegal::Shared(Refusal::NotTooMany { place }));
    }
    if !units.contains(unit) {
        return Err(Illegal::Shared(Refusal::NotHere { piece: unit, place }));
    }
    // 3.5e A load is checked by itself, not at the end of the moves.
    let is_cargo = state.pieces.get(unit).aboard;
    let cause = if is_cargo {
        Cause::Overload
    } else {
        Cause::Stacking
    };
    state.pieces.eliminate(&game.pieces, unit, cause, log);
    if excess(game, state, side, place) {
        return Ok(());
    }
    state.stack.pop();
    if !is_cargo {
        check(game, state, side);
    }
    groups::leave_if_empty(game, state);
    Ok(())
}
