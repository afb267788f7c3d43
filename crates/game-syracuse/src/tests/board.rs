//! 0, 1 The board, the calendar and the pieces.

use campaign::{Colour, CombatTable, Odds, Season};
use strum::VariantArray;

use crate::{
    data::Terrain,
    ids::{CAMP, CAMP_PORT, CounterId, FortId, Place, Stratagem},
    pieces::{PieceId, UnitType},
    rules::victory,
    state::{At, Camp, Edition, FortState},
    step::Step,
    testing::{table::*, *},
    types::Look,
};

fn zones_of(terrain: Terrain) -> Vec<String> {
    let zones = Place::zones().filter(|&zone| game().board.terrain(zone) == terrain);
    zones.map(|zone| zone.to_string()).collect()
}

#[test]
fn r_0_1a_all_chance_is_dice_and_draws() {
    // Both throw two dice; each counter is a draw: nothing else moves the generator.
    let mut table = Table::new(without_hands(start()));
    table.state.turn = 2;
    let before = table.state.dice.drawn();
    table.begin(crate::Stage::Draw);
    let drawn = table.state.dice.drawn() - before;
    assert!(drawn >= 8, "four counters and four dice");
    let mut seen = [0_u32; 6];
    let mut log: engine::Log<crate::Event> = engine::Log::off();
    for _ in 0..6000 {
        let face = table.state.dice.d6(&mut log).get();
        assert!((1..=6).contains(&face));
        seen[usize::from(face) - 1] += 1;
    }
    assert!(
        seen.iter().all(|&count| (850..1150).contains(&count)),
        "{seen:?}"
    );
    let mut drawn = [0_u32; 22];
    for _ in 0..4400 {
        let mut bowl = table.state.bowl;
        let counter = bowl.draw(&mut table.state.dice, &mut log).unwrap();
        assert!(table.state.bowl.contains(counter) && !bowl.contains(counter));
        drawn[usize::from(u8::from(counter))] += 1;
    }
    let held: Vec<u32> = table
        .state
        .bowl
        .iter()
        .map(|counter| drawn[usize::from(u8::from(counter))])
        .collect();
    assert_eq!(held.len(), 18);
    assert!(
        held.iter().all(|count| (170..320).contains(count)),
        "{held:?}"
    );
}

#[test]
fn r_0_2a_zones_and_places() {
    let land = Place::zones().filter(|zone| zone.is_land()).count();
    let sea = Place::zones().filter(|zone| zone.is_sea()).count();
    assert_eq!((land, sea, Place::zones().count()), (27, 12, 40));
    assert_eq!(zones_of(Terrain::Offmap), ["CAT"]);
    let state = start();
    let mut count = 0;
    for place in Place::all() {
        count += state.pieces.at(place).len();
    }
    let out = PieceId::all().filter(|&piece| state.pieces.get(piece).at == At::Reserve);
    assert_eq!(usize::from(count) + out.count(), PieceId::all().count());
}

#[test]
fn r_0_2d_open_sea() {
    assert_eq!(zones_of(Terrain::Sea), ["M1", "M2", "M3", "M4", "M5", "M8"]);
}

#[test]
fn r_0_2f_clear_and_high_ground() {
    let high = "T4 T5 T6 T7 T8 T9 T12 T18 T19 T20 T21";
    let clear = "T1 T2 T3 T10 T11 T13 T14 T15 T17 T22 T23 T24 T25 T26 T27";
    assert_eq!(zones_of(Terrain::High).join(" "), high);
    assert_eq!(zones_of(Terrain::Clear).join(" "), clear);
    assert_eq!(zones_of(Terrain::Fortified), ["T16"]);
    let mut state = start();
    assert!(state.is_open_land(&game(), CAMP) && !state.is_open_land(&game(), place("T16")));
    assert!(state.is_protected(&game(), CAMP_PORT));
    state.camp = Camp::Standing;
    assert!(!state.is_open_land(&game(), CAMP) && state.fortified(ATHENS) == Some(CAMP));
    assert!(!state.is_protected(&game(), CAMP_PORT) && state.is_port_of(ATHENS, CAMP_PORT));
}

#[test]
fn r_0_2g_a_fort_is_a_place_of_its_own() {
    let board = &game().board;
    let sites = [
        (FortId::Syke, "T6"),
        (FortId::Labdalon, "T9"),
        (FortId::Olympieion, "T21"),
        (FortId::Plemmyrion, "T27"),
    ];
    for (fort, zone) in sites {
        assert_eq!(
            (board.zone_of(fort), board.fort_in(place(zone))),
            (place(zone), Some(fort))
        );
    }
    assert_eq!(
        Place::zones()
            .filter(|&zone| board.fort_in(zone).is_some())
            .count(),
        4
    );
    let mut table = Table::empty().put("T9", "ath-H1").put("labdalon", "ath-H2");
    table.state.set_fort(FortId::Labdalon, FortState::Athenian);
    assert_ne!(table.at("ath-H1"), table.at("ath-H2"));
    let (game, state) = (&table.game, &table.state);
    assert_eq!(
        Look::new(game, state).units_at(ATHENS, place("T9")),
        set("ath-H1")
    );
    assert_eq!(board.terrain(place("T9")), Terrain::High);
    assert_eq!(board.border(place("T1"), place("T9")).cost, 2);
}

