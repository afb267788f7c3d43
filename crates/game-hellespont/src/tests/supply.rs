//! 6 Supply, shortage and attrition.

use campaign::{Supply, SupplyFace};
use engine::Log;

use crate::{
    ids::Side,
    rules::{attrition, supply},
    state::State,
    testing::*,
    types::{Act, Look},
};

const APPRO: SupplyFace = SupplyFace::Appro;
const DISETTE: SupplyFace = SupplyFace::Disette;

/// Both fleets are at sea, so that only ports matter.
fn faces(text: &str) -> [SupplyFace; 2] {
    let mut state = position(&format!(
        "turn 3; M19: A-T20-3; M18: S-T20-3; {text}; phase athenian"
    ));
    supply::refresh(&mut Act::new(&game(), &mut state, &mut Log::off()));
    [state.supply.athenian.face, state.supply.spartan.face]
}

fn adjusted(turn: u8, value: u8, shut: bool) -> u8 {
    let ports = if shut {
        "Sestos: S-H3-1; Abydos: S-T10-1;"
    } else {
        ""
    };
    let mut state = position(&format!(
        "turn {turn}; M19: A-T20-3; M18: S-T20-3; {ports} phase athenian"
    ));
    state.supply.athenian = Supply { value, face: APPRO };
    supply::adjust(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Side::Athenian,
    );
    state.supply.athenian.value
}

#[test]
fn r_6a_full_at_the_start() {
    let state = start("historical");
    assert_eq!(
        [state.supply.athenian, state.supply.spartan],
        [Supply {
            value: 3,
            face: APPRO
        }; 2]
    );
}

// covers: 6b 6c
#[test]
fn r_6b_the_marker_follows_its_face() {
    assert_eq!(
        (
            adjusted(6, 2, true),
            adjusted(3, 2, true),
            adjusted(6, 0, true)
        ),
        (1, 1, 0)
    );
    assert_eq!(
        (
            adjusted(3, 1, false),
            adjusted(4, 1, false),
            adjusted(3, 3, false)
        ),
        (2, 1, 3)
    );
    assert_eq!([4, 5, 6, 7, 8].map(|turn| adjusted(turn, 1, false)), [1; 5]);
}

#[test]
fn r_6d_the_face_turns_back() {
    let mut state =
        position("turn 3; M19: A-T20-3; Eleonte: S-P2-1; Rhoeteion: S-T4-3; phase athenian");
    supply::refresh(&mut Act::new(&game(), &mut state, &mut Log::off()));
    assert_eq!(state.supply.athenian.face, DISETTE);
    state.pieces.get_mut(id("S-P2-1")).at = crate::state::At::Eliminated;
    supply::refresh(&mut Act::new(&game(), &mut state, &mut Log::off()));
    assert_eq!(state.supply.athenian.face, APPRO);
}

// covers: 6.1a 6.1b 6.1d
#[test]
fn r_6_1a_ports_that_starve_athens() {
    let athens = |text| faces(text)[0];
    assert_eq!(athens("Eleonte: S-P2-1; Rhoeteion: S-T4-3"), DISETTE);
    assert_eq!(athens("Eleonte: S-P2-1; Rhoeteion: S-P2-2"), APPRO);
    assert_eq!(athens("Sestos: S-H3-1; Abydos: S-T10-1"), DISETTE);
    assert_eq!(athens("Abydos: S-T10-1"), APPRO);
    // 6.1d Several causes move the marker once.
    let mut state =
        position("turn 3; B3: A-T20-1; Sestos: S-H3-1; Abydos: S-T10-1; phase athenian");
    supply::adjust(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Side::Athenian,
    );
    assert_eq!(
        state.supply.athenian,
        Supply {
            value: 2,
            face: DISETTE
        }
    );
}

