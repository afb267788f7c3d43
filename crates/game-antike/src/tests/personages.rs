//! The historical personages.

use crate::{BoardId, Event};
use engine::Presentation;

use crate::tests::table::{Table, game};

/// Provinces in the West that are no starting city of greeks, germans and phoenicians: enough for 25 cities.
/// From the fifteenth on all are seas.
const CITIES: &str = "roma neapolis tarentum aquileia mediolanum salona sirmium syracusae caralis massilia lugdunum \
    burdigala lutetia londinium tarraco palma olisipo gades carthago-nova tingis caesarea carthago tacape leptis-magna \
    cyrene";

/// Seven seas in the West, one of them with a roman city. The first six are in the East too.
const SEVEN: &str = "athens sparta knossos ephesos byzantium pella tarentum";

/// `cities roma* neapolis`: so many of them, the first with a temple.
pub(crate) fn cities(count: usize, temples: usize) -> String {
    let mark = |index| if index < temples { "*" } else { "" };
    let named = CITIES.split_whitespace().take(count).enumerate();
    let list: String = named
        .map(|(index, city)| format!(" {city}{}", mark(index)))
        .collect();
    format!("cities{list}")
}

/// So many seas.
fn seas(count: usize) -> Vec<&'static str> {
    let further = CITIES.split_whitespace().skip(14);
    SEVEN
        .split_whitespace()
        .chain(further)
        .take(count)
        .collect()
}

/// A galley in each of so many seas.
pub(crate) fn galleys(count: usize) -> String {
    let galley = |province| format!(" G1@{province}");
    seas(count).into_iter().map(galley).collect()
}

/// Kings, scholars, generals, citizens and navigators of a nation.
pub(crate) fn won(table: &Table, nation: &str) -> [u8; 5] {
    let p = table.nation(nation).personages;
    [p.king, p.scholar, p.general, p.citizen, p.navigator]
}

/// What the romans have after a turn in which they do nothing and found nothing.
pub(crate) fn after_quiet_turn(romans: &str) -> [u8; 5] {
    let position =
        format!("west 4 goal 99; romans marble 0 iron 0 gold 0 {romans}; turn romans temple");
    let mut table = Table::at(&position);
    table.play("done");
    assert_eq!(table.at_turn(), "germans");
    won(&table, "romans")
}

/// The ids of all personages won so far.
pub(crate) fn cards(table: &Table) -> Vec<String> {
    let card = |event: &Event| match event {
        Event::PersonageWon { personage, .. } => Some(personage.clone()),
        _ => None,
    };
    table.events().iter().filter_map(card).collect()
}

#[test]
fn r_personages_1_a_king_for_five_cities() {
    for (count, before, after) in [
        (4, 0, 0),
        (5, 0, 1),
        (9, 1, 1),
        (10, 1, 2),
        (14, 2, 2),
        (15, 2, 3),
    ] {
        let romans = format!("{} kings {before}", cities(count, 0));
        assert_eq!(
            after_quiet_turn(&romans),
            [after, 0, 0, 0, 0],
            "{count} cities"
        );
    }
    let mut table = Table::at("west 4; romans salona L1@sirmium; turn romans cities");
    table.play("found sirmium");
    assert_eq!(cards(&table), ["king-1"]);
}

#[test]
fn r_personages_2_all_cities_owned_count() {
    let mut table = Table::at("west 4; romans G1@athens L1@sirmium; turn romans maneuver");
    table.play("conquer athens, done, found sirmium");
    assert_eq!(table.cities("romans").len(), 5);
    assert_eq!(won(&table, "romans"), [1, 0, 0, 0, 0]);
}

#[test]
fn r_personages_3_scholars_for_first_advances() {
    let mut table = Table::at(
        "west 4 goal 99; greeks gold 28; romans gold 52; phoenicians gold 32; germans coins 30; turn greeks know-how",
    );
    table.play("buy wheel, buy sailing, buy market, buy monarchy, done");
    assert_eq!(won(&table, "greeks"), [0, 4, 0, 0, 0]);
    table.play("take nothing, rondel know-how, buy wheel, buy sailing, buy market, buy monarchy");
    table.play("buy roads, buy navigation, buy currency, buy democracy, done");
    assert_eq!(won(&table, "romans"), [0, 4, 0, 0, 0]);
    assert_eq!(
        cards(&table),
        (1..=8)
            .map(|number| format!("scholar-{number}"))
            .collect::<Vec<_>>()
    );
    table.pass_turn();
    table.play("take nothing, rondel know-how, buy wheel, buy roads, done");
    assert_eq!(won(&table, "phoenicians"), [0; 5]);
}

#[test]
fn r_personages_4_generals_for_destroyed_temples() {
    let mut table = Table::at(
        "west 4; greeks athens* pella* sparta; romans kings 1 G3@athens L3@pella L1@sparta; turn romans maneuver",
    );
    table.play("conquer athens, conquer pella, conquer sparta, done");
    assert_eq!(won(&table, "romans"), [1, 0, 2, 0, 0]);
    assert_eq!(cards(&table), ["general-1", "general-2"]);
}

#[test]
fn r_personages_5_a_citizen_for_three_temples() {
    let mut table = Table::at("west 4; romans roma* neapolis* marble 5; turn romans temple");
    table.play("temple tarentum, done");
    assert_eq!(cards(&table), ["citizen-1"]);
    for (temples, before, after) in [
        (2, 0, 0),
        (3, 0, 1),
        (5, 1, 1),
        (6, 1, 2),
        (8, 2, 2),
        (9, 2, 3),
    ] {
        let romans = format!("{} kings 1 citizens {before}", cities(9, temples));
        assert_eq!(
            after_quiet_turn(&romans),
            [1, 0, 0, after, 0],
            "{temples} temples"
        );
    }
}

