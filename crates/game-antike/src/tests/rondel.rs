//! The wheel.

use std::collections::BTreeSet;

use crate::Event;
use serde_json::Value;

use crate::tests::table::Table;

const WHEEL: [&str; 8] = [
    "iron",
    "temple",
    "gold",
    "maneuver-1",
    "arming",
    "marble",
    "know-how",
    "maneuver-2",
];

fn file() -> Vec<Value> {
    let file: Value = serde_json::from_str(include_str!("../../data/rondel.json")).unwrap();
    file["spaces"].as_array().unwrap().clone()
}

/// The Romans on a space, with nothing but this.
fn on(space: &str, stock: &str) -> Table {
    Table::at(&format!(
        "west 4; romans marble 0 iron 0 gold 0 at {space} {stock}; turn romans rondel"
    ))
}

/// Steps and price of the first move on the wheel since the position was set.
fn moved(table: &Table) -> (u8, u8) {
    let moves = table.events().iter().filter_map(|event| {
        let Event::RondelMoved { steps, price, .. } = event else {
            return None;
        };
        Some((*steps, *price))
    });
    moves.into_iter().next().unwrap()
}

/// What a move costs: the least number of coins with which it is offered, which is also what is paid.
fn price(from: &str, to: &str) -> u8 {
    let answer = format!("rondel {to}");
    let price = (0..10)
        .find(|coins| on(from, &format!("coins {coins}")).offers(&answer))
        .unwrap();
    let mut table = on(from, "coins 10");
    table.play(&answer);
    assert_eq!(table.stock("romans")[3], u16::from(10 - price));
    assert_eq!(moved(&table).1, price);
    price
}

#[test]
fn r_rondel_1_the_first_space_is_free() {
    let position = "west 4; romans marble 0 iron 0 gold 0 coins 7 L1@roma; greeks at marble; germans at temple; \
                    phoenicians at marble; turn romans rondel";
    let all = WHEEL.map(|space| format!("rondel {space}"));
    assert_eq!(Table::at(position).answers(), all);
    for space in WHEEL {
        let mut table = Table::at(position);
        table.play(&format!("rondel {space}"));
        assert_eq!(moved(&table).1, 0);
        assert_eq!(table.nation("romans").space.unwrap().to_string(), space);
        let action = space.trim_end_matches("-1").trim_end_matches("-2");
        if ["marble", "iron", "gold"].contains(&space) {
            assert_eq!(table.stock("romans").iter().sum::<u16>(), 8, "{space}");
        } else {
            assert_eq!(table.asked().unwrap(), action);
        }
    }
    let mut rich = Table::at("west 4; romans coins 5; turn romans rondel");
    rich.play("rondel maneuver-2");
    assert_eq!(rich.stock("romans"), [2, 1, 3, 5]);
}

#[test]
fn r_rondel_2_clockwise_only() {
    for (to, steps) in [
        ("maneuver-1", 1),
        ("arming", 2),
        ("marble", 3),
        ("temple", 7),
    ] {
        let mut table = on("gold", "coins 4");
        table.play(&format!("rondel {to}"));
        assert_eq!(moved(&table).0, steps, "{to}");
    }
    assert!(
        !on("gold", "coins 3").offers("rondel temple"),
        "not one step back"
    );
}

#[test]
fn r_rondel_3_three_steps_are_free() {
    assert_eq!(
        on("marble", "").answers(),
        ["rondel iron", "rondel know-how", "rondel maneuver-2"]
    );
    for (index, from) in WHEEL.into_iter().enumerate() {
        for steps in 1..=3 {
            assert_eq!(price(from, WHEEL[(index + steps) % 8]), 0);
        }
    }
}

#[test]
fn r_rondel_4_each_further_step_costs_one() {
    for (to, expected) in [
        ("arming", 1),
        ("marble", 2),
        ("know-how", 3),
        ("maneuver-2", 4),
        ("iron", 5),
    ] {
        assert_eq!(price("iron", to), expected);
    }
    for (index, from) in WHEEL.into_iter().enumerate() {
        for (steps, expected) in (4..=8).zip(1..) {
            assert_eq!(price(from, WHEEL[(index + steps) % 8]), expected);
        }
    }
}

#[test]
fn r_rondel_5_any_mix_pays() {
    let mut table = on("iron", "marble 1 iron 1 gold 1 coins 1");
    table.play("rondel know-how");
    let ways: BTreeSet<_> = table.answers().into_iter().collect();
    let expected = [
        "pay 1 marble 1 iron 1 gold",
        "pay 1 marble 1 iron 1 coins",
        "pay 1 marble 1 gold 1 coins",
        "pay 1 iron 1 gold 1 coins",
    ];
    assert_eq!(ways, expected.map(str::to_owned).into());
    table.play("pay 1 marble 1 iron 1 gold");
    assert_eq!(table.stock("romans"), [0, 0, 0, 1]);
    assert_eq!(
        table.nation("romans").space.unwrap().to_string(),
        "know-how"
    );
}

#[test]
fn r_rondel_5_the_bank_is_paid_before_the_action() {
    let mut table = Table::at(
        "west 4; supply marble 0; romans marble 1 iron 0 gold 0 at temple; turn romans rondel",
    );
    table.play("rondel marble");
    assert_eq!(
        table.event_types()[..3],
        ["paid", "rondel-moved", "produced"]
    );
    assert_eq!(
        table.stock("romans")[0],
        1,
        "the same unit comes back as income"
    );
    let mut table = on("iron", "coins 2");
    table.play("rondel arming");
    assert_eq!((table.stock("romans")[3], table.bank_coins()), (1, 29));
}

