//! 4.1.1 The shortest permitted route, and which of several.

use super::{
    Look, Play, control, march,
    shortest_routes::{Costs, Route, Shortest},
    zones::{self, walls},
};
use crate::{
    data::{Class, FAR, Isthmus, Paths, Rings, Ways},
    event::Event,
    force::Force,
    ids::{Side, SpaceId},
    sets::SpaceSet,
    step::{Purpose, RouteKind},
};

/// 4.1.2a May ships of this side cross the Isthmus?
#[inline]
pub(crate) fn isthmus(look: Look<'_>, side: Side) -> Isthmus {
    let holds = |space| control::has_determined_control(look, side, space);
    if holds(SpaceId::CORINTH) && holds(SpaceId::CENCHREAE) {
        Isthmus::Open
    } else {
        Isthmus::Closed
    }
}

/// 4.1.1e-g, 4.1.4a The lines that an army, or a lone leader, may use.
#[inline]
pub(crate) fn class_of(look: Look<'_>, side: Side, army: Force, route: RouteKind) -> Class {
    match (army.ships(), army.land()) {
        (0, 0) => Class::alone(route),
        (0, _) => Class::Land,
        (ships, land) if ships >= land => Class::fleet(isthmus(look, side), route),
        _ => Class::short(isthmus(look, side)),
    }
}

/// Spaces that an army, or a lone leader, does not enter on its way from another.
#[inline]
fn closed_spaces(look: Look<'_>, side: Side, army: Force, from: SpaceId) -> SpaceSet {
    let closed = if army.is_empty() {
        closed_to_leader(look, side)
    } else if look.at.marks.plague_ban && side == Side::Athens && army.has_allies() {
        // RE.6c
        walls()
    } else {
        return SpaceSet::EMPTY;
    };
    // RE.6c Whoever is inside may leave.
    closed.without(SpaceSet::one(from))
}

/// 4.1.1c Spaces that a leader without troops stays out of.
fn closed_to_leader(look: Look<'_>, side: Side) -> SpaceSet {
    let enemy = side.other();
    let mut coloured = *look.game.board.coloured.get(enemy);
    if look.at.allies.corcyra_left {
        // RE.10e
        coloured.remove(SpaceId::CORCYRA);
    }
    let hostile = coloured.union(look.at.troops.occupied(enemy));
    let mut closed = hostile.without(look.at.troops.occupied(side));
    closed.insert(SpaceId::EUXINE);
    // ERR.c, ERR.d A leader starts at home whoever stands there.
    closed.remove(side.home());
    closed
}

/// The shortest ways of a class between two spaces, whatever is closed; nothing if there is none.
#[inline]
fn shortest_routes<'a>(look: Look<'a>, class: Class, ends: [SpaceId; 2]) -> Option<Shortest<'a>> {
    let (board, neutrals) = (&look.game.board, control::closed_neutrals(look));
    let routing = board.routing_table(class, neutrals);
    let [from, to] = ends;
    let steps = *routing.steps.get(from).get(to);
    (steps != FAR).then(|| Shortest {
        ends,
        steps: usize::from(steps),
        ways: board.ways(class),
        routing,
        avoided: board.not_passed(neutrals).without(SpaceSet::one(to)),
    })
}

/// Does something closed lie on a shortest way? For armies, which are seldom kept out of anything, it is taken to.
#[inline]
fn is_closed_between(look: Look<'_>, class: Class, closed: SpaceSet, ends: [SpaceId; 2]) -> bool {
    let between = || {
        look.game
            .board
            .between(control::closed_neutrals(look), ends)
    };
    !closed.is_empty() && (class != Class::Alone || between().meets(closed))
}

/// Lists the stages of a shortest way past closed spaces; nothing if there is none.
fn stages_past(
    look: Look<'_>,
    closed: SpaceSet,
    shortest: &Shortest<'_>,
    stages: &mut Rings,
) -> Option<()> {
    if shortest.stages_past(closed, stages).is_some() {
        return Some(());
    }
    let paths = open_paths(look, shortest.ways, closed);
    let mut rings = Rings::new();
    paths.rings_up_to(shortest.ends, &mut rings)?;
    let (_, ahead) = rings.split_last()?;
    shortest.stages_through(ahead, closed, stages)
}

