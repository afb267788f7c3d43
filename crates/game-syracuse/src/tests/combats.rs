//! 2.B.3.3, 4.1 Which combats are fought in an action phase, and what happens when they cannot be paid.

use crate::step::OwnStep;
use engine::Log;

use crate::{
    ids::{
        CounterId, FortId,
        Side::{Athenian, Syracusan},
    },
    illegal::{Illegal, Refusal},
    pieces::PieceId,
    rules::combats::{contested, decline_combats, end_combats, fight, may_assault},
    state::{At, Camp, Edition, FortState, State},
    step::Step,
    testing::{
        game, map, place,
        playing::{come_up, fight as fight_in, go_on, offered, run, where_are},
    },
    types::{Act, Look},
};

fn starting(state: &mut State, pieces: &str, from: &str) {
    for piece in crate::testing::set(pieces).iter() {
        state.pieces.get_mut(piece).start = place(from);
    }
}

#[test]
fn r_2_b_3_3a_one_point_pays_for_all_combats() {
    let text = "T13 ath-H1 ath-H2 syr-P1; T15 ath-H3 ath-H4 syr-P2; M9 ath-T1 ath-T2 syr-T3";
    let mut state = map(text);
    come_up(&mut state, Athenian, 2);
    assert_eq!(offered(&state), "T13 T15 M9");
    let mut log = Log::off();
    assert_eq!(
        end_combats(
            &mut Act::new(&game(), &mut state, &mut Log::off()),
            Athenian
        ),
        Err(Illegal::Shared(Refusal::CombatsMandatory))
    );
    for zone in ["T13", "T15", "M9"] {
        fight(
            &mut Act::new(&game(), &mut state, &mut log),
            Athenian,
            place(zone),
        )
        .expect("it is paid");
        assert_eq!(
            (state.phase.budget.announced, state.actions.athenian),
            (1, 1)
        );
        while state.battle.is_some() {
            run(&mut state, 6, &mut log);
            if let Some(Step::Retreat { .. }) = state.step() {
                let first = offered(&state);
                let to = place(first.split(' ').next().expect("a place"));
                Act::new(&game(), &mut state, &mut log)
                    .retreat_to(to)
                    .unwrap();
            }
        }
    }
    assert_eq!(state.step(), None, "the phase is over");
}

#[test]
fn r_2_b_3_3b_a_fort_and_its_zone_force_no_combat() {
    // covers: 4.3b
    let mut state = map("T21 ath-H1; olympieion syr-P1");
    come_up(&mut state, Athenian, 1);
    assert_eq!(offered(&state), "Olympieion EndCombats");
    end_combats(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Athenian,
    )
    .unwrap();
    assert_eq!((state.step(), state.actions.athenian), (None, 0));
}

#[test]
fn r_4_3b_only_a_garrison_without_friends_outside_is_assaulted() {
    let mut state = map("T21 ath-H1 syr-P2; olympieion syr-P1");
    come_up(&mut state, Athenian, 1);
    assert_eq!(offered(&state), "T21", "friends in the zone");
    let fort = FortId::Olympieion;
    assert_eq!(
        may_assault(Look::new(&game(), &state), Athenian, fort),
        Err(Illegal::NotAssaultable { fort })
    );
    let mut state = map("T21 ath-H1; olympieion sicanos");
    state.set_fort(fort, FortState::Syracusan);
    come_up(&mut state, Athenian, 1);
    assert_eq!(state.step(), None, "no unit inside");
}

#[test]
fn r_4_1a_combat_where_both_stand() {
    let mut state = map("T13 ath-H1 syr-H1; T14 nicias syr-H2; T21 ath-H2; olympieion syr-P1");
    come_up(&mut state, Athenian, 1);
    assert_eq!(offered(&state), "T13 Olympieion");
    assert_eq!(where_are(&state, "nicias"), "nicias out");
    assert_eq!(state.leaders_killed.athenian, 0, "no combat took him");
}

#[test]
fn r_4_1b_the_active_player_attacks() {
    let mut state = map("T21 ath-H1 syr-P1");
    starting(&mut state, "syr-P1", "olympieion");
    come_up(&mut state, Syracusan, 1);
    fight(
        &mut Act::new(&game(), &mut state, &mut Log::off()),
        Syracusan,
        place("T21"),
    )
    .unwrap();
    assert_eq!(state.battle.map(|battle| battle.attacker), Some(Syracusan));
}

#[test]
fn r_4_1c_without_a_point_units_go_back_weakened() {
    let mut state = map("T13 ath-H1 ath-H2 syr-H1; T25 ath-H3");
    starting(&mut state, "ath-H1 ath-H2", "T25");
    come_up(&mut state, Athenian, 0);
    assert_eq!(
        where_are(&state, "ath-H1 ath-H2 ath-H3 syr-H1"),
        "ath-H1* T25, ath-H2* T25, ath-H3 T25, syr-H1 T13"
    );
    assert_eq!(state.step(), None);
}

