//! 3.4 Amphibious operations: land pieces cross naval zones that friendly ships hold.

use crate::{
    ids::Place,
    illegal::{Illegal, Refusal},
    state::{Edition, LeaderPassage, State, Work},
    testing::{
        empty_map, place,
        playing::{march, offered, play, whereabouts},
        put, set,
    },
};

/// Ships in M10, M11 and M12, hoplites and Nicias in T24 and T25.
fn great_harbour() -> State {
    let mut state = empty_map();
    put(&mut state, "M10", "ath-T1");
    put(&mut state, "M12", "ath-T2");
    put(&mut state, "M11", "ath-T3");
    put(&mut state, "T24", "ath-H4");
    put(&mut state, "T25", "ath-H1 ath-H2 nicias");
    state
}

// covers: 3.4a 3.4b
#[test]
fn r_3_4a_from_coast_to_coast() {
    let mut state = great_harbour();
    let mut refused = state.clone();
    march(&mut state, "ath-H4", "M10 M12 T17").expect("3 PM");
    assert_eq!(state.march.expect("it goes on").spent, 3);
    let unit = state.pieces.get(set("ath-H4").first().expect("one"));
    assert!(unit.entered.landing && !unit.aboard);
    put(&mut refused, "M10", "syr-T1");
    let zone = place("M10");
    let refused = march(&mut refused, "ath-H4", "M10");
    assert_eq!(refused, Err(Illegal::Shared(Refusal::EnemyFleet { zone })));
}

#[test]
fn r_3_4b_a_high_coast_costs_two() {
    let mut state = empty_map();
    put(&mut state, "T3", "ath-H1");
    put(&mut state, "M2", "ath-T1");
    march(&mut state, "ath-H1", "M2 T5").expect("1 + 2");
    assert_eq!(state.march.expect("it goes on").spent, 3);
}

#[test]
fn r_3_1a_land_units_need_ships() {
    let mut state = empty_map();
    put(&mut state, "T25", "ath-H1");
    let to = place("M11");
    let refused = march(&mut state, "ath-H1", "M11");
    assert_eq!(refused, Err(Illegal::Shared(Refusal::LandAtSea { to })));
}

// covers: 3.4c 3.4d
#[test]
fn r_3_4d_the_capacity_counts_for_the_phase() {
    let mut state = empty_map();
    put(&mut state, "M11", "syr-T3");
    put(&mut state, "T25", "syr-H1 syr-H5 syr-P1 syr-P2");
    let zone = place("M11");
    let refused = march(&mut state, "syr-H1", "M11");
    assert_eq!(refused, Err(Illegal::Shared(Refusal::NoCapacity { zone })));
    let mut state = empty_map();
    put(&mut state, "M11", "syr-T3");
    put(&mut state, "T25", "syr-H5 syr-P1 syr-P2");
    march(&mut state, "syr-H5", "M11 T24").expect("3 of 5 PF");
    play(&mut state, "stop").expect("legal");
    march(&mut state, "syr-P1", "M11 T24").expect("5 of 5 PF");
    play(&mut state, "stop").expect("legal");
    let refused = march(&mut state, "syr-P2", "M11");
    assert_eq!(refused, Err(Illegal::Shared(Refusal::NoCapacity { zone })));
}

// covers: 3.4e 3.1a
#[test]
fn r_3_4e_no_unit_stops_at_sea() {
    let mut state = great_harbour();
    march(&mut state, "ath-H4", "T25 T24 T25").expect("3 PM");
    let refused = play(&mut state, "step M11");
    assert_eq!(refused, Err(Illegal::Shared(Refusal::MayNotStopAtSea)));
    let mut state = great_harbour();
    march(&mut state, "ath-H4", "M10").expect("legal");
    assert_eq!(
        play(&mut state, "stop"),
        Err(Illegal::Shared(Refusal::MayNotStopAtSea))
    );
    assert_eq!(offered(&state), "T13 T15 T24 M11 M12");
}

#[test]
fn r_3_4f_a_leader_goes_no_further_after_the_sea() {
    let mut state = great_harbour();
    march(&mut state, "ath-H1 nicias", "M11 T24 T21").expect("the hoplites");
    assert_eq!(whereabouts(&state, "nicias"), "T24");
    assert_eq!(whereabouts(&state, "ath-H1"), "T21");
}

