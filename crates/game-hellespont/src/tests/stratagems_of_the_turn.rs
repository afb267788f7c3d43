//! 7.S11 to 7.S23 Stratagems of reinforcements, of leaders and of fortune.

use crate::{
    ids::Side,
    state::{Arrival, State, Tissaphernes},
    testing::*,
    types::Look,
};

use super::stratagems::window;

const ATHENS: Side = Side::Athenian;
const SPARTA: Side = Side::Spartan;

// covers: 7.S11a 7.S12a 10.1h
#[test]
fn r_7_s11a_recovery() {
    let text = "historical; clear; turn 3; hand spartan C15 C16; hand athenian; initiative spartan; advantage athenian; T22: S-P5-1- S-H3-1- S-C5b-1-; M5: S-T10-1-; stage recovery spartan";
    let mut state = exactly(text);
    assert!(
        offers(&state, "play C15 S11 piece S-P5-1"),
        "Persians included"
    );
    play(&mut state, "play C15 S11 piece S-P5-1").unwrap();
    assert_eq!(at(&state, "S-P5-1"), "T22");
    play(&mut state, "play C16 S12").unwrap();
    assert_eq!(
        offered(&state),
        "recover S-T10-1, recover S-H3-1, done",
        "no Persians"
    );
    play(&mut state, "recover S-T10-1; recover S-H3-1").unwrap();
    assert_eq!(
        (at(&state, "S-T10-1"), at(&state, "S-H3-1")),
        ("M5".into(), "T22".into())
    );
}

// covers: 7.S13a 7.S13b 7.S13c 7.S14a
#[test]
fn r_7_s13a_delays_and_calls() {
    let mut state =
        exactly("historical; turn 3; hand spartan C11; hand athenian; stage reinforcements");
    play(&mut state, "play C11 S13 group 1").unwrap();
    assert_eq!(state.arrivals[1], Arrival::Turn(4));
    assert_eq!(
        (at(&state, "A-L-alcibiade"), at(&state, "A-L-tymochares")),
        ("out".into(), "B3".into())
    );
    // 7.S14a Called, and cancelled at once.
    let text = "historical; turn 4; hand athenian C11 C21; hand spartan C11; advantage athenian; stage reinforcements";
    let mut state = exactly(
        &text
            .replace("hand spartan C11", "hand spartan C10")
            .replace("C11 C21", "C21"),
    );
    assert!(offers(&state, "play C21 S14 group 5") && offers(&state, "play C21 S14 group 6"));
    play(&mut state, "play C21 S14 group 5").unwrap();
    assert_eq!(
        (asked(&state).0, state.arrivals[5]),
        (SPARTA, Arrival::Called)
    );
    play(&mut state, "pass").unwrap();
    assert_eq!(state.arrivals[5], Arrival::Turn(4));
    let mut state = exactly(
        "historical; turn 4; hand athenian C21; hand spartan C11; advantage athenian; stage reinforcements",
    );
    play(
        &mut state,
        "play C21 S14 group 5; play C11 S13 reinforcement",
    )
    .unwrap();
    assert_eq!(
        state.arrivals[5],
        Arrival::Called,
        "7.S13c it stays available"
    );
    // Each group once a game.
    let mut state = exactly(
        "historical; turn 4; hand athenian C21; hand spartan; advantage athenian; stage reinforcements",
    );
    state.arrivals[5] = Arrival::Done;
    assert!(!offers(&state, "play C21 S14 group 5") && offers(&state, "play C21 S14 group 6"));
}

#[test]
fn r_7_s13c_a_group_may_be_delayed_again_and_at_last_never_comes() {
    // Theramenes' group is due in February; whoever holds C11 delays it month by month.
    let month = |turn: u8, hand: &str| {
        let mut state = exactly(&format!(
            "historical; clear; turn {turn}; hand spartan {hand}; hand athenian; advantage spartan; stage reinforcements"
        ));
        state.arrivals[3] = Arrival::Turn(turn);
        state
    };
    for turn in 7..=9 {
        let mut state = month(turn, "C11");
        play(&mut state, "play C11 S13 group 3").unwrap();
        assert_eq!(state.arrivals[3], Arrival::Turn(turn + 1));
        assert_eq!(at(&state, "A-L-theramene"), "out");
        let mut comes = month(turn, "C15");
        play(&mut comes, "pass").unwrap();
        assert_eq!(
            (at(&comes, "A-L-theramene"), comes.arrivals[3]),
            ("B3".into(), Arrival::Done)
        );
    }
    let mut state = month(10, "C11");
    play(&mut state, "play C11 S13 group 3").unwrap();
    assert_eq!(
        (at(&state, "A-L-theramene"), state.arrivals[3]),
        ("out".into(), Arrival::Done)
    );
    assert!(state.pieces.get(id("A-T20-2")).at.place().is_none());
}

