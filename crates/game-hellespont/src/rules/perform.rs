//! From an answer to its rule.

use campaign::HitsLeft;
use engine::{Log, Ruled, Seat};

use crate::{
    action::Action,
    event::Event,
    game::Hellespont,
    ids::Side,
    illegal::{Illegal, Refusal},
    rules::{
        activation, advantage, arrivals, asked, attrition, bases, cargo, combats,
        dispatch::{may_play, own_moment},
        epidemic, evasion, groups, hands, losses, marching, recovery, regrouping, retreat, rolls,
        siege, stacking, stratagem_effects,
        stratagems::{self, Moment},
        turn, weakening, windows, withdrawal,
    },
    state::State,
    step::{BattleStage, Picking, Step, Window},
};

/// Carries out an answer, or names the rule it breaks; then goes on to the next question.
pub(crate) fn apply(
    game: &Hellespont,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let step = state.step().ok_or(Illegal::Shared(Refusal::GameOver))?;
    let side = asked::side(game, state, step);
    if side.seat() != seat {
        return Err(Illegal::Shared(Refusal::NotYourDecision { side }));
    }
    perform(game, state, (step, side), action, log)?;
    turn::run(game, state, log);
    Ok(())
}

fn other_question(game: &Hellespont, state: &State, step: Step) -> Illegal {
    Illegal::Shared(Refusal::OtherQuestion {
        rule: asked::prompt(game, state, step).rule(),
    })
}

fn perform(
    game: &Hellespont,
    state: &mut State,
    (step, side): (Step, Side),
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if let Step::Window { window } = step {
        return in_window(game, state, window, action, log);
    }
    if let Some(moment) = own_moment(step)
        && let Some(done) = besides(game, state, side, moment, action, log)
    {
        return done;
    }
    match step {
        Step::Choose { .. }
        | Step::Displace { .. }
        | Step::BaseMoves { .. }
        | Step::Announce { .. }
        | Step::Menu { .. }
        | Step::Pick { .. }
        | Step::March { .. }
        | Step::Withdraw { .. }
        | Step::Stacks { .. }
        | Step::Cargo { .. } => in_movement(game, state, (step, side), action, log),
        Step::Combats { .. }
        | Step::Battle { .. }
        | Step::EvadeTo { .. }
        | Step::Retreat { .. }
        | Step::Roll { .. } => in_combat(game, state, (step, side), action, log),
        Step::Sieges { .. }
        | Step::Siege { .. }
        | Step::Enter { .. }
        | Step::Keep { .. }
        | Step::Regroup { .. }
        | Step::RegroupTo { .. }
        | Step::Recover { .. }
        | Step::Tests { .. }
        | Step::Weaken { .. }
        | Step::Epidemic { .. }
        | Step::Sick { .. }
        | Step::SickTo { .. }
        | Step::Turn { .. }
        | Step::Window { .. } => in_adjustments(game, state, step, action, log),
    }
}

/// 2.B.3i, 8k Stratagems and the advantage besides the answer that is asked for; nothing if it is another answer.
fn besides(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    moment: Moment,
    action: Action,
    log: &mut Log<Event>,
) -> Option<Result<(), Illegal>> {
    let used = (side, state.phase.advantage_used);
    if let Some(play) = action.play() {
        let may = may_play(state, side, moment)
            .and_then(|()| stratagems::may_use(game, state, side, moment, play));
        if may.is_ok() {
            if moment.is_action_phase() {
                *state.phase.played.get_mut(side) = true;
            }
            stratagem_effects::perform(game, state, side, play, log);
        }
        return Some(may);
    }
    if moment != Moment::Recovering {
        return None;
    }
    if let Action::RecoverByAdvantage { unit } = action {
        return Some(advantage::recover(game, state, used, unit, log));
    }
    if let Action::ReturnPiece { piece, to } = action {
        return Some(advantage::return_piece(game, state, used, (piece, to), log));
    }
    None
}

