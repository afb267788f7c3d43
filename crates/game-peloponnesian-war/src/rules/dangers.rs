//! 3.1.2 The dangers that the system answers, and 4.2 its operations from beginning to gathering.

use arrayvec::ArrayVec;

use super::{Look, Play, objective::Task};
use crate::{
    data::{Danger, DangerKind, Order},
    event::{Event, Obstacle, PassReason},
    ids::Side,
    names::SpaceId,
    sets::SpaceSet,
    step::Step,
};

impl Look<'_> {
    /// DEF.a-e The spaces for which a danger calls, in order. `tie` settles what is equal.
    pub fn threatened(
        self,
        side: Side,
        danger: &Danger,
        tie: usize,
    ) -> (ArrayVec<SpaceId, 131>, bool) {
        let enemy = side.other();
        let board = &self.game.board;
        let enemies = self.at.troops.occupied(enemy);
        let near_home = |space: SpaceId| board.nearness_by_land(side, space) <= 2;
        let spaces: SpaceSet = match &danger.kind {
            DangerKind::NearHome => enemies.iter().filter(|&space| near_home(space)).collect(),
            DangerKind::Listed(listed) => listed
                .iter()
                .copied()
                .filter(|&space| enemies.contains(space) && self.counts_as_listed(side, space))
                .collect(),
            DangerKind::League { attic_above } => enemies
                .iter()
                .filter(|&space| self.league(space) == Some(side))
                .filter(|&space| {
                    !(board.attica.contains(space)
                        && attic_above
                            .is_some_and(|most| self.at.troops.at(enemy, space).land() > most))
                })
                .filter(|&space| !self.is_listed(side, space) && space != side.home())
                .filter(|&space| side == Side::Athens || !near_home(space))
                .collect(),
            DangerKind::Rebels { minimum } => {
                let rebels: SpaceSet = self
                    .at
                    .rebels
                    .iter()
                    .filter(|&space| self.league(space) == Some(side))
                    .collect();
                if rebels.len() >= *minimum {
                    rebels
                } else {
                    SpaceSet::EMPTY
                }
            }
            DangerKind::EuxineCut => self.cut_by(),
        };
        let unanswered = spaces.without(*self.at.defended.get(side)).iter();
        let mut spaces: ArrayVec<SpaceId, 131> = unanswered.collect();
        let zones = self.zones(side);
        let key = |space: SpaceId| -> (bool, u8) {
            let near = board.nearness(side, self.shut(), space);
            match danger.order {
                Order::NearestByLand => (false, board.nearness_by_land(side, space)),
                Order::Nearest | Order::ReopensLine => (false, near),
                Order::OutsideFriendlyZonesThenNearest => (zones.contains(space), near),
                Order::Listed => {
                    let listed = match &danger.kind {
                        DangerKind::Listed(listed) => listed.iter().position(|&item| item == space),
                        DangerKind::NearHome
                        | DangerKind::League { .. }
                        | DangerKind::Rebels { .. }
                        | DangerKind::EuxineCut => None,
                    };
                    (false, listed.unwrap_or(usize::from(u8::MAX)) as u8)
                }
            }
        };
        spaces.sort_by_key(|&space| (key(space), space));
        let Some(first) = spaces.first().map(|&space| key(space)) else {
            return (spaces, false);
        };
        let equal = spaces
            .iter()
            .take_while(|&&space| key(space) == first)
            .count();
        if let Some(same) = spaces.get_mut(..equal) {
            same.rotate_left(tie % equal.max(1));
        }
        (spaces, equal > 1)
    }

    /// DEF.b, DEF.e Neutrals count while they are allies, Samos in place of Chios, Corcyra until it leaves.
    fn counts_as_listed(self, side: Side, space: SpaceId) -> bool {
        match space {
            SpaceId::ARGOS | SpaceId::SYRACUSE | SpaceId::PELLA => {
                self.ally_of(space) == Some(side)
            }
            SpaceId::SAMOS => self.is_chios_lost(),
            SpaceId::CORCYRA => !self.at.allies.corcyra_left,
            _ => true,
        }
    }

    /// DEF.c, DEF.e Does a list of places answer for this space already?
    fn is_listed(self, side: Side, space: SpaceId) -> bool {
        let mut dangers = self.game.matrices.dangers(side).iter();
        dangers.any(|danger| {
            matches!(&danger.kind, DangerKind::Listed(listed) if listed.contains(&space))
                && self.counts_as_listed(side, space)
        })
    }

    /// DEF.d The spaces whose recapture alone reopens the line to the Euxine; failing that the enemies in the Hellespont.
    fn cut_by(self) -> SpaceSet {
        if self.is_euxine_open() {
            return SpaceSet::EMPTY;
        }
        let board = &self.game.board;
        let enemies = self.at.troops.occupied(Side::Sparta);
        let alone: SpaceSet = board
            .spaces
            .iter()
            .filter(|&space| self.control(space) == Some(Side::Sparta) && self.would_reopen(space))
            .collect();
        if alone.is_empty() {
            enemies.intersection(board.hellespont)
        } else {
            alone
        }
    }
}

