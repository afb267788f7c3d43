//! 4.2.3 Losses.

use campaign::{CombatResult, Loss, Winner};
use engine::Log;

use crate::{
    ids::Side,
    state::State,
    step::Battle,
    step::{BattleStage, Stage, Step},
    testing::*,
    types::{Act, Look},
};

/// A combat in which Athens attacks and the table has said this; goes on to the first choice.
fn suffer(pieces: &str, zone: &str, attacker: Loss, defender: Loss) -> State {
    let mut state = position(&format!("turn 4; {zone}: {pieces}; phase athenian"));
    let result = CombatResult {
        attacker,
        defender,
        winner: Winner::Attacker,
    };
    let mut battle = Battle::new(place(zone), Side::Athenian);
    battle.losses = Look::new(&game(), &state).losses(&battle, result);
    battle.result = Some(result);
    state.battle = Some(battle);
    state.stack.clear();
    let side = Side::Spartan;
    state.stack.push(Step::Turn {
        stage: Stage::Actions { side },
    });
    state.stack.push(Step::Combats {
        side: Side::Athenian,
    });
    state.stack.push(Step::Battle {
        stage: BattleStage::AttackerLosses,
    });
    campaign::run(&mut Act::new(&game(), &mut state, &mut Log::off()));
    state
}

fn athens_loses(pieces: &str, zone: &str, loss: Loss) -> State {
    let enemy = if zone.starts_with('M') {
        "S-T20-1"
    } else {
        "S-H4-1"
    };
    suffer(&format!("{pieces} {enemy}"), zone, loss, Loss::None)
}

fn count(pieces: &str, zone: &str, loss: Loss) -> u8 {
    let state = position(&format!("{zone}: {pieces}; phase athenian"));
    let result = CombatResult {
        attacker: loss,
        defender: Loss::None,
        winner: Winner::Attacker,
    };
    let battle = Battle::new(place(zone), Side::Athenian);
    Look::new(&game(), &state).losses(&battle, result).athenian
}

// covers: 4.2.3a 4.2.3f 4.2.3h
#[test]
fn r_4_2_3a_units_on_land_strength_at_sea() {
    assert_eq!(count("A-H3-1 A-H4-1 A-P2-1 A-A2-1", "T16", Loss::Half), 2);
    assert_eq!(count("A-T20-1 A-T10-1 A-T10-2", "M8", Loss::Half), 20);
    assert_eq!(
        count(
            "A-H3-1 A-H4-1 A-P2-1 A-A2-1 A-H4-2",
            "T16",
            Loss::ThreeQuarters
        ),
        3
    );
    assert_eq!(count("A-H3-1 A-H4-1 A-P2-1", "T16", Loss::Quarter), 1);
    assert_eq!(Loss::Quarter.share(38), 9);
    assert_eq!(count("A-H3-1", "T16", Loss::None), 0);
}

#[test]
fn ex_4_2_3j_half_of_three_units() {
    assert_eq!(count("A-H3-1 A-H4-1 A-P2-1", "T16", Loss::Half), 1);
    let mut state = athens_loses("A-H3-1 A-H4-1 A-P2-1", "T16", Loss::Half);
    play(&mut state, "lose A-H4-1").unwrap();
    let units = ["A-H3-1", "A-H4-1", "A-P2-1"].map(|piece| at(&state, piece));
    assert_eq!(units, ["T16", "T16-", "T16"]);
    assert!(!offers(&state, "lose A-H3-1"), "one unit is all");
}

#[test]
fn ex_4_2_3k_a_quarter_of_two_units() {
    assert_eq!(count("A-H3-1 A-H4-1", "T16", Loss::Quarter), 1);
    let mut state = athens_loses("A-H3-1 A-H4-1", "T16", Loss::Quarter);
    play(&mut state, "lose A-H3-1").unwrap();
    let units = ["A-H3-1", "A-H4-1"].map(|piece| at(&state, piece));
    assert_eq!(units, ["T16-", "T16"]);
}

// covers: 4.2.3b 3.3f
#[test]
fn r_4_2_3b_troops_must_fit_the_ships_left() {
    let state = athens_loses("A-T20-1 A-H4-1", "M8", Loss::All);
    assert_eq!(
        (at(&state, "A-T20-1"), at(&state, "A-H4-1")),
        ("M8-".into(), "M8-".into())
    );
    let state = athens_loses("A-T4-1 A-H3-1-", "M8", Loss::All);
    assert_eq!(
        (at(&state, "A-T4-1"), at(&state, "A-H3-1")),
        ("M8-".into(), "out".into())
    );
}

