//! 8 The advantage.

use crate::step::{OwnStage, OwnStep};
use campaign::HalfTurn;

use crate::{
    action::{Action, Target},
    ids::{FortId, PerSide, Stratagem},
    pieces::PieceId,
    prompt::{Prompt, SharedPrompt},
    state::{At, Camp, FortState},
    step::{Roll, Stage, Step, WindowKind},
    testing::{table::*, *},
    types::Look,
};

fn storm(edition: &str) -> Table {
    let mut table =
        Table::new(without_hands(scenario("historical", edition))).give(SYRACUSE, "K05");
    table.state.advantage = ATHENS;
    for piece in PieceId::all() {
        table.state.pieces.get_mut(piece).at = At::Reserve;
    }
    let mut table = table.put("M1", "ath-T6");
    table.act(SYRACUSE, 1);
    table.dice(&[5, 5]);
    table.stratagem("K05", Stratagem::StormAtSea, Target::None);
    table
}

fn rolled(table: &Table) -> u8 {
    match table.state.step() {
        Some(Step::Own(OwnStep::Roll {
            roll: Roll::Storm { die, .. } | Roll::Siege { die, .. },
        })) => die,
        other => panic!("{other:?}"),
    }
}

#[test]
fn r_8a_it_passes_on_whatever_comes_of_it() {
    let mut table = storm("fr");
    assert_eq!((table.asked(), rolled(&table)), (Some(ATHENS), 5));
    table.play(Action::Reroll);
    assert_eq!(table.state.advantage, SYRACUSE);
    assert!(table.is_back("ath-T6"), "Syracuse wants no better die");
}

#[test]
fn r_8k_in_both_editions() {
    let mut table = storm("en");
    table.play(Action::Reroll);
    assert_eq!(table.state.advantage, SYRACUSE);
    assert!(table.is_back("ath-T6"));
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
    table.until(|prompt| matches!(prompt, Prompt::Shared(SharedPrompt::Announce { .. })));
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
    table.begin(Stage::Sieges(HalfTurn {
        side: ATHENS,
        second: true,
    }));
    if matches!(
        table.prompt(),
        Some(Prompt::Shared(SharedPrompt::Sieges { .. }))
    ) {
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
    table.begin(Stage::Own(OwnStage::Works(HalfTurn {
        side: ATHENS,
        second: true,
    })));
    let works = |event: &crate::Event| matches!(event, crate::Event::WorksRolled { .. });
    assert!(table.events.iter().any(works) && !cancels(&table));
    let table = b1([2, 3, 4, 4]);
    assert!(!table.offers(Action::Reroll));
    let mut table = Table::new(without_hands(start()));
    table.begin(Stage::Own(OwnStage::Want));
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
    assert_eq!(
        (table.strength("ath-H3"), table.state.advantage),
        (5, SYRACUSE)
    );
    let battle = table.state.battle.unwrap();
    let reading = Look::new(&table.game, &table.state).reading(&battle);
    assert_eq!((reading.attack, reading.defence), (6, 5));
}

/// Lamachos has been driven out; Athens is asked in the window after an announcement.
fn driven_out() -> Table {
    let mut table = Table::new(without_hands(start()));
    table.state.advantage = ATHENS;
    table.state.pieces.get_mut(piece("lamachos")).at = At::Removed;
    table.state.discord.insert(piece("lamachos"));
    table.state.pieces.get_mut(piece("alcibiades")).at = At::Removed;
    table.state.pieces.get_mut(piece("nicias")).at = At::Eliminated;
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
    table.state.pieces.get_mut(leader).back = true;
    table.act(ATHENS, 1);
    assert_eq!(homes(&table), ["T17", "CAT"]);
    table.play(Action::ReturnLeader { leader, to });
    assert!(!table.is_back("lamachos"), "fit");
    let mut table = Table::new(without_hands(start()));
    table.state.advantage = SYRACUSE;
    table.state.pieces.get_mut(piece("sicanos")).at = At::Removed;
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
    table.dice(&[2, 6]);
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
    table.begin(Stage::Recovery(HalfTurn {
        side: ATHENS,
        second: true,
    }));
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
    assert_eq!(
        (table.strength("ath-H3"), table.state.advantage),
        (5, SYRACUSE)
    );
    let mut table = Table::empty().put("T24", "ath-H3*").give(ATHENS, "K22");
    table.state.advantage = SYRACUSE;
    table.begin(Stage::Recovery(HalfTurn {
        side: ATHENS,
        second: true,
    }));
    assert_eq!(
        table.refused(Action::RecoverByAdvantage {
            unit: piece("ath-H3")
        }),
        "8a"
    );
}
