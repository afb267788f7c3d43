//! 4.1 The leader builds his army.

use super::{Flow, Look, Play};
use crate::{
    event::{EndReason, Event},
    force::Force,
    ids::{Kind, Nationality, Side, Sort},
    illegal::Illegal,
    names::SpaceId,
    sets::SpaceSet,
    state::Operation,
    step::{Purpose, Step, WalkStage},
    troops::Units,
};

impl Look<'_> {
    /// 4.1.1d, 4.1.5a, 7.1.5a May the leader take these points here?
    pub fn may_take(
        self,
        operation: &Operation,
        nationality: Nationality,
        kind: Kind,
        count: u8,
    ) -> Result<(), Illegal> {
        let side = operation.side;
        if nationality.side() != side || count == 0 {
            return Err(Illegal::NotYourTroops);
        }
        let sort = Sort::of(nationality, kind);
        let there = self.available(side, operation.at).get(sort);
        if there < count {
            return Err(Illegal::NotSoManyThere { count: there });
        }
        self.may_pay(
            side,
            self.game.counters.price(side, sort) * i32::from(count),
        )
    }

    /// 4.1.5a, 7.1.5a
    pub fn may_pay(self, side: Side, price: i32) -> Result<(), Illegal> {
        if self.may_spend(side, price) {
            Ok(())
        } else if *self.at.treasury.get(side) >= price {
            Err(Illegal::Reserve { price })
        } else {
            Err(Illegal::TooDear { price })
        }
    }

    /// 4.1b, 4.1g May the leader gather troops in this space next?
    fn may_gather_at(self, operation: &Operation, space: SpaceId) -> Result<(), Illegal> {
        if !operation.may_go {
            return Err(Illegal::TakeFirst);
        }
        if space == operation.at || self.takeable(operation.side, space).is_empty() {
            return Err(Illegal::NobodyToTake { space });
        }
        Ok(())
    }

    /// 4.1b May the leader go to this gathering space?
    pub fn may_go(self, operation: &Operation, space: SpaceId) -> Result<(), Illegal> {
        self.may_gather_at(operation, space)?;
        let has_way = self.has_way(operation.side, operation.army, operation.at, space);
        has_way.then_some(()).ok_or(Illegal::NoWay { space })
    }

    /// 4.1.3c May he go there by the open sea?
    ///
    /// Ruling: an army crosses on its way to a gathering space as well as to its objective. 4.1.3 lets it cross wherever it moves, and 4.1.1
    /// moves it to both alike.
    pub fn may_go_by_open_sea(self, operation: &Operation, space: SpaceId) -> Result<(), Illegal> {
        self.may_gather_at(operation, space)?;
        self.may_cross(operation, space)
    }

    /// Where the leader could gather troops next, whether there is a way or not.
    pub fn elsewhere(self, operation: &Operation) -> SpaceSet {
        if !operation.may_go {
            return SpaceSet::EMPTY;
        }
        let mut elsewhere = self.at.troops.occupied(operation.side);
        elsewhere.remove(operation.at);
        elsewhere
    }

    /// Those of some spaces to which there is a way.
    pub fn with_way(self, operation: &Operation, spaces: SpaceSet) -> SpaceSet {
        self.reached(operation.side, operation.army, operation.at, spaces)
    }

    /// 4.1.3c Those of some spaces to which he may go by the open sea.
    pub fn by_open_sea(self, operation: &Operation, spaces: SpaceSet) -> SpaceSet {
        self.nearer_by_open_sea(operation.side, operation.army, operation.at, spaces)
    }

    /// 4.1e May the army march, or the leader alone?
    pub fn may_march(self, operation: &Operation) -> Result<(), Illegal> {
        let space = operation.objective.unwrap_or(operation.at);
        let has_way = self.has_way(operation.side, operation.army, operation.at, space);
        if has_way || self.can_sail_in_part(operation) {
            Ok(())
        } else {
            Err(Illegal::NoWay { space })
        }
    }

    /// 4.1.4d Do those of the army who can sail have a way?
    pub fn can_sail_in_part(self, operation: &Operation) -> bool {
        let space = operation.objective.unwrap_or(operation.at);
        let has_way = |army| self.has_way(operation.side, army, operation.at, space);
        self.sailing(operation).is_some_and(has_way)
    }

    /// 4.1.4d The ships of an army that only combat has made too few: where no mixed route leads on they sail all the same, with whom they can
    /// carry.
    pub fn sailing(self, operation: &Operation) -> Option<Force> {
        let army = operation.army;
        let (land, ships) = (army.land(), army.ships());
        let is_short = ships > 0 && ships < land && land <= ships + operation.ships_lost;
        let of = |sort| Force::of(sort, army.get(sort));
        is_short.then(|| of(Sort::own(Kind::Naval)).plus(of(Sort::allied(Kind::Naval))))
    }

    /// 4.1.3c May it march by the open sea?
    pub fn may_march_by_open_sea(self, operation: &Operation) -> Result<(), Illegal> {
        let objective = operation.objective.unwrap_or(operation.at);
        self.may_cross(operation, objective)
    }

    /// 4.1.3a, 4.1.3c May the army take to the open sea, and would that be shorter?
    fn may_cross(self, operation: &Operation, to: SpaceId) -> Result<(), Illegal> {
        let (side, army, at) = (operation.side, operation.army, operation.at);
        let nearer = self.nearer_by_open_sea(side, army, at, SpaceSet::one(to));
        let is_nearer = !nearer.is_empty();
        is_nearer.then_some(()).ok_or(Illegal::NoOpenSea)
    }

    /// 4.1e Is anything left to do but to give up?
    fn can_gather(self, operation: &Operation) -> bool {
        let elsewhere = || self.elsewhere(operation);
        let has_any = |goals| {
            let mut goals = self.takeable_within(operation.side, goals);
            goals.next().is_some()
        };
        // What is least work first.
        !self.takeable(operation.side, operation.at).is_empty()
            || self.may_march(operation).is_ok()
            || self.may_march_by_open_sea(operation).is_ok()
            || has_any(self.with_way(operation, elsewhere()))
            || has_any(self.by_open_sea(operation, elsewhere()))
    }
}

