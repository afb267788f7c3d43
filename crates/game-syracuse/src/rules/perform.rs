//! From an answer to its rule.

use engine::{Log, Seat};

use crate::{
    action::{Action, Target},
    event::{Construction, Event},
    game::Syracuse,
    ids::{Side, Stratagem},
    illegal::Illegal,
    rules::{
        activation, advantage, arrivals, asked, attrition, breach, camp_assault, combats,
        dispatch::{is_open_to_advantage, may_play, own_moment},
        epidemic::{self, Epidemic},
        groups::{self, Picking},
        hands,
        landing::{self, Landing},
        losses, marching, occupation, recovery, regrouping, retreat, rolls, siege, stacking,
        stratagem_effects,
        stratagems::{self, Moment},
        turn, windows, withdrawal, works,
        works::Payment,
    },
    state::State,
    step::{BattleStage, Step},
};

/// Carries out an answer, or names the rule it breaks; then goes on to the next question.
pub(crate) fn apply(
    game: &Syracuse,
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let step = state.step().ok_or(Illegal::GameOver)?;
    let side = asked::side(game, state, step);
    if side.seat() != seat {
        return Err(Illegal::NotYourDecision { side });
    }
    perform(game, state, step, side, action, log)?;
    turn::run(game, state, log);
    Ok(())
}

fn perform(
    game: &Syracuse,
    state: &mut State,
    step: Step,
    side: Side,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    match (step, action) {
        (Step::Window { window }, _) => in_window(game, state, window, action, log),
        (Step::Roll { roll }, Action::Reroll) => {
            rolls::reroll(state, roll, log);
            Ok(())
        }
        (Step::Roll { roll }, Action::Accept) => rolls::stand(game, state, roll, log),
        (Step::Roll { roll }, Action::PassPhase) => {
            *state.phase.passed.get_mut(side) = true;
            rolls::stand(game, state, roll, log)
        }
        (
            _,
            Action::Play {
                counter,
                stratagem,
                target,
            },
        ) => {
            let wrong = Illegal::OtherQuestion { rule: "2.B.3g" };
            let moment = own_moment(step).ok_or(wrong)?;
            may_play(state, side, moment)?;
            let play = (counter, stratagem, target);
            let omens = *state.phase.omens.get(side);
            stratagems::may_use(game, state, side, moment, omens, play)?;
            if stratagem == Stratagem::S25 {
                *state.phase.omens.get_mut(side) = true;
            }
            let is_draw = (stratagem, target) == (Stratagem::S25, Target::Draw);
            if moment == Moment::Acting || is_draw {
                *state.phase.played.get_mut(side) = true;
            }
            stratagem_effects::perform(game, state, side, play, log);
            go_on(game, state, moment, log);
            Ok(())
        }
        (
            Step::Arrive { .. }
            | Step::Displace { .. }
            | Step::FreeMove { .. }
            | Step::Announce { .. }
            | Step::Menu { .. }
            | Step::Pick { .. }
            | Step::March { .. }
            | Step::Land { .. }
            | Step::Withdraw { .. }
            | Step::WithdrawTo { .. }
            | Step::Overstacked { .. },
            _,
        ) => in_movement(game, state, step, action, log),
        (
            Step::Combats { .. }
            | Step::Battle { .. }
            | Step::Retreat { .. }
            | Step::Garrison { .. }
            | Step::Occupy { .. },
            _,
        ) => in_combat(game, state, (step, side), action, log),
        _ => in_adjustments(game, state, step, action, log),
    }
}

/// A stratagem may have left nothing to ask.
fn go_on(game: &Syracuse, state: &mut State, moment: Moment, log: &mut Log<Event>) {
    match moment {
        Moment::Building => works::go_on(game, state, log),
        Moment::Recovering => recovery::go_on(game, state),
        Moment::Acting | Moment::Window(_) => {}
    }
}

fn other_question(game: &Syracuse, state: &State, step: Step) -> Illegal {
    use engine::Ruled;
    Illegal::OtherQuestion {
        rule: asked::prompt(game, state, step).rule(),
    }
}

