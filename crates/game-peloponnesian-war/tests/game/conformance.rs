//! The conformance suite on The Peloponnesian War, alone and with two players, perft and golden replays.

use std::{fs, path::Path, sync::Arc};

use engine::{Decisions, Game as _, Match, Presentation, Rng, Seed, Setup};
use game_peloponnesian_war::PeloponnesianWar;
use serde_json::Value;
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
                .option("passing", "lenient")
                .option("control", "at-once")
                .option("cavalry", "both-cities")
                .option("half", "arm")
                .option("deaths", "from-set-up")
                .option("lone-leader", "with-friends")
                .option("chance", "even")
                .option("surrender", "scenario");
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
    // One or two hoplites can be paid, the leader marches alone, or the operation is given up. One of them taken, the other may follow; after the end
    // of the operation Athens passes or operates again.
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
    assert_eq!(perft(game.as_ref(), &named, 1), 4);
    assert_eq!(perft(game.as_ref(), &named, 2), 3 + 2 + 2 + 2);
}

/// Plays the wars of some files anew, at random, with their set-ups and their dice.
fn record(folder: &Path) {
    let game = embedded::<PeloponnesianWar>();
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    for path in files.filter(|path| path.extension().is_some_and(|end| end == "json")) {
        let file: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        let part = |name: &str| {
            file.pointer(&format!("/start/setup/{name}"))
                .unwrap()
                .clone()
        };
        let setup = serde_json::from_value(part("setup")).unwrap();
        let dice = serde_json::from_value(part("dice")).unwrap();
        let mut war = Match::new(Arc::clone(&game), setup, dice).unwrap();
        let (mut rng, mut decisions) = (Rng::new(Seed::from_number(1)), Decisions::new());
        loop {
            game.decisions(war.state(), &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            let (seat, answer) = (decision.seat, *rng.pick(decision.answers).unwrap());
            war.act(seat, answer).unwrap();
        }
        fs::write(&path, serde_json::to_string(&war.replay()).unwrap()).unwrap();
    }
}

#[test]
fn golden_replays() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        record(&folder);
    }
    assert_eq!(golden::check(&embedded::<PeloponnesianWar>(), &folder), 5);
}
