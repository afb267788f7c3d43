//! 5.1, 5.3 Sieges; 5.4, 5.5 staying.

use super::table::{Table, dice, space};
use crate::{
    Event, Kind, Side, SiegeBroken, Sort, SpaceId, SpaceSet,
    rules::{battles, losses, sieges, staying},
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

/// The staying roll of the army in a space: who is left there.
fn stays(position: &str, side: Side, id: &str, roll: usize) -> Table {
    let mut table = Table::new(&format!(
        "peloponnesian-war; clear; {position}; stage staying"
    ));
    table.rig(&dice(&[roll]));
    table.with(|play| {
        staying::advance(play, side, space(id));
        if matches!(play.at.steps.last(), Some(crate::Step::Remain { .. })) {
            staying::advance_remain(play, side, space(id));
        }
    });
    table
}

#[test]
fn r_5_4a_armies_stay_or_leave_one_point() {
    // covers: 5.4b 5.4c 5.4d 5.4e 3.1f
    let pericles = stays("plataea A4h @pericles", Side::Athens, "plataea", 4);
    assert_eq!(pericles.at(Side::Athens, "plataea"), [4, 0, 0]);
    assert_eq!(
        pericles
            .state
            .position
            .leader_at("pericles".parse().unwrap()),
        None
    );
    let agis = stays("decelea S7h2c @agis", Side::Sparta, "decelea", 5);
    assert_eq!(agis.at(Side::Sparta, "decelea"), [1, 0, 0]);
    assert_eq!(agis.state.position.homeward.sparta.total(), 8);
    let type_first = stays("plataea S1c s2h @agis", Side::Sparta, "plataea", 1);
    assert_eq!(
        type_first
            .force(Side::Sparta, "plataea")
            .get(Sort::allied(Kind::Hoplite)),
        1
    );
    let island = stays("melos A2h1n a2n @nicias", Side::Athens, "melos", 1);
    assert_eq!(
        island
            .force(Side::Athens, "melos")
            .get(Sort::own(Kind::Naval)),
        1
    );
    assert_eq!(island.at(Side::Athens, "melos"), [0, 0, 1]);
    let lowest = stays(
        "plataea S3h @callicratides @agis",
        Side::Sparta,
        "plataea",
        5,
    );
    assert_eq!(lowest.at(Side::Sparta, "plataea"), [1, 0, 0]);
    let advised = stays(
        "alcibiades 1; plataea S3h @lysander",
        Side::Sparta,
        "plataea",
        2,
    );
    assert_eq!(
        advised.at(Side::Sparta, "plataea"),
        [1, 0, 0],
        "Alcibiades keeps no army in place"
    );
}

#[test]
fn r_5_4f_on_an_island_without_ships_the_owner_chooses() {
    let mut table = Table::new("peloponnesian-war; clear; melos A2h1c @nicias; stage staying");
    table.rig(&dice(&[1])).go();
    assert_eq!(table.answers(), ["keep hoplite", "keep cavalry"]);
    table.act("keep cavalry");
    assert_eq!(table.at(Side::Athens, "melos"), [0, 1, 0]);
    let one = stays("plataea A1h @nicias", Side::Athens, "plataea", 1);
    assert_eq!(one.at(Side::Athens, "plataea"), [1, 0, 0]);
    assert!(one.state.position.homeward.athens.is_empty());
}

#[test]
fn r_5_5a_only_new_points_wait_in_the_box_after_combat() {
    // covers: 7.2a
    let read = |text: &str| crate::position::read_still(&super::table::game(), text);
    assert!(read("peloponnesian-war; clear; home A1h; stage home-after-combat").is_ok());
    let late = read("peloponnesian-war; clear; home A1h; stage building");
    let error = late.expect_err("nobody is left in the box").to_string();
    assert!(error.contains("in the box"), "{error}");
    // What is being built waits there, and no more than that.
    let mut table = Table::run("peloponnesian-war; clear; talents A9000; stage building");
    table.act("build athenian hoplite");
    let check = |table: &Table| crate::validate::validate(&table.game, &table.state.position);
    assert!(check(&table).is_ok());
    let one = crate::Force::of(Sort::own(Kind::Hoplite), 1);
    table.state.position.homeward.athens = one.plus(one);
    assert!(check(&table).is_err(), "only one was built");
    table.state.position.homeward.athens = one;
    table.state.position.homeward.sparta = one;
    assert!(check(&table).is_err(), "Sparta builds nothing yet");
}

#[test]
fn r_7_2b_whoever_is_asked_to_build_has_something_left_to_build() {
    let mut table = Table::run("peloponnesian-war; clear; talents A9000; stage building");
    let mut check = |wanted: u8| {
        let at = &mut table.state.position;
        let Some(crate::Step::Build { left, .. }) = at.steps.last_mut() else {
            panic!("{:?}", at.steps);
        };
        *left = wanted;
        crate::validate::validate(&table.game, at)
    };
    assert!(check(1).is_ok());
    for wrong in [0, 100] {
        let error = check(wrong).expect_err("no such question").to_string();
        assert!(
            error.contains(&format!("cannot build {wrong} points")),
            "{error}"
        );
    }
}

#[test]
fn r_5_5a_after_combat_the_map_is_quiet() {
    // covers: 5.4g 5.7b
    let table = Table::run(
        "peloponnesian-war; clear; plataea A3h @nicias s3h @agis; megara A5h @cleon; \
         aegina s6n @lysander; piraeus A4n @phormio; stage siege-determination",
    );
    let at = &table.state.position;
    let shared = at
        .troops
        .occupied(Side::Athens)
        .intersection(at.troops.occupied(Side::Sparta));
    assert!(shared.is_empty() && at.homeward.athens.is_empty() && at.homeward.sparta.is_empty());
    assert!(at.besieged.athens.is_empty() && at.besieged.sparta.is_empty());
    assert!(crate::LeaderId::all().all(|leader| at.leader_at(leader).is_none()));
}
