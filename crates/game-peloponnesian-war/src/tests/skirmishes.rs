//! 4.7, 5.2.4 What a skirmish costs and what follows it.

use super::table::{Draw, Table, dice, space};
use crate::{EndReason, Event, Force, Kind, LeaderId, Side, Sort, Whereabouts, rules::control};

/// Sparta's army of a player takes what it is told and marches, with these draws.
fn sparta(position: &str, objective: &str, take: &str, draws: &[Draw]) -> Table {
    let mut table = Table::run(&format!(
        "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; sparta S3h; passed A; {position}; operate sparta"
    ));
    table.act(&format!("operate; objective {objective}"));
    table.act(take);
    table.rig(draws).act("march");
    table
}

fn leader(table: &Table, id: &str) -> Whereabouts {
    let leader: LeaderId = id.parse().expect("a leader");
    table.state.position.leaders.get(leader)
}

#[test]
fn r_4_7d_a_sides_own_men_fall_before_allies() {
    let army = sparta(
        "thebes S2h s2h; panactum A1h",
        "athens",
        "go thebes; take spartan hoplite 2; take spartan-ally hoplite 2",
        &dice(&[4, 3, 1]),
    );
    let lost = army.state.position.lost.sparta;
    assert_eq!(lost.get(Sort::own(Kind::Hoplite)), 1);
    assert!(army.said(|event| matches!(
        event,
        Event::Lost {
            cause: crate::LossCause::Skirmish,
            ..
        }
    )));
    // So do the system's.
    let system = sparta(
        "thebes s3h; panactum A2h a2h",
        "athens",
        "go thebes; take spartan-ally hoplite 3",
        &dice(&[4, 1, 3]),
    );
    let lost = system.state.position.lost.athens;
    assert_eq!(lost.get(Sort::own(Kind::Hoplite)), 1);
    assert_eq!(lost.total(), 1);
    // Of any type: a rider of one's own before an allied hoplite.
    let riders = sparta(
        "thebes S1c s2h; panactum A1h",
        "athens",
        "go thebes; take spartan cavalry 1; take spartan-ally hoplite 2",
        &dice(&[4, 3, 1]),
    );
    let lost = riders.state.position.lost.sparta;
    assert_eq!(lost.get(Sort::own(Kind::Cavalry)), 1);
    assert_eq!(lost.total(), 1);
    // The island that the fleet enters decides for those, too, who catch it from a coast: a ship, not a hoplite.
    let island = sparta(
        "epidaurus S2n; piraeus A2h2n",
        "aegina",
        "go epidaurus; take spartan naval 2",
        &dice(&[4, 1, 3]),
    );
    assert_eq!(island.at(Side::Athens, "piraeus"), [2, 0, 1]);
}

#[test]
fn r_4_7g_nobody_left_means_no_battle() {
    // covers: 5.7b
    // The last interceptor falls; 11 on the dice would call for a battle, and the leader is away for the turn.
    let gone = sparta(
        "thebes s3h; panactum A1h @cleon",
        "athens",
        "go thebes; take spartan-ally hoplite 3",
        &dice(&[4, 1, 6]),
    );
    assert_eq!(gone.at(Side::Athens, "panactum"), [0; 3]);
    assert!(!gone.said(|event| matches!(event, Event::BattleFollows { .. })));
    assert_eq!(leader(&gone, "cleon"), Whereabouts::Away);
    assert_eq!(gone.at(Side::Sparta, "athens"), [3, 0, 0]);
    // An army of one point is no more.
    let lost = sparta(
        "thebes s3h; panactum A1h",
        "athens",
        "go thebes; take spartan-ally hoplite 1",
        &dice(&[4, 6, 1]),
    );
    assert!(lost.said(|event| *event
        == Event::OperationEnded {
            side: Side::Sparta,
            reason: EndReason::ArmyLost
        }));
    assert_eq!(leader(&lost, "agis"), Whereabouts::Away);
    // The last of both fall together: both leaders are away.
    let both = sparta(
        "thebes s3h; panactum A1h @cleon",
        "athens",
        "go thebes; take spartan-ally hoplite 1",
        &dice(&[4, 1, 1]),
    );
    assert_eq!(both.at(Side::Athens, "panactum"), [0; 3]);
    assert_eq!(leader(&both, "cleon"), Whereabouts::Away);
    assert_eq!(leader(&both, "agis"), Whereabouts::Away);
    // Eight points, but seven after the loss.
    let counted = sparta(
        "thebes s4h; panactum A4h",
        "athens",
        "go thebes; take spartan-ally hoplite 4",
        &dice(&[4, 3, 1]),
    );
    assert!(!counted.said(|event| matches!(event, Event::BattleFollows { .. })));
}

