//! 4.1.1 The shortest permitted route, and which of several.

use arrayvec::ArrayVec;

use super::{Look, Play, zones::walls};
use crate::{
    data::{Class, FAR, LONGEST, Paths, Rings, Ways},
    event::Event,
    force::Force,
    ids::Side,
    names::SpaceId,
    sets::{PerSpace, SpaceSet},
    step::Purpose,
};

impl<'a> Look<'a> {
    /// 4.1.2a May ships of this side cross the Isthmus?
    #[inline]
    pub fn is_isthmus_open(self, side: Side) -> bool {
        self.control(SpaceId::CORINTH) == Some(side)
            && self.control(SpaceId::CENCHREAE) == Some(side)
    }

    /// 4.1.1e-g, 4.1.4a The lines that an army, or a lone leader, may use.
    #[inline]
    pub fn class(self, side: Side, army: Force, open_sea: bool) -> Class {
        let isthmus = || self.is_isthmus_open(side);
        match (army.ships(), army.land()) {
            (0, 0) => Class::Alone,
            (0, _) => Class::Land,
            (ships, land) if ships >= land => Class::Fleet {
                isthmus: isthmus(),
                open_sea,
            },
            _ => Class::Short { isthmus: isthmus() },
        }
    }

    /// Spaces that an army, or a lone leader, does not enter.
    fn closed(self, side: Side, army: Force) -> SpaceSet {
        if army.is_empty() {
            self.closed_to_leader(side)
        } else if self.at.marks.plague_ban && side == Side::Athens && army.has_allies() {
            // RE.6c
            walls()
        } else {
            SpaceSet::EMPTY
        }
    }

    /// 4.1.1c Spaces that a leader without troops stays out of.
    fn closed_to_leader(self, side: Side) -> SpaceSet {
        let enemy = side.other();
        let mut coloured = *self.game.board.coloured.get(enemy);
        if self.at.allies.corcyra_left {
            // RE.10e
            coloured.remove(SpaceId::CORCYRA);
        }
        let hostile = coloured.union(self.at.troops.occupied(enemy));
        let mut closed = hostile.without(self.at.troops.occupied(side));
        closed.insert(SpaceId::EUXINE);
        // ERR.c, ERR.d He starts at home whoever stands there.
        closed.remove(side.home());
        closed
    }

    /// Finds the spaces that an army, or a lone leader, can enter with each step of a shortest route, the start first; some of them may lead
    /// nowhere. Gives the lines; nothing if there is no route.
    fn explore(
        self,
        side: Side,
        army: Force,
        open_sea: bool,
        [from, to]: [SpaceId; 2],
        stages: &mut Rings,
    ) -> Option<&'a Ways> {
        let (board, shut) = (&self.game.board, self.shut());
        let class = self.class(side, army, open_sea);
        let mut closed = self.closed(side, army);
        // RE.6c Whoever is inside may leave.
        closed.remove(from);
        if closed.contains(to) {
            return None;
        }
        let (ways, blocked) = (board.ways(class), board.not_passed(shut));
        let mut avoided = blocked.union(closed);
        avoided.remove(to);
        let steps = *board.field(class, shut, to).get(from);
        let rings = board.rings(class, shut, to);
        let rings = rings.get(..usize::from(steps))?;
        if explore(ways, from, rings, avoided, stages) {
            return Some(ways);
        }
        let paths = Paths {
            ways,
            blocked,
            closed,
        };
        let mut rings = Rings::new();
        paths.rings_up_to(from, to, &mut rings)?;
        let (_, rings) = rings.split_last()?;
        explore(ways, from, rings, avoided, stages).then_some(ways)
    }

    /// 4.1e Is there a route at all?
    #[inline]
    pub fn steps_to(self, side: Side, army: Force, from: SpaceId, to: SpaceId) -> Option<u8> {
        self.steps(side, army, false, from, to)
    }

    /// How long the shortest route is.
    pub fn steps(
        self,
        side: Side,
        army: Force,
        open_sea: bool,
        from: SpaceId,
        to: SpaceId,
    ) -> Option<u8> {
        if from == to {
            return Some(0);
        }
        if !self.closed(side, army).is_empty() {
            let mut stages = Rings::new();
            self.explore(side, army, open_sea, [from, to], &mut stages)?;
            return Some(stages.len() as u8 - 1);
        }
        let class = self.class(side, army, open_sea);
        let steps = *self.game.board.field(class, self.shut(), to).get(from);
        Some(steps).filter(|&steps| steps != FAR)
    }

    /// Everything that can be reached from a space.
    pub fn reach_from(self, side: Side, army: Force, from: SpaceId) -> SpaceSet {
        let board = &self.game.board;
        let class = self.class(side, army, false);
        let mut closed = self.closed(side, army);
        closed.remove(from);
        if closed.is_empty() {
            board.reached(class, self.shut(), from)
        } else {
            let paths = Paths {
                ways: board.ways(class),
                blocked: board.not_passed(self.shut()),
                closed,
            };
            paths.reach(from)
        }
    }
}

/// One of several equally good routes.
#[derive(Clone, Debug)]
pub(crate) struct Route {
    /// How many there are.
    pub equal: u32,
    /// Its spaces, the first one last.
    pub spaces: ArrayVec<SpaceId, LONGEST>,
}

impl Route {
    /// Goes on where there is but one way.
    fn follow(&mut self, stages: &[SpaceSet]) {
        let only = stages.iter().filter_map(|stage| stage.first());
        self.spaces.extend(only);
    }
}