/// 4.1e Is there a route at all?
pub(crate) fn has_way(look: Look<'_>, side: Side, army: Force, from: SpaceId, to: SpaceId) -> bool {
    if from == to {
        return true;
    }
    let class = class_of(look, side, army, RouteKind::Usual);
    let closed = closed_spaces(look, side, army, from);
    if closed.contains(to) {
        return false;
    }
    if is_closed_between(look, class, closed, [from, to]) {
        let shortest = shortest_routes(look, class, [from, to]);
        return shortest.is_some_and(|shortest| {
            let past = shortest.stages_past(closed, &mut Rings::new());
            // Where there is no way mostly the end is cut off, which a search from there sees at once.
            let back = || open_paths(look, shortest.ways, closed).reached(to, SpaceSet::one(from));
            past.is_some() || !back().is_empty()
        });
    }
    let routing = look
        .game
        .board
        .routing_table(class, control::closed_neutrals(look));
    routing.reached.get(from).contains(to)
}

/// Some lines past closed spaces.
#[inline]
fn open_paths<'a>(look: Look<'_>, ways: &'a Ways, closed: SpaceSet) -> Paths<'a> {
    Paths {
        ways,
        blocked: look.game.board.not_passed(control::closed_neutrals(look)),
        closed,
    }
}

/// How long the shortest route is.
pub(crate) fn steps_between(
    look: Look<'_>,
    side: Side,
    army: Force,
    route: RouteKind,
    from: SpaceId,
    to: SpaceId,
) -> Option<u8> {
    if from == to {
        return Some(0);
    }
    let class = class_of(look, side, army, route);
    let closed = closed_spaces(look, side, army, from);
    if closed.contains(to) {
        return None;
    }
    if is_closed_between(look, class, closed, [from, to]) {
        let shortest = shortest_routes(look, class, [from, to])?;
        let mut stages = Rings::new();
        stages_past(look, closed, &shortest, &mut stages)?;
        return Some(stages.len() as u8 - 1);
    }
    let routing = look
        .game
        .board
        .routing_table(class, control::closed_neutrals(look));
    Some(*routing.steps.get(from).get(to)).filter(|&steps| steps != FAR)
}

/// Those of some spaces that can be reached from another.
pub(crate) fn reachable(
    look: Look<'_>,
    side: Side,
    army: Force,
    from: SpaceId,
    spaces: SpaceSet,
) -> SpaceSet {
    let board = &look.game.board;
    let class = class_of(look, side, army, RouteKind::Usual);
    let closed = closed_spaces(look, side, army, from);
    if closed.is_empty() {
        let routing = board.routing_table(class, control::closed_neutrals(look));
        routing.reached.get(from).intersection(spaces)
    } else {
        let ways = board.ways(class);
        open_paths(look, ways, closed).reached(from, spaces)
    }
}

/// 4.1.3a, 4.1.3c Those of some spaces to which the open sea is a shorter way for an army of a player, or the only one.
pub(crate) fn nearer_by_open_sea(
    look: Look<'_>,
    side: Side,
    army: Force,
    from: SpaceId,
    spaces: SpaceSet,
) -> SpaceSet {
    let is_able = army.ships() > 0 || army.is_empty();
    if !is_able || spaces.is_empty() || look.at.is_system(side) {
        return SpaceSet::EMPTY;
    }
    if army.is_empty() {
        return nearer_alone(look, side, from, spaces);
    }
    if closed_spaces(look, side, army, from).is_empty() {
        let class = class_of(look, side, army, RouteKind::OpenSea);
        let routing = look
            .game
            .board
            .routing_table(class, control::closed_neutrals(look));
        return routing.by_open_sea.get(from).intersection(spaces);
    }
    let is_nearer = |&to: &SpaceId| {
        let [usual, crossing] = [RouteKind::Usual, RouteKind::OpenSea]
            .map(|route| steps_between(look, side, army, route, from, to));
        crossing.is_some_and(|crossing| usual.is_none_or(|usual| crossing < usual))
    };
    spaces.iter().filter(is_nearer).collect()
}

