//! Entering a province where others stand.

use crate::tests::table::Table;

#[test]
fn r_movement_10_one_fight_before_the_next_movement() {
    let mut table = Table::at(
        "west 4; romans G1@ephesos L1@roma; greeks G1@athens; phoenicians G1@athens; turn romans maneuver",
    );
    table.play("move 1 galley ephesos athens");
    let romans = table.nation("romans").seat.0;
    for asked in ["phoenicians", "greeks"] {
        assert_eq!(table.asked_nation().as_deref(), Some(asked));
        assert_eq!(table.answers(), ["demand 1", "decline"]);
        assert_eq!(
            table.refused_to(romans, "move 1 legion roma aquileia"),
            "turn.8"
        );
        assert_eq!(table.refused("done"), "movement.10");
        table.play("decline");
    }
    table.play("move 1 legion roma aquileia");
}

#[test]
fn r_movement_11_those_with_units_there_are_asked() {
    let mut table = Table::at("west 4; romans G1@ephesos; greeks G1@athens; turn romans maneuver");
    let greeks = table.nation("greeks").seat.0;
    assert_eq!(table.refused_to(greeks, "demand 1"), "turn.8");
    table.play("move 1 galley ephesos athens");
    assert_eq!(table.asked().as_deref(), Some("entry"));
    assert_eq!(table.asked_nation().as_deref(), Some("greeks"));
    assert_eq!(table.asked_seat(), Some(greeks));
    table.play("decline");
    assert_eq!(table.refused_to(greeks, "demand 1"), "turn.8");

    let mut table =
        Table::at("west 4; romans G1@ephesos L1@burdigala; greeks G3@pella; turn romans maneuver");
    table.play("move 1 galley ephesos athens");
    assert_eq!(table.asked().as_deref(), Some("maneuver"));
    assert_eq!(table.asked_nation().as_deref(), Some("romans"));
}

#[test]
fn r_movement_12_in_turn_order_after_the_mover() {
    let pieces = "greeks G2@sparta; phoenicians G1@knossos; romans G1@knossos";
    let mut table = Table::at(&format!(
        "west 4; order germans phoenicians romans greeks; {pieces}; turn greeks maneuver"
    ));
    table.play("move 2 galley sparta knossos");
    assert_eq!(table.asked_nation().as_deref(), Some("phoenicians"));
    table.play("demand 1");
    assert_eq!(table.units("greeks", "knossos"), [0, 1]);
    assert_eq!(table.units("phoenicians", "knossos"), [0, 0]);
    assert_eq!(table.asked_nation().as_deref(), Some("romans"));
    table.play("decline");
    assert_eq!(table.asked_nation().as_deref(), Some("greeks"));

    let mut table = Table::at(&format!(
        "west 4; order germans romans phoenicians greeks; {pieces} ; turn greeks maneuver"
    ));
    table.play("move 2 galley sparta knossos");
    assert_eq!(table.asked_nation().as_deref(), Some("romans"));
    table.play("decline");
    assert_eq!(table.asked_nation().as_deref(), Some("phoenicians"));
}

/// One galley joins three spent ones: all four can be fought.
#[test]
fn r_movement_13_all_units_of_the_kind_take_part() {
    let mut table = Table::at(
        "west 4; romans sailing G3@athens/0 G1@ephesos; greeks G4@athens L1@athens; turn romans maneuver",
    );
    table.play("move 1 galley/2 ephesos athens");
    assert_eq!(table.answers(), ["demand 4", "decline"]);
    table.play("demand 4");
    assert_eq!(table.units("romans", "athens"), [0, 0]);
    assert_eq!(table.units("greeks", "athens"), [1, 0]);
}

#[test]
fn r_movement_14_to_the_end() {
    for (entering, there, pairs) in [(4, 3, 3), (2, 3, 2), (3, 3, 3)] {
        let mut table = Table::at(&format!(
            "west 4; romans L{entering}@sirmium; greeks L{there}@pella; turn romans maneuver"
        ));
        table.play(&format!("move {entering} legion sirmium pella"));
        let demand = format!("demand {pairs}");
        assert_eq!(table.answers(), [demand.as_str(), "decline"]);
        for other in (0..=pairs + 1).filter(|&other| other != pairs) {
            assert_eq!(table.refused(&format!("demand {other}")), "combat.5");
        }
        table.play(&demand);
        assert_eq!(table.units("romans", "pella"), [entering - pairs, 0]);
        assert_eq!(table.units("greeks", "pella"), [there - pairs, 0]);
    }
}

/// Five legions cross a province with one: it is fought, four go on.
#[test]
fn ex_movement_14_five_legions_march_through() {
    let mut table =
        Table::at("west 4; romans wheel L5@roma; germans L1@aquileia; turn romans maneuver");
    table.play("move 5 legion/2 roma aquileia, demand 1, move 4 legion aquileia salona");
    assert_eq!(table.units("romans", "salona"), [4, 0]);
    assert_eq!(table.units("germans", "aquileia"), [0, 0]);
}

#[test]
fn r_movement_21_only_those_who_have_just_entered_as_an_option() {
    let mut table = Table::at(
        "west 4 entry=entered; romans G2@athens G1@ephesos; greeks G3@athens; turn romans maneuver",
    );
    table.play("move 1 galley ephesos athens");
    assert_eq!(table.answers(), ["demand 1", "decline"]);
    assert_eq!(table.refused("demand 2"), "combat.5");
    table.play("demand 1");
    assert_eq!(table.units("romans", "athens"), [0, 2]);
    assert_eq!(table.units("greeks", "athens"), [0, 2]);
    // It was the galley that entered: the other two have their maneuver.
    assert!(table.offers("move 2 galley athens sparta"));
}

