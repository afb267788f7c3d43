//! Answers of the works phase and of the end of a turn.

use campaign::{HitsLeft, other_question};

use crate::{
    event::Construction,
    rules::{dispatch::is_open_to_advantage, prelude::*, works::Payment},
};

pub(super) fn in_adjustments(act: &mut Act<'_>, step: Step, action: Action) -> Result<(), Illegal> {
    match (step, action) {
        (Step::Own(OwnStep::Discard { side }), Action::Discard { counter }) => {
            works::discard(act, side, counter)
        }
        (Step::Own(OwnStep::Discard { side }), Action::Done) => works::discard_done(act, side),
        (Step::Own(OwnStep::Build { side, .. }), Action::BuildCamp) => {
            works::build(act, side, Construction::Camp, Payment::Points)
        }
        (Step::Own(OwnStep::Build { side, .. }), Action::BuildFort { fort }) => {
            works::build(act, side, Construction::Fort(fort), Payment::Points)
        }
        (Step::Own(OwnStep::Build { side, .. }), Action::BuildWall { wall }) => {
            works::build(act, side, Construction::Wall(wall), Payment::Points)
        }
        (Step::Own(OwnStep::Build { side, .. }), Action::BuildChains) => {
            works::build(act, side, Construction::Chains, Payment::Points)
        }
        (Step::Own(OwnStep::Build { .. }), Action::Done) => works::build_done(act.state),
        (Step::Keep { side }, Action::Keep { counter }) => hands::keep(act, side, Some(counter)),
        (Step::Keep { side }, Action::KeepNone) => hands::keep(act, side, None),
        (Step::Own(OwnStep::Regroup { side, .. }), Action::Regroup { piece }) => {
            regrouping::regroup(act, side, piece)
        }
        (Step::Own(OwnStep::Regroup { side, .. }), Action::Done) => {
            regrouping::regroup_done(act, side)
        }
        (Step::Own(OwnStep::RegroupTo { side, .. }), Action::RegroupTo { place }) => {
            regrouping::regroup_to(act, side, place)
        }
        (Step::Own(OwnStep::Recover { side, .. }), Action::Recover { unit }) => {
            recovery::recover(act, side, unit)
        }
        (Step::Own(OwnStep::Recover { side, .. }), Action::RecoverByAdvantage { unit })
            if is_open_to_advantage(step) =>
        {
            advantage::recover_in_recovery(act, side, unit)
        }
        (Step::Own(OwnStep::Recover { side, .. }), Action::ReturnLeader { leader, to })
            if is_open_to_advantage(step) =>
        {
            advantage::return_in_recovery(act, side, (leader, to))
        }
        (Step::Own(OwnStep::Recover { .. }), Action::Done) => recovery::recover_done(act),
        (Step::Own(OwnStep::Weaken { side, .. }), Action::Weaken { unit }) => {
            attrition::weaken(act, side, unit)
        }
        (Step::Sieges { side, .. }, Action::Besiege { fort }) => siege::besiege(act, side, fort),
        (Step::Own(OwnStep::Breach { side, .. }), Action::Breach { wall }) => {
            breach::breach(act, side, wall)
        }
        (Step::Own(OwnStep::Breach { side, .. }), Action::BreakChains) => {
            breach::break_chains(act, side)
        }
        (Step::Own(OwnStep::Breach { .. }), Action::Done) => breach::done(act.state),
        (Step::Epidemic { side, left, hit }, Action::Infect { piece }) => {
            epidemic::infect(act, (side, HitsLeft { left, hit }), piece)
        }
        (Step::Sick { side }, Action::Infect { piece }) => epidemic::fall_sick(act, side, piece),
        (Step::Epidemic { .. } | Step::Sick { .. }, Action::Done) => {
            act.state.stack.pop();
            Ok(())
        }
        (step, _) => Err(other_question(act.look(), step)),
    }
}
