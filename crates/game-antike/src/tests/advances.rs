//! What the advances give.

use crate::tests::table::Table;

/// How many greek legions it takes to conquer a roman city.
fn defence(romans: &str, city: &str) -> Option<u8> {
    (1..=17).find(|legions| {
        let table = Table::at(&format!(
            "west 4; romans {romans}; greeks L{legions}@{city}; turn greeks maneuver"
        ));
        table.offers(&format!("conquer {city}"))
    })
}

/// What the romans receive on a production space.
fn income(romans: &str, space: &str) -> u16 {
    let mut table = Table::at(&format!(
        "west 4; romans marble 0 iron 0 gold 0 {romans}; turn romans rondel"
    ));
    table.play(&format!("rondel {space}"));
    table.stock("romans")[..3].iter().sum()
}

#[test]
fn r_advances_1_wheel_two_maneuvers() {
    let mut table = Table::at("west 4; romans wheel L1@roma L1@burdigala; turn romans maneuver");
    table.play("move 1 legion/2 roma aquileia, move 1 legion aquileia vindobona");
    assert!(
        !table
            .answers()
            .iter()
            .any(|answer| answer.contains("vindobona"))
    );
    assert_eq!(
        table.refused("move 1 legion/0 vindobona marobudum"),
        "maneuver.5"
    );
    assert_eq!(table.units("romans", "vindobona"), [1, 0]);
}

#[test]
fn r_advances_2_roads_three_maneuvers() {
    let mut table = Table::at("west 4; romans roads L1@roma L1@burdigala; turn romans maneuver");
    table.play(
        "move 1 legion/3 roma aquileia, move 1 legion/2 aquileia vindobona, move 1 legion vindobona marobudum",
    );
    assert!(
        !table
            .answers()
            .iter()
            .any(|answer| answer.contains("marobudum"))
    );
    assert_eq!(
        table.refused("move 1 legion/0 marobudum treva"),
        "maneuver.5"
    );
}

#[test]
fn r_advances_3_sailing_two_maneuvers() {
    let mut table =
        Table::at("west 4; romans sailing G1@cyrene L1@burdigala; turn romans maneuver");
    table.play("move 1 galley/2 cyrene knossos, move 1 galley knossos athens");
    assert!(
        !table
            .answers()
            .iter()
            .any(|answer| answer.contains("galley"))
    );
    assert_eq!(
        table.refused("move 1 galley/0 athens byzantium"),
        "maneuver.5"
    );
}

#[test]
fn r_advances_4_navigation_three_maneuvers() {
    let mut table =
        Table::at("west 4; romans navigation G1@cyrene L1@burdigala; turn romans maneuver");
    table.play(
        "move 1 galley/3 cyrene knossos, move 1 galley/2 knossos athens, move 1 galley athens byzantium",
    );
    assert!(
        !table
            .answers()
            .iter()
            .any(|answer| answer.contains("galley"))
    );
    assert_eq!(
        table.refused("move 1 galley/0 byzantium tomis"),
        "maneuver.5"
    );
}

#[test]
fn r_advances_5_each_for_its_own_kind() {
    let mut table = Table::at("west 4; romans roads L1@roma G1@roma; turn romans maneuver");
    table.play("move 1 galley roma salona, move 1 legion/3 roma aquileia");
    assert_eq!(
        table.refused("move 1 galley/0 salona tarentum"),
        "maneuver.5"
    );
    assert!(table.offers("move 1 legion/2 aquileia sirmium"));

    let mut table = Table::at("west 4; romans navigation L1@roma G1@roma; turn romans maneuver");
    table.play("move 1 galley/3 roma salona, move 1 legion roma aquileia");
    assert_eq!(
        table.refused("move 1 legion/0 aquileia sirmium"),
        "maneuver.5"
    );
    assert!(table.offers("move 1 galley/2 salona tarentum"));
}

#[test]
fn r_advances_6_market_one_more_an_action() {
    for (cities, space) in [
        ("neapolis salona", "marble"),
        ("tarentum aquileia", "iron"),
        ("roma sirmium", "gold"),
    ] {
        assert_eq!(income(&format!("cities {cities}"), space), 2);
        assert_eq!(income(&format!("market cities {cities}"), space), 3);
    }
}

#[test]
fn r_advances_6_in_production_actions_only() {
    let mut table = Table::at("west 4; romans market; turn romans rondel");
    table.play("rondel temple, done");
    assert_eq!(table.stock("romans"), [2, 1, 3, 0]);
}

#[test]
fn r_advances_7_currency_two_more_instead() {
    for (cities, space) in [
        ("neapolis salona", "marble"),
        ("tarentum aquileia", "iron"),
        ("roma sirmium", "gold"),
    ] {
        assert_eq!(
            income(&format!("market currency cities {cities}"), space),
            4
        );
    }
}

#[test]
fn ex_advances_8_five_six_seven_marble() {
    let cities = "cities neapolis* salona mediolanum";
    let incomes = ["", "market", "market currency"]
        .map(|advances| income(&format!("{advances} {cities}"), "marble"));
    assert_eq!(incomes, [5, 6, 7]);
}

#[test]
fn r_advances_9_the_bonus_needs_no_city() {
    let incomes = ["", "market", "currency"]
        .map(|advances| income(&format!("{advances} cities roma"), "iron"));
    assert_eq!(incomes, [0, 1, 2]);
}

#[test]
fn r_advances_10_monarchy_one_more_for_every_city() {
    for city in ["roma", "tarentum", "neapolis"] {
        assert_eq!(defence("", city), Some(1));
        assert_eq!(defence("monarchy", city), Some(2));
    }
}

#[test]
fn r_advances_11_democracy_two_more_instead() {
    assert_eq!(defence("monarchy democracy", "roma"), Some(3));
    assert_eq!(defence("monarchy democracy roma*", "roma"), Some(5));
    assert_eq!(defence("monarchy democracy roma*", "tarentum"), Some(3));
}
