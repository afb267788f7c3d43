//! 2.B.2, 2.B.3, 4.2.2, 6.3 What holds at one moment and no longer.

use crate::{
    battle::Siege,
    event::SiegeReason,
    ids::{CounterId, Side},
    prompt::Prompt,
    rules::siege::lines,
    step::WindowKind,
    testing::*,
    types::Look,
};

/// 7.S13c An optional group that nobody has cancelled at once comes.
#[test]
fn r_7_s13c_a_called_group_is_not_delayed_later() {
    let mut state = exactly(
        "historical; clear; turn 4; hand athenian C11; hand spartan C01; advantage athenian; stage reinforcements",
    );
    play(&mut state, "play C11 S14 group 5").unwrap();
    assert_eq!(asked(&state).0, Side::Spartan, "S13 would answer it");
    assert!(
        !state.bowl.contains(CounterId(10)),
        "it waits for the answer"
    );
    play(&mut state, "pass").unwrap();
    assert!(state.bowl.contains(CounterId(10)));
    state.hands.spartan.insert(CounterId(10));
    state.bowl.remove(CounterId(10));
    assert_eq!(asked(&state).0, Side::Spartan);
    assert!(!offered(&state).contains("S13"), "{}", offered(&state));
}

/// 7.S13b The counters of both go back to the bowl.
#[test]
fn r_7_s13b_a_cancelled_call_gives_its_counter_back() {
    let mut state = exactly(
        "historical; clear; turn 4; hand athenian C21; hand spartan C11; advantage athenian; stage reinforcements",
    );
    play(
        &mut state,
        "play C21 S14 group 5; play C11 S13 reinforcement",
    )
    .unwrap();
    for counter in [10, 20].map(CounterId) {
        assert!(state.bowl.contains(counter), "2.Ad {counter}");
    }
}

/// 7.S18b, 2.B.2i Alcibiades set free is no reinforcement: his base is paid for.
#[test]
fn r_2_b_2i_the_base_of_the_freed_alcibiades_is_paid() {
    let price = |hand: &str, answer: &str| {
        let mut state = exactly(&format!(
            "historical; clear; turn 7; tissaphernes holds; removed: A-L-alcibiade; hand athenian {hand}; hand spartan; advantage athenian; pa athenian 3; stage reinforcements"
        ));
        if !answer.is_empty() {
            play(&mut state, answer).unwrap();
        }
        play(&mut state, "leave B3").unwrap();
        3 - state.actions.athenian
    };
    assert_eq!((price("", ""), price("C02", "play C02 S18")), (0, 1));
}

/// 2.B.3i When the enemy has moved, the passive player is asked before the combats, whatever he holds.
// covers: 2.B.3i
#[test]
fn r_2_b_3i_after_the_enemys_moves() {
    let moved = |spartan: &str, answers: &str| {
        let mut state = exactly(&format!(
            "historical; clear; turn 4; hand athenian; hand spartan {spartan}; M5: A-T10-1; Abydos: S-T4-1; pa athenian 3; pa spartan 1; advantage athenian; phase athenian"
        ));
        play(&mut state, answers).unwrap();
        state
    };
    let moves = "announce 2; pass; activate M5; pick A-T10-1; step M6; stop; end moves";
    let prompt = Prompt::Window {
        side: Side::Spartan,
        window: WindowKind::Moved,
    };
    let mut state = moved("C15", moves);
    assert_eq!(asked(&state).1, prompt);
    assert!(offers(&state, "play C15 S4"));
    play(&mut state, "play C15 S4").unwrap();
    assert_eq!(asked(&moved("C01", moves)).1, prompt, "also with Desertion");
    let quiet = moved("C15", "announce 2; pass; end moves");
    assert_ne!(asked(&quiet).1, prompt, "nobody has moved");
    let passed = moved("C15", &moves.replace("2; pass;", "2; pass phase;"));
    assert_ne!(asked(&passed).1, prompt);
}

