//! 4.2.1 Evasion.

use crate::{
    ids::Side,
    rules::evasion::{bonus, faces, places},
    state::State,
    testing::*,
    types::Look,
};

/// Athens attacks a zone; the advantage lets every die stand.
fn attacked(zone: &str, from: &str, athenian: &str, others: &str) -> State {
    let mut state = position(&format!(
        "turn 4; pa athenian 9; {from}: {athenian}; {others}; advantage athenian; phase athenian"
    ));
    play(
        &mut state,
        &format!(
            "announce 9; activate {from}; pick {}",
            athenian.split(' ').next().unwrap()
        ),
    )
    .unwrap();
    play(&mut state, &format!("step {zone}")).unwrap();
    if state.march.is_some() {
        play(&mut state, "stop").unwrap();
    }
    while !offers(&state, &format!("fight {zone}")) {
        let answer = if offers(&state, "end zone") {
            "end zone"
        } else {
            "end moves"
        };
        play(&mut state, answer).unwrap();
    }
    play(&mut state, &format!("fight {zone}")).unwrap();
    state
}

// covers: 4.2.1a 4.2.1b
#[test]
fn r_4_2_1a_evade_or_stand() {
    let state = attacked("M23", "M22", "A-T20-1", "M23: S-T10-1");
    assert_eq!(
        (asked(&state).0, offered(&state)),
        (Side::Spartan, "stand, evade".into())
    );
    let open: Vec<String> = places(Look::new(&game(), &state), Side::Spartan, place("M23"))
        .map(|place| place.to_string())
        .collect();
    assert_eq!(open, ["M1", "M22"], "no base, no land");
}

#[test]
fn r_4_2_1c_without_a_free_zone_there_is_no_attempt() {
    let state = attacked(
        "M17",
        "M15",
        "A-T20-1",
        "M17: S-T10-1; M15: A-T10-1; Cyzique: A-P2-1; M19: A-T4-1",
    );
    let open = places(Look::new(&game(), &state), Side::Spartan, place("M17")).count();
    assert_eq!(open, 0);
    assert!(!offers(&state, "evade"));
}

// covers: 4.2.1d 4.2.1e 4.2.1f
#[test]
fn r_4_2_1d_modifiers() {
    let game = game();
    let spartan = |zone: &str, pieces: &str| {
        let state = position(&format!("{zone}: {pieces}; phase athenian"));
        (
            bonus(Look::new(&game, &state), Side::Spartan, place(zone)),
            faces(Look::new(&game, &state), Side::Spartan, place(zone)),
        )
    };
    assert_eq!(
        spartan("T7", "S-H4-1 S-L-mindaros A-H4-1 A-L-thrasybule"),
        (1, 2)
    );
    assert_eq!(
        spartan("T7", "S-H4-1 S-L-hermocrate A-H4-1 A-L-thrasyllos"),
        (0, 1)
    );
    assert_eq!(
        spartan("T7", "S-H4-1 S-L-hermocrate A-H4-1 A-L-chereas"),
        (1, 2)
    );
    assert_eq!(
        spartan("T7", "S-H4-1 S-L-hermocrate S-L-mindaros A-H4-1"),
        (1, 2)
    );
    assert_eq!(spartan("T7", "S-H4-1 A-H4-1"), (0, 1));
    assert_eq!(spartan("M8", "S-T10-1 A-T10-1"), (1, 2));
    assert_eq!(spartan("M4", "S-T10-1 A-T10-1"), (-1, 0));
    assert_eq!(spartan("M4", "S-T10-1 S-L-mindaros A-T10-1"), (0, 1));
    assert_eq!(spartan("T27", "S-H4-1 A-H4-1"), (-1, 0));
}

#[test]
fn r_4_2_1g_success_and_failure() {
    let begin = |eyes: u8| {
        let mut state = attacked("M8", "M9", "A-T20-1", "M8: S-T10-1 S-T4-3");
        load_dice(&mut state, &[eyes]);
        play(&mut state, "evade; accept").unwrap();
        state
    };
    let mut state = begin(5);
    assert_eq!(offered(&state), "weaken S-T10-1, weaken S-T4-3");
    play(&mut state, "weaken S-T4-3; evade M10").unwrap();
    assert_eq!(
        (at(&state, "S-T10-1"), at(&state, "S-T4-3")),
        ("M10".into(), "M10-".into())
    );
    assert_eq!(
        (at(&state, "A-T20-1"), state.battle.is_none()),
        ("M8".into(), true)
    );
    let state = begin(4);
    assert_eq!(
        at(&state, "S-T4-3"),
        "M8",
        "the combat follows with both as they stood"
    );
    assert!(state.battle.is_some());
}

// covers: 4.2.1h 4.2.4d
#[test]
fn r_4_2_1h_no_leader_escapes_alone() {
    let mut state = attacked("M8", "M9", "A-T20-1", "M8: S-T2-1- S-L-doreius");
    load_dice(&mut state, &[6]);
    play(&mut state, "evade; accept").unwrap();
    assert_eq!(
        (at(&state, "S-T2-1"), at(&state, "S-L-doreius")),
        ("out".into(), "out".into())
    );
    assert_eq!(state.killed, set("S-L-doreius"));
    // Troops go along and must fit.
    let mut state = attacked("M8", "M9", "A-T20-1", "M8: S-T20-1 S-H4-1");
    load_dice(&mut state, &[6]);
    play(&mut state, "evade; accept; weaken S-T20-1; evade M10").unwrap();
    assert_eq!(
        (at(&state, "S-T20-1"), at(&state, "S-H4-1")),
        ("M10-".into(), "M10-".into())
    );
}

// covers: 4.2.1g 4.2.1h 4.2.1i
#[test]
fn r_4_2_1i_which_unit_pays_at_sea() {
    let evaded = |option: &str| {
        let mut state = exactly(&format!(
            "historical {option}; clear; hand athenian; hand spartan; turn 4; pa athenian 9; M9: A-T20-1; M8: S-T20-1 S-H3-1; advantage athenian; phase athenian"
        ));
        play(
            &mut state,
            "announce 9; activate M9; pick A-T20-1; step M8; stop; end moves; fight M8",
        )
        .unwrap();
        load_dice(&mut state, &[6]);
        play(&mut state, "evade; accept").unwrap();
        state
    };
    let mut any = evaded("");
    assert_eq!(offered(&any), "weaken S-T20-1, weaken S-H3-1");
    play(&mut any, "weaken S-H3-1").unwrap();
    let where_are = ["S-T20-1", "S-H3-1"].map(|piece| at(&any, piece));
    assert_eq!(where_are, ["M8", "M8-"]);
    let ship = evaded("evasion_loss=ship");
    assert_eq!(at(&ship, "S-T20-1"), "M8-");
}
