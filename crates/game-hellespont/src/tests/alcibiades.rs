//! 7.S17, 7.S18 Alcibiades and Tissaphernes.

use crate::step::OwnWindowKind;
use crate::{
    ids::Side,
    prompt::Prompt,
    state::{State, Tissaphernes},
    step::WindowKind,
    testing::*,
};

/// October 411, after the first moment for stratagems of B.2.
fn october(scenario: &str, turn: u8, spartan: &str) -> State {
    let mut state = exactly(&format!(
        "{scenario}; clear; hand athenian; hand spartan {spartan}; turn {turn}; pa athenian 4; pa spartan 4; advantage athenian; stage reinforcements"
    ));
    play(&mut state, "pass").unwrap();
    state
}

// covers: 7.S17b 2.B.2p
#[test]
fn r_7_s17b_in_the_month_he_arrives() {
    let mut state = october("historical", 3, "C03");
    let arrived = Prompt::Window {
        side: Side::Spartan,
        window: WindowKind::Own(OwnWindowKind::Arrived),
    };
    assert_eq!(asked(&state).1, arrived);
    play(&mut state, "play C03 S17").unwrap();
    assert_eq!(state.tissaphernes, Tissaphernes::Holds);
    assert_eq!(at(&state, "A-L-alcibiade"), "out");
    // Sparta is asked whatever it holds, and not where S17 is out of the game.
    let other = october("historical", 3, "C15");
    assert_eq!(asked(&other).1, arrived);
    let variant = october("alcibiades", 2, "C15");
    assert_ne!(asked(&variant).1, arrived);
}

/// Does B.2 of November offer S18?
fn offers_escape(text: &str) -> bool {
    let state = exactly(&format!(
        "historical; clear; turn 4; hand athenian C02; hand spartan; advantage athenian; {text}; stage reinforcements"
    ));
    offers(&state, "play C02 S18")
}

// covers: 7.S18a
#[test]
fn r_7_s18a_once_he_has_entered_the_map() {
    assert!(!offers_escape("B2: A-T10-1 A-L-alcibiade"));
    assert!(offers_escape("M21: A-T10-1 A-L-alcibiade"));
    // Back in a base he has still been on the map.
    let mut state = exactly(
        "historical; clear; turn 3; hand athenian C02; hand spartan; pa athenian 4; B2: A-T10-1 A-L-alcibiade; phase athenian",
    );
    play(&mut state, "announce 4").unwrap();
    while !offers(&state, "activate B2") {
        play(&mut state, "pass").unwrap();
    }
    assert!(!state.alcibiades_entered);
    play(&mut state, "activate B2; pick all; step M21").unwrap();
    assert!(state.alcibiades_entered);
}

// covers: 7.S18b 7.S18e
#[test]
fn r_7_s18e_held_before_he_entered_the_map() {
    assert!(offers_escape("removed: A-L-alcibiade; tissaphernes holds"));
}
