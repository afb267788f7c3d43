//! 7.S6b What a zone barred by archers bars: the bar stays when the archers go.

use crate::{ids::Side, rules::evasion, state::State, testing::*, types::Look};

/// Athens has closed T15 by archers, who then leave it with all others to attack T16.
fn barred(defender: &str) -> State {
    let mut state = exactly(&format!(
        "historical; clear; turn 3; hand athenian C17; hand spartan; T15: A-A2-1 A-H4-1 A-H4-2 A-P4b-1; T17: A-P2-1; T16: {defender}; pa athenian 9; advantage athenian; phase athenian"
    ));
    play(
        &mut state,
        "announce 9; play C17 S6 place T15; activate T15; pick all; step T16",
    )
    .unwrap();
    state
}

#[test]
fn r_7_s6b_no_evasion_into_a_barred_zone() {
    let state = barred("S-P2-1");
    let game = game();
    let places = evasion::places(Look::new(&game, &state), Side::Spartan, place("T16"));
    assert_eq!(places.count(), 0, "Athenians are in T17");
}

#[test]
fn r_7_s6b_no_retreat_into_a_barred_zone() {
    let mut state = barred("S-P2-1 S-A2-1");
    play(&mut state, "end moves; fight T16").unwrap();
    load_dice(&mut state, &[3]);
    until(&mut state, "announce");
    let where_are = ["S-P2-1", "S-A2-1", "A-A2-1"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["out", "out", "T16"], "4.2.4c");
}

#[test]
fn r_7_s6b_no_withdrawal_through_a_barred_zone() {
    let state = barred("S-C5b-1");
    assert!(!offers(&state, "withdraw T15") && !offers(&state, "withdraw T14"));
    assert!(state.march.is_none(), "T17 is held: the cavalry stands");
}

/// 3.5h Four points, and 3.4f those who have landed stay.
#[test]
fn r_3_5h_how_far_cavalry_withdraws() {
    let mut state = position("turn 3; T7: A-H4-1; T6: S-C5b-1; pa athenian 9; phase athenian");
    play(&mut state, "announce 9; activate T7; pick A-H4-1; step T6").unwrap();
    assert!(offers(&state, "withdraw Cyzique") && offers(&state, "withdraw T25"));
    assert!(!offers(&state, "withdraw T3") && !offers(&state, "withdraw T20"));
    let mut state = position(
        "turn 3; T5: A-H4-1; M13: A-T10-1; M16: A-T20-1; T4: S-C5b-1; pa athenian 9; phase athenian",
    );
    play(
        &mut state,
        "announce 9; activate T5; pick A-H4-1; step M13; step T4; withdraw T28",
    )
    .unwrap();
    assert!(state.march.is_none(), "though two points are left");
    assert_eq!(
        (at(&state, "A-H4-1"), at(&state, "S-C5b-1")),
        ("T4".into(), "T28".into())
    );
}
