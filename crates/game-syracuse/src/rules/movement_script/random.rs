//! Movement at random.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a test may stop at whatever it does not know"
)]

use engine::Log;

use super::{act, answers};
use crate::{
    action::Action,
    ids::{Place, Side},
    pieces::PieceId,
    rules::arrivals,
    state::{At, Edition, State},
    step::Step,
    testing::{game, start},
};

/// Everything that could answer a step.
fn conceivable(step: Step) -> Vec<Action> {
    let places = || Place::all();
    let pieces = || PieceId::all();
    match step {
        Step::Menu { .. } => places()
            .map(|place| Action::Activate { place })
            .chain([Action::EndMoves])
            .collect(),
        Step::Pick { .. } => pieces()
            .map(|piece| Action::Pick { piece })
            .chain(places().map(|to| Action::Step { to }))
            .chain([Action::PickAll, Action::EndZone])
            .collect(),
        Step::March { .. } => places()
            .map(|to| Action::Step { to })
            .chain(
                places()
                    .filter_map(Place::as_fort)
                    .map(|fort| Action::TakeFort { fort }),
            )
            .chain([Action::Stop])
            .collect(),
        Step::Land { .. } => places()
            .map(|zone| Action::LandAt { zone })
            .chain([Action::StayAboard])
            .collect(),
        Step::WithdrawTo { .. } => places().map(|zone| Action::WithdrawTo { zone }).collect(),
        Step::Overstacked { .. } => pieces().map(|unit| Action::Disband { unit }).collect(),
        Step::Arrive { .. } => places().map(|zone| Action::ArriveIn { zone }).collect(),
        Step::Displace { .. } => places().map(|zone| Action::DisplaceTo { zone }).collect(),
        Step::FreeMove { .. } => places()
            .map(|place| Action::Take { place })
            .chain([Action::Done])
            .collect(),
        Step::Announce { .. } => (0..9).map(|points| Action::Announce { points }).collect(),
        Step::Withdraw { .. } => vec![Action::Withdraw, Action::Stand],
        other => panic!("{other:?} is no step of a movement"),
    }
}

/// Exactly the listed answers apply, the others change nothing, and no question is without an answer: phases and free moves played at
/// random.
#[test]
fn random_movements_are_legal() {
    for seed in 0..300 {
        let mut rng = engine::Rng::new(engine::Seed::from_number(seed));
        let mut state = start();
        state.stack.clear();
        state.turn = (seed % 10) as u8;
        if seed % 3 == 0 {
            state.edition = Edition::En;
        }
        for round in 0..12 {
            let side = Side::BOTH[round % 2];
            let mut due: Vec<u8> = arrivals::due_groups(&game(), &state, side).collect();
            while let Some(group) = due.pop() {
                state.stack.push(Step::Arrive { group });
                run(&mut state, &mut rng);
            }
            arrivals::begin_free_moves(&game(), &mut state, side, &mut Log::off());
            run(&mut state, &mut rng);
            *state.actions.get_mut(side) = 6;
            state.stack.push(Step::Announce { side });
            run(&mut state, &mut rng);
            part(&mut state);
        }
    }
}

fn run(state: &mut State, rng: &mut engine::Rng) {
    for _ in 0..2000 {
        match state.step() {
            None => return,
            Some(Step::Window { .. }) => {
                act(state, Action::Pass, &mut Log::off()).expect("one may pass");
                continue;
            }
            Some(Step::Combats { .. } | Step::Retreat { .. }) => {
                state.stack.pop();
                continue;
            }
            Some(_) => {}
        }
        let listed = answers(state);
        assert!(!listed.is_empty(), "{:?} {:?}", state.stack, state.march);
        assert!(listed.len() <= 60, "{listed:?}");
        assert!(
            listed.windows(2).all(|pair| pair[0] < pair[1]),
            "{listed:?}"
        );
        for action in conceivable(state.step().expect("a step")) {
            let mut tried = state.clone();
            let applied = act(&mut tried, action, &mut Log::on());
            let is_listed = listed.contains(&action);
            assert_eq!(
                applied.is_ok(),
                is_listed,
                "{action:?} in {:?}",
                state.stack
            );
            assert!(applied.is_ok() || tried == *state, "{action:?}");
        }
        let chosen = listed[rng.below(listed.len())];
        act(state, chosen, &mut Log::off()).expect("it was listed");
    }
    panic!("it does not end: {:?}", state.stack);
}

/// In place of combats: where both sides are, the Syracusans are taken off, and what is aboard lands.
fn part(state: &mut State) {
    let game = game();
    let land = game.pieces.land();
    for place in Place::all() {
        let here = state.pieces.at(place);
        let athenian = state.units_at(&game, Side::Athenian, place);
        let syracusan = here.intersection(game.pieces.of(Side::Syracusan));
        if !athenian.is_empty() && !syracusan.is_empty() {
            for piece in syracusan.iter() {
                state.pieces.get_mut(piece).at = At::Reserve;
            }
        }
        let stray = |piece: &PieceId| !place.is_land() && land.contains(*piece);
        for piece in here.iter().filter(stray) {
            assert!(!place.is_sea() || state.pieces.get(piece).aboard);
            if place.is_sea() {
                state.pieces.get_mut(piece).at = At::Eliminated;
                state.pieces.get_mut(piece).aboard = false;
            }
        }
    }
}
