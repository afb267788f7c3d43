//! 3 to 3.3, 3.5, 3.6 Movement on land and at sea, and stacking.

use campaign::Refusal;

use crate::{ids::Side, illegal::Illegal, state::State, testing::*, types::Look};

/// A phase of Athens with plenty of points.
fn athens(pieces: &str) -> State {
    position(&format!("turn 4; pa athenian 9; {pieces}; phase athenian"))
}

fn sparta(pieces: &str) -> State {
    position(&format!("turn 4; pa spartan 9; {pieces}; phase spartan"))
}

#[test]
fn r_3a_once_in_a_phase() {
    let mut state = athens("M5: A-T10-1");
    play(
        &mut state,
        "announce 4; activate M5; pick A-T10-1; step M6; stop",
    )
    .unwrap();
    let zone = place("M6");
    assert_eq!(
        refused(&state, "activate M6"),
        Illegal::Shared(Refusal::NothingToMove { place: zone })
    );
    play(&mut state, "end moves").unwrap();
    play(&mut state, "announce 2; activate M6; pick A-T10-1; step M7").unwrap();
    assert_eq!(at(&state, "A-T10-1"), "M7");
}

// covers: 3b 3.5b 3.5c 3.5d 0.2f
#[test]
fn r_3b_from_zone_to_zone() {
    let spent = |path: &str| {
        let (from, path) = path.split_once(' ').unwrap();
        let mut state = sparta(&format!("{from}: S-L-mindaros S-L-doreius"));
        play(
            &mut state,
            &format!("announce 9; activate {from}; pick S-L-mindaros"),
        )
        .unwrap();
        for to in path.split(' ') {
            play(&mut state, &format!("step {to}"))?;
        }
        Ok(state.march.map_or(5, |march| march.spent))
    };
    assert_eq!(spent("T22 T23 Lampsaque"), Ok(2));
    assert_eq!(spent("T22 T26"), Ok(2));
    assert_eq!(spent("T26 T27"), Ok(2));
    assert_eq!(spent("T26 T7"), Ok(1));
    assert_eq!(spent("T29 T30"), Ok(2));
    let (from, to) = (place("T23"), place("T27"));
    assert_eq!(
        spent("T23 T27"),
        Err(Illegal::Shared(Refusal::NotAdjacent { from, to }))
    );
    assert_eq!(spent("T7 T27"), Ok(2));
}

#[test]
fn ex_3_5e_lampsacus_to_t27() {
    let mut state = athens("Lampsaque: A-H4-1");
    play(
        &mut state,
        "announce 2; activate Lampsaque; pick A-H4-1; step T23; step T7; step T27",
    )
    .unwrap();
    assert_eq!(at(&state, "A-H4-1"), "T27");
    assert!(state.march.is_none(), "no point is left");
}

// covers: 3c 3.1c 3.3i
#[test]
fn r_3c_one_kind_of_move() {
    let mut state = athens("T16: A-H4-1; Sestos: A-T20-1");
    play(&mut state, "announce 9; activate T16; pick A-H4-1; step T17; step Sestos; stop; activate Sestos; pick A-T20-1").unwrap();
    assert!(!offers(&state, "pick A-H4-1"), "it has walked");
    // 3.1c A leader carried into a port does not walk on.
    let mut state = athens("M5: A-T20-1 A-L-alcibiade A-H4-1");
    play(
        &mut state,
        "announce 9; activate M5; pick all; step Sestos; stop",
    )
    .unwrap();
    for piece in ["A-L-alcibiade", "A-H4-1"] {
        assert_eq!(at(&state, piece), "Sestos");
    }
    assert_eq!(
        refused(&state, "activate Sestos"),
        Illegal::Shared(Refusal::NothingToMove {
            place: place("Sestos")
        })
    );
}

