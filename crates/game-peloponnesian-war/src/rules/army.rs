//! 4.2.1 How the system gathers the army it needs.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::Look;
use crate::{
    data::ArmyPlan,
    event::Obstacle,
    force::Force,
    ids::{Side, Sort},
    names::SpaceId,
    sets::SpaceSet,
    state::Itinerary,
};

/// 4.2k Where the leader goes and whom he takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    /// 4.2.1f Settles equal claims.
    tie: usize,
    /// The first stop last.
    pub stops: Itinerary,
    pub price: i32,
    /// 4.2.1g Cavalry that cannot be had.
    pub missing: u8,
}

impl Plan {
    pub fn new(tie: usize) -> Self {
        Self {
            tie,
            stops: Itinerary::new(),
            price: 0,
            missing: 0,
        }
    }

    /// Goes wherever somebody is taken.
    fn visit(&mut self, stops: &[Stop]) {
        self.stops.clear();
        for stop in stops {
            if !stop.taken.is_empty() && !self.stops.is_full() {
                self.stops.push((stop.space, stop.taken));
            }
        }
    }
}

impl Look<'_> {
    /// 4.2i, 4.3h Plans the first of some armies that can be had, or tells what the one to be preferred lacks.
    pub fn plan_first(
        self,
        side: Side,
        armies: impl Iterator<Item = ArmyPlan>,
        objective: SpaceId,
        extra: i32,
        plan: &mut Plan,
    ) -> Result<(), Obstacle> {
        let mut lacks = None;
        for army in armies {
            match self.plan(side, army, objective, extra, plan) {
                Ok(()) => return Ok(()),
                Err(obstacle) => lacks = lacks.or(Some(obstacle)),
            }
        }
        Err(lacks.unwrap_or(Obstacle::NoRoute))
    }

    /// 4.2.1a-g, 4.1.5c Plans the army called for, or tells what is lacking. `extra` talents are needed besides.
    pub fn plan(
        self,
        side: Side,
        army: ArmyPlan,
        objective: SpaceId,
        extra: i32,
        plan: &mut Plan,
    ) -> Result<(), Obstacle> {
        let called = Called {
            side,
            army: army.force(),
            objective,
            tie: plan.tie,
        };
        self.muster(called, None, plan)
            .or_else(|obstacle| self.muster_past(called, obstacle, plan))?;
        let forces = plan.stops.iter().map(|(_, force)| *force);
        plan.price = self.price(side, forces.fold(Force::EMPTY, Force::plus));
        if self.may_spend(side, plan.price + extra) {
            Ok(())
        } else {
            Err(Obstacle::ShortOfMoney)
        }
    }

    /// 4.2.1a-g Whom the leader takes where, if he can bring them to the objective. If he cannot, the plan tells how far he came.
    fn muster(
        self,
        called: Called,
        without: Option<SpaceId>,
        plan: &mut Plan,
    ) -> Result<(), Obstacle> {
        let Called { side, army, .. } = called;
        let mut fresh = self.at.troops.fresh(side).by_kind();
        let mut left_out = SpaceSet::EMPTY;
        let mut unreached = without;
        let mut listed = Listed::new();
        plan.stops.clear();
        loop {
            if let Some(space) = unreached {
                fresh = fresh.without(self.available(side, space).by_kind());
                left_out.insert(space);
            }
            let nowhere = army.minus(fresh);
            // Mostly this tells whether the army can be had at all.
            self.may_lack(nowhere)?;
            let (wanted, walked) =
                self.allocate(called, army.capped(fresh), left_out, &mut listed, plan);
            let missing = nowhere.plus(wanted);
            self.may_lack(missing)?;
            plan.visit(&listed);
            let walked = walked.unwrap_or_else(|| self.walk_plan(called, &plan.stops));
            match walked {
                Walked::All => {
                    plan.stops.reverse();
                    plan.missing = missing.cavalry();
                    return Ok(());
                }
                Walked::NoWayTo(place) => {
                    unreached = plan.stops.get(place).map(|(space, _)| *space);
                    plan.stops.truncate(place);
                }
                Walked::NoWayToObjective => return Err(Obstacle::NoRoute),
            }
        }
    }

    /// 4.2.1i Whoever joins the army on its way may be the very one who keeps it from going on, such as land troops without ships: it does without
    /// one of the stops, the farthest that helps.
    #[cold]
    fn muster_past(
        self,
        called: Called,
        obstacle: Obstacle,
        plan: &mut Plan,
    ) -> Result<(), Obstacle> {
        let visited = plan.stops.clone();
        let mut without = visited.iter().rev().map(|&(space, _)| space);
        let helps = |space| self.muster(called, Some(space), plan).is_ok();
        without.any(helps).then_some(()).ok_or(obstacle)
    }

    /// 4.2.1g, 4.2.1h Nobody may be missing; by the option of lenient passing cavalry may.
    fn may_lack(self, missing: Force) -> Result<(), Obstacle> {
        let is_lenient = self.at.options.lenient_passing;
        if missing.hoplites() > 0 || missing.ships() > 0 || (!is_lenient && missing.cavalry() > 0) {
            return Err(Obstacle::ShortOfTroops);
        }
        Ok(())
    }

    /// 4.1.5a, 4.1.5b What a force costs.
    pub fn price(self, side: Side, force: Force) -> i32 {
        Sort::ALL
            .into_iter()
            .map(|sort| self.game.counters.price(side, sort) * i32::from(force.get(sort)))
            .sum()
    }

    /// 4.2.1a-f Home first, then the nearest that is not out of reach; first without the last of a type, then, if that is not enough, with them. Gives
    /// what cannot be had, and how far the army comes where that is known; the plan tells how far the leader came when a space was out of his reach.
    fn allocate(
        self,
        called: Called,
        mut wanted: Force,
        left_out: SpaceSet,
        listed: &mut Listed,
        plan: &mut Plan,
    ) -> (Force, Option<Walked>) {
        let side = called.side;
        let (mut at, mut army) = (side.home(), Force::EMPTY);
        let mut kinds = wanted.one_of_each();
        let mut further = self.at.troops.with_kinds_of(side, wanted).without(left_out);
        listed.clear();
        for ring in self.game.board.nearest_first(side, self.shut()) {
            if !ring.meets(further) {
                continue;
            }
            let first = listed.len();
            self.list(side, ring.intersection(further), listed);
            let stops = listed.get_mut(first..).unwrap_or_default();
            if stops.len() > 1 {
                self.settle_claims(stops, wanted, called);
            }
            let mut unreached = false;
            for stop in stops {
                if !stop.spare.has_kinds_of(wanted) {
                    continue;
                }
                if self.has_way(side, army, at, stop.space) {
                    stop.taken = self.take_of(side, stop.spare, &mut wanted);
                    (at, army) = (stop.space, army.plus(stop.taken));
                } else {
                    (stop.all, stop.spare) = (Force::EMPTY, Force::EMPTY);
                    unreached = true;
                }
            }
            if unreached {
                plan.visit(listed);
            }
            if wanted.is_empty() {
                return (wanted, Some(self.walk_on(called, army, at)));
            }
            further = further.without(*ring);
            if wanted.one_of_each() != kinds {
                kinds = wanted.one_of_each();
                further = further.intersection(self.at.troops.with_kinds_of(side, wanted));
            }
            if further.is_empty() {
                break;
            }
        }
        self.take_last(listed, side, &mut wanted);
        (wanted, None)
    }

    /// Lists the troops in some spaces.
    fn list(self, side: Side, spaces: SpaceSet, listed: &mut Listed) {
        spaces.iter().for_each(|space| {
            let all = self.available(side, space);
            if !all.is_empty() {
                listed.push(Stop {
                    space,
                    all,
                    spare: spare(self.at.troops.at(side, space), all),
                    taken: Force::EMPTY,
                    claim: 0,
                    price: 0,
                });
            }
        });
    }

    /// 4.2.1c, 4.2.1d The last of a type where somebody else stays, then the last of all: in spaces that stay friendly, then in captured ones.
    fn take_last(self, stops: &mut [Stop], side: Side, wanted: &mut Force) {
        for stop in &mut *stops {
            let (there, left) = (self.at.troops.at(side, stop.space), stop.left());
            if !there.is_single() && left.has_kinds_of(*wanted) {
                let mut more = self.take_of(side, left, &mut wanted.clone());
                if stop.taken.plus(more) == there {
                    more = more.without(more.last_one());
                }
                stop.taken = stop.taken.plus(more);
                *wanted = wanted.without(more.by_kind());
            }
        }
        for is_friendly in [true, false] {
            for stop in &mut *stops {
                let left = stop.left();
                if left.has_kinds_of(*wanted)
                    && self.stays_friendly(side, stop.space) == is_friendly
                {
                    stop.taken = stop.taken.plus(self.take_of(side, left, wanted));
                }
            }
        }
    }

    /// 4.2.1f Of spaces that are equally near the one with more of what is needed comes first, then the one where that is cheaper; of these one by
    /// draw, and those after it in turn.
    fn settle_claims(self, stops: &mut [Stop], wanted: Force, called: Called) {
        let Called { side, tie, .. } = called;
        for stop in &mut *stops {
            stop.claim = wanted.capped(stop.all.by_kind()).total();
        }
        stops.sort_unstable_by_key(|stop| (Reverse(stop.claim), stop.space));
        // Mostly claims differ, and no price has to be worked out.
        for same in stops.chunk_by_mut(|a, b| a.claim == b.claim) {
            if same.len() > 1 {
                for stop in &mut *same {
                    let taken = self.take_of(side, stop.all, &mut wanted.clone());
                    stop.price = self.price(side, taken);
                }
                same.sort_unstable_by_key(|stop| (stop.price, stop.space));
                for equal in same.chunk_by_mut(|a, b| a.price == b.price) {
                    equal.rotate_left(tie % equal.len());
                }
            }
        }
    }

    /// 4.2.1d Does a space stay with a side whoever leaves it?
    fn stays_friendly(self, side: Side, space: SpaceId) -> bool {
        self.league(space).or_else(|| self.ally_of(space)) == Some(side)
    }

    /// 4.2.1f Takes what is wanted of an offer, the cheapest of each kind first.
    #[inline]
    fn take_of(self, side: Side, offer: Force, wanted: &mut Force) -> Force {
        let cheap = self.game.counters.cheap(side);
        let (own, allied) = (offer.own(), offer.allied_as_own());
        let first = own.where_in(cheap, allied).capped(*wanted);
        let left = wanted.minus(first);
        let second = allied.where_in(cheap, own).capped(left);
        *wanted = left.minus(second);
        let allied = second.where_in(cheap, first);
        first.where_in(cheap, second).plus(allied.own_as_allied())
    }

    /// 4.2.1f Can the growing army go from stop to stop, and to the objective?
    fn walk_plan(self, called: Called, taken: &[(SpaceId, Force)]) -> Walked {
        let side = called.side;
        let mut at = side.home();
        let mut army = Force::EMPTY;
        for (place, &(space, force)) in taken.iter().enumerate() {
            if !self.has_way(side, army, at, space) {
                return Walked::NoWayTo(place);
            }
            at = space;
            army = army.plus(force);
        }
        self.walk_on(called, army, at)
    }

    /// Can the whole army go on to the objective?
    fn walk_on(self, called: Called, army: Force, at: SpaceId) -> Walked {
        if self.has_way(called.side, army, at, called.objective) {
            Walked::All
        } else {
            Walked::NoWayToObjective
        }
    }
}

