//! 6 to 6.3 Supply: want, famine and capitulation.

use campaign::{Season, SupplyFace};

use crate::{rules::prelude::*, state::Verdict};

/// 6.2a The walls that shut the city in.
pub(crate) const ATHENIAN_WALLS: [WallId; 3] = [WallId::A1, WallId::A2, WallId::A3];

/// 6.2b Where Athens has to be for a blockade, besides the fort Syke.
const BLOCKADE: [Place; 3] = [Place::land(7), Place::sea(5), Place::sea(8)];

/// 6.1a, 6.2a, 6.2d Is there a cause of want that lasts: the chains; three walls or the blockade?
fn is_cut_off(state: &State, side: Side) -> bool {
    match side {
        Side::Athenian => state.chains == Work::Built,
        Side::Syracusan => state.blockade || has_three_walls(state),
    }
}

/// 6.2a, 9.1d, 9.1e Do A1, A2 and A3 all stand?
pub(crate) fn has_three_walls(state: &State) -> bool {
    ATHENIAN_WALLS
        .iter()
        .all(|&wall| state.wall(wall) == Work::Built)
}

/// 6.1a, 6.1c, 6.2a, 6.2d Turns the markers by the causes there are now. To be called whenever a wall or the chains change.
pub(crate) fn refresh(act: &mut Act<'_>) {
    for side in Side::BOTH {
        let is_short = is_cut_off(act.state, side) || *act.state.harassed.get(side);
        act.turn_supply(side, SupplyFace::by_causes([is_short]));
    }
}

/// 6.1b, 6.1d, 6.2b to 6.2d After both D.2: the blockade, then the cavalry.
pub(crate) fn want(act: &mut Act<'_>) {
    act.state.blockade = is_blockade(act.look());
    refresh(act);
    if let Some(side) = raider(act.look()) {
        let die = act.state.dice.d6(act.log);
        resolve_raid(act, side, die);
    }
}

/// 6.2b Is Athens in Syke, in T7, in M5 and in M8?
fn is_blockade(look: Look<'_>) -> bool {
    let is_there = |place| !look.units_at(Side::Athenian, place).is_empty();
    is_there(Place::fort(FortId::Syke)) && BLOCKADE.into_iter().all(is_there)
}

/// 6.1b, 6.2c, 6.1d The side that throws: it has more cavalry in the open, and the enemy is not in want already.
pub(crate) fn raider(look: Look<'_>) -> Option<Side> {
    let strength = |side: Side| {
        let cavalry = look
            .game
            .pieces
            .of(side)
            .intersection(look.game.pieces.of_type(UnitType::Cavalry));
        let is_open = |place| look.state.is_open_land(look.game, place);
        look.strength_of(look.state.pieces.among(cavalry, is_open))
    };
    let (athenian, syracusan) = (strength(Side::Athenian), strength(Side::Syracusan));
    let stronger = match athenian.cmp(&syracusan) {
        std::cmp::Ordering::Less => Side::Syracusan,
        std::cmp::Ordering::Equal => return None,
        std::cmp::Ordering::Greater => Side::Athenian,
    };
    let victim = look.state.supply.get(stronger.other());
    (victim.face == SupplyFace::Appro).then_some(stronger)
}

/// 6.1b, 6.2c Syracuse hits with an even die, Athens with an odd one.
pub(crate) fn resolve_raid(act: &mut Act<'_>, side: Side, die: D6) {
    let is_even = die.get().is_multiple_of(2);
    let hit = match side {
        Side::Syracusan => is_even,
        Side::Athenian => !is_even,
    };
    act.log.push(|| Event::CavalryRolled { side, die, hit });
    if hit {
        *act.state.harassed.get_mut(side.other()) = true;
        refresh(act);
    }
}

/// 6b, 6c, 6.3c, 6.3d D.4: the marker moves, then want that came from cavalry alone is over.
pub(crate) fn adjust(act: &mut Act<'_>, side: Side) {
    let rise = u8::from(act.game.calendar.season(act.state.turn) != Season::Winter);
    act.adjust_supply(side, rise);
    *act.state.harassed.get_mut(side) = false;
    refresh(act);
}

/// 6.3a, 6.3b, 6.3e After D.4 and its stratagems: with nothing left Athens starves and Syracuse capitulates.
pub(crate) fn starve(act: &mut Act<'_>, side: Side) {
    match side {
        Side::Athenian => {
            act.tell(MarkerEvent::Famine { side });
            let units = act.game.pieces.of(side).without(act.game.pieces.leaders);
            for unit in units.intersection(act.state.pieces.in_play()).iter() {
                act.weaken(unit, Cause::Famine);
            }
            for place in Place::all() {
                attrition::bereave(act, side, place);
            }
        }
        Side::Syracusan => {
            act.log.push(|| Event::Capitulated);
            victory::declare(act, Verdict::total(Side::Athenian));
        }
    }
}
