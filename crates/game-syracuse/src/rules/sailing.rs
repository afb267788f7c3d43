//! 1.1g, 3.1 Steps of ships, and 3.5 of those whom they carry.

use crate::rules::{prelude::*, steps::Way};

/// 3.1m Is it a naval zone, or Catania, which is like one?
pub(crate) fn is_naval(place: Place) -> bool {
    place.is_sea() || place == Place::CATANIA
}

/// Naval zones and Catania as bits.
pub(crate) fn bit(place: Place) -> u16 {
    let index = place.index().checked_sub(Place::sea(1).index());
    let index = index.filter(|_| is_naval(place));
    index.map_or(0, |index| 1 << index)
}

/// The naval zone of the lowest bit.
fn lowest(bits: u16) -> Place {
    Place::from_index(Place::sea(1).index() as u8 + bits.trailing_zeros() as u8)
}

/// 1.1g, 3.1 May the ships sail there? Ruling: they do not return to a zone of the same move, which would change nothing.
pub(crate) fn may_sail(
    look: Look<'_>,
    side: Side,
    march: &March,
    to: Place,
) -> Result<Way, Illegal> {
    let ships = march
        .group
        .intersection(look.game.pieces.of_type(UnitType::Trireme));
    if !is_naval(to) {
        return may_go_ashore(look, side, march, ships, to);
    }
    crossing::may_cross(look, side, march.at, to)?;
    if march.seen & bit(to) != 0 {
        return Err(Illegal::Shared(Refusal::BackAgain { zone: to }));
    }
    let has_enemy = has_fleet(look, side.other(), to);
    if march.free && has_enemy {
        return Err(Illegal::NoEnemyContact { zone: to });
    }
    if ships.is_empty() && march.group.meets(look.game.pieces.land()) {
        return Err(without_escort(look, side, march.at));
    }
    if ships.is_empty() {
        may_sail_alone(look, side, march, to)?;
    }
    if !march.begun {
        may_weigh_anchor(look, side, march, ships)?;
    }
    may_ship(look, side, march, to)?;
    Ok(Way {
        cost: 0,
        entered: Entered::default(),
        who: march.group,
    })
}

/// 3.5a Why land units and leaders do not leave a naval zone by themselves.
pub(crate) fn without_escort(look: Look<'_>, side: Side, zone: Place) -> Illegal {
    if has_fleet(look, side, zone) {
        Illegal::EscortNotPicked { zone }
    } else {
        Illegal::Shared(Refusal::NoEscort { zone })
    }
}

fn has_fleet(look: Look<'_>, side: Side, zone: Place) -> bool {
    !look.ships_at(side, zone).is_empty()
}

/// 3.1b, 3.1f Ships never land; a leader who sails alone (3.1e) goes ashore from a zone with friends. 3.5c Land units leave their ships where and when
/// these end their move.
fn may_go_ashore(
    look: Look<'_>,
    side: Side,
    march: &March,
    ships: PieceSet,
    to: Place,
) -> Result<Way, Illegal> {
    if !ships.is_empty() || !to.is_land() {
        return Err(Illegal::Shared(Refusal::ShipsOnLand { to }));
    }
    if march.group.meets(look.game.pieces.land()) {
        return Err(without_escort(look, side, march.at));
    }
    if march.begun && !has_fleet(look, side, march.at) {
        return Err(Illegal::Shared(Refusal::NoEscort { zone: march.at }));
    }
    let (cost, entered) = steps::may_walk(look, side, march, to)?;
    let who = march.group;
    Ok(Way { cost, entered, who })
}

/// 3.1e English edition: leaders sail from a zone with friendly ships to another, meeting no enemy.
fn may_sail_alone(look: Look<'_>, side: Side, march: &March, to: Place) -> Result<(), Illegal> {
    if !march.begun && !has_fleet(look, side, march.at) {
        return Err(Illegal::Shared(Refusal::NoEscort { zone: march.at }));
    }
    if has_fleet(look, side.other(), to) {
        return Err(Illegal::Shared(Refusal::EnemyFleet { zone: to }));
    }
    // 3.1g Friends among enemies are out of his reach, so that he would be left alone on his way to them.
    let meets_friends = |zone| has_fleet(look, side, zone) && !has_fleet(look, side.other(), zone);
    if !leads(look, side, March { at: to, ..*march }, meets_friends) {
        return Err(Illegal::Shared(Refusal::NoEscort { zone: to }));
    }
    Ok(())
}

