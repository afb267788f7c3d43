//! What the files must hold besides what loading checks.

use std::collections::{BTreeMap, BTreeSet};

use engine::{DataFiles, Ledger};
use serde_json::Value;

use super::FILES;

fn files() -> DataFiles {
    DataFiles::embedded("peloponnesian-war", FILES)
}

#[test]
fn the_ledger_is_sound() {
    let ledger = Ledger::load(&files()).unwrap();
    for section in &ledger.sections {
        let is_used = ledger.section(&section.id).next().is_some();
        assert!(is_used, "{} is an empty heading", section.id);
    }
    let home_guard = ledger.rule("4.1.1i").unwrap();
    assert!(home_guard.digest.en.contains("Home Guard"));
    assert!(home_guard.digest.fr.contains("Garde du Foyer"));
}

/// Calls `visit` with every text of a file and the field it stands in.
fn each_text<'a>(field: &'a str, value: &'a Value, visit: &mut impl FnMut(&'a str, &'a str)) {
    match value {
        Value::String(text) => visit(field, text),
        Value::Array(items) => items.iter().for_each(|item| each_text(field, item, visit)),
        Value::Object(fields) => {
            for (name, value) in fields {
                each_text(name, value, visit);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn ids<'a>(file: &'a Value, list: &str) -> BTreeSet<&'a str> {
    let items = file[list].as_array().unwrap();
    items
        .iter()
        .map(|item| item["id"].as_str().unwrap())
        .collect()
}

#[test]
fn every_name_in_the_files_is_known() {
    let files = files();
    let ledger = Ledger::load(&files).unwrap();
    let json: BTreeMap<&str, Value> = files
        .names()
        .filter(|name| name.ends_with(".json"))
        .map(|name| (name, files.json(name).unwrap()))
        .collect();
    let spaces = ids(&json["map.json"], "zones");
    let leaders = ids(&json["leaders.json"], "leaders");
    let nationalities = ids(&json["counters.json"], "nationalities");
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for (name, file) in &json {
        each_text("", file, &mut |field, text| {
            let known = match field {
                "a" | "b" | "space" | "spaces" | "objectives" | "rebellions" | "defended"
                | "helotSpaces" | "prize" | "home" | "harbour" | "greatAllies"
                | "eisphoraSpaces" | "openIfCaptured" | "enemyIn" | "ifLost" => {
                    spaces.contains(text)
                }
                "leader" | "leaderAtHome" | "dead" | "victim" => leaders.contains(text),
                "nationality" => nationalities.contains(text),
                "rule" | "rules" => ledger.rule(text).is_some(),
                _ => return,
            };
            assert!(known, "{name}: {field}: there is no '{text}'");
            *seen.entry(field).or_default() += 1;
        });
    }
    assert_eq!(
        seen["objectives"],
        18 * 6 + 2 * 6,
        "areas and home strategies"
    );
    assert_eq!((spaces.len(), seen["a"], leaders.len()), (135, 240, 16));
}

#[test]
fn every_name_stands_in_both_languages() {
    let files = files();
    for name in files.names().filter(|name| name.ends_with(".json")) {
        let file: Value = files.json(name).unwrap();
        let mut words: BTreeMap<&str, usize> = BTreeMap::new();
        each_text("", &file, &mut |field, text| {
            assert!(!text.trim().is_empty(), "{name}: {field} is empty");
            *words.entry(field).or_default() += 1;
        });
        assert_eq!(words.get("en"), words.get("fr"), "{name}");
        for (english, french) in [
            ("text", "textFr"),
            ("labelLines", "labelLinesFr"),
            ("title", "titleFr"),
        ] {
            assert_eq!(words.get(english), words.get(french), "{name}: {english}");
        }
    }
}

/// What loading says of the files after one number was changed.
fn complaint(name: &str, place: &str, number: i64) -> String {
    let mut files = files();
    let mut file: Value = files.json(name).unwrap();
    *file.pointer_mut(place).unwrap() = number.into();
    files.replace(name, file.to_string()).unwrap();
    let errors = super::load(&files).err().unwrap_or_default();
    let told: Vec<String> = errors.iter().map(ToString::to_string).collect();
    told.join("; ")
}

#[test]
fn numbers_that_no_sum_can_hold_are_refused() {
    let most = i64::from(i32::MAX);
    for (name, place, number, why) in [
        (
            "counters.json",
            "/types/2/activation",
            -400,
            "naval: it cannot cost -400",
        ),
        (
            "numbers.json",
            "/building/price",
            -200,
            "building: it cannot be -200",
        ),
        (
            "numbers.json",
            "/income/athens",
            most,
            "income: it cannot be",
        ),
        (
            "numbers.json",
            "/bellicosity/confidenceShare",
            0,
            "one in 0 is no share",
        ),
        (
            "numbers.json",
            "/tracks/confidence/most",
            127,
            "127 is too far",
        ),
        (
            "numbers.json",
            "/tracks/bellicosity/least",
            3,
            "its track has no 0",
        ),
        ("events.json", "/events/0/talents", most, "it cannot be"),
        (
            "scenarios.json",
            "/scenarios/0/sides/athens/treasury",
            -50,
            "athens cannot begin",
        ),
    ] {
        let told = complaint(name, place, number);
        assert!(told.contains(why), "{name}{place}: {told}");
    }
    assert_eq!(complaint("counters.json", "/types/2/activation", 500), "");
}