#[test]
fn r_personages_5_only_temples_on_own_cities() {
    let mut table =
        Table::at("west 4; romans roma* neapolis*; greeks athens* pella*; turn romans temple");
    table.play("done");
    assert_eq!(won(&table, "romans"), [0; 5]);
}

#[test]
fn r_personages_6_a_navigator_for_seven_seas() {
    assert_eq!(after_quiet_turn(&galleys(7)), [0, 0, 0, 0, 1]);
    let six = format!("{} G3@athens", galleys(6));
    assert_eq!(after_quiet_turn(&six), [0; 5]);
    let thirteen = format!("navigators 1 {}", galleys(13));
    assert_eq!(after_quiet_turn(&thirteen), [0, 0, 0, 0, 1]);
    let fourteen = format!("navigators 1 {}", galleys(14));
    assert_eq!(after_quiet_turn(&fourteen), [0, 0, 0, 0, 2]);
}

#[test]
fn r_personages_7_further_galleys_add_nothing() {
    let six = format!("{} G2@knossos", galleys(6));
    assert_eq!(after_quiet_turn(&six), [0; 5]);
    // Neither a city nor being alone is needed: tomis is empty.
    let seven = format!("{} G1@tomis", galleys(6));
    assert_eq!(after_quiet_turn(&seven), [0, 0, 0, 0, 1]);
}

#[test]
fn r_personages_7_counted_after_the_action() {
    let position = format!(
        "west 4; romans marble 0 {}; greeks G1@athens; turn romans maneuver",
        galleys(7)
    );
    let mut table = Table::at(&position);
    table.play("done");
    assert_eq!(won(&table, "romans"), [0, 0, 0, 0, 1]);
    let mut table = Table::at(&position);
    table.play("fight 1 galley athens greeks, done");
    assert_eq!(won(&table, "romans"), [0; 5]);
    let mut table = Table::at(&position);
    table.play("move 1 galley athens sparta, done");
    assert_eq!(won(&table, "romans"), [0; 5]);
}

#[test]
fn r_personages_8_what_is_a_sea() {
    for (board, nation, next, count) in [
        (BoardId::West, "romans", "germans", 40),
        (BoardId::East, "persians", "arabs", 33),
    ] {
        let six = seas(6);
        let mut counted = 6;
        for province in board.provinces().map(crate::ProvinceId::id) {
            let position = format!(
                "{board} 4; {nation} marble 0 {} G1@{province}; turn {nation} temple",
                galleys(6)
            );
            // Elsewhere no galley can stand.
            if six.contains(&province) || game().read_position(&position).is_err() {
                continue;
            }
            let mut table = Table::at(&position);
            table.play("done");
            assert_eq!(table.at_turn(), next);
            assert_eq!(won(&table, nation), [0, 0, 0, 0, 1], "{province}");
            counted += 1;
        }
        assert_eq!(counted, count, "{board}");
    }
    let marobudum = format!("{} G1@marobudum", galleys(6));
    assert_eq!(after_quiet_turn(&marobudum), [0, 0, 0, 0, 1]);
}

#[test]
fn r_personages_9_shared_seas() {
    let seven = galleys(7);
    let mut table = Table::at(&format!(
        "west 4; greeks marble 0 {seven}; romans {seven}; turn greeks temple"
    ));
    table.play("done");
    assert_eq!(won(&table, "greeks"), [0, 0, 0, 0, 1]);
    assert_eq!(won(&table, "romans"), [0; 5]);
    table.pass_turn();
    assert_eq!(won(&table, "romans"), [0, 0, 0, 0, 1]);
}

#[test]
fn ex_personages_20_tenth_city_lost_and_refounded() {
    let mut table = Table::at(&format!(
        "west 4; romans {} kings 1 marble 9 iron 9 gold 9 L1@ancyra L1@memphis L1@tomis L1@massilia L1@lugdunum \
         L1@burdigala L1@lutetia; \
         germans L1@mediolanum coins 30; turn romans cities",
        cities(9, 0)
    ));
    table.play("found massilia, done");
    assert_eq!(table.cities("romans").len(), 10);
    assert_eq!(won(&table, "romans"), [2, 0, 0, 0, 0]);
    table.play("take nothing, rondel maneuver-2, conquer mediolanum, done");
    assert_eq!(table.cities("romans").len(), 9);
    assert_eq!(won(&table, "romans"), [2, 0, 0, 0, 0]);
    table.pass_turn().pass_turn();
    table.play("take nothing, rondel marble, found lugdunum, done");
    assert_eq!(table.cities("romans").len(), 10);
    assert_eq!(won(&table, "romans"), [2, 0, 0, 0, 0]);
    table.pass_turn().pass_turn().pass_turn();
    table.play(
        "take nothing, rondel iron, found burdigala, found lutetia, found ancyra, found memphis",
    );
    assert_eq!(table.cities("romans").len(), 14);
    table.play("found tomis");
    assert_eq!(table.cities("romans").len(), 15);
    assert_eq!(won(&table, "romans"), [3, 0, 0, 0, 0]);
}

#[test]
fn r_personages_21_highest_counts_possible() {
    let all = format!("{} {}", cities(25, 20), galleys(17));
    assert_eq!(after_quiet_turn(&all), [5, 0, 0, 6, 2]);
    let later = format!("{all} kings 5 citizens 6 navigators 2");
    assert_eq!(after_quiet_turn(&later), [5, 0, 0, 6, 2]);
}
