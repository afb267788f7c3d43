//! 7.S4 The storm: a die for each ship at sea.

use engine::{D6, Log};

use crate::{
    event::Event,
    game::Hellespont,
    ids::{Place, Side},
    pieces::PieceSet,
    rules::{cargo, stratagem_targets::exposed_ships},
    state::{State, StormRule},
    step::{Cause, Roll, Step},
};

/// 7.S4e The ships of the player first, in the order of the map, one die each.
pub(crate) fn begin(game: &Hellespont, state: &mut State, by: Side, log: &mut Log<Event>) {
    let ships = exposed_ships(game, state);
    next_ship(game, state, by, ships, log);
}

fn next_ship(game: &Hellespont, state: &mut State, by: Side, left: PieceSet, log: &mut Log<Event>) {
    let left = left.intersection(state.pieces.in_play());
    let Some(ship) = state.pieces.next_on_map(left, game.pieces.of(by)) else {
        return;
    };
    let unit = PieceSet::one(ship);
    let die = state.dice.d6(log).get();
    state.stack.push(Step::Roll {
        roll: Roll::Storm {
            by,
            unit,
            left: left.without(unit),
            die,
        },
        repeated: false,
    });
}

/// 7.S4b, 7.S4c The lowest face that hits a side's ships in a zone.
fn least_hit(game: &Hellespont, state: &State, side: Side, zone: Place) -> u8 {
    let has_friends = |port: Place| port.is_port() && state.holds(game, side, port);
    let sheltered = game.board.has_beaches(zone) && game.board.naval_ways(zone).any(has_friends);
    let harder = match state.options.storm {
        StormRule::Sheltered => !sheltered,
        StormRule::Printed => sheltered,
    };
    if harder { 5 } else { 6 }
}

/// 7.S4a, 7.S4d A ship is hit or not; what becomes of those aboard is settled before the next die.
pub(crate) fn resolve(
    game: &Hellespont,
    state: &mut State,
    by: Side,
    (unit, left): (PieceSet, PieceSet),
    die: D6,
    log: &mut Log<Event>,
) {
    let struck = unit.first();
    let mut hurt = None;
    if let Some((ship, zone)) = struck.and_then(|ship| Some((ship, state.pieces.place(ship)?))) {
        let side = game.pieces.card(ship).side;
        let least = least_hit(game, state, side, zone);
        let hit = state
            .pieces
            .resolve_storm(&game.pieces, ship, (die, least), log);
        hurt = hit.then_some(side);
    }
    next_ship(game, state, by, left, log);
    if let Some(side) = hurt {
        cargo::check(state, side, Cause::Stranded);
    }
}
