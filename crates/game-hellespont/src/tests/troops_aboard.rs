//! 3.3g, 4.2.4h Troops aboard in the adjustments: too heavy once they recover, lost with their last ship.

use crate::{state::State, testing::*};

fn d3(hand: &str) -> State {
    exactly(&format!(
        "historical; clear; turn 3; hand athenian {hand}; hand spartan; initiative athenian; advantage athenian; M5: A-T10-1 A-H3-1- A-L-thrasyllos; stage recovery athenian"
    ))
}

#[test]
fn r_3_3g_restored_by_leaders_stratagem_or_advantage() {
    for (hand, answer) in [
        ("", "recover A-H3-1"),
        ("C17", "play C17 S11 piece A-H3-1"),
        ("", "recover advantage A-H3-1"),
    ] {
        let mut state = d3(hand);
        play(&mut state, answer).unwrap();
        assert_eq!(at(&state, "A-H3-1"), "M5-", "10 PF carry 2: {answer}");
    }
    // Two units: the owner chooses which suffers.
    let mut state = exactly(
        "historical; clear; turn 3; hand athenian; hand spartan; initiative athenian; M5: A-T20-1 A-H3-1- A-H3-2 A-L-thrasyllos; stage recovery athenian",
    );
    play(&mut state, "recover A-H3-1").unwrap();
    assert_eq!(offered(&state), "unload A-H3-1, unload A-H3-2");
    play(&mut state, "unload A-H3-2").unwrap();
    let where_are = ["A-H3-1", "A-H3-2"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["M5", "M5-"]);
}

/// 6.4i, 6.4j The ships were weakened, the troops were not.
#[test]
fn r_6_4j_attrition_leaves_nobody_at_sea_without_ships() {
    let mut state = exactly(
        "historical; clear; turn 3; hand athenian; hand spartan C01; initiative athenian; advantage spartan; M8: A-T10-1- A-T10-2- A-P2-1; stage attrition athenian",
    );
    load_dice(&mut state, &[6]);
    play(&mut state, "pass; accept").unwrap();
    let where_are = ["A-T10-1", "A-T10-2", "A-P2-1"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["out"; 3]);
}

#[test]
fn r_7_s5b_rotten_hulls_take_those_aboard() {
    let mut state = exactly(
        "historical; clear; turn 3; hand athenian; hand spartan C07; initiative athenian; advantage athenian; M5: A-T20-1 A-H4-1 A-L-chereas; Sestos: A-T4-1; stage attrition athenian",
    );
    play(&mut state, "play C07 S5").unwrap();
    let where_are = ["A-T20-1", "A-H4-1", "A-L-chereas"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["out"; 3]);
    assert!(state.killed.is_empty());
}
