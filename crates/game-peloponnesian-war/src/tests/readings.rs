//! Leaders alone, operations that are given up, the levy, and both readings of sentences that can be read in two ways.

use engine::{Presentation as _, Seed, Setup};

use super::table::{Table, dice, game, space, spaces};
use crate::{
    EndReason, Event, Hint, LeaderId, Prompt, Side, SiegeBroken, Step, WayOn, Whereabouts,
    rules::{
        battles,
        income::{self, Levy},
        random_events, setup,
    },
    step::{Group, WarOrPeace},
};

fn leader(table: &Table, id: &str) -> Whereabouts {
    let leader: LeaderId = id.parse().expect("a leader");
    table.state.position.leaders.get(leader)
}

fn ended(table: &Table, reason: EndReason) -> bool {
    table.said(
        |event| matches!(event, Event::OperationEnded { reason: found, .. } if *found == reason),
    )
}

fn hint(table: &Table, answer: &str) -> Hint {
    let action = crate::PeloponnesianWar::read_action(answer).expect("an answer");
    table.game.hint(&table.state, &action).expect("a hint")
}

#[test]
fn r_4_1e_a_leader_alone_is_a_whole_operation() {
    // covers: 4.3j
    let mut table = Table::run(
        "peloponnesian-war; player sparta; strategy attack-ally; gythium S4n; drawn S lysander; operations A1 S0; passed A; operate sparta",
    );
    let talents = table.talents(Side::Sparta);
    table.act("operate; objective gythium; march");
    assert!(ended(&table, EndReason::Arrived));
    let gythium = space("gythium");
    assert_eq!(
        leader(&table, "lysander"),
        Whereabouts::At { space: gythium }
    );
    assert_eq!(table.talents(Side::Sparta), talents);
    assert!(!table.state.position.passed.sparta && table.state.position.operations.sparta == 1);
    assert!(
        table.state.position.has_army(Side::Sparta, gythium),
        "the leader commands those who are there"
    );
}

#[test]
fn r_4_1_3c_a_leader_alone_may_cross_the_open_sea() {
    // covers: 4.1.3b
    let crossing = |roll: usize| {
        let mut table = Table::run(
            "peloponnesian-war; clear; player sparta; syracuse; syracuse s2h; drawn S gylippus; operations S0; passed A; operate sparta",
        );
        table.act("operate; objective syracuse");
        table.rig(&dice(&[roll])).act("march open sea");
        table
    };
    let calm = crossing(4);
    let there = Whereabouts::At {
        space: space("syracuse"),
    };
    assert_eq!(leader(&calm, "gylippus"), there);
    let storm = crossing(5);
    assert_eq!(leader(&storm, "gylippus"), Whereabouts::Away);
    assert!(ended(&storm, EndReason::Storm));
    assert!(storm.said(|event| matches!(
        event,
        Event::StormRolled {
            alone: true,
            drowned: true,
            ..
        }
    )));
    assert_eq!(
        storm.at(Side::Sparta, "syracuse"),
        [2, 0, 0],
        "nobody else is lost"
    );
    assert!(storm.offers("operate"), "no pass");
}

/// A lone leader on the way to the fleet at Gythium, which Athenian ships at Cythera watch.
fn watched(option: &str, rolls: &[usize]) -> Table {
    let mut table = Table::run(&format!(
        "peloponnesian-war; clear; {option} player sparta; gythium S2n; cythera A2n; drawn S lysander; operations S0; passed A; operate sparta"
    ));
    table.act("operate; objective gythium");
    table.rig(&dice(rolls)).act("march");
    table
}

#[test]
fn r_4_6_2f_a_lone_leader_caught_among_friends() {
    // covers: 4.6.2d
    let removed = watched("", &[4]);
    assert!(ended(&removed, EndReason::LeaderCaught));
    assert_eq!(leader(&removed, "lysander"), Whereabouts::Away);
    assert_eq!(removed.at(Side::Sparta, "gythium"), [0, 0, 2]);
    let option = "option leader-with-friends;";
    let won = watched(option, &[4, 1, 6]);
    assert!(won.said(|event| matches!(
        event,
        Event::BattleEnded {
            winner: Some(Side::Sparta),
            ..
        }
    )));
    assert!(ended(&won, EndReason::Arrived));
    assert_eq!(
        leader(&won, "lysander"),
        Whereabouts::At {
            space: space("gythium")
        }
    );
    let lost = watched(option, &[4, 6, 1]);
    assert!(lost.said(|event| matches!(
        event,
        Event::BattleEnded {
            winner: Some(Side::Athens),
            ..
        }
    )));
    assert!(ended(&lost, EndReason::LeaderCaught));
    assert_eq!(leader(&lost, "lysander"), Whereabouts::Away);
}

fn athens(position: &str) -> Table {
    let mut table = Table::run(&format!(
        "peloponnesian-war; clear; {position}; drawn A pericles; operations A0; passed S; operate athens"
    ));
    table.act("operate");
    table
}

