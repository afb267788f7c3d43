//! How likely an army arrives, and where it may be caught.

use std::cell::RefCell;

use serde::Serialize;

use super::{
    thousandths,
    tree::{Node, Odds, Passage, Tree, branch, follow},
};
use crate::{
    force::Force,
    game::PeloponnesianWar,
    ids::{LeaderId, PerSide, Side, SpaceId},
    rules::{Look, Play, army, chance::Foretold, gathering, interception, routes, zones},
    sets::SpaceSet,
    state::{Operation, Position},
    step::{Purpose, RouteKind, Step, WalkStage},
    troops::Units,
};

/// 4.1c, 4.6, 4.7 A march before it begins. Chances are in thousandths.
///
/// `{"of": "march", "side": "athens", "leader": "pericles", "from": "piraeus", "to": "potidaea", "openSea": false, "army": [...], "price":
/// 2400, "treasury": 2100, "routes": 2, "way": ["sunium", "..."], "legs": [{"from": "piraeus", "to": "sunium", "share": 1000}], "threats": [], "spaces": [{"space": "sunium", "entered": 1000, "caught": 0, "lost": 0,
/// "by": []}], "arrives": 843, "unhurt": 710, "battle": 121}`
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct MarchOdds {
    pub side: Side,
    pub leader: LeaderId,
    pub from: SpaceId,
    pub to: SpaceId,
    pub open_sea: bool,
    pub army: Units,
    /// 4.1.5a What the army has cost.
    pub price: i32,
    /// What is left after it.
    pub treasury: i32,
    /// 4.1.1m How many equally good routes there are.
    pub routes: u32,
    /// One of them.
    pub way: Vec<SpaceId>,
    /// 4.1.1m All steps of the routes, where a die decides among several.
    pub legs: Vec<MarchLeg>,
    /// Spaces of all routes in which enemies may try to catch the army.
    pub threats: SpaceSet,
    /// The spaces of all routes, in the order in which they are entered.
    pub spaces: Vec<Waypoint>,
    pub arrives: u16,
    /// It arrives without a loss.
    pub unhurt: u16,
    /// It comes to a battle on the way.
    pub battle: u16,
}

/// 4.1.1m A step from one space to the next, which a die may decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct MarchLeg {
    pub from: SpaceId,
    pub to: SpaceId,
    /// So many thousandths of those who leave the first space go to the second.
    pub share: u16,
}

/// A space on the way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Waypoint {
    pub space: SpaceId,
    pub entered: u16,
    /// An interception succeeds there.
    pub caught: u16,
    /// The operation ends there.
    pub lost: u16,
    /// 4.6.2c The forces that could intercept there now.
    pub by: SpaceSet,
}

/// Where the leader is to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    Gathering(SpaceId),
    Objective,
}

/// What was seen of a space.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    entered: f64,
    caught: f64,
    lost: f64,
}

/// The march of the operation's army, or of its leader alone; nothing if there is no way.
pub(crate) fn march(
    game: &PeloponnesianWar,
    at: &Position,
    goal: Goal,
    route_kind: RouteKind,
) -> Option<MarchOdds> {
    let operation = at.operation.as_ref()?;
    let (to, purpose) = match goal {
        Goal::Gathering(space) => (space, Purpose::Gathering),
        Goal::Objective => (operation.objective?, Purpose::Objective),
    };
    let (side, army, from) = (operation.side, operation.army, operation.at);
    let look = game.look(at);
    let route_of = |army| routes::find(look, side, army, route_kind, [from, to], purpose, |_| 0);
    let in_part = || {
        route_of(
            gathering::sailing_part(operation)
                .filter(|_| goal == Goal::Objective && route_kind == RouteKind::Usual)?,
        )
    };
    let route = route_of(army).or_else(in_part)?;
    let mut forecast = Forecast {
        game,
        army,
        tree: Tree::new(Box::new(|position| forget(game, at, position))),
        seen: Vec::new(),
        legs: Vec::new(),
        arrives: 0.0,
        unhurt: 0.0,
        calm: 0.0,
    };
    forecast.walk_from(from, at, goal, route_kind);
    let legs = forecast.legs();
    let Forecast {
        seen,
        arrives,
        unhurt,
        calm,
        ..
    } = forecast;
    let price = army::price(look, side, army);
    let way: Vec<SpaceId> = route.spaces.into_iter().collect();
    let spaces: Vec<Waypoint> = waypoints(look, operation, seen);
    let threats = spaces.iter().filter(|waypoint| !waypoint.by.is_empty());
    let threats = threats.map(|waypoint| waypoint.space).collect();
    Some(MarchOdds {
        side,
        leader: operation.leader,
        from,
        to,
        open_sea: route_kind == RouteKind::OpenSea,
        army: Units::new(side, army),
        price,
        treasury: *at.treasury.get(side),
        routes: route.equal,
        way,
        legs: if route.equal > 1 { legs } else { Vec::new() },
        threats,
        spaces,
        arrives: thousandths(arrives),
        unhurt: thousandths(unhurt),
        battle: thousandths(1.0 - calm),
    })
}

