//! Setting up.

use std::collections::{BTreeMap, BTreeSet};

use crate::{BoardId, Event};
use engine::{Game, Presentation, Setup, Viewer};

use crate::tests::table::{Table, game};

pub(crate) fn new(board: &str, nations: u8) -> Table {
    Table::new(Setup::scenario(board).seats(nations), 1)
}

fn in_play(board: &str, nations: u8) -> BTreeSet<String> {
    new(board, nations).turn_order().into_iter().collect()
}

fn names(list: &str) -> BTreeSet<String> {
    list.split_whitespace().map(str::to_owned).collect()
}

/// The ids of the personages won since the position was set.
fn won(table: &Table) -> Vec<String> {
    let personage = |event: &Event| {
        let Event::PersonageWon { personage, .. } = event else {
            return None;
        };
        Some(personage.clone())
    };
    table.events().iter().filter_map(personage).collect()
}

#[test]
fn r_setup_1_number_one_lies_on_top() {
    // Five cities, three temples, seven seas, one advance and one temple destroyed: one of each pile.
    let mut table = Table::at(
        "west 4; romans gold 7 roma* neapolis* tarentum* salona caralis \
         G1@roma G1@neapolis G1@tarentum G1@salona G1@caralis G1@palma G1@carthago; \
         destroyed 1; turn romans know-how",
    );
    table.play("buy wheel, done");
    assert_eq!(
        won(&table),
        [
            "king-1",
            "scholar-1",
            "general-1",
            "citizen-1",
            "navigator-1"
        ]
    );
}

#[test]
fn r_setup_1_the_next_number_after_a_king_is_won() {
    let mut table = Table::at(
        "west 4; greeks cities athens sparta pella knossos ephesos; \
         romans roma neapolis tarentum salona caralis; turn greeks temple",
    );
    table.play("done");
    let left = |table: &Table| 9 - kings(table, Viewer::Spectator);
    assert_eq!((won(&table), left(&table)), (vec!["king-1".to_owned()], 8));
    table.play("rondel iron");
    assert_eq!(won(&table), ["king-1", "king-2"]);
    assert_eq!(left(&table), 7);
    for seat in (0..4).map(engine::Seat) {
        assert_eq!(9 - kings(&table, Viewer::Seat(seat)), 7, "all may count");
    }
}

fn kings(table: &Table, viewer: Viewer) -> u8 {
    let nations = game().view(table.state(), viewer).nations;
    nations.iter().map(|nation| nation.personages.king).sum()
}

#[test]
fn r_setup_2_everything_goes_through_the_bank() {
    let mut table = Table::at("west 4; romans coins 1 at iron; turn romans rondel");
    assert_eq!(table.bank_coins(), 29);
    table.play("rondel arming, pay 1 coins");
    assert_eq!((table.stock("romans")[3], table.bank_coins()), (0, 30));

    let mut table = Table::at("west 4; supply marble 10; romans marble 5; turn romans temple");
    table.play("temple roma");
    assert_eq!(table.bank_temples(), 19);
    let marble = |table: &Table| table.view().bank.supply.values().sum::<u16>();
    assert_eq!(marble(&table), 15, "the price has come to the bank");
    table.play("done");
    assert_eq!(table.bank_coins(), 29, "the coin of the next nation");
    table.play("rondel marble");
    assert_eq!(marble(&table), 14, "income comes from the bank");
}

/// With how many nations these take part, and who takes part with the least number.
fn from(board: &str, nation: &str) -> (Vec<u8>, BTreeSet<String>) {
    let plays = |nations: &u8| in_play(board, *nations).contains(nation);
    let numbers: Vec<u8> = (3..=6).filter(plays).collect();
    let others = in_play(board, numbers[0]);
    (numbers, others)
}

#[test]
fn r_setup_3_west_always() {
    assert_eq!(in_play("west", 3), names("greeks romans germans"));
    for nation in ["greeks", "romans", "germans"] {
        assert_eq!(from("west", nation).0, [3, 4, 5, 6]);
    }
}

#[test]
fn r_setup_4_west_phoenicians_from_four() {
    let all = names("greeks romans germans phoenicians");
    assert_eq!(from("west", "phoenicians"), (vec![4, 5, 6], all));
}

#[test]
fn r_setup_5_west_carthaginians_from_five() {
    let all = names("greeks romans germans phoenicians carthaginians");
    assert_eq!(from("west", "carthaginians"), (vec![5, 6], all));
}

#[test]
fn r_setup_6_west_persians_at_six() {
    let all = names("greeks romans germans phoenicians carthaginians persians");
    assert_eq!(from("west", "persians"), (vec![6], all));
}

#[test]
fn r_setup_7_east_always() {
    assert_eq!(in_play("east", 3), names("greeks persians arabs"));
    for nation in ["greeks", "persians", "arabs"] {
        assert_eq!(from("east", nation).0, [3, 4, 5, 6]);
    }
}

#[test]
fn r_setup_8_east_phoenicians_from_four() {
    let all = names("greeks persians arabs phoenicians");
    assert_eq!(from("east", "phoenicians"), (vec![4, 5, 6], all));
}

#[test]
fn r_setup_9_east_egyptians_from_five() {
    let all = names("greeks persians arabs phoenicians egyptians");
    assert_eq!(from("east", "egyptians"), (vec![5, 6], all));
}

