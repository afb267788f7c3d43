//! 5.4 Walls.

use strum::VariantArray;

use crate::{
    illegal::BuildProblem,
    rules::{building::need_workers, prelude::*},
    state::Ruins,
};

/// 5.4 Walls are built in order, and what is destroyed is rebuilt first.
///
/// Ruling: of several destroyed walls any may be rebuilt first; otherwise 5.4j would let each of them wait for the other.
pub(crate) fn may_build(look: Look<'_>, side: Side, wall: WallId) -> Result<(), BuildProblem> {
    if wall.side() != side {
        return Err(BuildProblem::NotYours);
    }
    if look.state.wall(wall) == Work::Built {
        return Err(BuildProblem::Standing);
    }
    // 5.4m A camp that has fallen was built all the same.
    if side == Side::Athenian && look.state.camp == Camp::Unbuilt {
        return Err(BuildProblem::CampFirst);
    }
    if previous(wall).is_some_and(|wall| look.state.wall(wall) == Work::Unbuilt) {
        return Err(BuildProblem::Order);
    }
    if rivals(wall).any(|rival| look.state.wall(rival) == Work::Built) {
        return Err(BuildProblem::Exclusive);
    }
    let mut own = WallId::VARIANTS.iter().filter(|other| other.side() == side);
    let is_wreck = look.state.wall(wall) == Work::Destroyed;
    if !is_wreck && own.any(|&other| comes_first(look.state, other)) {
        return Err(BuildProblem::RepairFirst);
    }
    need_workers(look, side, &look.game.board.wall_zones(wall))
}

/// 5.4j, 5.4l Is the wall destroyed, so that it has to be repaired before another is built? One may agree that it does not wait while an enemy wall
/// forbids the repair.
fn comes_first(state: &State, wall: WallId) -> bool {
    let is_forbidden = || {
        let mut enemies = rivals(wall).filter(|rival| rival.side() != wall.side());
        enemies.any(|rival| state.wall(rival) == Work::Built)
    };
    state.wall(wall) == Work::Destroyed
        && match state.options.ruins {
            Ruins::Repair => true,
            Ruins::Bypass => !is_forbidden(),
        }
}

/// 5.4f The wall that comes before.
fn previous(wall: WallId) -> Option<WallId> {
    match wall {
        WallId::A1 | WallId::S1 => None,
        WallId::A2 => Some(WallId::A1),
        WallId::A3 => Some(WallId::A2),
        WallId::S2 => Some(WallId::S1),
        WallId::S3A | WallId::S3B => Some(WallId::S2),
    }
}

/// 5.4f, 5.4g Walls that exclude this one as long as they stand.
fn rivals(wall: WallId) -> impl Iterator<Item = WallId> {
    let [first, second] = match wall {
        WallId::A1 | WallId::A2 | WallId::S1 | WallId::S2 => [None, None],
        WallId::A3 => [Some(WallId::S3A), None],
        WallId::S3A => [Some(WallId::A3), Some(WallId::S3B)],
        WallId::S3B => [Some(WallId::S3A), None],
    };
    first.into_iter().chain(second)
}
