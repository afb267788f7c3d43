//! 4.1.1, 4.1.2 Routes, worked out by hand and by a plain search.

use super::table::{Table, game, space};
use crate::{
    Event, Kind, Purpose, Side, Sort, SpaceId,
    data::{Class, ClosedNeutrals, FAR, Isthmus},
    force::Force,
    rules::{control, routes},
    step::RouteKind,
};

/// A plain search over single steps, to compare the tables with.
fn plain_steps(class: Class, neutrals: ClosedNeutrals, from: SpaceId, to: SpaceId) -> Option<u8> {
    let game = game();
    let blocked = game.board.not_passed(neutrals);
    let mut reached = vec![(from, 0)];
    let mut next = 0;
    while let Some(&(here, steps)) = reached.get(next) {
        next += 1;
        if here == to {
            return Some(steps);
        }
        if here != from && blocked.contains(here) {
            continue;
        }
        for near in game.board.ways(class).get(here).iter() {
            if reached.iter().all(|&(known, _)| known != near) {
                reached.push((near, steps + 1));
            }
        }
    }
    None
}

#[test]
fn r_4_1_1l_the_tables_hold_the_shortest_routes() {
    // covers: 4.1.1e 4.1.1f 4.1.1g 4.1.1o 4.1.1b
    let game = game();
    for neutrals in [
        ClosedNeutrals {
            argos: true,
            syracuse: true,
        },
        ClosedNeutrals {
            argos: false,
            syracuse: true,
        },
    ] {
        for class in [
            Class::Land,
            Class::fleet(Isthmus::Closed, RouteKind::Usual),
            Class::fleet(Isthmus::Open, RouteKind::OpenSea),
            Class::Short,
        ] {
            for from in SpaceId::all().step_by(7) {
                for to in SpaceId::all().step_by(3) {
                    let steps = *game
                        .board
                        .routing_table(class, neutrals)
                        .steps
                        .get(from)
                        .get(to);
                    let steps = Some(steps).filter(|&steps| steps != FAR);
                    assert_eq!(steps, plain_steps(class, neutrals, from, to), "{from} {to}");
                }
            }
        }
    }
}

#[test]
fn r_4_1_2a_routes_worked_out_by_hand() {
    // covers: 4.1.2a 4.1.3a ERR.b 4.1.4a 4.1.1p
    let game = game();
    let both = ClosedNeutrals {
        argos: true,
        syracuse: true,
    };
    let fleet = |isthmus| Class::fleet(isthmus, RouteKind::Usual);
    let steps = |class, from: &str, to: &str| {
        let routing = game.board.routing_table(class, both);
        *routing.steps.get(space(from)).get(space(to))
    };
    assert_eq!(steps(fleet(Isthmus::Open), "corinth", "erythrae"), 8);
    assert_eq!(steps(fleet(Isthmus::Closed), "corinth", "erythrae"), 20);
    assert_eq!(steps(fleet(Isthmus::Closed), "piraeus", "potidaea"), 6);
    assert_eq!(steps(fleet(Isthmus::Closed), "piraeus", "byzantium"), 10);
    assert_eq!(steps(fleet(Isthmus::Closed), "piraeus", "syracuse"), 19);
    assert_eq!(steps(fleet(Isthmus::Closed), "piraeus", "gela"), 20);
    let crossing = Class::fleet(Isthmus::Closed, RouteKind::OpenSea);
    assert_eq!(steps(crossing, "piraeus", "syracuse"), 9);
    assert_eq!(steps(Class::Land, "sparta", "corinth"), 4);
    assert_eq!(
        steps(Class::Land, "delphi", "oeniadae"),
        3,
        "not by Naupactus"
    );
    assert_eq!(steps(Class::Land, "thebes", "athens"), 2);
    assert_eq!(steps(Class::Land, "piraeus", "aegina"), FAR);
    let short = Class::Short;
    let reached: Vec<&str> = SpaceId::all()
        .filter(|&to| {
            let routing = game.board.routing_table(short, both);
            let steps = *routing.steps.get(SpaceId::PIRAEUS).get(to);
            steps != FAR && steps > 0
        })
        .map(SpaceId::id)
        .collect();
    assert_eq!(reached, ["oropus", "sunium"]);
    let open = ClosedNeutrals {
        argos: false,
        syracuse: true,
    };
    let by_land = game.board.routing_table(Class::Land, open);
    assert_eq!(*by_land.steps.get(SpaceId::SPARTA).get(SpaceId::CORINTH), 3);
}

