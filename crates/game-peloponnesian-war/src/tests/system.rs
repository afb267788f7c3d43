//! 4.2 The system's operations.

use super::table::{TIE, Table, dice, game, space, tie_and_dice};
use crate::{
    DangerId, Event, PassReason, Refused, Side, SpaceId, StrategyId,
    rules::{
        dangers,
        objective::{self, Means},
    },
};

fn objective(table: &Table) -> Option<&'static str> {
    let mut found = None;
    for event in &table.events {
        if let Event::ObjectiveNamed { objective, .. } = event {
            found = found.or(Some(objective.id()));
        }
    }
    found
}

fn danger(table: &Table) -> Option<(DangerId, &'static str)> {
    let mut found = None;
    for event in &table.events {
        if let Event::DangerSeen { danger, space, .. } = event {
            found = found.or(Some((*danger, space.id())));
        }
    }
    found
}

#[test]
fn ex_4_2k_the_opening_march_on_decelea() {
    // covers: 4.2a 4.2e 4.2i 4.2l 4.2n 4.2.1a 4.2.1b 4.2.1c 10.1.4a 4.1.1o
    let mut table = Table::new("peloponnesian-war");
    table.rig(&[TIE, (6, 0), (2, 0), (6, 0), (6, 0)]).go();
    assert_eq!(objective(&table), Some("decelea"));
    assert!(table.said(|event| matches!(event, Event::NoDanger { .. })));
    assert_eq!(
        table.gathered(),
        [("sparta", [6, 0, 0], 0), ("thebes", [0, 1, 0], 200)]
    );
    assert_eq!(table.talents(Side::Sparta), 2800);
    let entered = table.entered();
    assert_eq!(
        entered[..7],
        [
            "tegea", "mantinea", "phlius", "corinth", "megara", "plataea", "thebes"
        ]
    );
    assert_eq!(table.at(Side::Sparta, "decelea"), [6, 1, 0]);
    assert!(table.state.position.ravaged.contains(SpaceId::DECELEA));
    assert!(matches!(
        table.prompt(),
        Some(crate::Prompt::Operate {
            side: Side::Athens,
            ..
        })
    ));
}

#[test]
fn ex_4_2c_argos_before_thebes() {
    // covers: 3.1.2a 4.2b 4.2c DEF.a
    let text = "peloponnesian-war; clear; argos; argos a4h; thebes A2h; sparta S10h1c; corinth s5h5n; drawn S agis; passed A; operate sparta";
    let table = Table::run(text);
    assert_eq!(danger(&table), Some((DangerId::S1, "argos")));
    assert_eq!(objective(&table), Some("argos"));
    let first = table.gathered().into_iter().take(2);
    let taken: [u8; 3] = first.fold([0; 3], |sum, (_, force, _)| {
        [sum[0] + force[0], sum[1] + force[1], sum[2] + force[2]]
    });
    assert_eq!(taken[..2], [10, 1]);
    assert!(table.gathered().contains(&("corinth", [3, 0, 0], 600)));
}

#[test]
fn ex_4_2j_erythrae() {
    // covers: 4.2d 4.2j DEF.h DEF.j DEF.m
    let text = "peloponnesian-war; clear; strategy attack-ally; sparta S10h1c; corinth s5h5n; thebes s5h4c; drawn S agis; passed A; operate sparta";
    let mut table = Table::new(text);
    table.rig(&tie_and_dice(&[2, 4])).go();
    assert!(
        table.said(|event| matches!(event, Event::AreaRolled { area, .. } if area.id() == "ionia"))
    );
    assert_eq!(objective(&table), Some("erythrae"));
    assert_eq!(
        table.gathered()[..2],
        [("sparta", [3, 0, 0], 0), ("corinth", [0, 0, 3], 1200)]
    );
    assert!(table.entered().contains(&"erythrae"));
}

#[test]
fn r_10_3_4a_the_opening_at_syracuse() {
    // covers: 3.1.2b 3.1.2c DEF.b
    let table = Table::run("decelean-war; passed A; operate sparta");
    assert_eq!(danger(&table), Some((DangerId::S4, "panactum")));
    assert_eq!(table.gathered()[..1], [("sparta", [4, 0, 0], 0)]);
    let seen = table.count(
        |event| matches!(event, Event::DangerSeen { space, .. } if space.id() == "panactum"),
    );
    assert_eq!(seen, 1, "one army a turn is enough");
}

fn first_danger(position: &str, side: Side) -> Option<(DangerId, &'static str)> {
    let table = Table::new(&format!(
        "peloponnesian-war; clear; {position}; operate sparta"
    ));
    let game = game();
    game.matrices.dangers(side).iter().find_map(|danger| {
        let look = table.look();
        let claims = dangers::by_claim(look, side, danger, dangers::threatened(look, side, danger));
        claims.last().map(|(_, space)| (danger.id, space.id()))
    })
}

