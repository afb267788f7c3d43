//! From a step to its question and all its answers.

use campaign::HitsLeft;

use crate::{
    rules::{
        activation, advantage, arrivals, asked, attrition, breach, camp_assault, combats, epidemic,
        groups, hands, landing, losses, marching, occupation,
        prelude::*,
        recovery, regrouping, retreat, rolls, siege, stacking,
        stratagems::{self, Moment},
        windows, withdrawal, works,
    },
    step::RecoverCause,
};

/// What is asked, of whom, with all legal answers.
pub(crate) fn decisions(look: Look<'_>, out: &mut Decisions<Syracuse>) {
    out.clear();
    let Some(step) = look.state.step() else {
        return;
    };
    let side = asked::side(look, step);
    out.open(side.seat(), asked::prompt(look, step));
    if let Some(moment) = own_moment(step)
        && may_play(look.state, side, moment).is_ok()
    {
        let omens = *look.state.phase.own.omens.get(side);
        stratagems::answers(look, side, moment, omens, out);
    }
    if is_open_to_advantage(step) {
        advantage::uses_in_recovery(look, side, out);
    }
    answers(look, step, side, out);
}

/// 2.B.3g, 2.Cr, 2.Do Steps at which the player may use stratagems besides answering.
pub(crate) fn own_moment(step: Step) -> Option<Moment> {
    let leaders = RecoverCause::Leaders;
    // A group that is being formed or is on its way is brought to its end first.
    let between_groups =
        matches!(step, Step::Pick(group) if group.picked.is_empty() && !group.free);
    if matches!(step, Step::Menu { .. } | Step::Combats { .. }) || between_groups {
        Some(Moment::Acting)
    } else if matches!(step, Step::Build { .. } | Step::Discard { .. }) {
        Some(Moment::Building)
    } else if matches!(step, Step::Recover { cause, .. } if cause == leaders) {
        Some(Moment::Recovering)
    } else {
        None
    }
}

/// 8i, 8j Steps at which the advantage may be used besides answering: one's own D.3, and whoever receives it there.
pub(crate) fn is_open_to_advantage(step: Step) -> bool {
    let Step::Recover { cause, .. } = step else {
        return false;
    };
    match cause {
        RecoverCause::Leaders | RecoverCause::Advantage => true,
        RecoverCause::Stratagem => false,
    }
}

/// 2.B.3e One a phase in the action phases; 7.S25b none after a draw by good omens.
pub(crate) fn may_play(state: &State, side: Side, moment: Moment) -> Result<(), Illegal> {
    if !*state.phase.played.get(side) {
        Ok(())
    } else if moment == Moment::Acting {
        Err(Illegal::Shared(Refusal::PlayedAlready))
    } else {
        Err(Illegal::DrawnByOmens)
    }
}

fn answers(look: Look<'_>, step: Step, side: Side, out: &mut Decisions<Syracuse>) {
    match step {
        Step::Window { window } => windows::answers(look, window, out),
        Step::Roll { .. } => rolls::answers(out),
        Step::Arrive { group } => arrivals::arrive_answers(look, group, out),
        Step::Displace { group, zone } => {
            arrivals::displace_answers(look, group, zone, out);
        }
        Step::FreeMove { side } => arrivals::free_move_answers(look, side, out),
        Step::Announce { side } => activation::announce_answers(look.state, side, out),
        Step::Menu { side } => activation::menu_answers(look, side, out),
        Step::Pick(picking) => groups::pick_answers(look, picking, out),
        Step::March { side } => marching::march_answers(look, side, out),
        Step::Land(landing) => landing::land_answers(look, landing, out),
        Step::Withdraw { .. } => withdrawal::withdraw_answers(out),
        Step::WithdrawTo { side, zone, left } => {
            withdrawal::withdraw_to_answers(look, side, zone, left, out);
        }
        Step::Overstacked { side, place } => {
            stacking::overstacked_answers(look, side, place, out);
        }
        Step::Combats { side } => combats::combats_answers(look, side, out),
        Step::Battle {
            stage: BattleStage::Defenders,
        } => {
            camp_assault::defenders_answers(look, out);
        }
        Step::Battle { .. } => losses::loss_answers(look, side, out),
        Step::Retreat { .. } => retreat::retreat_answers(look, out),
        Step::Garrison { .. } => occupation::garrison_answers(look, out),
        Step::Occupy { .. } => occupation::occupy_answers(look, out),
        Step::Discard { side } => works::discard_answers(look, side, out),
        Step::Build { side, points } => works::build_answers(look, side, points, out),
        Step::Keep { side } => hands::keep_answers(look.state, side, out),
        Step::Regroup { side, .. } => regrouping::regroup_answers(look, side, out),
        Step::RegroupTo { side, .. } => regrouping::regroup_to_answers(look, side, out),
        Step::Recover { side, left, .. } => {
            recovery::recover_answers(look, side, left, out);
        }
        Step::Weaken { among, .. } => attrition::weaken_answers(among, out),
        Step::Sieges { side, done } => siege::sieges_answers(look, side, done, out),
        Step::Breach { side, done } => breach::breach_answers(look, side, done, out),
        Step::Epidemic { side, left, hit } => {
            epidemic::answers(look, (side, HitsLeft { left, hit }), out);
        }
        Step::Sick { side } => epidemic::sick_answers(look, side, out),
        Step::Turn { .. } => {}
    }
}
