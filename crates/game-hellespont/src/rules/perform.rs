//! From an answer to its rule.

use campaign::{HitsLeft, Performing, other_question};

use crate::rules::{
    dispatch::{may_play, own_moment},
    prelude::*,
};

impl Performing for Types {
    fn perform(
        act: &mut Act<'_>,
        (step, side): (Step, Side),
        action: Action,
    ) -> Result<(), Illegal> {
        if let Step::Window { window } = step {
            return in_window(act, window, action);
        }
        if let Some(moment) = own_moment(step)
            && let Some(done) = besides(act, side, moment, action)
        {
            return done;
        }
        match step {
            Step::Own(OwnStep::Choose { .. })
            | Step::Own(OwnStep::Displace { .. })
            | Step::Own(OwnStep::BaseMoves { .. })
            | Step::Announce { .. }
            | Step::Menu { .. }
            | Step::Pick { .. }
            | Step::March { .. }
            | Step::Withdraw { .. }
            | Step::Own(OwnStep::Stacks { .. })
            | Step::Own(OwnStep::Cargo { .. }) => in_movement(act, (step, side), action),
            Step::Combats { .. }
            | Step::Battle { .. }
            | Step::Own(OwnStep::EvadeTo { .. })
            | Step::Retreat { .. }
            | Step::Own(OwnStep::Roll { .. }) => in_combat(act, (step, side), action),
            Step::Sieges { .. }
            | Step::Own(OwnStep::Siege { .. })
            | Step::Own(OwnStep::Enter { .. })
            | Step::Keep { .. }
            | Step::Own(OwnStep::Regroup { .. })
            | Step::Own(OwnStep::RegroupTo { .. })
            | Step::Own(OwnStep::Recover { .. })
            | Step::Own(OwnStep::Tests { .. })
            | Step::Own(OwnStep::Weaken { .. })
            | Step::Epidemic { .. }
            | Step::Sick { .. }
            | Step::Own(OwnStep::SickTo { .. })
            | Step::Turn { .. }
            | Step::Window { .. } => in_adjustments(act, step, action),
        }
    }
}

/// 2.B.3i, 8k Stratagems and the advantage besides the answer that is asked for; nothing if it is another answer.
fn besides(
    act: &mut Act<'_>,
    side: Side,
    moment: Moment,
    action: Action,
) -> Option<Result<(), Illegal>> {
    let used = (side, act.state.phase.own.advantage_used);
    if let Some(play) = action.play() {
        let may = may_play(act.state, side, moment)
            .and_then(|()| Ok(act.look().occasion(side, moment).may_use(play)?));
        if may.is_ok() {
            if moment.is_action_phase() {
                *act.state.phase.played.get_mut(side) = true;
            }
            act.use_stratagem(side, play);
        }
        return Some(may);
    }
    if moment != Moment::Recovering {
        return None;
    }
    if let Action::RecoverByAdvantage { unit } = action {
        return Some(advantage::recover(act, used, unit));
    }
    if let Action::ReturnPiece { piece, to } = action {
        return Some(advantage::return_piece(act, used, (piece, to)));
    }
    None
}

fn in_window(act: &mut Act<'_>, window: Window, action: Action) -> Result<(), Illegal> {
    if let Some(play) = action.play() {
        return windows::play(act, window, play);
    }
    let used = (window.asked, window.used);
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "every other answer belongs to another question"
    )]
    match action {
        Action::AddActions => advantage::add_actions(act, window),
        Action::SwapInitiative => advantage::swap_initiative(act, window),
        Action::RecoverByAdvantage { unit } => advantage::recover(act, used, unit),
        Action::ReturnPiece { piece, to } => advantage::return_piece(act, used, (piece, to)),
        Action::Discard { counter } => siege::discard(act, window, counter),
        Action::Pass => {
            act.proceed_with_window(window);
            Ok(())
        }
        Action::PassPhase => {
            act.pass_phase(window);
            Ok(())
        }
        _ => Err(other_question(act.look(), Step::Window { window })),
    }
}

fn in_movement(
    act: &mut Act<'_>,
    (step, side): (Step, Side),
    action: Action,
) -> Result<(), Illegal> {
    match (step, action) {
        (Step::Own(OwnStep::Choose { .. }), Action::Choose { counter }) => {
            hands::choose(act, side, Some(counter))
        }
        (Step::Own(OwnStep::Choose { .. }), Action::ChooseNone) => hands::choose(act, side, None),
        (Step::Own(OwnStep::Displace { group }), Action::DisplaceTo { zone }) => {
            arrivals::displace_to(act, group, zone)
        }
        (Step::Own(OwnStep::BaseMoves { .. }), Action::Leave { base }) => {
            bases::leave(act, side, base)
        }
        (Step::Own(OwnStep::BaseMoves { .. }), Action::Done) => {
            act.state.stack.pop();
            Ok(())
        }
        (Step::Announce { .. }, Action::Announce { points }) => {
            activation::announce(act, side, points)
        }
        (Step::Menu { .. }, Action::Activate { place }) => activation::activate(act, side, place),
        (Step::Menu { .. }, Action::EndMoves) => {
            activation::end_moves(act, side);
            Ok(())
        }
        (Step::Pick(picking), _) => in_pick(act, picking, action),
        (Step::March { .. }, Action::Step { to }) => act.step_to(side, to),
        (Step::March { .. }, Action::Drop { piece }) => marching::drop(act, side, piece),
        (Step::March { .. }, Action::TryPass) => marching::try_pass(act, side),
        (Step::March { .. }, Action::Stop) => act.stop_march(side),
        (Step::Withdraw { zone, .. }, Action::WithdrawTo { zone: to }) => {
            withdrawal::withdraw_to(act, (side, zone), to)
        }
        (Step::Withdraw { .. }, Action::Stand) => {
            act.decline_withdrawal(side);
            Ok(())
        }
        (Step::Own(OwnStep::Stacks { check, .. }), Action::Disband { unit }) => {
            stacking::disband(act, (side, check), unit)
        }
        (Step::Own(OwnStep::Cargo { .. }), Action::Unload { unit }) => {
            cargo::unload(act, side, unit)
        }
        _ => Err(other_question(act.look(), step)),
    }
}