#[test]
fn r_movement_21_those_who_entered_are_lost() {
    let mut table = Table::at(
        "west 4 entry=entered; romans sailing G3@athens/0 G1@ephesos; greeks G4@athens; turn romans maneuver",
    );
    table.play("move 1 galley/2 ephesos athens, demand 1");
    assert!(table.answers_with("move").is_empty());
    // In a fight of its own the mover still fights with all.
    assert_eq!(
        table.answers_with("fight"),
        ["fight 3 galley athens greeks"]
    );
}

#[test]
fn r_movement_21_a_destroyed_group_ends_the_asking() {
    let pieces = "greeks G1@sparta G1@knossos; phoenicians G1@knossos; romans G1@knossos";
    let entered = |options: &str| {
        let mut table = Table::at(&format!(
            "west 4{options}; order germans phoenicians romans greeks; {pieces}; turn greeks maneuver"
        ));
        table.play("move 1 galley sparta knossos, demand 1");
        table.asked_nation()
    };
    assert_eq!(entered(" entry=entered").as_deref(), Some("greeks"));
    assert_eq!(entered("").as_deref(), Some("romans"), "one is left there");
}

#[test]
fn r_movement_15_a_destroyed_group_ends_the_asking() {
    let order = "west 4; order germans phoenicians romans greeks";
    let mut table = Table::at(&format!(
        "{order}; greeks G1@sparta L1@pella; phoenicians G2@knossos; romans G1@knossos; turn greeks maneuver"
    ));
    table.play("move 1 galley sparta knossos, demand 1");
    assert_eq!(table.asked_nation().as_deref(), Some("greeks"));
    assert_eq!(table.units("greeks", "knossos"), [0, 0]);
    assert_eq!(table.units("phoenicians", "knossos"), [0, 1]);
    assert_eq!(table.units("romans", "knossos"), [0, 1]);
}

#[test]
fn r_movement_15_a_shrunken_group_as_it_is() {
    let order = "west 4; order germans phoenicians romans greeks";
    let mut table = Table::at(&format!(
        "{order}; greeks G3@sparta; phoenicians G2@knossos; romans G3@knossos; turn greeks maneuver"
    ));
    table.play("move 3 galley sparta knossos, demand 2");
    assert_eq!(table.asked_nation().as_deref(), Some("romans"));
    assert_eq!(table.answers(), ["demand 1", "decline"]);
}

#[test]
fn r_movement_16_a_no_stands_for_that_entry() {
    let mut table = Table::at(
        "west 4; romans G2@ephesos L2@roma; greeks G3@athens L1@athens; turn romans maneuver",
    );
    table.play("move 1 galley ephesos athens, decline");
    table.play("move 1 legion roma aquileia");
    assert_eq!(table.asked_nation().as_deref(), Some("romans"));
    table.play("move 1 galley ephesos athens");
    assert_eq!(table.asked_nation().as_deref(), Some("greeks"));
    assert_eq!(table.answers(), ["demand 2", "decline"]);
    table.play("demand 2");
    assert_eq!(table.units("romans", "athens"), [0, 0]);
    assert_eq!(table.units("greeks", "athens"), [1, 1]);
}

#[test]
fn r_movement_17_the_others_first_then_the_mover() {
    let mut table = Table::at("west 4; romans G1@ephesos; greeks G1@athens; turn romans maneuver");
    table.play("move 1 galley ephesos athens");
    let romans = table.nation("romans").seat.0;
    assert_eq!(
        table.refused_to(romans, "fight 1 galley athens greeks"),
        "turn.8"
    );
    table.play("decline, fight 1 galley athens greeks");
    assert_eq!(table.units("romans", "athens"), [0, 0]);
    assert_eq!(table.units("greeks", "athens"), [0, 0]);
}

#[test]
fn r_movement_18_a_fight_costs_no_maneuver() {
    let position = "west 4; romans sailing G3@ephesos; greeks G1@athens; turn romans maneuver";
    for fight in ["demand 1", "decline, fight 1 galley athens greeks"] {
        let mut table = Table::at(position);
        table.play(&format!("move 3 galley/2 ephesos athens, {fight}"));
        assert!(table.offers("move 2 galley athens sparta"), "{fight}");
        table.play("conquer athens, move 1 galley athens sparta");
        assert_eq!(table.owner("athens").as_deref(), Some("romans"));
        assert_eq!(table.units("romans", "sparta"), [0, 1]);
    }
}

#[test]
fn r_movement_19_asked_at_every_step() {
    let mut table = Table::at(
        "west 4; romans navigation G2@cyrene; phoenicians G1@knossos; greeks G1@athens; turn romans maneuver",
    );
    table.play("move 2 galley/3 cyrene knossos");
    assert_eq!(table.asked_nation().as_deref(), Some("phoenicians"));
    table.play("decline, move 2 galley/2 knossos athens");
    assert_eq!(table.asked_nation().as_deref(), Some("greeks"));
    table.play("demand 1");
    assert_eq!(table.units("romans", "athens"), [0, 1]);
    assert_eq!(table.asked_nation().as_deref(), Some("romans"));
}
