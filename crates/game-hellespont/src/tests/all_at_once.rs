//! 2.D.2, 4.2.4g Everybody at once, and who is left behind at sea.

use engine::Ruled;

use crate::{
    hint::Hint,
    illegal::{Illegal, Refusal},
    testing::*,
};

// covers: 2.D.2a 2.D.2c 2.D.2d
#[test]
fn r_2_d_2a_everybody_goes_home() {
    let mut state = position(
        "turn 3; initiative athenian; M5: A-T20-1 A-T10-1 A-H4b-1 A-P2-1 A-L-chereas; M4: A-T20-2 A-T10-2; stage regrouping athenian",
    );
    assert!(offers(&state, "regroup all M5 B2") && offers(&state, "regroup all M5 B3"));
    assert!(offers(&state, "regroup all M5 Sestos"));
    assert_eq!(
        refused(&state, "regroup all M5 Abydos"),
        Illegal::Shared(Refusal::CannotRegroupTo {
            place: place("Abydos")
        })
    );
    let pieces = set("A-T20-1 A-T10-1 A-H4b-1 A-P2-1 A-L-chereas");
    assert_eq!(
        hinted(&state, "regroup all M5 B3"),
        Some(Hint::Group { pieces })
    );
    play(&mut state, "regroup all M5 B3").unwrap();
    let gone = ["A-T20-1", "A-T10-1", "A-H4b-1", "A-P2-1", "A-L-chereas"];
    assert_eq!(gone.map(|piece| at(&state, piece)), ["B3"; 5]);
    assert!(!offers(&state, "regroup all M4 B3"), "half have gone home");
}

/// Into a port as far as there is room.
// covers: 2.D.2h
#[test]
fn r_2_d_2h_everybody_who_finds_room() {
    let mut state = position(
        "turn 3; initiative athenian; T17: A-H4b-1 A-H4-1 A-H4-2 A-P2-1 A-L-chereas; M5: A-T4-1; stage regrouping athenian",
    );
    play(&mut state, "regroup all T17 Sestos").unwrap();
    let where_are = ["A-H4b-1", "A-H4-1", "A-H4-2", "A-P2-1", "A-L-chereas"];
    assert_eq!(
        where_are.map(|piece| at(&state, piece)),
        ["Sestos", "Sestos", "Sestos", "T17", "Sestos"]
    );
}

// covers: 2.D.2f 2.D.2i 4.2.4h
#[test]
fn r_2_d_2i_ships_that_strand_their_troops_warn() {
    let mut state = position(
        "turn 3; initiative athenian; M5: A-T20-1 A-P2-1 A-L-chereas; M4: A-T20-2; stage regrouping athenian",
    );
    let pieces = set("A-P2-1 A-L-chereas");
    let strands = Some(Hint::Strands { pieces });
    assert_eq!(hinted(&state, "regroup A-T20-1"), strands);
    assert_eq!(hinted(&state, "done"), None);
    play(&mut state, "regroup A-T20-1").unwrap();
    assert_eq!(hinted(&state, "regroup to B3"), strands);
    play(&mut state, "regroup to B3").unwrap();
    assert_eq!(hinted(&state, "done"), strands);
    play(&mut state, "done").unwrap();
    let where_are = ["A-P2-1", "A-L-chereas"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["out"; 2]);
}

// covers: 4.2.4g
#[test]
fn r_4_2_4g_everybody_retreats() {
    let mut state = position(
        "turn 4; advantage spartan; pa spartan 1; M8: A-T20-1 A-T10-1 A-P2-1 A-L-chereas S-T20-1 S-T20-2 S-T20-3; phase spartan",
    );
    load_dice(&mut state, &[5]);
    until(&mut state, "retreat");
    assert!(offers(&state, "retreat M9") && offers(&state, "retreat all M9"));
    play(&mut state, "retreat all M9").unwrap();
    let where_are = ["A-T20-1", "A-T10-1", "A-P2-1", "A-L-chereas"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["M9-", "M9", "M9", "M9"]);
    assert_eq!(
        refused(&state, "retreat all M7"),
        Illegal::Shared(Refusal::OtherQuestion {
            rule: asked(&state).1.rule()
        })
    );
}
