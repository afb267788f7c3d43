//! 6.4 Attrition of those who camp in the open.

use crate::step::OwnStep;
use engine::Log;

use crate::{
    ids::{FortId, Place, Side},
    illegal::{Illegal, Refusal},
    pieces::PieceId,
    rules::attrition::{bonus, must_weaken, next_zone, resolve, test, weaken, weaken_answers},
    state::{At, Camp, FortState, State},
    step::{Roll, Step, WeakenCause},
    testing::*,
    types::{Act, Look},
};

fn zones(state: &State, side: Side) -> Vec<String> {
    let next = |zone: &Place| next_zone(Look::new(&game(), state), side, Some(*zone));
    let first = next_zone(Look::new(&game(), state), side, None);
    std::iter::successors(first, next)
        .map(|zone| zone.to_string())
        .collect()
}

fn bonus_in(state: &State, zone: &str) -> u8 {
    bonus(Look::new(&game(), state), Side::Athenian, place(zone))
}

fn throw(state: &mut State, zone: &str, eyes: u8) {
    let (game, side) = (game(), Side::Athenian);
    resolve(
        &mut Act::new(&game, state, &mut Log::off()),
        side,
        place(zone),
        die(eyes),
    );
}

fn at_start() -> State {
    let mut state = start();
    state.stack.clear();
    state
}

#[test]
fn r_6_4a_everybody_in_the_open_is_tested() {
    // covers: 2.Dn 0.2k
    let mut state = at_start();
    assert_eq!(
        zones(&state, Side::Athenian),
        ["T24", "T25", "M9", "M10", "M11"]
    );
    assert_eq!(zones(&state, Side::Syracusan), ["T11", "T13", "T15"]);
    put(&mut state, "T17", "ath-H1");
    put(&mut state, "M12", "ath-T1");
    assert!(zones(&state, Side::Athenian).contains(&"T17".to_owned()));
    state.camp = Camp::Standing;
    assert_eq!(
        zones(&state, Side::Athenian),
        ["T24", "T25", "M9", "M10", "M11"]
    );
}

#[test]
fn r_6_4b_one_more_for_five_or_twenty_points() {
    let mut state = at_start();
    let all = |state: &State| ["T25", "T24", "M9", "M11"].map(|zone| bonus_in(state, zone));
    assert_eq!(all(&state), [3, 2, 2, 1]);
    state.turn = 2;
    assert_eq!(all(&state), [4, 3, 3, 2]);
}

#[test]
fn r_6_4b_the_die_waits_for_the_advantage() {
    let (mut state, mut log) = (at_start(), Log::on());
    test(
        &mut Act::new(&game(), &mut state, &mut log),
        Side::Athenian,
        place("T25"),
    );
    assert!(log.is_sealed() && log.take().is_empty());
    let waits = |step| {
        matches!(
            step,
            Some(Step::Own(OwnStep::Roll {
                roll: Roll::Attrition { .. }
            }))
        )
    };
    assert!(waits(state.step()));
}

#[test]
fn r_6_4c_a_five_hits_one_unit_of_the_owners_choice() {
    let (game, mut state, side) = (game(), at_start(), Side::Athenian);
    throw(&mut state, "T24", 3);
    let Some(Step::Own(OwnStep::Weaken { among, .. })) = state.step() else {
        panic!("Athens has a choice");
    };
    let unit: PieceId = "ath-H6".parse().unwrap();
    assert_eq!(answers(|out| weaken_answers(among, out)).len(), 5);
    let other = "ath-H1".parse().unwrap();
    let refused = weaken(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        side,
        other,
    );
    assert_eq!(
        refused,
        Err(Illegal::Shared(Refusal::NotAmong { piece: other }))
    );
    weaken(
        &mut Act::new(&game, &mut state, &mut Log::off()),
        side,
        unit,
    )
    .unwrap();
    assert_eq!((state.pieces.backs(), state.step()), (set("ath-H6"), None));
    let mut alone = empty_map();
    put(&mut alone, "M11", "ath-T3");
    throw(&mut alone, "M11", 4);
    assert_eq!((alone.pieces.backs(), alone.step()), (set("ath-T3"), None));
    throw(&mut alone, "M11", 5);
    assert!(alone.pieces.in_play().is_empty(), "weakened twice");
}

#[test]
fn r_6_4d_a_six_hits_all() {
    let mut state = at_start();
    throw(&mut state, "T25", 3);
    assert_eq!(
        state.pieces.backs(),
        set("ath-H1 ath-H2 ath-H3 ath-C1 ath-A1")
    );
    throw(&mut state, "T25", 6);
    let five = set("ath-H1 ath-H2 ath-H3 ath-C1 ath-A1");
    assert!(
        five.iter()
            .all(|unit| state.pieces.get(unit).at == At::Eliminated)
    );
    assert!(state.pieces.place("nicias".parse().unwrap()).is_some());
}

#[test]
fn r_6_4e_up_to_four_nothing_happens() {
    let mut state = at_start();
    let before = state.clone();
    throw(&mut state, "M11", 3);
    assert_eq!(state, before);
}

#[test]
fn r_6_4f_garrisons_neither_suffer_nor_weigh() {
    // covers: 1.1b
    let mut state = empty_map();
    state.set_fort(FortId::Labdalon, FortState::Athenian);
    put(&mut state, "T9", "ath-H1 lamachos");
    put(&mut state, "labdalon", "ath-H3");
    assert_eq!(zones(&state, Side::Athenian), ["T9"]);
    assert_eq!(bonus_in(&state, "T9"), 0);
    throw(&mut state, "T9", 6);
    assert_eq!(state.pieces.backs(), set("ath-H1"));
    put(&mut state, "T1", "ath-H6");
    state.pieces.get_mut("ath-H6".parse().unwrap()).back = true;
    assert_eq!(bonus_in(&state, "T1"), 0);
    assert_eq!(zones(&state, Side::Athenian), ["T1", "T9"]);
}

#[test]
fn r_3_1g_a_leader_who_loses_his_ships_goes_ashore() {
    let mut state = empty_map();
    put(&mut state, "M11", "ath-T3 nicias");
    state.pieces.get_mut("ath-T3".parse().unwrap()).back = true;
    throw(&mut state, "M11", 6);
    let (side, fleet, aboard) = (Side::Athenian, place("M11"), set("nicias"));
    let ashore = Step::Own(OwnStep::Land(crate::step::Landing {
        side,
        fleet,
        aboard,
    }));
    assert_eq!(state.step(), Some(ashore));
}

#[test]
fn r_7_s5a_one_hull_is_lost_and_one_weakened() {
    let (game, side) = (game(), Side::Athenian);
    let rot = |state: &mut State, among: &str, picks: &[&str]| {
        put(state, "M12", among);
        state.camp = Camp::Standing;
        let cause = WeakenCause::RottenHullsLost;
        must_weaken(
            &mut Act::new(&game, state, &mut Log::off()),
            side,
            set(among),
            cause,
        );
        for pick in picks {
            weaken(
                &mut Act::new(&game, state, &mut Log::off()),
                side,
                pick.parse().unwrap(),
            )
            .unwrap();
        }
        assert_eq!(state.step(), None);
    };
    let mut state = empty_map();
    rot(&mut state, "ath-T1 ath-T2 ath-T3", &["ath-T1", "ath-T2"]);
    assert_eq!(
        (state.pieces.in_play(), state.pieces.backs()),
        (set("ath-T2 ath-T3"), set("ath-T2"))
    );
    let mut state = empty_map();
    rot(&mut state, "ath-T3", &[]);
    assert!(state.pieces.in_play().is_empty());
}
