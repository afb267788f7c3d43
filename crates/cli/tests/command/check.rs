//! `polemarch check` and `--data`: replacements for data files.

use std::fs;

use serde_json::{Value, json};

use crate::run::{Done, Home, contains};

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../game-antike/data");

/// A folder `own/antike` with copies of all JSON files.
fn copied() -> Home {
    let home = Home::new();
    for entry in fs::read_dir(DATA).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "json") {
            let name = path.file_name().unwrap().to_str().unwrap();
            home.write(&format!("own/antike/{name}"), fs::read(&path).unwrap());
        }
    }
    home
}

/// Runs `check` with a change in the board of the west.
fn changed(change: impl FnOnce(&mut Value)) -> Home {
    let home = copied();
    let mut west = home.read_json("own/antike/west.json");
    change(&mut west);
    home.write("own/antike/west.json", west.to_string());
    home
}

fn check(home: &Home) -> Done {
    home.run(&["check", "--data", "own"])
}

/// What is printed about files that are not in order.
#[track_caller]
fn problems(home: &Home) -> String {
    let done = check(home);
    // The other games are in order.
    let is_problem = |line: &&str| !line.ends_with(" are in order");
    let printed: Vec<&str> = done.stdout.lines().filter(is_problem).collect();
    let (printed, count) = (printed.join("\n"), printed.len());
    let expected = match count {
        1 => "1 problem in the data files".to_owned(),
        _ => format!("{count} problems in the data files"),
    };
    assert_eq!(done.complaint(1), expected);
    printed
}

fn province<'a>(west: &'a mut Value, id: &str) -> &'a mut Value {
    let zones = west["zones"].as_array_mut().unwrap();
    zones.iter_mut().find(|zone| zone["id"] == id).unwrap()
}

#[test]
fn the_built_in_data_are_in_order() {
    let text = Home::new().run(&["check"]).fine();
    contains(&text, &["antike: 7 data files and ", " rules are in order"]);
}

#[test]
fn copies_of_the_data_are_in_order() {
    let text = check(&copied()).fine();
    assert_eq!(text, Home::new().run(&["check"]).fine());
}

#[test]
fn a_border_to_nowhere_is_found() {
    let home = changed(|west| west["borders"][0]["b"] = "atlantis".into());
    insta::assert_snapshot!(problems(&home), @"antike/west.json: border alexandria-atlantis: it does not lie between two provinces of this board");
}

#[test]
fn a_province_that_stands_twice_is_found() {
    let home = changed(|west| {
        let first = west["zones"][0].clone();
        west["zones"].as_array_mut().unwrap().push(first);
    });
    insta::assert_snapshot!(problems(&home), @"antike/west.json: province alexandria: it stands twice");
}

#[test]
fn a_missing_province_is_found() {
    let home = changed(|west| drop(west["zones"].as_array_mut().unwrap().remove(0)));
    contains(&problems(&home), &["antike/west.json: ", "alexandria"]);
}

#[test]
fn all_problems_are_told_at_once() {
    let home = changed(|west| {
        west["borders"][0]["b"] = "atlantis".into();
        province(west, "roma")["name"] = "".into();
    });
    let mut east = home.read_json("own/antike/east.json");
    east["borders"][0]["b"] = "mu".into();
    home.write("own/antike/east.json", east.to_string());
    let text = problems(&home);
    contains(
        &text,
        &["-atlantis: ", "province roma: ", "antike/east.json: "],
    );
}

#[test]
fn broken_json_is_found_with_its_line() {
    let home = copied();
    home.write("own/antike/rondel.json", "{\n  \"spaces\": [,\n}");
    contains(&problems(&home), &["antike/rondel.json: line 2: "]);
}

#[test]
fn broken_toml_is_found_with_its_line() {
    let home = Home::new();
    home.write("own/antike/rules.toml", "[[section]]\nid =\n");
    contains(&problems(&home), &["antike/rules.toml: line 2: "]);
}

#[test]
fn a_word_that_is_not_known_is_found_with_what_is_possible() {
    let home = changed(|west| west["zones"][3]["resource"] = "silver".into());
    contains(
        &problems(&home),
        &["antike/west.json: line ", "`silver`", "`gold`"],
    );
}

