//! 3.4 Amphibious moves.

use crate::{
    illegal::{Illegal, Refusal},
    state::State,
    testing::*,
    types::Look,
};

fn sparta(pieces: &str) -> State {
    position(&format!("turn 4; pa spartan 9; {pieces}; phase spartan"))
}

/// A group of T5 with ships in M13 and M14.
fn at_sea(men: &str, ships: &str) -> State {
    let mut state = sparta(&format!("T5: {men}; {ships}"));
    play(&mut state, "announce 9; activate T5").unwrap();
    for piece in men.split(' ') {
        play(&mut state, &format!("pick {piece}")).unwrap();
    }
    state
}

// covers: 3.4a 3.4b 3.4c
#[test]
fn r_3_4a_from_shore_to_shore() {
    let mut state = at_sea("S-H4-1", "M13: S-T10-1; M14: S-T20-1");
    play(&mut state, "step M13; step M14").unwrap();
    assert_eq!(state.march.unwrap().spent, 2);
    assert!(offers(&state, "step T3") && !offers(&state, "stop"));
    play(&mut state, "step T3").unwrap();
    assert_eq!(
        (at(&state, "S-H4-1"), state.march.is_none()),
        ("T3".into(), true)
    );
    assert!(state.pieces.get(id("S-H4-1")).entered.landing);
    // 3.4b No friendly ships, or enemy ones.
    let state = at_sea("S-H4-1", "M13: S-T10-1");
    assert!(!offers(&state, "step M14"));
    let mut state = at_sea("S-H4-1", "M13: S-T10-1; M14: S-T20-1 A-T2-1");
    play(&mut state, "step M13").unwrap();
    assert_eq!(
        refused(&state, "step M14"),
        Illegal::Shared(Refusal::EnemyFleet { zone: place("M14") })
    );
    // A difficult coast is none.
    let mut state = sparta("T10: S-H4-1; M10: S-T10-1; M8: S-T10-2");
    play(&mut state, "announce 9; activate T10; pick S-H4-1").unwrap();
    assert_eq!(
        refused(&state, "step M10"),
        Illegal::NotAShore { zone: place("T10") }
    );
    let mut state = sparta("T14: S-H4-1; M10: S-T10-1; M8: S-T10-2");
    play(
        &mut state,
        "announce 9; activate T14; pick S-H4-1; step M10",
    )
    .unwrap();
    assert!(!offers(&state, "step T10"));
    // 3.4c Four points at most, for a leader too.
    let mut state =
        sparta("T9: S-L-mindaros; M11: S-T4-1; M12: S-T4-2; M13: S-T4-3; M16: S-T4-4; M10: S-T4-5");
    play(
        &mut state,
        "announce 9; activate T9; pick S-L-mindaros; step M11; step M12; step M13",
    )
    .unwrap();
    assert!(!offers(&state, "step M16") && offers(&state, "step T5"));
}

// covers: 3.4d 3.4e
#[test]
fn r_3_4d_the_ships_limit_the_crossing() {
    let state = at_sea("S-H4b-1 S-H4-1 S-P2-1 S-A2-1", "M13: S-T10-1; M14: S-T20-1");
    assert_eq!(
        refused(&state, "step M13"),
        Illegal::Shared(Refusal::NoCapacity { zone: place("M13") })
    );
    let mut state = sparta("T5: S-H4b-1 S-H4-1 S-P2-1 S-A2-1; M13: S-T10-1; M14: S-T20-1");
    play(
        &mut state,
        "announce 9; activate T5; pick S-H4b-1; pick S-H4-1; step M13; step M14; step T3",
    )
    .unwrap();
    play(
        &mut state,
        "pick S-A2-1; step M13; step M14; step T3; pick S-P2-1",
    )
    .unwrap();
    assert_eq!(
        refused(&state, "step M13"),
        Illegal::Shared(Refusal::NoCapacity { zone: place("M13") })
    );
}

/// An epidemic on the way makes no cargo of those who cross.
#[test]
fn r_3_4d_those_who_cross_are_not_carried() {
    let mut state = exactly(
        "historical; clear; turn 4; hand athenian C18; hand spartan; T5: S-H4b-1 S-H4-1; M13: S-T10-1; M14: S-T20-1; T3: A-A2-1; T28: S-P2-1 S-P2-2; pa spartan 9; phase spartan",
    );
    play(
        &mut state,
        "announce 9; pass; activate T5; pick S-H4b-1; pick S-H4-1; step M13; step M14; step T3; play C18 S20; infect S-P2-1; infect S-P2-2",
    )
    .unwrap();
    assert_eq!(
        (at(&state, "S-H4b-1"), at(&state, "S-H4-1")),
        ("T3".into(), "T3".into())
    );
}

// covers: 3.4f 3.4g 3.4h
#[test]
fn ex_3_4h_mindaros_crosses_to_t3() {
    let mut state = at_sea(
        "S-H4b-1 S-H4-1 S-A2-1 S-L-mindaros",
        "M13: S-T10-1; M14: S-T20-1",
    );
    play(&mut state, "step M13").unwrap();
    assert_eq!(
        refused(&state, "stop"),
        Illegal::Shared(Refusal::MayNotStopAtSea)
    );
    play(&mut state, "step M14; step T3").unwrap();
    for piece in ["S-H4b-1", "S-H4-1", "S-A2-1", "S-L-mindaros"] {
        assert_eq!(at(&state, piece), "T3");
    }
    assert!(state.march.is_none(), "3.4f");
}

#[test]
fn r_3_4j_the_sea_comes_first() {
    let mut state = sparta("T28: S-H4-1; M13: S-T10-1; M14: S-T20-1");
    play(&mut state, "announce 9; activate T28; pick S-H4-1; step T5").unwrap();
    assert_eq!(
        refused(&state, "step M13"),
        Illegal::NotAShore { zone: place("T5") }
    );
}

// covers: 3.4k Table.23
#[test]
fn r_3_4k_landing_on_enemies() {
    let mut state = at_sea(
        "S-H4b-1 S-L-mindaros",
        "M13: S-T10-1; M14: S-T20-1; T3: A-H3-1",
    );
    play(&mut state, "step M13; step M14; step T3").unwrap();
    let battle = crate::step::Battle::new(place("T3"), crate::ids::Side::Spartan);
    let reading = Look::new(&game(), &state).reading(&battle);
    let lines: Vec<_> = reading
        .columns
        .iter()
        .map(|line| (line.line, line.by))
        .collect();
    assert_eq!(lines, [(crate::event::ModifierLine::ColumnLanding, -1)]);
    // Not into an enemy port; a shore without a beach will do.
    let mut state = at_sea("S-H4-1", "M13: S-T10-1; M16: S-T10-2; Cyzique: A-P2-1");
    assert!(offers(&state, "step M13"));
    play(&mut state, "step M13").unwrap();
    assert!(offers(&state, "step T4"));
    play(&mut state, "step M16").unwrap();
    assert!(!offers(&state, "step Cyzique") && offers(&state, "step T2"));
}