/// 2.B.3g The moment after a combat is part of the action phase.
#[test]
fn r_2_b_3g_one_stratagem_counts_after_the_combat_too() {
    let text = "historical; clear; turn 3; hand athenian; hand spartan C08 C20; T29: S-C5b-1 S-P5-1 S-H4b-1 S-H4-1 S-L-pharnabaze; T28: A-P2-1- A-A2-1-; pa spartan 9; advantage spartan; phase spartan";
    for early in [false, true] {
        let mut state = exactly(text);
        play(&mut state, "announce 9").unwrap();
        if early {
            play(&mut state, "play C20 S22 draw").unwrap();
        }
        while !offers(&state, "activate T29") {
            play(&mut state, "pass").unwrap();
        }
        play(
            &mut state,
            "activate T29; pick all; step T28; end moves; fight T28",
        )
        .unwrap();
        load_dice(&mut state, &[1]);
        play(&mut state, "stand").unwrap();
        let mut asked_for_s7 = false;
        while state.battle.is_some() {
            let (_, _, answers) = asked(&state);
            asked_for_s7 |= answers.iter().any(|answer| answer.contains("S7"));
            let idle = ["pass", "accept"];
            let idle = idle
                .iter()
                .find(|idle| answers.iter().any(|answer| answer == *idle));
            let answer = idle.map_or(answers[0].clone(), |idle| (*idle).to_owned());
            play(&mut state, &answer).unwrap();
        }
        assert_eq!(asked_for_s7, !early);
    }
}

/// 4.2.2d, 2.B.3i Who has passed for the phase before one combat is not asked before the next.
#[test]
fn r_4_2_2d_passing_until_the_end_of_the_phase() {
    let mut state = exactly(
        "historical; clear; turn 3; hand athenian C09; hand spartan; M9: A-T20-1 A-T20-2; M8: S-T2-1; M10: S-T2-2; pa athenian 9; advantage spartan; phase athenian",
    );
    play(&mut state, "announce 9; pass").unwrap();
    play(
        &mut state,
        "activate M9; pick A-T20-1; step M8; stop; pick A-T20-2; step M10; stop; end moves; fight M8",
    )
    .unwrap();
    until(&mut state, "window");
    assert_eq!(asked(&state).0, Side::Athenian);
    play(&mut state, "pass phase").unwrap();
    until(&mut state, "combats");
    play(&mut state, "fight M10").unwrap();
    while state.battle.is_some() {
        let (side, _, answers) = asked(&state);
        assert!(
            side == Side::Spartan || !answers.contains(&"pass".to_owned()),
            "{answers:?}"
        );
        let idle = ["pass", "accept", "stand"];
        let idle = idle
            .iter()
            .find(|idle| answers.iter().any(|answer| answer == *idle));
        let answer = idle.map_or(answers[0].clone(), |idle| (*idle).to_owned());
        play(&mut state, &answer).unwrap();
    }
}

/// 2.B.3i Who has passed for a siege phase is asked again after his D.4.
#[test]
fn r_2_b_3i_passing_ends_with_the_phase() {
    let mut state = exactly(
        "historical; clear; turn 3; hand athenian C13; hand spartan; initiative spartan; advantage athenian; supply athenian 1; Cyzique: S-P4-1; M16: A-T20-1; T2: A-H4-1; stage sieges athenian",
    );
    play(&mut state, "besiege Cyzique; pass phase").unwrap();
    until(&mut state, "keep");
    play(&mut state, "keep C13").unwrap();
    for _ in 0..20 {
        if offers(&state, "play C13 S19") {
            return;
        }
        let answer = if offers(&state, "done") {
            "done"
        } else {
            "pass"
        };
        play(&mut state, answer).unwrap();
    }
    panic!("nobody asked for S19");
}

/// 6.3a In all bases of the side.
#[test]
fn r_6_3a_famine_in_both_bases() {
    let state = exactly(
        "historical; clear; turn 3; hand athenian; hand spartan; initiative athenian; supply athenian 1 disette; B2: A-T10-1; B3: A-T20-1 S-T10-1; Sestos: A-T4-1; stage supply athenian",
    );
    let where_are = ["A-T10-1", "A-T20-1", "S-T10-1", "A-T4-1"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["B2-", "B3-", "B3", "Sestos"]);
}

