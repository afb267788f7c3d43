//! 7 The stratagems.

use super::table::*;
use crate::{
    action::{Action, Target},
    ids::{FortId, Side, Stratagem, WallId},
    pieces::PieceId,
    prompt::Prompt,
    rules::victory,
    state::{Arrival, At, Camp, FortState, Work},
    step::{Roll, Stage, Step, WindowKind},
    testing::*,
};

fn piece(id: &str) -> PieceId {
    id.parse().unwrap()
}

fn target(id: &str) -> Target {
    Target::Piece(piece(id))
}

/// The group of the scenario with this piece.
fn group_of(id: &str) -> u8 {
    let game = game();
    let groups = &game.scenarios.get("10.1").unwrap().groups;
    let found = groups
        .iter()
        .position(|group| group.pieces.contains(piece(id)));
    found.unwrap() as u8
}

/// The start of B.2 of a turn, with the advantage Athenian.
fn reinforcements(turn: u8, athenian: &str, syracusan: &str) -> Table {
    let mut table = Table::new(without_hands(start()))
        .give(ATHENS, athenian)
        .give(SYRACUSE, syracusan);
    table.state.turn = turn;
    for arrival in &mut table.state.arrivals {
        if matches!(arrival, Arrival::Turn(due) if *due < turn) {
            *arrival = Arrival::Done;
        }
    }
    table.begin(Stage::StartReinforcements);
    table
}

fn is_window(table: &Table, side: Side, kind: WindowKind) -> bool {
    table.prompt() == Some(Prompt::Window { side, window: kind })
}

#[test]
fn r_7a_own_or_neutral_faces() {
    let mut table = Table::new(without_hands(start())).give(ATHENS, "K20 K05");
    table.act(ATHENS, 1);
    assert_eq!(
        table.faces(),
        [Stratagem::S4, Stratagem::S25],
        "S19 needs a combat"
    );
    let leader = target("sicanos");
    assert_eq!(table.refused(play("K20", Stratagem::S20, leader)), "7a");
    let mut table = Table::new(without_hands(start())).give(SYRACUSE, "K20");
    table.act(SYRACUSE, 1);
    assert_eq!(table.faces(), [Stratagem::S20]);
    assert_eq!(table.refused(play("K21", Stratagem::S19, leader)), "1.4b");
}

#[test]
fn r_7c_only_what_can_have_an_effect() {
    let mut table = Table::new(without_hands(start())).give(SYRACUSE, "K02");
    table.state.piece_mut(piece("alcibiades")).at = At::Removed;
    table.begin(Stage::StartReinforcements);
    assert_eq!((table.asked(), table.faces().len()), (Some(SYRACUSE), 0));
    assert_eq!(
        table.refused(play("K02", Stratagem::S21, Target::None)),
        "7c"
    );
    // Not its phase.
    let mut table = Table::new(without_hands(start())).give(SYRACUSE, "K02");
    table.act(SYRACUSE, 1);
    assert_eq!(
        table.refused(play("K02", Stratagem::S21, Target::None)),
        "7c"
    );
}

#[test]
fn r_7_s4a_storm() {
    let mut table = Table::empty()
        .put("M1", "ath-T6")
        .put("M2", "ath-T7*")
        .put("M7", "syr-T1")
        .put("M12", "ath-T3")
        .put("CAT", "ath-T4")
        .put("M3", "ath-T5")
        .give(ATHENS, "K05");
    (table.state.camp, table.state.advantage) = (Camp::Standing, SYRACUSE);
    table.act(ATHENS, 1);
    table.dice(&[5, 6, 4]);
    table.stratagem("K05", Stratagem::S4, Target::None);
    for _ in 0..3 {
        table.play(Action::Accept);
    }
    assert_eq!(
        (table.pf("ath-T6"), table.at("ath-T7").as_str()),
        (12, "out")
    );
    assert!(!table.is_back("ath-T5"));
    for safe in ["syr-T1", "ath-T3", "ath-T4"] {
        assert!(!table.is_back(safe), "{safe} is safe");
    }
    assert_eq!(table.state.step(), Some(Step::Menu { side: ATHENS }));
    assert!(table.in_bowl("K05") && table.hand(ATHENS) == 0);
}

#[test]
fn r_7_s4b_protected_waters() {
    for (die, weakened) in [(5, false), (6, true)] {
        let mut table = Table::empty().put("M10", "ath-T1").give(ATHENS, "K05");
        table.state.advantage = SYRACUSE;
        table.act(ATHENS, 1);
        table.dice(&[die]);
        table.stratagem("K05", Stratagem::S4, Target::None);
        table.play(Action::Accept);
        assert_eq!(table.is_back("ath-T1"), weakened, "{die}");
    }
}

