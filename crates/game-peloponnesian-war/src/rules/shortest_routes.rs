//! 4.1.1l-n Shortest ways between two spaces: how many there are, and one of them.

use arrayvec::ArrayVec;

use crate::{
    data::{LONGEST, Rings, RoutingTable, Ways},
    ids::SpaceId,
    sets::{PerSpace, SpaceSet},
};

/// One of several equally good routes.
#[derive(Clone, Debug)]
pub(crate) struct Route {
    /// How many there are.
    pub equal: u32,
    /// Its spaces, one after the other.
    pub spaces: ArrayVec<SpaceId, LONGEST>,
}

impl Route {
    /// Goes on where there is but one way.
    fn follow(&mut self, stages: &[SpaceSet]) {
        for stage in stages {
            self.spaces.extend(stage.first());
        }
    }
}

/// The shortest ways between two spaces along some lines. All of it was worked out when the map was loaded.
#[derive(Clone, Copy)]
pub(super) struct Shortest<'a> {
    pub ends: [SpaceId; 2],
    pub steps: usize,
    pub ways: &'a Ways,
    pub routing: &'a RoutingTable,
    /// Spaces that are not passed.
    pub avoided: SpaceSet,
}

/// 4.1.1n What the system minds of its own army's way, and welcomes of the player's.
#[derive(Clone, Copy, Default)]
pub(super) struct Costs {
    /// Spaces in enemy zones.
    pub feared: SpaceSet,
    /// Spaces that the army would ravage.
    pub ravaged: SpaceSet,
    /// The army is the player's.
    pub is_welcome: bool,
}

impl Costs {
    /// Some spaces of a stage are minded. Of what is true of all or none of them nothing is kept.
    #[inline]
    pub(super) fn mind(&mut self, stage: SpaceSet, feared: SpaceSet, ravaged: SpaceSet) {
        if feared != stage {
            self.feared = self.feared.union(feared);
        }
        if ravaged != stage {
            self.ravaged = self.ravaged.union(ravaged);
        }
    }

    /// Does it make no difference which way is taken?
    pub(super) fn are_even(self) -> bool {
        self.feared.is_empty() && self.ravaged.is_empty()
    }

    fn of(self, space: SpaceId) -> i16 {
        let [feared, ravaged] =
            [self.feared, self.ravaged].map(|spaces| i16::from(spaces.contains(space)));
        let cost = 100 * feared - ravaged;
        if self.is_welcome { -cost } else { cost }
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

impl Shortest<'_> {
    /// How many there are.
    #[inline]
    pub(super) fn count(&self) -> u32 {
        let [from, to] = self.ends;
        self.routing.count(from, to)
    }

    /// Lists the spaces that can be entered with each step, the start first.
    pub(super) fn stages(&self, found: &mut Rings) -> Option<()> {
        let [from, _] = self.ends;
        found.clear();
        found.push(SpaceSet::one(from));
        for stage in self.routing.stages(self.ends, self.avoided) {
            found.try_push(stage).ok()?;
        }
        Some(())
    }

    /// Lists the stages past closed spaces; some of them may lead nowhere. Nothing if the end is not reached.
    pub(super) fn stages_past(&self, closed: SpaceSet, found: &mut Rings) -> Option<()> {
        let [_, to] = self.ends;
        self.stages_through(self.routing.rings(to, self.steps), closed, found)
    }

    /// Lists the stages past closed spaces towards the first of some rings, each one step nearer than the next.
    pub(super) fn stages_through(
        &self,
        ahead: &[SpaceSet],
        closed: SpaceSet,
        found: &mut Rings,
    ) -> Option<()> {
        let [from, _] = self.ends;
        let avoided = self.avoided.union(closed);
        let mut stage = SpaceSet::one(from);
        found.clear();
        found.push(stage);
        for ring in ahead.iter().rev() {
            stage = self.ways.around(stage).intersection(ring.without(avoided));
            if stage.is_empty() {
                return None;
            }
            found.try_push(stage).ok()?;
        }
        Some(())
    }

    /// One of them.
    pub(super) fn any(&self, choose: impl FnOnce(u32) -> u32) -> Option<Route> {
        let mut route = Route {
            equal: self.count(),
            spaces: ArrayVec::new(),
        };
        let mut left = choose(route.equal);
        let [mut here, to] = self.ends;
        for steps in (0..self.steps).rev() {
            here = self.routing.next(here, to).or_else(|| {
                let ring = self.routing.rings(to, steps + 1).last()?;
                let hops = self.ways.get(here).intersection(ring.without(self.avoided));
                let mut hops = hops.iter();
                hops.find(|&hop| takes_turn(&mut left, self.routing.count(hop, to)))
            })?;
            route.spaces.try_push(here).ok()?;
        }
        Some(route)
    }

    /// One of the cheapest through some stages, which begin and end with one space.
    pub(super) fn cheapest(
        &self,
        stages: &[SpaceSet],
        costs: Costs,
        choose: impl FnOnce(u32) -> u32,
    ) -> Option<Route> {
        let mut route = Route {
            equal: 1,
            spaces: ArrayVec::new(),
        };
        let several = |stage: &SpaceSet| stage.has_several();
        let bounds = stages.iter().position(several);
        // But one way leads to the first choice, and on from the last.
        if let Some((first, last)) = bounds.zip(stages.iter().rposition(several)) {
            route.follow(stages.get(1..first)?);
            let choices = stages.get(first - 1..=last + 1)?;
            self.choose_cheapest(choices, costs, choose, &mut route)?;
            route.follow(stages.get(last + 2..)?);
        } else {
            route.follow(stages.get(1..)?);
        }
        Some(route)
    }

    fn choose_cheapest(
        &self,
        stages: &[SpaceSet],
        costs: Costs,
        choose: impl FnOnce(u32) -> u32,
        route: &mut Route,
    ) -> Option<()> {
        let ways = self.ways;
        let (&(mut after), before) = stages.split_last()?;
        let mut best = PerSpace::new(Best::NONE);
        *best.get_mut(after.first()?) = Best::END;
        for &stage in before.iter().rev() {
            stage.iter().for_each(|space| {
                let found = weigh(ways, &best, space, after);
                if found.count > 0 {
                    let cost = found.rest + costs.of(space);
                    *best.get_mut(space) = Best { cost, ..found };
                }
            });
            after = stage;
        }
        let mut here = after.first()?;
        route.equal = best.get(here).count;
        let mut left = choose(route.equal);
        for &stage in stages.get(1..)? {
            let rest = best.get(here).rest;
            let mut hops = ways.get(here).intersection(stage).iter();
            here = hops.find(|&hop| {
                let on = best.get(hop);
                on.count > 0 && on.cost == rest && takes_turn(&mut left, on.count)
            })?;
            route.spaces.push(here);
        }
        Some(())
    }
}

/// Does a number fall upon the next so many? If not it is counted on from there.
#[inline]
fn takes_turn(left: &mut u32, count: u32) -> bool {
    let falls = *left < count;
    if !falls {
        *left -= count;
    }
    falls
}

/// The cheapest ways on from a space, its own cost left out.
#[inline]
fn weigh(ways: &Ways, best: &PerSpace<Best>, space: SpaceId, after: SpaceSet) -> Best {
    let mut found = Best {
        rest: i16::MAX,
        ..Best::NONE
    };
    let hops = ways.get(space).intersection(after);
    hops.iter().for_each(|hop| {
        let on = best.get(hop);
        if on.count == 0 || on.cost > found.rest {
            return;
        }
        if on.cost < found.rest {
            (found.count, found.rest) = (0, on.cost);
        }
        found.count += on.count;
    });
    found
}
