//! 3.1.2 The dangers that the system answers, and 4.2 its operations from beginning to gathering.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::{
    Look, Play,
    army::{self, Plan},
    control, fomenting, lines_of_communication, neutrals,
    objective::{self, Means, Task},
    operation, strategy,
};
use crate::{
    data::{Danger, DangerKind, Order},
    event::{Event, Obstacle, PassReason},
    force::Force,
    ids::{Side, SpaceId},
    sets::SpaceSet,
    step::Step,
};

/// DEF.a-e The spaces for which a danger calls.
pub(crate) fn threatened(look: Look<'_>, side: Side, danger: &Danger) -> SpaceSet {
    let enemy = side.other();
    let board = &look.game.board;
    let enemies = look.at.troops.occupied(enemy);
    let spaces: SpaceSet = match &danger.kind {
        DangerKind::NearHome => enemies.intersection(*board.near_home.get(side)),
        DangerKind::Listed {
            spaces, at_least, ..
        } => {
            let mut held = listed_now(look, side, enemies.intersection(*spaces));
            for space in held.iter() {
                held.keep(space, look.at.troops.at(enemy, space).total() >= *at_least);
            }
            held
        }
        DangerKind::Beside(spaces) => enemies.intersection(board.in_or_beside(*spaces)),
        DangerKind::Reprisal { ally, answers } => {
            let is_threatened =
                enemies.contains(*ally) && control::ally_of(look, *ally) == Some(side);
            let mut open = answers.iter().filter(|_| is_threatened);
            open.find(|&&space| control::controller(look, space) != Some(side))
                .map_or(SpaceSet::EMPTY, |&space| SpaceSet::one(space))
        }
        DangerKind::Hellespont => cut_by(look),
    };
    spaces.without(*look.at.defended.get(side))
}

/// DEF.a-e Threatened spaces by their claims.
pub(crate) fn by_claim(
    look: Look<'_>,
    side: Side,
    danger: &Danger,
    threatened: SpaceSet,
) -> Claims {
    let board = &look.game.board;
    let key = |space: SpaceId| -> u8 {
        let near = board.nearness(side, control::closed_neutrals(look), space);
        match danger.order {
            Order::NearestByLand => board.nearness_by_land(side, space),
            Order::Nearest | Order::ReopensLine => near,
            Order::Listed => {
                let listed = match &danger.kind {
                    DangerKind::Listed { in_order, .. } => {
                        in_order.iter().position(|&item| item == space)
                    }
                    DangerKind::NearHome
                    | DangerKind::Beside(_)
                    | DangerKind::Reprisal { .. }
                    | DangerKind::Hellespont => None,
                };
                listed.unwrap_or(usize::from(u8::MAX)) as u8
            }
        }
    };
    let enemies = |space| look.at.troops.at(side.other(), space).total();
    let claims = threatened.iter().map(|space| {
        let claim = Claim {
            urgency: Reverse(key(space)),
            enemies: Reverse(enemies(space)),
        };
        (claim, space)
    });
    let mut claims: Claims = claims.collect();
    if claims.len() > 1 {
        claims.sort_unstable();
    }
    claims
}

fn assess(
    look: Look<'_>,
    side: Side,
    danger: &Danger,
    space: SpaceId,
    plan: &mut Plan,
) -> Result<Task, Obstacle> {
    if neutrals::is_entry_barred(look, side, space) || neutrals::would_rouse(look, side, space) {
        return Err(Obstacle::NoRoute);
    }
    let access = objective::access(look, side, space);
    let kind = control::kind_of(look, space);
    let armies = danger.armies.for_objective(kind, access);
    army::plan_first(look, side, armies, space, 0, plan)?;
    Ok(Task {
        objective: space,
        means: Means::Army,
        obstacle: None,
    })
}

/// DEF.b, DEF.d Those of some listed spaces that count now.
fn listed_now(look: Look<'_>, side: Side, listed: SpaceSet) -> SpaceSet {
    let counts = |&space: &SpaceId| match space {
        SpaceId::SAMOS => control::is_chios_lost(look),
        SpaceId::CORCYRA => !look.at.allies.corcyra_left,
        SpaceId::PELLA => control::ally_of(look, space) == Some(side),
        _ => true,
    };
    listed.iter().filter(counts).collect()
}

/// DEF.d The spaces whose recapture alone reopens the line to the Euxine; failing that the enemies in the Hellespont.
fn cut_by(look: Look<'_>) -> SpaceSet {
    let alone = lines_of_communication::reopening(look).unwrap_or(SpaceSet::EMPTY);
    if alone.is_empty() {
        let enemies = look.at.troops.occupied(Side::Sparta);
        enemies.intersection(look.game.board.hellespont)
    } else {
        alone
    }
}

