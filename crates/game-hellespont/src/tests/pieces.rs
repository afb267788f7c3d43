//! 0.3, 1 Units, leaders, counters and markers.

use engine::{Game, Viewer};

use crate::{
    ids::{CounterId, Side, Stratagem},
    pieces::{PieceId, UnitType},
    testing::*,
    types::{Act, Look},
};

#[test]
fn r_0_3a_strength_on_the_present_face() {
    let game = game();
    let state = exactly("historical; turn 2; stage reinforcements");
    let ships = |side| {
        Look::new(&game, &state).strength_of(Look::new(&game, &state).ships_at(side, place("B3")))
    };
    assert_eq!((ships(Side::Athenian), ships(Side::Spartan)), (55, 75));
    assert_eq!(Look::new(&game, &state).strength(id("S-T10-7")), 5);
}

// covers: 1a 1.1c 1.1d
#[test]
fn r_1_1c_types_and_swords() {
    let pieces = &game().pieces;
    let units = PieceId::all().filter(|piece| !piece.is_leader());
    assert_eq!(units.count(), 69);
    assert_eq!(pieces.of_type(UnitType::Trireme).len(), 42);
    assert_eq!(pieces.land().len(), 27);
    assert_eq!(pieces.of_type(UnitType::Cavalry), set("S-C5b-1 S-C5b-2"));
    let elite =
        PieceId::all().filter(|&piece| !piece.is_leader() && pieces.card(piece).swords[0] > 0);
    assert_eq!(
        elite.collect::<crate::pieces::PieceSet>(),
        set("A-H4b-1 A-H4b-2 A-P4b-1 A-A3b-1 S-H4b-1 S-H4b-2 S-C5b-1 S-C5b-2")
    );
    // 1a Allies obey their side.
    for piece in ["S-P4-1", "S-C5b-1", "S-L-hermocrate"] {
        assert_eq!(pieces.card(id(piece)).side, Side::Spartan);
    }
}

// covers: 1.1a 1.1b 1.1e
#[test]
fn r_1_1b_half_the_strength_when_weakened() {
    let game = game();
    for piece in PieceId::all().filter(|piece| !piece.is_leader()) {
        let card = game.pieces.card(piece);
        assert_eq!(card.strength[1], card.strength[0] / 2, "{piece}");
        assert!(
            card.strength[1] > 0 && card.swords[0] == card.swords[1],
            "{piece}"
        );
    }
    let mut state = position("T17: A-H4-1; phase athenian");
    let log = &mut engine::Log::off();
    Act::new(&game, &mut state, log).weaken(id("A-H4-1"), crate::step::Cause::Combat);
    assert_eq!(
        (
            at(&state, "A-H4-1"),
            Look::new(&game, &state).strength(id("A-H4-1"))
        ),
        ("T17-".into(), 2)
    );
    Act::new(&game, &mut state, log).weaken(id("A-H4-1"), crate::step::Cause::Combat);
    assert_eq!(at(&state, "A-H4-1"), "out");
}

#[test]
fn r_1_1f_ships_sail_as_far_as_they_like() {
    let mut state = position("M1: A-T10-1; phase athenian");
    play(&mut state, "announce 2; activate M1; pick A-T10-1").unwrap();
    play(
        &mut state,
        "step M2; step M3; step M4; step M5; step M6; step M7; step M8; step M10; step M12; step M19",
    )
    .unwrap();
    assert_eq!(at(&state, "A-T10-1"), "M19");
    assert!(!offers(&state, "step M12"), "no circles");
}

// covers: 1.1g 3.2a
#[test]
fn r_1_1g_four_points_on_land() {
    let mut state = position("Cardia: A-P2-2; phase athenian");
    play(
        &mut state,
        "announce 2; activate Cardia; pick A-P2-2; step T13; step T15; step T16; step T17",
    )
    .unwrap();
    assert_eq!(at(&state, "A-P2-2"), "T17");
    assert!(state.march.is_none(), "the fifth point is missing");
    let mut state = position("Sestos: A-H3-1; phase athenian");
    play(
        &mut state,
        "announce 2; activate Sestos; pick A-H3-1; step T17; step T18; step T19; step Eleonte",
    )
    .unwrap();
    assert_eq!(at(&state, "A-H3-1"), "Eleonte");
}

#[test]
fn r_1_1h_no_change_is_given() {
    let state = position("M5: A-T10-1 A-T10-2 A-T20-1; phase athenian");
    let mut state = state;
    play(&mut state, "announce 2; activate M5").unwrap();
    let (.., answers) = asked(&state);
    assert!(
        answers
            .iter()
            .all(|answer| answer.starts_with("pick") || answer == "end zone"),
        "{answers:?}"
    );
}

