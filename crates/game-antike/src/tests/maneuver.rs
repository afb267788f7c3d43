//! The maneuver spaces.

use crate::tests::table::Table;

#[test]
fn r_maneuver_1_both_spaces_are_the_same() {
    let [first, second] = ["maneuver-1", "maneuver-2"].map(|space| {
        let mut table = Table::at(
            "west 4; romans wheel L2@roma G1@neapolis L4@athens; greeks L1@athens G1@neapolis; turn romans rondel",
        );
        table.play(&format!("rondel {space}"));
        table
    });
    assert_eq!(first.answers(), second.answers());
    for answer in [
        "move 2 legion/2 roma aquileia",
        "fight 1 galley neapolis greeks",
        "conquer athens",
        "done",
    ] {
        assert!(second.offers(answer), "{answer}");
    }
}

#[test]
fn r_maneuver_2_a_movement_or_a_conquest() {
    let mut table = Table::at("west 4; romans L1@dyrrhachion L1@burdigala; turn romans maneuver");
    table.play("move 1 legion dyrrhachion athens");
    assert_eq!(table.refused("conquer athens"), "conquest.5");
    assert!(
        !table
            .answers()
            .iter()
            .any(|answer| answer.contains("athens"))
    );

    let mut table = Table::at("west 4; romans L1@athens; turn romans maneuver");
    assert!(table.offers("move 1 legion athens sparta"));
    table.play("conquer athens");
    assert_eq!(table.owner("athens").as_deref(), Some("romans"));
    assert_eq!(table.at_turn(), "germans");
}

#[test]
fn r_maneuver_3_all_units_may_act_for_nothing() {
    let mut table = Table::at(
        "west 4; romans marble 4 iron 5 gold 6 L3@roma L2@aquileia L2@sirmium L1@lugdunum L1@massilia G3@neapolis G1@tarentum; turn romans maneuver",
    );
    table.play("move 3 legion roma neapolis, move 2 legion aquileia vindobona");
    table.play("move 1 legion sirmium salona, move 1 legion sirmium pella");
    table.play("move 1 legion lugdunum lutetia, move 1 legion massilia tarraco");
    table.play("move 3 galley neapolis syracusae, move 1 galley tarentum cyrene");
    assert_eq!(table.asked().as_deref(), Some("cities"));
    assert_eq!(table.stock("romans"), [4, 5, 6, 0]);
    let nation = table.nation("romans");
    assert_eq!(nation.legions.values().sum::<u8>(), 9);
    assert_eq!(nation.galleys.values().sum::<u8>(), 4);
}

#[test]
fn r_maneuver_4_in_any_order_with_interruptions() {
    let mut table = Table::at("west 4; romans wheel L1@roma G1@roma; turn romans maneuver");
    table.play("move 1 legion/2 roma aquileia, move 1 galley roma salona");
    table.play("move 1 legion aquileia vindobona");
    assert_eq!(table.units("romans", "vindobona"), [1, 0]);
    assert_eq!(table.units("romans", "salona"), [0, 1]);

    let mut table = Table::at("west 4; romans wheel L1@roma G1@roma; turn romans maneuver");
    table.play("move 1 galley roma salona, move 1 legion/2 roma aquileia");
    assert!(table.offers("move 1 legion aquileia vindobona"));
}

#[test]
fn r_maneuver_5_one_maneuver_at_first() {
    let mut table = Table::at("west 4; romans L2@roma G2@roma; turn romans maneuver");
    table.play("move 1 legion roma neapolis, move 1 galley roma salona");
    assert_eq!(
        table.refused("move 1 legion/0 neapolis tarentum"),
        "maneuver.5"
    );
    assert_eq!(
        table.refused("move 1 legion neapolis tarentum"),
        "maneuver.5"
    );
    assert_eq!(
        table.refused("move 1 galley/0 salona tarentum"),
        "maneuver.5"
    );
    assert!(table.offers("move 1 legion roma neapolis"));
    assert!(table.offers("move 1 galley roma salona"));
}

#[test]
fn r_maneuver_6_advances_give_more() {
    for (advances, legion, galley) in [
        ("wheel navigation", 2, 3),
        ("roads sailing", 3, 2),
        ("wheel", 2, 1),
        ("sailing", 1, 2),
    ] {
        let table = Table::at(&format!(
            "west 4; romans {advances} L1@roma G1@roma; turn romans maneuver"
        ));
        for left in 1..=4 {
            assert_eq!(
                table.offers(&format!("move 1 legion/{left} roma aquileia")),
                left == legion
            );
            assert_eq!(
                table.offers(&format!("move 1 galley/{left} roma salona")),
                left == galley
            );
        }
    }
}

