//! Whole games with random answers.

use engine::{Decisions, Game, Log, Rng, Seed, Setup};

use crate::testing::game;

#[test]
fn random_games_come_to_an_end() {
    let game = game();
    let (mut most, mut actions) = (0, 0);
    for seed in 0..200 {
        let scenario = ["historical", "variant", "alcibiades"][seed as usize % 3];
        let setup = Setup::scenario(scenario);
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
