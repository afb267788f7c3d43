//! 3.3 Stacking limits.

use crate::rules::prelude::*;

/// 3.3d Units in a clear or high zone.
const IN_ZONE: u8 = 5;
/// 3.3d Units in a fort.
pub(crate) const IN_FORT: u8 = 2;
/// 3.3f Strength of the ships in a protected naval zone.
const IN_HARBOUR: u16 = 50;

/// 3.3c to 3.3f, 3.5e The units of which some must go because there are too many; none if the place is in order. Leaders never count.
pub(crate) fn surplus(look: Look<'_>, side: Side, place: Place) -> PieceSet {
    if is_overstacked(look, side, place) {
        look.units_at(side, place)
    } else if is_overloaded(look, side, place) {
        landing::cargo(look, side, place)
    } else {
        PieceSet::EMPTY
    }
}

/// 3.3b, 3.5e Why a unit of this stack has to go.
pub(crate) fn cause(look: Look<'_>, side: Side, place: Place) -> Cause {
    if is_overstacked(look, side, place) {
        Cause::Stacking
    } else {
        Cause::Overload
    }
}

/// 3.3d, 3.3f Would these units of one side find room in a place?
pub(crate) fn is_room_for(look: Look<'_>, place: Place, units: PieceSet) -> bool {
    match limit(look, place) {
        Some(Limit::Units(most)) => units.len() <= most,
        Some(Limit::Strength(most)) => look.strength_of(units) <= most,
        None => true,
    }
}

/// 3.3d, 3.3f What a side may have in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    Units(u8),
    /// Strength of the ships.
    Strength(u16),
}

/// 3.3d, 3.3f The limit of a place, if it has one.
pub(crate) fn limit(look: Look<'_>, place: Place) -> Option<Limit> {
    if place.as_fort().is_some() {
        Some(Limit::Units(IN_FORT))
    } else if look.state.is_open_land(look.game, place) {
        Some(Limit::Units(IN_ZONE))
    } else if look.state.is_protected(look.game, place) {
        Some(Limit::Strength(IN_HARBOUR))
    } else {
        None
    }
}

/// 3.3d How many of these units of one side have to go from a land zone?
pub(crate) fn beyond_limit(look: Look<'_>, zone: Place, units: PieceSet) -> u8 {
    if is_room_for(look, zone, units) {
        0
    } else {
        units.len().saturating_sub(IN_ZONE)
    }
}

/// 3.3g Would a unit that recovers in a combat make its stack too great, so that it is checked when the combat is over?
pub(crate) fn overstacks(look: Look<'_>, unit: PieceId) -> bool {
    let Some(battle) = look.state.battle else {
        return false;
    };
    let (side, zone) = (look.game.pieces.card(unit).side, battle.zone);
    let is_there = look.units_at(side, zone).contains(unit);
    let mut after = look.state.clone();
    Act::new(look.game, &mut after, &mut Log::off()).recover(unit);
    is_there
        && !*battle.crowded.get(side)
        && is_overstacked(Look::new(look.game, &after), side, zone)
}

/// 3.3a, 4.2.2f Are there too many units of a side in a place?
pub(crate) fn is_overstacked(look: Look<'_>, side: Side, place: Place) -> bool {
    !is_room_for(look, place, look.units_at(side, place))
}

/// 3.3c, 4.2.2i Does a piece find room in a place? Leaders always do.
pub(crate) fn has_room(look: Look<'_>, side: Side, piece: PieceId, to: Place) -> bool {
    let there = look.units_at(side, to);
    piece.is_leader() || is_room_for(look, to, there.union(PieceSet::one(piece)))
}

/// 3.5b, 3.5e Is there more aboard than the ships can carry?
pub(crate) fn is_overloaded(look: Look<'_>, side: Side, zone: Place) -> bool {
    let cargo = landing::cargo(look, side, zone);
    let ships = look.ships_at(side, zone);
    zone.is_sea() && look.strength_of(cargo) > look.strength_of(ships)
}

/// 3.3a Are there too many units of a side in a place?
pub(crate) fn excess(look: Look<'_>, side: Side, place: Place) -> bool {
    !surplus(look, side, place).is_empty()
}

/// 3.3a All places in which a side has too many units.
pub(crate) fn all_excess(look: Look<'_>, side: Side) -> impl Iterator<Item = Place> {
    let places = look.state.pieces.occupied();
    places.filter(move |&place| excess(look, side, place))
}

/// 3.3a Would a side have too many units in a place with these?
pub(crate) fn is_crowded_by(look: Look<'_>, side: Side, to: Place, pieces: PieceSet) -> bool {
    let units = pieces.without(look.game.pieces.leaders);
    !is_room_for(look, to, look.units_at(side, to).union(units))
}

/// 3.3a, 3.3b A side's stacks are checked: it is asked about the first that is too big, then about the next.
pub(crate) fn check(act: &mut Act<'_>, side: Side) {
    if let Some(place) = first_excess(act.look(), side) {
        act.state
            .stack
            .push(Step::Own(OwnStep::Overstacked { side, place }));
    }
}

/// 3.3g All stacks of the player whose moves have ended; of the other only those that a withdrawal has changed.
fn first_excess(look: Look<'_>, side: Side) -> Option<Place> {
    let active = look.state.stack.iter().rev().find_map(|step| {
        if let Step::Combats { side } = step {
            Some(*side)
        } else {
            None
        }
    });
    let is_passive = active.is_some_and(|active| active != side);
    let is_checked = |place: &Place| !is_passive || has_withdrawn_cavalry(look, side, *place);
    look.state
        .pieces
        .occupied()
        .filter(is_checked)
        .find(|&place| excess(look, side, place))
}

fn has_withdrawn_cavalry(look: Look<'_>, side: Side, place: Place) -> bool {
    let cavalry = look.game.pieces.of_type(UnitType::Cavalry);
    let there = look.units_at(side, place).intersection(cavalry);
    there
        .iter()
        .any(|unit| look.state.pieces.get(unit).start != place)
}

/// 3.3b Which unit is eliminated?
pub(crate) fn overstacked_answers(
    look: Look<'_>,
    side: Side,
    place: Place,
    out: &mut Decisions<Syracuse>,
) {
    let units = surplus(look, side, place);
    out.extend(units.iter().map(|unit| Action::Disband { unit }));
}

/// 3.3b The owner gives up a unit.
pub(crate) fn disband(
    act: &mut Act<'_>,
    side: Side,
    place: Place,
    unit: PieceId,
) -> Result<(), Illegal> {
    let units = surplus(act.look(), side, place);
    if units.is_empty() {
        return Err(Illegal::Shared(Refusal::NotTooMany { place }));
    }
    if !units.contains(unit) {
        return Err(Illegal::Shared(Refusal::NotHere { piece: unit, place }));
    }
    // 3.5e A load is checked by itself, not at the end of the moves.
    let is_cargo = act.state.pieces.get(unit).aboard;
    let cause = if is_cargo {
        Cause::Overload
    } else {
        Cause::Stacking
    };
    act.eliminate(unit, cause);
    if excess(act.look(), side, place) {
        return Ok(());
    }
    act.state.stack.pop();
    if !is_cargo {
        check(act, side);
    }
    groups::leave_if_empty(act);
    Ok(())
}
