//! Agreements, trade and credit.

use std::collections::BTreeMap;

use crate::{Antike, Event, Nation, Resource};
use engine::{Game, Presentation, Setup, Viewer};

use crate::tests::table::{Table, game, random_states};

#[test]
fn r_diplomacy_1_peace_binds_nobody() {
    // The Greeks let the Romans pass; the Romans fight them all the same.
    let mut table = Table::at("west 4; romans G4@caralis; greeks G3@palma; turn romans maneuver");
    table.play("move 1 galley caralis palma, decline");
    assert!(table.offers("fight 1 galley palma greeks"));
    // And the Greeks, who have kept the peace once, need not keep it again.
    table.play("move 1 galley caralis palma");
    assert_eq!(table.answers(), ["demand 2", "decline"]);
    table.play("decline, fight 2 galley palma greeks");
    assert_eq!(table.units("greeks", "palma"), [0, 1]);
}

#[test]
fn r_diplomacy_1_no_answer_makes_an_agreement() {
    // covers: diplomacy.2
    let actions = [
        "choose-nation",
        "choose-pair",
        "start-city",
        "take-instead",
        "take-nothing",
        "rondel",
        "decline-coin",
        "pay",
        "build-temple",
        "arm",
        "buy-advance",
        "move",
        "demand",
        "decline",
        "fight",
        "conquer",
        "give-up",
        "remove",
        "found",
        "done",
    ];
    assert_eq!(
        Antike::keys().actions,
        actions,
        "neither treaties nor gifts"
    );
    assert!(
        Antike::read_action("pay 1 gold greeks").is_err(),
        "only the bank is paid"
    );
}

/// Marble, iron, gold and coins of every nation, kept from the events alone.
#[derive(Default)]
struct Accounts {
    stocks: BTreeMap<Nation, [u16; 4]>,
    at_turn: Option<Nation>,
}

impl Accounts {
    fn write(&mut self, event: &Event) {
        let (nation, gain, loss) = if let Event::TurnBegan { nation, .. } = *event {
            self.at_turn = Some(nation);
            return;
        } else if let Event::CoinTaken { nation } = *event {
            (nation, [0, 0, 0, 1], [0; 4])
        } else if let Event::CoinDeclined { nation } = *event {
            (nation, [0; 4], [0, 0, 0, 1])
        } else if let Event::InsteadTaken { nation, resource } = *event {
            (nation, of(resource, 1), [0; 4])
        } else if let Event::Produced {
            nation,
            resource,
            amount,
            ..
        } = *event
        {
            (nation, of(resource, amount), [0; 4])
        } else if let Event::Paid {
            nation,
            marble,
            iron,
            gold,
            coins,
        } = *event
        {
            (nation, [0; 4], [marble, iron, gold, coins].map(u16::from))
        } else {
            return;
        };
        assert_eq!(self.at_turn, Some(nation), "nothing out of turn");
        let stock = self.stocks.entry(nation).or_insert([2, 1, 3, 0]);
        for ((held, gain), loss) in stock.iter_mut().zip(gain).zip(loss) {
            *held = (*held + gain).checked_sub(loss).unwrap();
        }
    }
}

fn of(resource: Resource, amount: u16) -> [u16; 4] {
    let mut stock = [0; 4];
    stock[resource as usize] = amount;
    stock
}

#[test]
fn r_diplomacy_2_stocks_change_only_with_the_bank() {
    for (board, seats, seed) in [("west", 2, 1), ("west", 4, 2), ("east", 6, 3)] {
        let mut accounts = Accounts::default();
        let setup = Setup::scenario(board).seats(seats);
        random_states(setup, seed, 3000, |game, state, events| {
            events.iter().for_each(|event| accounts.write(event));
            for nation in game.view(state, Viewer::Spectator).nations {
                let stock = [
                    nation.marble,
                    nation.iron,
                    nation.gold,
                    u16::from(nation.coins),
                ];
                let expected = accounts.stocks.get(&nation.nation).unwrap_or(&[2, 1, 3, 0]);
                assert_eq!(stock, *expected, "{}", nation.nation);
            }
        });
    }
}

#[test]
fn r_diplomacy_2_a_conquered_city_brings_no_booty() {
    let mut table =
        Table::at("west 2; romans G3@paphos; phoenicians coins 5; turn romans maneuver");
    table.play("conquer paphos, done");
    assert_eq!(table.stock("romans"), [2, 1, 3, 0]);
    assert_eq!(
        table.stock("phoenicians"),
        [2, 1, 3, 5],
        "not even from a partner"
    );
}

#[test]
fn r_diplomacy_3_every_price_is_paid_at_once() {
    let cases = [
        ("arming", "iron 0", "arm legion roma"),
        ("temple", "marble 4", "temple roma"),
        ("know-how", "gold 6", "buy wheel"),
        ("cities", "marble 0", "found sirmium"),
    ];
    for (space, stock, answer) in cases {
        let mut table = Table::at(&format!(
            "west 4; romans marble 9 iron 9 gold 9 {stock} L1@sirmium; turn romans {space}"
        ));
        assert!(!table.offers(answer));
        assert_eq!(table.refused(answer), "diplomacy.3");
    }
}

#[test]
fn r_diplomacy_3_and_in_full() {
    let mut table = Table::at("west 4; romans marble 5 coins 1; turn romans temple");
    table.play("temple roma");
    assert_eq!(table.answers(), ["pay 5 marble", "pay 4 marble 1 coins"]);
    for part in ["pay 4 marble", "pay 3 marble 2 coins", "pay"] {
        assert_eq!(table.refused(part), "diplomacy.3");
    }
    assert_eq!(table.refused("pay 5 marble 1 coins"), "coin.3");
    let debt = "west 4; romans gold -1; turn romans temple";
    assert!(game().read_position(debt).is_err());
}
