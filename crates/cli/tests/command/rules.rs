//! `polemarch rules`: the ledger as help text.

use std::process::Stdio;

use crate::run::{Home, contains};

fn rules(args: &[&str]) -> String {
    Home::new().run(&[&["rules"], args].concat()).fine()
}

#[test]
fn the_whole_ledger_is_told_section_by_section() {
    let text = rules(&["antike"]);
    contains(
        &text,
        &["\nCONQUEST MANEUVER\nconquest.1  ", "\nrondel.1  "],
    );
    let is_heading =
        |line: &&str| !line.is_empty() && !line.starts_with(' ') && line.to_uppercase() == **line;
    assert_eq!(text.lines().filter(is_heading).count(), 29);
}

#[test]
fn lines_fit_a_terminal() {
    let text = rules(&["antike"]);
    let digest = |line: &&str| line.starts_with("    ");
    let longest = text.lines().filter(digest).map(|line| line.chars().count());
    assert!(longest.max().unwrap() <= 96);
}

#[test]
fn a_section_is_told_alone() {
    let text = rules(&["antike", "coin"]);
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("TAKING A COIN"));
    let ids: Vec<&str> = lines.filter(|line| !line.starts_with(' ')).collect();
    assert!(ids.len() > 3, "{text}");
    assert!(ids.iter().all(|line| line.starts_with("coin.")), "{ids:?}");
}

#[test]
fn one_rule_is_told_alone() {
    insta::assert_snapshot!(rules(&["antike", "conquest.3"]), @r"
    conquest.3  The last city is safe
        The only city of a nation cannot be conquered.
    ");
}

#[test]
fn rules_are_told_in_french() {
    insta::assert_snapshot!(rules(&["antike", "conquest.5", "--lang", "fr"]), @r"
    conquest.5  Pas d'assaut sans conquête
        On ne peut ni attaquer ni affaiblir une ville autrement qu'en la conquérant, et il n'existe
        pas de conquête manquée : elle n'est possible que si elle réussit.
    ");
}

#[test]
fn an_unknown_section_is_answered_with_the_sections() {
    let line = Home::new()
        .run(&["rules", "antike", "cavalry"])
        .complaint(2);
    contains(
        &line,
        &[
            "there is no section or rule 'cavalry'",
            "sections: components, ",
            "conquest",
        ],
    );
}

#[test]
fn an_unknown_game_is_answered_with_the_games() {
    let line = Home::new().run(&["rules", "chess"]).complaint(2);
    assert_eq!(
        line,
        "unknown game 'chess'; possible: antike, syracuse, hellespont, peloponnesian-war"
    );
}

/// `polemarch rules antike | head`
#[test]
fn nobody_reading_on_is_no_failure() {
    let home = Home::new();
    let mut command = home.command(&["rules", "antike"]);
    let mut child = command.stdin(Stdio::null()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert!(output.status.success());
}

/// The name of a random event finds its rules, and so does a word that stands only in what a rule says.
#[test]
fn events_are_found_by_their_names_and_rules_by_their_words() {
    let home = Home::new();
    let event = home
        .run(&["rules", "peloponnesian-war", "demagogue"])
        .fine();
    contains(&event, &["RE.7a", "RE.7b"]);
    let digest = home.run(&["rules", "antike", "in any mix"]).fine();
    contains(&digest, &["arming.1"]);
}
