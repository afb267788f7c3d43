//! Files for `polemarch replay`: told, checked and looked into, or refused in one line.

use std::{
    fs,
    io::Read,
    path::Path,
    process::Stdio,
    thread,
    time::{Duration, Instant},
};

use bots::Level;
use catalogue::{Data, Library, Table, TableError};
use engine::{Lang, Seat, Seed, Viewer};
use serde_json::{Value, json};
use testkit::fuzz::{Shape, Target, gist};

use crate::child::polemarch;

/// A command that has not ended after this time hangs.
const DEADLINE: Duration = Duration::from_secs(30);
/// One in so many inputs is read by the command too, which takes much longer than reading it here.
const COMMAND: usize = 8;
/// Games are cut to so many answers: most changes to a whole game are found out early.
const ANSWERS: usize = 40;

/// The games the rules are tested with: cut short, and as positions in their midst.
fn seeds(library: &Library) -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for game in ["antike", "syracuse", "hellespont", "peloponnesian-war"] {
        let folder = format!(
            "{}/../game-{game}/tests/replays",
            env!("CARGO_MANIFEST_DIR")
        );
        let files = fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().path());
        let mut files: Vec<_> = files.collect();
        files.sort();
        let is_replay = |file: &&std::path::PathBuf| file.extension().unwrap() == "json";
        for file in files.iter().filter(is_replay) {
            let mut replay: Value = serde_json::from_slice(&fs::read(file).unwrap()).unwrap();
            let actions = replay["actions"].as_array_mut().unwrap();
            let half = actions.len() / 2;
            let table = library.load(replay.clone(), Lang::En).unwrap();
            let moment = table.moment(half).unwrap();
            let (rules, start) = (&replay["rules"], json!({"position": moment.state()}));
            let position =
                json!({"format": 1, "game": game, "rules": rules, "start": start, "actions": []});
            replay["actions"].as_array_mut().unwrap().truncate(ANSWERS);
            seeds.push(position.to_string().into_bytes());
            seeds.push(replay.to_string().into_bytes());
        }
    }
    seeds
}

/// Whatever is accepted can be looked at, played on, saved and loaded again.
fn use_table(library: &Library, table: &mut dyn Table) {
    for seat in 0..table.seats() {
        table.view(Viewer::Seat(Seat(seat)));
    }
    table.view(Viewer::Spectator);
    _ = table.odds(Lang::Fr);
    let decisions = table.decisions();
    assert_eq!(table.outcome().is_some(), decisions.is_empty());
    if let Some(decision) = decisions.first() {
        table.hints(decision.seat);
        for level in [Level::Random, Level::Greedy] {
            let advice = table.advice(level, Some(decision.seat), Seed::from_number(1));
            advice.expect("a bot finds an answer");
        }
        let (seat, mut actions) = table
            .advice(Level::Random, None, Seed::from_number(2))
            .unwrap();
        table
            .act(Some(seat), &actions.remove(0))
            .expect("it is accepted");
    }
    let again = library.load(table.replay(), Lang::En);
    let again = again.map_err(|error| error.to_string());
    assert_eq!(
        again.expect("what was saved can be loaded").state(),
        table.state()
    );
}

/// Reads it as the server and `polemarch engine` do.
fn load(library: &Library, input: &[u8]) -> String {
    let Ok(value) = serde_json::from_slice::<Value>(input) else {
        return "no JSON".to_owned();
    };
    match library.load(value, Lang::Fr) {
        Ok(mut table) => {
            let length = table.length();
            use_table(library, table.as_mut());
            format!("{} {length}", table.game())
        }
        Err(error @ TableError::Replay(_)) => gist(&error.to_string()),
        Err(error) => format!("{error:?}").chars().take(20).collect(),
    }
}

/// Gives it to the command, which tells it or says in one line why not.
fn run(file: &Path, more: &[&str]) {
    let mut command = polemarch();
    let mut child = command
        .arg("replay")
        .arg(file)
        .args(more)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let begun = Instant::now();
    let ended = loop {
        if let Some(ended) = child.try_wait().unwrap() {
            break ended;
        }
        if begun.elapsed() > DEADLINE {
            child.kill().unwrap();
            panic!("polemarch replay {more:?} does not end");
        }
        thread::sleep(Duration::from_millis(1));
    };
    let mut said = String::new();
    child.stderr.unwrap().read_to_string(&mut said).unwrap();
    let right = match ended.code() {
        Some(0) => said.is_empty(),
        Some(1 | 2) => said.starts_with("polemarch: ") && said.trim_end().lines().count() == 1,
        Some(_) | None => false,
    };
    assert!(right, "polemarch replay {more:?}: {ended} {said}");
}

#[test]
fn fuzz_replay_files() {
    let library = Library::new(Data::default());
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("replay.json");
    let target = Target {
        name: "replay_files",
        test: "fuzz",
        shape: Shape::Document,
        seeds: seeds(&library),
    };
    target.run(|input| {
        let answer = load(&library, input);
        // Which inputs it is follows from the input, so that they behave the same when they are played again.
        let sum: usize = input.iter().map(|&byte| usize::from(byte)).sum();
        let more: &[&str] = match sum % (3 * COMMAND) {
            0 => &[],
            1 => &["--verify"],
            2 => &["--at", "3", "--lang", "fr"],
            _ => return vec![answer],
        };
        fs::write(&file, input).unwrap();
        run(&file, more);
        vec![answer]
    });
}
