//! 10 Set-ups, 1.1 components, 1.3 definitions.

use engine::Setup;

use super::table::{Table, game, space, spaces};
use crate::{
    Kind, LeaderId, Mode, Nationality, Side, Sort, SpaceId, Step, WarOrPeace,
    data::{Class, ClosedNeutrals, FAR, Isthmus, SpaceKind},
    force::Force,
    rules::{building, control, neutrals, setup, zones},
    state::Whereabouts,
    step::RouteKind,
};

#[test]
fn r_10_0a_four_scenarios() {
    // covers: 10.1.3a 10.3.3a
    let names = setup::SPEC.scenarios;
    assert_eq!(
        names,
        [
            "peloponnesian-war",
            "archidamian-war",
            "decelean-war",
            "fall-of-athens"
        ]
    );
    let start = Table::new("peloponnesian-war");
    for neutral in ["argos", "syracuse"] {
        assert_eq!(start.at(Side::Athens, neutral), [0; 3]);
        assert_eq!(start.at(Side::Sparta, neutral), [0; 3]);
    }
    let mut joined = Table::new("decelean-war; clear; operate athens");
    joined.with(|play| {
        neutrals::argos_joins(play);
        neutrals::syracuse_joins(play);
        neutrals::macedonia_joins(play, Side::Athens);
    });
    assert_eq!(joined.at(Side::Athens, "argos"), [4, 0, 0]);
    assert_eq!(joined.at(Side::Sparta, "syracuse"), [2, 2, 2]);
    assert_eq!(joined.at(Side::Athens, "pella"), [0, 2, 0]);
}

#[test]
fn r_10_1_4a_the_opening_of_the_long_war() {
    // covers: 10.1.1b 10.1.1c 10.1.4b 4.3e 1.4b
    let table = Table::new("peloponnesian-war");
    let at = &table.state.position;
    assert_eq!((at.treasury.athens, at.treasury.sparta), (4500, 3000));
    assert_eq!((at.bellicosity.athens, at.bellicosity.sparta), (10, 10));
    assert!(at.rebels.contains(space("potidaea")));
    assert_eq!(table.at(Side::Sparta, "potidaea"), [1, 0, 0]);
    assert_eq!(
        at.steps.last(),
        Some(&Step::Operations { side: Side::Sparta })
    );
    let phormio: LeaderId = "phormio".parse().unwrap();
    assert_eq!(at.leader_at(phormio), Some(space("potidaea")));
    assert!(
        at.available_leaders(Side::Athens)
            .all(|leader| leader != phormio)
    );
    assert!(control::available(table.look(), Side::Athens, space("potidaea")).is_empty());
    assert_eq!(at.drawn.athens, Some(LeaderId::PERICLES));
    assert_eq!(at.operations.athens, 1, "omens are due for Athens");
    assert!(control::is_coalition(
        table.look(),
        SpaceId::PELLA,
        Side::Athens
    ));
}

#[test]
fn r_10_3a_the_decelean_war() {
    // covers: 10.3.2b 10.3.3a 10.3.4f 2.4d 4.3f 4.5a 10.5a
    let table = Table::new("decelean-war");
    let at = &table.state.position;
    let card = table.game.scenarios.get(at.scenario);
    assert_eq!((card.first_turn, card.last_turn, at.turn), (6, 8, 6));
    let pool: Vec<_> = at
        .available_leaders(Side::Athens)
        .map(LeaderId::id)
        .collect();
    assert_eq!(
        pool,
        ["phormio", "demosthenes", "thrasybulus", "thrasyllus"]
    );
    assert!(at.alcibiades_advises_sparta());
    assert_eq!(at.allies.macedonia, None);
    assert!(at.allies.syracuse && !at.allies.argos && !at.allies.persia);
    assert!(control::available(table.look(), Side::Sparta, SpaceId::SYRACUSE).is_empty());
    assert!(control::available(table.look(), Side::Athens, SpaceId::SYRACUSE).is_empty());
    for dead in ["brasidas", "archidamus", "pericles", "cleon"] {
        assert_eq!(at.leaders.get(dead.parse().unwrap()), Whereabouts::Dead);
    }
    assert!(!at.rebels.contains(SpaceId::ABDERA));
    assert!(!control::is_coalition(
        table.look(),
        SpaceId::SARDIS,
        Side::Sparta
    ));
}

#[test]
fn ex_10_4_3g_three_athenian_leaders_are_left() {
    // covers: 10.4a 10.4.1b 10.4.3a 10.4.3c 10.4.3e 10.5b 10.4.3g
    let table = Table::new("fall-of-athens");
    let at = &table.state.position;
    assert_eq!(
        at.mode,
        Mode::Solitaire {
            player: Side::Sparta
        }
    );
    assert_eq!(at.turn, 7);
    let pool: Vec<_> = at
        .available_leaders(Side::Athens)
        .map(LeaderId::id)
        .collect();
    assert_eq!(pool, ["phormio", "thrasyllus"], "Thrasybulus is on the map");
    assert_eq!(at.rebels.len(), 17);
    assert_eq!(control::reserve(table.look(), Side::Athens), 0);
    assert_eq!(at.alcibiades_moves, 2);
    assert!(at.allies.argos && at.allies.syracuse);
    assert_eq!(at.allies.macedonia, Some(Side::Sparta));
    assert!(at.defended.athens.contains(space("abydos")));
    assert_eq!((at.operations.athens, at.operations.sparta), (1, 1));
}

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
fn r_11_0l_one_seat_alone_two_seats_for_two() {
    // covers: 1.2a 11.0b 1.2b
    let game = game();
    let seats = |seats| {
        let setup = Setup::scenario("peloponnesian-war").seats(seats);
        let state = setup::new_game(&game, &setup, engine::Seed::from_number(1)).unwrap();
        engine::Presentation::seats(game.as_ref(), &state)
    };
    assert_eq!((seats(1), seats(2)), (1, 2));
    let table = Table::run("peloponnesian-war");
    let view = |viewer| engine::Game::view(game.as_ref(), &table.state, viewer);
    assert_eq!(
        view(engine::Viewer::Spectator),
        view(engine::Viewer::Seat(engine::Seat(0)))
    );
}
