//! 2.A, 2.B The course of a turn up to the actions.

use campaign::CounterEvent;
use engine::{Game, Log, Viewer};

use crate::{
    event::{Event, PieceEvent, SharedEvent},
    ids::{CounterId, PerSide, Side},
    illegal::{Illegal, Refusal},
    state::State,
    step::Step,
    testing::*,
    types::{Act, Look},
};

fn counter(text: &str) -> CounterId {
    text.parse::<CounterId>().unwrap()
}

// covers: 2.Aa 2.Ab
#[test]
fn r_2_ab_two_counters_are_drawn() {
    let state = exactly("historical; turn 2; hand athenian C04; hand spartan; stage draw");
    assert_eq!(
        (state.hands.athenian.len(), state.hands.spartan.len()),
        (3, 2)
    );
    assert!(state.hands.athenian.contains(counter("C04")));
    assert_eq!(state.bowl.len(), 21 - 5);
    let mut log = Log::on();
    let mut state = exactly("historical; turn 2; hand athenian C04; hand spartan; stage end");
    state.stack.clear();
    let stage = crate::step::Stage::Draw;
    state.stack.push(Step::Turn { stage });
    campaign::run(&mut Act::new(&game(), &mut state, &mut log));
    let drew = log.take().into_iter().filter_map(|event| match event {
        Event::Shared(SharedEvent::Counter(CounterEvent::Drew { side, .. })) => Some(side),
        _ => None,
    });
    let order: Vec<Side> = drew.collect();
    assert_eq!(
        order,
        [Side::Spartan, Side::Athenian],
        "the advantage first"
    );
}

#[test]
fn r_2_ac_hands_are_secret() {
    let game = game();
    let state =
        exactly("historical; turn 2; hand athenian C04; hand spartan C05 C07; phase athenian");
    let mut other = state.clone();
    other.hands.spartan = [counter("C10"), counter("C11")].into_iter().collect();
    other.bowl = CounterId::all()
        .without(other.hands.spartan)
        .without(other.hands.athenian);
    for viewer in [Viewer::Seat(Side::Athenian.seat()), Viewer::Spectator] {
        assert_eq!(game.view(&state, viewer), game.view(&other, viewer));
    }
    assert_eq!(asked(&state), asked(&other));
    let view = game.view(&state, Viewer::Spectator);
    assert_eq!(
        (view.hands.spartan.count, view.hands.spartan.counters),
        (2, None)
    );
}

// covers: 2.Ad 2.Ag
#[test]
fn r_2_ad_a_played_counter_returns() {
    let mut state = exactly(
        "historical; clear; turn 2; hand athenian C09; hand spartan; T16: S-P2-1; T17: A-H4-1; pa athenian 3; advantage athenian; phase athenian",
    );
    play(
        &mut state,
        "announce 3; pass; activate T17; pick A-H4-1; step T16; end moves; fight T16; stand",
    )
    .unwrap();
    play(&mut state, "play C09 S10").unwrap();
    assert!(state.bowl.contains(counter("C09")) || state.battle.is_some());
    until(&mut state, "announce");
    assert!(state.bowl.contains(counter("C09")));
    // 2.Ag Nobody knows any more where it is.
    let view = game().view(&state, Viewer::Seat(Side::Spartan.seat()));
    assert!(!serde_json::to_string(&view).unwrap().contains("C09"));
}

// covers: 2.Ae 2.Af 7.S17a
#[test]
fn r_2_ae_lasting_stratagems_leave_the_game() {
    let text = "historical; clear; turn 4; hand athenian C02; hand spartan C03; M5: A-T10-1 A-L-alcibiade; stage reinforcements";
    let mut state = exactly(text);
    play(&mut state, "play C03 S17").unwrap();
    assert!(state.set_aside.contains(counter("C03")));
    assert_eq!(
        (at(&state, "A-L-alcibiade"), at(&state, "A-T10-1")),
        ("out".into(), "M5".into())
    );
    play(&mut state, "play C02 S18").unwrap();
    assert!(state.set_aside.contains(counter("C02")));
    // 2.Af Played as S10 it returns.
    let mut state = exactly(
        "historical; clear; turn 2; hand spartan C02; hand athenian; T16: A-P2-1; T17: S-H4-1; pa spartan 3; phase spartan",
    );
    play(&mut state, "announce 3; pass; activate T17; pick S-H4-1; step T16; end moves; fight T16; stand; play C02 S10").unwrap();
    until(&mut state, "announce");
    assert!(state.bowl.contains(counter("C02")));
}

