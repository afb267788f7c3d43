//! 2.B.2g to 2.B.2i, 2.B.3.2j What it costs to leave a base.

use crate::{
    hint::{Hint, SharedHint},
    testing::*,
};

/// What leaving a base costs the side that is asked in B.2.
fn price(text: &str, base: &str) -> Option<Hint> {
    let mut state = exactly(text);
    until(&mut state, "base-moves");
    hinted(&state, &format!("leave {base}"))
}

fn free(cost: u8) -> Option<Hint> {
    Some(SharedHint::Activation { cost }.into())
}

// covers: 2.B.2g 2.B.2h 2.B.2i
#[test]
fn r_2_b_2g_reinforcements_left_behind_leave_free() {
    let october = |home: &str| {
        format!(
            "historical; clear; hand athenian; hand spartan; turn 3; pa athenian 4; pa spartan 4; advantage athenian; B3: A-H4-1; {home}; stage reinforcements"
        )
    };
    assert_eq!(price(&october("turn 3"), "B3"), free(0));
    assert_eq!(price(&october("home A-H4-1"), "B3"), free(1));
}

/// Those who were set up in a base are no reinforcements.
// covers: 2.B.2i 3.1i
#[test]
fn r_2_b_2i_set_up_in_a_base() {
    let august = "historical; hand athenian; hand spartan; turn 1; pa athenian 4; pa spartan 4; advantage spartan; stage reinforcements";
    assert_eq!(price(august, "B1"), free(2));
}

/// Whoever has left the base and is sent home again is no reinforcement any more.
// covers: 2.B.2i
#[test]
fn r_2_b_2i_who_has_left_the_base() {
    let mut state = position(
        "turn 4; pa athenian 4; pa spartan 4; advantage athenian; initiative athenian; B3: A-T20-1 A-T10-2; stage reinforcements",
    );
    until(&mut state, "base-moves");
    play(
        &mut state,
        "leave B3; pick A-T20-1; step M23; stop; end zone",
    )
    .unwrap();
    until(&mut state, "announce");
    assert!(!state.pieces.fresh().contains(id("A-T20-1")));
    assert!(state.pieces.fresh().contains(id("A-T10-2")));
}

// covers: 2.B.3.2i 2.B.3.2j
#[test]
fn r_2_b_3_2j_reinforcements_leave_free_in_b3() {
    let february = |also: &str| {
        let mut state = position(&format!(
            "turn 7; pa athenian 3; pa spartan 1; initiative athenian; {also}; stage reinforcements"
        ));
        until(&mut state, "announce");
        play(&mut state, "announce 2").unwrap();
        hinted(&state, "activate B2")
    };
    assert_eq!(february("turn 7"), free(0));
    assert_eq!(february("B2: A-T10-1; home A-T10-1"), free(2));
}

/// 2.B.3.2h For nothing only once in a phase.
#[test]
fn r_2_b_3_2h_a_free_base_once() {
    let mut state =
        position("turn 7; pa athenian 3; initiative athenian; B3: A-T20-1 A-T10-2; phase athenian");
    play(
        &mut state,
        "announce 1; activate B3; pick A-T20-1; step M23; stop; end zone",
    )
    .unwrap();
    assert!(!offers(&state, "activate B3"));
}
