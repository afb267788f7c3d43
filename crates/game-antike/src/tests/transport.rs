//! Galleys do not carry legions, and neither kind leaves its element.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Game, Presentation, Setup, Viewer};

use crate::tests::table::{Table, game, random_states};

const WEST_ISLANDS: [&str; 6] = [
    "caralis",
    "knossos",
    "londinium",
    "palma",
    "paphos",
    "syracusae",
];

const EAST_ISLANDS: [&str; 4] = ["dioscoridis", "knossos", "messana", "paphos"];

/// Where units of either kind have stood in some random games.
fn places(board: &str) -> [BTreeSet<String>; 2] {
    let [mut legions, mut galleys] = [BTreeSet::new(), BTreeSet::new()];
    for seed in 1..=4 {
        let setup = Setup::scenario(board).seats(6);
        random_states(setup, seed, 4000, |game, state, _| {
            for nation in game.view(state, Viewer::Spectator).nations {
                legions.extend(nation.legions.keys().map(ToString::to_string));
                galleys.extend(nation.galleys.keys().map(ToString::to_string));
            }
        });
    }
    [legions, galleys]
}

/// The provinces that a galley of the phoenicians can enter from each province where one can stand.
fn sea_ways(board: &str) -> BTreeMap<String, Vec<String>> {
    let provinces = Table::at(&format!("{board} 4; turn phoenicians maneuver"))
        .view()
        .board
        .provinces();
    let mut ways = BTreeMap::new();
    for province in provinces {
        let position = format!("{board} 4; phoenicians G1@{province}; turn phoenicians maneuver");
        if game().read_position(&position).is_err() {
            continue;
        }
        let moves = Table::at(&position).answers_with("move");
        let goal = |answer: &String| answer.split(' ').next_back().unwrap().to_owned();
        ways.insert(province.to_string(), moves.iter().map(goal).collect());
    }
    ways
}

/// What galleys can reach from a province in any number of moves.
fn reach(ways: &BTreeMap<String, Vec<String>>, from: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from.to_owned()];
    while let Some(province) = open.pop() {
        if reached.insert(province.clone()) {
            open.extend(ways[&province].iter().cloned());
        }
    }
    reached
}

#[test]
fn r_transport_1_no_legions_by_sea() {
    let mut table =
        Table::at("west 4; romans roads navigation L2@neapolis G2@neapolis; turn romans maneuver");
    assert!(table.offers("move 2 galley/3 neapolis syracusae"));
    assert_eq!(
        table.refused("move 1 legion/3 neapolis syracusae"),
        "movement.3"
    );
    table.play("move 2 galley/3 neapolis syracusae");
    assert_eq!(table.units("romans", "neapolis"), [2, 0]);
    assert_eq!(table.units("romans", "syracusae"), [0, 2]);
}

#[test]
fn r_transport_1_no_legion_on_an_island() {
    for (board, islands) in [("west", &WEST_ISLANDS[..]), ("east", &EAST_ISLANDS)] {
        for island in islands {
            let position = format!("{board} 4; greeks L1@{island}; turn greeks maneuver");
            assert!(game().read_position(&position).is_err(), "{island}");
        }
        let [legions, galleys] = places(board);
        assert!(legions.len() > 25, "the games should be worth a look");
        for &island in islands {
            assert!(!legions.contains(island), "{island}");
        }
        assert!(islands.iter().any(|&island| galleys.contains(island)));
    }
}

#[test]
fn r_transport_2_no_galleys_over_land() {
    let mut table = Table::at("east 4; greeks G1@memphis; turn greeks maneuver");
    assert_eq!(
        table.answers_with("move"),
        [
            "move 1 galley memphis berenice",
            "move 1 galley memphis petra"
        ]
    );
    for inland in ["alexandria", "ammonion", "thebes", "tyros"] {
        assert_eq!(
            table.refused(&format!("move 1 galley memphis {inland}")),
            "movement.2"
        );
    }
}

#[test]
fn r_transport_2_no_galley_inland() {
    for board in ["west", "east"] {
        let position = format!("{board} 4; greeks G1@sirmium; turn greeks maneuver");
        assert!(game().read_position(&position).is_err());
        let seas = sea_ways(board);
        let [_, galleys] = places(board);
        assert!(galleys.len() > 20, "the games should be worth a look");
        assert!(!galleys.contains("sirmium"));
        assert!(galleys.iter().all(|province| seas.contains_key(province)));
    }
}

#[test]
fn r_transport_3_the_seas_of_the_boards() {
    let east = sea_ways("east");
    let (mediterranean, red_sea) = (reach(&east, "tyros"), reach(&east, "memphis"));
    assert_eq!((mediterranean.len(), red_sea.len()), (19, 14));
    assert!(mediterranean.is_disjoint(&red_sea));
    assert!(red_sea.contains("berenice"));
    assert_eq!(east.len(), 33);
    let west = sea_ways("west");
    assert_eq!(west.len(), 40);
    assert_eq!(reach(&west, "tyros").len(), 40);
}
