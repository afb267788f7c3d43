//! 2.B.3i Moments at which players may use stratagems and the advantage. Who is asked depends on public facts alone.

use crate::rules::{
    advantage, marching,
    prelude::*,
    siege, stratagem_effects,
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

/// May this player be asked for a stratagem? Only the size of his hand counts, never what is in it.
fn may_play(state: &State, window: Window) -> Result<(), Illegal> {
    let side = window.asked;
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
    let other = window.asked.other();
    if !window.last {
        let next = Window {
            asked: other,
            last: true,
            ..window
        };
        act.state.next_step(Step::Window { window: next });
        return;
    }
    act.state.stack.pop();
    match window.kind {
        WindowKind::Archers { .. } => marching::resume(act, other),
        WindowKind::Answer { counter, group } => {
            stratagem_effects::reinforcement_comes(act.state, counter, group);
        }
        WindowKind::Initiative
        | WindowKind::Reinforcements
        | WindowKind::Arrived
        | WindowKind::Announced
        | WindowKind::Moved
        | WindowKind::Combat
        | WindowKind::Result
        | WindowKind::Siege { .. }
        | WindowKind::Supply
        | WindowKind::Attrition => {}
    }
}

/// Every stratagem and every use of the advantage that fits, counters for a siege, and passing.
pub(crate) fn answers(look: Look<'_>, window: Window, out: &mut Decisions<Hellespont>) {
    if may_play(look.state, window).is_ok() {
        let moment = Moment::Window(window.kind);
        stratagems::plays(look, window.asked, moment, &mut |play| {
            out.push(Action::from(play));
        });
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
    may_play(act.state, window)?;
    let side = window.asked;
    let moment = Moment::Window(window.kind);
    stratagems::may_use(act.look(), side, moment, play)?;
    if window.kind == WindowKind::Combat {
        put_down(act.state, side, play);
        proceed(act, window);
        return Ok(());
    }
    if moment.is_action_phase() {
        *act.state.phase.played.get_mut(side) = true;
    }
    stratagem_effects::perform(act, side, play);
    Ok(())
}

/// 4.2.2c A stratagem lies on the table until both are revealed.
pub(crate) fn put_down(state: &mut State, side: Side, play: Play) {
    if let Some(battle) = &mut state.battle {
        state.shared.put_down(side, play, &mut battle.plays);
    }
}

/// 4.2.2d The question that this side has answered in secret before the combat, if it has.
pub(crate) fn answered_in_secret(state: &State, side: Side) -> Option<Window> {
    let Some(Step::Window { window }) = state.step() else {
        return None;
    };
    let battle = state.battle.filter(|battle| !battle.revealed)?;
    let has_answered = window.kind == WindowKind::Combat && window.last && side == battle.attacker;
    let question = Window {
        asked: side,
        last: false,
        ..window
    };
    (has_answered && may_be_played(state, question)).then_some(question)
}

/// 4.2.2c All that may have been put down at this question.
pub(crate) fn guesses(look: Look<'_>, window: Window) -> Vec<Play> {
    let moment = Moment::Window(window.kind);
    let mut all = Vec::new();
    stratagems::plays(look, window.asked, moment, &mut |play| {
        all.push(play);
    });
    all
}

/// 2.B.3i Not asked again in this phase.
pub(crate) fn pass_phase(act: &mut Act<'_>, window: Window) {
    // 4.2.2d The enemy must not see whether a stratagem was put down.
    let is_secret = window.kind == WindowKind::Combat;
    let battle = act.state.battle.as_mut().filter(|_| is_secret);
    let passes = battle.map(|battle| &mut battle.passes);
    campaign::pass_phase(window.asked, passes, &mut act.state.shared.phase.passed);
    proceed(act, window);
}

/// 7.S13b The answer cancels the reinforcement: the window closes without effect, and the group stays available (7.S13c).
pub(crate) fn cancel(state: &mut State) {
    if let Some(Step::Window { window }) = state.step()
        && let WindowKind::Answer { counter, .. } = window.kind
    {
        state.stack.pop();
        state.bowl.insert(counter);
    }
}
