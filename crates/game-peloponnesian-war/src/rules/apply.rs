//! Applying an answer: the same permissions that list it, then its effect.

use engine::{Decisions, Log, Ruled, Seat};

use super::{Look, Play, income::Levy};
use crate::{
    action::Action,
    event::{EndReason, Event, PassReason},
    force::Force,
    game::PeloponnesianWar,
    ids::{Kind, Sort},
    illegal::Illegal,
    state::{Operation, State},
    step::{Step, sort_of},
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
    let mut play = Play::new(game, state, log);
    play.answer(seat, action)?;
    play.run();
    Ok(())
}

impl<'a> Look<'a> {
    /// Something else is asked.
    #[cold]
    fn other_question(self) -> Illegal {
        let mut decisions = Decisions::new();
        self.decide(&mut decisions);
        match decisions.first() {
            Some(decision) => Illegal::OtherQuestion {
                rule: decision.prompt.rule(),
            },
            None => Illegal::GameOver,
        }
    }

    /// The operation that is asked about.
    #[inline]
    fn operation(self) -> Result<&'a Operation, Illegal> {
        let operation = self.at.operation.as_ref();
        operation.ok_or_else(|| self.other_question())
    }
}

impl Play<'_> {
    /// What an answer does, if it is lawful.
    #[inline(always)]
    fn answer(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let look = self.look();
        let (Some(side), Some(&step)) = (look.asked(), self.at.steps.last()) else {
            return Err(Illegal::GameOver);
        };
        if look.seat_of(side) != seat {
            return Err(Illegal::NotYourDecision { side });
        }
        match (action, step) {
            (Action::Pass, Step::Operations { .. }) => self.pass(side, PassReason::Choice),
            (Action::Operate, Step::Operations { .. }) => {
                if self.begin_operation(side).is_some() {
                    self.push(Step::Objective);
                }
            }
            (Action::Objective { space }, Step::Objective) => {
                look.may_name(side, space)?;
                self.name_objective(space);
                self.replace(Step::Approach);
            }
            (Action::Foment, Step::Approach) => {
                if self.foment() {
                    self.replace(Step::Gather);
                }
            }
            (Action::Send, Step::Approach) => self.replace(Step::Gather),
            (
                Action::Take {
                    nationality,
                    kind,
                    count,
                },
                Step::Gather,
            ) => {
                look.may_take(look.operation()?, nationality, kind, count)?;
                self.take(Force::of(Sort::of(nationality, kind), count));
            }
            (Action::Go { space }, Step::Gather) => {
                look.may_go(look.operation()?, space)?;
                self.go(space, false);
            }
            (Action::GoByOpenSea { space }, Step::Gather) => {
                look.may_go_by_open_sea(look.operation()?, space)?;
                self.go(space, true);
            }
            (Action::March, Step::Gather) => {
                look.may_march(look.operation()?)?;
                self.march(false);
            }
            (Action::MarchByOpenSea, Step::Gather) => {
                look.may_march_by_open_sea(look.operation()?)?;
                self.march(true);
            }
            (Action::Stop, Step::Gather) => self.end_operation(EndReason::Stopped),
            (Action::Leave { nationality, kind }, Step::Ashore { left }) => {
                let sort = Sort::of(nationality, kind);
                let is_there = look.operation()?.army.get(sort) > 0;
                if nationality.side() != side || kind == Kind::Naval || !is_there {
                    return Err(Illegal::NotAmongThem);
                }
                self.leave(sort, left);
            }
            (Action::Keep { kind }, Step::Remain { side, space }) => {
                let force = self.at.troops.at(side, space);
                if !look.staying_kinds(space, force).contains(&kind) {
                    return Err(Illegal::NotAmongThem);
                }
                self.keep(side, space, kind);
            }
            (Action::Home { space }, Step::Homeward { side, sort, .. }) => {
                let homes = look.homes().filter(|homes| homes.contains(&space));
                let sort = sort_of(sort).filter(|_| homes.is_some());
                let sort = sort.ok_or(Illegal::NoSuchPlace { space })?;
                self.bring_home(side, sort, space, 1);
            }
            (Action::Build { nationality, kind }, Step::Build { side, left, peace }) => {
                look.may_build(side, nationality, kind, peace)?;
                self.replace(Step::Build {
                    side,
                    left: left - 1,
                    peace,
                });
                self.build_one(side, Sort::of(nationality, kind));
            }
            (Action::Done, Step::Build { .. }) => {
                self.pop();
                // 7.2a What was built goes to its places together.
                self.send_all_home(true);
            }
            (Action::RaiseLevy, Step::Levy { peace }) => self.answer_levy(peace, Levy::Raised),
            (Action::DeclineLevy, Step::Levy { peace }) => self.answer_levy(peace, Levy::Declined),
            (Action::Intercept { from }, Step::Intercept { .. }) => {
                look.may_intercept(from)?;
                self.intercept_by_choice(from);
            }
            (Action::LetPass, Step::Intercept { .. }) => self.let_pass(),
            (Action::Battle { space, against }, Step::Battles { group }) => {
                look.may_battle(group, (space, against))?;
                self.at.marks.chooser = Some(side.other());
                self.fight((space, against));
            }
            (Action::Siege { space }, Step::Sieges { group }) => {
                let besieger = look.may_settle(group, space)?;
                self.at.marks.chooser = Some(side.other());
                self.settle_siege(besieger, space);
            }
            (
                Action::Pass
                | Action::Operate
                | Action::Objective { .. }
                | Action::Foment
                | Action::Send
                | Action::Take { .. }
                | Action::Go { .. }
                | Action::GoByOpenSea { .. }
                | Action::March
                | Action::MarchByOpenSea
                | Action::Stop
                | Action::Leave { .. }
                | Action::Keep { .. }
                | Action::Home { .. }
                | Action::Build { .. }
                | Action::Done
                | Action::Intercept { .. }
                | Action::LetPass
                | Action::Battle { .. }
                | Action::Siege { .. }
                | Action::RaiseLevy
                | Action::DeclineLevy,
                _,
            ) => return Err(look.other_question()),
        }
        Ok(())
    }
}
