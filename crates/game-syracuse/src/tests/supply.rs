//! 6 to 6.3 Supply: want, famine and capitulation.

use campaign::{Supply, SupplyFace};
use engine::Log;

use crate::{
    event::Construction,
    ids::{Side, WallId},
    rules::{
        breach, building,
        supply::{ATHENIAN_WALLS, adjust, raider, refresh, resolve_raid, want},
    },
    state::{At, Camp, State, Verdict, Work},
    testing::*,
    types::{Act, Look},
};

const APPRO: SupplyFace = SupplyFace::Appro;
const DISETTE: SupplyFace = SupplyFace::Disette;

fn athens(state: &State) -> (u8, SupplyFace) {
    (state.supply.athenian.value, state.supply.athenian.face)
}

fn syracuse(state: &State) -> (u8, SupplyFace) {
    (state.supply.syracusan.value, state.supply.syracusan.face)
}

fn at(value: u8, face: SupplyFace) -> Supply {
    Supply { value, face }
}

fn after_d4(mut state: State, side: Side) -> State {
    adjust(&mut Act::new(&game(), &mut state, &mut Log::off()), side);
    state
}

fn with_walls(walls: &[WallId]) -> State {
    let mut state = empty_map();
    for &wall in walls {
        let work = Construction::Wall(wall);
        building::perform(
            &mut Act::new(&game(), &mut state, &mut Log::off()),
            Side::Athenian,
            work,
        );
    }
    state
}

#[test]
fn r_6a_both_start_at_three() {
    assert_eq!(
        (athens(&start()), syracuse(&start())),
        ((3, APPRO), (3, APPRO))
    );
}

#[test]
fn r_6b_want_moves_the_marker_down() {
    // covers: 6c 2.Dl
    let moved = |turn, value, chains| {
        let mut state = empty_map();
        (state.turn, state.chains) = (turn, chains);
        state.supply.athenian.value = value;
        refresh(&mut Act::new(&game(), &mut state, &mut Log::off()));
        after_d4(state, Side::Athenian).supply.athenian.value
    };
    let down = [3, 2, 0].map(|value| moved(3, value, Work::Built));
    assert_eq!(down, [2, 1, 0]);
    let up = [1, 3].map(|value| moved(3, value, Work::Destroyed));
    assert_eq!(up, [2, 3]);
    assert_eq!([2, 6].map(|turn| moved(turn, 1, Work::Unbuilt)), [1, 1]);
}

#[test]
fn r_6_1a_the_chains_turn_the_athenian_marker_at_once() {
    // covers: 5.5b
    let mut state = empty_map();
    building::perform(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Side::Syracusan,
        Construction::Chains,
    );
    assert_eq!(
        (athens(&state), syracuse(&state)),
        ((3, DISETTE), (3, APPRO))
    );
    let mut state = after_d4(state, Side::Athenian);
    assert_eq!(athens(&state), (2, DISETTE));
    breach::break_chains_now(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Side::Athenian,
    );
    assert_eq!(athens(&state), (2, APPRO));
}

#[test]
fn r_6_1b_more_syracusan_cavalry_and_an_even_die() {
    // covers: 6.3c
    let mut state = empty_map();
    put(&mut state, "T11", "syr-C1");
    put(&mut state, "T25", "ath-C1");
    assert_eq!(raider(Look::new(&game(), &state)), Some(Side::Syracusan));
    resolve_raid(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Side::Syracusan,
        die(3),
    );
    assert_eq!(athens(&state), (3, APPRO));
    resolve_raid(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Side::Syracusan,
        die(4),
    );
    assert_eq!(athens(&state), (3, DISETTE));
    assert_eq!(athens(&after_d4(state, Side::Athenian)), (2, APPRO));
}

#[test]
fn r_6_1c_a_second_cause_changes_nothing() {
    // covers: 6.1d
    let mut state = empty_map();
    put(&mut state, "T11", "syr-C1");
    state.chains = Work::Built;
    refresh(&mut Act::new(&game(), &mut state, &mut Log::off()));
    assert_eq!(raider(Look::new(&game(), &state)), None);
    let dice = state.dice.clone();
    want(&mut Act::new(&game(), &mut state, &mut Log::off()));
    assert_eq!(state.dice, dice, "nobody throws");
    assert_eq!(athens(&after_d4(state, Side::Athenian)), (2, DISETTE));
}

#[test]
fn r_6_1d_only_cavalry_in_the_open_counts() {
    let game = game();
    let mut state = empty_map();
    put(&mut state, "T16", "syr-C1");
    put(&mut state, "T25", "ath-C1");
    assert_eq!(raider(Look::new(&game, &state)), Some(Side::Athenian));
    put(&mut state, "T17", "ath-C1");
    assert_eq!(
        raider(Look::new(&game, &state)),
        Some(Side::Athenian),
        "no camp yet"
    );
    state.camp = Camp::Standing;
    assert_eq!(raider(Look::new(&game, &state)), None);
    put(&mut state, "labdalon", "ath-C1");
    put(&mut state, "CAT", "ath-C2");
    assert_eq!(raider(Look::new(&game, &state)), None);
    put(&mut state, "T25", "ath-C1 ath-C2");
    put(&mut state, "T11", "syr-C1");
    assert_eq!(raider(Look::new(&game, &state)), None, "6 against 6");
}