impl Play<'_> {
    /// 4.1e-g The leader stands in a space: he takes, goes on, marches.
    pub fn gather(&mut self) -> Flow {
        let Some(operation) = self.at.operation.as_ref() else {
            self.pop();
            return Flow::Goes;
        };
        if self.at.is_system(operation.side) {
            self.gather_by_plan();
            return Flow::Goes;
        }
        if self.look().can_gather(operation) {
            return Flow::Asks;
        }
        let reason = if operation.army.is_empty() {
            EndReason::NoTroops
        } else {
            EndReason::NoRoute
        };
        self.end_operation(reason);
        Flow::Goes
    }

    /// 4.1.5a Pays for points and puts them into the army.
    pub fn take(&mut self, force: Force) {
        let Some(operation) = self.at.operation.as_mut() else {
            return;
        };
        let (side, space) = (operation.side, operation.at);
        operation.army = operation.army.plus(force);
        operation.has_taken = true;
        operation.may_go = true;
        self.at.troops.spend(side, space, force);
        let price = self.look().price(side, force);
        *self.at.treasury.get_mut(side) -= price;
        self.say(|| Event::Gathered {
            side,
            space,
            units: Units::new(side, force),
            price,
        });
    }

    /// 4.1b The leader sets out for a gathering space.
    pub fn go(&mut self, space: SpaceId, open_sea: bool) -> bool {
        if let Some(operation) = self.at.operation.as_mut() {
            operation.open_sea = open_sea;
        }
        let open = self.choose_route(space, Purpose::Gathering);
        if open {
            self.push(Step::Walk {
                to: Purpose::Gathering,
                stage: WalkStage::Embark,
            });
        }
        open
    }

    /// 4.1c The army sets out for the objective.
    pub fn march(&mut self, open_sea: bool) {
        let Some(operation) = self.at.operation.as_mut() else {
            return;
        };
        operation.open_sea = open_sea;
        let Some(objective) = operation.objective else {
            return;
        };
        let goes = self.choose_route(objective, Purpose::Objective) || self.sail_in_part(objective);
        if goes {
            self.replace(Step::Walk {
                to: Purpose::Objective,
                stage: WalkStage::Embark,
            });
        } else {
            self.end_operation(EndReason::NoRoute);
        }
    }

    /// 4.1.4d The army takes the route of those of it who can sail; the others go along until it leads over the sea.
    fn sail_in_part(&mut self, objective: SpaceId) -> bool {
        let operation = self.at.operation.as_ref();
        let Some(ships) = operation.and_then(|operation| self.look().sailing(operation)) else {
            return false;
        };
        let Some(operation) = self.at.operation.as_mut() else {
            return false;
        };
        let whole = std::mem::replace(&mut operation.army, ships);
        let goes = self.choose_route(objective, Purpose::Objective);
        if let Some(operation) = self.at.operation.as_mut() {
            operation.army = whole;
        }
        goes
    }

    /// 4.2k, 4.2l The system's leader does what was planned, with whoever is left.
    fn gather_by_plan(&mut self) {
        while let Some(operation) = self.at.operation.as_mut() {
            let (side, at) = (operation.side, operation.at);
            let Some(&(space, force)) = operation.plan.last() else {
                let is_empty = operation.army.is_empty();
                return if is_empty {
                    self.end_operation(EndReason::NoTroops);
                } else {
                    self.march(false);
                };
            };
            if space != at && self.go(space, false) {
                return;
            }
            let look = self.look();
            let force = force.capped(look.available(side, at));
            let is_taken =
                space == at && !force.is_empty() && look.may_spend(side, look.price(side, force));
            if is_taken {
                self.take(force);
            }
            if let Some(operation) = self.at.operation.as_mut() {
                operation.plan.pop();
            }
        }
    }
}
