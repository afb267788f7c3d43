//! 7.2, 8.1, 8.3 What a turn's end and an armistice bring, number by number.

use super::table::{Table, dice};
use crate::{
    Event, Kind, Nationality, Prompt, Side,
    rules::{bellicosity, control, helots, turn},
};

/// An armistice up to its first question; leader deaths are the first event of the peace.
fn truce(position: &str, die: usize) -> Table {
    let mut table = Table::new(&format!(
        "peloponnesian-war; clear; turn 3; bellicosity A6 S6; {position}; stage armistice"
    ));
    table.rig(&dice(&[die, 6, 5])).go();
    table
}

fn incomes(table: &Table) -> Vec<(Side, i32)> {
    let mut paid = Vec::new();
    for event in &table.events {
        if let Event::Income { side, talents, .. } = event {
            paid.push((*side, *talents));
        }
    }
    paid
}

fn built(table: &Table, side: Side) -> Vec<(Nationality, Kind)> {
    let mut all = Vec::new();
    for event in &table.events {
        if let Event::Built {
            side: builder,
            nationality,
            kind,
        } = event
            && *builder == side
        {
            all.push((*nationality, *kind));
        }
    }
    all
}

#[test]
fn r_8_3j_one_income_for_each_turn_of_peace() {
    // Leader deaths in both turns of peace: no more dice.
    let mut table = Table::new(
        "peloponnesian-war; clear; turn 3; bellicosity A6 S6; ravaged panactum athens; rebels teos; corinth A1h; stage armistice",
    );
    table.state.position.marks.helots = -1000;
    table.rig(&dice(&[3, 6, 5, 6, 5])).go().act("raise levy");
    assert!(table.said(|event| matches!(event, Event::ArmisticeBegan { turns: 2, .. })));
    // Athens: 3500 less one rebel, the levy too since ravages do not count. Sparta: Corinth is free again.
    let expected = [(Side::Athens, 2 * 4450), (Side::Sparta, 2 * 2500)];
    assert_eq!(incomes(&table), expected);
}

#[test]
fn r_8_3k_five_points_and_a_thousand_talents() {
    // covers: 8.3l
    // A player may stop or go on as long as 1000 talents are left.
    let mut table = truce("talents A0", 1);
    table.act("raise levy");
    assert!(matches!(
        table.prompt(),
        Some(Prompt::PeaceBuild { left: 5, .. })
    ));
    table.state.position.treasury.athens = 1550;
    table.act("build athenian naval; build athenian-ally cavalry");
    let peace = table
        .events
        .iter()
        .position(|event| matches!(event, Event::PeaceEnded { .. }));
    table.events.truncate(peace.expect("the peace is over"));
    assert_eq!(built(&table, Side::Athens).len(), 2, "no third");
    // Sparta, the system, builds five ships: its own eight at most, then its allies'.
    let mut ships = truce("talents S9000; gythium S6n", 1);
    ships.act("done");
    let own = (Nationality::Spartan, Kind::Naval);
    let allied = (Nationality::SpartanAlly, Kind::Naval);
    assert_eq!(
        built(&ships, Side::Sparta),
        [own, own, allied, allied, allied]
    );
    // As Athens it builds hoplites, and keeps its 1000 talents.
    let mut hoplites = Table::new(
        "peloponnesian-war; clear; player sparta; turn 3; bellicosity A6 S6; talents A2000; stage second-peace-building",
    );
    hoplites.state.position.treasury.athens = 1650;
    hoplites.go();
    let athenian = (Nationality::Athenian, Kind::Hoplite);
    assert_eq!(built(&hoplites, Side::Athens), [athenian; 3]);
}

#[test]
fn r_8_3i_what_lasts_a_turn_passes_in_peace() {
    // covers: 2.2c
    let peace = |position: &str, rolls: &[usize]| {
        let mut table = Table::new(&format!(
            "peloponnesian-war; clear; turn 5; bellicosity A6 S6; {position}; stage armistice"
        ));
        table.rig(&dice(rolls)).go();
        table
    };
    // Leader deaths, then an eclipse.
    let table = peace("turn 5", &[3, 5, 6, 6, 6, 1]);
    assert!(table.said(|event| matches!(event, Event::DeathsThreaten)));
    assert!(table.said(|event| matches!(event, Event::Portent { .. })));
    let marks = table.state.position.marks;
    assert!(!marks.deaths && !marks.two_operations.athens);
    // A coup costs the bellicosity of the turn after, not the ten of the new war.
    let coup = peace("sci A-1; alcibiades 1", &[1, 1, 2]);
    assert!(coup.said(|event| matches!(event, Event::Coup { .. })));
    assert_eq!(coup.state.position.marks.bellicosity.athens, -2);
    let mut after = coup;
    after.act("done");
    assert_eq!(after.state.position.turn, 7);
    assert_eq!(after.state.position.bellicosity.athens, 5);
    assert_eq!(
        after.state.position.marks.bellicosity.athens, -2,
        "still to come"
    );
    // Event 8 places its rebels with their first spread.
    let rising = peace("turn 5", &[1, 4, 4]);
    assert!(rising.said(|event| matches!(event, Event::RebellionRolled { .. })));
    assert!(rising.said(|event| matches!(event, Event::SpreadRolled { .. })));
}

