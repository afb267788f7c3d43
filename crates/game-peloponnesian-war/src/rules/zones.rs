//! 1.3 Zones of influence.

use super::Look;
use crate::{
    force::Force,
    ids::Side,
    names::SpaceId,
    sets::SpaceSet,
    step::{Stage, Step},
};

impl Look<'_> {
    /// 5.3.1e Is this the Combat Phase?
    fn is_combat(self) -> bool {
        let stage = self.at.steps.first();
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
    pub fn zone_of(self, side: Side, space: SpaceId, force: Force) -> SpaceSet {
        let walls = walls();
        let board = &self.game.board;
        let mut zone = SpaceSet::one(space);
        if force.cavalry() > 0 {
            let reach = if force.ships() > 0 {
                *board.landed_reach.get(space)
            } else {
                *board.horse_reach.get(space)
            };
            let kept = self.is_combat() && side == Side::Athens && walls.contains(space);
            zone = zone.union(if kept {
                reach.intersection(walls)
            } else {
                reach
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
    pub fn zones(self, side: Side) -> SpaceSet {
        let occupied = self.at.troops.occupied(side);
        occupied.iter().fold(SpaceSet::EMPTY, |all, space| {
            all.union(self.zone_of(side, space, self.at.troops.at(side, space)))
        })
    }

    /// 4.6.2c The forces of a side that reach a space.
    pub fn reaching(self, side: Side, target: SpaceId) -> SpaceSet {
        let mut forces = self.nearby(side, target);
        for space in forces.iter() {
            if !self.does_reach(side, space, target) {
                forces.remove(space);
            }
        }
        forces
    }

    /// Does the space lie in a zone of this side?
    pub fn is_reached(self, side: Side, target: SpaceId) -> bool {
        let mut forces = self.nearby(side, target).iter();
        forces.any(|space| self.does_reach(side, space, target))
    }

    /// No zone reaches further than that of ships and horsemen together.
    #[inline]
    fn nearby(self, side: Side, target: SpaceId) -> SpaceSet {
        let near = *self.game.board.reach.get(target);
        self.at.troops.occupied(side).intersection(near)
    }

    #[inline]
    fn does_reach(self, side: Side, space: SpaceId, target: SpaceId) -> bool {
        let force = self.at.troops.at(side, space);
        self.zone_of(side, space, force).contains(target)
    }
}

/// 5.3.1 Athens and Piraeus.
#[inline]
pub(crate) fn walls() -> SpaceSet {
    [SpaceId::ATHENS, SpaceId::PIRAEUS].into_iter().collect()
}
