//! 8 The advantage.

use super::table::*;
use crate::{
    action::{Action, Target},
    ids::{FortId, PerSide, Stratagem},
    pieces::PieceId,
    prompt::Prompt,
    state::{At, Camp, FortState},
    step::{Roll, Stage, Step, WindowKind},
    testing::*,
};

fn piece(id: &str) -> PieceId {
    id.parse().unwrap()
}

fn storm(edition: &str) -> Table {
    let mut table =
        Table::new(without_hands(scenario("historical", edition))).give(SYRACUSE, "K05");
    table.state.advantage = ATHENS;
    for piece in PieceId::all() {
        table.state.piece_mut(piece).at = At::Reserve;
    }
    let mut table = table.put("M1", "ath-T6");
    table.act(SYRACUSE, 1);
    table.dice(&[5, 5]);
    table.stratagem("K05", Stratagem::S4, Target::None);
    table
}

fn rolled(table: &Table) -> u8 {
    match table.state.step() {
        Some(Step::Roll {
            roll: Roll::Storm { die, .. } | Roll::Siege { die, .. },
        }) => die,
        other => panic!("{other:?}"),
    }
}

#[test]
fn r_8a_it_passes_on_whatever_comes_of_it() {
    let mut table = storm("fr");
    assert_eq!((table.asked(), rolled(&table)), (Some(ATHENS), 5));
    table.play(Action::Reroll);
    assert_eq!((rolled(&table), table.state.advantage), (5, SYRACUSE));
    table.play(Action::Accept);
    assert!(table.is_back("ath-T6"));
}

#[test]
fn r_8k_in_both_editions() {
    let mut table = storm("en");
    table.play(Action::Reroll);
    assert_eq!((rolled(&table), table.state.advantage), (5, SYRACUSE));
}

fn b1(dice: [u8; 4]) -> Table {
    let mut table = Table::new(without_hands(start()));
    (table.state.turn, table.state.advantage) = (3, ATHENS);
    table.dice(&dice);
    table.begin(Stage::Initiative);
    table
}

#[test]
fn r_8b_two_points() {
    let mut table = b1([2, 3, 4, 4]);
    table.play(Action::AddActions);
    assert_eq!(
        table.state.actions,
        PerSide {
            athenian: 5,
            syracusan: 4
        }
    );
    assert_eq!(
        (table.state.initiative, table.state.advantage),
        (SYRACUSE, SYRACUSE)
    );
    // In B.1 only.
    let mut table = Table::new(without_hands(start())).put("T24", "ath-H4*");
    table.state.advantage = ATHENS;
    table.act(ATHENS, 1);
    assert_eq!(table.refused(Action::AddActions), "8b");
}

#[test]
fn r_8c_the_initiative_is_swapped() {
    let mut table = b1([2, 3, 4, 4]);
    table.play(Action::SwapInitiative);
    assert_eq!(
        (table.state.initiative, table.state.advantage),
        (ATHENS, SYRACUSE)
    );
    assert_eq!(
        table.state.actions,
        PerSide {
            athenian: 3,
            syracusan: 4
        }
    );
    table.until(|prompt| matches!(prompt, Prompt::Announce { .. }));
    assert_eq!(table.asked(), Some(ATHENS));
}

#[test]
fn r_8d_dice_are_thrown_again() {
    let mut table = Table::empty()
        .put("T21", "ath-H1 ath-H2 ath-H3 ath-H4")
        .put("olympieion", "syr-H1")
        .put("T16", "syr-A1");
    table
        .state
        .set_fort(FortId::Olympieion, FortState::Syracusan);
    table.state.advantage = ATHENS;
    table.dice(&[1, 2]);
    table.begin(Stage::Sieges {
        side: ATHENS,
        second: true,
    });
    if matches!(table.prompt(), Some(Prompt::Sieges { .. })) {
        table.play(Action::Besiege {
            fort: FortId::Olympieion,
        });
    }
    assert_eq!((table.asked(), rolled(&table)), (Some(ATHENS), 1));
    table.play(Action::Reroll);
    assert_eq!(rolled(&table), 2);
    table.play(Action::Accept);
    assert_eq!(table.state.fort(FortId::Olympieion), FortState::Athenian);
    // The opponent's dice too: a storm of Syracuse.
    let mut table = storm("fr");
    table.dice(&[4]);
    table.play(Action::Reroll);
    table.play(Action::Accept);
    assert!(!table.is_back("ath-T6"));
}