/// The best ways from a space to the end of the route.
#[derive(Clone, Copy)]
struct Best {
    /// How many there are; none where all that is nearer is avoided.
    count: u32,
    /// What they cost, the space itself included.
    cost: i16,
    /// What they cost from the next space on.
    rest: i16,
}

impl Best {
    const NONE: Self = Self {
        count: 0,
        cost: 0,
        rest: 0,
    };
    const END: Self = Self {
        count: 1,
        ..Self::NONE
    };
}

/// Goes towards the end of a route: `rings` has the spaces no step away from it, one step away, and so on. Is the end reached?
#[inline]
fn explore(
    ways: &Ways,
    from: SpaceId,
    rings: &[SpaceSet],
    avoided: SpaceSet,
    stages: &mut Rings,
) -> bool {
    let mut stage = SpaceSet::one(from);
    stages.clear();
    stages.push(stage);
    for ring in rings.iter().rev() {
        stage = ways.around(stage).intersection(ring.without(avoided));
        if stage.is_empty() || stages.is_full() {
            return false;
        }
        stages.push(stage);
    }
    true
}

/// One of the cheapest ways through some stages, which begin and end with one space, and how many there are.
fn follow_cheapest(
    ways: &Ways,
    stages: &[SpaceSet],
    cost: impl Fn(SpaceId) -> i16,
    choose: impl FnOnce(u32) -> u32,
    route: &mut Route,
) -> Option<()> {
    let (&(mut after), before) = stages.split_last()?;
    let mut best = PerSpace::new(Best::NONE);
    *best.get_mut(after.first()?) = Best::END;
    for &stage in before.iter().rev() {
        for space in stage.iter() {
            let found = weigh(ways, &best, space, after);
            if found.count > 0 {
                let cost = found.rest + cost(space);
                *best.get_mut(space) = Best { cost, ..found };
            }
        }
        after = stage;
    }
    let mut here = after.first()?;
    route.equal = best.get(here).count;
    let mut left = choose(route.equal);
    for &stage in stages.get(1..)? {
        let hops = ways.get(here).intersection(stage);
        let rest = best.get(here).rest;
        let mut hops = hops.iter().filter(|&hop| {
            let on = best.get(hop);
            on.count > 0 && on.cost == rest
        });
        here = hops.find(|&hop| {
            let count = best.get(hop).count;
            let goes = left < count;
            if !goes {
                left -= count;
            }
            goes
        })?;
        route.spaces.push(here);
    }
    Some(())
}

/// The cheapest ways on from a space, its own cost left out.
#[inline]
fn weigh(ways: &Ways, best: &PerSpace<Best>, space: SpaceId, after: SpaceSet) -> Best {
    let mut found = Best {
        rest: i16::MAX,
        ..Best::NONE
    };
    for hop in ways.get(space).intersection(after).iter() {
        let on = best.get(hop);
        if on.count == 0 || on.cost > found.rest {
            continue;
        }
        if on.cost < found.rest {
            (found.count, found.rest) = (0, on.cost);
        }
        found.count += on.count;
    }
    found
}

impl Look<'_> {
    /// 4.1.1l-n A route of an army: one of the shortest, chosen by number. The system takes only those with the fewest spaces in enemy zones, and
    /// of these the ones that ravage most.
    pub fn route(
        self,
        side: Side,
        army: Force,
        open_sea: bool,
        ends: [SpaceId; 2],
        purpose: Purpose,
        choose: impl FnOnce(u32) -> u32,
    ) -> Option<Route> {
        let mut stages = Rings::new();
        let ways = self.explore(side, army, open_sea, ends, &mut stages)?;
        let mut route = Route {
            equal: 1,
            spaces: ArrayVec::new(),
        };
        let several = |stage: &SpaceSet| stage.has_several();
        let bounds = stages.iter().position(several);
        let bounds = bounds.zip(stages.iter().rposition(several));
        // But one way leads to the first choice, and on from the last.
        if let Some((first, last)) = bounds {
            route.follow(stages.get(1..first)?);
            let chooses = self.at.is_system(side);
            let ravaged = if chooses && purpose == Purpose::Objective && !army.is_empty() {
                self.ravaged_by(side)
            } else {
                SpaceSet::EMPTY
            };
            let cost = |space| {
                let is_feared = chooses && self.is_reached(side.other(), space);
                100 * i16::from(is_feared) - i16::from(ravaged.contains(space))
            };
            let choices = stages.get(first - 1..=last + 1)?;
            follow_cheapest(ways, choices, cost, choose, &mut route)?;
            route.follow(stages.get(last + 2..)?);
        } else {
            route.follow(stages.get(1..)?);
        }
        route.spaces.reverse();
        Some(route)
    }
}

impl Play<'_> {
    /// 4.1.1l-n Sets the operation's army on its way to a space; is there none?
    pub fn choose_route(&mut self, to: SpaceId, purpose: Purpose) -> bool {
        let Some(operation) = self.at.operation.as_ref() else {
            return false;
        };
        let (side, army, ends) = (operation.side, operation.army, [operation.at, to]);
        let open_sea = operation.open_sea;
        let look = Look {
            game: self.game,
            at: self.at,
        };
        let chosen = look.route(side, army, open_sea, ends, purpose, |equal| {
            self.chance.draw(equal as usize, self.log) as u32
        });
        let Some(Route { equal, spaces }) = chosen else {
            return false;
        };
        if !spaces.is_empty() {
            self.say(|| Event::RouteChosen {
                side,
                route: spaces.iter().rev().copied().collect(),
                equal,
            });
        }
        if let Some(operation) = self.at.operation.as_mut() {
            operation.route = spaces;
        }
        true
    }
}
