//! Answers of arrivals and action phases.

use campaign::other_question;

use crate::rules::prelude::*;

pub(super) fn in_movement(act: &mut Act<'_>, step: Step, action: Action) -> Result<(), Illegal> {
    match (step, action) {
        (Step::Announce { side }, Action::Announce { points }) => {
            activation::announce(act, side, points)
        }
        (Step::Menu { side }, Action::Activate { place }) => activation::activate(act, side, place),
        (Step::Menu { side }, Action::EndMoves) => {
            activation::end_moves(act.state, side);
            Ok(())
        }
        (Step::Pick(picking), _) => in_picking(act, picking, action),
        (Step::March { side }, Action::Step { to }) => act.step_to(side, to),
        (Step::March { side }, Action::Stop) => act.stop_march(side),
        (Step::March { side }, Action::TakeFort { fort }) => marching::take_fort(act, side, fort),
        (Step::Own(OwnStep::Land(landing)), Action::LandAt { zone }) => {
            landing::land_at(act, landing, zone)
        }
        (Step::Own(OwnStep::Land(landing)), Action::StayAboard) => {
            landing::stay_aboard(act, landing)
        }
        (Step::Withdraw { side, zone }, Action::Withdraw) => {
            withdrawal::withdraw(act, side, zone);
            Ok(())
        }
        (Step::Withdraw { side, .. }, Action::Stand) => {
            act.decline_withdrawal(side);
            Ok(())
        }
        (Step::Own(OwnStep::WithdrawTo { side, .. }), Action::WithdrawTo { zone }) => {
            withdrawal::withdraw_to(act, side, zone)
        }
        (Step::Own(OwnStep::Overstacked { side, place }), Action::Disband { unit }) => {
            stacking::disband(act, side, place, unit)
        }
        (Step::Own(OwnStep::Arrive { group }), Action::ArriveIn { zone }) => {
            arrivals::arrive_in(act, group, zone)
        }
        (Step::Own(OwnStep::Displace { group, zone }), Action::DisplaceTo { zone: to }) => {
            arrivals::displace_to(act, group, zone, to)
        }
        (Step::Own(OwnStep::FreeMove { side }), Action::Take { place }) => {
            arrivals::take(act, side, place)
        }
        (Step::Own(OwnStep::FreeMove { side }), Action::Done) => {
            arrivals::free_move_done(act, side)
        }
        (step, _) => Err(other_question(act.look(), step)),
    }
}

fn in_picking(act: &mut Act<'_>, picking: Picking, action: Action) -> Result<(), Illegal> {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "every other answer belongs to another question"
    )]
    match action {
        Action::Pick { piece } => act.pick(picking, piece),
        Action::PickAll => act.pick_all(picking),
        Action::Step { to } => act.first_step(picking, to),
        Action::EndZone => act.end_zone(picking),
        _ => Err(Illegal::Shared(Refusal::OtherQuestion { rule: "3.2a" })),
    }
}
