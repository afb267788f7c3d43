//! The conformance suite on Antike, perft and golden replays.

use std::path::Path;

use engine::{Presentation, Setup};
use game_antike::Antike;
use testkit::{
    conformance::{Plan, check},
    coverage, embedded, golden,
    perft::perft,
};

/// Readings of the rules other than the default ones.
const READINGS: &[&[(&str, &str)]] = &[
    &[("fights", "chosen")],
    &[("entry", "entered")],
    &[("fights", "chosen"), ("entry", "entered")],
    &[("coins", "round")],
    &[("supply", "40")],
    &[("coins", "round"), ("supply", "80"), ("long", "yes")],
];

/// Both boards, all numbers of players, all options.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for board in ["west", "east"] {
        for seats in 2..=6 {
            let plain = Setup::scenario(board).seats(seats);
            setups.push(plain.clone());
            setups.push(plain.option("deal", "choose").option("long", "yes"));
        }
        setups.push(Setup::scenario(board).seats(3).option("victory", "12"));
        for (seats, reading) in (2..=6).cycle().zip(READINGS) {
            let plain = Setup::scenario(board).seats(seats);
            let options = reading.iter();
            setups.push(options.fold(plain, |setup, (key, value)| setup.option(key, value)));
        }
    }
    setups
}

fn plan(games: u64, closely_every: usize, seed: u64) -> Plan {
    Plan::new(setups(), games, closely_every, seed)
}

#[test]
fn a_few_games_looked_at_closely() {
    let seen = check(&embedded::<Antike>(), &plan(34, 7, 1));
    assert!(seen.won > 20, "{seen:?}");
}

#[test]
fn a_thousand_games() {
    let seen = check(&embedded::<Antike>(), &plan(1000, 2000, 10_000));
    assert!(seen.won > 700, "{seen:?}");
}

/// Run with `RUN_SLOW_TESTS=1`: a hundred thousand games.
#[test]
fn a_hundred_thousand_games() {
    if testkit::slow_tests_wanted() {
        let seen = check(&embedded::<Antike>(), &plan(100_000, 5000, 1_000_000));
        println!("{seen:?}");
        assert!(seen.won > 70_000, "{seen:?}");
    }
}

/// Counted by hand: a bare roman legion in Roma and a galley in Neapolis on maneuver. First answer: the legion to Aquileia, Mediolanum or
/// Neapolis (Tarentum is not next to Roma by land), the galley by sea, or done.
#[test]
fn perft_of_small_positions() {
    let game = embedded::<Antike>();
    let count =
        |position: &str, depth| perft(game.as_ref(), &game.read_position(position).unwrap(), depth);
    let coin = "west 4; germans coins 30; turn romans coin";
    // Marble, iron, gold or nothing; then eight spaces, as it is the first move.
    assert_eq!(count(coin, 1), 4);
    assert_eq!(count(coin, 2), 32);
    let arming = "west 4; romans iron 2; turn romans arming";
    // Three coastal cities take either kind: six answers and done. After one unit two cities are left, four answers and done; after
    // done the greeks, who follow, are asked for one of eight spaces, or decline their coin.
    assert_eq!(count(arming, 1), 7);
    assert_eq!(count(arming, 2), 6 * 5 + 9);
}

#[test]
fn golden_replays() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    assert!(golden::check(&embedded::<Antike>(), &folder) >= 3);
}

/// Every id of the ledger is named by a test.
#[test]
fn every_rule_is_named_by_a_test() {
    coverage::check::<Antike>(env!("CARGO_MANIFEST_DIR"));
}
