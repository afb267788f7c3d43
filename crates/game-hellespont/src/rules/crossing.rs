//! 3.4 Amphibious moves: land pieces cross sea zones that friendly ships hold.

use campaign::{Passage, UNIT_POINTS, passage};

use crate::rules::{prelude::*, steps::Way};

/// 3.4b Do friendly ships hold the sea zone, and no enemy ones?
fn may_cross(look: Look<'_>, side: Side, sea: Place) -> Result<(), Illegal> {
    if look.ships_at(side, sea).is_empty() {
        return Err(Illegal::Shared(Refusal::LandAtSea { to: sea }));
    }
    if !look.ships_at(side.other(), sea).is_empty() {
        return Err(Illegal::Shared(Refusal::EnemyFleet { zone: sea }));
    }
    Ok(())
}

/// 3.4a, 3.4b, 3.4j May the group go from a shore or another sea zone to this one, and can it still land?
pub(crate) fn may_put_to_sea(
    look: Look<'_>,
    side: Side,
    march: &March,
    to: Place,
) -> Result<Way, Illegal> {
    let from = march.at;
    let is_next = if from.is_sea() {
        look.game.board.is_naval_way(from, to)
    } else {
        look.game.board.is_coast(from, to)
    };
    if !is_next {
        return Err(Illegal::Shared(Refusal::NotAdjacent { from, to }));
    }
    if march.kind == MarchKind::Land && (march.begun || !look.game.board.is_shore(from)) {
        return Err(Illegal::NotAShore { zone: from });
    }
    if march.seen.contains(to) {
        return Err(Illegal::Shared(Refusal::BackAgain { zone: to }));
    }
    if let Some(piece) = march.group.intersection(look.game.pieces.persians).first() {
        return Err(Illegal::Persians { piece });
    }
    may_cross(look, side, to)?;
    let load = look.strength_of(march.group.intersection(look.game.pieces.land()));
    if !has_room(look, side, to, load) {
        return Err(Illegal::Shared(Refusal::NoCapacity { zone: to }));
    }
    let aboard = March {
        at: to,
        spent: march.spent + 1,
        begun: true,
        own: OwnMarch {
            kind: MarchKind::Amphibious,
            seen: march.seen.with(to),
            ..march.own
        },
        ..*march
    };
    if !can_land(look, side, &aboard, load) {
        return Err(Illegal::Shared(Refusal::MayNotStopAtSea));
    }
    Ok(Way {
        cost: 1,
        entered: Entered::default(),
        who: march.group,
    })
}

/// 3.4a, 3.4c, 3.4k May the group land here? Enemies in the open may be met, an enemy port is closed.
pub(crate) fn may_land(
    look: Look<'_>,
    side: Side,
    march: &March,
    to: Place,
) -> Result<Way, Illegal> {
    let from = march.at;
    if !from.is_sea() || !look.game.board.is_coast(from, to) {
        return Err(Illegal::Shared(Refusal::NotAdjacent { from, to }));
    }
    if !look.game.board.is_shore(to) || to == march.from {
        return Err(Illegal::NotAShore { zone: to });
    }
    if march.spent + 1 > UNIT_POINTS {
        return Err(Illegal::Shared(Refusal::NoPoints { to, cost: 1 }));
    }
    steps::may_set_foot(look, side, to)?;
    steps::may_meet(look, side, march.group, to)?;
    Ok(Way {
        cost: 1,
        entered: Entered {
            landing: true,
            rough: false,
        },
        who: march.group,
    })
}

/// 3.4d, 3.4e One land point for each point of the ships, in the whole phase.
fn has_room(look: Look<'_>, side: Side, sea: Place, load: u16) -> bool {
    let ships = look.strength_of(look.ships_at(side, sea));
    look.state
        .phase
        .own
        .crossed
        .has_room(sea.index(), load, ships)
}

/// 3.4c, 3.4f, 3.4g Can those who are at sea reach a shore with the points they have left? Each sea zone costs one, so the search is short.
fn can_land(look: Look<'_>, side: Side, march: &March, load: u16) -> bool {
    let lands = |to| may_land(look, side, march, to).is_ok();
    if look.game.board.coasts(march.at).any(lands) {
        return true;
    }
    if march.spent + 2 > UNIT_POINTS {
        return false;
    }
    look.game.board.naval_ways(march.at).any(|to| {
        let further = March {
            at: to,
            spent: march.spent + 1,
            own: OwnMarch {
                seen: march.seen.with(to),
                ..march.own
            },
            ..*march
        };
        to.is_sea()
            && !march.seen.contains(to)
            && may_cross(look, side, to).is_ok()
            && has_room(look, side, to, load)
            && can_land(look, side, &further, load)
    })
}

/// 3.4i A retreat leads over so many sea zones at most: one point each, and one for the landing.
const LONGEST_FLIGHT: usize = UNIT_POINTS as usize - 1;

/// 3.4i, 3.4e The sea zones by which a piece may flee from one shore to another, under the same conditions and as few as will do; what has fled in
/// this combat counts against the ships.
pub(crate) fn flight(
    look: Look<'_>,
    side: Side,
    (from, to): (Place, Place),
    piece: PieceSet,
) -> Option<Passage<Place>> {
    let is_way = look.game.board.is_shore(from) && look.game.board.is_shore(to) && from != to;
    if !is_way || piece.meets(look.game.pieces.persians) {
        return None;
    }
    let load = look.strength_of(piece.intersection(look.game.pieces.land()));
    let is_open = move |at: Place, sea: Place| {
        let is_next = if at.is_sea() {
            look.game.board.is_naval_way(at, sea)
        } else {
            look.game.board.is_coast(at, sea)
        };
        let ships = look.strength_of(look.ships_at(side, sea));
        is_next
            && may_cross(look, side, sea).is_ok()
            && look.state.phase.own.fled.has_room(sea.index(), load, ships)
    };
    let next = |at| {
        let seas = (1..=Place::SEAS as u8).map(Place::sea);
        seas.filter(move |&sea| is_open(at, sea))
    };
    passage(from, LONGEST_FLIGHT, next, |way| {
        way.last()
            .is_some_and(|&sea| look.game.board.is_coast(sea, to))
    })
}
