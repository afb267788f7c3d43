//! 4.2.1 How the system gathers the army it needs.

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
}

impl Look<'_> {
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

    /// 4.2.1a-g Whom the leader takes where, if he can bring them to the objective. If he cannot, the plan tells where he would have gone.
    fn muster(
        self,
        called: Called,
        without: Option<SpaceId>,
        plan: &mut Plan,
    ) -> Result<(), Obstacle> {
        plan.stops.clear();
        let mut stops = Stops::new(self, called, without);
        // Mostly this tells whether the army can be had at all.
        self.may_lack(stops.missing)?;
        loop {
            let missing = self.allocate(&mut stops);
            self.may_lack(missing)?;
            stops.visited(&mut plan.stops);
            match self.walk_plan(called.side, &plan.stops, called.objective) {
                Walked::All => {
                    plan.stops.reverse();
                    plan.missing = missing.cavalry();
                    return Ok(());
                }
                Walked::NoWayTo(space) => stops.leave_out(space),
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

    /// 4.2.1g, 4.2.1h Only cavalry may be missing.
    fn may_lack(self, missing: Force) -> Result<(), Obstacle> {
        let strict = self.at.options.strict_passing;
        if missing.hoplites() > 0 || missing.ships() > 0 || (strict && missing.cavalry() > 0) {
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

    /// 4.2.1a-d First without the last of a type; then, if that is not enough, with them. Gives what cannot be had.
    fn allocate(self, stops: &mut Stops<'_>) -> Force {
        let side = stops.called.side;
        let mut wanted = stops.wanted;
        while !wanted.is_empty()
            && let Some(stop) = stops.next()
        {
            if !stop.spare.is_empty() {
                stop.taken = self.take_of(side, stop.spare, &mut wanted);
            }
        }
        stops.has_emptied = !wanted.is_empty();
        if stops.has_emptied {
            self.take_last(&mut stops.listed, side, &mut wanted);
        }
        stops.wanted = wanted;
        stops.missing.plus(wanted)
    }

    /// 4.2.1c, 4.2.1d The last of a type where somebody else stays, then the last of all: in spaces that stay friendly, then in captured ones.
    fn take_last(self, stops: &mut [Stop], side: Side, wanted: &mut Force) {
        for stop in &mut *stops {
            let mut left = *wanted;
            let more = self.take_of(side, stop.all.minus(stop.taken), &mut left);
            let is_emptied = stop.taken.plus(more) == self.at.troops.at(side, stop.space);
            let more = if is_emptied {
                more.without(more.last_one())
            } else {
                more
            };
            stop.taken = stop.taken.plus(more);
            *wanted = wanted.without(more.by_kind());
        }
        for is_friendly in [true, false] {
            for stop in &mut *stops {
                if !wanted.is_empty() && self.stays_friendly(side, stop.space) == is_friendly {
                    let left = stop.all.minus(stop.taken);
                    stop.taken = stop.taken.plus(self.take_of(side, left, wanted));
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
    fn walk_plan(self, side: Side, taken: &[(SpaceId, Force)], objective: SpaceId) -> Walked {
        let mut at = side.home();
        let mut army = Force::EMPTY;
        for &(space, force) in taken {
            if !self.has_way(side, army, at, space) {
                return Walked::NoWayTo(space);
            }
            at = space;
            army = army.plus(force);
        }
        if self.has_way(side, army, at, objective) {
            Walked::All
        } else {
            Walked::NoWayToObjective
        }
    }
}

enum Walked {
    All,
    NoWayTo(SpaceId),
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
    /// 4.2.1f How many of those in it are called for; not counted where no other is as near.
    claim: u8,
}

/// 4.2.1f The spaces where troops can be gathered: home first, then the nearest; of equals the one with more of what is needed. They are listed
/// as far as somebody is wanted.
struct Stops<'a> {
    look: Look<'a>,
    called: Called,
    /// Those who are called for and nowhere on the map.
    missing: Force,
    /// The others, as far as they have not been found yet.
    wanted: Force,
    /// All spaces with troops of a kind that is called for.
    useful: SpaceSet,
    listed: ArrayVec<Stop, { SpaceId::COUNT }>,
    /// How many of them have been asked for what they can spare.
    asked: usize,
    /// Did they have to give more than that?
    has_emptied: bool,
    further: std::slice::Iter<'a, SpaceSet>,
}

impl<'a> Stops<'a> {
    fn new(look: Look<'a>, called: Called, without: Option<SpaceId>) -> Self {
        let troops = &look.at.troops;
        let Called { side, army, .. } = called;
        let mut fresh = troops.fresh(side).by_kind();
        let mut useful = troops.with_kinds_of(side, army);
        if let Some(space) = without {
            fresh = fresh.without(look.available(side, space).by_kind());
            useful.remove(space);
        }
        Self {
            look,
            called,
            missing: army.minus(fresh),
            wanted: army.capped(fresh),
            useful,
            listed: ArrayVec::new(),
            asked: 0,
            has_emptied: false,
            further: look.game.board.nearest_first(side, look.shut()).iter(),
        }
    }

    /// 4.2.1a, 4.2.1b Lists the spaces at the next distance where there are troops of a kind that is called for, if there are any.
    fn list_more(&mut self) -> Option<()> {
        let useful = self.useful;
        let ring = self.further.find(|ring| ring.meets(useful))?;
        let first = self.listed.len();
        for space in ring.intersection(useful).iter() {
            let all = self.look.available(self.called.side, space);
            if !all.is_empty() {
                self.listed.push(Stop {
                    space,
                    all,
                    spare: spare(self.look.at.troops.at(self.called.side, space), all),
                    taken: Force::EMPTY,
                    claim: 0,
                });
            }
        }
        if self.listed.len() > first + 1 {
            self.settle_claims(first);
        }
        Some(())
    }

    /// 4.2.1f Puts spaces that are equally near in order.
    fn settle_claims(&mut self, first: usize) {
        let rivals = self.listed.get_mut(first..).unwrap_or_default();
        for stop in &mut *rivals {
            stop.claim = self.called.army.capped(stop.all.by_kind()).total();
        }
        rivals.sort_unstable_by_key(|stop| (u8::MAX - stop.claim, stop.space));
        for same in rivals.chunk_by_mut(|a, b| a.claim == b.claim) {
            same.rotate_left(self.called.tie % same.len());
        }
    }

    /// The next one that can be asked.
    #[inline]
    fn next(&mut self) -> Option<&mut Stop> {
        while self.asked >= self.listed.len() {
            self.list_more()?;
        }
        self.asked += 1;
        self.listed.get_mut(self.asked - 1)
    }

    /// No way leads to a space: everything is chosen anew without it. What those before it can spare they would only give again.
    fn leave_out(&mut self, space: SpaceId) {
        let place = self.listed.iter().position(|stop| stop.space == space);
        let place = place.unwrap_or(0);
        self.asked = if self.has_emptied { 0 } else { place };
        for stop in self.listed.iter_mut().skip(self.asked) {
            let taken = std::mem::take(&mut stop.taken);
            self.wanted = self.wanted.plus(taken.by_kind());
        }
        self.listed.pop_at(place);
    }

    /// Lists those where somebody is taken.
    fn visited(&self, visited: &mut Itinerary) {
        visited.clear();
        for stop in &self.listed {
            if !stop.taken.is_empty() && !visited.is_full() {
                visited.push((stop.space, stop.taken));
            }
        }
    }
}

/// 4.2.1c Without the last point of each type, one of the allies where there is one.
fn spare(there: Force, available: Force) -> Force {
    if there.is_single() {
        return Force::EMPTY;
    }
    let kinds = available.by_kind();
    let others = there.by_kind().minus(kinds);
    let last = kinds.one_of_each().minus(others.one_of_each());
    let allied = available.allied_as_own().capped(last);
    let own = last.minus(allied);
    available.minus(own).minus(allied.own_as_allied())
}