#[test]
fn r_7_s4c_a_die_for_each_ship_the_active_player_first() {
    let mut table = Table::empty()
        .put("M1", "syr-T1")
        .put("M3", "ath-T5")
        .put("M2", "ath-T1")
        .give(SYRACUSE, "K05");
    table.state.advantage = ATHENS;
    table.act(ATHENS, 1);
    // Syracuse plays it in the window of the announcement.
    assert!(is_window(&table, SYRACUSE, WindowKind::Announced));
    table.dice(&[1, 6, 2]);
    table.stratagem("K05", Stratagem::S4, Target::None);
    let rolled = |table: &Table| match table.state.step() {
        Some(Step::Roll {
            roll: Roll::Storm { unit, die, .. },
        }) => (unit, die),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        rolled(&table),
        (set("ath-T1"), 1),
        "Athens in the order of the map"
    );
    table.play(Action::Accept);
    assert_eq!(rolled(&table), (set("ath-T5"), 6));
    table.dice(&[3, 4]);
    table.play(Action::Reroll);
    assert_eq!(
        (rolled(&table), table.asked()),
        ((set("ath-T5"), 3), Some(SYRACUSE))
    );
    table.play(Action::Accept);
    assert_eq!(rolled(&table).0, set("syr-T1"));
    table.play(Action::Accept);
    assert!(!table.is_back("ath-T5") && !table.is_back("ath-T1"));
    // Passengers beyond the strength of their ships are lost.
    let mut table = Table::empty()
        .put("M1", "ath-T1* ath-H1")
        .put("M7", "syr-T1")
        .give(ATHENS, "K05");
    table.state.piece_mut(piece("ath-H1")).aboard = true;
    table.state.advantage = SYRACUSE;
    table.act(ATHENS, 1);
    table.dice(&[6]);
    table.stratagem("K05", Stratagem::S4, Target::None);
    table.play(Action::Accept);
    assert_eq!(
        (table.at("ath-T1"), table.at("ath-H1")),
        ("out".into(), "out".into())
    );
}

#[test]
fn r_7_s5b_rotten_hulls_need_the_port() {
    let rotten = |ships: &str, camp| {
        let mut table = Table::empty().give(SYRACUSE, "K15");
        if !ships.is_empty() {
            table = table.put("M12", ships);
        }
        (table.state.camp, table.state.advantage) = (camp, SYRACUSE);
        table.begin(Stage::StartAttrition {
            side: ATHENS,
            second: true,
        });
        assert!(is_window(&table, SYRACUSE, WindowKind::Attrition));
        table
    };
    assert!(
        rotten("ath-T3 ath-T4", Camp::Unbuilt)
            .targets(Stratagem::S5)
            .is_empty()
    );
    assert!(rotten("", Camp::Standing).targets(Stratagem::S5).is_empty());
    let mut table = rotten("ath-T3", Camp::Standing);
    let port = table.state.clone();
    let mut acting = Table::new(port);
    acting.act(SYRACUSE, 1);
    assert!(acting.faces().is_empty(), "in D.5 only");
    table.stratagem("K15", Stratagem::S5, Target::None);
    assert_eq!(table.at("ath-T3"), "out");
    let mut table = rotten("ath-T3 ath-T4*", Camp::Standing);
    table.stratagem("K15", Stratagem::S5, Target::None);
    assert_eq!(table.asked(), Some(ATHENS));
    table.play(Action::Weaken {
        unit: piece("ath-T3"),
    });
    assert_eq!(
        (table.at("ath-T3"), table.at("ath-T4")),
        ("out".into(), "out".into())
    );
    let mut table = rotten("ath-T3 ath-T4", Camp::Standing);
    table.stratagem("K15", Stratagem::S5, Target::None);
    table.play(Action::Weaken {
        unit: piece("ath-T4"),
    });
    assert_eq!(
        (table.pf("ath-T3"), table.at("ath-T4").as_str()),
        (12, "out")
    );
}

