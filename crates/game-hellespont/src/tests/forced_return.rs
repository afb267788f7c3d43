//! 4.1b, 4.1c The forced return of those whose combats are not paid for.

use crate::{hint::Hint, ids::Side, prompt::Prompt, testing::*};

#[test]
fn r_4_1c_too_many_come_back_to_a_port() {
    let mut state = position(
        "turn 4; pa athenian 4; Sestos: A-T20-1 A-T20-2 A-T10-1; M7: A-T20-3; M4: S-T10-1; phase athenian",
    );
    play(
        &mut state,
        "announce 4; activate Sestos; pick A-T20-1; step M5; step M4; stop; end zone",
    )
    .unwrap();
    play(
        &mut state,
        "activate M7; pick A-T20-3; step M6; step M5; step Sestos; stop; end moves",
    )
    .unwrap();
    assert_eq!(at(&state, "A-T20-1"), "Sestos-");
    assert_eq!(
        (asked(&state).0, offered(&state)),
        (
            Side::Athenian,
            "disband A-T20-1, disband A-T20-2, disband A-T20-3, disband A-T10-1".into()
        ),
        "60 PF"
    );
}

#[test]
fn r_4_1c_troops_must_fit_the_weakened_ships() {
    let mut state =
        position("turn 4; pa athenian 2; M5: A-T20-1 A-H4-1; M4: S-T10-1; phase athenian");
    play(
        &mut state,
        "announce 2; activate M5; pick all; step M4; stop; end moves",
    )
    .unwrap();
    let where_are = ["A-T20-1", "A-H4-1"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["M5-", "M5-"]);
}

/// The fleet left enemies whom it had met in B.2, and comes back among them, once.
// covers: 4.1b 4.1c
#[test]
fn r_4_1b_back_among_enemy_ships() {
    let mut state = position(
        "turn 4; pa athenian 2; pa spartan 1; M22: A-T20-1 A-T10-1 S-T4-1; M23: S-T10-1; phase athenian",
    );
    play(
        &mut state,
        "announce 2; activate M22; pick all; step M23; stop; end moves",
    )
    .unwrap();
    let where_are = ["A-T20-1", "A-T10-1"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["M22-", "M22-"]);
    // The enemy, who is active next, has to attack there.
    play(&mut state, "announce 1; end moves").unwrap();
    assert_eq!(offered(&state), "fight M22");
}

// covers: 4.1b
#[test]
fn r_4_1b_troops_aboard_are_weakened_too() {
    let mut state = position(
        "turn 4; pa athenian 2; M5: A-T20-1 A-P2-1 A-L-chereas; M4: S-T10-1; phase athenian",
    );
    play(&mut state, "announce 1; activate M5; pick all").unwrap();
    assert_eq!(hinted(&state, "step M4"), Some(Hint::Unpaid));
    play(&mut state, "step M4; stop").unwrap();
    assert_eq!(hinted(&state, "end moves"), Some(Hint::Unpaid));
    play(&mut state, "end moves").unwrap();
    let where_are = ["A-T20-1", "A-P2-1", "A-L-chereas"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["M5-", "M5-", "M5"]);
}

/// The cavalry that made way stands where the others set out.
// covers: 4.1b 4.1c
#[test]
fn r_4_1b_back_among_cavalry() {
    let mut state = position(
        "turn 4; pa athenian 2; pa spartan 1; T7: A-H4-1; T6: S-C5b-1; T5: S-P2-1; phase athenian",
    );
    play(
        &mut state,
        "announce 2; activate T7; pick A-H4-1; step T6; withdraw T7; step T5; end moves",
    )
    .unwrap();
    assert_eq!(at(&state, "A-H4-1"), "T7-");
    // 3.1g Not into a port: there the others leave as after a combat.
    let mut state = position(
        "turn 4; pa athenian 2; pa spartan 1; Abydos: A-H4-1; T22: S-C5b-1; T21: S-P2-1; phase athenian",
    );
    play(
        &mut state,
        "announce 2; activate Abydos; pick A-H4-1; step T22; withdraw Abydos; step T21; end moves",
    )
    .unwrap();
    let Prompt::Retreat { from, .. } = asked(&state).1 else {
        panic!("{:?}", asked(&state));
    };
    assert_eq!((from, at(&state, "A-H4-1")), (place("T21"), "T21-".into()));
}