fn rolled(turn: u8, athenian: [u8; 2], spartan: [u8; 2]) -> State {
    let mut state = position("phase athenian");
    state.turn = turn;
    let [athenian, spartan] = [athenian, spartan].map(|dice| dice.map(die));
    Act::new(&game(), &mut state, &mut Log::off()).resolve_initiative([athenian, spartan]);
    state
}

/// The points that a sum of two dice gives in a turn.
fn points(turn: u8, total: u8) -> u8 {
    let dice = if total <= 7 {
        [1, total - 1]
    } else {
        [6, total - 6]
    };
    rolled(turn, dice, [1, 1]).actions.athenian
}

// covers: 2.B.1a 2.B.1b
#[test]
fn r_2_b_1a_the_higher_roll_has_the_initiative() {
    assert_eq!(rolled(3, [5, 3], [4, 3]).initiative, Side::Athenian);
    assert_eq!(rolled(3, [1, 3], [4, 3]).initiative, Side::Spartan);
    assert_eq!(
        rolled(3, [3, 4], [5, 2]).initiative,
        Side::Spartan,
        "the advantage"
    );
}

// covers: 2.B.1c 2.B.1d 2.B.1e 10.1y
#[test]
fn r_2_b_1c_half_the_dice_and_the_month() {
    assert_eq!(
        [2, 3, 4, 7, 9, 12].map(|total| points(4, total)),
        [1, 2, 2, 4, 5, 6]
    );
    assert_eq!([2, 8, 9, 12].map(|total| points(3, total)), [2, 5, 5, 6]);
    assert_eq!([2, 4, 5, 12].map(|total| points(6, total)), [1, 2, 2, 5]);
    assert_eq!([8, 3].map(|total| points(8, total)), [4, 2]);
    for turn in [1, 2, 3, 9, 10] {
        assert_eq!(points(turn, 4), 3, "turn {turn}");
    }
    for turn in [5, 6, 7] {
        assert_eq!(points(turn, 6), 2, "turn {turn}");
    }
    let calendar = |turn| {
        let game = game();
        let card = game.turn(turn).unwrap();
        (
            card.action_points,
            card.great_leader_cost,
            card.siege_dice,
            card.supply_rises,
            card.attrition,
        )
    };
    assert_eq!(calendar(4), (0, 1, -1, false, 0));
    assert_eq!(calendar(6), (-1, 1, -1, false, 1));
    assert_eq!(calendar(9), (1, 0, 0, true, 0));
}

#[test]
fn ex_2_b_1f_september() {
    let state = rolled(2, [1, 2], [3, 3]);
    assert_eq!(state.initiative, Side::Spartan);
    assert_eq!(
        state.actions,
        PerSide {
            athenian: 3,
            spartan: 4
        }
    );
}

// covers: 2.B.1g 2.B.1h 8b 8c 8j
#[test]
fn r_2_b_1g_the_advantage_after_the_dice() {
    let open = || {
        let mut state = rolled(3, [4, 5], [4, 4]);
        state.stack.clear();
        let stage = crate::step::Stage::StartReinforcements;
        state.stack.push(Step::Turn { stage });
        let kind = crate::step::WindowKind::Initiative;
        state.open_window(kind, Side::Spartan);
        state
    };
    let mut state = open();
    assert_eq!(
        (state.initiative, state.actions.spartan),
        (Side::Athenian, 5)
    );
    play(&mut state, "add actions").unwrap();
    assert_eq!(
        (state.initiative, state.actions.spartan),
        (Side::Athenian, 7)
    );
    // 8j Athens is not asked in this B.1.
    assert_eq!(state.advantage, Side::Athenian);
    assert!(
        !matches!(state.step(), Some(Step::Window { window }) if window.kind == crate::step::WindowKind::Initiative)
    );
    let mut state = open();
    play(&mut state, "swap initiative").unwrap();
    assert_eq!(
        (state.initiative, state.actions.athenian),
        (Side::Spartan, 5)
    );
    until(&mut state, "announce");
    assert_eq!(
        asked(&state).0,
        Side::Spartan,
        "2.B.1h whatever becomes of the advantage"
    );
    let mut state = rolled(3, [4, 5], [6, 6]);
    state.actions.spartan += 2;
    assert_eq!(state.actions.spartan, 8);
}

