//! From a step to its question and all its answers.

use campaign::{HitsLeft, Refusal};
use engine::Decisions;

use crate::{
    game::Syracuse,
    ids::Side,
    illegal::Illegal,
    rules::{
        activation, advantage, arrivals, asked, attrition, breach, camp_assault, combats, epidemic,
        groups, hands, landing, losses, marching, occupation, recovery, regrouping, retreat, rolls,
        siege, stacking,
        stratagems::{self, Moment},
        windows, withdrawal, works,
    },
    state::State,
    step::{BattleStage, RecoverCause, Step},
};

/// What is asked, of whom, with all legal answers.
pub(crate) fn decisions(game: &Syracuse, state: &State, out: &mut Decisions<Syracuse>) {
    out.clear();
    let Some(step) = state.step() else { return };
    let side = asked::side(game, state, step);
    out.open(side.seat(), asked::prompt(game, state, step));
    if let Some(moment) = own_moment(step)
        && may_play(state, side, moment).is_ok()
    {
        let omens = *state.phase.omens.get(side);
        stratagems::answers(game, state, side, moment, omens, out);
    }
    if is_open_to_advantage(step) {
        advantage::uses_in_recovery(game, state, side, out);
    }
    answers(game, state, step, side, out);
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

fn answers(game: &Syracuse, state: &State, step: Step, side: Side, out: &mut Decisions<Syracuse>) {
    match step {
        Step::Window { window } => windows::answers(game, state, window, out),
        Step::Roll { .. } => rolls::answers(out),
        Step::Arrive { group } => arrivals::arrive_answers(game, state, group, out),
        Step::Displace { group, zone } => {
            arrivals::displace_answers(game, state, group, zone, out);
        }
        Step::FreeMove { side } => arrivals::free_move_answers(game, state, side, out),
        Step::Announce { side } => activation::announce_answers(state, side, out),
        Step::Menu { side } => activation::menu_answers(game, state, side, out),
        Step::Pick(picking) => groups::pick_answers(game, state, picking, out),
        Step::March { side } => marching::march_answers(game, state, side, out),
        Step::Land(landing) => landing::land_answers(game, state, landing, out),
        Step::Withdraw { .. } => withdrawal::withdraw_answers(out),
        Step::WithdrawTo { side, zone, left } => {
            withdrawal::withdraw_to_answers(game, state, side, zone, left, out);
        }
        Step::Overstacked { side, place } => {
            stacking::overstacked_answers(game, state, side, place, out);
        }
        Step::Combats { side } => combats::combats_answers(game, state, side, out),
        Step::Battle {
            stage: BattleStage::Defenders,
        } => {
            camp_assault::defenders_answers(game, state, out);
        }
        Step::Battle { .. } => losses::loss_answers(game, state, side, out),
        Step::Retreat { .. } => retreat::retreat_answers(game, state, out),
        Step::Garrison { .. } => occupation::garrison_answers(game, state, out),
        Step::Occupy { .. } => occupation::occupy_answers(game, state, out),
        Step::Discard { side } => works::discard_answers(game, state, side, out),
        Step::Build { side, points } => works::build_answers(game, state, side, points, out),
        Step::Keep { side } => hands::keep_answers(state, side, out),
        Step::Regroup { side, .. } => regrouping::regroup_answers(game, state, side, out),
        Step::RegroupTo { side, .. } => regrouping::regroup_to_answers(game, state, side, out),
        Step::Recover { side, left, .. } => {
            recovery::recover_answers(game, state, side, left, out);
        }
        Step::Weaken { among, .. } => attrition::weaken_answers(among, out),
        Step::Sieges { side, done } => siege::sieges_answers(game, state, side, done, out),
        Step::Breach { side, done } => breach::breach_answers(game, state, side, done, out),
        Step::Epidemic { side, left, hit } => {
            epidemic::answers(game, state, (side, HitsLeft { left, hit }), out);
        }
        Step::Sick { side } => epidemic::sick_answers(game, state, side, out),
        Step::Turn { .. } => {}
    }
}