/// Two zones without a point: who comes back to the other one suffers once.
// covers: 4.1c
#[test]
fn r_4_1c_nobody_is_sent_back_twice() {
    let mut state = position(
        "turn 4; pa athenian 2; pa spartan 1; M22: S-T10-1; M23: A-T20-1 A-T10-1 S-T4-1; phase athenian",
    );
    play(
        &mut state,
        "announce 2; activate M23; pick A-T20-1; step M22; stop; end zone; end moves",
    )
    .unwrap();
    let where_are = ["A-T20-1", "A-T10-1"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["M23-", "M23-"], "who has not moved stays");
}

/// No point is left on either side: nobody attacks, and nobody suffers a second time.
// covers: 2.B.3f 4.1b 4.1c
#[test]
fn r_4_1b_sent_back_once_when_no_points_are_left() {
    for initiative in ["athenian", "spartan"] {
        let mut state = position(&format!(
            "initiative {initiative}; turn 4; pa athenian 2; M22: A-T20-1 A-T10-1 S-T4-1; M23: S-T10-1; phase athenian"
        ));
        play(&mut state, "announce 2; activate M22; pick all").unwrap();
        assert_eq!(hinted(&state, "step M23"), Some(Hint::Unpaid));
        play(&mut state, "step M23; stop").unwrap();
        assert_eq!(hinted(&state, "end moves"), Some(Hint::Unpaid));
        play(&mut state, "end moves").unwrap();
        let pieces = ["A-T20-1", "A-T10-1", "S-T4-1", "S-T10-1"];
        assert_eq!(
            pieces.map(|piece| at(&state, piece)),
            ["M22-", "M22-", "M22", "M23"]
        );
    }
}

/// The fleet that has not moved is weakened in its place, and told so.
// covers: 4.1c
#[test]
fn r_4_1c_who_has_not_moved_stays() {
    let mut state = position(
        "turn 4; pa athenian 2; M22: A-T20-1 S-T4-1; Sestos: A-T4-1; Abydos: S-P2-1; phase athenian",
    );
    play(
        &mut state,
        "announce 2; activate Sestos; pick A-T4-1; step M5; stop",
    )
    .unwrap();
    assert_eq!(hinted(&state, "end moves"), Some(Hint::UnpaidInPlace));
    play(&mut state, "end moves").unwrap();
    let where_are = ["A-T20-1", "A-T4-1", "S-T4-1"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["M22-", "M5", "M22"]);
}

#[test]
fn r_4_1c_enemies_in_the_common_base_close_nothing() {
    let mut state = position(
        "turn 4; pa athenian 2; B3: A-T20-1 S-T4-1; home A-T20-1; M22: S-T10-1; phase athenian",
    );
    play(
        &mut state,
        "announce 2; activate B3; pick A-T20-1; step M22; stop; end moves",
    )
    .unwrap();
    assert_eq!(at(&state, "A-T20-1"), "B3-");
}

#[test]
fn r_9_2i_who_does_not_fight_is_not_killed_in_combat() {
    let mut state = position(
        "turn 4; pa athenian 2; M17: A-T20-1- A-L-chereas S-T10-1; Sestos: A-T4-1; Abydos: S-P2-1; phase athenian",
    );
    play(
        &mut state,
        "announce 2; activate Sestos; pick A-T4-1; step M5; stop; end moves",
    )
    .unwrap();
    let where_are = ["A-T20-1", "A-L-chereas"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["out", "out"]);
    assert!(state.killed.is_empty());
}
