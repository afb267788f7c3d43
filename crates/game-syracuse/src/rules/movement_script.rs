//! Movement in tests: short commands are played as the dispatcher would play them.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a test may stop at whatever it does not know"
)]

mod random;

use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::Side,
    illegal::Illegal,
    prompt::{Prompt, SharedPrompt},
    rules::{activation, arrivals, groups, landing, marching, stacking, withdrawal},
    state::State,
    step::{Picking, Step, WindowKind},
    testing::game,
};

/// The answers to the open question.
pub(crate) fn answers(state: &State) -> Vec<Action> {
    let game = &*game();
    let mut decisions: Decisions<Syracuse> = Decisions::new();
    let side = Side::Athenian;
    decisions.open(side.seat(), Prompt::Shared(SharedPrompt::Combats { side }));
    let out = &mut decisions;
    match state.step().expect("a step") {
        Step::Announce { side } => activation::announce_answers(state, side, out),
        Step::Menu { side } => activation::menu_answers(game, state, side, out),
        Step::Pick(picking) => {
            groups::pick_answers(game, state, picking, out);
        }
        Step::March { side } => marching::march_answers(game, state, side, out),
        Step::Land(landing) => landing::land_answers(game, state, landing, out),
        Step::Withdraw { .. } => withdrawal::withdraw_answers(out),
        Step::WithdrawTo { side, zone, left } => {
            withdrawal::withdraw_to_answers(game, state, side, zone, left, out);
        }
        Step::Overstacked { side, place } => {
            stacking::overstacked_answers(game, state, side, place, out);
        }
        Step::Arrive { group } => arrivals::arrive_answers(game, state, group, out),
        Step::Displace { group, zone } => {
            arrivals::displace_answers(game, state, group, zone, out);
        }
        Step::FreeMove { side } => arrivals::free_move_answers(game, state, side, out),
        Step::Window { .. } => out.push(Action::Pass),
        other => panic!("{other:?} is no step of a movement"),
    }
    decisions.first().expect("a question").answers.to_vec()
}

/// Gives an answer to the open question.
pub(crate) fn act(state: &mut State, action: Action, log: &mut Log<Event>) -> Result<(), Illegal> {
    let game = &*game();
    match (state.step().expect("a step"), action) {
        (Step::Announce { side }, Action::Announce { points }) => {
            activation::announce(state, side, points, log)
        }
        (Step::Menu { side }, Action::Activate { place }) => {
            activation::activate(game, state, side, place, log)
        }
        (Step::Menu { side }, Action::EndMoves) => {
            activation::end_moves(state, side);
            state.stack.pop();
            activation::check_stacks(game, state, side);
            Ok(())
        }
        (Step::Pick(picking), action) => act_in_pick(state, picking, action, log),
        (Step::March { side }, Action::Step { to }) => marching::step(game, state, side, to, log),
        (Step::March { side }, Action::Stop) => marching::stop(game, state, side, log),
        (Step::March { side }, Action::TakeFort { fort }) => {
            marching::take_fort(game, state, side, fort, log)
        }
        (Step::Land(landing), action) => match action {
            Action::LandAt { zone } => landing::land_at(game, state, landing, zone, log),
            _ => landing::stay_aboard(game, state, landing, log),
        },
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
        (step, action) => act_on_arrivals(state, step, action, log),
    }
}

fn act_in_pick(
    state: &mut State,
    picking: Picking,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let game = &*game();
    match action {
        Action::Pick { piece } => groups::pick(game, state, picking, piece),
        Action::PickAll => groups::pick_all(game, state, picking),
        Action::Step { to } => groups::first_step(game, state, picking, to, log),
        Action::EndZone => groups::end_zone(game, state, picking, log),
        other => panic!("{other:?} does not answer a pick"),
    }
}

fn act_on_arrivals(
    state: &mut State,
    step: Step,
    action: Action,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let game = &*game();
    match (step, action) {
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
        (Step::Window { window }, Action::Pass) => {
            state.stack.pop();
            if let WindowKind::Archers { .. } = window.kind {
                marching::resume(game, state, window.asked.other(), log);
            }
            Ok(())
        }
        (step, action) => panic!("{action:?} does not answer {step:?}"),
    }
}