fn in_window(
    game: &Hellespont,
    state: &mut State,
    window: Window,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if let Some(play) = action.play() {
        return windows::play(game, state, window, play, log);
    }
    let used = (window.asked, window.used);
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "every other answer belongs to another question"
    )]
    match action {
        Action::AddActions => advantage::add_actions(state, window, log),
        Action::SwapInitiative => advantage::swap_initiative(state, window, log),
        Action::RecoverByAdvantage { unit } => advantage::recover(game, state, used, unit, log),
        Action::ReturnPiece { piece, to } => {
            advantage::return_piece(game, state, used, (piece, to), log)
        }
        Action::Discard { counter } => siege::discard(game, state, window, counter, log),
        Action::Pass => {
            windows::proceed(game, state, window, log);
            Ok(())
        }
        Action::PassPhase => {
            windows::pass_phase(game, state, window, log);
            Ok(())
        }
        _ => Err(other_question(game, state, Step::Window { window })),
    }
}

fn in_movement(
    game: &Hellespont,
    state: &mut State,
    (step, side): (Step, Side),
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    match (step, action) {
        (Step::Choose { .. }, Action::Choose { counter }) => {
            hands::choose(game, state, side, Some(counter), log)
        }
        (Step::Choose { .. }, Action::ChooseNone) => hands::choose(game, state, side, None, log),
        (Step::Displace { group }, Action::DisplaceTo { zone }) => {
            arrivals::displace_to(game, state, group, zone, log)
        }
        (Step::BaseMoves { .. }, Action::Leave { base }) => {
            bases::leave(game, state, side, base, log)
        }
        (Step::BaseMoves { .. }, Action::Done) => {
            state.stack.pop();
            Ok(())
        }
        (Step::Announce { .. }, Action::Announce { points }) => {
            activation::announce(state, side, points, log)
        }
        (Step::Menu { .. }, Action::Activate { place }) => {
            activation::activate(game, state, side, place, log)
        }
        (Step::Menu { .. }, Action::EndMoves) => {
            activation::end_moves(game, state, side);
            Ok(())
        }
        (Step::Pick(picking), _) => in_pick(game, state, picking, action, log),
        (Step::March { .. }, Action::Step { to }) => marching::step(game, state, side, to, log),
        (Step::March { .. }, Action::Drop { piece }) => {
            marching::drop(game, state, side, piece, log)
        }
        (Step::March { .. }, Action::TryPass) => marching::try_pass(game, state, side, log),
        (Step::March { .. }, Action::Stop) => marching::stop(game, state, side, log),
        (Step::Withdraw { zone, .. }, Action::WithdrawTo { zone: to }) => {
            withdrawal::withdraw_to(game, state, (side, zone), to, log)
        }
        (Step::Withdraw { .. }, Action::Stand) => {
            withdrawal::stand(state, side, log);
            Ok(())
        }
        (Step::Stacks { check, .. }, Action::Disband { unit }) => {
            stacking::disband(game, state, (side, check), unit, log)
        }
        (Step::Cargo { .. }, Action::Unload { unit }) => {
            cargo::unload(game, state, side, unit, log)
        }
        _ => Err(other_question(game, state, step)),
    }
}

fn in_pick(
    game: &Hellespont,
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
        Action::PickWeakened { piece } => groups::pick_weakened(game, state, picking, piece),
        Action::PickAll => groups::pick_all(game, state, picking),
        Action::Step { to } => groups::first_step(game, state, picking, to, log),
        Action::EndZone => groups::end_zone(game, state, picking),
        _ => Err(other_question(game, state, Step::Pick(picking))),
    }
}

