//! 10 Scenarios.

use crate::step::{OwnStage, Stage};
use engine::{Game, Viewer};

use crate::{
    ids::Side,
    state::{Arrival, ScenarioId, State, Verdict},
    testing::*,
    types::{Act, Look},
};

/// The pieces of a place in the start position.
fn deployed(state: &State, zone: &str, pieces: &str) {
    assert_eq!(state.pieces.at(place(zone)), set(pieces), "{zone}");
}

/// The position of a turn before base moves.
fn month(scenario: &str, turn: u8) -> State {
    exactly(&format!(
        "{scenario}; turn {turn}; hand athenian; hand spartan; stage reinforcements"
    ))
}

fn has(state: &State, zone: &str, pieces: &str) {
    let there = state.pieces.at(place(zone));
    assert!(set(pieces).without(there).is_empty(), "{zone}: {there:?}");
}

// covers: 10.1a 10.1b 10.1i 10.1r
#[test]
fn r_10_1a_the_start() {
    let state = start("historical");
    assert_eq!((state.turn, state.advantage), (1, Side::Spartan));
    assert_eq!((state.actions.athenian, state.actions.spartan), (0, 0));
    assert_eq!(
        (state.supply.athenian.value, state.supply.spartan.value),
        (3, 3)
    );
    deployed(
        &state,
        "Sestos",
        "A-T10-1 A-T4-1 A-T2-1 A-T2-2 A-H3-1 A-P2-1",
    );
    deployed(&state, "Cardia", "A-P2-2");
    deployed(&state, "B1", "S-T4-1 S-T4-2");
    deployed(&state, "Abydos", "S-T10-1 S-T4-3 S-T2-1 S-H3-1 S-P2-1");
    deployed(&state, "Cyzique", "S-P4-1");
    assert_eq!(state.pieces.in_play().len(), 15);
    let game = game();
    let naval = |side, zone: &str| {
        Look::new(&game, &state).strength_of(Look::new(&game, &state).ships_at(side, place(zone)))
    };
    assert_eq!(
        (
            naval(Side::Athenian, "Sestos"),
            naval(Side::Spartan, "Abydos")
        ),
        (18, 16)
    );
    use crate::data::Month;
    let months = |turn| game.turn(turn).map(|card| (card.month, card.year()));
    assert_eq!(
        (months(1), months(7)),
        (Some((Month::August, 411)), Some((Month::February, 410)))
    );
    let over = exactly("historical; turn 10; hand athenian; hand spartan; stage end");
    assert!(over.verdict.is_some());
}

// covers: 10.1c 10.1d 10.1e
#[test]
fn r_10_1c_the_starting_counters() {
    let game = game();
    let begin = |scenario: &str| {
        game.new_game(
            &engine::Setup::scenario(scenario),
            engine::Seed::from_number(3),
            &mut engine::Log::off(),
        )
        .unwrap()
    };
    let mut state = begin("historical");
    let listed = |counters: &[&str]| {
        let mut all: Vec<String> = counters
            .iter()
            .map(|counter| format!("choose {counter}"))
            .collect();
        all.push("choose none".to_owned());
        all
    };
    assert_eq!(
        asked(&state).2,
        listed(&["C01", "C04", "C05", "C06", "C07", "C08", "C09", "C14"])
    );
    let mut declined = state.clone();
    play(&mut state, "choose C09").unwrap();
    assert_eq!(asked(&state).0, Side::Spartan);
    assert_eq!(
        asked(&state).2,
        listed(&["C02", "C04", "C05", "C06", "C07", "C08"]),
        "10.1d without C09"
    );
    play(&mut state, "choose C04").unwrap();
    assert_eq!(
        (
            state.hands.athenian.len(),
            state.hands.spartan.len(),
            state.bowl.len()
        ),
        (2, 2, 17)
    );
    let athens = game.view(&state, Viewer::Seat(Side::Athenian.seat()));
    assert_eq!(
        (athens.hands.spartan.count, athens.hands.spartan.counters),
        (2, None)
    );
    // 10.1e One counter is drawn, also by whoever took none.
    play(&mut declined, "choose none; choose none").unwrap();
    assert_eq!(
        (declined.hands.athenian.len(), declined.bowl.len()),
        (1, 19)
    );
    // 10.2b, 10.2c In the variant three counters are missing.
    let mut variant = begin("alcibiades");
    assert_eq!(
        asked(&variant).2,
        listed(&["C04", "C05", "C06", "C07", "C08", "C09", "C14"])
    );
    play(&mut variant, "choose C04").unwrap();
    assert_eq!(
        asked(&variant).2,
        listed(&["C05", "C06", "C07", "C08", "C09"])
    );
}