#[test]
fn r_3_4f_a_leader_who_has_walked_does_not_go_aboard() {
    let mut state = great_harbour();
    put(&mut state, "T23", "ath-H7 lamachos");
    let leader = "lamachos".parse().expect("a piece");
    let walk = |mut state: State| march(&mut state, "ath-H7 lamachos", "T25 M11").map(|()| state);
    let refused = walk(state.clone()).map(|_| ());
    assert_eq!(refused, Err(Illegal::HasWalked { leader }));
    let mut units = state.clone();
    march(&mut units, "ath-H7", "T25 M11").expect("units may");
    state.options.leader_passage = LeaderPassage::Rest;
    let state = walk(state).expect("it was agreed that he may");
    assert_eq!(whereabouts(&state, "lamachos"), "M11");
}

#[test]
fn r_3_1f_a_leader_boards_a_ship_and_stays() {
    let mut state = great_harbour();
    let mut ashore = state.clone();
    march(&mut state, "nicias", "M11").expect("legal");
    assert_eq!(offered(&state), "T24 T25 T26 M10 Stop");
    play(&mut state, "stop").expect("he stays aboard");
    assert_eq!(whereabouts(&state, "nicias"), "M11");
    march(&mut ashore, "nicias", "M11 T24").expect("legal");
    assert_eq!(ashore.march, None);
    assert_eq!(whereabouts(&ashore, "nicias"), "T24");
}

#[test]
fn r_3_1d_a_leader_changes_ships_on_land_only() {
    let mut state = great_harbour();
    put(&mut state, "M11", "lamachos");
    march(&mut state, "lamachos", "M10").expect("on his way to a coast");
    let zone = place("M10");
    assert_eq!(
        play(&mut state, "stop"),
        Err(Illegal::Shared(Refusal::NoEscort { zone }))
    );
    assert_eq!(offered(&state), "T13 T15 T24 M11 M12");
    play(&mut state, "step M12").expect("T17 is within reach");
    assert_eq!(offered(&state), "T17 M10");
    play(&mut state, "step M10").expect("3 PM");
    assert_eq!(offered(&state), "T13 T15 T24 M11 M12");
    play(&mut state, "step M12").expect("4 PM");
    assert_eq!(offered(&state), "T17");
    // The English edition asks for ships at both ends only.
    let mut english = great_harbour();
    english.edition = Edition::En;
    march(&mut english, "nicias", "M11 M10").expect("legal");
    play(&mut english, "stop").expect("he stays aboard");
}

#[test]
fn r_3_4g_a_landing_may_meet_enemies() {
    let mut state = great_harbour();
    put(&mut state, "T15", "syr-H3");
    march(&mut state, "ath-H4", "M10 T15").expect("legal");
    assert_eq!(state.march, None);
    let unit = state.pieces.get(set("ath-H4").first().expect("one"));
    assert!(unit.entered.landing);
}

#[test]
fn r_3_4i_walking_before_and_after() {
    let mut state = great_harbour();
    march(&mut state, "ath-H1", "T24 M10 T13 T11").expect("4 PM");
    assert_eq!(whereabouts(&state, "ath-H1"), "T11");
    // Built chains close the way by sea.
    let mut state = empty_map();
    put(&mut state, "M8", "ath-T1");
    put(&mut state, "M9", "ath-T2");
    put(&mut state, "T22", "ath-H1");
    state.chains = Work::Built;
    assert_eq!(march(&mut state, "ath-H1", "M8 M9"), Err(Illegal::Chains));
}

#[test]
fn r_3_1n_no_convoy_into_catania() {
    let mut state = empty_map();
    put(&mut state, "M1", "ath-T1");
    put(&mut state, "T1", "ath-C1");
    let refused = march(&mut state, "ath-C1", "M1 CAT");
    assert_eq!(refused, Err(Illegal::CataniaClosed));
}

#[test]
fn r_3_4e_archers_on_the_last_coast_send_units_back() {
    let mut state = great_harbour();
    march(&mut state, "ath-H4", "T25 M11 T26").expect("3 PM");
    let mut state = great_harbour();
    march(&mut state, "ath-H4", "T25 T24 M10").expect("3 PM");
    // T13, T15 and T24 are within reach.
    state.phase.barred.athenian = Place::zones().filter(|zone| zone.is_land()).collect();
    assert_eq!(offered(&state), "Stop");
    play(&mut state, "stop").expect("no way out");
    assert_eq!(whereabouts(&state, "ath-H4"), "T24");
}
