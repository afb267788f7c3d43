//! The course of a game: from an answer to its rule, on to the next question, and to all its answers.

use engine::{Decisions, Ruled, Seat};

use crate::{Act, Asking, CampaignGame, Look, Refusal, Rules, Settling, Step, TwoSided};

/// Goes on until a decision is needed or the game is over.
pub fn run<C: Settling>(act: &mut Act<'_, C>) {
    while let Some(step) = act.state.step() {
        if C::settle(act, step) {
            return;
        }
    }
}

/// What is asked, of whom, with all legal answers.
pub(crate) fn decisions<C: Rules>(look: Look<'_, C>, out: &mut Decisions<CampaignGame<C>>) {
    out.clear();
    let Some(step) = look.state.step() else {
        return;
    };
    let side = look.asked(step);
    out.open(side.seat(), look.prompt(step, side));
    C::answers(look, step, side, out);
}

/// Carries out an answer, or names the rule it breaks; then goes on to the next question.
pub fn apply<C: Rules>(
    act: &mut Act<'_, C>,
    seat: Seat,
    action: C::Action,
) -> Result<(), C::Illegal> {
    let step = act.state.step().ok_or(Refusal::GameOver)?;
    let side = act.look().asked(step);
    if side.seat() != seat {
        return Err(Refusal::NotYourDecision { side }.into());
    }
    C::perform(act, (step, side), action)?;
    run(act);
    Ok(())
}

/// The answer belongs to another question than the one that is asked.
pub fn other_question<C: Asking>(look: Look<'_, C>, step: Step<C>) -> C::Illegal {
    let prompt = look.prompt(step, look.asked(step));
    let rule = prompt.rule();
    Refusal::OtherQuestion { rule }.into()
}
