//! Walls that an army stands before, and walls that it has taken.

use super::table::{Table, dice, space, spaces};
use crate::{
    DangerId, Event, IncomeItem, Side,
    rules::{control, going_home, income, lines_of_communication, sieges},
    step::{HomeAfter, WarOrPeace},
};

/// Spartan ships at Iasus, before its walls, with Persia in the war.
fn before_iasus(extra: &str) -> Table {
    let mut table = Table::run(&format!(
        "peloponnesian-war; clear; turn 6; persia; player sparta; talents S9000; drawn S agis; gythium S3n; sparta S6h; passed A; {extra}; operate sparta"
    ));
    table.act("operate; objective iasus; go gythium; take spartan naval 3; march");
    assert_eq!(table.at(Side::Sparta, "iasus"), [0, 0, 3]);
    table
}

#[test]
fn r_re_5c_walls_have_to_fall_before_persia_pays_more() {
    // covers: RE.5b
    let mut table = before_iasus("turn 6");
    assert!(!table.state.position.allies.iasus_taken, "a siege only");
    assert_eq!(table.at(Side::Sparta, "sardis"), [0; 3]);
    table.rig(&dice(&[6])).act("pass");
    assert!(table.said(|event| matches!(event, Event::SiegeRolled { success: true, .. })));
    assert!(table.state.position.allies.iasus_taken, "now it has fallen");
    let mut repelled = before_iasus("turn 6");
    repelled.rig(&dice(&[1])).act("pass");
    assert!(!repelled.state.position.allies.iasus_taken);
    // A rebel opens its gates.
    assert!(
        before_iasus("rebels iasus")
            .state
            .position
            .allies
            .iasus_taken
    );
}

#[test]
fn r_7_1_5b_a_besieged_piraeus_keeps_the_fund_shut() {
    let reserve = |position: &str| {
        control::reserve(
            Table::new(&format!("peloponnesian-war; clear; {position}")).look(),
            Side::Athens,
        )
    };
    let mut table = Table::run(
        "peloponnesian-war; clear; player sparta; talents S9000 A1200; drawn S agis; thebes s6h; operate sparta",
    );
    table.act("operate; objective piraeus; go thebes; take spartan-ally hoplite 6; march");
    assert_eq!(table.at(Side::Sparta, "piraeus"), [6, 0, 0]);
    assert_eq!(
        control::reserve(table.look(), Side::Athens),
        1000,
        "before its walls"
    );
    let held = "piraeus S3h; operate athens";
    assert_eq!(reserve(held), 0, "taken in an earlier turn");
    assert_eq!(
        reserve("piraeus S3h; stage building"),
        0,
        "taken in this one"
    );
    assert_eq!(reserve("decelea S3h; operate athens"), 0);
    assert_eq!(
        reserve("piraeus S3h A1h; operate athens"),
        1000,
        "fought over"
    );
}

#[test]
fn r_5_9a_a_besieged_chios_is_not_lost() {
    let fleet = "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; gythium S3n; sparta S6h; operate sparta";
    let mut table = Table::run(fleet);
    table.act("operate; objective chios; go gythium; take spartan naval 3; march");
    assert_eq!(table.at(Side::Sparta, "chios"), [0, 0, 3]);
    let is_coalition =
        |table: &Table| control::is_coalition(table.look(), space("samos"), Side::Athens);
    assert!(!control::is_chios_lost(table.look()) && !is_coalition(&table));
    // Nobody can go home to it, though: they go to Samos.
    table.with(|play| {
        let ships = crate::Force::of(crate::Sort::allied(crate::Kind::Naval), 2);
        play.at.homeward.athens = ships;
        going_home::send_all(play, HomeAfter::Operations);
    });
    table.go_home();
    assert_eq!(table.at(Side::Athens, "samos"), [0, 0, 1]);
    let held = Table::new("peloponnesian-war; clear; chios S3n; operate athens");
    assert!(control::is_chios_lost(held.look()) && is_coalition(&held));
    let after = Table::new("peloponnesian-war; clear; chios S3n; stage lasting-rebellion");
    assert!(control::is_chios_lost(after.look()));
}

#[test]
fn r_7_1_2a_no_line_starts_from_a_lost_athens() {
    // covers: 5.3.1d DEF.d
    let lost = Table::new("peloponnesian-war; clear; athens S3h; stage income");
    assert!(!lines_of_communication::is_euxine_open(lost.look()));
    let euxine = income::items(lost.look(), Side::Athens, WarOrPeace::War);
    let euxine = euxine.iter().find(|(item, _)| *item == IncomeItem::Euxine);
    assert_eq!(euxine.map(|&(_, talents)| talents), Some(-1500));
    assert_eq!(
        lines_of_communication::reopening(lost.look()),
        Some(spaces("athens"))
    );
    // A siege of Athens leaves the line open, one of Piraeus beside a lost Athens does not.
    let besieged = |space: &str| {
        let mut table = Table::new(
            "peloponnesian-war; clear; athens S3h @agis; piraeus S3h @brasidas; stage sieges",
        );
        table.state.position.besieged.sparta = spaces(space);
        if space == "piraeus" {
            table.state.position.held.sparta = spaces("athens");
        }
        lines_of_communication::is_euxine_open_under_siege(table.look())
    };
    assert!(besieged("athens") && !besieged("piraeus"));
    // The system sees it as a danger.
    let mut system = Table::new(
        "peloponnesian-war; clear; player sparta; talents A9000; athens S1h; lampsacus S1h; larisa a5h2c; drawn A nicias; operations A0; passed S; operate athens",
    );
    system.go();
    assert!(system.said(|event| matches!(
        event,
        Event::DangerSeen { danger: DangerId::A4, space: seen, .. } if *seen == space("athens")
    )));
}

