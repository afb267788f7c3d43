//! 8.2, 8.3 Surrender and armistice; 9.0, 10 the end.

use super::table::{Table, dice};
use crate::{
    Cause, Event, Position, Prompt, Side,
    rules::{
        armistice::{self, armistice_turns},
        surrender::{self, Contest},
    },
};

#[test]
fn r_8_3b_how_long_an_armistice_lasts() {
    // covers: 8.3d
    assert_eq!(armistice_turns(4, 0), 2);
    assert_eq!(armistice_turns(4, 1), 3);
    assert_eq!(armistice_turns(1, 1), 1);
    assert_eq!(armistice_turns(6, 1), 4);
    assert_eq!(armistice_turns(1, 0), 1);
}

#[test]
fn r_8_3a_when_both_are_tired_or_poor() {
    // covers: 8.3c 10.3.4b 10.4.3b
    let due = |position: &str| {
        let table = Table::new(&format!(
            "{}; stage armistice",
            position.replacen(';', "; clear;", 1)
        ));
        armistice::is_due(table.look())
    };
    assert!(due(
        "peloponnesian-war; bellicosity A6 S9; talents A3000 S900"
    ));
    assert!(!due(
        "peloponnesian-war; bellicosity A6 S9; talents A3000 S1000"
    ));
    assert!(due("peloponnesian-war; bellicosity A6 S6"));
    assert!(!due("peloponnesian-war; bellicosity A7 S6"));
    assert!(!due("peloponnesian-war; bellicosity A6 S7"));
    assert!(due(
        "peloponnesian-war; bellicosity A9 S9; talents A950 S950"
    ));
    assert!(!due("peloponnesian-war; bellicosity A6 S6; armistice held"));
    assert!(!due("decelean-war; bellicosity A6 S6"));
    assert!(!due("fall-of-athens; bellicosity A3 S5"));
}

#[test]
fn r_8_3e_the_great_cities_men_go_home() {
    // covers: 5.6c 8.3f 8.3h 8.3j 8.3k 8.3l 8.3m 8.3n 8.3o 8.3p 6.2d 8.3i
    let text = "peloponnesian-war; clear; turn 3; bellicosity A6 S6; sci A3 S-1; hostages A; talents A2000 S5000; \
                decelea S1h; plataea s1h; chios A1n; stage armistice";
    let mut table = Table::new(text);
    table.rig(&dice(&[4])).go();
    let at = &table.state.position;
    assert_eq!(table.at(Side::Sparta, "decelea"), [0, 0, 0]);
    assert_eq!(table.at(Side::Sparta, "plataea"), [1, 0, 0], "allies stay");
    assert!(!at.hostages.athens && at.armistice_held);
    assert_eq!(
        table.count(|event| matches!(event, Event::PeaceTurn { .. })),
        2
    );
    assert_eq!(
        table.count(|event| matches!(event, Event::EventRolled { .. })),
        2,
        "never rolled again"
    );
    table.act("raise levy");
    assert!(matches!(
        table.prompt(),
        Some(Prompt::PeaceBuild {
            left: 5,
            side: Side::Athens,
            ..
        })
    ));
    table.act("done");
    let ships = table.count(|event| {
        matches!(
            event,
            Event::Built {
                side: Side::Sparta,
                kind: crate::Kind::Naval,
                nationality: crate::Nationality::Spartan
            }
        )
    });
    assert_eq!(ships, 5);
    assert!(table.said(|event| matches!(event, Event::PeaceEnded { value: 7 })));
    assert_eq!(table.state.position.turn, 6, "turns 4 and 5 were peace");
    assert!(table.said(|event| matches!(event, Event::SideRolled { confidence: 3, .. })));
    let mut late =
        Table::new("peloponnesian-war; clear; turn 9; bellicosity A6 S6; stage armistice");
    late.rig(&dice(&[6])).go();
    while late.state.position.verdict.is_none() {
        let answer = if late.offers("done") {
            "done".to_owned()
        } else {
            late.answers()[0].clone()
        };
        late.act(&answer);
    }
    let verdict = late.state.position.verdict.unwrap();
    assert_eq!(verdict.cause, Cause::LastTurn);
    let mut ends = Table::new("archidamian-war; clear; turn 2; bellicosity A6 S6; stage armistice");
    ends.go();
    assert_eq!(ends.state.position.verdict.unwrap().cause, Cause::Armistice);
}

