//! 2.B.3 The action phases.

use campaign::{CounterEvent, MarkerEvent, PieceEvent, Refusal};
use engine::Log;

use crate::{
    event::{Event, SharedEvent},
    ids::Side,
    illegal::Illegal,
    step::Step,
    testing::*,
    types::Look,
};

#[test]
fn r_2_b_3a_leaders_recover_after_the_base_moves() {
    let mut state = exactly(
        "historical; clear; turn 4; hand athenian; hand spartan; B1: S-L-mindaros- S-T4-1; pa spartan 3; pa athenian 1; stage reinforcements",
    );
    assert_eq!(
        (at(&state, "S-L-mindaros"), offered(&state)),
        ("B1-".into(), "leave B1, done".into())
    );
    play(&mut state, "done").unwrap();
    assert_eq!(at(&state, "S-L-mindaros"), "B1");
    assert!(matches!(state.step(), Some(Step::Announce { .. })));
    // Those of both sides.
    let state = exactly(
        "historical; clear; turn 4; hand athenian; hand spartan; Sestos: A-T4-1 A-L-chereas-; Abydos: S-T4-1 S-L-doreius-; pa athenian 1; stage recover",
    );
    let where_are = ["A-L-chereas", "S-L-doreius"].map(|leader| at(&state, leader));
    assert_eq!(where_are, ["Sestos", "Abydos"]);
}

// covers: 2.B.3b 2.B.3c 2.B.3d 2.B.3e
#[test]
fn r_2_b_3b_phases_alternate() {
    let phases = |athenian: u8, spartan: u8| {
        let mut state = exactly(&format!(
            "historical; clear; turn 4; hand athenian; hand spartan; Sestos: A-T4-1; Abydos: S-T4-1; pa athenian {athenian}; pa spartan {spartan}; stage actions spartan"
        ));
        let mut order = String::new();
        while let Some(Step::Announce { side } | Step::Menu { side }) = state.step() {
            order.push(if side == Side::Spartan { 'S' } else { 'A' });
            play(&mut state, "announce 1; end moves").unwrap();
        }
        order
    };
    assert_eq!(phases(3, 3), "SASASA");
    assert_eq!(phases(3, 0), "AAA");
    assert_eq!(phases(3, 1), "SAAA");
}

/// Fleets that met in B.2 when both sides had spent their last points there: nobody attacks, nobody is weakened.
// covers: 2.B.3f
#[test]
fn r_2_b_3f_without_points_nobody_attacks() {
    for initiative in ["spartan", "athenian"] {
        let state = exactly(&format!(
            "historical; clear; turn 4; hand athenian; hand spartan; M22: S-T20-1 A-T20-1; Abydos: S-T4-1; initiative {initiative}; pa athenian 0; pa spartan 0; stage actions {initiative}"
        ));
        let where_are = ["S-T20-1", "A-T20-1"].map(|piece| at(&state, piece));
        assert_eq!(where_are, ["M22", "M22"]);
    }
    // Who has just come out of his base stays outside, too.
    let mut state = exactly(
        "historical; clear; turn 4; hand athenian; hand spartan; B3: S-T20-1; home S-T20-1; M22: A-T20-1; initiative spartan; advantage athenian; pa athenian 0; pa spartan 2; stage reinforcements",
    );
    play(&mut state, "leave B3; pick S-T20-1; step M22; stop").unwrap();
    let where_are = ["S-T20-1", "A-T20-1"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["M22", "M22"]);
}

// covers: 2.B.3g
#[test]
fn r_2_b_3g_one_stratagem_in_an_action_phase() {
    let mut state = exactly(
        "historical; clear; turn 4; hand spartan C03 C15; hand athenian; T16: A-H3-1 A-L-chereas; M8: A-T10-1; Abydos: S-T4-1; pa spartan 3; phase spartan",
    );
    play(&mut state, "announce 1").unwrap();
    assert!(offers(&state, "play C15 S4"));
    load_dice(&mut state, &[1]);
    play(&mut state, "play C03 S16 piece A-L-chereas; accept").unwrap();
    assert!(!offers(&state, "play C15 S4"));
    until(&mut state, "announce");
    play(&mut state, "announce 1").unwrap();
    assert!(
        offers(&state, "play C15 S4"),
        "the next phase allows another"
    );
}