#[test]
fn r_5_2_4c_ships_that_catch_hoplites_let_them_go() {
    let table = sparta(
        "thebes s3h; piraeus A8n",
        "oropus",
        "go thebes; take spartan-ally hoplite 3",
        &dice(&[4, 6, 6]),
    );
    assert!(table.said(|event| matches!(event, Event::BattleFollows { .. })));
    assert!(table.said(|event| matches!(event, Event::NoBattle { .. })));
    assert!(!table.said(|event| matches!(event, Event::BattleRolled { .. })));
    assert_eq!(table.at(Side::Sparta, "oropus"), [3, 0, 0]);
    assert_eq!(table.at(Side::Athens, "piraeus"), [0, 0, 8]);
}

#[test]
fn r_4_6_1c_a_force_catches_as_often_as_it_can() {
    // Athens' horsemen have moved; they try in Panactum and again at home, and stay where they are.
    let table = sparta(
        "thebes s3h; athens A2c spent",
        "athens",
        "go thebes; take spartan-ally hoplite 3",
        &dice(&[3, 3]),
    );
    let mut tried = Vec::new();
    for event in &table.events {
        if let Event::Interception { from, at, .. } = event {
            tried.push((from.id(), at.id()));
        }
    }
    assert_eq!(tried, [("athens", "panactum"), ("athens", "athens")]);
    assert_eq!(table.at(Side::Athens, "athens"), [0, 2, 0]);
    assert_eq!(table.at(Side::Sparta, "athens"), [3, 0, 0]);
}

#[test]
fn r_4_1_2d_the_isthmus_takes_armies_not_lone_leaders() {
    // covers: 4.1.2c
    let text = "drawn A phormio; operations A0; athens A1h; corinth s5h; cenchreae A1h; talents A9000; passed S; operate athens";
    let caught = |event: &Event| matches!(event, Event::Interception { die: None, .. });
    let mut alone = Table::run(&format!("peloponnesian-war; clear; {text}"));
    alone.act("operate; objective delos; send; go cenchreae");
    assert!(!alone.said(|event| matches!(event, Event::Interception { .. })));
    let mut army = Table::run(&format!("peloponnesian-war; clear; {text}"));
    army.act("operate; objective delos; send; take athenian hoplite 1; go cenchreae");
    assert!(army.said(caught));
    // With two players the owner may let it go.
    let mut two = Table::run(&format!("peloponnesian-war two; clear; {text}"));
    two.act("operate; objective delos; send; take athenian hoplite 1; go cenchreae");
    assert_eq!(two.answers(), ["intercept corinth", "let pass"]);
    two.act("let pass");
    assert!(!two.said(caught));
}

#[test]
fn r_4_2_1e_the_last_to_leave_gives_the_space_back() {
    let mut table = Table::run(
        "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; sparta S3h; panactum S1h; thebes s1h; passed A; operate sparta",
    );
    let panactum = space("panactum");
    assert_eq!(
        control::controller(table.look(), panactum),
        Some(Side::Sparta)
    );
    assert_eq!(
        control::friendly_to(table.look(), panactum),
        Some(Side::Sparta),
        "held"
    );
    table.act("operate; objective orchomenus; go thebes; take spartan-ally hoplite 1; go panactum; take spartan hoplite 1; march");
    assert_eq!(
        control::controller(table.look(), panactum),
        Some(Side::Athens)
    );
    assert_eq!(
        control::friendly_to(table.look(), panactum),
        Some(Side::Athens)
    );
}

#[test]
fn r_4_7d_a_rider_of_ones_own_falls_before_an_allied_hoplite() {
    // covers: 5.2.1n
    let mut table = Table::run(
        "peloponnesian-war two; turn 3; clear; talents A5000 S5000; athens A1c a3h; drawn A cleon; thebes s1c; sparta S4h; operations A0 S1; passed S; operate athens",
    );
    table.act("operate; objective plataea; take athenian cavalry 1; take athenian-ally hoplite 3");
    table.act("march");
    table.rig(&dice(&[4, 1, 3])).act("intercept thebes");
    let lost = table.state.position.lost.athens;
    assert_eq!(lost, Force::of(Sort::own(Kind::Cavalry), 1));
}
