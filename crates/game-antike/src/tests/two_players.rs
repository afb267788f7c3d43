//! Two players, two nations each.

use engine::{Game, Log, Seed, Setup};

use crate::tests::table::{Table, game};

fn new(board: &str, seed: u64) -> Table {
    Table::new(Setup::scenario(board).seats(2), seed)
}

/// The nations of each seat, in alphabetical order.
fn sides(table: &Table) -> [Vec<String>; 2] {
    [0, 1].map(|seat| {
        let mut nations = table.turn_order();
        nations.retain(|nation| table.nation(nation).seat.0 == seat);
        nations.sort();
        nations
    })
}

fn assert_pairs(board: &str, one: [&str; 2], other: [&str; 2]) {
    for seed in 0..20 {
        let [first, second] = sides(&new(board, seed));
        assert!((first == one && second == other) || (first == other && second == one));
    }
}

#[test]
fn r_two_players_1_pairs_of_the_west() {
    assert_pairs("west", ["phoenicians", "romans"], ["germans", "greeks"]);
}

#[test]
fn r_two_players_2_pairs_of_the_east() {
    assert_pairs("east", ["persians", "phoenicians"], ["arabs", "greeks"]);
}

#[test]
fn r_two_players_3_a_game_of_four_nations() {
    let table = new("west", 1);
    assert_eq!(
        table.cities("phoenicians"),
        ["alexandria", "paphos", "tyros"]
    );
    assert_eq!(
        table.cities("germans"),
        ["castra-regina", "colonia", "marobudum"]
    );
    assert_eq!(table.cities("greeks"), ["athens", "dyrrhachion", "pella"]);
    assert_eq!(table.asked_nation().unwrap(), "phoenicians");
    let east = new("east", 1);
    assert_eq!(east.asked_nation().unwrap(), "phoenicians");
    for nations in ["3", "5", "6"] {
        let setup = Setup::scenario("west").seats(2).option("nations", nations);
        let refused = game().new_game(&setup, Seed::from_number(1), &mut Log::off());
        assert!(refused.is_err(), "{nations} nations");
    }
}

#[test]
fn r_two_players_4_pairs_are_dealt_as_a_whole() {
    let deals: Vec<_> = (0..100).map(|seed| sides(&new("west", seed))).collect();
    let of_first_seat = |pair: [&str; 2]| deals.iter().filter(|deal| deal[0] == pair).count();
    let counts = [["phoenicians", "romans"], ["germans", "greeks"]].map(of_first_seat);
    assert_eq!(counts.iter().sum::<usize>(), 100);
    assert!(counts.iter().all(|count| (30..=70).contains(count)));
    assert_eq!(sides(&new("west", 5)), sides(&new("west", 5)));
}

#[test]
fn r_two_players_4_pairs_are_chosen_as_a_whole() {
    let setup = || Setup::scenario("west").seats(2).option("deal", "choose");
    let mut table = Table::new(setup(), 1);
    assert_eq!(table.asked_seat(), Some(0));
    assert_eq!(
        table.answers(),
        ["choose romans phoenicians", "choose germans greeks"]
    );
    assert_eq!(table.refused("choose romans greeks"), "two-players.4");
    assert_eq!(table.refused("choose romans"), "two-players.4");
    table.play("choose germans greeks");
    let [first, second] = sides(&table);
    assert_eq!(first, ["germans", "greeks"]);
    assert_eq!(second, ["phoenicians", "romans"], "without being asked");
    assert_eq!(table.asked().unwrap(), "rondel");
}

#[test]
fn r_two_players_5_each_nation_has_its_own_turn_and_marker() {
    let mut table = Table::at(
        "west 2; romans marble 0 iron 0 gold 0 at iron; phoenicians at marble; turn romans rondel",
    );
    assert_eq!(
        table.answers(),
        ["rondel temple", "rondel gold", "rondel maneuver-1"]
    );
    table.play("rondel gold");
    assert_eq!(table.nation("romans").space.unwrap().to_string(), "gold");
    assert_eq!(
        table.nation("phoenicians").space.unwrap().to_string(),
        "marble"
    );
}