#[test]
fn r_8e_no_works_dice() {
    // Only attrition, later in the turn, may be cancelled.
    let cancels = |table: &Table| match table.prompt() {
        Some(Prompt::Roll { roll, .. }) => !matches!(roll, Roll::Attrition { .. }),
        _ => false,
    };
    let mut table = Table::new(without_hands(start()));
    table.state.advantage = ATHENS;
    table.state.camp = Camp::Standing;
    table.begin(Stage::Works {
        side: ATHENS,
        second: true,
    });
    let works = |event: &crate::Event| matches!(event, crate::Event::WorksRolled { .. });
    assert!(table.events.iter().any(works) && !cancels(&table));
    let table = b1([2, 3, 4, 4]);
    assert!(!table.offers(Action::Reroll));
    let mut table = Table::new(without_hands(start()));
    table.begin(Stage::Want);
    let cavalry = |event: &crate::Event| matches!(event, crate::Event::CavalryRolled { .. });
    assert!(table.events.iter().any(cavalry) && !cancels(&table));
}

#[test]
fn r_8f_a_weakened_unit_recovers() {
    let mut table = Table::empty().put("T13", "ath-H3* syr-H1");
    table.state.advantage = ATHENS;
    table.act(SYRACUSE, 1);
    table.pass(ATHENS);
    table.play(Action::EndMoves);
    table.play(Action::Fight { zone: place("T13") });
    assert!(matches!(
        table.prompt(),
        Some(Prompt::Window {
            side: ATHENS,
            window: WindowKind::Combat
        })
    ));
    assert_eq!(
        table.refused(Action::RecoverByAdvantage {
            unit: piece("syr-H1")
        }),
        "8f"
    );
    table.play(Action::RecoverByAdvantage {
        unit: piece("ath-H3"),
    });
    assert_eq!((table.pf("ath-H3"), table.state.advantage), (5, SYRACUSE));
    let battle = table.state.battle.unwrap();
    let reading = crate::rules::modifiers::Reading::of(&table.game, &table.state, &battle);
    assert_eq!((reading.attack, reading.defence), (6, 5));
}

/// Lamachos has been driven out; Athens is asked in the window after an announcement.
fn driven_out() -> Table {
    let mut table = Table::new(without_hands(start()));
    table.state.advantage = ATHENS;
    table.state.piece_mut(piece("lamachos")).at = At::Removed;
    table.state.discord.insert(piece("lamachos"));
    table.state.piece_mut(piece("alcibiades")).at = At::Removed;
    table.state.piece_mut(piece("nicias")).at = At::Eliminated;
    table
}

#[test]
fn r_8g_a_leader_comes_back() {
    let mut table = driven_out();
    table.act(ATHENS, 1);
    let to = place("CAT");
    for other in ["alcibiades", "nicias"] {
        let leader = piece(other);
        assert_eq!(table.refused(Action::ReturnLeader { leader, to }), "8g");
    }
    table.play(Action::ReturnLeader {
        leader: piece("lamachos"),
        to,
    });
    assert_eq!(
        (table.at("lamachos").as_str(), table.state.advantage),
        ("CAT", SYRACUSE)
    );
    assert!(!table.state.discord.contains(piece("lamachos")));
}

