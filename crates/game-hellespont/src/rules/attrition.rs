//! 6.4 Attrition of those who are neither in ports and bases nor off a beach.

use campaign::{Attrition, attrition_bonus};
use engine::{D6, Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Hellespont,
    ids::{Place, Side},
    illegal::Illegal,
    rules::{cargo, weakening},
    state::State,
    step::{Cause, Roll, Step, WeakenCause},
};

/// 6.4a to 6.4c Are units in this place tested?
pub(crate) fn is_exposed(game: &Hellespont, place: Place) -> bool {
    place.is_land() || (place.is_sea() && !game.board.has_beaches(place))
}

/// 6.4d The zones of a side that are still to be tested.
pub(crate) fn zones(game: &Hellespont, state: &State, side: Side) -> impl Iterator<Item = Place> {
    let done = state.phase.done;
    state.pieces.occupied().filter(move |&zone| {
        !done.contains(zone) && is_exposed(game, zone) && state.holds(game, side, zone)
    })
}

/// 6.4d The owner chooses which is next.
pub(crate) fn answers(
    game: &Hellespont,
    state: &State,
    side: Side,
    out: &mut Decisions<Hellespont>,
) {
    out.extend(zones(game, state, side).map(|zone| Action::Test { zone }));
}

/// 6.4e to 6.4g What is added to the die.
pub(crate) fn bonus(game: &Hellespont, state: &State, side: Side, zone: Place) -> u8 {
    let land = state.strength_of(game, state.men_at(game, side, zone));
    let naval = state.strength_of(game, state.ships_at(game, side, zone));
    let season = game.scenarios.turn(state.turn);
    attrition_bonus(land, naval) + season.map_or(0, |card| card.attrition)
}

/// 6.4d Throws the die of a zone instead of the step that asked for it; it stands once the advantage has been asked for (8d).
pub(crate) fn test(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    zone: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !zones(game, state, side).any(|exposed| exposed == zone) {
        return Err(Illegal::NotTested { zone });
    }
    state.phase.done.insert(zone);
    let die = state.dice.d6(log).get();
    state.next_step(Step::Roll {
        roll: Roll::Attrition { side, zone, die },
        repeated: false,
    });
    Ok(())
}

/// 6.4h to 6.4j What the die does.
pub(crate) fn resolve(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    zone: Place,
    die: D6,
    log: &mut Log<Event>,
) {
    let units = state.units_at(game, side, zone);
    let bonus = bonus(game, state, side, zone);
    let tested = (side, zone, units);
    match state
        .pieces
        .test_attrition(&game.pieces, tested, (die, bonus), log)
    {
        Attrition::None => {}
        Attrition::One => weakening::ask(state, side, units, 1, WeakenCause::Attrition),
        Attrition::All => cargo::check(state, side, Cause::Stranded),
    }
}
