//! The conquest of cities.

use crate::Event;

use crate::tests::table::Table;

/// Twenty-five roman cities with four nations in the West.
const TWENTY_FIVE: &str = "romans cities roma neapolis tarentum aquileia mediolanum salona sirmium syracusae caralis \
    massilia lugdunum burdigala lutetia londinium tarraco palma olisipo gades carthago-nova tingis caesarea carthago \
    tacape leptis-magna cyrene";

/// How many fresh greek legions it takes before the conquest of roma is offered.
fn defence_of_roma(romans: &str) -> u8 {
    let falls_to = |legions: &u8| {
        let position = format!("west 4; {romans}; greeks L{legions}@roma; turn greeks maneuver");
        Table::at(&position).offers("conquer roma")
    };
    (1..=17).find(falls_to).unwrap()
}

#[test]
fn r_conquest_1_fights_take_no_city() {
    let mut table = Table::at(
        "west 4; romans L2@athens/0 G2@athens/0 L1@burdigala; greeks L1@athens G1@athens; turn romans maneuver",
    );
    table.play("fight 1 legion athens greeks, fight 1 galley athens greeks");
    assert_eq!(table.units("greeks", "athens"), [0, 0]);
    assert_eq!(table.units("romans", "athens"), [1, 1]);
    assert_eq!(table.refused("conquer athens"), "conquest.5");
    table.play("done");
    assert_eq!(table.owner("athens").as_deref(), Some("greeks"));
}

#[test]
fn r_conquest_1_only_on_a_maneuver_space() {
    for step in ["rondel", "temple", "arming", "know-how", "cities"] {
        let mut table = Table::at(&format!(
            "west 4; romans L9@athens L1@sirmium; turn romans {step}"
        ));
        assert!(table.answers_with("conquer").is_empty(), "{step}");
        table.refused("conquer athens");
    }
    let table = Table::at("west 4; romans L9@athens at maneuver-2; turn romans maneuver");
    assert!(table.offers("conquer athens"));
}

#[test]
fn r_conquest_2_only_fresh_units_in_the_province() {
    let mut table =
        Table::at("west 4; romans G4@ephesos G1@athens; greeks G1@athens; turn romans maneuver");
    assert_eq!(table.refused("conquer athens"), "conquest.5");
    table.play("move 4 galley ephesos athens, decline");
    assert_eq!(table.units("romans", "athens"), [0, 5]);
    assert_eq!(table.refused("conquer athens"), "conquest.5");

    let table = Table::at("west 4; romans G2@athens; greeks G1@athens; turn romans maneuver");
    assert!(table.offers("conquer athens"));
}

#[test]
fn r_conquest_3_the_last_city_is_safe() {
    let mut table = Table::at("west 4; romans cities roma; greeks L5@roma; turn greeks maneuver");
    assert_eq!(table.refused("conquer roma"), "conquest.3");
    let table =
        Table::at("west 4; romans cities roma neapolis; greeks L5@roma; turn greeks maneuver");
    assert!(table.offers("conquer roma"));
}

#[test]
fn r_conquest_4_safe_at_once() {
    let mut table = Table::at(
        "west 4; romans cities roma neapolis L1@neapolis; greeks L1@roma L2@neapolis; turn greeks maneuver",
    );
    assert!(table.offers("conquer neapolis"));
    table.play("conquer roma");
    assert_eq!(table.refused("conquer neapolis"), "conquest.3");
    table.play("fight 1 legion neapolis romans");
    assert_eq!(table.units("romans", "neapolis"), [0, 0]);
    assert_eq!(table.refused("conquer neapolis"), "conquest.3");
}

#[test]
fn r_conquest_5_no_failed_conquest() {
    let mut table =
        Table::at("west 4; romans G4@athens; greeks athens* L2@athens; turn romans maneuver");
    assert!(table.answers_with("conquer").is_empty());
    assert!(table.answers_with("fight").is_empty());
    assert_eq!(table.refused("conquer athens"), "conquest.5");
    assert_eq!(table.units("romans", "athens"), [0, 4]);
    assert_eq!(table.units("greeks", "athens"), [2, 0]);
    assert!(table.cities("greeks").contains(&"athens*".to_owned()));
}

#[test]
fn r_conquest_6_a_bare_city_defends_with_one() {
    assert_eq!(defence_of_roma("romans iron 1"), 1);
    // Units, temples and cities elsewhere do not help.
    assert_eq!(
        defence_of_roma("romans neapolis* L5@neapolis G3@tarentum"),
        1
    );
}

#[test]
fn r_conquest_7_a_temple_city_defends_with_three() {
    assert_eq!(defence_of_roma("romans roma*"), 3);
}

