//! From a step to its question and all its answers.

use campaign::{Answering, HitsLeft};

use crate::{rules::prelude::*, step::RecoverCause};

impl Answering for Types {
    fn answers(look: Look<'_>, step: Step, side: Side, out: &mut Decisions<Syracuse>) {
        if let Some(moment) = own_moment(step)
            && may_play(look.state, side, moment).is_ok()
        {
            look.occasion(side, moment).answers(out);
        }
        if is_open_to_advantage(step) {
            advantage::uses_in_recovery(look, side, out);
        }
        answers(look, step, side, out);
    }
}

/// 2.B.3g, 2.Cr, 2.Do Steps at which the player may use stratagems besides answering.
pub(crate) fn own_moment(step: Step) -> Option<Moment> {
    let leaders = RecoverCause::Leaders;
    // A group that is being formed or is on its way is brought to its end first.
    let between_groups =
        matches!(step, Step::Pick(group) if group.picked.is_empty() && !group.free);
    if matches!(step, Step::Menu { .. } | Step::Combats { .. }) || between_groups {
        Some(Moment::Acting)
    } else if matches!(
        step,
        Step::Own(OwnStep::Build { .. }) | Step::Own(OwnStep::Discard { .. })
    ) {
        Some(Moment::Building)
    } else if matches!(step, Step::Own(OwnStep::Recover { cause, .. }) if cause == leaders) {
        Some(Moment::Recovering)
    } else {
        None
    }
}

/// 8i, 8j Steps at which the advantage may be used besides answering: one's own D.3, and whoever receives it there.
pub(crate) fn is_open_to_advantage(step: Step) -> bool {
    let Step::Own(OwnStep::Recover { cause, .. }) = step else {
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
        Step::Own(OwnStep::Roll { .. }) => rolls::answers(out),
        Step::Own(OwnStep::Arrive { group }) => arrivals::arrive_answers(look, group, out),
        Step::Own(OwnStep::Displace { group, zone }) => {
            arrivals::displace_answers(look, group, zone, out);
        }
        Step::Own(OwnStep::FreeMove { side }) => arrivals::free_move_answers(look, side, out),
        Step::Announce { side } => activation::announce_answers(look.state, side, out),
        Step::Menu { side } => activation::menu_answers(look, side, out),
        Step::Pick(picking) => groups::pick_answers(look, picking, out),
        Step::March { side } => marching::march_answers(look, side, out),
        Step::Own(OwnStep::Land(landing)) => landing::land_answers(look, landing, out),
        Step::Withdraw { .. } => withdrawal::withdraw_answers(out),
        Step::Own(OwnStep::WithdrawTo { side, zone, left }) => {
            withdrawal::withdraw_to_answers(look, side, zone, left, out);
        }
        Step::Own(OwnStep::Overstacked { side, place }) => {
            stacking::overstacked_answers(look, side, place, out);
        }
        Step::Combats { side } => combats::combats_answers(look, side, out),
        Step::Battle {
            stage: BattleStage::Own(OwnBattleStage::Defenders),
        } => {
            camp_assault::defenders_answers(look, out);
        }
        Step::Battle { .. } => losses::loss_answers(look, side, out),
        Step::Retreat { .. } => retreat::retreat_answers(look, out),
        Step::Own(OwnStep::Garrison { .. }) => occupation::garrison_answers(look, out),
        Step::Own(OwnStep::Occupy { .. }) => occupation::occupy_answers(look, out),
        Step::Own(OwnStep::Discard { side }) => works::discard_answers(look, side, out),
        Step::Own(OwnStep::Build { side, points }) => works::build_answers(look, side, points, out),
        Step::Keep { side } => hands::keep_answers(look.state, side, out),
        Step::Own(OwnStep::Regroup { side, .. }) => regrouping::regroup_answers(look, side, out),
        Step::Own(OwnStep::RegroupTo { side, .. }) => {
            regrouping::regroup_to_answers(look, side, out);
        }
        Step::Own(OwnStep::Recover { side, left, .. }) => {
            recovery::recover_answers(look, side, left, out);
        }
        Step::Own(OwnStep::Weaken { among, .. }) => attrition::weaken_answers(among, out),
        Step::Sieges { side, done } => siege::sieges_answers(look, side, done, out),
        Step::Own(OwnStep::Breach { side, done }) => breach::breach_answers(look, side, done, out),
        Step::Epidemic { side, left, hit } => {
            epidemic::answers(look, (side, HitsLeft { left, hit }), out);
        }
        Step::Sick { side } => epidemic::sick_answers(look, side, out),
        Step::Turn { .. } => {}
    }
}