#[test]
fn r_rondel_6_income_comes_too_late_to_pay() {
    let mut table = Table::at(
        "west 4; germans coins 30; romans marble 0 iron 0 gold 0 neapolis* at temple; turn romans coin",
    );
    table.play("take nothing");
    assert_eq!(
        table.answers(),
        ["rondel gold", "rondel maneuver-1", "rondel arming"]
    );
    assert_eq!(table.refused("rondel marble"), "rondel.9");
}

#[test]
fn r_rondel_7_the_same_space_costs_five() {
    let mut poor = on("marble", "marble 1 iron 1 gold 1 coins 1");
    assert_eq!(poor.refused("rondel marble"), "rondel.9");
    let mut table = on("marble", "marble 2 iron 1 gold 1 coins 1");
    table.play("rondel marble");
    assert_eq!(moved(&table), (8, 5));
    assert_eq!(
        table.stock("romans"),
        [1, 0, 0, 0],
        "all paid, one produced"
    );
}

#[test]
fn r_rondel_8_never_more_than_eight_steps() {
    let mut table = on("gold", "gold 20");
    assert_eq!(
        table.answers(),
        WHEEL.map(|space| format!("rondel {space}"))
    );
    table.play("rondel maneuver-1");
    assert_eq!(moved(&table), (1, 0));
    assert_eq!(table.stock("romans"), [0, 0, 20, 0]);
}

#[test]
fn r_rondel_9_no_credit_on_the_wheel() {
    let mut table = on("iron", "gold 1");
    assert!(table.offers("rondel arming"));
    for space in ["marble", "know-how", "maneuver-2", "iron"] {
        assert_eq!(table.refused(&format!("rondel {space}")), "rondel.9");
    }
}

#[test]
fn ex_rondel_10_maneuver_twice_running() {
    for stock in ["marble 1", "iron 1", "gold 1", "coins 1"] {
        let mut table = on("maneuver-1", &format!("{stock} L1@roma G1@caralis"));
        table.play("rondel maneuver-2");
        assert_eq!(moved(&table), (4, 1));
        assert_eq!(table.stock("romans"), [0, 0, 0, 0]);
        table.play("move 1 legion roma mediolanum, move 1 galley caralis palma");
    }
    assert!(!on("maneuver-1", "").offers("rondel maneuver-2"));
}

#[test]
fn ex_rondel_10_all_units_maneuver_again() {
    let mut table = Table::at("west 3; romans gold 3 G1@caralis; turn romans maneuver");
    table.play("move 1 galley caralis palma");
    assert_eq!(table.answers(), ["found palma", "done"]);
    table.play("done, done");
    while table.at_turn() != "romans" {
        table.pass_turn();
    }
    table.play("rondel maneuver-2, pay 1 coins, move 1 galley palma massilia");
    assert_eq!(table.units("romans", "massilia"), [0, 1]);
}

#[test]
fn r_rondel_11_three_families() {
    for (kind, expected) in [
        ("production", vec!["iron", "gold", "marble"]),
        ("development", vec!["temple", "arming", "know-how"]),
        ("military", vec!["maneuver-1", "maneuver-2"]),
    ] {
        let spaces = file().into_iter().filter(|space| space["kind"] == kind);
        let ids: Vec<_> = spaces.map(|space| space["id"].clone()).collect();
        assert_eq!(ids, expected);
        for space in expected {
            let mut table = Table::at("west 4; romans L1@roma; turn romans rondel");
            table.play(&format!("rondel {space}"));
            let produced = table.event_types().contains(&"produced".to_owned());
            assert_eq!(produced, kind == "production", "{space}");
            let moves = !table.answers_with("move").is_empty();
            assert_eq!(moves, kind == "military", "{space}");
        }
    }
}

#[test]
fn r_rondel_12_development_is_paid_for() {
    let cases = [
        ("temple", "temple roma", "marble", 5),
        ("arming", "arm legion roma", "iron", 1),
        ("know-how", "buy wheel", "gold", 7),
    ];
    for (space, answer, resource, price) in cases {
        let with = |stock: String| {
            Table::at(&format!(
                "west 4; romans marble 9 iron 9 gold 9 {stock}; turn romans {space}"
            ))
        };
        let mut others = with(format!("{resource} 0"));
        assert_eq!(others.answers(), ["done"], "other resources do not help");
        assert_eq!(others.refused(answer), "diplomacy.3");
        for paid_with in [
            format!("{resource} {price}"),
            format!("{resource} 0 coins {price}"),
        ] {
            let mut table = with(paid_with);
            let held = |table: &Table| table.stock("romans").iter().sum::<u16>();
            let before = held(&table);
            table.play(answer);
            assert_eq!(held(&table), before - price);
        }
    }
}

#[test]
fn r_rondel_13_use_lies_four_before_production() {
    for (from, to) in [
        ("temple", "marble"),
        ("arming", "iron"),
        ("know-how", "gold"),
    ] {
        let mut table = on(from, "coins 1");
        table.play(&format!("rondel {to}"));
        assert_eq!(moved(&table).0, 4, "{from} to {to}");
        let used = file()
            .into_iter()
            .find(|space| space["id"] == from)
            .unwrap();
        assert_eq!(used["resource"], to);
    }
}

#[test]
fn r_rondel_14_spaces_are_shared() {
    let mut table = Table::at(
        "west 4; romans marble 0 iron 0 gold 0 at maneuver-1; greeks at marble; germans at marble; \
         phoenicians at marble; turn romans rondel",
    );
    table.play("rondel marble");
    assert_eq!(moved(&table), (2, 0));
    for nation in table.turn_order() {
        assert_eq!(table.nation(&nation).space.unwrap().to_string(), "marble");
    }
}
