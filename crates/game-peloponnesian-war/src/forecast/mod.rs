//! What is to be expected before dice are rolled, from the functions that resolve it: marches, battles, sieges, income.

mod battle;
mod income;
mod march;
mod tree;

use engine::Log;
use serde::Serialize;

pub use self::{
    battle::{BattleOdds, BattleResult, Opponent, Round, RuledLine, SiegeOdds},
    income::{IncomeEntry, IncomeOdds},
    march::{MarchLeg, MarchOdds, Waypoint},
};
pub(crate) use self::{
    battle::{battle, siege},
    march::{Goal, march},
};
use crate::{
    game::PeloponnesianWar,
    ids::{PerSide, Side, SpaceId},
    rules::{Play, answers, battles, chance::Script, gathering, interception, sieges},
    state::{Operation, Party, Position, Whereabouts},
    step::{Group, RouteKind, Stage, Step},
};

/// Something to be expected, worded by the message `odds`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum Expected {
    March(MarchOdds),
    Battle(BattleOdds),
    Siege(SiegeOdds),
    Income(IncomeOdds),
}

/// How often in a thousand times.
fn thousandths(odds: f64) -> u16 {
    (odds * 1000.0).round() as u16
}

/// Whole percent of thousandths: what may happen is never 0, what may fail never 100.
pub(crate) fn percent(thousandths: u16) -> u8 {
    match thousandths {
        0 => 0,
        1000 => 100,
        odds => ((odds + 5) / 10).clamp(1, 99) as u8,
    }
}

/// What is worth knowing before the open question is answered.
pub(crate) fn expected(game: &PeloponnesianWar, at: &Position) -> Option<Vec<Expected>> {
    let look = game.look(at);
    answers::asked_side(look)?;
    let all = match *at.steps.last()? {
        Step::Operations { .. } => {
            let income = Side::BOTH.map(|side| Expected::Income(income::income(game, at, side)));
            income.into_iter().chain(combat(game, at, None)).collect()
        }
        Step::Gather => gathering(game, at, at.operation.as_ref()?),
        Step::Intercept { side } => {
            let (forces, _) = interception::interceptors(look);
            let meet = |from| battle(game, at, interception(side, from));
            forces
                .iter()
                .filter_map(meet)
                .map(Expected::Battle)
                .collect()
        }
        Step::Battles { group } => {
            let pairs = battles::pending(look, group).into_iter();
            let odds = pairs.filter_map(|pair| battle(game, at, battles::parties(pair)));
            odds.map(Expected::Battle).collect()
        }
        Step::Sieges { group } => {
            let sieges = sieges::pending(look, group).into_iter();
            let odds = sieges.map(|(side, space)| siege(look, side, space));
            odds.map(Expected::Siege).collect()
        }
        Step::Turn { .. }
        | Step::Objective
        | Step::Approach
        | Step::Walk { .. }
        | Step::Ashore { .. }
        | Step::Battle { .. }
        | Step::Remain { .. }
        | Step::Staying { .. }
        | Step::Homeward { .. }
        | Step::Levy { .. }
        | Step::Build { .. } => Vec::new(),
    };
    Some(all).filter(|all: &Vec<Expected>| !all.is_empty())
}

/// A force of a side against the army on the march.
pub(crate) fn interception(side: Side, from: SpaceId) -> PerSide<Party> {
    PerSide::of(side, Party::Standing { space: from }, Party::Marching)
}

/// The march of an army that could set out now, and what awaits it.
fn gathering(game: &PeloponnesianWar, at: &Position, operation: &Operation) -> Vec<Expected> {
    let look = game.look(at);
    let mut all = Vec::new();
    if gathering::may_march(look, operation).is_ok() {
        all.extend(march(game, at, Goal::Objective, RouteKind::Usual).map(Expected::March));
    }
    if gathering::may_march_by_open_sea(look, operation).is_ok() {
        all.extend(march(game, at, Goal::Objective, RouteKind::OpenSea).map(Expected::March));
    }
    if !all.is_empty() {
        all.extend(arrival(game, at, operation));
    }
    all
}

/// 5.1-5.3 Sieges and battles at the objective if the army were there.
pub(crate) fn arrival(
    game: &PeloponnesianWar,
    at: &Position,
    operation: &Operation,
) -> Vec<Expected> {
    let Some(objective) = operation.objective else {
        return Vec::new();
    };
    let mut then = at.clone();
    let (side, army) = (operation.side, operation.army);
    then.troops.carry(side, operation.at, objective, army);
    let there = Whereabouts::At { space: objective };
    then.leaders.set(operation.leader, there);
    then.operation = None;
    combat(game, &then, Some(objective))
}

/// 5.1-5.3 Sieges and battles if operations ended now; those at a space only, if one is named.
fn combat(game: &PeloponnesianWar, at: &Position, only: Option<SpaceId>) -> Vec<Expected> {
    let mut then = at.clone();
    then.steps.clear();
    then.steps.push(Step::Turn {
        stage: Stage::Battles,
    });
    let mut script = Script::default();
    sieges::determine(&mut Play::scripted(
        game,
        &mut then,
        &mut script,
        &mut Log::off(),
    ));
    let look = game.look(&then);
    let mut all = Vec::new();
    for side in Side::BOTH {
        let besieged = then.besieged.get(side).iter();
        let wanted = besieged.filter(|&space| only.is_none_or(|only| only == space));
        all.extend(wanted.map(|space| Expected::Siege(siege(look, side, space))));
    }
    for group in [Group::Home, Group::Coalition, Group::Other, Group::Zone] {
        for pair in battles::pending(look, group) {
            if only.is_none_or(|only| only == pair.0 || only == pair.1) {
                all.extend(battle(game, &then, battles::parties(pair)).map(Expected::Battle));
            }
        }
    }
    all
}
