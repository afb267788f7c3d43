//! Syracuse from the command line: all subcommands, and the odds of its combats.

use serde_json::{Value, json};

use crate::{
    run::{Home, contains},
    talk::{Talk, answers},
};

/// Athens has marched into the Meadow: six against five, all announced points still there.
const COMBAT: &str = "historical; clear; turn 4; T11: ath-H1 ath-H2 lamachos; T13: syr-P1; hand athenian; hand syracusan; pa athenian 3; phase athenian";
const MARCH: [&str; 5] = [
    "announce 3",
    "activate T11",
    "pick all",
    "step T13",
    "end moves",
];

fn play(args: &[&str], script: &str) -> String {
    let args = [&["play", "syracuse", "--seed", "3"], args].concat();
    Home::new().run_with(&args, script).fine()
}

#[test]
fn a_newcomer_sees_the_position_and_the_question() {
    let text = play(&["--seats", "human,bot:random"], "");
    contains(
        &text,
        &[
            "Syracuse 415-413 BC, seed 3.",
            "Turn 1, autumn 415 BC",
            "Athens – action points: ",
            "Your stratagems:",
            " – Athens, strength ",
            "[Athens] ",
        ],
    );
    assert!(!text.contains("ath-"), "{text}");
    let text = play(&["--seats", "human,bot:random", "--lang", "fr"], "");
    contains(
        &text,
        &["Tour 1, automne 415", "Vos stratagèmes :", " PF : "],
    );
}

#[test]
fn scenarios_and_editions_are_chosen_by_name() {
    let text = play(&["--scenario", "alcibiades", "--opt", "edition=en"], "");
    contains(&text, &["Turn 0, summer 415 BC"]);
    let args = ["play", "syracuse", "--scenario", "10.1"];
    let complaint = Home::new().run(&args).complaint(2);
    contains(&complaint, &["historical, variant, alcibiades"]);
}

#[test]
fn why_tells_the_rule() {
    let text = play(&["--seats", "human,human"], "why build camp\nquit\n");
    contains(&text, &["Not allowed (rule "]);
}

/// Brings the position to the choice of combats.
fn combat() -> Talk {
    let mut talk = Talk::start();
    talk.ok(json!({"do": "position", "game": "syracuse", "state": COMBAT}));
    for wanted in MARCH {
        // The answers of a march come in the order of the list, so that the notation is not needed here.
        let words: Vec<&str> = wanted.split(' ').collect();
        loop {
            let legal = talk.legal();
            let fits = |action: &&Value| action_fits(action, &words);
            if let Some(action) = legal.iter().find(fits) {
                talk.ok(json!({"do": "act", "action": action}));
                break;
            }
            let pass = legal.iter().find(|action| action["type"] == "pass");
            let pass = pass.unwrap_or_else(|| panic!("{wanted}: {legal:?}"));
            talk.ok(json!({"do": "act", "action": pass}));
        }
    }
    talk
}

fn action_fits(action: &Value, words: &[&str]) -> bool {
    match words {
        ["announce", points] => {
            action["type"] == "announce" && action["points"].as_u64() == points.parse().ok()
        }
        ["activate", place] => action["type"] == "activate" && action["place"] == *place,
        ["pick", "all"] => action["type"] == "pick-all",
        ["step", to] => action["type"] == "step" && action["to"] == *to,
        ["end", "moves"] => action["type"] == "end-moves",
        _ => false,
    }
}

#[test]
fn the_odds_of_a_combat_are_told_exactly() {
    let mut talk = combat();
    let answer = talk.ok(json!({"do": "odds"}));
    let odds = &answer["odds"][0];
    assert_eq!(odds["attacker"], "athenian");
    assert_eq!(odds["place"], "T13");
    assert_eq!((&odds["attack"], &odds["defence"]), (&json!(6), &json!(2)));
    assert_eq!(odds["ratio"], "3/1");
    let rules = |list: &Value| -> Vec<String> {
        let lines = list.as_array().unwrap().iter();
        lines
            .map(|line| line["rule"].as_str().unwrap().to_owned())
            .collect()
    };
    assert!(
        rules(&odds["dice"]).contains(&"table.die-b".to_owned()),
        "{odds}"
    );
    assert!(
        rules(&odds["columns"]).contains(&"table.column-a".to_owned()),
        "{odds}"
    );
    let faces: u64 = odds["chances"]
        .as_array()
        .unwrap()
        .iter()
        .map(|chance| chance["faces"].as_u64().unwrap())
        .sum();
    assert_eq!(faces, 6);
    let wins = &odds["wins"];
    assert_eq!(
        wins["athenian"].as_u64().unwrap() + wins["syracusan"].as_u64().unwrap(),
        6
    );
    talk.end();
}

#[test]
fn without_a_combat_there_are_no_odds() {
    let new = r#"{"do":"new","game":"syracuse","seed":3}"#;
    let odds = r#"{"do":"odds"}"#;
    let found = answers(&[new, odds]);
    assert_eq!(found[1]["odds"], Value::Null);
    contains(found[1]["why"].as_str().unwrap(), &["No combat"]);
    let new = r#"{"do":"new","game":"antike","seed":3,"lang":"fr"}"#;
    let found = answers(&[new, odds]);
    assert_eq!(found[1]["odds"], Value::Null);
    contains(found[1]["why"].as_str().unwrap(), &["sans dés"]);
}

#[test]
fn rules_and_data_can_be_looked_up() {
    let home = Home::new();
    contains(
        &home.run(&["rules", "syracuse", "4.2.2a"]).fine(),
        &["4.2.2a"],
    );
    contains(&home.run(&["rules", "syracuse", "4.4"]).fine(), &["4.4b"]);
    let titled = ["rules", "syracuse", "discorde", "--lang", "fr"];
    contains(&home.run(&titled).fine(), &["7.S20a"]);
    contains(
        &home.run(&["check"]).fine(),
        &["syracuse: 6 data files and 414 rules are in order"],
    );
}
