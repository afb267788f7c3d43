//! 6 to 6.3 Supply: want, famine and capitulation.

use campaign::{MarkerEvent, Season, SupplyFace};
use engine::{D6, Log};

use crate::{
    event::Event,
    game::Syracuse,
    ids::{FortId, Place, Side, WallId},
    pieces::UnitType,
    rules::{attrition, casualties::Cause, victory},
    state::{State, Verdict, Work},
};

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
pub(crate) fn refresh(state: &mut State, log: &mut Log<Event>) {
    for side in Side::BOTH {
        let is_short = is_cut_off(state, side) || *state.harassed.get(side);
        let face = if is_short {
            SupplyFace::Disette
        } else {
            SupplyFace::Appro
        };
        if let Some(face) = state.supply.get_mut(side).turn(face) {
            log.push(|| Event::Marker(MarkerEvent::SupplyTurned { side, face }));
        }
    }
}

/// 6.1b, 6.1d, 6.2b to 6.2d After both D.2: the blockade, then the cavalry.
pub(crate) fn want(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    state.blockade = is_blockade(game, state);
    refresh(state, log);
    if let Some(side) = raider(game, state) {
        let die = state.dice.d6(log);
        resolve_raid(state, side, die, log);
    }
}

/// 6.2b Is Athens in Syke, in T7, in M5 and in M8?
fn is_blockade(game: &Syracuse, state: &State) -> bool {
    let is_there = |place| !state.units_at(game, Side::Athenian, place).is_empty();
    is_there(Place::fort(FortId::Syke)) && BLOCKADE.into_iter().all(is_there)
}

/// 6.1b, 6.2c, 6.1d The side that throws: it has more cavalry in the open, and the enemy is not in want already.
pub(crate) fn raider(game: &Syracuse, state: &State) -> Option<Side> {
    let strength = |side: Side| {
        let cavalry = game
            .pieces
            .of(side)
            .intersection(game.pieces.of_type(UnitType::Cavalry));
        let is_open = |place| state.is_open_land(game, place);
        state.strength_of(game, state.pieces.among(cavalry, is_open))
    };
    let (athenian, syracusan) = (strength(Side::Athenian), strength(Side::Syracusan));
    let stronger = match athenian.cmp(&syracusan) {
        std::cmp::Ordering::Less => Side::Syracusan,
        std::cmp::Ordering::Equal => return None,
        std::cmp::Ordering::Greater => Side::Athenian,
    };
    let victim = state.supply.get(stronger.other());
    (victim.face == SupplyFace::Appro).then_some(stronger)
}

/// 6.1b, 6.2c Syracuse hits with an even die, Athens with an odd one.
pub(crate) fn resolve_raid(state: &mut State, side: Side, die: D6, log: &mut Log<Event>) {
    let is_even = die.get().is_multiple_of(2);
    let hit = match side {
        Side::Syracusan => is_even,
        Side::Athenian => !is_even,
    };
    log.push(|| Event::CavalryRolled { side, die, hit });
    if hit {
        *state.harassed.get_mut(side.other()) = true;
        refresh(state, log);
    }
}

/// 6b, 6c, 6.3c, 6.3d D.4: the marker moves, then want that came from cavalry alone is over.
pub(crate) fn adjust(game: &Syracuse, state: &mut State, side: Side, log: &mut Log<Event>) {
    let rise = u8::from(game.scenarios.calendar.season(state.turn) != Season::Winter);
    if let Some(value) = state.supply.get_mut(side).adjust(rise) {
        log.push(|| Event::Marker(MarkerEvent::SupplyMoved { side, value }));
    }
    *state.harassed.get_mut(side) = false;
    refresh(state, log);
}

/// 6.3a, 6.3b, 6.3e After D.4 and its stratagems: with nothing left Athens starves and Syracuse capitulates.
pub(crate) fn famine(game: &Syracuse, state: &mut State, side: Side, log: &mut Log<Event>) {
    if !state.supply.get(side).is_exhausted() {
        return;
    }
    match side {
        Side::Athenian => {
            log.push(|| Event::Marker(MarkerEvent::Famine { side }));
            let units = game.pieces.of(side).without(game.pieces.leaders);
            for unit in units.intersection(state.pieces.in_play()).iter() {
                state.pieces.weaken(&game.pieces, unit, Cause::Famine, log);
            }
            for place in Place::all() {
                attrition::bereave(game, state, side, place, log);
            }
        }
        Side::Syracusan => {
            log.push(|| Event::Capitulated);
            victory::declare(game, state, Verdict::total(Side::Athenian), log);
        }
    }
}