/// 4.1.3a, 4.1.3c [`nearer_by_open_sea`] for a leader alone: with and without the crossing, step by step, until nothing more is reached.
fn nearer_alone(look: Look<'_>, side: Side, from: SpaceId, spaces: SpaceSet) -> SpaceSet {
    let closed = closed_spaces(look, side, Force::EMPTY, from);
    // Mostly one end of the crossing is closed to a leader, or a neutral Syracuse leads no further.
    let (cape, syracuse) = (SpaceId::CAPE_TAENARUM, SpaceId::SYRACUSE);
    let is_end = || from == syracuse || spaces.contains(syracuse);
    let leads_on = || !control::closed_neutrals(look).syracuse || is_end();
    if closed.contains(cape) || closed.contains(syracuse) || !leads_on() {
        return SpaceSet::EMPTY;
    }
    let board = &look.game.board;
    let [usual, crossing] = [RouteKind::Usual, RouteKind::OpenSea].map(|route| {
        let ways = board.ways(Class::alone(route));
        open_paths(look, ways, closed)
    });
    crossing.reached_before(&usual, from, spaces)
}

/// 4.1.1l-n A route of an army: one of the shortest, chosen by number. The system takes only those with the fewest spaces in enemy zones, and
/// of these the ones that ravage most; a player alone those with the most, and of these the ones that ravage least.
pub(crate) fn find(
    look: Look<'_>,
    side: Side,
    army: Force,
    route: RouteKind,
    ends: [SpaceId; 2],
    purpose: Purpose,
    choose: impl FnOnce(u32) -> u32,
) -> Option<Route> {
    let [from, to] = ends;
    let class = class_of(look, side, army, route);
    let closed = closed_spaces(look, side, army, from);
    if closed.contains(to) {
        return None;
    }
    let shortest = shortest_routes(look, class, ends)?;
    let chooses = look.at.is_system(side) || look.at.favoured().is_some();
    let mut stages = Rings::new();
    if is_closed_between(look, class, closed, ends) {
        stages_past(look, closed, &shortest, &mut stages)?;
        let costs = if chooses {
            costs_of(look, side, army, purpose, &stages)
        } else {
            Costs::default()
        };
        return shortest.cheapest(&stages, costs, choose);
    }
    if chooses && shortest.count() > 1 {
        shortest.stages(&mut stages)?;
        let costs = costs_of(look, side, army, purpose, &stages);
        if !costs.are_even() {
            return shortest.cheapest(&stages, costs, choose);
        }
    }
    shortest.any(choose)
}

/// 4.1.1n What the system minds of the spaces between which there is a choice. What all of a stage have in common makes no difference.
fn costs_of(
    look: Look<'_>,
    side: Side,
    army: Force,
    purpose: Purpose,
    stages: &[SpaceSet],
) -> Costs {
    let (enemy, roaming) = (side.other(), zones::roaming_spaces(look, side.other()));
    let ravages = purpose == Purpose::Objective && !army.is_empty();
    let ravaged = if ravages {
        march::ravaged_by(look, side)
    } else {
        SpaceSet::EMPTY
    };
    let mut costs = Costs {
        is_welcome: !look.at.is_system(side),
        ..Costs::default()
    };
    for &stage in stages.iter().filter(|stage| stage.has_several()) {
        let mut feared = SpaceSet::EMPTY;
        stage.iter().for_each(|space| {
            feared.insert_if(space, zones::is_reached_by(look, enemy, roaming, space));
        });
        costs.mind(stage, feared, ravaged.intersection(stage));
    }
    costs
}

/// 4.1.1l-n Sets the operation's army on its way to a space; is there none?
pub(crate) fn choose(play: &mut Play<'_>, to: SpaceId, purpose: Purpose) -> bool {
    let Some(operation) = play.at.operation.as_ref() else {
        return false;
    };
    let (side, army, ends) = (operation.side, operation.army, [operation.at, to]);
    let route = operation.route_kind;
    let look = Look {
        game: play.game,
        at: play.at,
    };
    let chosen = find(look, side, army, route, ends, purpose, |equal| {
        play.chance.draw(equal as usize, play.log) as u32
    });
    let Some(Route { equal, spaces }) = chosen else {
        return false;
    };
    if !spaces.is_empty() {
        play.say(|| Event::RouteChosen {
            side,
            route: spaces.iter().copied().collect(),
            equal,
        });
    }
    if let Some(operation) = play.at.operation.as_mut() {
        operation.route.clear();
        operation.route.extend(spaces.into_iter().rev());
    }
    true
}
