//! The conformance suite on Hellespont, the ledger's coverage, perft and golden replays.

use std::path::Path;

use engine::Presentation;
use game_hellespont::Hellespont;
use testkit::{
    conformance::{Plan, check},
    coverage, embedded, every_setup, golden,
    perft::perft,
};

/// All scenarios with all options.
fn plan(games: u64, closely_every: usize, seed: u64) -> Plan {
    Plan::new(every_setup::<Hellespont>(), games, closely_every, seed)
}

#[test]
fn a_few_games_looked_at_closely() {
    let games = every_setup::<Hellespont>().len() as u64;
    let seen = check(&embedded::<Hellespont>(), &plan(games, 12, 1));
    assert_eq!((seen.won, seen.unfinished), (games, 0), "{seen:?}");
}

#[test]
fn three_hundred_games() {
    let seen = check(&embedded::<Hellespont>(), &plan(300, 500, 10_000));
    assert_eq!((seen.won, seen.unfinished), (300, 0), "{seen:?}");
}

/// Run with `RUN_SLOW_TESTS=1`: thirty thousand games.
#[test]
fn thirty_thousand_games() {
    if testkit::slow_tests_wanted() {
        let seen = check(&embedded::<Hellespont>(), &plan(30_000, 5000, 1_000_000));
        println!("{seen:?}");
        assert_eq!(seen.won, 30_000, "{seen:?}");
    }
}

/// Every id of the ledger is named by a test, in this folder or beside the rule.
#[test]
fn every_rule_is_named_by_a_test() {
    coverage::check::<Hellespont>(env!("CARGO_MANIFEST_DIR"));
}

/// Counted by hand.
#[test]
fn perft_of_small_positions() {
    let game = embedded::<Hellespont>();
    let count =
        |position: &str, depth| perft(game.as_ref(), &game.read_position(position).unwrap(), depth);
    // Announce one, two or three points; nobody has a stratagem. Without a leader the zone costs two points: with one there is only the end
    // of the moves, with two or three also the activation.
    let phase = "historical; clear; turn 4; T22: A-H4-1; hand athenian; hand spartan; advantage spartan; pa athenian 3; phase athenian";
    assert_eq!(count(phase, 1), 3);
    assert_eq!(count(phase, 2), 1 + 2 + 2);
}

#[test]
fn golden_replays() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    assert_eq!(golden::check(&embedded::<Hellespont>(), &folder), 4);
}
