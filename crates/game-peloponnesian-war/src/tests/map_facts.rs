//! What the rulebook and public material say of the map.

use super::table::{Table, game, space, spaces};
use crate::{
    Kind, Side, Sort, SpaceId, SpaceSet,
    data::{Class, ClosedNeutrals, FAR, Isthmus},
    force::Force,
    rules::{routes, zones},
    step::RouteKind,
};

const BOTH_CLOSED: ClosedNeutrals = ClosedNeutrals {
    argos: true,
    syracuse: true,
};

fn steps(class: Class, from: &str, to: &str) -> u8 {
    let game = game();
    let routing = game.board.routing_table(class, BOTH_CLOSED);
    *routing.steps.get(space(from)).get(space(to))
}

/// All spaces of the shortest ways between two.
fn on_the_way(class: Class, from: &str, to: &str) -> SpaceSet {
    let game = game();
    let routing = game.board.routing_table(class, BOTH_CLOSED);
    let stages = routing.stages([space(from), space(to)], SpaceSet::EMPTY);
    stages.fold(SpaceSet::EMPTY, SpaceSet::union)
}

/// The designer: the horseman at Sparta catches raiders at Prasiae and at Corone and nowhere else; a fleet at Gythium covers five coasts.
#[test]
fn ex_1_3o_the_raiding_route_round_the_peloponnese() {
    // covers: 1.3p
    let fleet = Class::fleet(Isthmus::Closed, RouteKind::Usual);
    let route = on_the_way(fleet, "piraeus", "pylos");
    let zone = |position: &str, id: &str| {
        let table = Table::new(&format!("peloponnesian-war; clear; {position}"));
        let force = table.force(Side::Sparta, id);
        zones::zone_of(table.look(), Side::Sparta, space(id), force)
    };
    let horseman = zone("sparta S1c", "sparta");
    assert_eq!(route.intersection(horseman), spaces("prasiae corone"));
    let coasts = zone("gythium S1n", "gythium").without(spaces("cythera cydonia"));
    assert_eq!(
        coasts,
        spaces("gythium prasiae epidaurus-limera cape-taenarum corone")
    );
    let coasting = on_the_way(fleet, "piraeus", "cyllene");
    for id in [
        "methana",
        "cape-scyllaeum",
        "troezen",
        "hermione",
        "prasiae",
    ] {
        assert!(coasting.contains(space(id)), "{id}");
    }
}

/// A session of players: three hoplites and two cavalry without ships march from Ephesus to the space Macedonia, by Byzantium.
#[test]
fn ex_4_1_1e_an_army_marches_from_asia_to_macedonia() {
    let road = on_the_way(Class::Land, "ephesus", "macedonia");
    for id in ["cyzicus", "byzantium", "perinthus", "amphipolis"] {
        assert!(road.contains(space(id)), "{id}");
    }
    let table = Table::new("peloponnesian-war; clear; ephesus s3h2c; operate sparta");
    let mut army = Force::of(Sort::allied(Kind::Hoplite), 3);
    army.set(Sort::allied(Kind::Cavalry), 2);
    let [from, to] = [space("ephesus"), SpaceId::MACEDONIA];
    let way = routes::steps_between(table.look(), Side::Sparta, army, RouteKind::Usual, from, to);
    assert_eq!(way, Some(steps(Class::Land, "ephesus", "macedonia")));
    assert_ne!(way, Some(FAR));
}

/// Players: of the two equally short roads from the Peloponnese to Thebes one leads through Panactum, into the zone of Athens' cavalry.
#[test]
fn ex_4_1_1n_two_equal_roads_to_thebes() {
    let game = game();
    let routing = game.board.routing_table(Class::Land, BOTH_CLOSED);
    assert_eq!(routing.count(SpaceId::SPARTA, SpaceId::THEBES), 2);
    let roads = on_the_way(Class::Land, "sparta", "thebes");
    assert!(roads.contains(SpaceId::PANACTUM) && roads.contains(space("plataea")));
    let table = Table::new("peloponnesian-war; clear; athens A6h1c; operate sparta");
    assert!(zones::is_reached(
        table.look(),
        Side::Athens,
        SpaceId::PANACTUM
    ));
    assert!(!zones::is_reached(
        table.look(),
        Side::Athens,
        space("plataea")
    ));
    assert_eq!(steps(Class::Land, "thebes", "decelea"), 2);
}

/// Naupactus touches the southern shore at Patrae and Panormus, Byzantium Perinthus and Cyzicus: land troops cross there. Siphae lies between
/// Naupactus and Corinth.
#[test]
fn ex_err_b_the_straits() {
    // covers: 1.1.1b
    for (a, b) in [
        ("naupactus", "patrae"),
        ("naupactus", "panormus"),
        ("byzantium", "perinthus"),
        ("byzantium", "cyzicus"),
        ("sparta", "prasiae"),
        ("macedonia", "pella"),
        ("macedonia", "larisa"),
    ] {
        assert_eq!(steps(Class::Land, a, b), 1, "{a} {b}");
    }
    let fleet = Class::fleet(Isthmus::Closed, RouteKind::Usual);
    for harbour in ["naupactus", "corinth"] {
        assert!(steps(fleet, "siphae", harbour) <= 2, "{harbour}");
    }
    let game = game();
    assert_eq!(game.board.colour(space("salamis")), Some(Side::Athens));
    assert_eq!(game.board.colour(space("atalante")), Some(Side::Athens));
    assert_eq!(game.board.colour(space("siphae")), Some(Side::Sparta));
    assert_eq!(game.board.colour(space("panormus")), None);
    assert!(game.board.fortresses.contains(space("melos")));
}

/// 6.3, 10.3.4 The helot spaces are within three land spaces of Sparta; Pylos is three away, so that it does not come before Syracuse.
#[test]
fn r_6_3a_the_helot_coast() {
    let game = game();
    for helot in game.board.helots.iter() {
        assert!(game.board.nearness_by_land(Side::Sparta, helot) <= 3);
    }
    assert_eq!(game.board.nearness_by_land(Side::Sparta, space("pylos")), 3);
    assert_eq!(game.board.nearness_by_land(Side::Sparta, SpaceId::ARGOS), 2);
}