#[test]
fn r_7_s12a_a_wall_without_points() {
    let mut table = Table::empty().put("T13", "ath-H1").give(ATHENS, "K11");
    table.state.camp = Camp::Standing;
    table.state.camp_turn = Some(1);
    table.state.turn = 3;
    table.state.set_wall(WallId::A1, Work::Destroyed);
    table.ask(Step::Build {
        side: ATHENS,
        points: 0,
    });
    assert!(
        !table.offers(Action::BuildWall { wall: WallId::A1 }),
        "there are no points"
    );
    assert_eq!(table.targets(Stratagem::S12), [Target::Wall(WallId::A1)]);
    table.stratagem("K11", Stratagem::S12, Target::Wall(WallId::A1));
    assert_eq!(table.state.wall(WallId::A1), Work::Built);
    assert!(table.in_bowl("K11"));
    let mut table = Table::empty().put("T13", "ath-H1").give(ATHENS, "K11");
    table.state.camp = Camp::Standing;
    table.act(ATHENS, 1);
    assert!(table.faces().is_empty(), "in phase C only");
    let mut table = Table::empty().put("T24", "ath-H1").give(ATHENS, "K11");
    table.state.camp = Camp::Standing;
    table.state.set_wall(WallId::A1, Work::Destroyed);
    table.ask(Step::Build {
        side: ATHENS,
        points: 0,
    });
    assert!(table.targets(Stratagem::S12).is_empty(), "no workers");
}

#[test]
fn r_7_s13a_the_camp_before_any_die() {
    let mut table = Table::empty().put("T17", "ath-H1").give(ATHENS, "K14");
    table.state.initiative = ATHENS;
    table.begin(Stage::Works {
        side: ATHENS,
        second: false,
    });
    assert!(matches!(table.prompt(), Some(Prompt::Discard { .. })));
    assert_eq!(table.targets(Stratagem::S13), [Target::Camp]);
    let before = table.state.dice.drawn();
    table.stratagem("K14", Stratagem::S13, Target::Camp);
    assert!(table.state.has_camp() && table.state.camp_turn == Some(1));
    let built = table
        .events
        .iter()
        .position(|event| matches!(event, crate::Event::Built { .. }));
    let rolled = table
        .events
        .iter()
        .position(|event| matches!(event, crate::Event::WorksRolled { .. }));
    assert!(built.is_some() && rolled.is_none_or(|rolled| built.unwrap() < rolled));
    assert!(table.state.dice.drawn() >= before && table.in_bowl("K14"));
    // A fort as well; not without workers.
    let mut table = Table::empty().put("T27", "ath-H1").give(ATHENS, "K14");
    table.ask(Step::Build {
        side: ATHENS,
        points: 0,
    });
    assert_eq!(
        table.targets(Stratagem::S13),
        [Target::Fort(FortId::Plemmyrion)]
    );
    table.stratagem("K14", Stratagem::S13, Target::Fort(FortId::Plemmyrion));
    assert_eq!(table.state.fort(FortId::Plemmyrion), FortState::Athenian);
}

#[test]
fn r_7_s14a_sapping() {
    let mut table = Table::empty()
        .put("M9", "ath-T3")
        .put("T16", "syr-A1")
        .give(ATHENS, "K12");
    table.state.chains = Work::Built;
    table.act(ATHENS, 2);
    assert_eq!(table.targets(Stratagem::S14), [Target::Chains]);
    let before = table.state.dice.drawn();
    table.stratagem("K12", Stratagem::S14, Target::Chains);
    assert_eq!(
        (table.state.chains, table.state.dice.drawn()),
        (Work::Destroyed, before)
    );
    table.pass(ATHENS);
    table.play(Action::Activate { place: place("M9") });
    table.play(Action::Pick {
        piece: piece("ath-T3"),
    });
    assert!(table.offers(Action::Step { to: place("M8") }));
    // Syracuse needs 2 PF on each side of A1.
    let sap = |second: &str| {
        let mut table = Table::empty()
            .put("T13", "syr-H1")
            .put("T15", second)
            .give(SYRACUSE, "K11");
        table.state.set_wall(WallId::A1, Work::Built);
        table.act(SYRACUSE, 1);
        table.targets(Stratagem::S14)
    };
    assert_eq!(sap("syr-P1"), [Target::Wall(WallId::A1)]);
    assert!(sap("syr-C1").is_empty() && sap("syr-P1*").is_empty());
}

fn recovery(side: Side, athenian: &str, syracusan: &str, zone: &str, pieces: &str) -> Table {
    let mut table = Table::empty()
        .put(zone, pieces)
        .give(ATHENS, athenian)
        .give(SYRACUSE, syracusan);
    table.state.advantage = side.other();
    table.begin(Stage::Recovery { side, second: true });
    table
}

