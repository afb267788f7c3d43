//! 4.2 The course of a combat.

use crate::step::OwnStep;
use campaign::{Cause, CombatEvent, CombatTable, CounterEvent, Odds, Reckoning, Refusal};
use engine::Log;
use strum::VariantArray;

use crate::{
    action::{Action, Target},
    battle::Play,
    event::{Event, SharedEvent},
    ids::{
        CounterId, FortId, Place,
        Side::{Athenian, Syracusan},
        Stratagem,
    },
    rules::{combats, losses, occupation},
    state::State,
    step::{BattleStage, Roll, Step, WindowKind},
    testing::{
        die, game, map, place,
        playing::{answer, come_up, fight, offered, run, to, where_are},
    },
    types::{Act, Look, Types},
};

/// A row of the table, and the columns in which the attacker wins.
fn row(table: &CombatTable, die: i8) -> String {
    let cells: Vec<String> = Odds::VARIANTS
        .iter()
        .map(|&odds| {
            let cell = table.result(odds, die);
            let star = match cell.winner {
                campaign::Winner::Attacker => "*",
                campaign::Winner::Defender => "",
            };
            format!("{}-{}{star}", cell.attacker, cell.defender)
        })
        .collect();
    cells.join(" ")
}

#[test]
fn r_table_row_minus1_to_8() {
    // covers: table.row-minus1 table.row-0 table.row-1 table.row-2 table.row-3 table.row-4 table.row-5 table.row-6 table.row-7 table.row-8
    let game = game();
    let rows: Vec<String> = (-1..=8).map(|die| row(&game.french, die)).collect();
    assert_eq!(
        rows,
        [
            "E-R A-R 3/4-R 1/2-R 1/2-R 1/2-R 1/2-R",
            "E-R 3/4-R 1/2-R 1/2-R 1/2-R 1/2-R 1/4-1/4",
            "A-R 1/2-R 1/2-R 1/2-R 1/2-R 1/4-1/4 1/4-1/4*",
            "A-R 1/2-R 1/2-R 1/4-R 1/4-1/4 1/4-1/4* 1/4-1/2*",
            "3/4-R 1/2-R 1/4-R 1/4-1/4 1/4-1/4* 1/4-1/4* R-1/2*",
            "1/2-R 1/4-1/4 1/4-1/4 1/4-1/4* 1/4-1/4* R-1/2* R-3/4*",
            "1/2-1/4 1/4-1/4 1/4-1/4* R-1/4* R-1/2* R-1/2* R-A*",
            "1/4-1/4 1/4-1/4* R-1/4* R-1/2* R-1/2* R-3/4* R-A*",
            "1/4-1/4* R-1/4* R-1/2* R-1/2* R-1/2* R-3/4* R-E*",
            "R-1/2* R-1/2* R-1/2* R-1/2* R-3/4* R-A* R-E*",
        ]
    );
}

#[test]
fn r_table_row_2_en_spares_the_defender() {
    // covers: table.row-2-en
    let game = game();
    let rows = |die| row(&game.english, die);
    assert_eq!(rows(2), "A-R 1/2-R 1/2-R 1/4-R 1/4-R 1/4-1/4* 1/4-1/2*");
    for die in (-1..=8).filter(|&die| die != 2) {
        assert_eq!(rows(die), row(&game.french, die));
    }
}

#[test]
fn r_4_2h_die_and_column_decide_who_wins() {
    for die in -1..=8 {
        for &odds in Odds::VARIANTS {
            let wins = game().french.result(odds, die).winner == campaign::Winner::Attacker;
            assert_eq!(wins, die + odds.number() >= 8, "{die}, {odds}");
        }
    }
}

#[test]
fn r_4_2d_both_are_asked_before_the_roll() {
    // covers: 4.2d 4.2e
    let mut state = map("T13 ath-H1 syr-H1");
    come_up(&mut state, Athenian, 1);
    let mut log = Log::on();
    combats::fight(
        &mut Act::new(&game(), &mut state, &mut log),
        Athenian,
        place("T13"),
    )
    .unwrap();
    assert!(matches!(
        log.take().as_slice(),
        [Event::Shared(SharedEvent::Combat(
            CombatEvent::BattleBegan {
                attack: 3,
                defence: 6,
                odds: Odds::OneToTwo,
                ..
            }
        ))]
    ));
    Act::new(&game(), &mut state, &mut log).settle_battle(BattleStage::Stratagems);
    let Some(Step::Window { window }) = state.step() else {
        panic!("a window");
    };
    assert_eq!(
        (window.kind, window.asked, window.last),
        (WindowKind::Combat, Athenian, false)
    );
    state.stack.pop();
    assert_eq!(
        state.step(),
        Some(Step::Battle {
            stage: BattleStage::Reveal
        })
    );
}

