//! 4.1, 4.3, 4.4 The player's operations.

use super::table::{Table, dice, space};
use crate::{
    Event, PassReason, Side, Sort, SpaceId,
    rules::{control, fomenting, losses},
};

/// Athens about to operate, with Pericles at home and no omens due.
const ATHENS: &str =
    "peloponnesian-war; clear; talents A4500; drawn A pericles; operations A0; passed S";

fn athens(position: &str) -> Table {
    Table::run(&format!("{ATHENS}; {position}; operate athens"))
}

#[test]
fn r_4_1b_gathering_and_marching() {
    // covers: 1.3a 1.3d 4.1a 4.1c 4.1f 4.1.1a 4.1.1d 4.1.1h
    let mut table = athens("athens A6h1c; piraeus A8n");
    assert_eq!(table.answers(), ["pass", "operate"]);
    table.act("operate; objective epidaurus; send");
    table.act("take athenian hoplite 2");
    assert_eq!(table.talents(Side::Athens), 4100);
    table.act("go piraeus; take athenian naval 3");
    assert_eq!(table.talents(Side::Athens), 2900);
    assert!(table.offers("march") && !table.offers("march open sea"));
    table.act("march");
    assert_eq!(table.entered(), ["piraeus", "aegina", "epidaurus"]);
    assert_eq!(table.at(Side::Athens, "epidaurus"), [2, 0, 3]);
    let spent = table
        .state
        .position
        .troops
        .spent(Side::Athens, space("epidaurus"));
    assert_eq!(spent.total(), 5, "they have moved this turn");
    let positions: Vec<usize> = [
        table
            .events
            .iter()
            .position(|event| matches!(event, Event::ObjectiveNamed { .. })),
        table
            .events
            .iter()
            .position(|event| matches!(event, Event::Gathered { .. })),
        table
            .events
            .iter()
            .position(|event| matches!(event, Event::RouteChosen { .. })),
    ]
    .into_iter()
    .flatten()
    .collect();
    assert!(positions.len() == 3 && positions.is_sorted());
}

#[test]
fn r_4_1d_lawful_objectives() {
    // covers: 5.6g 10.1.4c 10.1.4d AID.b
    let mut table = athens("athens A6h");
    table.act("operate");
    assert!(table.offers("objective syracuse") && table.offers("objective melos"));
    assert_eq!(table.refusal("objective argos"), "4.1d");
    assert_eq!(table.refusal("objective euxine"), "1.1.1a");
    let mut held = athens("athens A6h; hostages S");
    held.act("operate");
    for id in ["sparta", "tegea", "thyrea", "gythium", "prasiae", "corone"] {
        assert_eq!(held.refusal(&format!("objective {id}")), "5.6g", "{id}");
    }
    let sparta = Table::run(
        "peloponnesian-war; clear; player sparta; drawn S agis; sparta S9h; passed A; operate sparta",
    );
    let mut sparta = sparta;
    sparta.act("operate");
    assert_eq!(sparta.refusal("objective syracuse"), "4.1d");
    assert!(sparta.offers("objective argos"));
}

#[test]
fn r_4_1e_no_march_without_a_route() {
    // covers: 4.1g 4.3f 4.1.1c
    let mut table = athens("athens A6h1c; piraeus A8n; thebes A1h");
    table.act("operate; objective samos; send; take athenian hoplite 2");
    assert_eq!(table.refusal("march"), "4.1e", "no land road to Samos");
    table.act("go piraeus");
    assert_eq!(table.refusal("go athens"), "4.1g", "take somebody first");
    table.act("take athenian naval 2");
    assert!(table.offers("march"));
    let mut alone = athens("athens A1h; megara A1h; chios a2n1h");
    alone.act("operate; objective delos; send");
    assert!(
        alone.offers("go chios") && alone.offers("go megara"),
        "friends are in Megara"
    );
    let mut closed = athens("athens A1h; thebes S1h; tegea A1h");
    closed.act("operate; objective delos; send");
    assert!(
        !closed.offers("go tegea"),
        "the ways lead through enemy country"
    );
    assert_eq!(closed.refusal("take spartan hoplite 1"), "4.1.1a");
    assert_eq!(closed.refusal("take athenian hoplite 2"), "4.3e");
}

