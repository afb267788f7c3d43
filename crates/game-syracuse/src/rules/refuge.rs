//! 4.2.2 Where a piece may retreat to.

use campaign::{LEADER_POINTS, Passage, UNIT_POINTS, passage};

use crate::{
    rules::{
        prelude::*,
        stacking::{has_room, is_room_for},
    },
    step::RetreatCause,
};

/// A leader's points carry him over so many naval zones at most.
const CROSSINGS: usize = LEADER_POINTS as usize - 1;

/// A piece that has to leave.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flight {
    pub(crate) side: Side,
    pub(crate) from: Place,
    pub(crate) piece: PieceId,
    pub(crate) cause: RetreatCause,
    /// 4.2.2i Zones to which nobody moves on any more.
    pub(crate) passed: PlaceSet,
}

/// 3.4h The naval zones of a retreat by sea.
pub(crate) type Convoy = Passage<Place>;

/// 4.2.2a to 4.2.2c, 4.2.2g to 4.2.2i All places where the piece may go.
pub(crate) fn refuges(look: Look<'_>, flight: Flight) -> impl Iterator<Item = Place> {
    Place::all().filter(move |&to| may_retreat(look, flight, to).is_ok())
}

/// 4.2.2a, 4.2.2b, 4.2.2g, 4.2.2h May the piece go there?
pub(crate) fn may_retreat(look: Look<'_>, flight: Flight, to: Place) -> Result<(), Illegal> {
    let is_ship = look
        .game
        .pieces
        .of_type(UnitType::Trireme)
        .contains(flight.piece);
    let is_open = if flight.cause == RetreatCause::Overstacked {
        is_open_to_surplus(look, flight, to)
    } else if let Some(fort) = to.as_fort() {
        !is_ship && is_open_fort(look, flight, fort)
    } else if is_ship {
        !to.is_land() && is_next(look, flight, to)
    } else if flight.from.is_land() {
        is_open_by_land(look, flight, to)
    } else {
        is_open_from_sea(look, flight, to)
    };
    if is_open {
        Ok(())
    } else {
        Err(Illegal::Shared(Refusal::CannotRetreatTo { place: to }))
    }
}

/// 4.2.2f, 4.2.2i Whoever moves on goes to an adjacent zone with room, or to a full one from which units can move on in turn.
fn is_open_to_surplus(look: Look<'_>, flight: Flight, to: Place) -> bool {
    is_way_on(look, flight, to)
        && if to.is_land() {
            is_room_ahead(look, flight, to)
        } else {
            is_room_for_ship(look, flight, to)
        }
}

/// 4.2.2f An adjacent zone free of enemies, neither a fort nor over the sea. 4.2.2k Nobody goes back to a zone that was left in this retreat, or lost
/// in this combat.
fn is_way_on(look: Look<'_>, flight: Flight, to: Place) -> bool {
    let is_ship = look
        .game
        .pieces
        .of_type(UnitType::Trireme)
        .contains(flight.piece);
    let is_lost = look.state.battle.is_some_and(|battle| battle.zone == to);
    to.as_fort().is_none()
        && to.is_land() != is_ship
        && !is_lost
        && !flight.passed.contains(to)
        && is_next(look, flight, to)
}

/// 4.2.2i On land all units are alike: is there room in this zone, or further on through full ones?
fn is_room_ahead(look: Look<'_>, flight: Flight, to: Place) -> bool {
    let mut passed = flight.passed.with(flight.from);
    let mut open = PlaceSet::one(to);
    while let Some(zone) = open.first() {
        if has_room(look, flight.side, flight.piece, zone) {
            return true;
        }
        open.remove(zone);
        passed.insert(zone);
        let further = Flight {
            from: zone,
            passed,
            ..flight
        };
        let next = look.game.board.neighbours(zone);
        open = next
            .filter(|&next| is_way_on(look, further, next))
            .fold(open, PlaceSet::with);
    }
    false
}

/// 4.2.2i At sea strength counts: is there room for this ship in the zone, or can one of those there make room by moving on?
fn is_room_for_ship(look: Look<'_>, flight: Flight, to: Place) -> bool {
    if has_room(look, flight.side, flight.piece, to) {
        return true;
    }
    let passed = flight.passed.with(flight.from);
    let ships = look.units_at(flight.side, to).with(flight.piece);
    ships.iter().any(|piece| {
        let others = ships.without(PieceSet::one(piece));
        let further = Flight {
            from: to,
            piece,
            passed,
            ..flight
        };
        let mut next = look.game.board.neighbours(to);
        is_room_for(look, to, others)
            && next
                .any(|next| is_way_on(look, further, next) && is_room_for_ship(look, further, next))
    })
}

