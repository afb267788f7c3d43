//! 4.1 The leader gathers an army.

use super::{Flow, Look, Play, army, control, operation, routes};
use crate::{
    event::{EndReason, Event},
    force::Force,
    ids::{Kind, Nationality, Side, Sort, SpaceId},
    illegal::Illegal,
    sets::SpaceSet,
    state::Operation,
    step::{Purpose, RouteKind, Step, WalkStage},
    troops::Units,
};

/// 4.1.1d, 4.1.5a, 7.1.5a May the leader take these points here?
pub(crate) fn may_take(
    look: Look<'_>,
    operation: &Operation,
    nationality: Nationality,
    kind: Kind,
    count: u8,
) -> Result<(), Illegal> {
    let side = operation.side;
    if nationality.side() != side || count == 0 {
        return Err(Illegal::NotYourTroops);
    }
    let sort = Sort::of(nationality, kind);
    let there = control::available(look, side, operation.at).get(sort);
    if there < count {
        return Err(Illegal::NotSoManyThere { count: there });
    }
    may_pay(
        look,
        side,
        look.game.counters.price(side, sort) * i32::from(count),
    )
}

/// 4.1.5a, 7.1.5a
pub(crate) fn may_pay(look: Look<'_>, side: Side, price: i32) -> Result<(), Illegal> {
    if control::may_spend(look, side, price) {
        Ok(())
    } else if *look.at.treasury.get(side) >= price {
        Err(Illegal::Reserve { price })
    } else {
        Err(Illegal::TooDear { price })
    }
}

/// 4.1b, 4.1g May the leader gather troops in this space next?
fn may_gather_at(look: Look<'_>, operation: &Operation, space: SpaceId) -> Result<(), Illegal> {
    if !operation.may_go {
        return Err(Illegal::TakeFirst);
    }
    if space == operation.at || operation::takeable(look, operation.side, space).is_empty() {
        return Err(Illegal::NobodyToTake { space });
    }
    Ok(())
}

/// 4.1b May the leader go to this gathering space?
pub(crate) fn may_go(look: Look<'_>, operation: &Operation, space: SpaceId) -> Result<(), Illegal> {
    may_gather_at(look, operation, space)?;
    let has_way = routes::has_way(look, operation.side, operation.army, operation.at, space);
    has_way.then_some(()).ok_or(Illegal::NoWay { space })
}

/// 4.1.3c May the leader go there by the open sea?
///
/// Ruling: an army crosses on its way to a gathering space as well as to its objective. 4.1.3 lets it cross wherever it moves, and 4.1.1
/// moves it to both alike.
pub(crate) fn may_go_by_open_sea(
    look: Look<'_>,
    operation: &Operation,
    space: SpaceId,
) -> Result<(), Illegal> {
    may_gather_at(look, operation, space)?;
    may_cross(look, operation, space)
}

/// Where the leader could gather troops next, whether there is a way or not.
pub(crate) fn other_spaces(look: Look<'_>, operation: &Operation) -> SpaceSet {
    if !operation.may_go {
        return SpaceSet::EMPTY;
    }
    let mut elsewhere = look.at.troops.occupied(operation.side);
    elsewhere.remove(operation.at);
    elsewhere
}

/// Those of some spaces to which there is a way.
pub(crate) fn reachable(look: Look<'_>, operation: &Operation, spaces: SpaceSet) -> SpaceSet {
    routes::reachable(look, operation.side, operation.army, operation.at, spaces)
}

/// 4.1.3c Those of some spaces to which the leader may go by the open sea.
pub(crate) fn reachable_by_open_sea(
    look: Look<'_>,
    operation: &Operation,
    spaces: SpaceSet,
) -> SpaceSet {
    routes::nearer_by_open_sea(look, operation.side, operation.army, operation.at, spaces)
}

/// 4.1e May the army march, or the leader alone?
pub(crate) fn may_march(look: Look<'_>, operation: &Operation) -> Result<(), Illegal> {
    let space = operation.objective.unwrap_or(operation.at);
    let has_way = routes::has_way(look, operation.side, operation.army, operation.at, space);
    if has_way || can_sail_in_part(look, operation) {
        Ok(())
    } else {
        Err(Illegal::NoWay { space })
    }
}

/// 4.1.4d Do those of the army who can sail have a way?
pub(crate) fn can_sail_in_part(look: Look<'_>, operation: &Operation) -> bool {
    let space = operation.objective.unwrap_or(operation.at);
    let has_way = |army| routes::has_way(look, operation.side, army, operation.at, space);
    sailing_part(operation).is_some_and(has_way)
}

/// 4.1.4d The ships of an army that only combat has made too few: where no mixed route leads on they sail all the same, with whom they can
/// carry.
pub(crate) fn sailing_part(operation: &Operation) -> Option<Force> {
    let army = operation.army;
    let (land, ships) = (army.land(), army.ships());
    let is_short = ships > 0 && ships < land && land <= ships + operation.ships_lost;
    let of = |sort| Force::of(sort, army.get(sort));
    is_short.then(|| of(Sort::own(Kind::Naval)).plus(of(Sort::allied(Kind::Naval))))
}

