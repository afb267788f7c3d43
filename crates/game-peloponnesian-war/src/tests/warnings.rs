//! What answers say beforehand about what they lose.

use engine::Presentation as _;

use super::{
    lone_leaders::{athens, hint},
    table::{Table, space},
};
use crate::{Hint, PeloponnesianWar, Prompt, SiegeBroken};

fn warnings(table: &Table, answer: &str) -> Vec<Hint> {
    let action = PeloponnesianWar::read_action(answer).expect("an answer");
    table.game.warnings(&table.state, &action)
}

#[test]
fn r_4_1_4a_ships_that_cannot_carry_the_army_say_so() {
    let gathered = |talents: u16| {
        let mut table = athens(&format!("talents A{talents}; athens A3h; piraeus A4n"));
        table.act("objective melos; send; take athenian hoplite 3; go piraeus");
        table
    };
    let told = warnings(&gathered(2700), "take athenian naval 2");
    assert_eq!(
        told,
        [
            Hint::EndsAtOnce { talents: 1400 },
            Hint::TooFewShips { ships: 2, land: 3 },
            Hint::KeepsReserve { reserve: 1000 },
        ],
    );
    assert_eq!(warnings(&gathered(9000), "take athenian naval 3"), []);
}

#[test]
fn r_4_1e_a_closed_way_is_a_warning() {
    let mut table = athens("talents A1800; athens A6h; piraeus A4n");
    table.act("objective melos; send");
    assert_eq!(warnings(&table, "take athenian hoplite 1"), []);
    let told = warnings(&table, "take athenian hoplite 3");
    assert!(told.contains(&Hint::NoWayOn), "{told:?}");
}

#[test]
fn r_7_1_5a_the_reserve_is_named() {
    let mut table = athens("talents A2100; athens A1h; piraeus A4n");
    table.act("objective aegina; send");
    let Some(Prompt::Gather {
        talents, reserve, ..
    }) = table.prompt()
    else {
        panic!("an army is gathered");
    };
    assert_eq!((talents, reserve), (2100, 1000));
    table.act("go piraeus");
    let kept = Hint::KeepsReserve { reserve: 1000 };
    assert!(table.offers("take athenian naval 2") && !table.offers("take athenian naval 3"));
    assert_eq!(warnings(&table, "take athenian naval 1"), []);
    assert_eq!(warnings(&table, "take athenian naval 2"), [kept]);
}

#[test]
fn r_4_6_2d_a_leader_who_goes_alone_is_warned() {
    let lone = |enemy: &str| {
        let mut table = Table::run(&format!(
            "peloponnesian-war; clear; player sparta; gythium S2n; {enemy}; drawn S lysander; operations S0; passed A; operate sparta"
        ));
        table.act("operate; objective gythium");
        warnings(&table, "march")
    };
    assert_eq!(lone("athens A2h"), []);
    let leader = "lysander".parse().expect("a leader");
    assert_eq!(lone("cythera A2n"), [Hint::Alone { leader, caught: 50 }]);
}

#[test]
fn r_5_3_1c_a_siege_that_cannot_succeed_is_told_before_the_march() {
    let marching_to = |objective: &str| {
        let mut table = Table::run(
            "peloponnesian-war; clear; talents S9000; player sparta; sparta S9h; athens A1h; gela A1n; drawn S agis; operations S0; passed A; operate sparta",
        );
        table.act(&format!(
            "operate; objective {objective}; take spartan hoplite 6"
        ));
        warnings(&table, "march")
    };
    let vain = Hint::SiegeInVain {
        space: space("athens"),
        broken: Some(SiegeBroken::LongWalls),
    };
    assert_eq!(marching_to("athens"), [vain]);
    assert_eq!(marching_to("argos"), []);
}

#[test]
fn r_5_4a_passing_names_the_armies_that_may_go_home() {
    let mut table = athens("talents A9000; athens A6h; piraeus A6n");
    table.act(
        "objective aegina; send; take athenian hoplite 2; go piraeus; take athenian naval 2; march",
    );
    let told = warnings(&table, "pass");
    let aegina = space("aegina");
    assert!(
        matches!(told.as_slice(), [Hint::GoesHome { space, faces }] if *space == aegina && *faces < 6),
        "{told:?}"
    );
}

#[test]
fn r_4_7a_an_interception_tells_of_the_skirmish() {
    let mut table = Table::run(
        "peloponnesian-war two; clear; talents A9000; drawn A nicias; athens A4h; panactum S2h; thebes s2h; passed S; operate athens",
    );
    table.act("operate; objective thebes; send; take athenian hoplite 3; march");
    let told = hint(&table, "intercept panactum");
    assert!(
        matches!(
            told,
            Hint::Interception {
                skirmish: Some(1),
                sure: false,
                ..
            }
        ),
        "{told:?}"
    );
}

#[test]
fn r_5_3_1i_ones_own_walls_are_told_from_the_enemys() {
    let table = athens("talents A9000; athens A3h S9h; corinth s1h");
    let walls = |answer: &str| {
        let told = hint(&table, answer);
        let Hint::Objective {
            enemies, own_walls, ..
        } = told
        else {
            panic!("{told:?}");
        };
        (enemies, own_walls)
    };
    assert_eq!(walls("objective athens"), (9, true));
    assert_eq!(walls("objective corinth"), (1, false));
}
