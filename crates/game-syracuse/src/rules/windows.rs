//! 2.B.3g Moments at which players may use stratagems and the advantage. Who is asked depends on public facts alone.

use campaign::{Papers, Windows};

use crate::rules::prelude::*;

impl Windows for Types {
    fn may_play(state: &State, window: Window) -> Result<(), Illegal> {
        if is_for_advantage(state, window) {
            return Err(Illegal::Shared(Refusal::OtherQuestion { rule: "8i" }));
        }
        Ok(state.may_be_asked(window)?)
    }

    fn is_advantage_usable(look: Look<'_>, window: Window) -> bool {
        advantage::is_usable(look, window)
    }

    fn close(act: &mut Act<'_>, window: Window) {
        let other = owner(window).other();
        if let WindowKind::Archers { .. } = window.kind {
            act.resume_march(other);
        } else if window.kind == WindowKind::Moved {
            activation::check_stacks(act, other);
        } else if let WindowKind::Own(OwnWindowKind::Answer { counter }) = window.kind {
            stratagem_effects::reinforcement_comes(act, other, counter);
        }
    }

    fn answered_in_secret(state: &State, side: Side) -> Option<Window> {
        let Some(Step::Window { window }) = state.step() else {
            return None;
        };
        let battle = state
            .battle
            .filter(|battle| Self::is_secret(battle, side))?;
        let is_second = side != battle.attacker;
        let asked_again = window.last && window.asked == battle.attacker;
        let has_answered = window.asked != side && (!is_second || asked_again);
        let question = Window {
            asked: side,
            last: is_second,
            ..window
        };
        let is_asked = has_answered && !*state.phase.passed.get(side);
        let may_have = is_asked && Self::may_play(state, question).is_ok();
        (window.kind == WindowKind::Combat && may_have).then_some(question)
    }

    fn guesses(look: Look<'_>, window: Window) -> Vec<Play> {
        let mut all = Vec::new();
        let moment = Moment::Window(window.kind);
        look.occasion(window.asked, moment).plays(|play| {
            if is_put_down(window.kind, play.stratagem) {
                all.push(play);
            }
        });
        all.sort_unstable();
        all
    }
}

/// 8i Is a player asked only because he has just received the advantage? In a window for one player the other plays no stratagem, and
/// before a combat the attacker has put his down, or not, in secret.
fn is_for_advantage(state: &State, window: Window) -> bool {
    let attacker = state.battle.map(|battle| battle.attacker);
    match window.kind {
        WindowKind::Own(OwnWindowKind::Answer { .. })
        | WindowKind::Archers { .. }
        | WindowKind::Moved
        | WindowKind::Supply => owner(window) != window.asked,
        WindowKind::Combat => window.last && attacker == Some(window.asked),
        WindowKind::Initiative
        | WindowKind::Reinforcements
        | WindowKind::Announced
        | WindowKind::Result
        | WindowKind::Own(OwnWindowKind::Works)
        | WindowKind::Attrition => false,
    }
}

/// For whom a window for one player was opened: the other comes up only when he has received the advantage.
fn owner(window: Window) -> Side {
    let other = window.asked.other();
    if *window.used.get(other) {
        other
    } else {
        window.asked
    }
}

/// Every stratagem and every use of the advantage that fits, and passing.
pub(crate) fn answers(look: Look<'_>, window: Window, out: &mut Decisions<Syracuse>) {
    if Types::may_play(look.state, window).is_ok() {
        let moment = Moment::Window(window.kind);
        look.occasion(window.asked, moment).answers(out);
    }
    advantage::uses(look, window, out);
    out.push(Action::Pass);
    out.push(Action::PassPhase);
}

/// Uses a stratagem; 4.2e before a combat those that belong to it are put down in secret.
pub(crate) fn play(act: &mut Act<'_>, mut window: Window, play: Play) -> Result<(), Illegal> {
    Types::may_play(act.state, window)?;
    let side = window.asked;
    let Play {
        stratagem, target, ..
    } = play;
    let moment = Moment::Window(window.kind);
    act.look().occasion(side, moment).may_use(play)?;
    if is_put_down(window.kind, stratagem) {
        act.state.lay_down(side, play);
        act.proceed_with_window(window);
        return Ok(());
    }
    if stratagem == Stratagem::GoodOmens {
        *window.omens.get_mut(side) = true;
    }
    if moment.is_action_phase() {
        *act.state.phase.played.get_mut(side) = true;
    }
    act.state.next_step(Step::Window { window });
    act.use_stratagem(side, play);
    // 7.S25b What was drawn waits for the next window.
    if (stratagem, target) == (Stratagem::GoodOmens, Target::Draw) {
        act.proceed_with_window(window);
    }
    Ok(())
}

/// 4.2e Is a stratagem put down in secret at this moment?
fn is_put_down(kind: WindowKind, stratagem: Stratagem) -> bool {
    kind == WindowKind::Combat && combat_stratagems::is_put_down(stratagem)
}
