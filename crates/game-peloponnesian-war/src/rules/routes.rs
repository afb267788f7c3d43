//! 4.1.1 The shortest permitted route, and which of several.

use arrayvec::ArrayVec;

use super::{Look, Play, zones::walls};
use crate::{
    data::{Class, FAR, Field, Ways, steps},
    event::Event,
    ids::Side,
    names::SpaceId,
    sets::{PerSpace, SpaceSet},
    step::Purpose,
    troops::Force,
};

/// The lines that lie open, and how far every space is from the end of the route.
pub(crate) struct Map<'a> {
    ways: &'a Ways,
    blocked: SpaceSet,
    field: Field,
    to: SpaceId,
}

impl Map<'_> {
    #[inline]
    pub fn steps(&self, from: SpaceId) -> Option<u8> {
        Some(*self.field.get(from)).filter(|&steps| steps != FAR)
    }

    /// The spaces one step nearer to the end.
    fn hops(&self, from: SpaceId) -> impl Iterator<Item = SpaceId> {
        let here = *self.field.get(from);
        self.ways.get(from).iter().filter(move |&hop| {
            let steps = *self.field.get(hop);
            steps != FAR && steps + 1 == here && (hop == self.to || !self.blocked.contains(hop))
        })
    }
}

impl<'a> Look<'a> {
    /// 4.1.2a May ships of this side cross the Isthmus?
    #[inline]
    pub fn is_isthmus_open(self, side: Side) -> bool {
        self.control(SpaceId::CORINTH) == Some(side)
            && self.control(SpaceId::CENCHREAE) == Some(side)
    }