#[test]
fn r_8h_where_he_returns() {
    let homes = |table: &Table| -> Vec<String> {
        let to = |action: &Action| match *action {
            Action::ReturnLeader { to, .. } => Some(to.to_string()),
            _ => None,
        };
        table.answers().iter().filter_map(to).collect()
    };
    let mut table = driven_out();
    table.act(ATHENS, 1);
    assert_eq!(homes(&table), ["CAT"]);
    let (leader, to) = (piece("lamachos"), place("T17"));
    assert_eq!(table.refused(Action::ReturnLeader { leader, to }), "8h");
    let mut table = driven_out();
    table.state.camp = Camp::Standing;
    table.state.piece_mut(leader).back = true;
    table.act(ATHENS, 1);
    assert_eq!(homes(&table), ["T17", "CAT"]);
    table.play(Action::ReturnLeader { leader, to });
    assert!(!table.is_back("lamachos"), "fit");
    let mut table = Table::new(without_hands(start()));
    table.state.advantage = SYRACUSE;
    table.state.piece_mut(piece("sicanos")).at = At::Removed;
    table.state.discord.insert(piece("sicanos"));
    table.act(SYRACUSE, 1);
    assert_eq!(homes(&table), ["T16"]);
}

#[test]
fn r_8i_once_each_in_a_window() {
    let mut table = b1([2, 3, 4, 4]);
    table.play(Action::SwapInitiative);
    table.pass(ATHENS);
    assert_eq!(table.asked(), Some(SYRACUSE));
    table.play(Action::SwapInitiative);
    assert_eq!(
        (table.state.initiative, table.state.advantage),
        (SYRACUSE, ATHENS)
    );
    table.pass(SYRACUSE);
    let again = matches!(
        table.prompt(),
        Some(Prompt::Window {
            window: WindowKind::Initiative,
            ..
        })
    );
    assert!(!again, "Athens is not asked again");
    // On a roll as well.
    let mut table = storm("fr");
    table.dice(&[5, 6]);
    table.play(Action::Reroll);
    assert_eq!(table.asked(), Some(SYRACUSE));
    table.play(Action::Reroll);
    assert!(
        !matches!(table.prompt(), Some(Prompt::Roll { .. })),
        "it stands"
    );
    assert!(table.is_back("ath-T6") && table.state.advantage == ATHENS);
    // Whoever receives it in a window may use it there, though he was asked before.
    let mut table = Table::empty().put("T13", "syr-H1*").put("T24", "ath-H3*");
    table.state.advantage = ATHENS;
    table.act(SYRACUSE, 1);
    assert_eq!(table.asked(), Some(ATHENS));
    table.play(Action::RecoverByAdvantage {
        unit: piece("ath-H3"),
    });
    table.pass(ATHENS);
    assert_eq!(table.asked(), Some(SYRACUSE));
    assert!(matches!(
        table.prompt(),
        Some(Prompt::Window {
            window: WindowKind::Announced,
            ..
        })
    ));
    table.play(Action::RecoverByAdvantage {
        unit: piece("syr-H1"),
    });
    assert_eq!(table.state.step(), Some(Step::Menu { side: SYRACUSE }));
}

#[test]
fn r_8j_when_it_is_asked() {
    // Nothing to recover: not asked at a stratagem window.
    let mut table = Table::empty().put("T13", "syr-H1").put("T24", "ath-H3");
    table.state.advantage = ATHENS;
    table.act(ATHENS, 1);
    assert_eq!(table.state.step(), Some(Step::Menu { side: ATHENS }));
    let mut table = Table::empty().put("T24", "ath-H3*");
    table.state.advantage = ATHENS;
    table.act(ATHENS, 1);
    assert!(matches!(
        table.prompt(),
        Some(Prompt::Window {
            window: WindowKind::Announced,
            ..
        })
    ));
    // In one's own D.3.
    let mut table = Table::empty().put("T24", "ath-H3* syr-H1*");
    table.state.advantage = ATHENS;
    table.state.discord.insert(piece("lamachos"));
    table.begin(Stage::Recovery {
        side: ATHENS,
        second: true,
    });
    assert!(matches!(
        table.prompt(),
        Some(Prompt::Recover { side: ATHENS, .. })
    ));
    assert!(table.offers(Action::ReturnLeader {
        leader: piece("lamachos"),
        to: place("CAT")
    }));
    table.play(Action::RecoverByAdvantage {
        unit: piece("ath-H3"),
    });
    assert_eq!((table.pf("ath-H3"), table.state.advantage), (5, SYRACUSE));
    let mut table = Table::empty().put("T24", "ath-H3*").give(ATHENS, "K22");
    table.state.advantage = SYRACUSE;
    table.begin(Stage::Recovery {
        side: ATHENS,
        second: true,
    });
    assert_eq!(
        table.refused(Action::RecoverByAdvantage {
            unit: piece("ath-H3")
        }),
        "8a"
    );
}

