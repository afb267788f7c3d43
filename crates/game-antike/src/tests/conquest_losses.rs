//! What a conquest costs both sides.

use crate::Event;

use crate::tests::table::Table;

#[test]
fn r_conquest_11_as_many_as_the_defence() {
    let mut table = Table::at(
        "west 4; romans L3@roma; greeks L6@roma L11@athens iron 9; germans coins 30; turn greeks maneuver",
    );
    table.play("conquer roma");
    assert_eq!(table.units("greeks", "roma"), [2, 0]);
    assert_eq!(table.units("greeks", "athens"), [11, 0]);
    // All 17 legions were out: those removed can be armed again.
    table.play("done").pass_turn().pass_turn().pass_turn();
    table.play("take nothing, rondel arming, arm legion athens, arm legion pella");
    assert_eq!(table.units("greeks", "athens"), [12, 0]);
}

#[test]
fn r_conquest_12_spent_units_neither_count_nor_go() {
    let mut table = Table::at(
        "west 4; romans roma*; greeks G3@roma G4@roma/0 L2@roma/0 L1@burdigala; turn greeks maneuver",
    );
    table.play("conquer roma");
    assert_eq!(table.asked().as_deref(), Some("maneuver"));
    assert_eq!(table.units("greeks", "roma"), [2, 4]);
    let mut moves = table.answers_with("move").into_iter();
    assert!(moves.all(|answer| answer.contains("legion burdigala")));

    let mut table =
        Table::at("west 4; romans roma*; greeks G2@roma G4@roma/0; turn greeks maneuver");
    assert_eq!(table.refused("conquer roma"), "conquest.5");
}

#[test]
fn r_conquest_13_equal_is_enough() {
    let table = |legions| {
        Table::at(&format!(
            "west 4; romans L3@roma; greeks L{legions}@roma; turn greeks maneuver"
        ))
    };
    assert_eq!(table(3).refused("conquer roma"), "conquest.5");
    for legions in [4, 5] {
        let mut table = table(legions);
        table.play("conquer roma");
        assert_eq!(table.units("greeks", "roma"), [legions - 4, 0]);
    }
}

#[test]
fn r_conquest_14_no_survivor_needed() {
    let mut table = Table::at("west 4; romans L3@roma; greeks L4@roma; turn greeks maneuver");
    table.play("conquer roma");
    assert_eq!(table.units("greeks", "roma"), [0, 0]);
    assert_eq!(table.owner("roma").as_deref(), Some("greeks"));
    table.play("done");
    assert_eq!(table.owner("roma").as_deref(), Some("greeks"));
}

#[test]
fn r_conquest_15_what_the_defender_loses() {
    let mut table = Table::at(
        "west 4; greeks athens* L2@athens G1@athens L15@pella G2@pella; romans G6@athens; germans coins 30; \
         turn romans maneuver",
    );
    let temples = table.bank_temples();
    table.play("conquer athens");
    assert_eq!(table.units("greeks", "athens"), [0, 0]);
    assert_eq!(table.units("greeks", "pella"), [15, 2]);
    assert_eq!(table.cities("greeks"), ["dyrrhachion", "pella"]);
    assert_eq!(table.bank_temples(), temples + 1);
    // The two legions are in the stock again: of 17 only 15 are out.
    table.play("done").pass_turn().pass_turn();
    table.play("take nothing, rondel arming, arm legion pella");
    assert_eq!(table.units("greeks", "pella"), [16, 2]);
}

#[test]
fn r_conquest_20_kinds_mix() {
    for (defenders, attackers) in [
        ("L2@roma", "G3@roma"),
        ("L2@roma", "G2@roma L1@roma"),
        ("G2@roma", "L3@roma"),
    ] {
        let mut table = Table::at(&format!(
            "west 4; romans {defenders}; greeks {attackers}; turn greeks maneuver"
        ));
        table.play("conquer roma");
        assert_eq!(table.owner("roma").as_deref(), Some("greeks"));
        assert_eq!(table.units("greeks", "roma"), [0, 0]);
        assert_eq!(table.units("romans", "roma"), [0, 0]);
    }
}

#[test]
fn r_conquest_22_the_conqueror_chooses_the_mix() {
    let position = "west 4; greeks L1@athens; romans L2@athens G1@athens; turn romans maneuver";
    for (answer, left) in [("remove 1 legion", [1, 0]), ("remove 2 legion", [0, 1])] {
        let mut table = Table::at(position);
        table.play("conquer athens");
        assert_eq!(table.answers(), ["remove 1 legion", "remove 2 legion"]);
        assert_eq!(table.refused("remove 0 legion"), "conquest.11");
        table.play(answer);
        assert_eq!(table.units("romans", "athens"), left);
    }
}

#[test]
fn r_conquest_22_fewer_or_more_maneuvers_left() {
    let position = "west 4; romans wheel L1@athens L1@athens/1; turn romans maneuver";
    for (answer, kept) in [
        ("remove 0 legion", "legion"),
        ("remove 1 legion", "legion/2"),
    ] {
        let mut table = Table::at(position);
        table.play("conquer athens");
        assert_eq!(table.answers(), ["remove 0 legion", "remove 1 legion"]);
        table.play(answer);
        assert_eq!(table.units("romans", "athens"), [1, 0]);
        assert!(table.offers(&format!("move 1 {kept} athens pella")));
    }
}

#[test]
fn r_conquest_23_those_left_keep_their_maneuvers() {
    let mut table = Table::at(
        "west 4; romans cities roma neapolis L3@tarentum; greeks tarentum L1@tarentum; turn romans maneuver",
    );
    table.play("conquer tarentum");
    assert_eq!(table.units("romans", "tarentum"), [1, 0]);
    table.play("move 1 legion tarentum neapolis");
    assert_eq!(table.units("romans", "neapolis"), [1, 0]);
}

/// The event says what both sides lose, and why.
#[test]
fn r_conquest_15_the_losses_of_both_sides_are_told() {
    let mut table = Table::at(
        "west 4; romans L2@athens G3@athens L1@burdigala; greeks L1@athens G1@athens athens*; turn romans maneuver",
    );
    table.play("conquer athens");
    assert!(matches!(
        table.events().last(),
        Some(Event::CityConquered {
            legions: 2,
            galleys: 3,
            foe_legions: 1,
            foe_galleys: 1,
            temple: true,
            ..
        })
    ));
    // covers: conquest.22
    let mut table = Table::at("west 4; romans L2@athens G3@athens; turn romans maneuver");
    table.play("conquer athens, remove 0 legion");
    assert!(matches!(
        table.events().last(),
        Some(Event::CityConquered {
            legions: 0,
            galleys: 1,
            foe_legions: 0,
            foe_galleys: 0,
            ..
        })
    ));
}