// covers: 4.2.3c 4.2.3d
#[test]
fn r_4_2_3c_all_are_destroyed() {
    let state = suffer(
        "A-H4-1 A-H4-2 A-H4b-1 S-H4-1 S-P2-1 S-L-doreius",
        "T16",
        Loss::None,
        Loss::Eliminated,
    );
    let gone = ["S-H4-1", "S-P2-1", "S-L-doreius"].map(|piece| at(&state, piece));
    assert_eq!(gone, ["out", "out", "out"]);
    assert_eq!(state.killed, set("S-L-doreius"));
    assert_eq!(at(&state, "A-H4-1"), "T16", "4.2.3h no loss for the winner");
    // At sea those aboard are lost with their ships.
    let state = suffer(
        "A-T20-2 S-T10-1 S-P2-1 S-L-doreius",
        "M8",
        Loss::None,
        Loss::Eliminated,
    );
    assert_eq!(
        (at(&state, "S-P2-1"), state.killed),
        ("out".into(), set("S-L-doreius"))
    );
}

#[test]
fn r_4_2_3e_all_are_weakened() {
    let state = athens_loses("A-T10-1 A-T10-2-", "M8", Loss::All);
    assert_eq!(
        (at(&state, "A-T10-1"), at(&state, "A-T10-2")),
        ("M8-".into(), "out".into())
    );
}

#[test]
fn r_4_2_3g_the_owner_chooses() {
    let mut state = athens_loses("A-H4-1 A-P2-1", "T16", Loss::Quarter);
    assert_eq!(
        (asked(&state).0, offered(&state)),
        (Side::Athenian, "lose A-H4-1, lose A-P2-1".into())
    );
    play(&mut state, "lose A-P2-1").unwrap();
    assert_eq!(
        (at(&state, "A-P2-1"), at(&state, "A-H4-1")),
        ("T16-".into(), "T16".into())
    );
    assert!(
        state
            .battle
            .is_none_or(|battle| battle.losses.athenian == 0)
    );
    // One result strikes a unit once.
    let mut state = athens_loses("A-H4-1 A-P2-1 A-H3-1", "T16", Loss::ThreeQuarters);
    play(&mut state, "lose A-P2-1").unwrap();
    assert_eq!(offered(&state), "lose A-H4-1, lose A-H3-1");
}

#[test]
fn r_4_2_3i_the_smallest_total_that_suffices() {
    let total = |pieces: &str, loss| count(pieces, "M8", loss);
    assert_eq!(total("A-T20-1 A-T20-2 A-T2-1", Loss::Half), 22);
    assert_eq!(total("A-T20-1 A-T10-1 A-T4-1", Loss::Quarter), 10);
    assert_eq!(total("A-T10-1 A-T10-2", Loss::Quarter), 10);
    assert_eq!(total("A-T2-1-", Loss::Quarter), 1, "at least one ship");
    let mut state = athens_loses("A-T20-1 A-T20-2 A-T2-1", "M8", Loss::Half);
    assert_eq!(offered(&state), "lose A-T20-1, lose A-T20-2");
    play(&mut state, "lose A-T20-2").unwrap();
    let where_are = ["A-T20-1", "A-T20-2", "A-T2-1"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["M8", "M8-", "M8-"]);
}

#[test]
fn ex_4_2_3l_nineteen_of_thirty_eight() {
    let mut state = athens_loses("A-T10-1 A-T10-2 A-T10-3 A-T4-1 A-T4-2", "M8", Loss::Half);
    assert_eq!(offered(&state), "lose A-T10-1, lose A-T10-2");
    play(&mut state, "lose A-T10-1").unwrap();
    assert_eq!(offered(&state), "lose A-T10-2, lose A-T10-3");
    play(&mut state, "lose A-T10-3").unwrap();
    let ships = Look::new(&game(), &state).ships_at(Side::Athenian, place("M8"));
    assert_eq!(Look::new(&game(), &state).strength_of(ships), 28);
}

#[test]
fn ex_4_2_3m_weakened_ships_with_hoplites_aboard() {
    let mut state = athens_loses(
        "A-T10-1- A-T10-2- A-T4-1- A-T4-2- A-T2-1- A-H3-1",
        "M8",
        Loss::Quarter,
    );
    assert_eq!(offered(&state), "lose A-T4-1, lose A-T4-2");
    play(&mut state, "lose A-T4-2").unwrap();
    assert_eq!(
        (
            at(&state, "A-T4-2"),
            at(&state, "A-T2-1"),
            at(&state, "A-H3-1")
        ),
        ("out".into(), "out".into(), "M8-".into())
    );
    let ships = Look::new(&game(), &state).ships_at(Side::Athenian, place("M8"));
    assert_eq!(Look::new(&game(), &state).strength_of(ships), 12);
    assert_eq!(
        Look::new(&game(), &state).strength_of(set("A-H3-1")),
        1,
        "from 3 PF to 1"
    );
}
