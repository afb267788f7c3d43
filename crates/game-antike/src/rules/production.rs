//! The production spaces: marble, iron and gold.

use engine::Log;

use crate::{
    event::Event,
    game::Antike,
    ids::{Line, Resource},
    state::{Place, State},
};

/// production.1, production.3, production.4 What the cities of a nation yield of a resource.
pub(crate) fn yield_of_cities(
    game: &Antike,
    state: &State,
    place: Place,
    resource: Resource,
) -> u8 {
    let cities = state
        .nation(place)
        .cities
        .intersection(game.board(state.board).producing(resource));
    let with_temple = cities.intersection(state.temples).len();
    (cities.len() - with_temple) * game.numbers.plain_city + with_temple * game.numbers.temple_city
}

/// advances.6, advances.7, advances.9 What market or currency add to each production, with or without cities.
pub(crate) fn bonus(state: &State, place: Place) -> u8 {
    state.nation(place).advances.bonus(Line::Income)
}

/// limits.1 What a nation would receive: what its cities and advances bring, as far as the bank has it.
pub(crate) fn income(game: &Antike, state: &State, place: Place, resource: Resource) -> Income {
    let due = yield_of_cities(game, state, place, resource) + bonus(state, place);
    let paid = state.bank.at_most(resource, u16::from(due));
    Income {
        paid: paid as u8,
        missing: due - paid as u8,
    }
}

/// What a production brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Income {
    pub(crate) paid: u8,
    /// limits.1 What the bank cannot pay.
    pub(crate) missing: u8,
}

/// production.5 The nation at turn receives what was chosen, nobody else anything; limits.1 as far as the bank has it.
pub(crate) fn produce(game: &Antike, state: &mut State, resource: Resource, log: &mut Log<Event>) {
    let (cities, bonus) = (
        yield_of_cities(game, state, state.active, resource),
        bonus(state, state.active),
    );
    let Income { paid, missing } = income(game, state, state.active, resource);
    let amount = state.receive(state.active, resource, u16::from(paid));
    let nation = state.at_turn().nation;
    log.push(|| Event::Produced {
        nation,
        resource,
        cities,
        bonus,
        amount,
        missing,
    });
}
