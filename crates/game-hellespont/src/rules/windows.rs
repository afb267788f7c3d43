//! 2.B.3i Moments at which players may use stratagems and the advantage. Who is asked depends on public facts alone.

use campaign::Windows;

use crate::rules::prelude::*;

impl Windows for Types {
    fn may_play(state: &State, window: Window) -> Result<(), Illegal> {
        Ok(state.may_be_asked(window)?)
    }

    fn is_advantage_usable(look: Look<'_>, window: Window) -> bool {
        advantage::is_usable(look, window)
    }

    fn close(act: &mut Act<'_>, window: Window) {
        if let WindowKind::Archers { .. } = window.kind {
            act.resume_march(window.asked.other());
        } else if let WindowKind::Own(OwnWindowKind::Answer { counter, group }) = window.kind {
            stratagem_effects::reinforcement_comes(act.state, counter, group);
        }
    }

    /// 4.2.2d The attacker has answered before the defender.
    fn answered_in_secret(state: &State, side: Side) -> Option<Window> {
        let Some(Step::Window { window }) = state.step() else {
            return None;
        };
        let battle = state.battle.filter(|battle| !battle.revealed)?;
        let has_answered =
            window.kind == WindowKind::Combat && window.last && side == battle.attacker;
        let question = Window {
            asked: side,
            last: false,
            ..window
        };
        let is_asked = has_answered && !*state.phase.passed.get(side);
        (is_asked && Self::may_play(state, question).is_ok()).then_some(question)
    }

    fn guesses(look: Look<'_>, window: Window) -> Vec<Play> {
        let mut all = Vec::new();
        let moment = Moment::Window(window.kind);
        look.occasion(window.asked, moment)
            .plays(|play| all.push(play));
        all
    }
}

/// Every stratagem and every use of the advantage that fits, counters for a siege, and passing.
pub(crate) fn answers(look: Look<'_>, window: Window, out: &mut Decisions<Hellespont>) {
    if Types::may_play(look.state, window).is_ok() {
        let moment = Moment::Window(window.kind);
        look.occasion(window.asked, moment).answers(out);
    }
    advantage::uses(look, window, out);
    for counter in look.state.hands.get(window.asked).iter() {
        if siege::may_discard(look, window, counter).is_ok() {
            out.push(Action::Discard { counter });
        }
    }
    out.push(Action::Pass);
    out.push(Action::PassPhase);
}

/// Uses a stratagem; 4.2.2c before a combat it is put down in secret.
pub(crate) fn play(act: &mut Act<'_>, window: Window, play: Play) -> Result<(), Illegal> {
    Types::may_play(act.state, window)?;
    let side = window.asked;
    let moment = Moment::Window(window.kind);
    act.look().occasion(side, moment).may_use(play)?;
    if window.kind == WindowKind::Combat {
        act.state.lay_down(side, play);
        act.proceed_with_window(window);
        return Ok(());
    }
    if moment.is_action_phase() {
        *act.state.phase.played.get_mut(side) = true;
    }
    act.use_stratagem(side, play);
    Ok(())
}
