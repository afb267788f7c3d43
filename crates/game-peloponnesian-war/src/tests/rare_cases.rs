//! What happens seldom: the plague and those inside the walls, peace between two turns, fleets that lose their ships, towns that change hands
//! twice in a turn.

use super::{
    march::walk,
    table::{Table, dice, game, space},
};
use crate::{
    EndReason, Event, Purpose, Side, SpaceId,
    rules::{Play, battles, going_home, rebellion, zones},
    step::{Group, HomeAfter},
};

#[test]
fn r_re_6c_allies_inside_the_walls_may_leave() {
    let mut table = Table::run(
        "peloponnesian-war; clear; mark plague-ban; talents A9000; drawn A nicias; operations A0; athens a2h; piraeus A2n; passed S; operate athens",
    );
    table.act("operate; objective plataea; take athenian-ally hoplite 2");
    assert!(table.offers("march"));
    assert!(!table.offers("go piraeus"), "nobody goes in");
    table.act("march");
    assert_eq!(table.at(Side::Athens, "plataea"), [2, 0, 0]);
}

#[test]
fn r_re_6a_in_peace_the_last_turn_is_the_one_before() {
    // covers: 8.3h
    let truce = |entered: bool, before: bool, draws: &[usize]| {
        let mut table = Table::new(
            "peloponnesian-war; clear; turn 3; bellicosity A6 S6; athens A3h; stage armistice",
        );
        table.state.position.marks.attica_entered = entered;
        table.state.position.marks.attica_entered_before = before;
        table.rig(&dice(draws)).go();
        table
    };
    let plague = |event: &Event| matches!(event, Event::Plague { .. });
    assert!(truce(true, false, &[1, 3, 3]).said(plague));
    assert!(!truce(false, true, &[1, 3, 3]).said(plague));
    let quiet = truce(true, true, &[1, 6, 5]);
    assert!(
        !quiet.state.position.marks.attica_entered,
        "nobody stood there in the turn of peace"
    );
}

#[test]
fn r_re_5d_persian_horsemen_ride_past_a_lost_sardis() {
    // covers: 5.5a PC.g
    let taken = |position: &str| {
        Table::run(&format!(
            "peloponnesian-war; clear; turn 6; persia; iasus S1h; {position}; stage lasting-rebellion"
        ))
    };
    let lost = taken("sardis A1h; macedonia S; pella s1c");
    assert_eq!(lost.at(Side::Sparta, "sardis"), [0; 3]);
    assert_eq!(lost.at(Side::Sparta, "pella"), [0, 2, 0]);
    assert_eq!(lost.at(Side::Sparta, "thebes"), [0, 2, 0]);
    assert!(lost.state.position.homeward.sparta.is_empty());
    // No more than there are counters.
    let few = taken("sardis A1h; thebes s11c");
    assert_eq!(few.at(Side::Sparta, "thebes"), [0, 12, 0]);
    // Who stands at Sardis already is no hindrance.
    assert_eq!(taken("sardis s3c").at(Side::Sparta, "sardis"), [0, 6, 0]);
}

#[test]
fn r_6_3d_peace_ends_a_revolt() {
    // covers: 6.3c
    let revolt = |troops: &str| {
        let mut table = Table::new(&format!(
            "peloponnesian-war; clear; turn 3; bellicosity A6 S6; mark helots; {troops}; stage armistice"
        ));
        table.rig(&dice(&[1, 6, 5])).go();
        table
    };
    let places: Vec<&str> = game().board.helots.iter().map(SpaceId::id).collect();
    let all = |units: &str| {
        let here = places.iter().map(|place| format!("{place} {units}"));
        here.collect::<Vec<_>>().join("; ")
    };
    let own = revolt(&all("A1n"));
    assert!(!own.state.position.marks.helots_revolt, "they went home");
    assert!(own.said(|event| matches!(event, Event::HelotsQuiet)));
    let allied = revolt(&all("a1n"));
    assert!(
        !allied.state.position.marks.helots_revolt,
        "allies stay, but a turn of peace lies between"
    );
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
fn r_pc_m_new_points_are_split_together() {
    // covers: 7.2a
    let build = |count: usize| {
        let mut table =
            Table::run("peloponnesian-war; clear; player athens; talents A9000; stage building");
        for _ in 0..count {
            table.act("build athenian-ally naval");
        }
        if count < 3 {
            table.act("done");
        }
        table
    };
    let two = build(2);
    assert_eq!(two.at(Side::Athens, "corcyra"), [0, 0, 1]);
    assert_eq!(two.at(Side::Athens, "chios"), [0, 0, 1]);
    let three = build(3);
    assert!(three.offers("home corcyra") && three.offers("home chios"));
}

#[test]
fn r_4_5c_nobody_goes_home_to_a_contested_ally() {
    let mut table = Table::new("peloponnesian-war; clear; syracuse; syracuse s1h A4n; home s2h");
    table
        .with(|play| going_home::send_all(play, HomeAfter::Combat))
        .go_home();
    assert_eq!(table.at(Side::Sparta, "syracuse"), [1, 0, 0]);
    assert_eq!(table.at(Side::Sparta, "corinth"), [1, 0, 0]);
    assert_eq!(table.at(Side::Sparta, "thebes"), [1, 0, 0]);
}

#[test]
fn r_5_9c_chios_lost_and_won_back_in_one_turn() {
    let mut table = Table::new("peloponnesian-war; clear; rebels chios; samos a2n; erythrae A2n");
    table.with(|play: &mut Play<'_>| {
        rebellion::quell(play);
        rebellion::return_to_chios(play);
    });
    assert!(!table.state.position.rebels.contains(SpaceId::CHIOS));
    assert_eq!(table.at(Side::Athens, "chios"), [0, 0, 2]);
}

#[test]
fn r_4_1_2b_cavalry_has_its_zone_over_the_isthmus_with_ships_too() {
    for force in ["s1c", "s1c1n"] {
        let table = Table::new(&format!("peloponnesian-war; clear; corinth {force}"));
        let look = table.look();
        let there = table.force(Side::Sparta, "corinth");
        let zone = zones::zone_of(look, Side::Sparta, SpaceId::CORINTH, there);
        assert!(zone.contains(SpaceId::CENCHREAE), "{force}");
    }
    let ships = Table::new("peloponnesian-war; clear; corinth s1n");
    let there = ships.force(Side::Sparta, "corinth");
    let zone = zones::zone_of(ships.look(), Side::Sparta, SpaceId::CORINTH, there);
    assert!(!zone.contains(SpaceId::CENCHREAE));
}

#[test]
fn r_4_1_4d_without_ships_an_army_stays_where_the_sea_begins() {
    let table = walk("histiaea", "A2h", "oropus chalcis", Purpose::Objective);
    assert_eq!(table.at(Side::Athens, "chalcis"), [2, 0, 0]);
    assert_eq!(table.at(Side::Athens, "oropus"), [0; 3]);
    assert!(table.said(|event| matches!(
        event,
        Event::OperationEnded {
            reason: EndReason::NoRoute,
            ..
        }
    )));
}

#[test]
fn r_4_1_4b_too_few_ships_on_the_island_where_it_gathers() {
    let table = walk("delos", "A2h1n", "", Purpose::Gathering);
    let army = table.state.position.operation.as_ref().map(|at| at.army);
    assert_eq!(army.map(|army| (army.land(), army.ships())), Some((1, 1)));
}