#[test]
fn r_7_s15a_one_unit_more() {
    let pieces = "hermocrates syr-H1* syr-H2* syr-H3*";
    let mut table = recovery(SYRACUSE, "", "K19", "T16", pieces);
    let swords = table.state.swords(&table.game, piece("hermocrates"));
    assert_eq!(swords, 1);
    table.stratagem("K19", Stratagem::S15, target("syr-H1"));
    table.play(Action::Recover {
        unit: piece("syr-H2"),
    });
    assert!(!table.is_back("syr-H1") && !table.is_back("syr-H2") && table.is_back("syr-H3"));
    assert!(table.in_bowl("K19"));
    assert!(
        !matches!(table.prompt(), Some(Prompt::Recover { .. })),
        "nothing is left"
    );
    // Not in another phase, not an enemy's unit.
    let mut table = Table::empty().put("T16", "syr-H1*").give(SYRACUSE, "K19");
    table.state.advantage = ATHENS;
    table.act(SYRACUSE, 1);
    assert!(table.faces().is_empty());
    let mut table = recovery(SYRACUSE, "", "K19", "T16", "syr-H1* ath-H1*");
    assert_eq!(table.targets(Stratagem::S15), [target("syr-H1")]);
    assert_eq!(
        table.refused(play("K19", Stratagem::S15, target("ath-H1"))),
        "7c"
    );
}

#[test]
fn r_7_s16a_two_units_more() {
    let mut table = recovery(
        ATHENS,
        "K19",
        "",
        "T24",
        "lamachos ath-H1* ath-H2* ath-H3* ath-H4*",
    );
    let swords = crate::rules::recovery::swords(&table.game, &table.state, ATHENS);
    table.stratagem("K19", Stratagem::S16, Target::None);
    table.play(Action::Recover {
        unit: piece("ath-H1"),
    });
    table.play(Action::Recover {
        unit: piece("ath-H2"),
    });
    assert!(table.in_bowl("K19"));
    let (side, left, cause) = (ATHENS, swords, crate::RecoverCause::Leaders);
    assert_eq!(
        table.state.step(),
        Some(Step::Recover { side, left, cause }),
        "those of the leaders remain"
    );
    assert!(table.is_back("ath-H3") && table.is_back("ath-H4"));
    let mut table = recovery(ATHENS, "K19", "", "T24", "ath-H1*");
    table.stratagem("K19", Stratagem::S16, Target::None);
    table.play(Action::Recover {
        unit: piece("ath-H1"),
    });
    assert!(!table.is_back("ath-H1") && !matches!(table.prompt(), Some(Prompt::Recover { .. })));
    let table = recovery(ATHENS, "K19", "", "T24", "ath-H1");
    assert!(table.faces().is_empty(), "nobody is weakened");
}

#[test]
fn r_7_s17a_reinforcements_are_delayed() {
    let mut table = reinforcements(8, "", "K07");
    let group = group_of("demosthenes");
    assert_eq!(table.targets(Stratagem::S17), [Target::Group(group)]);
    table.stratagem("K07", Stratagem::S17, Target::Group(group));
    assert_eq!(table.state.arrivals[usize::from(group)], Arrival::Turn(9));
    table.pass(SYRACUSE);
    assert_eq!(table.at("demosthenes"), "out");
    assert_eq!(table.asked(), Some(SYRACUSE), "only its own group arrives");
    assert!(table.in_bowl("K07"));
}

#[test]
fn r_7_s17b_one_group_and_perhaps_for_good() {
    let mut table = reinforcements(4, "K08", "");
    let all = ["gylippos", "syr-H6", "syr-T4"].map(|id| Target::Group(group_of(id)));
    let mut listed = table.targets(Stratagem::S17);
    listed.sort();
    let mut wanted = all.to_vec();
    wanted.sort();
    assert_eq!(listed, wanted);
    table.stratagem("K08", Stratagem::S17, all[0]);
    let arrival = |table: &Table, id| table.state.arrivals[usize::from(group_of(id))];
    assert_eq!(arrival(&table, "gylippos"), Arrival::Turn(5));
    assert_eq!(arrival(&table, "syr-H6"), Arrival::Turn(4));
    assert_eq!(arrival(&table, "syr-T4"), Arrival::Turn(4));
    let again = reinforcements(5, "K08", "");
    let mut again = Table::new(again.state);
    again.state.arrivals = table.state.arrivals;
    again.begin(Stage::StartReinforcements);
    assert!(
        again.targets(Stratagem::S17).contains(&all[0]),
        "delayed again"
    );
    let mut last = reinforcements(9, "K08", "");
    last.stratagem("K08", Stratagem::S17, Target::Group(group_of("syr-T9")));
    assert_eq!(arrival(&last, "syr-T9"), Arrival::Done);
    // An optional group is answered at once or not at all.
    let mut table = reinforcements(2, "K07", "K08 K22");
    table.stratagem("K07", Stratagem::S18, Target::None);
    table.play(Action::Pass);
    table.pass(ATHENS);
    assert!(is_window(&table, SYRACUSE, WindowKind::Reinforcements));
    assert!(table.targets(Stratagem::S17).is_empty());
    // A cancelled call goes to the bowl, and the group may be called again.
    let mut table = reinforcements(2, "K05", "K07");
    table.stratagem("K05", Stratagem::S25, Target::Reinforcement);
    table.stratagem("K07", Stratagem::S17, Target::Reinforcement);
    assert!(table.in_bowl("K05") && table.in_bowl("K07"));
    assert_eq!(arrival(&table, "ath-C3"), Arrival::Called);
}

