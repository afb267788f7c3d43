//! 2.C, 5 Sieges.

use crate::step::{OwnStep, Step};
use crate::{
    battle::{Siege, SiegeDice},
    event::SiegeReason,
    ids::{CounterId, Side},
    illegal::Illegal,
    rules::siege::{dice, lines, may_besiege},
    state::State,
    testing::*,
    types::Look,
};

fn can(text: &str, port: &str, side: Side) -> bool {
    let state = position(&format!("{text}; phase athenian"));
    may_besiege(Look::new(&game(), &state), side, 0, place(port)).is_ok()
}

/// The dice of a siege and the lines that give them, without the basic die.
fn count(text: &str, port: &str, besieger: Side) -> (u8, Vec<(SiegeReason, i8)>) {
    let state = exactly(&format!(
        "historical; clear; hand athenian; hand spartan; {text}; phase athenian"
    ));
    let lines = lines(
        Look::new(&game(), &state),
        &Siege::new(place(port), besieger),
    );
    let others = lines.iter().skip(1).map(|line| (line.line, line.by));
    (dice(&lines), others.collect())
}

/// A siege of Cyzicus by Athens whose dice show this; nobody repeats them.
fn thrown(text: &str, eyes: &[u8]) -> State {
    let text = format!(
        "historical; clear; turn 3; hand athenian; hand spartan; initiative athenian; advantage athenian; {text}; stage sieges athenian"
    );
    let mut state = exactly(&text);
    play(&mut state, "besiege Cyzique").unwrap();
    let siege = state.siege.as_mut().unwrap();
    siege.dice = eyes.iter().copied().collect::<SiegeDice>();
    play(&mut state, "accept").unwrap();
    state
}

const AROUND: &str = "M16: A-T20-1; T2: A-H4-1";

// covers: 2.Ca 2.Cc 5a
#[test]
fn r_2_ca_the_initiative_first() {
    let text = "historical; clear; turn 3; hand athenian; hand spartan; initiative spartan; Sestos: A-P2-1; Lampsaque: A-P2-2; M5: S-T20-1 S-H3-1; M7: S-T10-1 S-P2-1; Abydos: S-P2-2; M4: A-T20-1; T22: A-H3-1; stage sieges spartan";
    let mut state = exactly(text);
    assert_eq!(
        (asked(&state).0, offered(&state)),
        (
            Side::Spartan,
            "besiege Sestos, besiege Lampsaque, done".into()
        )
    );
    play(&mut state, "besiege Lampsaque; accept").unwrap();
    while asked(&state)
        .2
        .iter()
        .any(|answer| answer.starts_with("weaken"))
    {
        let answer = asked(&state).2[0].clone();
        play(&mut state, &answer).unwrap();
    }
    while !offers(&state, "besiege Sestos") {
        play(&mut state, "done").unwrap();
    }
    assert!(!offers(&state, "besiege Lampsaque"), "once a phase");
    play(&mut state, "done").unwrap();
    assert_eq!(
        (asked(&state).0, offered(&state)),
        (Side::Athenian, "besiege Abydos, done".into())
    );
}

// covers: 2.Cb 2.Cd
#[test]
fn r_2_cb_a_ship_and_a_land_unit() {
    let athenian = Side::Athenian;
    assert!(can(
        "Cyzique: S-P4-1; M16: A-T20-1; T2: A-H4-1",
        "Cyzique",
        athenian
    ));
    assert!(!can("Cyzique: S-P4-1; T2: A-H4-1", "Cyzique", athenian));
    assert!(!can(
        "Cyzique: S-P4-1; M16: A-T20-1; M17: A-T10-1",
        "Cyzique",
        athenian
    ));
    assert!(
        can("Cyzique: S-P4-1; M16: A-T20-1 A-H4-1", "Cyzique", athenian),
        "2.Cd"
    );
    assert!(!can(
        "M16: A-T20-1; T2: A-H4-1; Cyzique: S-L-doreius",
        "Cyzique",
        athenian
    ));
}

