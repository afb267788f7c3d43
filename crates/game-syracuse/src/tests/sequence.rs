//! 2 The course of a turn.

use super::table::*;
use crate::{
    action::{Action, Target},
    event::Event,
    ids::{FortId, PerSide, Side, Stratagem, WallId},
    prompt::Prompt,
    state::{Arrival, Camp, FortState, Work},
    step::{Stage, Step, WindowKind},
    testing::*,
};

/// B.1 of a turn with these dice: two for Athens, two for Syracuse. Nobody uses the advantage.
fn initiative(turn: u8, dice: [u8; 4]) -> Table {
    let mut table = Table::new(without_hands(start()));
    (table.state.turn, table.state.advantage) = (turn, ATHENS);
    table.dice(&dice);
    table.begin(Stage::Initiative);
    table
}

fn points(turn: u8, dice: [u8; 4]) -> (u8, u8) {
    let PerSide {
        athenian,
        syracusan,
    } = initiative(turn, dice).state.actions;
    (athenian, syracusan)
}

#[test]
fn r_2a_the_phases_in_order() {
    let mut table = Table::new(without_hands(start()));
    table.state.turn = 3;
    table.begin(Stage::Draw);
    let mut phases = Vec::new();
    for _ in 0..400 {
        let Some(prompt) = table.prompt() else { break };
        let phase = match prompt {
            Prompt::Window {
                window: WindowKind::Initiative,
                ..
            } => "B.1",
            Prompt::Window {
                window: WindowKind::Reinforcements,
                ..
            }
            | Prompt::Arrive { .. }
            | Prompt::FreeMove { .. } => "B.2",
            Prompt::Announce { .. } | Prompt::Menu { .. } => "B.3",
            Prompt::Window {
                window: WindowKind::Works,
                ..
            }
            | Prompt::Discard { .. }
            | Prompt::Build { .. } => "C",
            Prompt::Keep { .. } | Prompt::Regroup { .. } | Prompt::Recover { .. } => "D",
            Prompt::Window {
                window: WindowKind::Supply | WindowKind::Attrition,
                ..
            } => "D",
            _ => "",
        };
        if !phase.is_empty() && phases.last() != Some(&phase) {
            phases.push(phase);
        }
        if table.state.turn == 4 {
            break;
        }
        let answers = table.answers();
        let dull = [
            Action::Pass,
            Action::EndMoves,
            Action::EndCombats,
            Action::Done,
            Action::Accept,
            Action::KeepNone,
        ];
        let answer = *answers
            .iter()
            .find(|answer| dull.contains(answer))
            .or(answers.first())
            .unwrap();
        table.play(answer);
    }
    assert_eq!(phases, ["B.1", "B.2", "B.3", "C", "D", "B.1"]);
    assert_eq!(table.state.turn, 4);
    let began = table
        .events
        .iter()
        .filter(|event| matches!(event, Event::TurnBegan { .. }));
    assert_eq!(began.count(), 2);
}

#[test]
fn r_2_b_1a_the_higher_total() {
    let mut table = initiative(3, [4, 5, 3, 4]);
    assert_eq!(table.state.initiative, ATHENS);
    table.until(|prompt| matches!(prompt, Prompt::Announce { .. }));
    assert_eq!(table.asked(), Some(ATHENS));
    table.until(|prompt| matches!(prompt, Prompt::Regroup { .. } | Prompt::Keep { .. }));
    assert_eq!(table.asked(), Some(ATHENS));
    assert_eq!(initiative(3, [1, 2, 3, 1]).state.initiative, SYRACUSE);
}

#[test]
fn r_2_b_1b_ties() {
    for advantage in Side::BOTH {
        let mut table = Table::new(without_hands(start()));
        (table.state.advantage, table.state.initiative) = (advantage, advantage.other());
        table.dice(&[3, 4, 1, 6]);
        table.begin(Stage::Initiative);
        assert_eq!(
            (table.state.initiative, table.state.advantage),
            (advantage, advantage)
        );
    }
}

#[test]
fn r_2_b_1c_half_of_the_total() {
    assert_eq!(points(3, [1, 1, 1, 2]), (1, 2));
    assert_eq!(points(3, [3, 4, 4, 4]), (4, 4));
    assert_eq!(points(3, [5, 6, 6, 6]), (6, 6));
}

