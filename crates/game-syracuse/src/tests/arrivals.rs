//! 2.B.2 Reinforcements: they arrive, and those who have arrived move for nothing.

use crate::step::OwnStep;
use crate::{
    ids::{FortId, Place, Side},
    illegal::{Illegal, Refusal},
    rules::arrivals::{begin_free_moves, due_groups},
    state::{FortState, State, Work},
    step::Step,
    testing::{
        empty_map, game, place,
        playing::{go_on, offered, play, whereabouts},
        put, set,
    },
    types::Look,
};

/// An empty map in this turn.
fn turn(turn: u8) -> State {
    let mut state = empty_map();
    state.turn = turn;
    state
}

/// The group of a side that holds this piece begins to arrive.
fn arrive(state: &mut State, piece: &str) {
    let piece = piece.parse().expect("a piece");
    let game = game();
    let groups = &game.scenario(state).expect("a scenario").groups;
    let group = groups.iter().position(|group| group.pieces.contains(piece));
    let group = group.expect("a group") as u8;
    state.stack.push(Step::Own(OwnStep::Arrive { group }));
}

fn free_moves(state: &mut State, side: Side) {
    begin_free_moves(state, side);
    go_on(state);
}

#[test]
fn r_2_b_2a_the_groups_of_the_turn() {
    let count = |state: &State, side| due_groups(Look::new(&game(), state), side).count();
    assert_eq!(count(&turn(4), Side::Syracusan), 3);
    assert_eq!(count(&turn(4), Side::Athenian), 1);
    let mut state = turn(3);
    assert_eq!(count(&state, Side::Athenian), 1);
    arrive(&mut state, "ath-C2");
    play(&mut state, "arrive CAT").expect("legal");
    assert_eq!(count(&state, Side::Athenian), 0);
}

#[test]
fn r_2_b_2b_zones_without_enemies() {
    let mut state = turn(8);
    put(&mut state, "M1", "syr-T1");
    arrive(&mut state, "ath-T7");
    assert_eq!(offered(&state), "M2 M3 M4 M5 M8");
    let zone = place("M1");
    assert_eq!(
        play(&mut state, "arrive M1"),
        Err(Illegal::EnemyInEntry { zone })
    );
    let zone = place("M9");
    assert_eq!(
        play(&mut state, "arrive M9"),
        Err(Illegal::NotAnEntry { zone })
    );
}

#[test]
fn r_2_b_2c_a_group_arrives_together() {
    let mut state = turn(4);
    arrive(&mut state, "gylippos");
    play(&mut state, "arrive M3").expect("legal");
    assert_eq!(
        state.pieces.at(place("M3")),
        set("gylippos syr-T3 syr-H5 syr-P3")
    );
    arrive(&mut state, "syr-C2");
    assert_eq!(offered(&state), "T1 T8 T10 T18 T19 T22");
    play(&mut state, "arrive T8").expect("legal");
    arrive(&mut state, "syr-T4");
    assert_eq!(offered(&state), "M6 M7");
}

/// Athenian ships in all sea entries.
fn closed_sea() -> State {
    let mut state = turn(5);
    put(&mut state, "M1", "ath-T1");
    put(&mut state, "M2", "ath-T2");
    put(&mut state, "M3", "ath-T3 nicias");
    put(&mut state, "M4", "ath-T4");
    put(&mut state, "M5", "ath-T5");
    put(&mut state, "M8", "ath-T6");
    state
}

fn weaken(state: &mut State, piece: &str) {
    state.pieces.get_mut(piece.parse().expect("a piece")).back = true;
}

#[test]
fn r_2_b_2d_the_weakest_make_room() {
    let mut state = closed_sea();
    weaken(&mut state, "ath-T3");
    arrive(&mut state, "syr-T6");
    assert_eq!(offered(&state), "M3");
    play(&mut state, "arrive M3").expect("legal");
    assert_eq!(offered(&state), "M2 M4");
    play(&mut state, "displace M2").expect("legal");
    assert_eq!(whereabouts(&state, "nicias"), "M2");
    assert_eq!(whereabouts(&state, "ath-T3"), "M2");
    assert_eq!(state.pieces.at(place("M3")), set("syr-T6 syr-H7"));
    assert!(state.stack.is_empty());
}

