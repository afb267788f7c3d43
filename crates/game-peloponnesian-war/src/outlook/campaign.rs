//! What an operation should bring: where its army would stand, less what waits on the way and what it costs.

use arrayvec::ArrayVec;

use super::chances::{self, Camp, SURE};
use crate::{
    force::Force,
    ids::{Kind, Side, Sort, SpaceId},
    outlook,
    rules::{
        Look, army, battle_numbers, control,
        interception::{self, Attempt},
        neutrals, operation, routes, zones,
    },
    sets::SpaceSet,
    state::Operation,
    step::{Purpose, RouteKind},
};

/// An objective for which nobody can be gathered, or to which no way leads.
const HOPELESS: i32 = -400;
/// A garrison left in enemy country is a hostage to fortune: sooner or later an army comes for it.
const EXPOSED: i32 = -450;
/// 4.6.2d A leader who walks into the enemy's arms alone has wasted the operation, and often the turn.
const CAUGHT: i32 = -4000;
/// So many talents are worth a hundredth of a victory point: what one army costs the next one lacks.
const TALENTS: i32 = 10;

/// How often somebody gets through, and what battles on the way should bring.
#[derive(Clone, Copy)]
struct Journey {
    arrives: i32,
    battles: i32,
}

/// The best that can be made of an operation whose leader has not set out with an army yet.
pub(super) fn expected_operation(look: Look<'_>, operation: &Operation, objective: SpaceId) -> i32 {
    if is_idle(look, operation.side, objective) {
        return exposure(look, operation.side, objective);
    }
    let everywhere = look.at.troops.occupied(operation.side);
    let places = if operation.may_go {
        everywhere
    } else {
        everywhere.intersection(SpaceSet::one(operation.at))
    };
    let values = places
        .iter()
        .filter(|&space| !operation::takeable(look, operation.side, space).is_empty())
        .map(|space| expected_gathering(look, operation, objective, space));
    values.max().unwrap_or(HOPELESS)
}

/// Is there nobody to fight at an objective, and no fortress to take? Most are ruled out by this, which saves looking for ways to them.
fn is_idle(look: Look<'_>, side: Side, objective: SpaceId) -> bool {
    let enemies = look.at.troops.occupied(side.other());
    let open = control::friendly_to(look, objective) == Some(side)
        || !look.game.board.fortresses.contains(objective);
    open && !enemies.contains(objective) && !look.game.board.reach.get(objective).meets(enemies)
}

/// What is to be had with troops of a space, if the leader and the army so far get there.
pub(super) fn expected_gathering(
    look: Look<'_>,
    operation: &Operation,
    objective: SpaceId,
    space: SpaceId,
) -> i32 {
    let (taken, ends) = (operation.army, [operation.at, space]);
    let Some(journey) = journey(look, operation, taken, ends, Purpose::Gathering) else {
        return HOPELESS;
    };
    let armies = possible_armies(look, operation.side, space).into_iter();
    let values =
        armies.map(|army| expected_march(look, operation, objective, taken.plus(army), space));
    let best = values.max().unwrap_or(HOPELESS);
    // To be caught is no way out of a bad operation.
    let hoped = if best > 0 {
        best * journey.arrives / SURE
    } else {
        best
    };
    // The system intercepts whenever it can; a player alone has to take that risk now and then.
    let caught = if taken.is_empty() && look.at.has_two_players() {
        (SURE - journey.arrives) * CAUGHT / SURE
    } else {
        0
    };
    hoped + journey.battles + caught
}

/// What awaits an army, or a lone leader, between two spaces; nothing if no way leads there.
fn journey(
    look: Look<'_>,
    operation: &Operation,
    army: Force,
    ends: [SpaceId; 2],
    purpose: Purpose,
) -> Option<Journey> {
    let side = operation.side;
    let (mut arrives, mut battles) = (SURE, 0);
    let [from, to] = ends;
    if from != to || purpose == Purpose::Objective {
        let camp = Camp {
            force: army,
            rating: Some(look.game.leaders.get(operation.leader).tactical),
        };
        let zones = zones::zones_of(look, side.other()).without(operation.tried);
        let way = routes::find(look, side, army, RouteKind::Usual, ends, purpose, |_| 0)?;
        for space in way.spaces {
            if zones.contains(space) {
                let risk = risk(look, side, camp, space);
                battles += arrives * risk.battles / SURE;
                arrives = arrives * risk.arrives / SURE;
            }
        }
    }
    Some(Journey { arrives, battles })
}

/// Single points of every sort, as many of it as can be paid, all on land, and all together.
fn possible_armies(look: Look<'_>, side: Side, space: SpaceId) -> ArrayVec<Force, 14> {
    let there = operation::takeable(look, side, space);
    let mut armies = ArrayVec::new();
    for sort in Sort::ALL.into_iter().filter(|&sort| there.get(sort) > 0) {
        armies.push(Force::of(sort, 1));
        armies.push(affordable(look, side, there, |other| other == sort));
    }
    armies.push(affordable(look, side, there, |sort| {
        sort.kind() != Kind::Naval
    }));
    armies.push(affordable(look, side, there, |_| true));
    armies.retain(|army| !army.is_empty());
    armies
}

