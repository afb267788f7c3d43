//! Who begins.

use std::collections::BTreeSet;

use engine::Setup;
use serde_json::{Value, json};

use crate::tests::table::Table;

fn file() -> Value {
    serde_json::from_str(include_str!("../../data/nations.json")).unwrap()
}

fn assert_begins(table: &Table, nation: &str) {
    assert_eq!(table.asked().unwrap(), "rondel");
    assert_eq!(table.asked_nation().unwrap(), nation);
    assert_eq!(table.asked_seat().unwrap(), table.nation(nation).seat.0);
}

#[test]
fn r_begin_1_the_nation_named_for_board_and_number() {
    for board in ["west", "east"] {
        for nations in 3..=6_u8 {
            let begins = &file()["boards"][board]["begins"][nations.to_string()]["nation"];
            for seed in 0..10 {
                let table = Table::new(Setup::scenario(board).seats(nations), seed);
                assert_begins(&table, begins.as_str().unwrap());
            }
        }
    }
}

#[test]
fn ex_begin_2_six_nations_carthage_begins() {
    let mut seats = BTreeSet::new();
    for seed in 0..40 {
        let table = Table::new(Setup::scenario("west").seats(6), seed);
        assert_begins(&table, "carthaginians");
        seats.insert(table.asked_seat().unwrap());
    }
    assert_eq!(seats.len(), 6, "wherever they sit");
}

#[test]
fn r_begin_3_beginners_of_each_board() {
    let beginners = [
        (
            "west",
            ["germans", "phoenicians", "carthaginians", "carthaginians"],
        ),
        ("east", ["arabs", "phoenicians", "egyptians", "babylonians"]),
    ];
    for (board, beginners) in beginners {
        for (nations, beginner) in (3..).zip(beginners) {
            assert_begins(
                &Table::new(Setup::scenario(board).seats(nations), 1),
                beginner,
            );
        }
    }
}

#[test]
fn r_begin_3_the_data_may_name_others() {
    let mut changed = file();
    changed["boards"]["west"]["begins"]["3"]["nation"] = json!("romans");
    let setup = Setup::scenario("west").seats(3);
    let table = Table::new_with_data(setup, "nations.json", changed.to_string());
    assert_begins(&table, "romans");
}

#[test]
fn r_begin_4_seats_go_on_clockwise() {
    let orders = [
        ("germans romans greeks", ["germans", "romans", "greeks"]),
        ("romans greeks germans", ["germans", "romans", "greeks"]),
        ("greeks romans germans", ["germans", "greeks", "romans"]),
    ];
    for (seats, order) in orders {
        let setup = Setup::scenario("west").seats(3).option("deal", "choose");
        let mut table = Table::new(setup, 1);
        for nation in seats.split(' ').take(2) {
            table.play(&format!("choose {nation}"));
        }
        for nation in order.into_iter().cycle().take(7) {
            assert_begins(&table, nation);
            table.pass_turn();
        }
        let position = Table::at(&format!("west 3; order {seats}"));
        assert_eq!(position.turn_order(), order);
    }
}