#[test]
fn r_2_b_2e_displaced_units_do_not_cross_chains() {
    let mut state = closed_sea();
    weaken(&mut state, "ath-T6");
    state.chains = Work::Built;
    arrive(&mut state, "syr-T6");
    // Only M5 is left: no question is asked.
    play(&mut state, "arrive M8").expect("legal");
    assert_eq!(whereabouts(&state, "ath-T6"), "M5");
    // The same with a friend of those who arrive beyond.
    let mut state = closed_sea();
    weaken(&mut state, "ath-T6");
    put(&mut state, "M9", "syr-T1");
    arrive(&mut state, "syr-T6");
    play(&mut state, "arrive M8").expect("legal");
    assert_eq!(whereabouts(&state, "ath-T6"), "M5");
    // On equal strength the player who arrives chooses.
    let mut state = closed_sea();
    arrive(&mut state, "syr-T6");
    assert_eq!(offered(&state), "M1 M2 M5");
}

#[test]
fn r_2_b_2e_those_aboard_and_lone_leaders() {
    let mut state = closed_sea();
    weaken(&mut state, "ath-T1");
    put(&mut state, "M1", "ath-H1");
    let rider = set("ath-H1").first().expect("one");
    state.pieces.get_mut(rider).aboard = true;
    arrive(&mut state, "syr-T6");
    play(&mut state, "arrive M1; displace CAT").expect("legal");
    assert_eq!(whereabouts(&state, "ath-H1"), "CAT");
    assert!(!state.pieces.get(rider).aboard, "he is ashore");
    // Who is moved away captures a leader without units.
    let mut state = turn(9);
    for (zone, unit) in [
        ("T1", "ath-H1"),
        ("T8", "ath-H2"),
        ("T10", "ath-H3"),
        ("T18", "ath-H4"),
    ] {
        put(&mut state, zone, unit);
    }
    put(&mut state, "T19", "ath-H7");
    put(&mut state, "T22", "ath-H6");
    put(&mut state, "T26", "sicanos");
    arrive(&mut state, "syr-H10");
    play(&mut state, "arrive T22; displace T26").expect("legal");
    assert_eq!(whereabouts(&state, "sicanos"), "nowhere");
}

// covers: 2.B.2f 2.B.2h
#[test]
fn r_2_b_2f_a_free_move() {
    let mut state = turn(3);
    arrive(&mut state, "ath-C2");
    play(&mut state, "arrive T22").expect("legal");
    free_moves(&mut state, Side::Athenian);
    assert_eq!(offered(&state), "T22 Done");
    play(
        &mut state,
        "take T22; pick ath-C2; step T26; step T25; stop",
    )
    .expect("legal");
    assert!(state.stack.is_empty());
    let unit = state.pieces.get(set("ath-C2").first().expect("one"));
    assert!(!unit.moved && !unit.fresh);
}

#[test]
fn r_2_b_2g_no_contact_with_enemies() {
    let mut state = turn(4);
    state.set_fort(FortId::Olympieion, FortState::Athenian);
    put(&mut state, "T23", "ath-H1");
    arrive(&mut state, "syr-C2");
    play(&mut state, "arrive T22").expect("legal");
    free_moves(&mut state, Side::Syracusan);
    play(&mut state, "take T22; pick syr-C2").expect("legal");
    let zone = place("T23");
    assert_eq!(
        play(&mut state, "step T23"),
        Err(Illegal::NoEnemyContact { zone })
    );
    play(&mut state, "step T20; step T21; step olympieion").expect("2 + 1 + 1");
    assert_eq!(state.fort(FortId::Olympieion), FortState::Syracusan);
}

#[test]
fn r_2_b_2g_ships_keep_clear_of_enemies() {
    let mut state = turn(5);
    put(&mut state, "M4", "ath-T1");
    arrive(&mut state, "syr-T6");
    play(&mut state, "arrive M3").expect("legal");
    free_moves(&mut state, Side::Syracusan);
    play(&mut state, "take M3; pick syr-T6; pick syr-H7").expect("legal");
    let zone = place("M4");
    let refused = play(&mut state, "step M4");
    assert_eq!(refused, Err(Illegal::NoEnemyContact { zone }));
    assert_eq!(offered(&state), "M2");
}

