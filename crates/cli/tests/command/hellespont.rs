//! Hellespont from the command line: all subcommands, and the odds of its combats and sieges.

use serde_json::{Value, json};

use crate::{
    run::{Home, contains},
    talk::Talk,
};

fn play(args: &[&str], script: &str) -> String {
    let args = [&["play", "hellespont", "--seed", "3"], args].concat();
    Home::new().run_with(&args, script).fine()
}

#[test]
fn a_newcomer_sees_the_position_and_the_question() {
    let text = play(&["--seats", "human,bot:random"], "");
    contains(
        &text,
        &[
            "Hellespont 411-410 BC, seed 3.",
            "Turn 1, August 411 BC",
            "Athens – action points: ",
            " – Athens, naval strength ",
            "[Athens] ",
        ],
    );
    assert!(!text.contains("A-T"), "{text}");
    let text = play(&["--seats", "human,bot:random", "--lang", "fr"], "");
    contains(&text, &["Tour 1, août 411", " PF navals"]);
}

#[test]
fn scenarios_and_options_are_chosen_by_name() {
    let text = play(&["--scenario", "alcibiades", "--opt", "storm=printed"], "");
    contains(&text, &["Turn 1, August 411 BC"]);
    let args = ["play", "hellespont", "--scenario", "10.1"];
    let complaint = Home::new().run(&args).complaint(2);
    contains(&complaint, &["historical, alcibiades"]);
}

/// The first of all that is about to be rolled for in a position.
fn odds(state: &str, answers: &[Value]) -> Value {
    let mut talk = Talk::start();
    talk.ok(json!({"do": "position", "game": "hellespont", "state": state}));
    for action in answers {
        talk.ok(json!({"do": "act", "action": action}));
    }
    let answer = talk.ok(json!({"do": "odds"}));
    talk.end();
    answer["odds"][0].clone()
}

#[test]
fn the_odds_of_combats_and_sieges_are_told() {
    let moves = [
        json!({"type": "announce", "points": 3}),
        json!({"type": "activate", "place": "M9"}),
        json!({"type": "pick", "piece": "A-T20-1"}),
        json!({"type": "step", "to": "M8"}),
        json!({"type": "stop"}),
        json!({"type": "end-moves"}),
    ];
    let fight = "historical; clear; turn 4; hand athenian; hand spartan; M9: A-T20-1; M8: S-T10-1; pa athenian 3; phase athenian";
    let combat = odds(fight, &moves);
    assert_eq!(
        (&combat["of"], &combat["ratio"]),
        (&json!("combat"), &json!("2/1"))
    );
    assert_eq!(combat["dice"][0]["rule"], "Table.18");
    let port = "historical; clear; turn 3; hand athenian; hand spartan; Cyzique: S-P2-1; M16: A-T20-1; T2: A-H4-1; initiative athenian; stage sieges athenian";
    let siege = odds(port, &[]);
    assert_eq!((&siege["of"], &siege["dice"]), (&json!("siege"), &json!(3)));
    assert_eq!(siege["lines"][1]["rule"], "5.1c");
}

#[test]
fn rules_and_data_can_be_looked_up() {
    let home = Home::new();
    contains(
        &home.run(&["rules", "hellespont", "4.2.2a"]).fine(),
        &["4.2.2a"],
    );
    contains(&home.run(&["rules", "hellespont", "5.1"]).fine(), &["5.1b"]);
    contains(
        &home.run(&["check"]).fine(),
        &["hellespont: 6 data files and 409 rules are in order"],
    );
}

/// A march of several zones is one sentence.
#[test]
fn a_march_is_told_once() {
    let args = ["play", "hellespont", "--seed", "7"];
    let text = Home::new().run_with(&args, "take none\n").fine();
    let marches: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("Sparta moves "))
        .collect();
    assert!(!marches.is_empty(), "{text}");
    let ends = |line: &str| {
        let (from, to) = line
            .split_once(" from ")
            .unwrap()
            .1
            .split_once(" to ")
            .unwrap();
        (from.to_owned(), to.trim_end_matches('.').to_owned())
    };
    for pair in marches.windows(2) {
        let same = pair[0].split(" from ").next() == pair[1].split(" from ").next();
        assert!(!same || ends(pair[0]).1 != ends(pair[1]).0, "{pair:#?}");
    }
}