// covers: 3.1b 3.1d 3.1e 3.1f 3.1i
#[test]
fn r_3_1b_who_goes_where() {
    let mut state = sparta("Abydos: S-L-mindaros S-T10-1");
    play(&mut state, "announce 9; activate Abydos; pick S-L-mindaros").unwrap();
    assert!(offers(&state, "step T22") && !offers(&state, "step M4"));
    // 3.1d, 3.1e
    let mut state = athens("T17: A-H4-1");
    play(&mut state, "announce 9; activate T17; pick A-H4-1").unwrap();
    assert_eq!(
        refused(&state, "step M5"),
        Illegal::Shared(Refusal::LandAtSea { to: place("M5") })
    );
    let mut state = athens("M5: A-T10-1");
    play(&mut state, "announce 9; activate M5; pick A-T10-1").unwrap();
    assert_eq!(
        refused(&state, "step T17"),
        Illegal::Shared(Refusal::ShipsOnLand { to: place("T17") })
    );
    // 3.1f Both end in a port.
    let mut state = sparta("M9: S-T4-3; T6: S-H3-1");
    play(&mut state, "announce 9; activate M9; pick S-T4-3; step Parion; activate T6; pick S-H3-1; step Parion; stop").unwrap_err();
    let mut state = sparta("M9: S-T4-3; T6: S-H3-1");
    play(&mut state, "announce 9; activate M9; pick S-T4-3; step Parion; stop; activate T6; pick S-H3-1; step Parion").unwrap();
    assert_eq!(
        (at(&state, "S-T4-3"), at(&state, "S-H3-1")),
        ("Parion".into(), "Parion".into())
    );
    // 3.1i Without ships nobody leaves a base.
    let mut state = athens("B3: A-H4-1 A-T10-1");
    play(&mut state, "announce 9; activate B3").unwrap();
    play(&mut state, "pick A-H4-1").unwrap();
    assert_eq!(offered(&state), "pick A-T10-1, end zone");
    assert_eq!(
        refused(&state, "step M22"),
        Illegal::Shared(Refusal::NoEscort { zone: place("B3") })
    );
}

// covers: 3.1g 3.1h 3.5g
#[test]
fn r_3_1g_enemy_ports_are_closed() {
    let mut state = athens("Cyzique: S-P4-1; T1: A-H4-1; M16: A-T10-1");
    let port = place("Cyzique");
    play(&mut state, "announce 9; activate T1; pick A-H4-1").unwrap();
    assert_eq!(
        refused(&state, "step Cyzique"),
        Illegal::PortClosed { port }
    );
    play(&mut state, "step T2; stop; activate M16; pick A-T10-1").unwrap();
    assert_eq!(
        refused(&state, "step Cyzique"),
        Illegal::PortClosed { port }
    );
    // 3.1h A lone leader closes nothing and is captured.
    let mut state = athens("Rhoeteion: S-L-doreius; T20: A-H3-1; M2: A-T10-1");
    let (side, port) = (Side::Athenian, place("Rhoeteion"));
    assert!(crate::rules::siege::may_besiege(Look::new(&game(), &state), side, 0, port).is_err());
    play(
        &mut state,
        "announce 9; activate T20; pick A-H3-1; step Rhoeteion",
    )
    .unwrap();
    assert_eq!(at(&state, "S-L-doreius"), "out");
    assert!(state.killed.is_empty());
    // 3.5g On the way he stops nobody.
    let mut state = athens("T21: S-L-doreius; T22: A-H3-1");
    play(
        &mut state,
        "announce 9; activate T22; pick A-H3-1; step T21; step T20",
    )
    .unwrap();
    assert_eq!(
        (at(&state, "S-L-doreius"), at(&state, "A-H3-1")),
        ("out".into(), "T20".into())
    );
}

#[test]
fn r_3_2c_leaders_alone_keep_clear_of_enemies() {
    let mut state = sparta("T22: S-L-hermocrate; T21: A-H3-1");
    play(&mut state, "announce 9; activate T22; pick S-L-hermocrate").unwrap();
    assert_eq!(
        refused(&state, "step T21"),
        Illegal::LeaderAlone { zone: place("T21") }
    );
}

