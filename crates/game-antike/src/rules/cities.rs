//! Founding cities, after the action.

use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Antike,
    ids::{ProvinceId, ZoneSet},
    illegal::Illegal,
    rules::{purchase, turn, zone_of},
    state::{Purchase, State},
};

/// cities.6, cities.9 May any city be founded now?
fn may_found_any(game: &Antike, state: &State) -> Result<(), Illegal> {
    if state.at_turn().cities.len() >= game.limits.cities {
        return Err(Illegal::NoMarkerLeft);
    }
    purchase::may_pay(state, game.numbers.city)
}

/// cities.3, cities.4, cities.10 Provinces with an own unit, spent or not, and no city.
fn open_provinces(state: &State) -> ZoneSet {
    state.at_turn().occupied().without(state.all_cities())
}

/// Is there anything to ask?
pub(crate) fn is_any_possible(game: &Antike, state: &State) -> bool {
    may_found_any(game, state).is_ok() && !open_provinces(state).is_empty()
}

/// cities.1 Where cities may be founded; cities.2 or none.
pub(crate) fn sites(game: &Antike, state: &State, out: &mut Decisions<Antike>) {
    if may_found_any(game, state).is_ok() {
        for province in state.board.of(open_provinces(state)) {
            out.push(Action::Found { province });
        }
    }
    out.push(Action::Done);
}

/// cities.1 Founds one.
pub(crate) fn found(
    game: &Antike,
    state: &mut State,
    province: ProvinceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let zone = zone_of(state, province)?;
    if let Some(owner) = state.owner(zone) {
        return Err(Illegal::CityThere {
            province,
            owner: state.nation(owner).nation,
        });
    }
    if !open_provinces(state).contains(zone) {
        return Err(Illegal::NoUnitThere { province });
    }
    may_found_any(game, state)?;
    purchase::begin(game, state, Purchase::City { province }, log);
    Ok(())
}

/// cities.8 A marker is put on the city. When no further city is possible the turn ends.
pub(crate) fn perform(
    game: &Antike,
    state: &mut State,
    province: ProvinceId,
    log: &mut Log<Event>,
) {
    let nation = state.at_turn_mut();
    nation.cities.insert(province.zone());
    let nation = nation.nation;
    log.push(|| Event::CityFounded { nation, province });
    if !is_any_possible(game, state) {
        turn::end(game, state, log);
    }
}
