//! 4.1d Lawful objectives, and 4.2d-h the dice that name the system's.

use engine::D6;

use super::{Look, Play, army::Plan};
use crate::{
    data::{ArmyPlan, Strategy},
    event::{Event, Obstacle, Refused},
    ids::{Side, StrategyId},
    illegal::Illegal,
    names::SpaceId,
    sets::SpaceSet,
};

/// What an operation of the system is to do.
#[derive(Clone, Copy)]
pub(crate) struct Task {
    pub objective: SpaceId,
    pub foments: bool,
    /// What the army lacks.
    pub obstacle: Option<Obstacle>,
}

impl Look<'_> {
    /// 4.1d, 5.6g May a player name this space?
    pub fn may_name(self, side: Side, space: SpaceId) -> Result<(), Illegal> {
        if !self.game.board.spaces.contains(space) {
            return Err(Illegal::NobodyEnters { space });
        }
        if self.is_entry_barred(side, space) {
            return Err(Illegal::EntryBarred { space });
        }
        if self.barred_by_hostages(side).contains(space) {
            return Err(Illegal::BarredByHostages { space });
        }
        Ok(())
    }

    /// 4.1d All that a player may not name.
    pub fn unnameable(self, side: Side) -> SpaceSet {
        let mut barred = self.barred_by_hostages(side);
        barred.insert(SpaceId::EUXINE);
        for neutral in [SpaceId::ARGOS, SpaceId::SYRACUSE] {
            if self.is_entry_barred(side, neutral) {
                barred.insert(neutral);
            }
        }
        barred
    }

    /// 5.6g The enemy's home and all around it, if he holds hostages.
    fn barred_by_hostages(self, side: Side) -> SpaceSet {
        let enemy = side.other();
        if !*self.at.hostages.get(enemy) {
            return SpaceSet::EMPTY;
        }
        let around = *self.game.board.any.get(enemy.home());
        around.union(SpaceSet::one(enemy.home()))
    }

    /// 4.2f-h, 4.2.2a Why the system rolls again for this objective, whatever its army.
    pub fn refused(self, side: Side, space: SpaceId, foments: bool) -> Option<Refused> {
        let enemy = side.other();
        let is_alone = || self.is_there(side, space) && !self.is_there(enemy, space);
        if self.has_determined(side, space) || is_alone() {
            Some(Refused::Own)
        } else if self.is_entry_barred(side, space) || self.would_rouse(side, space) {
            Some(Refused::EntryBarred)
        } else if foments && self.is_there(enemy, space) {
            Some(Refused::Occupied)
        } else if foments && self.may_foment(side, space).is_err() {
            Some(Refused::Coalition)
        } else {
            None
        }
    }

    /// 4.2i The armies of a strategy for an objective, the one to be preferred first.
    pub fn armies_for(
        self,
        side: Side,
        strategy: &Strategy,
        space: SpaceId,
    ) -> impl Iterator<Item = ArmyPlan> {
        let by_land = self.is_reached_by_land(side, space);
        strategy.muster.armies(self.kind(space), by_land)
    }

    /// 4.4.1c What fomenting costs, if that is the plan.
    pub fn fomenting_price(self, foments: bool) -> i32 {
        if foments {
            self.game.numbers.fomenting.price
        } else {
            0
        }
    }

    pub fn is_reached_by_land(self, side: Side, space: SpaceId) -> bool {
        self.game.board.nearness_by_land(side, space) != crate::data::FAR
    }

    /// What comes of an objective that was rolled.
    fn assess(
        self,
        side: Side,
        strategy: &Strategy,
        space: SpaceId,
        plan: &mut Plan,
    ) -> Result<Task, Refused> {
        let foments = strategy.id == StrategyId::FomentRebellion;
        if let Some(reason) = self.refused(side, space, foments) {
            return Err(reason);
        }
        let armies = self.armies_for(side, strategy, space);
        let extra = self.fomenting_price(foments);
        let obstacle = self.plan_first(side, armies, space, extra, plan).err();
        if obstacle == Some(Obstacle::NoRoute) && self.at.options.lenient_passing {
            return Err(Refused::NoRoute);
        }
        Ok(Task {
            objective: space,
            foments,
            obstacle,
        })
    }

    /// 4.2g, 4.2m Why the system rolls again for an objective. Only by the option of lenient passing its army has to be planned to tell that.
    fn objection(
        self,
        side: Side,
        strategy: &Strategy,
        space: SpaceId,
        plan: &mut Plan,
    ) -> Option<Refused> {
        if self.at.options.lenient_passing {
            return self.assess(side, strategy, space, plan).err();
        }
        let foments = strategy.id == StrategyId::FomentRebellion;
        self.refused(side, space, foments)
    }

    /// 4.2g, 4.2m Will any of some objectives do? Those before the first that will are refused.
    fn has_objective(
        self,
        side: Side,
        strategy: &Strategy,
        spaces: [SpaceId; D6::FACES],
        refused: &mut Refusals,
        plan: &mut Plan,
    ) -> bool {
        let mut all = spaces.into_iter().zip(refused);
        all.any(|(space, refused)| {
            if refused.is_none() {
                *refused = self.objection(side, strategy, space, plan);
            }
            refused.is_none()
        })
    }
}

/// Why the objectives of an area will not do, by face, as far as that is known.
type Refusals = [Option<Refused>; D6::FACES];

impl Play<'_> {
    /// 4.2d-h, 4.2m An objective by dice; nothing if no area has a lawful one.
    pub fn roll_objective(
        &mut self,
        side: Side,
        strategy: &Strategy,
        plan: &mut Plan,
    ) -> Option<Task> {
        let mut checked = false;
        loop {
            let spaces = match (strategy.areas, strategy.objectives) {
                (Some(areas), _) => {
                    let die = self.d6();
                    let area = *areas.get(die.index())?;
                    let id = strategy.id;
                    self.say(|| Event::AreaRolled {
                        side,
                        strategy: id,
                        die,
                        area,
                    });
                    self.game.matrices.objectives(area)
                }
                (None, Some(spaces)) => spaces,
                (None, None) => return None,
            };
            let mut refused = Refusals::default();
            let mut area_checked = false;
            loop {
                let die = self.d6();
                let face = die.index();
                let (&space, known) = spaces.get(face).zip(refused.get_mut(face))?;
                self.say(|| Event::ObjectiveRolled { side, die, space });
                let reason = match *known {
                    Some(reason) => reason,
                    None => match self.look().assess(side, strategy, space, plan) {
                        Ok(task) => return Some(task),
                        Err(reason) => reason,
                    },
                };
                *known = Some(reason);
                self.say(|| Event::ObjectiveRefused { space, reason });
                // 4.2g Another die in the same area, unless nothing there will do.
                if !area_checked {
                    let look = self.look();
                    if !look.has_objective(side, strategy, spaces, &mut refused, plan) {
                        break;
                    }
                    area_checked = true;
                }
            }
            if !checked {
                let mut areas = strategy.areas.into_iter().flatten();
                let is_hopeful = areas.any(|area| {
                    let spaces = self.game.matrices.objectives(area);
                    let refused = &mut Refusals::default();
                    let look = self.look();
                    look.has_objective(side, strategy, spaces, refused, plan)
                });
                if !is_hopeful {
                    return None;
                }
                checked = true;
            }
        }
    }
}
