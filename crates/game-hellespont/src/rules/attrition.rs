//! 6.4 Attrition of those who are neither in ports and bases nor off a beach.

use campaign::{Attrition, attrition_bonus};

use crate::rules::prelude::*;

/// 6.4a to 6.4c Are units in this place tested?
pub(crate) fn is_exposed(game: &Hellespont, place: Place) -> bool {
    place.is_land() || (place.is_sea() && !game.board.has_beaches(place))
}

/// 6.4a to 6.4c The zones of a side that are tested if nothing changes.
pub(crate) fn exposed(look: Look<'_>, side: Side) -> impl Iterator<Item = Place> {
    let zones = look.state.pieces.occupied();
    zones.filter(move |&zone| is_exposed(look.game, zone) && look.has_units_at(side, zone))
}

/// 6.4d The zones of a side that are still to be tested.
pub(crate) fn zones(look: Look<'_>, side: Side) -> impl Iterator<Item = Place> {
    let done = look.state.phase.done;
    exposed(look, side).filter(move |&zone| !done.contains(zone))
}

/// 6.4d The owner chooses which is next.
pub(crate) fn answers(look: Look<'_>, side: Side, out: &mut Decisions<Hellespont>) {
    out.extend(zones(look, side).map(|zone| Action::Test { zone }));
}

/// 6.4e to 6.4g What is added to the die.
pub(crate) fn bonus(look: Look<'_>, side: Side, zone: Place) -> u8 {
    let land = look.strength_of(look.men_at(side, zone));
    let naval = look.strength_of(look.ships_at(side, zone));
    let season = look.game.turn(look.state.turn);
    attrition_bonus(land, naval) + season.map_or(0, |card| card.attrition)
}

/// 6.4d Throws the die of a zone instead of the step that asked for it; it stands once the advantage has been asked for (8d).
pub(crate) fn test(act: &mut Act<'_>, side: Side, zone: Place) -> Result<(), Illegal> {
    if !zones(act.look(), side).any(|exposed| exposed == zone) {
        return Err(Illegal::NotTested { zone });
    }
    act.state.phase.done.insert(zone);
    let die = act.state.dice.d6(act.log).get();
    act.state.next_step(Step::Own(OwnStep::Roll {
        roll: Roll::Attrition { side, zone, die },
        repeated: false,
    }));
    Ok(())
}

/// 6.4h to 6.4j What the die does.
pub(crate) fn resolve(act: &mut Act<'_>, side: Side, zone: Place, die: D6) {
    let units = act.look().units_at(side, zone);
    let bonus = bonus(act.look(), side, zone);
    let tested = (side, zone, units);
    match act.test_attrition(tested, (die, bonus)) {
        Attrition::None => {}
        Attrition::One => weakening::ask(act.state, side, units, 1, WeakenCause::Attrition),
        Attrition::All => cargo::check(act.state, side, Cause::Stranded),
    }
}
