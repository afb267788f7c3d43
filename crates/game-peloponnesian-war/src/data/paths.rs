//! 4.1.1 Ways between spaces, and how long they are.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::map_file::Line;
use crate::{
    ids::SpaceId,
    sets::{PerSpace, SpaceSet},
};

/// Neighbours of every space along some lines.
pub(crate) type Ways = PerSpace<SpaceSet>;
/// Steps from every space to one of them; [`FAR`] where there is no way.
pub(crate) type Distances = PerSpace<u8>;
/// No way leads there.
pub(crate) const FAR: u8 = u8::MAX;
/// No route has more steps.
pub(crate) const LONGEST: usize = 40;
/// Sets of spaces, one for each step of a route and one for where it begins.
pub(crate) type Rings = ArrayVec<SpaceSet, { LONGEST + 1 }>;

/// Lines that may be used: nobody passes through `blocked` spaces and nobody enters `closed` ones.
pub(crate) struct Paths<'a> {
    pub ways: &'a Ways,
    pub blocked: SpaceSet,
    pub closed: SpaceSet,
}

impl Paths<'_> {
    /// Visits a space, all that is one step away from it, two steps, and so on, until `visit` has seen enough.
    #[inline]
    fn spread(&self, first: SpaceId, mut visit: impl FnMut(SpaceSet) -> ControlFlow<()>) {
        let mut front = self.start(first);
        while !front.ring.is_empty() && visit(front.ring).is_continue() {
            self.step(&mut front);
        }
    }

    /// The space itself, all that is one step away from it, two steps, and so on.
    pub(crate) fn rings(&self, to: SpaceId) -> Vec<SpaceSet> {
        let mut rings = Vec::new();
        self.spread(to, |ring| {
            rings.push(ring);
            ControlFlow::Continue(())
        });
        rings
    }

    /// The rings as far as another space, which is in the last of them; nothing if no way leads there.
    pub(crate) fn rings_up_to(&self, [from, to]: [SpaceId; 2], rings: &mut Rings) -> Option<()> {
        let mut is_reached = false;
        self.spread(to, |ring| {
            let held = rings.try_push(ring);
            is_reached = held.is_ok() && ring.contains(from);
            if is_reached || held.is_err() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        is_reached.then_some(())
    }

    /// Those of some spaces that can be reached.
    pub(crate) fn reached(&self, from: SpaceId, spaces: SpaceSet) -> SpaceSet {
        let mut missing = spaces;
        self.spread(from, |ring| {
            missing = missing.without(ring);
            if missing.is_empty() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        spaces.without(missing)
    }
}

impl Paths<'_> {
    /// Those of some spaces that are reached in fewer steps than by other paths, or by these alone.
    pub(crate) fn reached_before(
        &self,
        others: &Self,
        from: SpaceId,
        spaces: SpaceSet,
    ) -> SpaceSet {
        let mut nearer = SpaceSet::EMPTY;
        let mut behind = others.start(from);
        let mut ahead = self.start(from);
        while !ahead.ring.is_empty() {
            self.step(&mut ahead);
            others.step(&mut behind);
            nearer = nearer.union(ahead.ring.intersection(spaces).without(behind.done));
        }
        nearer
    }

    /// The first step has still to be taken.
    #[inline]
    fn start(&self, first: SpaceId) -> Front {
        let ring = SpaceSet::one(first);
        Front {
            ring,
            // The first space may be blocked: a route may begin there.
            passed: ring,
            done: self.closed.union(ring),
        }
    }

    /// One step further.
    #[inline(always)]
    fn step(&self, front: &mut Front) {
        front.ring = self.ways.around(front.passed).without(front.done);
        front.done = front.done.union(front.ring);
        front.passed = front.ring.without(self.blocked);
    }
}

/// How far a search has come.
struct Front {
    /// What was reached with the last step.
    ring: SpaceSet,
    /// Those of it from which it goes on.
    passed: SpaceSet,
    /// All that was reached, and what is closed.
    done: SpaceSet,
}

pub(super) fn ways_of(lines: &[Line], allows: &dyn Fn(&Line) -> bool) -> Ways {
    let mut ways = Ways::new(SpaceSet::EMPTY);
    for line in lines.iter().filter(|line| allows(line)) {
        ways.get_mut(line.a).insert(line.b);
        ways.get_mut(line.b).insert(line.a);
    }
    ways
}

/// How many steps away every space is, if these are one step after the other.
pub(super) fn distances(rings: &[SpaceSet]) -> Distances {
    let mut distances = Distances::new(FAR);
    for (distance, ring) in (0..).zip(rings) {
        for space in ring.iter() {
            *distances.get_mut(space) = distance;
        }
    }
    distances
}

/// The space itself, all that is one step away from it along lines that nobody closes, two steps, and so on.
pub(super) fn rings_of(ways: &Ways, blocked: SpaceSet, to: SpaceId) -> Vec<SpaceSet> {
    let closed = SpaceSet::EMPTY;
    let paths = Paths {
        ways,
        blocked,
        closed,
    };
    paths.rings(to)
}

/// The spaces at most so many steps away.
pub(super) fn within(distances: &Distances, most: u8) -> SpaceSet {
    SpaceId::all()
        .filter(|&space| *distances.get(space) <= most)
        .collect()
}

/// The spaces of one of the shortest ways, both ends included.
pub(super) fn shortest_way(ways: &Ways, distances: &Distances, from: SpaceId) -> SpaceSet {
    let mut way = SpaceSet::one(from);
    let mut here = from;
    let nearer = |here: SpaceId| {
        let mut hops = ways.get(here).iter();
        hops.find(|&hop| *distances.get(hop) < *distances.get(here))
    };
    while let Some(hop) = nearer(here) {
        way.insert(hop);
        here = hop;
    }
    way
}

pub(super) fn ways_of_both(a: &Ways, b: &Ways) -> Ways {
    let mut both = *a;
    for space in SpaceId::all() {
        *both.get_mut(space) = a.get(space).union(*b.get(space));
    }
    both
}

pub(super) fn reach(ways: &Ways, steps: u8) -> Ways {
    let mut reach = Ways::new(SpaceSet::EMPTY);
    for space in SpaceId::all() {
        let mut within = SpaceSet::one(space);
        for _ in 0..steps {
            within = within.union(ways.around(within));
        }
        *reach.get_mut(space) = within;
    }
    reach
}
