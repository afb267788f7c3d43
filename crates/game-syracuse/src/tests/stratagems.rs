//! 7 The stratagems: whose they are, for works and for weakened units.

use crate::step::{OwnStage, OwnStep};
use campaign::HalfTurn;

use crate::{
    action::{Action, Target},
    ids::{FortId, Stratagem, WallId},
    prompt::Prompt,
    state::{At, Camp, FortState, Work},
    step::{Stage, Step, WindowKind},
    testing::{table::*, *},
    types::Look,
};

#[test]
fn r_7a_own_or_neutral_faces() {
    let mut table = Table::new(without_hands(start())).give(ATHENS, "K20 K05");
    table.act(ATHENS, 1);
    assert_eq!(
        table.faces(),
        [Stratagem::StormAtSea, Stratagem::GoodOmens],
        "S19 needs a combat"
    );
    let leader = target("sicanos");
    assert_eq!(table.refused(play("K20", Stratagem::Discord, leader)), "7a");
    let mut table = Table::new(without_hands(start())).give(SYRACUSE, "K20");
    table.act(SYRACUSE, 1);
    assert_eq!(table.faces(), [Stratagem::Discord]);
    assert_eq!(
        table.refused(play("K21", Stratagem::WoundedLeader, leader)),
        "1.4b"
    );
}

#[test]
fn r_7c_only_what_can_have_an_effect() {
    let mut table = Table::new(without_hands(start())).give(SYRACUSE, "K02");
    table.state.pieces.get_mut(piece("alcibiades")).at = At::Removed;
    table.begin(Stage::StartReinforcements);
    assert_eq!((table.asked(), table.faces().len()), (Some(SYRACUSE), 0));
    assert_eq!(
        table.refused(play("K02", Stratagem::Alcibiades, Target::None)),
        "7c"
    );
    // Not its phase.
    let mut table = Table::new(without_hands(start())).give(SYRACUSE, "K02");
    table.act(SYRACUSE, 1);
    assert_eq!(
        table.refused(play("K02", Stratagem::Alcibiades, Target::None)),
        "7c"
    );
}

#[test]
fn r_7_s12a_a_wall_without_points() {
    let mut table = Table::empty().put("T13", "ath-H1").give(ATHENS, "K11");
    table.state.camp = Camp::Standing;
    table.state.camp_turn = Some(1);
    table.state.turn = 3;
    table.state.set_wall(WallId::A1, Work::Destroyed);
    table.ask(Step::Own(OwnStep::Build {
        side: ATHENS,
        points: 0,
    }));
    assert!(
        !table.offers(Action::BuildWall { wall: WallId::A1 }),
        "there are no points"
    );
    assert_eq!(
        table.targets(Stratagem::Wall),
        [Target::Wall { wall: WallId::A1 }]
    );
    table.stratagem("K11", Stratagem::Wall, Target::Wall { wall: WallId::A1 });
    assert_eq!(table.state.wall(WallId::A1), Work::Built);
    assert!(table.in_bowl("K11"));
    let mut table = Table::empty().put("T13", "ath-H1").give(ATHENS, "K11");
    table.state.camp = Camp::Standing;
    table.act(ATHENS, 1);
    assert!(table.faces().is_empty(), "in phase C only");
    let mut table = Table::empty().put("T24", "ath-H1").give(ATHENS, "K11");
    table.state.camp = Camp::Standing;
    table.state.set_wall(WallId::A1, Work::Destroyed);
    table.ask(Step::Own(OwnStep::Build {
        side: ATHENS,
        points: 0,
    }));
    assert!(table.targets(Stratagem::Wall).is_empty(), "no workers");
}

#[test]
fn r_7_s13a_the_camp_before_any_die() {
    let mut table = Table::empty().put("T17", "ath-H1").give(ATHENS, "K14");
    table.state.initiative = ATHENS;
    table.begin(Stage::Own(OwnStage::Works(HalfTurn::first(ATHENS))));
    assert!(matches!(table.prompt(), Some(Prompt::Discard { .. })));
    assert_eq!(table.targets(Stratagem::Fort), [Target::Camp]);
    let before = table.state.dice.drawn();
    table.stratagem("K14", Stratagem::Fort, Target::Camp);
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
    table.ask(Step::Own(OwnStep::Build {
        side: ATHENS,
        points: 0,
    }));
    assert_eq!(
        table.targets(Stratagem::Fort),
        [Target::Fort {
            fort: FortId::Plemmyrion
        }]
    );
    table.stratagem(
        "K14",
        Stratagem::Fort,
        Target::Fort {
            fort: FortId::Plemmyrion,
        },
    );
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
    assert_eq!(table.targets(Stratagem::Sapping), [Target::Chains]);
    let before = table.state.dice.drawn();
    table.stratagem("K12", Stratagem::Sapping, Target::Chains);
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
        table.targets(Stratagem::Sapping)
    };
    assert_eq!(sap("syr-P1"), [Target::Wall { wall: WallId::A1 }]);
    assert!(sap("syr-C1").is_empty() && sap("syr-P1*").is_empty());
}

#[test]
fn r_7_s15a_one_unit_more() {
    let pieces = "hermocrates syr-H1* syr-H2* syr-H3*";
    let mut table = recovery(SYRACUSE, "", "K19", "T16", pieces);
    let swords = Look::new(&table.game, &table.state).swords(piece("hermocrates"));
    assert_eq!(swords, 1);
    table.stratagem("K19", Stratagem::RecoverOne, target("syr-H1"));
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
    assert_eq!(table.targets(Stratagem::RecoverOne), [target("syr-H1")]);
    assert_eq!(
        table.refused(play("K19", Stratagem::RecoverOne, target("ath-H1"))),
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
    let swords = crate::rules::recovery::swords(Look::new(&table.game, &table.state), ATHENS);
    table.stratagem("K19", Stratagem::RecoverTwo, Target::None);
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
        Some(Step::Own(OwnStep::Recover { side, left, cause })),
        "those of the leaders remain"
    );
    assert!(table.is_back("ath-H3") && table.is_back("ath-H4"));
    let mut table = recovery(ATHENS, "K19", "", "T24", "ath-H1*");
    table.stratagem("K19", Stratagem::RecoverTwo, Target::None);
    table.play(Action::Recover {
        unit: piece("ath-H1"),
    });
    assert!(!table.is_back("ath-H1") && !matches!(table.prompt(), Some(Prompt::Recover { .. })));
    let table = recovery(ATHENS, "K19", "", "T24", "ath-H1");
    assert!(table.faces().is_empty(), "nobody is weakened");
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
            own: Default::default(),
        },
    });
    table.stratagem("K22", Stratagem::Supply, Target::None);
    assert_eq!(table.state.supply.athenian.value, 2);
    assert!(table.in_bowl("K22"));
    // At the end of D.4, and only below 3.
    let mut table = Table::new(without_hands(start()))
        .give(ATHENS, "K22")
        .give(SYRACUSE, "K21");
    table.begin(Stage::Supply(HalfTurn {
        side: ATHENS,
        second: true,
    }));
    let value = table.state.supply.athenian.value;
    assert!(is_window(&table, ATHENS, WindowKind::Supply));
    assert_eq!(table.targets(Stratagem::Supply).is_empty(), value == 3);
    table.state.supply.athenian.value = 3;
    assert_eq!(
        table.refused(play("K22", Stratagem::Supply, Target::None)),
        "7c"
    );
}