#[test]
fn r_0_2h_rivers() {
    let mut rivers = Vec::new();
    for from in Place::zones() {
        for to in Place::zones().filter(|&to| from < to) {
            if game().board.border(from, to).river {
                rivers.push(format!("{from}/{to}"));
            }
        }
    }
    assert_eq!(
        rivers,
        ["T10/T18", "T11/T18", "T13/T18", "T13/T21", "T13/T24"]
    );
}

#[test]
fn r_0_2l_what_the_editions_change() {
    let game = game();
    let mut cells = Vec::new();
    for &odds in Odds::VARIANTS {
        for die in -1..=8 {
            let of = |table: &CombatTable| table.result(odds, die);
            if of(&game.french) != of(&game.english) {
                cells.push((odds.to_string(), die));
            }
        }
    }
    assert_eq!(cells, [("3/2".to_owned(), 2)]);
    assert_eq!(start().edition, Edition::Fr);
    // A turn without the seven cases: the same questions and the same events.
    let played = |edition| {
        let mut table = Table::new(without_hands(scenario("historical", edition)));
        table.state.turn = 3;
        table.begin(crate::Stage::Draw);
        table.until(|prompt| matches!(prompt, crate::Prompt::Discard { .. }));
        (table.events, table.state.pieces)
    };
    assert_eq!(played("fr"), played("en"));
}

#[test]
fn r_0_3a_calendar() {
    let calendar = &game().calendar;
    use Season::{Autumn, Spring, Summer, Winter};
    let turns = [
        (Summer, 415),
        (Autumn, 415),
        (Winter, 414),
        (Spring, 414),
        (Summer, 414),
        (Autumn, 414),
        (Winter, 413),
        (Spring, 413),
        (Summer, 413),
        (Autumn, 413),
    ];
    for (turn, (season, year)) in (0..).zip(turns) {
        assert_eq!(
            (calendar.season(turn), calendar.year(turn)),
            (season, year),
            "{turn}"
        );
    }
}

#[test]
fn r_1a_allies() {
    let game = game();
    let ath = "ath-H3 ath-H5 ath-H6 ath-H7 ath-H10 ath-H11 ath-C1 ath-C2 ath-C3";
    let syr = "syr-T3 syr-T6 syr-T7 syr-T8 syr-T9 syr-T10 syr-H5 syr-H6 syr-H7 syr-H8 syr-H9 syr-H10 \
               syr-P3 syr-P4 syr-C2 syr-C3 syr-A2";
    let units = game.pieces.allies.without(game.pieces.leaders);
    assert_eq!(units.intersection(game.pieces.of(ATHENS)), set(ath));
    assert_eq!(units.intersection(game.pieces.of(SYRACUSE)), set(syr));
}

#[test]
fn r_1_1a_the_face_gives_the_strength() {
    let table = Table::empty().put("T24", "ath-H7");
    assert_eq!(table.strength("ath-H7"), 6);
    let mut table = table.put("T24", "ath-H7*").put("T24", "syr-H1");
    assert_eq!(table.strength("ath-H7"), 3);
    let battle = playing::combat(crate::BattleKind::Field, "T24", ATHENS);
    let reading = Look::new(&table.game, &table.state).reading(&battle);
    assert_eq!((reading.attack, reading.defence), (3, 6));
    table.state.battle = None;
}

#[test]
fn r_1_1c_types() {
    let pieces = &game().pieces;
    let kind = |id: &str| pieces.card(id.parse().unwrap()).unit_type;
    assert_eq!(kind("ath-P1"), Some(UnitType::Peltast));
    assert_eq!(kind("ath-A2"), Some(UnitType::Archer));
    assert_eq!(kind("nicias"), None);
    for piece in PieceId::all().filter(|piece| !piece.is_leader()) {
        let land = pieces.card(piece).unit_type != Some(UnitType::Trireme);
        assert_eq!(pieces.land().contains(piece), land, "{piece}");
    }
    // The slingers can bar a zone.
    let mut table = Table::empty()
        .put("T24", "ath-A2")
        .put("T13", "syr-H1")
        .give(ATHENS, "K04");
    table.act(SYRACUSE, 1);
    let target = crate::Target::Place {
        place: place("T24"),
    };
    assert_eq!(table.targets(Stratagem::Archers), [target]);
}

