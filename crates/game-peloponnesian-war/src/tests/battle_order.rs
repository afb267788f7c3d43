//! 5.2 Which battles are fought, and in what order.

use super::table::{Table, dice, space};
use crate::{
    Event, Group, Side, SpaceId,
    rules::{battles, losses, sieges},
};

#[test]
fn r_5_2f_the_besieged_sit_still_until_they_are_free() {
    let position = "peloponnesian-war; clear; epidaurus A6h2n @pericles s1c; troezen A1h; aegina s6n @lysander; stage siege-determination";
    let mut table = Table::new(position);
    table.with(sieges::determine);
    let epidaurus = space("epidaurus");
    assert!(table.state.position.besieged.athens.contains(epidaurus));
    // Their cavalry would reach Troezen.
    let pairs = battles::pending(table.look(), Group::Zone);
    assert_eq!(pairs.as_slice(), [(epidaurus, space("aegina"))]);
    let freed = Table::new(position);
    let mut freed = freed;
    // Lysander's six ships beat Pericles' two whatever the dice show; one die for each side.
    freed.rig(&dice(&[1, 6])).go();
    assert!(freed.said(|event| matches!(event, Event::SiegeRaised { .. })));
    assert_eq!(freed.at(Side::Sparta, "epidaurus"), [0, 1, 0]);
    assert_eq!(freed.at(Side::Athens, "epidaurus"), [0; 3]);
    let garrison_fought = |event: &Event| matches!(event, Event::BattleRolled { against, .. } if *against == space("epidaurus"));
    assert!(!freed.said(garrison_fought));
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
    let pair = battles::pending(table.look(), Group::Zone);
    assert_eq!(pair.as_slice(), [(SpaceId::CORCYRA, space("leucas"))]);
}

#[test]
fn r_5_2_4b_where_nobody_can_fight_nothing_is_to_be_fought() {
    let table = Table::new("peloponnesian-war; clear; delos A1n; paros S1h; stage battles");
    assert!(battles::pending(table.look(), Group::Zone).is_empty());
    let ships = Table::new("peloponnesian-war; clear; delos A1n; paros S1n; stage battles");
    assert_eq!(
        battles::pending(ships.look(), Group::Zone).as_slice(),
        [(space("delos"), space("paros"))]
    );
}

#[test]
fn r_5_2a_groups_of_battles_in_order() {
    // covers: 5.2b 5.2c 5.2e
    let position = "peloponnesian-war; clear; corinth s5h5n A3h @pericles; plataea A3h @nicias s3h @agis; \
                    sparta S3h A2h @cleon; stage battles";
    let table = Table::run(position);
    let mut fought = Vec::new();
    for event in &table.events {
        if let Event::BattleRolled { at, .. } = event {
            fought.push(at.id());
        }
    }
    assert_eq!(fought, ["sparta", "corinth", "plataea"]);
    let overlap = Table::run("peloponnesian-war; clear; corinth s5n; naupactus A1n; stage battles");
    assert!(!overlap.said(|event| matches!(event, Event::BattleRolled { .. })));
    let covered =
        Table::run("peloponnesian-war; clear; piraeus A2n; oropus S1n s1n; stage battles");
    assert_eq!(
        covered.count(|event| matches!(event, Event::BattleRolled { .. })),
        1,
        "each pair once"
    );
}
