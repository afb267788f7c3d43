//! 3, 3.2 One step of a group: where it may go, who can pay for it, and how it enters.

use crate::{
    ids::{FortId, Side, WallId},
    illegal::{Illegal, Refusal},
    state::{Camp, Edition, FortState, State, Work},
    testing::{
        empty_map, place,
        playing::{march, offered, play, whereabouts},
        put, start,
    },
};

/// The points a group of one piece spends from zone to zone; the path may cost a unit 4 at most.
fn spent(state: &State, piece: &str, path: &str) -> Result<u8, Illegal> {
    let mut state = state.clone();
    let (from, path) = path.split_once(' ').expect("a path");
    put(&mut state, from, piece);
    put(&mut state, from, "ath-C3 syr-C3");
    march(&mut state, piece, path)?;
    // Where only the end is left the march is over: ask its pieces.
    Ok(state.march.map_or(4, |march| march.spent))
}

fn costs(state: &State, piece: &str, steps: &str) -> Vec<u8> {
    let steps = steps.split(", ");
    let cost = |step: &str| spent(state, piece, &step.replace('-', " ")).expect("legal");
    steps.map(cost).collect()
}

// covers: 3.2c 3.2d 3.2e 3.2i
#[test]
fn r_3_2c_ground_slopes_and_the_river() {
    let state = empty_map();
    assert_eq!(
        costs(&state, "lamachos", "T1-T2, T1-T8, T8-T1, T8-T9"),
        [1, 2, 1, 1]
    );
    assert_eq!(costs(&state, "hermocrates", "T16-T7, T14-T7"), [1, 2]);
    assert_eq!(
        costs(&state, "lamachos", "T24-T13, T13-T24, T18-T11"),
        [2, 2, 2]
    );
    assert_eq!(costs(&state, "lamachos", "T11-T18, T11-T18-T20"), [3, 4]);
    assert_eq!(costs(&state, "ath-H1", "T11-T18-T20"), [4]);
}

// covers: 1.1f 3.2i
#[test]
fn r_1_1f_four_points_for_every_land_unit() {
    let mut state = empty_map();
    put(&mut state, "T11", "syr-C1");
    march(&mut state, "syr-C1", "T18 T20").expect("4 PM");
    assert_eq!(whereabouts(&state, "syr-C1"), "T20");
    assert_eq!(state.march, None);
    let mut state = empty_map();
    put(&mut state, "T1", "ath-H1");
    march(&mut state, "ath-H1", "T2 T1 T2 T1").expect("4 PM");
    assert_eq!(state.march, None);
}

// covers: 1.2c 3.1c
#[test]
fn r_1_2c_leaders_go_on_alone() {
    let mut state = empty_map();
    put(&mut state, "T25", "ath-H1 nicias");
    march(&mut state, "ath-H1 nicias", "T21 T13").expect("4 PM");
    assert_eq!(offered(&state), "T11 T14 T15 T17 Stop");
    play(&mut state, "step T14").expect("5 PM");
    assert_eq!(whereabouts(&state, "ath-H1"), "T13");
    assert_eq!(whereabouts(&state, "nicias"), "T14");
    assert_eq!(state.march, None);
    let mut state = empty_map();
    put(&mut state, "T24", "lamachos");
    march(&mut state, "lamachos", "T25 T26 T27").expect("alone");
}

// covers: 3b 3.2f
#[test]
fn r_3b_a_fort_is_next_to_its_zone_only() {
    let mut state = empty_map();
    state.set_fort(FortId::Olympieion, FortState::Syracusan);
    put(&mut state, "olympieion", "syr-P1");
    let mut marching = state.clone();
    crate::testing::playing::phase(&mut marching, Side::Syracusan, 2);
    play(&mut marching, "activate T21; pick syr-P1").expect("legal");
    assert_eq!(offered(&marching), "T21");
    play(&mut marching, "step T21; step T24").expect("legal");
    assert_eq!(marching.march.expect("it goes on").spent, 2);
    let refused = spent(&empty_map(), "ath-H1", "T27 plemmyrion");
    let fort = FortId::Plemmyrion;
    assert_eq!(refused, Err(Illegal::NoFort { fort }));
}

