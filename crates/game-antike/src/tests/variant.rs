//! The long game.

use engine::{Seat, Setup};

use crate::tests::table::Table;

fn long(seats: u8) -> Table {
    Table::new(
        Setup::scenario("west").seats(seats).option("long", "yes"),
        1,
    )
}

#[test]
fn r_variant_1_one_city_of_three() {
    let mut table = long(4);
    while table.asked_nation().unwrap() != "romans" {
        table.play(&table.answers()[0].clone());
    }
    assert_eq!(
        table.answers(),
        ["start neapolis", "start roma", "start tarentum"]
    );
    assert_eq!(table.refused("start salona"), "variant.1");
    table.play("start roma");
    assert_eq!(table.cities("romans"), ["roma"], "24 markers are in stock");
    while table.asked().unwrap() == "start-city" {
        table.play(&table.answers()[0].clone());
    }
    for nation in table.turn_order() {
        assert_eq!(table.cities(&nation).len(), 1);
    }
    let short = Table::new(Setup::scenario("west").seats(4), 1);
    assert_eq!(short.asked().unwrap(), "rondel", "only when agreed");
}

#[test]
fn r_variant_2_openly_in_turn_order() {
    let mut table = long(4);
    let order = table.turn_order();
    assert_eq!(order[0], "phoenicians");
    for (index, nation) in order.iter().enumerate() {
        assert_eq!(table.asked().unwrap(), "start-city");
        assert_eq!(table.asked_nation().unwrap(), *nation);
        let Seat(seat) = table.nation(nation).seat;
        assert_eq!(table.asked_seat(), Some(seat));
        assert_eq!(seat, (table.nation("phoenicians").seat.0 + index as u8) % 4);
        table.play(&table.answers()[0].clone());
        assert_eq!(table.cities(nation).len(), 1, "all can see it");
    }
    assert_eq!(table.asked().unwrap(), "rondel");
    assert_eq!(table.at_turn(), "phoenicians");
    for nation in &order {
        assert_eq!(table.stock(nation)[..3], [2, 1, 3]);
    }
}

#[test]
fn r_variant_3_the_other_cities_are_free() {
    let mut table = long(4);
    while table.asked().unwrap() == "start-city" {
        let romans = table.asked_nation().unwrap() == "romans";
        let answer = if romans {
            "start roma".to_owned()
        } else {
            table.answers()[0].clone()
        };
        table.play(&answer);
    }
    assert_eq!(table.owner("neapolis"), None);
    assert_eq!(table.owner("tarentum"), None);
    let mut table =
        Table::at("west 4 long; romans cities roma; greeks G1@neapolis; turn greeks cities");
    table.play("found neapolis");
    assert_eq!(table.owner("neapolis").unwrap(), "greeks");
}

#[test]
fn r_variant_4_a_lone_city_is_safe() {
    let mut table = Table::at(
        "west 4 long; romans cities roma G1@neapolis; greeks L3@roma; turn greeks maneuver",
    );
    assert!(table.answers_with("conquer").is_empty());
    assert_eq!(table.refused("conquer roma"), "conquest.3");
    table.play("done");
    assert_eq!(table.at_turn(), "romans");
    table.play("rondel gold, found neapolis, pay 1 marble 1 iron 1 gold");
    table.play("rondel gold, rondel gold, rondel maneuver-2, pay 1 coins");
    assert_eq!(table.at_turn(), "greeks");
    table.play("conquer roma");
    assert_eq!(table.owner("roma").unwrap(), "greeks");
}
