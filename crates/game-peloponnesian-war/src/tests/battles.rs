//! 5.2 Battles with the dice given.

use engine::D6;

use super::table::{Table, dice, space};
use crate::{
    BattleKind, Event, Kind, PerSide, Side, Sort,
    data::SpaceKind,
    force::Force,
    rules::{
        battle,
        battle_numbers::{self, Reading, land_losses},
        battles,
    },
    state::Party,
};

fn face(eyes: u8) -> D6 {
    D6::try_from(eyes).unwrap()
}

/// A battle between the forces of two spaces: totals, winner, losses.
struct Fight(Table, PerSide<Party>);

fn fight(position: &str, athens: &str, sparta: &str) -> Fight {
    let table = Table::new(&format!(
        "peloponnesian-war; clear; {position}; stage sieges"
    ));
    let standing = |id: &str| Party::Standing { space: space(id) };
    let parties = PerSide {
        athens: standing(athens),
        sparta: standing(sparta),
    };
    Fight(table, parties)
}

impl Fight {
    fn land(&self, athens: u8, sparta: u8) -> Reading {
        let dice = PerSide {
            athens: face(athens),
            sparta: face(sparta),
        };
        battle_numbers::read_land(self.0.look(), self.1, dice)
    }

    fn sea(&self, athens: u8, sparta: u8) -> Reading {
        let dice = PerSide {
            athens: face(athens),
            sparta: face(sparta),
        };
        battle_numbers::read_sea(self.0.look(), self.1, dice)
    }

    fn kind(&self) -> Option<BattleKind> {
        battle_numbers::battle_kind(self.0.look(), self.1)
    }
}

fn totals(reading: &Reading) -> (i8, i8) {
    (reading.totals.athens, reading.totals.sparta)
}

#[test]
fn r_5_2_1a_everything_that_speaks_for_a_side() {
    // covers: 5.2.1b 5.2.1c 5.2.1d 5.2.1e
    let plataea = fight("plataea A3h2c @demosthenes S5h @agis", "plataea", "plataea");
    let reading = plataea.land(4, 3);
    assert_eq!(totals(&reading), (7, 8));
    assert_eq!(reading.winner, Some(Side::Sparta));
    let two = fight(
        "plataea a8h s5h5c @brasidas @pleistoanax",
        "plataea",
        "plataea",
    );
    assert_eq!(
        totals(&two.land(1, 1)),
        (4, 2),
        "the worst leader, 3 hoplites, cavalry 1"
    );
    let half = fight("plataea A1h S5h s5h", "plataea", "plataea");
    assert_eq!(totals(&half.land(1, 1)), (1, 1 + 9 + 2));
    let less = fight("plataea A1h1c S5h s5h1c", "plataea", "plataea");
    assert_eq!(totals(&less.land(1, 1)), (1, 1 + 9), "5 of 11 are too few");
}

#[test]
fn r_5_2_1f_a_battle_at_sparta() {
    // covers: 5.2.1g
    let mut table =
        Table::new("peloponnesian-war; clear; sparta S3h A4h @demosthenes; stage battles");
    table.rig(&[(8, 7), (6, 0), (6, 0)]).go();
    assert!(table.said(
        |event| matches!(event, Event::LeaderDrawn { leader, .. } if leader.id() == "lysander")
    ));
    assert!(
        table.said(|event| matches!(
            event,
            Event::BattleRolled {
                athens_total: 4,
                sparta_total: 8,
                ..
            }
        )),
        "{:?}",
        table.events
    );
    let led = fight("sparta S3h @agis A4h", "sparta", "sparta");
    assert_eq!(totals(&led.land(1, 1)), (2, 1 + 1 + 2 + 2));
    let drawn = |event: &Event| {
        matches!(
            event,
            Event::LeaderDrawn {
                side: Side::Sparta,
                ..
            }
        )
    };
    let mut elsewhere = Table::new("peloponnesian-war; clear; gythium S3h A4h; stage battles");
    elsewhere.go();
    assert!(!elsewhere.said(drawn));
}

