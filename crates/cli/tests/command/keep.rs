//! `polemarch play`: nothing is lost. The game is kept after every answer, saved where one likes, and goes on with `--resume`.

use std::io::{Read, Write};

use crate::{
    play::{ALL_HUMAN, HOT_SEAT},
    run::{Home, contains},
};

#[test]
fn a_saved_game_verifies() {
    let home = Home::new();
    let text = home
        .run_with(&HOT_SEAT, "2\n1\n3\nsave deep/my game.json\nquit\n")
        .fine();
    contains(&text, &["Saved: deep/my game.json\n"]);
    let text = home
        .run(&["replay", "--verify", "deep/my game.json"])
        .fine();
    contains(
        &text,
        &["All 3 actions are legal.", "The game is not over."],
    );
}

#[test]
fn saving_nowhere_is_answered_and_leaves_nothing_behind() {
    let home = Home::new();
    home.write("folder/file", "old");
    let text = home.run_with(
        &HOT_SEAT,
        "save\nsave folder\nsave folder/file/x\nsave .\nquit\n",
    );
    contains(
        &text.fine(),
        &[
            "Name a file: save FILE\n",
            "Not saved: folder: ",
            "Not saved: folder/file/x: ",
        ],
    );
    assert_eq!(home.list("."), ["folder", "state"]);
    assert_eq!(home.list("folder"), ["file"]);
}

#[test]
fn quitting_and_the_end_of_the_input_keep_the_game() {
    for end in ["quit\n", "exit\n", "QUIT\n", ""] {
        let home = Home::new();
        let text = home.run_with(&HOT_SEAT, format!("2\n{end}")).fine();
        let last = text.lines().last().unwrap();
        contains(last, &["Saved. To resume: polemarch play antike --resume"]);
        assert_eq!(home.list("state/polemarch"), ["antike.json"]);
    }
}

#[test]
fn the_kept_game_goes_on() {
    let home = Home::new();
    home.run_with(&HOT_SEAT, "5\n").fine();
    let text = home
        .run_with(&["play", "antike", "--resume"], "done\nlog\n")
        .fine();
    contains(
        &text,
        &[
            "Resuming after 1 action. ",
            "Phoenicians: you\nRound 1 ",
            "[Phoenicians] You may create legions and galleys for the Phoenicians.",
            "The Phoenicians start on the rondel at Arming.",
        ],
    );
    let text = home.run(&["play", "antike", "--resume"]).fine();
    contains(
        &text,
        &[
            "Resuming after 2 actions. ",
            "[Romans] Choose the first rondel space of the Romans",
        ],
    );
}

#[test]
fn bots_stay_bots_in_the_kept_game() {
    let home = Home::new();
    let args = [
        "play",
        "antike",
        "--seed",
        "7",
        "--seats",
        "human,bot:random,bot:greedy",
    ];
    home.run_with(&args, "1\n").fine();
    let text = home.run(&["play", "antike", "--resume"]).fine();
    contains(
        &text,
        &[": you\n", ": computer (random)\n", ": computer (greedy)\n"],
    );
}

#[test]
fn a_saved_game_goes_on_with_any_sitters() {
    let home = Home::new();
    home.run_with(&HOT_SEAT, "2\nsave mine.json\n").fine();
    let resume =
        |args: &[&str]| home.run(&[&["play", "antike", "--resume", "mine.json"], args].concat());
    contains(
        &resume(&[]).fine(),
        &["after 1 action.", "Romans: you\nGreeks: computer (greedy)"],
    );
    contains(
        &resume(&["--seats", ALL_HUMAN]).fine(),
        &["Phoenicians: you"],
    );
    assert_eq!(
        resume(&["--seats", "human,human"]).complaint(2),
        "this game has 4 seats, not 2"
    );
}

#[test]
fn resuming_and_a_new_set_up_exclude_each_other() {
    let home = Home::new();
    home.run_with(&HOT_SEAT, "2\n").fine();
    for option in [
        ["--seed", "1"],
        ["--scenario", "east"],
        ["--opt", "long=yes"],
    ] {
        let done = home.run(&[&["play", "antike", "--resume"], &option[..]].concat());
        contains(
            &done.complaint(2),
            &["--resume goes on with a game as it was"],
        );
    }
}

#[test]
fn nothing_to_resume_is_answered_with_how_to_begin() {
    let home = Home::new();
    assert_eq!(
        home.run(&["play", "antike", "--resume"]).complaint(1),
        "no game of antike is kept yet: begin one with polemarch play antike"
    );
    contains(
        &home
            .run(&["play", "antike", "--resume", "x.json"])
            .complaint(1),
        &["x.json: "],
    );
}

#[test]
fn a_broken_saved_game_is_named() {
    let home = Home::new();
    home.run_with(&HOT_SEAT, "2\n").fine();
    let kept = home.read("state/polemarch/antike.json");
    let other_rules = kept.replace("\"rules\":2", "\"rules\":9");
    for (text, problem) in [
        (&kept[..kept.len() / 2], "this is not a whole saved game"),
        (other_rules.as_str(), "version 9 of the rules"),
        ("{}", "names no format"),
        ("[]", "names no format"),
    ] {
        home.write("x.json", text);
        let line = home
            .run(&["play", "antike", "--resume", "x.json"])
            .complaint(1);
        contains(&line, &["x.json: ", problem]);
    }
}

/// Answers a few lines, waits for as many prompts and is killed.
fn killed_after(home: &Home, script: &str) {
    let mut child = home.command(&HOT_SEAT).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(script.as_bytes()).unwrap();
    let (mut seen, mut byte) = (String::new(), [0]);
    let mut output = child.stdout.take().unwrap();
    while seen.matches("\n> ").count() <= script.lines().count() {
        output.read_exact(&mut byte).unwrap();
        seen.push(char::from(byte[0]));
    }
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn a_killed_game_is_kept_with_its_last_answer() {
    let home = Home::new();
    killed_after(&home, "rondel temple\n");
    let text = home.run(&["play", "antike", "--resume"]).fine();
    contains(&text, &["Resuming after 1 action. "]);
}

#[test]
fn a_killed_game_is_kept_without_what_was_taken_back() {
    let home = Home::new();
    killed_after(&home, "rondel arming\nundo\n");
    let text = home.run(&["play", "antike", "--resume"]).fine();
    contains(&text, &["Resuming after 0 actions. "]);
}

#[test]
fn a_game_that_cannot_be_kept_goes_on_with_a_warning() {
    let home = Home::new();
    home.write("state", "in the way");
    let text = home.run_with(&HOT_SEAT, "2\nquit\n").fine();
    assert_eq!(text.matches("The game could not be saved: ").count(), 2);
    contains(&text, &["The Phoenicians start on the rondel at Temple."]);
}
