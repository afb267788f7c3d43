//! 4.1.4 Armies short of ships.

use super::{
    march::walk,
    table::{Table, dice, space},
};
use crate::{
    EndReason, Event, Force, Kind, Operation, Purpose, RouteKind, Side, Sort, SpaceId, Step,
    WalkStage,
    rules::{control, losses, turn},
};

/// An Athenian army that has come to a gathering space after a battle, with so many ships lost on the way.
fn gathered(at: &str, army: &str, ships_lost: u8, player: &str) -> Table {
    let prepare = |operation: &mut Operation| {
        operation.objective = Some(space("zacynthus"));
        operation.ships_lost = ships_lost;
    };
    let arrives = Step::Walk {
        to: Purpose::Gathering,
        stage: WalkStage::Passed,
    };
    Table::under_way(player, [at, army], prepare, &[Step::Gather, arrives])
}

#[test]
fn r_4_1_4d_an_army_that_lost_ships_on_its_way_to_gather_sails_on_in_part() {
    // covers: 4.1.4c 4.1.4e
    let mut table = gathered("pylos", "A3h1n", 2, "player athens");
    assert_eq!(table.answers(), ["march", "stop"]);
    let forecast = crate::forecast::march(
        &table.game,
        &table.state.position,
        crate::forecast::Goal::Objective,
        RouteKind::Usual,
    );
    assert_eq!(forecast.map(|odds| odds.arrives), Some(1000));
    table.act("march");
    assert_eq!(table.at(Side::Athens, "pylos"), [2, 0, 0]);
    assert_eq!(table.at(Side::Athens, "zacynthus"), [1, 0, 1]);
    // The system does the same.
    let system = gathered("pylos", "A3h1n", 2, "player sparta");
    assert!(system.said(|event| matches!(event, Event::LeftAshore { .. })));
    assert_eq!(system.at(Side::Athens, "pylos"), [2, 0, 0]);
    // Whoever gathered too few ships in the first place stays, and so do those who have lost all.
    for (army, lost) in [("A3h1n", 0), ("A3h1n", 1), ("A3h", 3)] {
        let stays = gathered("pylos", army, lost, "player athens");
        let over = |event: &Event| {
            matches!(
                event,
                Event::OperationEnded {
                    reason: EndReason::NoRoute,
                    ..
                }
            )
        };
        assert!(stays.said(over), "{army} {lost}");
    }
    // A mixed route is taken by all where there is one.
    let mut whole = gathered("pylos", "A3h1n", 2, "player athens");
    if let Some(operation) = whole.state.position.operation.as_mut() {
        operation.objective = Some(space("corone"));
    }
    whole.act("march");
    assert_eq!(whole.at(Side::Athens, "pylos"), [0; 3]);
}

#[test]
fn r_4_1_4d_ships_lost_under_way_are_counted() {
    let mut table = gathered("pylos", "A3h3n", 0, "player athens");
    table.with(|play| {
        let ship = Force::of(Sort::own(Kind::Naval), 1);
        let cause = crate::LossCause::Skirmish;
        losses::lose_from(play, Side::Athens, crate::Party::Marching, ship, cause);
    });
    let operation = table.state.position.operation.as_ref().unwrap();
    assert_eq!(operation.ships_lost, 1);
}

#[test]
fn r_4_1_4e_the_system_leaves_allies_and_horsemen_first() {
    use crate::rules::march::land_sorts;
    let mut army = Force::of(Sort::own(Kind::Hoplite), 1);
    for sort in [
        Sort::own(Kind::Cavalry),
        Sort::allied(Kind::Hoplite),
        Sort::allied(Kind::Cavalry),
    ] {
        army.set(sort, 1);
    }
    let order = [
        Sort::allied(Kind::Cavalry),
        Sort::allied(Kind::Hoplite),
        Sort::own(Kind::Cavalry),
        Sort::own(Kind::Hoplite),
    ];
    assert_eq!(land_sorts(army).as_slice(), order);
}

#[test]
fn r_4_1_4b_those_left_on_an_island_are_a_spent_force() {
    // covers: 4.1.4e 4.3f
    // A skirmish off Aegina costs one of two ships; one hoplite stays there.
    let mut table = Table::run(
        "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; sparta S3h; epidaurus S2h2n; piraeus A1n; passed A; operate sparta",
    );
    table
        .act("operate; objective ceos; go epidaurus; take spartan hoplite 2; take spartan naval 2");
    table.rig(&dice(&[4, 3, 1])).act("march");
    let left = table.said(|event| matches!(event, Event::LeftAshore { .. }));
    assert!(left, "{:?}", table.events);
    let ashore: u8 = SpaceId::all()
        .filter(|&space| control::kind_of(table.look(), space) == crate::data::SpaceKind::Island)
        .map(|space| {
            table
                .state
                .position
                .troops
                .at(Side::Sparta, space)
                .hoplites()
        })
        .sum();
    assert_eq!(ashore, 2, "one on the way, one with the ship");
    for space in table.state.position.troops.occupied(Side::Sparta).iter() {
        if space != SpaceId::SPARTA {
            let free = control::available(table.look(), Side::Sparta, space);
            assert!(free.is_empty(), "{space}");
        }
    }
    // After the phase all are fresh.
    table.with(|play| turn::play_stage(play, crate::Stage::HomeAfterOperations));
    let fresh = table.state.position.troops.occupied(Side::Sparta);
    assert!(fresh.iter().all(|space| {
        let spent = table.state.position.troops.spent(Side::Sparta, space);
        spent.is_empty()
    }));
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

#[test]
fn r_4_1_4b_too_few_ships() {
    // covers: 4.1.4c 4.1.4d 4.1.4e
    let walk = |at: &str, army: &str, route: &str| walk(at, army, route, Purpose::Objective);
    let island = walk("aegina", "A3h2n", "delos ceos sunium");
    assert_eq!(
        island.at(Side::Athens, "aegina"),
        [1, 0, 0],
        "one stays on the island"
    );
    assert_eq!(island.at(Side::Athens, "delos"), [2, 0, 2]);
    let mixed = walk("sunium", "A3h2n", "oropus carystus");
    assert_eq!(
        mixed.at(Side::Athens, "oropus"),
        [3, 0, 2],
        "all go on by the mixed line"
    );
    // A way that needs no ships is kept: it is among the shortest still.
    let kept = walk("sunium", "A3h2n", "oropus");
    assert_eq!(kept.at(Side::Athens, "oropus"), [3, 0, 2]);
    let chosen = |table: &Table| table.count(|event| matches!(event, Event::RouteChosen { .. }));
    assert_eq!([&mixed, &kept].map(chosen), [1, 0]);
    let left = walk("sunium", "A3h2n", "andros carystus");
    assert_eq!(left.at(Side::Athens, "sunium"), [1, 0, 0]);
    assert_eq!(left.at(Side::Athens, "andros"), [2, 0, 2]);
    let choice = walk("aegina", "A1h2n a2h", "delos ceos sunium");
    assert_eq!(
        choice.answers(),
        ["leave athenian hoplite", "leave athenian-ally hoplite"]
    );
    assert_eq!(choice.refusal("leave athenian naval"), "4.1.4e");
}
