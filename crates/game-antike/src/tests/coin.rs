//! Taking and spending coins.

use crate::Event;
use engine::{Game, Setup, Viewer};

use crate::tests::table::{Table, random_states};

fn new(seats: u8) -> Table {
    Table::new(Setup::scenario("west").seats(seats), 1)
}

/// The Romans before the coin, with the bank's last coins elsewhere.
fn before_coin(bank: u8) -> Table {
    Table::at(&format!(
        "west 4; germans coins {}; turn romans coin",
        30 - bank
    ))
}

#[test]
fn r_coin_1_one_coin_before_the_wheel() {
    let mut table = new(4);
    let first = table.at_turn();
    assert_eq!(table.asked().unwrap(), "rondel");
    assert_eq!((table.stock(&first)[3], table.bank_coins()), (1, 29));
    for _ in 0..3 {
        table.play("rondel iron");
        assert_eq!(table.stock(&table.at_turn())[3], 1);
    }
    assert_eq!(table.bank_coins(), 26, "all four have taken one");
    table.play("rondel iron");
    assert_eq!((table.at_turn(), table.stock(&first)[3]), (first, 2));
}

#[test]
fn r_coin_2_without_asking() {
    let mut table = before_coin(5);
    assert_eq!(table.asked().unwrap(), "rondel");
    assert_eq!((table.stock("romans")[3], table.bank_coins()), (1, 4));
    assert_eq!(table.refused("take gold"), "coin.2");
    assert_eq!(table.refused("take nothing"), "coin.2");
    let last = before_coin(1);
    assert_eq!(last.asked().unwrap(), "rondel");
    assert_eq!((last.stock("romans")[3], last.bank_coins()), (1, 0));
}

#[test]
fn r_coin_2_the_coin_may_be_declined() {
    let mut table = before_coin(5);
    assert_eq!(table.answers().len(), 9, "eight spaces and the refusal");
    assert_eq!(
        table.answers().last().map(String::as_str),
        Some("decline coin")
    );
    table.play("decline coin");
    assert_eq!((table.stock("romans")[3], table.bank_coins()), (0, 5));
    assert_eq!(table.asked().unwrap(), "rondel");
    assert!(table.answers_with("decline").is_empty());
    assert_eq!(table.refused("decline coin"), "coin.2", "once");
    let mut table = before_coin(5);
    table.play("rondel iron, rondel temple");
    assert_eq!(table.refused("decline coin"), "coin.2", "after the move");
}

/// A coin that is put back cannot pay for the move, and nobody takes one in its place.
#[test]
fn r_coin_2_as_if_it_had_never_been_taken() {
    let mut table = Table::at(
        "west 4; romans marble 0 iron 0 gold 0 at iron; germans coins 29; turn romans coin",
    );
    assert!(table.offers("rondel arming"));
    table.play("decline coin");
    assert!(!table.offers("rondel arming"), "four steps cost a resource");
    assert!(table.answers_with("take").is_empty());
    assert_eq!(table.refused("take gold"), "coin.2");
    table.play("rondel temple, done");
    assert_eq!(table.at_turn(), "germans");
    assert_eq!(table.stock("germans")[3], 30, "the next nation takes it");
}

#[test]
fn r_coin_2_a_substitute_is_not_declined_afterwards() {
    let mut table = before_coin(0);
    table.play("take gold");
    assert!(table.answers_with("decline").is_empty());
    assert_eq!(table.refused("decline coin"), "coin.2");
}