enum Walked {
    All,
    /// To a stop, by its place.
    NoWayTo(usize),
    NoWayToObjective,
}

/// What an operation of the system calls for.
#[derive(Clone, Copy)]
struct Called {
    side: Side,
    army: Force,
    objective: SpaceId,
    /// 4.2.1f Settles equal claims.
    tie: usize,
}

/// A space where troops can be gathered.
#[derive(Clone, Copy)]
struct Stop {
    space: SpaceId,
    all: Force,
    /// 4.2.1c Those of them who leave somebody of their type behind.
    spare: Force,
    taken: Force,
    /// 4.2.1f How many of those in it are needed, and what they cost; not counted where no other is as near.
    claim: u8,
    price: i32,
}

impl Stop {
    fn left(&self) -> Force {
        self.all.without(self.taken)
    }
}

type Listed = ArrayVec<Stop, { SpaceId::COUNT }>;

/// 4.2.1c Without the last point of each type, one of the allies where there is one.
fn spare(there: Force, available: Force) -> Force {
    if there.is_single() {
        return Force::EMPTY;
    }
    let kinds = available.by_kind();
    let others = there.by_kind().without(kinds);
    let last = kinds.one_of_each().minus(others.one_of_each());
    let allied = available.allied_as_own().capped(last);
    let own = last.without(allied);
    available.without(own).without(allied.own_as_allied())
}