#[test]
fn r_two_players_6_nothing_is_pooled() {
    let mut table =
        Table::at("west 2; romans marble 2; phoenicians marble 3 coins 9; turn romans temple");
    assert_eq!(table.answers(), ["done"]);
    assert_eq!(table.refused("temple roma"), "diplomacy.3");
    assert_eq!(table.refused("temple tyros"), "temple.3");

    let mut table =
        Table::at("west 2; romans roads; phoenicians L1@tyros; turn phoenicians maneuver");
    table.play("move 1 legion tyros antiochia");
    assert_eq!(
        table.asked().as_deref(),
        Some("cities"),
        "one maneuver, in spite of the partner's roads"
    );

    let table = Table::at("west 2; romans L17@roma; phoenicians iron 1; turn phoenicians arming");
    assert!(table.offers("arm legion tyros"), "the pieces are its own");
}

#[test]
fn r_two_players_7_the_players_alternate() {
    let rings = [
        ("west", ["phoenicians", "germans", "romans", "greeks"]),
        ("east", ["phoenicians", "greeks", "persians", "arabs"]),
    ];
    for (board, ring) in rings {
        for seed in 0..6 {
            let mut table = new(board, seed);
            for nation in ring.into_iter().cycle().take(9) {
                assert_eq!(table.asked_nation().unwrap(), nation);
                assert_eq!(table.asked_seat().unwrap(), table.nation(nation).seat.0);
                table.pass_turn();
            }
            let seats = ring.map(|nation| table.nation(nation).seat.0);
            assert!(seats[0] != seats[1] && seats[0] == seats[2] && seats[1] == seats[3]);
        }
    }
}

#[test]
fn r_two_players_8_partners_are_strangers() {
    let mut table = Table::at("west 2; romans G1@paphos; turn romans maneuver");
    table.play("conquer paphos");
    assert_eq!(table.owner("paphos").unwrap(), "romans");
    assert_eq!(table.cities("phoenicians"), ["alexandria", "tyros"]);

    let mut table = Table::at(
        "west 2; romans G2@knossos; phoenicians G1@paphos; germans G1@paphos; turn romans maneuver",
    );
    table.play("move 2 galley knossos paphos");
    assert_eq!(table.asked_nation().unwrap(), "phoenicians");
    assert_eq!(table.asked().unwrap(), "entry");
    assert_eq!(table.asked_seat().unwrap(), table.nation("romans").seat.0);
    table.play("demand 1");
    assert_eq!(table.units("phoenicians", "paphos"), [0, 0]);
    assert_eq!(table.units("romans", "paphos"), [0, 1]);

    let mut table =
        Table::at("west 2; romans G1@paphos; phoenicians G1@paphos; turn romans maneuver");
    table.play("fight 1 galley paphos phoenicians");
    assert_eq!(table.units("phoenicians", "paphos"), [0, 0]);
}

/// Romans who win a king at the end of this turn.
const FIVE_CITIES: &str = "cities roma neapolis tarentum salona caralis";

#[test]
fn r_two_players_9_nine_personages_of_one_nation() {
    let mut table =
        Table::at("west 2; romans scholars 5; phoenicians generals 4; turn romans temple");
    table.play("done");
    assert_eq!(table.winner(), None, "partners do not add up");
    let with = |scholars: u8| {
        let mut table = Table::at(&format!(
            "west 2; romans scholars {scholars} {FIVE_CITIES}; phoenicians generals 7; turn romans temple"
        ));
        table.play("done");
        table
    };
    assert_eq!(with(7).winner(), None);
    let over = with(8);
    assert_eq!(over.winner().unwrap(), "romans");
    assert!(over.answers().is_empty());
}

#[test]
fn r_two_players_10_the_leader_of_that_nation_wins() {
    let mut table = Table::at(
        "west 2; germans scholars 8 colonia marobudum castra-regina treva vindobona; turn germans temple",
    );
    table.play("done");
    let [romans, germans, greeks] =
        ["romans", "germans", "greeks"].map(|nation| table.nation(nation).seat.0);
    assert_eq!(table.winning_seats(), [germans]);
    assert_eq!(germans, greeks);
    assert_ne!(germans, romans);
}