#[test]
fn r_5_2_1h_ties_go_to_the_better_leader() {
    // covers: 5.2.1i 5.2.1l
    let none = fight("plataea A3h @nicias s3h", "plataea", "plataea");
    assert_eq!(
        none.land(3, 3).winner,
        None,
        "a 0 is no better than no leader"
    );
    let phormio = fight("plataea A1h @phormio s3h @agis", "plataea", "plataea");
    let tie = phormio.land(3, 3);
    assert_eq!(totals(&tie), (6, 6));
    assert_eq!(tie.winner, Some(Side::Athens));
    assert_eq!(tie.losses.sparta, 1, "at least one land point");
    let cleon = fight("plataea A3h @cleon s3h", "plataea", "plataea");
    assert_eq!(cleon.land(4, 3).winner, Some(Side::Sparta));
}

#[test]
fn r_5_2_1j_losses_on_land() {
    // covers: 5.2.1k
    let few = fight("plataea A3h @phormio s3h", "plataea", "plataea");
    assert_eq!(
        few.land(6, 1).losses.sparta,
        3,
        "no more than the winner's hoplites"
    );
    let riders = fight("plataea A5h @pericles s2h2c", "plataea", "plataea");
    assert_eq!(totals(&riders.land(3, 3)), (7, 4));
    assert_eq!(riders.land(3, 3).losses.sparta, 1, "two riders save two");
    let many = fight("plataea A5h @pericles s2h5c", "plataea", "plataea");
    assert_eq!(many.land(3, 3).losses.sparta, 1);
}

#[test]
fn r_5_2_1m_who_falls() {
    // covers: 5.2.1n
    let mut force = Force::of(Sort::own(Kind::Hoplite), 1);
    force.set(Sort::own(Kind::Cavalry), 1);
    force.set(Sort::allied(Kind::Hoplite), 3);
    let fallen = |space, count| {
        let fallen = land_losses(force, space, count);
        Sort::ALL.map(|sort| fallen.get(sort))
    };
    assert_eq!(fallen(SpaceKind::Coast, 3), [1, 1, 0, 1, 0, 0]);
    // On an island types fall the other way round, as in a skirmish there.
    assert_eq!(fallen(SpaceKind::Coast, 1), [1, 0, 0, 0, 0, 0]);
    assert_eq!(fallen(SpaceKind::Island, 1), [0, 1, 0, 0, 0, 0]);
}

#[test]
fn r_5_2_1o_the_loser_goes_home() {
    // covers: 5.2d 9.0a 1.3i
    let position = "peloponnesian-war; clear; plataea A6h @demosthenes s3h @agis; stage battles";
    let mut table = Table::new(position);
    table.rig(&dice(&[5, 2]));
    table.with(|play| {
        battles::fight(play, (space("plataea"), space("plataea")));
        while let Some(&crate::Step::Battle { stage }) = play.at.steps.last() {
            battle::advance(play, stage);
        }
    });
    let at = &table.state.position;
    assert_eq!((at.confidence.athens, at.confidence.sparta), (1, -1));
    assert_eq!(at.points.athens, 10);
    assert_eq!(table.at(Side::Sparta, "plataea"), [0; 3]);
    let home = at.homeward.sparta.total();
    assert_eq!(home + at.lost.sparta.total(), 3);
    assert_eq!(table.at(Side::Athens, "plataea"), [6, 0, 0]);
}

#[test]
fn r_5_2_1p_a_drawn_battle() {
    // covers: 5.2.2f
    let equal = fight("plataea A1h s1h", "plataea", "plataea");
    assert_eq!(
        equal.land(3, 3).losses,
        PerSide {
            athens: 0,
            sparta: 0
        }
    );
    let alone = fight(
        "plataea A1h @demosthenes s4h @agis @gylippus",
        "plataea",
        "plataea",
    );
    let reading = alone.land(5, 3);
    assert_eq!(
        (reading.winner, totals(&reading)),
        (Some(Side::Athens), (7, 7))
    );
    let drawn = fight("plataea A1h s4h", "plataea", "plataea");
    assert_eq!(
        drawn.land(6, 3).losses,
        PerSide {
            athens: 1,
            sparta: 1
        }
    );
    let sea = fight("aegina A1n s3n", "aegina", "aegina");
    assert_eq!(sea.sea(3, 3).winner, None);
    assert_eq!(
        sea.sea(3, 3).losses,
        PerSide {
            athens: 1,
            sparta: 1
        }
    );
}

