//! From a step to its question and all its answers.

use campaign::{Answering, HitsLeft};

use crate::{rules::prelude::*, step::RecoverCause};

impl Answering for Types {
    fn answers(look: Look<'_>, step: Step, side: Side, out: &mut Decisions<Hellespont>) {
        let start = out.answers_so_far();
        if let Some(moment) = own_moment(step) {
            if may_play(look.state, side, moment).is_ok() {
                look.occasion(side, moment).answers(out);
            }
            if moment == Moment::Recovering {
                advantage::uses_in_recovery(look, side, out);
            }
        }
        answers(look, step, side, out);
        out.sort_from(start);
    }
}

/// 2.B.3i Steps at which the player may use stratagems besides answering.
pub(crate) fn own_moment(step: Step) -> Option<Moment> {
    // A group that is being formed or is on its way is brought to its end first.
    let between_groups =
        matches!(step, Step::Pick(group) if group.picked.is_empty() && !group.base);
    if matches!(step, Step::Menu { .. } | Step::Combats { .. }) || between_groups {
        Some(Moment::Acting)
    } else if matches!(step, Step::Own(OwnStep::Recover { cause, .. }) if cause == RecoverCause::Leaders)
    {
        Some(Moment::Recovering)
    } else {
        None
    }
}

/// 2.B.3g, 2.B.3h One a phase in the action phases.
pub(crate) fn may_play(state: &State, side: Side, moment: Moment) -> Result<(), Illegal> {
    if moment.is_action_phase() && *state.phase.played.get(side) {
        Err(Illegal::Shared(Refusal::PlayedAlready))
    } else {
        Ok(())
    }
}

fn answers(look: Look<'_>, step: Step, side: Side, out: &mut Decisions<Hellespont>) {
    match step {
        Step::Window { window } => windows::answers(look, window, out),
        Step::Own(OwnStep::Roll { .. }) => rolls::answers(out),
        Step::Own(OwnStep::Choose { side }) => hands::choose_answers(look, side, out),
        Step::Own(OwnStep::Displace { group }) => arrivals::displace_answers(look, group, out),
        Step::Own(OwnStep::BaseMoves { side }) => bases::answers(look, side, out),
        Step::Announce { side } => activation::announce_answers(look.state, side, out),
        Step::Menu { side } => activation::menu_answers(look, side, out),
        Step::Pick(picking) => {
            groups::answers(look, picking, out);
        }
        Step::March { side } => marching::answers(look, side, out),
        Step::Withdraw { side, zone } => withdrawal::answers(look, side, zone, out),
        Step::Own(OwnStep::Stacks { side, check }) => stacking::answers(look, (side, check), out),
        Step::Own(OwnStep::Cargo { side, .. }) => cargo::answers(look, side, out),
        Step::Combats { .. } => combats::answers(look, out),
        Step::Battle {
            stage: BattleStage::Own(OwnBattleStage::Evasion),
        } => evasion::answers(out),
        Step::Battle { .. } => losses::answers(look, side, out),
        Step::Own(OwnStep::EvadeTo { side }) => evasion::evade_to_answers(look, side, out),
        Step::Retreat { .. } => retreat::answers(look, out),
        Step::Sieges { side, done } => siege::answers(look, side, done, out),
        Step::Own(OwnStep::Enter { side, port }) => siege::enter_answers(look, side, port, out),
        Step::Keep { side } => hands::keep_answers(look.state, side, out),
        Step::Own(OwnStep::Regroup { side, .. }) => regrouping::answers(look, side, out),
        Step::Own(OwnStep::RegroupTo { side, .. }) => {
            regrouping::regroup_to_answers(look, side, out);
        }
        Step::Own(OwnStep::Recover { side, left, .. }) => recovery::answers(look, side, left, out),
        Step::Own(OwnStep::Tests { side }) => attrition::answers(look, side, out),
        Step::Own(OwnStep::Weaken { among, .. }) => weakening::answers(look.state, among, out),
        Step::Epidemic { side, left, hit } => {
            epidemic::answers(look, (side, HitsLeft { left, hit }), out);
        }
        Step::Sick { side } => epidemic::sick_answers(look, side, out),
        Step::Own(OwnStep::SickTo { side, leader }) => {
            for leader in leader.iter() {
                let beds = epidemic::sickbeds(look, side, leader);
                out.extend(beds.map(|place| Action::SickTo { place }));
            }
        }
        Step::Turn { .. } | Step::Own(OwnStep::Siege { .. }) => {}
    }
}