/// As many of the wanted sorts as can be paid, one sort after the other.
fn affordable(look: Look<'_>, side: Side, there: Force, wanted: impl Fn(Sort) -> bool) -> Force {
    let (mut army, mut purse) = (Force::EMPTY, control::purse(look, side).max(0));
    for sort in Sort::ALL.into_iter().filter(|&sort| wanted(sort)) {
        let price = look.game.counters.price(side, sort);
        let most = i32::from(there.get(sort));
        let count = purse.checked_div(price).map_or(most, |paid| paid.min(most));
        army = army.plus(Force::of(sort, count as u8));
        purse -= count * price;
    }
    army
}

/// What an army should bring that sets out from a space.
pub(super) fn expected_march(
    look: Look<'_>,
    operation: &Operation,
    objective: SpaceId,
    army: Force,
    from: SpaceId,
) -> i32 {
    let side = operation.side;
    let ends = [from, objective];
    let Some(journey) = journey(look, operation, army, ends, Purpose::Objective) else {
        return HOPELESS;
    };
    let gain = gain(look, operation, objective, army);
    journey.battles + journey.arrives * gain / SURE + relief(look, operation, from, army)
        - army::price(look, side, army) / TALENTS
}

/// What an army wins by standing at its objective, more than those who are there already.
fn gain(look: Look<'_>, operation: &Operation, objective: SpaceId, army: Force) -> i32 {
    let side = operation.side;
    if neutrals::would_rouse(look, side, objective) {
        return HOPELESS;
    }
    let leader = look.game.leaders.get(operation.leader).tactical;
    let there = outlook::camp(look, side, objective, Some(operation.leader));
    let army = Camp {
        force: there.force.plus(army),
        rating: Some(there.rating.map_or(leader, |rating| rating.min(leader))),
    };
    outlook::stand(look, side, objective, army) - outlook::stand(look, side, objective, there)
        + exposure(look, side, objective)
}

/// What is won by leaving a space: those who stay behind may be in less danger, or in more.
fn relief(look: Look<'_>, operation: &Operation, from: SpaceId, army: Force) -> i32 {
    let side = operation.side;
    let all = outlook::camp(look, side, from, Some(operation.leader));
    let left = Camp {
        force: all.force.minus(army),
        ..all
    };
    outlook::stand(look, side, from, left) - outlook::stand(look, side, from, all)
}

fn exposure(look: Look<'_>, side: Side, space: SpaceId) -> i32 {
    let is_safe =
        control::friendly_to(look, space) == Some(side) || look.at.troops.is_there(side, space);
    if !is_safe && control::league_of(look, space) == Some(side.other()) {
        EXPOSED
    } else {
        0
    }
}

/// 4.6.2a, 4.7 What awaits an army in a space: of several forces that could catch it the average.
fn risk(look: Look<'_>, side: Side, army: Camp, space: SpaceId) -> Journey {
    let (forces, attempt) = interception::interceptors_at(look, side, army.force, space);
    let caught = match attempt {
        Attempt::Automatic => SURE,
        Attempt::ByDie => SURE / 2,
    };
    let (mut arrives, mut battles, mut count) = (0, 0, 0);
    for from in forces.iter() {
        let catcher = outlook::camp(look, side.other(), from, None);
        count += 1;
        arrives += SURE - caught * stopped_by_skirmish(army.force) / SURE;
        if let Some(chances) =
            chances::battle(side, army, catcher, battle_numbers::share_rule(look))
        {
            let fights = caught * battle_chance(look, army.force, catcher.force) / SURE;
            arrives -= fights * (SURE - chances.won) / SURE;
            battles += fights * outlook::worth(look, chances) / SURE;
        }
    }
    if count == 0 {
        return Journey {
            arrives: SURE,
            battles: 0,
        };
    }
    Journey {
        arrives: (arrives / count).max(0),
        battles: battles / count,
    }
}

/// 4.7e, 4.7f How often a skirmish becomes a battle.
pub(super) fn battle_chance(look: Look<'_>, army: Force, catcher: Force) -> i32 {
    let least = look.game.numbers.skirmish.battle_by_points;
    let enough = |moving: u8, standing: u8| moving + standing >= least && standing >= moving;
    if enough(army.land(), catcher.land()) || enough(army.ships(), catcher.ships()) {
        SURE
    } else {
        SURE / 12
    }
}

/// 4.6.2d, 4.7a A lone leader is caught for good, a single point falls with a 1.
fn stopped_by_skirmish(army: Force) -> i32 {
    match army.total() {
        0 => SURE,
        1 => SURE / 6,
        _ => 0,
    }
}
