//! 0 The map.

use campaign::CounterEvent;
use engine::{Game, Log, Seed, Setup};

use crate::{
    data::Terrain,
    event::{Event, SharedEvent},
    ids::{Place, Side},
    illegal::Illegal,
    rules::attrition,
    testing::*,
    types::Look,
};

fn names(places: impl Iterator<Item = Place>) -> String {
    let names: Vec<String> = places.map(|place| place.to_string()).collect();
    names.join(" ")
}

#[test]
fn r_0_1a_the_same_seed_gives_the_same_dice() {
    let game = game();
    let begin = || {
        let mut log = Log::on();
        let mut state = game
            .new_game(
                &Setup::scenario("historical"),
                Seed::from_number(7),
                &mut log,
            )
            .unwrap();
        play_logged(&mut state, "choose C09; choose none", &mut log).unwrap();
        log.take()
    };
    let events = begin();
    assert_eq!(events, begin());
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::InitiativeRolled { .. }))
    );
    let drawn = |event: &Event| matches!(event, Event::Shared(SharedEvent::Counter(CounterEvent::Drew { counters, .. })) if counters.len() == 1);
    assert_eq!(events.iter().filter(|event| drawn(event)).count(), 2);
}

/// Every face and every counter comes up about equally often.
#[test]
fn r_0_1a_dice_and_draws_are_fair() {
    let mut faces = [0; 6];
    let mut counters = [0; 21];
    for seed in 0..2100 {
        let mut state = start("historical");
        state.dice = engine::Dice::new(Seed::from_number(seed));
        for _ in 0..3 {
            let die = state.dice.d6(&mut Log::<Event>::off()).get();
            faces[usize::from(die) - 1] += 1;
        }
        let drawn = state.bowl.draw(&mut state.dice, &mut Log::<Event>::off());
        counters[usize::from(u8::from(drawn.unwrap()))] += 1;
    }
    assert!(
        faces.iter().all(|count| (950..=1150).contains(count)),
        "{faces:?}"
    );
    assert!(
        counters.iter().all(|count| (60..=140).contains(count)),
        "{counters:?}"
    );
}

// covers: 0.2a 0.2b 0.2c 0.2e 0.2f 0.2d
#[test]
fn r_0_2a_four_kinds_of_places() {
    let board = &game().board;
    let count = |holds: fn(Place) -> bool| Place::all().filter(|&place| holds(place)).count();
    assert_eq!(
        [
            count(Place::is_sea),
            count(Place::is_land),
            count(Place::is_port),
            count(Place::is_base)
        ],
        [23, 30, 8, 3]
    );
    assert!("T31".parse::<Place>().is_err() && "Byzantion".parse::<Place>().is_err());
    let of =
        |terrain: Terrain| names(Place::all().filter(|&place| board.terrain(place) == terrain));
    assert_eq!(of(Terrain::Strait), "M1 M2 M3 M4 M5 M6 M7");
    assert_eq!(of(Terrain::Difficult), "T10 T12 T25 T26 T27 T30");
    assert_eq!(board.terrain(place("M14")), Terrain::Open);
    assert_eq!(board.terrain(place("T7")), Terrain::Clear);
    assert_eq!(board.cost(place("T30")), 2);
    // 0.2b One M5 with one list of neighbours.
    assert_eq!(names(board.naval_ways(place("M5"))), "M4 M6 Sestos");
    assert_eq!(names(board.coasts(place("M5"))), "T17 T22 T23 Sestos");
}

// covers: 0.2g 0.2h
#[test]
fn r_0_2g_beaches_belong_to_shores() {
    let board = &game().board;
    assert_eq!(names(board.coasts(place("T1"))), "M17");
    assert_eq!(names(board.beaches(place("M17"))), "T1");
    assert_eq!(names(board.coasts(place("T20"))), "M1 M2 M3 M23");
    assert_eq!(names(board.beaches(place("M1"))), "T19 T20");
    assert_eq!(names(board.beaches(place("M2"))), "T18 T20");
    // T20 has beaches on a part of its shore.
    for sea in ["M3", "M23"] {
        assert!(!board.beaches(place(sea)).any(|zone| zone == place("T20")));
    }
    // 6.4c By shore or by land zone: the same seas are safe.
    let seas = || Place::all().filter(|place| place.is_sea());
    let has_beach = |land: Place| seas().any(|sea| board.beaches(sea).any(|zone| zone == land));
    for sea in seas() {
        let by_land_zone = board.coasts(sea).any(has_beach);
        assert_eq!(board.has_beaches(sea), by_land_zone, "{sea}");
        assert_eq!(attrition::is_exposed(&game(), sea), !by_land_zone, "{sea}");
    }
    let difficult = Place::all().filter(|&zone| board.terrain(zone) == Terrain::Difficult);
    for zone in difficult {
        let seas = Place::all().filter(|place| place.is_sea());
        assert!(
            !seas
                .flat_map(|sea| board.beaches(sea))
                .any(|beach| beach == zone)
        );
    }
}

