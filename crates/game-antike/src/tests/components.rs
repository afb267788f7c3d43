//! The components.

use std::collections::BTreeSet;

use crate::{NationDocument, View};
use engine::{Game, Presentation, Setup, Viewer};
use serde_json::Value;

use crate::tests::table::{Table, game, random_states};

const KINDS: [(&str, u64); 5] = [
    ("king", 9),
    ("scholar", 8),
    ("general", 7),
    ("citizen", 6),
    ("navigator", 5),
];

/// Looks at every position of a few games with random answers.
fn playouts(mut look: impl FnMut(&View)) {
    for (board, seats, seed) in [("west", 6, 1), ("east", 4, 2), ("west", 2, 3)] {
        let setup = Setup::scenario(board).seats(seats);
        random_states(setup, seed, 2500, |game, state, _| {
            look(&game.view(state, Viewer::Spectator));
        });
    }
}

fn count_temples(view: &View) -> usize {
    let cities = view.nations.iter().flat_map(|nation| &nation.cities);
    cities.filter(|city| city.temple).count()
}

#[test]
fn r_components_1_thirty_five_numbered_personages() {
    let file: Value = serde_json::from_str(include_str!("../../data/personages.json")).unwrap();
    let all = file["personages"].as_array().unwrap();
    assert_eq!(all.len(), 35);
    for (kind, count) in KINDS {
        let of_kind = all.iter().filter(|personage| personage["kind"] == kind);
        let numbers: Vec<u64> = of_kind
            .map(|personage| personage["number"].as_u64().unwrap())
            .collect();
        assert_eq!(numbers, (1..=count).collect::<Vec<_>>(), "{kind}");
    }
}

#[test]
fn r_components_1_none_is_added_or_put_back() {
    let table = Table::new(Setup::scenario("west").seats(6), 1);
    for nation in table.view().nations {
        assert_eq!(nation.personages.total(), 0, "all lie in the piles");
    }
    let mut before = [0; 6];
    let mut most_won = 0;
    random_states(
        Setup::scenario("west").seats(6),
        1,
        4000,
        |game, state, _| {
            let mut won = [0; 5];
            for nation in game.view(state, Viewer::Spectator).nations {
                let seat = usize::from(nation.seat.0);
                let total = nation.personages.total();
                assert!(total >= before[seat], "nobody puts one back");
                before[seat] = total;
                let own = nation.personages;
                let kinds = [
                    own.king,
                    own.scholar,
                    own.general,
                    own.citizen,
                    own.navigator,
                ];
                won.iter_mut()
                    .zip(kinds)
                    .for_each(|(won, own)| *won += u64::from(own));
            }
            for ((kind, count), won) in KINDS.into_iter().zip(won) {
                assert!(won <= count, "{won} {kind}s");
            }
            most_won = most_won.max(won.iter().sum());
        },
    );
    assert!(most_won > 0, "somebody has won one");
}

#[test]
fn r_components_1_the_last_of_a_pile() {
    let cities = "cities roma neapolis tarentum salona syracusae";
    let mut table = Table::at(&format!(
        "west 4; germans kings 8; romans {cities}; turn romans temple"
    ));
    table.play("done");
    assert_eq!(table.nation("romans").personages.king, 1, "the ninth");
    let mut table = Table::at(&format!(
        "west 6; germans kings 5; greeks kings 4; romans {cities}; turn romans temple"
    ));
    table.play("done");
    assert_eq!(
        table.nation("romans").personages.king,
        0,
        "there is no tenth"
    );
    let ten_kings = "west 6; germans kings 5; greeks kings 5; turn romans temple";
    assert!(game().read_position(ten_kings).is_err());
}

#[test]
fn r_components_2_thirty_coins_in_the_bank() {
    // In the long game cities are chosen before the first coin is taken.
    let table = Table::new(Setup::scenario("west").seats(6).option("long", "yes"), 1);
    assert_eq!(table.bank_coins(), 30);
    for nation in table.view().nations {
        assert_eq!(nation.coins, 0);
    }
}

#[test]
fn r_components_2_thirty_coins_for_ever() {
    playouts(|view| {
        let held: u8 = view.nations.iter().map(|nation| nation.coins).sum();
        assert_eq!(view.bank.coins + held, 30);
    });
    assert!(
        game()
            .read_position("west 4; romans coins 31; turn romans rondel")
            .is_err()
    );
}

#[test]
fn r_components_3_twenty_temples_for_all() {
    let table = Table::new(Setup::scenario("west").seats(6), 1);
    assert_eq!(count_temples(&table.view()), 0);
    // Nineteen stand in all: there is one left for all nations together.
    let mut table = Table::at(
        "west 4; romans marble 20;
         greeks pella* dyrrhachion* athens* sparta* knossos* ephesos* byzantium* tomis* sinope* sirmium*;
         germans colonia* marobudum* castra-regina* treva* vindobona* lutetia* lugdunum* londinium* burdigala*;
         turn romans temple",
    );
    table.play("temple roma");
    assert_eq!(table.bank_temples(), 0);
    assert_eq!(table.at_turn(), "germans", "nothing more can be built");
    playouts(|view| assert!(count_temples(view) <= 20));
}

