//! The know-how space.

use crate::Resource;

use crate::tests::table::Table;

/// All advances but democracy.
const SEVEN: &str = "roads navigation currency monarchy";

/// All eight advances.
const EIGHT: &str = "roads navigation currency democracy";

fn advances(table: &Table, nation: &str) -> Vec<String> {
    let owned = table.nation(nation).advances;
    owned.iter().map(|advance| advance.to_string()).collect()
}

fn scholars(table: &Table, nation: &str) -> u8 {
    table.nation(nation).personages.scholar
}

#[test]
fn r_knowhow_1_one_after_the_other_for_gold() {
    let mut table = Table::at("west 4; supply gold 1; romans gold 14; turn romans know-how");
    table.play("buy wheel");
    assert_eq!(table.stock("romans"), [2, 1, 7, 0]);
    table.play("buy market");
    assert_eq!(table.stock("romans"), [2, 1, 0, 0]);
    assert_eq!(table.view().bank.supply[&Resource::Gold], 15);
    assert_eq!(advances(&table, "romans"), ["wheel", "market"]);
    assert_eq!(table.at_turn(), "germans");
}

#[test]
fn r_knowhow_2_coins_for_any_part() {
    let mut table = Table::at("west 4; romans gold 4 coins 3; turn romans know-how");
    table.play("buy market");
    assert_eq!(table.stock("romans"), [2, 1, 0, 0]);
    assert_eq!(table.bank_coins(), 29, "and the germans take theirs");
    let mut table = Table::at("west 4; romans gold 9 coins 9; turn romans know-how");
    table.play("buy market");
    assert_eq!(table.answers_with("pay").len(), 8);
    table.play("pay 7 coins");
    assert_eq!(table.stock("romans"), [2, 1, 9, 2]);
    let mut table = Table::at("west 4; romans gold 4 coins 2 iron 9; turn romans know-how");
    assert_eq!(table.refused("buy market"), "diplomacy.3");
}

#[test]
fn r_knowhow_3_four_basic_and_four_superior() {
    let table = Table::at("west 4; romans gold 40; turn romans know-how");
    assert_eq!(
        table.answers(),
        [
            "buy wheel",
            "buy sailing",
            "buy market",
            "buy monarchy",
            "done"
        ]
    );
    let table =
        Table::at("west 4; romans gold 40 wheel sailing market monarchy; turn romans know-how");
    assert_eq!(
        table.answers(),
        [
            "buy roads",
            "buy navigation",
            "buy currency",
            "buy democracy",
            "done"
        ]
    );
}

#[test]
fn r_knowhow_4_roads_need_wheel() {
    let mut table = Table::at("west 4; romans gold 30 sailing; greeks roads; turn romans know-how");
    assert_eq!(table.refused("buy roads"), "knowhow.4");
    table.play("buy wheel");
    assert!(table.offers("buy roads"));
}

#[test]
fn r_knowhow_5_navigation_needs_sailing() {
    let mut table =
        Table::at("west 4; romans gold 30 roads; greeks navigation; turn romans know-how");
    assert_eq!(table.refused("buy navigation"), "knowhow.5");
    table.play("buy sailing");
    assert!(table.offers("buy navigation"));
}

#[test]
fn r_knowhow_6_currency_needs_market() {
    let mut table = Table::at(
        "west 4; romans gold 30; greeks currency; germans currency; phoenicians currency; turn romans know-how",
    );
    assert_eq!(table.refused("buy currency"), "knowhow.6");
    table.play("buy market");
    assert!(table.offers("buy currency"));
}

#[test]
fn r_knowhow_7_democracy_needs_monarchy() {
    let mut table = Table::at("west 4; romans gold 30; greeks democracy; turn romans know-how");
    assert_eq!(table.refused("buy democracy"), "knowhow.7");
    let table = Table::at("west 4; romans gold 30 monarchy; turn romans know-how");
    assert!(table.offers("buy democracy"));
}

#[test]
fn r_knowhow_8_owner_of_both_after_the_superior_one() {
    let mut table = Table::at("west 4; romans gold 30 sailing; turn romans know-how");
    table.play("buy navigation");
    assert_eq!(advances(&table, "romans"), ["sailing", "navigation"]);
    assert_eq!(table.refused("buy sailing"), "knowhow.15");
}