fn in_combat(
    game: &Hellespont,
    state: &mut State,
    (step, side): (Step, Side),
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let evasion = BattleStage::Evasion;
    match (step, action) {
        (Step::Roll { roll, repeated }, Action::Reroll) => {
            rolls::reroll(state, (roll, repeated), log)
        }
        (Step::Roll { roll, .. }, Action::Accept) => {
            rolls::stand(game, state, roll, log);
            Ok(())
        }
        (Step::Roll { roll, .. }, Action::PassPhase) => {
            *state.phase.passed.get_mut(side) = true;
            rolls::stand(game, state, roll, log);
            Ok(())
        }
        (Step::Combats { .. }, Action::Fight { zone }) => combats::fight(game, state, side, zone),
        (Step::Battle { stage }, Action::Evade) if stage == evasion => {
            evasion::evade(state, log);
            Ok(())
        }
        (Step::Battle { stage }, Action::Stand) if stage == evasion => {
            evasion::stand(game, state, log);
            Ok(())
        }
        (Step::Battle { stage }, Action::Lose { unit }) if stage != evasion => {
            losses::lose(game, state, side, unit, log)
        }
        (Step::EvadeTo { .. }, Action::EvadeTo { place }) => {
            evasion::evade_to(game, state, side, place, log)
        }
        (Step::Retreat { .. }, Action::RetreatTo { place }) => {
            retreat::retreat_to(game, state, place, log)
        }
        (Step::Retreat { .. }, Action::RetreatAll { place }) => {
            retreat::retreat_all(game, state, place, log)
        }
        (Step::Retreat { .. }, Action::MoveOn { unit }) => retreat::move_on(game, state, unit),
        _ => Err(other_question(game, state, step)),
    }
}

fn in_adjustments(
    game: &Hellespont,
    state: &mut State,
    step: Step,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    match (step, action) {
        (Step::Sieges { side, done }, Action::Besiege { port }) => {
            siege::besiege(game, state, (side, done), port)
        }
        (Step::Enter { side, port }, Action::Enter { piece }) => {
            siege::enter(game, state, (side, port), piece, log)
        }
        (Step::Keep { side }, Action::Keep { counter }) => {
            hands::keep(state, side, Some(counter), log)
        }
        (Step::Keep { side }, Action::KeepNone) => hands::keep(state, side, None, log),
        (Step::Regroup { side, .. }, Action::Regroup { piece }) => {
            regrouping::regroup(game, state, side, piece, log)
        }
        (Step::Regroup { side, .. }, Action::RegroupAll { from, to }) => {
            regrouping::regroup_all(game, state, side, (from, to), log)
        }
        (Step::RegroupTo { side, .. }, Action::RegroupTo { place }) => {
            regrouping::regroup_to(game, state, side, place, log)
        }
        (Step::Recover { side, .. }, Action::Recover { unit }) => {
            recovery::recover(game, state, side, unit, log)
        }
        (Step::Tests { side }, Action::Test { zone }) => {
            attrition::test(game, state, side, zone, log)
        }
        (Step::Weaken { .. }, Action::Weaken { unit }) => weakening::weaken(game, state, unit, log),
        (Step::Epidemic { side, left, hit }, Action::Infect { piece }) => {
            epidemic::infect(game, state, (side, HitsLeft { left, hit }), piece, log)
        }
        (Step::Sick { side }, Action::Infect { piece }) => {
            epidemic::fall_sick(game, state, side, piece)
        }
        (Step::SickTo { side, leader }, Action::SickTo { place }) => {
            let leader = leader.first().ok_or(Illegal::NoSickbed { place })?;
            epidemic::lie(game, state, (side, leader), place, log)
        }
        (
            Step::Sieges { .. }
            | Step::Enter { .. }
            | Step::Regroup { .. }
            | Step::Recover { .. }
            | Step::Sick { .. },
            Action::Done,
        ) => {
            state.stack.pop();
            if let Step::Regroup { side, .. } = step {
                state.pieces.forget_moves(game.pieces.of(side));
            }
            Ok(())
        }
        _ => Err(other_question(game, state, step)),
    }
}