fn is_window(table: &Table, side: crate::Side, wanted: fn(WindowKind) -> bool) -> bool {
    matches!(table.prompt(), Some(Prompt::Window { side: asked, window }) if asked == side && wanted(window))
}

#[test]
fn r_8i_whoever_receives_it_is_asked_in_a_window_for_one_player() {
    // The end of D.4: Athens uses it, Syracuse may too, but plays no stratagem in the D.4 of Athens.
    let mut table = Table::empty()
        .put("T24", "ath-H3*")
        .put("T13", "syr-H1*")
        .give(SYRACUSE, "K22");
    table.state.advantage = ATHENS;
    table.state.supply.syracusan.value = 1;
    table.begin(Stage::Supply {
        side: ATHENS,
        second: true,
    });
    let supply = |kind| kind == WindowKind::Supply;
    assert!(is_window(&table, ATHENS, supply));
    table.play(Action::RecoverByAdvantage {
        unit: piece("ath-H3"),
    });
    assert!(is_window(&table, SYRACUSE, supply));
    let own = play("K22", Stratagem::S22, Target::None);
    assert_eq!(table.refused(own), "8i");
    table.play(Action::RecoverByAdvantage {
        unit: piece("syr-H1"),
    });
    assert!(!is_window(&table, ATHENS, supply), "not again");
    assert_eq!(table.state.advantage, ATHENS);
}

#[test]
fn r_8i_the_march_goes_on_after_the_receiver_was_asked() {
    let mut table = Table::empty()
        .put("T14", "syr-A1 syr-H2*")
        .put("T13", "ath-H1 nicias")
        .put("T24", "ath-H3*")
        .give(SYRACUSE, "K22");
    table.state.advantage = SYRACUSE;
    table.act(ATHENS, 1);
    table.pass(SYRACUSE);
    table.play(Action::Activate {
        place: place("T13"),
    });
    table.play(Action::Pick {
        piece: piece("ath-H1"),
    });
    table.play(Action::Step { to: place("T14") });
    let archers = |kind| matches!(kind, WindowKind::Archers { .. });
    assert!(is_window(&table, SYRACUSE, archers));
    table.play(Action::RecoverByAdvantage {
        unit: piece("syr-H2"),
    });
    table.play(Action::Pass);
    assert!(is_window(&table, ATHENS, archers));
    table.play(Action::Pass);
    assert_eq!(table.at("ath-H1"), "T14");
}

#[test]
fn r_8i_a_call_for_reinforcements_stays_that_of_its_player() {
    let mut table = Table::new(without_hands(start()))
        .put("T24", "ath-H4*")
        .put("T13", "syr-H1*")
        .give(ATHENS, "K07 K22");
    (table.state.advantage, table.state.turn) = (SYRACUSE, 2);
    table.begin(Stage::StartReinforcements);
    table.play(Action::Pass);
    table.stratagem("K07", Stratagem::S18, Target::None);
    let answer = |kind| matches!(kind, WindowKind::Answer { .. });
    assert!(is_window(&table, SYRACUSE, answer));
    table.play(Action::RecoverByAdvantage {
        unit: piece("syr-H1"),
    });
    assert!(is_window(&table, ATHENS, answer));
    table.play(Action::Pass);
    table.pass(ATHENS);
    table.until(|prompt| matches!(prompt, Prompt::Arrive { .. }));
    assert_eq!(table.asked(), Some(ATHENS), "its own group comes");
}