// covers: 3.3a 3.3b 3.3c 3.3d
#[test]
fn r_3_3c_passengers() {
    // 3.3b Nobody is picked up on the way.
    let mut state = athens("M5: A-T10-1 A-T10-2; Sestos: A-H3-1");
    play(&mut state, "announce 9; activate M5; pick all; step Sestos").unwrap();
    assert_eq!(offered(&state), "step M5, stop");
    play(&mut state, "step M5; step M4; step M3; stop").unwrap();
    assert_eq!(
        (at(&state, "A-H3-1"), at(&state, "A-T10-1")),
        ("Sestos".into(), "M3".into())
    );
    // 3.3c Dropped only where the ships are.
    let mut state = athens("M5: A-T20-1 A-H4-1");
    play(
        &mut state,
        "announce 9; activate M5; pick all; step M6; step M7",
    )
    .unwrap();
    assert_eq!(
        refused(&state, "drop A-H4-1"),
        Illegal::CannotDrop {
            piece: id("A-H4-1")
        }
    );
    play(&mut state, "step Lampsaque; drop A-H4-1; step M7; stop").unwrap();
    assert_eq!(
        (at(&state, "A-H4-1"), at(&state, "A-T20-1")),
        ("Lampsaque".into(), "M7".into())
    );
    // 3.3d Or they stay with the ships.
    let mut state = athens("Sestos: A-T20-1 A-H4-1");
    play(
        &mut state,
        "announce 9; activate Sestos; pick all; step M5; step M6; stop",
    )
    .unwrap();
    assert_eq!(at(&state, "A-H4-1"), "M6");
}

/// Who has dropped troops may sail back the way he came; who has not, does not sail through a zone twice.
#[test]
fn r_1_1f_back_again_after_a_drop() {
    let mut state = athens("Sestos: A-T20-1 A-H4-1");
    play(
        &mut state,
        "announce 9; activate Sestos; pick all; step M5; step M6; step M7; step Lampsaque",
    )
    .unwrap();
    let mut full = state.clone();
    play(&mut full, "step M7").unwrap();
    assert_eq!(
        refused(&full, "step M6"),
        Illegal::Shared(Refusal::BackAgain { zone: place("M6") })
    );
    play(
        &mut state,
        "drop A-H4-1; step M7; step M6; step M5; step Sestos; stop",
    )
    .unwrap();
    assert_eq!(
        (at(&state, "A-H4-1"), at(&state, "A-T20-1")),
        ("Lampsaque".into(), "Sestos".into())
    );
}