#[test]
fn r_4_2e_stratagems_are_revealed_together_and_return() {
    let mut state = map("M9 ath-T3 syr-T1");
    come_up(&mut state, Athenian, 1);
    let mut log = Log::on();
    combats::fight(
        &mut Act::new(&game(), &mut state, &mut log),
        Athenian,
        place("M9"),
    )
    .unwrap();
    let plays = [
        (Athenian, Stratagem::Diekplous, CounterId(9)),
        (Syracusan, Stratagem::Kuklos, CounterId(8)),
    ];
    for (side, stratagem, counter) in plays {
        state.bowl.remove(counter);
        state.hands.get_mut(side).insert(counter);
        let battle = state.battle.as_mut().unwrap();
        *battle.plays.get_mut(side) = Some(Play {
            counter,
            stratagem,
            target: Target::None,
        });
    }
    let shifts = |state: &State| {
        let battle = state.battle.as_ref().unwrap();
        Types::column_modifiers(Look::new(&game(), state), battle)
            .to_vec()
            .len()
    };
    assert_eq!(shifts(&state), 0, "nothing counts before it is shown");
    Act::new(&game(), &mut state, &mut log).settle_battle(BattleStage::Reveal);
    assert_eq!(shifts(&state), 2);
    let reading = Look::new(&game(), &state).reading(state.battle.as_ref().unwrap());
    assert_eq!(reading.column, reading.ratio, "they cancel out");
    let played = log.take().into_iter().filter(|event| {
        matches!(
            event,
            Event::Shared(SharedEvent::Counter(CounterEvent::Played { .. }))
        )
    });
    assert_eq!(played.count(), 2);
    run(&mut state, 6, &mut log);
    while let Some(Step::Retreat { .. }) = state.step() {
        let first = offered(&state);
        answer(&mut state, to(first.split(' ').next().unwrap()), 6).unwrap();
    }
    for (side, _, counter) in plays {
        assert!(state.bowl.contains(counter) && !state.hands.get(side).contains(counter));
    }
}

#[test]
fn r_4_2e_no_roll_without_an_enemy() {
    let mut state = map("T13 ath-H1 syr-P1 sicanos");
    come_up(&mut state, Athenian, 1);
    let mut log = Log::on();
    combats::fight(
        &mut Act::new(&game(), &mut state, &mut log),
        Athenian,
        place("T13"),
    )
    .unwrap();
    let unit = "syr-P1".parse().unwrap();
    Act::new(&game(), &mut state, &mut log).eliminate(unit, Cause::Combat);
    run(&mut state, 6, &mut log);
    let events = log.take();
    let rolled = |event: &Event| {
        matches!(
            event,
            Event::Shared(SharedEvent::Combat(CombatEvent::BattleRolled { .. }))
        )
    };
    assert!(!events.iter().any(rolled));
    assert_eq!(
        where_are(&state, "sicanos ath-H1"),
        "ath-H1 T13, sicanos out"
    );
    assert_eq!(state.leaders_killed.syracusan, 0);
    assert!(state.battle.is_none() && state.step().is_none());
}

#[test]
fn r_4_2i_the_die_waits_for_the_advantage() {
    let mut state = map("T13 ath-H1 syr-H1");
    come_up(&mut state, Athenian, 1);
    let mut log = Log::off();
    combats::fight(
        &mut Act::new(&game(), &mut state, &mut log),
        Athenian,
        place("T13"),
    )
    .unwrap();
    Act::new(&game(), &mut state, &mut log).settle_battle(BattleStage::Roll);
    assert!(matches!(
        state.step(),
        Some(Step::Own(OwnStep::Roll {
            roll: Roll::Combat { .. }
        }))
    ));
    assert_eq!(state.battle.unwrap().result, None, "nothing is applied yet");
    state.stack.pop();
    Act::new(&game(), &mut state, &mut log).resolve_battle(die(2));
    assert!(state.battle.unwrap().result.is_some());
}

