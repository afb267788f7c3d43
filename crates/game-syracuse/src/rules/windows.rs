//! 2.B.3g Moments at which players may use stratagems and the advantage. Who is asked depends on public facts alone.

use crate::rules::{
    activation, advantage, combat_stratagems, marching,
    prelude::*,
    stratagem_effects,
    stratagems::{self, Moment},
};

/// Opens a window for both players, this one first.
pub(crate) fn open(state: &mut State, kind: WindowKind, first: Side) {
    let window = Window::new(kind, first);
    state.stack.push(Step::Window { window });
}

/// Opens a window for one player.
pub(crate) fn open_for(state: &mut State, kind: WindowKind, side: Side) {
    let window = Window::new(kind, side).for_one();
    state.stack.push(Step::Window { window });
}

/// 8i Is a player asked only because he has just received the advantage? In a window for one player the other plays no stratagem, and
/// before a combat the attacker has put his down, or not, in secret.
fn is_for_advantage(state: &State, window: Window) -> bool {
    let attacker = state.battle.map(|battle| battle.attacker);
    match window.kind {
        WindowKind::Answer { .. }
        | WindowKind::Archers { .. }
        | WindowKind::Moved
        | WindowKind::Supply => owner(window) != window.asked,
        WindowKind::Combat => window.last && attacker == Some(window.asked),
        WindowKind::Initiative
        | WindowKind::Reinforcements
        | WindowKind::Announced
        | WindowKind::Result
        | WindowKind::Works
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

/// May this player be asked for a stratagem? Only the size of his hand counts, never what is in it.
fn may_play(state: &State, window: Window) -> Result<(), Illegal> {
    let side = window.asked;
    if is_for_advantage(state, window) {
        return Err(Illegal::Shared(Refusal::OtherQuestion { rule: "8i" }));
    }
    let is_limited = Moment::Window(window.kind).is_action_phase();
    let is_spent = is_limited && *state.phase.played.get(side);
    campaign::may_be_asked::<Types>(*state.hands.get(side), is_spent)?;
    Ok(())
}

/// Is this player asked for a stratagem?
pub(crate) fn may_be_played(state: &State, window: Window) -> bool {
    !*state.phase.passed.get(window.asked) && may_play(state, window).is_ok()
}

/// Is anybody asked now?
pub(crate) fn is_open(look: Look<'_>, window: Window) -> bool {
    !*look.state.phase.passed.get(window.asked)
        && (may_play(look.state, window).is_ok() || advantage::is_usable(look, window))
}

/// Asks the next player, or closes the window and goes on with what it interrupted.
pub(crate) fn proceed(act: &mut Act<'_>, window: Window) {
    if !window.last {
        let next = Window {
            asked: window.asked.other(),
            last: true,
            ..window
        };
        act.state.next_step(Step::Window { window: next });
        return;
    }
    act.state.stack.pop();
    match window.kind {
        WindowKind::Archers { .. } => marching::resume(act, owner(window).other()),
        WindowKind::Moved => activation::check_stacks(act, owner(window).other()),
        WindowKind::Answer { counter } => {
            stratagem_effects::reinforcement_comes(act, owner(window).other(), counter);
        }
        WindowKind::Initiative
        | WindowKind::Reinforcements
        | WindowKind::Announced
        | WindowKind::Combat
        | WindowKind::Result
        | WindowKind::Works
        | WindowKind::Supply
        | WindowKind::Attrition => {}
    }
}

/// Every stratagem and every use of the advantage that fits, and passing.
pub(crate) fn answers(look: Look<'_>, window: Window, out: &mut Decisions<Syracuse>) {
    if may_play(look.state, window).is_ok() {
        let moment = Moment::Window(window.kind);
        stratagems::answers(
            look,
            window.asked,
            moment,
            *window.omens.get(window.asked),
            out,
        );
    }
    advantage::uses(look, window, out);
    out.push(Action::Pass);
    out.push(Action::PassPhase);
}

/// Uses a stratagem; 4.2e before a combat those that belong to it are put down in secret.
pub(crate) fn play(act: &mut Act<'_>, mut window: Window, play: Play) -> Result<(), Illegal> {
    may_play(act.state, window)?;
    let side = window.asked;
    let Play {
        stratagem, target, ..
    } = play;
    let moment = Moment::Window(window.kind);
    let omens = *window.omens.get(side);
    stratagems::may_use(act.look(), side, moment, omens, play)?;
    if is_put_down(window.kind, stratagem) {
        put_down(act.state, side, play);
        proceed(act, window);
        return Ok(());
    }
    if stratagem == Stratagem::GoodOmens {
        *window.omens.get_mut(side) = true;
    }
    if Moment::Window(window.kind).is_action_phase() {
        *act.state.phase.played.get_mut(side) = true;
    }
    act.state.next_step(Step::Window { window });
    stratagem_effects::perform(act, side, play);
    // 7.S25b What was drawn waits for the next window.
    if (stratagem, target) == (Stratagem::GoodOmens, Target::Draw) {
        proceed(act, window);
    }
    Ok(())
}

/// 4.2e Is a stratagem put down in secret at this moment?
fn is_put_down(kind: WindowKind, stratagem: Stratagem) -> bool {
    kind == WindowKind::Combat && combat_stratagems::is_put_down(stratagem)
}

/// 4.2e A stratagem lies on the table until both are revealed.
pub(crate) fn put_down(state: &mut State, side: Side, play: Play) {
    if let Some(battle) = &mut state.battle {
        state.shared.put_down(side, play, &mut battle.plays);
    }
}

/// 4.2e The question that this side has answered in secret before the combat, if it has.
pub(crate) fn answered_in_secret(state: &State, side: Side) -> Option<Window> {
    let Some(Step::Window { window }) = state.step() else {
        return None;
    };
    let battle = state.battle.filter(|battle| battle.is_secret(side))?;
    let is_second = side != battle.attacker;
    let asked_again = window.last && window.asked == battle.attacker;
    let has_answered = window.asked != side && (!is_second || asked_again);
    let question = Window {
        asked: side,
        last: is_second,
        ..window
    };
    let may_have = has_answered && may_be_played(state, question);
    (window.kind == WindowKind::Combat && may_have).then_some(question)
}

/// 4.2e All that may have been put down at this question.
pub(crate) fn guesses(look: Look<'_>, window: Window) -> Vec<Play> {
    let (side, moment) = (window.asked, Moment::Window(window.kind));
    let omens_used = *window.omens.get(side);
    let mut all = Vec::new();
    stratagems::plays(look, side, moment, omens_used, &mut |play| {
        if is_put_down(window.kind, play.stratagem) {
            all.push(play);
        }
    });
    all.sort_unstable();
    all
}

/// 2.B.3g Just this once.
pub(crate) fn pass(act: &mut Act<'_>, window: Window) {
    proceed(act, window);
}

/// 2.B.3g Not asked again in this phase.
pub(crate) fn pass_phase(act: &mut Act<'_>, window: Window) {
    // 4.2e The enemy must not see whether a stratagem was put down.
    let is_secret = window.kind == WindowKind::Combat;
    let battle = act.state.battle.as_mut().filter(|_| is_secret);
    let passes = battle.map(|battle| &mut battle.passes);
    campaign::pass_phase(window.asked, passes, &mut act.state.shared.phase.passed);
    proceed(act, window);
}

/// 7.S17a The answer cancels the reinforcement: the window closes without effect.
pub(crate) fn cancel(state: &mut State) {
    if let Some(Step::Window { window }) = state.step()
        && let WindowKind::Answer { counter } = window.kind
    {
        state.stack.pop();
        state.bowl.insert(counter);
    }
}