#[test]
fn r_8i_before_a_combat_nobody_learns_what_was_put_down() {
    // Syracuse attacks; Athens uses the advantage and Syracuse is asked again, for the advantage alone.
    let asked_again = |put_down: bool, weakened: &str| {
        let mut table = Table::empty()
            .put("T13", &format!("syr-H1 ath-H3* {weakened}"))
            .put("T15", "syr-H2")
            .give(SYRACUSE, "K01");
        table.state.advantage = ATHENS;
        table.act(SYRACUSE, 1);
        for side in [SYRACUSE, ATHENS] {
            table.pass(side);
        }
        table.play(Action::EndMoves);
        table.play(Action::Fight { zone: place("T13") });
        if put_down {
            table.stratagem("K01", Stratagem::S11, Target::Place(place("T15")));
        } else {
            table.play(Action::Pass);
        }
        table.play(Action::RecoverByAdvantage {
            unit: piece("ath-H3"),
        });
        let combat = |kind| kind == WindowKind::Combat;
        is_window(&table, SYRACUSE, combat).then(|| table.answers())
    };
    assert_eq!(asked_again(true, ""), None);
    assert_eq!(asked_again(false, ""), None);
    let again = asked_again(false, "syr-H3*").unwrap();
    assert_eq!(Some(&again), asked_again(true, "syr-H3*").as_ref());
    let recovery = Action::RecoverByAdvantage {
        unit: piece("syr-H3"),
    };
    assert_eq!(again, [recovery, Action::Pass, Action::PassPhase]);
}

/// The die that is being asked about.
fn any_die(table: &Table) -> u8 {
    match table.state.step() {
        Some(Step::Roll {
            roll:
                Roll::Attrition { die, .. }
                | Roll::Siege { die, .. }
                | Roll::Wall { die, .. }
                | Roll::Chains { die, .. }
                | Roll::Combat { die, .. }
                | Roll::Storm { die, .. }
                | Roll::Night { die, .. }
                | Roll::Discord { die, .. },
        }) => die,
        other => panic!("{other:?}"),
    }
}

/// Syracuse holds the advantage and has the first die, a 4, thrown again: it becomes a 1.
fn cancelled(mut table: Table, begin: impl FnOnce(&mut Table)) -> Table {
    table.state.advantage = SYRACUSE;
    table.dice(&[4, 1]);
    begin(&mut table);
    assert_eq!((table.asked(), any_die(&table)), (Some(SYRACUSE), 4));
    table.play(Action::Reroll);
    assert_eq!((any_die(&table), table.state.advantage), (1, ATHENS));
    table.play(Action::Accept);
    table
}

#[test]
fn r_8d_attrition_walls_and_chains() {
    let (side, second) = (ATHENS, true);
    let camped = Table::empty().put("T25", "ath-H1 ath-H2 ath-H3 ath-C1 ath-A1");
    let table = cancelled(camped, |table| {
        table.begin(Stage::StartAttrition { side, second });
    });
    assert!(table.state.backs().is_empty(), "1 + 3");
    let mut beside = Table::empty().put("T6", "ath-H1").put("T14", "ath-H2");
    let wall = crate::WallId::S2;
    beside.state.set_wall(wall, crate::Work::Built);
    let table = cancelled(beside, |table| {
        table.begin(Stage::Breaches { side, second });
        table.play(Action::Breach { wall });
    });
    assert_eq!(table.state.wall(wall), crate::Work::Built);
    let mut chained = Table::empty().put("M9", "ath-T3");
    chained.state.chains = crate::Work::Built;
    let table = cancelled(chained, |table| {
        table.begin(Stage::Breaches { side, second });
        table.play(Action::BreakChains);
    });
    assert_eq!(table.state.chains, crate::Work::Built);
}