/// 4.2.2a, 4.2.2g Nobody of the enemy is there, not even in a fort; 7.S7c and no archers bar the way.
fn is_free(look: Look<'_>, side: Side, to: Place) -> bool {
    !look.state.is_barred(side, to) && !marching::holds(look, side.other(), to)
}

/// 4.2.2a, 4.2.2h An adjacent free zone, not behind an enemy fortification nor beyond chains. Walls do not matter.
fn is_next(look: Look<'_>, flight: Flight, to: Place) -> bool {
    is_free(look, flight.side, to)
        && crossing::may_cross(look, flight.side, flight.from, to).is_ok()
}

/// 4.2.2b, 4.2.2j A friendly fort of the same zone, as many as it can hold.
fn is_open_fort(look: Look<'_>, flight: Flight, fort: FortId) -> bool {
    look.game.board.fort_in(flight.from) == Some(fort)
        && look.state.fort(fort).owner() == Some(flight.side)
        && has_room(look, flight.side, flight.piece, Place::fort(fort))
}

/// 4.2.2a, 3.4h On land, or by sea to another coast; 3.1f a leader may also go aboard.
fn is_open_by_land(look: Look<'_>, flight: Flight, to: Place) -> bool {
    if to.is_land() {
        return is_next(look, flight, to)
            || is_free(look, flight.side, to) && convoy(look, flight, to).is_some();
    }
    flight.piece.is_leader()
        && to.is_sea()
        && has_fleet(look, flight.side, to)
        && is_next(look, flight, to)
}

/// 3.1g, 3.5f Those aboard go with their ships; a leader may go to other friends, ashore or to a port too.
fn is_open_from_sea(look: Look<'_>, flight: Flight, to: Place) -> bool {
    if !flight.piece.is_leader() {
        return is_aboard(look, flight, to);
    }
    let is_refuge =
        to.is_land() || look.state.is_port_of(flight.side, to) || has_fleet(look, flight.side, to);
    is_refuge && is_next(look, flight, to)
}

/// 3.5e, 3.5f Have ships of the beaten fleet gone there that can carry the unit too?
fn is_aboard(look: Look<'_>, flight: Flight, to: Place) -> bool {
    let beaten = look
        .state
        .battle
        .map_or(PieceSet::EMPTY, |battle| battle.leaving);
    let ships = beaten.intersection(look.state.pieces.at(to));
    let mut load = landing::cargo(look, flight.side, to);
    load.insert(flight.piece);
    to != flight.from && !ships.is_empty() && look.strength_of(load) <= look.strength_of(ships)
}

fn has_fleet(look: Look<'_>, side: Side, zone: Place) -> bool {
    !look.ships_at(side, zone).is_empty()
}

/// 3.4h The shortest way by sea under the conditions of an amphibious operation; none if the coast is next by land.
pub(crate) fn convoy(look: Look<'_>, flight: Flight, to: Place) -> Option<Convoy> {
    let is_walk = is_next(look, flight, to);
    if is_walk || !flight.from.is_land() || !to.is_land() || to == flight.from {
        return None;
    }
    let next = |at| {
        let seas = look.game.board.neighbours(at).filter(|zone| zone.is_sea());
        seas.filter(move |&sea| is_carried(look, flight, at, sea))
    };
    passage(flight.from, CROSSINGS, next, |way| {
        can_land(look, flight, to, way)
    })
}

/// 3.4b One point for each naval zone, then the landing.
fn can_land(look: Look<'_>, flight: Flight, to: Place, way: &[Place]) -> bool {
    let Some(&last) = way.last() else {
        return false;
    };
    let Ok(border) = crossing::may_cross(look, flight.side, last, to) else {
        return false;
    };
    let (landing, _) = crossing::cost(look.state, flight.side, last, to, border);
    let points = if flight.piece.is_leader() {
        LEADER_POINTS
    } else {
        UNIT_POINTS
    };
    way.len() as u8 + landing <= points
}

/// 3.4a, 3.4c, 3.4d Do friendly ships take the piece on from here? Leaders are no load.
fn is_carried(look: Look<'_>, flight: Flight, at: Place, sea: Place) -> bool {
    let Flight { side, piece, .. } = flight;
    convoy::may_put_to_sea(look, side, at, sea).is_ok()
        && (piece.is_leader() || convoy::has_room(look, side, sea, look.strength(piece)))
}

/// 3.4d Notes that a piece has been convoyed.
pub(crate) fn record_convoy(act: &mut Act<'_>, piece: PieceId, way: &Convoy) {
    let load = act.look().strength(piece);
    for &sea in way {
        convoy::count(act.state, sea, load);
    }
}
