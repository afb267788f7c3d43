//! Founding cities.

use std::collections::BTreeSet;

use crate::Resource;

use crate::tests::table::Table;

/// Twenty-four provinces of the West board that belong to nobody at first or to the greeks.
const TWENTY_FOUR: &str = "pella dyrrhachion athens sparta salona aquileia vindobona sarmizegetusa tomis byzantium \
    sinope ancyra ephesos attalia antiochia knossos cyrene syracusae mediolanum massilia lugdunum lutetia burdigala palma";

/// Where the nation at turn may found a city, by name.
fn sites(table: &Table) -> Vec<String> {
    let answers = table.answers_with("found");
    let sites = answers.iter().map(|answer| answer.replace("found ", ""));
    sites.collect::<BTreeSet<_>>().into_iter().collect()
}

#[test]
fn r_cities_1_after_the_action_of_any_space() {
    let spaces = [
        "marble",
        "iron",
        "gold",
        "temple",
        "arming",
        "know-how",
        "maneuver-1",
        "maneuver-2",
    ];
    for space in spaces {
        let mut table = Table::at(
            "west 4; romans marble 1 iron 1 gold 1 L1@sirmium L1@lugdunum; turn romans rondel",
        );
        assert_eq!(table.refused("found sirmium"), "turn.2");
        table.play(&format!("rondel {space}"));
        if table.asked().as_deref() != Some("cities") {
            assert_eq!(table.refused("found sirmium"), "cities.1");
            table.play("done");
        }
        assert_eq!(table.asked_nation().as_deref(), Some("romans"), "{space}");
        assert_eq!(sites(&table), ["lugdunum", "sirmium"], "{space}");
        table.play("found sirmium");
        assert_eq!(table.owner("sirmium").as_deref(), Some("romans"), "{space}");
    }
}

#[test]
fn r_cities_1_several_in_one_turn() {
    let mut table = Table::at(
        "west 4; romans marble 2 iron 2 gold 2 L1@sirmium L1@lugdunum; turn romans cities",
    );
    table.play("found sirmium, found lugdunum");
    assert_eq!(table.cities("romans").len(), 5);
}

#[test]
fn r_cities_2_fewer_than_possible_or_none() {
    let position = "west 4; romans marble 3 iron 3 gold 3 L1@sirmium L1@salona L1@aquileia; turn romans cities";
    let mut table = Table::at(position);
    table.play("found salona, done");
    assert_eq!(
        ["aquileia", "salona", "sirmium"].map(|province| table.owner(province)),
        [None, Some("romans".to_owned()), None]
    );
    assert_eq!(table.stock("romans"), [2, 2, 2, 0]);
    assert_eq!(table.at_turn(), "germans");

    let mut table = Table::at(position);
    table.play("done");
    assert_eq!(table.cities("romans").len(), 3);
    assert_eq!(table.stock("romans"), [3, 3, 3, 0]);
    assert_eq!(table.at_turn(), "germans");
}

#[test]
fn r_cities_3_only_where_nobody_has_a_city() {
    let mut table = Table::at(
        "west 4; romans marble 5 iron 5 gold 5 L1@athens L1@roma L1@sirmium; turn romans cities",
    );
    assert_eq!(table.answers(), ["found sirmium", "done"]);
    assert_eq!(table.refused("found athens"), "cities.3");
    assert_eq!(table.refused("found roma"), "cities.3");
}

#[test]
fn r_cities_4_a_unit_of_either_kind() {
    let mut table = Table::at(
        "west 4; romans marble 5 iron 5 gold 5 G1@knossos G1@salona L1@sirmium; greeks L2@aquileia; turn romans cities",
    );
    assert_eq!(sites(&table), ["knossos", "salona", "sirmium"]);
    assert_eq!(table.refused("found mediolanum"), "cities.4");
    assert_eq!(table.refused("found aquileia"), "cities.4");
}

#[test]
fn r_cities_5_foreign_units_do_not_hinder() {
    let mut table = Table::at(
        "west 4; romans marble 1 iron 1 gold 1 G1@salona; greeks L4@salona G2@salona; turn romans cities",
    );
    table.play("found salona");
    assert_eq!(table.owner("salona").as_deref(), Some("romans"));
    assert_eq!(table.units("romans", "salona"), [0, 1]);
    assert_eq!(table.units("greeks", "salona"), [4, 2]);
    assert_eq!(table.asked().as_deref(), Some("rondel"));
}

#[test]
fn r_cities_6_one_of_each_resource() {
    let mut table = Table::at(
        "west 4; supply marble 10; supply iron 10; supply gold 10;
        romans marble 2 iron 2 gold 3 L1@sirmium L1@aquileia L1@lugdunum; turn romans cities",
    );
    table.play("found sirmium");
    assert_eq!(table.stock("romans"), [1, 1, 2, 0]);
    table.play("found aquileia");
    assert_eq!(table.stock("romans"), [0, 0, 1, 0]);
    let supply = table.view().bank.supply;
    assert_eq!(
        [Resource::Marble, Resource::Iron, Resource::Gold].map(|resource| supply[&resource]),
        [12; 3]
    );
    assert_eq!(table.owner("lugdunum"), None);
    assert_eq!(table.at_turn(), "germans");
    for stock in [
        "marble 0 iron 9 gold 9",
        "marble 9 iron 0 gold 9",
        "marble 9 iron 9 gold 0",
    ] {
        let mut table = Table::at(&format!(
            "west 4; romans {stock} L1@lugdunum; turn romans cities"
        ));
        assert_eq!(table.refused("found lugdunum"), "diplomacy.3");
    }
}

