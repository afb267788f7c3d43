//! 5.4 Walls.

use strum::VariantArray;

use crate::{
    ids::{Side, WallId},
    illegal::BuildProblem,
    pieces::PieceId,
    rules::{crossing, walls::may_build},
    state::{Camp, Ruins, State, Work},
    testing::*,
    types::Look,
};

/// Athens has built its camp.
fn working() -> State {
    let mut state = empty_map();
    state.camp = Camp::Standing;
    state
}

fn wall(state: &State, wall: WallId) -> Result<(), BuildProblem> {
    may_build(Look::new(&game(), state), wall.side(), wall)
}

fn build(state: &mut State, walls: &[WallId]) {
    walls
        .iter()
        .for_each(|&wall| state.set_wall(wall, Work::Built));
}

fn weaken(state: &mut State, pieces: &str) {
    let weaken = |piece: PieceId| state.pieces.get_mut(piece).back = true;
    set(pieces).iter().for_each(weaken);
}

#[test]
fn r_5_1e_workers_for_wall_two() {
    // covers: 5.1h
    let mut state = working();
    build(&mut state, &[WallId::S1]);
    put(&mut state, "T7", "syr-P1");
    assert_eq!(wall(&state, WallId::S2), Err(BuildProblem::Workers));
    put(&mut state, "T14", "syr-P1");
    assert_eq!(wall(&state, WallId::S2), Ok(()));
    put(&mut state, "T6", "ath-H1");
    assert_eq!(wall(&state, WallId::S2), Ok(()), "an enemy beyond");
    put(&mut state, "T6", "syr-P2");
    weaken(&mut state, "syr-P1 syr-P2");
    assert_eq!(wall(&state, WallId::S2), Err(BuildProblem::Workers));
    put(&mut state, "T14", "syr-P2");
    assert_eq!(wall(&state, WallId::S2), Ok(()));
}

#[test]
fn r_5_1h_a_garrison_works_unless_besieged() {
    let mut state = working();
    build(&mut state, &[WallId::A1, WallId::A2]);
    put(&mut state, "syke", "ath-H1");
    assert_eq!(wall(&state, WallId::A3), Ok(()));
    put(&mut state, "T6", "syr-P1");
    assert_eq!(wall(&state, WallId::A3), Err(BuildProblem::Workers));
}

#[test]
fn r_5_4e_the_camp_comes_before_the_walls() {
    // covers: 5.4m
    let mut state = empty_map();
    put(&mut state, "T13", "ath-H1");
    assert_eq!(wall(&state, WallId::A1), Err(BuildProblem::CampFirst));
    state.camp = Camp::Destroyed;
    assert_eq!(wall(&state, WallId::A1), Ok(()));
}

#[test]
fn r_5_4f_walls_are_built_in_order() {
    let mut state = working();
    put(&mut state, "T13", "ath-H1");
    put(&mut state, "T5", "syr-P1");
    put(&mut state, "T14", "syr-P2");
    put(&mut state, "T6", "ath-H2");
    assert_eq!(wall(&state, WallId::A2), Err(BuildProblem::Order));
    assert_eq!(wall(&state, WallId::S2), Err(BuildProblem::Order));
    build(&mut state, &[WallId::A1]);
    assert_eq!(wall(&state, WallId::A3), Err(BuildProblem::Order));
    assert_eq!(wall(&state, WallId::S3B), Err(BuildProblem::Order));
    build(&mut state, &[WallId::S1]);
    assert_eq!(wall(&state, WallId::S3A), Err(BuildProblem::Order));
    build(&mut state, &[WallId::S2]);
    assert_eq!(wall(&state, WallId::S3A), Ok(()));
    assert_eq!(wall(&state, WallId::S3B), Ok(()));
    let mut other = state.clone();
    build(&mut state, &[WallId::S3B]);
    assert_eq!(wall(&state, WallId::S3A), Err(BuildProblem::Exclusive));
    build(&mut other, &[WallId::S3A]);
    assert_eq!(wall(&other, WallId::S3B), Err(BuildProblem::Exclusive));
}