fn in_window(
    game: &Syracuse,
    state: &mut State,
    window: crate::step::Window,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "every other answer belongs to another question"
    )]
    match action {
        Action::Play {
            counter,
            stratagem,
            target,
        } => windows::play(game, state, window, (counter, stratagem, target), log),
        Action::AddActions => advantage::add_actions(state, window, log),
        Action::SwapInitiative => advantage::swap_initiative(state, window, log),
        Action::RecoverByAdvantage { unit } => advantage::recover(game, state, window, unit, log),
        Action::ReturnLeader { leader, to } => {
            advantage::return_leader(game, state, window, (leader, to), log)
        }
        Action::Pass => {
            windows::pass(game, state, window, log);
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
            activation::end_moves(game, state, side);
            Ok(())
        }
        (
            Step::Pick {
                side,
                from,
                picked,
                free,
            },
            _,
        ) => {
            let picking = Picking {
                side,
                from,
                picked,
                free,
            };
            in_picking(game, state, picking, action, log)
        }
        (Step::March { side }, Action::Step { to }) => marching::step(game, state, side, to, log),
        (Step::March { side }, Action::Stop) => marching::stop(game, state, side, log),
        (Step::March { side }, Action::TakeFort { fort }) => {
            marching::take_fort(game, state, side, fort, log)
        }
        (
            Step::Land {
                side,
                fleet,
                aboard,
            },
            Action::LandAt { zone },
        ) => landing::land_at(
            game,
            state,
            Landing {
                side,
                fleet,
                aboard,
            },
            zone,
            log,
        ),
        (
            Step::Land {
                side,
                fleet,
                aboard,
            },
            Action::StayAboard,
        ) => landing::stay_aboard(
            game,
            state,
            Landing {
                side,
                fleet,
                aboard,
            },
            log,
        ),
        (Step::Withdraw { side, zone }, Action::Withdraw) => {
            withdrawal::withdraw(game, state, side, zone, log);
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
        (Step::FreeMove { side }, Action::Done) => arrivals::free_move_done(game, state, side, log),
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
        Action::EndZone => groups::end_zone(game, state, picking, log),
        _ => Err(Illegal::OtherQuestion { rule: "3.2a" }),
    }
}

fn in_combat(
    game: &Syracuse,
    state: &mut State,
    (step, side): (Step, Side),
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    match (step, action) {
        (Step::Combats { side }, Action::Fight { zone }) => {
            combats::fight(game, state, side, zone, log)
        }
        (Step::Combats { side }, Action::Assault { fort }) => {
            combats::assault(game, state, side, fort, log)
        }
        (Step::Combats { side }, Action::AssaultCamp { main, counter }) => {
            camp_assault::assault_camp(game, state, side, main, counter, log)
        }
        (Step::Combats { side }, Action::DeclineCombats) => {
            combats::decline_combats(game, state, side, log)
        }
        (Step::Combats { side }, Action::EndCombats) => combats::end_combats(game, state, side),
        (
            Step::Battle {
                stage: BattleStage::Defenders,
            },
            Action::Defend { piece },
        ) => camp_assault::defend(game, state, piece, log),
        (
            Step::Battle {
                stage: BattleStage::Defenders,
            },
            Action::Done,
        ) => {
            camp_assault::defenders_done(game, state, log);
            Ok(())
        }
        (Step::Battle { .. }, Action::Lose { unit }) => losses::lose(game, state, side, unit, log),
        (Step::Retreat { .. }, Action::RetreatTo { place }) => {
            retreat::retreat_to(game, state, place, log)
        }
        (Step::Retreat { .. }, Action::MoveOn { unit }) => retreat::move_on(game, state, unit, log),
        (Step::Garrison { .. }, Action::Enter { piece }) => {
            occupation::enter(game, state, piece, log)
        }
        (Step::Garrison { .. }, Action::Done) => {
            occupation::garrison_done(game, state, log);
            Ok(())
        }
        (Step::Occupy { .. }, Action::Occupy { piece }) => {
            occupation::occupy(game, state, piece, log)
        }
        (Step::Occupy { .. }, Action::Done) => {
            occupation::occupy_done(game, state, log);
            Ok(())
        }
        (step, _) => Err(other_question(game, state, step)),
    }
}

fn in_adjustments(
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
            epidemic::infect(game, state, Epidemic { side, left, hit }, piece, log)
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