/// 3.1g, 3.5b Ships carry no more than their strength, and leave nobody behind at sea.
fn may_weigh_anchor(
    look: Look<'_>,
    side: Side,
    march: &March,
    ships: PieceSet,
) -> Result<(), Illegal> {
    let land = look.game.pieces.land();
    let is_overloaded = |cargo: PieceSet, ships: PieceSet| {
        look.strength_of(cargo.intersection(land)) > look.strength_of(ships)
    };
    if is_overloaded(march.group, ships) {
        return Err(Illegal::Shared(Refusal::Overloaded));
    }
    if march.at == Place::CATANIA {
        return Ok(());
    }
    let staying = look
        .state
        .pieces
        .at(march.at)
        .intersection(look.game.pieces.of(side))
        .without(march.group);
    let ships = staying.intersection(look.game.pieces.of_type(UnitType::Trireme));
    if is_overloaded(staying, ships) {
        return Err(Illegal::Shared(Refusal::Overloaded));
    }
    let leader = staying.intersection(look.game.pieces.leaders).first();
    match leader {
        Some(leader) if ships.is_empty() && !look.state.is_port_of(side, march.at) => {
            Err(Illegal::LeaderLeftAtSea { leader })
        }
        Some(_) | None => Ok(()),
    }
}

/// 3.1n, 3.5c, 2.B.2j Ships with land units aboard only go where these can still land. Reinforcements that cannot land anywhere may go to
/// Catania instead.
fn may_ship(look: Look<'_>, side: Side, march: &March, to: Place) -> Result<(), Illegal> {
    if !march.group.meets(look.game.pieces.land()) {
        return Ok(());
    }
    let further = March {
        at: to,
        own: OwnMarch {
            seen: march.seen | bit(to),
            ..march.own
        },
        ..*march
    };
    if to != Place::CATANIA && is_landing_ahead(look, side, further) {
        return Ok(());
    }
    if can_flee(look, side, *march) && reaches_catania(look, side, further) {
        return Ok(());
    }
    Err(if to == Place::CATANIA {
        Illegal::CataniaClosed
    } else {
        Illegal::CannotLand { zone: to }
    })
}

/// 3.5c, 3.5f Is there a coast where the land units can land, here or further on? A fleet that meets enemies lands them after the combat.
pub(crate) fn is_landing_ahead(look: Look<'_>, side: Side, march: March) -> bool {
    leads(look, side, march, |zone| {
        landing::zones(look, side, zone).next().is_some() || has_fleet(look, side.other(), zone)
    })
}

/// 2.B.2j Reinforcements that can land nowhere.
fn can_flee(look: Look<'_>, side: Side, march: March) -> bool {
    march.free && !is_landing_ahead(look, side, march)
}

fn reaches_catania(look: Look<'_>, side: Side, march: March) -> bool {
    march.free && leads(look, side, march, |zone| zone == Place::CATANIA)
}

/// 2.B.2j Is there anything better than to stay at sea?
pub(crate) fn has_refuge(look: Look<'_>, side: Side, march: March) -> bool {
    is_landing_ahead(look, side, march) || reaches_catania(look, side, march)
}

/// Does the group find a zone it looks for, here or further on? Enemy fleets end every way.
fn leads(look: Look<'_>, side: Side, march: March, is_goal: impl Fn(Place) -> bool) -> bool {
    let (mut known, mut open) = (march.seen | bit(march.at), bit(march.at));
    while open != 0 {
        let zone = lowest(open);
        open &= open - 1;
        if is_goal(zone) {
            return true;
        }
        if has_fleet(look, side.other(), zone) {
            continue;
        }
        for next in look
            .game
            .board
            .neighbours(zone)
            .filter(|&next| is_naval(next))
        {
            let is_closed = known & bit(next) != 0
                || (march.free && has_fleet(look, side.other(), next))
                || crossing::may_cross(look, side, zone, next).is_err();
            if !is_closed {
                known |= bit(next);
                open |= bit(next);
            }
        }
    }
    false
}
