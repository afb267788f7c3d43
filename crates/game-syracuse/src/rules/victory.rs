//! 9 Victory.

use engine::Log;
use strum::VariantArray;

use crate::{
    event::Event,
    game::Syracuse,
    ids::{FortId, PerSide, Side, WallId},
    pieces::UnitType,
    rules::supply,
    state::{At, Camp, FortState, State, Verdict, Work},
};

/// 9.1b With so much naval strength or less Athens has lost.
const LEAST_FLEET: u16 = 40;
/// 9.2i Plemmyrion is due at the end of this turn.
const PLEMMYRION_DUE: u8 = 4;

/// 2.Dp, 9.1, 9.2 The end of a turn: a total victory during the game, and after the last turn the verdict.
pub(crate) fn check(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    if state.turn == PLEMMYRION_DUE {
        state.late_plemmyrion = state.fort(FortId::Plemmyrion) == FortState::Unbuilt;
    }
    let is_last = game
        .scenario(state)
        .is_none_or(|scenario| state.turn >= scenario.last_turn);
    let total = if athenian_fleet(game, state) <= LEAST_FLEET {
        Some(Side::Syracusan)
    } else {
        total_at_end(state).filter(|_| is_last)
    };
    let verdict = match total {
        Some(winner) => Verdict::total(winner),
        None if is_last => by_points(totals(game, state)),
        None => return,
    };
    declare(game, state, verdict, log);
}

/// 9.1a, 9.2a The game is over; nothing is asked any more.
pub(crate) fn declare(game: &Syracuse, state: &mut State, verdict: Verdict, log: &mut Log<Event>) {
    state.verdict = Some(verdict);
    state.stack.clear();
    let points = totals(game, state);
    log.push(|| Event::Ended { verdict, points });
}

/// 9.1b, 9.1c The present strength of the Athenian triremes in play, Catania included.
fn athenian_fleet(game: &Syracuse, state: &State) -> u16 {
    let ships = game.pieces.ships_of(Side::Athenian);
    state.strength_of(game, ships.intersection(state.pieces.in_play()))
}

/// 9.1d to 9.1f Who has won totally after the last turn.
fn total_at_end(state: &State) -> Option<Side> {
    let walls = supply::has_three_walls(state);
    let chains = state.chains == Work::Built;
    // 9.1f A camp that has fallen outweighs everything.
    if state.camp == Camp::Destroyed || (chains && !walls) {
        return Some(Side::Syracusan);
    }
    let plemmyrion = state.fort(FortId::Plemmyrion) == FortState::Athenian;
    (walls && plemmyrion && !chains).then_some(Side::Athenian)
}

/// 9.2b to 9.2i The victory points of both sides.
pub(crate) fn totals(game: &Syracuse, state: &State) -> PerSide<u8> {
    PerSide::each(|side| points(game, state, side))
}

/// 9.2b to 9.2i The victory points of a side.
pub(crate) fn points(game: &Syracuse, state: &State, side: Side) -> u8 {
    let prizes = [FortId::Labdalon, FortId::Syke, FortId::Plemmyrion];
    let forts = prizes
        .into_iter()
        .filter(|&fort| state.fort(fort).owner() == Some(side));
    let walls = WallId::VARIANTS
        .iter()
        .filter(|wall| wall.side() == side && state.wall(**wall) == Work::Built);
    let enemies = game.pieces.of(side.other());
    let lost = enemies
        .iter()
        .filter(|&piece| state.pieces.get(piece).at == At::Eliminated);
    let units: u8 = lost
        .filter_map(|piece| game.pieces.card(piece).unit_type)
        .map(worth)
        .sum();
    let late = side == Side::Syracusan && state.late_plemmyrion;
    5 * forts.count() as u8
        + 2 * walls.count() as u8
        + units
        + state.leaders_killed.get(side.other())
        + 5 * u8::from(late)
}

/// 9.2d to 9.2f What an eliminated unit is worth.
fn worth(unit_type: UnitType) -> u8 {
    match unit_type {
        UnitType::Trireme => 3,
        UnitType::Hoplite => 2,
        UnitType::Cavalry | UnitType::Peltast | UnitType::Archer => 1,
    }
}

/// 9.2j to 9.2l The verdict when nobody has won totally: double the points are a strategic victory.
pub(crate) fn by_points(points: PerSide<u8>) -> Verdict {
    let points = [points.athenian, points.syracusan].map(u16::from);
    Verdict::by_points(points, std::cmp::Ordering::is_ge)
}
