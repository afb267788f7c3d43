//! The arming space.

use crate::Resource;

use crate::tests::table::Table;

/// The kinds of units that a nation with iron may create in a province.
fn kinds(board: &str, nation: &str, province: &str) -> Vec<&'static str> {
    let table = Table::at(&format!(
        "{board}; {nation} iron 3 cities {province}; turn {nation} arming"
    ));
    let offered = |kind: &&str| table.offers(&format!("arm {kind} {province}"));
    ["legion", "galley"].into_iter().filter(offered).collect()
}

#[test]
fn r_arming_1_one_iron_a_unit_in_any_mix() {
    let mut table = Table::at("west 4; supply iron 3; romans iron 2; turn romans arming");
    table.play("arm legion roma, arm galley neapolis");
    assert_eq!(table.stock("romans"), [2, 0, 3, 0]);
    assert_eq!(table.view().bank.supply[&Resource::Iron], 5);
    assert_eq!(table.units("romans", "roma"), [1, 0]);
    assert_eq!(table.units("romans", "neapolis"), [0, 1]);
    assert_eq!(
        table.at_turn(),
        "germans",
        "nobody can be armed without iron"
    );
    let mut table = Table::at("west 4; romans iron 0; turn romans arming");
    assert_eq!(table.refused("arm legion tarentum"), "diplomacy.3");
}

#[test]
fn r_arming_1_none_is_needed() {
    let mut table = Table::at("west 4; romans iron 2; turn romans arming");
    table.play("done");
    assert_eq!(table.stock("romans"), [2, 2, 3, 0]);
    assert_eq!(table.at_turn(), "germans");
}

#[test]
fn r_arming_2_a_coin_instead_of_iron() {
    let mut table = Table::at("west 4; romans iron 1 coins 1; turn romans arming");
    table.play("arm legion roma");
    assert_eq!(table.answers(), ["pay 1 iron", "pay 1 coins"]);
    table.play("pay 1 coins, arm legion neapolis");
    assert_eq!(table.stock("romans"), [2, 0, 3, 0]);
    assert_eq!(table.bank_coins(), 29, "and the germans take theirs");
}

#[test]
fn r_arming_3_only_at_own_cities() {
    let mut table =
        Table::at("west 4; romans iron 3 L1@salona L1@athens G1@salona; turn romans arming");
    assert_eq!(
        table.answers(),
        [
            "arm legion neapolis",
            "arm galley neapolis",
            "arm legion roma",
            "arm galley roma",
            "arm legion tarentum",
            "arm galley tarentum",
            "done"
        ]
    );
    for elsewhere in ["salona", "athens", "aquileia"] {
        assert_eq!(
            table.refused(&format!("arm legion {elsewhere}")),
            "arming.3"
        );
    }
}

#[test]
fn r_arming_4_one_unit_without_temple() {
    for first in ["legion", "galley"] {
        let mut table = Table::at("west 4; romans iron 9 roma*; turn romans arming");
        table.play(&format!("arm {first} neapolis"));
        assert_eq!(table.refused("arm legion neapolis"), "arming.4");
        assert_eq!(table.refused("arm galley neapolis"), "arming.4");
        assert!(table.offers("arm legion tarentum"));
    }
}

#[test]
fn r_arming_5_three_units_with_temple() {
    let mut table = Table::at("west 4; romans iron 4 roma*; turn romans arming");
    table.play("arm legion roma, arm legion roma, arm galley roma");
    assert_eq!(table.units("romans", "roma"), [2, 1]);
    assert_eq!(table.refused("arm legion roma"), "arming.5");
    assert_eq!(table.refused("arm galley roma"), "arming.5");
    assert!(table.offers("arm legion neapolis"));
}

#[test]
fn r_arming_6_beside_foreign_units_without_a_fight() {
    let mut table = Table::at("west 4; romans iron 2; greeks L5@roma; turn romans arming");
    table.play("arm legion roma");
    assert_eq!(table.asked().as_deref(), Some("arming"));
    assert_eq!(table.asked_nation().as_deref(), Some("romans"));
    assert!(table.answers_with("fight").is_empty());
    table.play("done");
    assert_eq!(table.units("romans", "roma"), [1, 0]);
    assert_eq!(table.units("greeks", "roma"), [5, 0]);
    assert_eq!(table.asked().as_deref(), Some("rondel"));
}

