//! 4.6 Interception, and 4.7 what follows it.

use super::table::{Table, dice, space, spaces};
use crate::{
    EndReason, Event, Purpose, Side, Step, WalkStage,
    rules::{
        interception::{self, Attempt},
        operation,
    },
};

/// Sparta's army of a player on the march from one space to the next, with these draws.
pub(super) fn step(position: &str, from: &str, to: &str, draws: &[super::table::Draw]) -> Table {
    let text = format!(
        "peloponnesian-war; clear; player sparta; drawn S agis; passed A; {position}; operate sparta"
    );
    let mut table = Table::new(&text);
    table.with(|play| {
        operation::begin(play, Side::Sparta);
        let force = play.at.troops.at(Side::Sparta, space(from));
        play.at.troops.spend(Side::Sparta, space(from), force);
        if let Some(operation) = play.at.operation.as_mut() {
            operation.at = space(from);
            operation.army = force;
            operation.has_taken = true;
            operation.objective = Some(space(to));
            operation.route = std::iter::once(space(to)).collect();
        }
        let leader = "agis".parse().unwrap();
        play.at
            .leaders
            .set(leader, crate::Whereabouts::At { space: space(from) });
        play.push(Step::Walk {
            to: Purpose::Objective,
            stage: WalkStage::Embark,
        });
    });
    table.rig(draws).go();
    table
}

#[test]
fn r_4_7i_a_drawn_battle_ends_the_operation() {
    // Dice 6 and 5 bring the battle; equal sums and ratings draw it.
    let table = step(
        "thebes s3h; panactum A3h @pericles",
        "thebes",
        "panactum",
        &dice(&[4, 6, 5, 3, 3]),
    );
    assert!(table.said(|event| matches!(event, Event::BattleEnded { winner: None, .. })));
    assert!(table.said(|event| matches!(
        event,
        Event::OperationEnded {
            reason: EndReason::ArmyLost,
            ..
        }
    )));
    assert_eq!(table.state.position.points.athens, 0);
}

#[test]
fn r_4_6_2c_one_force_tries_once_in_a_space() {
    // covers: 4.6.2b
    let table = step(
        "thebes s3h; panactum A1h; athens A2c; decelea A1c",
        "thebes",
        "panactum",
        &[(3, 0), (6, 1)],
    );
    let tried = table
        .count(|event| matches!(event, Event::Interception { at, .. } if at.id() == "panactum"));
    assert_eq!(tried, 1);
    assert!(
        table.said(
            |event| matches!(event, Event::Interception { from, .. } if from.id() == "athens")
        )
    );
}

#[test]
fn r_4_6_2e_coming_back_is_safe() {
    // covers: 4.6.1c
    let mut table = Table::new(
        "peloponnesian-war; clear; player sparta; drawn S agis; panactum A1h; thebes s3h; operate sparta",
    );
    table.with(|play| {
        operation::begin(play, Side::Sparta);
        if let Some(operation) = play.at.operation.as_mut() {
            operation.at = space("panactum");
        }
    });
    assert_eq!(
        interception::interceptors(table.look()).0.len(),
        1,
        "a force that has moved may try all the same"
    );
    if let Some(operation) = table.state.position.operation.as_mut() {
        operation.tried.insert(space("panactum"));
    }
    assert!(interception::interceptors(table.look()).0.is_empty());
}

#[test]
fn r_4_1_2d_a_leader_alone_is_caught_at_the_isthmus_by_the_usual_rule() {
    // covers: 4.1.2c
    let interceptors = |army: &str| {
        let mut table = Table::new(&format!(
            "peloponnesian-war; clear; player sparta; drawn S agis; corinth s3h; cenchreae {army}; operate sparta"
        ));
        table.with(|play| {
            operation::begin(play, Side::Sparta);
            if let Some(operation) = play.at.operation.as_mut() {
                operation.at = space("corinth");
            }
        });
        let alone = interception::interceptors(table.look());
        let force = table.force(Side::Sparta, "corinth");
        if let Some(operation) = table.state.position.operation.as_mut() {
            operation.army = force;
        }
        (alone, interception::interceptors(table.look()))
    };
    let (nobody, across) = (spaces(""), spaces("cenchreae"));
    assert_eq!(
        interceptors("A1h"),
        ((nobody, Attempt::ByDie), (across, Attempt::Automatic))
    );
    let horsemen = interceptors("A1h1c");
    assert_eq!(
        horsemen,
        ((across, Attempt::ByDie), (across, Attempt::Automatic)),
        "a zone, and a die"
    );
}

/// The player's forces that try to intercept an army of the system at Panactum.
fn players_interceptors(option: &str) -> std::collections::BTreeSet<&'static str> {
    let mut from = std::collections::BTreeSet::new();
    // Few of Athens' armies march by land: those who have raised Orchomenus.
    for seed in 0..1500 {
        let mut table = Table::new(&format!(
            "peloponnesian-war; clear; {option} player sparta; talents A9000; strategy foment-rebellion; athens A9h1c; drawn A pericles; \
             plataea s1c; thebes s5h4c; panactum S1h; operations A0 S1; passed S; operate athens"
        ));
        let game = table.game.clone();
        engine::Game::reseed(
            game.as_ref(),
            &mut table.state,
            engine::Seed::from_number(seed),
        );
        table.go();
        for event in &table.events {
            if let Event::Interception {
                from: force, at, ..
            } = event
                && at.id() == "panactum"
            {
                from.insert(force.id());
            }
        }
    }
    from
}

/// A lone horseman at Plataea and nine points at Thebes reach Panactum: Thebes forces a battle that it can hardly lose.
#[test]
fn r_1_1_3c_the_force_that_promises_most_intercepts() {
    // covers: 1.1.3b 4.6.2c
    let mut from = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut table = Table::run(
            "peloponnesian-war; clear; talents A5000 S3000; strategy attack-ally; athens A4h1c; drawn A pericles; sparta S4h; \
             plataea s1c; thebes s5h4c; operations A0 S1; passed S; operate athens",
        );
        table.act("operate; objective panactum; take athenian hoplite 4");
        let game = table.game.clone();
        engine::Game::reseed(
            game.as_ref(),
            &mut table.state,
            engine::Seed::from_number(seed),
        );
        table.act("march");
        for event in &table.events {
            if let Event::Interception {
                from: force, at, ..
            } = event
                && at.id() == "panactum"
            {
                from.insert(force.id());
            }
        }
    }
    assert_eq!(from.into_iter().collect::<Vec<_>>(), ["thebes"]);
}

/// To the letter the force tries that promises the player least: the lone horseman.
#[test]
fn r_1_1_3c_the_players_force_that_promises_least_intercepts() {
    // covers: 4.6.2c
    let from = players_interceptors("");
    assert_eq!(from.into_iter().collect::<Vec<_>>(), ["plataea"]);
}

/// By the option chance says which force of a player intercepts the system's army.
#[test]
fn r_4_6_2c_one_of_the_players_forces_is_drawn() {
    // covers: 1.1.3d
    let from = players_interceptors("option even-chance;");
    assert!(from.len() > 1, "{from:?}");
}