// covers: 3.3e 3.3f 3.3g
#[test]
fn r_3_3e_five_to_one() {
    let carries = |pieces: &str| {
        let mut state = athens(&format!("Sestos: {pieces}"));
        play(&mut state, "announce 9; activate Sestos").unwrap();
        for piece in pieces.split(' ') {
            play(&mut state, &format!("pick {piece}"))?;
        }
        play(&mut state, "step M5")
    };
    assert_eq!(carries("A-T20-1 A-H4-1"), Ok(()));
    assert_eq!(
        carries("A-T20-1 A-H4-1 A-A2-1"),
        Err(Illegal::Shared(Refusal::Overloaded))
    );
    assert_eq!(carries("A-T10-1 A-T4-1 A-T4-2 A-H3-1"), Ok(()));
    assert_eq!(
        carries("A-T10-1 A-T4-1 A-T4-2 A-H4-1"),
        Err(Illegal::Shared(Refusal::Overloaded))
    );
    assert_eq!(
        carries("A-T2-1 A-L-thrasybule A-L-chereas"),
        Ok(()),
        "leaders do not count"
    );
    // Nobody is offered whom the ships cannot carry, alone or with all.
    let mut state = athens("Sestos: A-T20-1 A-H4-1 A-A2-1 A-L-chereas");
    play(&mut state, "announce 9; activate Sestos").unwrap();
    let mut by_one = state.clone();
    play(&mut by_one, "pick A-T20-1; pick A-H4-1").unwrap();
    assert!(!offers(&by_one, "pick A-A2-1") && offers(&by_one, "pick A-L-chereas"));
    play(&mut state, "pick all; step M5").unwrap();
    assert_eq!(
        (at(&state, "A-A2-1"), at(&state, "A-L-chereas")),
        ("Sestos".into(), "M5".into())
    );
    // 3.3g Those who stay must fit the ships that stay.
    let mut state = athens("M5: A-T10-1 A-T10-2 A-H4-1");
    play(&mut state, "announce 9; activate M5; pick A-T10-1; step M6").unwrap();
    assert_eq!(at(&state, "A-H4-1"), "M5-");
    // 3.3f The owner chooses: both once, or one twice.
    let lost = |answers: &str| {
        let mut state = athens("M5: A-T10-1 A-T20-1 A-T10-2 A-H4-1 A-H4-2");
        play(
            &mut state,
            "announce 9; activate M5; pick A-T10-1; pick A-T10-2; step M6",
        )
        .unwrap();
        play(&mut state, answers).unwrap();
        (at(&state, "A-H4-1"), at(&state, "A-H4-2"))
    };
    assert_eq!(
        lost("unload A-H4-1; unload A-H4-2"),
        ("M5-".into(), "M5-".into())
    );
    assert_eq!(
        lost("unload A-H4-1; unload A-H4-1"),
        ("out".into(), "M5".into())
    );
}

// covers: 3.3h 0.2d 3.4j
#[test]
fn r_3_3h_troops_aboard_land_in_ports_only() {
    let mut state = athens("M13: A-T20-1 A-H4-1");
    play(&mut state, "announce 9; activate M13; pick all").unwrap();
    assert_eq!(offered(&state), "step M9, step M12, step M14, step M16");
    let mut state = athens("M13: A-T20-1 A-H4-1");
    play(&mut state, "announce 9; activate M13; pick A-H4-1").unwrap();
    assert_eq!(
        refused(&state, "step M9"),
        Illegal::Shared(Refusal::NoEscort { zone: place("M13") })
    );
}

// covers: 3.3j 3.3k
#[test]
fn ex_3_3j_alcibiades_sails_to_m9() {
    let mut state = position(
        "turn 3; pa athenian 2; Sestos: A-T20-1 A-H4-1 A-L-alcibiade; Lampsaque: A-P2-1; phase athenian",
    );
    play(&mut state, "announce 1; activate Sestos; pick all; step M5; step M6; step M7; step Lampsaque; drop A-H4-1").unwrap();
    let (from, to) = (place("Lampsaque"), place("M8"));
    assert_eq!(
        refused(&state, "step M8"),
        Illegal::Shared(Refusal::NotAdjacent { from, to })
    );
    play(&mut state, "step M7; step M8; step M9; stop").unwrap();
    let where_are = ["A-T20-1", "A-L-alcibiade", "A-H4-1"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["M9", "M9", "Lampsaque"]);
    assert_eq!(state.phase.budget.announced, 1, "one free activation");
}

#[test]
fn r_3_3l_through_a_port_to_its_other_anchor() {
    let mut state = athens("M16: A-T10-1");
    play(
        &mut state,
        "announce 9; activate M16; pick A-T10-1; step Cyzique; step M17",
    )
    .unwrap();
    assert_eq!(at(&state, "A-T10-1"), "M17");
    let mut state = athens("M16: A-T10-1; Cyzique: S-P4-1");
    play(&mut state, "announce 9; activate M16; pick A-T10-1").unwrap();
    assert!(!offers(&state, "step Cyzique"));
}

