//! The first turns of a published war of two players.

use engine::{Game as _, Seed};

use super::table::{Table, dice, space};
use crate::{
    Event, PerSide, Prompt, RouteKind, Side, SpaceId, Whereabouts,
    rules::{control, delian_rebellion, random_events, routes},
    step::{Purpose, WarOrPeace},
};

/// Whoever could intercept does not.
fn let_pass(table: &mut Table) {
    while matches!(table.prompt(), Some(Prompt::Intercept { .. })) {
        table.act("let pass");
    }
}

/// Archidamus leads seven Spartans to Thebes, past Panactum, which the horsemen of Athens watch, and with two riders of Thebes to Decelea.
#[test]
fn ex_11_0e_turn_1_archidamus_at_decelea() {
    // covers: 4.1.5b 4.8a 11.0k
    let panactum = space("panactum");
    let through = (0..200).find_map(|seed| {
        let mut table = Table::run("peloponnesian-war two");
        table.act("operate; objective decelea; take spartan hoplite 7");
        let game = table.game.clone();
        game.reseed(&mut table.state, Seed::from_number(seed));
        table.act("go thebes");
        let (mut tries, mut at_panactum) = (0, false);
        while let Some(Prompt::Intercept {
            side: Side::Athens,
            at,
            ..
        }) = table.prompt()
        {
            tries += 1;
            at_panactum |= at == panactum;
            table.act("let pass");
        }
        (at_panactum && tries > 0).then_some(table)
    });
    let mut table = through.expect("one of two ways leads through Panactum");
    assert_eq!(
        table.talents(Side::Sparta),
        3000,
        "Spartans march for nothing"
    );
    assert!(table.entered().contains(&"panactum"));
    assert!(
        !table.state.position.ravaged.contains(panactum),
        "not on the way to a gathering space"
    );
    table.act("take spartan-ally cavalry 2");
    assert_eq!(table.talents(Side::Sparta), 2600);
    let before = table.entered().len();
    table.act("march");
    let_pass(&mut table);
    assert_eq!(table.at(Side::Sparta, "decelea"), [7, 2, 0]);
    let way = table.entered().split_off(before);
    assert!(
        way == ["oropus", "decelea"] || way == ["panactum", "decelea"],
        "{way:?}"
    );
    let attica = way.into_iter().map(space).collect();
    assert_eq!(table.state.position.ravaged, attica, "all of the way");
}

/// Both leaders are drawn and operations begin.
fn first_to_operate(athens: &str, sparta: &str) -> Table {
    let table = Table::run(&format!(
        "peloponnesian-war two; turn 4; clear; talents A6350; piraeus A7n; ephesus A1n; gythium S3n; drawn A {athens}; drawn S {sparta}; \
         stage operations"
    ));
    let side = Side::Sparta;
    assert!(table.said(|event| *event == Event::FirstToOperate { side, die: None }));
    table
}

#[test]
fn ex_re_4a_turn_2_thrace() {
    // covers: 2.3a 11.0c
    let mut table = Table::new("peloponnesian-war two; turn 2; clear; sci A1; stage random-event");
    table.rig(&dice(&[2, 2])).with(|play| {
        random_events::roll(play, 2, WarOrPeace::War);
        delian_rebellion::roll(play);
    });
    let rebels = table.state.position.rebels;
    assert_eq!(rebels, super::table::spaces("abdera maroneia"));
    first_to_operate("pericles", "callicratides");
}

#[test]
fn ex_re_9a_turn_3_macedonia_and_ephesus() {
    // covers: 2.2b 2.3a RE.8a
    let mut table = Table::new(
        "peloponnesian-war two; turn 3; clear; macedonia A; pella a2c; stage random-event",
    );
    // The plague cannot come, nobody has been in Attica: 6, then 9.
    table
        .rig(&dice(&[3, 3, 4, 5]))
        .with(|play| random_events::roll(play, 3, WarOrPeace::War));
    assert!(table.said(|event| matches!(event, Event::EventImpossible { again: true, .. })));
    let pella = space("pella");
    assert_eq!(table.at(Side::Sparta, "pella"), [0, 2, 0]);
    assert_eq!(table.at(Side::Athens, "pella"), [0; 3]);
    assert_eq!(control::ally_of(table.look(), pella), Some(Side::Sparta));
    assert_eq!(
        control::ally_of(table.look(), SpaceId::MACEDONIA),
        Some(Side::Sparta)
    );
    table.rig(&dice(&[3, 3])).with(delian_rebellion::roll);
    let ephesus = space("ephesus");
    assert!(
        table.said(
            |event| matches!(event, Event::RebellionRolled { space, .. } if *space == ephesus)
        )
    );
    first_to_operate("demosthenes", "brasidas");
}

#[test]
fn ex_4_1e_turn_4_lysander_alone() {
    // covers: RE.10b 4.1.5a
    let mut event = Table::new("peloponnesian-war two; turn 4; clear; sci A1; stage random-event");
    event.rig(&dice(&[5, 5])).with(|play| {
        random_events::roll(play, 4, WarOrPeace::War);
        delian_rebellion::roll(play);
    });
    assert_eq!(event.at(Side::Athens, "argos"), [4, 0, 0]);
    assert!(!event.said(|event| matches!(event, Event::RebellionRolled { .. })));
    let mut table = first_to_operate("thrasyllus", "lysander");
    let talents = table.talents(Side::Sparta);
    table.act("operate; objective gythium; march");
    let lysander = table
        .state
        .position
        .leaders
        .get("lysander".parse().unwrap());
    assert_eq!(
        lysander,
        Whereabouts::At {
            space: space("gythium")
        }
    );
    assert_eq!(table.talents(Side::Sparta), talents);
    assert_eq!(table.state.position.passed, PerSide::default());
    // Thrasyllus gathers eight ships for Cyllene.
    table.act("operate; objective cyllene; send; go ephesus; take athenian naval 1; go piraeus");
    let_pass(&mut table);
    table.act("take athenian naval 7");
    assert_eq!(table.talents(Side::Athens), 3150);
    let army = table.state.position.operation.as_ref().unwrap().army;
    let ends = [space("piraeus"), space("cyllene")];
    let route = |number| {
        let look = table.look();
        routes::find(
            look,
            Side::Athens,
            army,
            RouteKind::Usual,
            ends,
            Purpose::Objective,
            |_| number,
        )
    };
    let all = route(0).unwrap().equal;
    let way = [
        "methana",
        "cape-scyllaeum",
        "troezen",
        "hermione",
        "prasiae",
    ]
    .map(space);
    let passes = |number| {
        route(number)
            .unwrap()
            .spaces
            .windows(5)
            .any(|five| five == way)
    };
    assert!((0..all).any(passes), "one of {all} equal ways");
}