#[test]
fn r_5_4g_s3a_and_a3_exclude_each_other() {
    // covers: 5.4h
    let mut state = working();
    put(&mut state, "T5", "ath-H1");
    build(
        &mut state,
        &[WallId::A1, WallId::A2, WallId::S1, WallId::S2, WallId::S3A],
    );
    assert_eq!(wall(&state, WallId::A3), Err(BuildProblem::Exclusive));
    state.set_wall(WallId::S3A, Work::Destroyed);
    assert_eq!(wall(&state, WallId::A3), Ok(()));
    state.set_wall(WallId::S3A, Work::Unbuilt);
    build(&mut state, &[WallId::A3]);
    put(&mut state, "T5", "syr-P1");
    assert_eq!(wall(&state, WallId::S3A), Err(BuildProblem::Exclusive));
    assert_eq!(wall(&state, WallId::S3B), Ok(()));
    state.set_wall(WallId::A3, Work::Destroyed);
    assert_eq!(wall(&state, WallId::S3A), Ok(()));
}

#[test]
fn r_5_4j_repair_comes_first() {
    // covers: 5.4i 5.4k
    let mut state = working();
    put(&mut state, "T13", "ath-H1");
    put(&mut state, "T6", "ath-H2");
    state.set_wall(WallId::A1, Work::Destroyed);
    build(&mut state, &[WallId::A2]);
    assert_eq!(wall(&state, WallId::A3), Err(BuildProblem::RepairFirst));
    assert_eq!(wall(&state, WallId::A1), Ok(()));
    state.set_wall(WallId::A2, Work::Destroyed);
    assert_eq!(wall(&state, WallId::A2), Ok(()));
    build(&mut state, &[WallId::A1, WallId::A2]);
    assert_eq!(wall(&state, WallId::A3), Ok(()));
    put(&mut state, "T5", "syr-H1");
    put(&mut state, "T14", "syr-H2");
    build(&mut state, &[WallId::S2]);
    state.set_wall(WallId::S1, Work::Destroyed);
    for third in [WallId::S3A, WallId::S3B] {
        assert_eq!(wall(&state, third), Err(BuildProblem::RepairFirst));
    }
    assert_eq!(wall(&state, WallId::S1), Ok(()));
    build(&mut state, &[WallId::S1]);
    for third in [WallId::S3A, WallId::S3B] {
        assert_eq!(wall(&state, third), Ok(()), "after the repair");
    }
}

#[test]
fn r_5_4l_a_destroyed_third_wall_bars_the_other() {
    let mut state = working();
    put(&mut state, "T5", "syr-H1");
    build(&mut state, &[WallId::S1, WallId::S2, WallId::A3]);
    state.set_wall(WallId::S3A, Work::Destroyed);
    assert_eq!(wall(&state, WallId::S3A), Err(BuildProblem::Exclusive));
    assert_eq!(wall(&state, WallId::S3B), Err(BuildProblem::RepairFirst));
    state.options.ruins = Ruins::Bypass;
    assert_eq!(wall(&state, WallId::S3B), Ok(()), "the repair is forbidden");
    state.set_wall(WallId::A3, Work::Destroyed);
    assert_eq!(wall(&state, WallId::S3B), Err(BuildProblem::RepairFirst));
}

#[test]
fn r_5_4b_the_sites_of_the_walls() {
    let game = game();
    let sites = WallId::VARIANTS.iter().map(|&wall| {
        let [a, b] = game.board.wall_zones(wall);
        format!("{wall} {a}/{b}")
    });
    let expected = "A1 T13/T15, A2 T13/T14, A3 T5/T6, S1 T7/T14, S2 T6/T14, S3A T5/T6, S3B T5/T13";
    assert_eq!(sites.collect::<Vec<_>>().join(", "), expected);
}

#[test]
fn r_5_4c_each_segment_stands_for_itself() {
    // covers: 5.4d 4.5e
    let cost = |state: &State, from: &str, to: &str| {
        let (from, to) = (place(from), place(to));
        let border = game().board.border(from, to);
        crossing::cost(state, Side::Syracusan, from, to, border).0
    };
    let mut state = working();
    build(&mut state, &[WallId::A1]);
    assert_eq!(
        (cost(&state, "T14", "T13"), cost(&state, "T15", "T13")),
        (1, 4)
    );
    build(&mut state, &[WallId::A2]);
    state.set_wall(WallId::A1, Work::Destroyed);
    assert_eq!(
        (cost(&state, "T14", "T13"), cost(&state, "T15", "T13")),
        (4, 2)
    );
}