#[test]
fn r_2_b_1d_summer_and_autumn() {
    assert_eq!(points(1, [3, 3, 1, 1]), (4, 2));
    assert_eq!(points(4, [3, 3, 1, 1]), (4, 2));
    assert_eq!(points(3, [3, 3, 1, 1]), (3, 1));
}

#[test]
fn r_2_b_1e_winter() {
    assert_eq!(points(2, [6, 6, 3, 3]), (5, 2));
    assert_eq!(points(6, [2, 3, 2, 2]), (2, 2));
    assert_eq!(points(2, [1, 1, 1, 2]), (1, 2));
}

#[test]
fn ex_2_b_1f_spring_414() {
    let table = initiative(3, [2, 3, 4, 4]);
    assert_eq!(table.state.initiative, SYRACUSE);
    assert_eq!(
        table.state.actions,
        PerSide {
            athenian: 3,
            syracusan: 4
        }
    );
}

#[test]
fn r_2_b_1g_the_advantage_after_the_dice() {
    let mut table = initiative(2, [1, 2, 3, 3]);
    assert_eq!(
        (table.asked(), table.state.actions.athenian),
        (Some(ATHENS), 2)
    );
    table.play(Action::AddActions);
    assert_eq!(
        (table.state.actions.athenian, table.state.initiative),
        (4, SYRACUSE)
    );
    assert_eq!(table.state.advantage, SYRACUSE);
    assert_eq!(table.asked(), Some(SYRACUSE));
    table.play(Action::SwapInitiative);
    assert_eq!(
        (table.state.initiative, table.state.advantage),
        (ATHENS, ATHENS)
    );
    table.pass(SYRACUSE);
    assert!(!matches!(
        table.prompt(),
        Some(Prompt::Window {
            window: WindowKind::Initiative,
            ..
        })
    ));
    assert_eq!(table.state.initiative, ATHENS);
}

#[test]
fn r_2_b_2k_leaders_are_fit_again() {
    let mut table = Table::new(without_hands(start()))
        .put("T16", "gylippos*")
        .put("T24", "lamachos*");
    table.state.piece_mut("lamachos".parse().unwrap()).sick = true;
    table.state.turn = 6;
    table.begin(Stage::StartReinforcements);
    table.until(|prompt| matches!(prompt, Prompt::Announce { .. } | Prompt::Discard { .. }));
    assert!(!table.is_back("gylippos") && !table.is_back("lamachos"));
    let gylippos = "gylippos".parse().unwrap();
    assert_eq!(table.state.swords(&table.game, gylippos), 2);
    assert!(!table.state.piece("lamachos".parse().unwrap()).sick);
}

#[test]
fn r_2_b_2l_both_editions_read_it_as_the_front() {
    for edition in ["fr", "en"] {
        let mut table =
            Table::new(without_hands(scenario("historical", edition))).put("T25", "nicias*");
        table.begin(Stage::LeadersRecover);
        assert!(!table.is_back("nicias"), "{edition}");
    }
}

#[test]
fn r_2_b_2m_questions_before_anything_is_placed() {
    for advantage in Side::BOTH {
        let mut table = Table::new(without_hands(start()))
            .give(ATHENS, "K07 K22")
            .give(SYRACUSE, "K20 K21");
        (table.state.advantage, table.state.turn) = (advantage, 3);
        table.begin(Stage::StartReinforcements);
        assert_eq!(table.asked(), Some(advantage));
        assert_eq!(table.at("ath-C2"), "out");
        table.pass(SYRACUSE);
        assert_eq!(table.asked(), Some(ATHENS));
        table.stratagem("K07", Stratagem::S18, Target::None);
        assert!(matches!(
            table.prompt(),
            Some(Prompt::Window {
                side: SYRACUSE,
                window: WindowKind::Answer { .. }
            })
        ));
        assert!(table.faces().is_empty());
    }
    let mut table = Table::new(without_hands(start()))
        .give(ATHENS, "K08 K05")
        .give(SYRACUSE, "K07");
    table.state.turn = 4;
    table.begin(Stage::StartReinforcements);
    table.stratagem("K05", Stratagem::S25, Target::Reinforcement);
    table.stratagem("K07", Stratagem::S17, Target::Reinforcement);
    let group = table.targets(Stratagem::S17)[0];
    table.stratagem("K08", Stratagem::S17, group);
    assert_eq!(table.hand(ATHENS), 0, "no limit in B.2");
    assert_eq!(table.at("ath-C3"), "out");
}

