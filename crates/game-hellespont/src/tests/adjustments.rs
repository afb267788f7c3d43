//! 2.D.1 to 2.D.3 The adjustments.

use crate::step::OwnStep;
use engine::{Game, Viewer};

use crate::{
    ids::Side,
    illegal::{Illegal, Refusal},
    rules::recovery::swords,
    state::State,
    step::Step,
    testing::*,
    types::Look,
};

fn athens(text: &str) -> State {
    exactly(&format!(
        "historical; clear; turn 3; hand athenian; hand spartan; initiative athenian; {text}"
    ))
}

// covers: 2.Da
#[test]
fn r_2_da_the_order_of_the_adjustments() {
    let text = "historical; clear; turn 3; hand athenian C04; hand spartan C05; initiative spartan; advantage spartan; T22: S-H3-1- S-L-mindaros; T17: A-H3-1- A-L-thrasybule; stage hands spartan";
    let mut state = exactly(text);
    let mut seen = Vec::new();
    for _ in 0..60 {
        let (side, prompt, answers) = asked(&state);
        let kind = serde_json::to_value(prompt).unwrap()["type"]
            .as_str()
            .unwrap()
            .to_owned();
        if kind == "announce" || state.turn > 3 {
            break;
        }
        let letter = if side == Side::Spartan { "S" } else { "A" };
        let label = format!("{kind} {letter}");
        if ["keep", "regroup", "recover", "tests", "roll"].contains(&kind.as_str())
            && !seen.contains(&label)
        {
            seen.push(label);
        }
        let idle = ["keep C04", "keep C05", "pass", "accept", "done"];
        let answer = idle
            .iter()
            .find(|idle| answers.iter().any(|answer| answer == *idle))
            .map_or(answers[0].clone(), |idle| (*idle).to_owned());
        play(&mut state, &answer).unwrap();
    }
    let order: Vec<&str> = seen
        .iter()
        .map(String::as_str)
        .filter(|label| !label.starts_with("roll"))
        .collect();
    assert_eq!(
        order,
        [
            "keep S",
            "regroup S",
            "keep A",
            "regroup A",
            "recover S",
            "recover A"
        ]
    );
}

#[test]
fn r_2_db_victory_is_checked_before_the_next_month() {
    let ports = "Cardia: A-P2-2; Sestos: A-T10-1; Eleonte: A-T4-1; Abydos: A-H3-1; Rhoeteion: A-T2-1; Lampsaque: A-T2-2; Parion: A-P2-1; Cyzique: A-H4-1";
    let state = exactly(&format!(
        "historical; clear; turn 5; hand athenian; hand spartan; {ports}; stage end"
    ));
    assert!(state.verdict.is_some() && state.turn == 5);
    let state = exactly("historical; turn 5; hand athenian; hand spartan; stage end");
    assert_eq!((state.verdict, state.turn), (None, 6));
}

// covers: 2.D.1a 2.D.1b
#[test]
fn r_2_d_1a_one_counter_is_kept() {
    let text = "historical; clear; turn 3; hand spartan C04 C09 C15; hand athenian; initiative spartan; stage hands spartan";
    let mut state = exactly(text);
    assert_eq!(offered(&state), "keep C04, keep C09, keep C15, keep none");
    assert_eq!(
        refused(&state, "keep C05"),
        Illegal::Shared(Refusal::NotKept)
    );
    let mut other = state.clone();
    play(&mut state, "keep C04").unwrap();
    play(&mut other, "keep C15").unwrap();
    assert_eq!(state.hands.spartan.len(), 1);
    let view = |state: &State| game().view(state, Viewer::Seat(Side::Athenian.seat()));
    assert_eq!(view(&state), view(&other), "nobody sees what is returned");
}

