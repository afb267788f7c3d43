//! 7 The stratagems against ships.

use crate::step::OwnStep;
use crate::testing::table::*;
use crate::{
    action::{Action, Target},
    ids::Stratagem,
    prompt::Prompt,
    state::Camp,
    step::{Roll, Stage, Step, WindowKind},
    testing::*,
};
use campaign::HalfTurn;

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
    table.stratagem("K05", Stratagem::StormAtSea, Target::None);
    for _ in 0..3 {
        table.play(Action::Accept);
    }
    assert_eq!(
        (table.strength("ath-T6"), table.at("ath-T7").as_str()),
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
        table.stratagem("K05", Stratagem::StormAtSea, Target::None);
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
    table.dice(&[5, 6, 2]);
    table.stratagem("K05", Stratagem::StormAtSea, Target::None);
    let rolled = |table: &Table| match table.state.step() {
        Some(Step::Own(OwnStep::Roll {
            roll: Roll::Storm { unit, die, .. },
        })) => (unit, die),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        rolled(&table),
        (set("ath-T1"), 5),
        "Athens in the order of the map"
    );
    table.play(Action::Accept);
    assert_eq!(rolled(&table), (set("ath-T5"), 6));
    table.dice(&[3, 5]);
    table.play(Action::Reroll);
    assert_eq!(
        (rolled(&table), table.asked()),
        ((set("ath-T5"), 3), Some(SYRACUSE))
    );
    table.play(Action::Accept);
    assert_eq!(rolled(&table).0, set("syr-T1"));
    table.play(Action::Accept);
    assert!(!table.is_back("ath-T5") && table.is_back("ath-T1"));
    // Passengers beyond the strength of their ships are lost.
    let mut table = Table::empty()
        .put("M1", "ath-T1* ath-H1")
        .put("M7", "syr-T1")
        .give(ATHENS, "K05");
    table.state.pieces.get_mut(piece("ath-H1")).aboard = true;
    table.state.advantage = SYRACUSE;
    table.act(ATHENS, 1);
    table.dice(&[6]);
    table.stratagem("K05", Stratagem::StormAtSea, Target::None);
    table.play(Action::Accept);
    assert_eq!(
        (table.at("ath-T1"), table.at("ath-H1")),
        ("out".into(), "out".into())
    );
}

#[test]
fn r_8d_nobody_is_asked_about_a_die_that_could_not_be_better_for_him() {
    for (holder, die, asks) in [
        (ATHENS, 4, false),
        (ATHENS, 5, true),
        (SYRACUSE, 4, true),
        (SYRACUSE, 5, false),
    ] {
        let mut table = Table::empty().put("M1", "ath-T1").give(ATHENS, "K05");
        table.state.advantage = holder;
        table.act(ATHENS, 1);
        table.dice(&[die]);
        table.stratagem("K05", Stratagem::StormAtSea, Target::None);
        let is_asked = matches!(table.prompt(), Some(Prompt::Roll { .. }));
        assert_eq!(is_asked, asks, "{holder:?} {die}");
        assert!(is_asked || table.is_back("ath-T1") == (die >= 5));
    }
}

#[test]
fn r_7_s5b_rotten_hulls_need_the_port() {
    let rotten = |ships: &str, camp| {
        let mut table = Table::empty().give(SYRACUSE, "K15");
        if !ships.is_empty() {
            table = table.put("M12", ships);
        }
        (table.state.camp, table.state.advantage) = (camp, SYRACUSE);
        table.begin(Stage::StartAttrition(HalfTurn {
            side: ATHENS,
            second: true,
        }));
        assert!(is_window(&table, SYRACUSE, WindowKind::Attrition));
        table
    };
    assert!(
        rotten("ath-T3 ath-T4", Camp::Unbuilt)
            .targets(Stratagem::RottenHulls)
            .is_empty()
    );
    assert!(
        rotten("", Camp::Standing)
            .targets(Stratagem::RottenHulls)
            .is_empty()
    );
    let mut table = rotten("ath-T3", Camp::Standing);
    let port = table.state.clone();
    let mut acting = Table::new(port);
    acting.act(SYRACUSE, 1);
    assert!(acting.faces().is_empty(), "in D.5 only");
    table.stratagem("K15", Stratagem::RottenHulls, Target::None);
    assert_eq!(table.at("ath-T3"), "out");
    let mut table = rotten("ath-T3 ath-T4*", Camp::Standing);
    table.stratagem("K15", Stratagem::RottenHulls, Target::None);
    assert_eq!(table.asked(), Some(ATHENS));
    table.play(Action::Weaken {
        unit: piece("ath-T3"),
    });
    assert_eq!(
        (table.at("ath-T3"), table.at("ath-T4")),
        ("out".into(), "out".into())
    );
    let mut table = rotten("ath-T3 ath-T4", Camp::Standing);
    table.stratagem("K15", Stratagem::RottenHulls, Target::None);
    table.play(Action::Weaken {
        unit: piece("ath-T4"),
    });
    assert_eq!(
        (table.strength("ath-T3"), table.at("ath-T4").as_str()),
        (12, "out")
    );
}

#[test]
fn r_7_s4c_the_load_is_settled_ship_by_ship() {
    let mut table = Table::empty()
        .put("M1", "ath-T1* ath-T2* ath-H7 ath-H3")
        .put("M7", "syr-T1")
        .give(ATHENS, "K05");
    for unit in ["ath-H7", "ath-H3"] {
        table.state.pieces.get_mut(piece(unit)).aboard = true;
    }
    table.state.advantage = SYRACUSE;
    table.act(ATHENS, 1);
    table.dice(&[6, 6]);
    table.stratagem("K05", Stratagem::StormAtSea, Target::None);
    table.play(Action::Accept);
    assert!(matches!(table.prompt(), Some(Prompt::Overstacked { .. })));
    table.play(Action::Disband {
        unit: piece("ath-H3"),
    });
    table.play(Action::Accept);
    assert_eq!(table.at("ath-H7"), "out", "no ship is left");
    assert_eq!(table.state.step(), Some(Step::Menu { side: ATHENS }));
}
