//! Answers of arrivals and action phases.

use engine::Log;

use super::other_question;
use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    illegal::{Illegal, Refusal},
    rules::{activation, arrivals, groups, landing, marching, stacking, withdrawal},
    state::State,
    step::{Picking, Step},
};

pub(super) fn in_movement(
    game: &Syracuse,
    state: &mut State,
    step: Step,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    match (step, action) {
        (Step::Announce { side }, Action::Announce { points }) => {
            activation::announce(state, side, points, log)
        }
        (Step::Menu { side }, Action::Activate { place }) => {
            activation::activate(game, state, side, place, log)
        }
        (Step::Menu { side }, Action::EndMoves) => {
            activation::end_moves(state, side);
            Ok(())
        }
        (Step::Pick(picking), _) => in_picking(game, state, picking, action, log),
        (Step::March { side }, Action::Step { to }) => marching::step(game, state, side, to, log),
        (Step::March { side }, Action::Stop) => marching::stop(game, state, side, log),
        (Step::March { side }, Action::TakeFort { fort }) => {
            marching::take_fort(game, state, side, fort, log)
        }
        (Step::Land(landing), Action::LandAt { zone }) => {
            landing::land_at(game, state, landing, zone, log)
        }
        (Step::Land(landing), Action::StayAboard) => landing::stay_aboard(game, state, landing),
        (Step::Withdraw { side, zone }, Action::Withdraw) => {
            withdrawal::withdraw(game, state, side, zone);
            Ok(())
        }
        (Step::Withdraw { side, .. }, Action::Stand) => {
            withdrawal::stand(game, state, side, log);
            Ok(())
        }
        (Step::WithdrawTo { side, .. }, Action::WithdrawTo { zone }) => {
            withdrawal::withdraw_to(game, state, side, zone, log)
        }
        (Step::Overstacked { side, place }, Action::Disband { unit }) => {
            stacking::disband(game, state, side, place, unit, log)
        }
        (Step::Arrive { group }, Action::ArriveIn { zone }) => {
            arrivals::arrive_in(game, state, group, zone, log)
        }
        (Step::Displace { group, zone }, Action::DisplaceTo { zone: to }) => {
            arrivals::displace_to(game, state, group, zone, to, log)
        }
        (Step::FreeMove { side }, Action::Take { place }) => {
            arrivals::take(game, state, side, place)
        }
        (Step::FreeMove { side }, Action::Done) => arrivals::free_move_done(game, state, side),
        (step, _) => Err(other_question(game, state, step)),
    }
}

fn in_picking(
    game: &Syracuse,
    state: &mut State,
    picking: Picking,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "every other answer belongs to another question"
    )]
    match action {
        Action::Pick { piece } => groups::pick(game, state, picking, piece),
        Action::PickAll => groups::pick_all(game, state, picking),
        Action::Step { to } => groups::first_step(game, state, picking, to, log),
        Action::EndZone => groups::end_zone(game, state, picking),
        _ => Err(Illegal::Shared(Refusal::OtherQuestion { rule: "3.2a" })),
    }
}