#[test]
fn r_2_b_2a_the_advantage_when_groups_are_placed() {
    let mut table = Table::new(without_hands(start())).give(SYRACUSE, "K05");
    (table.state.advantage, table.state.turn) = (ATHENS, 8);
    for (group, arrival) in game()
        .scenarios
        .get("10.1")
        .unwrap()
        .groups
        .iter()
        .zip(&mut table.state.arrivals)
    {
        let now = group.turn == Some(8);
        *arrival = if now { Arrival::Turn(8) } else { Arrival::Done };
    }
    table.begin(Stage::StartReinforcements);
    table.pass(ATHENS);
    table.stratagem("K05", Stratagem::S25, Target::Advantage);
    table.until(|prompt| matches!(prompt, Prompt::Arrive { .. }));
    assert_eq!(table.asked(), Some(SYRACUSE));
    table.until(|prompt| matches!(prompt, Prompt::FreeMove { .. }));
    assert_eq!(table.asked(), Some(SYRACUSE), "2.B.2f");
    assert_ne!(table.at("ath-T7"), "out", "all are placed first");
    table.until(|prompt| matches!(prompt, Prompt::FreeMove { side } if *side == ATHENS));
}

/// Who announces, when every phase announces one point and does nothing.
fn phases(athenian: u8, syracusan: u8, first: Side) -> Vec<Side> {
    let mut table = Table::empty().put("T24", "ath-H1").put("T16", "syr-A1");
    table.state.actions = PerSide {
        athenian,
        syracusan,
    };
    table.state.initiative = first;
    table.begin(Stage::Actions { side: first });
    let mut sides = Vec::new();
    while let Some(Prompt::Announce { side, .. }) = table.prompt() {
        sides.push(side);
        table.play(Action::Announce { points: 1 });
        table.play(Action::EndMoves);
    }
    assert_eq!(table.state.actions, PerSide::default());
    sides
}

#[test]
fn r_2_b_3a_phases_alternate() {
    assert_eq!(
        phases(3, 2, ATHENS),
        [ATHENS, SYRACUSE, ATHENS, SYRACUSE, ATHENS]
    );
    assert_eq!(phases(1, 1, SYRACUSE), [SYRACUSE, ATHENS]);
}

#[test]
fn r_2_b_3b_a_point_must_be_spent() {
    let mut table = Table::empty().put("T24", "ath-H1").put("T16", "syr-A1");
    table.state.actions = PerSide {
        athenian: 1,
        syracusan: 0,
    };
    table.begin(Stage::Actions { side: ATHENS });
    assert_eq!(table.answers(), [Action::Announce { points: 1 }]);
    assert_eq!(table.refused(Action::Announce { points: 0 }), "2.B.3.1a");
    table.refused(Action::Pass);
    table.play(Action::Announce { points: 1 });
    table.play(Action::EndMoves);
    assert_eq!(table.state.actions.athenian, 0);
}

#[test]
fn r_2_b_3c_without_points_one_is_passed_over() {
    assert_eq!(phases(0, 3, ATHENS), [SYRACUSE, SYRACUSE, SYRACUSE]);
    assert_eq!(phases(3, 1, SYRACUSE), [SYRACUSE, ATHENS, ATHENS, ATHENS]);
}

#[test]
fn r_2_b_3e_one_stratagem_in_a_phase() {
    let mut table = Table::empty()
        .put("M9", "ath-T3")
        .put("T13", "syr-H1 sicanos")
        .put("T24", "ath-H1 lamachos")
        .give(ATHENS, "K12 K21")
        .give(SYRACUSE, "K20");
    table.state.chains = Work::Built;
    table.act(ATHENS, 1);
    table.state.actions.syracusan = 1;
    table.stratagem("K12", Stratagem::S14, Target::Chains);
    assert_eq!(
        table.asked(),
        Some(SYRACUSE),
        "Athens is not asked any more"
    );
    assert_eq!(table.faces(), [Stratagem::S20]);
    table.pass(SYRACUSE);
    assert_eq!((table.asked(), table.faces().len()), (Some(ATHENS), 0));
    let second = play(
        "K21",
        Stratagem::S20,
        Target::Piece("sicanos".parse().unwrap()),
    );
    assert_eq!(table.refused(second), "2.B.3e");
    table.play(Action::EndMoves);
    table.play(Action::Announce { points: 1 });
    table.pass(SYRACUSE);
    assert_eq!(
        (table.asked(), table.faces()),
        (Some(ATHENS), vec![Stratagem::S20]),
        "a new phase"
    );
}

