//! Fair dice from a table of the server to `polemarch replay --verify`.

use serde_json::{Value, json};

use crate::{
    run::{Home, contains},
    server::Server,
};

/// A folder with `game.json`, downloaded from a table that was closed after the players had gone back once.
fn downloaded() -> (Home, Value) {
    let home = Home::new();
    let server = Server::start(&home, &["--db", "club.db"]);
    let mut host = server.guest();
    let table = host.table();
    host.act(&table, 4);
    let back = json!({ "do": "ask-back", "number": 2 });
    host.post(&format!("/tables/{table}/orders"), &back);
    host.act(&table, 3);
    let info = host.get(&format!("/tables/{table}"));
    assert_eq!(info["dice"]["secret"], Value::Null, "not before the end");
    home.run(&["admin", "--db", "club.db", "close", &table])
        .fine();
    let path = format!("/tables/{table}/orders");
    host.refused("POST", &path, &json!({ "do": "ask-draw" }));
    let game = host.get(&format!("/tables/{table}/replay"));
    home.write("game.json", game.to_string());
    (home, host.get(&format!("/tables/{table}"))["dice"].clone())
}

#[test]
fn a_game_of_the_server_verifies() {
    let (home, dice) = downloaded();
    let text = home.run(&["replay", "game.json", "--verify"]).fine();
    let told = |key: &str| dice[key].as_str().unwrap();
    let share = "5a".repeat(32);
    assert_eq!(
        text,
        format!(
            "The dice follow from the secret behind the commitment {} and 3 shares.\n\
             Share 1: {share}\nShare 2: {share}\nShare 3: {share}\nSeed: {}\n\
             After 2 actions the players agreed to take new dice (entry 5 of the log): they follow from the first seed and that number.\n\
             All 5 actions are legal.\nThe game is not over.\n",
            told("commitment"),
            told("seed"),
        )
    );
    let text = home
        .run(&["replay", "game.json", "--verify", "--lang", "fr"])
        .fine();
    contains(
        &text,
        &["Part 1 : 5a5a", "Graine : ", "(entrée 5 du journal)"],
    );
}

#[test]
fn other_dice_than_agreed_are_found_out() {
    let (home, _) = downloaded();
    let mut game = home.read_json("game.json");
    game["reseeds"][0]["entry"] = 6.into();
    home.write("game.json", game.to_string());
    let done = home.run(&["replay", "game.json", "--verify"]);
    assert_eq!(done.status, 1);
    contains(
        &done.stderr,
        &[
            "game.json: the dice taken after 2 actions do not follow from the first seed and entry 6 of the log",
        ],
    );
}

#[test]
fn another_share_gives_another_seed() {
    let (home, _) = downloaded();
    let mut game = home.read_json("game.json");
    game["start"]["setup"]["dice"]["shares"][0] = "00".repeat(32).into();
    home.write("game.json", game.to_string());
    assert_eq!(home.run(&["replay", "game.json", "--verify"]).status, 1);
}
