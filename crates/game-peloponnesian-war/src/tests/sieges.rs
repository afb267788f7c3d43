//! 5.1, 5.3 Sieges.

use super::table::{Table, dice, space};
use crate::{
    Event, Side, SiegeBroken, SpaceId, SpaceSet,
    rules::{battles, losses, sieges},
};

fn besieges(position: &str, side: Side, id: &str) -> bool {
    let table = Table::new(&format!(
        "peloponnesian-war; clear; {position}; stage siege-determination"
    ));
    sieges::besieges(table.look(), side, space(id))
}

#[test]
fn r_5_1a_which_armies_besiege() {
    // covers: 5.1b 5.1c 5.1d 5.1e 2.3c 4.5e
    let athens = Side::Athens;
    assert!(besieges("melos A2n @nicias", athens, "melos"));
    assert!(!besieges("melos A2n", athens, "melos"), "without a leader");
    assert!(
        !besieges("patrae A2n @nicias", athens, "patrae"),
        "no walls"
    );
    assert!(besieges(
        "rebels potidaea; potidaea A2h3n a1c @phormio s1h",
        athens,
        "potidaea"
    ));
    assert!(!besieges(
        "rebels potidaea; potidaea A2h3n a1c @phormio s3h",
        athens,
        "potidaea"
    ));
    assert!(
        !besieges("megara A6h @phormio s1h @agis", athens, "megara"),
        "a leader inside"
    );
    assert!(!besieges(
        "rebels mytilene; mytilene S1n @agis",
        Side::Sparta,
        "mytilene"
    ));
    assert!(besieges(
        "rebels mytilene; mytilene A1n @cleon",
        athens,
        "mytilene"
    ));
    let mut held = Table::new("peloponnesian-war; clear; panactum S2h; operate athens");
    held.state.position.leaders.set(
        "agis".parse().unwrap(),
        crate::Whereabouts::At {
            space: space("panactum"),
        },
    );
    assert!(
        !sieges::besieges(held.look(), Side::Sparta, space("panactum")),
        "held since an earlier turn"
    );
    let nicias = Table::new("decelean-war; stage siege-determination");
    assert!(!sieges::besieges(nicias.look(), athens, SpaceId::SYRACUSE));
}

#[test]
fn r_5_3_1a_the_long_walls() {
    // covers: 5.3.1b 5.3.1c 5.3.1d
    assert!(besieges("athens A6h1c S8h @agis", Side::Sparta, "athens"));
    assert!(!besieges("athens A6h1c S4h @agis", Side::Sparta, "athens"));
    assert!(besieges(
        "athens A6h1c @pericles S8h @agis",
        Side::Sparta,
        "athens"
    ));
    let broken = |extra: &str| {
        let text = format!(
            "peloponnesian-war; clear; athens A1h S8h @agis; {extra}; stage siege-determination"
        );
        let mut table = Table::new(&text);
        if extra.starts_with("byzantium") {
            table.state.position.held.sparta = SpaceSet::one("byzantium".parse().unwrap());
        }
        table.with(sieges::determine);
        sieges::broken_by(table.look(), Side::Sparta, SpaceId::ATHENS)
    };
    assert_eq!(broken("turn 1"), Some(SiegeBroken::LongWalls));
    assert_eq!(
        broken("rebels byzantium"),
        Some(SiegeBroken::LongWalls),
        "an empty rebel lets it pass"
    );
    assert_eq!(
        broken("byzantium S1h"),
        None,
        "the line to the Euxine is cut"
    );
    let run =
        Table::run("peloponnesian-war; clear; athens A1h S8h @agis; stage siege-determination");
    assert!(run.said(|event| matches!(event, Event::SiegeBroken { .. })));
    let at = &run.state.position;
    assert!(at.ravaged.contains(SpaceId::ATHENS));
    assert_eq!(at.confidence.sparta, -1);
    assert_eq!(at.points.athens, 0, "a failed siege counts nothing");
}

/// A siege with this die: fell, talents and confidence of both, points.
fn siege(position: &str, rolls: &[usize]) -> Table {
    let mut table = Table::new(&format!(
        "peloponnesian-war; clear; {position}; stage siege-determination"
    ));
    table.rig(&dice(rolls));
    table.with(|play| {
        sieges::determine(play);
        for side in Side::BOTH {
            for space in play.at.besieged.get(side).iter() {
                sieges::settle(play, side, space);
            }
        }
    });
    table
}

