//! Exhausted supplies.

use crate::{Antike, Event, Prompt, State};
use engine::{Decisions, Game, Ruled, Setup, Viewer};
use serde_json::{Value, json};

use crate::tests::table::{Table, random_states};

/// Nineteen temples of others and one of the Romans.
const TWENTY_TEMPLES: &str = "romans roma*; \
    greeks pella* dyrrhachion* athens* sparta* knossos* ephesos* byzantium* tomis* sinope* sirmium*; \
    germans colonia* marobudum* castra-regina* treva* vindobona* lutetia* lugdunum* londinium* burdigala*";

#[test]
fn r_limits_1_income_stops_at_what_the_bank_has() {
    let mut table = Table::at(
        "west 4; supply marble 4; romans marble 0 neapolis* salona mediolanum; \
         germans marble 5 at iron; turn romans rondel",
    );
    table.play("rondel marble");
    assert_eq!(table.stock("romans")[0], 4, "of the five produced");
    // The Germans pay marble: nothing is owed to the Romans.
    table.play("rondel temple, temple colonia, pay 5 marble, done");
    assert_eq!(table.stock("romans")[0], 4);
    table.play("rondel marble");
    assert_eq!(
        table.stock("phoenicians")[0],
        3,
        "what was paid can be received"
    );
}

#[test]
fn r_limits_1_a_supply_in_the_data() {
    let mut file: Value = serde_json::from_str(include_str!("../../data/nations.json")).unwrap();
    file["bank"]["supply"] = json!({ "marble": 4 });
    let setup = Setup::scenario("west").seats(5);
    let mut table = Table::new_with_data(setup, "nations.json", file.to_string());
    let order = table.turn_order();
    for _ in &order {
        table.play("rondel marble");
    }
    let marble: Vec<u16> = order.iter().map(|nation| table.stock(nation)[0]).collect();
    assert_eq!(marble, [3, 3, 3, 3, 2], "four units for five nations");
}

#[test]
fn r_limits_1_no_substitute_that_the_bank_has_not() {
    let with = |supply: &str| {
        Table::at(&format!(
            "west 4; {supply} germans coins 30; turn romans coin"
        ))
    };
    let mut table = with("supply marble 0;");
    assert_eq!(table.answers(), ["take iron", "take gold", "take nothing"]);
    assert_eq!(table.refused("take marble"), "limits.1");
    let mut table = with("supply marble 1;");
    table.play("take marble, rondel iron");
    let left: Vec<u16> = table.view().bank.supply.into_values().collect();
    assert_eq!(left, [0]);
    let table = with("supply marble 0; supply iron 0; supply gold 0;");
    assert_eq!(table.asked().unwrap(), "rondel");
}

#[test]
fn r_limits_2_resources_are_endless_by_default() {
    let mut table = Table::at(
        "west 4; romans marble 200 iron 200 gold 200 roma* neapolis* tarentum*; turn romans rondel",
    );
    table.play("rondel marble");
    assert_eq!(table.stock("romans"), [203, 200, 200, 0]);
    assert!(table.view().bank.supply.is_empty());
    assert!(
        Table::new(Setup::scenario("west"), 1)
            .view()
            .bank
            .supply
            .is_empty()
    );
}

#[test]
fn r_limits_1_the_event_says_what_the_bank_lacked() {
    let mut table = Table::at(
        "west 4; supply marble 4; romans marble 0 neapolis* salona mediolanum; turn romans rondel",
    );
    table.play("rondel marble");
    let produced = table
        .events()
        .iter()
        .find(|event| matches!(event, Event::Produced { .. }))
        .unwrap();
    assert!(matches!(
        produced,
        Event::Produced {
            cities: 5,
            amount: 4,
            missing: 1,
            ..
        }
    ));
    assert_eq!(produced.rule(), "limits.1");
}

#[test]
fn r_limits_1_nobody_is_promised_what_the_bank_lacks() {
    let table = Table::at(
        "west 4; supply marble 4; romans neapolis* salona mediolanum; turn romans rondel",
    );
    let standing = table.standing();
    let romans = standing["nations"]
        .as_array()
        .unwrap()
        .iter()
        .find(|nation| nation["nation"] == "romans")
        .unwrap()
        .clone();
    assert_eq!(romans["income"]["marble"], 4);
    assert_eq!(
        table.hint("rondel marble"),
        json!({ "type": "production", "steps": 0, "price": 0, "coins": 0, "income": 4, "resource": "marble", "missing": 1 })
    );
}

#[test]
fn r_limits_7_a_supply_as_an_option() {
    let setup = Setup::scenario("west").seats(4);
    let bank = |value: &str| {
        let table = Table::new(setup.clone().option("supply", value), 1);
        let supply = table.view().bank.supply;
        supply.into_values().collect::<Vec<u16>>()
    };
    // Four nations begin with 2 marble, 1 iron and 3 gold each.
    assert_eq!(bank("150"), [142, 146, 138]);
    assert_eq!(bank("80"), [72, 76, 68]);
    assert_eq!(bank("40"), [32, 36, 28]);
    assert!(bank("endless").is_empty());
}

#[test]
fn r_limits_7_nothing_is_made_or_lost() {
    let setup = Setup::scenario("west").seats(6).option("supply", "40");
    let mut seen_empty = false;
    let mut look = |game: &Antike, state: &State, _: &[Event]| {
        let view = game.view(state, Viewer::Spectator);
        let mut totals: Vec<u16> = view.bank.supply.values().copied().collect();
        seen_empty |= totals.contains(&0);
        for nation in &view.nations {
            for (total, held) in totals
                .iter_mut()
                .zip([nation.marble, nation.iron, nation.gold])
            {
                *total += held;
            }
        }
        assert_eq!(totals, [40, 40, 40]);
    };
    for seed in 1..=5 {
        random_states(setup.clone(), seed, 5000, &mut look);
    }
    assert!(seen_empty);
}

