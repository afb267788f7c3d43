//! Golden replays: whole games whose events must never change unnoticed.
//!
//! `NAME.json` is a replay, `NAME.events.jsonl` holds what happened, one event a line. After a change of the rules that is meant, run the
//! test with `UPDATE_GOLDEN=1` and say in the commit why the events differ.

use std::{fs, path::Path, sync::Arc};

use engine::{Game, Match, Replay};

/// Replays every game in a folder and compares event by event. Returns how many there were.
///
/// # Panics
/// If a file cannot be read, an action is refused or an event differs.
pub fn check<G: Game>(game: &Arc<G>, folder: &Path) -> usize {
    let mut count = 0;
    for entry in fs::read_dir(folder)
        .expect("the folder of golden replays can be read")
        .flatten()
    {
        let path = entry.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "json")
        {
            check_one(game, &path);
            count += 1;
        }
    }
    count
}

fn check_one<G: Game>(game: &Arc<G>, path: &Path) {
    let name = path.display();
    let text = fs::read_to_string(path).expect("a golden replay can be read");
    let replay = Replay::read(&text).and_then(Replay::typed::<G>);
    let replay = replay.unwrap_or_else(|error| panic!("{name}: {error}"));
    let played = Match::from_replay(Arc::clone(game), replay);
    let played = played.unwrap_or_else(|error| panic!("{name}: {error}"));
    let done = played.moves().iter().flat_map(|done| &done.events);
    let happened: Vec<String> = played
        .opening()
        .iter()
        .chain(done)
        .map(|event| serde_json::to_string(event).expect("events can be written"))
        .collect();
    let events = path.with_extension("events.jsonl");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let text = happened.join("\n") + "\n";
        return fs::write(&events, text).expect("the events can be written");
    }
    let expected = fs::read_to_string(&events).expect("the events of a golden replay can be read");
    for (number, (expected, happened)) in (1..).zip(expected.lines().zip(&happened)) {
        assert_eq!(expected, happened, "{name}: event {number}");
    }
    assert_eq!(
        expected.lines().count(),
        happened.len(),
        "{name}: number of events"
    );
}