#[test]
fn r_cities_7_coins_for_each_part() {
    for stock in [
        "marble 0 iron 0 gold 0 coins 3",
        "marble 0 iron 1 gold 1 coins 1",
        "marble 1 iron 0 gold 1 coins 1",
        "marble 1 iron 1 gold 0 coins 1",
    ] {
        let mut table = Table::at(&format!(
            "west 4; romans {stock} L1@sirmium; turn romans cities"
        ));
        table.play("found sirmium");
        assert_eq!(table.stock("romans"), [0; 4], "{stock}");
        assert_eq!(table.owner("sirmium").as_deref(), Some("romans"));
    }
    let mut table =
        Table::at("west 4; romans marble 5 iron 0 gold 0 coins 1 L1@sirmium; turn romans cities");
    assert_eq!(table.refused("found sirmium"), "diplomacy.3");
}

#[test]
fn r_cities_8_a_marker_and_its_yield() {
    let mut table =
        Table::at("west 4; romans marble 1 iron 1 gold 1 G1@salona; turn romans cities");
    table.play("found salona");
    assert_eq!(
        table.cities("romans"),
        ["neapolis", "roma", "salona", "tarentum"]
    );
    while table.at_turn() != "romans" {
        table.pass_turn();
    }
    assert_eq!(table.stock("romans"), [0, 0, 0, 1]);
    table.play("rondel marble");
    assert_eq!(table.stock("romans"), [2, 0, 0, 1]);
}

#[test]
fn r_cities_8_the_marker_comes_from_the_stock() {
    let mut table = Table::at(&format!(
        "west 4; greeks cities {TWENTY_FOUR} marble 9 iron 9 gold 9 L1@sirmium L1@olisipo; turn greeks cities"
    ));
    table.play("found sirmium");
    assert_eq!(table.cities("greeks").len(), 25);
    assert_eq!(table.at_turn(), "romans");
    assert_eq!(table.owner("olisipo"), None);
}

#[test]
fn r_cities_9_none_beyond_twenty_five() {
    let rich = "marble 9 iron 9 gold 9 coins 9 L1@sirmium";
    let mut table = Table::at(&format!(
        "west 4; greeks cities {TWENTY_FOUR} olisipo {rich}; turn greeks cities"
    ));
    assert_eq!(table.answers(), ["done"]);
    assert_eq!(table.refused("found sirmium"), "cities.9");
    assert_eq!(table.refused("give-up pella"), "limits.5");

    let mut table = Table::at(&format!(
        "west 4; greeks cities {TWENTY_FOUR} olisipo {rich}; turn greeks rondel"
    ));
    table.play("rondel gold");
    assert_eq!(table.at_turn(), "romans");
}

#[test]
fn r_cities_10_spent_units_are_good_enough() {
    let mut table =
        Table::at("west 4; romans marble 1 iron 1 gold 1 L1@roma; turn romans maneuver");
    table.play("move 1 legion roma aquileia");
    assert!(table.answers_with("move").is_empty());
    table.play("done, found aquileia");
    assert_eq!(table.owner("aquileia").as_deref(), Some("romans"));
    assert_eq!(table.units("romans", "aquileia"), [1, 0]);
}

#[test]
fn r_cities_10_after_a_fight() {
    let mut table = Table::at(
        "west 4; romans marble 1 iron 1 gold 1 L2@roma; greeks L1@aquileia; turn romans maneuver",
    );
    table.play("move 2 legion roma aquileia, demand 1, done, found aquileia");
    assert_eq!(table.owner("aquileia").as_deref(), Some("romans"));
    assert_eq!(table.units("romans", "aquileia"), [1, 0]);
}

#[test]
fn r_cities_11_a_new_city_waits_for_the_next_turn() {
    let mut table =
        Table::at("west 4; romans marble 9 iron 9 gold 9 G1@salona L1@sirmium; turn romans rondel");
    table.play("rondel marble");
    assert_eq!(table.stock("romans"), [10, 9, 9, 0]);
    table.play("found salona");
    assert_eq!(table.stock("romans"), [9, 8, 8, 0]);
    assert_eq!(table.refused("temple salona"), "turn.3");
    assert_eq!(table.refused("arm galley salona"), "turn.3");
    assert_eq!(table.refused("rondel marble"), "turn.7");
    table.play("done");
    assert_eq!(table.stock("romans"), [9, 8, 8, 0]);
}

#[test]
fn r_cities_12_only_in_ones_own_turn() {
    let mut table = Table::at(
        "west 4; romans L1@aquileia; greeks marble 9 iron 9 gold 9 L1@sirmium; turn romans rondel",
    );
    let greeks = table.nation("greeks").seat.0;
    assert_eq!(table.refused_to(greeks, "found sirmium"), "turn.8");
    table.play("rondel gold");
    assert_eq!(table.answers(), ["found aquileia", "done"]);
    assert_eq!(table.refused("found sirmium"), "cities.4");
    assert_eq!(table.refused_to(greeks, "found sirmium"), "turn.8");
    table.play("done");
    while table.at_turn() != "greeks" {
        assert_ne!(table.asked_nation().as_deref(), Some("greeks"));
        table.pass_turn();
    }
    table.play("rondel gold, found sirmium, pay 1 marble 1 iron 1 gold");
    assert_eq!(table.owner("sirmium").as_deref(), Some("greeks"));
}