#[test]
fn r_7_s18a_optional_reinforcements() {
    let mut table = reinforcements(2, "K07", "");
    table.stratagem("K07", Stratagem::S18, Target::None);
    table.pass(ATHENS);
    assert!(table.in_bowl("K07"));
    let zones =
        ["T1", "T8", "T10", "T18", "T19", "T22"].map(|zone| Action::ArriveIn { zone: place(zone) });
    assert_eq!(
        (table.asked(), table.answers()),
        (Some(ATHENS), zones.to_vec())
    );
    table.play(zones[0]);
    assert_eq!((table.at("ath-C3").as_str(), table.pf("ath-C3")), ("T1", 2));
    // The opponent is asked at once whatever he holds; S17 cancels it.
    let mut table = reinforcements(2, "K22", "K08 K07");
    table.pass(ATHENS);
    table.stratagem("K08", Stratagem::S18, Target::None);
    assert!(is_window(
        &table,
        ATHENS,
        WindowKind::Answer {
            counter: counter("K08")
        }
    ));
    assert!(table.faces().is_empty());
    table.play(Action::Pass);
    table.pass(SYRACUSE);
    let zones =
        ["M1", "M2", "M3", "M4", "M5", "M8"].map(|zone| Action::ArriveIn { zone: place(zone) });
    assert_eq!(
        (table.asked(), table.answers()),
        (Some(SYRACUSE), zones.to_vec())
    );
}

#[test]
fn r_7_s18b_once_in_a_game() {
    for at in [At::Place(place("T1")), At::Eliminated] {
        let mut table = reinforcements(2, "K07 K05", "");
        assert_eq!(table.targets(Stratagem::S18), [Target::None]);
        table.state.piece_mut(piece("ath-C3")).at = at;
        table.state.arrivals[usize::from(group_of("ath-C3"))] = Arrival::Done;
        assert!(table.targets(Stratagem::S18).is_empty());
        assert!(
            !table
                .targets(Stratagem::S25)
                .contains(&Target::Reinforcement)
        );
        assert_eq!(
            table.refused(play("K07", Stratagem::S18, Target::None)),
            "7c"
        );
    }
}

/// Discord against a leader, with this die.
fn discord(side: Side, counter: &str, leader: &str, die: u8) -> Table {
    let mut table = Table::new(without_hands(start())).give(side, counter);
    table.state.advantage = side.other();
    table.act(side, 1);
    table.dice(&[die]);
    table.stratagem(counter, Stratagem::S20, target(leader));
    table.play(Action::Accept);
    table
}

#[test]
fn r_7_s20a_discord() {
    for (die, out) in [(2, false), (3, true)] {
        let table = discord(ATHENS, "K21", "sicanos", die);
        assert_eq!(table.at("sicanos") == "out", out, "{die}");
    }
    for (die, out) in [(4, false), (5, true)] {
        let table = discord(SYRACUSE, "K20", "nicias", die);
        assert_eq!(table.at("nicias") == "out", out, "{die}");
    }
    let mut table = Table::new(without_hands(start()))
        .put("T16", "gylippos")
        .give(ATHENS, "K21");
    table.act(ATHENS, 1);
    assert!(!table.targets(Stratagem::S20).contains(&target("gylippos")));
    assert_eq!(
        table.refused(play("K21", Stratagem::S20, target("gylippos"))),
        "7c"
    );
}

#[test]
fn r_7_s20b_the_front_counts_and_it_is_no_kill() {
    let mut table = Table::new(without_hands(start()))
        .put("T24", "demosthenes*")
        .put("CAT", "eurymedon")
        .give(SYRACUSE, "K20");
    table.act(SYRACUSE, 1);
    let named = table.targets(Stratagem::S20);
    assert!(!named.contains(&target("demosthenes")));
    assert!(!named.contains(&target("alcibiades")), "two swords");
    assert!(named.contains(&target("eurymedon")), "in Catania");
    table.dice(&[6]);
    table.stratagem("K20", Stratagem::S20, target("lamachos"));
    table.play(Action::Accept);
    assert_eq!(table.at("lamachos"), "out");
    assert_eq!(table.state.leaders_killed.athenian, 0);
    assert_eq!(
        victory::points(&table.game, &table.state, SYRACUSE),
        victory::points(&game(), &start(), SYRACUSE)
    );
}