#[test]
fn r_4_1d_who_goes_back() {
    let mut state =
        map("T13 ath-H6* ath-H7 nicias syr-H1; T26 ath-C1; T24 ath-H1 ath-H2 ath-H3 ath-H4 ath-H5");
    starting(&mut state, "ath-H6 ath-H7 nicias ath-C1", "T24");
    come_up(&mut state, Athenian, 0);
    assert_eq!(
        where_are(&state, "ath-H6 ath-H7 nicias ath-C1"),
        "ath-C1 T26, ath-H6* out, ath-H7* T24, nicias T24"
    );
    let overstacked = Step::Own(OwnStep::Overstacked {
        side: Athenian,
        place: place("T24"),
    });
    assert_eq!(state.step(), Some(overstacked));
}

#[test]
fn r_4_1d_those_aboard_are_ashore_in_catania_again() {
    let mut state = map("M1 ath-T6 ath-H1 syr-T1");
    starting(&mut state, "ath-T6 ath-H1", "CAT");
    state.pieces.get_mut("ath-H1".parse().unwrap()).aboard = true;
    come_up(&mut state, Athenian, 0);
    assert_eq!(
        where_are(&state, "ath-H1 ath-T6"),
        "ath-H1 CAT, ath-T6* CAT"
    );
    assert!(!state.pieces.get("ath-H1".parse().unwrap()).aboard);
}

#[test]
fn r_4_1d_they_go_back_even_among_enemies_and_only_once() {
    let mut state = map("T14 ath-H1 nicias syr-H1; T15 syr-C1");
    starting(&mut state, "ath-H1 nicias", "T15");
    come_up(&mut state, Athenian, 0);
    assert_eq!(
        where_are(&state, "ath-H1 nicias syr-C1"),
        "ath-H1* T15, syr-C1 T15, nicias T15"
    );
    assert_eq!((state.step(), state.leaders_killed.athenian), (None, 0));
    come_up(&mut state, Syracusan, 1);
    assert_eq!(offered(&state), "T15", "the combat of the next phase");
}

#[test]
fn r_4_1d_a_leader_who_comes_back_alone_among_enemies_is_captured() {
    let mut state = map("T14 ath-H1* nicias syr-H1; T13 syr-C1");
    starting(&mut state, "ath-H1 nicias", "T13");
    come_up(&mut state, Athenian, 0);
    assert_eq!(
        where_are(&state, "ath-H1 nicias"),
        "ath-H1* out, nicias out"
    );
}

#[test]
fn r_3_1g_a_leader_whose_ships_do_not_come_back_goes_ashore() {
    let mut state = map("M10 ath-T1* nicias syr-T1");
    starting(&mut state, "ath-T1 nicias", "M9");
    come_up(&mut state, Athenian, 0);
    assert_eq!(where_are(&state, "ath-T1 nicias"), "ath-T1* out, nicias M9");
    let landing = Step::Own(OwnStep::Land(crate::step::Landing {
        side: Athenian,
        fleet: place("M9"),
        aboard: crate::testing::set("nicias"),
    }));
    assert_eq!(state.step(), Some(landing));
}

#[test]
fn r_4_1e_an_assault_that_cannot_be_paid_costs_nothing() {
    let mut state = map("T21 ath-H1; olympieion syr-P1");
    come_up(&mut state, Athenian, 0);
    assert_eq!(where_are(&state, "ath-H1"), "ath-H1 T21");
    assert_eq!(state.step(), None, "nothing is asked");
}

#[test]
fn r_4_1e_entering_without_a_point_in_reserve_is_legal() {
    let mut state = map("T24 ath-H1 lamachos; T13 syr-H1");
    crate::testing::playing::phase(&mut state, Athenian, 1);
    let moves = "activate T24; pick ath-H1; step T13";
    crate::testing::playing::play(&mut state, moves).expect("legal");
    assert_eq!(where_are(&state, "ath-H1"), "ath-H1 T13");
    assert_eq!(
        state.may_pay_for_combats(),
        Err(Refusal::NoActionForCombats)
    );
}

#[test]
fn r_4_1f_only_the_english_edition_may_decline() {
    let mut state = map("T13 ath-H1 syr-H1; T15 ath-H2 syr-H2");
    starting(&mut state, "ath-H1 ath-H2", "T25");
    come_up(&mut state, Athenian, 1);
    assert_eq!(offered(&state), "T13 T15");
    let mut log = Log::off();
    assert_eq!(
        decline_combats(&mut Act::new(&game(), &mut state, &mut log), Athenian),
        Err(Illegal::CannotDecline)
    );
    state.edition = Edition::En;
    assert_eq!(offered(&state), "T13 T15 DeclineCombats");
    state.phase.budget.combats_paid = true;
    assert_eq!(offered(&state), "T13 T15", "they are paid");
    state.phase.budget.combats_paid = false;
    decline_combats(&mut Act::new(&game(), &mut state, &mut log), Athenian).unwrap();
    assert_eq!(
        where_are(&state, "ath-H1 ath-H2"),
        "ath-H1* T25, ath-H2* T25"
    );
    assert_eq!((state.step(), state.actions.athenian), (None, 0));
}

