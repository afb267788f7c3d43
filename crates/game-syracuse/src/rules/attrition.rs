//! 6.4 Attrition of those who camp in the open.

use campaign::{Attrition, Season, attrition_bonus};

use crate::{rules::prelude::*, step::WeakenCause};

/// 2.Dn, 6.4a The next zone in map order whose units are tested.
pub(crate) fn next_zone(look: Look<'_>, side: Side, after: Option<Place>) -> Option<Place> {
    look.state
        .pieces
        .occupied()
        .filter(|&zone| after.is_none_or(|after| zone > after))
        .find(|&zone| !tested(look, side, zone).is_empty())
}

/// 6.4a, 6.4f The units that are tested: none in Catania, a fortified zone or a port of their own, none inside forts, no leaders.
fn tested(look: Look<'_>, side: Side, zone: Place) -> PieceSet {
    let is_exempt = zone == Place::CATANIA
        || zone.as_fort().is_some()
        || look.state.fortified(side) == Some(zone)
        || look.state.is_port_of(side, zone);
    if is_exempt {
        return PieceSet::EMPTY;
    }
    look.units_at(side, zone)
}

/// 6.4a The zones whose units are tested if nothing changes.
pub(crate) fn exposed(look: Look<'_>, side: Side) -> impl Iterator<Item = Place> {
    let zones = look.state.pieces.occupied();
    zones.filter(move |&zone| !tested(look, side, zone).is_empty())
}

/// 6.4b, 6.4f What is added to the die.
pub(crate) fn bonus(look: Look<'_>, side: Side, zone: Place) -> u8 {
    let units = tested(look, side, zone);
    let ships = units.intersection(look.game.pieces.of_type(UnitType::Trireme));
    let land = look.strength_of(units.without(ships));
    let naval = look.strength_of(ships);
    let winter = look.game.calendar.season(look.state.turn) == Season::Winter;
    attrition_bonus(land, naval) + u8::from(winter)
}

/// 6.4a, 6.4b Throws the die of a zone; it stands once the advantage has been asked for (8d). A stratagem may have emptied the zone.
pub(crate) fn test(act: &mut Act<'_>, side: Side, zone: Place) {
    if tested(act.look(), side, zone).is_empty() {
        return;
    }
    let die = act.state.dice.d6(act.log).get();
    let roll = Roll::Attrition {
        side,
        zone,
        die,
        used: PerSide::default(),
    };
    act.state.stack.push(Step::Own(OwnStep::Roll { roll }));
}

/// 6.4c to 6.4e What the die does. The step of the roll is off the stack.
pub(crate) fn resolve(act: &mut Act<'_>, side: Side, zone: Place, die: D6) {
    let units = tested(act.look(), side, zone);
    let bonus = bonus(act.look(), side, zone);
    let tested = (side, zone, units);
    match act.test_attrition(tested, (die, bonus)) {
        Attrition::None => {}
        Attrition::One => must_weaken(act, side, units, WeakenCause::Attrition),
        Attrition::All => bereave(act, side, zone),
    }
}

/// 6.4c, 7.S5a The owner has to pick one of these units; a single one is no choice.
pub(crate) fn must_weaken(act: &mut Act<'_>, side: Side, among: PieceSet, cause: WeakenCause) {
    match among.first() {
        Some(only) if among.len() == 1 => hit(act, side, only, cause),
        Some(_) => act
            .state
            .stack
            .push(Step::Own(OwnStep::Weaken { side, among, cause })),
        None => {}
    }
}

/// 6.4c Which units may be picked.
pub(crate) fn weaken_answers(among: PieceSet, out: &mut Decisions<Syracuse>) {
    out.extend(among.iter().map(|unit| Action::Weaken { unit }));
}

/// 6.4c, 7.S5a, 7.S5b The owner has picked. Rotten hulls cost a second unit after the first.
pub(crate) fn weaken(act: &mut Act<'_>, side: Side, unit: PieceId) -> Result<(), Illegal> {
    let Some(Step::Own(OwnStep::Weaken { among, cause, .. })) = act.state.step() else {
        return Err(Illegal::Shared(Refusal::NotAmong { piece: unit }));
    };
    if !among.contains(unit) {
        return Err(Illegal::Shared(Refusal::NotAmong { piece: unit }));
    }
    act.state.stack.pop();
    hit(act, side, unit, cause);
    match cause {
        WeakenCause::RottenHullsLost => {
            let others = among.without(PieceSet::one(unit));
            let cause = WeakenCause::RottenHullsWeakened;
            must_weaken(act, side, others, cause);
        }
        WeakenCause::Attrition | WeakenCause::RottenHullsWeakened => {}
    }
    Ok(())
}

fn hit(act: &mut Act<'_>, side: Side, unit: PieceId, cause: WeakenCause) {
    let zone = act.state.pieces.place(unit);
    match cause {
        WeakenCause::Attrition => {
            act.weaken(unit, Cause::Attrition);
        }
        WeakenCause::RottenHullsLost => {
            act.eliminate(unit, Cause::RottenHulls);
        }
        WeakenCause::RottenHullsWeakened => {
            act.weaken(unit, Cause::RottenHulls);
        }
    }
    if let Some(zone) = zone {
        bereave(act, side, zone);
    }
}

/// 4.2.2d, 3.1g After losses outside combat: a leader alone among enemies is captured, one without ships at sea goes ashore.
pub(crate) fn bereave(act: &mut Act<'_>, side: Side, place: Place) {
    act.lone_leaders(place, Cause::Alone);
    landing::strand(act, side, place);
}