#[test]
fn r_7_s21a_alcibiades_is_recalled() {
    let mut table = reinforcements(1, "", "K02");
    table.stratagem("K02", Stratagem::S21, Target::None);
    assert_eq!(
        (
            table.state.piece(piece("alcibiades")).at,
            table.at("ath-T6").as_str()
        ),
        (At::Removed, "CAT")
    );
    let recall = counter("K02").0;
    assert!(table.state.set_aside.contains(recall) && !table.state.bowl.contains(recall));
    assert!(!table.state.discord.contains(piece("alcibiades")));
    // The ships in Catania now cost two points.
    table.act(ATHENS, 1);
    assert!(!table.offers(Action::Activate {
        place: place("CAT")
    }));
    table.act(ATHENS, 2);
    assert!(table.offers(Action::Activate {
        place: place("CAT")
    }));
}

#[test]
fn r_7_s22a_supplies() {
    let mut table = Table::empty().put("T24", "ath-H1").give(ATHENS, "K22");
    table.state.supply.athenian.value = 1;
    table.ask(Step::Window {
        window: crate::Window {
            kind: WindowKind::Supply,
            asked: ATHENS,
            last: true,
            used: Default::default(),
            omens: Default::default(),
        },
    });
    table.stratagem("K22", Stratagem::S22, Target::None);
    assert_eq!(table.state.supply.athenian.value, 2);
    assert!(table.in_bowl("K22"));
    // At the end of D.4, and only below 3.
    let mut table = Table::new(without_hands(start()))
        .give(ATHENS, "K22")
        .give(SYRACUSE, "K21");
    table.begin(Stage::Supply {
        side: ATHENS,
        second: true,
    });
    let value = table.state.supply.athenian.value;
    assert!(is_window(&table, ATHENS, WindowKind::Supply));
    assert_eq!(table.targets(Stratagem::S22).is_empty(), value == 3);
    table.state.supply.athenian.value = 3;
    assert_eq!(
        table.refused(play("K22", Stratagem::S22, Target::None)),
        "7c"
    );
}

#[test]
fn r_7_s23a_epidemic() {
    let mut table = Table::new(without_hands(start()))
        .put("T13", "gylippos")
        .give(ATHENS, "K06");
    table.act(ATHENS, 1);
    table.stratagem("K06", Stratagem::S23, Target::None);
    assert_eq!(table.asked(), Some(ATHENS));
    table.play(Action::Infect {
        piece: piece("syr-H1"),
    });
    assert_eq!(
        table.refused(Action::Infect {
            piece: piece("syr-H1")
        }),
        "7.S23c",
        "two units"
    );
    table.play(Action::Infect {
        piece: piece("syr-H2"),
    });
    assert_eq!((table.pf("syr-H1"), table.pf("syr-H2")), (3, 2));
    assert!(!table.offers(Action::Infect {
        piece: piece("syr-H3")
    }));
    table.play(Action::Infect {
        piece: piece("gylippos"),
    });
    assert!(table.is_back("gylippos") && table.at("gylippos") == "T16");
    assert_eq!(table.state.step(), Some(Step::Menu { side: ATHENS }));
}

#[test]
fn r_7_s23c_victims_on_the_map() {
    let mut table = Table::new(without_hands(start()))
        .put("CAT", "ath-H8")
        .give(SYRACUSE, "K06");
    table.act(SYRACUSE, 1);
    table.stratagem("K06", Stratagem::S23, Target::None);
    assert!(
        !table.offers(Action::Infect {
            piece: piece("ath-H8")
        }),
        "not in Catania"
    );
    assert!(
        !table.offers(Action::Infect {
            piece: piece("ath-T1")
        }),
        "no ships"
    );
    table.play(Action::Done);
    assert!(!table.offers(Action::Infect {
        piece: piece("alcibiades")
    }));
    table.play(Action::Infect {
        piece: piece("nicias"),
    });
    assert_eq!(
        (table.at("nicias").as_str(), table.is_back("nicias")),
        ("CAT", true)
    );
    table.begin(Stage::LeadersRecover);
    assert!(!table.is_back("nicias") && !table.state.piece(piece("nicias")).sick);
    // With the camp he goes there; the leader may be spared too.
    let mut table = Table::new(without_hands(start())).give(SYRACUSE, "K06");
    table.state.camp = Camp::Standing;
    table.act(SYRACUSE, 1);
    table.stratagem("K06", Stratagem::S23, Target::None);
    table.play(Action::Done);
    assert!(table.offers(Action::Done));
    table.play(Action::Infect {
        piece: piece("nicias"),
    });
    assert_eq!(table.at("nicias"), "T17");
}