/// `"activate T25; pick ath-H1; step T24; stop"`
pub(crate) fn play(state: &mut State, script: &str) -> Result<(), Illegal> {
    let commands = script.split(';').filter(|text| !text.trim().is_empty());
    for command in commands {
        act(state, parse(command.trim()), &mut Log::off())?;
    }
    Ok(())
}

/// The steps, landings or other places that are offered, as text: `"T24 T25 stop"`.
pub(crate) fn offered(state: &State) -> String {
    let words = answers(state).into_iter().map(|action| match action {
        Action::Step { to } => to.to_string(),
        Action::LandAt { zone }
        | Action::WithdrawTo { zone }
        | Action::ArriveIn { zone }
        | Action::DisplaceTo { zone } => zone.to_string(),
        Action::Activate { place } | Action::Take { place } => place.to_string(),
        Action::Pick { piece } => piece.to_string(),
        Action::Disband { unit } => unit.to_string(),
        Action::Announce { points } => points.to_string(),
        other => format!("{other:?}"),
    });
    words.collect::<Vec<_>>().join(" ")
}

fn parse(command: &str) -> Action {
    let (verb, rest) = command.split_once(' ').unwrap_or((command, ""));
    let place = || rest.parse().expect("a place");
    let piece = || rest.parse().expect("a piece");
    match verb {
        "announce" => Action::Announce {
            points: rest.parse().expect("points"),
        },
        "activate" => Action::Activate { place: place() },
        "take" => Action::Take { place: place() },
        "pick" => Action::Pick { piece: piece() },
        "all" => Action::PickAll,
        "step" => Action::Step { to: place() },
        "stop" => Action::Stop,
        "end" => Action::EndZone,
        "fort" => Action::TakeFort {
            fort: rest.parse().expect("a fort"),
        },
        "land" => Action::LandAt { zone: place() },
        "stay" => Action::StayAboard,
        "moves-end" => Action::EndMoves,
        "withdraw" => Action::Withdraw,
        "stand" => Action::Stand,
        "to" => Action::WithdrawTo { zone: place() },
        "disband" => Action::Disband { unit: piece() },
        "arrive" => Action::ArriveIn { zone: place() },
        "displace" => Action::DisplaceTo { zone: place() },
        "pass" => Action::Pass,
        "done" => Action::Done,
        other => panic!("there is no command '{other}'"),
    }
}

/// An action phase of a side with so many points announced, before its first activation.
pub(crate) fn phase(state: &mut State, side: Side, points: u8) {
    state.stack.clear();
    *state.actions.get_mut(side) = points;
    state.stack.push(Step::Announce { side });
    let announced = play(state, &format!("announce {points}; pass"));
    announced.expect("it is announced");
}

/// A group of a side sets out and goes along a path; what follows is left open: `march(&mut state, "ath-H1 nicias", "T21 T13")`.
pub(crate) fn march(state: &mut State, group: &str, path: &str) -> Result<(), Illegal> {
    let game = game();
    let pieces = crate::testing::set(group);
    let first = pieces.first().expect("a piece");
    let side = game.pieces.card(first).side;
    let from = state.pieces.place(first).expect("it is in play");
    if state.stack.len() < 2 && !matches!(state.step(), Some(Step::Menu { .. })) {
        phase(state, side, 9);
    }
    if let Some(Step::Menu { .. }) = state.step() {
        activation::activate(&game, state, side, from, &mut Log::off())?;
    }
    let picks = group.split_whitespace().map(|id| format!("pick {id};"));
    let steps = path.split_whitespace().map(|to| format!("step {to};"));
    play(state, &picks.chain(steps).collect::<String>())
}

/// Where a piece is, as text.
pub(crate) fn whereabouts(state: &State, piece: &str) -> String {
    let place = state.pieces.place(piece.parse().expect("a piece"));
    place.map_or_else(|| "nowhere".to_owned(), |place| place.to_string())
}
