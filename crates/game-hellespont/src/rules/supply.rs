//! 6 to 6.3 Supply and shortage.

use campaign::SupplyFace;

use crate::{data::Shortage, rules::prelude::*};

/// 6.1a, 6.1b, 6.2a Does the enemy hold all these ports, with a ship in one of some?
fn is_shut(look: Look<'_>, side: Side, shortage: &Shortage) -> bool {
    let enemy = side.other();
    let held = shortage
        .ports
        .iter()
        .all(|&port| look.has_units_at(enemy, port));
    let mut ships = shortage.ship_in.iter();
    held && ships.any(|&port| !look.ships_at(enemy, port).is_empty())
}

/// 6.1c, 6.2b Is more of the fleet in bases than at sea and in ports?
fn is_idle(look: Look<'_>, side: Side) -> bool {
    let ships = look.game.pieces.ships_of(side);
    let ships = ships.intersection(look.state.pieces.in_play());
    let in_bases = Place::bases_of(side)
        .into_iter()
        .fold(PieceSet::EMPTY, |all, base| {
            all.union(look.state.pieces.at(base))
        })
        .intersection(ships);
    let at_home = look.strength_of(in_bases);
    at_home > look.strength_of(ships.without(in_bases))
}

/// 6d, 6.1d Turns the markers by the causes there are now.
pub(crate) fn refresh(act: &mut Act<'_>) {
    for side in Side::BOTH {
        let mut shortages = act.game.supply.get(side).iter();
        let is_short = is_idle(act.look(), side)
            || shortages.any(|shortage| is_shut(act.look(), side, shortage));
        act.turn_supply(side, SupplyFace::by_causes([is_short]));
    }
}

/// 6b, 6c D.4: the marker moves.
pub(crate) fn adjust(act: &mut Act<'_>, side: Side) {
    refresh(act);
    let month = act.game.turn(act.state.turn);
    let rise = u8::from(month.is_some_and(|card| card.supply_rises));
    act.adjust_supply(side, rise);
}

/// 6.3a, 6.3b After D.4 and its stratagems: with nothing left the units in bases are weakened.
pub(crate) fn starve(act: &mut Act<'_>, side: Side) {
    act.tell(MarkerEvent::Famine { side });
    for base in Place::bases_of(side) {
        for unit in act.look().units_at(side, base).iter() {
            act.weaken(unit, Cause::Famine);
        }
    }
}