// covers: 5.1a 5.1b 5.1c 5.1e 5.1f 5.1g 5.1i
#[test]
fn r_5_1b_lines_of_the_siege() {
    use SiegeReason::*;
    let weak = "Cyzique: S-P2-1-";
    let (athenian, spartan) = (Side::Athenian, Side::Spartan);
    assert_eq!(
        count(&format!("turn 3; {weak}; {AROUND}"), "Cyzique", athenian),
        (3, vec![(Zones, 2)])
    );
    assert_eq!(
        count(
            &format!("turn 3; advantage athenian; {weak}; {AROUND}"),
            "Cyzique",
            athenian
        )
        .0,
        4
    );
    assert_eq!(
        count(&format!("turn 8; {weak}; {AROUND}"), "Cyzique", athenian),
        (2, vec![(Zones, 2), (Season, -1)])
    );
    let sestos = |inside: &str, outside: &str| {
        count(
            &format!("turn 3; advantage athenian; Sestos: A-P2-1- {inside}; {outside}"),
            "Sestos",
            spartan,
        )
        .1
    };
    let m5 = "M5: S-T20-1 S-H3-1 S-L-mindaros";
    assert_eq!(sestos("A-L-chereas", m5), [(Zones, 1), (GreatLeader, 1)]);
    assert_eq!(sestos("A-L-thrasyllos", m5), [(Zones, 1)]);
    assert_eq!(
        sestos("A-L-thrasybule", m5),
        [(Zones, 1), (DefendingLeader, -1)]
    );
    assert_eq!(
        sestos("", "M5: S-T20-1 S-H3-1; T17: A-H4-1"),
        [(Zones, 1), (DefendingZones, -1)]
    );
    // 5.1a Nothing else applies.
    assert_eq!(
        sestos("", "M5: S-T20-1 S-H3-1; T17: A-H4-1")
            .iter()
            .map(|line| line.1)
            .sum::<i8>(),
        0
    );
}

// covers: 5.1d 5.1h 5.1o 7.S9a
#[test]
fn r_5_1o_counters_for_dice() {
    let text = "historical; clear; turn 3; hand spartan C04 C15 C06; hand athenian C09 C05; initiative spartan; Sestos: A-P2-1; M5: S-T20-1 S-H3-1; stage sieges spartan";
    let mut state = exactly(text);
    play(&mut state, "besiege Sestos").unwrap();
    assert!(offers(&state, "discard C04") && offers(&state, "play C06 S9"));
    assert_eq!(refused(&state, "discard C15"), Illegal::NoSiegeDie);
    let mut sapped = state.clone();
    play(&mut state, "discard C04").unwrap();
    assert!(
        !offers(&state, "discard C06") && !offers(&state, "play C06 S9"),
        "one each, not both"
    );
    assert!(state.bowl.contains(CounterId(3)));
    play(&mut state, "pass").unwrap();
    assert_eq!(asked(&state).0, Side::Athenian);
    play(&mut state, "discard C09").unwrap();
    let siege = state.siege.unwrap();
    let by = |reason| {
        lines(Look::new(&game(), &state), &siege)
            .iter()
            .find(|line| line.line == reason)
            .map(|line| line.by)
    };
    assert_eq!(
        (by(SiegeReason::Discard), by(SiegeReason::DefendingDiscard)),
        (Some(1), Some(-1))
    );
    assert!(!offers(&state, "discard C05"));
    play(&mut sapped, "play C06 S9").unwrap();
    assert!(!offers(&sapped, "discard C04"), "7.S9a");
    let siege = sapped.siege.unwrap();
    let sap = lines(Look::new(&game(), &sapped), &siege)
        .iter()
        .find(|line| line.line == SiegeReason::Sap)
        .map(|line| line.by);
    assert_eq!(sap, Some(2));
    play(&mut sapped, "pass").unwrap();
    assert!(offers(&sapped, "discard C05"), "still open to the besieged");
}

