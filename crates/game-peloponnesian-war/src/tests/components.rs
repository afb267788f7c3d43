//! 1.1 Components, 1.3 definitions.

use super::interception::step;
use super::table::{Table, dice, game, space, spaces};
use crate::{
    Event, Kind, Nationality, Side, SiegeBroken, Sort, SpaceId, WarOrPeace,
    data::{Class, Isthmus, SpaceKind},
    force::Force,
    rules::{battle, battles, building, control, neutrals, zones},
    step::{Group, RouteKind},
};

#[test]
fn r_1_1_1a_the_map() {
    // covers: 1.1.1b 1.1.1d
    let game = game();
    for id in SpaceId::all() {
        let sea_box = game.board.kind(id) == SpaceKind::SeaBox;
        assert_eq!(sea_box, id == SpaceId::EUXINE);
    }
    let joined = |class, a: &str, b: &str| game.board.ways(class).get(space(a)).contains(space(b));
    let fleet = Class::fleet(Isthmus::Closed, RouteKind::Usual);
    assert!(joined(Class::Land, "athens", "piraeus") && !joined(fleet, "athens", "piraeus"));
    assert!(joined(fleet, "piraeus", "aegina") && !joined(Class::Land, "piraeus", "aegina"));
    assert!(joined(fleet, "piraeus", "sunium") && joined(Class::Land, "piraeus", "sunium"));
    assert_eq!(game.board.colour(SpaceId::THEBES), Some(Side::Sparta));
    assert_eq!(game.board.colour(space("plataea")), Some(Side::Athens));
    assert_eq!(game.board.colour(SpaceId::ARGOS), None);
}

#[test]
fn r_1_1_2f_ratings_and_prices() {
    // covers: 1.1.2a 1.1.2b 1.1.2c 1.1.2e 1.1.2g 4.1.5a 4.1.5b
    let game = game();
    let rating = |id: &str| {
        let rating = game.leaders.get(id.parse().unwrap());
        (rating.tactical, rating.strategic)
    };
    let all = [
        ("pericles", 1, 2),
        ("phormio", 3, 1),
        ("nicias", 0, 0),
        ("cleon", -1, 2),
        ("demosthenes", 2, 2),
        ("alcibiades", 2, 3),
        ("thrasybulus", 2, 1),
        ("thrasyllus", 1, 1),
        ("archidamus", 1, 0),
        ("agis", 1, 0),
        ("pleistoanax", 0, 0),
        ("brasidas", 2, 3),
        ("gylippus", 2, 2),
        ("callicratides", 1, 3),
        ("mindarus", 0, 2),
        ("lysander", 3, 3),
    ];
    for (id, tactical, strategic) in all {
        assert_eq!(rating(id), (tactical, strategic), "{id}");
    }
    let most = |side| Sort::ALL.map(|sort| game.counters.most(side).get(sort));
    assert_eq!(most(Side::Athens), [10, 3, 16, 12, 9, 8]);
    assert_eq!(most(Side::Sparta), [10, 2, 8, 18, 12, 12]);
    let prices = |side| Sort::ALL.map(|sort| game.counters.price(side, sort));
    assert_eq!(prices(Side::Athens), [200, 200, 400, 200, 200, 400]);
    assert_eq!(prices(Side::Sparta), [0, 0, 400, 200, 200, 400]);
    let table = Table::new("peloponnesian-war; clear; piraeus A16n; stage building");
    let build = building::may_build(
        table.look(),
        Side::Athens,
        Nationality::Athenian,
        Kind::Naval,
        WarOrPeace::War,
    );
    assert!(build.is_err(), "no seventeenth ship");
}

#[test]
fn r_1_1_2d_points_beyond_the_counters_do_not_appear() {
    let mut table = Table::new("peloponnesian-war; clear; chios a10h");
    table.with(neutrals::argos_joins);
    assert_eq!(table.at(Side::Athens, "argos"), [2, 0, 0]);
    assert_eq!(control::free_counters(table.look(), Side::Athens), {
        let mut room = game().counters.most(Side::Athens);
        room = room.minus(Force::of(Sort::allied(Kind::Hoplite), 12));
        room
    });
}

#[test]
fn r_1_3f_control() {
    // covers: 1.3g 1.3h 4.2.1e 1.3l 1.3k
    let table = Table::new("peloponnesian-war; clear; plataea s1h; abydos S1n A1n; rebels naxos");
    let control = |id: &str| control::controller(table.look(), space(id));
    assert_eq!(control("plataea"), Some(Side::Sparta));
    assert_eq!(control("abydos"), None);
    assert_eq!(control("naxos"), None, "an empty rebel space is nobody's");
    assert_eq!(
        control::friendly_to(table.look(), space("naxos")),
        Some(Side::Sparta)
    );
    assert_eq!(control("melos"), None);
    assert_eq!(control("chios"), Some(Side::Athens));
    let left = Table::new("peloponnesian-war; clear");
    assert_eq!(
        control::controller(left.look(), space("plataea")),
        Some(Side::Athens)
    );
}