#[test]
fn r_maneuver_7_movement_and_conquest_combined() {
    let mut table = Table::at("west 4; romans sailing G1@ephesos; turn romans maneuver");
    table.play("move 1 galley/2 ephesos athens, conquer athens");
    assert_eq!(table.owner("athens").as_deref(), Some("romans"));
    assert_eq!(table.units("romans", "athens"), [0, 0]);

    let mut table =
        Table::at("west 4; romans sailing G1@cyrene L1@burdigala; turn romans maneuver");
    table.play("move 1 galley/2 cyrene knossos, move 1 galley knossos athens");
    assert_eq!(table.refused("conquer athens"), "conquest.5");
}

#[test]
fn ex_maneuver_8_legion_with_roads() {
    let mut table = Table::at(
        "west 4; romans roads L1@roma; germans cities vindobona colonia marobudum; turn romans maneuver",
    );
    table.play("move 1 legion/3 roma aquileia, move 1 legion/2 aquileia vindobona");
    table.play("conquer vindobona");
    assert_eq!(table.owner("vindobona").as_deref(), Some("romans"));
    assert_eq!(table.units("romans", "vindobona"), [0, 0]);
    assert_eq!(table.cities("germans").len(), 2);
}

#[test]
fn r_maneuver_9_counted_for_each_unit() {
    let mut table = Table::at("west 4; romans sailing G2@athens G1@ephesos; turn romans maneuver");
    table.play("move 1 galley/2 ephesos athens");
    let moved = table.view().turn.moved;
    assert_eq!(moved.len(), 1);
    assert_eq!(moved[0].province.to_string(), "athens");
    assert_eq!((moved[0].left, moved[0].count), (1, 1));
    assert!(table.offers("move 2 galley/2 athens sparta"));
    assert!(!table.offers("move 3 galley/2 athens sparta"));
    assert!(table.offers("move 1 galley athens sparta"));
    assert!(!table.offers("move 2 galley athens sparta"));

    table.play("done");
    while table.at_turn() != "romans" {
        table.pass_turn();
    }
    table.play("rondel maneuver-2, pay 1 gold");
    assert!(table.view().turn.moved.is_empty());
    assert!(table.offers("move 3 galley/2 athens sparta"));
    assert_eq!(
        table.refused("move 1 galley/3 athens sparta"),
        "maneuver.10"
    );
}

#[test]
fn r_maneuver_10_groups_of_any_size() {
    let mut table = Table::at("west 4; romans G3@ephesos; turn romans maneuver");
    let mut to_athens = table.answers_with("move");
    to_athens.retain(|answer| answer.ends_with("ephesos athens"));
    assert_eq!(
        to_athens,
        [
            "move 1 galley ephesos athens",
            "move 2 galley ephesos athens",
            "move 3 galley ephesos athens"
        ]
    );
    assert_eq!(table.refused("move 4 galley ephesos athens"), "maneuver.10");
    assert_eq!(table.refused("move 0 galley ephesos athens"), "maneuver.10");
    table.play("move 1 galley ephesos athens, move 2 galley ephesos athens");
    assert_eq!(table.units("romans", "athens"), [0, 3]);
}

#[test]
fn r_maneuver_10_no_mixed_groups() {
    let mut table =
        Table::at("west 4; romans sailing G2@ephesos G1@ephesos/1; turn romans maneuver");
    let mut to_athens = table.answers_with("move");
    to_athens.retain(|answer| answer.ends_with("ephesos athens"));
    assert_eq!(
        to_athens,
        [
            "move 1 galley ephesos athens",
            "move 1 galley/2 ephesos athens",
            "move 2 galley/2 ephesos athens"
        ]
    );
    assert_eq!(table.refused("move 2 galley ephesos athens"), "maneuver.10");
    assert_eq!(
        table.refused("move 3 galley/2 ephesos athens"),
        "maneuver.10"
    );
    table.play("move 1 galley ephesos athens");
    assert!(table.offers("move 2 galley/2 ephesos athens"));
    assert!(!table.offers("move 1 galley athens sparta"));
}

#[test]
fn r_maneuver_6_all_advances_give_no_more() {
    let table = Table::at(
        "west 4; romans roads navigation currency democracy L1@roma G1@roma; turn romans maneuver",
    );
    assert!(table.offers("move 1 legion/3 roma aquileia"));
    assert!(table.offers("move 1 galley/3 roma salona"));
    let moves = table.answers_with("move");
    assert!(
        moves.iter().all(|answer| answer.contains("/3 ")),
        "{moves:?}"
    );
}
