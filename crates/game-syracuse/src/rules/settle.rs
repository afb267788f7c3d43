//! Steps that have nothing to ask go on by themselves.

use campaign::Choice;
use engine::Log;

use crate::{
    event::Event,
    game::Syracuse,
    rules::{
        arrivals, battle, breach, combats, landing, marching, occupation, regroup_targets, retreat,
        rolls, siege, windows, withdrawal,
    },
    state::State,
    step::Step,
};

/// Takes a step as far as it goes by itself. Says whether it asks something now.
pub(crate) fn settle(game: &Syracuse, state: &mut State, step: Step, log: &mut Log<Event>) -> bool {
    match step {
        Step::Window { window } => {
            let asks = windows::is_open(game, state, window);
            if !asks {
                windows::proceed(game, state, window, log);
            }
            asks
        }
        Step::Roll { roll } => {
            let asks = rolls::asked(state, roll).is_some();
            if !asks && rolls::stand(game, state, roll, log).is_err() {
                state.stack.pop();
            }
            asks
        }
        Step::FreeMove { side } => arrivals::settle_free_moves(game, state, side),
        Step::March { side } => marching::settle(game, state, side, log),
        Step::Land { .. } => landing::settle(game, state, log),
        Step::WithdrawTo { side, zone, left } => {
            withdrawal::settle(game, state, side, (zone, left), log)
        }
        Step::Combats { side } => combats::settle(game, state, side, log),
        Step::Battle { stage } => {
            let asks = battle::asked(game, state, stage).is_some();
            if !asks {
                battle::proceed(game, state, stage, log);
            }
            asks
        }
        Step::Retreat { .. } => retreat::settle(game, state, log),
        Step::Garrison { .. } => {
            keep_if(state, |state| !occupation::entrants(game, state).is_empty())
        }
        Step::Occupy { .. } => keep_if(state, |state| {
            !occupation::occupants(game, state).is_empty()
        }),
        Step::Regroup { side, .. } => {
            let asks = keep_if(state, |state| {
                regroup_targets::movable(game, state, side).next().is_some()
            });
            if !asks {
                state.pieces.forget_moves(game.pieces.of(side));
            }
            asks
        }
        // 4.3j A siege is no choice: the last one is rolled for without a question.
        Step::Sieges { side, done } => {
            match Choice::among(siege::sieges(game, state, side, done)) {
                Choice::Several => true,
                Choice::Only(fort) => siege::besiege(game, state, side, fort, log).is_err(),
                Choice::Nothing => keep_if(state, |_| false),
            }
        }
        Step::Breach { side, done } => {
            keep_if(state, |state| breach::is_asked(game, state, side, done))
        }
        // 2.B.3g, 2.Cr, 2.Do A stratagem may leave nothing to answer but the end: the question stands until its own answer takes it
        // off the stack.
        Step::Pick { .. } | Step::Discard { .. } | Step::Build { .. } | Step::Recover { .. } => {
            true
        }
        Step::Arrive { .. }
        | Step::Displace { .. }
        | Step::Announce { .. }
        | Step::Menu { .. }
        | Step::Withdraw { .. }
        | Step::Overstacked { .. }
        | Step::Keep { .. }
        | Step::RegroupTo { .. }
        | Step::Weaken { .. }
        | Step::Epidemic { .. }
        | Step::Sick { .. }
        | Step::Turn { .. } => true,
    }
}

/// Goes on as long as nothing is asked and the steps are of this kind: what an answer leads to.
pub(crate) fn settle_while(
    game: &Syracuse,
    state: &mut State,
    is_such: impl Fn(Step) -> bool,
    log: &mut Log<Event>,
) {
    while let Some(step) = state.step().filter(|&step| is_such(step)) {
        if settle(game, state, step, log) {
            return;
        }
    }
}

/// A step that has nothing to ask is over.
fn keep_if(state: &mut State, asks: impl FnOnce(&State) -> bool) -> bool {
    let asks = asks(state);
    if !asks {
        state.stack.pop();
    }
    asks
}
