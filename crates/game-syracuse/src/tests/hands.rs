//! 1.4, 2.A Counters, hands and what is secret.

use crate::step::OwnStage;
use engine::{Game, Rng, Seed, Viewer};

use crate::testing::table::*;
use crate::{
    action::{Action, Target},
    ids::{FortId, Stratagem},
    prompt::SharedPrompt,
    state::FortState,
    step::{Stage, Step},
    testing::*,
};

#[test]
fn r_1_4b_hands_are_secret() {
    // The questions to the opponent are the same whatever is held.
    let asked = |hand: &str| {
        let mut table = Table::new(without_hands(start())).give(SYRACUSE, hand);
        table.state.advantage = ATHENS;
        table.dice(&[2, 3, 4, 5]);
        table.begin(Stage::Initiative);
        let mut seen = Vec::new();
        for _ in 0..40 {
            let Some(side) = table.asked() else { break };
            let answers = (side == ATHENS).then(|| table.answers());
            seen.push((side, table.prompt(), answers));
            let answers = table.answers();
            let dull = [
                Action::Pass,
                Action::EndMoves,
                Action::EndCombats,
                Action::Done,
                Action::KeepNone,
            ];
            let answer = answers.iter().find(|answer| dull.contains(answer));
            let answer = *answer.or(answers.first()).unwrap();
            if table.state.turn != 1 || matches!(table.state.step(), Some(Step::Keep { .. })) {
                break;
            }
            table.play(answer);
        }
        seen
    };
    let first = asked("K20 K21");
    assert!(first.len() > 10);
    assert_eq!(first, asked("K05 K06"));
    assert_eq!(first, asked("K22 K02"));
}

#[test]
fn r_2_aa_two_counters_each() {
    let mut table = Table::new(without_hands(start())).give(ATHENS, "K14");
    table.state.turn = 2;
    let bowl = table.state.bowl.len();
    table.begin(Stage::Draw);
    assert_eq!((table.hand(ATHENS), table.hand(SYRACUSE)), (3, 2));
    assert_eq!(table.state.bowl.len(), bowl - 4);
    let all = table
        .state
        .bowl
        .union(table.state.hands.athenian)
        .union(table.state.hands.syracusan);
    assert_eq!(all.len(), 22);
}

#[test]
fn r_2_ab_a_used_counter_returns() {
    let mut table = Table::empty()
        .put("T13", "syr-H1 syr-H2 syr-H3 syr-C1 ath-H5* ath-H6*")
        .give(SYRACUSE, "K17");
    table.state.advantage = SYRACUSE;
    table.act(SYRACUSE, 1);
    table.pass(SYRACUSE);
    table.play(Action::EndMoves);
    table.play(Action::Fight { zone: place("T13") });
    table.dice(&[3]);
    table.play(Action::Pass);
    table.until(|prompt| {
        matches!(prompt, crate::Prompt::Window { window: crate::WindowKind::Result, side } if *side == SYRACUSE)
    });
    let target = table.targets(Stratagem::Cavalry)[0];
    table.stratagem("K17", Stratagem::Cavalry, target);
    assert_eq!(table.hand(SYRACUSE), 0);
    table.until(|prompt| {
        matches!(
            prompt,
            crate::Prompt::Discard { .. }
                | crate::Prompt::Build { .. }
                | crate::Prompt::Shared(SharedPrompt::Regroup { .. })
                | crate::Prompt::Shared(SharedPrompt::Announce { .. })
        )
    });
    assert!(table.in_bowl("K17"));
}

#[test]
fn r_2_ac_permanent_stratagems_leave_the_game() {
    let mut table = Table::new(without_hands(start())).give(SYRACUSE, "K02");
    table.begin(Stage::StartReinforcements);
    table.stratagem("K02", Stratagem::Alcibiades, Target::None);
    let gone = counter("K02");
    let held = table
        .state
        .hands
        .athenian
        .union(table.state.hands.syracusan);
    assert!(!held.union(table.state.bowl).contains(gone) && table.state.set_aside.contains(gone));
    table.state.turn = 2;
    for _ in 0..6 {
        table.begin(Stage::Draw);
    }
    let held = table
        .state
        .hands
        .athenian
        .union(table.state.hands.syracusan);
    assert!(
        !held.contains(gone) && held.len() == 21,
        "the bowl is empty without it"
    );
}

