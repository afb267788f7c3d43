//! 3.2n to 3.2q Cavalry withdraws before a group that is not cavalry only.

use crate::{
    ids::{FortId, Side},
    illegal::{Illegal, Refusal},
    state::{FortState, State},
    step::Step,
    testing::{
        empty_map, place,
        playing::{march, offered, phase, play, whereabouts},
        put,
    },
};

/// syr-C1 in T11, Athenians in T13.
fn before_t11() -> State {
    let mut state = empty_map();
    put(&mut state, "T11", "syr-C1");
    put(&mut state, "T13", "ath-H4 ath-C1 nicias");
    phase(&mut state, Side::Athenian, 9);
    state
}

#[test]
fn r_3_2n_cavalry_withdraws_and_the_group_goes_on() {
    let mut state = before_t11();
    march(&mut state, "ath-H4", "T11").expect("legal");
    let zone = place("T11");
    let side = Side::Syracusan;
    assert_eq!(state.step(), Some(Step::Withdraw { side, zone }));
    let mut standing = state.clone();
    play(&mut state, "withdraw; withdraw T8; step T12").expect("legal");
    assert_eq!(whereabouts(&state, "syr-C1"), "T8");
    assert_eq!(whereabouts(&state, "ath-H4"), "T12");
    play(&mut standing, "stand").expect("legal");
    assert_eq!(standing.march, None);
    assert_eq!(whereabouts(&standing, "syr-C1"), "T11");
}

#[test]
fn r_4_2_2d_withdrawing_cavalry_captures_a_lone_leader() {
    let mut state = before_t11();
    put(&mut state, "T8", "lamachos");
    march(&mut state, "ath-H4", "T11").expect("legal");
    play(&mut state, "withdraw; withdraw T8").expect("legal");
    assert_eq!(whereabouts(&state, "lamachos"), "nowhere");
    assert_eq!(state.leaders_killed.athenian, 0);
}

// covers: 3.2o 3.2p
#[test]
fn r_3_2o_not_before_cavalry_alone() {
    let mut state = before_t11();
    march(&mut state, "ath-C1 nicias", "T11").expect("legal");
    assert_eq!(state.march, None);
    // 3.2p A later group makes it possible.
    march(&mut state, "ath-H4", "T11").expect("legal");
    play(&mut state, "withdraw; withdraw T10").expect("legal");
    assert_eq!(offered(&state), "T10 T12 T13 T18 Stop");
    assert_eq!(whereabouts(&state, "ath-C1"), "T11");
}

#[test]
fn r_3_2q_all_or_none_and_not_into_enemies() {
    let mut state = before_t11();
    put(&mut state, "T11", "syr-C2 sicanos");
    put(&mut state, "T10", "ath-H1");
    march(&mut state, "ath-H4", "T11").expect("legal");
    play(&mut state, "withdraw").expect("legal");
    let zone = place("T10");
    assert_eq!(
        play(&mut state, "withdraw T10"),
        Err(Illegal::Shared(Refusal::CannotWithdrawTo { zone }))
    );
    let zone = place("T11");
    assert_eq!(
        play(&mut state, "withdraw T11"),
        Err(Illegal::Shared(Refusal::CannotWithdrawTo { zone }))
    );
    play(&mut state, "withdraw T12; withdraw T9; withdraw T18").expect("they part ways");
    assert_eq!(whereabouts(&state, "sicanos"), "T18");
    assert!(matches!(state.step(), Some(Step::March { .. })));
}

#[test]
fn r_3_2q_not_beside_a_garrison() {
    let mut state = empty_map();
    state.set_fort(FortId::Olympieion, FortState::Syracusan);
    put(&mut state, "T21", "syr-C1");
    put(&mut state, "olympieion", "syr-P1");
    put(&mut state, "T25", "ath-H1");
    march(&mut state, "ath-H1", "T21").expect("legal");
    assert_eq!(state.march, None);
}