#[test]
fn r_conquest_8_units_of_both_kinds_add() {
    assert_eq!(defence_of_roma("romans L2@roma G1@roma"), 4);
    assert_eq!(defence_of_roma("romans roma* G3@roma"), 6);
}

#[test]
fn r_conquest_9_monarchy_or_democracy_adds() {
    assert_eq!(defence_of_roma("romans monarchy"), 2);
    assert_eq!(defence_of_roma("romans monarchy democracy"), 3);
    // Those of the conqueror do not matter.
    assert_eq!(defence_of_roma("greeks monarchy democracy"), 1);
}

#[test]
fn ex_conquest_10_tacape() {
    let position = |galleys| {
        format!(
            "west 5; carthaginians democracy tacape* L2@tacape G1@tacape; romans G{galleys}@tacape; \
             turn romans maneuver"
        )
    };
    let mut table = Table::at(&position(7));
    assert_eq!(table.refused("conquer tacape"), "conquest.5");
    let mut table = Table::at(&position(8));
    table.play("conquer tacape");
    let values = table.events().iter().find_map(|event| match *event {
        Event::CityConquered {
            base,
            units,
            bonus,
            defence,
            ..
        } => Some([base, units, bonus, defence]),
        _ => None,
    });
    assert_eq!(values, Some([3, 3, 2, 8]));
    assert_eq!(table.owner("tacape").as_deref(), Some("romans"));
    assert_eq!(table.units("romans", "tacape"), [0, 0]);
}

#[test]
fn r_conquest_16_the_temple_returns_to_the_bank() {
    let mut table = Table::at(
        "west 4 goal 99; greeks athens* pella*; germans marble 5; romans G3@athens cities roma* neapolis* tarentum* \
         aquileia* mediolanum* salona* sirmium* syracusae* caralis* massilia* lugdunum* burdigala* lutetia* londinium* \
         tarraco* palma* olisipo* gades*; turn romans maneuver",
    );
    assert_eq!(table.bank_temples(), 0);
    table.play("conquer athens");
    assert!(table.cities("romans").contains(&"athens".to_owned()));
    assert_eq!(table.bank_temples(), 1);
    table.play("done, rondel temple, temple colonia, pay 5 marble");
    assert!(table.cities("germans").contains(&"colonia*".to_owned()));
    assert_eq!(table.bank_temples(), 0);
}

#[test]
fn r_conquest_17_the_city_is_the_conquerors() {
    let mut table = Table::at("west 4; romans at maneuver-2 G1@athens; turn romans maneuver");
    let before = table.stock("romans");
    table.play("conquer athens");
    assert_eq!(
        table.cities("romans"),
        ["athens", "neapolis", "roma", "tarentum"]
    );
    assert_eq!(table.stock("romans"), before);
    assert!(!table.event_types().contains(&"paid".to_owned()));
    table.play("done").pass_turn().pass_turn().pass_turn();
    table.play("rondel gold");
    assert_eq!(table.stock("romans")[2], before[2] + 2);
}

#[test]
fn r_conquest_18_the_twenty_sixth_city() {
    let mut table = Table::at(&format!(
        "west 4; {TWENTY_FIVE} kings 5 G1@athens; turn romans maneuver"
    ));
    table.play("conquer athens");
    assert_eq!(table.asked().as_deref(), Some("give-up"));
    assert_eq!(table.answers_with("give-up").len(), 25);
    assert_eq!(table.answers().len(), 25);
    table.play("give-up cyrene");
    let cities = table.cities("romans");
    assert_eq!(cities.len(), 25);
    assert!(cities.contains(&"athens".to_owned()));
    assert_eq!(table.owner("cyrene"), None);
}

#[test]
fn r_conquest_18_not_with_twenty_four_cities() {
    let cities = TWENTY_FIVE.replace(" cyrene", "");
    let mut table = Table::at(&format!(
        "west 4; {cities} kings 4 G1@athens L1@roma; turn romans maneuver"
    ));
    table.play("conquer athens");
    assert_eq!(table.asked().as_deref(), Some("maneuver"));
    assert_eq!(table.cities("romans").len(), 25);
}

