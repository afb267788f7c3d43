//! How likely an army arrives, and where it may be caught.

use serde::Serialize;

use super::{
    thousandths,
    tree::{Odds, Tree},
};
use crate::{
    force::Force,
    game::PeloponnesianWar,
    ids::{PerSide, Side},
    names::{LeaderId, SpaceId},
    rules::Play,
    sets::SpaceSet,
    state::Position,
    step::{Purpose, Step, WalkStage},
    troops::Units,
};

/// 4.1c, 4.6, 4.7 A march before it begins. Chances are in thousandths.
///
/// `{"of": "march", "side": "athens", "leader": "pericles", "from": "piraeus", "to": "potidaea", "openSea": false, "army": [...], "price":
/// 2400, "treasury": 2100, "routes": 2, "way": ["sunium", "..."], "threats": [], "spaces": [{"space": "sunium", "entered": 1000, "caught": 0, "lost": 0,
/// "by": []}], "arrives": 843, "unhurt": 710, "battle": 121}`
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "their names say it")]
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

/// A space on the way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[expect(missing_docs, reason = "their names say it")]
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
    open_sea: bool,
) -> Option<MarchOdds> {
    let operation = at.operation.as_ref()?;
    let (to, purpose) = match goal {
        Goal::Gathering(space) => (space, Purpose::Gathering),
        Goal::Objective => (operation.objective?, Purpose::Objective),
    };
    let (side, army, from) = (operation.side, operation.army, operation.at);
    let look = game.look(at);
    let route_of = |army| look.route(side, army, open_sea, [from, to], purpose, |_| 0);
    let in_part = || {
        route_of(
            look.sailing(operation)
                .filter(|_| goal == Goal::Objective && !open_sea)?,
        )
    };
    let route = route_of(army).or_else(in_part)?;
    let set_out = |play: &mut Play<'_>| match goal {
        Goal::Gathering(space) => {
            play.go(space, open_sea);
        }
        Goal::Objective => play.march(open_sea),
    };
    let mut seen: Vec<(SpaceId, Seen)> = Vec::new();
    let mut tree = Tree::new(game, Box::new(|position| forget(game, at, position)));
    let mut started = Vec::new();
    tree.branch(at, Odds::SURE, set_out, |next, odds| {
        started.push((next, odds));
    });
    for (next, odds) in started {
        tree.add(next, odds);
    }
    let (mut arrives, mut unhurt, mut calm) = (0.0, 0.0, 0.0);
    while let Some((position, odds)) = tree.next() {
        let Some(operation) = position.operation.as_ref() else {
            continue;
        };
        let here = operation.at;
        if let Some(&Step::Walk { stage, .. }) = position.steps.last() {
            match stage {
                WalkStage::Embark if operation.route.is_empty() => {
                    arrives += odds.all;
                    calm += odds.calm;
                    if operation.army == army {
                        unhurt += odds.all;
                    }
                    continue;
                }
                WalkStage::Danger => note(&mut seen, here).entered += odds.all,
                WalkStage::Skirmished { .. } => note(&mut seen, here).caught += odds.all,
                WalkStage::Embark | WalkStage::Enter | WalkStage::Fought | WalkStage::Passed => {}
            }
        }
        let mut next = Vec::new();
        tree.follow(&position, odds, |position, odds| {
            next.push((position, odds));
        });
        for (position, odds) in next {
            if position.operation.is_some() {
                tree.add(position, odds);
            } else {
                note(&mut seen, here).lost += odds.all;
                calm += odds.calm;
            }
        }
    }
    let price = look.price(side, army);
    let way: Vec<SpaceId> = route.spaces.into_iter().collect();
    let by = |space: SpaceId| {
        if operation.tried.contains(space) {
            SpaceSet::EMPTY
        } else {
            look.interceptors_at(side, army, space).0
        }
    };
    let threats = seen.iter().map(|&(space, _)| space);
    let threats = threats.filter(|&space| !by(space).is_empty()).collect();
    let spaces = seen.into_iter().map(|(space, seen)| Waypoint {
        space,
        entered: thousandths(seen.entered),
        caught: thousandths(seen.caught),
        lost: thousandths(seen.lost),
        by: by(space),
    });
    Some(MarchOdds {
        side,
        leader: operation.leader,
        from,
        to,
        open_sea,
        army: Units::new(side, army),
        price,
        treasury: *at.treasury.get(side),
        routes: route.equal,
        way,
        threats,
        spaces: spaces.collect(),
        arrives: thousandths(arrives),
        unhurt: thousandths(unhurt),
        battle: thousandths(1.0 - calm),
    })
}

fn note(seen: &mut Vec<(SpaceId, Seen)>, space: SpaceId) -> &mut Seen {
    let place = seen.iter().position(|(known, _)| *known == space);
    let place = place.unwrap_or_else(|| {
        seen.push((space, Seen::default()));
        seen.len() - 1
    });
    #[expect(clippy::indexing_slicing, reason = "it has just been found")]
    &mut seen[place].1
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
    if let Some(Step::Walk {
        stage: WalkStage::Skirmished { dice, .. },
        ..
    }) = position.steps.last_mut()
    {
        let least = game.numbers.skirmish.battle_by_dice;
        *dice = if *dice >= least { least } else { 0 };
    }
    let leaves = matches!(
        position.steps.last(),
        Some(Step::Walk {
            stage: WalkStage::Embark | WalkStage::Enter,
            ..
        })
    );
    let Some(operation) = position.operation.as_mut() else {
        return;
    };
    operation.is_caught = false;
    operation.ships_lost = 0;
    if !leaves {
        return;
    }
    let ahead: SpaceSet = operation.route.iter().copied().collect();
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
        let reach = look.zone_of(enemy, space, before);
        let reach = reach.union(look.zone_of(enemy, space, now));
        let across = look.isthmus_reach(space);
        if reach.union(across).intersection(ahead).is_empty() {
            position.troops.restore(enemy, space, &start.troops);
            for leader in start.leaders_at(enemy, space) {
                position.leaders.set(leader, start.leaders.get(leader));
            }
        }
    }
    position.held = start.held;
}