#[test]
fn r_2_ad_reinforced_ships_and_combined_attack() {
    let mut table = Table::empty()
        .put("T13", "syr-H1 ath-H1")
        .put("T15", "syr-H2")
        .give(SYRACUSE, "K01");
    table.act(SYRACUSE, 1);
    table.pass(SYRACUSE);
    table.play(Action::EndMoves);
    table.play(Action::Fight { zone: place("T13") });
    table.stratagem(
        "K01",
        Stratagem::CombinedAttack,
        Target::Place {
            place: place("T15"),
        },
    );
    table.until(|prompt| {
        matches!(
            prompt,
            crate::Prompt::Discard { .. }
                | crate::Prompt::Build { .. }
                | crate::Prompt::Shared(SharedPrompt::Regroup { .. })
                | crate::Prompt::Shared(SharedPrompt::Announce { .. })
        )
    });
    assert!(table.in_bowl("K01") && !table.state.reinforced_ships);
    let mut table = Table::empty().put("M6", "erasinides").give(SYRACUSE, "K01");
    table.state.initiative = SYRACUSE;
    table.begin(Stage::Own(OwnStage::StartWorks));
    table.stratagem("K01", Stratagem::ReinforcedShips, Target::None);
    assert!(table.state.reinforced_ships && !table.in_bowl("K01"));
    assert!(table.state.set_aside.contains(counter("K01")));
}

#[test]
fn r_4_2e_a_bot_imagines_what_may_have_been_put_down() {
    // covers: 1.4b
    let before_roll = |put_down: bool| {
        let mut table = Table::empty()
            .put("T13", "syr-H1 ath-H1 nicias")
            .put("T15", "syr-H2")
            .give(SYRACUSE, "K01")
            .give(ATHENS, "K22");
        table.act(SYRACUSE, 1);
        for side in [SYRACUSE, ATHENS] {
            table.pass(side);
        }
        table.play(Action::EndMoves);
        table.play(Action::Fight { zone: place("T13") });
        if put_down {
            table.stratagem(
                "K01",
                Stratagem::CombinedAttack,
                Target::Place {
                    place: place("T15"),
                },
            );
        } else {
            table.play(Action::Pass);
        }
        assert_eq!(table.asked(), Some(ATHENS));
        table
    };
    for put_down in [true, false] {
        let table = before_roll(put_down);
        let viewer = Viewer::Seat(ATHENS.seat());
        let view = table.game.view(&table.state, viewer);
        let mut rng = Rng::new(Seed::from_number(1));
        let mut guessed = std::collections::BTreeSet::new();
        for _ in 0..400 {
            let imagined = table.game.imagine(&view, &mut rng);
            assert_eq!(table.game.view(&imagined, viewer), view);
            assert_eq!(table.game.validate(&imagined), Ok(()));
            let battle = imagined.battle.unwrap();
            assert_eq!(battle.plays.athenian, None, "he knows what he has done");
            guessed.insert(battle.plays.syracusan.map(|play| play.stratagem));
        }
        let common = [Stratagem::CombinedAttack, Stratagem::WoundedLeader].map(Some);
        assert!(guessed.contains(&None) && common.iter().all(|guess| guessed.contains(guess)));
        assert!(
            !guessed.contains(&Some(Stratagem::Diekplous)),
            "it cannot be used"
        );
        assert!(
            !guessed.contains(&Some(Stratagem::GoodOmens)),
            "it is played openly"
        );
    }
    // Nobody has answered yet: nothing can lie there.
    let mut table = Table::empty()
        .put("T13", "syr-H1 ath-H1")
        .give(SYRACUSE, "K01")
        .give(ATHENS, "K05");
    table.act(SYRACUSE, 1);
    for side in [SYRACUSE, ATHENS] {
        table.pass(side);
    }
    table.play(Action::EndMoves);
    table.play(Action::Fight { zone: place("T13") });
    let view = table.game.view(&table.state, Viewer::Seat(SYRACUSE.seat()));
    let mut rng = Rng::new(Seed::from_number(1));
    for _ in 0..50 {
        let battle = table.game.imagine(&view, &mut rng).battle.unwrap();
        assert_eq!(battle.plays.athenian, None);
    }
}

#[test]
fn everybody_sees_the_victory_points() {
    let mut state = start();
    state.set_fort(FortId::Syke, FortState::Athenian);
    let table = Table::new(state);
    for viewer in [Viewer::Spectator, Viewer::Seat(SYRACUSE.seat())] {
        let points = table.game.view(&table.state, viewer).points;
        assert_eq!((points.athenian, points.syracusan), (5, 0));
    }
}
