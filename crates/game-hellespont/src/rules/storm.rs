//! 7.S4 The storm: a die for each ship at sea.

use crate::{
    rules::{prelude::*, stratagem_targets::exposed_ships},
    state::StormRule,
};

/// 7.S4e The ships of the player first, in the order of the map, one die each.
pub(crate) fn begin(act: &mut Act<'_>, by: Side) {
    let ships = exposed_ships(act.look());
    next_ship(act, by, ships);
}

fn next_ship(act: &mut Act<'_>, by: Side, left: PieceSet) {
    let left = left.intersection(act.state.pieces.in_play());
    let Some(ship) = act.state.pieces.next_on_map(left, act.game.pieces.of(by)) else {
        return;
    };
    let unit = PieceSet::one(ship);
    let die = act.state.dice.d6(act.log).get();
    let left = left.without(unit);
    let roll = Roll::Storm {
        by,
        unit,
        left,
        die,
    };
    rolls::offer(act.state, roll);
}

/// 7.S4b, 7.S4c The lowest face that hits a side's ships in a zone.
fn least_hit(look: Look<'_>, side: Side, zone: Place) -> u8 {
    let has_friends = |port: Place| port.is_port() && look.has_units_at(side, port);
    let sheltered =
        look.game.board.has_beaches(zone) && look.game.board.naval_ways(zone).any(has_friends);
    let harder = match look.state.options.storm {
        StormRule::Sheltered => !sheltered,
        StormRule::Printed => sheltered,
    };
    if harder { 5 } else { 6 }
}

/// 7.S4a Does this die hit a ship where it is?
pub(crate) fn strikes(look: Look<'_>, ship: PieceId, die: D6) -> bool {
    let side = look.game.pieces.card(ship).side;
    let zone = look.state.pieces.place(ship);
    zone.is_some_and(|zone| die.get() >= least_hit(look, side, zone))
}

/// 7.S4a, 7.S4d A ship is hit or not; what becomes of those aboard is settled before the next die.
pub(crate) fn resolve(act: &mut Act<'_>, by: Side, (unit, left): (PieceSet, PieceSet), die: D6) {
    let struck = unit.first();
    let mut hurt = None;
    if let Some((ship, zone)) = struck.and_then(|ship| Some((ship, act.state.pieces.place(ship)?)))
    {
        let side = act.game.pieces.card(ship).side;
        let least = least_hit(act.look(), side, zone);
        let hit = act.resolve_storm(ship, die, least);
        hurt = hit.then_some(side);
    }
    next_ship(act, by, left);
    if let Some(side) = hurt {
        cargo::check(act.state, side, Cause::Stranded);
    }
}