#[test]
fn r_6_2a_three_walls_turn_the_syracusan_marker() {
    // covers: 4.5e
    let mut state = with_walls(&[WallId::A1, WallId::A2]);
    assert_eq!(syracuse(&state), (3, APPRO));
    state = with_walls(&ATHENIAN_WALLS);
    assert_eq!(syracuse(&state), (3, DISETTE));
    breach::destroy_wall(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Side::Syracusan,
        WallId::A1,
    );
    assert_eq!(syracuse(&state), (3, APPRO));
    assert_eq!(state.wall(WallId::A2), Work::Built);
}

fn blockading() -> State {
    let mut state = empty_map();
    for (place, unit) in [
        ("syke", "ath-H1"),
        ("T7", "ath-A1"),
        ("M5", "ath-T1"),
        ("M8", "ath-T2"),
    ] {
        put(&mut state, place, unit);
    }
    state
}

#[test]
fn r_6_2b_the_blockade() {
    let mut state = blockading();
    want(&mut Act::new(&game(), &mut state, &mut Log::off()));
    assert_eq!(syracuse(&state), (3, DISETTE));
    for (unit, elsewhere) in [
        ("ath-H1", "T6"),
        ("ath-A1", "T24"),
        ("ath-T1", "M4"),
        ("ath-T2", "M9"),
    ] {
        let mut state = blockading();
        put(&mut state, elsewhere, unit);
        want(&mut Act::new(&game(), &mut state, &mut Log::off()));
        assert_eq!(syracuse(&state), (3, APPRO), "{unit} is missing");
    }
}

#[test]
fn r_6_2c_more_athenian_cavalry_and_an_odd_die() {
    let mut state = empty_map();
    put(&mut state, "T25", "ath-C1 ath-C2");
    put(&mut state, "T11", "syr-C1");
    state.pieces.get_mut("syr-C1".parse().unwrap()).back = true;
    assert_eq!(raider(Look::new(&game(), &state)), Some(Side::Athenian));
    resolve_raid(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Side::Athenian,
        die(6),
    );
    assert_eq!(syracuse(&state), (3, APPRO));
    resolve_raid(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Side::Athenian,
        die(5),
    );
    assert_eq!(syracuse(&state), (3, DISETTE));
}

#[test]
fn r_6_2d_want_ends_with_its_last_lasting_cause() {
    let game = game();
    let mut state = blockading();
    for wall in ATHENIAN_WALLS {
        state.set_wall(wall, Work::Built);
    }
    want(&mut Act::new(&game, &mut state, &mut Log::off()));
    breach::destroy_wall(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        Side::Syracusan,
        WallId::A1,
    );
    assert_eq!(syracuse(&state), (3, DISETTE));
    put(&mut state, "M12", "ath-T1");
    assert_eq!(
        syracuse(&after_d4(state.clone(), Side::Syracusan)),
        (2, DISETTE)
    );
    want(&mut Act::new(&game, &mut state, &mut Log::off()));
    assert_eq!(syracuse(&state), (3, APPRO));
}

#[test]
fn r_6_3a_famine_hits_all_athenian_units() {
    // covers: 6.3e
    let game = game();
    let mut state = empty_map();
    put(&mut state, "T25", "ath-H1 ath-H5");
    put(&mut state, "CAT", "ath-T6");
    put(&mut state, "T13", "syr-H1");
    let weak = "ath-H5".parse().unwrap();
    state.pieces.get_mut(weak).back = true;
    (state.chains, state.supply.athenian) = (Work::Built, at(1, DISETTE));
    let mut state = after_d4(state, Side::Athenian);
    Act::new(&game, &mut state, &mut Log::off()).famine(Side::Athenian);
    assert_eq!(
        state.pieces.backs().without(set("ath-H5")),
        set("ath-H1 ath-T6")
    );
    assert_eq!(state.pieces.get(weak).at, At::Eliminated);
    Act::new(&game, &mut state, &mut Log::off()).famine(Side::Athenian);
    assert_eq!(state.pieces.in_play(), set("syr-H1"), "again in each turn");
}

#[test]
fn r_6_3b_syracuse_capitulates() {
    // covers: 9.1a
    let mut state = with_walls(&ATHENIAN_WALLS);
    state.supply.syracusan.value = 1;
    let mut state = after_d4(state, Side::Syracusan);
    let mut saved = state.clone();
    Act::new(&game(), &mut state, &mut Log::off()).famine(Side::Syracusan);
    let (winner, degree) = (Some(Side::Athenian), campaign::Degree::Total);
    assert_eq!(state.verdict, Some(Verdict { winner, degree }));
    saved.supply.syracusan.value += 1;
    Act::new(&game(), &mut saved, &mut Log::off()).famine(Side::Syracusan);
    assert_eq!(saved.verdict, None, "S22 in time");
}

#[test]
fn r_6_3d_cavalry_alone_never_brings_the_end() {
    let mut state = empty_map();
    state.turn = 3;
    state.supply.syracusan = at(1, APPRO);
    resolve_raid(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Side::Athenian,
        die(1),
    );
    let mut state = after_d4(state, Side::Syracusan);
    assert_eq!(syracuse(&state), (0, APPRO));
    Act::new(&game(), &mut state, &mut Log::off()).famine(Side::Syracusan);
    assert_eq!(state.verdict, None);
    assert_eq!(syracuse(&after_d4(state, Side::Syracusan)), (1, APPRO));
}