#[test]
fn r_2_b_3f_good_omens_count_too() {
    let mut table = Table::empty()
        .put("T13", "syr-H1")
        .put("T24", "ath-H1*")
        .give(SYRACUSE, "K05 K06");
    table.state.advantage = ATHENS;
    table.act(SYRACUSE, 1);
    table.stratagem("K05", Stratagem::S25, Target::Draw);
    assert_eq!(table.hand(SYRACUSE), 2);
    // The advantage is no stratagem: Athens may still use both.
    assert_eq!(table.asked(), Some(ATHENS));
    table.play(Action::RecoverByAdvantage {
        unit: "ath-H1".parse().unwrap(),
    });
    table.until(|prompt| matches!(prompt, Prompt::Menu { .. }));
    assert_eq!((table.asked(), table.faces().len()), (Some(SYRACUSE), 0));
    assert_eq!(
        table.refused(play("K06", Stratagem::S23, Target::None)),
        "2.B.3e"
    );
}

#[test]
fn r_2_ca_works_in_the_order_of_the_initiative() {
    for first in Side::BOTH {
        let mut table = Table::new(without_hands(start()))
            .give(ATHENS, "K14")
            .give(SYRACUSE, "K11");
        table.state.camp = Camp::Standing;
        (table.state.camp_turn, table.state.turn) = (Some(1), 3);
        table.state.initiative = first;
        table.begin(Stage::StartWorks);
        table.until(|prompt| !matches!(prompt, Prompt::Window { .. }));
        let discard = |table: &Table, side| matches!(table.prompt(), Some(Prompt::Discard { side: asked, .. }) if asked == side);
        assert!(discard(&table, first));
        table.play(Action::Done);
        assert!(matches!(table.prompt(), Some(Prompt::Build { side, .. }) if side == first));
        table.play(Action::Done);
        assert!(discard(&table, first.other()));
    }
}

#[test]
fn r_2_da_the_order_of_the_adjustments() {
    for first in Side::BOTH {
        let mut table = Table::empty()
            .put("T24", "ath-H1* nicias")
            .put("T13", "syr-H1* hermocrates")
            .give(ATHENS, "K22")
            .give(SYRACUSE, "K21");
        table.state.camp = Camp::Standing;
        table.state.supply.athenian.value = 2;
        table.state.initiative = first;
        table.begin(Stage::Hands {
            side: first,
            second: false,
        });
        let mut seen = Vec::new();
        for _ in 0..60 {
            let part = match table.prompt() {
                Some(Prompt::Keep { side }) => Some((side, "D.1")),
                Some(Prompt::Regroup { side }) => Some((side, "D.2")),
                Some(Prompt::Recover { side, .. }) => Some((side, "D.3")),
                Some(Prompt::Window {
                    side,
                    window: WindowKind::Supply,
                }) => Some((side, "D.4")),
                _ => None,
            };
            if let Some(part) = part.filter(|part| seen.last() != Some(part)) {
                seen.push(part);
            }
            let answers = table.answers();
            if table.state.turn != 1 || answers.is_empty() {
                break;
            }
            let dull = [Action::Pass, Action::Done, Action::Accept];
            let answer = *answers
                .iter()
                .find(|answer| dull.contains(answer))
                .or(answers.first())
                .unwrap();
            table.play(answer);
        }
        let (one, two) = (first, first.other());
        let wanted = [
            (one, "D.1"),
            (one, "D.2"),
            (two, "D.1"),
            (two, "D.2"),
            (one, "D.3"),
            (one, "D.4"),
            (two, "D.3"),
            (two, "D.4"),
        ];
        assert_eq!(seen, wanted);
    }
}