#[test]
fn r_4_1h_an_operation_is_given_up_before_the_march() {
    let mut table = athens("talents A3000; athens A6h");
    table.act("objective melos; take athenian hoplite 3");
    assert_eq!(
        hint(&table, "stop"),
        Hint::Stop {
            talents: 600,
            taken: true,
            free: false
        }
    );
    table.act("stop");
    assert!(ended(&table, EndReason::Stopped));
    let at = &table.state.position;
    assert_eq!(
        (table.talents(Side::Athens), at.operations.athens),
        (2400, 1)
    );
    assert!(!at.passed.athens);
    let home = space("athens");
    assert_eq!(
        at.troops.spent(Side::Athens, home).total(),
        3,
        "they have moved"
    );
    assert_eq!(leader(&table, "pericles"), Whereabouts::At { space: home });
}

#[test]
fn r_4_1e_a_warning_before_the_way_is_closed() {
    let kind = game().names.fields.get("closes").cloned();
    assert_eq!(kind.as_deref(), Some("space"), "spaces are told by name");
    let way = |table: &Table, answer: &str| {
        let Hint::Take { way, closes, .. } = hint(table, answer) else {
            panic!("{answer}");
        };
        (way, closes)
    };
    let mut rich = athens("talents A9000; athens A6h; piraeus A4n");
    rich.act("objective melos; send");
    let nothing = spaces("");
    assert_eq!(
        way(&rich, "take athenian hoplite 3"),
        (WayOn::Later, nothing),
        "ships are near"
    );
    let mut poor = athens("talents A1800; athens A6h; piraeus A4n");
    poor.act("objective melos; send");
    assert_eq!(way(&poor, "take athenian hoplite 1").0, WayOn::Later);
    assert_eq!(
        way(&poor, "take athenian hoplite 3").0,
        WayOn::Closed,
        "no talents are left for ships"
    );
    rich.act("go piraeus");
    assert_eq!(
        way(&rich, "take athenian naval 1"),
        (WayOn::Open, spaces("athens"))
    );
    rich.act("take athenian naval 1");
    assert_eq!(
        way(&rich, "take athenian naval 1"),
        (WayOn::Open, nothing),
        "it is closed already"
    );
}

#[test]
fn r_4_1_1l_the_hint_tells_dangers_and_odds_of_the_same_ways() {
    // covers: 1.1.3c 1.1.3d
    // Horsemen at Athens watch one of two equally short ways to Thebes: to the letter the army takes that one.
    let told = [("", 1), ("option even-chance;", 2)].map(|(option, ways)| {
        let mut table = Table::run(&format!(
            "peloponnesian-war; clear; {option} player sparta; athens A1h1c; sparta S9h; thebes s1c; drawn S agis; operations S0; passed A; operate sparta"
        ));
        table.act("operate; objective decelea; take spartan hoplite 1");
        let Hint::Route {
            equal,
            dangers,
            threats,
            arrives,
            way,
            ..
        } = hint(&table, "go thebes")
        else {
            panic!("a way");
        };
        assert_eq!(equal, ways);
        assert_eq!(dangers, threats.len());
        assert!(dangers > 0, "{way:?}");
        arrives
    });
    assert!(told[0] < told[1] && told[1] < 100, "{told:?}");
}

#[test]
fn r_8_3j_the_levy_of_an_armistice_is_named_in_full() {
    let mut table = Table::new("peloponnesian-war; clear; operate athens");
    table.with(|play| {
        play.at.marks.peace_turns = 3;
        play.push(Step::Levy {
            when: WarOrPeace::Peace,
        });
    });
    let (side, talents) = (Side::Athens, 3000);
    assert_eq!(table.prompt(), Some(Prompt::Levy { side, talents }));
    assert_eq!(hint(&table, "raise levy"), Hint::Levy { talents });
    let before = table.talents(side);
    table.with(|play| income::answer_levy(play, WarOrPeace::Peace, Levy::Raised));
    let raised = table.talents(side) - before;
    let mut declined = Table::new("peloponnesian-war; clear; operate athens");
    declined.with(|play| {
        play.at.marks.peace_turns = 3;
        play.push(Step::Levy {
            when: WarOrPeace::Peace,
        });
        income::answer_levy(play, WarOrPeace::Peace, Levy::Declined);
    });
    assert_eq!(raised - (declined.talents(side) - before), talents);
}

#[test]
fn r_7_1_4c_the_levy_may_be_declined() {
    // covers: 7.1.4a 7.1.4b
    let start = "peloponnesian-war; clear; talents A500; stage income";
    let mut raised = Table::run(start);
    assert_eq!(
        raised.prompt(),
        Some(Prompt::Levy {
            side: Side::Athens,
            talents: 1000
        })
    );
    assert_eq!(raised.answers(), ["raise levy", "decline levy"]);
    let mut declined = Table::run(start);
    raised.act("raise levy");
    declined.act("decline levy");
    assert_eq!(
        raised.talents(Side::Athens),
        declined.talents(Side::Athens) + 1000
    );
    assert!(declined.said(|event| matches!(event, Event::LevyDeclined { .. })));
    for (position, why) in [
        ("ravaged decelea", "ravaged"),
        ("player sparta", "the system never raises it"),
        ("mark no-levy", "event 3"),
    ] {
        let table = Table::run(&format!(
            "peloponnesian-war; clear; {position}; stage income"
        ));
        assert!(
            !matches!(table.prompt(), Some(Prompt::Levy { .. })),
            "{why}"
        );
    }
    let two = Table::run("peloponnesian-war two; clear; stage income");
    assert!(matches!(two.prompt(), Some(Prompt::Levy { .. })));
}

