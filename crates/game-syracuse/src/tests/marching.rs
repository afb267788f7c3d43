//! 3, 3.2 A group on the march.

use crate::{
    action::Action,
    ids::{CounterId, CounterSet, FortId, PerSide, PlaceSet, Side},
    illegal::{Illegal, Refusal},
    state::{Edition, FortState, State},
    step::Step,
    testing::{
        empty_map, place,
        playing::{listed, march, offered, phase, play, whereabouts},
        put, set,
    },
};

#[test]
fn r_3_2k_units_stop_where_enemies_are() {
    let mut state = empty_map();
    state.set_fort(FortId::Olympieion, FortState::Syracusan);
    put(&mut state, "olympieion", "syr-P1");
    put(&mut state, "T25", "ath-H1 ath-H2");
    march(&mut state, "ath-H1", "T21").expect("legal");
    assert_eq!(state.march, None);
    assert_eq!(offered(&state), "ath-H2 EndZone");
    // 1.1b A unit worth nothing stops enemies too.
    put(&mut state, "T24", "syr-P2");
    state
        .pieces
        .get_mut(set("syr-P2").first().expect("one"))
        .back = true;
    play(&mut state, "pick ath-H2; step T24").expect("legal");
    assert_eq!(state.march, None);
    assert_eq!(
        state.step(),
        Some(Step::Menu {
            side: Side::Athenian
        })
    );
}

#[test]
fn r_3_2l_an_empty_fort_stops_nobody() {
    let mut state = empty_map();
    state.set_fort(FortId::Olympieion, FortState::Syracusan);
    put(&mut state, "T25", "ath-H1");
    march(&mut state, "ath-H1", "T21 T20").expect("3 PM");
    assert_eq!(state.march.expect("it goes on").spent, 3);
}

#[test]
fn r_3_2m_a_sortie_stops_in_the_zone() {
    let mut state = empty_map();
    state.set_fort(FortId::Olympieion, FortState::Syracusan);
    put(&mut state, "olympieion", "syr-P1");
    put(&mut state, "T21", "ath-H1");
    march(&mut state, "syr-P1", "T21").expect("legal");
    assert_eq!(state.march, None);
    assert_eq!(whereabouts(&state, "syr-P1"), "T21");
}

/// The only friends that he could reach are about to fight.
#[test]
fn r_3_1g_no_leader_sails_to_where_he_cannot_stay() {
    let mut state = empty_map();
    state.edition = Edition::En;
    put(&mut state, "M6", "syr-T1 gylippos");
    put(&mut state, "M4", "syr-T3");
    let mut free = state.clone();
    march(&mut free, "gylippos", "M5 M4").expect("from friends to friends");
    put(&mut state, "M4", "ath-T1");
    let zone = place("M5");
    let refused = march(&mut state, "gylippos", "M5");
    assert_eq!(refused, Err(Illegal::Shared(Refusal::NoEscort { zone })));
}

// covers: 1.2a 4.2.2d 4.2.2e
#[test]
fn r_1_2a_a_leader_alone_is_captured_in_passing() {
    let mut state = empty_map();
    put(&mut state, "T26", "lamachos");
    put(&mut state, "T25", "syr-H1");
    march(&mut state, "syr-H1", "T26 T27").expect("it goes on");
    assert_eq!(whereabouts(&state, "lamachos"), "nowhere");
    assert_eq!(state.leaders_killed, PerSide::default());
}

#[test]
fn r_3_2k_the_way_in_is_remembered() {
    let mut state = empty_map();
    put(&mut state, "T24", "ath-H1");
    put(&mut state, "T13", "syr-H1");
    march(&mut state, "ath-H1", "T13").expect("legal");
    let unit = state.pieces.get(set("ath-H1").first().expect("one"));
    assert!(unit.entered.river && !unit.entered.climb && !unit.entered.landing);
    assert_eq!(unit.start, place("T24"));
}

/// syr-A1 in T14, a hand for Syracuse and ath-H1 on its way there.
fn before_archers() -> State {
    let mut state = empty_map();
    put(&mut state, "T14", "syr-A1");
    put(&mut state, "T13", "ath-H1");
    state.hands.syracusan = CounterSet::one(CounterId(0));
    phase(&mut state, Side::Athenian, 3);
    march(&mut state, "ath-H1", "T14").expect("legal");
    state
}

// covers: 7.S7a 7.S7b 7.S7c
#[test]
fn r_7_s7b_archers_take_the_step_back() {
    let mut state = before_archers();
    assert!(matches!(
        state.step(),
        Some(Step::Window { window }) if window.asked == Side::Syracusan
    ));
    assert_eq!(whereabouts(&state, "ath-H1"), "T13");
    let mut barred = state.clone();
    barred.phase.barred.athenian = PlaceSet::one(place("T14"));
    barred.phase.played.syracusan = true;
    play(&mut barred, "pass").expect("closed");
    let unit = set("ath-H1").first().expect("one");
    assert!(!barred.pieces.get(unit).moved);
    let zone = place("T14");
    let refused = play(&mut barred, "step T14");
    assert_eq!(
        refused,
        Err(Illegal::Shared(Refusal::BarredByArchers { zone }))
    );
    play(&mut barred, "step T15").expect("elsewhere");
    // Nothing was played: the step is carried out.
    play(&mut state, "pass").expect("closed");
    assert_eq!(whereabouts(&state, "ath-H1"), "T14");
    assert_eq!(state.march, None);
}

#[test]
fn r_2_b_3g_archers_are_asked_by_public_facts() {
    let mut state = empty_map();
    state.set_fort(FortId::Olympieion, FortState::Syracusan);
    put(&mut state, "olympieion", "syr-A1");
    put(&mut state, "T25", "ath-H1 ath-H2 ath-H3");
    phase(&mut state, Side::Athenian, 3);
    // No hand: no question.
    state.hands.syracusan = CounterSet::EMPTY;
    march(&mut state, "ath-H1", "T21").expect("legal");
    assert_eq!(state.march, None);
    // 7.S7c Archers in the fort count.
    state.hands.syracusan = CounterSet::one(CounterId(0));
    march(&mut state, "ath-H2", "T21").expect("legal");
    assert_eq!(listed(&state), [Action::Pass, Action::PassPhase]);
    play(&mut state, "pass").expect("closed");
    state.phase.passed.syracusan = true;
    march(&mut state, "ath-H3", "T21").expect("legal");
    assert_eq!(state.march, None);
}
