//! Answers of the works phase and of the end of a turn.

use campaign::HitsLeft;
use engine::Log;

use super::other_question;
use crate::{
    action::Action,
    event::{Construction, Event},
    game::Syracuse,
    illegal::Illegal,
    rules::{
        advantage, attrition, breach,
        dispatch::is_open_to_advantage,
        epidemic, hands, recovery, regrouping, siege,
        works::{self, Payment},
    },
    state::State,
    step::Step,
};

pub(super) fn in_adjustments(
    game: &Syracuse,
    state: &mut State,
    step: Step,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    match (step, action) {
        (Step::Discard { side }, Action::Discard { counter }) => {
            works::discard(game, state, side, counter, log)
        }
        (Step::Discard { side }, Action::Done) => works::discard_done(game, state, side, log),
        (Step::Build { side, .. }, Action::BuildCamp) => {
            works::build(game, state, side, Construction::Camp, Payment::Points, log)
        }
        (Step::Build { side, .. }, Action::BuildFort { fort }) => works::build(
            game,
            state,
            side,
            Construction::Fort(fort),
            Payment::Points,
            log,
        ),
        (Step::Build { side, .. }, Action::BuildWall { wall }) => works::build(
            game,
            state,
            side,
            Construction::Wall(wall),
            Payment::Points,
            log,
        ),
        (Step::Build { side, .. }, Action::BuildChains) => works::build(
            game,
            state,
            side,
            Construction::Chains,
            Payment::Points,
            log,
        ),
        (Step::Build { .. }, Action::Done) => works::build_done(state),
        (Step::Keep { side }, Action::Keep { counter }) => {
            hands::keep(state, side, Some(counter), log)
        }
        (Step::Keep { side }, Action::KeepNone) => hands::keep(state, side, None, log),
        (Step::Regroup { side, .. }, Action::Regroup { piece }) => {
            regrouping::regroup(game, state, side, piece, log)
        }
        (Step::Regroup { side, .. }, Action::Done) => regrouping::regroup_done(game, state, side),
        (Step::RegroupTo { side, .. }, Action::RegroupTo { place }) => {
            regrouping::regroup_to(game, state, side, place, log)
        }
        (Step::Recover { side, .. }, Action::Recover { unit }) => {
            recovery::recover(game, state, side, unit, log)
        }
        (Step::Recover { side, .. }, Action::RecoverByAdvantage { unit })
            if is_open_to_advantage(step) =>
        {
            advantage::recover_in_recovery(game, state, side, unit, log)
        }
        (Step::Recover { side, .. }, Action::ReturnLeader { leader, to })
            if is_open_to_advantage(step) =>
        {
            advantage::return_in_recovery(game, state, side, (leader, to), log)
        }
        (Step::Recover { .. }, Action::Done) => recovery::recover_done(game, state),
        (Step::Weaken { side, .. }, Action::Weaken { unit }) => {
            attrition::weaken(game, state, side, unit, log)
        }
        (Step::Sieges { side, .. }, Action::Besiege { fort }) => {
            siege::besiege(game, state, side, fort, log)
        }
        (Step::Breach { side, .. }, Action::Breach { wall }) => {
            breach::breach(game, state, side, wall, log)
        }
        (Step::Breach { side, .. }, Action::BreakChains) => {
            breach::break_chains(game, state, side, log)
        }
        (Step::Breach { .. }, Action::Done) => breach::done(state),
        (Step::Epidemic { side, left, hit }, Action::Infect { piece }) => {
            epidemic::infect(game, state, (side, HitsLeft { left, hit }), piece, log)
        }
        (Step::Sick { side }, Action::Infect { piece }) => {
            epidemic::fall_sick(game, state, side, piece, log)
        }
        (Step::Epidemic { .. } | Step::Sick { .. }, Action::Done) => {
            state.stack.pop();
            Ok(())
        }
        (step, _) => Err(other_question(game, state, step)),
    }
}
