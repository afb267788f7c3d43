//! Whole games with random answers.

use engine::{Decisions, Game, Log, Rng, Seed, Setup};

use crate::{
    action::Action,
    game::Hellespont,
    ids::{Place, Side},
    rules::{cargo, combats, stacking},
    state::State,
    step::Step,
    testing::game,
};

/// Where a position between two action phases is against the rules: too many aboard (3.3g), both sides in a port (3.1g), a leader alone among
/// enemies (4.2.4d) or at sea without ships (4.2.4h).
fn disorder(game: &Hellespont, state: &State) -> Option<Place> {
    let any = |holds: &dyn Fn(Side) -> bool| Side::BOTH.into_iter().any(holds);
    let is_wrong = |place: &Place| {
        let is_captive = |side: Side| {
            !place.is_base()
                && !state.leaders_at(game, side, *place).is_empty()
                && !state.holds(game, side, *place)
                && state.holds(game, side.other(), *place)
        };
        let is_adrift = |side: Side| {
            place.is_sea()
                && !state.own_at(game, side, *place).is_empty()
                && state.ships_at(game, side, *place).is_empty()
        };
        let is_shared = |side: Side| {
            place.is_port()
                && state.holds(game, side, *place)
                && state.holds(game, side.other(), *place)
        };
        any(&is_captive) || any(&is_adrift) || any(&is_shared)
    };
    let overloaded = Side::BOTH
        .into_iter()
        .find_map(|side| cargo::overloaded(game, state, side));
    Place::all().find(is_wrong).or(overloaded)
}

/// 3.6c Where a side has too many.
fn crowded(game: &Hellespont, state: &State) -> Option<Place> {
    let mut sides = Side::BOTH.into_iter();
    sides.find_map(|side| stacking::crowded(game, state, side))
}

/// Between two action phases; 2.B.2l before the first one fleets may have met. 3.6b Who has recovered since the moves ended may be too many.
// covers: 2.B.3f 4b 3.6b
fn check(game: &Hellespont, state: &State, (step, recovered): (Step, bool), label: &str) {
    if let Step::Announce { .. } | Step::Sieges { .. } = step {
        assert!(recovered || crowded(game, state).is_none(), "{label}");
        let wrong = disorder(game, state);
        let there: Vec<_> = wrong.into_iter().map(|place| state.at(place)).collect();
        assert_eq!(wrong, None, "{label}: {there:?}");
    }
    if let Step::Sieges { .. } = step {
        assert_eq!(combats::contested(game, state).next(), None, "{label}");
    }
    if let Some(battle) = state.battle {
        assert!(battle.zone.is_sea() || battle.zone.is_land(), "{label}");
    }
}

/// With `RUN_SLOW_TESTS=1` ten thousand games.
// covers: 2.B.3f 4b 0.2p 0.2q
#[test]
fn random_games_come_to_an_end() {
    let game = game();
    let (mut most, mut actions, mut deepest) = (0, 0, 0);
    let games = if testkit::slow_tests_wanted() {
        10_000
    } else {
        200
    };
    for seed in 0..games {
        let scenario = ["historical", "alcibiades"][seed as usize % 2];
        let setup = Setup::scenario(scenario)
            .option(
                "siege_ratio",
                ["sensible", "printed"][seed as usize / 2 % 2],
            )
            .option("storm", ["sheltered", "printed"][seed as usize / 4 % 2]);
        let mut log = Log::on();
        let mut state = game
            .new_game(&setup, Seed::from_number(seed), &mut log)
            .unwrap();
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut decisions = Decisions::new();
        let (mut count, mut recovered) = (0, false);
        loop {
            game.decisions(&state, &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            let label = format!("seed {seed} action {count}");
            assert!(
                !decision.answers.is_empty(),
                "{label}: no answer to {:?}\n{:?}",
                decision.prompt,
                state.stack
            );
            assert!(
                decision.answers.is_sorted_by(|a, b| a < b),
                "{label}: {:?} {:?}",
                decision.prompt,
                decision.answers
            );
            most = most.max(decision.answers.len());
            deepest = deepest.max(state.stack.len());
            let action = *rng.pick(decision.answers).unwrap();
            let applied = game.apply(&mut state, decision.seat, &action, &mut log);
            assert_eq!(applied, Ok(()), "{label}: {action:?} {:?}", decision.prompt);
            count += 1;
            let recovers = matches!(action, Action::RecoverByAdvantage { .. });
            recovered = recovers || recovered && action != Action::EndMoves;
            if let Some(step) = state.step() {
                check(&game, &state, (step, recovered), &label);
                if let Err(problem) = game.validate(&state) {
                    panic!("{label}: after {action:?} {problem:?}\n{:?}", state.stack);
                }
            }
            assert!(
                count < 20_000,
                "seed {seed} does not end: {:?}",
                state.stack
            );
        }
        actions += count;
    }
    println!("{actions} actions, at most {most} answers, {deepest} steps");
}