#[test]
fn r_4_2_1f_the_attacker_loses_first_then_the_result_window_opens() {
    // covers: 4.2.1f 7.S9b
    let mut state = map("T13 ath-H3 ath-H7 syr-H1 syr-H2");
    let mut log = Log::on();
    come_up(&mut state, Athenian, 1);
    combats::fight(
        &mut Act::new(&game(), &mut state, &mut log),
        Athenian,
        place("T13"),
    )
    .unwrap();
    state.next_step(Step::Battle {
        stage: BattleStage::Roll,
    });
    // 11:11 is 1/1; a 4 costs each side a quarter.
    Act::new(&game(), &mut state, &mut log).resolve_battle(die(4));
    assert_eq!(
        Look::new(&game(), &state).asked_in_battle(BattleStage::AttackerLosses),
        Some(Athenian)
    );
    let unit = "ath-H3".parse().unwrap();
    losses::lose(&mut Act::new(&game(), &mut state, &mut log), Athenian, unit).unwrap();
    Act::new(&game(), &mut state, &mut log).settle_battle(BattleStage::AttackerLosses);
    assert_eq!(
        Look::new(&game(), &state).asked_in_battle(BattleStage::DefenderLosses),
        Some(Syracusan)
    );
    let unit = "syr-H2".parse().unwrap();
    losses::lose(
        &mut Act::new(&game(), &mut state, &mut log),
        Syracusan,
        unit,
    )
    .unwrap();
    Act::new(&game(), &mut state, &mut log).settle_battle(BattleStage::DefenderLosses);
    Act::new(&game(), &mut state, &mut log).settle_battle(BattleStage::Result);
    let Some(Step::Window { window }) = state.step() else {
        panic!("a window");
    };
    assert_eq!(window.kind, WindowKind::Result);
    assert_eq!(
        where_are(&state, "ath-H3 syr-H2"),
        "ath-H3* T13, syr-H2* T13"
    );
}

#[test]
fn r_4_2_2e_capture_comes_before_retreat() {
    // covers: 4.2.2d 4.2.2e
    // 3/1; 2 + 1 = 3: R - 1/2.
    let mut state = map("T15 ath-H1 ath-H3 ath-H7 syr-P2* heraclides");
    let _ = fight(&mut state, Athenian, "T15", 2);
    assert_eq!(
        where_are(&state, "syr-P2 heraclides"),
        "syr-P2* out, heraclides out"
    );
    assert_eq!(state.leaders_killed.syracusan, 1);
}

#[test]
fn r_3_1g_a_victor_without_ships_leaves_the_sea() {
    // 10:12 is 2/3; leaders and ships cancel out, a 5 costs each side its last ship and the attacker wins.
    let mut state = map("M9 ath-T1* nicias syr-T1* hermocrates");
    let _ = fight(&mut state, Athenian, "M9", 5);
    assert_eq!(
        where_are(&state, "ath-T1 syr-T1"),
        "ath-T1* out, syr-T1* out"
    );
    while let Some(Step::Retreat { .. }) = state.step() {
        let first = offered(&state);
        answer(&mut state, to(first.split(' ').next().unwrap()), 5).unwrap();
    }
    let zone = |id: &str| state.pieces.place(id.parse().unwrap());
    assert!(zone("nicias").is_some_and(Place::is_land));
    assert_ne!(zone("hermocrates"), Some(place("M9")));
}

#[test]
fn r_3_5f_passengers_land_when_their_own_combat_is_over() {
    let text = "M1 ath-T6 ath-T4 ath-H1 syr-T10*; T2 syr-H1; M9 ath-T1 ath-T2 syr-T3";
    let mut state = map(text);
    state.pieces.get_mut("ath-H1".parse().unwrap()).aboard = true;
    let flee = |state: &mut State| {
        while let Some(Step::Retreat { .. }) = state.step() {
            let first = offered(state);
            answer(state, to(first.split(' ').next().unwrap()), 6).unwrap();
        }
    };
    let _ = fight(&mut state, Athenian, "M9", 6);
    flee(&mut state);
    assert_eq!(where_are(&state, "ath-H1"), "ath-H1 M1", "not yet");
    let zone = place("M1");
    answer(&mut state, Action::Fight { zone }, 6).unwrap();
    flee(&mut state);
    assert_eq!(where_are(&state, "ath-H1"), "ath-H1 T1");
}

