//! 4.1.1 The shortest ways between any two spaces, for one manner of moving.

use super::paths::{Distances, Ways, distances, rings_of};
use crate::{
    ids::SpaceId,
    sets::{PerSpace, SpaceSet},
};

/// All shortest ways along some lines. What is asked of many ways lies close together, so that it stays within reach of the processor.
#[derive(Debug)]
pub(crate) struct RoutingTable {
    /// The spaces to which there is a way from a space, itself included.
    pub reached: PerSpace<SpaceSet>,
    /// 4.1.3c Those of them that are farther away without the open sea, or out of reach.
    pub by_open_sea: PerSpace<SpaceSet>,
    /// How many steps lead from a space to another; [`FAR`](super::FAR) if there is no way.
    pub steps: PerSpace<Distances>,
    /// By where the ways end and begin: the next space of all of them; the one where they begin if they part there.
    next: PerSpace<PerSpace<SpaceId>>,
    /// By where the ways end and begin: how many there are; of very many, as many as can be told.
    count: PerSpace<PerSpace<u16>>,
    /// For one space after the other itself, all that is one step away from it, two steps, and so on.
    rings: Vec<SpaceSet>,
    /// Where those of a space begin.
    starts: PerSpace<u16>,
}

impl RoutingTable {
    /// `coastal` is the same without the open sea, if that is among the lines.
    pub(super) fn new(ways: &Ways, blocked: SpaceSet, coastal: Option<&Self>) -> Self {
        let mut routing = Self {
            reached: PerSpace::new(SpaceSet::EMPTY),
            by_open_sea: PerSpace::new(SpaceSet::EMPTY),
            steps: PerSpace::new(distances(&[])),
            next: PerSpace::new(PerSpace::new(SpaceId::ATHENS)),
            count: PerSpace::new(PerSpace::new(0)),
            rings: Vec::new(),
            starts: PerSpace::new(0),
        };
        for space in SpaceId::all() {
            let rings = rings_of(ways, blocked, space);
            let all = rings.iter().copied();
            *routing.reached.get_mut(space) = all.fold(SpaceSet::EMPTY, SpaceSet::union);
            *routing.steps.get_mut(space) = distances(&rings);
            if let Some(coastal) = coastal {
                *routing.by_open_sea.get_mut(space) = coastal.farther(space, &rings);
            }
            routing.tell_apart(ways, blocked, space, &rings);
            *routing.starts.get_mut(space) = routing.rings.len() as u16;
            routing.rings.extend(rings);
        }
        routing
    }

    /// Counts the ways to a space and looks where they part, if these are one step after the other.
    fn tell_apart(&mut self, ways: &Ways, blocked: SpaceSet, to: SpaceId, rings: &[SpaceSet]) {
        let (next, count) = (self.next.get_mut(to), self.count.get_mut(to));
        *count.get_mut(to) = 1;
        // It may be blocked: a route may end there.
        let mut nearer = SpaceSet::one(to);
        for ring in rings.iter().skip(1) {
            for space in ring.iter() {
                let hops = ways.get(space).intersection(nearer);
                let only = hops.first().filter(|_| !hops.has_several());
                *next.get_mut(space) = only.unwrap_or(space);
                *count.get_mut(space) = hops
                    .iter()
                    .map(|hop| *count.get(hop))
                    .fold(0, u16::saturating_add);
            }
            nearer = ring.without(blocked);
        }
    }

    /// The spaces of some rings around a space that are farther away from it than they are in them.
    fn farther(&self, space: SpaceId, rings: &[SpaceSet]) -> SpaceSet {
        let is_farther =
            |&(other, steps): &(SpaceId, u8)| *self.steps.get(space).get(other) > steps;
        let all = (0..).zip(rings);
        let all = all.flat_map(|(steps, ring)| ring.iter().map(move |other| (other, steps)));
        all.filter(is_farther).map(|(other, _)| other).collect()
    }

    /// How many shortest ways there are.
    #[inline]
    pub(crate) fn count(&self, from: SpaceId, to: SpaceId) -> u32 {
        u32::from(*self.count.get(to).get(from))
    }

    /// The next space of all shortest ways; nothing if they part at once.
    #[inline]
    pub(crate) fn next(&self, from: SpaceId, to: SpaceId) -> Option<SpaceId> {
        Some(*self.next.get(to).get(from)).filter(|&next| next != from)
    }

    /// A space, all that is one step away from it, two steps, and so on: as many of these as asked for, which there are.
    #[inline]
    pub(crate) fn rings(&self, space: SpaceId, count: usize) -> &[SpaceSet] {
        let start = usize::from(*self.starts.get(space));
        self.rings.get(start..start + count).unwrap_or_default()
    }

    /// Visits the spaces that can be entered with each step of a shortest way, if there is one: as far from its end as they should be, and from its
    /// start.
    #[inline]
    pub(crate) fn stages(
        &self,
        [from, to]: [SpaceId; 2],
        avoided: SpaceSet,
    ) -> impl Iterator<Item = SpaceSet> {
        let steps = usize::from(*self.steps.get(from).get(to));
        let (ahead, behind) = (self.rings(to, steps), self.rings(from, steps + 1));
        let both = ahead.iter().rev().zip(behind.iter().skip(1));
        both.map(move |(ahead, behind)| ahead.intersection(*behind).without(avoided))
    }

    /// The spaces of the shortest ways from a space to each, the first one left out.
    pub(super) fn between(&self, from: SpaceId, blocked: SpaceSet) -> Ways {
        let mut ways = Ways::new(SpaceSet::EMPTY);
        for to in self.reached.get(from).iter() {
            let stages = self.stages([from, to], blocked.without(SpaceSet::one(to)));
            *ways.get_mut(to) = stages.fold(SpaceSet::EMPTY, SpaceSet::union);
        }
        ways
    }
}