// covers: 6.1c 6.2b
#[test]
fn r_6_1c_more_in_bases_than_at_sea() {
    let athens = |text: &str| {
        let mut state = position(&format!("turn 3; {text}; phase athenian"));
        supply::refresh(&mut Act::new(&game(), &mut state, &mut Log::off()));
        (state.supply.athenian.face, state.supply.spartan.face)
    };
    assert_eq!(athens("B3: A-T20-1 A-T10-1; M5: A-T20-2 A-T4-1").0, DISETTE);
    assert_eq!(athens("B3: A-T20-1; Sestos: A-T20-2").0, APPRO);
    assert_eq!(athens("B3: A-T20-1 A-T2-1-; Sestos: A-T20-2").0, DISETTE);
    assert_eq!(
        athens("B1: S-T4-1 S-T4-2; Abydos: S-T10-1 S-T4-3 S-T2-1").1,
        APPRO
    );
    assert_eq!(athens("B1: S-T4-1 S-T4-2").1, DISETTE);
}

#[test]
fn r_6_2a_ports_that_starve_sparta() {
    let sparta = |text| faces(text)[1];
    assert_eq!(
        sparta("Cardia: A-P2-1; Parion: A-H3-1; Lampsaque: A-T4-1; Abydos: A-H4-1"),
        DISETTE
    );
    assert_eq!(
        sparta("Cardia: A-P2-1; Parion: A-T4-1; Lampsaque: A-H3-1; Abydos: A-H4-1"),
        APPRO
    );
    assert_eq!(
        sparta("Parion: A-H3-1; Lampsaque: A-T4-1; Abydos: A-H4-1"),
        APPRO
    );
}

// covers: 6.3a 6.3b
#[test]
fn r_6_3a_famine_strikes_the_bases() {
    let text = "historical; clear; turn 6; hand athenian; hand spartan; initiative athenian; supply athenian 1 disette; B3: A-T20-3 A-T10-5- A-L-chereas; M19: A-T4-1; stage supply athenian";
    let state = exactly(text);
    let after = ["A-T20-3", "A-T10-5", "A-T4-1", "A-L-chereas"].map(|piece| at(&state, piece));
    assert_eq!(after, ["B3-", "out", "M19", "B3"]);
    // 6.3b After S19 there is none; nor on 0 with supplies coming in.
    let mut state = exactly(&text.replace("hand athenian;", "hand athenian C13;"));
    play(&mut state, "play C13 S19").unwrap();
    assert_eq!(
        (state.supply.athenian.value, at(&state, "A-T20-3")),
        (1, "B3".into())
    );
    let fed = text
        .replace("supply athenian 1 disette", "supply athenian 0 appro")
        .replace("M19: A-T4-1", "M19: A-T20-1 A-T20-2");
    assert_eq!(at(&exactly(&fed), "A-T20-3"), "B3");
}

// covers: 6.4a 6.4b 6.4c
#[test]
fn ex_6_4b_where_attrition_is_tested() {
    let game = game();
    let exposed = |zone: &str| attrition::is_exposed(&game, place(zone));
    assert!(["M8", "M12", "T6", "T17"].into_iter().all(exposed));
    assert!(
        !["M5", "M13", "Parion", "B3", "M14"]
            .into_iter()
            .any(exposed)
    );
    let spared: Vec<String> = crate::ids::Place::all()
        .filter(|zone| zone.is_sea() && !attrition::is_exposed(&game, *zone))
        .map(|zone| zone.to_string())
        .collect();
    assert_eq!(
        spared.join(" "),
        "M1 M2 M3 M4 M5 M6 M7 M10 M11 M13 M14 M15 M16 M17 M20 M21 M22 M23"
    );
    let state = exactly(
        "historical; clear; turn 3; hand athenian; hand spartan; initiative spartan; M5: S-T4-1; M13: S-T4-2; M8: S-T4-3; M12: S-T10-1; Parion: S-P2-1; T6: S-H3-1; stage attrition spartan",
    );
    assert_eq!(offered(&state), "test M8, test M12, test T6");
}

