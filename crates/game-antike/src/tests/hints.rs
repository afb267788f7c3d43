//! What is said about an answer before it is given, and the rules that questions name.

use serde_json::json;

use crate::tests::table::Table;

#[test]
fn cities_temples_and_units_say_what_they_cost() {
    let table = Table::at("west 4; romans marble 5; turn romans temple");
    assert_eq!(
        table.hint("temple roma"),
        json!({ "type": "temple", "marble": 5, "iron": 0, "gold": 0, "any": 0, "coins": 0, "resource": "gold" })
    );
    let table = Table::at("west 4; turn romans arming");
    assert_eq!(
        table.hint("arm galley roma"),
        json!({ "type": "unit", "marble": 0, "iron": 1, "gold": 0, "any": 0, "coins": 0 })
    );
    let table = Table::at("west 4; romans L1@sirmium; turn romans cities");
    assert_eq!(
        table.hint("found sirmium"),
        json!({ "type": "city", "marble": 1, "iron": 1, "gold": 1, "any": 0, "coins": 0, "resource": "gold" })
    );
}

/// With all advances any resource pays.
#[test]
fn r_knowhow_17_shows_in_prices() {
    let all = "roads navigation currency democracy";
    let table = Table::at(&format!(
        "west 4; romans {all} marble 5; turn romans temple"
    ));
    assert_eq!(table.hint("temple roma")["any"], 5);
    assert_eq!(table.hint("temple roma")["marble"], 0);
}

#[test]
fn r_variant_1_a_start_city_says_what_it_yields() {
    let setup = engine::Setup::scenario("east")
        .seats(3)
        .option("long", "yes");
    let table = Table::new(setup, 1);
    let mut yields: Vec<String> = table
        .answers()
        .iter()
        .map(|answer| table.hint(answer)["resource"].to_string())
        .collect();
    yields.sort();
    assert_eq!(yields, ["\"gold\"", "\"iron\"", "\"marble\""]);
}

#[test]
fn r_coin_2_a_refusal_says_what_is_given_up() {
    let table = Table::at("west 4; turn romans coin");
    assert_eq!(
        table.hint("decline coin"),
        json!({ "type": "decline-coin" })
    );
}

#[test]
fn r_rondel_1_the_first_space_names_its_rule() {
    let table = Table::at("west 4; turn romans rondel");
    assert_eq!(table.rule(), "rondel.1");
    let table = Table::at("west 4; romans at iron; turn romans rondel");
    assert_eq!(table.rule(), "rondel.3");
}

#[test]
fn payments_name_the_rule_of_what_is_paid_for() {
    let cases = [
        (
            "romans at iron; turn romans rondel",
            "rondel arming",
            "rondel.5",
        ),
        (
            "romans marble 9 coins 9; turn romans temple",
            "temple roma",
            "temple.2",
        ),
        (
            "romans iron 9 coins 9; turn romans arming",
            "arm legion roma",
            "arming.2",
        ),
        (
            "romans gold 9 coins 9; turn romans know-how",
            "buy wheel",
            "knowhow.19",
        ),
        (
            "romans coins 9 L1@sirmium; turn romans cities",
            "found sirmium",
            "cities.7",
        ),
    ];
    for (position, answer, rule) in cases {
        let mut table = Table::at(&format!("west 4; {position}"));
        table.play(answer);
        assert_eq!(
            (table.asked().as_deref(), table.rule()),
            (Some("payment"), rule)
        );
    }
}

#[test]
fn a_fight_says_who_is_left() {
    let mut table =
        Table::at("west 4; romans G3@athens G2@ephesos; greeks G4@athens; turn romans maneuver");
    assert_eq!(
        table.hint("fight 3 galley athens greeks"),
        json!({ "type": "fight", "kind": "galley", "pairs": 3, "own": 0, "theirs": 1 })
    );
    table.play("move 2 galley ephesos athens");
    assert_eq!(
        table.hint("demand 4"),
        json!({ "type": "fight", "kind": "galley", "pairs": 4, "own": 0, "theirs": 1 })
    );
}

/// A coin that nothing else can replace is named with the price; where something else pays, the nation is asked.
#[test]
fn r_coin_3_a_coin_is_never_spent_unsaid() {
    let mut table =
        Table::at("west 4; romans marble 1 iron 0 gold 1 coins 1 L1@sirmium; turn romans cities");
    assert_eq!(table.hint("found sirmium")["coins"], 1);
    table.play("found sirmium");
    assert_eq!(table.stock("romans"), [0, 0, 0, 0]);
    let mut table =
        Table::at("west 4; romans marble 1 iron 1 gold 1 coins 1 L1@sirmium; turn romans cities");
    assert_eq!(table.hint("found sirmium")["coins"], 0);
    table.play("found sirmium");
    assert_eq!(table.asked().as_deref(), Some("payment"));
    let table = Table::at("west 4; romans gold 5 coins 2; turn romans know-how");
    assert_eq!(table.hint("buy wheel")["coins"], 2);
    let table =
        Table::at("west 4; romans at gold marble 1 iron 0 gold 0 coins 3; turn romans rondel");
    assert_eq!(table.hint("rondel temple")["coins"], 3);
}
