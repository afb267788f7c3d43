//! 2.D The adjustments.

use crate::testing::table::*;
use crate::{
    action::{Action, Target},
    event::{Event, SharedEvent},
    ids::{FortId, Side, Stratagem, WallId},
    prompt::{Prompt, SharedPrompt},
    state::{Camp, FortState, Work},
    step::{Stage, Step, WindowKind},
};
use campaign::{HalfTurn, PieceEvent};

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
        table.begin(Stage::Hands(HalfTurn::first(first)));
        let mut seen = Vec::new();
        for _ in 0..60 {
            let part = match table.prompt() {
                Some(Prompt::Shared(SharedPrompt::Keep { side })) => Some((side, "D.1")),
                Some(Prompt::Shared(SharedPrompt::Regroup { side })) => Some((side, "D.2")),
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
    table.begin(Stage::StartAttrition(HalfTurn {
        side: ATHENS,
        second: true,
    }));
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
                Prompt::Shared(SharedPrompt::Sieges { .. })
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
    table.begin(Stage::Recovery(HalfTurn {
        side: ATHENS,
        second: true,
    }));
    assert_eq!(
        (table.asked(), table.faces()),
        (Some(ATHENS), vec![Stratagem::RecoverOne])
    );
    table.play(Action::Done);
    assert!(matches!(
        table.prompt(),
        Some(Prompt::Window {
            side: ATHENS,
            window: WindowKind::Supply
        })
    ));
    assert!(table.faces().contains(&Stratagem::Supply) || table.state.supply.athenian.value == 3);
    table.play(Action::Pass);
    let mut asked = Vec::new();
    while let Some(Prompt::Window {
        side,
        window: WindowKind::Attrition,
    }) = table.prompt()
    {
        asked.push(side);
        if side == SYRACUSE && table.faces().contains(&Stratagem::Desertion) {
            let rolled = table.events.iter().any(|event| {
                matches!(
                    event,
                    Event::Shared(SharedEvent::Piece(PieceEvent::AttritionRolled { .. }))
                )
            });
            assert!(!rolled, "before the dice");
            table.stratagem(
                "K16",
                Stratagem::Desertion,
                Target::Piece {
                    piece: "ath-H3".parse().unwrap(),
                },
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
    table.begin(Stage::StartAttrition(HalfTurn {
        side: ATHENS,
        second: true,
    }));
    let deserter = Target::Piece {
        piece: "ath-H7".parse().unwrap(),
    };
    table.stratagem("K16", Stratagem::Desertion, deserter);
    table.until(|prompt| matches!(prompt, Prompt::Shared(SharedPrompt::Announce { .. })));
    let zones: Vec<String> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Shared(SharedEvent::Piece(PieceEvent::AttritionRolled { zone, .. })) => {
                Some(zone.to_string())
            }
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
    table.begin(Stage::Supply(HalfTurn {
        side: ATHENS,
        second: true,
    }));
    assert!(matches!(
        table.prompt(),
        Some(Prompt::Land { side: ATHENS, .. })
    ));
    let ashore = table.answers()[0];
    table.play(ashore);
    assert!(table.at("nicias").starts_with('T'));
    assert_eq!(table.state.stack.len(), 2, "{:?}", table.state.stack);
}