/// 5.1c, 5.1g A zone in which both have units helps neither.
#[test]
fn r_5_1c_units_of_one_side_alone() {
    let state = position(
        "turn 3; advantage spartan; Sestos: A-P2-1; M5: S-T20-1 S-H3-1; T17: S-P2-1 A-H4-1; phase athenian",
    );
    let siege = Siege::new(place("Sestos"), Side::Spartan);
    let zones = lines(Look::new(&game(), &state), &siege).into_iter();
    let zones =
        zones.filter(|line| matches!(line.line, SiegeReason::Zones | SiegeReason::DefendingZones));
    let zones: Vec<_> = zones.map(|line| (line.line, line.by)).collect();
    assert_eq!(zones, [(SiegeReason::Zones, 1)]);
}

/// 4.2.1h Too many evaders find their refuge as after a retreat.
#[test]
fn r_4_2_1h_too_many_in_the_refuge() {
    let mut state = position(
        "turn 3; pa athenian 9; advantage athenian; T23: A-H4-1; T22: S-P2-1; Abydos: S-H4b-1 S-H4b-2 S-H4-1; phase athenian",
    );
    play(
        &mut state,
        "announce 9; activate T23; pick A-H4-1; step T22; end moves; fight T22",
    )
    .unwrap();
    load_dice(&mut state, &[6]);
    play(&mut state, "evade; accept; evade Abydos").unwrap();
    assert_eq!(
        (asked(&state).0, offered(&state)),
        (
            Side::Spartan,
            "move on S-H4b-1, move on S-H4b-2, move on S-H4-1, move on S-P2-1".into()
        ),
        "13 PF, and nowhere to go"
    );
}

/// 7.S4b, 7.S4c A port with ships alone shelters them.
#[test]
fn r_7_s4c_any_unit_makes_a_port_friendly() {
    let weak = |port: &str| {
        let mut state = exactly(&format!(
            "historical; clear; turn 3; hand athenian C15; hand spartan; M5: A-T10-1; {port}; pa athenian 9; advantage spartan; phase athenian"
        ));
        play(&mut state, "announce 9").unwrap();
        load_dice(&mut state, &[5]);
        play(&mut state, "play C15 S4; accept").unwrap();
        at(&state, "A-T10-1")
    };
    assert_eq!(weak("Sestos: A-T4-1"), "M5");
    assert_eq!(weak("Sestos: S-T4-1"), "M5-");
}

/// 7.S17b, 7.S18a Alcibiades is in play in a base, too, and has come into play even if he is dead.
#[test]
fn r_7_s17b_alcibiades_wherever_he_is() {
    let offers_at = |text: &str, answer: &str| {
        let state = exactly(&format!(
            "historical; clear; turn 4; hand athenian C02; hand spartan C03; {text}; stage reinforcements"
        ));
        offers(&state, answer)
    };
    let held = "play C03 S17";
    assert!(offers_at("advantage spartan; B2: A-L-alcibiade", held));
    assert!(!offers_at(
        "advantage spartan; eliminated: A-L-alcibiade",
        held
    ));
    let escapes = "play C02 S18";
    assert!(offers_at(
        "advantage athenian; eliminated: A-L-alcibiade",
        escapes
    ));
    assert!(!offers_at(
        "advantage athenian; reserve: A-L-alcibiade",
        escapes
    ));
}

/// 7.S20a Two units, not one twice.
#[test]
fn r_7_s20a_each_unit_falls_ill_once() {
    let mut state = exactly(
        "historical; clear; turn 3; hand spartan C18; hand athenian; T17: A-H4-1 A-P2-1; pa spartan 9; Abydos: S-T4-1; phase spartan",
    );
    play(&mut state, "announce 9; play C18 S20; infect A-H4-1").unwrap();
    assert_eq!(offered(&state), "infect A-P2-1");
}

/// 7.S6b Before an entry the archers of that zone are asked for, not others.
#[test]
fn r_7_s6b_the_archers_of_the_zone() {
    let mut state = exactly(
        "historical; clear; turn 3; hand spartan C17; hand athenian; T22: S-A2-1; T28: S-A2-2; T23: A-H4-1; pa athenian 9; phase athenian",
    );
    play(
        &mut state,
        "announce 9; pass; activate T23; pick A-H4-1; step T22",
    )
    .unwrap();
    assert_eq!(offered(&state), "play C17 S6 place T22, pass, pass phase");
}