#[test]
fn r_conquest_19_giving_up() {
    let mut table = Table::at(&format!(
        "west 4; {TWENTY_FIVE} neapolis* kings 5 G1@athens L2@neapolis; greeks G1@neapolis; turn romans maneuver"
    ));
    let temples = table.bank_temples();
    table.play("conquer athens");
    assert_eq!(table.owner("athens").as_deref(), Some("greeks"));
    assert_eq!(table.units("romans", "athens"), [0, 1]);
    assert_eq!(table.refused("give-up athens"), "conquest.19");
    assert_eq!(table.refused("give-up pella"), "conquest.19");
    table.play("give-up neapolis");
    assert_eq!(table.bank_temples(), temples + 1);
    assert_eq!(table.units("romans", "neapolis"), [2, 0]);
    assert_eq!(table.owner("neapolis"), None);
    table.play("done");
    assert_eq!(table.nation("romans").personages.general, 0);
    table.pass_turn().pass_turn();
    table.play("rondel marble, found neapolis, pay 1 marble 1 iron 1 gold");
    assert_eq!(table.owner("neapolis").as_deref(), Some("greeks"));
    assert!(table.cities("greeks").contains(&"neapolis".to_owned()));
}

#[test]
fn ex_conquest_21_six_galleys_take_athens() {
    for board in ["west", "east"] {
        let mut table = Table::at(&format!(
            "{board} 4; greeks athens* L1@athens G1@athens; phoenicians G6@athens; turn phoenicians maneuver"
        ));
        table.play("conquer athens");
        assert_eq!(table.units("phoenicians", "athens"), [0, 1]);
        assert_eq!(table.units("greeks", "athens"), [0, 0]);
        assert!(table.cities("phoenicians").contains(&"athens".to_owned()));
    }
}

#[test]
fn r_conquest_24_third_nations_do_not_matter() {
    let mut table =
        Table::at("west 4; romans G1@athens; phoenicians G4@athens; turn romans maneuver");
    table.play("conquer athens");
    assert_eq!(table.owner("athens").as_deref(), Some("romans"));
    assert_eq!(table.units("phoenicians", "athens"), [0, 4]);
    let mut table = Table::at(
        "west 4; romans G1@athens; greeks L1@athens; phoenicians G4@athens; turn romans maneuver",
    );
    assert_eq!(table.refused("conquer athens"), "conquest.5");
}

#[test]
fn r_conquest_25_the_defender_decides_nothing() {
    let table = |galleys| {
        Table::at(&format!(
            "west 4; romans G{galleys}@athens L1@burdigala; greeks L2@athens G1@athens; turn romans maneuver"
        ))
    };
    assert_eq!(table(3).refused("conquer athens"), "conquest.5");
    let mut table = table(4);
    table.play("conquer athens");
    assert_eq!(table.asked_nation().as_deref(), Some("romans"));
    assert_eq!(table.event_types(), ["city-conquered"]);
    assert_eq!(table.units("greeks", "athens"), [0, 0]);
    assert_eq!(table.owner("athens").as_deref(), Some("romans"));
}

#[test]
fn r_conquest_26_fights_may_come_first() {
    let mut table =
        Table::at("west 4; greeks G1@athens; romans G1@athens G1@athens/0; turn romans maneuver");
    assert_eq!(table.refused("conquer athens"), "conquest.5");
    table.play("fight 1 galley athens greeks, conquer athens");
    assert_eq!(table.owner("athens").as_deref(), Some("romans"));
    assert_eq!(table.units("romans", "athens"), [0, 0]);
}

#[test]
fn r_conquest_27_several_in_a_turn() {
    let mut table = Table::at("west 4; greeks L1@roma L1@neapolis; turn greeks maneuver");
    table.play("conquer roma, conquer neapolis");
    assert_eq!(table.cities("romans"), ["tarentum"]);
    assert_eq!(table.cities("greeks").len(), 5);
}

#[test]
fn r_conquest_28_neither_own_nor_missing_cities() {
    let mut table = Table::at("west 4; romans L5@roma L2@salona; turn romans maneuver");
    assert!(table.answers_with("conquer").is_empty());
    assert_eq!(table.refused("conquer roma"), "conquest.28");
    assert_eq!(table.refused("conquer salona"), "conquest.28");
}

#[test]
fn r_conquest_29_counts_for_kings() {
    let mut table = Table::at("west 4; romans salona G1@athens L1@roma; turn romans maneuver");
    table.play("conquer athens");
    assert_eq!(table.nation("romans").personages.king, 0);
    table.play("done");
    assert_eq!(table.nation("romans").personages.king, 1);
}

#[test]
fn r_conquest_29_counts_for_the_last_city() {
    let mut table = Table::at(
        "west 4; romans cities roma G1@athens; greeks cities athens pella L1@roma; germans L1@roma L1@pella; \
         turn romans maneuver",
    );
    table.play("conquer athens, done, rondel maneuver-1");
    assert_eq!(table.asked_nation().as_deref(), Some("germans"));
    // The greeks have one city now, the romans two.
    assert_eq!(table.refused("conquer pella"), "conquest.3");
    assert!(table.offers("conquer roma"));
}
