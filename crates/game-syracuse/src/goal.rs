//! 9 What the players are after, and how far they are.

use campaign::{Aim, Season, Supply};
use engine::{Goal, GoalLine, PartyGoal, Seat};
use serde::Serialize;
use strum::{VariantArray, VariantNames};

use crate::{
    ids::{FortId, Side, WallId},
    rules::{
        supply,
        victory::{self, LEAST_FLEET, PLEMMYRION_DUE, Score},
    },
    state::{Camp, FortState, Work},
    types::{Look, Types},
};

/// What can be said about it, worded by the messages `goal-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum GoalItem {
    /// What a side is called.
    Party { side: Side },
    /// 9.1a Syracuse starves.
    Capitulation,
    /// 9.1b The Athenian fleet is lost.
    FleetLost { most: u16 },
    /// 9.1d After the last turn, for Syracuse.
    CityFree,
    /// 9.1e After the last turn, for Athens.
    CityWalledIn,
    /// 9.2j to 9.2l Otherwise points decide after the last turn.
    MostPoints { turn: u8, season: Season, year: i16 },
    /// 9.2b Forts controlled.
    Forts { forts: Vec<FortId>, each: u8 },
    /// 9.2c Own walls that stand.
    Walls { walls: Vec<WallId>, each: u8 },
    /// 9.2d Enemy units eliminated.
    Ships { count: u8, each: u8 },
    /// 9.2e
    Hoplites { count: u8, each: u8 },
    /// 9.2f
    LandUnits { count: u8, each: u8 },
    /// 9.2g Enemy leaders killed in combat.
    Leaders { count: u8, each: u8 },
    /// 9.2i Plemmyrion was not built in time.
    LatePlemmyrion,
    /// 9.2i It is not built yet: after this turn it is late.
    PlemmyrionDue { turn: u8 },
    /// 6.3b How near Syracuse is to starving.
    SyracusanSupply { supply: Supply },
    /// 9.1b The Athenian fleet in play.
    FleetLeft { strength: u16, most: u16 },
    /// 9.1e What Athens has of what it takes.
    WalledIn {
        walls: u8,
        plemmyrion: FortState,
        chains: Work,
    },
    /// 9.1d What Syracuse has of what it takes.
    Free { camp: Camp, chains: Work, walls: u8 },
    /// 9.2b Forts that count for whoever controls them.
    FortsToTake { forts: Vec<FortId>, each: u8 },
}

impl Aim<Types> for GoalItem {
    fn goal(look: Look<'_>) -> Goal<Self> {
        let most = LEAST_FLEET;
        let mut ways = vec![
            GoalLine::new(GoalItem::Capitulation, "9.1a"),
            GoalLine::new(GoalItem::FleetLost { most }, "9.1b"),
            GoalLine::new(GoalItem::CityFree, "9.1d"),
            GoalLine::new(GoalItem::CityWalledIn, "9.1e"),
        ];
        let last = look
            .game
            .scenario(look.state)
            .map(|scenario| scenario.last_turn);
        ways.extend(last.map(|turn| {
            let (season, year) = (
                look.game.calendar.season(turn),
                look.game.calendar.year(turn),
            );
            GoalLine::new(GoalItem::MostPoints { turn, season, year }, "9.2j")
        }));
        Goal {
            ways,
            parties: Side::BOTH.map(|side| party(look, side)).into(),
        }
    }
}

fn party(look: Look<'_>, side: Side) -> PartyGoal<GoalItem> {
    let name = GoalItem::Party { side };
    let mut chances = match side {
        Side::Athenian => athenian_chances(look),
        Side::Syracusan => syracusan_chances(look),
    };
    let each = Score::FORT;
    let forts = victory::PRIZES.into_iter();
    let forts: Vec<_> = forts
        .filter(|&fort| look.state.fort(fort).owner() != Some(side))
        .collect();
    if !forts.is_empty() {
        let to_take = GoalItem::FortsToTake { forts, each };
        chances.push(GoalLine::new(to_take, "9.2b"));
    }
    PartyGoal {
        chances,
        ..PartyGoal::new(side, name, Seat(side as u8), lines(look, side))
    }
}

