//! 7, 7.S1 to 7.S10 Stratagems of the fleet, of combats and of sieges.

use campaign::{PieceEvent, Refusal};
use engine::Log;

use crate::{
    action::Target,
    event::{Event, SharedEvent},
    ids::{CounterId, Side, Stratagem},
    illegal::Illegal,
    state::State,
    testing::*,
    types::Look,
};

use super::combat::with;

const NO: Target = Target::None;
const ATHENS: Side = Side::Athenian;
const SPARTA: Side = Side::Spartan;

/// The column after a stratagem.
fn column(pieces: &str, zone: &str, attacker: Side, play: (Side, Stratagem, Target)) -> String {
    let state = position(&format!("{pieces}; phase athenian"));
    let battle = with(zone, attacker, &[play]);
    Look::new(&game(), &state)
        .reading(&battle)
        .column
        .to_string()
}

/// Athens attacks a zone from another with these counters; goes on to the window before the die.
pub(super) fn window(athenian: &str, spartan: &str, pieces: &str, from: &str, zone: &str) -> State {
    let text = format!(
        "historical; clear; turn 3; hand athenian {athenian}; hand spartan {spartan}; {pieces}; pa athenian 9; advantage athenian; phase athenian"
    );
    let mut state = exactly(&text);
    play(&mut state, "announce 9").unwrap();
    let pass = |state: &mut State| {
        while offers(state, "pass") {
            play(state, "pass").unwrap();
        }
    };
    pass(&mut state);
    play(&mut state, &format!("activate {from}")).unwrap();
    let pick = if offers(&state, "pick all") {
        "pick all".to_owned()
    } else {
        asked(&state)
            .2
            .into_iter()
            .find(|answer| answer.starts_with("pick"))
            .unwrap()
    };
    play(&mut state, &format!("{pick}; step {zone}")).unwrap();
    pass(&mut state);
    if offers(&state, "stop") {
        play(&mut state, "stop").unwrap();
    }
    play(&mut state, "end moves").unwrap();
    pass(&mut state);
    play(&mut state, &format!("fight {zone}")).unwrap();
    if offers(&state, "stand") {
        play(&mut state, "stand").unwrap();
    }
    state
}