/// 4.1.3c May it march by the open sea?
pub(crate) fn may_march_by_open_sea(look: Look<'_>, operation: &Operation) -> Result<(), Illegal> {
    let objective = operation.objective.unwrap_or(operation.at);
    may_cross(look, operation, objective)
}

/// 4.1.3a, 4.1.3c May the army take to the open sea, and would that be shorter?
fn may_cross(look: Look<'_>, operation: &Operation, to: SpaceId) -> Result<(), Illegal> {
    let (side, army, at) = (operation.side, operation.army, operation.at);
    let nearer = routes::nearer_by_open_sea(look, side, army, at, SpaceSet::one(to));
    let is_nearer = !nearer.is_empty();
    is_nearer.then_some(()).ok_or(Illegal::NoOpenSea)
}

/// 4.1e Is anything left to do but to give up?
pub(crate) fn can_gather(look: Look<'_>, operation: &Operation) -> bool {
    let elsewhere = || other_spaces(look, operation);
    let has_any = |goals| {
        let mut goals = operation::takeable_within(look, operation.side, goals);
        goals.next().is_some()
    };
    // What is least work first.
    !operation::takeable(look, operation.side, operation.at).is_empty()
        || may_march(look, operation).is_ok()
        || may_march_by_open_sea(look, operation).is_ok()
        || has_any(reachable(look, operation, elsewhere()))
        || has_any(reachable_by_open_sea(look, operation, elsewhere()))
}

/// 4.1e-g The leader stands in a space and takes points, goes on or marches.
pub(crate) fn advance(play: &mut Play<'_>) -> Flow {
    let Some(operation) = play.at.operation.as_ref() else {
        play.pop();
        return Flow::Goes;
    };
    if play.at.is_system(operation.side) {
        gather_by_plan(play);
        return Flow::Goes;
    }
    if can_gather(play.look(), operation) {
        return Flow::Asks;
    }
    let reason = if operation.army.is_empty() {
        EndReason::NoTroops
    } else {
        EndReason::NoRoute
    };
    operation::end(play, reason);
    Flow::Goes
}

/// 4.1.5a Pays for points and puts them into the army.
pub(crate) fn take(play: &mut Play<'_>, force: Force) {
    let Some(operation) = play.at.operation.as_mut() else {
        return;
    };
    let (side, space) = (operation.side, operation.at);
    operation.army = operation.army.plus(force);
    operation.has_taken = true;
    operation.may_go = true;
    play.at.troops.spend(side, space, force);
    let price = army::price(play.look(), side, force);
    *play.at.treasury.get_mut(side) -= price;
    play.say(|| Event::Gathered {
        side,
        space,
        units: Units::new(side, force),
        price,
    });
}

/// 4.1b The leader sets out for a gathering space.
pub(crate) fn go(play: &mut Play<'_>, space: SpaceId, route: RouteKind) -> bool {
    if let Some(operation) = play.at.operation.as_mut() {
        operation.route_kind = route;
    }
    let open = routes::choose(play, space, Purpose::Gathering);
    if open {
        play.push(Step::Walk {
            to: Purpose::Gathering,
            stage: WalkStage::Embark,
        });
    }
    open
}

/// 4.1c The army sets out for the objective.
pub(crate) fn set_out(play: &mut Play<'_>, route: RouteKind) {
    let Some(operation) = play.at.operation.as_mut() else {
        return;
    };
    operation.route_kind = route;
    let Some(objective) = operation.objective else {
        return;
    };
    let goes = routes::choose(play, objective, Purpose::Objective) || sail_in_part(play, objective);
    if goes {
        play.replace(Step::Walk {
            to: Purpose::Objective,
            stage: WalkStage::Embark,
        });
    } else {
        operation::end(play, EndReason::NoRoute);
    }
}

/// 4.1.4d The army takes the route of those of it who can sail; the others go along until it leads over the sea.
fn sail_in_part(play: &mut Play<'_>, objective: SpaceId) -> bool {
    let operation = play.at.operation.as_ref();
    let Some(ships) = operation.and_then(sailing_part) else {
        return false;
    };
    let Some(operation) = play.at.operation.as_mut() else {
        return false;
    };
    let whole = std::mem::replace(&mut operation.army, ships);
    let goes = routes::choose(play, objective, Purpose::Objective);
    if let Some(operation) = play.at.operation.as_mut() {
        operation.army = whole;
    }
    goes
}

/// 4.2k, 4.2l The system's leader does what was planned, with whoever is left.
fn gather_by_plan(play: &mut Play<'_>) {
    while let Some(operation) = play.at.operation.as_mut() {
        let (side, at) = (operation.side, operation.at);
        let Some(&(space, force)) = operation.plan.last() else {
            let is_empty = operation.army.is_empty();
            return if is_empty {
                operation::end(play, EndReason::NoTroops);
            } else {
                set_out(play, RouteKind::Usual);
            };
        };
        if space != at && go(play, space, RouteKind::Usual) {
            return;
        }
        let look = play.look();
        let force = force.capped(control::available(look, side, at));
        let is_taken = space == at
            && !force.is_empty()
            && control::may_spend(look, side, army::price(look, side, force));
        if is_taken {
            take(play, force);
        }
        if let Some(operation) = play.at.operation.as_mut() {
            operation.plan.pop();
        }
    }
}
