//! 3.6 Stacking limits.

use crate::rules::prelude::*;

/// 3.6e Land units in a difficult zone.
pub(crate) const IN_DIFFICULT: u8 = 5;
/// 3.6f Naval strength in a port.
pub(crate) const SHIPS_IN_PORT: u16 = 50;
/// 3.6g Land strength in a port.
pub(crate) const MEN_IN_PORT: u16 = 12;

/// 3.6d to 3.6h Which of these units of one side are too many together in a place: its ships, its land units, both or none.
fn too_many(look: Look<'_>, place: Place, units: PieceSet) -> PieceSet {
    let ships = units.intersection(look.game.pieces.of_type(UnitType::Trireme));
    let men = units.without(ships);
    match look.game.board.terrain(place) {
        Terrain::Difficult if men.len() > IN_DIFFICULT => men,
        Terrain::Port => [(ships, SHIPS_IN_PORT), (men, MEN_IN_PORT)]
            .into_iter()
            .filter(|&(units, limit)| look.strength_of(units) > limit)
            .fold(PieceSet::EMPTY, |crowd, (units, _)| crowd.union(units)),
        Terrain::Difficult | Terrain::Clear | Terrain::Strait | Terrain::Open | Terrain::Base => {
            PieceSet::EMPTY
        }
    }
}

/// 3.6c The units of which some must go; none if the place is in order. Leaders never count.
pub(crate) fn surplus(look: Look<'_>, side: Side, place: Place) -> PieceSet {
    too_many(look, place, look.units_at(side, place))
}

/// 4.2.4e The units of which some must go if this one comes to a place.
pub(crate) fn crowd_with(look: Look<'_>, side: Side, piece: PieceId, to: Place) -> PieceSet {
    let there = look.units_at(side, to);
    too_many(look, to, there.with(piece))
}

/// 4.2.4e, 5.2e Does a piece find room in a place? Leaders always do.
pub(crate) fn has_room(look: Look<'_>, side: Side, piece: PieceId, to: Place) -> bool {
    piece.is_leader() || !crowd_with(look, side, piece, to).contains(piece)
}

/// 2.D.2h Does a piece find room in a place besides those who go there with it?
pub(crate) fn has_room_beside(
    look: Look<'_>,
    side: Side,
    (piece, others): (PieceId, PieceSet),
    to: Place,
) -> bool {
    let units = others.without(look.game.pieces.leaders).with(piece);
    let there = look.units_at(side, to).union(units);
    piece.is_leader() || !too_many(look, to, there).contains(piece)
}

/// 3.6b The same, where one of them has just moved or retreated: a unit that has recovered costs nothing before its owner could move it.
pub(crate) fn surplus_of_movers(look: Look<'_>, side: Side, place: Place) -> PieceSet {
    let crowd = surplus(look, side, place);
    let ships = crowd.intersection(look.game.pieces.of_type(UnitType::Trireme));
    let kinds = [ships, crowd.without(ships)].into_iter();
    kinds
        .filter(|kind| kind.meets(look.state.pieces.moved()))
        .fold(PieceSet::EMPTY, PieceSet::union)
}

fn checked(look: Look<'_>, (side, check): (Side, StackCheck), place: Place) -> PieceSet {
    match check {
        StackCheck::All => surplus(look, side, place),
        StackCheck::Moved => surplus_of_movers(look, side, place),
    }
}

/// 3.6b The first place in which a side has too many units.
pub(crate) fn crowded(look: Look<'_>, side: Side, check: StackCheck) -> Option<Place> {
    look.state
        .pieces
        .occupied()
        .skip_while(|place| place.is_sea())
        .find(|&place| !checked(look, (side, check), place).is_empty())
}

/// 3.6b All places in which a side has too many units.
pub(crate) fn all_crowded(
    look: Look<'_>,
    side: Side,
    check: StackCheck,
) -> impl Iterator<Item = Place> {
    let places = look.state.pieces.occupied();
    places.filter(move |&place| !place.is_sea() && !checked(look, (side, check), place).is_empty())
}

/// 3.6b Would a side have too many units in a place with these?
pub(crate) fn is_crowded_by(look: Look<'_>, side: Side, to: Place, pieces: PieceSet) -> bool {
    let units = pieces.without(look.game.pieces.leaders);
    !too_many(look, to, look.units_at(side, to).union(units)).is_empty()
}

/// 3.6c Which unit is eliminated?
pub(crate) fn answers(
    look: Look<'_>,
    (side, check): (Side, StackCheck),
    out: &mut Decisions<Hellespont>,
) {
    if let Some(place) = crowded(look, side, check) {
        let units = checked(look, (side, check), place);
        out.extend(units.iter().map(|unit| Action::Disband { unit }));
    }
}

/// 3.6c The owner gives up a unit.
pub(crate) fn disband(
    act: &mut Act<'_>,
    (side, check): (Side, StackCheck),
    unit: PieceId,
) -> Result<(), Illegal> {
    let place = crowded(act.look(), side, check)
        .ok_or(Illegal::Shared(Refusal::NotAmong { piece: unit }))?;
    if !checked(act.look(), (side, check), place).contains(unit) {
        return Err(Illegal::Shared(Refusal::NotTooMany { place }));
    }
    act.eliminate(unit, Cause::Stacking);
    Ok(())
}