/// The start of the Athenian D.5.
fn desertion(athenian: &str, syracusan: &str) -> Table {
    let mut table = Table::new(without_hands(start()))
        .give(ATHENS, athenian)
        .give(SYRACUSE, syracusan);
    table.begin(Stage::StartAttrition {
        side: ATHENS,
        second: true,
    });
    table
}

#[test]
fn r_7_s24a_desertion() {
    let mut table = desertion("", "K16");
    assert_eq!(
        table.refused(play("K16", Stratagem::S24, target("ath-H1"))),
        "7c"
    );
    table.stratagem("K16", Stratagem::S24, target("ath-H7"));
    assert_eq!(table.state.piece(piece("ath-H7")).at, At::Eliminated);
    assert!(table.in_bowl("K16"));
}

#[test]
fn r_7_s24b_any_ally_in_play() {
    let mut table = Table::new(without_hands(start()))
        .put("M1", "syr-T8")
        .put("T10", "syr-H6*")
        .give(ATHENS, "K17");
    table.begin(Stage::StartAttrition {
        side: ATHENS,
        second: true,
    });
    let before = victory::points(&table.game, &table.state, ATHENS);
    assert_eq!(table.targets(Stratagem::S24).len(), 2);
    assert!(table.targets(Stratagem::S24).contains(&target("syr-H6")));
    table.stratagem("K17", Stratagem::S24, target("syr-T8"));
    assert_eq!(
        victory::points(&table.game, &table.state, ATHENS) - before,
        3
    );
    let table = Table::new(without_hands(start()))
        .put("CAT", "ath-H10")
        .give(SYRACUSE, "K16");
    let mut table = table;
    table.begin(Stage::StartAttrition {
        side: ATHENS,
        second: true,
    });
    assert!(
        table.targets(Stratagem::S24).contains(&target("ath-H10")),
        "in Catania too"
    );
}

#[test]
fn r_7_s25a_good_omens() {
    let mut table = Table::new(without_hands(start())).give(SYRACUSE, "K05");
    table.act(SYRACUSE, 1);
    assert_eq!(
        table.targets(Stratagem::S25),
        [Target::Advantage, Target::Draw]
    );
    table.stratagem("K05", Stratagem::S25, Target::Advantage);
    assert_eq!(table.state.advantage, SYRACUSE);
    assert!(table.in_bowl("K05"));
    let mut table = Table::new(without_hands(start())).give(SYRACUSE, "K05");
    table.act(SYRACUSE, 1);
    table.stratagem("K05", Stratagem::S25, Target::Draw);
    assert_eq!((table.hand(SYRACUSE), table.state.bowl.len()), (1, 21));
    assert!(table.in_bowl("K05"), "it goes back after the draw");
    // As S15 in D.3.
    let mut table = recovery(SYRACUSE, "", "K05", "T16", "syr-H1*");
    table.stratagem("K05", Stratagem::S25, target("syr-H1"));
    assert!(!table.is_back("syr-H1"));
}

#[test]
fn r_7_s25b_in_the_normal_windows() {
    let mut table = Table::new(without_hands(start())).give(SYRACUSE, "K05 K06");
    table.state.advantage = ATHENS;
    table.dice(&[1, 2, 3, 4]);
    table.begin(Stage::Initiative);
    assert_eq!(table.asked(), Some(ATHENS));
    table.play(Action::Pass);
    let points = table.state.actions.syracusan;
    table.stratagem("K05", Stratagem::S25, Target::Advantage);
    assert!(table.targets(Stratagem::S25).is_empty(), "one in a window");
    assert_eq!(
        table.refused(play("K06", Stratagem::S25, Target::Draw)),
        "7c"
    );
    table.play(Action::AddActions);
    assert_eq!(
        (table.state.actions.syracusan, table.state.advantage),
        (points + 2, ATHENS)
    );
    // One in a D.3 too.
    let mut table = recovery(SYRACUSE, "", "K05 K06", "T16", "syr-H1* syr-H2*");
    table.stratagem("K05", Stratagem::S25, target("syr-H1"));
    assert!(matches!(table.prompt(), Some(Prompt::Recover { .. })) && table.faces().is_empty());
    assert_eq!(
        table.refused(play("K06", Stratagem::S25, target("syr-H2"))),
        "7c"
    );
    // The advantage can only be taken from the opponent; S15 and S18 keep their windows.
    let mut table = Table::new(without_hands(start()))
        .put("T13", "syr-H1*")
        .give(SYRACUSE, "K05");
    table.state.advantage = SYRACUSE;
    table.act(SYRACUSE, 1);
    assert_eq!(table.targets(Stratagem::S25), [Target::Draw]);
    // A call by omens is open to S17.
    let mut table = reinforcements(2, "K05", "K07");
    table.stratagem("K05", Stratagem::S25, Target::Reinforcement);
    assert!(is_window(
        &table,
        SYRACUSE,
        WindowKind::Answer {
            counter: counter("K05")
        }
    ));
    assert_eq!(table.targets(Stratagem::S17), [Target::Reinforcement]);
}

