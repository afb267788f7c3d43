//! 3.3 Stacking limits.

use crate::{
    ids::{FortId, Side},
    rules::stacking::excess,
    state::{Camp, FortState, State},
    testing::{
        empty_map, game, place,
        playing::{march, offered, phase, play, whereabouts},
        put,
    },
    types::Look,
};

fn is_full(state: &State, side: Side, zone: &str) -> bool {
    excess(Look::new(&game(), state), side, place(zone))
}

const FIVE: &str = "ath-H1 ath-H2 ath-H3 ath-C1 ath-A1";

// covers: 3.3a 3.3b
#[test]
fn r_3_3a_checked_when_the_moves_are_over() {
    let mut state = empty_map();
    put(&mut state, "T24", FIVE);
    put(&mut state, "T25", "ath-H4 ath-H5");
    march(&mut state, "ath-H4", "T24 T25 T26").expect("through a full zone");
    play(
        &mut state,
        "stop; pick ath-H5; step T24; stop; end moves; pass",
    )
    .expect("legal");
    assert_eq!(offered(&state), "ath-H1 ath-H2 ath-H3 ath-C1 ath-A1 ath-H5");
    play(&mut state, "disband ath-C1").expect("legal");
    assert_eq!(whereabouts(&state, "ath-C1"), "nowhere");
    assert_eq!(state.step(), None, "then there is nothing to fight");
}

// covers: 3.3c 3.3d 0.2j
#[test]
fn r_3_3d_limits_on_land() {
    let mut state = empty_map();
    let side = Side::Athenian;
    put(&mut state, "T13", FIVE);
    put(&mut state, "T13", "nicias syr-H1 syr-H2 syr-P1");
    assert!(!is_full(&state, side, "T13"));
    put(&mut state, "T13", "ath-H4");
    assert!(is_full(&state, side, "T13"));
    put(
        &mut state,
        "T16",
        "syr-H1 syr-H2 syr-H3 syr-H4 syr-P1 syr-P2",
    );
    assert!(!is_full(&state, Side::Syracusan, "T16"));
    state.set_fort(FortId::Plemmyrion, FortState::Athenian);
    put(&mut state, "T27", FIVE);
    put(&mut state, "plemmyrion", "ath-H4 ath-H5");
    assert!(!is_full(&state, side, "T27") && !is_full(&state, side, "plemmyrion"));
    put(&mut state, "plemmyrion", "ath-H6");
    assert!(is_full(&state, side, "plemmyrion"));
}

#[test]
fn r_3_3e_no_limit_in_the_camp() {
    let mut state = empty_map();
    put(&mut state, "T17", FIVE);
    put(&mut state, "T17", "ath-H4 ath-H5 ath-H6 ath-H7");
    assert!(is_full(&state, Side::Athenian, "T17"));
    state.camp = Camp::Standing;
    assert!(!is_full(&state, Side::Athenian, "T17"));
}

// covers: 3.3f 0.2b 0.2c
#[test]
fn r_3_3f_fifty_points_in_the_harbour() {
    let mut state = empty_map();
    let side = Side::Athenian;
    put(&mut state, "M10", "ath-T3 ath-T4");
    assert!(!is_full(&state, side, "M10"));
    put(&mut state, "M10", "ath-T1");
    state
        .pieces
        .get_mut("ath-T1".parse().expect("a piece"))
        .back = true;
    assert!(is_full(&state, side, "M10"));
    put(&mut state, "M8", "ath-T1 ath-T3 ath-T4");
    assert!(!is_full(&state, side, "M8"));
    put(&mut state, "M12", "ath-T1 ath-T3 ath-T4");
    assert!(is_full(&state, side, "M12"));
    state.camp = Camp::Standing;
    assert!(!is_full(&state, side, "M12"));
}

#[test]
fn r_3_3g_stacks_that_a_withdrawal_has_changed() {
    let mut state = empty_map();
    put(&mut state, "T11", "syr-C1");
    put(&mut state, "T10", "syr-H1 syr-H2 syr-H3 syr-H4 syr-P1");
    // A stack that has grown otherwise waits for its owner's check.
    put(
        &mut state,
        "T3",
        "syr-H5 syr-H6 syr-H7 syr-H8 syr-P2 syr-P3",
    );
    put(&mut state, "T13", "ath-H4");
    phase(&mut state, Side::Athenian, 2);
    march(&mut state, "ath-H4", "T11").expect("legal");
    play(&mut state, "withdraw; withdraw T10; stop; end moves; pass").expect("legal");
    assert_eq!(offered(&state), "syr-C1 syr-H1 syr-H2 syr-P1 syr-H3 syr-H4");
    play(&mut state, "disband syr-P1").expect("legal");
    assert_eq!(state.step(), None, "then there is nothing to fight");
}
