//! 4.4 The assault of the Athenian camp.

use crate::step::OwnBattleStage;
use campaign::Reckoning;
use engine::Log;

use crate::{
    action::Action,
    event::Modifiers,
    ids::{
        CAMP, CAMP_PORT, CounterId, CounterSet,
        Side::{Athenian, Syracusan},
    },
    illegal::{Illegal, Refusal},
    rules::{
        camp_assault::{assault_camp, is_asked, may_assault_camp},
        modifiers,
    },
    state::{Camp, Edition, State},
    step::{BattleStage, Step, WindowKind},
    testing::{
        game, map, place,
        playing::{act, answer, come_up, lines, offered, run, where_are},
    },
    types::{Act, Look, Types},
};

const K01: CounterId = CounterId(0);

/// A map with a camp and a combined attack in Syracusan hands.
fn camp(text: &str) -> State {
    let mut state = map(text);
    state.camp = Camp::Standing;
    state.hands.syracusan = CounterSet::one(K01);
    state.bowl.remove(K01);
    state
}

fn assault(state: &mut State, main: &str) {
    come_up(state, Syracusan, 1);
    let mut log = Log::off();
    assault_camp(
        &mut Act::new(&game(), state, &mut log),
        Syracusan,
        place(main),
        K01,
    )
    .expect("an assault");
}

fn columns(state: &State) -> Modifiers {
    Types::column_modifiers(Look::new(&game(), state), state.battle.as_ref().unwrap())
}

fn defend_with(state: &mut State, pieces: &str, die: u8) {
    for piece in crate::testing::set(pieces).iter() {
        answer(state, Action::Defend { piece }, die).unwrap();
    }
    if let Some(Step::Battle {
        stage: BattleStage::Own(OwnBattleStage::Defenders),
    }) = state.step()
    {
        answer(state, Action::Done, die).unwrap();
    }
}

#[test]
fn r_4_4a_fortified_zones_are_not_attacked() {
    let mut state = camp("T15 ath-H1; T16 syr-H1; T17 ath-H2");
    come_up(&mut state, Athenian, 1);
    assert_eq!(state.step(), None, "there is nothing to attack");
}

#[test]
fn r_4_4b_only_a_combined_attack_from_both_zones() {
    let text = "T13 syr-H1; T15 syr-H2; T17 ath-H1";
    let mut state = camp(text);
    come_up(&mut state, Syracusan, 1);
    assert_eq!(offered(&state), "T13/K01 T15/K01 EndCombats");
    let mut one = camp("T13 syr-H1; T17 ath-H1");
    come_up(&mut one, Syracusan, 1);
    assert_eq!(one.step(), None);
    let mut played = camp(text);
    played.phase.played.syracusan = true;
    come_up(&mut played, Syracusan, 1);
    assert_eq!(played.step(), None);
    let mut gone = camp(text);
    gone.camp = Camp::Destroyed;
    come_up(&mut gone, Syracusan, 1);
    assert_eq!(gone.step(), None, "no camp");
    let mut contested = camp("T13 syr-H1 ath-H2; T15 syr-H2; T17 ath-H1");
    come_up(&mut contested, Syracusan, 1);
    assert_eq!(offered(&contested), "T13", "the combat in T13 comes first");
}

#[test]
fn r_4_2_1a_result_e_takes_leaders_without_enemies_in_their_zone() {
    // 2 + 1 against 8: 1/3; 1 + 1 (Gylippos) - 2 (camp) - 2 (elite) = -2: E - R.
    let mut state = camp("T13 syr-P1 gylippos; T15 syr-P2; T17 ath-H1 ath-H2");
    assault(&mut state, "T13");
    defend_with(&mut state, "ath-H1 ath-H2", 1);
    assert_eq!(
        where_are(&state, "syr-P1 gylippos syr-P2"),
        "syr-P1 out, syr-P2 T15, gylippos out"
    );
    assert_eq!(state.leaders_killed.syracusan, 1);
}

#[test]
fn r_2_b_3g_the_question_does_not_tell_what_is_held() {
    let mut state = camp("T13 syr-H1; T15 syr-H2; T17 ath-H1");
    state.hands.syracusan = CounterSet::one(CounterId(21));
    come_up(&mut state, Syracusan, 1);
    assert_eq!(offered(&state), "EndCombats", "asked all the same");
    let refused = may_assault_camp(Look::new(&game(), &state), Syracusan, place("T13"), K01);
    assert_eq!(refused, Err(Illegal::Shared(Refusal::NotInHand)));
    state.hands.syracusan = CounterSet::EMPTY;
    assert!(!is_asked(Look::new(&game(), &state), Syracusan));
}

