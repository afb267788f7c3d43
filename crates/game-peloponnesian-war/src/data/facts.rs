//! What the rulebook says of the map, and its designer and players of its straits and roads: a map that says otherwise is another one.

use engine::data::Checker;

use super::{
    board::{Board, SpaceKind},
    class::{Class, ClosedNeutrals},
};
use crate::{
    ids::{Side, SpaceId},
    sets::SpaceSet,
};

/// 5.3, 10 Walled cities of the book's examples and set-ups.
const WALLED: [&str; 5] = ["athens", "piraeus", "potidaea", "syracuse", "melos"];

/// 6.3 The spaces whose loss makes the helots rise.
const HELOTS: [&str; 5] = ["pylos", "asine", "corone", "prasiae", "epidaurus-limera"];

/// 1.1.1, ERR.b Land troops march from one to the other.
const ROADS: [[&str; 2]; 7] = [
    ["naupactus", "patrae"],
    ["naupactus", "panormus"],
    ["byzantium", "perinthus"],
    ["byzantium", "cyzicus"],
    ["sparta", "prasiae"],
    ["macedonia", "pella"],
    ["macedonia", "larisa"],
];

/// Complains about every statement that does not hold.
pub(super) fn check(board: &Board, checker: &mut Checker<'_>) {
    for id in WALLED {
        let holds = space(id).is_some_and(|space| board.fortresses.contains(space));
        checker.require(holds, id, || "5.3 it is a fortress".to_owned());
    }
    let sparta = !board.fortresses.contains(SpaceId::SPARTA);
    checker.require(sparta, "sparta", || "5.2.1f it has no walls".to_owned());
    let helots: SpaceSet = HELOTS.into_iter().filter_map(space).collect();
    checker.require(board.helots == helots, "helotSpaces", || {
        format!("6.3a they are {}", HELOTS.join(", "))
    });
    for helot in board.helots.iter() {
        let is_coast = board.kind(helot) == SpaceKind::Coast;
        let is_spartan = board.colour(helot) == Some(Side::Sparta);
        let is_near = board.nearness_by_land(Side::Sparta, helot) <= 3;
        checker.require(is_coast && is_spartan && is_near, helot.id(), || {
            "6.3a it lies on Sparta's coast, at most three spaces away".to_owned()
        });
    }
    let argos = board.nearness_by_land(Side::Sparta, SpaceId::ARGOS) == 2;
    checker.require(argos, "argos", || {
        "4.2 it is two spaces from Sparta".to_owned()
    });
    let pylos = space("pylos").is_some_and(|pylos| !board.near_home.sparta.contains(pylos));
    checker.require(pylos, "pylos", || {
        "10.3.4 it is more than two spaces from Sparta".to_owned()
    });
    let erythrae = space("erythrae").map(|space| board.kind(space));
    checker.require(erythrae == Some(SpaceKind::Coast), "erythrae", || {
        "4.2 it is a coast".to_owned()
    });
    let epidamnus = board.colour(SpaceId::EPIDAMNUS);
    checker.require(epidamnus.is_none(), "epidamnus", || {
        "7.1.3 it is neutral".to_owned()
    });
    check_roads(board, checker);
}

fn check_roads(board: &Board, checker: &mut Checker<'_>) {
    for [from, to] in ROADS {
        let ends = space(from).zip(space(to));
        let holds = ends.is_some_and(|(from, to)| board.ways(Class::Land).get(from).contains(to));
        checker.require(holds, from, || {
            format!("1.1.1b a road leads from it to {to}")
        });
    }
    let neutrals = ClosedNeutrals {
        argos: true,
        syracuse: true,
    };
    let roads = board.routing_table(Class::Land, neutrals);
    let to_thebes = roads.count(SpaceId::SPARTA, SpaceId::THEBES);
    checker.require(to_thebes == 2, "thebes", || {
        "4.1.1m two equally short roads lead there from Sparta".to_owned()
    });
    let grain = board.way_to_euxine.contains(SpaceId::ATHENS);
    checker.require(grain, "euxine", || {
        "7.1.2a a line leads there from Athens".to_owned()
    });
}

fn space(id: &str) -> Option<SpaceId> {
    id.parse().ok()
}
