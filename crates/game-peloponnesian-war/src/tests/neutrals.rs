//! 4.5 Neutrals.

use super::{
    interception::step,
    table::{Table, space},
};
use crate::{
    Event, Purpose, Side, Step, WalkStage,
    rules::{control, operation, settle},
};

#[test]
fn r_4_5g_a_rebel_neutral_belongs_to_the_first_army() {
    let mut table = step("rebels melos; thera S2n", "thera", "melos", &[]);
    table.act("pass");
    assert!(
        !table.said(|event| matches!(event, Event::SiegeBegan { .. })),
        "walls or no walls"
    );
    assert!(!table.state.position.rebels.contains(space("melos")));
    assert_eq!(
        control::controller(table.look(), space("melos")),
        Some(Side::Sparta)
    );
    let mut calm = step("thera S2n", "thera", "melos", &[]);
    calm.act("pass");
    assert!(calm.said(|event| matches!(event, Event::SiegeBegan { .. })));
}

#[test]
fn r_4_5g_a_rebel_neutral_joins_an_army_whose_leader_falls_there() {
    let mut table = Table::new(
        "peloponnesian-war; clear; player sparta; rebels melos; melos S2n; drawn S agis; operate sparta",
    );
    table.with(|play| {
        operation::begin(play, Side::Sparta);
        let force = play.at.troops.at(Side::Sparta, space("melos"));
        if let Some(operation) = play.at.operation.as_mut() {
            operation.at = space("melos");
            operation.army = force;
            operation.has_taken = true;
            operation.objective = Some(space("melos"));
        }
        let leader = "agis".parse().unwrap();
        play.at.leaders.set(leader, crate::Whereabouts::Dead);
        play.push(Step::Walk {
            to: Purpose::Objective,
            stage: WalkStage::Fought,
        });
        settle::run(play);
    });
    let at = &table.state.position;
    assert!(!at.rebels.contains(space("melos")));
    assert!(at.held.sparta.contains(space("melos")));
}
