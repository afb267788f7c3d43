//! 7 The stratagems of a combat and of a march, played through the dispatcher.

use crate::step::{OwnStage, OwnStep};
use campaign::{CombatEvent, Reckoning};

use crate::{
    action::{Action, Target},
    event::{Event, ModifierLine, SharedEvent},
    ids::{Side, Stratagem},
    pieces::PieceId,
    prompt::{Prompt, SharedPrompt},
    step::{Roll, Stage, Step, WindowKind},
    testing::{table::*, *},
    types::{Look, Types},
};

fn piece(id: &str) -> PieceId {
    id.parse().unwrap()
}

/// A combat in a zone up to the first question of the attacker before the roll.
fn fight(mut table: Table, attacker: Side, zone: &str) -> Table {
    table.state.advantage = attacker.other();
    table.act(attacker, 1);
    for side in [attacker, attacker.other()] {
        table.pass(side);
    }
    table.play(Action::EndMoves);
    table.play(Action::Fight { zone: place(zone) });
    table
}

/// The defender is asked next.
fn defend(mut table: Table, attacker: Side) -> Table {
    table.pass(attacker);
    let (side, window) = (attacker.other(), WindowKind::Combat);
    assert_eq!(table.prompt(), Some(Prompt::Window { side, window }));
    table
}

/// All questions before the roll are passed and the die stands: the shifts by stratagems and the sum of all.
fn shifts(mut table: Table) -> (Vec<i8>, i8) {
    while let Some(Prompt::Window {
        window: WindowKind::Combat,
        ..
    }) = table.prompt()
    {
        table.play(Action::Pass);
    }
    while let Some(Prompt::Roll { .. }) = table.prompt() {
        table.play(Action::Accept);
    }
    let columns = table.events.iter().find_map(|event| match event {
        Event::Shared(SharedEvent::Combat(CombatEvent::BattleRolled { columns, .. })) => {
            Some(columns.clone())
        }
        _ => None,
    });
    let columns = columns.unwrap();
    let by_stratagem = columns
        .iter()
        .filter(|line| line.line == ModifierLine::ColumnStratagem)
        .map(|line| line.by);
    let sum = columns.iter().map(|line| line.by).sum();
    (by_stratagem.collect(), sum)
}

#[test]
fn r_7_s1a_periplous_by_attacker_and_defender() {
    // covers: 7.S1b 2.Ab
    let sea = |zone| {
        Table::empty()
            .put(zone, "ath-T3 syr-T1")
            .give(ATHENS, "K04")
            .give(SYRACUSE, "K22")
    };
    let mut table = fight(sea("M5"), ATHENS, "M5");
    assert_eq!(table.faces(), [Stratagem::Periplous]);
    table.stratagem("K04", Stratagem::Periplous, Target::None);
    assert!(!table.in_bowl("K04"), "it lies there");
    assert_eq!(shifts(table).0, [2]);
    let mut table = defend(fight(sea("M5"), SYRACUSE, "M5"), SYRACUSE);
    table.stratagem("K04", Stratagem::Periplous, Target::None);
    assert_eq!(shifts(table).0, [-2]);
    let mut table = fight(sea("M9"), ATHENS, "M9");
    let narrow = play("K04", Stratagem::Periplous, Target::None);
    assert_eq!(table.refused(narrow), "7c");
}

#[test]
fn r_7_s2a_kuklos_and_r_7_s3a_diekplous_in_a_combat() {
    // covers: 7.S2a 7.S3a 7b 4.2e
    let sea = || {
        Table::empty()
            .put("M9", "ath-T3 syr-T1")
            .give(ATHENS, "K10")
            .give(SYRACUSE, "K22")
    };
    // K10 is S3 for Athens and S2 for Syracuse, K09 the other way round.
    let mut table = fight(sea(), ATHENS, "M9");
    table.stratagem("K10", Stratagem::Diekplous, Target::None);
    assert_eq!(shifts(table).0, [1]);
    let mut table = defend(fight(sea(), SYRACUSE, "M9"), SYRACUSE);
    let attack = play("K10", Stratagem::Diekplous, Target::None);
    assert_eq!(table.refused(attack), "7c", "attackers only");
    let other = || {
        Table::empty()
            .put("M9", "ath-T3 syr-T1")
            .give(ATHENS, "K09")
            .give(SYRACUSE, "K22")
    };
    let mut table = defend(fight(other(), SYRACUSE, "M9"), SYRACUSE);
    table.stratagem("K09", Stratagem::Kuklos, Target::None);
    assert_eq!(shifts(table).0, [-1]);
    let mut table = fight(other(), ATHENS, "M9");
    let defence = play("K09", Stratagem::Kuklos, Target::None);
    assert_eq!(table.refused(defence), "7c", "defenders only");
    // Both at once: the shifts add up.
    let both = Table::empty()
        .put("M4", "ath-T3 syr-T1")
        .give(ATHENS, "K04")
        .give(SYRACUSE, "K10");
    let mut table = fight(both, ATHENS, "M4");
    table.stratagem("K04", Stratagem::Periplous, Target::None);
    table.stratagem("K10", Stratagem::Kuklos, Target::None);
    assert_eq!(shifts(table), (vec![2, -1], 1));
}

