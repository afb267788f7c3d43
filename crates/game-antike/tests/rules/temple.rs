//! The temple space.

use crate::table::Table;

#[test]
fn r_temple_1_five_marble_a_temple() {
    let mut table = Table::at("west 4; romans marble 5; turn romans temple");
    assert_eq!(
        table.answers(),
        ["temple neapolis", "temple roma", "temple tarentum", "done"]
    );
    table.play("temple roma");
    assert_eq!(table.stock("romans"), [0, 1, 3, 0]);
    assert_eq!(table.answers(), ["done"]);
}

#[test]
fn r_temple_2_coins_replace_marble() {
    let mut table = Table::at("west 4; romans marble 1 coins 4; turn romans temple");
    table.play("temple roma");
    assert_eq!(table.stock("romans"), [0, 1, 3, 0]);
    let mut table = Table::at("west 4; romans marble 4; turn romans temple");
    assert_eq!(table.refused("temple roma"), "diplomacy.3");
}

#[test]
fn r_temple_3_only_on_own_cities() {
    let mut table =
        Table::at("west 4; romans marble 10 L1@athens; greeks L3@roma; turn romans temple");
    assert_eq!(table.refused("temple athens"), "temple.3");
    assert!(table.offers("temple roma"));
}

#[test]
fn r_temple_4_one_temple_a_city() {
    let mut table = Table::at("west 4; romans marble 10 roma*; turn romans temple");
    assert_eq!(
        table.answers(),
        ["temple neapolis", "temple tarentum", "done"]
    );
    assert_eq!(table.refused("temple roma"), "temple.4");
}
