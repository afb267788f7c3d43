//! The combat table and its modifiers.

use campaign::{Odds, Winner};
use strum::VariantArray;

use crate::{event::ModifierLine, ids::Side, step::Battle, testing::*, types::Look};

/// A row as the rulebook prints it, and the columns in which the attacker wins.
fn row(die: i8) -> (String, usize) {
    let game = game();
    let cells = Odds::VARIANTS
        .iter()
        .map(|&odds| game.table.result(odds, die));
    let cells: Vec<_> = cells.collect();
    let text: Vec<String> = cells
        .iter()
        .map(|cell| format!("{}-{}", cell.attacker, cell.defender))
        .collect();
    let won = cells
        .iter()
        .filter(|cell| cell.winner == Winner::Attacker)
        .count();
    (text.join(", "), won)
}

fn is(die: i8, text: &str, won: usize) {
    assert_eq!(row(die), (text.to_owned(), won), "row {die}");
}

// covers: Table.1 Table.2 Table.3 Table.4 Table.5 Table.6
#[test]
fn r_table_1_the_lower_rows() {
    is(-1, "E-R, A-R, 3/4-R, 1/2-R, 1/2-R, 1/2-R, 1/2-R", 0);
    is(0, "E-R, 3/4-R, 1/2-R, 1/2-R, 1/2-R, 1/2-R, 1/4-1/4", 0);
    is(1, "A-R, 1/2-R, 1/2-R, 1/2-R, 1/2-R, 1/4-1/4, 1/4-1/4", 1);
    is(2, "A-R, 1/2-R, 1/2-R, 1/4-R, 1/4-1/4, 1/4-1/4, 1/4-1/2", 2);
    is(
        3,
        "3/4-R, 1/2-R, 1/4-R, 1/4-1/4, 1/4-1/4, 1/4-1/4, R-1/2",
        3,
    );
    assert_eq!((row(-3), Odds::VARIANTS.len()), (row(-1), 7));
}

// covers: Table.7 Table.8 Table.9 Table.10 Table.11 Table.12
#[test]
fn r_table_7_the_upper_rows() {
    is(
        4,
        "1/2-R, 1/4-1/4, 1/4-1/4, 1/4-1/4, 1/4-1/4, R-1/2, R-3/4",
        4,
    );
    is(5, "1/2-1/4, 1/4-1/4, 1/4-1/4, R-1/4, R-1/2, R-1/2, R-A", 5);
    is(6, "1/4-1/4, 1/4-1/4, R-1/4, R-1/2, R-1/2, R-3/4, R-A", 6);
    is(7, "1/4-1/4, R-1/4, R-1/2, R-1/2, R-1/2, R-3/4, R-E", 7);
    is(8, "R-1/2, R-1/2, R-1/2, R-1/2, R-3/4, R-A, R-E", 7);
    assert_eq!(row(12), row(8));
    // Table.12 The attacker wins when die and column make eight.
    for die in -1..=8 {
        for &odds in Odds::VARIANTS {
            let wins = game().table.result(odds, die).winner == Winner::Attacker;
            assert_eq!(wins, die + odds.number() >= 8, "{die} {odds}");
        }
    }
}

fn dice(pieces: &str, zone: &str) -> Vec<(ModifierLine, i8)> {
    let state = position(&format!("{zone}: {pieces}; phase athenian"));
    let reading = Look::new(&game(), &state).reading(&Battle::new(place(zone), Side::Athenian));
    reading
        .dice
        .iter()
        .map(|line| (line.line, line.by))
        .collect()
}

fn columns(pieces: &str, zone: &str) -> Vec<(ModifierLine, i8)> {
    let state = position(&format!("{zone}: {pieces}; phase athenian"));
    let reading = Look::new(&game(), &state).reading(&Battle::new(place(zone), Side::Athenian));
    reading
        .columns
        .iter()
        .map(|line| (line.line, line.by))
        .collect()
}

// covers: Table.13 Table.14 Table.15 Table.16 Table.17 1.1e
#[test]
fn r_table_13_dice_on_land() {
    use ModifierLine::*;
    assert_eq!(
        dice(
            "A-H4-1 A-L-alcibiade A-L-theramene S-H4-1 S-L-mindaros",
            "T16"
        ),
        [(DieLeaders, 1)]
    );
    assert_eq!(dice("A-H4-1 A-L-chereas S-H4-1", "T16"), []);
    assert_eq!(dice("A-H4b-1 S-H4-1", "T16"), [(DieEliteHoplites, 1)]);
    assert_eq!(
        dice("A-H4b-1- S-H4-1", "T16"),
        [(DieEliteHoplites, 1)],
        "1.1e"
    );
    assert_eq!(dice("A-H4b-1 S-H4b-1 S-P2-1", "T16"), []);
    assert_eq!(
        dice("A-H4-1 S-H4b-1 S-P2-1", "T16"),
        [],
        "the defender gains nothing from it"
    );
    assert_eq!(
        dice("A-H4-1 A-P2-1 A-A2-1 S-H4-1", "T16"),
        [(DieThreeTypes, 1)]
    );
    assert_eq!(dice("A-H4-1 A-H4-2 A-P2-1 S-H4-1", "T16"), []);
    assert_eq!(
        dice("A-H4-1 S-H4b-1 S-H4b-2", "T16"),
        [(DieEliteDefence, -2)]
    );
    assert_eq!(
        dice("A-H4-1 S-A2-1 S-C5b-1", "T16"),
        [(DieArchersCavalry, -1)]
    );
}

// covers: Table.18 Table.19 Table.20
#[test]
fn r_table_18_troops_aboard() {
    use ModifierLine::DieTroopsAboard as Aboard;
    assert_eq!(dice("A-T20-1 A-H4-1 S-T10-1 S-P2-1", "M8"), [(Aboard, 1)]);
    assert_eq!(dice("A-T20-1 A-P2-1 S-T10-1 S-P2-1", "M8"), [(Aboard, 1)]);
    assert_eq!(dice("A-T20-1 S-T10-1 S-P2-1", "M8"), [(Aboard, -1)]);
    assert_eq!(dice("A-T20-1 S-T10-1", "M8"), [(Aboard, 1)]);
}

// covers: Table.21 Table.22
#[test]
fn r_table_21_hoplites() {
    use ModifierLine::*;
    assert_eq!(columns("A-H4-1 S-P4-1", "T16"), [(ColumnHoplites, 2)]);
    assert_eq!(columns("A-P4b-1 S-H4-1", "T16"), [(ColumnNoHoplites, -1)]);
    assert_eq!(columns("A-H4-1 S-H4-1", "T16"), []);
}

// covers: Table.24 Table.27
#[test]
fn r_table_24_into_difficult_land() {
    use ModifierLine::ColumnRough;
    let attack = |moves: &str| {
        let mut state =
            position("turn 4; pa athenian 9; T7: A-H4-1; T26: A-H4-2; T27: S-H4-1; phase athenian");
        play(&mut state, "announce 9").unwrap();
        play(&mut state, moves).unwrap();
        let reading =
            Look::new(&game(), &state).reading(&Battle::new(place("T27"), Side::Athenian));
        reading
            .columns
            .iter()
            .map(|line| (line.line, line.by))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        attack("activate T7; pick A-H4-1; step T27"),
        [(ColumnRough, -1)]
    );
    assert_eq!(attack("activate T26; pick A-H4-2; step T27"), []);
    assert_eq!(
        attack("activate T7; pick A-H4-1; step T27; activate T26; pick A-H4-2; step T27"),
        [(ColumnRough, -1)],
        "once"
    );
}