// covers: 2.D.2a 2.D.2b
#[test]
fn r_2_d_2a_half_of_the_fleet_may_go_home() {
    let mut state =
        athens("Sestos: A-T10-1 A-T4-1 A-T2-1 A-T2-2; B3: A-T20-1; stage regrouping athenian");
    assert!(!offers(&state, "regroup A-T10-1"), "10 of 18");
    play(&mut state, "regroup A-T4-1; regroup to B2; regroup A-T2-1; regroup to B3; regroup A-T2-2; regroup to B3").unwrap();
    assert_eq!(
        (at(&state, "A-T4-1"), at(&state, "A-T2-2")),
        ("B2".into(), "B3".into())
    );
    // HalfTurn is measured once; what is in bases does not count.
    let state = athens("M5: A-T20-1 A-T20-2-; M8: A-T10-1; stage regrouping athenian");
    assert_eq!(quota(&state), 20);
    let state = athens("M5: A-T20-1 A-T10-1-; stage regrouping athenian");
    assert_eq!(quota(&state), 12);
}

fn quota(state: &State) -> u8 {
    match state.step() {
        Some(Step::Own(OwnStep::Regroup { home, .. })) => home.quota,
        _ => panic!("no regrouping"),
    }
}

// covers: 2.D.2c 2.D.2e
#[test]
fn r_2_d_2c_land_units_go_with_ships() {
    let mut state =
        athens("M5: A-T20-1 A-T20-2; T16: A-H4-1; Cardia: A-P2-1; stage regrouping athenian");
    assert!(!offers(&state, "regroup A-H4-1"), "no ship has gone");
    play(&mut state, "regroup A-T20-1; regroup to B3; regroup A-H4-1").unwrap();
    assert_eq!(at(&state, "A-H4-1"), "B3", "only where the ships went");
    assert!(!offers(&state, "regroup A-P2-1"), "20 PF carry 4");
    // 2.D.2e Each base apart.
    let mut state = exactly(
        "historical; clear; turn 3; hand athenian; hand spartan; initiative spartan; M5: S-T20-1 S-T20-2; T21: S-H4-1; stage regrouping spartan",
    );
    play(&mut state, "regroup S-T20-1; regroup to B1; regroup S-H4-1").unwrap();
    assert_eq!(at(&state, "S-H4-1"), "B1", "B3 is not open to it");
}

// covers: 2.D.2d 2.D.2f 10.1g
#[test]
fn r_2_d_2d_leaders_are_free_and_persians_stay() {
    let mut state = athens("T17: A-L-thrasybule; stage regrouping athenian");
    play(&mut state, "regroup A-L-thrasybule").unwrap();
    assert!(offers(&state, "regroup to B2") && offers(&state, "regroup to B3"));
    let state = exactly(
        "historical; clear; turn 3; hand athenian; hand spartan; initiative spartan; M5: S-T20-1 S-T20-2; T22: S-C5b-1 S-L-pharnabaze; Abydos: S-P5-1; stage regrouping spartan",
    );
    assert!(!offers(&state, "regroup S-P5-1"));
    let mut state = state;
    play(
        &mut state,
        "regroup S-T20-1; regroup to B3; regroup S-C5b-1",
    )
    .unwrap();
    assert_eq!(
        at(&state, "S-C5b-1"),
        "Abydos",
        "the port is all that is open to it"
    );
    // 2.D.2f Troops left aboard must fit.
    let mut state = athens("M5: A-T20-1 A-T10-1 A-T10-2 A-H4-1 A-A2-1; stage regrouping athenian");
    play(
        &mut state,
        "regroup A-T20-1; regroup to B3; done; unload A-H4-1",
    )
    .unwrap();
    assert_eq!(
        (at(&state, "A-H4-1"), at(&state, "A-A2-1")),
        ("M5-".into(), "M5".into())
    );
}