#[test]
fn r_4_3b_omens() {
    // covers: 4.3a 4.3d 4.3g 4.0a 4.0b 4.1f
    let position = "peloponnesian-war; clear; athens A6h; operations A1; passed S; operate athens";
    let mut bad = Table::run(position);
    bad.rig(&dice(&[6])).act("operate");
    assert!(bad.said(|event| matches!(
        event,
        Event::Passed {
            side: Side::Athens,
            reason: PassReason::Omens
        }
    )));
    assert!(!bad.said(|event| matches!(event, Event::LeaderDrawn { .. })));
    let mut good = Table::run(position);
    good.rig(&[(6, 4), (8, 1)]).act("operate");
    assert!(good.said(
        |event| matches!(event, Event::LeaderDrawn { leader, .. } if leader.id() == "phormio")
    ));
    assert!(matches!(
        good.prompt(),
        Some(crate::Prompt::NameObjective { .. })
    ));
    let mut pass = Table::run(position);
    pass.act("pass");
    assert!(pass.state.position.passed.athens);
}

#[test]
fn r_4_3h_forced_to_pass() {
    // covers: 4.3i 7.1.5a
    // A leader can always go alone.
    let poor = Table::run("peloponnesian-war; clear; passed S; talents A1050; operate athens");
    assert_eq!(poor.answers(), ["pass", "operate"]);
    let nobody = Table::run(
        "fall-of-athens; player athens; away thrasyllus; away phormio; passed S; operate athens",
    );
    assert!(nobody.said(|event| matches!(
        event,
        Event::Passed {
            reason: PassReason::NoLeader,
            ..
        }
    )));
}

#[test]
fn r_4_4_2a_fomenting() {
    // covers: 4.4a 4.4b 4.4d 4.4e 4.4.2b 4.4.2c 4.3j
    let table = athens("athens A6h; megara s1h");
    let may = |id: &str| fomenting::may_foment(table.look(), Side::Athens, space(id)).is_ok();
    assert!(may("thyrea") && may("delphi") && may("patrae"));
    for id in [
        "thebes", "gythium", "corinth", "sparta", "megara", "argos", "syracuse", "chios",
    ] {
        assert!(!may(id), "{id}");
    }
    let sparta = |id: &str| fomenting::may_foment(table.look(), Side::Sparta, space(id)).is_ok();
    assert!(sparta("naupactus"));
    for id in ["amphipolis", "larisa", "corcyra", "chios", "piraeus"] {
        assert!(!sparta(id), "{id}");
    }
    let mut risen = athens("athens A6h; talents A3000");
    risen.act("operate; objective thyrea");
    assert_eq!(risen.answers(), ["foment", "send"]);
    risen.rig(&dice(&[6])).act("foment");
    assert_eq!(risen.talents(Side::Athens), 2900);
    assert!(risen.state.position.rebels.contains(space("thyrea")));
    assert!(risen.offers("stop"));
    let hint = engine::Presentation::hint(&*risen.game, &risen.state, &crate::Action::Stop);
    let vain = crate::Hint::Stop {
        talents: 100,
        taken: false,
        free: true,
    };
    assert_eq!(hint, Some(vain));
    risen.act("stop");
    assert!(!risen.state.position.passed.athens, "that is no pass");
    let spared = risen
        .state
        .position
        .leaders
        .get("pericles".parse().unwrap());
    assert_eq!(
        spared,
        crate::Whereabouts::Free,
        "the leader may be drawn again"
    );
    let mut failed = athens("athens A6h; talents A3000");
    failed
        .act("operate; objective thyrea")
        .rig(&dice(&[5]))
        .act("foment");
    assert_eq!(failed.talents(Side::Athens), 2900);
    assert!(!failed.state.position.rebels.contains(space("thyrea")));
    let pericles = "pericles".parse().unwrap();
    assert_eq!(
        failed.state.position.leaders.get(pericles),
        crate::Whereabouts::Free
    );
    assert!(!failed.state.position.passed.athens);
}