// covers: 7.S15a 7.S15b
#[test]
fn r_7_s15a_a_leader_is_wounded() {
    let game = game();
    let mut state = window(
        "",
        "C13",
        "M4: A-T20-1 A-L-thrasybule A-L-thrasyllos; M5: S-T10-1 S-L-hermocrate",
        "M4",
        "M5",
    );
    let leaders = |state: &State| {
        let battle = state.battle.unwrap();
        let reading = Look::new(&game, state).reading(&battle);
        reading
            .dice
            .iter()
            .find(|line| line.line == crate::event::ModifierLine::DieLeaders)
            .map_or(0, |line| line.by)
    };
    assert_eq!(leaders(&state), 1);
    assert!(offers(&state, "play C13 S15 piece A-L-thrasyllos"));
    play(&mut state, "play C13 S15 piece A-L-thrasybule").unwrap();
    assert_eq!(leaders(&state), -1, "0 - 1");
    assert_eq!(
        (at(&state, "A-L-thrasybule"), at(&state, "A-L-thrasyllos")),
        ("M5-".into(), "M5".into())
    );
    assert!(
        !state.pieces.get(id("A-L-thrasybule")).sick,
        "he may still move"
    );
    // It needs an enemy leader there.
    let state = window("", "C13", "M4: A-T20-1; M5: S-T10-1", "M4", "M5");
    assert!(!asked(&state).2.iter().any(|answer| answer.contains("S15")));
}

// covers: 7.S16a 7.S16b 7.S16c
#[test]
fn r_7_s16a_discord() {
    let gone = |leader: &str, eyes: u8| {
        let mut state = exactly(&format!(
            "historical; clear; turn 3; hand spartan C03; hand athenian; B3: {leader}; T22: S-H3-1; pa spartan 3; advantage athenian; phase spartan"
        ));
        play(&mut state, "announce 1").unwrap();
        load_dice(&mut state, &[eyes]);
        play(&mut state, &format!("play C03 S16 piece {leader}; accept")).unwrap();
        (at(&state, leader) == "out", state.killed.is_empty())
    };
    assert_eq!(
        [2, 3, 6].map(|eyes| gone("A-L-chereas", eyes).0),
        [false, true, true]
    );
    assert_eq!(
        [4, 5, 6].map(|eyes| gone("A-L-theramene", eyes).0),
        [false, true, true]
    );
    assert!(gone("A-L-chereas", 3).1, "not killed in combat");
    // 7.S16c For good: the advantage does not bring him back.
    let mut state = exactly(
        "historical; clear; turn 3; hand spartan C03; hand athenian; B3: A-L-chereas; T22: S-H3-1; T17: A-H3-1-; eliminated: A-L-tymochares; pa spartan 3; advantage athenian; phase spartan",
    );
    play(&mut state, "announce 1").unwrap();
    load_dice(&mut state, &[6]);
    play(&mut state, "play C03 S16 piece A-L-chereas; accept").unwrap();
    assert_eq!(
        state.pieces.get(id("A-L-chereas")).at,
        crate::state::At::Removed
    );
    assert_eq!(asked(&state).0, ATHENS);
    assert!(offers(&state, "return A-L-tymochares B2"));
    assert!(!offers(&state, "return A-L-chereas B2"));
    let state = exactly(
        "historical; clear; turn 3; hand spartan C03; hand athenian; B3: A-L-alcibiade- A-L-chereas; T22: S-H3-1; pa spartan 3; phase spartan",
    );
    let mut state = state;
    play(&mut state, "announce 1").unwrap();
    assert!(
        !offers(&state, "play C03 S16 piece A-L-alcibiade"),
        "even wounded"
    );
}