// covers: 2.D.2h 2.D.2i
#[test]
fn r_2_d_2h_into_ports_nearby() {
    let mut state =
        athens("M7: A-T10-2; T23: A-H4-1; M5: A-T20-1 A-P2-1; stage regrouping athenian");
    play(
        &mut state,
        "regroup A-T10-2; regroup to Lampsaque; regroup A-H4-1; regroup A-P2-1",
    )
    .unwrap();
    let where_are = ["A-T10-2", "A-H4-1", "A-P2-1"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["Lampsaque", "Lampsaque", "Sestos"]);
    assert_eq!(
        refused(&state, "regroup A-P2-1"),
        Illegal::Shared(Refusal::CannotRegroup {
            piece: id("A-P2-1")
        })
    );
    // Within the limits, and not among enemies.
    let state =
        athens("M7: A-T10-2; Lampsaque: A-T20-1 A-T20-2 A-T4-1 A-T2-1-; stage regrouping athenian");
    let mut state = state;
    play(&mut state, "regroup A-T10-2").unwrap();
    assert!(!offers(&state, "regroup to Lampsaque"), "45 and 10");
    let state = athens("M7: A-T10-2; Lampsaque: S-P2-1; stage regrouping athenian");
    assert!(!offers(&state, "regroup to Lampsaque"));
}

/// Half of the fleet in all, not of each voyage.
#[test]
fn r_2_d_2b_the_half_is_used_up() {
    let mut state = athens("M8: A-T10-1 A-T10-2 A-T4-1 A-T4-2; stage regrouping athenian");
    play(&mut state, "regroup A-T10-1; regroup to B3").unwrap();
    assert!(!offers(&state, "regroup A-T10-2"), "14 PF, and 10 are gone");
    play(&mut state, "regroup A-T4-1; regroup to B2").unwrap();
    assert!(!offers(&state, "regroup A-T4-2"));
}

#[test]
fn r_10_1g_persians_do_not_go_home() {
    let mut state = exactly(
        "historical; clear; turn 3; hand athenian; hand spartan; initiative spartan; M8: S-T20-1 S-T20-2; T28: S-C5b-1- S-H3-1- S-L-pharnabaze S-L-doreius; stage regrouping spartan",
    );
    play(&mut state, "regroup S-T20-1; regroup to B3").unwrap();
    for piece in ["S-H3-1", "S-L-doreius"] {
        assert!(offers(&state, &format!("regroup {piece}")));
    }
    for piece in ["S-C5b-1", "S-L-pharnabaze"] {
        assert!(!offers(&state, &format!("regroup {piece}")));
    }
}

/// Ships that have recovered may be too many (3.6b); that makes no room for land units.
#[test]
fn r_3_6g_land_units_in_a_port_with_too_many_ships() {
    let inside = "A-T20-1 A-T20-2 A-T20-3 A-H4-1 A-H4-2 A-H4b-1";
    let state = athens(&format!(
        "T23: A-P2-1; Lampsaque: {inside}; stage regrouping athenian"
    ));
    assert!(!offers(&state, "regroup A-P2-1"), "12 and 2");
}

// covers: 2.D.3a 2.D.3b 2.D.3c 10.1h
#[test]
fn r_2_d_3a_as_many_as_the_leaders_have_swords() {
    let game = game();
    let all =
        "M5: A-T20-1 A-L-alcibiade A-L-thrasyllos A-L-chereas A-L-tymochares; B3: A-L-thrasybule";
    let count = |text: &str| {
        swords(
            Look::new(&game, &position(&format!("turn 3; {text}; phase athenian"))),
            Side::Athenian,
        )
    };
    assert_eq!(count(all), 5);
    assert_eq!(count("M5: A-T20-1 A-L-alcibiade-; B3: A-L-thrasybule"), 2);
    let mut state = exactly(
        "historical; clear; turn 3; hand athenian; hand spartan; initiative spartan; advantage athenian; T22: S-P5-1- S-H3-1-; M5: S-T10-1- S-L-hermocrate; B1: S-T4-1-; stage recovery spartan",
    );
    assert_eq!(
        offered(&state),
        "recover S-T10-1, recover S-T4-1, recover S-H3-1, done"
    );
    assert_eq!(
        refused(&state, "recover S-P5-1"),
        Illegal::Shared(Refusal::NotWeakened {
            piece: id("S-P5-1")
        })
    );
    play(&mut state, "recover S-T4-1").unwrap();
    assert_eq!(at(&state, "S-T4-1"), "B1");
    assert!(!offers(&state, "recover S-T10-1"), "one sword");
}
