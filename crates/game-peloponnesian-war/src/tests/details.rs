//! Points that take a position of their own.

use super::table::{Table, dice, space, spaces};
use crate::{
    EndReason, Event, Force, Kind, Purpose, Side, Sort, SpaceId, Step, WalkStage,
    rules::{
        battle, battles, control, delian_rebellion,
        interception::{self, Attempt},
        losses, operation, random_events, settle, turn,
    },
    step::WarOrPeace,
};

/// Sparta's army of a player on the march from one space to the next, with these draws.
fn step(position: &str, from: &str, to: &str, draws: &[super::table::Draw]) -> Table {
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
fn r_1_3m_the_index_stops_at_its_ends() {
    let mut table = Table::new("peloponnesian-war; sci A6 S-6; operate sparta");
    table.with(|play| {
        battle::move_confidence(play, Side::Athens, 1);
        battle::move_confidence(play, Side::Sparta, -1);
    });
    let at = &table.state.position;
    assert_eq!((at.confidence.athens, at.confidence.sparta), (6, -6));
}

#[test]
fn r_1_3s_an_operation_is_one_army_paid_and_moved() {
    let table = step("thebes s3h", "thebes", "plataea", &[]);
    assert_eq!(table.state.position.operations.sparta, 1);
    assert_eq!(
        table.count(|event| matches!(event, Event::OperationEnded { .. })),
        1
    );
}

#[test]
fn r_5_2d_a_force_may_fight_again() {
    // A fleet that won in its own space still stands in the zone of another.
    let position = "peloponnesian-war; clear; aegina S6n @lysander A1n; piraeus A2n; stage battles";
    let mut table = Table::new(position);
    table.rig(&dice(&[1, 6])).go();
    let fought = table.count(|event| matches!(event, Event::BattleRolled { .. }));
    assert_eq!(fought, 2);
}

#[test]
fn r_5_2_3g_room_aboard_does_not_limit_battle() {
    let table = Table::new("peloponnesian-war; clear; corcyra a5h1n; leucas s3h2n; stage sieges");
    let party = crate::Party::Standing {
        space: SpaceId::CORCYRA,
    };
    assert_eq!(
        losses::party_force(table.look(), Side::Athens, party).hoplites(),
        5
    );
    let pair = battles::pending(table.look(), crate::Group::Zone);
    assert_eq!(pair.as_slice(), [(SpaceId::CORCYRA, space("leucas"))]);
}

#[test]
fn r_9_0c_what_counts_nothing() {
    let failed =
        Table::run("peloponnesian-war; clear; megara A1h @cleon; stage siege-determination");
    let points = failed.state.position.points.athens;
    let fell = failed.said(|event| matches!(event, Event::SiegeRolled { success: true, .. }));
    assert_eq!(points, if fell { 10 } else { 0 });
    let none = Table::run("peloponnesian-war; clear; pylos S3h A2n; stage battles");
    assert_eq!(none.state.position.points.athens, 0);
}

#[test]
fn r_8_3i_a_peace_event_has_the_number_of_its_turn() {
    // covers: 6.2d
    let text = "peloponnesian-war; clear; turn 3; bellicosity A6 S6; rebels teos; stage armistice";
    let mut table = Table::new(text);
    // The armistice lasts one turn, turn 4: event 10 brings Argos in.
    table.rig(&dice(&[1, 4, 6])).go();
    assert!(table.said(|event| matches!(event, Event::PeaceTurn { turn: 4 })));
    assert!(table.state.position.allies.argos);
    let peace = table
        .events
        .iter()
        .take_while(|event| !matches!(event, Event::PeaceEnded { .. }));
    assert!(
        peace
            .into_iter()
            .all(|event| !matches!(event, Event::SpreadRolled { .. })),
        "nothing spreads"
    );
}

#[test]
fn r_8_3h_an_impossible_peace_event_is_not_rolled_again() {
    let text = "peloponnesian-war; clear; turn 3; bellicosity A6 S6; stage armistice";
    let mut table = Table::new(text);
    table.rig(&dice(&[1, 3, 3])).go();
    assert!(table.said(|event| matches!(event, Event::EventImpossible { again: false, .. })));
    assert_eq!(
        table.count(|event| matches!(event, Event::EventRolled { .. })),
        1
    );
}

#[test]
fn r_4_1_1a_only_activated_troops_move() {
    let mut table = Table::run(
        "peloponnesian-war; clear; drawn A pericles; operations A0; athens A6h; passed S; operate athens",
    );
    table.act("operate; objective decelea; take athenian hoplite 2; march");
    assert_eq!(table.at(Side::Athens, "athens"), [4, 0, 0]);
    assert_eq!(table.at(Side::Athens, "decelea"), [2, 0, 0]);
}

#[test]
fn r_4_8b_nothing_is_ravaged_while_gathering() {
    let mut table = Table::run(
        "peloponnesian-war; clear; drawn A pericles; operations A0; athens A6h; thebes A1h; passed S; operate athens",
    );
    table.act(
        "operate; objective heraclea; take athenian hoplite 2; go thebes; take athenian hoplite 1",
    );
    assert!(table.entered().contains(&"thebes"));
    assert!(table.state.position.ravaged.is_empty());
}

#[test]
fn r_7_2b_three_points_at_most() {
    let mut table = Table::run("peloponnesian-war; clear; talents A9000; stage building");
    table.act("build athenian hoplite; build athenian cavalry; build athenian naval");
    assert_eq!(
        table.count(|event| matches!(
            event,
            Event::Built {
                side: Side::Athens,
                ..
            }
        )),
        3
    );
    assert!(
        !matches!(
            table.prompt(),
            Some(crate::Prompt::Build {
                side: Side::Athens,
                ..
            })
        ) || table.state.position.turn > 1
    );
}

#[test]
fn r_10_1c_one_rebellion_at_most_after_a_disaster() {
    let mut table = Table::new(
        "peloponnesian-war; clear; turn 2; sci A-1; mark disaster; stage delian-rebellion",
    );
    table.with(delian_rebellion::roll);
    assert_eq!(
        table.count(|event| matches!(event, Event::RebellionRolled { .. })),
        1
    );
    let mut lost = Table::new("peloponnesian-war; clear; lost A3n a1n; stage next-turn");
    lost.with(|play| turn::play_stage(play, crate::Stage::NextTurn));
    assert!(lost.state.position.marks.disaster);
    let mut three = Table::new("peloponnesian-war; clear; lost A3n; stage next-turn");
    three.with(|play| turn::play_stage(play, crate::Stage::NextTurn));
    assert!(!three.state.position.marks.disaster);
}

#[test]
fn r_10_1d_peace_makes_a_disaster_forgotten() {
    let mut table = Table::new(
        "peloponnesian-war; clear; turn 3; bellicosity A6 S6; lost A4n; sci A1; stage armistice",
    );
    table.rig(&dice(&[1, 6, 5])).with(|play| {
        while play.at.turn < 5 && play.at.verdict.is_none() {
            if let Some(&Step::Turn { stage }) = play.at.steps.last() {
                turn::play_stage(play, stage);
            } else if settle::one_step(play) == crate::rules::Flow::Asks {
                play.pop();
            }
        }
    });
    assert!(table.said(|event| matches!(event, Event::PeaceTurn { turn: 4 })));
    assert_eq!(table.state.position.turn, 5);
    assert!(!table.state.position.marks.disaster);
}

#[test]
fn r_2_3d_event_8_and_the_segment_may_both_bring_a_rebellion() {
    let mut table = Table::new("peloponnesian-war; clear; turn 2; sci A-2; stage random-event");
    table.rig(&dice(&[4, 4])).with(|play| {
        random_events::roll(play, 2, WarOrPeace::War);
        delian_rebellion::roll(play);
    });
    assert_eq!(
        table.count(|event| matches!(event, Event::RebellionRolled { .. })),
        2
    );
}

#[test]
fn r_1_1_2e_a_force_is_counted_by_kind() {
    let table = Table::new("peloponnesian-war");
    let phormio = table.force(Side::Athens, "potidaea");
    assert_eq!(
        (phormio.land(), phormio.ships(), phormio.total()),
        (3, 3, 6)
    );
    assert_eq!(phormio.get(Sort::allied(Kind::Cavalry)), 1);
    assert!(phormio.has_allies());
    assert_eq!(phormio.minus(phormio), Force::EMPTY);
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
