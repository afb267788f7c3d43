//! The end of the game.

use crate::{Antike, Event, Victory};
use engine::{Game, Presentation, Setup, Viewer};

use crate::tests::table::{Table, random_states};

/// All 35 personages among five nations, seven each.
const ALL_GONE: &str = "greeks kings 7; romans kings 2 scholars 5; germans scholars 3 generals 4; \
    phoenicians generals 3 citizens 4; carthaginians citizens 2 navigators 5";

/// Does a nation with five cities and no king yet win when its king makes so many personages?
fn wins_with(game: &str, nation: &str, personages: u8) -> bool {
    let (scholars, generals) = ((personages - 1).min(8), (personages - 1).saturating_sub(8));
    let cities = match nation {
        "romans" => "roma neapolis tarentum salona mediolanum",
        _ => "babylon taima gerrha petra ommana",
    };
    let mut table = Table::at(&format!(
        "{game}; {nation} cities {cities} scholars {scholars} generals {generals}; turn {nation} temple"
    ));
    assert_eq!(table.winner(), None);
    table.play("done");
    assert_eq!(table.nation(nation).personages.total(), personages);
    assert_eq!(table.winner().is_some(), table.asked().is_none());
    table.winner().as_deref() == Some(nation)
}

#[test]
fn r_victory_1_the_number_or_more() {
    let mut table = Table::at(
        "west 4; romans scholars 8 roma neapolis tarentum salona mediolanum aquileia sirmium massilia palma caralis; \
         turn romans temple",
    );
    assert_eq!(table.winner(), None);
    table.play("done");
    assert_eq!(table.nation("romans").personages.total(), 10);
    assert_eq!(table.winner().as_deref(), Some("romans"));
    assert_eq!(table.winning_seats(), [table.nation("romans").seat.0]);
    assert_eq!(table.asked(), None);
    assert!(table.answers().is_empty());
    let won = table.events().last();
    assert!(matches!(
        won,
        Some(Event::Won {
            how: Victory::Personages,
            ..
        })
    ));
}

#[test]
fn r_victory_2_six_nations_seven() {
    assert!(!wins_with("west 6", "romans", 6));
    assert!(wins_with("west 6", "romans", 7));
}

#[test]
fn r_victory_3_five_nations_eight() {
    assert!(!wins_with("west 5", "romans", 7));
    assert!(wins_with("west 5", "romans", 8));
}

#[test]
fn r_victory_4_four_nations_nine() {
    for (game, nation) in [("east 4", "persians"), ("west 4", "romans")] {
        assert!(!wins_with(game, nation, 8));
        assert!(wins_with(game, nation, 9));
    }
}

#[test]
fn r_victory_5_three_nations_ten_or_twelve() {
    assert!(!wins_with("east 3", "persians", 9));
    assert!(wins_with("east 3", "persians", 10));
    assert!(!wins_with("east 3 goal 12", "persians", 11));
    assert!(wins_with("east 3 goal 12", "persians", 12));
    let goal = |setup| Table::new(setup, 1).view().goal;
    let three = || Setup::scenario("east").seats(3);
    assert_eq!(goal(three()), 10);
    assert_eq!(goal(three().option("victory", "12")), 12);
}

#[test]
fn r_victory_6_at_the_end_of_the_turn() {
    let mut table = Table::at(
        "west 4; greeks scholars 8 athens* pella* marble 6 iron 9 gold 9 L1@sirmium; romans scholars 0; turn greeks temple",
    );
    assert_eq!(
        table.turn_order(),
        ["phoenicians", "greeks", "romans", "germans"]
    );
    table.play("temple dyrrhachion, done");
    assert_eq!(table.asked().as_deref(), Some("cities"));
    assert_eq!(table.winner(), None);
    table.play("done");
    assert_eq!(table.winner().as_deref(), Some("greeks"));
    assert_eq!(table.winning_seats(), [table.nation("greeks").seat.0]);
    assert!(!table.event_types().contains(&"turn-began".to_owned()));
    for seat in 0..4 {
        assert_eq!(table.refused_to(seat, "rondel iron"), "victory.6");
    }
}

#[test]
fn r_victory_7_the_next_temple_when_all_are_gone() {
    let mut table = Table::at(&format!(
        "west 5; {ALL_GONE}; greeks athens*; romans G3@athens; turn romans maneuver"
    ));
    table.play("conquer athens");
    assert_eq!(table.winner().as_deref(), Some("romans"));
    let won = table.events().last();
    assert!(matches!(
        won,
        Some(Event::Won {
            how: Victory::LastTemple,
            ..
        })
    ));
    let mut table = Table::at(&format!(
        "west 5; {ALL_GONE}; romans G3@athens; turn romans maneuver"
    ));
    table.play("conquer athens, done");
    assert_eq!(table.winner(), None);
    assert_eq!(table.at_turn(), "germans");
}

#[test]
fn r_victory_7_not_while_one_is_left() {
    let one_left = ALL_GONE.replace("navigators 5", "navigators 4");
    let mut table = Table::at(&format!(
        "west 5; {one_left}; greeks athens*; romans G3@athens; turn romans maneuver"
    ));
    table.play("conquer athens, done");
    assert_eq!(table.winner(), None);
}

