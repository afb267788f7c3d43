//! 7.S4 The storm: a die for each ship at sea.

use engine::{D6, Log};

use crate::{
    event::Event,
    game::Syracuse,
    ids::{PerSide, Side},
    pieces::PieceSet,
    rules::{attrition, landing, stratagem_targets::exposed_ships},
    state::State,
    step::{Roll, Step},
};

/// 7.S4c The active player's ships first, in the order of the map, one die each.
pub(crate) fn begin(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    let ships = exposed_ships(game, state);
    next_ship(game, state, ships, log);
}

fn next_ship(game: &Syracuse, state: &mut State, left: PieceSet, log: &mut Log<Event>) {
    let active = game.pieces.of(active_side(state));
    let Some(ship) = state.pieces.next_on_map(left, active) else {
        return;
    };
    let side = game.pieces.card(ship).side;
    let die = state.dice.d6(log).get();
    let (unit, used) = (PieceSet::one(ship), PerSide::default());
    state.stack.push(Step::Roll {
        roll: Roll::Storm {
            side,
            unit,
            left: left.without(unit),
            die,
            used,
        },
    });
}

/// Whose action phase it is.
fn active_side(state: &State) -> Side {
    let active = state.stack.iter().rev().find_map(|step| {
        if let Step::Menu { side } | Step::Combats { side } | Step::March { side } = step {
            return Some(*side);
        }
        None
    });
    active.unwrap_or(state.initiative)
}

/// 7.S4a, 7.S4b Five and six hurt, in protected waters only six.
pub(crate) fn resolve(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    (unit, left): (PieceSet, PieceSet),
    die: D6,
    log: &mut Log<Event>,
) {
    let struck = unit.first();
    let place = struck.and_then(|ship| state.pieces.place(ship));
    let mut hit = false;
    if let Some((ship, place)) = struck.zip(place) {
        let least = if state.is_protected(game, place) {
            6
        } else {
            5
        };
        hit = state
            .pieces
            .resolve_storm(&game.pieces, ship, (die, least), log);
    }
    next_ship(game, state, left, log);
    // What becomes of those aboard is settled before the next die is read.
    if let Some(place) = place.filter(|_| hit) {
        landing::check_load(game, state, side, place, log);
        attrition::bereave(game, state, side, place, log);
    }
}
