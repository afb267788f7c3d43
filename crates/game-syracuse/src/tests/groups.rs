//! 3.2 Forming a group out of an activated place.

use crate::{
    ids::{FortId, Side},
    illegal::{Illegal, Refusal},
    state::FortState,
    testing::{
        empty_map,
        playing::{march, offered, phase, play, whereabouts},
        put, start,
    },
};

#[test]
fn r_3_2a_several_groups_leave_a_zone() {
    let mut state = start();
    phase(&mut state, Side::Athenian, 1);
    play(&mut state, "activate T25").expect("legal");
    assert_eq!(
        offered(&state),
        "ath-H1 ath-H2 ath-H3 ath-C1 ath-A1 nicias PickAll EndZone"
    );
    play(&mut state, "pick ath-H1; pick ath-H2").expect("legal");
    assert_eq!(
        offered(&state),
        "ath-H3 ath-C1 ath-A1 nicias T21 T23 T24 T26 M11"
    );
    play(
        &mut state,
        "step T24; stop; pick ath-C1; step T26; stop; end zone",
    )
    .expect("legal");
    assert_eq!(whereabouts(&state, "ath-H2"), "T24");
    assert_eq!(whereabouts(&state, "ath-C1"), "T26");
    assert_eq!(whereabouts(&state, "nicias"), "T25");
}

#[test]
fn r_3_2a_a_group_is_formed_in_one_way_only() {
    let mut state = start();
    phase(&mut state, Side::Athenian, 1);
    let piece = "ath-H1".parse().expect("a piece");
    let refused = play(&mut state, "activate T25; pick ath-H2; pick ath-H1");
    assert_eq!(
        refused,
        Err(Illegal::Shared(Refusal::PickInOrder { piece }))
    );
    let refused = play(&mut state, "end zone");
    assert_eq!(
        refused,
        Err(Illegal::Shared(Refusal::OtherQuestion { rule: "3.2a" }))
    );
}

#[test]
fn r_3_2b_labdalon_moves_with_t9() {
    let mut state = empty_map();
    state.set_fort(FortId::Labdalon, FortState::Athenian);
    put(&mut state, "T9", "ath-H1");
    put(&mut state, "labdalon", "ath-H2");
    phase(&mut state, Side::Athenian, 2);
    let refused = play(&mut state, "activate T9; pick ath-H1; pick ath-H2");
    assert_eq!(refused, Err(Illegal::MixedGroup));
    play(&mut state, "step T8; stop; pick ath-H2; step T9; step T8").expect("legal");
    assert_eq!(state.actions.athenian, 0);
    assert_eq!(whereabouts(&state, "ath-H2"), "T8");
}

#[test]
fn r_3a_one_move_in_a_phase() {
    let mut state = empty_map();
    put(&mut state, "T25", "ath-H1");
    put(&mut state, "T24", "ath-H2");
    phase(&mut state, Side::Athenian, 6);
    march(&mut state, "ath-H1", "T24").expect("legal");
    play(&mut state, "stop; activate T24").expect("legal");
    let piece = "ath-H1".parse().expect("a piece");
    let refused = play(&mut state, "pick ath-H1");
    assert_eq!(refused, Err(Illegal::Shared(Refusal::HasMoved { piece })));
    phase(&mut state, Side::Athenian, 6);
    march(&mut state, "ath-H1", "T25 T26 T27 T26").expect("4 PM again");
}

#[test]
fn r_7_s23b_a_sick_leader_stays() {
    let mut state = start();
    state
        .pieces
        .get_mut("nicias".parse().expect("a piece"))
        .sick = true;
    phase(&mut state, Side::Athenian, 1);
    let leader = "nicias".parse().expect("a piece");
    let refused = play(&mut state, "activate T25; pick nicias");
    assert_eq!(refused, Err(Illegal::Shared(Refusal::IsSick { leader })));
}
