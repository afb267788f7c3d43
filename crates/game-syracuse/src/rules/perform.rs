//! From an answer to its rule.

mod adjustments;
mod combat;
mod movement;

use engine::{Log, Seat};

use self::{adjustments::in_adjustments, combat::in_combat, movement::in_movement};
use crate::{
    action::{Action, Target},
    battle::Play,
    event::Event,
    game::Syracuse,
    ids::{Side, Stratagem},
    illegal::{Illegal, Refusal},
    rules::{
        advantage, asked,
        dispatch::{may_play, own_moment},
        recovery, rolls, stratagem_effects,
        stratagems::{self, Moment},
        turn, windows, works,
    },
    state::State,
    step::Step,
};

/// Carries out an answer, or names the rule it breaks; then goes on to the next question.
pub(crate) fn apply(
    game: &Syracuse,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let step = state.step().ok_or(Illegal::Shared(Refusal::GameOver))?;
    let side = asked::side(game, state, step);
    if side.seat() != seat {
        return Err(Illegal::Shared(Refusal::NotYourDecision { side }));
    }
    perform(game, state, step, side, action, log)?;
    turn::run(game, state, log);
    Ok(())
}

fn perform(
    game: &Syracuse,
    state: &mut State,
    step: Step,
    side: Side,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if let Step::Window { window } = step {
        return in_window(game, state, window, action, log);
    }
    if let Some(play) = action.play() {
        return besides(game, state, (step, side), play, log);
    }
    match (step, action) {
        (Step::Roll { roll }, Action::Reroll) => {
            rolls::reroll(state, roll, log);
            Ok(())
        }
        (Step::Roll { roll }, Action::Accept) => rolls::stand(game, state, roll, log),
        (Step::Roll { roll }, Action::PassPhase) => {
            *state.phase.passed.get_mut(side) = true;
            rolls::stand(game, state, roll, log)
        }
        (
            Step::Arrive { .. }
            | Step::Displace { .. }
            | Step::FreeMove { .. }
            | Step::Announce { .. }
            | Step::Menu { .. }
            | Step::Pick { .. }
            | Step::March { .. }
            | Step::Land { .. }
            | Step::Withdraw { .. }
            | Step::WithdrawTo { .. }
            | Step::Overstacked { .. },
            _,
        ) => in_movement(game, state, step, action, log),
        (
            Step::Combats { .. }
            | Step::Battle { .. }
            | Step::Retreat { .. }
            | Step::Garrison { .. }
            | Step::Occupy { .. },
            _,
        ) => in_combat(game, state, (step, side), action, log),
        _ => in_adjustments(game, state, step, action, log),
    }
}

/// 2.B.3g, 2.Cr, 2.Do A stratagem besides the answer that is asked for.
fn besides(
    game: &Syracuse,
    state: &mut State,
    (step, side): (Step, Side),
    play: Play,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let wrong = Illegal::Shared(Refusal::OtherQuestion { rule: "2.B.3g" });
    let moment = own_moment(step).ok_or(wrong)?;
    may_play(state, side, moment)?;
    let omens = *state.phase.omens.get(side);
    stratagems::may_use(game, state, side, moment, omens, play)?;
    if play.stratagem == Stratagem::GoodOmens {
        *state.phase.omens.get_mut(side) = true;
    }
    let is_draw = (play.stratagem, play.target) == (Stratagem::GoodOmens, Target::Draw);
    if moment == Moment::Acting || is_draw {
        *state.phase.played.get_mut(side) = true;
    }
    stratagem_effects::perform(game, state, side, play, log);
    match moment {
        Moment::Building => works::end_if_idle(game, state, log),
        Moment::Recovering => recovery::end_if_idle(game, state),
        Moment::Acting | Moment::Window(_) => {}
    }
    Ok(())
}

fn other_question(game: &Syracuse, state: &State, step: Step) -> Illegal {
    use engine::Ruled;
    Illegal::Shared(Refusal::OtherQuestion {
        rule: asked::prompt(game, state, step).rule(),
    })
}

fn in_window(
    game: &Syracuse,
    state: &mut State,
    window: crate::step::Window,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if let Some(play) = action.play() {
        return windows::play(game, state, window, play, log);
    }
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "every other answer belongs to another question"
    )]
    match action {
        Action::AddActions => advantage::add_actions(state, window, log),
        Action::SwapInitiative => advantage::swap_initiative(state, window, log),
        Action::RecoverByAdvantage { unit } => advantage::recover(game, state, window, unit, log),
        Action::ReturnLeader { leader, to } => {
            advantage::return_leader(game, state, window, (leader, to), log)
        }
        Action::Pass => {
            windows::pass(game, state, window, log);
            Ok(())
        }
        Action::PassPhase => {
            windows::pass_phase(game, state, window, log);
            Ok(())
        }
        _ => Err(other_question(game, state, Step::Window { window })),
    }
}
