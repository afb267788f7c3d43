//! Applying an answer: the same permissions that list it, then its effect.

use engine::{Log, Ruled, Seat};

use super::{Look, Play};
use crate::{
    action::Action,
    event::{EndReason, Event, PassReason},
    game::PeloponnesianWar,
    ids::{Kind, Sort},
    illegal::Illegal,
    state::State,
    step::Step,
};

/// Applies the whole answer, or names the broken rule and leaves the state as it was.
#[inline(always)]
pub(crate) fn apply(
    game: &PeloponnesianWar,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let look = Look {
        game,
        at: &state.position,
    };
    look.may(seat, action)?;
    let mut play = Play::new(game, state, log);
    play.perform(action);
    play.run();
    Ok(())
}

impl Look<'_> {
    /// Is this answer lawful?
    #[inline(always)]
    fn may(self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.at.verdict.is_some() {
            return Err(Illegal::GameOver);
        }
        let (Some(side), Some(&step)) = (self.asked(), self.at.steps.last()) else {
            return Err(Illegal::GameOver);
        };
        if self.seat_of(side) != seat {
            return Err(Illegal::NotYourDecision { side });
        }
        let other = || match self.prompt() {
            Some(prompt) => Err(Illegal::OtherQuestion {
                rule: prompt.rule(),
            }),
            None => Err(Illegal::GameOver),
        };
        let operation = self.at.operation.as_ref();
        match (step, action) {
            (Step::Operations { .. }, Action::Pass | Action::Operate)
            | (Step::Approach, Action::Foment | Action::Send)
            | (Step::Build { .. }, Action::Done)
            | (Step::Intercept { .. }, Action::LetPass) => Ok(()),
            (Step::Objective, Action::Objective { space }) => self.may_name(side, space),
            (
                Step::Gather,
                Action::Take {
                    nationality,
                    kind,
                    count,
                },
            ) => operation.map_or_else(other, |operation| {
                self.may_take(operation, nationality, kind, count)
            }),
            (Step::Gather, Action::Go { space }) => {
                operation.map_or_else(other, |operation| self.may_go(operation, space))
            }
            (Step::Gather, Action::GoByOpenSea { space }) => {
                operation.map_or_else(other, |operation| self.may_go_by_open_sea(operation, space))
            }
            (Step::Gather, Action::March) => {
                operation.map_or_else(other, |operation| self.may_march(operation))
            }
            (Step::Gather, Action::MarchByOpenSea) => {
                operation.map_or_else(other, |operation| self.may_march_by_open_sea(operation))
            }
            (Step::Gather, Action::Stop) => {
                operation.map_or_else(other, |operation| self.may_stop(operation))
            }
            (Step::Ashore { .. }, Action::Leave { nationality, kind }) => {
                let army = operation.map(|operation| operation.army);
                let sort = Sort::of(nationality, kind);
                let there = army.is_some_and(|army| army.get(sort) > 0);
                if nationality.side() == side && kind != Kind::Naval && there {
                    Ok(())
                } else {
                    Err(Illegal::NotAmongThem)
                }
            }
            (Step::Lose { .. }, Action::Lose { nationality }) => {
                if nationality.side() == side {
                    Ok(())
                } else {
                    Err(Illegal::NotAmongThem)
                }
            }
            (Step::Remain { space, .. }, Action::Keep { kind }) => {
                let force = self.at.troops.at(side, space);
                if self.staying_kinds(space, force).contains(&kind) {
                    Ok(())
                } else {
                    Err(Illegal::NotAmongThem)
                }
            }
            (Step::Homeward { .. }, Action::Home { space }) => {
                let homes = self.homes();
                if homes.is_some_and(|spaces| spaces.contains(&space)) {
                    Ok(())
                } else {
                    Err(Illegal::NoSuchPlace { space })
                }
            }
            (Step::Build { peace, .. }, Action::Build { nationality, kind }) => {
                self.may_build(side, nationality, kind, peace)
            }
            (Step::Intercept { .. }, Action::Intercept { from }) => self.may_intercept(from),
            (Step::Battles { group }, Action::Battle { space, against }) => {
                self.may_battle(group, (space, against))
            }
            (Step::Sieges { group }, Action::Siege { space }) => {
                self.may_settle(group, space).map(|_| ())
            }
            (
                Step::Turn { .. }
                | Step::Operations { .. }
                | Step::Objective
                | Step::Approach
                | Step::Gather
                | Step::Walk { .. }
                | Step::Intercept { .. }
                | Step::Lose { .. }
                | Step::Ashore { .. }
                | Step::Battle { .. }
                | Step::Battles { .. }
                | Step::Sieges { .. }
                | Step::Remain { .. }
                | Step::Staying { .. }
                | Step::Homeward { .. }
                | Step::Build { .. },
                _,
            ) => other(),
        }
    }
}

impl Play<'_> {
    /// What a lawful answer does.
    #[inline(always)]
    fn perform(&mut self, action: Action) {
        let Some(&step) = self.at.steps.last() else {
            return;
        };
        let Some(side) = self.look().asked() else {
            return;
        };
        match action {
            Action::Pass => self.pass(side, PassReason::Choice),
            Action::Operate => {
                if self.begin_operation(side).is_some() {
                    self.push(Step::Objective);
                }
            }
            Action::Objective { space } => {
                self.name_objective(space);
                self.replace(Step::Approach);
            }
            Action::Foment => {
                if self.foment() {
                    self.replace(Step::Gather);
                }
            }
            Action::Send => self.replace(Step::Gather),
            Action::Take {
                nationality,
                kind,
                count,
            } => {
                let sort = Sort::of(nationality, kind);
                self.take(crate::force::Force::of(sort, count));
            }
            Action::Go { space } => {
                self.go(space, false);
            }
            Action::GoByOpenSea { space } => {
                self.go(space, true);
            }
            Action::March => self.march(false),
            Action::MarchByOpenSea => self.march(true),
            Action::Stop => self.end_operation(EndReason::Stopped),
            Action::Leave { nationality, kind } => {
                if let Step::Ashore { left } = step {
                    self.leave(Sort::of(nationality, kind), left);
                }
            }
            Action::Lose { nationality } => {
                if let Step::Lose {
                    side,
                    party,
                    kind,
                    left,
                } = step
                {
                    self.lose_one(side, party, Sort::of(nationality, kind), left);
                }
            }
            Action::Keep { kind } => {
                if let Step::Remain { side, space } = step {
                    self.keep(side, space, kind);
                }
            }
            Action::Home { space } => {
                if let Step::Homeward { side, sort, .. } = step
                    && let Some(sort) = crate::step::sort_of(sort)
                {
                    self.bring_home(side, sort, space, 1);
                }
            }
            Action::Build { nationality, kind } => {
                if let Step::Build { side, left, peace } = step {
                    self.replace(Step::Build {
                        side,
                        left: left - 1,
                        peace,
                    });
                    self.build_one(side, Sort::of(nationality, kind));
                }
            }
            Action::Done => {
                self.pop();
                // 7.2a What was built goes to its places together.
                if let Step::Build { .. } = step {
                    self.send_all_home(true);
                }
            }
            Action::Intercept { from } => self.intercept_by_choice(from),
            Action::LetPass => self.let_pass(),
            Action::Battle { space, against } => {
                self.at.marks.chooser = Some(side.other());
                self.fight((space, against));
            }
            Action::Siege { space } => {
                self.at.marks.chooser = Some(side.other());
                if let Step::Sieges { group } = step
                    && let Ok(besieger) = self.look().may_settle(group, space)
                {
                    self.settle_siege(besieger, space);
                }
            }
        }
    }
}