fn in_pick(act: &mut Act<'_>, picking: Picking, action: Action) -> Result<(), Illegal> {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "every other answer belongs to another question"
    )]
    match action {
        Action::Pick { piece } => act.pick(picking, piece),
        Action::PickWeakened { piece } => groups::pick_weakened(act, picking, piece),
        Action::PickAll => act.pick_all(picking),
        Action::Step { to } => act.first_step(picking, to),
        Action::EndZone => act.end_zone(picking),
        _ => Err(other_question(act.look(), Step::Pick(picking))),
    }
}

fn in_combat(act: &mut Act<'_>, (step, side): (Step, Side), action: Action) -> Result<(), Illegal> {
    let evasion = BattleStage::Own(OwnBattleStage::Evasion);
    match (step, action) {
        (Step::Own(OwnStep::Roll { roll, repeated }), Action::Reroll) => {
            rolls::reroll(act, (roll, repeated))
        }
        (Step::Own(OwnStep::Roll { roll, .. }), Action::Accept) => {
            rolls::stand(act, roll);
            Ok(())
        }
        (Step::Own(OwnStep::Roll { roll, .. }), Action::PassPhase) => {
            *act.state.phase.passed.get_mut(side) = true;
            rolls::stand(act, roll);
            Ok(())
        }
        (Step::Combats { .. }, Action::Fight { zone }) => combats::fight(act, side, zone),
        (Step::Battle { stage }, Action::Evade) if stage == evasion => {
            evasion::evade(act);
            Ok(())
        }
        (Step::Battle { stage }, Action::Stand) if stage == evasion => {
            evasion::stand(act);
            Ok(())
        }
        (Step::Battle { stage }, Action::Lose { unit }) if stage != evasion => {
            losses::lose(act, side, unit)
        }
        (Step::Own(OwnStep::EvadeTo { .. }), Action::EvadeTo { place }) => {
            evasion::evade_to(act, side, place)
        }
        (Step::Retreat { .. }, Action::RetreatTo { place }) => act.retreat_to(place),
        (Step::Retreat { .. }, Action::RetreatAll { place }) => retreat::retreat_all(act, place),
        (Step::Retreat { .. }, Action::MoveOn { unit }) => retreat::move_on(act, unit),
        _ => Err(other_question(act.look(), step)),
    }
}

fn in_adjustments(act: &mut Act<'_>, step: Step, action: Action) -> Result<(), Illegal> {
    match (step, action) {
        (Step::Sieges { side, done }, Action::Besiege { port }) => {
            siege::besiege(act, (side, done), port)
        }
        (Step::Own(OwnStep::Enter { side, port }), Action::Enter { piece }) => {
            siege::enter(act, (side, port), piece)
        }
        (Step::Keep { side }, Action::Keep { counter }) => hands::keep(act, side, Some(counter)),
        (Step::Keep { side }, Action::KeepNone) => hands::keep(act, side, None),
        (Step::Own(OwnStep::Regroup { side, .. }), Action::Regroup { piece }) => {
            regrouping::regroup(act, side, piece)
        }
        (Step::Own(OwnStep::Regroup { side, .. }), Action::RegroupAll { from, to }) => {
            regrouping::regroup_all(act, side, (from, to))
        }
        (Step::Own(OwnStep::RegroupTo { side, .. }), Action::RegroupTo { place }) => {
            regrouping::regroup_to(act, side, place)
        }
        (Step::Own(OwnStep::Recover { side, .. }), Action::Recover { unit }) => {
            recovery::recover(act, side, unit)
        }
        (Step::Own(OwnStep::Tests { side }), Action::Test { zone }) => {
            attrition::test(act, side, zone)
        }
        (Step::Own(OwnStep::Weaken { .. }), Action::Weaken { unit }) => {
            weakening::weaken(act, unit)
        }
        (Step::Epidemic { side, left, hit }, Action::Infect { piece }) => {
            epidemic::infect(act, (side, HitsLeft { left, hit }), piece)
        }
        (Step::Sick { side }, Action::Infect { piece }) => epidemic::fall_sick(act, side, piece),
        (Step::Own(OwnStep::SickTo { side, leader }), Action::SickTo { place }) => {
            let leader = leader.first().ok_or(Illegal::NoSickbed { place })?;
            epidemic::lie(act, (side, leader), place)
        }
        (
            Step::Sieges { .. }
            | Step::Own(OwnStep::Enter { .. })
            | Step::Own(OwnStep::Regroup { .. })
            | Step::Own(OwnStep::Recover { .. })
            | Step::Sick { .. },
            Action::Done,
        ) => {
            act.state.stack.pop();
            if let Step::Own(OwnStep::Regroup { side, .. }) = step {
                act.state.pieces.forget_moves(act.game.pieces.of(side));
            }
            Ok(())
        }
        _ => Err(other_question(act.look(), step)),
    }
}