#[test]
fn r_2_b_2i_a_fleet_splits() {
    let mut state = turn(8);
    arrive(&mut state, "ath-T7");
    play(&mut state, "arrive M5").expect("legal");
    free_moves(&mut state, Side::Athenian);
    let first =
        "take M5; pick ath-T7; pick ath-H8; pick ath-H9; pick ath-H10; pick ath-H11; pick ath-P1";
    let mut heavy = state.clone();
    let refused = play(&mut heavy, &format!("{first}; pick ath-A3; step M8"));
    assert_eq!(refused, Err(Illegal::Shared(Refusal::Overloaded)));
    play(&mut state, &format!("{first}; step M8; stop; land T22")).expect("25 PF");
    let second = "pick ath-T8; pick ath-T9; pick ath-P2; pick ath-A3; pick ath-A4";
    play(&mut state, &format!("{second}; step M8")).expect_err("leaders would be left");
    let leaders = "pick demosthenes; pick eurymedon";
    play(
        &mut state,
        &format!("{leaders}; step M8; stop; land T26; stay aboard; stay aboard"),
    )
    .expect("8 PF");
    assert_eq!(
        state.pieces.at(place("T22")),
        set("ath-H8 ath-H9 ath-H10 ath-H11 ath-P1")
    );
    assert_eq!(state.pieces.at(place("T26")), set("ath-P2 ath-A3 ath-A4"));
    assert!(state.stack.is_empty());
}

/// Ships of another group that could still be picked do not let those aboard walk ashore by themselves.
#[test]
fn r_2_b_2i_nobody_leaves_his_ships_on_foot() {
    let mut state = turn(8);
    for group in ["syr-T8", "syr-T10"] {
        arrive(&mut state, group);
        play(&mut state, "arrive M3").expect("legal");
    }
    free_moves(&mut state, Side::Syracusan);
    play(&mut state, "take M3; pick syr-H9").expect("a ship may follow");
    let zone = place("M3");
    let refused = play(&mut state, "step T7");
    assert_eq!(refused, Err(Illegal::EscortNotPicked { zone }));
    play(&mut state, "pick syr-T10; step M4; stop").expect("legal");
    assert_eq!(whereabouts(&state, "syr-H9"), "T7");
}

#[test]
fn r_2_b_2j_land_units_go_ashore_or_to_catania() {
    // The fleet stays: its land units land next to it.
    let mut state = turn(4);
    arrive(&mut state, "gylippos");
    play(&mut state, "arrive M5").expect("legal");
    free_moves(&mut state, Side::Syracusan);
    play(&mut state, "done; land T16").expect("legal");
    assert_eq!(whereabouts(&state, "syr-H5"), "T16");
    assert_eq!(whereabouts(&state, "gylippos"), "M5");
    // No coast is free: Catania is left.
    let mut state = turn(8);
    state.chains = Work::Built;
    put(&mut state, "T1", "syr-H1");
    put(&mut state, "T2", "syr-H2");
    put(&mut state, "T3", "syr-H3");
    put(&mut state, "T5", "syr-H4");
    put(&mut state, "T6", "syr-P1");
    put(&mut state, "T7", "syr-P2");
    put(&mut state, "T22", "syr-H5");
    put(&mut state, "T26", "syr-H6");
    put(&mut state, "T27", "syr-H7");
    arrive(&mut state, "ath-T7");
    play(&mut state, "arrive M2").expect("legal");
    free_moves(&mut state, Side::Athenian);
    assert_eq!(
        play(&mut state, "done"),
        Err(Illegal::Shared(Refusal::MayNotStopAtSea))
    );
    let mut lost = state.clone();
    play(&mut state, "take M2; pick all; step M1; step CAT").expect("legal");
    assert_eq!(state.pieces.at(Place::CATANIA).len(), 13);
    assert!(state.stack.is_empty());
    assert!(!state.pieces.get(set("ath-H8").first().expect("one")).aboard);
    // Enemy ships bar the way to it: they are lost.
    put(&mut lost, "M1", "syr-T1");
    play(&mut lost, "done").expect("legal");
    assert_eq!(whereabouts(&lost, "ath-H8"), "nowhere");
    assert_eq!(whereabouts(&lost, "ath-T7"), "M2");
}
