//! The conformance suite on The Peloponnesian War: random wars, alone and with two players.

use engine::Setup;
use game_peloponnesian_war::PeloponnesianWar;
use testkit::{
    conformance::{Plan, check},
    embedded,
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
    Plan {
        setups: setups(),
        games,
        most_actions: 20_000,
        closely_every,
        seed,
    }
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
