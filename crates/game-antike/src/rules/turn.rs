//! The course of a turn: coin, wheel, action, cities, personages; then the next nation.

use engine::Log;

use crate::{
    event::Event,
    game::Antike,
    rules::{cities, coin, personages, victory},
    state::{CoinTime, Place, State, Step, TurnRecord},
};

/// coin.8 A round begins with the coins of all nations, if that is agreed; else with the first turn.
pub(crate) fn begin_round(state: &mut State, log: &mut Log<Event>) {
    state.active = Place(0);
    state.turn = TurnRecord::default();
    state.stack.clear();
    state.stack.push(Step::Rondel);
    match state.options.coins {
        CoinTime::Turn => begin(state, log),
        CoinTime::Round => coin::begin_round(state, Place(0), log),
    }
}

/// turn.2 A turn begins with the coin.
pub(crate) fn begin(state: &mut State, log: &mut Log<Event>) {
    state.turn = TurnRecord::default();
    let (nation, round) = (state.at_turn().nation, state.round);
    log.push(|| Event::TurnBegan { nation, round });
    state.stack.clear();
    state.stack.push(Step::Rondel);
    coin::begin_turn(state, log);
}

/// turn.2, cities.1 After the action cities may be founded. The question is skipped when none can be.
pub(crate) fn after_action(game: &Antike, state: &mut State, log: &mut Log<Event>) {
    if cities::is_any_possible(game, state) {
        state.next_step(Step::Cities);
    } else {
        end(game, state, log);
    }
}

/// turn.1, turn.2 Personages, victory, and the next nation clockwise.
pub(crate) fn end(game: &Antike, state: &mut State, log: &mut Log<Event>) {
    personages::award(game, state, log);
    if victory::is_reached(state) {
        victory::declare(state, crate::event::Victory::Personages, log);
        return;
    }
    let next = state.active.0 + 1;
    if usize::from(next) < state.nations.len() {
        state.active = Place(next);
        begin(state, log);
    } else {
        state.round = state.round.saturating_add(1);
        begin_round(state, log);
    }
}