/// 1.1.3, 4.2.1f A number below this gives every one of up to ten equal claims its share.
pub(crate) const TIES: usize = 2520;

/// DEF.a-e What puts threatened spaces in order: the least comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Claim {
    urgency: Reverse<u8>,
    /// 1.1.3c Of spaces that are equally urgent the one with fewer enemies is won more easily.
    enemies: Reverse<u8>,
}

/// DEF.a-e Threatened spaces, those with the greatest claim last.
pub(crate) type Claims = ArrayVec<(Claim, SpaceId), { SpaceId::COUNT }>;

/// 4.3h A danger cannot be answered: the side passes.
struct MustPass;

/// 4.2a An operation of the non-player side up to the gathering of its army.
// Kept apart from the steps that are taken more often: these would look up what only it needs.
#[inline(never)]
pub(crate) fn begin_operation(play: &mut Play<'_>, side: Side) {
    if operation::begin(play, side).is_none() {
        return;
    }
    // 4.2.1f One draw settles the equal claims of gathering spaces in all plans of the operation.
    let mut plan = Plan::new(play.draw(TIES));
    let task = match answer_dangers(play, side, &mut plan) {
        Ok(Some(task)) => task,
        Err(MustPass) => return operation::pass(play, side, PassReason::NoArmy),
        Ok(None) => {
            check_strategy(play, side);
            let strategy = play.at.strategy;
            let strategy = strategy.and_then(|id| play.game.matrices.strategy(side, id));
            let task = strategy
                .and_then(|strategy| objective::roll_objective(play, side, strategy, &mut plan));
            match task {
                Some(task) => task,
                None => return operation::pass(play, side, PassReason::NoObjective),
            }
        }
    };
    operation::name_objective(play, task.objective);
    if let Some(reason) = task.obstacle {
        play.say(|| Event::ArmyImpossible { side, reason });
        return operation::pass(play, side, PassReason::NoArmy);
    }
    play.say(|| {
        let forces = plan.stops.iter().map(|&(_, force)| force);
        let total = forces.fold(Force::EMPTY, Force::plus);
        Event::ArmyPlanned {
            side,
            hoplites: total.hoplites(),
            cavalry: total.cavalry(),
            ships: total.ships(),
            price: plan.price,
            missing: plan.missing,
        }
    });
    if let Some(operation) = play.at.operation.as_mut() {
        operation.plan = plan.stops;
    }
    if task.means == Means::Fomenting && !fomenting::foment(play) {
        return;
    }
    play.push(Step::Gather);
}

/// 3.1.2a, 4.2b The highest danger that can be answered.
fn answer_dangers(
    play: &mut Play<'_>,
    side: Side,
    plan: &mut Plan,
) -> Result<Option<Task>, MustPass> {
    let game = play.game;
    for danger in game.matrices.dangers(side) {
        let threatened = threatened(play.look(), side, danger);
        if threatened.is_empty() {
            continue;
        }
        let mut claims = by_claim(play.look(), side, danger, threatened);
        let mut must_pass = false;
        while let Some((claim, space)) = draw_claim(play, &mut claims) {
            let id = danger.id;
            play.say(|| Event::DangerSeen {
                side,
                danger: id,
                space,
            });
            match assess(play.look(), side, danger, space, plan) {
                Ok(task) => return Ok(Some(task)),
                Err(reason) => {
                    let is_lenient = play.at.options.lenient_passing;
                    let over = danger.pass_over_if_short || reason == Obstacle::NoRoute;
                    must_pass |= !(is_lenient && over);
                    play.say(|| Event::DangerPassedOver {
                        side,
                        danger: id,
                        space,
                        reason,
                    });
                    // 1.1.3c One that is as urgent may be within its means.
                    let next = claims.last().map(|(next, _)| next.urgency);
                    if must_pass && next != Some(claim.urgency) {
                        return Err(MustPass);
                    }
                }
            }
        }
    }
    play.say(|| Event::NoDanger { side });
    Ok(None)
}

/// 1.1.3b The space with the greatest claim, of equals one by draw; it is taken out.
fn draw_claim(play: &mut Play<'_>, claims: &mut Claims) -> Option<(Claim, SpaceId)> {
    let &(greatest, _) = claims.last()?;
    let mut equals = claims.iter().rev();
    let others = equals.position(|&(claim, _)| claim != greatest);
    let drawn = play.draw(others.unwrap_or(claims.len()));
    claims.swap_pop(claims.len() - 1 - drawn)
}

/// 5.6f A strategy that hostages have come to forbid is replaced.
fn check_strategy(play: &mut Play<'_>, side: Side) {
    let barred = play
        .at
        .strategy
        .is_none_or(|id| strategy::is_barred(play.look(), side, id));
    if barred {
        let leader = play.at.operation.as_ref().map(|operation| operation.leader);
        strategy::roll(play, side, leader);
    }
}