#[test]
fn r_coin_3_stands_for_any_resource() {
    let mut table = Table::at("west 4; romans marble 3 coins 2; turn romans temple");
    table.play("temple roma");
    assert_eq!(table.stock("romans"), [0, 1, 3, 0]);
    let mut table = Table::at("west 4; romans iron 0 coins 1; turn romans arming");
    table.play("arm legion roma");
    assert_eq!(table.stock("romans"), [2, 0, 3, 0]);
    let mut table = Table::at("west 4; romans gold 5 coins 2; turn romans know-how");
    table.play("buy wheel");
    assert_eq!(table.stock("romans"), [2, 1, 0, 0]);
    let mut table =
        Table::at("west 4; romans marble 1 iron 0 gold 1 coins 1 L1@sirmium; turn romans cities");
    table.play("found sirmium");
    assert_eq!(table.stock("romans"), [0, 0, 0, 0]);
    let mut table =
        Table::at("west 4; romans marble 0 iron 0 gold 0 coins 1 at iron; turn romans rondel");
    table.play("rondel arming");
    assert_eq!(table.stock("romans"), [0, 0, 0, 0]);
}

#[test]
fn r_coin_4_spent_at_once() {
    let mut table = Table::at("west 4; romans marble 0 iron 0 gold 0 at iron; turn romans coin");
    assert_eq!(table.stock("romans"), [0, 0, 0, 1]);
    table.play("rondel arming");
    assert_eq!(table.stock("romans"), [0, 0, 0, 0]);
}

#[test]
fn r_coin_4_or_kept_without_limit() {
    let mut table = new(3);
    let first = table.at_turn();
    for (space, coins) in [("iron", 1), ("gold", 2), ("marble", 3)] {
        assert_eq!(
            (table.at_turn(), table.stock(&first)[3]),
            (first.clone(), coins)
        );
        for _ in 0..3 {
            table.play(&format!("rondel {space}"));
        }
    }
    let table = Table::at("west 4; romans coins 29; turn romans coin");
    assert_eq!(table.stock("romans")[3], 30);
}

#[test]
fn r_coin_5_something_else_from_an_empty_bank() {
    for (resource, stock) in [
        ("marble", [3, 1, 3, 0]),
        ("iron", [2, 2, 3, 0]),
        ("gold", [2, 1, 4, 0]),
    ] {
        let mut table = before_coin(0);
        assert_eq!(table.asked().unwrap(), "coin");
        table.play(&format!("take {resource}"));
        assert_eq!(table.stock("romans"), stock);
        assert_eq!(table.asked().unwrap(), "rondel", "only one");
        assert_eq!(table.bank_coins(), 0);
    }
}

#[test]
fn r_coin_6_or_nothing() {
    let mut table = before_coin(0);
    assert_eq!(
        table.answers(),
        ["take marble", "take iron", "take gold", "take nothing"]
    );
    let before = table.view().nations;
    table.play("take nothing");
    assert_eq!(table.view().nations, before);
    assert_eq!(table.asked().unwrap(), "rondel");
}

#[test]
fn r_coin_7_a_spent_coin_goes_round() {
    let mut table =
        Table::at("west 4; romans iron 0 coins 1; phoenicians coins 29; turn romans arming");
    assert_eq!(table.bank_coins(), 0);
    table.play("arm legion roma");
    assert_eq!(table.at_turn(), "germans");
    assert_eq!(table.asked().unwrap(), "rondel", "no substitute is offered");
    assert_eq!((table.stock("germans")[3], table.bank_coins()), (1, 0));
}

#[test]
fn r_coin_8_each_in_its_own_turn() {
    let mut table = new(4);
    let order = table.turn_order();
    let coins = |table: &Table| {
        order
            .iter()
            .map(|nation| table.stock(nation)[3])
            .collect::<Vec<_>>()
    };
    assert_eq!(coins(&table), [1, 0, 0, 0]);
    table.play("rondel iron");
    assert_eq!(coins(&table), [1, 1, 0, 0]);
    assert_eq!(table.bank_coins(), 28, "29 before the second took its own");
}

fn coins(table: &Table) -> Vec<u16> {
    let order = table.turn_order();
    order.iter().map(|nation| table.stock(nation)[3]).collect()
}