#[test]
fn r_2_dm_attrition_then_sieges_then_walls() {
    let mut table = Table::empty()
        .put("T25", "ath-H3 ath-H7")
        .put("T21", "ath-H1 ath-H2")
        .put("olympieion", "syr-H1")
        .put("T6", "ath-H8")
        .put("T14", "ath-H9")
        .put("T16", "syr-A1");
    table
        .state
        .set_fort(FortId::Olympieion, FortState::Syracusan);
    table.state.set_wall(WallId::S2, Work::Built);
    table.state.advantage = SYRACUSE;
    table.begin(Stage::StartAttrition {
        side: ATHENS,
        second: true,
    });
    let mut seen = Vec::new();
    for _ in 0..40 {
        let part = match table.prompt() {
            Some(
                Prompt::Roll {
                    roll: crate::Roll::Attrition { .. },
                    ..
                }
                | Prompt::Weaken { .. },
            ) => "attrition",
            Some(
                Prompt::Sieges { .. }
                | Prompt::Garrison { .. }
                | Prompt::Roll {
                    roll: crate::Roll::Siege { .. },
                    ..
                },
            ) => "siege",
            Some(
                Prompt::Breach { .. }
                | Prompt::Roll {
                    roll: crate::Roll::Wall { .. },
                    ..
                },
            ) => "wall",
            _ => break,
        };
        if seen.last() != Some(&part) {
            seen.push(part);
        }
        let answer = table
            .answers()
            .into_iter()
            .find(|answer| *answer != Action::Reroll)
            .unwrap();
        table.play(answer);
    }
    assert_eq!(seen, ["attrition", "siege", "wall"]);
}

#[test]
fn r_2_do_stratagems_in_the_adjustments() {
    let mut table = Table::empty()
        .put("T25", "ath-H3*")
        .give(ATHENS, "K18 K22")
        .give(SYRACUSE, "K16 K21");
    table.state.advantage = SYRACUSE;
    table.state.supply.athenian.value = 1;
    table.begin(Stage::Recovery {
        side: ATHENS,
        second: true,
    });
    assert_eq!(
        (table.asked(), table.faces()),
        (Some(ATHENS), vec![Stratagem::S15])
    );
    table.play(Action::Done);
    assert!(matches!(
        table.prompt(),
        Some(Prompt::Window {
            side: ATHENS,
            window: WindowKind::Supply
        })
    ));
    assert!(table.faces().contains(&Stratagem::S22) || table.state.supply.athenian.value == 3);
    table.play(Action::Pass);
    let mut asked = Vec::new();
    while let Some(Prompt::Window {
        side,
        window: WindowKind::Attrition,
    }) = table.prompt()
    {
        asked.push(side);
        if side == SYRACUSE && table.faces().contains(&Stratagem::S24) {
            let rolled = table
                .events
                .iter()
                .any(|event| matches!(event, Event::AttritionRolled { .. }));
            assert!(!rolled, "before the dice");
            table.stratagem(
                "K16",
                Stratagem::S24,
                Target::Piece("ath-H3".parse().unwrap()),
            );
        } else {
            table.play(Action::Pass);
        }
    }
    assert!(asked.contains(&ATHENS) && asked.contains(&SYRACUSE));
    assert_eq!(table.at("ath-H3"), "out");
}

#[test]
fn r_2_dp_the_next_turn() {
    let mut table = Table::empty()
        .put("M10", "ath-T1 ath-T2 ath-T3*")
        .put("T16", "syr-A1");
    table.state.turn = 3;
    table.begin(Stage::End);
    assert_eq!((table.state.turn, table.state.verdict), (4, None));
    assert_eq!(table.state.bowl.len(), 18, "phase A of turn 4");
    let mut table = Table::empty()
        .put("M10", "ath-T1 ath-T2")
        .put("T16", "syr-A1");
    table.state.turn = 3;
    table.begin(Stage::End);
    assert_eq!(
        table.state.verdict.map(|verdict| verdict.winner),
        Some(Some(SYRACUSE))
    );
    assert_eq!((table.state.turn, table.state.step()), (3, None::<Step>));
}

