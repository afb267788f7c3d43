//! Bugs of `game-antike` and `engine` that the command shows. Each test fails today; wire this module in `main.rs` when they are mended.

use serde_json::{Value, json};

use crate::{
    run::{Home, contains},
    talk::Talk,
};

fn position(text: &str) -> Value {
    json!({"do": "position", "game": "antike", "state": text})
}

/// `notation of positions`: an order of nations that is too long, too short or no pairs ends the engine with a panic.
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

/// A supply near the greatest number overflows when somebody pays (`State::pay`).
#[test]
fn an_enormous_supply_is_refused_or_harmless() {
    let mut talk = Talk::start();
    let text = "west 4; supply marble 65535; turn romans temple; romans marble 9";
    if talk.ask(position(text))["ok"] == true {
        talk.ok(json!({"do": "act", "action": {"type": "build-temple", "province": "roma"}}));
    }
}

/// A province of the other board is taken for the one with the same number on this board.
#[test]
fn a_position_has_no_province_of_the_other_board() {
    let refusal = Talk::start().refused(position("west 4; romans cities babylon"));
    assert!(refusal.contains("babylon"), "{refusal}");
}

/// Nineteen provinces lie on both boards; their names in `west.json` are overwritten by those in `east.json`.
#[test]
fn a_province_of_both_boards_can_be_renamed_on_one() {
    let home = Home::new();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../game-antike/data/west.json");
    let west = std::fs::read_to_string(path).unwrap();
    home.write(
        "own/antike/west.json",
        west.replace("\"name\": \"Athens\"", "\"name\": \"Athinai\""),
    );
    let args = ["play", "antike", "--seed", "7", "--data", "own"];
    contains(&home.run_with(&args, "board\n").fine(), &["Athinai"]);
}

/// `check` accepts prices that overflow in play.
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

/// A replay is refused with the name of a variant (`turn.2: RondelFirst`), not in words.
#[test]
fn a_replay_is_refused_in_words() {
    let mut talk = Talk::started();
    talk.ok(json!({"do": "act", "action": {"type": "rondel", "space": "gold"}}));
    let mut replay = talk.ok(json!({"do": "replay"}))["replay"].take();
    replay["actions"][0][1] = json!({"type": "done"});
    let refusal = talk.refused(json!({"do": "load", "replay": replay}));
    assert!(refusal.contains("First move on the wheel"), "{refusal}");
}

/// `data did not match any variant of untagged enum Value` does not say which option is wrong.
#[test]
fn an_option_that_is_no_word_is_named() {
    let new = json!({"do": "new", "game": "antike", "options": {"nations": 4.5}});
    let refusal = Talk::start().refused(new);
    assert!(!refusal.contains("untagged"), "{refusal}");
}