/// The position on an empty map, before surrender is determined.
fn surrendering(position: &str) -> String {
    match position.split_once(';') {
        Some((scenario, rest)) => format!("{scenario}; clear; {rest}; stage surrender"),
        None => format!("{position}; clear; stage surrender"),
    }
}

/// The end of a game in which somebody has to surrender.
fn end(position: &str) -> Position {
    let mut table = Table::new(&surrendering(position));
    table.with(surrender::determine);
    table.state.position
}

/// A scenario that begins late counts its points as the long war does.
// covers: 9.0e 9.0g
#[test]
fn r_9_0e_turns_of_the_war() {
    let late = "fall-of-athens; turn 7; bellicosity A0; points A10";
    let at_once = end(late);
    assert_eq!(at_once.points.athens, 10 + 29, "a seventh of 200");
    assert!(!at_once.verdict.unwrap().won, "39 do not win");
    let fought = end("fall-of-athens; turn 8; bellicosity A0; points A20");
    assert_eq!(fought.points.athens, 20 + 25);
    assert!(fought.verdict.unwrap().won);
    // 9.0g
    let of_scenario = end(&format!("{late}; option surrender-by-scenario"));
    assert_eq!(of_scenario.points.athens, 10 + 200, "its first turn");
    let second = end("decelean-war; turn 7; bellicosity S0; option surrender-by-scenario");
    assert_eq!(second.points.athens, 100);
}

#[test]
fn r_8_2a_surrender() {
    // covers: 8.2b 9.0d 9.0e 10.1.5a 10.2c
    let early = end("peloponnesian-war; turn 3; bellicosity A0");
    assert!(early.verdict.unwrap().won, "a surrender by turn 3 wins");
    assert_eq!(early.points.athens, 67);
    let later = end("peloponnesian-war; turn 7; bellicosity S0; points A100");
    assert_eq!(later.points.athens, 129);
    assert!(!later.verdict.unwrap().won);
    let enough = end("peloponnesian-war; turn 7; bellicosity S0; points A122");
    assert!(enough.verdict.unwrap().won, "151 win");
    let just_not = end("peloponnesian-war; turn 7; bellicosity S0; points A121");
    assert!(!just_not.verdict.unwrap().won, "150 do not");
    assert_eq!(
        end("peloponnesian-war; turn 1; bellicosity S0")
            .points
            .athens,
        200
    );
    assert_eq!(
        end("decelean-war; turn 8; bellicosity S0").points.athens,
        25,
        "the eighth turn of the war"
    );
    let home = end("peloponnesian-war; sparta A1h");
    assert!(home.verdict.unwrap().surrendered.sparta);
    assert!(end("peloponnesian-war").verdict.is_none());
    let both = end("peloponnesian-war; turn 4; bellicosity A0 S0");
    assert_eq!(both.points.athens, 50, "the bonus is given once");
    assert!(
        end("archidamian-war; turn 2; bellicosity S0")
            .verdict
            .unwrap()
            .won
    );
}

#[test]
fn r_10_1a_the_last_turn() {
    let mut table = Table::new("peloponnesian-war; clear; turn 10; points A20; stage next-turn");
    table.go();
    let verdict = table.state.position.verdict.unwrap();
    assert_eq!((verdict.cause, verdict.won), (Cause::LastTurn, false));
    let mut enough = Table::new("archidamian-war; clear; turn 3; points A40; stage next-turn");
    enough.go();
    assert!(enough.state.position.verdict.unwrap().won);
    let mut less = Table::new("archidamian-war; clear; turn 3; points A39; stage next-turn");
    less.go();
    assert!(!less.state.position.verdict.unwrap().won);
}

#[test]
fn r_11_0j_two_players_count_their_own_points() {
    let end = |position: &str| {
        let mut table = Table::new(&surrendering(position));
        table.with(surrender::determine);
        table.state.position.clone()
    };
    let athens = end("peloponnesian-war two; turn 4; bellicosity A0");
    assert_eq!(athens.verdict.unwrap().winner, Some(Side::Sparta));
    assert_eq!((athens.points.athens, athens.points.sparta), (0, 50));
    let both = end("peloponnesian-war two; turn 4; bellicosity A0 S0");
    assert_eq!(both.verdict.unwrap().winner, None);
    let mut last =
        Table::new("peloponnesian-war two; clear; turn 10; points A20 S10; stage next-turn");
    last.go();
    assert_eq!(
        last.state.position.verdict.unwrap().winner,
        Some(Side::Athens)
    );
}

