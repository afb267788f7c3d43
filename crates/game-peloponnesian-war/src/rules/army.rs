//! 4.2.1 How the system gathers the army it needs.

use arrayvec::ArrayVec;

use super::Look;
use crate::{
    data::{ArmyPlan, FAR},
    event::Obstacle,
    force::Force,
    ids::{Side, Sort},
    names::SpaceId,
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

/// A space where troops can be gathered. In order: how near it is, how little of what is needed it has, its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Stop {
    claim: u16,
    space: SpaceId,
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
        let called = army.force();
        let mut stops = ArrayVec::new();
        let mut offered = self.gathering_spaces(side, called, &mut stops);
        self.may_lack(called.minus(offered.by_kind()))?;
        let is_tied = self.settle_claims(&mut stops, tie);
        loop {
            let missing = called.minus(offered.by_kind());
            self.may_lack(missing)?;
            let mut taken = self.allocate(side, &stops, called.minus(missing));
            match self.walk_plan(side, &taken, objective) {
                Walked::All => {}
                Walked::NoWayTo(space) => {
                    stops.retain(|stop| stop.space != space);
                    offered = offered.minus(self.available(side, space));
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
            taken.reverse();
            return Ok(Plan {
                stops: taken,
                price,
                missing: missing.cavalry(),
                is_tied,
            });
        }
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

    /// 4.2.1a, 4.2.1b Lists all spaces where somebody can be taken, and counts them together.
    fn gathering_spaces(self, side: Side, called: Force, stops: &mut ArrayVec<Stop, 64>) -> Force {
        let shut = self.shut();
        let mut offered = Force::EMPTY;
        for space in self.at.troops.occupied(side).iter() {
            let all = self.available(side, space);
            let near = self.game.board.nearness(side, shut, space);
            if all.is_empty() || near == FAR || stops.is_full() {
                continue;
            }
            let useful = called.capped(all.by_kind()).total();
            let claim = u16::from_be_bytes([near, u8::MAX - useful]);
            stops.push(Stop { claim, space });
            offered = offered.plus(all);
        }
        offered
    }

    /// 4.2.1f Home first, then the nearest spaces; of equals the one with more of what is needed. Were any still equal?
    fn settle_claims(self, stops: &mut [Stop], tie: usize) -> bool {
        stops.sort_unstable();
        let mut is_tied = false;
        for same in stops.chunk_by_mut(|a, b| a.claim == b.claim) {
            if same.len() > 1 {
                is_tied = true;
                same.rotate_left(tie % same.len());
            }
        }
        is_tied
    }

    /// 4.2.1a-d First without emptying a space of a type; then, if that is not enough, friendly-coloured spaces are emptied, then captured ones.
    fn allocate(
        self,
        side: Side,
        stops: &[Stop],
        mut wanted: Force,
    ) -> ArrayVec<(SpaceId, Force), 20> {
        let mut taken: ArrayVec<Force, 64> = stops.iter().map(|_| Force::EMPTY).collect();
        let captured = self.leagues(side.other());
        for round in [Round::Spare, Round::Friendly, Round::Captured] {
            for (stop, taken) in stops.iter().zip(&mut taken) {
                if wanted.is_empty() {
                    break;
                }
                let all = self.available(side, stop.space);
                let offer = match round {
                    Round::Spare => spare(self.at.troops.at(side, stop.space), all),
                    Round::Friendly if captured.contains(stop.space) => Force::EMPTY,
                    Round::Friendly | Round::Captured => all,
                };
                let left = offer.minus(*taken);
                if !left.is_empty() {
                    *taken = taken.plus(self.take_of(side, left, &mut wanted));
                }
            }
        }
        let mut visited = ArrayVec::new();
        for (stop, &force) in stops.iter().zip(&taken) {
            if !force.is_empty() && !visited.is_full() {
                visited.push((stop.space, force));
            }
        }
        visited
    }

    /// 4.2.1f Takes what is wanted of an offer, the cheapest of each kind first.
    fn take_of(self, side: Side, offer: Force, wanted: &mut Force) -> Force {
        let mut take = |part: Force| {
            let taken = part.capped(*wanted);
            *wanted = wanted.minus(taken);
            taken
        };
        let own = offer.own();
        let cheap = take(own.capped(self.game.counters.cheap(side)));
        let allied = take(offer.allied_as_own());
        let dear = take(own.minus(cheap));
        cheap.plus(dear).plus(allied.own_as_allied())
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

/// 4.2.1c, 4.2.1d How far spaces are emptied.
#[derive(Clone, Copy)]
enum Round {
    Spare,
    Friendly,
    Captured,
}

enum Walked {
    All,
    NoWayTo(SpaceId),
    NoWayToObjective,
}

/// 4.2.1c Without the last point of each type, one of the allies where there is one.
fn spare(there: Force, available: Force) -> Force {
    let kinds = available.by_kind();
    let others = there.by_kind().minus(kinds);
    let last = kinds.one_of_each().minus(others.one_of_each());
    let allied = available.allied_as_own().capped(last);
    let own = last.minus(allied);
    available.minus(own).minus(allied.own_as_allied())
}
