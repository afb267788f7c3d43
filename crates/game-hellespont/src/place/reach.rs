//! 3.5, 2.B.3.2 Who of a side can come to a place: now, if it is moving, otherwise in its next actions.

use std::collections::BTreeMap;

use engine::PlaceLine;

use super::{Fact, Group, PlaceItem};
use crate::{
    ids::{Place, Side},
    pieces::UnitType,
    rules::{activation, marching},
    state::State,
    step::{March, MarchKind, OwnMarch, Picking, Step},
    types::Look,
};

/// Every group of a side that can come here without a die.
pub(super) fn reach(look: Look<'_>, side: Side, to: Place) -> Vec<Fact> {
    if let Some(march) = under_way(look.state, side) {
        let found = found(look, side, march, to);
        let line = |points| line(look, side, &march, (to, 0, points));
        return found.map(line).into_iter().collect();
    }
    let mut next = look.state.clone();
    if !is_moving(look.state, side) {
        next.begin_phase();
    }
    let next = Look::new(look.game, &next);
    let starts = next.state.pieces.occupied();
    let starts = starts.filter(|&from| from != to && !next.own_at(side, from).is_empty());
    starts
        .flat_map(|from| from_place(next, side, from, to))
        .collect()
}

/// 3b The group of a side that is on the march.
fn under_way(state: &State, side: Side) -> Option<March> {
    let is_own = state.step() == Some(Step::March { side });
    is_own.then(|| state.marching()).flatten()
}

/// Are these the moves of a side?
fn is_moving(state: &State, side: Side) -> bool {
    let is_own = |step: &Step| {
        let is_menu = *step == Step::Menu { side } || *step == Step::March { side };
        is_menu || matches!(step, Step::Pick(picking) if picking.side == side)
    };
    state.stack.iter().any(is_own)
}

/// The groups of one place: the fleet with whom it carries or alone, and the army.
fn from_place(look: Look<'_>, side: Side, from: Place, to: Place) -> Vec<Fact> {
    let Some(actions) = price(look, side, from) else {
        return Vec::new();
    };
    let fresh = look
        .own_at(side, from)
        .without(look.state.pieces.moved())
        .without(look.state.pieces.sick());
    let ships = fresh.intersection(look.game.pieces.of_type(UnitType::Trireme));
    let leaders = fresh.intersection(look.game.pieces.leaders);
    let mut lines: Vec<Fact> = Vec::new();
    for parties in [
        [fresh, ships.union(leaders)].as_slice(),
        [fresh.without(ships)].as_slice(),
    ] {
        let found = parties.iter().find_map(|&picked| {
            let picking = Picking {
                picked,
                ..Picking::anew(side, from)
            };
            let march = look.set_out(picking).ok()?;
            // A leader on his own is named only where he is alone.
            let is_bare = march.group.without(leaders).is_empty() && leaders != fresh;
            let points = found(look, side, march, to).filter(|_| !is_bare)?;
            Some(line(look, side, &march, (to, actions, points)))
        });
        lines.extend(found.filter(|found| !lines.contains(found)));
    }
    lines
}

/// 2.B.3.2 What the activation of a place costs; none if it cannot be activated now.
fn price(look: Look<'_>, side: Side, from: Place) -> Option<u8> {
    match look.state.step() {
        Some(Step::Pick(picking)) if picking.side == side => (picking.from == from).then_some(0),
        Some(Step::Menu { side: moving }) if moving == side => {
            activation::may_activate(look, side, from).ok()
        }
        _ => Some(activation::cost(look, side, from)),
    }
}

/// 3b, 3.5f, 3.5j The fewest points with which a group comes to a place and may stay there. An enemy fleet ends its way, unless it is swept aside.
fn found(look: Look<'_>, side: Side, march: March, to: Place) -> Option<u8> {
    let mut best: BTreeMap<Place, u8> = BTreeMap::from([(march.at, march.spent)]);
    let mut open = vec![march];
    let units = march.group.without(look.game.pieces.leaders);
    let mut cheapest = None;
    while let Some(at) = next(&mut open) {
        for step in next_places(look, at.at) {
            let Ok(way) = look.may_step(side, &at, step) else {
                continue;
            };
            let goes_on = way.who.intersection(units) == units;
            let spent = at.spent + way.cost;
            if !goes_on || best.get(&step).is_some_and(|&known| known <= spent) {
                continue;
            }
            best.insert(step, spent);
            let there = March {
                group: way.who,
                at: step,
                spent,
                begun: true,
                own: OwnMarch {
                    kind: at.kind.towards(step),
                    seen: at.seen.with(step),
                    passed: marching::is_overwhelming(look, side, way.who, step),
                    ..at.own
                },
                ..at
            };
            if step == to && look.may_stop(side, &there).is_ok() {
                cheapest = Some(cheapest.map_or(spent, |known: u8| known.min(spent)));
            }
            let has_landed = at.kind == MarchKind::Amphibious && !step.is_sea();
            if !has_landed {
                open.push(there);
            }
        }
    }
    cheapest
}

/// The march that has spent least.
fn next(open: &mut Vec<March>) -> Option<March> {
    let least = open
        .iter()
        .enumerate()
        .min_by_key(|(_, march)| march.spent)?;
    let index = least.0;
    Some(open.swap_remove(index))
}

fn next_places(look: Look<'_>, at: Place) -> impl Iterator<Item = Place> {
    let board = &look.game.board;
    let ways = board.naval_ways(at).chain(board.land_ways(at));
    ways.chain(board.coasts(at))
}

fn line(look: Look<'_>, side: Side, march: &March, arrival: (Place, u8, u8)) -> Fact {
    let (to, actions, points) = arrival;
    let leaders = march.group.intersection(look.game.pieces.leaders);
    let units = march.group.without(leaders);
    let group = if units.is_empty() {
        Group::Leaders
    } else if march.kind == MarchKind::Naval {
        Group::Fleet
    } else {
        Group::Army
    };
    let from = march.at;
    let fights = look.has_units_at(side.other(), to) && !units.is_empty();
    let item = PlaceItem::Reach {
        from,
        group,
        units: units.len(),
        strength: look.strength_of(units),
        leaders: leaders.len(),
        actions,
        points,
        fights,
    };
    PlaceLine::new(item, "3.5a").with(from)
}