#[test]
fn r_7_s6a_erasinides_reinforces_the_ships() {
    let works = |pieces: &str| {
        let mut table = Table::empty().put("M6", pieces).give(SYRACUSE, "K01");
        table.state.initiative = ATHENS;
        table.begin(Stage::Own(OwnStage::StartWorks));
        table
    };
    assert!(
        works("syr-T1")
            .targets(Stratagem::ReinforcedShips)
            .is_empty()
    );
    let mut table = works("syr-T1 erasinides");
    table.stratagem("K01", Stratagem::ReinforcedShips, Target::None);
    assert!(table.state.set_aside.contains(counter("K01")));
    table.state.pieces.get_mut(piece("erasinides")).at = crate::state::At::Eliminated;
    let table = table.put("M9", "ath-T3 ath-T4").put("M9", "syr-T1");
    assert_eq!(shifts(fight(table, ATHENS, "M9")), (vec![], -1));
}

/// `ath-H1` of T13 is about to step into T14, where the archers of Syracuse are.
fn towards_archers() -> Table {
    let mut table = Table::empty()
        .put("T13", "ath-H1 ath-H2 nicias")
        .put("T14", "syr-A1")
        .give(SYRACUSE, "K04 K22");
    table.state.advantage = ATHENS;
    table.act(ATHENS, 2);
    table.pass(SYRACUSE);
    table.play(Action::Activate {
        place: place("T13"),
    });
    table.play(Action::Pick {
        piece: piece("ath-H1"),
    });
    table.play(Action::Step { to: place("T14") });
    table
}

#[test]
fn r_7_s7a_archers_close_a_zone_for_the_phase() {
    // covers: 7.S7b 2.Ae
    let mut table = towards_archers();
    let zone = place("T14");
    let (side, window) = (SYRACUSE, WindowKind::Archers { zone });
    assert_eq!(table.prompt(), Some(Prompt::Window { side, window }));
    assert_eq!(
        table.targets(Stratagem::Archers),
        [Target::Place { place: zone }]
    );
    table.stratagem("K04", Stratagem::Archers, Target::Place { place: zone });
    assert_eq!(table.at("ath-H1"), "T13", "the step is taken back");
    assert!(table.offers(Action::Step { to: place("T15") }));
    assert_eq!(table.refused(Action::Step { to: zone }), "7.S7a");
    assert!(!table.in_bowl("K04"), "it lies in the zone");
    table.play(Action::Stop);
    table.play(Action::Pick {
        piece: piece("nicias"),
    });
    assert!(!table.offers(Action::Step { to: zone }), "leaders too");
    table.play(Action::Step { to: place("T15") });
    table.until(|prompt| {
        !matches!(
            prompt,
            Prompt::Shared(SharedPrompt::Pick { .. })
                | Prompt::Shared(SharedPrompt::March { .. })
                | Prompt::Shared(SharedPrompt::Menu { .. })
        )
    });
    assert!(table.in_bowl("K04"), "the phase is over");
    let mut table = towards_archers();
    table.play(Action::Pass);
    assert_eq!(table.at("ath-H1"), "T14", "nobody stops them");
}

#[test]
fn r_7_s8a_spartans_help_syracuse() {
    let land = |unit: &str| {
        Table::empty()
            .put("T13", &format!("ath-H3 {unit}"))
            .give(SYRACUSE, "K13")
            .give(ATHENS, "K22")
    };
    let mut table = fight(land("syr-H5"), SYRACUSE, "T13");
    table.stratagem("K13", Stratagem::Spartans, Target::None);
    assert_eq!(shifts(table).0, [1]);
    let mut table = defend(fight(land("syr-H7"), ATHENS, "T13"), ATHENS);
    table.stratagem("K13", Stratagem::Spartans, Target::None);
    assert_eq!(shifts(table).0, [-1]);
    let table = fight(land("syr-H1"), SYRACUSE, "T13");
    assert!(table.faces().is_empty(), "no Spartan takes part");
}

