//! 6 to 6.3 Supply and shortage.

use campaign::{MarkerEvent, SupplyFace};
use engine::Log;

use crate::{
    data::Shortage,
    event::Event,
    game::Hellespont,
    ids::{Place, Side},
    pieces::PieceSet,
    state::State,
    step::Cause,
};

/// 6.1a, 6.1b, 6.2a Does the enemy hold all these ports, with a ship in one of some?
fn is_shut(game: &Hellespont, state: &State, side: Side, shortage: &Shortage) -> bool {
    let enemy = side.other();
    let held = shortage
        .ports
        .iter()
        .all(|&port| state.holds(game, enemy, port));
    let mut ships = shortage.ship_in.iter();
    held && ships.any(|&port| !state.ships_at(game, enemy, port).is_empty())
}

/// 6.1c, 6.2b Is more of the fleet in bases than at sea and in ports?
fn is_idle(game: &Hellespont, state: &State, side: Side) -> bool {
    let ships = game.pieces.ships_of(side);
    let ships = ships.intersection(state.pieces.in_play());
    let in_bases = Place::bases_of(side)
        .into_iter()
        .fold(PieceSet::EMPTY, |all, base| {
            all.union(state.pieces.at(base))
        })
        .intersection(ships);
    let at_home = state.strength_of(game, in_bases);
    at_home > state.strength_of(game, ships.without(in_bases))
}

/// 6d, 6.1d Turns the markers by the causes there are now.
pub(crate) fn refresh(game: &Hellespont, state: &mut State, log: &mut Log<Event>) {
    for side in Side::BOTH {
        let mut shortages = game.scenarios.supply.get(side).iter();
        let is_short = is_idle(game, state, side)
            || shortages.any(|shortage| is_shut(game, state, side, shortage));
        let face = if is_short {
            SupplyFace::Disette
        } else {
            SupplyFace::Appro
        };
        if let Some(face) = state.supply.get_mut(side).turn(face) {
            log.push(|| Event::Marker(MarkerEvent::SupplyTurned { side, face }));
        }
    }
}

/// 6b, 6c D.4: the marker moves.
pub(crate) fn adjust(game: &Hellespont, state: &mut State, side: Side, log: &mut Log<Event>) {
    refresh(game, state, log);
    let month = game.scenarios.turn(state.turn);
    let rise = u8::from(month.is_some_and(|card| card.supply_rises));
    if let Some(value) = state.supply.get_mut(side).adjust(rise) {
        log.push(|| Event::Marker(MarkerEvent::SupplyMoved { side, value }));
    }
}

/// 6.3a, 6.3b After D.4 and its stratagems: with nothing left the units in bases are weakened.
pub(crate) fn famine(game: &Hellespont, state: &mut State, side: Side, log: &mut Log<Event>) {
    if !state.supply.get(side).is_exhausted() {
        return;
    }
    log.push(|| Event::Marker(MarkerEvent::Famine { side }));
    for base in Place::bases_of(side) {
        for unit in state.units_at(game, side, base).iter() {
            state.pieces.weaken(&game.pieces, unit, Cause::Famine, log);
        }
    }
}
