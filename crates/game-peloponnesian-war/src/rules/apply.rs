//! Applying an answer: the same permissions that list it, then its effect.

use engine::{Decisions, Log, Ruled, Seat};

use super::{
    Look, Play, answers, battles, building, fomenting, gathering, going_home,
    income::{self, Levy},
    interception, march, objective, operation, settle, sieges, staying,
};
use crate::{
    action::Action,
    event::{EndReason, Event, PassReason},
    force::Force,
    game::PeloponnesianWar,
    ids::{Kind, Sort},
    illegal::Illegal,
    state::{Operation, State},
    step::{HomeAfter, RouteKind, Step, sort_of},
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
    answer(&mut play, seat, action)?;
    settle::run(&mut play);
    Ok(())
}

/// Something else is asked.
#[cold]
fn other_question(look: Look<'_>) -> Illegal {
    let mut decisions = Decisions::new();
    answers::decisions(look, &mut decisions);
    match decisions.first() {
        Some(decision) => Illegal::OtherQuestion {
            rule: decision.prompt.rule(),
        },
        None => Illegal::GameOver,
    }
}

/// The operation that is asked about.
#[inline]
fn current_operation<'a>(look: Look<'a>) -> Result<&'a Operation, Illegal> {
    let operation = look.at.operation.as_ref();
    operation.ok_or_else(|| other_question(look))
}

/// What an answer does, if it is lawful.
#[inline(always)]
fn answer(play: &mut Play<'_>, seat: Seat, action: Action) -> Result<(), Illegal> {
    let look = play.look();
    let (Some(side), Some(&step)) = (answers::asked_side(look), play.at.steps.last()) else {
        return Err(Illegal::GameOver);
    };
    if answers::seat_of(look, side) != seat {
        return Err(Illegal::NotYourDecision { side });
    }
    match (action, step) {
        (Action::Pass, Step::Operations { .. }) => operation::pass(play, side, PassReason::Choice),
        (Action::Operate, Step::Operations { .. }) => {
            if operation::begin(play, side).is_some() {
                play.push(Step::Objective);
            }
        }
        (Action::Objective { space }, Step::Objective) => {
            objective::may_name(look, side, space)?;
            operation::name_objective(play, space);
            play.replace(Step::Approach);
        }
        (Action::Foment, Step::Approach) => {
            if fomenting::foment(play) {
                play.replace(Step::Gather);
            }
        }
        (Action::Send, Step::Approach) => play.replace(Step::Gather),
        (
            Action::Take {
                nationality,
                kind,
                count,
            },
            Step::Gather,
        ) => {
            gathering::may_take(look, current_operation(look)?, nationality, kind, count)?;
            gathering::take(play, Force::of(Sort::of(nationality, kind), count));
        }
        (Action::Go { space }, Step::Gather) => {
            gathering::may_go(look, current_operation(look)?, space)?;
            gathering::go(play, space, RouteKind::Usual);
        }
        (Action::GoByOpenSea { space }, Step::Gather) => {
            gathering::may_go_by_open_sea(look, current_operation(look)?, space)?;
            gathering::go(play, space, RouteKind::OpenSea);
        }
        (Action::March, Step::Gather) => {
            gathering::may_march(look, current_operation(look)?)?;
            gathering::set_out(play, RouteKind::Usual);
        }
        (Action::MarchByOpenSea, Step::Gather) => {
            gathering::may_march_by_open_sea(look, current_operation(look)?)?;
            gathering::set_out(play, RouteKind::OpenSea);
        }
        (Action::Stop, Step::Gather) => operation::end(play, EndReason::Stopped),
        (Action::Leave { nationality, kind }, Step::Ashore { left }) => {
            let sort = Sort::of(nationality, kind);
            let is_there = current_operation(look)?.army.get(sort) > 0;
            if nationality.side() != side || kind == Kind::Naval || !is_there {
                return Err(Illegal::NotAmongThem);
            }
            march::leave_ashore(play, sort, left);
        }
        (Action::Keep { kind }, Step::Remain { side, space }) => {
            let force = play.at.troops.at(side, space);
            if !staying::staying_kinds(look, space, force).contains(&kind) {
                return Err(Illegal::NotAmongThem);
            }
            staying::keep(play, side, space, kind);
        }
        (Action::Home { space }, Step::Homeward { side, sort, .. }) => {
            let homes = answers::home_choices(look).filter(|homes| homes.contains(&space));
            let sort = sort_of(sort).filter(|_| homes.is_some());
            let sort = sort.ok_or(Illegal::NoSuchPlace { space })?;
            going_home::bring(play, side, sort, space, 1);
        }
        (Action::Build { nationality, kind }, Step::Build { side, left, when }) => {
            building::may_build(look, side, nationality, kind, when)?;
            play.replace(Step::Build {
                side,
                left: left - 1,
                when,
            });
            building::build_one(play, side, Sort::of(nationality, kind));
        }
        (Action::Done, Step::Build { .. }) => {
            play.pop();
            // 7.2a What was built goes to its places together.
            going_home::send_all(play, HomeAfter::Combat);
        }
        (Action::RaiseLevy, Step::Levy { when }) => income::answer_levy(play, when, Levy::Raised),
        (Action::DeclineLevy, Step::Levy { when }) => {
            income::answer_levy(play, when, Levy::Declined);
        }
        (Action::Intercept { from }, Step::Intercept { .. }) => {
            interception::may_intercept(look, from)?;
            interception::intercept_by_choice(play, from);
        }
        (Action::LetPass, Step::Intercept { .. }) => interception::let_pass(play),
        (Action::Battle { space, against }, Step::Battles { group }) => {
            battles::may_fight(look, group, (space, against))?;
            play.at.marks.chooser = Some(side.other());
            battles::fight(play, (space, against));
        }
        (Action::Siege { space }, Step::Sieges { group }) => {
            let besieger = sieges::may_settle(look, group, space)?;
            play.at.marks.chooser = Some(side.other());
            sieges::settle(play, besieger, space);
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
        ) => return Err(other_question(look)),
    }
    Ok(())
}