#[test]
fn r_2_b_3h_no_limit_outside_the_action_phases() {
    let mut state = exactly(
        "historical; turn 3; hand spartan C10 C11; hand athenian; advantage spartan; stage reinforcements",
    );
    play(&mut state, "play C11 S13 group 1; play C10 S14 group 12").unwrap();
    assert_eq!(
        (at(&state, "A-L-alcibiade"), at(&state, "S-T20-3")),
        ("out".into(), "B3".into())
    );
    // In the same D.3 two counters restore two units.
    let text = "historical; clear; turn 3; hand spartan C17 C21; hand athenian; M5: S-T10-1- S-T10-2-; stage recovery spartan";
    let mut state = exactly(text);
    play(
        &mut state,
        "play C17 S11 piece S-T10-1; play C21 S11 piece S-T10-2",
    )
    .unwrap();
    assert_eq!(
        (at(&state, "S-T10-1"), at(&state, "S-T10-2")),
        ("M5".into(), "M5".into())
    );
    // In a siege a counter given up for a die is not a play: another may be played besides.
    let text = "historical; clear; turn 3; initiative spartan; advantage spartan; hand athenian; hand spartan C04 C18; Sestos: A-P2-1; M5: S-T20-1; T17: S-H4-1; stage sieges spartan";
    let mut state = exactly(text);
    play(&mut state, "besiege Sestos; discard C04").unwrap();
    assert!(offers(&state, "play C18 S22 draw"));
}

#[test]
fn r_2_b_3i_passing_until_the_end_of_the_phase() {
    let text = "historical; clear; turn 4; hand athenian C04; hand spartan C05; M8: A-T10-1; M9: A-T10-2; M10: S-T10-1; M12: S-T10-2; pa spartan 6; advantage athenian; phase spartan";
    let mut state = exactly(text);
    play(&mut state, "announce 6; pass").unwrap();
    assert_eq!(asked(&state).0, Side::Athenian);
    play(&mut state, "pass phase; activate M10; pick S-T10-1; step M8; stop; activate M12; pick S-T10-2; step M9; stop; end moves; fight M8; stand").unwrap();
    assert_eq!(asked(&state).0, Side::Spartan);
    assert_eq!(offered(&state), "play C05 S3, pass, pass phase");
    play(&mut state, "pass").unwrap();
    assert_ne!(asked(&state).0, Side::Athenian, "he is not asked again");
}

// covers: 2.B.3.1a 2.B.3.1b
#[test]
fn r_2_b_3_1a_the_announcement() {
    let mut state =
        position("turn 4; pa athenian 4; Sestos: A-T4-1 A-L-chereas; M5: S-T2-1; phase athenian");
    assert_eq!(
        offered(&state),
        "announce 1, announce 2, announce 3, announce 4"
    );
    assert_eq!(
        refused(&state, "announce 5"),
        Illegal::Shared(Refusal::NotSoManyPoints { most: 4 })
    );
    play(
        &mut state,
        "announce 3; activate Sestos; pick all; step M5; stop; end moves",
    )
    .unwrap();
    assert_eq!(
        (state.actions.athenian, state.phase.budget.announced),
        (3, 2)
    );
    play(&mut state, "fight M5").unwrap();
    assert_eq!(
        (state.actions.athenian, state.phase.budget.announced),
        (2, 1)
    );
    until(&mut state, "menu");
    assert_eq!(state.actions.athenian, 1, "the third point is lost");
    assert_eq!(
        asked(&state).0,
        Side::Athenian,
        "the last point is announced without a question"
    );
}

// covers: 2.B.3.2a 2.B.3.2b 2.B.3.2c 2.B.3.2d 2.B.3.2e
#[test]
fn r_2_b_3_2b_leaders_set_the_price() {
    let game = game();
    let cost = |turn: u8, pieces: &str| {
        let state = position(&format!("turn {turn}; M21: {pieces}; phase athenian"));
        crate::rules::activation::cost(Look::new(&game, &state), Side::Athenian, place("M21"))
    };
    let great = "A-T4-1 A-L-alcibiade A-L-chereas";
    assert_eq!([1, 2, 3, 9, 10].map(|turn| cost(turn, great)), [0; 5]);
    assert_eq!([4, 5, 6, 7, 8].map(|turn| cost(turn, great)), [1; 5]);
    assert_eq!(
        (
            cost(9, "A-T4-1 A-L-theramene"),
            cost(3, "A-T4-1 A-L-chereas")
        ),
        (1, 1)
    );
    assert_eq!((cost(1, "A-T4-1"), cost(6, "A-T4-1")), (2, 2));
    let mut state =
        position("turn 1; pa athenian 4; Sestos: A-T4-1 A-T2-1; Cardia: A-P2-2; phase athenian");
    play(&mut state, "announce 4; activate Sestos; pick A-T4-1; step M5; stop; end zone; activate Cardia; end zone").unwrap();
    assert_eq!(state.phase.budget.announced, 0);
    assert_eq!(offered(&state), "end moves");
}

