//! 6.4 Attrition of those who camp in the open.

use campaign::{Attrition, Season, attrition_bonus};
use engine::{D6, Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::{PerSide, Place, Side},
    illegal::{Illegal, Refusal},
    pieces::{PieceId, PieceSet, UnitType},
    rules::{
        casualties::{self, Cause},
        landing,
    },
    state::State,
    step::{Roll, Step, WeakenCause},
};

/// 2.Dn, 6.4a The next zone in map order whose units are tested.
pub(crate) fn next_zone(
    game: &Syracuse,
    state: &State,
    side: Side,
    after: Option<Place>,
) -> Option<Place> {
    state
        .pieces
        .occupied()
        .filter(|&zone| after.is_none_or(|after| zone > after))
        .find(|&zone| !tested(game, state, side, zone).is_empty())
}

/// 6.4a, 6.4f The units that are tested: none in Catania, a fortified zone or a port of their own, none inside forts, no leaders.
fn tested(game: &Syracuse, state: &State, side: Side, zone: Place) -> PieceSet {
    let is_exempt = zone == Place::CATANIA
        || zone.as_fort().is_some()
        || state.fortified(side) == Some(zone)
        || state.is_port_of(side, zone);
    if is_exempt {
        return PieceSet::EMPTY;
    }
    state.units_at(game, side, zone)
}

/// 6.4b, 6.4f What is added to the die.
pub(crate) fn bonus(game: &Syracuse, state: &State, side: Side, zone: Place) -> u8 {
    let units = tested(game, state, side, zone);
    let ships = units.intersection(game.pieces.of_type(UnitType::Trireme));
    let land = state.strength_of(game, units.without(ships));
    let naval = state.strength_of(game, ships);
    let winter = game.scenarios.calendar.season(state.turn) == Season::Winter;
    attrition_bonus(land, naval) + u8::from(winter)
}

/// 6.4a, 6.4b Throws the die of a zone; it stands once the advantage has been asked for (8d). A stratagem may have emptied the zone.
pub(crate) fn test(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    zone: Place,
    log: &mut Log<Event>,
) {
    if tested(game, state, side, zone).is_empty() {
        return;
    }
    let die = state.dice.d6(log).get();
    let roll = Roll::Attrition {
        side,
        zone,
        die,
        used: PerSide::default(),
    };
    state.stack.push(Step::Roll { roll });
}

/// 6.4c to 6.4e What the die does. The step of the roll is off the stack.
pub(crate) fn resolve(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    zone: Place,
    die: D6,
    log: &mut Log<Event>,
) {
    let units = tested(game, state, side, zone);
    let bonus = bonus(game, state, side, zone);
    let tested = (side, zone, units);
    match state
        .pieces
        .test_attrition(&game.pieces, tested, (die, bonus), log)
    {
        Attrition::None => {}
        Attrition::One => must_weaken(game, state, side, units, WeakenCause::Attrition, log),
        Attrition::All => bereave(game, state, side, zone, log),
    }
}

/// 6.4c, 7.S5a The owner has to pick one of these units; a single one is no choice.
pub(crate) fn must_weaken(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    among: PieceSet,
    cause: WeakenCause,
    log: &mut Log<Event>,
) {
    match among.first() {
        Some(only) if among.len() == 1 => hit(game, state, side, only, cause, log),
        Some(_) => state.stack.push(Step::Weaken { side, among, cause }),
        None => {}
    }
}

/// 6.4c Which units may be picked.
pub(crate) fn weaken_answers(among: PieceSet, out: &mut Decisions<Syracuse>) {
    out.extend(among.iter().map(|unit| Action::Weaken { unit }));
}

/// 6.4c, 7.S5a, 7.S5b The owner has picked. Rotten hulls cost a second unit after the first.
pub(crate) fn weaken(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    unit: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let Some(Step::Weaken { among, cause, .. }) = state.step() else {
        return Err(Illegal::Shared(Refusal::NotAmong { piece: unit }));
    };
    if !among.contains(unit) {
        return Err(Illegal::Shared(Refusal::NotAmong { piece: unit }));
    }
    state.stack.pop();
    hit(game, state, side, unit, cause, log);
    match cause {
        WeakenCause::RottenHullsLost => {
            let others = among.without(PieceSet::one(unit));
            let cause = WeakenCause::RottenHullsWeakened;
            must_weaken(game, state, side, others, cause, log);
        }
        WeakenCause::Attrition | WeakenCause::RottenHullsWeakened => {}
    }
    Ok(())
}

fn hit(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    unit: PieceId,
    cause: WeakenCause,
    log: &mut Log<Event>,
) {
    let zone = state.pieces.place(unit);
    match cause {
        WeakenCause::Attrition => state
            .pieces
            .weaken(&game.pieces, unit, Cause::Attrition, log),
        WeakenCause::RottenHullsLost => {
            state
                .pieces
                .eliminate(&game.pieces, unit, Cause::RottenHulls, log);
        }
        WeakenCause::RottenHullsWeakened => {
            state
                .pieces
                .weaken(&game.pieces, unit, Cause::RottenHulls, log);
        }
    }
    if let Some(zone) = zone {
        bereave(game, state, side, zone, log);
    }
}

/// 4.2.2d, 3.1g After losses outside combat: a leader alone among enemies is captured, one without ships at sea goes ashore.
pub(crate) fn bereave(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    place: Place,
    log: &mut Log<Event>,
) {
    casualties::lone_leaders(game, state, place, Cause::Alone, log);
    landing::strand(game, state, side, place, log);
}