#[test]
fn r_7_s9a_the_winner_rides_down_a_weakened_unit() {
    // covers: 7.S9b
    let pursuit = |winners: &str| {
        let table = Table::empty()
            .put("T13", &format!("{winners} ath-H4* ath-H5* ath-H6*"))
            .give(SYRACUSE, "K17");
        let mut table = fight(table, SYRACUSE, "T13");
        table.dice(&[3]);
        table.until(|prompt| {
            matches!(
                prompt,
                Prompt::Window {
                    window: WindowKind::Result,
                    side: SYRACUSE
                }
            )
        });
        table
    };
    let mut table = pursuit("syr-H1 syr-H2 syr-H3 syr-C1");
    let victims = table.targets(Stratagem::Cavalry);
    assert!(!victims.is_empty());
    let before = table.state.pieces.in_play().len();
    table.stratagem("K17", Stratagem::Cavalry, victims[0]);
    assert_eq!(table.state.pieces.in_play().len(), before - 1);
    let table = pursuit("syr-H1 syr-H2 syr-H3 syr-H4");
    assert!(table.faces().is_empty(), "no cavalry");
}

#[test]
fn r_7_s10a_a_night_attack_may_go_wrong() {
    // covers: 7.S10b
    let night = |die: u8| {
        let table = Table::empty()
            .put("T13", "ath-H3 ath-H7 syr-H1 syr-H2")
            .give(ATHENS, "K03");
        let mut table = fight(table, ATHENS, "T13");
        table.dice(&[die]);
        table.stratagem("K03", Stratagem::NightAttack, Target::None);
        assert!(matches!(
            table.state.step(),
            Some(Step::Own(OwnStep::Roll {
                roll: Roll::Night { .. }
            }))
        ));
        assert_eq!(table.asked(), Some(SYRACUSE), "it may be thrown again");
        table.play(Action::Accept);
        let battle = table.state.battle.unwrap();
        let reading = Look::new(&table.game, &table.state).reading(&battle);
        (reading.attack, reading.defence)
    };
    assert_eq!(night(3), (11, 7));
    assert_eq!(night(2), (6, 11));
    let naval = Table::empty()
        .put("M5", "ath-T3 syr-T1")
        .give(ATHENS, "K03");
    assert!(
        fight(naval, ATHENS, "M5")
            .targets(Stratagem::NightAttack)
            .is_empty()
    );
    let land = Table::empty()
        .put("T13", "ath-H3 syr-H1")
        .give(ATHENS, "K03");
    let table = defend(fight(land, SYRACUSE, "T13"), SYRACUSE);
    assert!(
        table.targets(Stratagem::NightAttack).is_empty(),
        "Athens attacks"
    );
}

#[test]
fn r_7_s11a_neighbours_lend_half_their_strength() {
    let table = Table::empty()
        .put("T14", "ath-H3 syr-H1")
        .put("T15", "syr-H3 syr-H4 syr-P2")
        .put("T13", "ath-H1")
        .give(SYRACUSE, "K03");
    let mut table = defend(fight(table, ATHENS, "T14"), ATHENS);
    assert_eq!(
        table.targets(Stratagem::CombinedAttack),
        [Target::Place {
            place: place("T15")
        }]
    );
    table.stratagem(
        "K03",
        Stratagem::CombinedAttack,
        Target::Place {
            place: place("T15"),
        },
    );
    let battle = table.state.battle.unwrap();
    let reading = Look::new(&table.game, &table.state).reading(&battle);
    assert_eq!(reading.defence, 6 + 7);
    assert_eq!(table.at("syr-H3"), "T15", "they stay");
}

#[test]
fn r_7_s19b_one_leader_is_wounded_until_the_next_b_2() {
    // covers: 7.S19a
    let table = Table::empty()
        .put("T13", "nicias lamachos ath-H3 syr-H1")
        .give(SYRACUSE, "K21");
    let mut table = defend(fight(table, ATHENS, "T13"), ATHENS);
    let both = ["nicias", "lamachos"].map(|id| Target::Piece { piece: piece(id) });
    let mut named = table.targets(Stratagem::WoundedLeader);
    named.sort();
    let mut wanted = both.to_vec();
    wanted.sort();
    assert_eq!(named, wanted);
    table.stratagem("K21", Stratagem::WoundedLeader, both[0]);
    assert!(table.is_back("nicias") && !table.is_back("lamachos"));
    let battle = table.state.battle.unwrap();
    let lines = Types::die_modifiers(Look::new(&table.game, &table.state), &battle);
    assert!(
        lines
            .iter()
            .all(|line| line.line != ModifierLine::DieLeaders)
    );
    table.begin(Stage::LeadersRecover);
    assert!(!table.is_back("nicias"));
}