// covers: 2.B.3.2f 2.B.3.2g 2.B.3.2h 2.B.3.2i 2.B.3.2j
#[test]
fn r_2_b_3_2f_the_price_at_that_moment() {
    let mut state = position(
        "turn 3; pa athenian 1; M5: A-T10-6 A-L-alcibiade; Sestos: A-T4-1; phase athenian",
    );
    play(
        &mut state,
        "announce 1; activate M5; pick all; step Sestos; stop; activate Sestos",
    )
    .unwrap();
    assert_eq!(state.phase.budget.announced, 1, "Alcibiades is there now");
    assert!(offers(&state, "pick A-T4-1") && !offers(&state, "pick A-T10-6"));
    play(&mut state, "end zone").unwrap();
    let again = Illegal::Shared(Refusal::FreeOnce {
        place: place("Sestos"),
    });
    assert_eq!(refused(&state, "activate Sestos"), again, "2.B.3.2h");
    // 2.B.3.2g A lone leader.
    let mut state = position("turn 4; pa spartan 1; Abydos: S-L-hermocrate; phase spartan");
    play(&mut state, "announce 1; activate Abydos; pick S-L-hermocrate; step T22; step T21; step T20; step T24; step T25").unwrap_err();
    assert_eq!(at(&state, "S-L-hermocrate"), "T24");
    // 2.B.3.2h Again only for those who have not moved, and only if it can be paid.
    let mut state = position("turn 4; pa athenian 3; Sestos: A-T4-1 A-T2-1; phase athenian");
    play(
        &mut state,
        "announce 3; activate Sestos; pick A-T4-1; step M5; stop; end zone",
    )
    .unwrap();
    let sestos = place("Sestos");
    assert_eq!(
        refused(&state, "activate Sestos"),
        Illegal::Shared(Refusal::TooDear {
            place: sestos,
            cost: 2
        })
    );
    // 2.B.3.2i Port and land are zones of their own.
    let mut state = position("turn 4; pa spartan 4; T3: S-H3-1; Cyzique: S-P4-1; phase spartan");
    play(
        &mut state,
        "announce 4; activate T3; end zone; activate Cyzique; end zone",
    )
    .unwrap();
    assert_eq!(state.actions.spartan, 0);
    // 2.B.3.2j A base with others than reinforcements costs the ordinary price.
    let game = game();
    let cost = |text: &str| {
        crate::rules::activation::cost(
            Look::new(&game, &position(text)),
            Side::Athenian,
            place("B3"),
        )
    };
    assert_eq!(
        cost("turn 2; B3: A-T10-2 A-L-thrasybule; home A-T10-2; phase athenian"),
        0
    );
    assert_eq!(cost("turn 2; B3: A-T10-2; home A-T10-2; phase athenian"), 2);
}

#[test]
fn ex_2_b_3_2i_cyzicus_and_thasos_are_paid_apart() {
    let begin = || position("turn 4; pa spartan 4; T3: S-H3-1; Cyzique: S-P4-1; phase spartan");
    for (zone, moves, stays) in [("T3", "S-H3-1", "S-P4-1"), ("Cyzique", "S-P4-1", "S-H3-1")] {
        let mut state = begin();
        play(&mut state, &format!("announce 4; activate {zone}")).unwrap();
        assert!(offers(&state, &format!("pick {moves}")));
        assert!(!offers(&state, &format!("pick {stays}")), "{zone}");
    }
    // Thasos in February: nothing for new ships alone, 2 PA as soon as others are with them.
    let thasos = |others: &str| {
        let mut state = exactly(&format!(
            "historical; clear; turn 7; hand athenian; hand spartan; {others}; pa athenian 2; advantage athenian; stage reinforcements"
        ));
        play(&mut state, "leave B2").unwrap();
        state.actions.athenian
    };
    assert_eq!((thasos("M5: A-T10-1"), thasos("B2: A-T10-1")), (2, 0));
}