// covers: 3c 3d
#[test]
fn r_3c_points_of_contact_are_no_borders() {
    let mut state = empty_map();
    put(&mut state, "T4", "ath-H1");
    march(&mut state, "ath-H1", "").expect("picked");
    assert_eq!(offered(&state), "T2 T3 T5 T9");
    for (from, to) in [("T4", "T12"), ("T5", "T9"), ("T5", "T14"), ("T6", "T13")] {
        let (from, to) = (place(from), place(to));
        let refused = spent(&empty_map(), "ath-H1", &format!("{from} {to}"));
        assert_eq!(
            refused,
            Err(Illegal::Shared(Refusal::NotAdjacent { from, to }))
        );
    }
}

// covers: 3.2g 3.2h 3.2j
#[test]
fn r_3_2g_enemy_walls() {
    let mut state = empty_map();
    state.set_wall(WallId::A2, Work::Built);
    state.set_wall(WallId::S2, Work::Built);
    state.set_wall(WallId::A1, Work::Destroyed);
    assert_eq!(costs(&state, "hermocrates", "T14-T13, T15-T13"), [4, 2]);
    assert_eq!(costs(&state, "lamachos", "T6-T14"), [4]);
    let refused = spent(&state, "ath-H1", "T14 T6");
    let to = place("T6");
    assert_eq!(
        refused,
        Err(Illegal::Shared(Refusal::NoPoints { to, cost: 5 }))
    );
    assert!(spent(&state, "lamachos", "T14 T6").is_ok());
    // 3.2j Own works cost nothing.
    assert_eq!(costs(&state, "lamachos", "T13-T14, T13-T15"), [1, 1]);
    assert_eq!(costs(&state, "hermocrates", "T14-T6, T15-T16"), [2, 1]);
}

#[test]
fn r_0_2i_sites_are_no_works() {
    let state = start();
    assert_eq!(spent(&state, "lamachos", "T13 T17"), Ok(1));
    assert_eq!(spent(&empty_map(), "ath-H1", "T13 T15"), Ok(1));
    assert_eq!(spent(&empty_map(), "syr-H1", "T13 T15"), Ok(1));
    assert_eq!(spent(&empty_map(), "syr-H1", "T13 T17"), Ok(1));
}

// covers: 3.1h 0.2e
#[test]
fn r_3_1h_fortifications_are_closed() {
    let mut state = empty_map();
    let to = place("T16");
    let refused = spent(&state, "ath-H1", "T14 T16");
    assert_eq!(refused, Err(Illegal::Fortification { to }));
    assert_eq!(spent(&state, "syr-H1", "T15 T17"), Ok(1));
    state.camp = Camp::Standing;
    let to = place("T17");
    for from in ["T13", "T15"] {
        let refused = spent(&state, "syr-H1", &format!("{from} T17"));
        assert_eq!(refused, Err(Illegal::Fortification { to }));
        assert_eq!(spent(&state, "ath-H1", &format!("{from} T17")), Ok(1));
    }
}

#[test]
fn r_4_3h_a_unit_takes_an_empty_fort() {
    let mut state = empty_map();
    state.set_fort(FortId::Olympieion, FortState::Syracusan);
    put(&mut state, "T25", "ath-H1 nicias");
    put(&mut state, "olympieion", "sicanos");
    let mut alone = state.clone();
    let to = place("olympieion");
    let refused = march(&mut alone, "nicias", "T21 olympieion");
    assert_eq!(refused, Err(Illegal::Fortification { to }));
    march(&mut state, "ath-H1", "T21 olympieion").expect("3 PM");
    assert_eq!(state.fort(FortId::Olympieion), FortState::Athenian);
    assert_eq!(whereabouts(&state, "sicanos"), "nowhere");
}

#[test]
fn r_4_3i_the_english_edition_takes_it_from_outside() {
    let mut state = empty_map();
    state.set_fort(FortId::Olympieion, FortState::Syracusan);
    put(&mut state, "T25", "ath-H1");
    let mut french = state.clone();
    march(&mut french, "ath-H1", "T21").expect("legal");
    let fort = FortId::Olympieion;
    let refused = play(&mut french, "take fort olympieion");
    assert_eq!(refused, Err(Illegal::NoFort { fort }));
    state.edition = Edition::En;
    march(&mut state, "ath-H1", "T21").expect("legal");
    play(&mut state, "take fort olympieion").expect("legal");
    assert_eq!(state.fort(fort), FortState::Athenian);
    assert_eq!(whereabouts(&state, "ath-H1"), "T21");
    assert_eq!(state.march.expect("it goes on").spent, 3);
}