// covers: 7a
#[test]
fn r_7a_own_or_neutral_faces() {
    let game = game();
    let usable = |counter: &str, side| {
        let faces = game
            .counters
            .usable(counter.parse::<CounterId>().unwrap(), side);
        faces
            .map(|face| face.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(
        (usable("C09", ATHENS), usable("C09", SPARTA)),
        ("S10".into(), "S8".into())
    );
    assert_eq!(
        (usable("C16", ATHENS), usable("C16", SPARTA)),
        ("S4 S12".into(), "S4 S12".into())
    );
    assert_eq!(
        (usable("C14", ATHENS), usable("C14", SPARTA)),
        ("S8 S6".into(), "S6".into())
    );
    let state = window(
        "C09",
        "",
        "M9: A-T20-1 A-L-chereas; M8: S-T10-1",
        "M9",
        "M8",
    );
    assert_eq!(
        refused(&state, "play C09 S8"),
        Illegal::Shared(Refusal::OtherColour)
    );
    assert_eq!(
        refused(&state, "play C05 S2"),
        Illegal::Shared(Refusal::NotInHand)
    );
}

/// Sparta attacks T28 with these and the die shows this; goes on until the losses are taken.
fn after_t28(riders: &str, eyes: u8) -> State {
    let mut state = exactly(&format!(
        "historical; clear; turn 3; hand athenian; hand spartan C08; T29: {riders}; T28: A-H4-1 A-P2-1- A-A2-1; pa spartan 9; advantage spartan; phase spartan"
    ));
    play(
        &mut state,
        "announce 9; pass; activate T29; pick all; step T28; end moves; fight T28; stand",
    )
    .unwrap();
    load_dice(&mut state, &[eyes]);
    play(&mut state, "pass; accept").unwrap();
    while asked(&state)
        .2
        .iter()
        .any(|answer| answer.starts_with("lose"))
    {
        let answer = asked(&state).2[0].clone();
        play(&mut state, &answer).unwrap();
    }
    state
}

fn pursuits(state: &State) -> Vec<String> {
    let answers = asked(state).2.into_iter();
    answers
        .filter(|answer| answer.starts_with("play C08 S7"))
        .collect()
}

// covers: 7c 7.S7a 7.S7b
#[test]
fn r_7_s7a_cavalry_rides_down_the_beaten() {
    let mut played = 0;
    for eyes in 1..=6 {
        let mut state = after_t28("S-C5b-1 S-P5-1 S-H4b-1 S-H4-1 S-L-pharnabaze", eyes);
        let beaten = Look::new(&game(), &state).men_at(ATHENS, place("T28"));
        let weakened = beaten.intersection(state.pieces.backs());
        let offered = pursuits(&state);
        if offered.is_empty() {
            continue;
        }
        assert_eq!(offered.len(), usize::from(weakened.len()), "7.S7b");
        let unit = weakened.first().unwrap();
        play(&mut state, &format!("play C08 S7 piece {unit}")).unwrap();
        assert_eq!(at(&state, unit.id()), "out");
        assert!(state.bowl.contains(CounterId(7)));
        played += 1;
    }
    assert!(played > 0);
    // 7c Without cavalry it is never offered.
    for eyes in 1..=6 {
        let foot = after_t28("S-P5-1 S-H4b-1 S-H4-1 S-L-mindaros", eyes);
        assert!(pursuits(&foot).is_empty());
    }
}

// covers: 7.S1a 7.S1b
#[test]
fn r_7_s1a_periplous() {
    let sea = "M8: A-T10-1 S-T10-1";
    assert_eq!(
        column(sea, "M8", ATHENS, (ATHENS, Stratagem::Periplous, NO)),
        "2/1"
    );
    assert_eq!(
        column(sea, "M8", SPARTA, (ATHENS, Stratagem::Periplous, NO)),
        "1/2"
    );
    let state = window(
        "C01",
        "",
        "M9: A-T20-1 A-L-chereas; M8: S-T10-1",
        "M9",
        "M8",
    );
    assert!(offers(&state, "play C01 S1"));
    let state = window(
        "C01",
        "",
        "M4: A-T20-1 A-L-chereas; M5: S-T10-1",
        "M4",
        "M5",
    );
    assert!(!offers(&state, "play C01 S1"), "not in the strait");
    let state = window(
        "C01",
        "",
        "T17: A-H4-1 A-L-chereas; T16: S-H3-1",
        "T17",
        "T16",
    );
    assert!(!offers(&state, "play C01 S1"), "not on land");
}

// covers: 7.S2a 7.S3a
#[test]
fn r_7_s2a_kuklos_and_diekplous() {
    let sea = "M4: A-T20-1 S-T10-1 S-T2-1";
    assert_eq!(
        column(sea, "M4", ATHENS, (SPARTA, Stratagem::Kuklos, NO)),
        "1/1"
    );
    assert_eq!(
        column(
            "M4: A-T10-1 S-T10-1",
            "M4",
            ATHENS,
            (ATHENS, Stratagem::Diekplous, NO)
        ),
        "3/2"
    );
}

#[test]
fn r_7_s2a_only_the_defender_uses_it() {
    let mut state = window(
        "C04",
        "C05",
        "M9: A-T20-1 A-L-chereas; M8: S-T10-1",
        "M9",
        "M8",
    );
    assert_eq!(offered(&state), "play C04 S3, pass, pass phase");
    play(&mut state, "pass").unwrap();
    assert_eq!(offered(&state), "pass, pass phase", "C05 is S3 for Sparta");
    let mut state = window(
        "C05",
        "C04",
        "M9: A-T20-1 A-L-chereas; M8: S-T10-1",
        "M9",
        "M8",
    );
    assert_eq!(offered(&state), "pass, pass phase", "C05 is S2 for Athens");
    play(&mut state, "pass").unwrap();
    assert_eq!(offered(&state), "play C04 S2, pass, pass phase");
}

// covers: 7.S4a 7.S4d 7.S4e
#[test]
fn r_7_s4a_a_storm() {
    let text = "historical; clear; turn 3; hand athenian C15; hand spartan; Sestos: A-T10-1; M8: A-T20-1 A-H4-1; M12: A-T4-1; M9: S-T4-2; B1: S-T4-1; pa athenian 3; advantage spartan; phase athenian";
    let mut state = exactly(text);
    play(&mut state, "announce 1").unwrap();
    load_dice(&mut state, &[5, 4, 6]);
    let mut log = Log::on();
    play_logged(&mut state, "play C15 S4; accept; accept; accept", &mut log).unwrap();
    let rolled: Vec<String> = log
        .take()
        .into_iter()
        .filter_map(|event| match event {
            Event::Shared(SharedEvent::Piece(PieceEvent::StormRolled { unit, hit, .. })) => {
                Some(format!("{unit} {hit}"))
            }
            _ => None,
        })
        .collect();
    assert_eq!(
        rolled,
        ["A-T20-1 true", "A-T4-1 false", "S-T4-2 true"],
        "the player's ships first"
    );
    let after = ["A-T20-1", "A-H4-1", "A-T4-1", "S-T4-2", "A-T10-1", "S-T4-1"]
        .map(|piece| at(&state, piece));
    assert_eq!(after, ["M8-", "M8-", "M12", "M9-", "Sestos", "B1"]);
}

// covers: 8d
#[test]
fn r_8d_nobody_is_asked_about_a_die_that_could_not_be_better_for_him() {
    for (holder, eyes, asks) in [
        ("athenian", 4, false),
        ("athenian", 6, true),
        ("spartan", 4, true),
        ("spartan", 6, false),
    ] {
        let mut state = exactly(&format!(
            "historical; clear; turn 3; hand athenian C15; hand spartan; M8: A-T4-1; pa athenian 3; advantage {holder}; phase athenian"
        ));
        play(&mut state, "announce 2").unwrap();
        load_dice(&mut state, &[eyes]);
        play(&mut state, "play C15 S4").unwrap();
        assert_eq!(offers(&state, "reroll"), asks, "{holder} {eyes}");
    }
}

// covers: 7.S4b 7.S4c
#[test]
fn r_7_s4b_where_it_hits_harder() {
    let hit = |option: &str, ship: &str, zone: &str, eyes: u8| {
        let text = format!(
            "historical storm={option}; clear; turn 3; hand athenian C15; hand spartan; Sestos: A-P2-1; {zone}: {ship}; pa athenian 3; advantage spartan; phase athenian"
        );
        let mut state = exactly(&text);
        play(&mut state, "announce 1").unwrap();
        load_dice(&mut state, &[eyes]);
        play(&mut state, "play C15 S4; accept").unwrap();
        at(&state, ship).ends_with('-')
    };
    for (option, athens, sparta) in [
        ("sheltered", [false, true], [true, true]),
        ("printed", [true, true], [false, true]),
    ] {
        assert_eq!(
            [5, 6].map(|eyes| hit(option, "A-T10-1", "M5", eyes)),
            athens,
            "{option}"
        );
        assert_eq!(
            [5, 6].map(|eyes| hit(option, "S-T10-1", "M5", eyes)),
            sparta,
            "{option}"
        );
        assert_eq!(
            [5, 6].map(|eyes| hit(option, "A-T10-1", "M8", eyes)),
            sparta,
            "{option}"
        );
    }
}

// covers: 7.S5a 7.S5b
#[test]
fn r_7_s5a_rotten_hulls() {
    let text = |ships: &str| {
        format!(
            "historical; clear; turn 3; hand spartan C07; hand athenian; initiative spartan; {ships}; stage attrition spartan"
        )
    };
    let mut state = exactly(&text(
        "M5: A-T10-1; M7: A-T4-1; M8: A-T2-1; Sestos: A-T20-1",
    ));
    play(&mut state, "play C07 S5").unwrap();
    assert_eq!(
        (asked(&state).0, offered(&state)),
        (ATHENS, "weaken A-T10-1, weaken A-T4-1".into())
    );
    play(&mut state, "weaken A-T4-1").unwrap();
    assert_eq!(
        (at(&state, "A-T4-1"), at(&state, "A-T10-1")),
        ("out".into(), "M5-".into())
    );
    let mut state = exactly(&text("M3: A-T2-1"));
    play(&mut state, "play C07 S5").unwrap();
    assert_eq!(at(&state, "A-T2-1"), "out");
    let state = exactly(&text("Sestos: A-T2-1; T17: S-H3-1"));
    assert!(!offers(&state, "play C07 S5"));
}

// covers: 7.S6a 7.S6b
#[test]
fn r_7_s6a_archers_bar_the_way() {
    let text = "historical; clear; turn 3; hand spartan C17; hand athenian; T22: S-A2-1; T23: A-H4-1; pa athenian 9; phase athenian";
    let mut state = exactly(text);
    play(
        &mut state,
        "announce 9; pass; activate T23; pick A-H4-1; step T22",
    )
    .unwrap();
    assert_eq!(
        (asked(&state).0, offered(&state)),
        (SPARTA, "play C17 S6 place T22, pass, pass phase".into())
    );
    let mut passes = state.clone();
    play(&mut state, "play C17 S6 place T22").unwrap();
    let march = state.march.unwrap();
    assert_eq!((march.at, march.spent), (place("T23"), 0));
    assert_eq!(
        refused(&state, "step T22"),
        Illegal::Shared(Refusal::BarredByArchers { zone: place("T22") })
    );
    assert!(state.phase.lying.len() == 1 && !state.bowl.contains(CounterId(16)));
    play(&mut state, "stop").unwrap_or(());
    play(&mut passes, "pass").unwrap();
    assert_eq!(at(&passes, "A-H4-1"), "T22");
    // 7.S6b It also bars retreats, and the counter returns at the end.
    let places: Vec<_> =
        crate::rules::evasion::places(Look::new(&game(), &state), ATHENS, place("T23")).collect();
    assert!(!places.contains(&place("T22")));
    while !offers(&state, "announce 1") {
        let answer = [
            "end zone",
            "end moves",
            "pass",
            "stop",
            "accept",
            "done",
            "keep none",
        ]
        .into_iter()
        .find(|answer| offers(&state, answer))
        .unwrap()
        .to_owned();
        play(&mut state, &answer).unwrap();
    }
    assert!(
        state.bowl.contains(CounterId(16))
            || state.hands.athenian.contains(CounterId(16))
            || state.hands.spartan.contains(CounterId(16))
    );
}

// covers: 7.S8a 7.S8b 7.S8c
#[test]
fn r_7_s8a_a_combined_attack() {
    let strength = |pieces: &str, zone: &str, from: &str| {
        let state = position(&format!("{pieces}; phase athenian"));
        let battle = with(
            zone,
            ATHENS,
            &[(
                SPARTA,
                Stratagem::CombinedAttack,
                Target::Place { place: place(from) },
            )],
        );
        Look::new(&game(), &state).reading(&battle).defence
    };
    assert_eq!(
        strength("T22: A-H4-1 S-H3-2; T23: S-H4-1 S-H3-1", "T22", "T23"),
        3 + 4
    );
    assert_eq!(
        strength("M5: A-T10-1 S-T10-1; M6: S-T20-1 S-H4-1", "M5", "M6"),
        10 + 10
    );
    let mut state = window(
        "",
        "C09",
        "T17: A-H4-1 A-L-chereas; T22: S-H3-1; T21: A-P2-1; T23: S-H4-1; Abydos: S-P2-1; T26: S-P2-2",
        "T21",
        "T22",
    );
    assert_eq!(asked(&state).0, SPARTA);
    assert_eq!(
        offered(&state),
        "play C09 S8 place T23, play C09 S8 place T26, pass, pass phase"
    );
    play(&mut state, "play C09 S8 place T23").unwrap();
    assert_eq!(at(&state, "S-H4-1"), "T23", "they stay where they are");
}

#[test]
fn r_7_s10a_surprise() {
    assert_eq!(
        column(
            "T16: A-P2-1 S-P2-1",
            "T16",
            ATHENS,
            (ATHENS, Stratagem::Surprise, NO)
        ),
        "3/2"
    );
    assert_eq!(
        column(
            "M8: A-T10-1 S-T10-1",
            "M8",
            ATHENS,
            (ATHENS, Stratagem::Surprise, NO)
        ),
        "3/2"
    );
    let state = window(
        "C09",
        "",
        "T17: A-H4-1 A-L-chereas; T16: S-H3-1",
        "T17",
        "T16",
    );
    assert!(offers(&state, "play C09 S10"));
    let mut state = window(
        "",
        "C02",
        "T17: A-H4-1 A-L-chereas; T16: S-H3-1",
        "T17",
        "T16",
    );
    assert!(!offers(&state, "play C02 S10"), "not for the defender");
    play(&mut state, "pass").unwrap();
}
