//! 4.2.4d, 3.1h Leaders without units of their own: who captures them, and who does not.

use engine::Log;

use crate::{event::Event, ids::Side, testing::*, types::Act};

fn athens(text: &str) -> crate::state::State {
    position(&format!(
        "turn 3; initiative athenian; advantage athenian; pa athenian 9; {text}"
    ))
}

#[test]
fn r_3_1h_a_unit_that_steps_into_the_port_captures_him() {
    let mut state = athens("T20: A-H3-1; Rhoeteion: S-L-doreius; stage regrouping athenian");
    play(&mut state, "regroup A-H3-1").unwrap();
    assert_eq!(
        (at(&state, "A-H3-1"), at(&state, "S-L-doreius")),
        ("Rhoeteion".into(), "out".into())
    );
}

#[test]
fn r_2_b_2e_a_leader_alone_makes_way_too() {
    let text = "historical; clear; turn 3; hand athenian; hand spartan; T29: A-L-chereas; stage reinforcements";
    let mut state = exactly(text);
    assert_eq!(
        (asked(&state).0, offered(&state)),
        (
            Side::Athenian,
            "displace T1, displace T28, displace T30".into()
        )
    );
    play(&mut state, "displace T28").unwrap();
    assert_eq!(
        (at(&state, "A-L-chereas"), at(&state, "S-L-pharnabaze")),
        ("T28".into(), "T29".into())
    );
    // Units that make way capture an enemy leader where they go.
    let mut state = exactly(
        "historical; clear; turn 3; hand athenian; hand spartan; T29: A-H3-1; T1: S-L-hyppocrate; stage reinforcements",
    );
    play(&mut state, "displace T1").unwrap();
    assert_eq!(at(&state, "S-L-hyppocrate"), "out");
}

#[test]
fn r_4_2_4d_evading_units_capture_him() {
    let mut state = athens("T17: A-H4-1; T16: S-P2-1; T15: A-L-chereas; phase athenian");
    play(
        &mut state,
        "announce 9; activate T17; pick A-H4-1; step T16; end moves; fight T16",
    )
    .unwrap();
    load_dice(&mut state, &[6]);
    play(&mut state, "evade; accept").unwrap();
    if offers(&state, "evade T15") {
        play(&mut state, "evade T15").unwrap();
    }
    assert_eq!(
        (at(&state, "S-P2-1"), at(&state, "A-L-chereas")),
        ("T15-".into(), "out".into())
    );
    assert!(state.killed.is_empty(), "9.2i by a move, not by the combat");
}

#[test]
fn r_3_5i_withdrawing_cavalry_captures_him() {
    let mut state = athens("T7: A-H4-1; T6: S-C5b-1; T5: A-L-chereas; phase athenian");
    play(
        &mut state,
        "announce 9; activate T7; pick A-H4-1; step T6; withdraw T5",
    )
    .unwrap();
    assert_eq!(at(&state, "A-L-chereas"), "out");
}

#[test]
fn r_8i_a_persian_who_comes_back_captures_him() {
    let mut state = position(
        "turn 5; pa spartan 3; advantage spartan; eliminated: S-P5-1; T29: A-L-chereas; Abydos: S-T4-1; phase spartan",
    );
    play(&mut state, "announce 1; return S-P5-1 T29").unwrap();
    assert_eq!(
        (at(&state, "S-P5-1"), at(&state, "A-L-chereas")),
        ("T29".into(), "out".into())
    );
}

#[test]
fn r_0_2p_nobody_is_captured_in_the_common_base() {
    let mut state = athens("M5: A-T4-1 A-L-chereas; B3: S-T4-1; stage regrouping athenian");
    play(&mut state, "regroup A-L-chereas; regroup to B3").unwrap();
    assert_eq!(at(&state, "A-L-chereas"), "B3");
}

/// A combat that leaves no ship takes the leaders of both sides.
#[test]
fn r_9_2i_leaders_of_fleets_that_sink_each_other() {
    let mut state = athens("M9: A-T2-1- A-L-chereas; M8: S-T2-1- S-L-doreius; phase athenian");
    play(
        &mut state,
        "announce 9; pass; activate M9; pick all; step M8",
    )
    .unwrap();
    play(&mut state, "stop; end moves; fight M8; stand").unwrap();
    load_dice(&mut state, &[2]);
    until(&mut state, "announce");
    let where_are =
        ["A-T2-1", "S-T2-1", "A-L-chereas", "S-L-doreius"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["out"; 4]);
    assert_eq!(state.killed, set("A-L-chereas S-L-doreius"));
}

/// 7.S20b No leader in a base falls sick; a sick one goes nowhere in D.2.
#[test]
fn r_7_s20b_the_epidemic_stays_on_the_map() {
    let text = "historical; clear; turn 3; hand spartan C18; hand athenian; B2: A-L-chereas A-H4-2; T17: A-H4-1; pa spartan 9; Abydos: S-T4-1; phase spartan";
    let mut state = exactly(text);
    play(&mut state, "announce 9; play C18 S20").unwrap();
    assert_eq!(offered(&state), "infect A-H4-1");
    play(&mut state, "infect A-H4-1").unwrap();
    assert!(!offers(&state, "infect A-L-chereas"));
    let mut state = athens("Sestos: A-T4-1 A-L-chereas; stage regrouping athenian");
    assert!(offers(&state, "regroup A-L-chereas"));
    let mut log = Log::<Event>::off();
    let (sick, to) = (id("A-L-chereas"), place("Sestos"));
    Act::new(&game(), &mut state, &mut log).fall_sick(sick, to);
    assert!(!offers(&state, "regroup A-L-chereas"));
}

/// 7.S7a The pursuit is part of the combat.
#[test]
fn r_9_2i_a_leader_whom_the_pursuit_leaves_alone() {
    let mut state = exactly(
        "historical; clear; turn 3; hand athenian; hand spartan C08; T29: S-C5b-1 S-P5-1 S-H4b-1 S-H4-1; T28: A-P2-1 A-L-chereas; pa spartan 9; advantage spartan; phase spartan",
    );
    play(
        &mut state,
        "announce 9; pass; activate T29; pick all; step T28; end moves; fight T28; stand",
    )
    .unwrap();
    load_dice(&mut state, &[1]);
    play(&mut state, "pass; accept; play C08 S7 piece A-P2-1").unwrap();
    let where_are = ["A-P2-1", "A-L-chereas"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["out", "out"]);
    assert_eq!(state.killed, set("A-L-chereas"));
}
