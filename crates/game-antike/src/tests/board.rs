//! The boards, the wheel and the track of advances.

use std::collections::{BTreeMap, BTreeSet};

use crate::Event;
use engine::{Game, Log, Presentation, Seed, Setup};
use serde_json::Value;

use crate::tests::table::{Table, game};

const BOARDS: [&str; 2] = ["west", "east"];

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

fn file(board: &str) -> Value {
    let text = match board {
        "west" => include_str!("../../data/west.json"),
        _ => include_str!("../../data/east.json"),
    };
    serde_json::from_str(text).unwrap()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

fn provinces(board: &str) -> Vec<String> {
    let zones = file(board)["zones"].as_array().unwrap().clone();
    zones.iter().map(|zone| text(&zone["id"])).collect()
}

/// The kinds of the borders of each province, by neighbour, as the file says.
fn borders(board: &str) -> BTreeMap<String, BTreeMap<String, String>> {
    let mut all: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for border in file(board)["borders"].as_array().unwrap() {
        let (a, b) = (text(&border["a"]), text(&border["b"]));
        for (from, to) in [(&a, &b), (&b, &a)] {
            let known = all.entry(from.clone()).or_default();
            let again = known.insert(to.clone(), text(&border["kind"]));
            assert_eq!(again, None, "{from}-{to} is listed once");
        }
    }
    all
}

/// Where a unit can go from a province in play; nothing if it cannot stand there.
fn ways(board: &str, unit: &str, kind: &str, from: &str) -> BTreeSet<String> {
    let position = format!("{board} 4; greeks {unit}1@{from}; turn greeks maneuver");
    if game_refuses(&position) {
        return BTreeSet::new();
    }
    let moves = Table::at(&position).answers_with("move");
    let begin = format!("move 1 {kind} {from} ");
    moves
        .iter()
        .map(|answer| answer.strip_prefix(&begin).unwrap().to_owned())
        .collect()
}

fn game_refuses(position: &str) -> bool {
    game().read_position(position).is_err()
}

#[test]
fn r_board_1_two_boards_one_set_of_rules() {
    let mut west = Table::at("west 4; greeks marble 5; turn greeks temple");
    let mut east = Table::at("east 4; greeks marble 5; turn greeks temple");
    assert_eq!(west.answers(), east.answers());
    assert_eq!(west.refused("temple saba"), "board.1");
    assert_eq!(east.refused("temple roma"), "board.1");
    for board in BOARDS {
        let table = Table::new(Setup::scenario(board).seats(4), 1);
        assert_eq!(table.view().board.to_string(), board);
    }
    let north = Setup::scenario("north").seats(4);
    let refused = game().new_game(&north, Seed::from_number(1), &mut Log::off());
    assert!(refused.is_err());
}

#[test]
fn r_board_2_fifty_provinces_with_three_to_six_neighbours() {
    for (board, count) in [("west", 129), ("east", 127)] {
        assert_eq!(provinces(board).len(), 50);
        let mut ends = 0;
        for province in provinces(board) {
            let by_land = ways(board, "L", "legion", &province);
            let by_sea = ways(board, "G", "galley", &province);
            let neighbours = by_land.union(&by_sea).count();
            assert!((3..=6).contains(&neighbours), "{province} has {neighbours}");
            ends += neighbours;
        }
        assert_eq!(ends, 2 * count, "each border works in both directions");
    }
}

// A board, two neighbours, and whether legions and galleys cross between them.
const CROSSINGS: [(&str, &str, &str, bool, bool); 6] = [
    ("west", "athens", "dyrrhachion", true, false),
    ("west", "athens", "ephesos", false, true),
    ("west", "athens", "sparta", true, true),
    ("east", "memphis", "alexandria", true, false),
    ("east", "memphis", "petra", true, true),
    ("east", "petra", "berenice", false, true),
];

#[test]
fn r_board_3_land_sea_or_both() {
    for (board, a, b, land, sea) in CROSSINGS {
        for (from, to) in [(a, b), (b, a)] {
            assert_eq!(
                ways(board, "L", "legion", from).contains(to),
                land,
                "{from}-{to}"
            );
            assert_eq!(
                ways(board, "G", "galley", from).contains(to),
                sea,
                "{from}-{to}"
            );
        }
    }
    for board in BOARDS {
        for (from, kinds) in borders(board) {
            let of = |kind: &str| {
                let fits = kinds
                    .iter()
                    .filter(|(_, found)| *found == kind || *found == "both");
                fits.map(|(to, _)| to.clone()).collect::<BTreeSet<_>>()
            };
            assert_eq!(ways(board, "L", "legion", &from), of("land"), "{from}");
            assert_eq!(ways(board, "G", "galley", &from), of("sea"), "{from}");
            let known = |kind: &String| ["land", "sea", "both"].contains(&kind.as_str());
            assert!(kinds.values().all(known), "{from}");
        }
    }
}

/// What a city alone yields on one of the production spaces.
fn yield_of(board: &str, province: &str, space: &str) -> u16 {
    let at_start = Table::at(&format!("{board} 4; turn greeks rondel"));
    let owner = at_start.owner(province).unwrap_or("greeks".to_owned());
    let mut table = Table::at(&format!(
        "{board} 4; {owner} marble 0 iron 0 gold 0 cities {province}; turn {owner} rondel"
    ));
    table.play(&format!("rondel {space}"));
    let [marble, iron, gold, coins] = table.stock(&owner);
    assert_eq!(coins, 0);
    marble + iron + gold
}

#[test]
fn r_board_4_one_resource_a_province() {
    for (board, expected) in [("west", [17, 17, 16]), ("east", [16, 17, 17])] {
        let mut counts = [0; 3];
        for province in provinces(board) {
            let yields = ["marble", "iron", "gold"].map(|space| yield_of(board, &province, space));
            assert_eq!(yields.iter().sum::<u16>(), 1, "{province}");
            counts
                .iter_mut()
                .zip(yields)
                .for_each(|(count, one)| *count += one);
        }
        assert_eq!(counts, expected, "{board}");
    }
}

#[test]
fn r_board_4_one_city_a_province() {
    for nation in ["romans", "greeks"] {
        let mut table = Table::at(&format!(
            "west 4; {nation} marble 1 iron 1 gold 1 L1@athens L1@sirmium; turn {nation} cities"
        ));
        assert_eq!(table.answers(), ["found sirmium", "done"]);
        assert_eq!(table.refused("found athens"), "cities.3");
    }
    assert!(game_refuses("west 4; romans athens; turn romans cities"));
}

#[test]
fn r_board_5_eight_spaces_in_a_ring() {
    let file: Value = serde_json::from_str(include_str!("../../data/rondel.json")).unwrap();
    let spaces = file["spaces"].as_array().unwrap();
    assert_eq!(spaces.len(), 8);
    for (index, (space, id)) in spaces.iter().zip(WHEEL).enumerate() {
        assert_eq!(space["id"], id);
        assert_eq!(space["index"], index);
    }
    // Without means exactly the next three can be reached.
    for (index, from) in WHEEL.into_iter().enumerate() {
        let table = Table::at(&format!(
            "west 4; romans marble 0 iron 0 gold 0 at {from}; turn romans rondel"
        ));
        let found: BTreeSet<_> = table.answers().into_iter().collect();
        let next = |steps: usize| format!("rondel {}", WHEEL[(index + steps) % 8]);
        assert_eq!(found, (1..=3).map(next).collect(), "{from}");
    }
    let mut table = Table::at("west 4; romans at maneuver-2; turn romans rondel");
    table.play("rondel iron");
    let one_step = |event: &Event| matches!(event, Event::RondelMoved { steps: 1, .. });
    assert!(table.events().iter().any(one_step));
}

#[test]
fn r_board_6_eight_places_all_empty() {
    for nation in Table::new(Setup::scenario("west").seats(4), 1)
        .view()
        .nations
    {
        assert!(nation.advances.is_empty());
    }
    let mut table = Table::at("west 4; romans gold 68; turn romans know-how");
    let basic = ["wheel", "sailing", "market", "monarchy"];
    let superior = ["roads", "navigation", "currency", "democracy"];
    let buy = |advances: [&str; 4]| advances.map(|advance| format!("buy {advance}"));
    assert_eq!(table.answers_with("buy"), buy(basic));
    for (basic, superior) in basic.into_iter().zip(superior) {
        assert!(!table.offers(&format!("buy {superior}")));
        table.play(&format!("buy {basic}"));
        assert!(table.offers(&format!("buy {superior}")));
    }
    assert_eq!(table.answers_with("buy"), buy(superior));
    table.play(&buy(superior).join(","));
    // 4 * 7 + 4 * 10: nobody has been on any of them before.
    assert_eq!(table.stock("romans"), [2, 1, 0, 0]);
    assert_eq!(table.at_turn(), "germans", "there are no more");
    assert_eq!(table.nation("romans").personages.scholar, 8);
}

#[test]
fn r_board_7_coast_island_inland() {
    let homes = [
        ("west", "knossos", false, true),
        ("west", "sirmium", true, false),
        ("west", "athens", true, true),
        ("west", "memphis", true, false),
        ("east", "messana", false, true),
        ("east", "paphos", false, true),
        ("east", "saba", true, false),
        ("east", "memphis", true, true),
    ];
    for (board, province, legion, galley) in homes {
        let owner = Table::at(&format!("{board} 4; turn greeks rondel"))
            .owner(province)
            .unwrap_or("greeks".to_owned());
        let mut table = Table::at(&format!(
            "{board} 4; {owner} iron 9 {province}; turn {owner} arming"
        ));
        for (kind, may, rule) in [
            ("legion", legion, "arming.9"),
            ("galley", galley, "arming.10"),
        ] {
            let arm = format!("arm {kind} {province}");
            assert_eq!(table.offers(&arm), may, "{arm}");
            if !may {
                assert_eq!(table.refused(&arm), rule);
            }
        }
    }
}

#[test]
fn r_board_7_follows_from_the_borders() {
    for board in BOARDS {
        for (province, kinds) in borders(board) {
            let all = |kind: &str| kinds.values().all(|found| found == kind);
            let stands = |unit| {
                !game_refuses(&format!(
                    "{board} 4; greeks {unit}1@{province}; turn greeks maneuver"
                ))
            };
            assert_eq!(stands("L"), !all("sea"), "{province}");
            assert_eq!(stands("G"), !all("land"), "{province}");
        }
    }
}
