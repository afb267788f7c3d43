//! Steps that have nothing to ask go on by themselves.

use campaign::Choice;

use crate::rules::{
    activation, arrivals, attrition, bases, battle, cargo, combats, epidemic, evasion, groups,
    marching, prelude::*, recovery, regrouping, retreat, rolls, siege, stacking, supply, weakening,
    windows,
};

/// Takes a step as far as it goes by itself. Says whether it asks something now.
pub(crate) fn settle(act: &mut Act<'_>, step: Step) -> bool {
    match step {
        Step::Window { window } => {
            let asks = windows::is_open(act.look(), window);
            if !asks {
                windows::proceed(act, window);
            }
            asks
        }
        Step::Roll { roll, repeated } => {
            let asks = rolls::asked(act.look(), roll, repeated).is_some();
            if !asks {
                rolls::stand(act, roll);
            }
            asks
        }
        Step::Displace { group } => arrivals::settle_displacement(act, group),
        Step::BaseMoves { side } => keep_if(act, |look| bases::is_asked(look, side)),
        Step::Announce { side } => activation::settle_announcement(act, side),
        Step::Menu { .. } => {
            supply::refresh(act);
            true
        }
        Step::Pick(picking) => keep_if(act, |look| {
            !picking.picked.is_empty() || groups::is_pickable(look, picking)
        }),
        Step::March { side } => marching::settle(act, side),
        Step::Stacks { side, check } => {
            keep_if(act, |look| stacking::crowded(look, side, check).is_some())
        }
        Step::Cargo { side, cause } => cargo::settle(act, side, cause),
        Step::Combats { side } => combats::settle(act, side),
        Step::Battle { stage } => {
            let asks = battle::asked(act.look(), stage).is_some();
            if !asks {
                battle::proceed(act, stage);
            }
            asks
        }
        Step::EvadeTo { side } => {
            let places = act
                .state
                .battle
                .into_iter()
                .flat_map(|battle| evasion::places(act.look(), side, battle.zone));
            match Choice::among(places) {
                Choice::Several => true,
                Choice::Only(place) => evasion::evade_to(act, side, place).is_err(),
                Choice::Nothing => keep_if(act, |_| false),
            }
        }
        Step::Retreat { .. } => retreat::settle(act),
        Step::Sieges { side, done } => keep_if(act, |look| siege::is_asked(look, side, done)),
        Step::Siege { stage } => {
            siege::proceed(act, stage);
            false
        }
        Step::Enter { side, port } => keep_if(act, |look| siege::is_entry_asked(look, side, port)),
        Step::Regroup { side, .. } => {
            let asks = keep_if(act, |look| regrouping::is_asked(look, side));
            if !asks {
                act.state.pieces.forget_moves(act.game.pieces.of(side));
            }
            asks
        }
        Step::Recover { side, left, cause } => {
            keep_if(act, |look| recovery::is_asked(look, (side, left), cause))
        }
        Step::Tests { side } => match Choice::among(attrition::zones(act.look(), side)) {
            Choice::Several => true,
            Choice::Only(zone) => attrition::test(act, side, zone).is_err(),
            Choice::Nothing => keep_if(act, |_| false),
        },
        Step::Weaken { .. } => weakening::settle(act),
        Step::SickTo { side, leader } => match leader.first() {
            Some(leader) => epidemic::settle(act, (side, leader)),
            None => keep_if(act, |_| false),
        },
        Step::Epidemic { side, hit, .. } => keep_if(act, |look| {
            !epidemic::victims(look, side.other())
                .without(hit)
                .is_empty()
        }),
        Step::Sick { side } => keep_if(act, |look| {
            !epidemic::leaders(look, side.other()).is_empty()
        }),
        Step::Choose { .. }
        | Step::Withdraw { .. }
        | Step::Keep { .. }
        | Step::RegroupTo { .. }
        | Step::Turn { .. } => true,
    }
}

/// A step that has nothing to ask is over.
fn keep_if(act: &mut Act<'_>, asks: impl FnOnce(Look<'_>) -> bool) -> bool {
    let asks = asks(act.look());
    if !asks {
        act.state.stack.pop();
    }
    asks
}
