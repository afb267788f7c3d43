//! The historical personages.

use engine::{Presentation, Setup};
use game_antike::{Antike, BoardId, Event};

use crate::table::{Table, game, random_states};

/// Provinces in the West that are no starting city of greeks, germans and phoenicians: enough for 25 cities.
/// From the fifteenth on all are seas.
const CITIES: &str = "roma neapolis tarentum aquileia mediolanum salona sirmium syracusae caralis massilia lugdunum \
    burdigala lutetia londinium tarraco palma olisipo gades carthago-nova tingis caesarea carthago tacape leptis-magna \
    cyrene";

/// Seven seas in the West, one of them with a roman city. The first six are in the East too.
const SEVEN: &str = "athens sparta knossos ephesos byzantium pella tarentum";

/// `cities roma* neapolis`: so many of them, the first with a temple.
fn cities(count: usize, temples: usize) -> String {
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
fn galleys(count: usize) -> String {
    let galley = |province| format!(" G1@{province}");
    seas(count).into_iter().map(galley).collect()
}

/// Kings, scholars, generals, citizens and navigators of a nation.
fn won(table: &Table, nation: &str) -> [u8; 5] {
    let p = table.nation(nation).personages;
    [p.king, p.scholar, p.general, p.citizen, p.navigator]
}

/// What the romans have after a turn in which they do nothing and found nothing.
fn after_quiet_turn(romans: &str) -> [u8; 5] {
    let position =
        format!("west 4 goal 99; romans marble 0 iron 0 gold 0 {romans}; turn romans temple");
    let mut table = Table::at(&position);
    table.play("done");
    assert_eq!(table.at_turn(), "germans");
    won(&table, "romans")
}

/// The ids of all personages won so far.
fn cards(table: &Table) -> Vec<String> {
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
        for province in board.provinces().map(game_antike::ProvinceId::id) {
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
fn r_personages_10_after_any_action() {
    let six = galleys(6);
    let mut table = Table::at(&format!(
        "west 4; romans marble 0 {six}; turn romans arming"
    ));
    table.play("arm galley roma, done");
    assert_eq!(cards(&table), ["navigator-1"]);
    let mut table = Table::at("west 4; romans salona L1@sirmium; turn romans rondel");
    table.play("rondel gold, found sirmium");
    assert_eq!(cards(&table), ["king-1"]);
}

#[test]
fn r_personages_11_at_the_end_of_the_turn() {
    let mut table = Table::at("west 4; romans salona L1@sirmium; turn romans rondel");
    table.play("rondel gold, found sirmium");
    assert_eq!(
        table.event_types(),
        [
            "rondel-moved",
            "produced",
            "paid",
            "city-founded",
            "personage-won",
            "turn-began",
            "coin-taken"
        ]
    );
    assert_eq!(won(&table, "romans"), [1, 0, 0, 0, 0]);
}

#[test]
fn r_personages_11_not_before() {
    let mut table =
        Table::at("west 4; romans roma* neapolis* marble 6 iron 9 L1@sirmium; turn romans temple");
    table.play("temple tarentum, done");
    assert_eq!(table.asked().as_deref(), Some("cities"));
    assert_eq!(won(&table, "romans"), [0; 5]);
    table.play("done");
    assert_eq!(won(&table, "romans"), [0, 0, 0, 1, 0]);
}

#[test]
fn r_personages_12_temples_left_count() {
    let position = format!(
        "west 4; romans {} kings 5 G1@athens; turn romans maneuver",
        cities(25, 3)
    );
    for (given_up, citizens) in [("roma", 0), ("cyrene", 1)] {
        let mut table = Table::at(&position);
        table.play(&format!("conquer athens, give-up {given_up}, done"));
        assert_eq!(won(&table, "romans"), [5, 0, 0, citizens, 0]);
    }
}

#[test]
fn r_personages_12_deeds_of_the_turn_count() {
    let mut table = Table::at(
        "west 4; greeks athens*; romans kings 1 G3@athens L2@pella; turn romans maneuver",
    );
    table.play("conquer athens");
    assert_eq!(won(&table, "romans"), [1, 0, 0, 0, 0]);
    table.play("conquer pella, move 1 legion pella sirmium, done, done");
    assert_eq!(won(&table, "romans"), [1, 0, 1, 0, 0]);
    // The deed counts once: in the next turn there is nothing for it.
    table.pass_turn().pass_turn().pass_turn().pass_turn();
    assert_eq!(won(&table, "romans"), [1, 0, 1, 0, 0]);
    let mut table = Table::at("west 4; romans gold 7; turn romans know-how");
    table.play("buy market");
    assert_eq!(won(&table, "romans"), [0; 5]);
    table.play("done");
    assert_eq!(won(&table, "romans"), [0, 1, 0, 0, 0]);
}

#[test]
fn r_personages_13_only_the_nation_at_turn() {
    let mut table = Table::at("west 4; greeks sparta* athens* pella* ephesos; turn romans temple");
    table.play("done");
    assert_eq!(won(&table, "greeks"), [0; 5]);
    table.pass_turn().pass_turn();
    assert_eq!(won(&table, "greeks"), [0; 5]);
    table.pass_turn();
    assert_eq!(won(&table, "greeks"), [1, 0, 0, 1, 0]);
}

#[test]
fn r_personages_13_over_playouts() {
    let mut seen = 0;
    for seed in 1..=3 {
        let mut at_turn = None;
        let setup = Setup::scenario("east").seats(5);
        random_states(setup, seed, 4000, |_, _, events| {
            for event in events {
                match *event {
                    Event::TurnBegan { nation, .. } => at_turn = Some(nation),
                    Event::PersonageWon { nation, .. } => {
                        assert_eq!(Some(nation), at_turn);
                        seen += 1;
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(seen > 0);
}

#[test]
fn r_personages_14_taken_without_asking() {
    let mut table = Table::at(&format!(
        "west 4; romans {} kings 1; turn romans temple",
        cities(10, 0)
    ));
    table.play("done");
    assert_eq!(cards(&table), ["king-2"]);
    assert_eq!(won(&table, "romans"), [2, 0, 0, 0, 0]);
    assert_eq!(table.asked_nation().as_deref(), Some("germans"));
    assert_eq!(table.asked().as_deref(), Some("rondel"));
    let about_personages = |name: &&&str| name.contains("personage");
    let keys = Antike::keys();
    assert_eq!(keys.prompts.iter().find(about_personages), None);
    assert_eq!(keys.actions.iter().find(about_personages), None);
}

#[test]
fn r_personages_15_lowest_number_first() {
    let mut table = Table::at(&format!(
        "west 4; greeks kings 1; germans kings 1; romans {}; turn romans temple",
        cities(5, 0)
    ));
    table.play("done");
    assert_eq!(cards(&table), ["king-3"]);
}

#[test]
fn r_personages_16_several_at_once() {
    let mut table = Table::at(
        "west 4; greeks athens*; romans salona marble 5 iron 5 gold 5 G3@athens L1@aquileia L1@mediolanum L1@sirmium \
         L1@massilia L1@lugdunum; turn romans maneuver",
    );
    table.play(
        "conquer athens, done, found aquileia, found mediolanum, found sirmium, found massilia",
    );
    table.play("found lugdunum");
    assert_eq!(table.cities("romans").len(), 10);
    assert_eq!(won(&table, "romans"), [2, 0, 1, 0, 0]);
    assert_eq!(cards(&table), ["king-1", "king-2", "general-1"]);
}

#[test]
fn r_personages_17_empty_pile() {
    let mut table = Table::at(
        "west 4; greeks athens* generals 4; germans generals 3; romans G3@athens; turn romans maneuver",
    );
    table.play("conquer athens, done");
    assert_eq!(won(&table, "romans"), [0; 5]);
    assert_eq!(won(&table, "greeks"), [0, 0, 4, 0, 0]);
    let mut table = Table::at(&format!(
        "west 4; greeks kings 8; romans {}; turn romans temple",
        cities(10, 0)
    ));
    table.play("done");
    assert_eq!(cards(&table), ["king-9"]);
    assert_eq!(won(&table, "romans"), [1, 0, 0, 0, 0]);
}

#[test]
fn r_personages_18_never_lost() {
    let mut table = Table::at(
        "west 4; romans kings 2 citizens 1 navigators 1 tarentum*; greeks L3@tarentum; turn greeks maneuver",
    );
    table.play("conquer tarentum, done");
    assert_eq!(table.cities("romans"), ["neapolis", "roma"]);
    assert_eq!(won(&table, "romans"), [2, 0, 0, 1, 1]);
    table.pass_turn();
    assert_eq!(won(&table, "romans"), [2, 0, 0, 1, 1]);
}

#[test]
fn r_personages_19_no_threshold_twice() {
    let mut table =
        Table::at("west 4; romans citizens 1 roma* neapolis* marble 5; turn romans temple");
    table.play("temple tarentum, done");
    assert_eq!(won(&table, "romans"), [0, 0, 0, 1, 0]);
    let six = format!("{} kings 1 citizens 1", cities(6, 6));
    assert_eq!(after_quiet_turn(&six), [1, 0, 0, 2, 0]);
    let seven = format!("navigators 1 {}", galleys(7));
    assert_eq!(after_quiet_turn(&seven), [0, 0, 0, 0, 1]);
    // With two kings in hand the third needs fifteen cities, whatever there was in between.
    let kings = format!("{} kings 2", cities(14, 0));
    assert_eq!(after_quiet_turn(&kings), [2, 0, 0, 0, 0]);
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
