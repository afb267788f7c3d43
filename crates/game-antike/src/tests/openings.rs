//! The three openings of the book, from the first turn of a game.

use engine::Setup;

use crate::tests::table::Table;

/// A new game of four, up to the first turn of the romans.
fn opening() -> Table {
    let mut table = Table::new(Setup::scenario("west").seats(4), 1);
    to_romans(&mut table);
    assert_eq!(table.stock("romans"), [2, 1, 3, 1]);
    table
}

/// The others play quietly.
fn to_romans(table: &mut Table) {
    while table.at_turn() != "romans" {
        table.pass_turn();
    }
}

#[test]
fn ex_openings_1_growth() {
    let mut table = opening();
    table.play("rondel marble");
    assert_eq!(table.stock("romans"), [3, 1, 3, 1]);
    to_romans(&mut table);
    assert_eq!(table.stock("romans"), [3, 1, 3, 2]);
    table.play("rondel temple, pay 1 gold");
    assert_eq!(table.stock("romans"), [3, 1, 2, 2]);
    table.play("temple roma, done");
    assert_eq!(table.stock("romans"), [0, 1, 2, 0]);
    assert_eq!(table.cities("romans"), ["neapolis", "roma*", "tarentum"]);
    to_romans(&mut table);
    table.play("rondel gold");
    assert_eq!(table.stock("romans"), [0, 1, 5, 1]);
}

#[test]
fn ex_openings_2_army() {
    let mut table = opening();
    table.play("rondel arming, arm legion roma, pay 1 iron, arm galley neapolis, done");
    assert_eq!(table.stock("romans"), [2, 0, 3, 0]);
    to_romans(&mut table);
    assert_eq!(table.stock("romans"), [2, 0, 3, 1]);
    table.play("rondel maneuver-2");
    assert_eq!(table.stock("romans"), [2, 0, 3, 1]);
    table.play("move 1 legion roma mediolanum, move 1 galley neapolis syracusae, done");
    assert_eq!(
        table.answers(),
        ["found mediolanum", "found syracusae", "done"]
    );
    table.play("found mediolanum");
    assert_eq!(table.stock("romans"), [1, 0, 2, 0]);
    assert_eq!(
        table.cities("romans"),
        ["mediolanum", "neapolis", "roma", "tarentum"]
    );
    assert_ne!(table.at_turn(), "romans");
}

#[test]
fn ex_openings_3_progress() {
    let mut table = opening();
    table.play("rondel gold");
    assert_eq!(table.stock("romans"), [2, 1, 4, 1]);
    to_romans(&mut table);
    table.play("rondel marble");
    assert_eq!(table.stock("romans"), [3, 1, 4, 2]);
    to_romans(&mut table);
    assert_eq!(table.stock("romans"), [3, 1, 4, 3]);
    table.play("rondel know-how");
    assert_eq!(table.stock("romans"), [3, 1, 4, 3]);
    table.play("buy market, done");
    assert_eq!(table.stock("romans"), [3, 1, 0, 0]);
    let romans = table.nation("romans");
    let advances: Vec<String> = romans
        .advances
        .iter()
        .map(|advance| advance.to_string())
        .collect();
    assert_eq!(advances, ["market"]);
    assert_eq!(romans.personages.scholar, 1);
    assert_eq!(romans.personages.total(), 1);
}
