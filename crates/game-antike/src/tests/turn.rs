//! The course of a turn.

use std::collections::BTreeSet;

use crate::{Event, Prompt};
use engine::{Decisions, Game, Setup, Viewer};

use crate::tests::table::{Table, random_states};

/// Setups for games with random answers.
fn setups() -> [Setup; 3] {
    [("west", 4), ("east", 6), ("west", 2)]
        .map(|(board, seats)| Setup::scenario(board).seats(seats))
}

#[test]
fn r_turn_1_clockwise_for_ever() {
    let mut table = Table::at("west 4; order greeks phoenicians romans germans");
    let ring = ["phoenicians", "romans", "germans", "greeks"];
    for nation in ring.into_iter().cycle().take(13) {
        assert_eq!(table.at_turn(), nation);
        table.pass_turn();
    }
}

#[test]
fn r_turn_1_the_order_never_changes() {
    for (setup, seed) in setups().into_iter().zip(1..) {
        let (mut ring, mut turns) = (Vec::new(), 0);
        random_states(setup, seed, 2000, |game, state, events| {
            let nations = game.view(state, Viewer::Spectator).nations;
            let order: Vec<_> = nations.iter().map(|nation| nation.nation).collect();
            if ring.is_empty() {
                ring.clone_from(&order);
            }
            assert_eq!(order, ring);
            for event in events {
                if let Event::TurnBegan { nation, round } = event {
                    assert_eq!(*nation, ring[turns % ring.len()]);
                    assert_eq!(usize::from(*round), turns / ring.len() + 1);
                    turns += 1;
                }
            }
        });
        assert!(turns > 20);
    }
}

/// Romans who have reached their turn, pay for the wheel, move, found their fifth city and win a king.
fn full_turn(scholars: u8) -> Table {
    let mut table = Table::at(&format!(
        "west 4; romans marble 1 iron 1 gold 1 at iron scholars {scholars} \
         roma neapolis tarentum caralis G1@caralis L1@roma; turn greeks rondel"
    ));
    table.play("rondel iron");
    assert_eq!(table.at_turn(), "romans");
    table
}

#[test]
fn r_turn_2_the_steps_in_their_order() {
    let mut table = full_turn(0);
    assert_eq!(table.refused("move 1 galley caralis palma"), "turn.2");
    assert_eq!(table.refused("found palma"), "turn.2");
    table.play("rondel maneuver-1, move 1 galley caralis palma");
    assert_eq!(table.refused("found palma"), "cities.1");
    table.play("done, found palma, pay 1 marble 1 iron 1 gold");
    let events = table.event_types();
    let began: Vec<usize> = (0..events.len())
        .filter(|&index| events[index] == "turn-began")
        .collect();
    assert_eq!(
        events[began[0]..=began[1]],
        [
            "turn-began",
            "coin-taken",
            "rondel-moved",
            "moved",
            "paid",
            "city-founded",
            "personage-won",
            "turn-began"
        ]
    );
    assert_eq!(table.at_turn(), "germans");
}

#[test]
fn r_turn_2_the_victory_check_comes_before_the_next_nation() {
    let mut table = full_turn(8);
    table.play("rondel maneuver-1, move 1 galley caralis palma, done, found palma, pay 1 marble 1 iron 1 gold");
    let events = table.event_types();
    assert_eq!(
        events[events.len() - 3..],
        ["city-founded", "personage-won", "won"]
    );
    assert_eq!(table.asked(), None);
}

/// The steps of a turn, in order; payments belong to what they pay for.
fn step(event: &Event) -> Option<u8> {
    let begins = matches!(event, Event::TurnBegan { .. });
    let coin = matches!(
        event,
        Event::CoinTaken { .. } | Event::InsteadTaken { .. } | Event::NothingTaken { .. }
    );
    let wheel = matches!(event, Event::RondelMoved { .. });
    let action = matches!(
        event,
        Event::Produced { .. }
            | Event::TempleBuilt { .. }
            | Event::UnitArmed { .. }
            | Event::AdvanceBought { .. }
            | Event::Moved { .. }
            | Event::Fought { .. }
            | Event::CityConquered { .. }
    );
    let cities = matches!(event, Event::CityFounded { .. });
    let personages = matches!(event, Event::PersonageWon { .. });
    let steps = [begins, coin, wheel, action, cities, personages];
    (0..)
        .zip(steps)
        .find(|&(_, fits)| fits)
        .map(|(step, _)| step)
}

#[test]
fn r_turn_2_every_turn_runs_like_that() {
    for (setup, seed) in setups().into_iter().zip(11..) {
        let (mut last, mut seen) = (5, BTreeSet::new());
        random_states(setup, seed, 3000, |_, _, events| {
            for now in events.iter().filter_map(step) {
                seen.insert(now);
                let once = now < 3;
                let fits = match now {
                    0 => last >= 2,
                    _ => now > last || (now == last && !once),
                };
                assert!(fits, "step {now} after step {last}");
                assert!(now < 3 || last >= 2, "nothing before the wheel");
                last = now;
            }
        });
        assert_eq!(seen.len(), 6, "all steps have been seen");
    }
}

