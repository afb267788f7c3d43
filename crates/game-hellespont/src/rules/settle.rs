//! Steps that have nothing to ask go on by themselves.

use campaign::Choice;
use engine::Log;

use crate::{
    event::Event,
    game::Hellespont,
    rules::{
        arrivals, attrition, bases, battle, cargo, combats, epidemic, evasion, groups, marching,
        recovery, regrouping, retreat, rolls, siege, stacking, supply, weakening, windows,
    },
    state::State,
    step::Step,
};

/// Takes a step as far as it goes by itself. Says whether it asks something now.
pub(crate) fn settle(
    game: &Hellespont,
    state: &mut State,
    step: Step,
    log: &mut Log<Event>,
) -> bool {
    match step {
        Step::Window { window } => {
            let asks = windows::is_open(game, state, window);
            if !asks {
                windows::proceed(game, state, window, log);
            }
            asks
        }
        Step::Roll { roll, repeated } => {
            let asks = rolls::asked(state, repeated).is_some();
            if !asks {
                rolls::stand(game, state, roll, log);
            }
            asks
        }
        Step::Displace { group } => arrivals::settle_displacement(game, state, group, log),
        Step::BaseMoves { side } => keep_if(state, |state| bases::is_asked(game, state, side)),
        Step::Menu { .. } => {
            supply::refresh(game, state, log);
            true
        }
        Step::Pick(picking) => keep_if(state, |state| {
            !picking.picked.is_empty() || groups::is_pickable(game, state, picking)
        }),
        Step::March { side } => marching::settle(game, state, side, log),
        Step::Stacks { side, check } => keep_if(state, |state| {
            stacking::crowded(game, state, side, check).is_some()
        }),
        Step::Cargo { side, cause } => cargo::settle(game, state, side, cause, log),
        Step::Combats { side } => combats::settle(game, state, side, log),
        Step::Battle { stage } => {
            let asks = battle::asked(game, state, stage).is_some();
            if !asks {
                battle::proceed(game, state, stage, log);
            }
            asks
        }
        Step::EvadeTo { side } => {
            let places = state
                .battle
                .into_iter()
                .flat_map(|battle| evasion::places(game, state, side, battle.zone));
            match Choice::among(places) {
                Choice::Several => true,
                Choice::Only(place) => evasion::evade_to(game, state, side, place, log).is_err(),
                Choice::Nothing => keep_if(state, |_| false),
            }
        }
        Step::Retreat { .. } => retreat::settle(game, state, log),
        Step::Sieges { side, done } => {
            keep_if(state, |state| siege::is_asked(game, state, side, done))
        }
        Step::Siege { stage } => {
            siege::proceed(game, state, stage, log);
            false
        }
        Step::Enter { side, port } => keep_if(state, |state| {
            siege::is_entry_asked(game, state, side, port)
        }),
        Step::Regroup { side, .. } => {
            let asks = keep_if(state, |state| regrouping::is_asked(game, state, side));
            if !asks {
                state.pieces.forget_moves(game.pieces.of(side));
            }
            asks
        }
        Step::Recover { side, left, cause } => keep_if(state, |state| {
            recovery::is_asked(game, state, (side, left), cause)
        }),
        Step::Tests { side } => match Choice::among(attrition::zones(game, state, side)) {
            Choice::Several => true,
            Choice::Only(zone) => attrition::test(game, state, side, zone, log).is_err(),
            Choice::Nothing => keep_if(state, |_| false),
        },
        Step::Weaken { .. } => weakening::settle(game, state, log),
        Step::SickTo { side, leader } => match leader.first() {
            Some(leader) => epidemic::settle(game, state, (side, leader), log),
            None => keep_if(state, |_| false),
        },
        Step::Epidemic { side, hit, .. } => keep_if(state, |state| {
            !epidemic::victims(game, state, side.other())
                .without(hit)
                .is_empty()
        }),
        Step::Sick { side } => keep_if(state, |state| {
            !epidemic::leaders(game, state, side.other()).is_empty()
        }),
        Step::Choose { .. }
        | Step::Announce { .. }
        | Step::Withdraw { .. }
        | Step::Keep { .. }
        | Step::RegroupTo { .. }
        | Step::Turn { .. } => true,
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
