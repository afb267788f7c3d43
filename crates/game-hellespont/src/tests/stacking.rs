//! 3.6 Stacking is checked for whoever has just moved or retreated, and only then.

use crate::{
    hint::{Hint, SharedHint},
    ids::Side,
    prompt::{Prompt, SharedPrompt},
    testing::*,
};

const FULL_SESTOS: &str = "Sestos: A-H4b-1 A-H4-1 A-H4-2 A-P2-1";

// covers: 3.6b
#[test]
fn r_3_6b_recovery_costs_nothing_in_b2() {
    let mut state = position(&format!(
        "turn 5; pa athenian 3; pa spartan 3; {FULL_SESTOS}; Abydos: S-P2-1; stage reinforcements"
    ));
    assert_ne!(
        asked(&state).1,
        Prompt::Overstacked {
            side: Side::Athenian,
            place: place("Sestos")
        }
    );
    until(&mut state, "announce");
    assert_eq!(at(&state, "A-P2-1"), "Sestos");
}

// covers: 3.6b
#[test]
fn r_3_6b_recovery_costs_nothing_until_the_owner_has_moved() {
    let mut state = position(
        "turn 4; pa athenian 0; advantage spartan; initiative athenian; Sestos: A-H4b-1 A-H4-1 A-H4-2- A-P2-1 A-T20-1; M5: A-L-alcibiade A-T10-1; Abydos: S-P2-1; stage recovery athenian",
    );
    assert_eq!(
        hinted(&state, "recover A-H4-2"),
        Some(Hint::Crowds {
            place: place("Sestos")
        })
    );
    play(&mut state, "recover A-H4-2").unwrap();
    until(&mut state, "announce");
    let where_are = ["A-H4b-1", "A-H4-1", "A-H4-2", "A-P2-1"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["Sestos"; 4]);
}

// covers: 3.6a 3.6b
#[test]
fn r_3_6b_the_enemys_moves_cost_nothing() {
    let mut state = position(&format!(
        "turn 5; pa spartan 3; pa athenian 3; {FULL_SESTOS}; Abydos: S-P2-1; phase spartan"
    ));
    play(
        &mut state,
        "announce 2; activate Abydos; pick S-P2-1; step T22; stop; end moves",
    )
    .unwrap();
    // His own moves do: he could have gone.
    let Prompt::Shared(SharedPrompt::Announce { side, .. }) = asked(&state).1 else {
        panic!("{:?}", asked(&state));
    };
    assert_eq!(side, Side::Athenian);
    play(&mut state, "announce 1").unwrap();
    assert_eq!(
        hinted(&state, "end moves"),
        Some(Hint::from(SharedHint::Overstacked {
            place: place("Sestos")
        }))
    );
    play(&mut state, "end moves").unwrap();
    assert_eq!(
        asked(&state).1,
        Prompt::Overstacked {
            side: Side::Athenian,
            place: place("Sestos")
        }
    );
}

/// Ships that come into a port are no cause to look at the troops there; troops that come are.
// covers: 3.6b
#[test]
fn r_3_6b_in_b2_where_somebody_has_come() {
    let b2 = |fleet: &str| {
        let mut state = position(&format!(
            "turn 5; pa athenian 3; pa spartan 3; advantage athenian; {FULL_SESTOS}; B3: {fleet}; stage reinforcements"
        ));
        until(&mut state, "base-moves");
        play(
            &mut state,
            "leave B3; pick all; step M23; step M1; step M2; step M3; step M4; step M5; step Sestos",
        )
        .unwrap();
        while !matches!(
            asked(&state).1,
            Prompt::Shared(SharedPrompt::Announce { .. }) | Prompt::Overstacked { .. }
        ) {
            let idle = ["stop", "end zone", "done", "pass"];
            let next = idle.into_iter().find(|answer| offers(&state, answer));
            play(&mut state, next.unwrap()).unwrap();
        }
        matches!(asked(&state).1, Prompt::Overstacked { .. })
    };
    assert!(!b2("A-T20-1 A-T10-1"));
    assert!(b2("A-T20-1 A-A2-1"));
}

/// Cavalry that withdraws has moved; a stack that it does not join is left alone.
// covers: 3.6b 3.5h
#[test]
fn r_3_6b_withdrawn_cavalry() {
    let withdrawn = |to: &str| {
        let mut state = position(
            "turn 5; pa athenian 3; pa spartan 3; T22: A-H4-1; T26: S-H3-1 S-P2-1 S-P4-1 S-A2-1 S-H4-1; Abydos: S-H4b-1 S-H4b-2 S-H3-2 S-P2-2; T21: S-C5b-1; phase athenian",
        );
        play(
            &mut state,
            "announce 2; activate T22; pick A-H4-1; step T21",
        )
        .unwrap();
        play(&mut state, &format!("withdraw {to}; stop; end moves")).unwrap();
        asked(&state).1
    };
    let crowded = Prompt::Overstacked {
        side: Side::Spartan,
        place: place("T26"),
    };
    assert_eq!(withdrawn("T26"), crowded);
    assert!(matches!(
        withdrawn("T20"),
        Prompt::Shared(SharedPrompt::Announce { .. })
    ));
}
