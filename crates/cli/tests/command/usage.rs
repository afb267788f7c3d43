//! Wrong usage ends with 2 and says what would be right; help ends with 0.

use std::io::Write;

use crate::run::{Home, contains};

const COMMANDS: [&str; 10] = [
    "serve", "admin", "play", "sim", "engine", "replay", "rules", "games", "check", "bench",
];

#[test]
fn help_lists_every_command() {
    let text = Home::new().run(&["--help"]).fine();
    contains(&text, &COMMANDS);
    contains(&text, &["--data <DIR>"]);
}

#[test]
fn every_command_has_help() {
    for command in COMMANDS {
        let text = Home::new().run(&[command, "--help"]).fine();
        contains(&text, &["Usage: polemarch ", command]);
    }
}

#[test]
fn the_version_is_told() {
    let text = Home::new().run(&["--version"]).fine();
    assert_eq!(text, concat!("polemarch ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[track_caller]
fn wrong(args: &[&str]) -> String {
    let done = Home::new().run(args);
    assert_eq!(done.status, 2, "{done:?}");
    assert_eq!(done.stdout, "");
    done.stderr
}

#[test]
fn nothing_to_do_shows_the_help() {
    contains(&wrong(&[]), &["Usage: polemarch", "Commands:"]);
}

#[test]
fn an_unknown_command_is_wrong_usage() {
    contains(
        &wrong(&["plya"]),
        &["unrecognized subcommand 'plya'", "play"],
    );
}

#[test]
fn an_unknown_flag_is_wrong_usage() {
    contains(&wrong(&["games", "--jsno"]), &["--jsno", "--json"]);
}

#[test]
fn a_missing_argument_is_named() {
    contains(&wrong(&["play"]), &["<GAME>"]);
    contains(&wrong(&["replay"]), &["<FILE>"]);
    contains(&wrong(&["sim", "antike"]), &["--bots", "--games"]);
}

#[test]
fn numbers_must_be_numbers() {
    for args in [
        [
            "sim",
            "antike",
            "--bots",
            "random,random",
            "--games",
            "many",
        ],
        ["sim", "antike", "--bots", "random,random", "--games", "-1"],
        ["sim", "antike", "--games", "1", "--seed", "x"],
        ["sim", "antike", "--games", "1", "--threads", "9999"],
        ["play", "antike", "--lang", "en", "--seed", "-1"],
        ["replay", "game.json", "--lang", "en", "--at", "first"],
    ] {
        contains(&wrong(&args), &[args[5]]);
    }
}

#[test]
fn an_unknown_language_is_answered_with_the_languages() {
    contains(
        &wrong(&["rules", "antike", "--lang", "de"]),
        &["possible: en, fr"],
    );
}

/// One line each, for a game, an option, a value, a scenario, a bot and a number of seats that do not exist.
#[test]
fn a_wrong_set_up_is_answered_with_what_is_possible() {
    let complaint = |args: &[&str]| Home::new().run(args).complaint(2);
    let play = |args: &[&str]| complaint(&[&["play", "antike"], args].concat());
    let sim = |bots: &str, args: &[&str]| {
        let fixed = ["sim", "antike", "--games", "1", "--bots", bots];
        complaint(&[&fixed[..], args].concat())
    };
    let lines = [
        complaint(&["play", "chess"]),
        complaint(&["sim", "chess", "--games", "1", "--bots", "random"]),
        play(&["--opt", "speed=9"]),
        play(&["--opt", "nations=9"]),
        play(&["--opt", "nations"]),
        play(&["--scenario", "north"]),
        play(&["--seats", "human"]),
        play(&["--seats", "human,robot"]),
        play(&["--seats", "human,bot:genius"]),
        play(&["--seats", "human,human,human", "--opt", "nations=4"]),
        sim("random", &[]),
        sim("random,genius", &[]),
        sim(&vec!["random"; 300].join(","), &[]),
        sim("random,random,random,random", &["--opt", "victory=12"]),
        sim("random,random", &["--opt", "nations=3"]),
    ];
    insta::assert_snapshot!(lines.join("\n"), @r"
    unknown game 'chess'; possible: antike, syracuse, hellespont, peloponnesian-war
    unknown game 'chess'; possible: antike, syracuse, hellespont, peloponnesian-war
    unknown option 'speed'; possible: nations, deal, long, victory, fights, entry, coins, supply
    option nations cannot be '9'; possible: 3, 4, 5, 6
    option 'nations' should be written KEY=VALUE
    unknown scenario 'north'; possible: west, east
    1 seats are not possible; possible: 2 to 6
    seat 'robot' should be human or bot:LEVEL, such as bot:greedy
    unknown bot 'genius'; possible: random, greedy, search:1 to search:5
    3 seats cannot play 4 nations: give one of the two numbers only
    1 seats are not possible; possible: 2 to 6
    unknown bot 'genius'; possible: random, greedy, search:1 to search:5
    300 seats are not possible
    option victory is for three nations; with 4 the game is won with 9
    two players lead four nations: nations=4
    ");
}

#[test]
fn no_games_are_nothing_to_simulate() {
    let args = ["sim", "antike", "--bots", "random,random", "--games", "0"];
    assert_eq!(
        Home::new().run(&args).complaint(2),
        "--games must be at least 1"
    );
}

/// A full disk is a failure, in one line.
#[test]
#[cfg(target_os = "linux")]
fn output_that_cannot_be_written_is_a_failure() {
    for args in [&["games"][..], &["engine"]] {
        let home = Home::new();
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full");
        let mut command = home.command(args);
        let mut child = command.stdout(full.unwrap()).spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        // `games` does not read it.
        drop(input.write_all(b"{}\n"));
        drop(input);
        let output = child.wait_with_output().unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        contains(&complaint, &["polemarch: standard output: "]);
        assert_eq!(
            (complaint.lines().count(), output.status.code()),
            (1, Some(1))
        );
    }
}