#[test]
fn r_1_1d_half_rounded_down() {
    let mut seen = std::collections::BTreeSet::new();
    for piece in PieceId::all().filter(|piece| !piece.is_leader()) {
        let [full, weakened] = game().pieces.card(piece).strength;
        assert_eq!(weakened, full / 2, "{piece}");
        seen.insert((full, weakened));
    }
    assert!(seen.contains(&(25, 12)) && seen.contains(&(5, 2)) && seen.contains(&(1, 0)));
}

#[test]
fn r_1_1e_a_weakened_unit_keeps_its_sword() {
    for piece in PieceId::all().filter(|piece| !piece.is_leader()) {
        let [front, back] = game().pieces.card(piece).swords;
        assert_eq!(front, back, "{piece}");
    }
    let table = Table::empty().put("T24", "ath-H1*").put("M6", "syr-T1*");
    let swords = |id: &str| Look::new(&table.game, &table.state).swords(id.parse().unwrap());
    assert_eq!((swords("ath-H1"), swords("syr-T1")), (1, 1));
}

#[test]
fn r_1_1h_weakened_twice_is_eliminated() {
    let mut table = Table::empty()
        .put("T24", "ath-H3 ath-H5*")
        .put("T13", "syr-H1")
        .give(SYRACUSE, "K06");
    table.act(SYRACUSE, 1);
    let before = victory::points(Look::new(&table.game, &table.state), SYRACUSE);
    table.stratagem("K06", Stratagem::Epidemic, crate::Target::None);
    for unit in ["ath-H3", "ath-H5"] {
        let piece = unit.parse().unwrap();
        table.play(crate::Action::Infect { piece });
    }
    assert_eq!(
        (table.strength("ath-H3"), table.at("ath-H5").as_str()),
        (2, "out")
    );
    let lost: PieceId = "ath-H5".parse().unwrap();
    assert_eq!(table.state.pieces.get(lost).at, At::Eliminated);
    let after = victory::points(Look::new(&table.game, &table.state), SYRACUSE);
    assert_eq!(after - before, 2);
}

#[test]
fn r_1_3a_two_faced_counters() {
    let counters = &game().counters;
    let mut faces = std::collections::BTreeSet::new();
    for number in 0..CounterId::COUNT {
        for face in counters.faces(CounterId(number)) {
            faces.insert(face.stratagem);
        }
    }
    assert_eq!(CounterId::COUNT, 22);
    assert_eq!(
        faces.len(),
        Stratagem::VARIANTS.len(),
        "each stratagem is on a counter"
    );
    let faces: Vec<_> = counters.faces(counter("K01")).collect();
    let [front, back] = [faces[0], faces[1]];
    assert_eq!(
        (front.stratagem, front.colour),
        (Stratagem::ReinforcedShips, Colour::Of(SYRACUSE))
    );
    assert_eq!(
        (back.stratagem, back.colour),
        (Stratagem::CombinedAttack, Colour::Neutral)
    );
    let usable = |side| counters.usable(counter("K01"), side).collect::<Vec<_>>();
    assert_eq!(usable(ATHENS), [Stratagem::CombinedAttack]);
    assert_eq!(
        usable(SYRACUSE),
        [Stratagem::ReinforcedShips, Stratagem::CombinedAttack]
    );
}

#[test]
fn r_3_1j_the_city_is_one_zone() {
    let around: Vec<String> = game()
        .board
        .neighbours(place("T16"))
        .map(|zone| zone.to_string())
        .collect();
    assert_eq!(around, ["T7", "T14", "T15", "M5", "M6", "M7", "M8", "M9"]);
}

#[test]
fn r_4_5a_walls_fall_in_the_action_phase_by_sapping_only() {
    let build = |hand: &str| {
        let mut table = Table::empty()
            .put("T6", "ath-H1 ath-H2")
            .put("T14", "ath-H3")
            .give(ATHENS, hand);
        for wall in [crate::WallId::S1, crate::WallId::S2, crate::WallId::S3A] {
            table.state.set_wall(wall, crate::Work::Built);
        }
        table.state.camp = Camp::Standing;
        table.act(ATHENS, 1);
        table.pass(ATHENS);
        table
    };
    let mut table = build("");
    let step = table.state.step();
    assert_eq!(step, Some(Step::Menu { side: ATHENS }));
    let zones = table.game.board.wall_zones(crate::WallId::S2);
    assert_eq!(zones, [place("T6"), place("T14")]);
    table.refused(crate::Action::Breach {
        wall: crate::WallId::S2,
    });
    let with = build("K12");
    let target = crate::Target::Wall {
        wall: crate::WallId::S2,
    };
    assert!(with.targets(Stratagem::Sapping).contains(&target));
}