#[test]
fn r_5_2_1g_a_leader_is_drawn_at_sparta_beside_another() {
    // covers: 5.2.1f
    let table = Table::run(
        "peloponnesian-war two; clear; sparta S4h1c A6h2c @demosthenes @pleistoanax; athens A2h; thebes s3h; stage battles",
    );
    let drawn = |event: &Event| {
        matches!(
            event,
            Event::LeaderDrawn {
                side: Side::Sparta,
                ..
            }
        )
    };
    assert!(table.said(drawn));
}

/// Sparta's horsemen come back from Iasus after those of Persia have come to Sardis.
#[test]
fn r_re_5c_persian_cavalry_comes_at_once() {
    let mut table = Table::new(
        "peloponnesian-war; clear; turn 6; persia; alcibiades 1; player sparta; iasus S2h s2c S4n @callicratides; stage siege-determination",
    );
    table.rig(&dice(&[6, 1])).go();
    assert!(table.said(|event| matches!(event, Event::SiegeRolled { success: true, .. })));
    assert!(table.said(|event| matches!(event, Event::StayingRolled { stays: false, .. })));
    assert_eq!(table.at(Side::Sparta, "sardis"), [0, 3, 0]);
    assert_eq!(table.at(Side::Sparta, "thebes"), [0, 2, 0]);
}

/// Lysander wins Byzantium in the phase in which Agis besieges Athens.
#[test]
fn r_1_3t_when_control_is_determined() {
    // covers: 1.3f 5.3.1c
    let broken = |option: &str| {
        let mut table = Table::run(&format!(
            "peloponnesian-war two; turn 3; clear; {option} athens A2h S6h @agis; byzantium A3h S3h3n @lysander; operations A1 S1; \
             passed S; operate athens"
        ));
        table.rig(&dice(&[1, 6])).act("pass");
        let won = |event: &Event| {
            matches!(
                event,
                Event::BattleEnded {
                    winner: Some(Side::Sparta),
                    ..
                }
            )
        };
        assert!(table.said(won), "{:?}", table.events);
        let walls = SiegeBroken::LongWalls;
        table.said(|event| matches!(event, Event::SiegeBroken { reason, .. } if *reason == walls))
    };
    assert!(
        broken(""),
        "control is determined in the Administrative Phase"
    );
    assert!(
        !broken("option control-at-once;"),
        "the line is cut at once"
    );
}

#[test]
fn r_5_3_1j_cavalry_within_the_walls() {
    // covers: 5.3.1e 5.3.1g
    let battles = |option: &str| {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; {option} athens A6h1c; piraeus S7h @agis; stage battles"
        ));
        battles::pending(table.look(), Group::Zone).len()
    };
    assert_eq!(battles(""), 0, "the walls keep them in");
    assert_eq!(battles("option cavalry-in-both-cities;"), 1);
}

#[test]
fn r_re_11d_leaders_dead_at_set_up() {
    let deaths = |value: &str| {
        let setup = Setup::scenario("decelean-war").option("deaths", value);
        let state = setup::new_game(&game(), &setup, Seed::from_number(1)).unwrap();
        let deaths = state.position.deaths;
        (deaths.athens, deaths.sparta)
    };
    assert_eq!(deaths("in-play"), (0, 0));
    assert_eq!(deaths("from-set-up"), (2, 2));
}

/// The log tells of points that change sides without a counter or leave with their city.
#[test]
fn r_re_10d_nobody_leaves_without_a_word() {
    // covers: 1.1.2c RE.9a
    use crate::LossCause::{LeftWar, NoCounter, Plague};
    let said = |table: &Table, wanted| {
        table.said(|event| matches!(event, Event::Lost { cause, .. } if *cause == wanted))
    };
    let mut left = Table::new("peloponnesian-war; clear; corcyra a3n1h; stage random-event");
    left.rig(&dice(&[5, 5]))
        .with(|play| random_events::roll(play, 9, WarOrPeace::War));
    assert!(said(&left, LeftWar));
    let most = game()
        .counters
        .most(Side::Sparta)
        .get(crate::Sort::allied(crate::Kind::Cavalry));
    let mut full = Table::new(&format!(
        "peloponnesian-war; clear; macedonia A; pella a2c; thebes s{most}c; stage random-event"
    ));
    full.rig(&dice(&[4, 5]))
        .with(|play| random_events::roll(play, 2, WarOrPeace::War));
    assert!(said(&full, NoCounter));
    let mut plague =
        Table::new("peloponnesian-war; clear; mark attica; athens A6h; stage random-event");
    plague
        .rig(&dice(&[3, 3]))
        .with(|play| random_events::roll(play, 2, WarOrPeace::War));
    assert!(said(&plague, Plague));
}