#[test]
fn r_6_4a_no_die_for_a_zone_that_a_stratagem_has_emptied() {
    let mut table = Table::empty()
        .put("T25", "ath-H7")
        .put("M10", "ath-T3 ath-T4")
        .put("CAT", "ath-T1 ath-T2 ath-T5")
        .give(SYRACUSE, "K16");
    table.state.advantage = SYRACUSE;
    table.begin(Stage::StartAttrition {
        side: ATHENS,
        second: true,
    });
    let deserter = Target::Piece("ath-H7".parse().unwrap());
    table.stratagem("K16", Stratagem::S24, deserter);
    table.until(|prompt| matches!(prompt, Prompt::Announce { .. }));
    let zones: Vec<String> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::AttritionRolled { zone, .. } => Some(zone.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(zones, ["M10"]);
}

#[test]
fn r_6_3a_a_leader_whom_famine_leaves_without_ships_goes_ashore() {
    // covers: 3.1g
    let mut table = Table::empty()
        .put("M11", "ath-T3* nicias")
        .put("CAT", "ath-T1 ath-T2 ath-T4 ath-T5 ath-T6");
    (table.state.chains, table.state.supply.athenian.value) = (Work::Built, 1);
    table.state.supply.athenian.face = campaign::SupplyFace::Disette;
    table.state.advantage = SYRACUSE;
    table.begin(Stage::Supply {
        side: ATHENS,
        second: true,
    });
    assert!(matches!(
        table.prompt(),
        Some(Prompt::Land { side: ATHENS, .. })
    ));
    let ashore = table.answers()[0];
    table.play(ashore);
    assert!(table.at("nicias").starts_with('T'));
    assert_eq!(table.state.stack.len(), 2, "{:?}", table.state.stack);
}

#[test]
fn r_2_b_3g_passing_for_the_phase_is_offered_at_every_window() {
    let mut table = Table::new(without_hands(start()))
        .give(ATHENS, "K22 K12")
        .give(SYRACUSE, "K21 K16");
    table.begin(Stage::Initiative);
    let mut seen = Vec::new();
    while table.state.turn == 1 {
        if let Some(Prompt::Window { window, .. }) = table.prompt() {
            assert!(table.offers(Action::Pass) && table.offers(Action::PassPhase));
            seen.push(window);
            table.play(Action::PassPhase);
        } else {
            let dull = [
                Action::Accept,
                Action::EndMoves,
                Action::EndCombats,
                Action::Done,
            ];
            let answers = table.answers();
            let answer = answers.iter().find(|answer| dull.contains(answer));
            table.play(*answer.or(answers.first()).unwrap());
        }
    }
    for kind in [
        WindowKind::Initiative,
        WindowKind::Reinforcements,
        WindowKind::Announced,
        WindowKind::Works,
        WindowKind::Supply,
        WindowKind::Attrition,
    ] {
        assert!(seen.contains(&kind), "{kind:?}");
    }
    let attrition = |kind: &&WindowKind| **kind == WindowKind::Attrition;
    assert_eq!(seen.iter().filter(attrition).count(), 4, "both in each D.5");
    // For the whole D.5: no question about its dice either.
    let mut table = Table::empty().put("T25", "ath-H3*").put("T16", "syr-A1");
    table.state.advantage = ATHENS;
    table.begin(Stage::StartAttrition {
        side: ATHENS,
        second: true,
    });
    table.play(Action::PassPhase);
    assert!(!matches!(table.prompt(), Some(Prompt::Roll { .. })));
    // Only that D.5: the next one asks again.
    let mut table = Table::empty().put("CAT", "ath-H3*").put("T13", "syr-H1");
    (table.state.advantage, table.state.initiative) = (ATHENS, ATHENS);
    table.begin(Stage::StartAttrition {
        side: ATHENS,
        second: false,
    });
    table.play(Action::PassPhase);
    table.until(|prompt| {
        matches!(
            prompt,
            Prompt::Window {
                window: WindowKind::Attrition,
                ..
            }
        )
    });
    assert_eq!(table.asked(), Some(ATHENS), "in the D.5 of Syracuse");
}

#[test]
fn r_2_b_3g_the_active_player_may_act_between_groups_and_between_combats() {
    let table = || {
        let mut table = Table::empty()
            .put("T24", "ath-H1 ath-H2 nicias")
            .put("T13", "ath-H3 syr-H1")
            .give(ATHENS, "K05 K06");
        table.state.advantage = SYRACUSE;
        table.act(ATHENS, 3);
        table.pass(ATHENS);
        table
    };
    let draw = play("K05", Stratagem::S25, Target::Draw);
    let mut picking = table();
    picking.play(Action::Activate {
        place: place("T24"),
    });
    assert!(picking.offers(draw));
    picking.play(Action::Pick {
        piece: "ath-H1".parse().unwrap(),
    });
    assert_eq!(picking.refused(draw), "2.B.3g", "not with half a group");
    picking.play(Action::Step { to: place("T25") });
    picking.play(Action::Stop);
    picking.play(draw);
    assert!(matches!(picking.prompt(), Some(Prompt::Pick { .. })));
    assert!(picking.faces().is_empty(), "one in a phase");
    let mut fighting = table();
    fighting.play(Action::EndMoves);
    assert!(matches!(fighting.prompt(), Some(Prompt::Combats { .. })));
    fighting.play(draw);
    assert!(matches!(fighting.prompt(), Some(Prompt::Combats { .. })));
    assert!(fighting.faces().is_empty());
}
