//! The production spaces.

use crate::tests::table::Table;

/// What a nation has after choosing a production space: marble, iron, gold.
fn produced(position: &str, nation: &str, space: &str) -> [u16; 3] {
    let mut table = Table::at(&format!("west 4; {position}; turn {nation} rondel"));
    table.play(&format!("rondel {space}"));
    let [marble, iron, gold, _] = table.stock(nation);
    [marble, iron, gold]
}

#[test]
fn r_production_1_marble_one_or_three_a_city() {
    assert_eq!(
        produced("greeks cities sparta pella*", "greeks", "marble"),
        [6, 1, 3]
    );
    assert_eq!(
        produced("greeks cities sparta", "greeks", "marble"),
        [3, 1, 3]
    );
}

#[test]
fn ex_production_2_one_temple_in_three_cities() {
    assert_eq!(
        produced(
            "romans cities neapolis* salona mediolanum",
            "romans",
            "marble"
        ),
        [7, 1, 3]
    );
}

#[test]
fn r_production_3_iron_one_or_three_a_city() {
    assert_eq!(
        produced("romans cities tarentum* aquileia", "romans", "iron"),
        [2, 5, 3]
    );
    assert_eq!(
        produced("romans cities aquileia", "romans", "iron"),
        [2, 2, 3]
    );
}

#[test]
fn r_production_4_gold_one_or_three_a_city() {
    assert_eq!(
        produced("greeks cities athens sirmium*", "greeks", "gold"),
        [2, 1, 7]
    );
    assert_eq!(
        produced("greeks cities athens", "greeks", "gold"),
        [2, 1, 4]
    );
}

#[test]
fn r_production_5_only_the_chosen_resource_for_the_nation_at_turn() {
    for (space, expected) in [
        ("marble", [3, 1, 3]),
        ("iron", [2, 2, 3]),
        ("gold", [2, 1, 4]),
    ] {
        let mut table = Table::at("west 4; turn romans rondel");
        table.play(&format!("rondel {space}"));
        assert_eq!(table.stock("romans")[..3], expected);
        for other in ["germans", "greeks", "phoenicians"] {
            assert_eq!(table.stock(other)[..3], [2, 1, 3], "{other} on {space}");
        }
        assert_eq!(table.stock("greeks")[3] + table.stock("phoenicians")[3], 0);
    }
}

#[test]
fn r_production_6_in_spite_of_foreign_units() {
    assert_eq!(
        produced("romans roma*; greeks L6@roma", "romans", "gold"),
        [2, 1, 6]
    );
    assert_eq!(
        produced("greeks L6@roma G3@roma", "romans", "gold"),
        [2, 1, 4]
    );
}

#[test]
fn r_production_7_without_a_city_of_that_resource() {
    let mut table = Table::at("west 4; germans cities colonia L1@sirmium; turn germans rondel");
    table.play("rondel iron");
    assert_eq!(table.stock("germans"), [2, 1, 3, 0]);
    assert_eq!(table.answers(), ["found sirmium", "done"]);
    table.play("done");
    assert_eq!(table.at_turn(), "phoenicians");
}