#[test]
fn r_5_3j_besiegers_without_a_leader_go_home() {
    // covers: 5.3a 5.3.1a
    let leaderless = |position: &str| {
        let mut table = Table::new(&format!(
            "peloponnesian-war; clear; sci A1 S1; {position}; stage siege-determination"
        ));
        table.with(|play| {
            sieges::determine(play);
            for leader in crate::LeaderId::all() {
                if play.at.leader_at(leader).is_some() {
                    play.at.leaders.set(leader, crate::Whereabouts::Dead);
                }
            }
            sieges::raise_sieges(play);
        });
        table
    };
    // Nobody inside, a garrison, and Athens behind an open line to the Euxine.
    for (position, id) in [
        ("miletus S6h @agis", "miletus"),
        ("miletus S6h @agis a1h", "miletus"),
        ("athens S6h @agis", "athens"),
        ("athens S6h @agis A6h", "athens"),
    ] {
        let table = leaderless(position);
        let at = &table.state.position;
        assert!(table.said(|event| matches!(event, Event::SiegeRaised { .. })));
        assert_eq!(table.at(Side::Sparta, id), [0; 3], "{position}");
        assert_eq!(at.homeward.sparta.hoplites(), 6);
        assert!(at.besieged.sparta.is_empty() && at.ravaged.is_empty());
        assert_eq!((at.confidence.athens, at.confidence.sparta), (1, 1));
        assert_eq!(at.points, crate::PerSide::default());
    }
    // At the walls it is a siege even if their leader has died on the way.
    let died = leaderless("piraeus S6h A1h");
    assert!(died.said(|event| matches!(event, Event::SiegeBegan { .. })));
    assert_eq!(died.at(Side::Sparta, "piraeus"), [0; 3]);
    assert_eq!(died.at(Side::Athens, "piraeus"), [1, 0, 0]);
    let open = leaderless("piraeus S1h A4h");
    assert!(
        !open.said(|event| matches!(event, Event::SiegeBegan { .. })),
        "outnumbered by 3"
    );
}

/// Four Spartans under Lysander beat the seven of Athens, who come out because they are three more.
fn battle_at_athens(extra: &str) -> Table {
    let mut table = Table::new(&format!(
        "peloponnesian-war two; turn 3; clear; talents A3000 S3000; bellicosity A10 S10; athens A7h S4h @lysander; piraeus A6n; \
         thebes s2h; sparta S5h; {extra} stage siege-determination"
    ));
    if extra.starts_with("byzantium") {
        table.state.position.held.sparta = spaces("byzantium");
    }
    table.rig(&dice(&[1, 6])).go();
    let won = |event: &Event| {
        matches!(
            event,
            Event::BattleEnded {
                winner: Some(Side::Sparta),
                ..
            }
        )
    };
    assert!(table.said(won));
    let besieged =
        |event: &Event| matches!(event, Event::SiegeBegan { space, .. } if space.id() == "athens");
    assert_eq!(table.count(besieged), 1, "those who have won besiege");
    table
}

#[test]
fn r_5_3_1i_a_battle_won_at_athens_wins_no_city_while_grain_comes_in() {
    // covers: 5.1a 8.2a 1.3g PC.p
    let mut table = battle_at_athens("");
    assert!(table.said(|event| matches!(
        event,
        Event::SiegeBroken {
            reason: crate::SiegeBroken::LongWalls,
            ..
        }
    )));
    assert_eq!(table.at(Side::Sparta, "athens"), [0; 3]);
    assert!(!table.said(|event| matches!(event, Event::LostOnTheWay { .. })));
    assert_eq!(table.at(Side::Athens, "athens")[0], 3, "the survivors");
    table.act("done; done");
    assert!(!table.said(|event| matches!(event, Event::Surrendered { .. })));
}

#[test]
fn r_5_3_1i_a_battle_won_at_athens_opens_a_siege_when_the_line_is_cut() {
    // covers: 8.2a
    let mut table = battle_at_athens("byzantium s1h;");
    assert!(table.said(|event| matches!(event, Event::SiegeRolled { .. })));
    let fallen = table.said(|event| matches!(event, Event::SiegeRolled { success: true, .. }));
    table.act("done; done");
    assert_eq!(
        table.said(|event| matches!(event, Event::Surrendered { .. })),
        fallen
    );
}

#[test]
fn r_5_3_1i_nobody_controls_a_city_before_its_walls_have_fallen() {
    // covers: 1.3g PC.h PC.p
    let mut before = Table::new(
        "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; thebes s6h; operate sparta",
    );
    before.go();
    before.act("operate; objective piraeus; go thebes; take spartan-ally hoplite 6; march");
    let piraeus = space("piraeus");
    assert_eq!(control::controller(before.look(), piraeus), None);
    assert!(!control::controlled(before.look(), Side::Sparta).contains(piraeus));
    // Ships go home to it all the same.
    before.with(|play| {
        play.at.homeward.athens = crate::Force::of(crate::Sort::own(crate::Kind::Naval), 2);
        going_home::send_all(play, HomeAfter::Operations);
    });
    before.go_home();
    assert_eq!(before.at(Side::Athens, "piraeus"), [0, 0, 2]);
    let held = Table::new("peloponnesian-war; clear; piraeus S3h; operate athens");
    assert_eq!(
        control::controller(held.look(), piraeus),
        Some(Side::Sparta),
        "taken before"
    );
    let taken = Table::new("peloponnesian-war; clear; piraeus S3h; stage building");
    assert_eq!(
        control::controller(taken.look(), piraeus),
        Some(Side::Sparta),
        "taken now"
    );
}
