//! 3.5 Those aboard ships in combats and storms.

use crate::testing::table::*;
use crate::{
    action::{Action, Target},
    ids::{PerSide, Place, Stratagem},
    prompt::{Prompt, SharedPrompt},
    step::{Stage, Step},
    testing::*,
};

/// These Athenians in M1 are aboard the ships there.
fn aboard(table: &mut Table, units: &str) {
    for unit in set(units).iter() {
        let mut unit = table.state.pieces.get_mut(unit);
        (unit.aboard, unit.start) = (true, Place::CATANIA);
    }
}

/// Athens attacks in M1 with this die; nobody is asked about stratagems and the advantage.
fn attack(table: &mut Table, die: u8) {
    table.dice(&[die]);
    table.state.phase.budget.announced = 1;
    table.state.actions.athenian = 1;
    table.state.phase.passed = PerSide {
        athenian: true,
        syracusan: true,
    };
    table.state.stack.push(Step::Turn {
        stage: Stage::Actions { side: SYRACUSE },
    });
    table.ask(Step::Combats { side: ATHENS });
    table.play(Action::Fight { zone: place("M1") });
}

fn accept(table: &mut Table) {
    while table.offers(Action::Accept) {
        table.play(Action::Accept);
    }
}

fn disband(table: &mut Table, unit: &str) {
    let unit = unit.parse().unwrap();
    table.play(Action::Disband { unit });
}

fn retreat(table: &mut Table, to: &str) {
    table.play(Action::RetreatTo { place: place(to) });
}

#[test]
fn r_3_5e_without_ships_those_aboard_are_lost() {
    // 12 against 50 is 1/3; 1 - 2 = -1: E - R.
    let mut table = Table::empty()
        .put("M1", "ath-T6* ath-H3 syr-T1 syr-T2")
        .put("M2", "ath-T3");
    aboard(&mut table, "ath-H3");
    attack(&mut table, 1);
    assert_eq!(
        (table.at("ath-T6"), table.at("ath-H3")),
        ("out".into(), "out".into())
    );
}

/// Two fleets of 25 PF with 26 PF aboard are weakened by 100 PF: 1/2 and 1 - 4 = -3 is A - R.
fn beaten() -> Table {
    let mut table = Table::empty()
        .put("M1", "ath-T3 ath-T6 ath-H7 ath-H8 ath-H9 ath-H10 ath-H11")
        .put("M1", "syr-T1 syr-T2 syr-T4 syr-T5")
        .put("M2", "ath-T1");
    aboard(&mut table, "ath-H7 ath-H8 ath-H9 ath-H10 ath-H11");
    attack(&mut table, 1);
    table
}

#[test]
fn r_3_5e_the_load_is_checked_before_the_retreat() {
    let mut table = beaten();
    assert!(matches!(table.prompt(), Some(Prompt::Overstacked { .. })));
    assert_eq!((table.asked(), table.answers().len()), (Some(ATHENS), 5));
    disband(&mut table, "ath-H8");
    assert!(matches!(table.prompt(), Some(Prompt::Retreat { .. })));
}

#[test]
fn r_3_5f_those_aboard_go_where_their_ships_go() {
    let mut table = beaten();
    disband(&mut table, "ath-H8");
    let mut together = beaten();
    disband(&mut together, "ath-H8");
    retreat(&mut together, "CAT");
    retreat(&mut together, "CAT");
    // The ships in M2 are not theirs.
    for unit in ["ath-H7", "ath-H9", "ath-H10", "ath-H11"] {
        assert_eq!(together.at(unit), "CAT");
        assert!(!together.state.pieces.get(unit.parse().unwrap()).aboard);
    }
    // 12 PF of ships in each zone carry 12 PF of men.
    retreat(&mut table, "CAT");
    retreat(&mut table, "M2");
    retreat(&mut table, "CAT");
    retreat(&mut table, "CAT");
    assert_eq!(
        (table.at("ath-H7"), table.at("ath-H9")),
        ("CAT".into(), "CAT".into())
    );
    assert_eq!(table.at("ath-H10"), "M2");
    assert!(matches!(table.prompt(), Some(Prompt::Land { .. })));
    table.play(Action::LandAt { zone: place("T3") });
    assert_eq!(
        (table.at("ath-H10"), table.at("ath-H11")),
        ("T3".into(), "T3".into())
    );
}

#[test]
fn r_7_s4c_two_ships_lighten_their_load_once() {
    let men = "ath-H7 ath-H3 ath-H8 ath-H9 ath-H10 ath-H11 ath-P1 ath-P2";
    let mut table = Table::empty()
        .put("M1", "ath-T3 ath-T6 syr-T1")
        .put("M1", men)
        .give(SYRACUSE, "K05");
    aboard(&mut table, men);
    table.act(ATHENS, 1);
    table.pass(ATHENS);
    table.dice(&[6, 6, 1]);
    table.stratagem("K05", Stratagem::StormAtSea, Target::None);
    // 40 PF aboard: the first ship leaves room for 36 PF, the second for 24.
    let mut lost = Vec::new();
    for unit in ["ath-H7", "ath-H3", "ath-H8"] {
        accept(&mut table);
        if matches!(table.prompt(), Some(Prompt::Overstacked { .. })) {
            disband(&mut table, unit);
            lost.push(unit);
        }
    }
    assert_eq!(lost, ["ath-H7", "ath-H3", "ath-H8"]);
    accept(&mut table);
    table.pass(ATHENS);
    assert!(
        matches!(
            table.prompt(),
            Some(Prompt::Shared(SharedPrompt::Menu { .. }))
        ),
        "{:?}",
        table.state.stack
    );
}

#[test]
fn r_3_5f_a_storm_ends_the_wait_for_a_combat() {
    let mut table = Table::empty()
        .put("M1", "ath-T6 ath-C2 syr-T3*")
        .give(SYRACUSE, "K05");
    aboard(&mut table, "ath-C2");
    table.act(ATHENS, 1);
    table.pass(ATHENS);
    table.dice(&[1, 6]);
    table.stratagem("K05", Stratagem::StormAtSea, Target::None);
    accept(&mut table);
    assert_eq!(table.at("syr-T3"), "out");
    table.until(|prompt| {
        !matches!(
            prompt,
            Prompt::Window { .. } | Prompt::Shared(SharedPrompt::Menu { .. })
        )
    });
    assert!(matches!(table.prompt(), Some(Prompt::Land { .. })));
    table.play(Action::LandAt { zone: place("T1") });
    assert_eq!(table.at("ath-C2"), "T1");
}

#[test]
fn r_3_1g_a_storm_takes_the_refuge_too() {
    let mut table = Table::empty()
        .put("M4", "ath-T3* nicias")
        .put("M3", "ath-T1*")
        .put("M5", "ath-T2*")
        .put("T7", "syr-H1")
        .put("T6", "syr-H2")
        .give(SYRACUSE, "K05");
    table.act(ATHENS, 1);
    table.pass(ATHENS);
    table.dice(&[1, 6, 6]);
    table.stratagem("K05", Stratagem::StormAtSea, Target::None);
    accept(&mut table);
    // M3 holds, his own ship is gone; that in M5 is yet to be rolled for.
    assert!(table.offers(Action::LandAt { zone: place("M3") }));
    table.play(Action::LandAt { zone: place("M5") });
    accept(&mut table);
    assert_eq!(
        (table.at("ath-T2"), table.at("nicias")),
        ("out".into(), "out".into())
    );
}