// covers: 5.1j 5.1k 5.1l 5.1m
#[test]
fn r_5_1j_the_force_ratio() {
    // Inside 23: T10 T4 T2 T2 H3 P2.
    let inside = "Sestos: A-T10-1 A-T4-1 A-T2-1 A-T2-2 A-H3-1 A-P2-1";
    let ratio = |outside: &str, option: &str| {
        let text = format!(
            "historical siege_ratio={option}; clear; turn 3; hand athenian; hand spartan; {inside}; {outside}; phase athenian"
        );
        let state = exactly(&text);
        let lines = lines(
            Look::new(&game(), &state),
            &Siege::new(place("Sestos"), Side::Spartan),
        );
        lines
            .iter()
            .find(|line| line.line == SiegeReason::Ratio)
            .map_or(0, |line| line.by)
    };
    let outside = [
        "M5: S-T10-1 S-T4-1 S-T4-2 S-H4-1",                  // 22
        "M5: S-T20-1 S-H3-1",                                // 23
        "M5: S-T20-1 S-T20-2 S-T2-1 S-H3-1",                 // 45
        "M5: S-T20-1 S-T20-2 S-H4-1 S-P2-1",                 // 46
        "M5: S-T20-1 S-T20-2 S-T20-3 S-T4-1 S-H4-1",         // 68
        "M5: S-T20-1 S-T20-2 S-T20-3 S-T4-1 S-H4-1 S-P2-1-", // 69
    ];
    assert_eq!(
        outside.map(|outside| ratio(outside, "sensible")),
        [-3, -2, -2, -1, -1, 0]
    );
    assert_eq!(
        outside.map(|outside| ratio(outside, "printed")),
        [-1, -2, -2, -3, -3, 0]
    );
    // 5.1m Leaders alone hold no zone, troops aboard count in one.
    let spartan = Side::Spartan;
    let (_, lines) = count(
        "turn 3; advantage athenian; Sestos: A-P2-1-; T17: A-L-thrasybule; M5: S-T20-1 S-H4-1",
        "Sestos",
        spartan,
    );
    assert_eq!(lines, [(SiegeReason::Zones, 1)]);
}

#[test]
fn r_5_1n_no_dice_no_siege() {
    let text =
        "turn 5; advantage athenian; Sestos: A-T20-1 A-H3-1; M5: S-T2-1 S-A2-1-; T17: A-H4-1";
    assert_eq!(count(text, "Sestos", Side::Spartan).0, 0);
    let mut state = exactly(
        "historical; clear; turn 5; hand athenian; hand spartan; initiative spartan; advantage athenian; Sestos: A-T20-1 A-H3-1; M5: S-T20-1- S-A2-1-; T17: A-H4-1; stage sieges spartan",
    );
    play(&mut state, "besiege Sestos").unwrap();
    assert!(state.siege.is_none() && at(&state, "A-H3-1") == "Sestos");
}

#[test]
fn r_5_1p_all_lines_together() {
    let text = |turn: u8| {
        format!(
            "turn {turn}; advantage spartan; Sestos: A-T10-1 A-T4-1 A-T2-1 A-T2-2 A-H3-1 A-P2-1; M5: S-T20-1 S-T10-1 S-T10-2 S-T10-3 S-T10-4 S-T10-5 S-L-mindaros; T17: S-H4-1"
        )
    };
    assert_eq!(count(&text(3), "Sestos", Side::Spartan).0, 5);
    assert_eq!(count(&text(6), "Sestos", Side::Spartan).0, 4);
}

// covers: 5.2a 5.2b 5.2c 8e
#[test]
fn r_5_2b_ones_cost_the_besieger() {
    let text = format!("Cyzique: S-P4-1; {AROUND}; M17: A-T10-1");
    let mut state = thrown(&text, &[1, 2, 3]);
    assert_eq!(
        offered(&state),
        "weaken A-T20-1, weaken A-T10-1, weaken A-H4-1"
    );
    play(&mut state, "weaken A-H4-1").unwrap();
    assert_eq!(
        (at(&state, "A-H4-1"), at(&state, "S-P4-1")),
        ("T2-".into(), "Cyzique".into())
    );
    // 5.2c Surplus ones are void; each unit once.
    let state = thrown(&format!("Cyzique: S-P4-1; {AROUND}"), &[1, 1, 1]);
    assert_eq!(
        (at(&state, "A-H4-1"), at(&state, "A-T20-1")),
        ("T2-".into(), "M16-".into())
    );
    // 5.2a, 8e All dice are thrown again, once.
    let mut state = exactly(&format!(
        "historical; clear; turn 3; hand athenian; hand spartan; initiative athenian; advantage spartan; Cyzique: S-P4-1; {AROUND}; stage sieges athenian"
    ));
    play(&mut state, "besiege Cyzique").unwrap();
    let dice = state.siege.unwrap().dice.iter().count();
    assert_eq!((asked(&state).0, dice), (Side::Spartan, 3));
    play(&mut state, "reroll").unwrap();
    assert_eq!(state.advantage, Side::Athenian);
    let again = matches!(
        state.step(),
        Some(Step::Own(OwnStep::Roll {
            roll: crate::step::Roll::Siege { .. },
            ..
        }))
    );
    assert!(!again);
}

