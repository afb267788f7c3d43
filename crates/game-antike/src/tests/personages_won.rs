//! When personages are won.

use crate::{Antike, Event};
use engine::{Presentation, Setup};

use crate::tests::{
    personages::{after_quiet_turn, cards, cities, galleys, won},
    table::{Table, random_states},
};

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
    let mut table = Table::at("west 4; romans gold 14; turn romans know-how");
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