#[test]
fn r_5_2_2a_battles_at_sea() {
    // covers: 5.2.2b 5.2.2c 5.2.2d
    let phormio = fight("aegina A4n @phormio s5n @mindarus", "aegina", "aegina");
    let reading = phormio.sea(3, 4);
    assert_eq!(totals(&reading), (8, 5));
    assert_eq!(
        (reading.winner, reading.losses.sparta),
        (Some(Side::Athens), 3)
    );
    let tie = fight("aegina a4n @thrasyllus s4n @mindarus", "aegina", "aegina");
    let reading = tie.sea(4, 5);
    assert_eq!(
        (reading.winner, reading.losses.sparta),
        (Some(Side::Athens), 0)
    );
}

#[test]
fn r_5_2_2e_own_ships_sink_before_allied_ones() {
    // A player's fleet and the system's alike.
    for player in ["athens", "sparta"] {
        let mut table = Table::new(&format!(
            "peloponnesian-war; clear; player {player}; aegina A2n a2n s6n @lysander; stage battles"
        ));
        table.rig(&dice(&[1, 1])).go();
        let lost = table.state.position.lost.athens;
        let ships = [Sort::own(Kind::Naval), Sort::allied(Kind::Naval)];
        let [own, allied] = ships.map(|sort| lost.get(sort));
        assert!(own == 2 && allied > 0, "{lost:?}");
        assert!(table.said(|event| matches!(
            event,
            Event::Lost {
                cause: crate::LossCause::Battle,
                ..
            }
        )));
    }
}

#[test]
fn r_5_2g_the_kinds_of_battle() {
    // covers: 5.2h 5.2i 5.2j 5.2k 5.2l
    let kind = |position: &str| fight(position, "pylos", "pylos").kind();
    assert_eq!(kind("pylos A3h2n s4h"), Some(BattleKind::Land));
    assert_eq!(kind("pylos A3h2n s4n"), Some(BattleKind::Naval));
    assert_eq!(kind("pylos A4h4n s2h2c3n"), Some(BattleKind::Mixed));
    assert_eq!(kind("pylos A8n S8h"), None);
    let share = fight("pylos A6h S5h5n", "pylos", "pylos");
    assert_eq!(
        totals(&share.land(1, 1)),
        (2, 3),
        "five of ten points are Spartan hoplites"
    );
    // 5.2l One ship more, and they are less than half of the side; of its land troops they are all.
    let less = fight("pylos A6h S5h6n", "pylos", "pylos");
    assert_eq!(totals(&less.land(1, 1)), (2, 1));
    let arm = fight("option half-of-arm; pylos A6h S5h6n", "pylos", "pylos");
    assert_eq!(totals(&arm.land(1, 1)), (2, 3));
    let fleet = fight("pylos A2n4h s2n", "pylos", "pylos");
    assert_eq!(
        totals(&fleet.sea(1, 1)),
        (1, 1),
        "a third of the side are ships"
    );
    let fleet = fight("option half-of-arm; pylos A2n4h s2n", "pylos", "pylos");
    assert_eq!(totals(&fleet.sea(1, 1)), (3, 1));
}