/// What the system does about the dangers.
enum Answer {
    Go(Task),
    Pass,
    None,
}

impl Play<'_> {
    /// 4.2a An operation of the non-player side up to the gathering of its army.
    pub fn system_operation(&mut self, side: Side) {
        if self.begin_operation(side).is_none() {
            return;
        }
        let task = match self.answer_dangers(side) {
            Answer::Go(task) => task,
            Answer::Pass => return self.system_passes(side, PassReason::NoArmy),
            Answer::None => {
                self.check_strategy(side);
                let strategy = self.at.strategy;
                let strategy = strategy.and_then(|id| self.game.matrices.strategy(side, id));
                let task = strategy.and_then(|strategy| self.roll_objective(side, strategy));
                match task {
                    Some(task) => task,
                    None => return self.system_passes(side, PassReason::NoObjective),
                }
            }
        };
        self.name_objective(task.objective);
        let plan = match task.plan {
            // 4.2.1f A die settles equal claims of gathering spaces.
            Ok(plan) if plan.is_tied => {
                let tie = self.draw(6);
                let extra = self.look().fomenting_price(task.foments);
                let again = self
                    .look()
                    .plan(side, task.army, task.objective, extra, tie);
                again.unwrap_or(plan)
            }
            Ok(plan) => plan,
            Err(reason) => {
                self.say(|| Event::ArmyImpossible { side, reason });
                return self.system_passes(side, PassReason::NoArmy);
            }
        };
        let total = plan
            .stops
            .iter()
            .fold(crate::troops::Force::EMPTY, |sum, (_, force)| {
                sum.plus(*force)
            });
        let (price, missing) = (plan.price, plan.missing);
        self.say(|| Event::ArmyPlanned {
            side,
            hoplites: total.hoplites(),
            cavalry: total.cavalry(),
            ships: total.ships(),
            price,
            missing,
        });
        if let Some(operation) = self.at.operation.as_mut() {
            operation.plan = plan.stops;
        }
        if task.foments && !self.foment() {
            return;
        }
        self.push(Step::Gather);
    }

    /// 4.3h The leader who was drawn goes back.
    fn system_passes(&mut self, side: Side, reason: PassReason) {
        if let Some(operation) = self.at.operation.take() {
            let free = crate::state::Whereabouts::Free;
            self.at.leaders.set(operation.leader, free);
        }
        self.pass(side, reason);
    }

    /// 3.1.2a, 4.2b The highest danger that can be answered.
    fn answer_dangers(&mut self, side: Side) -> Answer {
        let game = self.game;
        for danger in game.matrices.dangers(side) {
            let (_, is_tied) = self.look().threatened(side, danger, 0);
            let tie = if is_tied { self.draw(6) } else { 0 };
            let (spaces, _) = self.look().threatened(side, danger, tie);
            for space in spaces {
                let id = danger.id;
                self.say(|| Event::DangerSeen {
                    side,
                    danger: id,
                    space,
                });
                match self.assess_danger(side, danger, space) {
                    Ok(task) => return Answer::Go(task),
                    Err(reason) => {
                        let strict = self.at.options.strict_passing;
                        let over = danger.pass_over_if_short || reason == Obstacle::NoRoute;
                        self.say(|| Event::DangerPassedOver {
                            side,
                            danger: id,
                            space,
                            reason,
                        });
                        if strict || !over {
                            return Answer::Pass;
                        }
                    }
                }
            }
        }
        self.say(|| Event::NoDanger { side });
        Answer::None
    }

    fn assess_danger(&self, side: Side, danger: &Danger, space: SpaceId) -> Result<Task, Obstacle> {
        let look = self.look();
        if look.is_entry_barred(side, space) || look.would_rouse(side, space) {
            return Err(Obstacle::NoRoute);
        }
        let by_land = look.is_reached_by_land(side, space);
        let army = danger.muster.army(look.kind(space), by_land);
        let army = army.ok_or(Obstacle::NoRoute)?;
        let plan = look.plan(side, army, space, 0, 0)?;
        Ok(Task {
            objective: space,
            foments: false,
            army,
            plan: Ok(plan),
        })
    }

    /// 5.6f A strategy that hostages have come to forbid is replaced.
    fn check_strategy(&mut self, side: Side) {
        let barred = self
            .at
            .strategy
            .is_none_or(|id| self.look().is_strategy_barred(side, id));
        if barred {
            let leader = self.at.operation.as_ref().map(|operation| operation.leader);
            self.roll_strategy(side, leader);
        }
    }
}
