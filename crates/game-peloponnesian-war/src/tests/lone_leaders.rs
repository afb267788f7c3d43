//! 4.1, 4.6.2 Leaders alone, and operations that are given up.

use engine::Presentation as _;

use super::table::{Table, dice, game, space, spaces};
use crate::{EndReason, Event, Hint, LeaderId, Side, WayOn, Whereabouts};

fn leader(table: &Table, id: &str) -> Whereabouts {
    let leader: LeaderId = id.parse().expect("a leader");
    table.state.position.leaders.get(leader)
}

fn ended(table: &Table, reason: EndReason) -> bool {
    table.said(
        |event| matches!(event, Event::OperationEnded { reason: found, .. } if *found == reason),
    )
}

pub(super) fn hint(table: &Table, answer: &str) -> Hint {
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

pub(super) fn athens(position: &str) -> Table {
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