// covers: 2.B.2a 2.B.2b 2.B.2p 2.B.2k
#[test]
fn r_2_b_2a_groups_arrive() {
    let game = game();
    let mut log = Log::on();
    let mut state = exactly("historical; turn 3; hand athenian; hand spartan; phase athenian");
    state.actions.spartan = 4;
    state.stack.clear();
    let stage = crate::step::Stage::StartReinforcements;
    state.stack.push(Step::Turn { stage });
    campaign::run(&mut Act::new(&game, &mut state, &mut log));
    let arrived: Vec<(Side, String)> = log
        .take()
        .into_iter()
        .filter_map(|event| match event {
            Event::Shared(SharedEvent::Piece(PieceEvent::Arrived { side, zone, .. })) => {
                Some((side, zone.to_string()))
            }
            _ => None,
        })
        .collect();
    let [spartan, athenian] = [Side::Spartan, Side::Athenian];
    let expected = [
        (spartan, "B3"),
        (spartan, "T29"),
        (athenian, "B2"),
        (athenian, "B3"),
    ];
    assert_eq!(
        arrived,
        expected.map(|(side, zone)| (side, zone.to_owned()))
    );
    assert_eq!(
        (asked(&state).0, offered(&state)),
        (spartan, "leave B1, leave B3, done".into())
    );
    assert_eq!(at(&state, "S-L-pharnabaze"), "T29");
    let state = exactly("historical; turn 2; hand athenian; hand spartan; stage reinforcements");
    let there = |set| Look::new(&game, &state).strength_of(set);
    assert_eq!(
        there(Look::new(&game, &state).ships_at(athenian, place("B3"))),
        55
    );
    assert_eq!(
        there(Look::new(&game, &state).men_at(athenian, place("B3"))),
        18
    );
    assert_eq!(
        Look::new(&game, &state)
            .leaders_at(athenian, place("B3"))
            .len(),
        3
    );
}

// covers: 2.B.2c 2.B.2d 2.B.2e
#[test]
fn r_2_b_2d_those_in_the_way_make_room() {
    let text = "historical; turn 3; hand athenian; hand spartan; T29: A-H4-1; advantage spartan; stage reinforcements";
    let mut state = exactly(text);
    assert_eq!(
        (asked(&state).0, offered(&state)),
        (
            Side::Athenian,
            "displace T1, displace T28, displace T30".into()
        )
    );
    assert_eq!(at(&state, "S-C5b-1"), "out", "not before T29 is clear");
    play(&mut state, "displace T28").unwrap();
    assert_eq!(
        (at(&state, "A-H4-1"), at(&state, "S-C5b-1")),
        ("T28".into(), "T29".into())
    );
    // 2.B.2e Nowhere to go.
    let text = "historical; turn 3; hand athenian; hand spartan; T29: A-P2-1 A-L-chereas; T1: S-H3-1; T28: S-P2-1; T30: S-P4-1; stage reinforcements";
    let state = exactly(text);
    assert_eq!(
        (at(&state, "A-P2-1"), at(&state, "A-L-chereas")),
        ("out".into(), "out".into())
    );
    assert!(state.killed.is_empty());
    // Over-stacking is solved by the owner.
    let text = "historical; turn 3; hand athenian; hand spartan; T29: A-P2-1 A-P2-2; T30: A-H3-1 A-H4-1 A-H4-2 A-A2-1; T1: S-H3-1; T28: S-P2-1; stage reinforcements";
    let mut state = exactly(text);
    play(&mut state, "displace T30").unwrap();
    assert_eq!(asked(&state).2.len(), 6);
    play(&mut state, "disband A-A2-1").unwrap();
    assert_eq!(at(&state, "A-A2-1"), "out");
}

