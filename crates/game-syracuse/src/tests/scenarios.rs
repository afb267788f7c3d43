//! 10 The scenarios.

use crate::step::{OwnStage, OwnStep};
use campaign::{HalfTurn, Supply};
use strum::VariantArray;

use crate::{
    action::{Action, Target},
    ids::{CITY, FortId, PerSide, Side, Stratagem, WallId},
    pieces::PieceSet,
    state::{Arrival, At, Camp, ScenarioId, State, Work},
    step::{Stage, Step},
    testing::{table::*, *},
    types::Look,
};

const LAND: &str = "T1 T8 T10 T18 T19 T22";
const SEA: &str = "M1 M2 M3 M4 M5 M8";

/// The units of a place in the start position, their strength and their leaders.
fn deployed(zone: &str, units: &str, leaders: &str, strength: u16) {
    let (game, state) = (game(), start());
    let there = state.pieces.at(place(zone));
    assert_eq!(there, set(units).union(set(leaders)), "{zone}");
    assert_eq!(there.intersection(game.pieces.leaders), set(leaders));
    assert_eq!(
        Look::new(&game, &state).strength_of(there.without(game.pieces.leaders)),
        strength
    );
}

/// `ath-H1 H 3 sword ally`
fn is(id: &str, strength: u8, sword: bool, ally: bool) {
    let game = game();
    let card = game.pieces.card(id.parse().unwrap());
    let found = (
        card.strength[0],
        card.swords[0] > 0,
        game.pieces.allies.contains(id.parse().unwrap()),
    );
    assert_eq!(found, (strength, sword, ally), "{id}");
}

/// A group arrives in a turn, in these zones.
fn group(side: Side, turn: Option<u8>, pieces: &str, zones: &str) {
    let game = game();
    let scenario = game.scenarios.get(&ScenarioId::Historical).unwrap();
    let index = scenario
        .groups
        .iter()
        .position(|group| group.pieces == set(pieces))
        .expect(pieces);
    let group = &scenario.groups[index];
    assert_eq!((group.side, group.turn), (side, turn), "{pieces}");
    let mut listed: Vec<String> = group.zones.iter().map(|zone| place_text(*zone)).collect();
    let mut wanted: Vec<String> = zones.split_whitespace().map(str::to_owned).collect();
    listed.sort();
    wanted.sort();
    assert_eq!(listed, wanted, "{pieces}");
    let arrival = turn.map_or(Arrival::Called, Arrival::Turn);
    assert_eq!(start().arrivals[index], arrival);
    assert!(
        set(pieces)
            .iter()
            .all(|piece| start().pieces.get(piece).at == At::Reserve)
    );
    // Through the dispatcher, on an empty map: exactly these zones are offered.
    let mut table = Table::empty();
    table.state.turn = turn.unwrap_or(2);
    table.state.arrivals = [Arrival::Done; 16];
    table.state.arrivals[index] = Arrival::Turn(table.state.turn);
    table.begin(Stage::Arrivals(HalfTurn { side, second: true }));
    let mut offered: Vec<String> = table
        .answers()
        .iter()
        .map(|answer| match answer {
            Action::ArriveIn { zone } => place_text(*zone),
            other => panic!("{other:?}"),
        })
        .collect();
    offered.sort();
    assert_eq!((table.asked(), offered), (Some(side), wanted));
}

fn place_text(place: crate::Place) -> String {
    place.to_string()
}

fn strength(pieces: &str) -> (u16, u16) {
    let (game, state) = (game(), start());
    let units: PieceSet = set(pieces).without(game.pieces.leaders);
    let land = units.intersection(game.pieces.land());
    (
        Look::new(&game, &state).strength_of(units.without(land)),
        Look::new(&game, &state).strength_of(land),
    )
}

fn after_draw(state: State) -> Table {
    let mut table = Table::new(state);
    table.begin(Stage::Draw);
    table
}

#[test]
fn r_10_1a_nine_turns() {
    let game = game();
    let scenario = game.scenarios.get(&ScenarioId::Historical).unwrap();
    assert_eq!((scenario.first_turn, scenario.last_turn), (1, 9));
    assert_eq!(
        (start().turn, start().step()),
        (1, Some(Step::Turn { stage: Stage::Draw }))
    );
    let mut table = Table::new(without_hands(start()));
    table.state.turn = 8;
    table.begin(Stage::End);
    assert_eq!(
        (table.state.turn, table.state.verdict.is_some()),
        (9, false)
    );
    table.begin(Stage::End);
    assert!(table.state.verdict.is_some() && table.asked().is_none());
}