#[test]
fn r_1_3o_zones_of_influence() {
    // covers: 1.3n 1.3p 1.3q 1.3r 4.1.2b 4.1.3d
    let zone = |position: &str, side: Side, id: &str| {
        let table = Table::new(&format!("peloponnesian-war; clear; {position}"));
        let force = table.force(side, id);
        zones::zone_of(table.look(), side, space(id), force)
    };
    let athens = Side::Athens;
    assert_eq!(zone("athens A2h", athens, "athens"), spaces("athens"));
    assert_eq!(
        zone("thebes s5h4c", Side::Sparta, "thebes"),
        spaces("thebes orchomenus oropus panactum plataea")
    );
    let fleet =
        "piraeus sunium aegina salamis megara oropus carystus ceos cenchreae epidaurus methana";
    assert_eq!(zone("piraeus A8n", athens, "piraeus"), spaces(fleet));
    assert_eq!(
        zone("piraeus A8n; sunium S1h", athens, "piraeus"),
        spaces(fleet)
    );
    assert_eq!(
        zone("potidaea A2h3n a1c", athens, "potidaea"),
        spaces("potidaea methone scione sciathos torone pella olynthus")
    );
    assert_eq!(
        zone("corinth s5h5n", Side::Sparta, "corinth"),
        spaces("corinth sicyon aegium siphae")
    );
    assert_eq!(
        zone("corinth s1c", Side::Sparta, "corinth"),
        spaces("corinth cenchreae megara phlius argos sicyon")
    );
    assert_eq!(
        zone("syracuse; syracuse s2h2c2n", Side::Sparta, "syracuse"),
        spaces("syracuse leontini messana gela segesta")
    );
}

#[test]
fn r_5_3_1f_no_enemy_zone_reaches_behind_the_long_walls() {
    // covers: 5.3.1e 5.3.1g 5.3.1j
    let table = Table::new("fall-of-athens");
    let zones = zones::zones_of(table.look(), Side::Sparta);
    assert!(!zones.contains(SpaceId::ATHENS) && !zones.contains(SpaceId::PIRAEUS));
    let inside = Table::new("peloponnesian-war; clear; piraeus S3h2c");
    assert!(zones::zones_of(inside.look(), Side::Sparta).contains(SpaceId::PIRAEUS));
    assert!(!zones::zones_of(inside.look(), Side::Sparta).contains(SpaceId::ATHENS));
    let riders = "peloponnesian-war; clear; athens A1c";
    let operations = Table::new(riders);
    assert!(zones::zones_of(operations.look(), Side::Athens).contains(SpaceId::DECELEA));
    let combat = Table::new(&format!("{riders}; stage sieges"));
    assert_eq!(
        zones::zones_of(combat.look(), Side::Athens),
        spaces("athens")
    );
    let both = Table::new(&format!(
        "{riders}; option cavalry-in-both-cities; stage sieges"
    ));
    assert_eq!(
        zones::zones_of(both.look(), Side::Athens),
        spaces("athens piraeus")
    );
}

#[test]
fn r_1_1_2e_what_a_point_stands_for_can_be_read() {
    let game = game();
    let rule = engine::Presentation::ledger(game.as_ref()).rule("1.1.2e");
    let digest = &rule.expect("the rule").digest;
    for text in [&digest.en, &digest.fr] {
        for number in ["2000", "1000", "25"] {
            assert!(text.contains(number), "{number} in: {text}");
        }
    }
}

#[test]
fn r_1_1_2e_a_force_is_counted_by_kind() {
    let table = Table::new("peloponnesian-war");
    let phormio = table.force(Side::Athens, "potidaea");
    assert_eq!(
        (phormio.land(), phormio.ships(), phormio.total()),
        (3, 3, 6)
    );
    assert_eq!(phormio.get(Sort::allied(Kind::Cavalry)), 1);
    assert!(phormio.has_allies());
    assert_eq!(phormio.minus(phormio), Force::EMPTY);
}

#[test]
fn r_1_3m_the_index_stops_at_its_ends() {
    let mut table = Table::new("peloponnesian-war; sci A6 S-6; operate sparta");
    table.with(|play| {
        battle::move_confidence(play, Side::Athens, 1);
        battle::move_confidence(play, Side::Sparta, -1);
    });
    let at = &table.state.position;
    assert_eq!((at.confidence.athens, at.confidence.sparta), (6, -6));
}

#[test]
fn r_1_3s_an_operation_is_one_army_paid_and_moved() {
    let table = step("thebes s3h", "thebes", "plataea", &[]);
    assert_eq!(table.state.position.operations.sparta, 1);
    assert_eq!(
        table.count(|event| matches!(event, Event::OperationEnded { .. })),
        1
    );
}

/// Lysander wins Byzantium in the phase in which Agis besieges Athens.
#[test]
fn r_1_3t_when_control_is_determined() {
    // covers: 1.3f 5.3.1c
    let broken = |option: &str| {
        let mut table = Table::run(&format!(
            "peloponnesian-war two; turn 3; clear; {option} athens A2h S6h @agis; byzantium A3h S3h3n @lysander; operations A1 S1; \
             passed S; operate athens"
        ));
        table.rig(&dice(&[1, 6])).act("pass");
        let won = |event: &Event| {
            matches!(
                event,
                Event::BattleEnded {
                    winner: Some(Side::Sparta),
                    ..
                }
            )
        };
        assert!(table.said(won), "{:?}", table.events);
        let walls = SiegeBroken::LongWalls;
        table.said(|event| matches!(event, Event::SiegeBroken { reason, .. } if *reason == walls))
    };
    assert!(
        broken(""),
        "control is determined in the Administrative Phase"
    );
    assert!(
        !broken("option control-at-once;"),
        "the line is cut at once"
    );
}

#[test]
fn r_5_3_1j_cavalry_within_the_walls() {
    // covers: 5.3.1e 5.3.1g
    let battles = |option: &str| {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; {option} athens A6h1c; piraeus S7h @agis; stage battles"
        ));
        battles::pending(table.look(), Group::Zone).len()
    };
    assert_eq!(battles(""), 0, "the walls keep them in");
    assert_eq!(battles("option cavalry-in-both-cities;"), 1);
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
