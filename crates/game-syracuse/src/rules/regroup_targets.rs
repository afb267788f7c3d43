//! 2.Dd to 2.Di Who may regroup, and where to.

use campaign::Refusal;
use strum::VariantArray;

use crate::{
    data::PieceCard,
    game::Syracuse,
    ids::{CAMP, CAMP_PORT, CITY, CITY_PORTS, FortId, Place, Side},
    illegal::Illegal,
    pieces::{PieceId, UnitType},
    rules::stacking,
    state::{State, Work},
    step::Step,
};

/// 2.Dh What has gone to Catania in this D.2: strength of ships and of land units.
#[derive(Clone, Copy, Default)]
pub(crate) struct Convoy {
    pub(crate) ships: u8,
    pub(crate) men: u8,
}

/// The loads of the D.2 that is going on.
pub(crate) fn convoy(state: &State) -> Convoy {
    if let Some(Step::Regroup { ships, men, .. } | Step::RegroupTo { ships, men, .. }) =
        state.step()
    {
        Convoy { ships, men }
    } else {
        Convoy::default()
    }
}

/// 2.Dg, 7.S23b May this piece still regroup somewhere?
pub(crate) fn may_regroup(
    game: &Syracuse,
    state: &State,
    side: Side,
    piece: PieceId,
) -> Result<(), Illegal> {
    let on_map = state
        .pieces
        .place(piece)
        .is_some_and(|at| at != Place::CATANIA);
    let status = state.pieces.get(piece);
    if status.sick {
        return Err(Illegal::Shared(Refusal::IsSick { leader: piece }));
    }
    if !on_map || status.moved || !game.pieces.of(side).contains(piece) {
        return Err(Illegal::Shared(Refusal::CannotRegroup { piece }));
    }
    let target = targets(game, state, side, piece).next();
    target
        .map(|_| ())
        .ok_or(Illegal::Shared(Refusal::CannotRegroup { piece }))
}

/// 2.Dd to 2.Di May this piece go there?
pub(crate) fn may_regroup_to(
    game: &Syracuse,
    state: &State,
    side: Side,
    piece: PieceId,
    to: Place,
) -> Result<(), Illegal> {
    let card = game.pieces.card(piece);
    let is_leader = card.unit_type.is_none();
    let is_ship = card.unit_type == Some(UnitType::Trireme);
    let is_open = if let Some(fort) = to.as_fort() {
        let has_room = stacking::has_room(game, state, side, piece, to);
        state.fort(fort).owner() == Some(side) && !is_ship && has_room
    } else if to == Place::CATANIA {
        side == Side::Athenian && may_sail(state, card, state.strength(game, piece))
    } else {
        (state.fortified(side) == Some(to) && !is_ship)
            || (state.is_port_of(side, to) && (is_ship || is_leader))
    };
    if is_open && state.pieces.place(piece) != Some(to) {
        Ok(())
    } else {
        Err(Illegal::Shared(Refusal::CannotRegroupTo { place: to }))
    }
}

/// 2.Dh, 2.Di To Catania: ships freely, land units within the strength of the ships that went before, leaders and units without strength
/// after any ship. Built chains close the way.
fn may_sail(state: &State, card: &PieceCard, strength: u16) -> bool {
    let Convoy { ships, men } = convoy(state);
    let has_room = u16::from(men) + strength <= u16::from(ships);
    let is_carried = card.unit_type == Some(UnitType::Trireme) || (ships > 0 && has_room);
    state.chains != Work::Built && is_carried
}

/// 2.Df The zones in which pieces can gather: the city, the camp, the ports and Catania. Forts come after them.
const HAVENS: [Place; 6] = [
    CITY,
    CAMP,
    CITY_PORTS[0],
    CITY_PORTS[1],
    CAMP_PORT,
    Place::CATANIA,
];

/// 2.Df Where a piece may go.
pub(crate) fn targets(
    game: &Syracuse,
    state: &State,
    side: Side,
    piece: PieceId,
) -> impl Iterator<Item = Place> {
    let forts = FortId::VARIANTS.iter().map(|&fort| Place::fort(fort));
    let all = HAVENS.into_iter().chain(forts);
    all.filter(move |&to| may_regroup_to(game, state, side, piece, to).is_ok())
}

/// 2.Dd Who may still go somewhere.
pub(crate) fn movable(game: &Syracuse, state: &State, side: Side) -> impl Iterator<Item = PieceId> {
    let own = game.pieces.of(side).intersection(state.pieces.in_play());
    own.without(state.pieces.moved())
        .iter()
        .filter(move |&piece| may_regroup(game, state, side, piece).is_ok())
}

/// 3.1g May the regrouping end? Not while ships have left a leader alone on the water who can still follow.
///
/// Ruling: the order of moves in D.2 is free, so the ships that take a leader to Catania may go before him; what counts is the end.
pub(crate) fn may_end(game: &Syracuse, state: &State, side: Side) -> Result<(), Illegal> {
    let leaders = game
        .pieces
        .of(side)
        .intersection(game.pieces.leaders)
        .intersection(state.pieces.in_play());
    let is_left = |leader: PieceId| {
        let alone = state.pieces.place(leader).is_some_and(|at| {
            at.is_sea() && !state.is_port_of(side, at) && state.fleet(game, side, at).is_empty()
        });
        alone && may_regroup(game, state, side, leader).is_ok()
    };
    match leaders.iter().find(|&leader| is_left(leader)) {
        Some(leader) => Err(Illegal::LeaderLeftAtSea { leader }),
        None => Ok(()),
    }
}
