//! The maneuver spaces: moving, fighting and conquering in any order.

use engine::Decisions;

use crate::{
    action::Action,
    game::Antike,
    ids::UnitKind,
    rules::{combat, conquest, movement},
    state::State,
};

/// The most maneuvers a unit can have.
pub(crate) const MOST: usize = 3;

/// maneuver.2, maneuver.3, maneuver.4 Whatever any unit may do now.
pub(crate) fn maneuvers(game: &Antike, state: &State, out: &mut Decisions<Antike>) {
    movement::moves(game, state, out);
    combat::fights(state, out);
    conquest::conquests(game, state, out);
    out.push(Action::Done);
}

/// maneuver.9 How many units in a province have 0, 1, 2 and 3 maneuvers left.
#[inline]
pub(crate) fn counts_by_left(state: &State, kind: UnitKind, zone: u8) -> [u8; MOST + 1] {
    let mut counts = [0; MOST + 1];
    let mut fresh = state.at_turn().units(kind).at(zone);
    for moved in &state.turn.moved {
        if moved.kind == kind
            && moved.zone == zone
            && let Some(count) = counts.get_mut(usize::from(moved.left))
        {
            *count = moved.count;
            fresh -= moved.count;
        }
    }
    if let Some(count) = counts.get_mut(usize::from(state.allowance(kind))) {
        *count += fresh;
    }
    counts
}