// covers: 0.2i 0.2j 0.2k 0.2l
#[test]
fn r_0_2j_ports_are_entered_by_their_sides() {
    let board = &game().board;
    for (port, land, sea) in [
        ("Eleonte", "T19", "M1"),
        ("Rhoeteion", "T20", "M2"),
        ("Abydos", "T22", "M4"),
        ("Sestos", "T17", "M5"),
        ("Lampsaque", "T23", "M7"),
        ("Parion", "T6", "M9"),
        ("Cardia", "T13", "M20"),
    ] {
        assert_eq!(names(board.naval_ways(place(port))), sea);
        assert_eq!(names(board.land_ways(place(port))), land);
    }
    let cyzicus = Place::CYZICUS;
    assert_eq!(names(board.naval_ways(cyzicus)), "M16 M17");
    assert_eq!(names(board.land_ways(cyzicus)), "T1 T2 T3");
    // Ships in M4 cannot go to Sestos, those in M5 can.
    let from = |sea: &str| position(&format!("{sea}: A-T10-1; phase athenian"));
    let sails = |sea: &str| {
        let mut state = from(sea);
        play(
            &mut state,
            &format!("announce 2; activate {sea}; pick A-T10-1"),
        )
        .unwrap();
        offers(&state, "step Sestos")
    };
    assert!(!sails("M4") && sails("M5"));
    // 0.2i Garrison and army outside do not meet.
    let state = position("Sestos: A-H3-1; T17: S-H3-1; phase spartan");
    assert_eq!(
        crate::rules::combats::contested(Look::new(&game(), &state)).next(),
        None
    );
}

#[test]
fn ex_0_2k_sestos_has_two_neighbours() {
    let board = &game().board;
    let sestos = place("Sestos");
    let next = Place::all().filter(|&zone| {
        board.is_land_way(sestos, zone)
            || board.is_naval_way(sestos, zone)
            || board.is_coast(sestos, zone)
    });
    assert_eq!(names(next), "M5 T17");
    assert_eq!(names(board.naval_ways(sestos)), "M5", "ships by M5");
}

// covers: 0.2m 0.2n
#[test]
fn r_0_2m_around_cyzicus() {
    let board = &game().board;
    let next = |a: &str, b: &str| {
        let (a, b) = (place(a), place(b));
        board.is_land_way(a, b) || board.is_naval_way(a, b) || board.is_coast(a, b)
    };
    for (a, b) in [
        ("M16", "M17"),
        ("T3", "T1"),
        ("T3", "T2"),
        ("M16", "T1"),
        ("T2", "M17"),
    ] {
        assert!(!next(a, b) && !next(b, a), "{a} {b}");
    }
    let mut state = position("T3: A-H4-1; phase athenian");
    play(
        &mut state,
        "announce 2; activate T3; pick A-H4-1; step Cyzique; step T2",
    )
    .unwrap();
    let mut held = position("T3: A-H4-1; Cyzique: S-P4-1; phase athenian");
    play(&mut held, "announce 2; activate T3; pick A-H4-1").unwrap();
    let port = Place::CYZICUS;
    assert_eq!(refused(&held, "step Cyzique"), Illegal::PortClosed { port });
    // 0.2n The way round T3 stays open.
    let mut round = position("M16: A-T10-1; Cyzique: S-P4-1; phase athenian");
    play(
        &mut round,
        "announce 2; activate M16; pick A-T10-1; step M14; step M15; step M17",
    )
    .unwrap();
    assert_eq!(at(&round, "A-T10-1"), "M17");
}

// covers: 0.2o 0.2p 0.2q 0.2r 3.1j
#[test]
fn r_0_2r_bases_are_left_by_their_arrows() {
    let board = &game().board;
    let ways = |base: &str| names(board.naval_ways(place(base)));
    assert_eq!(
        ["B1", "B2", "B3"].map(ways),
        ["M18", "M21", "M22 M23"].map(str::to_owned)
    );
    for place in Place::all() {
        let all = board
            .naval_ways(place)
            .chain(board.land_ways(place))
            .chain(board.coasts(place));
        assert!(all.into_iter().all(|to| !to.is_base()), "{place}");
    }
    assert_eq!(Place::bases_of(Side::Athenian), [place("B2"), place("B3")]);
    assert_eq!(Place::bases_of(Side::Spartan), [place("B1"), place("B3")]);
    // 0.2p Both in B3: nobody meets.
    let state = position("B3: A-T20-1 S-T20-1 A-L-chereas; phase athenian");
    assert_eq!(
        crate::rules::combats::contested(Look::new(&game(), &state)).next(),
        None
    );
    assert_eq!(at(&state, "A-L-chereas"), "B3");
    // 0.2q A fleet off Byzantium has no way in and nothing to besiege.
    let mut state = position("M18: A-T20-1 A-A2-1; B1: S-T4-1; phase athenian");
    play(&mut state, "announce 2; activate M18; pick A-T20-1").unwrap();
    assert!(!offers(&state, "step B1"));
    let around = crate::rules::siege::may_besiege(
        Look::new(&game(), &state),
        Side::Athenian,
        0,
        place("B1"),
    );
    assert!(around.is_err());
}
