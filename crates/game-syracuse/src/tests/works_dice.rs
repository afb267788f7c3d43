//! 2.Cb to 2.Cn How many dice a side throws for its works.

use crate::{
    ids::{FortId, Side},
    rules::works_dice::{dice, is_short_of_cavalry},
    state::{Edition, FortState, State, Work},
    testing::*,
    types::Look,
};

/// No cavalry, no leader, advantage with the enemy of `side`: the base and the calendar alone.
fn bare(turn: u8, side: Side) -> State {
    let mut state = empty_map();
    (state.turn, state.advantage) = (turn, side.other());
    state
}

fn count(state: &State, side: Side) -> i8 {
    dice(Look::new(&game(), state), side)
}

#[test]
fn r_2_cb_athens_starts_from_two_dice() {
    // covers: 2.Cc 2.Cd 2.Cm 2.Cn
    let athens = |turn| count(&bare(turn, Side::Athenian), Side::Athenian);
    let syracuse = |turn| count(&bare(turn, Side::Syracusan), Side::Syracusan);
    assert_eq!([1, 2, 3, 5, 6, 7].map(athens), [2, 2, 3, 3, 0, 1]);
    assert_eq!([1, 2, 3, 5, 6, 7].map(syracuse), [1, 0, 1, 1, -1, 0]);
    let mut state = bare(1, Side::Athenian);
    state.advantage = Side::Athenian;
    assert_eq!(count(&state, Side::Athenian), 3);
}

#[test]
fn r_2_cg_one_die_for_leaders_with_two_swords() {
    // covers: 2.Ch 1.2d
    let mut state = bare(1, Side::Athenian);
    put(&mut state, "T13", "lamachos");
    assert_eq!(count(&state, Side::Athenian), 2, "not for one sword");
    put(&mut state, "CAT", "alcibiades");
    assert_eq!(count(&state, Side::Athenian), 2, "not in Catania");
    put(&mut state, "M9", "alcibiades demosthenes");
    assert_eq!(count(&state, Side::Athenian), 3, "once only");
    for leader in set("alcibiades demosthenes").iter() {
        state.pieces.get_mut(leader).back = true;
    }
    assert_eq!(count(&state, Side::Athenian), 2, "not when wounded");
}

#[test]
fn r_2_ci_labdalon_and_chains() {
    // covers: 2.Cj
    let mut state = bare(1, Side::Athenian);
    state.set_fort(FortId::Labdalon, FortState::Athenian);
    assert_eq!(count(&state, Side::Athenian), 3);
    state.chains = Work::Built;
    assert_eq!(count(&state, Side::Athenian), 2);
    state.chains = Work::Destroyed;
    state.set_fort(FortId::Labdalon, FortState::Syracusan);
    assert_eq!(count(&state, Side::Athenian), 2);
    state.advantage = Side::Athenian;
    assert_eq!(count(&state, Side::Syracusan), 1);
}

#[test]
fn r_2_ck_cavalry_below_half_costs_a_die() {
    // covers: 2.Cl 2.Ch
    let lost =
        |state: &State| Side::BOTH.map(|side| is_short_of_cavalry(Look::new(&game(), state), side));
    let mut state = start();
    assert_eq!(lost(&state), [true, false]);
    state.edition = Edition::En;
    assert_eq!(lost(&state), [true, false]);
    put(&mut state, "T1", "ath-C2");
    assert_eq!(lost(&state), [true, true]);
    state.edition = Edition::Fr;
    assert_eq!(lost(&state), [false, false]);
    put(&mut state, "CAT", "ath-C2");
    assert_eq!(lost(&state), [true, false]);
    assert_eq!(lost(&empty_map()), [false, false]);
    let mut half = empty_map();
    put(&mut half, "T1", "ath-C1 ath-C2");
    half.pieces.get_mut("ath-C2".parse().unwrap()).back = true;
    half.pieces.get_mut("ath-C1".parse().unwrap()).back = true;
    put(&mut half, "T11", "syr-C1");
    assert_eq!(lost(&half), [false, false], "3 against 6");
    let mut none = bare(1, Side::Athenian);
    put(&mut none, "T11", "syr-C1");
    assert_eq!(count(&none, Side::Athenian), 1, "one die of two is lost");
}