#[test]
fn r_setup_10_east_babylonians_at_six() {
    let all = names("greeks persians arabs phoenicians egyptians babylonians");
    assert_eq!(from("east", "babylonians"), (vec![6], all));
}

#[test]
fn r_setup_11_nations_are_dealt_from_the_seed() {
    let deal = |seed| {
        let nations = Table::new(Setup::scenario("west").seats(4), seed)
            .view()
            .nations;
        let seats = nations
            .iter()
            .map(|nation| (nation.seat.0, nation.nation.to_string()));
        let dealt: BTreeMap<u8, String> = seats.collect();
        assert_eq!(dealt.len(), 4, "a nation for each seat");
        assert_eq!(
            dealt.values().collect::<BTreeSet<_>>().len(),
            4,
            "none twice"
        );
        dealt
    };
    assert_eq!(deal(7), deal(7));
    let mut counts: BTreeMap<(u8, String), u32> = BTreeMap::new();
    for seed in 0..800 {
        for seat_and_nation in deal(seed) {
            *counts.entry(seat_and_nation).or_default() += 1;
        }
    }
    assert_eq!(counts.len(), 16);
    for (which, count) in counts {
        assert!(
            (150..=250).contains(&count),
            "{which:?} {count} times of 800"
        );
    }
}

#[test]
fn r_setup_12_nations_are_chosen() {
    let mut table = Table::new(Setup::scenario("west").seats(3).option("deal", "choose"), 1);
    assert_eq!(
        table.answers(),
        ["choose greeks", "choose romans", "choose germans"]
    );
    assert_eq!(table.refused("choose phoenicians"), "setup.12");
    table.play("choose romans");
    assert_eq!(table.answers(), ["choose greeks", "choose germans"]);
    assert_eq!(table.refused("choose romans"), "setup.12");
    table.play("choose greeks");
    let seats = ["romans", "greeks", "germans"].map(|nation| table.nation(nation).seat.0);
    assert_eq!(seats, [0, 1, 2]);
    assert_eq!(table.asked().unwrap(), "rondel", "the game has begun");
}

#[test]
fn r_setup_13_seats_choose_in_order() {
    let mut table = Table::new(Setup::scenario("west").seats(4).option("deal", "choose"), 1);
    for (seat, nation) in [(0, "germans"), (1, "greeks"), (2, "phoenicians")] {
        assert_eq!(table.asked_seat(), Some(seat));
        assert_eq!(table.asked().unwrap(), "choose-nation");
        assert_eq!(table.refused_to(3, "choose romans"), "setup.12");
        table.play(&format!("choose {nation}"));
    }
    assert_eq!(table.nation("romans").seat.0, 3, "without being asked");
    assert_eq!(table.asked().unwrap(), "rondel");
}

#[test]
fn r_setup_14_starting_resources() {
    for board in ["west", "east"] {
        for seats in 2..=6 {
            let setup = Setup::scenario(board).seats(seats);
            for nation in Table::new(setup.clone(), 1).view().nations {
                assert_eq!([nation.iron, nation.marble, nation.gold], [1, 2, 3]);
            }
            // The choice of cities in the long game comes before the first coin.
            for nation in Table::new(setup.option("long", "yes"), 1).view().nations {
                assert_eq!([nation.iron, nation.marble, nation.gold], [1, 2, 3]);
                assert_eq!(nation.coins, 0);
            }
        }
    }
}

#[test]
fn r_setup_15_no_piece_beyond_the_limit() {
    let mut table = Table::at("west 4; romans iron 4 L17@roma; turn romans arming");
    assert_eq!(
        table.answers(),
        [
            "arm galley neapolis",
            "arm galley roma",
            "arm galley tarentum",
            "done"
        ]
    );
    assert_eq!(table.refused("arm legion roma"), "arming.13");
    let mut table = Table::at("west 4; romans iron 4 G17@roma; turn romans arming");
    assert_eq!(table.answers_with("arm").len(), 3);
    assert_eq!(table.refused("arm galley roma"), "arming.13");

    let free = |id: &&str| new("west", 3).owner(id).is_none();
    let provinces: Vec<&str> = BoardId::West
        .provinces()
        .map(crate::ProvinceId::id)
        .collect();
    let free: Vec<&str> = provinces.into_iter().filter(free).take(22).collect();
    let mut table = Table::at(&format!(
        "west 3; romans marble 9 iron 9 gold 9 {} L1@vindobona; turn romans cities",
        free.join(" ")
    ));
    assert_eq!(table.cities("romans").len(), 25);
    assert_eq!(table.refused("found vindobona"), "cities.9");
    for pieces in ["L18@roma", "G10@roma G8@neapolis"] {
        let position = format!("west 4; romans {pieces}; turn romans rondel");
        assert!(game().read_position(&position).is_err());
    }
}

#[test]
fn r_setup_26_nothing_else_at_the_start() {
    for board in ["west", "east"] {
        for seats in 2..=6 {
            for nation in new(board, seats).view().nations {
                assert!(nation.legions.is_empty() && nation.galleys.is_empty());
                assert!(nation.cities.iter().all(|city| !city.temple));
                assert!(nation.advances.is_empty());
                assert_eq!(nation.space, None);
                assert_eq!(nation.personages.total(), 0);
            }
        }
    }
}
