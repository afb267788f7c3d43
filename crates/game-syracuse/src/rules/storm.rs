//! 7.S4 The storm: a die for each ship at sea.

use crate::rules::{prelude::*, stratagem_targets::exposed_ships};

/// 7.S4c The active player's ships first, in the order of the map, one die each.
pub(crate) fn begin(act: &mut Act<'_>) {
    let ships = exposed_ships(act.look());
    next_ship(act, ships);
}

fn next_ship(act: &mut Act<'_>, left: PieceSet) {
    let active = act.game.pieces.of(active_side(act.state));
    let Some(ship) = act.state.pieces.next_on_map(left, active) else {
        return;
    };
    let side = act.game.pieces.card(ship).side;
    let die = act.state.dice.d6(act.log).get();
    let (unit, used) = (PieceSet::one(ship), PerSide::default());
    act.state.stack.push(Step::Own(OwnStep::Roll {
        roll: Roll::Storm {
            side,
            unit,
            left: left.without(unit),
            die,
            used,
        },
    }));
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
fn least_hit(look: Look<'_>, place: Place) -> u8 {
    if look.state.is_protected(look.game, place) {
        6
    } else {
        5
    }
}

/// 7.S4a Does this die hit a ship where it is?
pub(crate) fn strikes(look: Look<'_>, ship: PieceId, die: D6) -> bool {
    let place = look.state.pieces.place(ship);
    place.is_some_and(|place| die.get() >= least_hit(look, place))
}

/// 7.S4a The ship is weakened or not, and the next die is thrown.
pub(crate) fn resolve(act: &mut Act<'_>, side: Side, (unit, left): (PieceSet, PieceSet), die: D6) {
    let struck = unit.first();
    let place = struck.and_then(|ship| act.state.pieces.place(ship));
    let mut hit = false;
    if let Some((ship, place)) = struck.zip(place) {
        let least = least_hit(act.look(), place);
        hit = act.resolve_storm(ship, die, least);
    }
    next_ship(act, left);
    // What becomes of those aboard is settled before the next die is read.
    if let Some(place) = place.filter(|_| hit) {
        landing::check_load(act, side, place);
        attrition::bereave(act, side, place);
    }
}