#[test]
fn r_1_3c_an_army_joins_those_who_stand_there() {
    // covers: 1.3b
    let mut table = athens("athens A3h; larisa a2h5c");
    table.act("operate; objective larisa; take athenian hoplite 2; march");
    let party = crate::Party::Standing {
        space: space("larisa"),
    };
    assert_eq!(
        losses::party_force(table.look(), Side::Athens, party).total(),
        9
    );
    let free = control::available(table.look(), Side::Athens, space("larisa"));
    assert_eq!(Sort::ALL.map(|sort| free.get(sort)), [0, 0, 0, 2, 5, 0]);
    assert!(table.state.position.has_army(Side::Athens, space("larisa")));
    assert!(!table.state.position.has_army(Side::Athens, SpaceId::ATHENS));
}

#[test]
fn r_4_1_5d_money_spent_on_a_beaten_army_is_gone() {
    // covers: 4.6.1d 4.7h
    let mut table = athens("athens A2h; megara s9h @lysander");
    table.act("operate; objective megara; take athenian hoplite 2");
    table.rig(&dice(&[6, 2, 2, 1, 6])).act("march");
    assert_eq!(table.talents(Side::Athens), 4100);
    assert_eq!(table.at(Side::Athens, "megara"), [0; 3]);
    assert_eq!(
        table
            .state
            .position
            .leaders
            .get("pericles".parse().unwrap()),
        crate::Whereabouts::Away
    );
}

#[test]
fn r_err_c_a_side_operates_from_an_occupied_home() {
    // covers: ERR.c ERR.d
    let mut table = athens("athens S5h; piraeus A4n");
    table.act("operate; objective melos; send");
    assert!(
        !table.said(|event| matches!(event, Event::Interception { .. })),
        "starting there is not entering"
    );
    assert!(table.offers("go piraeus"));
}

#[test]
fn r_4_1_3c_the_open_sea() {
    // covers: 4.1.3a 4.1.3b
    let fleet = || {
        let mut table = athens("piraeus A4n; athens A1h");
        table.act("operate; objective syracuse; go piraeus; take athenian naval 4");
        table
    };
    let mut table = fleet();
    assert!(table.offers("march") && table.offers("march open sea"));
    // The route is drawn among its equals first; then the storm.
    table.act("march open sea");
    let stormy = table.said(|event| matches!(event, Event::StormRolled { drowned: true, .. }));
    if stormy {
        assert_eq!(table.state.position.lost.athens.ships(), 4);
        assert_eq!(table.at(Side::Athens, "syracuse"), [0; 3]);
    } else {
        assert!(table.entered().ends_with(&["cape-taenarum", "syracuse"]));
    }
    let mut storms = 0;
    for event in &table.events {
        if let Event::StormRolled { die, drowned, .. } = event {
            storms += 1;
            assert_eq!(die.get() >= 5, *drowned);
        }
    }
    assert_eq!(storms, 1);
    let mut short = athens("piraeus A4n; athens A1h");
    short.act("operate; objective aegina; go piraeus; take athenian naval 1");
    assert_eq!(short.refusal("march open sea"), "4.1.3c");
}

