//! 8d Dice that the advantage cancels.

use crate::step::{OwnStage, OwnStep};
use crate::testing::table::*;
use crate::{
    action::{Action, Target},
    ids::Stratagem,
    step::{Roll, Stage, Step},
    testing::*,
};
use campaign::HalfTurn;

/// The die that is being asked about.
fn any_die(table: &Table) -> u8 {
    match table.state.step() {
        Some(Step::Own(OwnStep::Roll {
            roll:
                Roll::Attrition { die, .. }
                | Roll::Siege { die, .. }
                | Roll::Wall { die, .. }
                | Roll::Chains { die, .. }
                | Roll::Combat { die, .. }
                | Roll::Storm { die, .. }
                | Roll::Night { die, .. }
                | Roll::Discord { die, .. },
        })) => die,
        other => panic!("{other:?}"),
    }
}

/// Syracuse holds the advantage and has the first die, a 4, thrown again: it becomes a 1.
fn cancelled(mut table: Table, begin: impl FnOnce(&mut Table)) -> Table {
    table.state.advantage = SYRACUSE;
    table.dice(&[4, 1]);
    begin(&mut table);
    assert_eq!((table.asked(), any_die(&table)), (Some(SYRACUSE), 4));
    table.play(Action::Reroll);
    assert_eq!((any_die(&table), table.state.advantage), (1, ATHENS));
    table.play(Action::Accept);
    table
}

#[test]
fn r_8d_attrition_walls_and_chains() {
    let (side, second) = (ATHENS, true);
    let camped = Table::empty().put("T25", "ath-H1 ath-H2 ath-H3 ath-C1 ath-A1");
    let table = cancelled(camped, |table| {
        table.begin(Stage::StartAttrition(HalfTurn { side, second }));
    });
    assert!(table.state.pieces.backs().is_empty(), "1 + 3");
    let mut beside = Table::empty().put("T6", "ath-H1").put("T14", "ath-H2");
    let wall = crate::WallId::S2;
    beside.state.set_wall(wall, crate::Work::Built);
    let table = cancelled(beside, |table| {
        table.begin(Stage::Own(OwnStage::Breaches(HalfTurn { side, second })));
        table.play(Action::Breach { wall });
    });
    assert_eq!(table.state.wall(wall), crate::Work::Built);
    let mut chained = Table::empty().put("M9", "ath-T3");
    chained.state.chains = crate::Work::Built;
    let table = cancelled(chained, |table| {
        table.begin(Stage::Own(OwnStage::Breaches(HalfTurn { side, second })));
        table.play(Action::BreakChains);
    });
    assert_eq!(table.state.chains, crate::Work::Built);
}

#[test]
fn r_8d_combats_and_the_tests_of_stratagems() {
    // covers: 4.2i
    let land = || Table::empty().put("T13", "ath-H3 ath-H7 syr-H1 syr-H2 sicanos");
    let fight = |table: &mut Table| {
        table.act(ATHENS, 1);
        table.pass(ATHENS);
        table.play(Action::EndMoves);
        table.play(Action::Fight { zone: place("T13") });
    };
    let table = cancelled(land(), fight);
    let rolled = table.events.iter().find_map(|event| match event {
        crate::Event::Shared(campaign::SharedEvent::Combat(
            campaign::CombatEvent::BattleRolled { die, .. },
        )) => Some(die.get()),
        _ => None,
    });
    assert_eq!(rolled, Some(1));
    let table = cancelled(land().give(ATHENS, "K03"), |table| {
        fight(table);
        table.stratagem("K03", Stratagem::NightAttack, Target::None);
    });
    assert_eq!(table.state.battle.unwrap().night, Some(ATHENS));
    let table = cancelled(land().give(ATHENS, "K21"), |table| {
        table.act(ATHENS, 1);
        let leader = Target::Piece {
            piece: piece("sicanos"),
        };
        table.stratagem("K21", Stratagem::Discord, leader);
    });
    assert_eq!(table.at("sicanos"), "T13");
}

#[test]
fn r_8g_discord_can_be_undone() {
    // covers: 7.S20b
    let mut table = Table::new(without_hands(start())).give(ATHENS, "K21");
    table.state.advantage = SYRACUSE;
    table.act(ATHENS, 1);
    table.dice(&[6]);
    table.stratagem(
        "K21",
        Stratagem::Discord,
        Target::Piece {
            piece: piece("sicanos"),
        },
    );
    table.play(Action::Accept);
    assert_eq!(
        (table.at("sicanos").as_str(), table.asked()),
        ("out", Some(SYRACUSE))
    );
    table.play(Action::ReturnLeader {
        leader: piece("sicanos"),
        to: place("T16"),
    });
    assert_eq!(
        (table.at("sicanos").as_str(), table.state.advantage),
        ("T16", ATHENS)
    );
}