// covers: 2.B.3.3a 2.B.3.3b 4.2a 4.1a
#[test]
fn r_2_b_3_3a_one_point_pays_for_all_combats() {
    let mut state = position(
        "turn 4; pa athenian 5; M8: A-T20-1; M12: A-T20-2; M9: S-T4-1; M19: S-T4-2; phase athenian",
    );
    play(&mut state, "announce 5; activate M8; pick A-T20-1; step M9; stop; activate M12; pick A-T20-2; step M19; stop; end moves").unwrap();
    assert_eq!(offered(&state), "fight M9, fight M19");
    play(&mut state, "fight M19").unwrap();
    assert_eq!(state.phase.budget.announced, 0);
    assert_eq!(state.battle.unwrap().attacker, Side::Athenian);
    play(&mut state, "stand").unwrap();
    until(&mut state, "combats");
    assert_eq!(
        offered(&state),
        "fight M9",
        "no activation any more, and no point for it"
    );
}

// covers: 2.B.3.3c 3.1a
#[test]
fn r_2_b_3_3c_contact_from_b_2() {
    let text = "turn 4; pa spartan 2; M22: S-T20-1 A-T20-1; phase spartan";
    let mut leaves = position(text);
    play(
        &mut leaves,
        "announce 2; activate M22; pick S-T20-1; step M21; stop; end moves",
    )
    .unwrap();
    assert_eq!(at(&leaves, "S-T20-1"), "M21", "3.1a without a die");
    assert!(leaves.battle.is_none());
    let mut stays = position(text);
    play(&mut stays, "announce 2; end moves").unwrap();
    assert_eq!(
        (asked(&stays).0, offered(&stays)),
        (Side::Spartan, "fight M22".into())
    );
}

/// A turn in which something happens in every phase: each comes once, in order; D.3 to D.5 for one side after the other.
#[test]
fn r_2a_the_phases_of_a_turn() {
    let mut log = Log::on();
    let mut state = exactly(
        "historical; clear; turn 1; hand athenian; hand spartan; Sestos: A-P2-1; M5: S-T10-1 S-P2-1; M8: A-T4-1; T7: A-P2-2; T28: S-P4-1; stage recovery spartan",
    );
    let mut events = Vec::new();
    while state.turn < 3 {
        let (_, _, answers) = asked(&state);
        let wanted = [
            "besiege",
            "pass",
            "accept",
            "recover ",
            "done",
            "end moves",
            "keep none",
        ];
        let starts = |wanted: &&str| answers.iter().find(|answer| answer.starts_with(wanted));
        let answer = wanted.iter().find_map(starts).unwrap_or(&answers[0]);
        play_logged(&mut state, answer, &mut log).unwrap();
        events.extend(log.take());
    }
    let kinds = events.iter().filter_map(|event| match event {
        Event::TurnBegan { .. } => Some("turn"),
        Event::Shared(SharedEvent::Counter(CounterEvent::Drew { .. })) => Some("A"),
        Event::InitiativeRolled { .. } => Some("B.1"),
        Event::Shared(SharedEvent::Piece(PieceEvent::Arrived { .. })) => Some("B.2"),
        Event::Shared(SharedEvent::Marker(MarkerEvent::Announced { .. })) => Some("B.3"),
        Event::SiegeBegan { .. } => Some("C"),
        Event::Shared(SharedEvent::Counter(CounterEvent::HandKept { .. })) => Some("D.1"),
        Event::Shared(SharedEvent::Piece(PieceEvent::Recovered { .. })) => Some("D.3"),
        Event::Shared(SharedEvent::Marker(MarkerEvent::SupplyMoved { .. })) => Some("D.4"),
        Event::Shared(SharedEvent::Piece(PieceEvent::AttritionRolled { .. })) => Some("D.5"),
        _ => None,
    });
    let mut order: Vec<&str> = kinds.skip_while(|&kind| kind != "turn").collect();
    order.dedup();
    let expected = "turn A B.1 B.2 B.3 C D.1 D.3 D.4 D.5 D.3 D.4 D.5 turn A B.1";
    assert_eq!(order.join(" "), expected);
}
