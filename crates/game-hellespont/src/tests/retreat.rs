//! 4.2.4 Retreats.

use crate::step::OwnBattleStage;
use campaign::{CombatResult, Loss, Winner};
use engine::Log;

use crate::{
    ids::Side,
    state::State,
    step::Battle,
    step::{BattleStage, Stage, Step},
    testing::*,
    types::Act,
};

/// The combat in a zone is over without losses and this side has won; goes on to the first choice.
fn won(text: &str, zone: &str, winner: Winner) -> State {
    let mut state = position(&format!("turn 4; {text}; phase athenian"));
    let mut battle = Battle::new(place(zone), Side::Athenian);
    battle.result = Some(CombatResult {
        attacker: Loss::None,
        defender: Loss::None,
        winner,
    });
    state.battle = Some(battle);
    state.stack.clear();
    state.stack.push(Step::Turn {
        stage: Stage::Actions {
            side: Side::Spartan,
        },
    });
    state.stack.push(Step::Combats {
        side: Side::Athenian,
    });
    state.stack.push(Step::Battle {
        stage: BattleStage::Own(OwnBattleStage::Aftermath),
    });
    campaign::run(&mut Act::new(&game(), &mut state, &mut Log::off()));
    state
}

// covers: 4.2.4a 4.2.4f 4.2.4g
#[test]
fn r_4_2_4a_the_loser_leaves() {
    let state = won("T16: A-H4-1 S-H4-1", "T16", Winner::Defender);
    assert_eq!(offered(&state), "retreat T15, retreat T17");
    let mut state = won("T22: S-H4-1 S-P2-1 A-H4-1", "T22", Winner::Attacker);
    assert_eq!(
        offered(&state),
        "retreat T21, retreat T23, retreat T26, retreat Abydos, retreat all T21, retreat all T23, retreat all T26, retreat all Abydos"
    );
    play(&mut state, "retreat T21; retreat Abydos").unwrap();
    assert_eq!(
        (
            at(&state, "S-H4-1"),
            at(&state, "S-P2-1"),
            at(&state, "A-H4-1")
        ),
        ("T21".into(), "Abydos".into(), "T22".into())
    );
    let state = won("M4: S-T10-1 A-T10-1", "M4", Winner::Attacker);
    assert_eq!(offered(&state), "retreat M3, retreat M5, retreat Abydos");
    // Those aboard go where their ships go.
    let mut state = won(
        "M4: S-T10-1 S-T20-1 S-H4-1 S-L-doreius A-T10-1",
        "M4",
        Winner::Attacker,
    );
    play(&mut state, "retreat M3; retreat M5").unwrap();
    assert_eq!(
        offered(&state),
        "retreat M3, retreat M5, retreat all M3, retreat all M5"
    );
    play(&mut state, "retreat M5; retreat M3").unwrap();
    let where_are = ["S-T20-1", "S-T10-1", "S-H4-1", "S-L-doreius"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["M3", "M5", "M5-", "M3"], "10 PF carry 2");
}

/// What has fled in one combat does not burden the ships in the next.
#[test]
fn r_3_4e_each_combat_counts_its_flights_apart() {
    let mut state = position("turn 4; T16: A-H4-1 S-H4-1; phase athenian");
    let sea = place("M13").index();
    state.phase.own.fled.add(sea, 10);
    assert!(!state.phase.own.fled.has_room(sea, 1, 10));
    crate::rules::battle::begin(&mut state, Battle::new(place("T16"), Side::Athenian));
    assert!(state.phase.own.fled.has_room(sea, 10, 10));
}

#[test]
fn r_4_2_4i_the_loser_leaves_an_empty_field() {
    let state = won("T16: S-H4-1", "T16", Winner::Attacker);
    assert_eq!(
        (asked(&state).0, offered(&state)),
        (Side::Spartan, "retreat T15, retreat T17".into())
    );
}

#[test]
fn r_4_2_4b_the_winner_of_the_cell() {
    let table = &game().table;
    use campaign::Odds;
    let winner = |die| table.result(Odds::OneToOne, die).winner;
    assert_eq!((winner(3), winner(4)), (Winner::Defender, Winner::Attacker));
    assert_eq!(table.result(Odds::OneToOne, 3).attacker, Loss::Quarter);
    assert_eq!(table.result(Odds::OneToOne, 3).defender, Loss::Quarter);
}

#[test]
fn r_4_2_4c_nowhere_to_go() {
    let state = won(
        "M17: S-T10-1 S-T4-1 S-L-doreius A-T20-1; M15: A-T10-1; M19: A-T4-1; Cyzique: A-P2-1",
        "M17",
        Winner::Attacker,
    );
    let gone = ["S-T10-1", "S-T4-1", "S-L-doreius"].map(|piece| at(&state, piece));
    assert_eq!(gone, ["out", "out", "out"]);
    assert_eq!(
        state.killed,
        set("S-L-doreius"),
        "9.2i for want of a retreat"
    );
}

#[test]
fn r_4_2_4d_a_leader_alone_is_captured() {
    let state = won("T22: S-L-hyppocrate A-H4-1", "T22", Winner::Attacker);
    assert_eq!(
        (at(&state, "S-L-hyppocrate"), state.killed),
        ("out".into(), set("S-L-hyppocrate"))
    );
}

