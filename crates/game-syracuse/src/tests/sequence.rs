//! 2 The course of a turn.

use crate::step::{OwnStage, OwnWindowKind};
use campaign::HalfTurn;

use crate::{
    action::{Action, Target},
    event::{Event, MarkerEvent, SharedEvent},
    ids::{PerSide, Side, Stratagem},
    prompt::{Prompt, SharedPrompt},
    state::{Arrival, Camp, Work},
    step::{Stage, WindowKind},
    testing::{table::*, *},
    types::Look,
};

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
            Prompt::Shared(SharedPrompt::Announce { .. })
            | Prompt::Shared(SharedPrompt::Menu { .. }) => "B.3",
            Prompt::Window {
                window: WindowKind::Own(OwnWindowKind::Works),
                ..
            }
            | Prompt::Discard { .. }
            | Prompt::Build { .. } => "C",
            Prompt::Shared(SharedPrompt::Keep { .. })
            | Prompt::Shared(SharedPrompt::Regroup { .. })
            | Prompt::Recover { .. } => "D",
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
fn r_2_b_2k_leaders_are_fit_again() {
    let mut table = Table::new(without_hands(start()))
        .put("T16", "gylippos*")
        .put("T24", "lamachos*");
    table.state.pieces.get_mut("lamachos".parse().unwrap()).sick = true;
    table.state.turn = 6;
    table.begin(Stage::StartReinforcements);
    table.until(|prompt| {
        matches!(
            prompt,
            Prompt::Shared(SharedPrompt::Announce { .. }) | Prompt::Discard { .. }
        )
    });
    assert!(!table.is_back("gylippos") && !table.is_back("lamachos"));
    let gylippos = "gylippos".parse().unwrap();
    assert_eq!(Look::new(&table.game, &table.state).swords(gylippos), 2);
    assert!(!table.state.pieces.get("lamachos".parse().unwrap()).sick);
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
        table.stratagem("K07", Stratagem::Reinforcements, Target::None);
        assert!(matches!(
            table.prompt(),
            Some(Prompt::Window {
                side: SYRACUSE,
                window: WindowKind::Own(OwnWindowKind::Answer { .. })
            })
        ));
        assert!(table.faces().is_empty());
    }
    let mut table = Table::new(without_hands(start()))
        .give(ATHENS, "K08 K05")
        .give(SYRACUSE, "K07");
    table.state.turn = 4;
    table.begin(Stage::StartReinforcements);
    table.stratagem("K05", Stratagem::GoodOmens, Target::Reinforcement);
    table.stratagem(
        "K07",
        Stratagem::DelayedReinforcements,
        Target::Reinforcement,
    );
    let group = table.targets(Stratagem::DelayedReinforcements)[0];
    table.stratagem("K08", Stratagem::DelayedReinforcements, group);
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
    table.stratagem("K05", Stratagem::GoodOmens, Target::Advantage);
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
    while let Some(Prompt::Shared(
        SharedPrompt::Announce { side, .. } | SharedPrompt::Menu { side, .. },
    )) = table.prompt()
    {
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
        athenian: 3,
        syracusan: 0,
    };
    table.begin(Stage::Actions { side: ATHENS });
    let answers = [1, 2, 3].map(|points| Action::Announce { points });
    assert_eq!(table.answers(), answers);
    assert_eq!(table.refused(Action::Announce { points: 0 }), "2.B.3.1a");
    table.refused(Action::Pass);
    table.play(Action::Announce { points: 2 });
    table.play(Action::EndMoves);
    assert_eq!(table.state.actions.athenian, 1);
    let announced = Event::Shared(SharedEvent::Marker(MarkerEvent::Announced {
        side: ATHENS,
        points: 1,
    }));
    assert_eq!(table.events.last(), Some(&announced), "without a question");
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
    table.stratagem("K12", Stratagem::Sapping, Target::Chains);
    assert_eq!(
        table.asked(),
        Some(SYRACUSE),
        "Athens is not asked any more"
    );
    assert_eq!(table.faces(), [Stratagem::Discord]);
    table.pass(SYRACUSE);
    assert_eq!((table.asked(), table.faces().len()), (Some(ATHENS), 0));
    let second = play(
        "K21",
        Stratagem::Discord,
        Target::Piece {
            piece: "sicanos".parse().unwrap(),
        },
    );
    assert_eq!(table.refused(second), "2.B.3e");
    table.play(Action::EndMoves);
    table.play(Action::Announce { points: 1 });
    table.pass(SYRACUSE);
    assert_eq!(
        (table.asked(), table.faces()),
        (Some(ATHENS), vec![Stratagem::Discord]),
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
    table.stratagem("K05", Stratagem::GoodOmens, Target::Draw);
    assert_eq!(table.hand(SYRACUSE), 2);
    // The advantage is no stratagem: Athens may still use both.
    assert_eq!(table.asked(), Some(ATHENS));
    table.play(Action::RecoverByAdvantage {
        unit: "ath-H1".parse().unwrap(),
    });
    table.until(|prompt| matches!(prompt, Prompt::Shared(SharedPrompt::Menu { .. })));
    assert_eq!((table.asked(), table.faces().len()), (Some(SYRACUSE), 0));
    assert_eq!(
        table.refused(play("K06", Stratagem::Epidemic, Target::None)),
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
        table.begin(Stage::Own(OwnStage::StartWorks));
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
        WindowKind::Own(OwnWindowKind::Works),
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
    table.begin(Stage::StartAttrition(HalfTurn {
        side: ATHENS,
        second: true,
    }));
    table.play(Action::PassPhase);
    assert!(!matches!(table.prompt(), Some(Prompt::Roll { .. })));
    // Only that D.5: the next one asks again.
    let mut table = Table::empty().put("CAT", "ath-H3*").put("T13", "syr-H1");
    (table.state.advantage, table.state.initiative) = (ATHENS, ATHENS);
    table.begin(Stage::StartAttrition(HalfTurn::first(ATHENS)));
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
    let draw = play("K05", Stratagem::GoodOmens, Target::Draw);
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
    assert!(matches!(
        picking.prompt(),
        Some(Prompt::Shared(SharedPrompt::Pick { .. }))
    ));
    assert!(picking.faces().is_empty(), "one in a phase");
    let mut fighting = table();
    fighting.play(Action::EndMoves);
    assert!(matches!(
        fighting.prompt(),
        Some(Prompt::Shared(SharedPrompt::Combats { .. }))
    ));
    fighting.play(draw);
    assert!(matches!(
        fighting.prompt(),
        Some(Prompt::Shared(SharedPrompt::Combats { .. }))
    ));
    assert!(fighting.faces().is_empty());
}