#[test]
fn r_4_1_3c_an_army_that_still_gathers_takes_to_the_open_sea() {
    // covers: 4.1.3a 4.1.3b
    let gathering = |take: &str| {
        let mut table = Table::run(
            "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; sparta S5h; gythium S4n; syracuse; syracuse s2h2n; pylos S1n; passed A; gela a1h; operate sparta",
        );
        table.act("operate; objective leontini").act(take);
        table
    };
    let storms = |table: &Table| table.count(|event| matches!(event, Event::StormRolled { .. }));
    let fleet = || gathering("take spartan hoplite 1; go gythium; take spartan naval 2");
    let mut coastal = fleet();
    assert!(coastal.offers("go syracuse") && coastal.offers("go open sea syracuse"));
    coastal.act("go syracuse");
    assert_eq!(storms(&coastal), 0);
    // All is well: it gathers there and marches on.
    let mut table = fleet();
    table.rig(&dice(&[4])).act("go open sea syracuse");
    assert_eq!(table.refusal("go gythium"), "4.1g");
    assert_eq!(table.refusal("go open sea gythium"), "4.1g");
    table.act("take spartan-ally hoplite 1; march");
    assert!(
        table
            .entered()
            .ends_with(&["cape-taenarum", "syracuse", "leontini"])
    );
    assert_eq!(table.at(Side::Sparta, "leontini"), [2, 0, 2]);
    assert_eq!(storms(&table), 1);
    // The storm takes the army before it has gathered all; whoever waits there is safe.
    let mut drowned = fleet();
    drowned.rig(&dice(&[5])).act("go open sea syracuse");
    assert_eq!(drowned.state.position.lost.sparta.total(), 3);
    assert_eq!(drowned.at(Side::Sparta, "syracuse"), [2, 0, 2]);
    let agis = drowned.state.position.leaders.get("agis".parse().unwrap());
    assert_eq!(agis, crate::Whereabouts::Away);
    assert!(drowned.state.position.operation.is_none());
    // The other way round.
    coastal.act("take spartan-ally naval 2");
    coastal.rig(&dice(&[4])).act("go open sea gythium");
    assert!(coastal.entered().ends_with(&["cape-taenarum", "gythium"]));
    assert!(coastal.offers("take spartan naval 2"));
    // No shorter way, nobody to take, no ship for every hoplite, no ship at all; a leader alone needs none.
    assert_eq!(fleet().refusal("go open sea pylos"), "4.1.3c");
    assert_eq!(fleet().refusal("go open sea leontini"), "4.1b");
    for take in [
        "take spartan hoplite 2; go gythium; take spartan naval 1",
        "take spartan hoplite 2",
    ] {
        let table = gathering(take);
        assert_eq!(table.refusal("go open sea syracuse"), "4.1.3c", "{take}");
    }
    assert!(gathering("send").offers("go open sea syracuse"));
}

#[test]
fn r_10_1_4e_an_attack_brings_a_neutral_into_the_war() {
    let mut table = athens("leontini A4n; athens A1h");
    table.act("operate; objective syracuse; go leontini; take athenian naval 4");
    table.rig(&dice(&[1])).act("march");
    assert!(table.state.position.allies.syracuse);
    assert_eq!(table.at(Side::Sparta, "syracuse"), [2, 2, 2]);
    assert!(
        table.said(|event| matches!(event, Event::Interception { success: false, .. })),
        "they try to catch it"
    );
    let mut argos = Table::run(
        "peloponnesian-war; clear; player sparta; drawn S agis; sparta S9h; passed A; operate sparta",
    );
    argos.act("operate; objective argos; take spartan hoplite 5; march");
    assert!(argos.state.position.allies.argos);
    assert!(argos.said(|event| matches!(
        event,
        Event::NeutralJoined {
            side: Side::Athens,
            ..
        }
    )));
}

#[test]
fn r_10_3_4e_setting_foot_in_macedonia() {
    let mut table = Table::run(
        "decelean-war; clear; drawn A nicias; operations A0; athens A1h; larisa a3h; passed S; operate athens",
    );
    table.act("operate; objective macedonia; send; go larisa; take athenian-ally hoplite 2; march");
    assert_eq!(table.state.position.allies.macedonia, Some(Side::Sparta));
    assert!(table.said(
        |event| matches!(event, Event::NeutralJoined { space, .. } if space.id() == "pella")
    ));
}