#[test]
fn r_3_5a_several_groups() {
    let mut state = athens("Sestos: A-T10-1 A-T4-1 A-H3-1");
    play(&mut state, "announce 2; activate Sestos; pick A-T10-1; step M5; step M4; stop; pick A-T4-1; step M5; step M6; step M7; stop; pick A-H3-1; step T17; step T16; stop").unwrap();
    let where_are = ["A-T10-1", "A-T4-1", "A-H3-1"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["M4", "M7", "T16"]);
    assert_eq!(state.phase.budget.announced, 0);
}

#[test]
fn r_3_5f_enemies_stop_a_group() {
    let mut state = athens("T17: A-H3-1; T16: S-P2-1");
    play(
        &mut state,
        "announce 9; activate T17; pick A-H3-1; step T16",
    )
    .unwrap();
    assert!(state.march.is_none());
}

// covers: 3.5h 3.5i
#[test]
fn r_3_5h_cavalry_withdraws() {
    let mut state = athens("T7: A-H4-1; T6: S-C5b-1 S-C5b-2 S-L-pharnabaze");
    play(&mut state, "announce 9; activate T7; pick A-H4-1; step T6").unwrap();
    assert_eq!(asked(&state).0, Side::Spartan);
    assert!(offers(&state, "withdraw T5") && offers(&state, "withdraw T28"));
    assert!(!offers(&state, "withdraw T6"));
    let mut stands = state.clone();
    play(&mut state, "withdraw T28").unwrap();
    let where_are = ["S-C5b-1", "S-C5b-2", "S-L-pharnabaze"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["T28", "T28", "T28"]);
    play(&mut state, "step T5; stop").unwrap();
    assert_eq!(at(&state, "A-H4-1"), "T5");
    play(&mut stands, "stand").unwrap();
    assert!(stands.march.is_none());
    // With foot beside them nobody withdraws.
    let mut state = athens("T7: A-H4-1; T6: S-C5b-1 S-P5-1");
    play(&mut state, "announce 9; activate T7; pick A-H4-1; step T6").unwrap();
    assert_eq!(asked(&state).0, Side::Athenian);
}

// covers: 3.5j 3.5l
#[test]
fn r_3_5j_passing_an_enemy_fleet() {
    let tries = |from: &str, to: &str, eyes: u8| {
        let mut state = athens(&format!("{from}: A-T20-1; {to}: S-T10-1"));
        play(
            &mut state,
            &format!("announce 9; activate {from}; pick A-T20-1; step {to}"),
        )
        .unwrap();
        load_dice(&mut state, &[eyes]);
        play(&mut state, "try pass").unwrap();
        state.march.is_some()
    };
    assert_eq!(
        [1, 2, 6].map(|eyes| tries("M5", "M4", eyes)),
        [true, false, false]
    );
    assert_eq!(
        [1, 3, 4].map(|eyes| tries("M7", "M8", eyes)),
        [true, true, false]
    );
    assert!(tries("M13", "M14", 3), "0.2d");
    // 3.5l Only the ships of the group count; leaving needs no die.
    let mut state = athens("M8: A-T20-2 A-T10-1 S-T4-1; M9: A-T20-1");
    play(&mut state, "announce 9; activate M9; pick A-T20-1; step M8").unwrap();
    assert_eq!(offered(&state), "try pass, stop");
    play(&mut state, "stop; activate M8; pick A-T20-2; step M7").unwrap();
    assert_eq!(at(&state, "A-T20-2"), "M7");
}

#[test]
fn r_3_5k_ten_to_one_needs_no_die() {
    let passes = |pieces: &str| {
        let mut state = athens(&format!("M9: {pieces}; M8: S-T4-1"));
        play(&mut state, "announce 9; activate M9; pick all; step M8").unwrap();
        offers(&state, "step M7")
    };
    assert!(passes("A-T20-1 A-T20-2"));
    assert!(!passes("A-T20-1 A-T10-1 A-T4-1 A-T4-2"));
}