#[test]
fn r_limits_3_no_temple_left() {
    let mut table = Table::at(&format!(
        "west 4; romans marble 20; {TWENTY_TEMPLES}; turn romans temple"
    ));
    assert_eq!(table.bank_temples(), 0);
    assert_eq!(table.answers(), ["done"]);
    assert_eq!(table.refused("temple neapolis"), "temple.5");
}

#[test]
fn r_limits_3_no_unit_left() {
    for (pieces, kind) in [("L9@roma L8@neapolis", "legion"), ("G17@roma", "galley")] {
        let mut table = Table::at(&format!(
            "west 4; romans iron 9 {pieces}; turn romans arming"
        ));
        assert!(!table.answers().iter().any(|answer| answer.contains(kind)));
        assert_eq!(table.refused(&format!("arm {kind} roma")), "arming.13");
        assert_eq!(table.answers_with("arm").len(), 3, "the other kind");
    }
}

#[test]
fn r_limits_4_only_coins_have_a_substitute() {
    let table = Table::at("west 4; germans coins 30; turn romans coin");
    assert_eq!(
        table.answers(),
        ["take marble", "take iron", "take gold", "take nothing"]
    );
    let mut temple = Table::at(&format!(
        "west 4; romans marble 20; {TWENTY_TEMPLES}; turn romans temple"
    ));
    let mut arming = Table::at("west 4; romans iron 20 L17@roma G17@roma; turn romans arming");
    for table in [&mut temple, &mut arming] {
        assert_eq!(table.answers(), ["done"]);
        assert_eq!(table.refused("take iron"), "coin.2");
        let before = table.stock("romans");
        table.play("done");
        assert_eq!(table.stock("romans"), before);
    }
}

#[test]
fn r_limits_5_no_voluntary_removal() {
    let steps = [
        "rondel", "temple", "arming", "know-how", "maneuver", "cities",
    ];
    for step in steps {
        let mut table = Table::at(&format!(
            "west 4; romans iron 9 L16@roma L1@sirmium roma*; turn romans {step}"
        ));
        assert!(table.answers_with("remove").is_empty());
        assert!(table.answers_with("give-up").is_empty());
        assert_eq!(table.refused("remove 1 legion"), "limits.5", "{step}");
        assert_eq!(table.refused("give-up roma"), "limits.5", "{step}");
    }
    let arming = Table::at("west 4; romans iron 9 L17@roma; turn romans arming");
    assert!(
        arming
            .answers()
            .iter()
            .all(|answer| !answer.contains("legion"))
    );
}

#[test]
fn r_limits_5_pieces_vanish_only_in_war() {
    let (mut decisions, mut before, mut paying_losses) = (Decisions::new(), [[0; 3]; 4], false);
    random_states(
        Setup::scenario("west").seats(4),
        8,
        5000,
        |game, state, events| {
            game.decisions(state, &mut decisions);
            let prompt = decisions.first().map(|decision| *decision.prompt);
            let losses = matches!(prompt, Some(Prompt::Losses { .. }));
            let fought = events
                .iter()
                .any(|event| matches!(event, Event::Fought { .. }));
            let conquered = events
                .iter()
                .any(|event| matches!(event, Event::CityConquered { .. }));
            for nation in game.view(state, Viewer::Spectator).nations {
                let units = nation
                    .legions
                    .values()
                    .chain(nation.galleys.values())
                    .sum::<u8>();
                let temples = nation.cities.iter().filter(|city| city.temple).count() as u8;
                let now = [units, nation.cities.len() as u8, temples];
                let then = &mut before[usize::from(nation.seat.0)];
                assert!(now[0] >= then[0] || fought || conquered || losses || paying_losses);
                assert!(now[1] >= then[1] || conquered);
                assert!(now[2] >= then[2] || conquered);
                *then = now;
            }
            paying_losses = losses;
        },
    );
}

#[test]
fn r_limits_6_lost_units_can_be_created_again() {
    let mut table = Table::at(
        "west 4; romans iron 5 G15@roma G2@caralis; greeks G2@caralis; turn romans maneuver",
    );
    table.play("fight 2 galley caralis greeks, done");
    while table.at_turn() != "romans" {
        table.pass_turn();
    }
    table.play("rondel arming");
    let before = table.stock("romans");
    table.play("arm galley roma, pay 1 iron, arm galley neapolis, pay 1 iron");
    assert_eq!(before[1] - table.stock("romans")[1], 2);
    assert_eq!(
        table.refused("arm galley tarentum"),
        "arming.13",
        "two and no more"
    );
    assert!(table.offers("arm legion tarentum"));
}

#[test]
fn r_limits_6_also_after_a_conquest() {
    // Three Roman galleys go for the city and the two legions in it, and both sides get theirs back.
    let mut table = Table::at(
        "west 4; romans iron 5 G14@roma G3@athens; greeks iron 5 L15@pella L2@athens; turn romans maneuver",
    );
    table.play("conquer athens");
    assert_eq!(table.units("romans", "athens"), [0, 0]);
    assert_eq!(table.units("greeks", "athens"), [0, 0]);
    table.play("done");
    while table.at_turn() != "greeks" {
        table.pass_turn();
    }
    table.play("rondel arming, arm legion pella, pay 1 iron, arm legion dyrrhachion, pay 1 iron");
    table.play("done, rondel arming");
    for city in ["athens", "roma", "neapolis"] {
        table.play(&format!("arm galley {city}, pay 1 iron"));
    }
    assert_eq!(table.refused("arm galley tarentum"), "arming.13");
}
