//! 3.1 What may be crossed, and 3.2 what it costs.

use crate::{data::Border, ids::CAMP_PORT, rules::prelude::*};

/// 3b, 3.1h to 3.1n May a side's pieces cross from one zone to the next at all? Terrain and enemies are asked elsewhere.
pub(crate) fn may_cross(
    look: Look<'_>,
    side: Side,
    from: Place,
    to: Place,
) -> Result<Border, Illegal> {
    let border = look.game.board.border(from, to);
    if !border.adjacent {
        return Err(Illegal::Shared(Refusal::NotAdjacent { from, to }));
    }
    if border.canal && side != Side::Syracusan {
        return Err(Illegal::Canal);
    }
    let stands = match border.fortification {
        Some(Side::Syracusan) => true,
        Some(Side::Athenian) => look.state.has_camp(),
        None => false,
    };
    if stands && border.fortification != Some(side) {
        return Err(Illegal::Fortification { to });
    }
    if border.chain && look.state.chains == Work::Built {
        return Err(Illegal::Chains);
    }
    if to == CAMP_PORT && side == Side::Syracusan && look.state.camp != Camp::Destroyed {
        return Err(Illegal::CampPort);
    }
    if to == Place::CATANIA && side == Side::Syracusan {
        return Err(Illegal::CataniaClosed);
    }
    Ok(border)
}

/// 3.2g, 3.2h What enemy walls along a border add to its cost, and whether one of them stands.
fn walls(state: &State, side: Side, border: Border) -> (u8, bool) {
    border
        .walls()
        .filter(|wall| wall.side() != side)
        .fold((0, false), |(cost, stands), wall| match state.wall(wall) {
            Work::Unbuilt => (cost, stands),
            Work::Built => (cost.max(3), true),
            Work::Destroyed => (cost.max(1), stands),
        })
}

/// 3.2c to 3.2h, 3.4b The points for a step of a land group, and how it enters. Boarding costs 1; a landing costs like a step from clear
/// land.
pub(crate) fn cost(
    state: &State,
    side: Side,
    from: Place,
    to: Place,
    border: Border,
) -> (u8, Entered) {
    if !to.is_land() {
        return (1, Entered::default());
    }
    let landing = !from.is_land();
    let (wall_cost, wall) = walls(state, side, border);
    // 3.2d The fortified city is not clear land: the data give it no climb.
    let entered = Entered {
        river: border.river,
        climb: border.climb && !landing,
        landing,
        wall,
    };
    (border.cost + wall_cost, entered)
}
