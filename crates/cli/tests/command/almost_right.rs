//! Data, positions and files that are almost right.

use serde_json::{Value, json};

use crate::{
    run::{Home, contains},
    talk::Talk,
};

fn position(text: &str) -> Value {
    json!({"do": "position", "game": "antike", "state": text})
}

/// Too long, too short, or no pairs.
#[test]
fn an_impossible_order_of_nations_is_refused() {
    for order in [
        "west 4; order romans romans romans romans romans romans romans",
        "west 4; order romans",
        "west 2; order persians egyptians babylonians phoenicians",
    ] {
        let refusal = Talk::start().refused(position(order));
        assert!(refusal.starts_with("position: "), "{refusal}");
    }
}

/// A supply near the greatest number.
#[test]
fn an_enormous_supply_is_refused_or_harmless() {
    let mut talk = Talk::start();
    let text = "west 4; supply marble 65535; turn romans temple; romans marble 9";
    if talk.ask(position(text))["ok"] == true {
        talk.ok(json!({"do": "act", "action": {"type": "build-temple", "province": "roma"}}));
    }
}

/// Both boards use the same numbers, not the same provinces.
#[test]
fn a_position_has_no_province_of_the_other_board() {
    let refusal = Talk::start().refused(position("west 4; romans cities babylon"));
    assert!(refusal.contains("babylon"), "{refusal}");
}

/// Nineteen provinces lie on both boards and have one name.
#[test]
fn a_province_of_both_boards_is_renamed_on_both() {
    let home = Home::new();
    let rename = |board: &str| {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../game-antike/data");
        let text = std::fs::read_to_string(format!("{folder}/{board}.json")).unwrap();
        let renamed = text.replace("\"name\": \"Athens\"", "\"name\": \"Athinai\"");
        home.write(&format!("own/antike/{board}.json"), renamed);
    };
    rename("west");
    let complaint = home.run(&["check", "--data", "own"]).complaint(1);
    contains(&complaint, &["problem"]);
    rename("east");
    let args = ["play", "antike", "--seed", "7", "--data", "own"];
    contains(&home.run_with(&args, "board\n").fine(), &["Athinai"]);
}

/// A price that could never be paid is a typing mistake.
#[test]
fn an_absurd_price_is_found_by_check() {
    let home = Home::new();
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../game-antike/data/prices.json"
    );
    let prices = std::fs::read_to_string(path).unwrap();
    let absurd = prices.replace("\"city\": { \"marble\": 1", "\"city\": { \"marble\": 255");
    home.write("own/antike/prices.json", absurd);
    contains(
        &home.run(&["check", "--data", "own"]).complaint(1),
        &["problem"],
    );
}

/// A replay whose action is not legal is refused like the action itself.
#[test]
fn a_replay_is_refused_in_words() {
    let mut talk = Talk::started();
    talk.ok(json!({"do": "act", "action": {"type": "rondel", "space": "gold"}}));
    let mut replay = talk.ok(json!({"do": "replay"}))["replay"].take();
    replay["actions"][0][1] = json!({"type": "done"});
    let refusal = talk.refused(json!({"do": "load", "replay": replay}));
    assert!(refusal.contains("First move on the rondel"), "{refusal}");
}

/// The complaint names the option.
#[test]
fn an_option_that_is_no_word_is_named() {
    let new = json!({"do": "new", "game": "antike", "options": {"nations": 4.5}});
    let refusal = Talk::start().refused(new);
    assert!(!refusal.contains("untagged"), "{refusal}");
}