// covers: 10.1j 10.1s
#[test]
fn r_10_1j_september() {
    let state = month("historical", 2);
    has(
        &state,
        "B3",
        "A-L-thrasybule A-L-thrasyllos A-L-chereas A-T20-1 A-T10-2 A-T10-3 A-T10-4 A-T10-5 A-H4b-1 A-H4-1 A-H4-2 A-P4b-1 A-A2-1",
    );
    has(
        &state,
        "B3",
        "S-L-mindaros S-L-hermocrate S-L-hyppocrate S-T20-1 S-T10-2 S-T10-3 S-T10-4 S-T10-5 S-T10-6 S-T10-7 S-H4b-1 S-H4-1 S-H3-2 S-P2-2 S-A2-1",
    );
    assert_eq!(
        (at(&state, "A-T10-5"), at(&state, "S-T10-7")),
        ("B3-".into(), "B3-".into())
    );
    let game = game();
    let land = |side| {
        Look::new(&game, &state).strength_of(Look::new(&game, &state).men_at(side, place("B3")))
    };
    assert_eq!((land(Side::Athenian), land(Side::Spartan)), (18, 15));
}

// covers: 10.1k 10.1l 10.1t 10.1u
#[test]
fn r_10_1k_october() {
    let state = month("historical", 3);
    deployed(
        &state,
        "B2",
        "A-L-alcibiade A-T10-6 A-T4-2 A-T4-3 A-H4b-2 A-A3b-1",
    );
    has(&state, "B3", "A-L-tymochares A-T10-7 A-T10-8");
    has(
        &state,
        "B3",
        "S-L-doreius S-T10-8 S-T4-4 S-T4-5 S-H3-3 S-A2-2",
    );
    deployed(&state, "T29", "S-L-pharnabaze S-C5b-1 S-P5-1");
    // 18 points of ships carry 3: the archers, not the hoplites.
    let mut state = state;
    play(
        &mut state,
        "done; leave B2; pick A-T10-6; pick A-T4-2; pick A-T4-3",
    )
    .unwrap();
    assert_eq!(
        refused(&state, "pick A-H4b-2"),
        crate::illegal::Illegal::Shared(crate::illegal::Refusal::Overloaded)
    );
    play(&mut state, "pick A-A3b-1; step M21").unwrap();
}

// covers: 10.1m 10.1n
#[test]
fn r_10_1m_thrasyllus_leaves() {
    let state = exactly(
        "historical; turn 4; hand athenian; hand spartan; M5: A-T10-1 A-L-thrasyllos; stage reinforcements",
    );
    assert_eq!(
        (at(&state, "A-L-thrasyllos"), at(&state, "A-T10-1")),
        ("out".into(), "M5".into())
    );
    assert_eq!(
        state.pieces.get(id("A-L-thrasyllos")).at,
        crate::state::At::Removed
    );
    assert!(state.killed.is_empty());
    let mut back = exactly(
        "historical; turn 5; hand athenian; hand spartan; removed: A-L-thrasyllos; M5: A-T4-1-; pa athenian 3; advantage athenian; phase athenian",
    );
    play(&mut back, "announce 1").unwrap();
    assert!(!offers(&back, "return A-L-thrasyllos B2"));
}

/// 10.1n, 10.2g Dead before November, he does not come back by the advantage either; who killed him keeps the point.
// covers: 10.1n 10.2g
#[test]
fn r_10_1n_thrasyllus_dead_before_he_leaves() {
    for scenario in ["historical", "alcibiades"] {
        let mut state = exactly(&format!(
            "{scenario}; clear; turn 3; hand athenian; hand spartan; eliminated: A-L-thrasyllos; advantage athenian; stage end"
        ));
        state.killed = set("A-L-thrasyllos");
        assert!(offers(&state, "return A-L-thrasyllos B2"), "in October");
        until(&mut state, "announce");
        assert_eq!(
            (state.turn, state.pieces.get(id("A-L-thrasyllos")).at),
            (4, crate::state::At::Removed)
        );
        assert_eq!(state.killed, set("A-L-thrasyllos"));
    }
}

/// His group of September, delayed until November, comes without him; in the variant he comes in February.
#[test]
fn r_10_1n_thrasyllus_delayed_until_he_leaves() {
    for scenario in ["historical", "alcibiades"] {
        let text = "clear; hand athenian; hand spartan C15; advantage spartan";
        let mut state = exactly(&format!("{scenario}; {text}; turn 4; stage reinforcements"));
        state.arrivals[0] = Arrival::Turn(4);
        play(&mut state, "pass").unwrap();
        assert_eq!(
            (at(&state, "A-L-chereas"), at(&state, "A-L-thrasyllos")),
            ("B3".into(), "out".into())
        );
    }
    let state = exactly(
        "alcibiades; clear; hand athenian; hand spartan; advantage spartan; turn 7; stage reinforcements",
    );
    assert_eq!(at(&state, "A-L-thrasyllos"), "B3");
}

