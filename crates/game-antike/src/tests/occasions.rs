//! The three occasions for units to be lost.

use crate::tests::table::Table;

#[test]
fn r_occasions_1_fights_in_ones_own_maneuver() {
    let mut table = Table::at(
        "west 4; romans L1@pella G1@athens/0 L1@sirmium; greeks L1@pella G1@athens L1@athens; \
         phoenicians G1@athens; turn romans maneuver",
    );
    assert_eq!(
        table.answers_with("fight"),
        [
            "fight 1 galley athens greeks",
            "fight 1 galley athens phoenicians",
            "fight 1 legion pella greeks"
        ]
    );
    table.play("move 1 legion sirmium dyrrhachion");
    assert_eq!(table.answers_with("fight").len(), 3);
    table.play("fight 1 legion pella greeks, fight 1 galley athens phoenicians");
    assert_eq!(table.units("greeks", "pella"), [0, 0]);
    assert_eq!(table.units("phoenicians", "athens"), [0, 0]);
    assert!(table.answers_with("fight").is_empty());
}

#[test]
fn r_occasions_2_only_when_somebody_enters_and_only_there() {
    let mut table = Table::at(
        "west 4; romans G1@athens L1@burdigala; greeks G1@athens G1@sparta; turn romans maneuver",
    );
    table.play("move 1 galley athens sparta");
    assert_eq!(table.asked_nation().as_deref(), Some("greeks"));
    assert_eq!(table.answers(), ["demand 1", "decline"]);
    table.play("demand 1");
    assert_eq!(table.units("greeks", "sparta"), [0, 0]);
    assert_eq!(table.units("greeks", "athens"), [0, 1]);
    assert_eq!(table.units("romans", "sparta"), [0, 0]);
    assert_eq!(table.asked_nation().as_deref(), Some("romans"));
}

#[test]
fn r_occasions_2_nobody_is_asked_about_a_departure() {
    let mut table =
        Table::at("west 4; romans G1@athens; greeks G1@athens G1@pella; turn romans maneuver");
    table.play("move 1 galley athens sparta");
    assert_eq!(table.asked_nation().as_deref(), Some("romans"));
    assert_eq!(table.refused("demand 1"), "occasions.2");
    let greeks = table.nation("greeks").seat.0;
    assert_eq!(table.refused_to(greeks, "demand 1"), "turn.8");
}

#[test]
fn r_occasions_3_both_kinds_fall_in_a_conquest() {
    let mut table =
        Table::at("west 4; romans L1@roma G1@roma; greeks G3@roma; turn greeks maneuver");
    table.play("conquer roma");
    assert_eq!(table.units("greeks", "roma"), [0, 0]);
    assert_eq!(table.units("romans", "roma"), [0, 0]);
    assert_eq!(table.owner("roma").as_deref(), Some("greeks"));
}
