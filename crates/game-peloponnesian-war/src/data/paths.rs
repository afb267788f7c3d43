//! 4.1.1 Ways between spaces, and how long they are.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::map_file::Line;
use crate::{
    names::SpaceId,
    sets::{PerSpace, SpaceSet},
};

/// Neighbours of every space along some lines.
pub(crate) type Ways = PerSpace<SpaceSet>;
/// Steps from every space to one of them; [`FAR`] where there is no way.
pub(crate) type Field = PerSpace<u8>;
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
        let mut ring = SpaceSet::one(first);
        let mut done = self.closed.union(ring);
        // The first space may be blocked: a route may begin there.
        let mut passed = ring;
        while !ring.is_empty() && visit(ring).is_continue() {
            ring = self.ways.around(passed).without(done);
            done = done.union(ring);
            passed = ring.without(self.blocked);
        }
    }

    /// The space itself, all that is one step away from it, two steps, and so on.
    pub fn rings(&self, to: SpaceId) -> Vec<SpaceSet> {
        let mut rings = Vec::new();
        self.spread(to, |ring| {
            rings.push(ring);
            ControlFlow::Continue(())
        });
        rings
    }

    /// The same, as far as another space, which is in the last of them; nothing if no way leads there.
    pub fn rings_up_to(&self, from: SpaceId, to: SpaceId, rings: &mut Rings) -> Option<()> {
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
    pub fn reached(&self, from: SpaceId, spaces: SpaceSet) -> SpaceSet {
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

pub(super) fn ways_of(lines: &[Line], allows: &dyn Fn(&Line) -> bool) -> Ways {
    let mut ways = Ways::new(SpaceSet::EMPTY);
    for line in lines.iter().filter(|line| allows(line)) {
        ways.get_mut(line.a).insert(line.b);
        ways.get_mut(line.b).insert(line.a);
    }
    ways
}

/// How many steps away every space is, if these are one step after the other.
pub(super) fn field(rings: &[SpaceSet]) -> Field {
    let mut field = Field::new(FAR);
    for (distance, ring) in (0..).zip(rings) {
        for space in ring.iter() {
            *field.get_mut(space) = distance;
        }
    }
    field
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

/// The shortest ways from one space to another. What is asked together lies together, so that all of the map stays within reach of the processor.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outset {
    /// How many there are; of very many, as many as can be told.
    pub count: u16,
    /// How long they are; [`FAR`] if there is none.
    pub steps: u8,
    /// The next space of all of them; the space itself if they part there.
    pub next: SpaceId,
}

/// All shortest ways to a space along some lines.
#[derive(Debug)]
pub(crate) struct Towards {
    /// The space itself, all that is one step away from it, two steps, and so on.
    pub rings: Vec<SpaceSet>,
    /// Those from every space.
    pub from: PerSpace<Outset>,
    /// The spaces from which there is a way, and to which there is one from here.
    pub reached: SpaceSet,
    /// 4.1.3c Those of them that are farther away without the open sea, or out of reach.
    pub by_open_sea: SpaceSet,
}

impl Towards {
    /// `coastal` is the same without the open sea, if that is among the lines.
    pub(super) fn new(ways: &Ways, blocked: SpaceSet, to: SpaceId, coastal: Option<&Self>) -> Self {
        let rings = rings_of(ways, blocked, to);
        let nearer_than = |coastal: &Self| nearer(&rings, &coastal.rings);
        Self {
            by_open_sea: coastal.map_or(SpaceSet::EMPTY, nearer_than),
            from: outsets(ways, blocked, to, &rings),
            reached: rings
                .iter()
                .fold(SpaceSet::EMPTY, |all, ring| all.union(*ring)),
            rings,
        }
    }
}

/// The spaces that are reached with fewer steps than by other ways.
fn nearer(rings: &[SpaceSet], others: &[SpaceSet]) -> SpaceSet {
    let mut others = others.iter();
    let mut reached = SpaceSet::EMPTY;
    rings.iter().fold(SpaceSet::EMPTY, |nearer, ring| {
        reached = others.next().map_or(reached, |other| reached.union(*other));
        nearer.union(ring.without(reached))
    })
}

/// The shortest ways from every space to this one, if these are one step after the other.
fn outsets(ways: &Ways, blocked: SpaceSet, to: SpaceId, rings: &[SpaceSet]) -> PerSpace<Outset> {
    let outset = |count, steps| Outset {
        count,
        steps,
        next: to,
    };
    let mut outsets = PerSpace::new(outset(0, FAR));
    *outsets.get_mut(to) = outset(1, 0);
    // It may be blocked: a route may end there.
    let mut nearer = SpaceSet::one(to);
    for (steps, ring) in (1..).zip(rings.iter().skip(1)) {
        for space in ring.iter() {
            let hops = ways.get(space).intersection(nearer);
            let only = hops.first().filter(|_| !hops.has_several());
            *outsets.get_mut(space) = Outset {
                count: hops
                    .iter()
                    .map(|hop| outsets.get(hop).count)
                    .fold(0, u16::saturating_add),
                steps,
                next: only.unwrap_or(space),
            };
        }
        nearer = ring.without(blocked);
    }
    outsets
}

/// The spaces that can be entered with each step of a shortest way: as far from its end as they should be, and from its start.
#[inline]
pub(crate) fn stages(
    ahead: &[SpaceSet],
    behind: &[SpaceSet],
    avoided: SpaceSet,
) -> impl Iterator<Item = SpaceSet> {
    let both = ahead.iter().rev().zip(behind.iter().skip(1));
    both.map(move |(ahead, behind)| ahead.intersection(*behind).without(avoided))
}

/// All spaces of the shortest ways between any two, by where they end and where they begin.
pub(super) fn between_all(towards: &[Towards], blocked: SpaceSet) -> Vec<Ways> {
    let ways_to = |(to, ahead): (SpaceId, &Towards)| {
        let mut avoided = blocked;
        avoided.remove(to);
        let mut ways = Ways::new(SpaceSet::EMPTY);
        for (from, behind) in SpaceId::all().zip(towards) {
            if let Some(ahead) = ahead.rings.get(..usize::from(ahead.from.get(from).steps)) {
                let stages = stages(ahead, &behind.rings, avoided);
                *ways.get_mut(from) = stages.fold(SpaceSet::EMPTY, SpaceSet::union);
            }
        }
        ways
    };
    SpaceId::all().zip(towards).map(ways_to).collect()
}

/// The spaces at most so many steps away.
pub(super) fn within(field: &Field, most: u8) -> SpaceSet {
    SpaceId::all()
        .filter(|&space| *field.get(space) <= most)
        .collect()
}

/// The spaces of one of the shortest ways, both ends included.
pub(super) fn shortest_way(ways: &Ways, field: &Field, from: SpaceId) -> SpaceSet {
    let mut way = SpaceSet::one(from);
    let mut here = from;
    let nearer = |here: SpaceId| {
        let mut hops = ways.get(here).iter();
        hops.find(|&hop| *field.get(hop) < *field.get(here))
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