// covers: 5.2d 5.2e
#[test]
fn r_5_2d_a_six_takes_the_port() {
    let mut state = thrown(
        &format!(
            "Cyzique: S-P4-1 S-T10-1; {AROUND}; M17: A-T20-2 A-T10-1 A-T10-2 A-H3-1; T1: A-L-chereas"
        ),
        &[6, 3, 5],
    );
    assert_eq!(
        (at(&state, "S-P4-1"), at(&state, "S-T10-1")),
        ("out".into(), "out".into())
    );
    play(
        &mut state,
        "enter A-H4-1; enter A-T20-1; enter A-T20-2; enter A-T10-1; enter A-L-chereas",
    )
    .unwrap();
    assert!(
        !offers(&state, "enter A-T10-2"),
        "51 points would be too many"
    );
    assert!(offers(&state, "enter A-H3-1"), "from aboard");
    play(&mut state, "done").unwrap();
    assert_eq!(at(&state, "A-H3-1"), "M17-", "10 PF are left to carry 3");
    // He need not.
    let mut state = thrown(&format!("Cyzique: S-P4-1; {AROUND}"), &[6, 2, 2]);
    play(&mut state, "done").unwrap();
    assert!(state.pieces.at(place("Cyzique")).is_empty());
}

// covers: 5.2f 5.2g 5.2i
#[test]
fn r_5_2f_a_five_weakens_all() {
    let state = thrown(
        &format!("Cyzique: S-T10-1 S-T4-1- S-H3-1; {AROUND}"),
        &[5, 5, 2],
    );
    let inside = ["S-T10-1", "S-T4-1", "S-H3-1"].map(|piece| at(&state, piece));
    assert_eq!(inside, ["Cyzique-", "out", "Cyzique-"]);
    assert!(!offers(&state, "enter A-H4-1"));
    let mut state = thrown(&format!("Cyzique: S-P4-1-; {AROUND}"), &[5, 4]);
    play(&mut state, "enter A-H4-1; done").unwrap();
    assert_eq!(at(&state, "A-H4-1"), "Cyzique");
    // 5.2i In a port nobody is carried.
    let state = position("Sestos: A-T2-1 A-H4-1; phase athenian");
    assert_eq!(
        crate::rules::cargo::overloaded(Look::new(&game(), &state), Side::Athenian),
        None
    );
}

#[test]
fn r_5_2h_leaders_of_a_fallen_port() {
    let text = format!("Cyzique: S-P4-1 S-L-doreius; {AROUND}");
    let mut enters = thrown(&text, &[6, 2]);
    let mut stays = enters.clone();
    let mut log = engine::Log::on();
    play_logged(&mut enters, "enter A-H4-1", &mut log).unwrap();
    let captured = log.take().iter().any(|event| {
        matches!(event, crate::event::Event::Shared(campaign::SharedEvent::Piece(campaign::PieceEvent::Captured { cause, .. })) if *cause == crate::step::Cause::Siege)
    });
    assert!(captured, "the cause is told");
    assert_eq!(
        (at(&enters, "S-L-doreius"), enters.killed.is_empty()),
        ("out".into(), true)
    );
    play(&mut stays, "done").unwrap();
    assert_eq!(at(&stays, "S-L-doreius"), "Cyzique");
}