#[test]
fn r_10_1b_markers_at_the_start() {
    for id in ["historical", "variant", "alcibiades"] {
        let state = scenario(id, "fr");
        let (full, none) = (Supply::full(), PerSide::default());
        assert_eq!(
            (state.supply.athenian, state.supply.syracusan),
            (full, full)
        );
        assert_eq!(full.value, 3);
        assert_eq!((state.actions, state.advantage), (none, ATHENS));
        for &fort in FortId::VARIANTS {
            let owner = (fort == FortId::Olympieion).then_some(SYRACUSE);
            assert_eq!(state.fort(fort).owner(), owner, "{fort}");
        }
        let walls = WallId::VARIANTS.iter().map(|&wall| state.wall(wall));
        assert!(
            walls
                .chain([state.chains])
                .all(|work| work == Work::Unbuilt)
        );
        assert_eq!(
            (state.camp, state.fortified(SYRACUSE)),
            (Camp::Unbuilt, Some(CITY))
        );
    }
}

#[test]
fn r_10_1c_counters_at_the_start() {
    let state = start();
    assert!(state.hands.athenian.contains(counter("K14")) && state.hands.athenian.len() == 1);
    assert!(state.hands.syracusan.contains(counter("K02")) && state.hands.syracusan.len() == 1);
    assert_eq!(state.shown, state.hands);
    assert_eq!((state.bowl.len(), state.set_aside.len()), (20, 0));
}

#[test]
fn r_10_1d_one_counter_each_in_turn_1() {
    let table = after_draw(start());
    assert_eq!((table.hand(ATHENS), table.hand(SYRACUSE)), (2, 2));
    assert_eq!(table.state.bowl.len(), 18);
}

#[test]
fn r_10_1e_english_none_in_turn_1() {
    let table = after_draw(scenario("historical", "en"));
    assert_eq!((table.hand(ATHENS), table.hand(SYRACUSE)), (1, 1));
    let mut later = scenario("historical", "en");
    later.turn = 2;
    let table = after_draw(later);
    assert_eq!((table.hand(ATHENS), table.hand(SYRACUSE)), (3, 3));
}

#[test]
fn r_10_1f_nicias() {
    deployed("T25", "ath-H1 ath-H2 ath-H3 ath-C1 ath-A1", "nicias", 15);
    is("ath-H1", 3, true, false);
    is("ath-H2", 3, true, false);
    is("ath-H3", 5, false, true);
    is("ath-C1", 2, false, true);
    is("ath-A1", 2, false, false);
}

#[test]
fn r_10_1g_lamachos() {
    deployed("T24", "ath-H4 ath-H5 ath-H6 ath-H7 ath-A2", "lamachos", 14);
    is("ath-H4", 3, false, false);
    is("ath-H5", 2, false, true);
    is("ath-H6", 1, false, true);
    is("ath-H7", 6, false, true);
    is("ath-A2", 2, false, false);
}

#[test]
fn r_10_1h_the_fleet() {
    deployed("M10", "ath-T1 ath-T2", "", 40);
    deployed("M11", "ath-T3", "", 25);
    deployed("M9", "ath-T4 ath-T5", "", 45);
    deployed("CAT", "ath-T6", "alcibiades", 25);
    for (id, strength, sword) in [
        ("ath-T1", 20, true),
        ("ath-T2", 20, true),
        ("ath-T3", 25, false),
        ("ath-T4", 25, false),
        ("ath-T5", 20, true),
        ("ath-T6", 25, false),
    ] {
        is(id, strength, sword, false);
    }
}

#[test]
fn r_10_1i_sicilian_cavalry() {
    group(ATHENS, Some(3), "ath-C2", &format!("{LAND} CAT"));
    is("ath-C2", 4, false, true);
}