#[test]
fn r_turn_3_only_the_space_chosen() {
    let spaces = [
        ("arming", "arm legion roma"),
        ("temple", "temple roma"),
        ("know-how", "buy wheel"),
        ("maneuver", "move 1 legion roma neapolis"),
        ("maneuver", "fight 1 legion roma greeks"),
        ("maneuver", "conquer athens"),
    ];
    for chosen in ["arming", "temple", "know-how", "maneuver"] {
        let mut table = Table::at(&format!(
            "west 4; romans marble 20 iron 20 gold 20 L1@roma L1@athens; greeks L1@roma; turn romans {chosen}"
        ));
        for (other, answer) in spaces.into_iter().filter(|(other, _)| *other != chosen) {
            assert_eq!(
                table.refused(answer),
                "turn.3",
                "{answer} of {other} on {chosen}"
            );
        }
        assert_eq!(table.refused("rondel iron"), "turn.3", "one space a turn");
    }
}

#[test]
fn r_turn_3_production_lets_nothing_else_happen() {
    let mut table =
        Table::at("west 4; romans marble 20 iron 20 gold 20 L1@sirmium; turn romans rondel");
    table.play("rondel gold");
    assert_eq!(table.answers(), ["found sirmium", "done"]);
    for answer in ["arm legion roma", "temple roma", "buy wheel"] {
        assert_eq!(table.refused(answer), "turn.3");
    }
    assert_eq!(table.refused("rondel iron"), "turn.7");
}

#[test]
fn r_turn_4_nobody_stands_still() {
    let mut table = Table::at(
        "west 4; romans marble 0 iron 0 gold 0 at gold; germans coins 30; turn romans coin",
    );
    table.play("take nothing");
    assert_eq!(
        table.answers(),
        ["rondel maneuver-1", "rondel arming", "rondel marble"]
    );
    assert_eq!(table.refused("done"), "turn.2");
}

#[test]
fn r_turn_5_actions_may_be_left_undone() {
    let mut table = Table::at("west 4; romans L3@salona; turn romans maneuver");
    let before = table.view().nations;
    table.play("done");
    assert_eq!(table.view().nations, before);
    assert_eq!(table.asked().unwrap(), "cities");
    let begun = [
        ("temple", "temple roma"),
        ("arming", "arm legion roma"),
        ("know-how", "buy wheel"),
        ("maneuver", "move 1 legion roma neapolis"),
    ];
    for (space, answer) in begun {
        let position =
            format!("west 4; romans marble 9 iron 9 gold 9 L1@roma; turn romans {space}");
        let mut table = Table::at(&position);
        let before = table.nation("romans");
        table.play("done");
        assert_eq!(table.nation("romans"), before, "nothing done");
        assert_ne!(table.at_turn(), "romans");
        let mut table = Table::at(&position);
        table.play(answer).play("done");
        assert_ne!(table.at_turn(), "romans", "or one thing");
    }
}

#[test]
fn r_turn_5_production_is_automatic() {
    let mut table = Table::at("west 4; turn romans rondel");
    table.play("rondel iron");
    assert_eq!(table.stock("romans"), [2, 2, 3, 0]);
    assert_ne!(table.at_turn(), "romans");
}

#[test]
fn r_turn_6_a_space_without_use_may_be_chosen() {
    for space in ["temple", "arming", "know-how", "maneuver-1"] {
        let mut table = Table::at("west 4; romans marble 0 iron 0 gold 0; turn romans rondel");
        table.play(&format!("rondel {space}"));
        assert_eq!(table.at_turn(), "germans", "{space}");
    }
    let mut table = Table::at("west 4; romans cities roma; turn romans rondel");
    table.play("rondel marble");
    assert_eq!(table.stock("romans"), [2, 1, 3, 0]);
}

#[test]
fn r_turn_6_a_space_without_use_says_so_beforehand() {
    let all = "wheel sailing market monarchy roads navigation currency democracy";
    let full = "marble 9 iron 9 gold 9";
    let cases = [
        ("marble 4", "temple", "temple-too-dear"),
        ("marble 5 cities roma*", "temple", "no-bare-city"),
        ("iron 0", "arming", "unit-too-dear"),
        ("gold 0", "know-how", "advance-too-dear"),
        (&format!("{full} {all}"), "know-how", "all-advances-owned"),
        ("", "maneuver-1", "no-units"),
    ];
    for (romans, space, why) in cases {
        let position = format!("west 4; romans {romans}; turn romans rondel");
        let mut table = Table::at(&position);
        let answer = format!("rondel {space}");
        assert_eq!(table.in_vain(&answer).as_deref(), Some(why), "{position}");
        table.play(&answer);
        let told = serde_json::to_value(&table.events()[1]).unwrap();
        assert_eq!(
            (told["type"].as_str(), told["why"].as_str()),
            (Some("nothing-to-do"), Some(why)),
            "{position}"
        );
        assert_eq!(table.at_turn(), "germans", "{position}");
    }
    let table = Table::at(&format!(
        "west 4; romans {full} L1@roma; turn romans rondel"
    ));
    for space in ["temple", "arming", "know-how", "maneuver-1"] {
        assert_eq!(table.in_vain(&format!("rondel {space}")), None, "{space}");
    }
}