    /// 4.1.1e-g, 4.1.4a The lines that an army may use.
    #[inline]
    pub fn class(self, side: Side, army: Force, open_sea: bool) -> Class {
        let isthmus = || self.is_isthmus_open(side);
        match (army.ships(), army.land()) {
            (0, _) => Class::Land,
            (ships, land) if ships >= land => Class::Fleet {
                isthmus: isthmus(),
                open_sea,
            },
            _ => Class::Short { isthmus: isthmus() },
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

    /// The ways of an army, or of a lone leader, to a space.
    pub fn map(self, side: Side, army: Force, open_sea: bool, to: SpaceId) -> Map<'a> {
        let board = &self.game.board;
        let shut = self.shut();
        let blocked = board.not_passed(shut);
        if army.is_empty() {
            let closed = self.closed_to_leader(side);
            let field = steps(&board.any, blocked, closed, to);
            return Map {
                ways: &board.any,
                blocked,
                field,
                to,
            };
        }
        let class = self.class(side, army, open_sea);
        let ways = board.ways(class);
        let banned = self.at.marks.plague_ban && side == Side::Athens && army.has_allies();
        let field = if banned && !walls().contains(to) {
            steps(ways, blocked, walls(), to)
        } else if banned {
            Field::new(FAR)
        } else {
            *board.field(class, shut, to)
        };
        Map {
            ways,
            blocked,
            field,
            to,
        }
    }

    /// 4.1e Is there a route at all?
    #[inline]
    pub fn steps_to(self, side: Side, army: Force, from: SpaceId, to: SpaceId) -> Option<u8> {
        if from == to {
            return Some(0);
        }
        if !army.is_empty() && !self.at.marks.plague_ban {
            let class = self.class(side, army, false);
            let steps = *self.game.board.field(class, self.shut(), to).get(from);
            return Some(steps).filter(|&steps| steps != FAR);
        }
        self.map(side, army, false, to).steps(from)
    }

    /// Everything that can be reached from a space: the same ways backwards.
    pub fn reach_from(self, side: Side, army: Force, from: SpaceId) -> Field {
        let map = self.map(side, army, false, from);
        map.field
    }
}

/// All equally good routes between two spaces.
#[derive(Clone, Debug)]
pub(crate) struct Survey {
    from: SpaceId,
    to: SpaceId,
    /// How many they are.
    pub equal: u32,
    /// In how many ways the best can be had from a space on.
    counts: PerSpace<u32>,
    /// The next spaces of the best ways.
    next: PerSpace<SpaceSet>,
}

impl Survey {
    /// One of the routes; its first space comes last.
    pub fn pick(&self, number: u32) -> ArrayVec<SpaceId, 40> {
        let mut route = ArrayVec::new();
        let (mut left, mut here) = (number, self.from);
        while here != self.to && !route.is_full() {
            let mut next = None;
            for hop in self.next.get(here).iter() {
                let count = *self.counts.get(hop);
                if left < count {
                    next = Some(hop);
                    break;
                }
                left -= count;
            }
            let Some(hop) = next else { break };
            here = hop;
            route.push(here);
        }
        route.reverse();
        route
    }
}

impl Look<'_> {
    /// 4.1.1l-n The routes of an army. For the system only those with the fewest spaces in enemy zones, and of these the ones that ravage most.
    pub fn survey(
        self,
        side: Side,
        army: Force,
        open_sea: bool,
        from: SpaceId,
        to: SpaceId,
        purpose: Purpose,
    ) -> Option<Survey> {
        let map = self.map(side, army, open_sea, to);
        map.steps(from)?;
        let chooses = self.at.is_system(side);
        let zones = if chooses {
            self.zones(side.other())
        } else {
            SpaceSet::EMPTY
        };
        let cost = |space: SpaceId| -> i16 {
            let ravages = chooses
                && purpose == Purpose::Objective
                && !army.is_empty()
                && self.would_ravage(side, space)
                && !self.at.ravaged.contains(space);
            100 * i16::from(zones.contains(space)) - i16::from(ravages)
        };
        let mut layers: ArrayVec<SpaceSet, 40> = ArrayVec::new();
        let mut layer = SpaceSet::one(from);
        while !layer.contains(to) {
            layers.try_push(layer).ok()?;
            layer = layer.iter().flat_map(|space| map.hops(space)).collect();
            if layer.is_empty() {
                return None;
            }
        }
        let mut costs = PerSpace::new(0_i16);
        let mut counts = PerSpace::new(0_u32);
        let mut next = PerSpace::new(SpaceSet::EMPTY);
        *counts.get_mut(to) = 1;
        for layer in layers.iter().rev() {
            for space in layer.iter() {
                let mut best = i16::MAX;
                for hop in map.hops(space) {
                    let total = *costs.get(hop) + cost(hop);
                    if total < best {
                        best = total;
                        *counts.get_mut(space) = 0;
                        *next.get_mut(space) = SpaceSet::EMPTY;
                    }
                    if total == best {
                        *counts.get_mut(space) += *counts.get(hop);
                        next.get_mut(space).insert(hop);
                    }
                }
                *costs.get_mut(space) = best;
            }
        }
        Some(Survey {
            from,
            to,
            equal: *counts.get(from),
            counts,
            next,
        })
    }
}

impl Play<'_> {
    /// 4.1.1l-n Sets the operation's army on its way to a space; is there none?
    pub fn choose_route(&mut self, to: SpaceId, purpose: Purpose) -> bool {
        let Some(operation) = self.at.operation.as_ref() else {
            return false;
        };
        let (side, army, from) = (operation.side, operation.army, operation.at);
        let open_sea = operation.open_sea;
        let survey = self.look().survey(side, army, open_sea, from, to, purpose);
        let Some(survey) = survey else {
            return false;
        };
        let number = self.draw(survey.equal as usize) as u32;
        let route = survey.pick(number);
        if !route.is_empty() {
            self.say(|| Event::RouteChosen {
                side,
                route: route.iter().rev().copied().collect(),
                equal: survey.equal,
            });
        }
        if let Some(operation) = self.at.operation.as_mut() {
            operation.route = route;
        }
        true
    }
}