#[test]
fn r_8d_combats_and_the_tests_of_stratagems() {
    // covers: 4.2i
    let land = || Table::empty().put("T13", "ath-H3 ath-H7 syr-H1 syr-H2 sicanos");
    let fight = |table: &mut Table| {
        table.act(ATHENS, 1);
        table.pass(ATHENS);
        table.play(Action::EndMoves);
        table.play(Action::Fight { zone: place("T13") });
    };
    let table = cancelled(land(), fight);
    let rolled = table.events.iter().find_map(|event| match event {
        crate::Event::BattleRolled { die, .. } => Some(die.get()),
        _ => None,
    });
    assert_eq!(rolled, Some(1));
    let table = cancelled(land().give(ATHENS, "K03"), |table| {
        fight(table);
        table.stratagem("K03", Stratagem::S10, Target::None);
    });
    assert_eq!(table.state.battle.unwrap().night, Some(ATHENS));
    let table = cancelled(land().give(ATHENS, "K21"), |table| {
        table.act(ATHENS, 1);
        let leader = Target::Piece(piece("sicanos"));
        table.stratagem("K21", Stratagem::S20, leader);
    });
    assert_eq!(table.at("sicanos"), "T13");
}

#[test]
fn r_8g_discord_can_be_undone() {
    // covers: 7.S20b
    let mut table = Table::new(without_hands(start())).give(ATHENS, "K21");
    table.state.advantage = SYRACUSE;
    table.act(ATHENS, 1);
    table.dice(&[6]);
    table.stratagem("K21", Stratagem::S20, Target::Piece(piece("sicanos")));
    table.play(Action::Accept);
    assert_eq!(
        (table.at("sicanos").as_str(), table.asked()),
        ("out", Some(SYRACUSE))
    );
    table.play(Action::ReturnLeader {
        leader: piece("sicanos"),
        to: place("T16"),
    });
    assert_eq!(
        (table.at("sicanos").as_str(), table.state.advantage),
        ("T16", ATHENS)
    );
}

#[test]
fn r_8i_once_each_in_a_d3() {
    let recover = |id| Action::RecoverByAdvantage { unit: piece(id) };
    let mut table = Table::empty()
        .put("T24", "ath-H1* ath-H2* ath-H3*")
        .put("T13", "syr-H1* syr-H2*")
        .give(ATHENS, "K05");
    table.state.advantage = ATHENS;
    let (side, second) = (ATHENS, true);
    table.begin(Stage::Recovery { side, second });
    table.play(recover("ath-H1"));
    // The receiver is asked at once, for nothing else.
    let (left, cause) = (0, crate::RecoverCause::Advantage);
    let asked = Prompt::Recover {
        side: SYRACUSE,
        left,
        cause,
    };
    assert_eq!(table.prompt(), Some(asked));
    let mut declined = table.state.clone();
    assert_eq!(
        table.answers(),
        [recover("syr-H1"), recover("syr-H2"), Action::Done]
    );
    table.play(recover("syr-H1"));
    assert_eq!(
        (table.asked(), table.state.advantage),
        (Some(ATHENS), ATHENS)
    );
    assert_eq!(table.refused(recover("ath-H2")), "8i");
    // Nor does it help to take it back.
    std::mem::swap(&mut table.state, &mut declined);
    table.play(Action::Done);
    table.stratagem("K05", Stratagem::S25, Target::Advantage);
    assert_eq!(table.state.advantage, ATHENS);
    assert!(!matches!(table.prompt(), Some(Prompt::Recover { .. })));
    assert!(table.is_back("ath-H2") && table.is_back("syr-H1"));
    // The next D.3 is another one.
    table.begin(Stage::Recovery { side, second });
    table.play(recover("ath-H2"));
}
