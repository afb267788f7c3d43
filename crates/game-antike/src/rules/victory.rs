//! The end of the game.

use engine::Log;

use crate::{
    event::{Event, Victory},
    game::Antike,
    state::{NationState, State},
};

/// victory.7 is for five and six nations: with fewer the game is won before the piles are empty.
const LEAST_NATIONS_FOR_LAST_TEMPLE: u8 = 5;

/// victory.1, victory.6 Has the nation at turn enough personages?
pub(crate) fn is_reached(state: &State) -> bool {
    state.at_turn().personage_total() >= state.goal
}

/// victory.10 Can all personages be taken before somebody wins?
pub(crate) fn can_piles_run_out(state: &State) -> bool {
    state.in_play >= LEAST_NATIONS_FOR_LAST_TEMPLE
}

/// victory.7, victory.9 Were all personages taken before this temple fell?
pub(crate) fn is_won_by_last_temple(game: &Antike, state: &State) -> bool {
    let taken: u8 = state.nations.iter().map(NationState::personage_total).sum();
    can_piles_run_out(state) && taken >= game.piles.total()
}

/// victory.6, victory.8 The game is over at once; nothing is asked any more.
pub(crate) fn declare(state: &mut State, how: Victory, log: &mut Log<Event>) {
    state.winner = Some(state.active);
    state.stack.clear();
    let (nation, seat) = (state.at_turn().nation, state.at_turn().seat);
    log.push(|| Event::Won { nation, seat, how });
}