/// 9.2b to 9.2i Where the points come from.
fn lines(look: Look<'_>, side: Side) -> Vec<GoalLine<GoalItem>> {
    let score = victory::score(look, side);
    let forts = victory::PRIZES.into_iter();
    let forts = forts.filter(|&fort| look.state.fort(fort).owner() == Some(side));
    let walls = WallId::VARIANTS.iter().copied();
    let walls = walls.filter(|&wall| wall.side() == side && look.state.wall(wall) == Work::Built);
    let line = |about, rule, count: u8, each: u8| GoalLine::new(about, rule).worth(count * each);
    let (ships, hoplites, land_units) = (score.ships, score.hoplites, score.other_land_units);
    let forts = GoalItem::Forts {
        forts: forts.collect(),
        each: Score::FORT,
    };
    let walls = GoalItem::Walls {
        walls: walls.collect(),
        each: Score::WALL,
    };
    let units = |about: fn(u8, u8) -> GoalItem, rule, count, each| {
        line(about(count, each), rule, count, each)
    };
    let mut lines = vec![
        line(forts, "9.2b", score.forts, Score::FORT),
        line(walls, "9.2c", score.walls, Score::WALL),
        units(
            |count, each| GoalItem::Ships { count, each },
            "9.2d",
            ships,
            Score::SHIP,
        ),
        units(
            |count, each| GoalItem::Hoplites { count, each },
            "9.2e",
            hoplites,
            Score::HOPLITES,
        ),
        units(
            |count, each| GoalItem::LandUnits { count, each },
            "9.2f",
            land_units,
            Score::OTHER_LAND_UNIT,
        ),
        units(
            |count, each| GoalItem::Leaders { count, each },
            "9.2g",
            score.leaders,
            Score::LEADER,
        ),
    ];
    if score.is_plemmyrion_late {
        let late = GoalLine::new(GoalItem::LatePlemmyrion, "9.2i");
        lines.push(late.worth(Score::LATE_PLEMMYRION));
    }
    lines
}

fn athenian_walls(look: Look<'_>) -> u8 {
    let walls = supply::ATHENIAN_WALLS.into_iter();
    walls
        .filter(|&wall| look.state.wall(wall) == Work::Built)
        .count() as u8
}

fn athenian_chances(look: Look<'_>) -> Vec<GoalLine<GoalItem>> {
    let walls = athenian_walls(look);
    let (plemmyrion, chains) = (look.state.fort(FortId::Plemmyrion), look.state.chains);
    let have =
        walls + u8::from(plemmyrion == FortState::Athenian) + u8::from(chains != Work::Built);
    let supply = *look.state.supply.get(Side::Syracusan);
    let starving = GoalLine::new(GoalItem::SyracusanSupply { supply }, "6.3b");
    let walled_in = GoalItem::WalledIn {
        walls,
        plemmyrion,
        chains,
    };
    let need = supply::ATHENIAN_WALLS.len() as u32 + 2;
    vec![
        starving,
        GoalLine::new(walled_in, "9.1e").reached(have, need),
    ]
}

fn syracusan_chances(look: Look<'_>) -> Vec<GoalLine<GoalItem>> {
    let (camp, chains, walls) = (look.state.camp, look.state.chains, athenian_walls(look));
    let (strength, most) = (victory::athenian_fleet(look), LEAST_FLEET);
    let mut chances = vec![
        GoalLine::new(GoalItem::FleetLeft { strength, most }, "9.1b"),
        GoalLine::new(
            GoalItem::Free {
                camp,
                chains,
                walls,
            },
            "9.1d",
        ),
    ];
    let is_open = look.state.fort(FortId::Plemmyrion) == FortState::Unbuilt;
    if is_open && look.state.turn <= PLEMMYRION_DUE {
        let due = GoalItem::PlemmyrionDue {
            turn: PLEMMYRION_DUE,
        };
        chances.push(GoalLine::new(due, "9.2i").worth(Score::LATE_PLEMMYRION));
    }
    chances
}
