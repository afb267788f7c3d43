//! Steps that have nothing to ask go on by themselves.

use campaign::{Choice, Settling};

use crate::rules::prelude::*;

impl Settling for Types {
    fn settle(act: &mut Act<'_>, step: Step) -> bool {
        match step {
            Step::Window { window } => act.settle_window(window),
            Step::Own(OwnStep::Roll { roll }) => {
                let asks = rolls::asked(act.look(), roll).is_some();
                if !asks && rolls::stand(act, roll).is_err() {
                    act.state.stack.pop();
                }
                asks
            }
            Step::Announce { side } => activation::settle_announcement(act, side),
            Step::Own(OwnStep::FreeMove { side }) => arrivals::settle_free_moves(act, side),
            Step::March { side } => act.settle_march(side),
            Step::Own(OwnStep::Land { .. }) => landing::settle(act),
            Step::Own(OwnStep::WithdrawTo { side, zone, left }) => {
                withdrawal::settle(act, side, (zone, left))
            }
            Step::Combats { side } => combats::settle(act, side),
            Step::Battle { stage } => act.settle_battle(stage),
            Step::Retreat { .. } => act.settle_retreat(),
            Step::Own(OwnStep::Garrison { .. }) => {
                keep_if(act, |look| !occupation::entrants(look).is_empty())
            }
            Step::Own(OwnStep::Occupy { .. }) => {
                keep_if(act, |look| !occupation::occupants(look).is_empty())
            }
            Step::Own(OwnStep::Regroup { side, .. }) => {
                let asks = keep_if(act, |look| {
                    regroup_targets::movable(look, side).next().is_some()
                });
                if !asks {
                    act.state.pieces.forget_moves(act.game.pieces.of(side));
                }
                asks
            }
            // 4.3j A siege is no choice: the last one is rolled for without a question.
            Step::Sieges { side, done } => {
                match Choice::among(siege::sieges(act.look(), side, done)) {
                    Choice::Several => true,
                    Choice::Only(fort) => siege::besiege(act, side, fort).is_err(),
                    Choice::Nothing => keep_if(act, |_| false),
                }
            }
            Step::Own(OwnStep::Breach { side, done }) => {
                keep_if(act, |look| breach::is_asked(look, side, done))
            }
            // 2.B.3g, 2.Cr, 2.Do A stratagem may leave nothing to answer but the end: the question stands until its own answer takes it
            // off the stack.
            Step::Pick { .. }
            | Step::Own(OwnStep::Discard { .. })
            | Step::Own(OwnStep::Build { .. })
            | Step::Own(OwnStep::Recover { .. }) => true,
            Step::Own(OwnStep::Arrive { .. })
            | Step::Own(OwnStep::Displace { .. })
            | Step::Menu { .. }
            | Step::Withdraw { .. }
            | Step::Own(OwnStep::Overstacked { .. })
            | Step::Keep { .. }
            | Step::Own(OwnStep::RegroupTo { .. })
            | Step::Own(OwnStep::Weaken { .. })
            | Step::Epidemic { .. }
            | Step::Sick { .. } => true,
            Step::Turn { stage } => {
                act.proceed_with_turn(stage);
                false
            }
        }
    }
}

/// Goes on as long as nothing is asked and the steps are of this kind: what an answer leads to.
pub(crate) fn settle_while(act: &mut Act<'_>, is_such: impl Fn(Step) -> bool) {
    while let Some(step) = act.state.step().filter(|&step| is_such(step)) {
        if Types::settle(act, step) {
            return;
        }
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