#[test]
fn r_components_4_pieces_in_stock_at_the_start() {
    let setup = || Setup::scenario("west").seats(6);
    for nation in Table::new(setup(), 1).view().nations {
        assert!(nation.legions.is_empty() && nation.galleys.is_empty());
        assert_eq!(nation.cities.len(), 3, "22 of 25 markers are in stock");
    }
}

#[test]
fn r_components_4_the_last_piece_of_each_kind() {
    let mut table = Table::at("west 4; romans iron 9 L16@roma G16@roma; turn romans arming");
    table.play("arm legion neapolis");
    assert_eq!(table.refused("arm legion roma"), "arming.13");
    assert!(table.offers("arm galley tarentum"));
    table.play("arm galley roma");
    assert_eq!(table.at_turn(), "germans", "nobody is left to be armed");

    // 24 cities, units in two open provinces: the 25th marker is the last.
    let mut table = Table::at(
        "west 3; romans marble 9 iron 9 gold 9 \
         roma neapolis tarentum aquileia mediolanum massilia tarraco olisipo gades tingis caesarea carthago tacape \
         leptis-magna cyrene alexandria memphis tyros antiochia palmyra ctesiphon nisibis ancyra attalia \
         L1@salona G1@caralis;turn romans cities",
    );
    assert_eq!(table.cities("romans").len(), 24);
    table.play("found salona");
    assert_eq!(table.cities("romans").len(), 25);
    assert_ne!(table.at_turn(), "romans", "nothing more can be founded");
}

#[test]
fn r_components_4_never_more_pieces_than_there_are() {
    let units = |nation: &NationDocument| {
        [&nation.legions, &nation.galleys].map(|units| units.values().sum::<u8>())
    };
    playouts(|view| {
        for nation in &view.nations {
            let [legions, galleys] = units(nation);
            assert!(legions <= 17 && galleys <= 17 && nation.cities.len() <= 25);
        }
    });
}

#[test]
fn r_components_5_one_place_on_each_line() {
    // A superior place counts instead of the basic one, not on top of it: 1 + 2 maneuvers, 1 + 2 marble, defence 1 + 2.
    let all = "roads navigation currency democracy";
    let table = Table::at(&format!(
        "west 4; romans {all} L1@roma G1@neapolis; turn romans maneuver"
    ));
    assert!(table.offers("move 1 legion/3 roma neapolis"));
    assert!(table.offers("move 1 galley/3 neapolis caralis"));
    let mut table = Table::at(&format!(
        "west 4; romans marble 0 {all}; turn romans rondel"
    ));
    table.play("rondel marble");
    assert_eq!(table.stock("romans")[0], 3);
    let attack = |legions: u8| {
        Table::at(&format!(
            "west 4; romans {all}; greeks L{legions}@roma; turn greeks maneuver"
        ))
    };
    assert!(!attack(2).offers("conquer roma"));
    assert!(attack(3).offers("conquer roma"));
}

#[test]
fn r_components_5_one_marker_on_the_wheel() {
    let mut table = Table::at("west 3; germans at iron; turn germans rondel");
    table.play("rondel gold").pass_turn().pass_turn();
    assert_eq!(table.at_turn(), "germans");
    assert_eq!(table.nation("germans").space.unwrap().to_string(), "gold");
}

#[test]
fn r_components_6_six_nations_a_board() {
    let file: Value = serde_json::from_str(include_str!("../../data/nations.json")).unwrap();
    let boards = [
        (
            "west",
            "carthaginians germans greeks persians phoenicians romans",
        ),
        (
            "east",
            "arabs babylonians egyptians greeks persians phoenicians",
        ),
    ];
    for (board, expected) in boards {
        let mut playing = Table::new(Setup::scenario(board).seats(6), 1).turn_order();
        playing.sort();
        assert_eq!(playing.join(" "), expected);
        let cards = file["boards"][board]["nations"].as_array().unwrap();
        let colours: BTreeSet<_> = cards
            .iter()
            .map(|card| card["colour"].to_string())
            .collect();
        assert_eq!((cards.len(), colours.len()), (6, 6), "a colour each");
    }
}

#[test]
fn r_components_7_stocks_are_whole_units() {
    let mut table = Table::at("west 4; romans marble 7; turn romans temple");
    table.play("temple roma");
    assert_eq!(table.stock("romans"), [2, 1, 3, 0]);
    for amount in ["-1", "1.5"] {
        let position = format!("west 4; romans marble {amount}; turn romans temple");
        assert!(game().read_position(&position).is_err());
    }
}

/// The personages that are known from the printed game are in the piles they are known from.
#[test]
fn r_components_1_the_known_personages() {
    let file: Value = serde_json::from_str(include_str!("../../data/personages.json")).unwrap();
    let piles = [
        ("king", ["Ramses II", "Cleopatra"].as_slice()),
        ("scholar", &["Socrates", "Archimedes"]),
        ("general", &["Achilles", "Hannibal", "Caesar"]),
        ("citizen", &["Homer", "Pericles"]),
        ("navigator", &["Odysseus"]),
    ];
    let personages = file["personages"].as_array().unwrap();
    for (pile, known) in piles {
        let public = personages.iter().filter(|personage| {
            let origin = personage["origin"].as_str().unwrap();
            personage["kind"] == pile && origin.contains("a review of the game")
        });
        let names: Vec<&str> = public.map(|each| each["name"].as_str().unwrap()).collect();
        assert_eq!(names, known);
    }
}
