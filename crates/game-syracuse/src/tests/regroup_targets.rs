//! 2.Dd to 2.Di Who may regroup, and where to.

use crate::{
    ids::{FortId, Side},
    rules::regroup_targets::targets,
    state::{Camp, FortState, State, Work},
    testing::*,
    types::Look,
};

fn open_to(state: &State, side: Side, piece: &str) -> Vec<String> {
    targets(Look::new(&game(), state), side, piece.parse().unwrap())
        .map(|place| place.to_string())
        .collect()
}

#[test]
fn r_2_dd_anywhere_regardless_of_distance() {
    // covers: 2.Df
    let mut state = empty_map();
    put(&mut state, "T11", "syr-C1");
    put(&mut state, "T13", "ath-H1");
    put(&mut state, "M1", "syr-T1 ath-T4");
    let side = Side::Syracusan;
    assert_eq!(open_to(&state, side, "syr-C1"), ["T16", "olympieion"]);
    assert_eq!(open_to(&state, side, "syr-T1"), ["M6", "M7"]);
    (state.camp, state.chains) = (Camp::Standing, Work::Built);
    assert_eq!(open_to(&state, Side::Athenian, "ath-T4"), ["M12"]);
    assert_eq!(open_to(&state, Side::Athenian, "ath-H1"), ["T17"]);
}

#[test]
fn r_2_de_a_fort_takes_two_units() {
    // covers: 2.Df 2.Dg
    let (side, mut state) = (Side::Syracusan, empty_map());
    put(&mut state, "olympieion", "syr-P1");
    put(&mut state, "T21", "ath-H1");
    put(&mut state, "T16", "syr-H1 sicanos");
    assert_eq!(open_to(&state, side, "syr-H1"), ["olympieion"], "besieged");
    put(&mut state, "olympieion", "syr-P2");
    assert!(open_to(&state, side, "syr-H1").is_empty());
    let leader = ["M6", "M7", "olympieion"];
    assert_eq!(open_to(&state, side, "sicanos"), leader, "he needs no room");
}

#[test]
fn r_2_df_athens_without_camp_has_forts_and_catania() {
    let (side, mut state) = (Side::Athenian, empty_map());
    put(&mut state, "M10", "ath-T1");
    put(&mut state, "T9", "ath-H1");
    state.set_fort(FortId::Labdalon, FortState::Athenian);
    assert_eq!(open_to(&state, side, "ath-T1"), ["CAT"]);
    assert_eq!(open_to(&state, side, "ath-H1"), ["labdalon"]);
}
