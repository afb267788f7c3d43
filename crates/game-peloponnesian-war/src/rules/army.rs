//! 4.2.1 How the system gathers the army it needs.

use arrayvec::ArrayVec;

use super::Look;
use crate::{
    data::{ArmyPlan, FAR},
    event::Obstacle,
    ids::{Kind, Side, Sort},
    names::SpaceId,
    troops::Force,
};

/// 4.2k Where the leader goes and whom he takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub stops: ArrayVec<(SpaceId, Force), 20>,
    pub price: i32,
    /// 4.2.1g Cavalry that cannot be had.
    pub missing: u8,
    /// 4.2.1f Did two spaces have equal claims?
    pub is_tied: bool,
}

/// Points still wanted, by kind.
type Wanted = [u8; 3];

struct Stop {
    space: SpaceId,
    near: u8,
    /// 4.2.1c Who may be taken without emptying the space of a type.
    spare: Force,
    /// Everybody who may be taken.
    all: Force,
    is_captured: bool,
}

impl Look<'_> {
    /// 4.2.1a-g, 4.1.5c The army called for, or what is lacking. `extra` talents are needed besides; `tie` settles equal claims.
    pub fn plan(
        self,
        side: Side,
        army: ArmyPlan,
        objective: SpaceId,
        extra: i32,
        tie: usize,
    ) -> Result<Plan, Obstacle> {
        let (mut stops, is_tied) = self.gathering_spaces(side, army, tie);
        loop {
            let (taken, missing) = allocate(self, side, &stops, army);
            let strict = self.at.options.strict_passing;
            let [hoplites, cavalry, ships] = missing;
            if hoplites > 0 || ships > 0 || (strict && cavalry > 0) {
                return Err(Obstacle::ShortOfTroops);
            }
            match self.walk_plan(side, &taken, objective) {
                Walked::All => {}
                Walked::NoWayTo(space) => {
                    stops.retain(|stop| stop.space != space);
                    continue;
                }
                Walked::NoWayToObjective => return Err(Obstacle::NoRoute),
            }
            let price = taken
                .iter()
                .map(|&(_, force)| self.price(side, force))
                .sum();
            if !self.may_spend(side, price + extra) {
                return Err(Obstacle::ShortOfMoney);
            }
            let mut stops = taken;
            stops.reverse();
            return Ok(Plan {
                stops,
                price,
                missing: cavalry,
                is_tied,
            });
        }
    }

    /// 4.1.5a, 4.1.5b What a force costs.
    pub fn price(self, side: Side, force: Force) -> i32 {
        Sort::ALL
            .into_iter()
            .map(|sort| self.game.counters.price(side, sort) * i32::from(force.get(sort)))
            .sum()
    }

    /// 4.2.1a, 4.2.1b, 4.2.1f Home first, then the nearest spaces; of equals the one with more of what is needed.
    fn gathering_spaces(
        self,
        side: Side,
        army: ArmyPlan,
        tie: usize,
    ) -> (ArrayVec<Stop, 64>, bool) {
        let mut stops: ArrayVec<Stop, 64> = ArrayVec::new();
        for space in self.at.troops.occupied(side).iter() {
            let all = self.available(side, space);
            let near = self.game.board.nearness(side, self.shut(), space);
            if all.is_empty() || near == FAR || stops.is_full() {
                continue;
            }
            stops.push(Stop {
                space,
                near,
                spare: spare(self.at.troops.at(side, space), all),
                all,
                is_captured: self.league(space) == Some(side.other()),
            });
        }
        let useful = |stop: &Stop| {
            let kinds = [army.hoplite, army.cavalry, army.naval];
            let there = [stop.all.hoplites(), stop.all.cavalry(), stop.all.ships()];
            let pairs = kinds.into_iter().zip(there);
            pairs.map(|(want, have)| want.min(have)).sum::<u8>()
        };
        stops.sort_by_key(|stop| (stop.near, u8::MAX - useful(stop), stop.space));
        let mut is_tied = false;
        let mut first = 0;
        while first < stops.len() {
            let key = |stop: &Stop| (stop.near, useful(stop));
            let Some(of) = stops.get(first).map(key) else {
                break;
            };
            let equal = stops
                .iter()
                .skip(first)
                .take_while(|stop| key(stop) == of)
                .count();
            if equal > 1 {
                is_tied = true;
                if let Some(same) = stops.get_mut(first..first + equal) {
                    same.rotate_left(tie % equal);
                }
            }
            first += equal;
        }
        (stops, is_tied)
    }

    /// 4.2.1f Can the growing army go from stop to stop, and to the objective?
    fn walk_plan(self, side: Side, taken: &[(SpaceId, Force)], objective: SpaceId) -> Walked {
        let mut at = side.home();
        let mut army = Force::EMPTY;
        for &(space, force) in taken {
            if self.steps_to(side, army, at, space).is_none() {
                return Walked::NoWayTo(space);
            }
            at = space;
            army = army.plus(force);
        }
        if self.steps_to(side, army, at, objective).is_some() {
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

/// 4.2.1c Without the last point of each type.
fn spare(there: Force, available: Force) -> Force {
    let mut spare = available;
    for kind in [Kind::Hoplite, Kind::Cavalry, Kind::Naval] {
        if there.kind(kind) == available.kind(kind) && available.kind(kind) > 0 {
            let sort = if spare.get(Sort::allied(kind)) > 0 {
                Sort::allied(kind)
            } else {
                Sort::own(kind)
            };
            spare.set(sort, spare.get(sort) - 1);
        }
    }
    spare
}

/// 4.2.1a-d First without emptying a space of a type; then, if that is not enough, friendly-coloured spaces are emptied, then captured ones.
fn allocate(
    look: Look<'_>,
    side: Side,
    stops: &[Stop],
    army: ArmyPlan,
) -> (ArrayVec<(SpaceId, Force), 20>, Wanted) {
    let mut wanted: Wanted = [army.hoplite, army.cavalry, army.naval];
    let mut taken: ArrayVec<Force, 64> = stops.iter().map(|_| Force::EMPTY).collect();
    let mut pass = |offers: &dyn Fn(&Stop) -> Option<Force>| {
        for (stop, taken) in stops.iter().zip(taken.iter_mut()) {
            if let Some(offer) = offers(stop) {
                *taken = taken.plus(take(look, side, offer.minus(*taken), &mut wanted));
            }
        }
    };
    pass(&|stop| Some(stop.spare));
    pass(&|stop| (!stop.is_captured).then_some(stop.all));
    pass(&|stop| stop.is_captured.then_some(stop.all));
    let visited = stops
        .iter()
        .zip(taken)
        .filter(|(_, force)| !force.is_empty())
        .map(|(stop, force)| (stop.space, force))
        .take(20)
        .collect();
    (visited, wanted)
}

/// 4.2.1f The cheapest of each kind first.
fn take(look: Look<'_>, side: Side, offer: Force, wanted: &mut Wanted) -> Force {
    let mut taken = Force::EMPTY;
    let prices = &look.game.counters;
    for (kind, wanted) in [Kind::Hoplite, Kind::Cavalry, Kind::Naval]
        .into_iter()
        .zip(wanted)
    {
        let mut sorts = [Sort::own(kind), Sort::allied(kind)];
        sorts.sort_by_key(|&sort| prices.price(side, sort));
        for sort in sorts {
            let count = offer.get(sort).min(*wanted);
            taken.set(sort, count);
            *wanted -= count;
        }
    }
    taken
}
