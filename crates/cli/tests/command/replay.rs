//! `polemarch replay`: a saved game told, checked, or looked into.

use serde_json::{Value, json};

use crate::run::{Done, Home, contains};

/// A folder with a game of three random bots, `game.json`.
fn saved() -> Home {
    let home = Home::new();
    home.run(&[
        "sim",
        "antike",
        "--bots",
        "random,random,random",
        "--games",
        "1",
        "--seed",
        "3",
        "--save",
        ".",
    ])
    .fine();
    home.write("game.json", home.read("antike-000001.json"));
    home
}

/// Changes the file, then verifies it.
fn tampered(change: impl FnOnce(&mut Value)) -> Done {
    let home = saved();
    let mut game = home.read_json("game.json");
    change(&mut game);
    home.write("game.json", game.to_string());
    home.run(&["replay", "game.json", "--verify"])
}

/// The complaint about a changed file, after its name.
#[track_caller]
fn complaint(change: impl FnOnce(&mut Value)) -> String {
    let line = tampered(change).complaint(1);
    line.strip_prefix("game.json: ").unwrap().to_owned()
}

fn dice(game: &mut Value) -> &mut Value {
    &mut game["start"]["setup"]["dice"]
}

#[test]
fn a_game_is_told_in_sentences() {
    let text = saved().run(&["replay", "game.json"]).fine();
    let lines: Vec<&str> = text.lines().collect();
    contains(lines[0], &["    0  Seat 1 is dealt the "]);
    assert!(
        lines
            .iter()
            .all(|line| line[..5].trim().parse::<usize>().is_ok())
    );
    assert!(lines.iter().all(|line| !line.contains('[')), "no key shows");
    contains(lines.last().unwrap(), &["win the game!"]);
}

#[test]
fn a_game_is_told_in_french() {
    let text = saved().run(&["replay", "game.json", "--lang", "fr"]).fine();
    contains(&text, &["Le sort attribue les ", "gagnent la partie !"]);
    assert!(!text.contains("The "));
}

#[test]
fn the_position_after_any_action_can_be_shown() {
    let home = saved();
    let actions = home.read_json("game.json")["actions"]
        .as_array()
        .unwrap()
        .len();
    let at = |number: usize| {
        let number = number.to_string();
        home.run(&["replay", "game.json", "--at", &number]).fine()
    };
    contains(&at(0), &["Round 1 ", "not on the rondel yet"]);
    contains(&at(actions), &["personages 10/10"]);
    assert_ne!(at(actions / 2), at(actions));
}

#[test]
fn the_position_can_be_shown_in_french() {
    let done = saved().run(&["replay", "game.json", "--at", "0", "--lang", "fr"]);
    contains(&done.fine(), &["Manche 1 ", "pas encore sur la roue"]);
}

#[test]
fn there_is_no_position_beyond_the_end() {
    let line = saved()
        .run(&["replay", "game.json", "--at", "1000000"])
        .complaint(2);
    contains(
        &line,
        &["game.json: there is no action 1000000: the game has "],
    );
}

#[test]
fn a_good_game_verifies() {
    let home = saved();
    let game = home.read_json("game.json");
    let commitment = game["start"]["setup"]["dice"]["commitment"]
        .as_str()
        .unwrap();
    let actions = game["actions"].as_array().unwrap().len();
    let text = home.run(&["replay", "game.json", "--verify"]).fine();
    assert_eq!(
        text,
        format!(
            "The dice follow from the secret behind the commitment {commitment} alone.\n\
             All {actions} actions are legal.\nWon by seat 3.\n"
        )
    );
    let text = home
        .run(&["replay", "--verify", "--lang", "fr", "game.json"])
        .fine();
    contains(&text, &["Les dés découlent", "Gagné par le joueur 3."]);
}

#[test]
fn a_game_that_is_not_over_verifies() {
    let cut = |game: &mut Value| game["actions"].as_array_mut().unwrap().truncate(7);
    contains(
        &tampered(cut).fine(),
        &["All 7 actions are legal.", "The game is not over."],
    );
}

#[test]
fn a_forged_action_is_found() {
    let forge =
        |game: &mut Value| game["actions"][5][1] = json!({"type": "found", "province": "roma"});
    contains(&complaint(forge), &["action 6 is not legal: "]);
}

