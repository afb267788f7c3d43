//! 7.S22 Good omens.

use crate::{
    ids::{CounterId, Side},
    testing::*,
};

// covers: 7.S22a 7.S22d
#[test]
fn r_7_s22a_takes_the_advantage() {
    let text = |advantage: &str| {
        format!(
            "historical; clear; turn 3; hand athenian C18; hand spartan; Sestos: A-T4-1; T22: S-H3-1; pa athenian 3; advantage {advantage}; phase athenian"
        )
    };
    let mut state = exactly(&text("spartan"));
    play(&mut state, "announce 1; play C18 S22 advantage").unwrap();
    assert_eq!(state.advantage, Side::Athenian);
    assert!(
        *state.phase.played.get(Side::Athenian),
        "it is the one play of the phase"
    );
    let mut state = exactly(&text("athenian"));
    play(&mut state, "announce 1").unwrap();
    assert!(!offers(&state, "play C18 S22 advantage") && offers(&state, "play C18 S22 draw"));
}

#[test]
fn r_7_s22b_serves_as_others() {
    let mut state = exactly(
        "historical; turn 4; hand athenian C18; hand spartan C11; advantage athenian; stage reinforcements",
    );
    play(&mut state, "play C18 S22 group 5").unwrap();
    assert_eq!(asked(&state).0, Side::Spartan);
    play(&mut state, "play C11 S13 reinforcement").unwrap();
    assert_eq!(state.arrivals[5], crate::state::Arrival::Called);
    let mut state = exactly(
        "historical; clear; turn 3; hand spartan C18; hand athenian; initiative spartan; advantage spartan; T22: S-P5-1- S-H3-1-; stage recovery spartan",
    );
    play(&mut state, "play C18 S22 recovery").unwrap();
    assert_eq!(offered(&state), "recover S-H3-1, done");
}

#[test]
fn r_7_s22c_draws_a_counter() {
    for seed in 0..40 {
        let mut state = exactly(
            "historical; clear; turn 3; hand athenian C18; hand spartan; initiative athenian; advantage athenian; Sestos: A-T4-1; pa athenian 3; phase athenian",
        );
        state.dice = engine::Dice::new(engine::Seed::from_number(seed));
        play(&mut state, "announce 1; play C18 S22 draw").unwrap();
        assert_eq!(state.hands.athenian.len(), 1);
        assert!(!state.hands.athenian.contains(CounterId(17)), "not itself");
        assert!(state.bowl.contains(CounterId(17)));
    }
}
