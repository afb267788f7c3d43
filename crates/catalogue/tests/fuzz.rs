//! Fuzz target: replacements for the games' data files. They are refused with a reason, or they can be played. See CONTRIBUTING.md.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

use bots::Level;
use catalogue::{Data, GameId, Library, Table, TableError, with_game};
use engine::{Presentation, Rng, Seed, Setup, Viewer, fair::Fairness};
use testkit::fuzz::{Shape, Target, gist};

/// A game on files that were accepted is played for so many answers.
const PLAYED: u64 = 30;

/// Every file of every game, with its place in the first line.
fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for &game in GameId::ALL {
        with_game!(game, G => for (name, text) in G::FILES {
            seeds.push(format!("{game}/{name}\n{text}").into_bytes());
        });
    }
    seeds
}

fn play(table: &mut dyn Table) {
    let mut rng = Rng::new(Seed::from_number(table.length() as u64));
    for number in 0..PLAYED {
        if table.outcome().is_some() {
            return;
        }
        let level = if number == 5 {
            Level::Greedy
        } else {
            Level::Random
        };
        let (seat, mut actions) = table
            .advice(level, None, rng.seed())
            .expect("a bot finds an answer");
        table.view(Viewer::Seat(seat));
        table
            .act(Some(seat), &actions.remove(0))
            .expect("it is accepted");
    }
}

/// Loads a game with one file replaced, as `polemarch check` does, and plays for a while.
fn check(game: GameId, file: &str, text: &str) -> Vec<String> {
    let mut data = Data::default();
    data.replace(&game.to_string(), file, text.to_owned());
    let library = Library::new(data);
    with_game!(game, G => {
        let loaded = match library.game::<G>() {
            Ok(loaded) => loaded,
            Err(TableError::Data(problems)) => {
                let told = problems.0.iter().map(|problem| gist(&problem.to_string()));
                return told.collect();
            }
            Err(other) => return vec![gist(&other.to_string())],
        };
        // Which scenario it is follows from the input: to play them all would take too long.
        let scenarios = loaded.game.setup_spec().scenarios;
        let scenario = text.len() % scenarios.len();
        let setup = Setup::scenario(scenarios.get(scenario).copied().unwrap_or_default());
        let dice = Fairness::solo(Seed::from_number(1));
        if let Ok(mut table) = library.start(&game.to_string(), setup, dice) {
            play(table.as_mut());
        }
    });
    vec![format!("{file} is in order")]
}

#[test]
fn fuzz_data_files() {
    let target = Target {
        name: "data_files",
        test: "fuzz",
        shape: Shape::Titled,
        seeds: seeds(),
    };
    target.run(|input| {
        let text = String::from_utf8_lossy(input);
        let (place, text) = text.split_once('\n').unwrap_or((&text, ""));
        let (game, file) = place.split_once('/').unwrap_or((place, ""));
        match game.parse() {
            Ok(game) => check(game, file, text),
            Err(_) => vec!["no game".to_owned()],
        }
    });
}