/// What was seen of the spaces, with those who could intercept there.
fn waypoints(look: Look<'_>, operation: &Operation, seen: Vec<(SpaceId, Seen)>) -> Vec<Waypoint> {
    let by = |space: SpaceId| {
        if operation.tried.contains(space) {
            SpaceSet::EMPTY
        } else {
            interception::interceptors_at(look, operation.side, operation.army, space).0
        }
    };
    let waypoint = |(space, seen): (SpaceId, Seen)| Waypoint {
        space,
        entered: thousandths(seen.entered),
        caught: thousandths(seen.caught),
        lost: thousandths(seen.lost),
        by: by(space),
    };
    seen.into_iter().map(waypoint).collect()
}

/// A march that is being looked at.
struct Forecast<'a> {
    game: &'a PeloponnesianWar,
    army: Force,
    tree: Tree<'a>,
    seen: Vec<(SpaceId, Seen)>,
    /// How often the army goes from one space to the next.
    legs: Vec<([SpaceId; 2], f64)>,
    arrives: f64,
    unhurt: f64,
    calm: f64,
}

impl Forecast<'_> {
    /// Looks at everything that can come of the whole march.
    fn walk_from(&mut self, from: SpaceId, at: &Position, goal: Goal, route_kind: RouteKind) {
        self.walk(from, &Node::new(at.clone()), Odds::SURE, |play| {
            match goal {
                Goal::Gathering(space) => {
                    gathering::go(play, space, route_kind);
                }
                Goal::Objective => gathering::set_out(play, route_kind),
            }
            if is_stop(play.look()) {
                Passage::default()
            } else {
                follow(play, is_stop)
            }
        });
        while let Some((node, odds)) = self.tree.next() {
            let operation = node.operation.as_ref();
            let here = operation.map_or(from, |operation| operation.at);
            self.walk(here, &node, odds, |play| follow(play, is_stop));
        }
    }

    /// Looks at all that can come of the next stretch from a space.
    fn walk(
        &mut self,
        from: SpaceId,
        node: &Node,
        odds: Odds,
        act: impl Fn(&mut Play<'_>) -> Passage,
    ) {
        let game = self.game;
        let passage = RefCell::new(Passage::default());
        let act = |play: &mut Play<'_>| {
            passage.replace(act(play));
        };
        branch(game, node, Foretold::March, act, |next, share| {
            self.note(from, next, &passage.borrow(), odds.times(share));
        });
    }

    fn note(&mut self, from: SpaceId, next: Node, passage: &Passage, mut odds: Odds) {
        if passage.fought {
            odds.calm = 0.0;
        }
        if passage.caught {
            self.at(from).caught += odds.all;
        }
        let mut before = from;
        for &space in &passage.entered {
            self.at(space).entered += odds.all;
            self.count_leg([before, space], odds.all);
            before = space;
        }
        match next.operation.as_ref() {
            None => {
                let last = passage.entered.last().copied();
                self.at(last.unwrap_or(from)).lost += odds.all;
                self.calm += odds.calm;
            }
            Some(operation) if operation.route.is_empty() && !is_danger(&next) => {
                self.arrives += odds.all;
                self.calm += odds.calm;
                if operation.army == self.army {
                    self.unhurt += odds.all;
                }
            }
            Some(_) => self.tree.add(next, odds),
        }
    }

    fn count_leg(&mut self, ends: [SpaceId; 2], share: f64) {
        match self.legs.iter_mut().find(|(known, _)| *known == ends) {
            Some((_, so_far)) => *so_far += share,
            None => self.legs.push((ends, share)),
        }
    }

    /// Each step with its share of those who leave the same space.
    fn legs(&self) -> Vec<MarchLeg> {
        let leaving = |from: SpaceId| -> f64 {
            let out = self.legs.iter().filter(|([other, _], _)| *other == from);
            out.map(|(_, share)| share).sum()
        };
        let leg = |&([from, to], share): &([SpaceId; 2], f64)| MarchLeg {
            from,
            to,
            share: thousandths(share / leaving(from)),
        };
        self.legs.iter().map(leg).collect()
    }

    fn at(&mut self, space: SpaceId) -> &mut Seen {
        let place = self.seen.iter().position(|(known, _)| *known == space);
        let place = place.unwrap_or_else(|| {
            self.seen.push((space, Seen::default()));
            self.seen.len() - 1
        });
        #[expect(clippy::indexing_slicing, reason = "it has just been found")]
        &mut self.seen[place].1
    }
}

