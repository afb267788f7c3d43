//! Steps that have nothing to ask go on by themselves.

use campaign::{Choice, Settling};

use crate::rules::prelude::*;

impl Settling for Types {
    fn settle(act: &mut Act<'_>, step: Step) -> bool {
        match step {
            Step::Window { window } => act.settle_window(window),
            Step::Own(OwnStep::Roll { roll, repeated }) => {
                let asks = rolls::asked(act.look(), roll, repeated).is_some();
                if !asks {
                    rolls::stand(act, roll);
                }
                asks
            }
            Step::Own(OwnStep::Displace { group }) => arrivals::settle_displacement(act, group),
            Step::Own(OwnStep::BaseMoves { side }) => {
                keep_if(act, |look| bases::is_asked(look, side))
            }
            Step::Announce { side } => activation::settle_announcement(act, side),
            Step::Menu { .. } => {
                supply::refresh(act);
                true
            }
            Step::Pick(picking) => keep_if(act, |look| {
                !picking.picked.is_empty() || look.is_pickable(picking)
            }),
            Step::March { side } => act.settle_march(side),
            Step::Own(OwnStep::Stacks { side, check }) => {
                keep_if(act, |look| stacking::crowded(look, side, check).is_some())
            }
            Step::Own(OwnStep::Cargo { side, cause }) => cargo::settle(act, side, cause),
            Step::Combats { side } => combats::settle(act, side),
            Step::Battle { stage } => act.settle_battle(stage),
            Step::Own(OwnStep::EvadeTo { side }) => {
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
            Step::Retreat { .. } => act.settle_retreat(),
            Step::Sieges { side, done } => keep_if(act, |look| siege::is_asked(look, side, done)),
            Step::Own(OwnStep::Siege { stage }) => {
                siege::proceed(act, stage);
                false
            }
            Step::Own(OwnStep::Enter { side, port }) => {
                keep_if(act, |look| siege::is_entry_asked(look, side, port))
            }
            Step::Own(OwnStep::Regroup { side, .. }) => {
                let asks = keep_if(act, |look| regrouping::is_asked(look, side));
                if !asks {
                    act.state.pieces.forget_moves(act.game.pieces.of(side));
                }
                asks
            }
            Step::Own(OwnStep::Recover { side, left, cause }) => {
                keep_if(act, |look| recovery::is_asked(look, (side, left), cause))
            }
            Step::Own(OwnStep::Tests { side }) => {
                match Choice::among(attrition::zones(act.look(), side)) {
                    Choice::Several => true,
                    Choice::Only(zone) => attrition::test(act, side, zone).is_err(),
                    Choice::Nothing => keep_if(act, |_| false),
                }
            }
            Step::Own(OwnStep::Weaken { .. }) => weakening::settle(act),
            Step::Own(OwnStep::SickTo { side, leader }) => match leader.first() {
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
            Step::Own(OwnStep::Choose { .. })
            | Step::Withdraw { .. }
            | Step::Keep { .. }
            | Step::Own(OwnStep::RegroupTo { .. }) => true,
            Step::Turn { stage } => {
                turn::proceed(act, stage);
                false
            }
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
