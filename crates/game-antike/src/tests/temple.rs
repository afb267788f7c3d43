//! The temple space.

use crate::Resource;

use crate::tests::table::Table;

#[test]
fn r_temple_1_five_marble_a_temple() {
    let mut table = Table::at("west 4; romans marble 5; turn romans temple");
    assert_eq!(
        table.answers(),
        ["temple neapolis", "temple roma", "temple tarentum", "done"]
    );
    table.play("temple roma");
    assert_eq!(table.stock("romans"), [0, 1, 3, 0]);
    assert_eq!(table.at_turn(), "germans");
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

/// Twenty cities with temples for the greeks, none of them anybody else's start.
const TWENTY: &str = "pella* dyrrhachion* athens* sparta* salona* aquileia* vindobona* sarmizegetusa* tomis* byzantium* \
    sinope* ancyra* ephesos* attalia* antiochia* knossos* cyrene* syracusae* mediolanum* massilia*";

#[test]
fn r_temple_5_none_beyond_twenty() {
    let mut table = Table::at(&format!(
        "west 4; greeks cities {TWENTY}; romans marble 10 coins 5; turn romans temple"
    ));
    assert_eq!(table.bank_temples(), 0);
    assert_eq!(table.answers(), ["done"]);
    assert_eq!(table.refused("temple roma"), "temple.5");
}

#[test]
fn r_temple_5_a_destroyed_one_can_be_built_again() {
    let mut table = Table::at(&format!(
        "west 4; greeks cities {TWENTY}; romans L3@aquileia; germans marble 10; turn romans maneuver"
    ));
    table.play("conquer aquileia, done");
    assert_eq!(table.bank_temples(), 1);
    assert_eq!(table.at_turn(), "germans");
    table.play("rondel temple, temple colonia, pay 5 marble");
    assert_eq!(table.bank_temples(), 0);
    assert_eq!(table.stock("germans"), [5, 1, 3, 1]);
    assert_ne!(table.at_turn(), "germans", "there is no other");
}

#[test]
fn r_temple_6_triples_production() {
    for (city, gold) in [("roma", 4), ("roma*", 6)] {
        let mut table = Table::at(&format!("west 4; romans {city}; turn romans rondel"));
        table.play("rondel gold");
        assert_eq!(table.stock("romans"), [2, 1, gold, 0]);
    }
}

#[test]
fn r_temple_7_triples_arming() {
    let mut table = Table::at("west 4; romans iron 5 roma*; turn romans arming");
    table.play("arm legion roma, arm legion roma, arm legion roma");
    assert_eq!(table.refused("arm legion roma"), "arming.5");
    assert_eq!(table.units("romans", "roma"), [3, 0]);

    let mut table = Table::at("west 4; romans iron 5; turn romans arming");
    table.play("arm legion roma");
    assert_eq!(table.refused("arm legion roma"), "arming.4");
}

#[test]
fn r_temple_8_triples_the_defence_of_the_city_only() {
    let roma = "west 4; romans roma* monarchy L2@roma";
    let mut table = Table::at(&format!("{roma}; greeks L5@roma; turn greeks maneuver"));
    assert_eq!(table.refused("conquer roma"), "conquest.5");
    let mut table = Table::at(&format!("{roma}; greeks L6@roma; turn greeks maneuver"));
    table.play("conquer roma");
    assert_eq!(table.units("greeks", "roma"), [0, 0]);
    assert_eq!(table.owner("roma").as_deref(), Some("greeks"));
}

#[test]
fn ex_temple_9_two_temples_for_ten() {
    let mut table = Table::at("west 4; supply marble 1; romans marble 10; turn romans temple");
    table.play("temple roma, temple neapolis");
    assert_eq!(table.stock("romans"), [0, 1, 3, 0]);
    assert_eq!(table.view().bank.supply[&Resource::Marble], 11);
    assert_eq!(table.bank_temples(), 18);
    assert_eq!(table.cities("romans"), ["neapolis*", "roma*", "tarentum"]);
}
