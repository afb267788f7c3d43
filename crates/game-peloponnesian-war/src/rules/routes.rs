//! 4.1.1 The shortest permitted route, and which of several.

use std::borrow::Cow;

use arrayvec::ArrayVec;

use super::{Look, Play, zones::walls};
use crate::{
    data::{Class, FAR, Field, Paths, Ways},
    event::Event,
    force::Force,
    ids::Side,
    names::SpaceId,
    sets::{PerSpace, SpaceSet},
    step::Purpose,
};

/// No route is longer.
pub(crate) const LONGEST: usize = 40;

/// The lines that lie open, and how far every space is from the end of the route.
pub(crate) struct Map<'a> {
    ways: &'a Ways,
    /// Spaces that lie inside no route.
    avoided: SpaceSet,
    field: Cow<'a, Field>,
    to: SpaceId,
}

impl Map<'_> {
    #[inline]
    pub fn steps(&self, from: SpaceId) -> Option<u8> {
        Some(*self.field.get(from)).filter(|&steps| steps != FAR)
    }

    /// The spaces one step nearer to the end.
    #[inline]
    fn hops(&self, from: SpaceId) -> SpaceSet {
        let field: &Field = &self.field;
        let here = *field.get(from);
        let around = match here {
            0 => SpaceSet::EMPTY,
            1 => return SpaceSet::one(self.to),
            _ => self.ways.get(from).without(self.avoided),
        };
        let mut hops = around;
        for hop in around.iter() {
            if *field.get(hop) != here - 1 {
                hops.remove(hop);
            }
        }
        hops
    }

    /// Does the first way that offers itself lead to the end?
    fn leads_on(&self, from: SpaceId) -> bool {
        let mut here = from;
        while here != self.to {
            let Some(hop) = self.hops(here).first() else {
                return false;
            };
            here = hop;
        }
        true
    }
}

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

    /// The ways of an army, or of a lone leader, from one space to another.
    fn map(self, side: Side, army: Force, open_sea: bool, from: SpaceId, to: SpaceId) -> Map<'a> {
        let (board, shut) = (&self.game.board, self.shut());
        let class = self.class(side, army, open_sea);
        let mut closed = self.closed(side, army);
        // RE.6c Whoever is inside may leave.
        closed.remove(from);
        let blocked = board.not_passed(shut);
        let map = Map {
            ways: board.ways(class),
            avoided: blocked.union(closed),
            field: Cow::Borrowed(board.field(class, shut, to)),
            to,
        };
        let is_barred = closed.contains(to);
        if closed.is_empty() || (!is_barred && map.leads_on(from)) {
            return map;
        }
        let field = if is_barred {
            Field::new(FAR)
        } else {
            let paths = Paths {
                ways: map.ways,
                blocked,
                closed,
            };
            paths.steps(SpaceSet::one(from), to)
        };
        Map {
            field: Cow::Owned(field),
            ..map
        }
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
            return self.map(side, army, open_sea, from, to).steps(from);
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

/// The spaces of all shortest routes, those nearer to the start first.
struct Survey {
    stages: ArrayVec<Stage, { SpaceId::COUNT }>,
    /// Where a space stands in that list.
    places: PerSpace<u8>,
}

/// A space on the way, and the best ways from there on.
#[derive(Clone, Copy)]
struct Stage {
    space: SpaceId,
    next: SpaceSet,
    /// How many ways there are; none where all that is nearer is avoided.
    count: u32,
    /// What they cost, the space itself included.
    cost: i16,
}

impl Survey {
    /// Finds the spaces.
    #[inline]
    fn explore(&mut self, map: &Map<'_>, from: SpaceId) {
        let mut seen = SpaceSet::EMPTY;
        let mut fresh = SpaceSet::one(from);
        let mut done = 0;
        loop {
            for space in fresh.iter() {
                *self.places.get_mut(space) = self.stages.len() as u8;
                self.stages.push(Stage {
                    space,
                    next: SpaceSet::EMPTY,
                    count: 0,
                    cost: 0,
                });
            }
            seen = seen.union(fresh);
            let Some(stage) = self.stages.get_mut(done) else {
                break;
            };
            stage.next = map.hops(stage.space);
            fresh = stage.next.without(seen);
            done += 1;
        }
    }

    /// Finds the cheapest ways, the end of the routes first, and says how many there are.
    #[inline]
    fn weigh(&mut self, to: SpaceId, cost: impl Fn(SpaceId) -> i16) -> u32 {
        let mut equal = 0;
        for place in (0..self.stages.len()).rev() {
            let Some(mut stage) = self.stages.get(place).copied() else {
                break;
            };
            let hops = stage.next;
            let mut least = i16::MAX;
            if stage.space == to {
                (stage.count, least) = (1, 0);
            }
            for (hop, on) in self.following(hops).filter(|(_, on)| on.count > 0) {
                if on.cost < least {
                    (stage.next, stage.count, least) = (SpaceSet::EMPTY, 0, on.cost);
                }
                if on.cost == least {
                    stage.next.insert(hop);
                    stage.count += on.count;
                }
            }
            if stage.count > 0 {
                stage.cost = least + cost(stage.space);
            }
            equal = stage.count;
            if let Some(noted) = self.stages.get_mut(place) {
                *noted = stage;
            }
        }
        equal
    }

    #[inline]
    fn following(&self, next: SpaceSet) -> impl Iterator<Item = (SpaceId, &Stage)> {
        next.iter().filter_map(|hop| {
            let place = usize::from(*self.places.get(hop));
            Some((hop, self.stages.get(place)?))
        })
    }

    /// Goes along the best way with this number.
    #[inline]
    fn follow(&self, number: u32, route: &mut ArrayVec<SpaceId, LONGEST>) {
        let mut left = number;
        let mut here = self.stages.first();
        while let Some(stage) = here {
            here = None;
            for (hop, on) in self.following(stage.next) {
                if left < on.count {
                    route.push(hop);
                    here = Some(on);
                    break;
                }
                left -= on.count;
            }
        }
    }
}

impl Look<'_> {
    /// 4.1.1l-n A route of an army: one of the shortest, chosen by number. The system takes only those with the fewest spaces in enemy zones, and
    /// of these the ones that ravage most.
    pub fn route(
        self,
        side: Side,
        army: Force,
        open_sea: bool,
        [from, to]: [SpaceId; 2],
        purpose: Purpose,
        choose: impl FnOnce(u32) -> u32,
    ) -> Option<Route> {
        let map = self.map(side, army, open_sea, from, to);
        map.steps(from)
            .filter(|&steps| usize::from(steps) <= LONGEST)?;
        let mut route = Route {
            equal: 1,
            spaces: ArrayVec::new(),
        };
        let mut here = from;
        while here != to {
            let hops = map.hops(here);
            if hops.len() > 1 {
                // From here on there are several ways.
                let chooses = self.at.is_system(side);
                let ravaged = if chooses && purpose == Purpose::Objective && !army.is_empty() {
                    self.ravaged_by(side)
                } else {
                    SpaceSet::EMPTY
                };
                let mut survey = Survey {
                    stages: ArrayVec::new(),
                    places: PerSpace::new(0),
                };
                survey.explore(&map, here);
                route.equal = survey.weigh(to, |space| {
                    let is_feared = chooses && self.is_reached(side.other(), space);
                    100 * i16::from(is_feared) - i16::from(ravaged.contains(space))
                });
                survey.follow(choose(route.equal), &mut route.spaces);
                break;
            }
            here = hops.first()?;
            route.spaces.push(here);
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