#[test]
fn r_4_4c_like_the_assault_of_a_fort() {
    // 11 + 12/2 = 17 against 9.
    let mut state = camp("T13 syr-H1 syr-H2; T15 syr-H3 syr-H4; T17 ath-H3 ath-P2");
    assault(&mut state, "T13");
    let mut log = Log::off();
    for piece in ["ath-H3", "ath-P2"] {
        act(
            &mut state,
            Action::Defend {
                piece: piece.parse().unwrap(),
            },
            &mut log,
        )
        .unwrap();
    }
    let reading = Look::new(&game(), &state).reading(state.battle.as_ref().unwrap());
    assert_eq!((reading.attack, reading.defence), (17, 9));
    assert_eq!(format!("{} {}", reading.ratio, reading.column), "3/2 1/2");
    assert_eq!(lines(&reading.dice), "DieFortSwords -2");
    assert_eq!(lines(&columns(&state)), "ColumnAssault -3");
}

#[test]
fn r_4_4f_the_attackers_have_not_entered_the_zone_of_the_combat() {
    let mut state = camp("T13 syr-H1; T15 syr-H2; T17 ath-H1");
    for unit in crate::testing::set("syr-H1 syr-H2").iter() {
        state.pieces.get_mut(unit).entered = crate::state::Entered {
            river: true,
            climb: true,
            landing: true,
            wall: true,
        };
    }
    assault(&mut state, "T13");
    assert_eq!(
        lines(&columns(&state)),
        "ColumnHoplites +2, ColumnAssault -3"
    );
}

#[test]
fn r_4_4d_athens_names_the_defenders() {
    // covers: 4.4d 3.3e
    let text = "T13 syr-H1; T15 syr-H2; T17 ath-H1 ath-H2 ath-H3 ath-H4 ath-H5 ath-H6 nicias";
    let mut state = camp(text);
    assault(&mut state, "T13");
    let mut log = Log::off();
    for piece in ["ath-H3", "ath-H4", "ath-H5"] {
        act(
            &mut state,
            Action::Defend {
                piece: piece.parse().unwrap(),
            },
            &mut log,
        )
        .unwrap();
    }
    assert_eq!(offered(&state), "nicias Done");
    let sixth = "ath-H6".parse().unwrap();
    assert_eq!(
        act(&mut state, Action::Defend { piece: sixth }, &mut log),
        Err(Illegal::NotADefender { piece: sixth })
    );
    act(
        &mut state,
        Action::Defend {
            piece: "nicias".parse().unwrap(),
        },
        &mut log,
    )
    .unwrap();
    let battle = state.battle.unwrap();
    let units = Types::fighters(Look::new(&game(), &state), &battle, Athenian);
    let defence = units.union(modifiers::leaders(
        Look::new(&game(), &state),
        &battle,
        Athenian,
    ));
    assert_eq!(defence, crate::testing::set("ath-H3 ath-H4 ath-H5 nicias"));
}

#[test]
fn r_4_4e_the_english_edition_counts_leaders() {
    let mut state = camp("T13 syr-H1; T15 syr-H2; T17 ath-H1 ath-H2 ath-H3 nicias");
    state.edition = Edition::En;
    assault(&mut state, "T13");
    let mut log = Log::off();
    for piece in ["nicias", "ath-H1", "ath-H2"] {
        act(
            &mut state,
            Action::Defend {
                piece: piece.parse().unwrap(),
            },
            &mut log,
        )
        .unwrap();
    }
    assert!(
        matches!(state.step(), Some(Step::Window { window }) if window.kind == WindowKind::Combat),
        "the marker is full"
    );
}

#[test]
fn r_4_4f_main_zone_in_full_the_other_by_half() {
    let text = "T13 syr-H1 syr-H2 syr-P1; T15 syr-H3 syr-H4 syr-P2; T17 ath-H1 ath-H2";
    let strength = |main| {
        let mut state = camp(text);
        assault(&mut state, main);
        Types::strength(
            Look::new(&game(), &state),
            state.battle.as_ref().unwrap(),
            Syracusan,
        )
    };
    assert_eq!((strength("T15"), strength("T13")), (21, 20));
    let mut empty = camp("T13 syr-H1; T15 syr-H2; T17 nicias; M12 ath-T1");
    assault(&mut empty, "T13");
    run(&mut empty, 1, &mut Log::off());
    assert_eq!(empty.camp, Camp::Destroyed, "an undefended camp falls");
    assert!(empty.phase.budget.combats_paid && empty.actions.syracusan == 0);
}

