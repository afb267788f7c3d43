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
    /// DEF.a-e The spaces for which a danger calls, in order, and how many of the first have equal claims.
    pub fn threatened(self, side: Side, danger: &Danger) -> (ArrayVec<SpaceId, 131>, usize) {
        let enemy = side.other();
        let board = &self.game.board;
        let enemies = self.at.troops.occupied(enemy);
        let near_home = *board.near_home.get(side);
        let spaces: SpaceSet = match &danger.kind {
            DangerKind::NearHome => enemies.intersection(near_home),
            DangerKind::Listed(listed) => listed
                .iter()
                .copied()
                .filter(|&space| enemies.contains(space) && self.counts_as_listed(side, space))
                .collect(),
            DangerKind::League { attic_above } => enemies
                .intersection(self.leagues(side))
                .iter()
                .filter(|&space| {
                    !(board.attica.contains(space)
                        && attic_above
                            .is_some_and(|most| self.at.troops.at(enemy, space).land() > most))
                })
                .filter(|&space| !self.is_listed(side, space) && space != side.home())
                .filter(|&space| side == Side::Athens || !near_home.contains(space))
                .collect(),
            DangerKind::Rebels { minimum } => {
                let rebels = self.at.rebels.intersection(self.leagues(side));
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
        let key = |space: SpaceId| -> (bool, u8) {
            let near = board.nearness(side, self.shut(), space);
            match danger.order {
                Order::NearestByLand => (false, board.nearness_by_land(side, space)),
                Order::Nearest | Order::ReopensLine => (false, near),
                Order::OutsideFriendlyZonesThenNearest => (self.is_reached(side, space), near),
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
        if spaces.len() < 2 {
            let equal = spaces.len();
            return (spaces, equal);
        }
        spaces.sort_unstable_by_key(|&space| (key(space), space));
        let first = spaces.first().map(|&space| key(space));
        let equal = spaces
            .iter()
            .take_while(|&&space| Some(key(space)) == first)
            .count();
        (spaces, equal)
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
        let Some(alone) = self.reopening() else {
            return SpaceSet::EMPTY;
        };
        if alone.is_empty() {
            let enemies = self.at.troops.occupied(Side::Sparta);
            enemies.intersection(self.game.board.hellespont)
        } else {
            alone
        }
    }
}

/// 1.1.3 A number that gives every one of up to six equal claims its share.
const TIES: usize = 60;

/// 4.3h A danger cannot be answered: the side passes.
struct MustPass;

impl Play<'_> {
    /// 4.2a An operation of the non-player side up to the gathering of its army.
    pub fn system_operation(&mut self, side: Side) {
        if self.begin_operation(side).is_none() {
            return;
        }
        let task = match self.answer_dangers(side) {
            Ok(Some(task)) => task,
            Err(MustPass) => return self.pass(side, PassReason::NoArmy),
            Ok(None) => {
                self.check_strategy(side);
                let strategy = self.at.strategy;
                let strategy = strategy.and_then(|id| self.game.matrices.strategy(side, id));
                let task = strategy.and_then(|strategy| self.roll_objective(side, strategy));
                match task {
                    Some(task) => task,
                    None => return self.pass(side, PassReason::NoObjective),
                }
            }
        };
        self.name_objective(task.objective);
        let plan = match task.plan {
            // 4.2.1f A die settles equal claims of gathering spaces.
            Ok(plan) if plan.is_tied => match self.draw(TIES) {
                0 => plan,
                tie => {
                    let look = self.look();
                    let extra = look.fomenting_price(task.foments);
                    let again = look.plan(side, task.army, task.objective, extra, tie);
                    again.unwrap_or(plan)
                }
            },
            Ok(plan) => plan,
            Err(reason) => {
                self.say(|| Event::ArmyImpossible { side, reason });
                return self.pass(side, PassReason::NoArmy);
            }
        };
        let total = plan
            .stops
            .iter()
            .fold(crate::force::Force::EMPTY, |sum, (_, force)| {
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

    /// 3.1.2a, 4.2b The highest danger that can be answered.
    fn answer_dangers(&mut self, side: Side) -> Result<Option<Task>, MustPass> {
        let game = self.game;
        for danger in game.matrices.dangers(side) {
            let (mut spaces, equal) = self.look().threatened(side, danger);
            if equal > 1 {
                let tie = self.draw(equal);
                if let Some(same) = spaces.get_mut(..equal) {
                    same.rotate_left(tie);
                }
            }
            for space in spaces {
                let id = danger.id;
                self.say(|| Event::DangerSeen {
                    side,
                    danger: id,
                    space,
                });
                match self.assess_danger(side, danger, space) {
                    Ok(task) => return Ok(Some(task)),
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
                            return Err(MustPass);
                        }
                    }
                }
            }
        }
        self.say(|| Event::NoDanger { side });
        Ok(None)
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
