//! Movement and the fights that follow it.

use std::collections::BTreeSet;

use crate::tests::table::Table;

/// Where a group of one unit may go.
fn goals(table: &Table, kind: &str, from: &str) -> BTreeSet<String> {
    let start = format!("move 1 {kind} {from} ");
    let answers = table.answers_with("move");
    answers
        .iter()
        .filter_map(|answer| answer.strip_prefix(&start))
        .map(str::to_owned)
        .collect()
}

/// Can a legion, can a galley cross this border, in both directions?
fn crossed(board: &str, nation: &str, a: &str, b: &str) -> [bool; 2] {
    ["legion", "galley"].map(|kind| {
        let crosses = |from: &str, to: &str| {
            let table = Table::at(&format!(
                "{board}; {nation} L1@{from} G1@{from}; turn {nation} maneuver"
            ));
            table.offers(&format!("move 1 {kind} {from} {to}"))
        };
        assert_eq!(crosses(a, b), crosses(b, a), "{kind} {a} {b}");
        crosses(a, b)
    })
}

#[test]
fn r_movement_1_across_one_border() {
    for (board, neighbours) in [
        (
            "west",
            "alexandria knossos leptis-magna sparta syracusae tarentum",
        ),
        ("east", "alexandria corniclanum knossos leptis-magna sparta"),
    ] {
        let mut table = Table::at(&format!(
            "{board} 4; phoenicians G1@cyrene; turn phoenicians maneuver"
        ));
        let neighbours = neighbours.split(' ').map(str::to_owned).collect();
        assert_eq!(goals(&table, "galley", "cyrene"), neighbours);
        assert_eq!(table.refused("move 1 galley cyrene athens"), "movement.1");
        assert_eq!(table.refused("move 1 galley cyrene cyrene"), "movement.1");
        table.play("move 1 galley cyrene knossos");
        assert_eq!(table.units("phoenicians", "cyrene"), [0, 0]);
        assert_eq!(table.units("phoenicians", "knossos"), [0, 1]);
    }
}

#[test]
fn r_movement_2_land_borders_for_legions() {
    let mut table = Table::at("west 4; romans L1@athens G1@athens; turn romans maneuver");
    assert!(table.offers("move 1 legion athens dyrrhachion"));
    assert_eq!(
        table.refused("move 1 galley athens dyrrhachion"),
        "movement.2"
    );
    assert_eq!(
        crossed("west 4", "romans", "athens", "dyrrhachion"),
        [true, false]
    );
    assert_eq!(
        crossed("east 4", "greeks", "memphis", "alexandria"),
        [true, false]
    );
}

#[test]
fn r_movement_3_sea_borders_for_galleys() {
    let mut table = Table::at("west 4; romans L1@athens G1@athens; turn romans maneuver");
    assert!(table.offers("move 1 galley athens ephesos"));
    assert_eq!(table.refused("move 1 legion athens ephesos"), "movement.3");
    assert_eq!(
        crossed("west 4", "romans", "athens", "ephesos"),
        [false, true]
    );
    assert_eq!(
        crossed("west 4", "romans", "gades", "tingis"),
        [false, true]
    );
}

#[test]
fn r_movement_4_combined_borders_for_both() {
    assert_eq!(
        crossed("west 4", "romans", "athens", "sparta"),
        [true, true]
    );
    assert_eq!(crossed("east 4", "greeks", "mecca", "petra"), [true, true]);
}

#[test]
fn r_movement_5_among_foreign_units_and_cities() {
    let mut table = Table::at(
        "west 4; romans sailing G2@ephesos; greeks G1@athens L2@athens; turn romans maneuver",
    );
    table.play("move 2 galley/2 ephesos athens, decline");
    assert_eq!(table.units("romans", "athens"), [0, 2]);
    assert_eq!(table.units("greeks", "athens"), [2, 1]);
    table.play("move 1 galley athens sparta, done");
    assert_eq!(table.units("romans", "athens"), [0, 1]);
    assert_eq!(table.units("romans", "sparta"), [0, 1]);
    assert_eq!(table.owner("athens").as_deref(), Some("greeks"));
}

