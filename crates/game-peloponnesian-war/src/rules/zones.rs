//! 1.3 Zones of influence.

use super::Look;
use crate::{
    force::Force,
    ids::{Side, SpaceId},
    sets::SpaceSet,
    step::{Stage, Step},
};

/// 5.3.1e Is this the Combat Phase?
pub(crate) fn is_combat_phase(look: Look<'_>) -> bool {
    let stage = look.at.steps.first();
    matches!(
        stage,
        Some(Step::Turn {
            stage: Stage::SiegeDetermination
                | Stage::Battles
                | Stage::Sieges
                | Stage::Staying
                | Stage::HomeAfterCombat
        })
    )
}

/// 1.3n-r, 4.1.2b, 4.1.3d What a force in a space reaches.
pub(crate) fn zone_of(look: Look<'_>, side: Side, space: SpaceId, force: Force) -> SpaceSet {
    let walls = walls();
    let board = &look.game.board;
    let mut zone = SpaceSet::one(space);
    if force.cavalry() > 0 {
        let reach = if force.ships() > 0 {
            *board.landed_reach.get(space)
        } else {
            *board.horse_reach.get(space)
        };
        // 5.3.1e, 5.3.1j In combat the walls keep Athenian horsemen in.
        let kept = is_combat_phase(look) && side == Side::Athens && walls.contains(space);
        zone = zone.union(match (kept, look.at.options.cavalry_in_both_cities) {
            (false, _) => reach,
            (true, true) => reach.intersection(walls),
            (true, false) => SpaceSet::EMPTY,
        });
    }
    if force.ships() > 0 {
        zone = zone.union(*board.ship_reach.get(space));
    }
    // 5.3.1f, 5.3.1g No enemy zone reaches in from outside.
    if side == Side::Sparta {
        let outside = zone.without(walls);
        zone = if walls.contains(space) {
            outside.union(SpaceSet::one(space))
        } else {
            outside
        };
    }
    zone
}

/// What all forces of a side reach together.
pub(crate) fn zones_of(look: Look<'_>, side: Side) -> SpaceSet {
    let occupied = look.at.troops.occupied(side);
    occupied.iter().fold(SpaceSet::EMPTY, |all, space| {
        all.union(zone_of(look, side, space, look.at.troops.at(side, space)))
    })
}

/// 4.6.2c The forces of a side that reach a space: those in whose [zone](zone_of) it lies.
#[inline]
pub(crate) fn reaching(look: Look<'_>, side: Side, target: SpaceId) -> SpaceSet {
    let (board, troops, walls) = (&look.game.board, &look.at.troops, walls());
    let here = troops.occupied(side).intersection(SpaceSet::one(target));
    let is_inside = walls.contains(target);
    if side == Side::Sparta && is_inside {
        return here;
    }
    let ships = troops.with_ships(side);
    let mut horsemen = troops.with_cavalry(side);
    let within_walls = || is_inside && look.at.options.cavalry_in_both_cities;
    if side == Side::Athens && is_combat_phase(look) && !within_walls() {
        horsemen = horsemen.without(walls);
    }
    let by_sea = ships.intersection(*board.ship_reach.get(target));
    let landed = ships.intersection(*board.landed_reach.get(target));
    let by_land = board.horse_reach.get(target).without(ships);
    let riding = horsemen.intersection(landed.union(by_land));
    here.union(by_sea).union(riding)
}

/// Does the space lie in a zone of this side?
#[inline]
pub(crate) fn is_reached(look: Look<'_>, side: Side, target: SpaceId) -> bool {
    is_reached_by(look, side, roaming_spaces(look, side), target)
}

/// The spaces with forces of a side that reach further than their own.
#[inline]
pub(crate) fn roaming_spaces(look: Look<'_>, side: Side) -> SpaceSet {
    let troops = &look.at.troops;
    troops.with_ships(side).union(troops.with_cavalry(side))
}

/// [`is_reached`] for many spaces: the caller looks up [`roaming_spaces`] once.
#[inline]
pub(crate) fn is_reached_by(
    look: Look<'_>,
    side: Side,
    roaming: SpaceSet,
    target: SpaceId,
) -> bool {
    let (board, troops) = (&look.game.board, &look.at.troops);
    // Mostly nobody is near enough, whatever the walls do, or ships are.
    if !roaming.meets(*board.reach.get(target)) {
        return troops.is_there(side, target);
    }
    let is_open = side == Side::Athens || !walls().contains(target);
    (is_open && troops.with_ships(side).meets(*board.ship_reach.get(target)))
        || !reaching(look, side, target).is_empty()
}

/// 5.3.1 Athens and Piraeus.
#[inline]
pub(crate) fn walls() -> SpaceSet {
    [SpaceId::ATHENS, SpaceId::PIRAEUS].into_iter().collect()
}
