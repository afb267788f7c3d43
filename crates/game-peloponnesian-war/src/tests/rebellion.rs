//! 5.9, 6 Rebellions and the helots.

use super::table::{Table, dice, game, space};
use crate::{
    Event, Side, SpaceId,
    rules::{Play, bellicosity, helots, income, rebellion},
    step::WarOrPeace,
};

#[test]
fn r_6_1a_rebels_are_quelled_by_their_former_side_alone() {
    // covers: 6.1b 6.1c 6.1d
    let quelled = |position: &str, id: &str| {
        let mut table = Table::new(&format!(
            "peloponnesian-war; clear; {position}; stage lasting-rebellion"
        ));
        table.with(rebellion::quell);
        !table.state.position.rebels.contains(space(id))
    };
    assert!(quelled("rebels erythrae; chios A2n", "erythrae"));
    assert!(!quelled("rebels teos; chios A2n; samos S2n", "teos"));
    assert!(
        !quelled("rebels lindus; chios A2n", "lindus"),
        "in nobody's zone"
    );
    assert!(
        !quelled("rebels delphi; delphi A1h", "delphi"),
        "a neutral has no former side"
    );
}

#[test]
fn r_6_2a_the_rising_spreads() {
    // covers: 6.2b 6.2c 2.3b 2.3e 4.4c
    let targets = |position: &str| {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; {position}; stage spreading-rebellion"
        ));
        rebellion::spread_targets(table.look())
    };
    let around = targets("rebels miletus");
    assert!(around.contains(space("ephesus")) && around.contains(space("samos")));
    assert!(!around.contains(space("sardis")));
    assert!(!targets("rebels miletus; samos A1n").contains(space("samos")));
    assert!(
        !targets("rebels decelea").contains(space("athens")),
        "home spaces never rise"
    );
    let mut table = Table::new(
        "peloponnesian-war; clear; rebels miletus; miletus s1c; stage spreading-rebellion",
    );
    table.with(rebellion::spread);
    let mut rolled = 0;
    for event in &table.events {
        if let Event::SpreadRolled {
            space,
            die,
            bonus,
            rebels,
        } = event
        {
            rolled += 1;
            let near = ["ephesus", "iasus"].contains(&space.id());
            let by_road = table
                .game
                .board
                .horse_reach
                .get(super::table::space("miletus"))
                .contains(*space);
            assert_eq!(*bonus, if by_road { 2 } else { 0 }, "{space}");
            assert!(by_road || !near);
            assert_eq!(*rebels, die.get() + bonus >= 6);
        }
    }
    assert!(rolled > 0);
}

#[test]
fn r_6_3a_the_helots() {
    // covers: 6.3b 6.3c 6.3d 6.3e 8.1d
    let five = "pylos A1n; asine A1n; corone a1n; prasiae A1n; epidaurus-limera A1n";
    let mut table = Table::new(&format!(
        "peloponnesian-war; clear; sparta S7h; {five}; stage helot-revolt"
    ));
    table.with(helots::check);
    assert_eq!(table.at(Side::Sparta, "sparta"), [5, 0, 0]);
    let total: i32 = income::items(table.look(), Side::Sparta, WarOrPeace::War)
        .iter()
        .map(|(_, talents)| talents)
        .sum();
    assert_eq!(total, 2500 - 500 - 250);
    assert!(
        bellicosity::items(table.look(), Side::Sparta)
            .iter()
            .any(|&(_, by)| by == -2)
    );
    table.state.position.marks.helots = 0;
    table.with(helots::check);
    assert_eq!(
        table.at(Side::Sparta, "sparta"),
        [5, 0, 0],
        "no more hoplites"
    );
    assert_eq!(table.state.position.marks.helots, -1000);
    let mut four = Table::new(
        "peloponnesian-war; clear; mark helots; sparta S7h; pylos A1n; stage helot-revolt",
    );
    four.with(helots::check);
    assert!(four.said(|event| matches!(event, Event::HelotsQuiet)));
    let mut last = Table::new(&format!(
        "peloponnesian-war; clear; sparta S1h; {five}; stage helot-revolt"
    ));
    last.with(helots::check);
    assert_eq!(last.at(Side::Sparta, "sparta"), [0, 0, 0]);
}

#[test]
fn r_5_9c_allies_return_from_samos() {
    let mut table =
        Table::new("peloponnesian-war; clear; rebels chios; samos a2n; stage lasting-rebellion");
    table.with(|play| {
        rebellion::return_to_chios(play);
        play.at.rebels.remove(space("chios"));
        rebellion::return_to_chios(play);
    });
    assert_eq!(table.at(Side::Athens, "chios"), [0, 0, 2]);
    assert_eq!(table.at(Side::Athens, "samos"), [0, 0, 0]);
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
fn r_5_9c_chios_lost_and_won_back_in_one_turn() {
    let mut table = Table::new("peloponnesian-war; clear; rebels chios; samos a2n; erythrae A2n");
    table.with(|play: &mut Play<'_>| {
        rebellion::quell(play);
        rebellion::return_to_chios(play);
    });
    assert!(!table.state.position.rebels.contains(SpaceId::CHIOS));
    assert_eq!(table.at(Side::Athens, "chios"), [0, 0, 2]);
}