#[test]
fn r_turn_6_the_price_of_the_move_counts() {
    let table = Table::at("west 4; romans at gold marble 5 iron 0 gold 0; turn romans rondel");
    assert_eq!(table.hint("rondel temple")["price"], 4);
    assert_eq!(
        table.in_vain("rondel temple").as_deref(),
        Some("temple-too-dear")
    );
    let table = Table::at("west 4; romans at gold marble 5 iron 4 gold 0; turn romans rondel");
    assert_eq!(table.in_vain("rondel temple"), None, "paid in iron");
}

#[test]
fn r_turn_9_an_action_ends_when_nothing_more_can_be_done() {
    let cases = [
        ("marble 5", "temple", "temple roma"),
        ("iron 1", "arming", "arm legion roma"),
        ("gold 7", "know-how", "buy wheel"),
        (
            "marble 0 L1@roma",
            "maneuver",
            "move 1 legion roma neapolis",
        ),
    ];
    for (romans, space, answer) in cases {
        let mut table = Table::at(&format!("west 4; romans {romans}; turn romans {space}"));
        table.play(answer);
        assert_eq!(table.at_turn(), "germans", "{space}");
    }
}

#[test]
fn r_turn_9_a_fight_is_something_to_do() {
    let mut table = Table::at("west 4; romans L1@roma; greeks L1@neapolis; turn romans maneuver");
    table.play("move 1 legion roma neapolis, decline");
    assert_eq!(table.answers(), ["fight 1 legion neapolis greeks", "done"]);
}

#[test]
fn r_turn_9_nobody_is_asked_what_has_one_answer() {
    for (setup, seed) in setups().into_iter().zip(31..) {
        let mut decisions = Decisions::new();
        random_states(setup, seed, 4000, |game, state, _| {
            game.decisions(state, &mut decisions);
            if let Some(decision) = decisions.first() {
                let choices = decision.answers.len();
                assert!(choices > 1, "{:?}: {:?}", decision.prompt, decision.answers);
            }
        });
    }
}

#[test]
fn r_turn_7_no_way_back() {
    let mut table = Table::at(
        "west 4; romans marble 9 iron 9 gold 9 L3@sirmium L1@salona L2@athens; greeks L1@sirmium; \
         turn romans maneuver",
    );
    assert!(table.offers("conquer athens") && table.offers("fight 1 legion sirmium greeks"));
    table.play("done, found sirmium");
    assert_eq!(table.answers(), ["found salona", "done"]);
    for answer in [
        "move 1 legion sirmium salona",
        "fight 1 legion sirmium greeks",
        "conquer athens",
        "rondel iron",
    ] {
        assert_eq!(table.refused(answer), "turn.7");
    }
    table.play("done");
    assert_eq!(table.at_turn(), "germans");
    let romans = table.nation("romans").seat.0;
    assert_eq!(table.refused_to(romans, "found salona"), "turn.8");
}

#[test]
fn r_turn_8_others_decide_nothing() {
    let mut table =
        Table::at("west 4; romans G2@caralis; greeks G1@palma L1@athens; turn romans maneuver");
    let greeks = table.nation("greeks").seat.0;
    for answer in ["done", "move 1 legion athens pella", "decline", "demand 1"] {
        assert_eq!(table.refused_to(greeks, answer), "turn.8");
    }
    table.play("move 1 galley caralis palma");
    assert_eq!(
        table.asked_nation().unwrap(),
        "greeks",
        "but for this question"
    );
    assert_eq!(table.answers(), ["demand 1", "decline"]);
    let romans = table.nation("romans").seat.0;
    assert_eq!(table.refused_to(romans, "done"), "turn.8");
    assert_eq!(table.refused("move 1 legion athens pella"), "movement.10");
    table.play("decline");
    assert_eq!(table.asked_nation().unwrap(), "romans");
}

#[test]
fn r_turn_8_in_every_decision_of_a_game() {
    for (setup, seed) in setups().into_iter().zip(21..) {
        let (mut decisions, mut entries, mut was_entry) = (Decisions::new(), 0, false);
        random_states(setup, seed, 4000, |game, state, events| {
            game.decisions(state, &mut decisions);
            let Some(decision) = decisions.first() else {
                return;
            };
            let view = game.view(state, Viewer::Spectator);
            let at_turn = view
                .nations
                .iter()
                .find(|other| Some(other.nation) == view.active);
            let is_entry = matches!(decision.prompt, Prompt::Entry { .. });
            if is_entry {
                let entered = matches!(events.last(), Some(Event::Moved { .. }));
                assert!(entered || was_entry, "directly after an entry");
                entries += 1;
            } else {
                assert_eq!(decision.seat, at_turn.unwrap().seat);
            }
            was_entry = is_entry;
            assert_eq!(decisions.len(), 1);
        });
        assert!(entries > 0, "somebody was asked");
    }
}
