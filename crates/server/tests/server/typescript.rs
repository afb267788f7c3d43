//! The types of the page are those of the server, and its sentences those of the command line. After a change:
//! `UPDATE_TYPES=1 cargo test --package server --test server typescript`.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use engine::{Lang, message::Category};
use serde_json::json;
use ts_rs::{Config, TS};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated");

fn export<T: TS + 'static>(config: &Config) {
    T::export_all(config).unwrap();
}

/// All files of TypeScript in a folder and those within.
fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "ts") {
                let name = path.strip_prefix(folder).unwrap().to_owned();
                found.insert(name, fs::read_to_string(path).unwrap());
            }
        }
    }
    found
}

#[test]
fn the_page_has_the_types_of_the_server() {
    let made = tempfile::tempdir().unwrap();
    let into = |folder: &str| {
        Config::new()
            .with_out_dir(made.path().join(folder))
            .with_large_int("number")
    };
    catalogue::game_antike::typescript::export(&into("antike")).unwrap();
    catalogue::game_hellespont::typescript::export(&into("hellespont")).unwrap();
    catalogue::game_peloponnesian_war::typescript::export(&into("peloponnesian-war")).unwrap();
    catalogue::game_syracuse::typescript::export(&into("syracuse")).unwrap();
    let config = into("");
    export::<protocol::Frame>(&config);
    export::<protocol::Reply>(&config);
    export::<protocol::Situation>(&config);
    export::<protocol::Me>(&config);
    export::<protocol::Credentials>(&config);
    export::<protocol::GuestName>(&config);
    export::<protocol::NewPassword>(&config);
    export::<protocol::SessionInfo>(&config);
    export::<protocol::DeleteAccount>(&config);
    export::<protocol::NewToken>(&config);
    export::<protocol::TokenInfo>(&config);
    export::<protocol::TokenSecret>(&config);
    export::<protocol::Notices>(&config);
    export::<protocol::NewTable>(&config);
    export::<protocol::TableList>(&config);
    export::<protocol::NewChatLine>(&config);
    export::<protocol::Note>(&config);
    export::<protocol::Foresight>(&config);
    export::<protocol::WhyRequest>(&config);
    export::<protocol::WhyReply>(&config);
    export::<engine::Names>(&config);
    export::<engine::Ledger>(&config);
    export::<engine::setup::SetupSpec>(&config);
    export::<engine::Goal<()>>(&config);
    export::<engine::PlaceCard<()>>(&config);
    let (made, kept) = (files(made.path()), Path::new(FOLDER));
    if std::env::var_os("UPDATE_TYPES").is_some() {
        for name in files(kept).keys() {
            fs::remove_file(kept.join(name)).unwrap();
        }
        for (name, text) in &made {
            let path = kept.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
    }
    let kept = files(kept);
    assert_eq!(
        made.keys().collect::<Vec<_>>(),
        kept.keys().collect::<Vec<_>>(),
        "files of web/src/generated"
    );
    for (name, text) in &made {
        assert_eq!(Some(text), kept.get(name), "{} is stale", name.display());
    }
}

/// So many events of each type are worded for the page's own test.
const OF_EACH: usize = 2;

/// Events of golden replays in the words of the command line, with the names they need.
fn worded<G: engine::Presentation>(folder: &str) -> serde_json::Value {
    let library = catalogue::Library::new(catalogue::Data::default());
    let loaded = library.game::<G>().unwrap();
    let mut chosen: BTreeMap<String, Vec<serde_json::Value>> = BTreeMap::new();
    let replays = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths: Vec<_> = fs::read_dir(replays)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "jsonl"))
        .collect();
    paths.sort();
    for path in paths {
        for line in fs::read_to_string(path).unwrap().lines() {
            let event: serde_json::Value = serde_json::from_str(line).unwrap();
            let kind = event["type"].as_str().unwrap_or_default().to_owned();
            let of_kind = chosen.entry(kind).or_default();
            if of_kind.len() < OF_EACH && !of_kind.contains(&event) {
                of_kind.push(event);
            }
        }
    }
    let sentence = |event: &serde_json::Value| {
        let say = |lang| loaded.messages.sentence(lang, Category::Event, event);
        json!({"event": event, "en": say(Lang::En), "fr": say(Lang::Fr)})
    };
    let sentences: Vec<_> = chosen.values().flatten().map(sentence).collect();
    assert!(sentences.len() > 20);
    json!({"names": loaded.messages.names(), "sentences": sentences})
}

#[test]
fn the_page_says_what_the_command_line_says() {
    let made = json!({
        "antike": worded::<catalogue::game_antike::Antike>("../game-antike/tests/replays"),
        "syracuse": worded::<catalogue::game_syracuse::Syracuse>("../game-syracuse/tests/replays"),
    });
    let path = Path::new(FOLDER).join("sentences.json");
    let made = format!("{made}\n");
    if std::env::var_os("UPDATE_TYPES").is_some() {
        fs::write(&path, &made).unwrap();
    }
    let kept = fs::read_to_string(path).unwrap();
    assert!(made == kept, "sentences.json is stale");
}

/// The games whose opening the overview of the rules draws, with the set-up it names.
const OPENINGS: [(&str, &str, u8); 4] = [
    ("antike", "west", 3),
    ("syracuse", "historical", 2),
    ("hellespont", "historical", 2),
    ("peloponnesian-war", "archidamian-war", 1),
];

#[test]
fn the_page_has_the_openings_as_everybody_sees_them() {
    let library = catalogue::Library::new(catalogue::Data::default());
    for (game, scenario, seats) in OPENINGS {
        let setup = engine::Setup {
            scenario: scenario.to_owned(),
            seats: Some(seats),
            ..engine::Setup::default()
        };
        let dice = engine::fair::Fairness::solo(engine::Seed([1; 32]));
        let table = library.start(game, setup, dice).unwrap();
        let made = format!("{}\n", table.view(engine::seat::Viewer::Spectator).get());
        let path = Path::new(FOLDER).join(format!("openings/{game}.json"));
        if std::env::var_os("UPDATE_TYPES").is_some() {
            fs::write(&path, &made).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(made == kept, "{} is stale", path.display());
    }
}
