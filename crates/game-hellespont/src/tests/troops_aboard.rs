//! 3.3g, 4.2.4h Troops aboard in the adjustments: too heavy once they recover, lost with their last ship.

use crate::{
    hint::Hint,
    illegal::{Illegal, Refusal},
    state::State,
    testing::*,
};

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
        let place = place("M5");
        assert_eq!(
            hinted(&state, answer),
            Some(Hint::Overladen { place }),
            "10 PF carry 2"
        );
        play(&mut state, answer).unwrap();
        assert_eq!(at(&state, "A-H3-1"), "M5", "{answer}");
    }
    // The next time ships move they must carry it.
    let mut state = position(
        "turn 4; pa athenian 4; M5: A-T10-1 A-H3-1 A-L-thrasyllos; M9: A-T4-1; phase athenian",
    );
    play(&mut state, "announce 4; activate M9; pick A-T4-1; step M8").unwrap();
    assert_eq!(at(&state, "A-H3-1"), "M5-");
    // Two units: the owner chooses which suffers.
    let mut state = position(
        "turn 4; pa athenian 4; M5: A-T20-1 A-H3-1 A-H3-2 A-L-thrasyllos; M9: A-T4-1; phase athenian",
    );
    play(&mut state, "announce 4; activate M9; pick A-T4-1; step M8").unwrap();
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

// covers: 3.3m 3.3g
#[test]
fn r_3_3m_weakened_to_fit_aboard() {
    let mut state =
        position("turn 4; pa athenian 9; Sestos: A-T10-1 A-T10-2 A-H4-1 A-P2-1; phase athenian");
    play(&mut state, "announce 9; activate Sestos; pick A-T10-1").unwrap();
    assert!(!offers(&state, "pick A-H4-1") && offers(&state, "pick A-P2-1"));
    let (strength, weakened) = (4, 2);
    assert_eq!(
        hinted(&state, "pick weakened A-H4-1"),
        Some(Hint::BoardsWeakened { strength, weakened })
    );
    let piece = id("A-P2-1");
    assert_eq!(
        refused(&state, "pick weakened A-P2-1"),
        Illegal::FitsAboard { piece }
    );
    play(&mut state, "pick weakened A-H4-1").unwrap();
    assert_eq!(at(&state, "A-H4-1"), "Sestos", "not before they sail");
    assert_eq!(
        refused(&state, "pick weakened A-P2-1"),
        Illegal::Shared(Refusal::Overloaded)
    );
    // Another ship makes room: nobody is weakened without need.
    let mut spared = state.clone();
    play(&mut spared, "pick A-T10-2; step M5").unwrap();
    assert_eq!(at(&spared, "A-H4-1"), "M5");
    play(&mut state, "step M5").unwrap();
    assert_eq!(at(&state, "A-H4-1"), "M5-");
}

// covers: 3.3m
#[test]
fn r_3_3m_nobody_is_weakened_twice() {
    let mut state =
        position("turn 4; pa athenian 9; Sestos: A-T4-1 A-H4-1- A-H3-1; phase athenian");
    play(&mut state, "announce 9; activate Sestos; pick A-T4-1").unwrap();
    for piece in ["A-H4-1", "A-H3-1"] {
        assert_eq!(
            refused(&state, &format!("pick weakened {piece}")),
            Illegal::Shared(Refusal::Overloaded),
            "4 PF carry nobody"
        );
    }
}