#[test]
fn r_4_4g_the_camp_is_destroyed() {
    // covers: 4.4g 4.4h
    let mut state = camp(
        "T13 syr-H1 syr-H2 syr-C1; T15 syr-H3 syr-H4 syr-P1 sicanos; T17 ath-H6 ath-H5 nicias",
    );
    assault(&mut state, "T13");
    // 17 + 7 = 24 against 1: 3/1, three left 1/1; 6 - 2 - 0: R or 1/4, the attacker wins from 4 on.
    defend_with(&mut state, "ath-H6", 6);
    if let Some(Step::Battle { .. }) = state.step() {
        let first = offered(&state);
        let unit = first.split(' ').next().unwrap().parse().unwrap();
        answer(&mut state, Action::Lose { unit }, 6).unwrap();
    }
    assert_eq!(state.camp, Camp::Destroyed);
    assert_eq!(
        where_are(&state, "ath-H5 nicias"),
        "ath-H5 out, nicias out",
        "no way out of T17"
    );
    assert!(offered(&state).starts_with("syr-C1 syr-H1"));
    assert!(!offered(&state).contains("sicanos"), "units first");
    for id in ["syr-H1", "syr-H2", "syr-H3", "syr-H4", "syr-C1"] {
        let piece = id.parse().unwrap();
        answer(&mut state, Action::Occupy { piece }, 6).unwrap();
    }
    assert_eq!(offered(&state), "sicanos Done", "five units at most");
    answer(&mut state, Action::Done, 6).unwrap();
    assert!(state.battle.is_none() && state.bowl.contains(K01));
    assert!(state.is_open_land(&game(), CAMP) && state.is_protected(&game(), CAMP_PORT));
}

#[test]
fn r_4_4h_the_athenians_leave_by_sea() {
    let mut state =
        camp("T13 syr-H1 syr-H2; T15 syr-H3 syr-H4; T17 ath-H7 ath-H5; M12 ath-T1; M10 ath-T2");
    assault(&mut state, "T15");
    defend_with(&mut state, "", 6);
    assert_eq!(
        where_are(&state, "ath-H5 ath-H7"),
        "ath-H5 T24, ath-H7 T24",
        "over M12 and M10, the only coast that is free"
    );
}

#[test]
fn r_4_4i_ships_beyond_fifty_leave_the_port() {
    let mut state = camp("T13 syr-H1; T15 syr-H2; T17 nicias; M12 ath-T1 ath-T3 ath-T4; M9 syr-T1");
    assault(&mut state, "T13");
    run(&mut state, 6, &mut Log::off());
    // Nicias goes aboard, then Syracuse may move in, then the port is too full.
    while offered(&state).contains("Done") {
        answer(&mut state, Action::Done, 6).unwrap();
    }
    assert_eq!(offered(&state), "ath-T1 ath-T3 ath-T4");
    let unit = "ath-T1".parse().unwrap();
    answer(&mut state, Action::MoveOn { unit }, 6).unwrap();
    assert_eq!(
        where_are(&state, "ath-T1 ath-T3 nicias"),
        "ath-T1 M10, ath-T3 M12, nicias M12"
    );
    assert!(state.battle.is_none());

    let mut shut = camp("T13 syr-H1; T15 syr-H2; M12 ath-T1 ath-T3 ath-T4; M10 syr-T1");
    assault(&mut shut, "T13");
    run(&mut shut, 6, &mut Log::off());
    while offered(&shut).contains("Done") {
        answer(&mut shut, Action::Done, 6).unwrap();
    }
    answer(&mut shut, Action::Disband { unit }, 6).unwrap();
    assert_eq!(where_are(&shut, "ath-T1"), "ath-T1 out");
}

#[test]
fn r_3_1g_without_the_camp_its_port_shelters_no_leader() {
    for (friends, refuge) in [("", "out"), ("; M10 ath-T1", "M10")] {
        let pieces = format!("T13 syr-H1; T15 syr-H2; M12 nicias{friends}");
        let mut state = camp(&pieces);
        assault(&mut state, "T13");
        run(&mut state, 6, &mut Log::off());
        let piece = "syr-H1".parse().unwrap();
        answer(&mut state, Action::Occupy { piece }, 6).unwrap();
        while offered(&state).contains("Done") {
            answer(&mut state, Action::Done, 6).unwrap();
        }
        assert_eq!(where_are(&state, "nicias"), format!("nicias {refuge}"));
    }
}

#[test]
fn r_4_4j_after_a_failure_all_stay() {
    let mut state = camp("T13 syr-H1 syr-H2; T15 syr-H3; T17 ath-H1 ath-H2 ath-H3 ath-H4");
    assault(&mut state, "T13");
    // 14:11 is 1/1, three left 1/3; 6 - 2 = 4: 1/2 - R.
    defend_with(&mut state, "ath-H1 ath-H2 ath-H3", 6);
    assert_eq!(
        offered(&state),
        "syr-H1 syr-H2",
        "only the main zone is hurt"
    );
    let unit = "syr-H1".parse().unwrap();
    answer(&mut state, Action::Lose { unit }, 6).unwrap();
    assert_eq!(
        where_are(&state, "syr-H1 syr-H2 syr-H3 ath-H1 ath-H4"),
        "ath-H1 T17, ath-H4 T17, syr-H1* T13, syr-H2 T13, syr-H3 T15"
    );
    assert!(state.has_camp() && state.battle.is_none());
    assert!(state.phase.played.syracusan, "it was his stratagem");
    assert_eq!(state.stack.last(), None, "nothing more to attack");
}