#[test]
fn r_movement_6_peace_unless_demanded() {
    let mut table = Table::at("west 4; romans G1@ephesos; greeks G1@athens; turn romans maneuver");
    table.play("move 1 galley ephesos athens, decline, done");
    assert_eq!(table.units("romans", "athens"), [0, 1]);
    assert_eq!(table.units("greeks", "athens"), [0, 1]);
    assert!(!table.event_types().contains(&"fought".to_owned()));
}

#[test]
fn r_movement_7_legions_with_legions_galleys_with_galleys() {
    let mut table =
        Table::at("west 4; romans L2@pella L1@burdigala; greeks G2@athens; turn romans maneuver");
    table.play("move 2 legion pella athens");
    assert_eq!(table.asked_nation().as_deref(), Some("romans"));
    assert!(table.answers_with("fight").is_empty());
    assert_eq!(table.refused("fight 1 legion athens greeks"), "combat.3");

    let mut table =
        Table::at("west 4; romans G2@ephesos L1@burdigala; greeks L2@athens; turn romans maneuver");
    table.play("move 2 galley ephesos athens");
    assert_eq!(table.asked_nation().as_deref(), Some("romans"));
    assert!(table.answers_with("fight").is_empty());
}

#[test]
fn r_movement_8_equal_losses() {
    let mut table = Table::at(
        "west 4; romans G3@ephesos G14@neapolis; greeks G2@athens G15@pella L1@athens; turn romans maneuver",
    );
    table.play("move 3 galley ephesos athens, demand 2");
    assert_eq!(table.units("romans", "athens"), [0, 1]);
    assert_eq!(table.units("greeks", "athens"), [1, 0]);
    let galleys = |nation| table.nation(nation).galleys.values().sum::<u8>();
    assert_eq!([galleys("romans"), galleys("greeks")], [15, 15]);
    table.play("done");
    // What was lost is back in the stock and can be created again.
    for (nation, city) in [("greeks", "pella"), ("romans", "roma")] {
        while table.at_turn() != nation {
            table.pass_turn();
        }
        table.play("rondel arming");
        assert!(table.offers(&format!("arm galley {city}")), "{nation}");
        table.play("done");
    }
}

#[test]
fn ex_movement_9_three_galleys_enter_athens() {
    let mut table =
        Table::at("west 4; romans G3@ephesos; greeks G1@athens L1@athens; turn romans maneuver");
    table.play("move 3 galley ephesos athens");
    assert_eq!(table.asked_nation().as_deref(), Some("greeks"));
    assert_eq!(table.answers(), ["demand 1", "decline"]);
    table.play("demand 1");
    assert_eq!(table.units("romans", "athens"), [0, 2]);
    assert_eq!(table.units("greeks", "athens"), [1, 0]);
}

#[test]
fn r_movement_20_a_city_ignores_foreign_units() {
    let position = "west 4; romans marble 5 iron 1 cities neapolis tarentum roma salona aquileia; greeks L10@roma";
    let mut table = Table::at(&format!("{position}; turn romans rondel"));
    table.play("rondel gold");
    assert_eq!(table.stock("romans"), [5, 1, 4, 0]);
    assert_eq!(table.nation("romans").personages.king, 1);

    let mut table = Table::at(&format!("{position}; turn romans arming"));
    table.play("arm legion roma");
    assert_eq!(table.units("romans", "roma"), [1, 0]);

    let mut table = Table::at(&format!("{position}; turn romans temple"));
    table.play("temple roma");
    assert!(table.cities("romans").contains(&"roma*".to_owned()));
    assert_eq!(table.units("greeks", "roma"), [10, 0]);
}