// covers: 7.S17a 7.S17b 7.S18a 7.S18b
#[test]
fn r_7_s17a_tissaphernes_and_the_escape() {
    let at_turn = |turn: u8, place: &str| {
        exactly(&format!(
            "historical; turn {turn}; hand spartan C03; hand athenian C02; {place}; stage reinforcements"
        ))
    };
    assert!(
        !offers(&at_turn(3, "M5: A-T4-1"), "play C03 S17"),
        "he arrives this month"
    );
    assert!(!offers(
        &at_turn(4, "eliminated: A-L-alcibiade"),
        "play C03 S17"
    ));
    let mut state = at_turn(4, "M5: A-L-alcibiade A-T4-1");
    play(&mut state, "play C03 S17").unwrap();
    assert_eq!(
        (state.tissaphernes, at(&state, "A-L-alcibiade")),
        (Tissaphernes::Holds, "out".into())
    );
    play(&mut state, "play C02 S18").unwrap();
    assert_eq!(
        (state.tissaphernes, at(&state, "A-L-alcibiade")),
        (Tissaphernes::Outwitted, "B3".into())
    );
    // 7.S18a Not before he has come.
    let state =
        exactly("historical; turn 2; hand spartan; hand athenian C02; stage reinforcements");
    assert!(!offers(&state, "play C02 S18"));
}

// covers: 7.S18c 7.S18d
#[test]
fn r_7_s18c_the_escape_comes_first() {
    let mut state = exactly(
        "historical; turn 4; hand spartan C03 C04 C05; hand athenian C02; advantage athenian; M5: A-L-alcibiade A-T4-1; stage reinforcements",
    );
    let before = crate::rules::victory::points(Look::new(&game(), &state), SPARTA);
    play(&mut state, "play C02 S18").unwrap();
    assert_eq!(
        crate::rules::victory::points(Look::new(&game(), &state), SPARTA),
        before + 2
    );
    assert_eq!(
        state.hands.spartan.len(),
        2,
        "taken from the hand, not replaced"
    );
    assert_eq!(state.set_aside.len(), 2);
    assert_eq!(
        state.bowl.len() + state.hands.athenian.len() + state.hands.spartan.len(),
        19
    );
}

#[test]
fn r_7_s19a_supplies_come_in() {
    let text = |value: u8| {
        format!(
            "historical; clear; turn 6; hand athenian C13; hand spartan; initiative athenian; supply athenian {value} disette; B3: A-T20-3; stage supply athenian"
        )
    };
    let mut state = exactly(&text(2));
    assert_eq!(state.supply.athenian.value, 1);
    play(&mut state, "play C13 S19").unwrap();
    assert_eq!(state.supply.athenian.value, 2);
    let full = exactly(
        &text(3)
            .replace("B3: A-T20-3", "M5: A-T20-3")
            .replace("3 disette", "3 appro"),
    );
    assert!(!offers(&full, "play C13 S19"), "never above 3");
}

// covers: 7.S20a 7.S20b 7.S20c
#[test]
fn r_7_s20a_an_epidemic() {
    let text = "historical; clear; turn 3; hand spartan C18; hand athenian; T17: A-H4-1 A-L-thrasybule; Cardia: A-P2-2-; B3: A-H3-1; M5: A-T20-1 A-P2-1; T22: S-H3-1; pa spartan 3; phase spartan";
    let mut state = exactly(text);
    play(&mut state, "announce 1; play C18 S20").unwrap();
    assert_eq!(
        offered(&state),
        "infect A-H4-1, infect A-P2-1, infect A-P2-2",
        "nobody in a base"
    );
    play(
        &mut state,
        "infect A-H4-1; infect A-P2-2; infect A-L-thrasybule",
    )
    .unwrap();
    assert_eq!(
        (at(&state, "A-H4-1"), at(&state, "A-P2-2")),
        ("T17-".into(), "out".into())
    );
    assert_eq!(
        asked(&state).0,
        ATHENS,
        "7.S20c his owner takes him somewhere"
    );
    assert!(
        offers(&state, "sick to Sestos")
            && offers(&state, "sick to B2")
            && !offers(&state, "sick to B1")
    );
    play(&mut state, "sick to Sestos").unwrap();
    let leader = state.pieces.get(id("A-L-thrasybule"));
    assert!(leader.back && leader.sick && leader.at.place() == Some(place("Sestos")));
    // He does not move until he recovers.
    while !(asked(&state).0 == ATHENS && offers(&state, "announce 1")) {
        let answer = ["pass", "end moves", "announce 1", "done"]
            .into_iter()
            .find(|answer| offers(&state, answer))
            .map(str::to_owned);
        let Some(answer) = answer else { break };
        play(&mut state, &answer).unwrap();
        if state.step().is_none() || asked(&state).0 == ATHENS && state.actions.athenian == 0 {
            break;
        }
    }
    let game = game();
    let picking = crate::step::Picking::anew(ATHENS, place("Sestos"));
    assert!(!Look::new(&game, &state).is_pickable(picking));
    // Fewer targets: it does what it can. Pharnabazus finds no base.
    let mut state = exactly(
        "historical; clear; turn 3; hand athenian C18; hand spartan; T29: S-P5-1 S-L-pharnabaze; Sestos: A-T4-1; pa athenian 3; phase athenian",
    );
    play(
        &mut state,
        "announce 1; play C18 S20; infect S-P5-1; infect S-L-pharnabaze",
    )
    .unwrap();
    assert!(
        offers(&state, "sick to Abydos")
            && !offers(&state, "sick to B1")
            && !offers(&state, "sick to Sestos")
    );
}

