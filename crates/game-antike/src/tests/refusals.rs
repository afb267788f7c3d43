//! Refusals teach: the reason fits what was tried.

use crate::tests::table::{Table, game};
use engine::Presentation;

#[test]
fn an_open_question_is_named() {
    let mut table = Table::at("west 4; romans marble 5 coins 1; turn romans temple");
    table.play("temple roma");
    assert_eq!(table.refused("done"), "knowhow.19");
    let mut table = Table::at("west 4; germans coins 30; turn romans coin");
    assert_eq!(table.refused("rondel iron"), "coin.5");
    let mut table =
        Table::at("west 4; romans L2@athens G1@athens; greeks L0@athens; turn romans maneuver");
    table.play("conquer athens");
    assert_eq!(table.asked().as_deref(), Some("losses"));
    assert_eq!(table.refused("done"), "conquest.22");
    assert_eq!(table.refused("remove 1 legion/0"), "conquest.12");
}

#[test]
fn a_fight_that_cannot_be_names_what_is_missing() {
    let mut table =
        Table::at("west 4; romans G2@athens; greeks G1@athens L1@athens; turn romans maneuver");
    assert_eq!(table.refused("fight 2 galley athens greeks"), "combat.5");
    assert_eq!(table.refused("fight 0 galley athens greeks"), "combat.5");
    assert_eq!(table.refused("fight 1 galley athens romans"), "combat.7");
    assert_eq!(table.refused("fight 1 legion athens greeks"), "combat.3");
}

#[test]
fn an_action_that_was_never_open_is_told_from_one_that_is_over() {
    let mut table = Table::at("west 4; romans iron 9 gold 9 L1@sirmium; turn romans arming");
    table.play("done");
    assert_eq!(table.refused("temple roma"), "turn.3");
    assert_eq!(table.refused("arm legion roma"), "turn.7");
}

#[test]
fn impossible_positions_are_refused_with_a_reason() {
    let problem = |position: &str| game().read_position(position).unwrap_err().to_string();
    assert!(problem("west 4; germans coins 200; romans coins 100").contains("coins"));
    assert!(problem("west 4; germans L200@colonia L200@colonia").contains("17 legions"));
    assert!(problem("west 4; romans G1@neapolis/0; turn romans rondel").contains("maneuvers"));
    assert!(problem("west 4; romans L1@knossos").contains("stands where none can be"));
    assert!(problem("west 4; romans cities roma athens").contains("another nation's"));
}

#[test]
fn a_hoard_beyond_all_measure_is_still_counted() {
    let table = Table::at("west 4; romans marble 65535 iron 65535 at iron; turn romans rondel");
    assert_eq!(table.answers().len(), 8);
}
