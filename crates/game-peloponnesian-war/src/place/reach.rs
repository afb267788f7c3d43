//! 4.1.1, 4.1.5 Who of a side can come to a space, and for how much.

use engine::PlaceLine;

use super::{Fact, PlaceItem};
use crate::{
    force::Force,
    ids::{Kind, Side, Sort, SpaceId},
    rules::{Look, army, operation, routes},
    step::RouteKind,
    troops::Units,
};

/// So many forces are named that could come; the others are counted.
const NAMED: usize = 8;

/// 4.1.1 Who could come: the army on its way; before that all whom a leader from home could take along, the nearest first.
pub(super) fn reach(look: Look<'_>, side: Side, space: SpaceId) -> Vec<Fact> {
    if let Some(operation) = look
        .at
        .operation
        .as_ref()
        .filter(|operation| operation.side == side)
        && !operation.army.is_empty()
    {
        let (army, from) = (operation.army, operation.at);
        let steps = routes::steps_between(look, side, army, RouteKind::Usual, from, space);
        let leader = operation.leader;
        let line = |steps| {
            let item = PlaceItem::ReachOfArmy {
                leader,
                from,
                steps,
            };
            PlaceLine::new(item, "4.1.1l").with(from)
        };
        return steps.map(line).into_iter().collect();
    }
    let mut found: Vec<(u8, SpaceId, Force)> = look
        .at
        .troops
        .occupied(side)
        .iter()
        .filter(|&from| from != space)
        .filter_map(|from| party_from(look, side, from, space))
        .collect();
    found.sort_by_key(|&(steps, from, _)| (steps, from));
    let others = found.len().saturating_sub(NAMED);
    let named = found.into_iter().take(NAMED).map(|(steps, from, force)| {
        let item = PlaceItem::Reach {
            from,
            units: Units::new(side, force),
            steps,
            talents: army::price(look, side, force),
        };
        PlaceLine::new(item, "4.1.5a").with(from)
    });
    let others = u8::try_from(others).ok().filter(|&count| count > 0);
    let others = others.map(|count| PlaceItem::ReachOfOthers { count });
    named
        .chain(others.map(|item| PlaceLine::new(item, "4.1.1b")))
        .collect()
}

/// 4.1b, 4.1.1e-g The most of a space's troops that has a way, if a leader from home can fetch them: all, those who can sail, or those who walk.
fn party_from(
    look: Look<'_>,
    side: Side,
    from: SpaceId,
    to: SpaceId,
) -> Option<(u8, SpaceId, Force)> {
    if !routes::has_way(look, side, Force::EMPTY, side.home(), from) {
        return None;
    }
    let all = operation::takeable(look, side, from);
    let mut parties = [all, sailors(all), all.minus(ships(all))].into_iter();
    parties.find_map(|army| {
        let steps = routes::steps_between(look, side, army, RouteKind::Usual, from, to)?;
        (!army.is_empty()).then_some((steps, from, army))
    })
}

fn ships(force: Force) -> Force {
    let of = |sort| Force::of(sort, force.get(sort));
    of(Sort::own(Kind::Naval)).plus(of(Sort::allied(Kind::Naval)))
}

/// 4.1.1f The ships and as many men as they carry.
fn sailors(force: Force) -> Force {
    let mut aboard = ships(force);
    let mut room = aboard.ships();
    for sort in Sort::ALL
        .into_iter()
        .filter(|sort| sort.kind() != Kind::Naval)
    {
        let count = force.get(sort).min(room);
        aboard = aboard.plus(Force::of(sort, count));
        room -= count;
    }
    if aboard.ships() == 0 {
        Force::EMPTY
    } else {
        aboard
    }
}
