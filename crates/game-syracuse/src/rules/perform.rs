//! From an answer to its rule.

mod adjustments;
mod combat;
mod movement;

use campaign::{Performing, other_question};

use crate::rules::{
    dispatch::{may_play, own_moment},
    prelude::*,
};

use self::{adjustments::in_adjustments, combat::in_combat, movement::in_movement};

impl Performing for Types {
    fn perform(
        act: &mut Act<'_>,
        (step, side): (Step, Side),
        action: Action,
    ) -> Result<(), Illegal> {
        if let Step::Window { window } = step {
            return in_window(act, window, action);
        }
        if let Some(play) = action.play() {
            return besides(act, (step, side), play);
        }
        match (step, action) {
            (Step::Own(OwnStep::Roll { roll }), Action::Reroll) => {
                rolls::reroll(act, roll);
                Ok(())
            }
            (Step::Own(OwnStep::Roll { roll }), Action::Accept) => rolls::stand(act, roll),
            (Step::Own(OwnStep::Roll { roll }), Action::PassPhase) => {
                *act.state.phase.passed.get_mut(side) = true;
                rolls::stand(act, roll)
            }
            (
                Step::Own(OwnStep::Arrive { .. })
                | Step::Own(OwnStep::Displace { .. })
                | Step::Own(OwnStep::FreeMove { .. })
                | Step::Announce { .. }
                | Step::Menu { .. }
                | Step::Pick { .. }
                | Step::March { .. }
                | Step::Own(OwnStep::Land { .. })
                | Step::Withdraw { .. }
                | Step::Own(OwnStep::WithdrawTo { .. })
                | Step::Own(OwnStep::Overstacked { .. }),
                _,
            ) => in_movement(act, step, action),
            (
                Step::Combats { .. }
                | Step::Battle { .. }
                | Step::Retreat { .. }
                | Step::Own(OwnStep::Garrison { .. })
                | Step::Own(OwnStep::Occupy { .. }),
                _,
            ) => in_combat(act, (step, side), action),
            _ => in_adjustments(act, step, action),
        }
    }
}

/// 2.B.3g, 2.Cr, 2.Do A stratagem besides the answer that is asked for.
fn besides(act: &mut Act<'_>, (step, side): (Step, Side), play: Play) -> Result<(), Illegal> {
    let wrong = Illegal::Shared(Refusal::OtherQuestion { rule: "2.B.3g" });
    let moment = own_moment(step).ok_or(wrong)?;
    may_play(act.state, side, moment)?;
    act.look().occasion(side, moment).may_use(play)?;
    if play.stratagem == Stratagem::GoodOmens {
        *act.state.phase.own.omens.get_mut(side) = true;
    }
    let is_draw = (play.stratagem, play.target) == (Stratagem::GoodOmens, Target::Draw);
    if moment == Moment::Acting || is_draw {
        *act.state.phase.played.get_mut(side) = true;
    }
    act.use_stratagem(side, play);
    match moment {
        Moment::Building => works::end_if_idle(act),
        Moment::Recovering => recovery::end_if_idle(act),
        Moment::Acting | Moment::Window(_) => {}
    }
    Ok(())
}

fn in_window(act: &mut Act<'_>, window: Window, action: Action) -> Result<(), Illegal> {
    if let Some(play) = action.play() {
        return windows::play(act, window, play);
    }
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "every other answer belongs to another question"
    )]
    match action {
        Action::AddActions => advantage::add_actions(act, window),
        Action::SwapInitiative => advantage::swap_initiative(act, window),
        Action::RecoverByAdvantage { unit } => advantage::recover(act, window, unit),
        Action::ReturnLeader { leader, to } => advantage::return_leader(act, window, (leader, to)),
        Action::Pass => {
            act.proceed_with_window(window);
            Ok(())
        }
        Action::PassPhase => {
            act.pass_phase(window);
            Ok(())
        }
        _ => Err(other_question(act.look(), Step::Window { window })),
    }
}