#[test]
fn ex_3_5m_fifty_against_four_and_twenty() {
    let sail = |eyes: u8| {
        let mut state = athens(
            "M5: A-T20-1 A-T20-2 A-T10-1 A-L-thrasybule A-H4-1; M7: S-T4-1; M8: S-T20-1 S-H3-1",
        );
        play(
            &mut state,
            "announce 9; activate M5; pick all; step M6; step M7; step M8",
        )
        .unwrap();
        load_dice(&mut state, &[eyes]);
        play(&mut state, "try pass").unwrap();
        if eyes <= 3 {
            play(&mut state, "step M9; step Parion; stop").unwrap();
        }
        at(&state, "A-H4-1")
    };
    for eyes in 1..=6 {
        let end = if eyes <= 3 { "Parion" } else { "M8" };
        assert_eq!(sail(eyes), end, "{eyes}");
    }
}

// covers: 3.6a 3.6b 3.6c 3.6e
#[test]
fn r_3_6c_too_many_in_difficult_land() {
    let five =
        "T27: A-H3-1 A-H4-1 A-H4-2 A-P2-1 A-A2-1 A-L-chereas A-L-thrasybule; T7: A-P2-2 A-H3-2";
    let mut state = athens(five);
    play(
        &mut state,
        "announce 9; activate T7; pick A-P2-2; step T27; step T5; stop",
    )
    .unwrap();
    assert_eq!(at(&state, "A-P2-2"), "T5", "3.6a");
    let mut state = athens(five);
    play(&mut state, "announce 9; activate T7; pick A-P2-2; step T27; stop; end zone; activate T27; pick A-H3-1; step T28; stop; end zone; end moves").unwrap();
    assert_eq!(
        at(&state, "A-P2-2"),
        "T27",
        "3.6b one has left before the end"
    );
    let mut state = athens(five);
    play(
        &mut state,
        "announce 9; activate T7; pick A-P2-2; step T27; stop; end zone; end moves",
    )
    .unwrap();
    assert_eq!(asked(&state).2.len(), 6, "leaders do not count");
    play(&mut state, "disband A-A2-1").unwrap();
    assert_eq!(at(&state, "A-A2-1"), "out");
}

// covers: 3.6d 3.6f 3.6g 3.6h
#[test]
fn r_3_6f_limits_in_ports() {
    let game = game();
    let surplus = |zone: &str, pieces: &str| {
        let state = position(&format!("{zone}: {pieces}; phase athenian"));
        crate::rules::stacking::surplus(Look::new(&game, &state), Side::Athenian, place(zone))
    };
    assert!(surplus("Sestos", "A-T20-1 A-T20-2 A-T10-1").is_empty());
    assert_eq!(
        surplus("Sestos", "A-T20-1 A-T20-2 A-T10-1 A-T2-1 A-H4-1"),
        set("A-T20-1 A-T20-2 A-T10-1 A-T2-1")
    );
    assert!(
        surplus("Sestos", "A-T20-1- A-T20-2 A-T10-1 A-T10-2").is_empty(),
        "present values"
    );
    assert!(surplus("Sestos", "A-H4-1 A-H4-2 A-H4b-1").is_empty());
    assert_eq!(
        surplus("Sestos", "A-H4-1 A-H4-2 A-H4b-1 A-P2-1 A-T2-1").len(),
        4
    );
    let fleet = "A-T20-1 A-T20-2 A-T20-3 A-T10-1 A-T10-2 A-T10-3 A-T10-4";
    assert!(surplus("M3", fleet).is_empty() && surplus("B3", fleet).is_empty());
    assert!(
        surplus(
            "T22",
            "A-H3-1 A-H3-2 A-H4-1 A-H4-2 A-H4b-1 A-H4b-2 A-P2-1 A-P2-2 A-A2-1"
        )
        .is_empty()
    );
}
