//! 9 Victory.

use campaign::Scoring;
use strum::VariantArray;

use crate::{
    rules::{forecast::Forecast, prelude::*},
    state::Verdict,
};

/// 9.1b With so much naval strength or less Athens has lost.
pub(crate) const LEAST_FLEET: u16 = 40;
/// 9.2i Plemmyrion is due at the end of this turn.
pub(crate) const PLEMMYRION_DUE: u8 = 4;
/// 9.2b The forts that bring points.
pub(crate) const PRIZES: [FortId; 3] = [FortId::Labdalon, FortId::Syke, FortId::Plemmyrion];

/// 2.Dp, 9.1, 9.2 The end of a turn: a total victory during the game, and after the last turn the verdict.
pub(crate) fn check(act: &mut Act<'_>) {
    if act.state.turn == PLEMMYRION_DUE {
        act.state.late_plemmyrion = act.state.fort(FortId::Plemmyrion) == FortState::Unbuilt;
    }
    let is_last = act.look().is_last_turn();
    let total = if athenian_fleet(act.look()) <= LEAST_FLEET {
        Some(Side::Syracusan)
    } else {
        total_at_end(act.state).filter(|_| is_last)
    };
    let verdict = match total {
        Some(winner) => Verdict::total(winner),
        None if is_last => by_points(totals(act.look())),
        None => return,
    };
    declare(act, verdict);
}

/// 9.1a, 9.2a The game is over; nothing is asked any more.
pub(crate) fn declare(act: &mut Act<'_>, verdict: Verdict) {
    act.state.verdict = Some(verdict);
    act.state.stack.clear();
    let points = totals(act.look());
    act.log.push(|| Event::Ended { verdict, points });
}

/// 9.1b, 9.1c The present strength of the Athenian triremes in play, Catania included.
pub(crate) fn athenian_fleet(look: Look<'_>) -> u16 {
    let ships = look.game.pieces.ships_of(Side::Athenian);
    look.strength_of(ships.intersection(look.state.pieces.in_play()))
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
pub(crate) fn totals(look: Look<'_>) -> PerSide<u8> {
    PerSide::each(|side| points(look, side))
}

impl Scoring for Types {
    type Prospect = Forecast;

    fn points(look: Look<'_>, side: Side) -> u32 {
        points(look, side).into()
    }

    fn pending(look: Look<'_>) -> Option<Vec<Forecast>> {
        forecast::pending(look)
    }
}

/// 9.2b to 9.2i The victory points of a side.
pub(crate) fn points(look: Look<'_>, side: Side) -> u8 {
    score(look, side).points()
}

/// 9.2 What the victory points of a side are made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Score {
    /// 9.2b Forts controlled.
    pub forts: u8,
    /// 9.2c Own walls that stand.
    pub walls: u8,
    /// 9.2d to 9.2f Enemy units eliminated.
    pub ships: u8,
    pub hoplites: u8,
    pub other_land_units: u8,
    /// 9.2g Enemy leaders killed.
    pub leaders: u8,
    /// 9.2i
    pub is_plemmyrion_late: bool,
}

impl Score {
    pub(crate) const FORT: u8 = 5;
    pub(crate) const WALL: u8 = 2;
    pub(crate) const SHIP: u8 = 3;
    pub(crate) const HOPLITES: u8 = 2;
    pub(crate) const OTHER_LAND_UNIT: u8 = 1;
    pub(crate) const LEADER: u8 = 1;
    pub(crate) const LATE_PLEMMYRION: u8 = 5;

    fn points(self) -> u8 {
        Self::FORT * self.forts
            + Self::WALL * self.walls
            + Self::SHIP * self.ships
            + Self::HOPLITES * self.hoplites
            + Self::OTHER_LAND_UNIT * self.other_land_units
            + Self::LEADER * self.leaders
            + Self::LATE_PLEMMYRION * u8::from(self.is_plemmyrion_late)
    }
}

/// 9.2b to 9.2i
pub(crate) fn score(look: Look<'_>, side: Side) -> Score {
    let forts = PRIZES
        .into_iter()
        .filter(|&fort| look.state.fort(fort).owner() == Some(side));
    let walls = WallId::VARIANTS
        .iter()
        .filter(|wall| wall.side() == side && look.state.wall(**wall) == Work::Built);
    let mut score = Score {
        forts: forts.count() as u8,
        walls: walls.count() as u8,
        leaders: *look.state.leaders_killed.get(side.other()),
        is_plemmyrion_late: side == Side::Syracusan && look.state.late_plemmyrion,
        ..Score::default()
    };
    let enemies = look.game.pieces.of(side.other());
    let lost = enemies
        .iter()
        .filter(|&piece| look.state.pieces.get(piece).at == At::Eliminated);
    for unit_type in lost.filter_map(|piece| look.game.pieces.card(piece).unit_type) {
        match unit_type {
            UnitType::Trireme => score.ships += 1,
            UnitType::Hoplite => score.hoplites += 1,
            UnitType::Cavalry | UnitType::Peltast | UnitType::Archer => {
                score.other_land_units += 1;
            }
        }
    }
    score
}

/// 9.2j to 9.2l The verdict when nobody has won totally: double the points are a strategic victory.
pub(crate) fn by_points(points: PerSide<u8>) -> Verdict {
    let points = [points.athenian, points.syracusan].map(u16::from);
    Verdict::by_points(points, std::cmp::Ordering::is_ge)
}