#[test]
fn a_file_that_no_game_reads_is_found_with_what_is_possible() {
    let home = copied();
    home.write("own/antike/wset.json", "{}");
    contains(
        &problems(&home),
        &[
            "antike/wset.json: file: there is no such file; possible: ",
            "west.json",
        ],
    );
}

#[test]
fn a_folder_without_data_is_a_failure() {
    let home = Home::new();
    home.write("own/west.json", "{}");
    for folder in ["own", "missing"] {
        let line = home.run(&["check", "--data", folder]).complaint(1);
        contains(
            &line,
            &[
                folder,
                "there are no data files",
                "folders named after a game: antike",
            ],
        );
    }
}

#[test]
fn bytes_that_are_no_text_are_a_failure() {
    let home = copied();
    home.write("own/antike/west.json", [0xff, 0xfe]);
    contains(&check(&home).complaint(1), &["own/antike/west.json: "]);
}

/// Every command reads the same data, and none starts with broken ones.
#[test]
fn broken_data_stop_every_command_with_one_line() {
    let home = changed(|west| {
        west["borders"][0]["b"] = "atlantis".into();
        west["borders"][1]["b"] = "mu".into();
    });
    for args in [
        &["games"][..],
        &["rules", "antike"],
        &["play", "antike"],
        &["sim", "antike", "--bots", "random,random", "--games", "1"],
    ] {
        let line = home.run(&[args, &["--data", "own"]].concat()).complaint(1);
        contains(&line, &["antike/west.json: border ", "-atlantis", "-mu"]);
    }
}

#[test]
fn the_engine_answers_that_the_data_are_broken() {
    let home = changed(|west| west["borders"][0]["b"] = "atlantis".into());
    let line = "{\"do\":\"new\",\"game\":\"antike\"}\n";
    let text = home.run_with(&["engine", "--data", "own"], line).fine();
    contains(&text, &["\"ok\":false", "\"error\":\"data\"", "-atlantis"]);
}

fn renamed() -> Home {
    changed(|west| {
        let roma = province(west, "roma");
        roma["name"] = "Urbs Aeterna".into();
        roma["nameFr"] = "la Ville éternelle".into();
    })
}

#[test]
fn a_new_name_is_shown_in_play() {
    let home = renamed();
    check(&home).fine();
    let play = |lang: &str| {
        let args = [
            "play", "antike", "--data", "own", "--seed", "7", "--lang", lang,
        ];
        home.run_with(&args, "board\nquit\n").fine()
    };
    contains(&play("en"), &["Urbs Aeterna"]);
    contains(&play("fr"), &["la Ville éternelle"]);
    assert!(!play("en").contains("Roma,"));
}

#[test]
fn a_new_name_is_shown_in_refusals_of_the_engine() {
    let lines = [
        json!({"do": "position", "game": "antike", "state": "west 4; turn romans arming; romans iron 9 cities roma tarentum"}),
        json!({"do": "act", "action": {"type": "arm", "province": "athens", "kind": "legion"}}),
        json!({"do": "act", "action": {"type": "arm", "province": "roma", "kind": "legion"}}),
        json!({"do": "act", "action": {"type": "arm", "province": "roma", "kind": "legion"}}),
    ];
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let text = renamed()
        .run_with(&["engine", "--data", "own"], input)
        .fine();
    contains(
        text.lines().last().unwrap(),
        &["\"illegal\"", "Urbs Aeterna"],
    );
}

#[test]
fn a_new_price_is_asked() {
    let home = copied();
    let mut prices = home.read_json("own/antike/prices.json");
    prices["prices"]["temple"]["marble"] = 2.into();
    home.write("own/antike/prices.json", prices.to_string());
    let position = "west 4; turn romans temple; romans marble 2 iron 0 gold 0";
    let line = json!({"do": "position", "game": "antike", "state": position});
    let input = format!("{line}\n");
    let own = home.run_with(&["engine", "--data", "own"], &input).fine();
    contains(&own, &["build-temple"]);
    let printed = home.run_with(&["engine"], &input).fine();
    assert!(!printed.contains("build-temple"), "{printed}");
}