#[test]
fn r_4_2_4e_moving_on() {
    let crowd = "T26: S-H3-1 S-H3-2 S-H3-3 S-P2-2; T22: S-H4-1 S-P2-1 A-H4-1";
    let mut state = won(crowd, "T22", Winner::Attacker);
    play(&mut state, "retreat T26; retreat T26").unwrap();
    assert_eq!(asked(&state).2.len(), 6);
    play(&mut state, "move on S-H3-1; retreat T25").unwrap();
    assert_eq!(at(&state, "S-H3-1"), "T25");
    // Where no zone is free one of them is lost.
    let held = format!(
        "{crowd}; T21: A-H3-1; T23: A-H3-2; T25: A-P2-1; T27: A-P2-2; T7: A-A2-1; Abydos: A-A2-2"
    );
    let mut state = won(&held, "T22", Winner::Attacker);
    play(&mut state, "move on S-H3-1").unwrap();
    assert_eq!(
        (at(&state, "S-H3-1"), at(&state, "S-H4-1")),
        ("out".into(), "T26".into())
    );
}

/// All neighbours are full or held: somebody goes to a full zone, out of which somebody moves on.
#[test]
fn r_4_2_4e_from_zone_to_zone() {
    let text = "T26: S-H3-1 S-H3-2 S-H3-3 S-P2-2; T22: S-H4-1 S-P2-1 A-H4-1; T27: S-P4-1 S-A2-1 S-A2-2 S-H4b-1 S-P5-1; T21: A-H3-1; T23: A-H3-2; T25: A-P2-1; T7: A-A2-1; Abydos: A-A2-2";
    let mut state = won(text, "T22", Winner::Attacker);
    assert_eq!(asked(&state).2.len(), 6);
    play(&mut state, "move on S-H3-1").unwrap();
    assert_eq!(
        (at(&state, "S-H3-1"), asked(&state).2.len()),
        ("T27".into(), 6)
    );
    play(&mut state, "move on S-A2-1").unwrap();
    assert_eq!(offered(&state), "retreat T5, retreat T6, retreat T28");
}

// covers: 4.2.4h
#[test]
fn r_4_2_4h_at_sea_without_ships() {
    let mut state = position("turn 4; M12: A-T2-1- A-L-tymochares; phase athenian");
    let log = &mut Log::off();
    Act::new(&game(), &mut state, log).weaken(id("A-T2-1"), crate::step::Cause::Combat);
    crate::rules::cargo::check(&mut state, Side::Athenian, crate::step::Cause::Stranded);
    campaign::run(&mut Act::new(&game(), &mut state, log));
    assert_eq!(
        (at(&state, "A-L-tymochares"), state.killed.is_empty()),
        ("out".into(), true)
    );
}

#[test]
fn r_4_2_4i_the_winner_without_units() {
    let state = won("T22: S-L-doreius A-L-chereas", "T22", Winner::Attacker);
    assert_eq!(
        (at(&state, "S-L-doreius"), at(&state, "A-L-chereas")),
        ("T22".into(), "T22".into())
    );
    let state = won(
        "T22: S-H4-1 A-L-chereas; T23: A-H3-1; T26: A-P2-1; Abydos: A-P2-2",
        "T22",
        Winner::Attacker,
    );
    assert_eq!(at(&state, "A-L-chereas"), "out", "among enemies");
}

// covers: 3.4i 3.4e
#[test]
fn r_3_4i_a_retreat_by_sea() {
    let shut = "T5: S-H4-1 A-H4-1; T4: A-H3-1; T6: A-H3-2; T27: A-P2-1; T28: A-P2-2";
    let state = won(
        &format!("{shut}; M13: S-T10-1; M14: S-T20-1"),
        "T5",
        Winner::Attacker,
    );
    assert_eq!(at(&state, "S-H4-1"), "T3", "the only way");
    // 3.4e Counted on its own: 10 PF of ships take 10 PF of men.
    let state = won(
        &format!(
            "{}; M13: S-T10-1; M14: S-T20-1",
            shut.replace("S-H4-1", "S-H4b-1 S-H4-1 S-H3-1")
        ),
        "T5",
        Winner::Attacker,
    );
    let where_are = ["S-H4b-1", "S-H4-1", "S-H3-1"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["T3", "T3", "out"]);
    // 10.1g Persians never cross.
    let persians = won(
        &format!(
            "{}; M13: S-T10-1; M14: S-T20-1",
            shut.replace("S-H4-1", "S-P5-1")
        ),
        "T5",
        Winner::Attacker,
    );
    assert_eq!(at(&persians, "S-P5-1"), "out");
}

/// The first goes by M5 alone, so the ships of M4 can still take the second.
#[test]
fn r_3_4i_the_shortest_way() {
    let mut state = won(
        "T17: S-H4-1 S-H3-1 A-H4-1; T16: A-H3-1; T18: A-P2-1; Sestos: A-P2-2; M4: S-T4-1; M5: S-T4-2",
        "T17",
        Winner::Attacker,
    );
    play(&mut state, "retreat T23").unwrap();
    assert_eq!(offered(&state), "retreat T21, retreat T22, retreat Abydos");
}

/// The hoplites that find no room on the ships stay, whoever comes after them goes.
// covers: 3.4i 4.2.4g
#[test]
fn r_4_2_4g_everybody_who_can_go() {
    let mut state = won(
        "T17: S-H4-1 S-H3-1 S-L-doreius A-H4-1; T16: A-H3-1; T18: A-P2-1; Sestos: A-P2-2; M4: S-T4-1; M5: S-T4-2",
        "T17",
        Winner::Attacker,
    );
    play(&mut state, "retreat all T23").unwrap();
    let where_are = ["S-H4-1", "S-H3-1", "S-L-doreius"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["T23", "T17", "T23"]);
    assert_eq!(offered(&state), "retreat T21, retreat T22, retreat Abydos");
}
