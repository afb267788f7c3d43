//! 2.B.3.1, 2.B.3.2 Announcing action points and activating zones.

use crate::{
    action::Action,
    ids::{FortId, Side},
    illegal::{Illegal, Refusal},
    rules::{activation::cost, combats},
    state::{FortState, State},
    step::Step,
    testing::{
        empty_map,
        playing::{listed, march, offered, phase, play, whereabouts},
        put, start,
    },
    types::Look,
};

#[test]
fn r_2_b_3_1a_from_one_point_to_all() {
    let mut state = empty_map();
    state.actions.athenian = 4;
    let side = Side::Athenian;
    state.stack.push(Step::Announce { side });
    assert_eq!(offered(&state), "1 2 3 4");
    let refused = play(&mut state, "announce 5");
    assert_eq!(
        refused,
        Err(Illegal::Shared(Refusal::NotSoManyPoints { most: 4 }))
    );
    play(&mut state, "announce 2").expect("legal");
    assert_eq!(state.phase.budget.announced, 2);
    assert_eq!(state.stack.first(), Some(&Step::Menu { side }));
    assert!(matches!(state.step(), Some(Step::Window { window }) if window.asked == side));
}

#[test]
fn r_2_b_3_1b_what_is_announced_is_gone() {
    let mut state = start();
    state.stack.clear();
    state.actions.athenian = 5;
    state.stack.push(Step::Announce {
        side: Side::Athenian,
    });
    play(&mut state, "announce 3; pass; pass; activate T25; end zone").expect("legal");
    assert_eq!(
        (state.actions.athenian, state.phase.budget.announced),
        (4, 2)
    );
    let refused = play(&mut state, "activate M10; end zone; activate T24");
    let place = "T24".parse().expect("a place");
    assert_eq!(
        refused,
        Err(Illegal::Shared(Refusal::TooDear { place, cost: 1 }))
    );
    combats::end_phase(&mut state, Side::Athenian);
    assert_eq!(
        (state.actions.athenian, state.phase.budget.announced),
        (2, 0)
    );
}

#[test]
fn r_2_b_3_1c_a_free_activation_still_costs_the_announcement() {
    let mut state = empty_map();
    put(&mut state, "T14", "gylippos syr-H1");
    phase(&mut state, Side::Syracusan, 1);
    play(&mut state, "activate T14; end zone").expect("legal");
    assert_eq!(state.actions.syracusan, 1);
    combats::end_phase(&mut state, Side::Syracusan);
    assert_eq!(state.actions.syracusan, 0);
}

#[test]
fn r_2_b_3_2a_a_zone_is_finished_before_the_next() {
    let mut state = start();
    phase(&mut state, Side::Athenian, 3);
    assert_eq!(offered(&state), "T24 T25 M9 M10 M11 CAT EndMoves");
    play(
        &mut state,
        "activate T24; pick ath-H4; step T25; stop; end zone; activate T25",
    )
    .expect("legal");
    let refused = play(&mut state, "pick ath-H5");
    assert!(matches!(
        refused,
        Err(Illegal::Shared(Refusal::NotHere { .. }))
    ));
    play(&mut state, "end zone; activate T24; pick ath-H5").expect("activated again");
}

/// What each place costs.
fn costs(state: &State, side: Side, places: &str) -> Vec<u8> {
    let game = crate::testing::game();
    let places = places.split_whitespace();
    let places = places.map(|place| place.parse().expect("a place"));
    places
        .map(|place| cost(Look::new(&game, state), side, place))
        .collect()
}

// covers: 2.B.3.2b 2.B.3.2c 2.B.3.2d
#[test]
fn r_2_b_3_2b_leaders_set_the_cost() {
    let mut state = start();
    assert_eq!(costs(&state, Side::Athenian, "CAT T25 M10"), [0, 1, 2]);
    assert_eq!(costs(&state, Side::Syracusan, "T13 T11"), [1, 2]);
    state
        .pieces
        .get_mut("alcibiades".parse().expect("a piece"))
        .back = true;
    assert_eq!(costs(&state, Side::Athenian, "CAT"), [1]);
    phase(&mut state, Side::Syracusan, 1);
    assert!(!offered(&state).contains("T11"));
    let place = "T11".parse().expect("a place");
    let refused = play(&mut state, "activate T11");
    assert_eq!(
        refused,
        Err(Illegal::Shared(Refusal::TooDear { place, cost: 2 }))
    );
}

#[test]
fn r_2_b_3_2e_a_garrison_goes_with_its_zone() {
    let mut state = empty_map();
    state.set_fort(FortId::Labdalon, FortState::Athenian);
    put(&mut state, "T9", "ath-H1");
    put(&mut state, "labdalon", "ath-H2 nicias");
    phase(&mut state, Side::Athenian, 1);
    assert_eq!(offered(&state), "T9 EndMoves");
    play(
        &mut state,
        "activate T9; pick ath-H1; step T8; stop; pick ath-H2; step T9",
    )
    .expect("legal");
    assert_eq!(state.phase.budget.announced, 0);
    // The zone is empty, the garrison may leave all the same.
    assert_eq!(whereabouts(&state, "ath-H2"), "T9");
}

#[test]
fn r_2_b_3_2f_a_besieged_fort_is_a_zone_of_its_own() {
    let mut state = empty_map();
    state.set_fort(FortId::Olympieion, FortState::Syracusan);
    put(&mut state, "olympieion", "syr-P1");
    put(&mut state, "T21", "ath-H1");
    assert_eq!(costs(&state, Side::Syracusan, "olympieion"), [2]);
    put(&mut state, "olympieion", "sicanos");
    assert_eq!(costs(&state, Side::Syracusan, "olympieion"), [1]);
    phase(&mut state, Side::Syracusan, 1);
    assert_eq!(offered(&state), "olympieion EndMoves");
    play(&mut state, "activate olympieion; pick syr-P1; step T21").expect("legal");
    // 3.2m It stops at once and the fort is left with Sicanos.
    assert_eq!(offered(&state), "sicanos EndZone");
}

#[test]
fn r_2_b_3_2g_a_leader_who_has_moved_in_lowers_the_cost() {
    let mut state = empty_map();
    put(&mut state, "T24", "demosthenes");
    put(&mut state, "T25", "ath-H1");
    phase(&mut state, Side::Athenian, 1);
    assert_eq!(offered(&state), "T24 EndMoves");
    march(&mut state, "demosthenes", "T25").expect("legal");
    play(&mut state, "stop; activate T25").expect("for nothing");
    assert_eq!(offered(&state), "ath-H1 EndZone");
}

#[test]
fn r_2_b_3_2h_again_for_those_who_have_not_moved() {
    let mut state = empty_map();
    put(&mut state, "T24", "ath-H4 ath-H5 lamachos");
    phase(&mut state, Side::Athenian, 3);
    march(&mut state, "ath-H4 lamachos", "T25").expect("legal");
    play(&mut state, "stop; end zone; activate T24").expect("legal");
    assert_eq!(state.phase.budget.announced, 0);
    assert_eq!(offered(&state), "ath-H5 EndZone");

    let mut state = empty_map();
    put(&mut state, "T14", "gylippos syr-H1");
    phase(&mut state, Side::Syracusan, 3);
    play(&mut state, "activate T14; end zone").expect("legal");
    let place = "T14".parse().expect("a place");
    let refused = play(&mut state, "activate T14");
    assert_eq!(refused, Err(Illegal::Shared(Refusal::FreeOnce { place })));
    assert_eq!(listed(&state), [Action::EndMoves]);
}