#[test]
fn r_4_3d_a_fort_is_taken_by_assault() {
    // covers: 4.3d 4.3f 4.3g
    let mut state = map("T21 ath-H1 ath-H2 ath-H3 nicias; olympieion syr-P1 sicanos");
    state.set_fort(FortId::Olympieion, crate::state::FortState::Syracusan);
    come_up(&mut state, Athenian, 1);
    let (fort, mut log) = (FortId::Olympieion, Log::off());
    combats::assault(&mut Act::new(&game(), &mut state, &mut log), Athenian, fort).unwrap();
    run(&mut state, 6, &mut log);
    assert_eq!(
        where_are(&state, "syr-P1 sicanos"),
        "syr-P1 out, sicanos out"
    );
    assert_eq!(state.leaders_killed.syracusan, 1);
    assert_eq!(state.fort(fort).owner(), Some(Athenian));
    assert_eq!(offered(&state), "ath-H1 ath-H2 ath-H3 Done");
    for (piece, then) in [
        ("ath-H1", "ath-H2 ath-H3 nicias Done"),
        ("ath-H2", "nicias Done"),
    ] {
        let piece = piece.parse().unwrap();
        answer(&mut state, Action::Enter { piece }, 6).unwrap();
        assert_eq!(offered(&state), then);
    }
    let piece = "ath-H3".parse().unwrap();
    let refused = answer(&mut state, Action::Enter { piece }, 6);
    assert_eq!(
        refused,
        Err(crate::Illegal::Shared(Refusal::NotEnterable { piece }))
    );
    answer(&mut state, Action::Done, 6).unwrap();
    assert_eq!(
        where_are(&state, "ath-H1 ath-H3 nicias"),
        "ath-H1 olympieion, ath-H3 T21, nicias T21"
    );
    assert!(state.battle.is_none());
}

#[test]
fn r_4_3f_a_lost_garrison_captures_nobody() {
    // 1:1, two right and three left is 2/3; 4 + 1 (Nicias) + 1 (elite) - 1 (fort) = 5: 1/4 - 1/4, the attacker wins.
    let mut state = map("T21 ath-H1* nicias; olympieion syr-P1*");
    state.set_fort(FortId::Olympieion, crate::state::FortState::Syracusan);
    come_up(&mut state, Athenian, 1);
    let (fort, mut log) = (FortId::Olympieion, Log::off());
    combats::assault(&mut Act::new(&game(), &mut state, &mut log), Athenian, fort).unwrap();
    run(&mut state, 4, &mut log);
    assert_eq!(
        where_are(&state, "ath-H1 nicias syr-P1"),
        "ath-H1* out, syr-P1* out, nicias T21"
    );
    assert_eq!(state.fort(fort).owner(), Some(Athenian));
}

#[test]
fn r_4_3f_a_beaten_assault_leaves_the_zone() {
    let mut state = map("T21 ath-H3 ath-H4; olympieion syr-H1");
    state.set_fort(FortId::Olympieion, crate::state::FortState::Syracusan);
    come_up(&mut state, Athenian, 1);
    let (fort, mut log) = (FortId::Olympieion, Log::off());
    combats::assault(&mut Act::new(&game(), &mut state, &mut log), Athenian, fort).unwrap();
    run(&mut state, 5, &mut log);
    // 8:6 is 1/1, three left 1/3; 5 - 1 = 4: 1/2 - R.
    assert_eq!(offered(&state), "ath-H3 ath-H4");
    let unit = "ath-H3".parse().unwrap();
    answer(&mut state, Action::Lose { unit }, 5).unwrap();
    assert_eq!(offered(&state), "T13 T18 T20 T23 T24 T25");
    answer(&mut state, to("T25"), 5).unwrap();
    answer(&mut state, to("T24"), 5).unwrap();
    assert_eq!(
        where_are(&state, "ath-H3 ath-H4 syr-H1"),
        "ath-H3* T25, ath-H4 T24, syr-H1 olympieion"
    );
}

#[test]
fn r_4_3h_a_fort_that_is_entered_changes_hands() {
    let mut state = map("T21 ath-H1");
    state.set_fort(FortId::Olympieion, crate::state::FortState::Syracusan);
    let mut log = Log::on();
    occupation::take_fort(
        &mut Act::new(&game(), &mut state, &mut log),
        Athenian,
        FortId::Olympieion,
    );
    assert_eq!(state.fort(FortId::Olympieion).owner(), Some(Athenian));
    assert!(matches!(log.take().as_slice(), [Event::FortTaken { .. }]));
}