#[test]
fn r_7_s4c_the_load_is_settled_ship_by_ship() {
    let mut table = Table::empty()
        .put("M1", "ath-T1* ath-T2* ath-H7 ath-H3")
        .put("M7", "syr-T1")
        .give(ATHENS, "K05");
    for unit in ["ath-H7", "ath-H3"] {
        table.state.piece_mut(piece(unit)).aboard = true;
    }
    table.state.advantage = SYRACUSE;
    table.act(ATHENS, 1);
    table.dice(&[6, 6]);
    table.stratagem("K05", Stratagem::S4, Target::None);
    table.play(Action::Accept);
    assert!(matches!(table.prompt(), Some(Prompt::Overstacked { .. })));
    table.play(Action::Disband {
        unit: piece("ath-H3"),
    });
    table.play(Action::Accept);
    assert_eq!(table.at("ath-H7"), "out", "no ship is left");
    assert_eq!(table.state.step(), Some(Step::Menu { side: ATHENS }));
}

#[test]
fn r_7_s25b_what_is_drawn_waits_for_the_next_window() {
    let mut table = reinforcements(2, "K05 K07", "");
    table.stratagem("K05", Stratagem::S25, Target::Draw);
    assert!(!is_window(&table, ATHENS, WindowKind::Reinforcements));
    let mut table = reinforcements(2, "K05 K07", "");
    table.stratagem("K07", Stratagem::S18, Target::None);
    assert!(is_window(&table, ATHENS, WindowKind::Reinforcements));
    assert!(table.targets(Stratagem::S25).contains(&Target::Draw));
}

/// In the works phase and in D.3 no other stratagem follows a draw by good omens.
#[test]
fn r_7_s25b_what_is_drawn_waits_for_the_end_of_the_works_or_the_d3() {
    let only =
        |id: &str| campaign::CounterSet::EMPTY.union(std::iter::once(counter(id).0).collect());
    let mut table = Table::empty().put("T17", "ath-H1").give(ATHENS, "K05");
    table.state.bowl = only("K14");
    let (side, second) = (ATHENS, true);
    table.begin(Stage::Works { side, second });
    table.stratagem("K05", Stratagem::S25, Target::Draw);
    assert!(matches!(table.prompt(), Some(Prompt::Discard { .. })));
    assert!(table.faces().is_empty());
    let camp = play("K14", Stratagem::S13, Target::Camp);
    assert_eq!(table.refused(camp), "7.S25b");
    table.begin(Stage::Works { side, second });
    assert!(table.offers(camp), "in the next turn");
    let mut table = recovery(ATHENS, "K05", "", "T24", "nicias ath-H1* ath-H2*");
    table.state.bowl = only("K19");
    table.stratagem("K05", Stratagem::S25, Target::Draw);
    assert!(table.faces().is_empty());
    let aid = play("K19", Stratagem::S15, target("ath-H1"));
    assert_eq!(table.refused(aid), "7.S25b");
    table.play(Action::Recover {
        unit: piece("ath-H1"),
    });
    assert!(!matches!(table.prompt(), Some(Prompt::Recover { .. })));
}

#[test]
fn r_7_s23b_the_sick_leader_does_not_move() {
    // covers: 7.S23c
    let mut table = Table::empty()
        .put("T13", "gylippos syr-H1")
        .put("T15", "syr-H2")
        .give(ATHENS, "K06");
    table.act(ATHENS, 1);
    table.stratagem("K06", Stratagem::S23, Target::None);
    table.play(Action::Done);
    table.play(Action::Infect {
        piece: piece("gylippos"),
    });
    table.act(SYRACUSE, 2);
    let city = Action::Activate {
        place: place("T16"),
    };
    assert!(!table.offers(city), "nobody there can move");
    table.begin(Stage::Regrouping {
        side: SYRACUSE,
        second: true,
    });
    let regroups = |id| Action::Regroup { piece: piece(id) };
    assert!(table.offers(regroups("syr-H2")));
    assert_eq!(table.refused(regroups("gylippos")), "7.S23b");
}
