//! Whole games with random answers.

use engine::{Decisions, Game, Log, Rng, Seed, Setup};

use strum::VariantArray;

use crate::{
    game::Syracuse,
    ids::{FortId, Place, Side},
    rules::{combats, landing, stacking},
    state::State,
    step::Step,
    testing::game,
};

/// Where a position between two action phases is against the rules: armies that have met (2.B.3d), too many in a land zone (3.3a), pieces
/// in an enemy fort (4.3h), a leader alone among enemies (4.2.2d) or at sea without ships (3.1g).
fn disorder(game: &Syracuse, state: &State) -> Option<Place> {
    let is_crowded = |place: &Place| {
        !place.is_sea()
            && Side::BOTH
                .iter()
                .any(|&side| stacking::is_overstacked(game, state, side, *place))
    };
    let is_captive = |place: &Place| {
        Side::BOTH.iter().any(|&side| {
            !state.leaders_at(game, side, *place).is_empty()
                && state.units_at(game, side, *place).is_empty()
                && !state.units_at(game, side.other(), *place).is_empty()
        })
    };
    let is_adrift = |place: &Place| {
        Side::BOTH.iter().any(|&side| {
            !state.leaders_at(game, side, *place).is_empty()
                && landing::is_adrift(game, state, side, *place)
        })
    };
    let has_intruder = |fort: &&FortId| {
        let inside = state.at(Place::fort(**fort));
        let owner = state.fort(**fort).owner();
        Side::BOTH
            .iter()
            .any(|&side| owner != Some(side) && inside.meets(game.pieces.of(side)))
    };
    let intruder = FortId::VARIANTS.iter().find(has_intruder);
    combats::contested(game, state)
        .next()
        .or_else(|| Place::all().find(is_crowded))
        .or_else(|| Place::all().find(is_captive))
        .or_else(|| Place::all().find(is_adrift))
        .or_else(|| intruder.map(|&fort| Place::fort(fort)))
}

/// With `RUN_SLOW_TESTS=1` ten thousand games.
#[test]
fn random_games_come_to_an_end() {
    let game = game();
    let (mut most, mut actions) = (0, 0);
    let games = if testkit::slow_tests_wanted() {
        10_000
    } else {
        200
    };
    for seed in 0..games {
        let scenario = ["historical", "variant", "alcibiades"][seed as usize % 3];
        let edition = ["fr", "en"][seed as usize % 2];
        let setup = Setup::scenario(scenario).option("edition", edition);
        let mut log = Log::on();
        let mut state = game
            .new_game(&setup, Seed::from_number(seed), &mut log)
            .unwrap();
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut decisions = Decisions::new();
        let mut count = 0;
        loop {
            game.decisions(&state, &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            assert!(
                !decision.answers.is_empty(),
                "seed {seed} action {count}: no answer to {:?}\n{:?}",
                decision.prompt,
                state.stack
            );
            assert!(
                decision.answers.is_sorted_by(|a, b| a < b),
                "seed {seed} action {count}: {:?} {:?}",
                decision.prompt,
                decision.answers
            );
            most = most.max(decision.answers.len());
            let action = *rng.pick(decision.answers).unwrap();
            let applied = game.apply(&mut state, decision.seat, &action, &mut log);
            assert_eq!(
                applied,
                Ok(()),
                "seed {seed} action {count}: {action:?} {:?}",
                decision.prompt
            );
            count += 1;
            if let Some(Step::Announce { .. }) = state.step() {
                assert_eq!(disorder(&game, &state), None, "seed {seed} action {count}");
            }
            assert!(
                count < 20_000,
                "seed {seed} does not end: {:?}",
                state.stack
            );
        }
        actions += count;
    }
    println!("{actions} actions, at most {most} answers");
}
