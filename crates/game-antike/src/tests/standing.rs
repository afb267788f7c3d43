//! What is told about a position beside its view: it agrees with what the rules do.

use engine::Setup;
use serde_json::{Value, json};

use crate::tests::table::Table;

fn standing(position: &str) -> Value {
    Table::at(&format!("west 4; {position}; turn romans rondel")).standing()
}

/// The part of a list that is about something: `about(&standing["nations"], "nation", "romans")`.
fn about<'a>(list: &'a Value, field: &str, id: &str) -> &'a Value {
    let mut all = list.as_array().unwrap().iter();
    all.find(|each| each[field] == id).unwrap()
}

fn of_nation(position: &str, nation: &str) -> Value {
    about(&standing(position)["nations"], "nation", nation).clone()
}

#[test]
fn r_production_1_income_is_one_or_three_a_city() {
    let romans = of_nation("romans cities neapolis mediolanum* roma", "romans");
    assert_eq!(romans["income"], json!({"marble": 4, "iron": 0, "gold": 1}));
}

#[test]
fn r_advances_6_market_and_currency_add_one_to_each_income() {
    let income = |advances: &str| {
        let position = format!("romans {advances} cities neapolis roma tarentum");
        of_nation(&position, "romans")["income"].clone()
    };
    assert_eq!(income("market"), json!({"marble": 2, "iron": 2, "gold": 2}));
    assert_eq!(
        income("market currency"),
        json!({"marble": 3, "iron": 3, "gold": 3})
    );
}

/// The income that is told is what the wheel brings.
#[test]
fn r_production_5_the_income_is_what_is_produced() {
    let position =
        "west 4; romans market cities neapolis mediolanum* roma tarentum; turn romans rondel";
    let table = Table::at(position);
    let income = about(&table.standing()["nations"], "nation", "romans")["income"].clone();
    for (index, resource) in ["marble", "iron", "gold"].into_iter().enumerate() {
        let mut table = Table::at(position);
        let before = table.stock("romans")[index];
        table.play(&format!("rondel {resource}"));
        let produced = table.stock("romans")[index] - before;
        assert_eq!(json!(produced), income[resource], "{resource}");
    }
}

#[test]
fn r_knowhow_9_the_first_pays_more_and_r_knowhow_10_all_others_less() {
    let standing = standing("greeks wheel");
    let advance = |id| about(&standing["advances"], "advance", id);
    assert_eq!(
        advance("wheel"),
        &json!({"advance": "wheel", "price": 3, "first": false})
    );
    assert_eq!(
        advance("sailing"),
        &json!({"advance": "sailing", "price": 7, "first": true})
    );
    assert_eq!(
        advance("roads"),
        &json!({"advance": "roads", "price": 10, "first": true})
    );
}

#[test]
fn r_personages_3_the_way_to_the_next_king_citizen_and_navigator() {
    let romans = of_nation(
        "romans kings 1 cities roma* neapolis* G1@neapolis G2@roma",
        "romans",
    );
    assert_eq!(
        romans["ways"],
        json!([
            {"kind": "king", "have": 2, "need": 10},
            {"kind": "citizen", "have": 2, "need": 3},
            {"kind": "navigator", "have": 2, "need": 7},
        ])
    );
}

#[test]
fn r_personages_13_the_pile_and_who_comes_next() {
    let standing = standing("romans kings 1; greeks kings 1 scholars 8 wheel");
    let pile = |kind| about(&standing["piles"], "kind", kind);
    assert_eq!(
        pile("king"),
        &json!({"kind": "king", "left": 7, "next": "king-3"})
    );
    assert_eq!(
        pile("scholar"),
        &json!({"kind": "scholar", "left": 0, "next": null})
    );
}

#[test]
fn r_components_1_pieces_and_temples_that_are_left() {
    let position = "romans cities roma* neapolis L4@roma G1@neapolis";
    let romans = of_nation(position, "romans");
    assert_eq!(
        romans["left"],
        json!({"legions": 13, "galleys": 16, "cities": 23})
    );
    assert_eq!(standing(position)["temples"], 19);
}

/// Before the nations are dealt there are only prices and piles.
#[test]
fn before_the_deal_no_nation_stands_anywhere() {
    let setup = Setup::scenario("west").seats(4).option("deal", "choose");
    let standing = Table::new(setup, 1).standing();
    assert_eq!(standing["nations"], json!([]));
    assert_eq!(standing["temples"], 20);
}