#[test]
fn r_8_3p_the_order_of_an_armistice() {
    let mut table = Table::new(
        "peloponnesian-war; clear; turn 3; bellicosity A6 S6; hostages A; talents A2000 S5000; decelea S1h; chios A1n; stage armistice",
    );
    table.rig(&dice(&[4])).go().act("raise levy");
    assert!(matches!(
        table.prompt(),
        Some(Prompt::PeaceBuild {
            side: Side::Athens,
            ..
        })
    ));
    table.act("build athenian naval; done");
    let place = |fits: fn(&Event) -> bool| table.events.iter().position(fits).expect("it happened");
    let order = [
        place(|event| matches!(event, Event::ArmisticeBegan { .. })),
        place(|event| matches!(event, Event::SentHome { .. })),
        place(|event| matches!(event, Event::HostagesFreed)),
        place(|event| matches!(event, Event::PeaceTurn { turn: 4 })),
        place(|event| matches!(event, Event::PeaceTurn { turn: 5 })),
        place(|event| matches!(event, Event::IncomeLine { .. })),
        place(|event| {
            matches!(
                event,
                Event::Built {
                    side: Side::Athens,
                    ..
                }
            )
        }),
        place(|event| {
            matches!(
                event,
                Event::Built {
                    side: Side::Sparta,
                    ..
                }
            )
        }),
        place(|event| matches!(event, Event::PeaceEnded { .. })),
        place(|event| matches!(event, Event::TurnBegan { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    let last_event = table
        .events
        .iter()
        .rposition(|event| matches!(event, Event::PeaceTurn { .. }));
    assert!(last_event < Some(order[5]), "all events before any income");
    let incomes = table.count(|event| {
        matches!(
            event,
            Event::Income {
                side: Side::Athens,
                ..
            }
        )
    });
    assert_eq!(incomes, 1, "the turn's own income is not paid again");
}

#[test]
fn r_9_0c_what_counts_nothing() {
    let failed =
        Table::run("peloponnesian-war; clear; megara A1h @cleon; stage siege-determination");
    let points = failed.state.position.points.athens;
    let fell = failed.said(|event| matches!(event, Event::SiegeRolled { success: true, .. }));
    assert_eq!(points, if fell { 10 } else { 0 });
    let none = Table::run("peloponnesian-war; clear; pylos S3h A2n; stage battles");
    assert_eq!(none.state.position.points.athens, 0);
}

/// The goal as the page reads it.
fn goal(table: &Table) -> serde_json::Value {
    serde_json::to_value(engine::Presentation::goal(&*table.game, &table.state)).unwrap()
}

#[test]
fn r_9_0a_the_goal_tells_what_the_points_were_scored_for() {
    let mut table = Table::new("archidamian-war");
    for contest in [Contest::Won, Contest::Won, Contest::Lost] {
        table.with(|play| surrender::score(play, Side::Athens, contest));
        table.with(|play| surrender::score(play, Side::Sparta, contest));
    }
    let goal = goal(&table);
    let you = &goal["parties"][0];
    assert_eq!(you["points"], 5);
    assert_eq!(you["target"], 40);
    assert_eq!(you["lines"][0]["points"], 20);
    assert_eq!(you["lines"][1]["points"], -15);
    assert_eq!(goal["ways"][0]["rule"], "10.2c");
    let rules: Vec<_> = goal["ways"]
        .as_array()
        .unwrap()
        .iter()
        .map(|way| way["about"]["type"].clone())
        .collect();
    assert_eq!(rules, ["points", "last-turn", "side-change", "armistice"]);
}

#[test]
fn r_11_0j_the_goal_of_two_players() {
    let mut table = Table::new("archidamian-war two; bellicosity S4");
    table.with(|play| surrender::score(play, Side::Sparta, Contest::Lost));
    let goal = goal(&table);
    let kinds = goal["ways"].as_array().unwrap().iter();
    let kinds: Vec<_> = kinds.map(|way| way["about"]["type"].clone()).collect();
    assert_eq!(
        kinds,
        ["enemy-surrender", "most-points", "last-turn", "armistice"],
        "11.0g nobody changes sides"
    );
    let [athens, sparta] = [0, 1].map(|party| &goal["parties"][party]);
    assert_eq!(
        (&athens["points"], &sparta["points"]),
        (&0.into(), &(-15).into())
    );
    assert_eq!(athens["target"], serde_json::Value::Null);
    assert_eq!(athens["chances"][0]["about"]["bellicosity"], 4);
    assert_eq!(
        athens["chances"][0]["points"], 200,
        "9.0d in the first turn"
    );
}