#[test]
fn r_10_1j_demosthenes() {
    let pieces = "demosthenes eurymedon ath-T7 ath-T8 ath-T9 ath-H8 ath-H9 ath-H10 ath-H11 ath-P1 ath-P2 ath-A3 ath-A4";
    group(ATHENS, Some(8), pieces, SEA);
    assert_eq!(strength(pieces), (70, 33));
    for (id, strength, sword, ally) in [
        ("ath-T7", 25, true, false),
        ("ath-T8", 25, true, false),
        ("ath-T9", 20, true, false),
        ("ath-H8", 5, true, false),
        ("ath-H9", 5, true, false),
        ("ath-H10", 5, false, true),
        ("ath-H11", 5, false, true),
        ("ath-P1", 5, true, false),
        ("ath-P2", 4, false, false),
        ("ath-A3", 2, false, false),
        ("ath-A4", 2, false, false),
    ] {
        is(id, strength, sword, ally);
    }
}

#[test]
fn r_10_1k_optional_cavalry() {
    group(ATHENS, None, "ath-C3", LAND);
    is("ath-C3", 2, false, true);
}

#[test]
fn r_10_1l_syracusan_army() {
    deployed("T16", "syr-A1", "hermocrates", 3);
    deployed("T11", "syr-C1", "", 6);
    deployed("T13", "syr-H1 syr-H2 syr-P1", "sicanos", 13);
    deployed("T15", "syr-H3 syr-H4 syr-P2", "heraclides", 14);
    is("syr-H1", 6, false, false);
    is("syr-H2", 5, false, false);
    is("syr-H3", 6, true, false);
    is("syr-H4", 6, false, false);
}

#[test]
fn r_10_1m_syracusan_fleet() {
    deployed("M7", "syr-T1", "", 25);
    deployed("M6", "syr-T2", "", 25);
    is("syr-T1", 25, true, false);
    is("syr-T2", 25, true, false);
    let places: u8 = crate::Place::all()
        .map(|place| start().pieces.at(place).len())
        .sum();
    assert_eq!(
        places,
        6 + 6 + 7 + 2 + 1 + 4 + 4 + 2,
        "nothing else is deployed"
    );
}

#[test]
fn r_10_1n_gylippos() {
    let pieces = "gylippos syr-T3 syr-H5 syr-P3";
    group(SYRACUSE, Some(4), pieces, SEA);
    assert_eq!(strength(pieces), (5, 5));
    is("syr-T3", 5, false, true);
    is("syr-H5", 3, true, true);
    is("syr-P3", 2, false, true);
    assert!(game().pieces.spartans.contains("syr-H5".parse().unwrap()));
}

#[test]
fn r_10_1o_selinuntines() {
    group(SYRACUSE, Some(4), "syr-H6 syr-C2", LAND);
    is("syr-H6", 4, false, true);
    is("syr-C2", 2, false, true);
}

#[test]
fn r_10_1p_syracusan_triremes() {
    group(SYRACUSE, Some(4), "syr-T4 syr-T5", "M6 M7");
    is("syr-T4", 25, true, false);
    is("syr-T5", 25, true, false);
}

#[test]
fn r_10_1q_turn_5() {
    group(SYRACUSE, Some(5), "syr-T6 syr-H7", SEA);
    is("syr-T6", 5, false, true);
    is("syr-H7", 4, true, true);
    assert_eq!(game().pieces.spartans, set("syr-H5 syr-H7"));
}

#[test]
fn r_10_1r_erasinides() {
    group(SYRACUSE, Some(7), "erasinides syr-T7 syr-H8", SEA);
    is("syr-T7", 5, true, true);
    is("syr-H8", 1, true, true);
    let offered = |zone: &str| {
        let mut table = Table::empty().give(SYRACUSE, "K01");
        if !zone.is_empty() {
            table = table.put(zone, "erasinides");
        }
        table.state.initiative = SYRACUSE;
        table.begin(Stage::Own(OwnStage::StartWorks));
        table.asked() == Some(SYRACUSE) && table.faces().contains(&Stratagem::ReinforcedShips)
    };
    assert!(offered("M6") && !offered(""));
}

#[test]
fn r_10_1s_turn_8() {
    group(SYRACUSE, Some(8), "syr-T8 syr-H9", SEA);
    is("syr-T8", 25, true, true);
    is("syr-H9", 3, false, true);
    for advantage in Side::BOTH {
        let mut table = Table::empty();
        (table.state.turn, table.state.advantage) = (8, advantage);
        table.state.initiative = ATHENS;
        for (group, arrival) in game()
            .scenarios
            .get(&ScenarioId::Historical)
            .unwrap()
            .groups
            .iter()
            .zip(&mut table.state.arrivals)
        {
            let now = group.turn == Some(8);
            *arrival = if now { Arrival::Turn(8) } else { Arrival::Done };
        }
        table.begin(Stage::StartReinforcements);
        assert_eq!(table.asked(), Some(advantage));
        assert!(matches!(
            table.state.step(),
            Some(Step::Own(OwnStep::Arrive { .. }))
        ));
    }
}

