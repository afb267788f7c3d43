//! 2.B.3g Moments at which players may use stratagems and the advantage. Who is asked depends on public facts alone.

use engine::{Decisions, Log};

use crate::{
    action::{Action, Target},
    battle::Play,
    event::Event,
    game::Syracuse,
    ids::{Side, Stratagem},
    illegal::{Illegal, Refusal},
    rules::{
        activation, advantage, combat_stratagems, marching, stratagem_effects,
        stratagems::{self, Moment},
    },
    state::State,
    step::{Step, Window, WindowKind},
    types::Types,
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
pub(crate) fn is_open(game: &Syracuse, state: &State, window: Window) -> bool {
    !*state.phase.passed.get(window.asked)
        && (may_play(state, window).is_ok() || advantage::is_usable(game, state, window))
}

/// Asks the next player, or closes the window and goes on with what it interrupted.
pub(crate) fn proceed(game: &Syracuse, state: &mut State, window: Window, log: &mut Log<Event>) {
    if !window.last {
        let next = Window {
            asked: window.asked.other(),
            last: true,
            ..window
        };
        state.next_step(Step::Window { window: next });
        return;
    }
    state.stack.pop();
    match window.kind {
        WindowKind::Archers { .. } => marching::resume(game, state, owner(window).other(), log),
        WindowKind::Moved => activation::check_stacks(game, state, owner(window).other()),
        WindowKind::Answer { counter } => {
            stratagem_effects::reinforcement_comes(game, state, owner(window).other(), counter);
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
pub(crate) fn answers(
    game: &Syracuse,
    state: &State,
    window: Window,
    out: &mut Decisions<Syracuse>,
) {
    if may_play(state, window).is_ok() {
        let moment = Moment::Window(window.kind);
        stratagems::answers(
            game,
            state,
            window.asked,
            moment,
            *window.omens.get(window.asked),
            out,
        );
    }
    advantage::uses(game, state, window, out);
    out.push(Action::Pass);
    out.push(Action::PassPhase);
}

/// Uses a stratagem; 4.2e before a combat those that belong to it are put down in secret.
pub(crate) fn play(
    game: &Syracuse,
    state: &mut State,
    mut window: Window,
    play: Play,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_play(state, window)?;
    let side = window.asked;
    let Play {
        stratagem, target, ..
    } = play;
    let moment = Moment::Window(window.kind);
    let omens = *window.omens.get(side);
    stratagems::may_use(game, state, side, moment, omens, play)?;
    if is_put_down(window.kind, stratagem) {
        put_down(state, side, play);
        proceed(game, state, window, log);
        return Ok(());
    }
    if stratagem == Stratagem::GoodOmens {
        *window.omens.get_mut(side) = true;
    }
    if Moment::Window(window.kind).is_action_phase() {
        *state.phase.played.get_mut(side) = true;
    }
    state.next_step(Step::Window { window });
    stratagem_effects::perform(game, state, side, play, log);
    // 7.S25b What was drawn waits for the next window.
    if (stratagem, target) == (Stratagem::GoodOmens, Target::Draw) {
        proceed(game, state, window, log);
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
        let (plays, played) = (&mut battle.plays, &mut state.phase.played);
        campaign::put_down::<Types>(side, play, plays, &mut state.hands, played);
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
pub(crate) fn guesses(game: &Syracuse, state: &State, window: Window) -> Vec<Play> {
    let (side, moment) = (window.asked, Moment::Window(window.kind));
    let omens_used = *window.omens.get(side);
    let mut all = Vec::new();
    stratagems::plays(game, state, side, moment, omens_used, &mut |play| {
        if is_put_down(window.kind, play.stratagem) {
            all.push(play);
        }
    });
    all.sort_unstable();
    all
}

/// 2.B.3g Just this once.
pub(crate) fn pass(game: &Syracuse, state: &mut State, window: Window, log: &mut Log<Event>) {
    proceed(game, state, window, log);
}

/// 2.B.3g Not asked again in this phase.
pub(crate) fn pass_phase(game: &Syracuse, state: &mut State, window: Window, log: &mut Log<Event>) {
    // 4.2e The enemy must not see whether a stratagem was put down.
    let is_secret = window.kind == WindowKind::Combat;
    let battle = state.battle.as_mut().filter(|_| is_secret);
    let passes = battle.map(|battle| &mut battle.passes);
    campaign::pass_phase(window.asked, passes, &mut state.phase.passed);
    proceed(game, state, window, log);
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