#[test]
fn r_knowhow_9_seven_or_ten_for_the_first() {
    let mut table = Table::at("west 4; romans gold 30; greeks wheel; turn romans know-how");
    table.play("buy market");
    assert_eq!(table.stock("romans")[2], 23);
    let mut table = Table::at("west 4; romans gold 30 market; greeks market; turn romans know-how");
    table.play("buy currency");
    assert_eq!(table.stock("romans")[2], 20);
}

#[test]
fn r_knowhow_10_three_or_five_for_those_who_follow() {
    let mut table = Table::at("west 4; romans gold 8; greeks currency; turn romans know-how");
    table.play("buy market");
    assert_eq!(table.stock("romans")[2], 5);
    table.play("buy currency");
    assert_eq!(table.stock("romans")[2], 0);
    assert_eq!(advances(&table, "romans"), ["market", "currency"]);
}

#[test]
fn r_knowhow_11_a_basic_advance_stays_acquired() {
    let mut table = Table::at("west 4; greeks gold 17; romans gold 3; turn greeks know-how");
    table.play("buy sailing, buy navigation, done");
    assert_eq!(scholars(&table, "greeks"), 2);
    table.play("rondel know-how, buy sailing, pay 3 gold, done");
    assert_eq!(advances(&table, "romans"), ["sailing"]);
    assert_eq!(table.stock("romans"), [2, 1, 0, 1]);
    assert_eq!(scholars(&table, "romans"), 0);
}

#[test]
fn r_knowhow_12_a_scholar_for_each_first_at_the_end_of_the_turn() {
    let mut table = Table::at("west 4; romans gold 24; turn romans know-how");
    table.play("buy market, buy currency");
    assert_eq!(scholars(&table, "romans"), 0);
    table.play("done");
    assert_eq!(scholars(&table, "romans"), 2);
}

#[test]
fn ex_knowhow_13_sailing_and_navigation_for_thirteen() {
    let mut table = Table::at("west 4; greeks sailing; romans gold 13; turn romans know-how");
    table.play("buy sailing");
    assert_eq!(table.stock("romans")[2], 10);
    table.play("buy navigation");
    assert_eq!(table.stock("romans")[2], 0);
    assert_eq!(advances(&table, "romans"), ["sailing", "navigation"]);
    table.play("done");
    assert_eq!(scholars(&table, "romans"), 1);
}

#[test]
fn r_knowhow_14_basic_and_superior_in_one_action() {
    let mut table = Table::at("west 4; romans gold 17; turn romans know-how");
    table.play("buy wheel, buy roads");
    assert_eq!(table.stock("romans")[2], 0);
    assert_eq!(advances(&table, "romans"), ["wheel", "roads"]);
    table.play("done");
    assert_eq!(scholars(&table, "romans"), 2);
    let mut table = Table::at("west 4; romans gold 16; turn romans know-how");
    table.play("buy wheel");
    assert_eq!(table.refused("buy roads"), "diplomacy.3");
}

#[test]
fn r_knowhow_15_never_twice() {
    let mut table = Table::at("west 4; romans gold 20 market; turn romans know-how");
    assert_eq!(table.refused("buy market"), "knowhow.15");
    assert!(!table.offers("buy market"));
}

#[test]
fn r_knowhow_15_never_lost() {
    let mut table =
        Table::at("west 4; romans roads market; greeks L1@roma L1@tarentum; turn greeks maneuver");
    table.play("conquer roma, conquer tarentum, done");
    assert_eq!(table.cities("romans"), ["neapolis"]);
    assert_eq!(advances(&table, "romans"), ["wheel", "market", "roads"]);
}

#[test]
fn r_knowhow_16_any_number_of_nations() {
    let mut table = Table::at(
        "west 4; romans gold 7; greeks gold 7; germans gold 7; phoenicians gold 7; turn phoenicians coin",
    );
    for (nation, price) in [
        ("phoenicians", 7),
        ("greeks", 3),
        ("romans", 3),
        ("germans", 3),
    ] {
        assert_eq!(table.at_turn(), nation);
        table.play(&format!(
            "rondel know-how, buy wheel, pay {price} gold, done"
        ));
        assert_eq!(table.stock(nation)[2], 7 - price);
        assert_eq!(advances(&table, nation), ["wheel"]);
        assert_eq!(scholars(&table, nation), u8::from(nation == "phoenicians"));
    }
}