#[test]
fn r_6_4d_one_die_for_each_zone() {
    let mut state = exactly(
        "historical; clear; turn 3; hand athenian; hand spartan; initiative spartan; T22: S-H3-1; T29: S-P5-1; M8: S-T10-1; M5: S-T4-1; stage attrition spartan",
    );
    assert_eq!(
        (asked(&state).0, offered(&state)),
        (Side::Spartan, "test M8, test T22, test T29".into())
    );
    load_dice(&mut state, &[1, 1]);
    play(&mut state, "test T22; accept").unwrap();
    assert_eq!(offered(&state), "test M8, test T29");
}

// covers: 6.4e 6.4f 6.4g
#[test]
fn r_6_4e_what_is_added() {
    let bonus = |turn: u8, zone: &str, pieces: &str| {
        let state = position(&format!("turn {turn}; {zone}: {pieces}; phase athenian"));
        attrition::bonus(Look::new(&game(), &state), Side::Athenian, place(zone))
    };
    assert_eq!(bonus(3, "T6", "A-H4-1 A-H4-2 A-P2-1"), 2);
    assert_eq!(bonus(3, "T6", "A-H4-1 A-H3-1 A-P2-1"), 1);
    assert_eq!(bonus(3, "M8", "A-T20-1 A-T10-1 A-T4-1 A-T4-2"), 1);
    assert_eq!(
        bonus(3, "M12", "A-T20-1 A-T20-2 A-T10-1 A-H4-1 A-H4-2 A-P2-1"),
        4
    );
    assert_eq!(
        [4, 5, 6, 7, 8].map(|turn| bonus(turn, "T6", "A-P2-1")),
        [0, 1, 1, 1, 0]
    );
}

fn thrown(turn: u8, zone: &str, pieces: &str, eyes: u8) -> State {
    let mut state = position(&format!("turn {turn}; {zone}: {pieces}; phase athenian"));
    let log = &mut Log::off();
    attrition::resolve(
        &mut Act::new(&game(), &mut state, log),
        Side::Athenian,
        place(zone),
        die(eyes),
    );
    campaign::run(&mut Act::new(&game(), &mut state, log));
    state
}

// covers: 6.4h
#[test]
fn r_6_4h_a_five_weakens_one() {
    let state = thrown(3, "T6", "A-H4-1 A-H4-2 A-P2-1", 2);
    assert_eq!(at(&state, "A-P2-1"), "T6", "4: nothing");
    let mut state = thrown(3, "T6", "A-H4-1 A-H4-2 A-P2-1-", 4);
    assert_eq!(
        offered(&state),
        "weaken A-H4-1, weaken A-H4-2, weaken A-P2-1"
    );
    play(&mut state, "weaken A-P2-1").unwrap();
    assert_eq!(at(&state, "A-P2-1"), "out");
    assert_eq!(
        at(&thrown(5, "T6", "A-H4-1 A-H4-2 A-P2-1", 2), "A-H4-1"),
        "T6",
        "5 in December: a choice"
    );
}

// covers: 6.4i 6.4j
#[test]
fn r_6_4i_six_and_more_weaken_all() {
    let state = thrown(3, "T6", "A-H4-1 A-P2-1-", 6);
    assert_eq!(
        (at(&state, "A-H4-1"), at(&state, "A-P2-1")),
        ("T6-".into(), "out".into())
    );
    let state = thrown(3, "M8", "A-T20-1 A-H4-1", 5);
    assert_eq!(
        (at(&state, "A-T20-1"), at(&state, "A-H4-1")),
        ("M8-".into(), "M8-".into())
    );
    // 6.4j The advantage may repeat the die.
    let mut state = exactly(
        "historical; clear; turn 3; hand athenian; hand spartan; initiative spartan; T22: S-H3-1; stage attrition spartan",
    );
    assert_eq!(offered(&state), "reroll, accept, pass phase");
    play(&mut state, "reroll").unwrap();
    assert_eq!(state.advantage, Side::Athenian);
}
