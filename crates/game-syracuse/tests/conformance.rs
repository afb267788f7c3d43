//! The conformance suite on Syracuse.
#![allow(clippy::unwrap_used, reason = "tests")]

use engine::Setup;
use game_syracuse::Syracuse;
use testkit::{
    conformance::{Plan, check},
    embedded,
};

/// All scenarios in both editions.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for scenario in ["historical", "variant", "alcibiades"] {
        for edition in ["fr", "en"] {
            setups.push(Setup::scenario(scenario).option("edition", edition));
        }
    }
    setups
}

fn plan(games: u64, closely_every: usize, seed: u64) -> Plan {
    Plan {
        setups: setups(),
        games,
        most_actions: 20_000,
        closely_every,
        seed,
    }
}

#[test]
fn a_few_games_looked_at_closely() {
    let seen = check(&embedded::<Syracuse>(), &plan(60, 5, 1));
    assert_eq!((seen.won, seen.unfinished), (60, 0), "{seen:?}");
}

#[test]
fn three_hundred_games() {
    let seen = check(&embedded::<Syracuse>(), &plan(300, 500, 10_000));
    assert_eq!((seen.won, seen.unfinished), (300, 0), "{seen:?}");
}

/// Run with `RUN_SLOW_TESTS=1`: thirty thousand games.
#[test]
fn thirty_thousand_games() {
    if testkit::slow_tests_wanted() {
        let seen = check(&embedded::<Syracuse>(), &plan(30_000, 5000, 1_000_000));
        println!("{seen:?}");
        assert_eq!(seen.won, 30_000, "{seen:?}");
    }
}