#[test]
fn an_action_of_another_seat_is_found() {
    let steal = |game: &mut Value| {
        let seat = game["actions"][5][0].as_u64().unwrap();
        game["actions"][5][0] = ((seat + 1) % 3).into();
    };
    contains(
        &complaint(steal),
        &["action 6 is not legal: The ", " are deciding now"],
    );
}

#[test]
fn an_action_that_does_not_exist_is_found() {
    let invent = |game: &mut Value| game["actions"][5][1] = json!({"type": "fly"});
    contains(&complaint(invent), &["action 6 is not legal: ", "`fly`"]);
}

#[test]
fn an_action_after_the_end_is_found() {
    let go_on = |game: &mut Value| {
        let actions = game["actions"].as_array_mut().unwrap();
        actions.push(actions[0].clone());
    };
    contains(&complaint(go_on), &["(victory.6)"]);
}

#[test]
fn another_secret_breaks_the_commitment() {
    let change = |game: &mut Value| dice(game)["secret"] = "00".repeat(32).into();
    contains(
        &complaint(change),
        &["the revealed secret does not match the commitment"],
    );
}

#[test]
fn another_commitment_is_not_that_of_the_secret() {
    let change = |game: &mut Value| dice(game)["commitment"] = "00".repeat(32).into();
    contains(
        &complaint(change),
        &["the revealed secret does not match the commitment 0000"],
    );
}

#[test]
fn a_secret_that_is_still_hidden_cannot_be_verified() {
    let hide = |game: &mut Value| dice(game)["secret"] = Value::Null;
    contains(&complaint(hide), &["the seed has not been revealed yet"]);
}

/// New dice in the middle are not those of the commitment.
#[test]
fn new_dice_are_not_passed_over_in_silence() {
    let reseed = |game: &mut Value| game["reseeds"] = json!([{"at": 3, "seed": "00".repeat(32)}]);
    contains(
        &tampered(reseed).fine(),
        &["After 3 actions the dice were replaced"],
    );
}

#[test]
fn other_rules_cannot_be_replayed() {
    assert_eq!(
        complaint(|game| game["rules"] = 99.into()),
        "this replay was made under version 99 of the rules of antike; this program plays version 2, so it cannot be replayed exactly"
    );
}

#[test]
fn another_format_cannot_be_read() {
    assert_eq!(
        complaint(|game| game["format"] = 2.into()),
        "this replay has format 2; this program reads format 1"
    );
}

#[test]
fn another_game_is_not_in_the_catalogue() {
    assert_eq!(
        complaint(|game| game["game"] = "chess".into()),
        "unknown game 'chess'; possible: antike, syracuse, hellespont, peloponnesian-war"
    );
}

/// What a file says stays in one line and cannot colour the terminal.
#[test]
fn a_hostile_name_does_not_break_the_line() {
    let line = complaint(|game| game["game"] = "a\nb\u{1b}[31m".into());
    assert_eq!(
        line,
        "unknown game 'a b[31m'; possible: antike, syracuse, hellespont, peloponnesian-war"
    );
}

/// The command was right, the file is not: 1, not 2.
#[test]
fn an_impossible_set_up_in_a_file_is_a_failure() {
    let north = |game: &mut Value| game["start"]["setup"]["setup"]["scenario"] = "north".into();
    assert_eq!(
        complaint(north),
        "its set-up is not possible: unknown scenario 'north'; possible: west, east"
    );
}

#[test]
fn what_is_no_whole_file_is_named() {
    let home = saved();
    let whole = home.read("game.json");
    let files: [(&str, &[u8]); 6] = [
        ("cut.json", &whole.as_bytes()[..whole.len() / 2]),
        ("empty.json", b""),
        ("list.json", b"[]"),
        ("object.json", b"{}"),
        ("half.json", br#"{"format": 1, "game": "antike"}"#),
        ("words.json", b"Once upon a time"),
    ];
    for (name, text) in files {
        home.write(name, text);
        for args in [&["replay", name][..], &["replay", "--verify", name]] {
            let line = home.run(args).complaint(1);
            contains(&line, &[name, ": this is not a whole replay file: "]);
        }
    }
}

#[test]
fn what_cannot_be_read_is_named() {
    let home = Home::new();
    home.write("folder/file", "");
    home.write("bytes.json", [0xff, 0xfe, 0x00]);
    for name in ["missing.json", "folder", "bytes.json"] {
        let line = home.run(&["replay", name]).complaint(1);
        contains(&line, &[&format!("{name}: ")]);
    }
}