#[test]
fn r_10_1t_turn_9() {
    group(SYRACUSE, Some(9), "syr-T9 syr-P4 syr-C3", SEA);
    group(SYRACUSE, Some(9), "syr-H10 syr-A2", LAND);
    assert_eq!(strength("syr-T9 syr-P4 syr-C3"), (5, 4));
    for id in ["syr-P4", "syr-C3", "syr-H10", "syr-A2"] {
        is(id, 2, false, true);
    }
}

#[test]
fn r_10_1u_optional_triremes() {
    group(SYRACUSE, None, "syr-T10", SEA);
    is("syr-T10", 20, true, true);
    assert_eq!(
        game()
            .scenarios
            .get(&ScenarioId::Historical)
            .unwrap()
            .groups
            .len(),
        12
    );
}

#[test]
fn r_10_1v_variant() {
    let state = scenario("variant", "fr");
    assert!(state.bowl.contains(counter("K02")) && state.bowl.len() == 21);
    assert_eq!(
        (state.hands.athenian.len(), state.hands.syracusan.len()),
        (1, 0)
    );
    let table = after_draw(state);
    assert_eq!((table.hand(ATHENS), table.hand(SYRACUSE)), (2, 2));
    let table = after_draw(scenario("variant", "en"));
    assert_eq!((table.hand(ATHENS), table.hand(SYRACUSE)), (1, 2));
}

#[test]
fn r_10_1w_athens_with_the_recall() {
    let mut table = Table::new(without_hands(start())).give(ATHENS, "K02");
    table.state.advantage = ATHENS;
    table.begin(Stage::StartReinforcements);
    assert_eq!((table.asked(), table.faces().len()), (Some(ATHENS), 0));
    let rule = table.refused(play("K02", Stratagem::Alcibiades, Target::None));
    assert_eq!(rule, "7a");
    let mut table = Table::new(without_hands(start())).give(ATHENS, "K02");
    table.act(ATHENS, 1);
    assert_eq!(table.faces(), [Stratagem::Archers]);
    let mut table = Table::new(without_hands(start())).give(ATHENS, "K02");
    table.ask(Step::Own(OwnStep::Discard { side: ATHENS }));
    assert_eq!(
        table.refused(Action::Discard {
            counter: counter("K02")
        }),
        "2.Cf"
    );
}

#[test]
fn r_10_2a_from_turn_0() {
    let game = game();
    let scenario_card = game.scenarios.get(&ScenarioId::Alcibiades).unwrap();
    assert_eq!((scenario_card.first_turn, scenario_card.last_turn), (0, 9));
    let (one, two) = (start(), scenario("alcibiades", "fr"));
    assert_eq!(
        (two.turn, &two.pieces, two.arrivals),
        (0, &one.pieces, one.arrivals)
    );
    assert_eq!((two.advantage, two.forts), (one.advantage, one.forts));
    let mut table = Table::new(without_hands(two));
    table.dice(&[3, 3, 1, 1]);
    table.begin(Stage::Initiative);
    assert_eq!(
        table.state.actions,
        PerSide {
            athenian: 4,
            syracusan: 2
        },
        "summer"
    );
}

#[test]
fn r_10_2b_no_recall() {
    let state = scenario("alcibiades", "fr");
    let recall = counter("K02");
    assert!(state.set_aside.contains(recall) && !state.bowl.contains(recall));
    assert!(!state.hands.athenian.contains(recall) && !state.hands.syracusan.contains(recall));
    assert_eq!(state.bowl.len(), 20);
}

#[test]
fn r_10_2c_the_first_draw() {
    let table = after_draw(scenario("alcibiades", "fr"));
    assert_eq!((table.hand(ATHENS), table.hand(SYRACUSE)), (2, 2));
    assert!(table.state.hands.athenian.contains(counter("K14")));
    let table = after_draw(scenario("alcibiades", "en"));
    assert_eq!((table.hand(ATHENS), table.hand(SYRACUSE)), (1, 2));
}