/// Where marches that went differently meet again: in spaces where somebody may catch the army, and at the end.
fn is_stop(look: Look<'_>) -> bool {
    let Some(operation) = look.at.operation.as_ref() else {
        return true;
    };
    match look.at.steps.last() {
        Some(Step::Walk { stage, .. }) => match stage {
            WalkStage::Danger => !interception::interceptors(look).0.is_empty(),
            WalkStage::Embark => operation.route.is_empty(),
            WalkStage::Enter
            | WalkStage::Skirmished { .. }
            | WalkStage::Fought
            | WalkStage::Passed => false,
        },
        Some(Step::Ashore { .. } | Step::Battle { .. } | Step::Intercept { .. }) => false,
        Some(
            Step::Turn { .. }
            | Step::Operations { .. }
            | Step::Objective
            | Step::Approach
            | Step::Gather
            | Step::Battles { .. }
            | Step::Sieges { .. }
            | Step::Remain { .. }
            | Step::Staying { .. }
            | Step::Homeward { .. }
            | Step::Levy { .. }
            | Step::Build { .. },
        )
        | None => true,
    }
}

fn is_danger(position: &Position) -> bool {
    let danger = WalkStage::Danger;
    matches!(position.steps.last(), Some(&Step::Walk { stage, .. }) if stage == danger)
}

/// What makes no difference to the rest of a march, such as the losses of enemies that reach none of the spaces ahead.
fn forget(game: &PeloponnesianWar, start: &Position, position: &mut Position) {
    position.lost = PerSide::default();
    position.homeward = PerSide {
        athens: Force::EMPTY,
        sparta: Force::EMPTY,
    };
    position.confidence = PerSide::default();
    position.points = PerSide::default();
    position.hostages = PerSide::default();
    position.ravaged = SpaceSet::EMPTY;
    let Some(operation) = position.operation.as_mut() else {
        return;
    };
    operation.is_caught = false;
    operation.ships_lost = 0;
    let mut ahead: SpaceSet = operation.route.iter().copied().collect();
    ahead.insert(operation.at);
    operation.tried = operation.tried.intersection(ahead);
    let enemy = operation.side.other();
    for space in start.troops.occupied(enemy).iter() {
        let (before, now) = (
            start.troops.at(enemy, space),
            position.troops.at(enemy, space),
        );
        if before == now {
            continue;
        }
        let look = game.look(position);
        let reach = zones::zone_of(look, enemy, space, before);
        let reach = reach.union(zones::zone_of(look, enemy, space, now));
        let across = interception::across_isthmus(space);
        if reach.union(across).intersection(ahead).is_empty() {
            position.troops.restore(enemy, space, &start.troops);
            for leader in start.leaders_at(enemy, space) {
                position.leaders.set(leader, start.leaders.get(leader));
            }
        }
    }
    position.held = start.held;
}
