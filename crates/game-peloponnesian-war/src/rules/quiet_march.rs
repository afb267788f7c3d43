//! 4.1.1, 4.8 A stretch of a march on which nobody can catch the army, at one go.

use super::{Look, Play, march, routes, zones};
use crate::{
    data::Class,
    event::Event,
    ids::SpaceId,
    sets::SpaceSet,
    state::{Operation, Whereabouts},
    step::Purpose,
    troops::Units,
};

/// How many of the next spaces the army, or the leader alone, enters without anything to be decided there.
fn quiet_spaces(look: Look<'_>, operation: &Operation) -> usize {
    let (side, army) = (operation.side, operation.army);
    let enemy = side.other();
    let board = &look.game.board;
    let is_aboard = army.is_aboard();
    // Only those who are not all aboard can be without a way.
    let class = if is_aboard {
        Class::Alone
    } else {
        routes::class_of(look, side, army, operation.route_kind)
    };
    let ways = board.ways(class);
    let roaming = zones::roaming_spaces(look, enemy);
    let mut at = operation.at;
    let mut route = operation.route.iter().rev();
    let first_other = route.position(|&next| {
        let goes = is_aboard || ways.get(at).contains(next);
        at = next;
        let is_free =
            || operation.tried.contains(next) || !zones::is_reached_by(look, enemy, roaming, next);
        !goes || is_eventful(next) || !is_free()
    });
    first_other.unwrap_or(operation.route.len())
}

/// 4.1.2c, 4.1.3b, 4.5 Spaces at the Isthmus, at the ends of the open sea, and of neutrals whom an army rouses.
#[inline]
fn is_eventful(space: SpaceId) -> bool {
    matches!(
        space,
        SpaceId::CORINTH
            | SpaceId::CENCHREAE
            | SpaceId::CAPE_TAENARUM
            | SpaceId::SYRACUSE
            | SpaceId::ARGOS
            | SpaceId::PELLA
            | SpaceId::MACEDONIA
    )
}

/// Goes on along the route as far as nothing can happen: the same as [`march::advance`](super::march::advance) stage by stage.
pub(crate) fn walk_quietly(play: &mut Play<'_>, to: Purpose) {
    let Some(operation) = play.at.operation.as_ref() else {
        return;
    };
    if operation.route.is_empty() {
        return;
    }
    let rest = operation.route.len() - quiet_spaces(play.look(), operation);
    let stretch = operation.route.get(rest..).unwrap_or_default();
    let Some(&space) = stretch.first() else {
        return;
    };
    let (side, leader, army) = (operation.side, operation.leader, operation.army);
    let ravages = to == Purpose::Objective && !army.is_empty();
    let (mut entered, mut ravaged) = (SpaceSet::EMPTY, SpaceSet::EMPTY);
    if ravages || !play.at.held.get(side).is_empty() {
        entered = stretch.iter().copied().collect();
    }
    if ravages {
        ravaged = march::ravaged_by(play.look(), side).intersection(entered);
    }
    play.log.extend(|| {
        stretch.iter().rev().flat_map(|&space| {
            let entered = Event::Entered {
                side,
                leader,
                space,
                units: Units::new(side, army),
            };
            let ravaged = ravaged.contains(space).then_some(Event::Ravaged { space });
            [Some(entered), ravaged].into_iter().flatten()
        })
    });
    play.at.ravaged = play.at.ravaged.union(ravaged);
    let Some(operation) = play.at.operation.as_mut() else {
        return;
    };
    let from = std::mem::replace(&mut operation.at, space);
    operation.is_caught = false;
    operation.route.truncate(rest);
    play.at.leaders.set(leader, Whereabouts::At { space });
    play.at.troops.carry(side, from, space, army);
    // 4.2.1e A captured space is lost with the last point that leaves it.
    entered.insert(from);
    let held = play.at.held.get_mut(side);
    *held = held.without(entered.without(play.at.troops.occupied(side)));
}