// covers: 1.2a 1.2b 1.2c
#[test]
fn r_1_2b_the_leaders_swords() {
    let game = game();
    let state = position("phase athenian");
    let swords = |names: &str| -> Vec<u8> {
        let leaders = names.split(' ').map(id);
        let backs = state.pieces.backs();
        leaders
            .map(|leader| game.pieces.swords(leader, backs))
            .collect()
    };
    assert_eq!(
        swords(
            "A-L-alcibiade A-L-thrasybule A-L-theramene A-L-thrasyllos A-L-chereas A-L-tymochares"
        ),
        [2, 2, 1, 1, 0, 0]
    );
    assert_eq!(PieceId::ALCIBIADES, id("A-L-alcibiade"));
    assert_eq!(
        swords("S-L-mindaros S-L-hermocrate S-L-pharnabaze S-L-doreius S-L-hyppocrate S-L-epicles"),
        [2, 1, 1, 0, 0, 0]
    );
    // 1.2c Wounded he has none, but is still a leader.
    let cost = |text: &str| {
        let state = position(text);
        crate::rules::activation::cost(Look::new(&game, &state), Side::Spartan, place("Abydos"))
    };
    assert_eq!(cost("turn 2; Abydos: S-L-mindaros; phase spartan"), 0);
    assert_eq!(cost("turn 2; Abydos: S-L-mindaros-; phase spartan"), 1);
}

// covers: 1.2d 10.1f
#[test]
fn r_1_2d_allies_are_like_others_but_for_the_persians() {
    let mut state =
        position("Abydos: S-T20-1 S-T20-2 S-P5-1 S-L-hermocrate S-L-pharnabaze; phase spartan");
    play(
        &mut state,
        "announce 2; activate Abydos; pick S-T20-1; pick S-T20-2",
    )
    .unwrap();
    assert!(offers(&state, "pick S-L-hermocrate"));
    let piece = id("S-L-pharnabaze");
    let persians = crate::illegal::Illegal::Persians { piece };
    assert_eq!(refused(&state, "pick S-L-pharnabaze"), persians);
    assert!(!offers(&state, "pick S-P5-1"));
    // Nor do they cross the sea.
    let mut state = position("T22: S-P5-1; M4: S-T20-1; phase spartan");
    play(&mut state, "announce 2; activate T22; pick S-P5-1").unwrap();
    assert!(!offers(&state, "step M4") && offers(&state, "step Abydos"));
}

// covers: 1.2e 3.2b
#[test]
fn r_1_2e_leaders_have_five_points() {
    let mut state = position("T22: S-L-mindaros; phase spartan");
    play(
        &mut state,
        "announce 1; activate T22; pick S-L-mindaros; step T26; step T27; step T5",
    )
    .unwrap();
    assert_eq!(at(&state, "S-L-mindaros"), "T5");
    let mut state = position("T22: S-H4-1 S-L-mindaros; phase spartan");
    play(
        &mut state,
        "announce 1; activate T22; pick all; step T26; step T27; step T5",
    )
    .unwrap();
    assert_eq!(
        (at(&state, "S-H4-1"), at(&state, "S-L-mindaros")),
        ("T27".into(), "T5".into())
    );
}

// covers: 1.3a 7.S21a
#[test]
fn r_1_3a_two_faced_counters() {
    let counters = &game().counters;
    let all = CounterId::all().iter();
    let faces: Vec<_> = all.flat_map(|counter| counters.faces(counter)).collect();
    assert_eq!((CounterId::COUNT, faces.len()), (21, 42));
    let of = |side: Side| faces.iter().filter(|face| face.colour.is_of(side)).count();
    assert_eq!((of(Side::Athenian), of(Side::Spartan)), (13, 13));
    let mut kinds: Vec<Stratagem> = faces.iter().map(|face| face.stratagem).collect();
    kinds.sort();
    kinds.dedup();
    assert_eq!(kinds.len(), 22);
    assert!("S21".parse::<Stratagem>().is_err());
}

#[test]
fn r_1_4a_everybody_sees_the_tracks() {
    let game = game();
    let mut state = position("pa spartan 4; Abydos: S-T4-1; phase spartan");
    play(&mut state, "announce 4; activate Abydos").unwrap();
    let seen = [
        Viewer::Seat(Side::Athenian.seat()),
        Viewer::Seat(Side::Spartan.seat()),
        Viewer::Spectator,
    ]
    .map(|viewer| game.view(&state, viewer).position);
    assert_eq!(seen[0].actions.spartan, 2);
    assert!(seen.iter().all(|position| *position == seen[0]));
}