/// The leader of a group that is about to meet archers falls sick and stays; the others march on.
#[test]
fn r_7_s20b_a_leader_sick_on_the_march() {
    let mut state = exactly(
        "historical; clear; turn 4; hand athenian C18; hand spartan; Abydos: S-H4-1 S-L-mindaros; T22: A-A2-1; T28: S-P2-1 S-P2-2; pa spartan 9; phase spartan",
    );
    play(
        &mut state,
        "announce 9; pass; activate Abydos; pick all; step T22; play C18 S20; infect S-P2-1; infect S-P2-2; infect S-L-mindaros; sick to Abydos",
    )
    .unwrap();
    assert_eq!(
        (at(&state, "S-L-mindaros"), at(&state, "S-H4-1")),
        ("Abydos-".into(), "T22".into())
    );
}

#[test]
fn r_7_s20b_no_leader_need_fall_sick() {
    let mut state = exactly(
        "historical; clear; turn 3; hand spartan C18; hand athenian; T17: A-H4-1 A-L-thrasybule; Cardia: A-P2-2; T22: S-H3-1; pa spartan 3; phase spartan",
    );
    play(
        &mut state,
        "announce 1; play C18 S20; infect A-H4-1; infect A-P2-2",
    )
    .unwrap();
    assert_eq!(offered(&state), "infect A-L-thrasybule, done");
    play(&mut state, "done").unwrap();
    assert_eq!(at(&state, "A-L-thrasybule"), "T17");
}

/// The epidemic kills the last unit beside him: he is not sick but captured.
#[test]
fn r_4_2_4d_a_leader_left_alone_by_an_epidemic() {
    let mut state = exactly(
        "historical; clear; turn 3; hand spartan C18; hand athenian; T17: A-H4-1- A-L-thrasybule S-H3-1; Cardia: A-P2-2 A-L-chereas; pa spartan 3; phase spartan",
    );
    play(
        &mut state,
        "announce 1; play C18 S20; infect A-H4-1; infect A-P2-2",
    )
    .unwrap();
    assert_eq!(at(&state, "A-L-thrasybule"), "out");
    assert_eq!(offered(&state), "infect A-L-chereas, done");
}

// covers: 7.S23a 7.S23b
#[test]
fn r_7_s23a_desertion() {
    let text = "historical; clear; turn 3; hand spartan C01; hand athenian; initiative spartan; M5: A-T10-1 A-T20-1 A-H4-1 A-P2-1; B3: A-T20-2-; stage attrition spartan";
    let mut state = exactly(text);
    assert!(
        offers(&state, "play C01 S23 piece A-T10-1")
            && offers(&state, "play C01 S23 piece A-T20-2")
    );
    assert!(!offers(&state, "play C01 S23 piece A-T20-1"));
    let before = crate::rules::victory::points(Look::new(&game(), &state), SPARTA);
    let mut men = state.clone();
    play(
        &mut state,
        "play C01 S23 piece A-T10-1; unload A-P2-1; unload A-P2-1",
    )
    .unwrap();
    assert_eq!(
        (at(&state, "A-T10-1"), at(&state, "A-P2-1")),
        ("out".into(), "out".into()),
        "20 PF carry 4"
    );
    play(&mut men, "play C01 S23 piece A-H4-1").unwrap();
    assert_eq!(men.pieces.get(id("A-H4-1")).at, crate::state::At::Removed);
    assert_eq!(
        crate::rules::victory::points(Look::new(&game(), &men), SPARTA),
        before,
        "no points for it"
    );
}