#[test]
fn r_8_3e_allies_and_friends_stay() {
    let table = truce(
        "macedonia A; pella A1h; chios A2n; megara A1h a1h; epidamnus A1n; corinth s2h; panactum S1h s1h",
        1,
    );
    assert_eq!(
        table.at(Side::Athens, "pella"),
        [1, 0, 0],
        "an ally's space"
    );
    assert_eq!(table.at(Side::Athens, "chios"), [0, 0, 2]);
    assert_eq!(
        table.at(Side::Athens, "megara"),
        [1, 0, 0],
        "the ally stays"
    );
    assert_eq!(table.at(Side::Athens, "epidamnus"), [0; 3]);
    assert_eq!(
        control::controller(table.look(), super::table::space("epidamnus")),
        None
    );
    assert_eq!(table.at(Side::Sparta, "panactum"), [1, 0, 0]);
    assert_eq!(table.at(Side::Athens, "piraeus"), [0, 0, 1]);
}

#[test]
fn r_8_3q_spartans_leave_rebels_too() {
    let table = truce("rebels teos pylos; teos S1h s1h; pylos A1h", 1);
    assert_eq!(table.at(Side::Sparta, "teos"), [1, 0, 0], "the ally stays");
    assert_eq!(table.at(Side::Sparta, "sparta"), [1, 0, 0]);
    assert_eq!(table.at(Side::Athens, "pylos"), [0; 3]);
    let rebels = table.state.position.rebels;
    assert!(
        ["teos", "pylos"].map(|id| rebels.contains(super::table::space(id))) == [true; 2],
        "they rebel on"
    );
    // In a rebel of its own league a city has captured nothing.
    let own = truce("rebels teos; teos A1h", 1);
    assert_eq!(own.at(Side::Athens, "teos"), [1, 0, 0]);
}

#[test]
fn r_8_3n_ten_less_the_turns_of_war() {
    let after = |scenario: &str, turn: u8| {
        let mut table = Table::new(&format!("{scenario}; clear; turn {turn}; stage peace-end"));
        table.state.position.marks.peace_turns = 1;
        table.with(|play| turn::play_stage(play, crate::Stage::PeaceEnd));
        table.state.position.bellicosity.athens
    };
    assert_eq!(after("peloponnesian-war", 1), 9);
    assert_eq!(after("peloponnesian-war", 4), 6);
}

#[test]
fn r_8_1e_the_space_of_an_ally_counts() {
    // Nine Spartan spaces ravaged and Syracuse taken make ten.
    let lines = |extra: &str| {
        let mut table = Table::new(&format!(
            "peloponnesian-war; clear; {extra}; stage bellicosity"
        ));
        let coloured = *table.game.board.coloured.get(Side::Sparta);
        table.state.position.ravaged = coloured.iter().take(9).collect();
        bellicosity::items(table.look(), Side::Sparta).to_vec()
    };
    assert!(lines("syracuse; syracuse s1h").is_empty());
    let taken = lines("syracuse; syracuse A1n");
    assert_eq!(taken, [(crate::BellicosityItem::Damage, -1)]);
    assert!(lines("syracuse A1n").is_empty(), "a neutral is no ally");
}

#[test]
fn r_7_2c_like_for_like() {
    let replaced = |position: &str| {
        let mut all = built(
            &Table::run(&format!(
                "peloponnesian-war; clear; {position}; stage second-building"
            )),
            Side::Sparta,
        );
        all.truncate(3);
        all
    };
    let hoplite = (Nationality::Spartan, Kind::Hoplite);
    let rider = (Nationality::SpartanAlly, Kind::Cavalry);
    assert_eq!(
        replaced("talents S9000; lost S1h s1c"),
        [hoplite, rider],
        "two lost, two built"
    );
    // Of four lost three come back, the Spartan first.
    assert_eq!(
        replaced("talents S9000; lost S1h s3c"),
        [hoplite, rider, rider]
    );
}

#[test]
fn r_6_3d_a_later_revolt_begins_anew() {
    let five = "pylos A1n; asine A1n; corone a1n; prasiae A1n; epidaurus-limera A1n";
    let mut table = Table::new(&format!(
        "peloponnesian-war; clear; sparta S9h; {five}; stage helot-revolt"
    ));
    let own = crate::Force::of(crate::Sort::own(Kind::Naval), 1);
    let pylos = super::table::space("pylos");
    table.with(|play| {
        helots::check(play);
        play.at.troops.remove(Side::Athens, pylos, own);
        play.at.marks.helots = 0;
        helots::check(play);
    });
    assert!(table.said(|event| matches!(event, Event::HelotsQuiet)));
    assert_eq!(table.at(Side::Sparta, "sparta"), [7, 0, 0]);
    table.with(|play| {
        play.at.troops.add(Side::Athens, pylos, own);
        helots::check(play);
    });
    assert_eq!(table.at(Side::Sparta, "sparta"), [5, 0, 0]);
    assert_eq!(table.state.position.marks.helots, -500);
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
            Some(Prompt::Build {
                side: Side::Athens,
                ..
            })
        ) || table.state.position.turn > 1
    );
}