#[test]
fn r_5_2_3a_mixed_battles() {
    // covers: 5.2.3b 5.2.3c 5.2.3d 5.2.3e
    let nicias = fight(
        "syracuse; syracuse A4h4n @nicias s2h2c3n @gylippus",
        "syracuse",
        "syracuse",
    );
    assert_eq!(totals(&nicias.sea(1, 1)), (1 + 1 + 2, 1 + 2));
    let position = "decelean-war; stage battles";
    let won_at_sea = |rolls: &[usize]| {
        let mut table = Table::new(position);
        table.rig(&dice(rolls));
        table.with(|play| {
            battles::fight(play, (space("syracuse"), space("syracuse")));
            while play.at.battle.is_some() {
                let Some(&step) = play.at.steps.last() else {
                    break;
                };
                let crate::Step::Battle { stage } = step else {
                    panic!("{step:?}");
                };
                battle::advance(play, stage);
            }
        });
        table
    };
    // Sparta wins at sea with fewer hoplites: no land battle.
    let sparta = won_at_sea(&[1, 6]);
    assert_eq!(
        sparta.count(|event| matches!(event, Event::BattleRolled { .. })),
        1
    );
    assert_eq!(sparta.state.position.points.athens, -15);
    assert_eq!(sparta.at(Side::Athens, "syracuse"), [0; 3]);
    // Athens wins at sea, then loses on land: one result, Sparta's.
    let land = won_at_sea(&[6, 1, 1, 6]);
    assert_eq!(
        land.count(|event| matches!(event, Event::BattleRolled { .. })),
        2
    );
    let at = &land.state.position;
    assert_eq!(
        (at.confidence.athens, at.confidence.sparta, at.points.athens),
        (-1, 1, -15)
    );
    // A draw at sea sends everybody home.
    let mut drawn = Table::new("peloponnesian-war; clear; pylos a4h1n s3h1n; stage battles");
    drawn.rig(&dice(&[3, 3])).go();
    for side in Side::BOTH {
        assert!(
            drawn
                .said(|event| matches!(event, Event::SentHome { side: sent, .. } if *sent == side))
        );
    }
    assert_eq!(drawn.state.position.points.athens, 0);
}

#[test]
fn r_5_2_3f_a_mixed_battle_drawn_ashore_counts_for_nobody() {
    // covers: 5.2.3g 9.0c
    let position = "peloponnesian-war; clear; pylos a3h3n s3h2n; stage battles";
    let mut table = Table::new(position);
    table.rig(&dice(&[6, 1, 2, 2])).go();
    let at = &table.state.position;
    assert_eq!(
        (at.points.athens, at.confidence.athens),
        (0, 0),
        "{:?}",
        table.events
    );
    assert_eq!(table.at(Side::Athens, "pylos"), [0; 3]);
    assert_eq!(table.at(Side::Sparta, "pylos"), [0; 3]);
}

#[test]
fn r_5_2_4a_land_troops_and_ships_do_not_fight() {
    // covers: 5.2.4b 5.2.4e 5.3.1h
    let run = |position: &str| {
        Table::run(&format!(
            "peloponnesian-war; clear; {position}; stage battles"
        ))
    };
    let pylos = run("pylos S3h A2n");
    assert!(pylos.said(|event| matches!(
        event,
        Event::SentHome {
            side: Side::Athens,
            ..
        }
    )));
    assert!(pylos.said(|event| matches!(event, Event::NoBattle { .. })));
    let apart = run("piraeus A8n; megara S8h");
    assert!(!apart.said(|event| matches!(event, Event::SentHome { .. })));
    let piraeus = run("piraeus A8n S3h");
    assert!(piraeus.said(|event| matches!(
        event,
        Event::SentHome {
            side: Side::Sparta,
            ..
        }
    )));
    assert!(!piraeus.said(|event| matches!(
        event,
        Event::SentHome {
            side: Side::Athens,
            ..
        }
    )));
    let asine = run("asine S1h A1n");
    assert!(asine.said(|event| matches!(
        event,
        Event::SentHome {
            side: Side::Athens,
            ..
        }
    )));
}

#[test]
fn r_5_6a_hostages() {
    // covers: 5.6b 8.3g
    let mut table =
        Table::new("peloponnesian-war; clear; plataea A6h @demosthenes S3h; stage battles");
    table.rig(&dice(&[6, 1])).go();
    assert!(
        table.state.position.hostages.athens,
        "Spartan hoplites fell"
    );
    let mut allies =
        Table::new("peloponnesian-war; clear; plataea A6h @demosthenes s3h; stage battles");
    allies.rig(&dice(&[6, 1])).go();
    assert!(!allies.state.position.hostages.athens);
    let mut later = Table::new(
        "peloponnesian-war; clear; armistice held; plataea A6h @demosthenes S3h; stage battles",
    );
    later.rig(&dice(&[6, 1])).go();
    assert!(!later.state.position.hostages.athens);
}
