//! 2.Dd to 2.Di Who may regroup, and where to.

use strum::VariantArray;

use crate::{
    data::PieceCard,
    ids::{CAMP, CAMP_PORT, CITY, CITY_PORTS},
    rules::prelude::*,
};

/// 2.Dh What has gone to Catania in this D.2: strength of ships and of land units.
#[derive(Clone, Copy, Default)]
pub(crate) struct Convoy {
    pub(crate) ships: u8,
    pub(crate) men: u8,
}

/// The loads of the D.2 that is going on.
pub(crate) fn convoy(state: &State) -> Convoy {
    if let Some(
        Step::Own(OwnStep::Regroup { ships, men, .. })
        | Step::Own(OwnStep::RegroupTo { ships, men, .. }),
    ) = state.step()
    {
        Convoy { ships, men }
    } else {
        Convoy::default()
    }
}

/// 2.Dg, 7.S23b May this piece still regroup somewhere?
pub(crate) fn may_regroup(look: Look<'_>, side: Side, piece: PieceId) -> Result<(), Illegal> {
    let on_map = look
        .state
        .pieces
        .place(piece)
        .is_some_and(|at| at != Place::CATANIA);
    let status = look.state.pieces.get(piece);
    if status.sick {
        return Err(Illegal::Shared(Refusal::IsSick { leader: piece }));
    }
    if !on_map || status.moved || !look.game.pieces.of(side).contains(piece) {
        return Err(Illegal::Shared(Refusal::CannotRegroup { piece }));
    }
    let target = targets(look, side, piece).next();
    target
        .map(|_| ())
        .ok_or(Illegal::Shared(Refusal::CannotRegroup { piece }))
}

/// 2.Dd to 2.Di May this piece go there?
pub(crate) fn may_regroup_to(
    look: Look<'_>,
    side: Side,
    piece: PieceId,
    to: Place,
) -> Result<(), Illegal> {
    let card = look.game.pieces.card(piece);
    let is_leader = card.unit_type.is_none();
    let is_ship = card.unit_type == Some(UnitType::Trireme);
    let is_open = if let Some(fort) = to.as_fort() {
        let has_room = stacking::has_room(look, side, piece, to);
        look.state.fort(fort).owner() == Some(side) && !is_ship && has_room
    } else if to == Place::CATANIA {
        side == Side::Athenian && may_sail(look.state, card, look.strength(piece))
    } else {
        (look.state.fortified(side) == Some(to) && !is_ship)
            || (look.state.is_port_of(side, to) && (is_ship || is_leader))
    };
    if is_open && look.state.pieces.place(piece) != Some(to) {
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
pub(crate) fn targets(look: Look<'_>, side: Side, piece: PieceId) -> impl Iterator<Item = Place> {
    let forts = FortId::VARIANTS.iter().map(|&fort| Place::fort(fort));
    let all = HAVENS.into_iter().chain(forts);
    all.filter(move |&to| may_regroup_to(look, side, piece, to).is_ok())
}

/// 2.Dd Who may still go somewhere.
pub(crate) fn movable(look: Look<'_>, side: Side) -> impl Iterator<Item = PieceId> {
    let own = look
        .game
        .pieces
        .of(side)
        .intersection(look.state.pieces.in_play());
    own.without(look.state.pieces.moved())
        .iter()
        .filter(move |&piece| may_regroup(look, side, piece).is_ok())
}

/// 3.1g May the regrouping end? Not while ships have left a leader alone on the water who can still follow.
///
/// Ruling: the order of moves in D.2 is free, so the ships that take a leader to Catania may go before him; what counts is the end.
pub(crate) fn may_end(look: Look<'_>, side: Side) -> Result<(), Illegal> {
    let leaders = look
        .game
        .pieces
        .of(side)
        .intersection(look.game.pieces.leaders)
        .intersection(look.state.pieces.in_play());
    let is_left = |leader: PieceId| {
        let alone = look.state.pieces.place(leader).is_some_and(|at| {
            at.is_sea() && !look.state.is_port_of(side, at) && look.ships_at(side, at).is_empty()
        });
        alone && may_regroup(look, side, leader).is_ok()
    };
    match leaders.iter().find(|&leader| is_left(leader)) {
        Some(leader) => Err(Illegal::LeaderLeftAtSea { leader }),
        None => Ok(()),
    }
}