#[test]
fn r_victory_8_at_once() {
    let mut table = Table::at(
        "west 6; greeks kings 6 athens*; romans kings 3 scholars 2 G5@athens L3@sirmium; germans scholars 6; \
         phoenicians generals 6; carthaginians generals 1 citizens 5; persians citizens 1 navigators 5; \
         turn romans maneuver",
    );
    assert_eq!(table.nation("romans").personages.total(), 5);
    table.play("conquer athens");
    assert_eq!(table.winner().as_deref(), Some("romans"));
    assert_eq!(table.asked(), None);
    assert_eq!(table.refused("move 1 legion sirmium aquileia"), "victory.6");
    assert_eq!(table.refused("done"), "victory.6");
}

#[test]
fn r_victory_9_only_after_the_last_was_taken() {
    // The last one is a general; the romans have six.
    let mut table = Table::at(
        "west 5; greeks kings 7 athens* pella* dyrrhachion* sparta; romans kings 2 scholars 4 G3@athens L3@pella; \
         germans scholars 4 generals 3 L3@dyrrhachion; phoenicians generals 3 citizens 4; \
         carthaginians citizens 2 navigators 5; turn romans maneuver",
    );
    table.play("conquer athens, conquer pella");
    assert_eq!(table.winner(), None);
    table.play("done");
    assert_eq!(table.nation("romans").personages.general, 1);
    assert_eq!(table.winner(), None);
    let taken: u8 = table
        .view()
        .nations
        .iter()
        .map(|nation| nation.personages.total())
        .sum();
    assert_eq!(taken, 35);
    table.play("rondel maneuver-1, conquer dyrrhachion");
    assert_eq!(table.winner().as_deref(), Some("germans"));
}

#[test]
fn r_victory_10_with_few_nations_somebody_wins_first() {
    let most_without_winner = |setup| {
        let view = Table::new(setup, 1).view();
        u32::from(view.goal - 1) * u32::from(view.in_play)
    };
    for board in ["west", "east"] {
        let seats = |seats| Setup::scenario(board).seats(seats);
        assert!(most_without_winner(seats(2)) < 35);
        assert!(most_without_winner(seats(3)) < 35);
        assert!(most_without_winner(seats(3).option("victory", "12")) < 35);
        assert!(most_without_winner(seats(4)) < 35);
        assert_eq!(most_without_winner(seats(5)), 35);
        assert_eq!(most_without_winner(seats(6)), 36);
    }
}

#[test]
fn r_victory_11_nobody_is_eliminated() {
    let mut table =
        Table::at("west 4; romans cities roma at gold; greeks L9@roma; turn romans coin");
    assert_eq!(table.stock("romans"), [2, 1, 3, 1]);
    assert!(table.offers("rondel marble"));
    table.play("rondel marble");
    assert_eq!(table.at_turn(), "germans");
    table.pass_turn().pass_turn().pass_turn();
    assert_eq!(table.at_turn(), "romans");
}

#[test]
fn r_victory_11_no_other_end() {
    assert_eq!(Antike::ROUND_LIMIT, 300);
    // Long after the limit of simulations the game still goes on and nobody has won.
    let mut table = Table::at("west 4; round 301; turn romans rondel");
    table.pass_turn();
    assert_eq!(table.asked_nation().as_deref(), Some("germans"));
    assert!(table.winner().is_none() && table.winning_seats().is_empty());
    // A game that is cut short is unfinished; until the game is won there is a decision, and all keep a city.
    for seed in 1..=3 {
        let mut states = 0;
        random_states(
            Setup::scenario("west").seats(3),
            seed,
            3000,
            |game, state, _| {
                let view = game.view(state, Viewer::Spectator);
                assert!(view.nations.iter().all(|nation| !nation.cities.is_empty()));
                let mut decisions = engine::Decisions::new();
                game.decisions(state, &mut decisions);
                assert_eq!(game.outcome(state).is_some(), view.winner.is_some());
                assert_eq!(decisions.first().is_none(), view.winner.is_some());
                states += 1;
            },
        );
        assert!(states > 1);
    }
}

#[test]
fn r_victory_1_the_goal_tells_personages_and_what_the_next_one_takes() {
    let table = Table::at(
        "west 5; romans kings 1 scholars 2 roma neapolis tarentum salona mediolanum aquileia wheel; turn romans temple",
    );
    let goal = table.goal();
    assert_eq!(goal["ways"][0]["about"]["goal"], 8);
    assert_eq!(goal["ways"][1]["rule"], "victory.7");
    let parties = goal["parties"].as_array().unwrap();
    let romans = parties
        .iter()
        .find(|party| party["party"] == "romans")
        .unwrap();
    assert_eq!(romans["points"], 3);
    assert_eq!(romans["target"], 8);
    let chance = |rule: &str| {
        let chances = romans["chances"].as_array().unwrap();
        chances
            .iter()
            .find(|chance| chance["rule"] == rule)
            .unwrap()
            .clone()
    };
    let king = chance("personages.1");
    assert_eq!(king["progress"], serde_json::json!({"have": 6, "need": 10}));
    let advances = chance("personages.3")["about"]["advances"]
        .as_array()
        .unwrap()
        .len();
    assert_eq!(advances, 7, "all but the wheel");
    let four = Table::at("west 4; turn romans temple").goal();
    assert_eq!(four["ways"].as_array().unwrap().len(), 1, "victory.10");
}

#[test]
fn r_personages_17_the_goal_says_that_a_pile_is_empty() {
    let table = Table::at(
        "west 4; romans navigators 2; greeks navigators 2; germans navigators 1; turn romans temple",
    );
    let goal = table.goal();
    let about = &goal["parties"][0]["chances"][4]["about"];
    assert_eq!(about["type"], "pile-empty");
    assert_eq!(about["kind"], "navigator");
}