#[test]
fn r_def_c_dangers_in_order() {
    // covers: DEF.c DEF.d DEF.e 4.2b
    let sparta = |position: &str| first_danger(position, Side::Sparta);
    assert_eq!(sparta("gythium A1n"), Some((DangerId::S1, "gythium")));
    assert_eq!(sparta("pylos A1n"), None);
    assert_eq!(sparta("pylos A2h"), Some((DangerId::S2, "pylos")));
    assert_eq!(
        sparta("pylos A1n; corinth A1h"),
        Some((DangerId::S3, "corinth"))
    );
    assert_eq!(
        sparta("thebes A1h; syracuse; syracuse A1n"),
        Some((DangerId::S3, "thebes"))
    );
    assert_eq!(
        sparta("pylos A1n; syracuse; syracuse A1n"),
        Some((DangerId::S4, "panactum"))
    );
    assert_eq!(sparta("pylos A2n; defended S pylos"), None);
    assert_eq!(sparta("turn 1"), None);
    let athens = |position: &str| first_danger(&format!("player sparta; {position}"), Side::Athens);
    assert_eq!(athens("byzantium S1h"), Some((DangerId::A4, "byzantium")));
    assert_eq!(
        athens("byzantium S1h; salamis s1n"),
        Some((DangerId::A1, "salamis"))
    );
    assert_eq!(athens("amphipolis s1h"), None);
}

#[test]
fn r_4_2f_objectives_that_are_rolled_again() {
    // covers: 4.2g 4.2h 4.2.2a
    let refused = |position: &str, id: &str, means| {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; {position}; operate sparta"
        ));
        objective::objection_to_space(table.look(), Side::Sparta, space(id), means)
    };
    assert_eq!(
        refused("decelea S1h", "decelea", Means::Army),
        Some(Refused::Own)
    );
    assert_eq!(
        refused("chios a2n", "chios", Means::Fomenting),
        Some(Refused::Occupied)
    );
    assert_eq!(
        refused("turn 1", "chios", Means::Fomenting),
        Some(Refused::Coalition)
    );
    assert_eq!(refused("turn 1", "erythrae", Means::Fomenting), None);
    assert_eq!(
        refused("turn 1", "argos", Means::Army),
        Some(Refused::EntryBarred)
    );
    assert_eq!(
        refused("turn 1", "syracuse", Means::Army),
        Some(Refused::EntryBarred)
    );
    let text = "peloponnesian-war; clear; strategy attack-athens; sparta S10h; thebes s5h4c; decelea s1h; \
                drawn S agis; passed A; operate sparta";
    let mut table = Table::new(text);
    table.rig(&tie_and_dice(&[1, 3])).go();
    assert!(table.said(|event| matches!(
        event,
        Event::ObjectiveRefused {
            reason: Refused::Own,
            ..
        }
    )));
    assert_eq!(objective(&table), Some("panactum"));
}

#[test]
fn r_4_4_1a_the_system_foments() {
    // covers: 4.4.1b 4.4.1c 4.3c
    let text = "peloponnesian-war; clear; strategy foment-rebellion; talents S3000; sparta S10h; corinth s5n; drawn S agis; passed A; operate sparta";
    let mut risen = Table::new(text);
    risen.rig(&tie_and_dice(&[2, 2, 4])).go();
    assert!(
        risen.state.position.rebels.contains(space("ephesus"))
            || risen.said(|event| matches!(event, Event::Quelled { .. }))
    );
    assert!(risen.said(|event| matches!(event, Event::Fomented { success: true, .. })));
    assert_eq!(risen.gathered()[..1], [("sparta", [3, 0, 0], 0)]);
    let mut failed = Table::new(text);
    failed.rig(&tie_and_dice(&[2, 2, 3])).go();
    let first = failed
        .events
        .iter()
        .position(|event| matches!(event, Event::OperationEnded { .. }))
        .unwrap();
    assert!(
        failed.events[..first]
            .iter()
            .all(|event| !matches!(event, Event::Gathered { .. }))
    );
    let mut poor = Table::new(&text.replace("talents S3000", "talents S50"));
    poor.rig(&tie_and_dice(&[2, 2])).go();
    assert!(poor.said(|event| matches!(
        event,
        Event::Passed {
            side: Side::Sparta,
            reason: PassReason::NoArmy
        }
    )));
    assert!(!poor.said(|event| matches!(event, Event::Fomented { .. })));
    let mut omens = Table::new(
        "peloponnesian-war; clear; sparta S10h; operations S1; passed A; operate sparta",
    );
    omens.rig(&dice(&[5])).go();
    assert!(omens.said(|event| matches!(
        event,
        Event::Passed {
            side: Side::Sparta,
            reason: PassReason::Omens
        }
    )));
}

#[test]
fn r_4_3j_the_leader_of_a_side_that_passes_stays_at_home() {
    // covers: 2.4a 4.3h
    // Sparta can send nobody but its Home Guard, which stays.
    let mut table = Table::new(
        "peloponnesian-war; clear; strategy attack-athens; drawn S agis; sparta S3h; passed A; operate sparta",
    );
    table.go();
    assert!(table.said(|event| matches!(
        event,
        Event::Passed {
            side: Side::Sparta,
            reason: PassReason::NoArmy | PassReason::NoObjective
        }
    )));
    // This leader takes over the army there that is tested after combat.
    assert!(table.said(|event| matches!(
        event,
        Event::StayingRolled {
            side: Side::Sparta,
            space: SpaceId::SPARTA,
            ..
        }
    )));
}

#[test]
fn r_5_6f_a_strategy_forbidden_in_mid_turn_is_replaced() {
    let text = "peloponnesian-war; clear; strategy attack-athens; hostages A; sparta S10h; corinth s5h5n; drawn S agis; passed A; operate sparta";
    let mut table = Table::new(text);
    table.rig(&tie_and_dice(&[6])).go();
    assert!(table.said(|event| matches!(
        event,
        Event::StrategyRolled {
            strategy: StrategyId::CutLoc,
            ..
        }
    )));
}
