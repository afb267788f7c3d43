//! 2.4, RE.11 Leaders who are drawn and leaders who die.

use engine::{Seed, Setup};

use super::table::{Table, dice, game, space};
use crate::{
    Event, Side,
    rules::{setup, sieges},
};

#[test]
fn r_re_11b_three_leaders_at_most() {
    // covers: RE.11c
    let dies = |position: &str, deaths: u8, roll: &[usize]| {
        let mut table = Table::new(&format!("{position}; stage battles"));
        table.state.position.deaths.athens = deaths;
        table.rig(&dice(roll)).go();
        let mut dead = Vec::new();
        for event in &table.events {
            if let Event::LeaderDied {
                leader,
                side: Side::Athens,
                ..
            } = event
            {
                dead.push(leader.id());
            }
        }
        dead
    };
    let one = "peloponnesian-war; clear; mark deaths; plataea A6h @demosthenes S3h";
    assert_eq!(dies(one, 2, &[3, 6]), ["demosthenes"], "the third");
    assert!(dies(one, 3, &[3, 6]).is_empty(), "no fourth");
    assert!(dies(one, 2, &[4, 6]).is_empty(), "a four spares");
    // Of two it is the worse tactician, whose rating was used.
    let two = "peloponnesian-war; clear; mark deaths; plataea A6h @demosthenes @cleon S3h";
    assert_eq!(dies(two, 0, &[2, 6]), ["cleon"]);
    // In a mixed battle the second die kills as well as the first.
    let mixed = "peloponnesian-war; clear; mark deaths; chalcis A6h6n @demosthenes S1h1n";
    assert_eq!(dies(mixed, 0, &[6, 1, 2, 6]), ["demosthenes"]);
    // Neither a skirmish nor a siege kills.
    let mut siege = Table::new(
        "peloponnesian-war; clear; mark deaths; megara A5h @demosthenes; stage siege-determination",
    );
    siege.with(|play| {
        sieges::determine(play);
        sieges::settle(play, Side::Athens, space("megara"));
    });
    assert!(!siege.said(|event| matches!(event, Event::LeaderDied { .. })));
}

#[test]
fn r_re_11a_leaders_die_when_the_gods_call() {
    // covers: RE.11a RE.11b RE.11c 5.7a 10.4.3g
    let battle = |extra: &str, scenario: &str| {
        let text = format!(
            "{scenario}; clear; {extra}; plataea A6h @demosthenes S3h @agis; stage battles"
        );
        let mut table = Table::new(&text);
        table.rig(&dice(&[3, 4])).go();
        table.said(|event| matches!(event, Event::LeaderDied { leader, .. } if leader.id() == "demosthenes"))
    };
    assert!(battle("mark deaths", "peloponnesian-war"));
    assert!(!battle("turn 1", "peloponnesian-war"));
    let mut pericles = Table::new(
        "peloponnesian-war; clear; mark deaths; plataea A6h @pericles S3h; stage battles",
    );
    pericles.rig(&dice(&[1, 4])).go();
    assert!(!pericles.said(|event| matches!(event, Event::LeaderDied { .. })));
    let mut over =
        Table::new("fall-of-athens; mark deaths; plataea A2h @phormio s3h; stage battles");
    over.state.position.deaths.athens = 0;
    over.rig(&dice(&[1, 6])).go();
    assert!(!over.said(|event| matches!(
        event,
        Event::LeaderDied {
            side: Side::Athens,
            ..
        }
    )));
}

#[test]
fn r_re_11d_leaders_dead_at_set_up() {
    let deaths = |value: &str| {
        let setup = Setup::scenario("decelean-war").option("deaths", value);
        let state = setup::new_game(&game(), &setup, Seed::from_number(1)).unwrap();
        let deaths = state.position.deaths;
        (deaths.athens, deaths.sparta)
    };
    assert_eq!(deaths("in-play"), (0, 0));
    assert_eq!(deaths("from-set-up"), (2, 2));
}

#[test]
fn r_5_2_1g_a_leader_is_drawn_at_sparta_beside_another() {
    // covers: 5.2.1f
    let table = Table::run(
        "peloponnesian-war two; clear; sparta S4h1c A6h2c @demosthenes @pleistoanax; athens A2h; thebes s3h; stage battles",
    );
    let drawn = |event: &Event| {
        matches!(
            event,
            Event::LeaderDrawn {
                side: Side::Sparta,
                ..
            }
        )
    };
    assert!(table.said(drawn));
}
