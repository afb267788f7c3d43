//! 4.2.1 How the system gathers the army it needs.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::{Look, control, routes};
use crate::{
    data::ArmyPlan,
    event::Obstacle,
    force::Force,
    ids::{Side, Sort, SpaceId},
    sets::SpaceSet,
    state::Itinerary,
};

/// 4.2k Where the leader goes and which points the army takes up.
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
    pub(crate) fn new(tie: usize) -> Self {
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

/// 4.2i, 4.3h Plans the first of some armies that can be had, or tells what the one to be preferred lacks.
pub(crate) fn plan_first(
    look: Look<'_>,
    side: Side,
    armies: impl Iterator<Item = ArmyPlan>,
    objective: SpaceId,
    extra: i32,
    plan: &mut Plan,
) -> Result<(), Obstacle> {
    let mut lacks = None;
    for army in armies {
        match plan_army(look, side, army, objective, extra, plan) {
            Ok(()) => return Ok(()),
            Err(obstacle) => lacks = lacks.or(Some(obstacle)),
        }
    }
    Err(lacks.unwrap_or(Obstacle::NoRoute))
}

/// 4.2.1a-g, 4.1.5c Plans the army called for, or tells what is lacking. `extra` talents are needed besides.
pub(crate) fn plan_army(
    look: Look<'_>,
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
    gather(look, called, None, plan)
        .or_else(|obstacle| gather_past(look, called, obstacle, plan))?;
    let forces = plan.stops.iter().map(|(_, force)| *force);
    plan.price = price(look, side, forces.fold(Force::EMPTY, Force::plus));
    if control::may_spend(look, side, plan.price + extra) {
        Ok(())
    } else {
        Err(Obstacle::ShortOfMoney)
    }
}

/// 4.2.1a-g Which points the leader takes where, if the army can reach the objective. If it cannot, the plan tells how far it came.
fn gather(
    look: Look<'_>,
    called: Called,
    without: Option<SpaceId>,
    plan: &mut Plan,
) -> Result<(), Obstacle> {
    let Called { side, army, .. } = called;
    let mut fresh = look.at.troops.fresh(side).by_kind();
    let mut left_out = SpaceSet::EMPTY;
    let mut unreached = without;
    let mut listed = Listed::new();
    plan.stops.clear();
    loop {
        if let Some(space) = unreached {
            fresh = fresh.without(control::available(look, side, space).by_kind());
            left_out.insert(space);
        }
        let nowhere = army.minus(fresh);
        // Mostly this tells whether the army can be had at all.
        may_lack(look, nowhere)?;
        let (wanted, walked) = allocate(
            look,
            called,
            army.capped(fresh),
            left_out,
            &mut listed,
            plan,
        );
        let missing = nowhere.plus(wanted);
        may_lack(look, missing)?;
        plan.visit(&listed);
        let walked = walked.unwrap_or_else(|| walk_stops(look, called, &plan.stops));
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
fn gather_past(
    look: Look<'_>,
    called: Called,
    obstacle: Obstacle,
    plan: &mut Plan,
) -> Result<(), Obstacle> {
    let visited = plan.stops.clone();
    let mut without = visited.iter().rev().map(|&(space, _)| space);
    let helps = |space| gather(look, called, Some(space), plan).is_ok();
    without.any(helps).then_some(()).ok_or(obstacle)
}

/// 4.2.1g, 4.2.1h Nobody may be missing; by the option of lenient passing cavalry may.
fn may_lack(look: Look<'_>, missing: Force) -> Result<(), Obstacle> {
    let is_lenient = look.at.options.lenient_passing;
    if missing.hoplites() > 0 || missing.ships() > 0 || (!is_lenient && missing.cavalry() > 0) {
        return Err(Obstacle::ShortOfTroops);
    }
    Ok(())
}

/// 4.1.5a, 4.1.5b What a force costs.
pub(crate) fn price(look: Look<'_>, side: Side, force: Force) -> i32 {
    Sort::ALL
        .into_iter()
        .map(|sort| look.game.counters.price(side, sort) * i32::from(force.get(sort)))
        .sum()
}

/// 4.2.1a-f Home first, then the nearest that is not out of reach; first without the last of a type, then, if that is not enough, with them. Gives
/// what cannot be had, and how far the army comes where that is known; the plan tells how far the leader came when a space was out of reach.
fn allocate(
    look: Look<'_>,
    called: Called,
    mut wanted: Force,
    left_out: SpaceSet,
    listed: &mut Listed,
    plan: &mut Plan,
) -> (Force, Option<Walked>) {
    let side = called.side;
    let (mut at, mut army) = (side.home(), Force::EMPTY);
    let mut kinds = wanted.one_of_each();
    let mut further = look.at.troops.with_kinds_of(side, wanted).without(left_out);
    listed.clear();
    for ring in look
        .game
        .board
        .nearest_first(side, control::closed_neutrals(look))
    {
        if !ring.meets(further) {
            continue;
        }
        let first = listed.len();
        list_stops(look, side, ring.intersection(further), listed);
        let stops = listed.get_mut(first..).unwrap_or_default();
        if stops.len() > 1 {
            settle_claims(look, stops, wanted, called);
        }
        let mut unreached = false;
        for stop in stops {
            if !stop.spare.has_kinds_of(wanted) {
                continue;
            }
            if routes::has_way(look, side, army, at, stop.space) {
                stop.taken = take_cheapest(look, side, stop.spare, &mut wanted);
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
            return (wanted, Some(walk_to_objective(look, called, army, at)));
        }
        further = further.without(*ring);
        if wanted.one_of_each() != kinds {
            kinds = wanted.one_of_each();
            further = further.intersection(look.at.troops.with_kinds_of(side, wanted));
        }
        if further.is_empty() {
            break;
        }
    }
    take_last_points(look, listed, side, &mut wanted);
    (wanted, None)
}

/// Lists the troops in some spaces.
fn list_stops(look: Look<'_>, side: Side, spaces: SpaceSet, listed: &mut Listed) {
    spaces.iter().for_each(|space| {
        let all = control::available(look, side, space);
        if !all.is_empty() {
            listed.push(Stop {
                space,
                all,
                spare: spare(look.at.troops.at(side, space), all),
                taken: Force::EMPTY,
                claim: 0,
                price: 0,
            });
        }
    });
}

/// 4.2.1c, 4.2.1d The last of a type where somebody else stays, then the last of all: in spaces that stay friendly, then in captured ones.
fn take_last_points(look: Look<'_>, stops: &mut [Stop], side: Side, wanted: &mut Force) {
    for stop in &mut *stops {
        let (there, left) = (look.at.troops.at(side, stop.space), stop.left());
        if !there.is_single() && left.has_kinds_of(*wanted) {
            let mut more = take_cheapest(look, side, left, &mut wanted.clone());
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
            if left.has_kinds_of(*wanted) && stays_friendly(look, side, stop.space) == is_friendly {
                stop.taken = stop.taken.plus(take_cheapest(look, side, left, wanted));
            }
        }
    }
}

/// 4.2.1f Of spaces that are equally near the one with more of what is needed comes first, then the one where that is cheaper; of these one by
/// draw, and those after it in turn.
fn settle_claims(look: Look<'_>, stops: &mut [Stop], wanted: Force, called: Called) {
    let Called { side, tie, .. } = called;
    for stop in &mut *stops {
        stop.claim = wanted.capped(stop.all.by_kind()).total();
    }
    stops.sort_unstable_by_key(|stop| (Reverse(stop.claim), stop.space));
    // Mostly claims differ, and no price has to be worked out.
    for same in stops.chunk_by_mut(|a, b| a.claim == b.claim) {
        if same.len() > 1 {
            for stop in &mut *same {
                let taken = take_cheapest(look, side, stop.all, &mut wanted.clone());
                stop.price = price(look, side, taken);
            }
            same.sort_unstable_by_key(|stop| (stop.price, stop.space));
            for equal in same.chunk_by_mut(|a, b| a.price == b.price) {
                equal.rotate_left(tie % equal.len());
            }
        }
    }
}

/// 4.2.1d Does a space stay with a side whoever leaves it?
fn stays_friendly(look: Look<'_>, side: Side, space: SpaceId) -> bool {
    control::league_of(look, space).or_else(|| control::ally_of(look, space)) == Some(side)
}

/// 4.2.1f Takes what is wanted of an offer, the cheapest of each kind first.
#[inline]
fn take_cheapest(look: Look<'_>, side: Side, offer: Force, wanted: &mut Force) -> Force {
    let cheap = look.game.counters.cheap(side);
    let (own, allied) = (offer.own(), offer.allied_as_own());
    let first = own.where_in(cheap, allied).capped(*wanted);
    let left = wanted.minus(first);
    let second = allied.where_in(cheap, own).capped(left);
    *wanted = left.minus(second);
    let allied = second.where_in(cheap, first);
    first.where_in(cheap, second).plus(allied.own_as_allied())
}

/// 4.2.1f Can the growing army go from stop to stop, and to the objective?
fn walk_stops(look: Look<'_>, called: Called, taken: &[(SpaceId, Force)]) -> Walked {
    let side = called.side;
    let mut at = side.home();
    let mut army = Force::EMPTY;
    for (place, &(space, force)) in taken.iter().enumerate() {
        if !routes::has_way(look, side, army, at, space) {
            return Walked::NoWayTo(place);
        }
        at = space;
        army = army.plus(force);
    }
    walk_to_objective(look, called, army, at)
}

/// Can the whole army go on to the objective?
fn walk_to_objective(look: Look<'_>, called: Called, army: Force, at: SpaceId) -> Walked {
    if routes::has_way(look, called.side, army, at, called.objective) {
        Walked::All
    } else {
        Walked::NoWayToObjective
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