#[test]
fn r_coin_8_all_nations_before_each_round_as_an_option() {
    let setup = Setup::scenario("west").seats(4).option("coins", "round");
    let mut table = Table::new(setup, 1);
    let order = table.turn_order();
    assert_eq!(coins(&table), [1, 1, 1, 1]);
    assert_eq!(
        &table.event_types()[4..],
        [
            "coin-taken",
            "coin-taken",
            "coin-taken",
            "coin-taken",
            "turn-began"
        ]
    );
    for nation in &order {
        assert_eq!((&table.at_turn(), coins(&table)), (nation, vec![1; 4]));
        table.play("rondel iron");
    }
    assert_eq!(coins(&table), [2, 2, 2, 2], "the second round");
    table.play("decline coin, rondel gold");
    assert_eq!(coins(&table), [1, 2, 2, 2], "each declines its own");
    table.play("decline coin, rondel gold");
    assert_eq!(coins(&table), [1, 1, 2, 2]);
}

/// Two coins for four nations: the last two take something else, before anybody moves.
#[test]
fn r_coin_8_a_bank_that_runs_out_within_the_round() {
    let mut table = Table::at(
        "west 4 coins=round; order romans germans greeks phoenicians; greeks coins 28; turn phoenicians coin",
    );
    assert_eq!(table.turn_order()[0], "phoenicians");
    assert_eq!(
        (table.asked().unwrap(), table.asked_nation().unwrap()),
        ("coin".to_owned(), "germans".to_owned())
    );
    assert_eq!(coins(&table), [1, 1, 0, 28]);
    table.play("take iron");
    assert_eq!(table.asked_nation().as_deref(), Some("greeks"));
    table.play("take nothing");
    assert_eq!(table.asked_nation().as_deref(), Some("phoenicians"));
    assert_eq!(table.asked().unwrap(), "rondel");
    assert_eq!(table.stock("germans"), [2, 2, 3, 0]);
    assert_eq!(table.stock("greeks"), [2, 1, 3, 28]);
    table.play("rondel iron, rondel iron");
    assert_eq!(table.at_turn(), "germans");
    assert!(table.answers_with("decline").is_empty(), "it has no coin");
    assert!(table.answers_with("take").is_empty());
}

#[test]
fn r_coin_9_production_gives_none() {
    // With all advances: 3 + 1 + 1 and 2 for currency.
    let all = "roads navigation currency democracy";
    let mut table = Table::at(&format!(
        "west 4; romans {all} coins 2 neapolis* salona mediolanum; turn romans rondel"
    ));
    table.play("rondel marble");
    assert_eq!(table.stock("romans"), [9, 1, 3, 2]);
}

#[test]
fn r_coin_9_the_exchange_gives_none() {
    let all = "roads navigation currency democracy";
    let mut table = Table::at(&format!(
        "west 4; romans marble 0 gold 6 iron 0 {all}; turn romans temple"
    ));
    table.play("temple roma");
    assert_eq!(table.stock("romans"), [0, 0, 1, 0], "gold for marble");
    assert_eq!(
        table.bank_coins(),
        29,
        "and nothing for a coin: the germans take theirs"
    );
}

#[test]
fn r_coin_9_at_most_one_a_turn() {
    let mut before = [0; 6];
    random_states(
        Setup::scenario("west").seats(6),
        5,
        3000,
        |game, state, events| {
            let nations = game.view(state, Viewer::Spectator).nations;
            for nation in nations {
                let taken = Event::CoinTaken {
                    nation: nation.nation,
                };
                let coins = &mut before[usize::from(nation.seat.0)];
                let taken = events.iter().filter(|event| **event == taken).count();
                assert!(taken <= 1);
                assert!(usize::from(nation.coins) <= usize::from(*coins) + taken);
                *coins = nation.coins;
            }
            let began = events
                .iter()
                .filter(|event| matches!(event, Event::TurnBegan { .. }));
            let taken = events
                .iter()
                .filter(|event| matches!(event, Event::CoinTaken { .. }));
            assert!(taken.count() <= began.count());
        },
    );
}