// covers: 10.1o 10.1p 10.1v 10.1w
#[test]
fn r_10_1o_february() {
    let state = month("historical", 7);
    has(&state, "B3", "A-L-theramene A-T20-2 A-H3-2");
    has(&state, "B2", "A-T4-4 A-T4-5 A-T2-3 A-T2-4 A-A2-2");
    has(
        &state,
        "B3",
        "S-L-epicles S-T20-2 S-T2-2 S-T2-3 S-T2-4 S-H4b-2 S-A2-3",
    );
    has(&state, "T29", "S-C5b-2");
    // Thasos has no leader, yet in the month of arrival it is left for nothing.
    let mut fresh = exactly(
        "historical; clear; turn 7; hand athenian; hand spartan; pa athenian 1; advantage athenian; stage end",
    );
    fresh.stack.clear();
    for arrival in &mut fresh.arrivals {
        if *arrival != Arrival::Turn(7) {
            *arrival = Arrival::Done;
        }
    }
    fresh.turn = 7;
    fresh.actions.athenian = 1;
    fresh.stack.push(crate::step::Step::Turn {
        stage: Stage::Own(OwnStage::Withdrawals),
    });
    campaign::run(&mut Act::new(&game(), &mut fresh, &mut engine::Log::off()));
    play(&mut fresh, "leave B2").unwrap();
    assert_eq!(fresh.actions.athenian, 1);
}

// covers: 10.1q 10.1x
#[test]
fn r_10_1q_optional_groups() {
    let game = game();
    let scenario = game.scenarios.get(&ScenarioId::Historical).unwrap();
    let optional: Vec<_> = scenario
        .groups
        .iter()
        .filter(|group| group.turn.is_none())
        .map(|group| (group.side, group.zone.to_string(), group.pieces))
        .collect();
    assert_eq!(
        optional,
        [
            (Side::Athenian, "B3".into(), set("A-T20-3")),
            (Side::Athenian, "B2".into(), set("A-T10-9")),
            (Side::Spartan, "B3".into(), set("S-T20-3")),
            (Side::Spartan, "B1".into(), set("S-T10-9")),
        ]
    );
}

// covers: 10.2a 10.2b 10.2c
#[test]
fn r_10_2a_the_variant_begins() {
    let state = start("alcibiades");
    assert_eq!(state.advantage, Side::Athenian);
    assert_eq!((state.bowl.len(), state.set_aside.len()), (18, 3));
    let left = state.bowl.iter();
    let faces = left.flat_map(|counter| game().counters.faces(counter).collect::<Vec<_>>());
    use crate::ids::Stratagem::{Alcibiades, Desertion, Discord, Periplous, Tissaphernes};
    assert!(faces.into_iter().all(|face| {
        ![Periplous, Discord, Tissaphernes, Alcibiades, Desertion].contains(&face.stratagem)
    }));
}

// covers: 10.2d 10.2e 10.2f 10.2g
#[test]
fn r_10_2d_other_leaders() {
    let state = month("alcibiades", 2);
    has(&state, "B3", "A-L-alcibiade A-L-thrasyllos A-L-chereas");
    assert_eq!(at(&state, "A-L-thrasybule"), "out");
    has(&month("alcibiades", 3), "B2", "A-L-theramene A-T10-6");
    // Thrasyllus leaves in November and returns in February, unless he is dead.
    let mut state = exactly(
        "alcibiades; clear; turn 4; hand athenian; hand spartan; M5: A-T4-1 A-L-thrasyllos; advantage athenian; stage reinforcements",
    );
    assert_eq!(
        state.pieces.get(id("A-L-thrasyllos")).at,
        crate::state::At::Reserve
    );
    state.turn = 7;
    state.stack.clear();
    state.stack.push(crate::step::Step::Turn {
        stage: Stage::Own(OwnStage::Withdrawals),
    });
    campaign::run(&mut Act::new(&game(), &mut state, &mut engine::Log::off()));
    has(&state, "B3", "A-L-thrasyllos A-T20-2 A-H3-2");
    let dead = exactly(
        "alcibiades; clear; turn 7; hand athenian; hand spartan; eliminated: A-L-thrasyllos; advantage spartan; stage reinforcements",
    );
    has(&dead, "B3", "A-T20-2 A-H3-2");
    assert_eq!(at(&dead, "A-L-thrasyllos"), "out");
    assert_eq!(dead.verdict, None::<Verdict>);
}