#[test]
fn r_knowhow_17_all_eight_exchange_resources() {
    let mut table = Table::at(&format!(
        "west 4; romans {EIGHT} marble 0 iron 5 gold 0; turn romans temple"
    ));
    table.play("temple roma");
    assert_eq!(table.stock("romans"), [0, 0, 0, 0]);
    assert_eq!(table.bank_temples(), 19);
    for fewer in ["roads navigation currency", SEVEN] {
        let mut table = Table::at(&format!(
            "west 4; romans {fewer} marble 0 iron 5 gold 0; turn romans temple"
        ));
        assert_eq!(table.refused("temple roma"), "diplomacy.3");
    }
}

#[test]
fn r_knowhow_17_units_and_cities_for_any_resource() {
    let mut table = Table::at(&format!(
        "west 4; romans {EIGHT} marble 1 iron 0 gold 3 L1@sirmium; turn romans arming"
    ));
    table.play("arm legion roma, pay 1 marble, done, found sirmium");
    assert_eq!(table.stock("romans"), [0, 0, 0, 0]);
    assert_eq!(table.owner("sirmium").as_deref(), Some("romans"));
}

#[test]
fn r_knowhow_18_begins_at_once() {
    let mut table = Table::at(&format!(
        "west 4; greeks democracy; romans {SEVEN} marble 0 iron 0 gold 8 L1@sirmium; turn romans know-how"
    ));
    table.play("buy democracy");
    assert_eq!(table.stock("romans"), [0, 0, 3, 0]);
    table.play("done, found sirmium");
    assert_eq!(table.owner("sirmium").as_deref(), Some("romans"));
    assert_eq!(table.stock("romans"), [0, 0, 0, 0]);
}

#[test]
fn r_knowhow_18_one_for_one_and_never_into_coins() {
    let mut table = Table::at(&format!(
        "west 4; romans {EIGHT} marble 2 iron 1 gold 1; turn romans temple"
    ));
    assert_eq!(table.refused("temple roma"), "diplomacy.3");
    let mut table = Table::at(&format!(
        "west 4; romans {EIGHT} marble 5 iron 1 gold 0; turn romans temple"
    ));
    table.play("temple roma");
    assert_eq!(table.answers(), ["pay 4 marble 1 iron", "pay 5 marble"]);
    assert_eq!(table.refused("pay 3 marble 1 iron 1 coins"), "diplomacy.3");
    table.play("pay 4 marble 1 iron");
    assert_eq!(table.stock("romans"), [1, 0, 0, 0]);
    for step in ["rondel", "temple", "arming", "maneuver", "cities"] {
        let position = format!(
            "west 4; romans {EIGHT} marble 9 iron 9 gold 9 L1@sirmium at iron; turn romans {step}"
        );
        for answer in Table::at(&position).answers() {
            let mut table = Table::at(&position);
            table.play(&answer);
            if table.asked().as_deref() == Some("payment") {
                let payment = table.answers()[0].clone();
                table.play(&payment);
            }
            assert_eq!(table.stock("romans")[3], 0, "{answer}");
        }
    }
}

#[test]
fn r_knowhow_19_the_player_chooses_how_many_coins() {
    let mut table = Table::at("west 4; romans marble 6 coins 2; turn romans temple");
    table.play("temple roma");
    assert_eq!(table.asked().as_deref(), Some("payment"));
    assert_eq!(
        table.answers(),
        [
            "pay 5 marble",
            "pay 4 marble 1 coins",
            "pay 3 marble 2 coins"
        ]
    );
    assert_eq!(table.refused("pay 6 marble"), "coin.3");
    assert_eq!(table.refused("pay 4 marble"), "diplomacy.3");
    assert_eq!(table.refused("pay 2 marble 3 coins"), "diplomacy.3");
    assert_eq!(table.refused("pay 4 marble 1 iron"), "coin.3");
    table.play("pay 4 marble 1 coins");
    assert_eq!(table.stock("romans"), [2, 1, 3, 1]);

    let mut table = Table::at("west 4; romans marble 4 coins 2; turn romans temple");
    table.play("temple roma");
    assert_eq!(
        table.answers(),
        ["pay 4 marble 1 coins", "pay 3 marble 2 coins"]
    );
}

#[test]
fn r_knowhow_19_nobody_is_asked_when_there_is_one_way() {
    let mut table = Table::at("west 4; romans marble 4 coins 1; turn romans temple");
    table.play("temple roma");
    assert_eq!(table.stock("romans"), [0, 1, 3, 0]);
}