#[test]
fn r_arming_7_units_of_earlier_turns_do_not_count() {
    let mut table = Table::at("west 4; romans iron 9 gold 9 L6@neapolis; turn romans arming");
    table.play("arm legion neapolis");
    assert_eq!(table.refused("arm legion neapolis"), "arming.4");
    table.play("done");
    while table.at_turn() != "romans" {
        table.pass_turn();
    }
    table.play("rondel arming, pay 5 gold, arm legion neapolis, pay 1 iron");
    assert_eq!(table.units("romans", "neapolis"), [8, 0]);
}

#[test]
fn r_arming_8_any_number_in_a_province() {
    let mut table = Table::at(
        "west 4; romans L16@roma L1@neapolis G17@roma; greeks L12@roma; turn romans maneuver",
    );
    table.play("move 1 legion neapolis roma, decline");
    assert_eq!(table.units("romans", "roma"), [17, 17]);
    assert_eq!(table.units("greeks", "roma"), [12, 0]);

    let mut table =
        Table::at("west 4; romans L17@roma; greeks L12@roma L1@neapolis; turn greeks maneuver");
    table.play("move 1 legion neapolis roma, decline");
    assert_eq!(table.units("greeks", "roma"), [13, 0]);

    let mut table =
        Table::at("west 4; romans iron 9 roma* L16@roma; greeks L17@roma; turn romans arming");
    table.play("arm legion roma");
    assert_eq!(table.units("romans", "roma"), [17, 0]);
}

#[test]
fn r_arming_9_galleys_only_on_islands() {
    for (board, nation, island) in [
        ("west 4", "phoenicians", "paphos"),
        ("east 3", "greeks", "messana"),
        ("east 6", "arabs", "dioscoridis"),
    ] {
        assert_eq!(kinds(board, nation, island), ["galley"]);
        let mut table = Table::at(&format!("{board}; {nation} iron 3; turn {nation} arming"));
        assert_eq!(table.refused(&format!("arm legion {island}")), "arming.9");
    }
}

#[test]
fn r_arming_10_legions_only_inland() {
    for (board, nation, inland) in [
        ("west 4", "germans", "castra-regina"),
        ("east 3", "arabs", "saba"),
    ] {
        assert_eq!(kinds(board, nation, inland), ["legion"]);
        let mut table = Table::at(&format!("{board}; {nation} iron 3; turn {nation} arming"));
        assert_eq!(table.refused(&format!("arm galley {inland}")), "arming.10");
    }
}

#[test]
fn r_arming_11_both_kinds_on_coasts() {
    for (board, nation, coast) in [
        ("west 4", "romans", "roma"),
        ("west 4", "germans", "marobudum"),
        ("east 4", "greeks", "phasis"),
    ] {
        assert_eq!(kinds(board, nation, coast), ["legion", "galley"], "{coast}");
    }
}

#[test]
fn ex_arming_12_seven_units_with_two_temples() {
    let mut table = Table::at("west 4; romans iron 8 roma* neapolis*; turn romans arming");
    for province in ["roma", "neapolis"] {
        table.play(&format!(
            "arm legion {province}, arm galley {province}, arm legion {province}"
        ));
    }
    table.play("arm galley tarentum");
    assert_eq!(table.stock("romans"), [2, 1, 3, 0]);
    assert_eq!(table.at_turn(), "germans", "there is no room for more");
}

#[test]
fn r_arming_13_no_piece_left() {
    let mut table = Table::at(
        "west 4; phoenicians cities alexandria tyros;
        romans cities roma paphos iron 3 G17@neapolis L10@roma; turn romans arming",
    );
    assert_eq!(table.answers(), ["arm legion roma", "done"]);
    assert_eq!(table.refused("arm galley roma"), "arming.13");
    assert_eq!(table.refused("arm galley paphos"), "arming.13");

    let mut table =
        Table::at("west 4; romans iron 3 roma* L10@aquileia L6@sirmium; turn romans arming");
    table.play("arm legion roma");
    assert_eq!(table.refused("arm legion roma"), "arming.13");
    assert!(table.offers("arm galley roma"));
}

#[test]
fn r_arming_14_new_units_do_not_move() {
    let mut table =
        Table::at("west 4; romans marble 5 iron 5 gold 5 L1@sirmium; turn romans arming");
    table.play("arm legion roma");
    assert_eq!(table.refused("move 1 legion roma aquileia"), "turn.3");
    let words: Vec<String> = table
        .answers()
        .iter()
        .map(|answer| answer.split(' ').next().unwrap().to_owned())
        .collect();
    assert!(
        words.iter().all(|word| word == "arm" || word == "done"),
        "{words:?}"
    );
    table.play("done");
    assert_eq!(table.answers(), ["found sirmium", "done"]);
    assert_eq!(table.refused("move 1 legion roma aquileia"), "turn.3");
}
