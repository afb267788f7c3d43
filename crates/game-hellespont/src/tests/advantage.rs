//! 8 The advantage.

use crate::{
    ids::Side,
    illegal::{Illegal, Refusal},
    testing::*,
};

// covers: 8a 8f
#[test]
fn r_8f_restores_a_unit() {
    let mut state = position(
        "turn 3; pa athenian 3; advantage athenian; M5: A-T20-1-; T22: S-C5b-1-; phase athenian",
    );
    play(&mut state, "announce 1").unwrap();
    assert_eq!(
        offered(&state),
        "recover advantage A-T20-1, pass, pass phase"
    );
    play(&mut state, "recover advantage A-T20-1").unwrap();
    assert_eq!(
        (at(&state, "A-T20-1"), state.advantage),
        ("M5".into(), Side::Spartan)
    );
}

// covers: 8f 10.1h
#[test]
fn r_8f_restores_persians_outside_d3() {
    let mut state = position(
        "turn 5; advantage spartan; pa spartan 2; T29: S-C5b-1- S-L-pharnabaze; T22: S-H3-1-; phase spartan",
    );
    play(&mut state, "announce 1").unwrap();
    assert_eq!(
        offered(&state),
        "recover advantage S-H3-1, recover advantage S-C5b-1, pass, pass phase"
    );
    play(&mut state, "recover advantage S-C5b-1").unwrap();
    assert_eq!(at(&state, "S-C5b-1"), "T29");
    let d3 = position(
        "turn 5; advantage spartan; initiative spartan; T29: S-C5b-1- S-L-pharnabaze; T22: S-H3-1-; stage recovery spartan",
    );
    assert_eq!(
        refused(&d3, "recover advantage S-C5b-1"),
        Illegal::Shared(Refusal::NothingToRecover {
            piece: id("S-C5b-1")
        })
    );
    assert!(offers(&d3, "recover advantage S-H3-1"));
}

// covers: 8i 8l
#[test]
fn r_8l_returned_units_weakened_by_agreement() {
    let returned = |option: &str| {
        let mut state = exactly(&format!(
            "historical {option}; clear; hand athenian; hand spartan; turn 5; pa athenian 3; advantage athenian; eliminated: A-H4-1; Sestos: A-T4-1; phase athenian"
        ));
        play(&mut state, "announce 1; return A-H4-1 B3").unwrap();
        at(&state, "A-H4-1")
    };
    assert_eq!(returned(""), "B3");
    assert_eq!(returned("returned_units=weakened"), "B3-");
}

// covers: 8g 8h 8i
#[test]
fn r_8g_brings_pieces_back() {
    let text = "turn 5; pa athenian 3; advantage athenian; eliminated: A-H4-1 A-T10-1 A-L-thrasybule; removed: A-L-thrasyllos A-H4-2; Sestos: A-T4-1; phase athenian";
    let mut state = position(text);
    play(&mut state, "announce 1").unwrap();
    assert_eq!(
        offered(&state),
        "return A-H4-1 B2, return A-H4-1 B3, return A-L-thrasybule B2, return A-L-thrasybule B3, pass, pass phase"
    );
    assert_eq!(
        refused(&state, "return A-T10-1 B2"),
        Illegal::CannotReturn {
            piece: id("A-T10-1")
        }
    );
    assert_eq!(
        refused(&state, "return A-H4-1 B1"),
        Illegal::Shared(Refusal::BadReturn { to: place("B1") })
    );
    let mut leader = state.clone();
    play(&mut state, "return A-H4-1 B3").unwrap();
    assert_eq!(
        (at(&state, "A-H4-1"), state.advantage),
        ("B3".into(), Side::Spartan)
    );
    play(&mut leader, "return A-L-thrasybule B2").unwrap();
    assert_eq!(at(&leader, "A-L-thrasybule"), "B2");
    // Persians come back to T29, if no enemy is there.
    let persians = |there: &str| {
        let mut state = position(&format!(
            "turn 5; pa spartan 3; advantage spartan; eliminated: S-P5-1 S-L-pharnabaze; Abydos: S-T4-1-; {there} phase spartan"
        ));
        play(&mut state, "announce 1").unwrap();
        (
            offers(&state, "return S-P5-1 T29"),
            offers(&state, "return S-L-pharnabaze T29"),
            offers(&state, "return S-P5-1 B1"),
        )
    };
    assert_eq!(persians(""), (true, true, false));
    assert_eq!(persians("T29: A-H3-1;"), (false, false, false));
}

// covers: 8d 8e
#[test]
fn r_8e_which_dice_may_be_repeated() {
    // Evasion: the attacker with the advantage has it repeated; the new die stands.
    let mut state = position(
        "turn 4; pa athenian 3; advantage athenian; M9: A-T20-1; M8: S-T10-1; phase athenian",
    );
    play(
        &mut state,
        "announce 3; activate M9; pick A-T20-1; step M8; stop; end moves; fight M8",
    )
    .unwrap();
    load_dice(&mut state, &[5, 1]);
    play(&mut state, "evade; reroll").unwrap();
    assert!(
        state.battle.is_some() && at(&state, "S-T10-1") == "M8",
        "the 1 fails"
    );
    // Passing dice are not asked about.
    let mut state = position(
        "turn 4; pa athenian 3; advantage spartan; M9: A-T20-1; M8: S-T10-1; phase athenian",
    );
    play(&mut state, "announce 3; activate M9; pick A-T20-1; step M8").unwrap();
    load_dice(&mut state, &[1]);
    play(&mut state, "try pass").unwrap();
    assert_eq!(
        (asked(&state).0, state.march.is_some()),
        (Side::Athenian, true)
    );
}

// covers: 8j 8k
#[test]
fn r_8j_once_at_a_moment() {
    let mut state = position(
        "turn 3; pa spartan 3; advantage spartan; Abydos: S-T4-1- S-T4-2-; Sestos: A-T4-1-; phase spartan",
    );
    play(&mut state, "announce 1; recover advantage S-T4-1").unwrap();
    assert_eq!(
        asked(&state).0,
        Side::Spartan,
        "Athens, the new holder, is not asked here"
    );
    assert!(!offers(&state, "recover advantage S-T4-2"));
    assert!(
        offers(&state, "end moves"),
        "8k no question during the moves"
    );
    // In D.3 too.
    let mut state = exactly(
        "historical; clear; turn 3; hand athenian; hand spartan; initiative spartan; advantage spartan; Abydos: S-T4-1- S-T4-2-; stage recovery spartan",
    );
    play(&mut state, "recover advantage S-T4-1").unwrap();
    assert_eq!(state.advantage, Side::Athenian);
}

/// Thrasybulus has two swords: two units recover in the D.3 in which he comes back.
// covers: 2.D.3a 8h
#[test]
fn r_8h_swords_of_a_leader_who_comes_back() {
    let mut state = exactly(
        "historical; clear; turn 3; hand athenian; hand spartan; initiative athenian; advantage athenian; eliminated: A-L-thrasybule; Sestos: A-T4-1- A-H4-1- A-P2-1-; stage recovery athenian",
    );
    assert!(!offers(&state, "recover A-H4-1"), "no leader, no swords");
    play(
        &mut state,
        "return A-L-thrasybule B2; recover A-H4-1; recover A-T4-1",
    )
    .unwrap();
    let where_are = ["A-T4-1", "A-H4-1", "A-P2-1"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["Sestos", "Sestos", "Sestos-"]);
}