#[test]
fn r_4_2a_one_combat_after_the_other() {
    let mut state = map("T13 ath-H1 ath-H2 syr-P1; T15 ath-H3 ath-H4 syr-H10");
    let _ = fight_in(&mut state, Athenian, "T13", 2);
    assert!(offered(&state).contains("T14"), "the retreat comes first");
    let mut log = Log::off();
    Act::new(&game(), &mut state, &mut log)
        .retreat_to(place("T14"))
        .unwrap();
    run(&mut state, 2, &mut log);
    assert_eq!(offered(&state), "T15");
}

#[test]
fn the_end_of_a_phase_returns_counters_and_takes_unused_points() {
    // covers: 2.Ae 2.B.3.1b
    let mut state = map("T13 ath-H1");
    let counter = CounterId(3);
    state.bowl.remove(counter);
    state.phase.lying.insert(counter);
    state.actions.athenian = 4;
    state.stack.push(Step::Combats { side: Athenian });
    state.phase.budget.announced = 2;
    go_on(&mut state);
    assert!(state.bowl.contains(counter) && state.phase.lying.is_empty());
    assert_eq!(
        (state.actions.athenian, state.phase.budget.announced),
        (2, 0)
    );
}

/// Everybody stands somewhere, enemies often together.
fn melee(rng: &mut engine::Rng) -> State {
    let mut state = map("T1 ath-H1");
    state.camp = Camp::Standing;
    state.phase.budget.announced = 1;
    state.set_fort(FortId::Olympieion, FortState::Syracusan);
    state.set_fort(FortId::Syke, FortState::Athenian);
    let land = ["T13", "T14", "T15", "T21", "T6", "T9", "T24", "T25"];
    let sea = ["M8", "M9", "M10", "M11", "M1"];
    for piece in PieceId::all() {
        let card = *game().pieces.card(piece);
        let fort = match card.side {
            Athenian => "syke",
            Syracusan => "olympieion",
        };
        let is_ship = card.unit_type == Some(crate::pieces::UnitType::Trireme);
        let zone = if is_ship {
            sea[rng.below(sea.len())]
        } else {
            *land.get(rng.below(land.len() + 2)).unwrap_or(&fort)
        };
        state.pieces.get_mut(piece).at = At::Place(place(zone));
        state.pieces.get_mut(piece).back = rng.below(3) == 0;
    }
    for unit in crate::testing::set("ath-H1 ath-H2 ath-H3 ath-H4 nicias").iter() {
        state.pieces.get_mut(unit).at = At::Place(place("T17"));
    }
    state.hands.syracusan.insert(CounterId(0));
    state.bowl.remove(CounterId(0));
    state
}

#[test]
fn r_4_2_2d_those_sent_back_capture_a_lone_leader() {
    // Heraclides has withdrawn alone to where ath-H6 began the phase.
    let mut state = map("T6 ath-H6 syr-H1; T7 heraclides");
    state.pieces.get_mut("ath-H6".parse().unwrap()).start = place("T7");
    come_up(&mut state, Athenian, 0);
    assert_eq!(
        where_are(&state, "ath-H6 heraclides"),
        "ath-H6* T7, heraclides out"
    );
    assert_eq!(state.leaders_killed.syracusan, 0, "no combat took him");
}

#[test]
fn r_2_b_3d_every_phase_ends_with_the_armies_apart() {
    for number in 0..300 {
        let mut rng = engine::Rng::new(engine::Seed::from_number(number));
        let mut state = melee(&mut rng);
        let side = [Athenian, Syracusan][rng.below(2)];
        come_up(&mut state, side, 1);
        let mut answered = 0;
        while let Some(
            Step::Combats { .. }
            | Step::Battle { .. }
            | Step::Retreat { .. }
            | Step::Own(OwnStep::Garrison { .. })
            | Step::Own(OwnStep::Occupy { .. })
            | Step::Own(OwnStep::Overstacked { .. }),
        ) = state.step()
        {
            let listed = crate::testing::playing::listed(&state);
            assert!(
                !listed.is_empty() && listed.len() < 60,
                "{:?}",
                state.step()
            );
            let action = listed[rng.below(listed.len())];
            let die = 1 + rng.below(6) as u8;
            crate::testing::playing::answer(&mut state, action, die).expect("it was listed");
            answered += 1;
            assert!(answered < 1000, "it has to end");
        }
        assert_eq!(state.step(), None);
        assert!(contested(Look::new(&game(), &state)).next().is_none());
        assert!(state.battle.is_none());
        let counters = state.bowl.union(state.hands.syracusan);
        let held = counters.union(state.hands.athenian).union(state.set_aside);
        assert_eq!(held.len(), CounterId::COUNT);
    }
}