#[test]
fn r_5_3d_sieges() {
    // covers: 5.3c 5.3e 5.3f 5.3g 5.3h 5.3i 9.0a 9.0b 5.3.2a
    let potidaea = siege("rebels potidaea; potidaea A2h3n a1c @phormio s1h", &[1]);
    let at = &potidaea.state.position;
    assert_eq!(
        (at.confidence.athens, at.confidence.sparta),
        (1, 0),
        "a rebel costs Sparta nothing"
    );
    assert_eq!((at.treasury.athens, at.points.athens), (4800, 10));
    assert!(
        at.rebels.contains(space("potidaea")),
        "the marker stays until the Rebellion Phase"
    );
    assert_eq!(potidaea.at(Side::Sparta, "potidaea"), [0; 3]);
    let cleon = siege("megara A5h @cleon", &[4]);
    assert_eq!(cleon.state.position.confidence.athens, -1);
    assert_eq!(cleon.state.position.confidence.sparta, 0);
    assert_eq!(cleon.state.position.homeward.athens.total(), 5);
    assert!(cleon.state.position.ravaged.contains(space("megara")));
    let brasidas = siege("amphipolis a1h S5h @brasidas", &[2]);
    let at = &brasidas.state.position;
    assert_eq!((at.confidence.sparta, at.confidence.athens), (1, -1));
    assert_eq!((at.treasury.sparta, at.points.athens), (3300, -15));
    assert_eq!(brasidas.at(Side::Athens, "amphipolis"), [0; 3]);
    let syracuse = |leader: &str, roll| {
        let table = siege(&format!("syracuse; syracuse A5n @{leader}"), &[roll]);
        table.state.position.points.athens == 10
    };
    assert!(!syracuse("nicias", 5) && syracuse("nicias", 6));
    assert!(syracuse("demosthenes", 4) && !syracuse("demosthenes", 3));
    assert!(!syracuse("nicias", 1), "below 1 is a failure");
    let ships = siege("chalcis A1n; chalcis A1n S8h @agis", &[6]);
    assert!(ships.said(|event| matches!(
        event,
        Event::SiegeBroken {
            reason: SiegeBroken::Ships,
            ..
        }
    )));
}

#[test]
fn r_5_3a_a_siege_without_its_army_is_over() {
    // covers: 5.2f 5.0a 5.3b
    let position = "peloponnesian-war; clear; epidaurus A3h @pericles; aegina s6n @lysander; \
                    piraeus A1n; stage siege-determination";
    let mut table = Table::new(position);
    table.with(sieges::determine);
    assert!(
        table
            .state
            .position
            .besieged
            .athens
            .contains(space("epidaurus"))
    );
    table.with(|play| {
        losses::send_home(
            play,
            Side::Athens,
            crate::Party::Standing {
                space: space("epidaurus"),
            },
        );
        sieges::raise_sieges(play);
    });
    assert!(table.said(|event| matches!(event, Event::SiegeRaised { .. })));
    assert!(!table.state.position.ravaged.contains(space("epidaurus")));
    let pairs = Table::new(
        "peloponnesian-war; clear; epidaurus A3h1n @pericles s1h; aegina s6n; stage siege-determination",
    );
    let mut pairs = pairs;
    pairs
        .state
        .position
        .besieged
        .athens
        .insert(space("epidaurus"));
    let zone = battles::pending(pairs.look(), crate::Group::Zone);
    assert_eq!(
        zone.as_slice(),
        [(space("epidaurus"), space("aegina"))],
        "the garrison sits it out"
    );
    let both = Table::new(
        "peloponnesian-war; clear; athens A1h S5h @agis; melos A2n @cleon; stage sieges",
    );
    assert_eq!(
        battles::group_of(both.look(), SpaceId::ATHENS),
        crate::Group::Home
    );
    assert_eq!(
        battles::group_of(both.look(), space("melos")),
        crate::Group::Other
    );
    assert_eq!(
        battles::group_of(both.look(), SpaceId::CORINTH),
        crate::Group::Coalition
    );
}

#[test]
fn r_5_3b_home_spaces_then_coalition_spaces_then_the_rest() {
    let mut table = Table::new(
        "peloponnesian-war; clear; athens A1h S9h @agis; corinth A9h @nicias s1h; melos A2n @phormio; pylos A2n @cleon; stage siege-determination",
    );
    table.go();
    let mut order = Vec::new();
    for event in &table.events {
        if let Event::SiegeRolled { space, .. } | Event::SiegeBroken { space, .. } = event {
            order.push(space.id());
        }
    }
    assert_eq!(order[..2], ["athens", "corinth"]);
    let mut rest = order[2..].to_vec();
    rest.sort_unstable();
    assert!(rest.contains(&"melos"), "{order:?}");
}
