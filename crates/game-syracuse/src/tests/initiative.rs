//! 2.B.1 The initiative and the action points.

use crate::testing::table::*;
use crate::{
    action::Action,
    ids::{PerSide, Side},
    prompt::{Prompt, SharedPrompt},
    step::{Stage, WindowKind},
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
fn r_2_b_1a_the_higher_total() {
    let mut table = initiative(3, [4, 5, 3, 4]);
    assert_eq!(table.state.initiative, ATHENS);
    table.until(|prompt| matches!(prompt, Prompt::Shared(SharedPrompt::Announce { .. })));
    assert_eq!(table.asked(), Some(ATHENS));
    table.until(|prompt| {
        matches!(
            prompt,
            Prompt::Shared(SharedPrompt::Regroup { .. })
                | Prompt::Shared(SharedPrompt::Keep { .. })
        )
    });
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
