//! 7 The stratagems against leaders and units.

use campaign::HalfTurn;

use crate::{
    action::{Action, Target},
    ids::{Side, Stratagem},
    rules::victory,
    state::{At, Camp},
    step::{Stage, Step},
    testing::{table::*, *},
    types::Look,
};

/// Discord against a leader, with this die.
fn discord(side: Side, counter: &str, leader: &str, die: u8) -> Table {
    let mut table = Table::new(without_hands(start())).give(side, counter);
    table.state.advantage = side.other();
    table.act(side, 1);
    table.dice(&[die]);
    table.stratagem(counter, Stratagem::Discord, target(leader));
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
    assert!(
        !table
            .targets(Stratagem::Discord)
            .contains(&target("gylippos"))
    );
    assert_eq!(
        table.refused(play("K21", Stratagem::Discord, target("gylippos"))),
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
    let named = table.targets(Stratagem::Discord);
    assert!(!named.contains(&target("demosthenes")));
    assert!(!named.contains(&target("alcibiades")), "two swords");
    assert!(named.contains(&target("eurymedon")), "in Catania");
    table.dice(&[6]);
    table.stratagem("K20", Stratagem::Discord, target("lamachos"));
    table.play(Action::Accept);
    assert_eq!(table.at("lamachos"), "out");
    assert_eq!(table.state.leaders_killed.athenian, 0);
    assert_eq!(
        victory::points(Look::new(&table.game, &table.state), SYRACUSE),
        victory::points(Look::new(&game(), &start()), SYRACUSE)
    );
}

#[test]
fn r_7_s21a_alcibiades_is_recalled() {
    let mut table = reinforcements(1, "", "K02");
    table.stratagem("K02", Stratagem::Alcibiades, Target::None);
    assert_eq!(
        (
            table.state.pieces.get(piece("alcibiades")).at,
            table.at("ath-T6").as_str()
        ),
        (At::Removed, "CAT")
    );
    let recall = counter("K02");
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
fn r_7_s23a_epidemic() {
    let mut table = Table::new(without_hands(start()))
        .put("T13", "gylippos")
        .give(ATHENS, "K06");
    table.act(ATHENS, 1);
    table.stratagem("K06", Stratagem::Epidemic, Target::None);
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
    assert_eq!((table.strength("syr-H1"), table.strength("syr-H2")), (3, 2));
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
fn r_7_s23c_victims_wherever_they_are() {
    let mut table = Table::new(without_hands(start()))
        .put("CAT", "ath-H8")
        .give(SYRACUSE, "K06");
    table.act(SYRACUSE, 1);
    table.stratagem("K06", Stratagem::Epidemic, Target::None);
    assert!(
        table.offers(Action::Infect {
            piece: piece("ath-H8")
        }),
        "in Catania too"
    );
    assert!(
        !table.offers(Action::Infect {
            piece: piece("ath-T1")
        }),
        "no ships"
    );
    table.play(Action::Done);
    assert!(table.offers(Action::Infect {
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
    assert!(!table.is_back("nicias") && !table.state.pieces.get(piece("nicias")).sick);
    // With the camp he goes there; the leader may be spared too.
    let mut table = Table::new(without_hands(start())).give(SYRACUSE, "K06");
    table.state.camp = Camp::Standing;
    table.act(SYRACUSE, 1);
    table.stratagem("K06", Stratagem::Epidemic, Target::None);
    table.play(Action::Done);
    assert!(table.offers(Action::Done));
    table.play(Action::Infect {
        piece: piece("nicias"),
    });
    assert_eq!(table.at("nicias"), "T17");
}

#[test]
fn r_7_s23b_the_sick_leader_does_not_move() {
    // covers: 7.S23c
    let mut table = Table::empty()
        .put("T13", "gylippos syr-H1")
        .put("T15", "syr-H2")
        .give(ATHENS, "K06");
    table.act(ATHENS, 1);
    table.stratagem("K06", Stratagem::Epidemic, Target::None);
    table.play(Action::Done);
    table.play(Action::Infect {
        piece: piece("gylippos"),
    });
    table.act(SYRACUSE, 2);
    let city = Action::Activate {
        place: place("T16"),
    };
    assert!(!table.offers(city), "nobody there can move");
    table.begin(Stage::Regrouping(HalfTurn {
        side: SYRACUSE,
        second: true,
    }));
    let regroups = |id| Action::Regroup { piece: piece(id) };
    assert!(table.offers(regroups("syr-H2")));
    assert_eq!(table.refused(regroups("gylippos")), "7.S23b");
}

/// The start of the Athenian D.5.
fn desertion(athenian: &str, syracusan: &str) -> Table {
    let mut table = Table::new(without_hands(start()))
        .give(ATHENS, athenian)
        .give(SYRACUSE, syracusan);
    table.begin(Stage::StartAttrition(HalfTurn {
        side: ATHENS,
        second: true,
    }));
    table
}

#[test]
fn r_7_s24a_desertion() {
    let mut table = desertion("", "K16");
    assert_eq!(
        table.refused(play("K16", Stratagem::Desertion, target("ath-H1"))),
        "7c"
    );
    table.stratagem("K16", Stratagem::Desertion, target("ath-H7"));
    assert_eq!(table.state.pieces.get(piece("ath-H7")).at, At::Removed);
    assert!(table.in_bowl("K16"));
}

#[test]
fn r_7_s24b_any_ally_in_play() {
    let mut table = Table::new(without_hands(start()))
        .put("M1", "syr-T8")
        .put("T10", "syr-H6*")
        .give(ATHENS, "K17");
    table.begin(Stage::StartAttrition(HalfTurn {
        side: ATHENS,
        second: true,
    }));
    let before = victory::points(Look::new(&table.game, &table.state), ATHENS);
    assert_eq!(table.targets(Stratagem::Desertion).len(), 2);
    assert!(
        table
            .targets(Stratagem::Desertion)
            .contains(&target("syr-H6"))
    );
    table.stratagem("K17", Stratagem::Desertion, target("syr-T8"));
    assert_eq!(
        victory::points(Look::new(&table.game, &table.state), ATHENS),
        before,
        "it is taken out of the game, not eliminated"
    );
    let table = Table::new(without_hands(start()))
        .put("CAT", "ath-H10")
        .give(SYRACUSE, "K16");
    let mut table = table;
    table.begin(Stage::StartAttrition(HalfTurn {
        side: ATHENS,
        second: true,
    }));
    assert!(
        table
            .targets(Stratagem::Desertion)
            .contains(&target("ath-H10")),
        "in Catania too"
    );
}