#[test]
fn r_4_2_1f_nearness_to_home() {
    let both = ClosedNeutrals {
        argos: true,
        syracuse: true,
    };
    let near = |side, id: &str| game().board.nearness(side, both, space(id));
    for (id, lines) in [
        ("corinth", 4),
        ("thebes", 7),
        ("gythium", 1),
        ("naupactus", 5),
    ] {
        assert_eq!(near(Side::Sparta, id), lines, "{id}");
    }
    for (id, lines) in [
        ("piraeus", 1),
        ("chios", 5),
        ("larisa", 6),
        ("amphipolis", 7),
    ] {
        assert_eq!(near(Side::Athens, id), lines, "{id}");
    }
}

#[test]
fn r_4_1_1i_the_home_guard_stays() {
    // covers: 4.1.1j
    let own = Sort::own(Kind::Hoplite);
    let free = |position: &str| {
        let table = Table::new(position);
        control::available(table.look(), Side::Sparta, SpaceId::SPARTA).get(own)
    };
    assert_eq!(free("peloponnesian-war"), 7);
    assert_eq!(free("fall-of-athens"), 0);
    assert_eq!(free("peloponnesian-war; clear; sparta S2h"), 0);
}

#[test]
fn r_4_1_1b_across_the_whole_sea_in_one_operation() {
    let mut table = Table::run(
        "peloponnesian-war; clear; talents A9000; drawn A nicias; piraeus A2n; athens A1h; passed S; operate athens",
    );
    table.act("operate; objective byzantium; go piraeus; take athenian naval 2; march");
    let entered = table.entered();
    assert_eq!(entered.last(), Some(&"byzantium"));
    assert_eq!(entered.len(), 1 + 10, "to Piraeus, then ten lines");
    assert_eq!(table.at(Side::Athens, "byzantium"), [0, 0, 2]);
    let named = table.count(|event| matches!(event, Event::ObjectiveNamed { .. }));
    assert_eq!(named, 1);
}

#[test]
fn r_4_1_1i_the_home_guard_stays_whoever_passes() {
    // covers: 4.1.1j
    let mut table = Table::run(
        "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; sparta S5h; tegea S2h; passed A; operate sparta",
    );
    table.act("operate; objective pylos; go tegea; take spartan hoplite 2; go sparta");
    assert!(
        table.offers("take spartan hoplite 2"),
        "five less the guard"
    );
    assert_eq!(table.refusal("take spartan hoplite 3"), "4.3e");
    table.act("take spartan hoplite 2; march");
    assert_eq!(table.at(Side::Sparta, "sparta"), [3, 0, 0]);
    assert_eq!(table.at(Side::Sparta, "pylos"), [4, 0, 0]);
}

#[test]
fn r_4_1_1m_equal_routes() {
    // covers: 4.1.1n 1.1.3b 1.1.3c 1.1.3d
    let survey = |position: &str, from: &str, to: &str, army: Force, side: Side| {
        let table = Table::new(&format!(
            "peloponnesian-war; clear; {position}; operate athens"
        ));
        let purpose = Purpose::Gathering;
        let ends = [space(from), space(to)];
        let route = routes::find(
            table.look(),
            side,
            army,
            RouteKind::Usual,
            ends,
            purpose,
            |_| 0,
        );
        let route = route.unwrap();
        (
            route.equal,
            route
                .spaces
                .iter()
                .map(|space| space.id())
                .collect::<Vec<_>>(),
        )
    };
    let ship = Force::of(Sort::own(Kind::Naval), 1);
    let (equal, _) = survey("turn 1", "piraeus", "potidaea", ship, Side::Athens);
    assert!(equal >= 2, "by Scione or by Methone");
    let hoplite = Force::of(Sort::own(Kind::Hoplite), 8);
    let (equal, route) = survey("athens A6h1c", "corinth", "thebes", hoplite, Side::Sparta);
    assert_eq!(
        (equal, route),
        (1, vec!["megara", "plataea", "thebes"]),
        "the system keeps out of the zone"
    );
    let player = "player sparta; athens A6h1c";
    let (equal, route) = survey(player, "corinth", "thebes", hoplite, Side::Sparta);
    assert_eq!(
        (equal, route),
        (1, vec!["megara", "panactum", "thebes"]),
        "a player's army comes into the zone"
    );
    let even = format!("{player}; option even-chance");
    let (equal, _) = survey(&even, "corinth", "thebes", hoplite, Side::Sparta);
    assert_eq!(equal, 2, "by the option it is left to the die");
}
