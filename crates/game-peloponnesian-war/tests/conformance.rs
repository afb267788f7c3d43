//! The conformance suite on The Peloponnesian War, alone and with two players, perft and golden replays.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::path::Path;

use engine::{Presentation, Setup};
use game_peloponnesian_war::PeloponnesianWar;
use testkit::{
    conformance::{Plan, check},
    embedded, golden,
    perft::perft,
};

/// All scenarios, both numbers of players, all options.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for scenario in [
        "peloponnesian-war",
        "archidamian-war",
        "decelean-war",
        "fall-of-athens",
    ] {
        for seats in 1..=2 {
            let plain = Setup::scenario(scenario).seats(seats);
            setups.push(plain.clone());
            let options = plain
                .option("sicily", "1000")
                .option("athens-leader", "yes")
                .option("passing", "strict");
            setups.push(options);
        }
    }
    setups
}

fn plan(games: u64, closely_every: usize, seed: u64) -> Plan {
    Plan::new(setups(), games, closely_every, seed)
}

#[test]
fn a_few_wars_looked_at_closely() {
    let seen = check(&embedded::<PeloponnesianWar>(), &plan(32, 11, 1));
    assert_eq!((seen.won, seen.unfinished), (32, 0), "{seen:?}");
}

#[test]
fn a_thousand_wars() {
    let seen = check(&embedded::<PeloponnesianWar>(), &plan(1000, 2000, 10_000));
    assert_eq!((seen.won, seen.unfinished), (1000, 0), "{seen:?}");
}

/// Run with `RUN_SLOW_TESTS=1`: thirty thousand wars.
#[test]
fn thirty_thousand_wars() {
    if testkit::slow_tests_wanted() {
        let seen = check(
            &embedded::<PeloponnesianWar>(),
            &plan(30_000, 5000, 1_000_000),
        );
        println!("{seen:?}");
        assert_eq!((seen.won, seen.unfinished), (30_000, 0), "{seen:?}");
    }
}

/// Counted by hand.
#[test]
fn perft_of_small_positions() {
    let game = embedded::<PeloponnesianWar>();
    let count =
        |position: &str, depth| perft(game.as_ref(), &game.read_position(position).unwrap(), depth);
    let gather = "peloponnesian-war; clear; passed S; operations A0; talents A1400; drawn A nicias; athens A2h; operate athens";
    assert_eq!(count(gather, 1), 2, "pass or operate");
    // One or two hoplites can be paid; one of them taken, the other may follow, or the army marches.
    let mut named = game.read_position(gather).unwrap();
    for text in ["operate", "objective decelea"] {
        let action = PeloponnesianWar::read_action(text).unwrap();
        let seat = engine::Seat(0);
        engine::Game::apply(
            game.as_ref(),
            &mut named,
            seat,
            &action,
            &mut engine::Log::off(),
        )
        .unwrap();
    }
    assert_eq!(perft(game.as_ref(), &named, 1), 2);
    assert_eq!(perft(game.as_ref(), &named, 2), 2 + 1);
}

#[test]
fn golden_replays() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    assert_eq!(golden::check(&embedded::<PeloponnesianWar>(), &folder), 5);
}