// covers: 2.B.2f 2.B.2g 2.B.2l 2.B.2m 2.B.2n 2.B.2o
#[test]
fn r_2_b_2f_new_pieces_leave_for_nothing() {
    let mut state = exactly(
        "historical; turn 2; hand athenian; hand spartan; pa athenian 3; pa spartan 3; advantage athenian; stage reinforcements",
    );
    assert_eq!(asked(&state).0, Side::Athenian);
    play(
        &mut state,
        "leave B3; pick A-T20-1; pick A-T10-2; pick A-T10-3; pick A-T10-4; pick A-T10-5",
    )
    .unwrap();
    // 2.B.2o 55 points of ships carry at most 11 of men.
    let mut loaded = state.clone();
    play(&mut loaded, "pick A-H4b-1; pick A-H4-1").unwrap();
    assert_eq!(
        refused(&loaded, "pick A-H4-2"),
        Illegal::Shared(Refusal::Overloaded)
    );
    play(
        &mut state,
        "pick A-H4b-1; pick A-H4-1; pick A-A2-1; pick A-L-thrasybule; step M22; step M1; stop",
    )
    .unwrap();
    assert_eq!(state.actions.athenian, 3, "2.B.2g");
    assert_eq!(
        (at(&state, "A-H4-2"), at(&state, "A-T20-1")),
        ("B3".into(), "M1".into())
    );
    // 2.B.2l Sparta sails into them; no combat yet.
    play(
        &mut state,
        "leave B3; pick S-T20-1; step M22; step M1; stop; end zone; done",
    )
    .unwrap();
    assert!(state.battle.is_none() && at(&state, "S-T20-1") == "M1");
    // 2.B.2n They may move again in their phase.
    until(&mut state, "announce");
    assert_eq!(asked(&state).0, Side::Spartan);
    play(&mut state, "announce 2").unwrap();
    until(&mut state, "menu");
    play(
        &mut state,
        "activate M1; pick S-T20-1; step M2; stop; end moves",
    )
    .unwrap();
    assert_eq!(at(&state, "S-T20-1"), "M2");
    // 2.B.2m It stops at enemy fleets.
    let mut state = exactly(
        "historical; turn 2; hand athenian; hand spartan; M22: S-T10-1; pa athenian 3; advantage athenian; stage reinforcements",
    );
    play(&mut state, "leave B3; pick A-T20-1; step M22").unwrap();
    assert_eq!(offered(&state), "try pass, stop");
}

// covers: 2.B.2h 2.B.2i 2.B.2j 2.D.2g
#[test]
fn r_2_b_2h_others_make_the_base_pay() {
    let mixed = "historical; turn 3; hand athenian; hand spartan; B3: A-T20-1; home A-T20-1; pa athenian 1; advantage athenian; stage reinforcements";
    let mut state = exactly(mixed);
    play(&mut state, "leave B3").unwrap();
    assert_eq!(state.actions.athenian, 0, "Tymochares: one point");
    play(&mut state, "pick A-T20-1; step M22; stop; end zone").unwrap();
    assert!(!offers(&state, "leave B3"), "2.B.2f they stay");
    // August: two T4 in Byzantium without a leader.
    let august = |points: u8| {
        exactly(&format!(
            "historical; hand athenian; hand spartan; pa spartan {points}; pa athenian 2; stage reinforcements"
        ))
    };
    let mut state = august(2);
    play(&mut state, "leave B1; pick all; step M18; stop").unwrap();
    assert_eq!(state.actions.spartan, 0);
    assert_eq!(
        asked(&state).0,
        Side::Athenian,
        "2.B.2j Sparta has no action phase"
    );
    let state = august(1);
    assert!(!offers(&state, "leave B1"), "2.B.2j");
    // 2.D.2g A great leader pays nothing in October, but not in November.
    let home = |turn: u8| {
        exactly(&format!(
            "historical; clear; turn {turn}; hand athenian; hand spartan; B3: A-T20-1 A-L-thrasybule; home A-T20-1; pa athenian 2; advantage athenian; stage reinforcements"
        ))
    };
    for (turn, left) in [(9, 2), (4, 1)] {
        let mut state = home(turn);
        play(&mut state, "leave B3").unwrap();
        assert_eq!(state.actions.athenian, left, "turn {turn}");
    }
}
