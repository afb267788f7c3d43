//! 7 The stratagems for reinforcements, and good omens.

use crate::step::{OwnStage, OwnWindowKind};
use crate::testing::table::*;
use crate::{
    action::{Action, Target},
    ids::{CounterSet, Stratagem},
    prompt::Prompt,
    state::{Arrival, At, ScenarioId},
    step::{Stage, WindowKind},
    testing::*,
};
use campaign::HalfTurn;

/// The group of the scenario with this piece.
fn group_of(id: &str) -> u8 {
    let game = game();
    let groups = &game.scenarios.get(&ScenarioId::Historical).unwrap().groups;
    let found = groups
        .iter()
        .position(|group| group.pieces.contains(piece(id)));
    found.unwrap() as u8
}

#[test]
fn r_7_s17a_reinforcements_are_delayed() {
    let mut table = reinforcements(8, "", "K07");
    let group = group_of("demosthenes");
    assert_eq!(
        table.targets(Stratagem::DelayedReinforcements),
        [Target::Group { group }]
    );
    table.stratagem(
        "K07",
        Stratagem::DelayedReinforcements,
        Target::Group { group },
    );
    assert_eq!(table.state.arrivals[usize::from(group)], Arrival::Turn(9));
    table.pass(SYRACUSE);
    assert_eq!(table.at("demosthenes"), "out");
    assert_eq!(table.asked(), Some(SYRACUSE), "only its own group arrives");
    assert!(table.in_bowl("K07"));
}

#[test]
fn r_7_s17b_one_group_and_perhaps_for_good() {
    let mut table = reinforcements(4, "K08", "");
    let all = ["gylippos", "syr-H6", "syr-T4"].map(|id| Target::Group {
        group: group_of(id),
    });
    let mut listed = table.targets(Stratagem::DelayedReinforcements);
    listed.sort();
    let mut wanted = all.to_vec();
    wanted.sort();
    assert_eq!(listed, wanted);
    table.stratagem("K08", Stratagem::DelayedReinforcements, all[0]);
    let arrival = |table: &Table, id| table.state.arrivals[usize::from(group_of(id))];
    assert_eq!(arrival(&table, "gylippos"), Arrival::Turn(5));
    assert_eq!(arrival(&table, "syr-H6"), Arrival::Turn(4));
    assert_eq!(arrival(&table, "syr-T4"), Arrival::Turn(4));
    let again = reinforcements(5, "K08", "");
    let mut again = Table::new(again.state);
    again.state.arrivals = table.state.arrivals;
    again.begin(Stage::StartReinforcements);
    assert!(
        again
            .targets(Stratagem::DelayedReinforcements)
            .contains(&all[0]),
        "delayed again"
    );
    let mut last = reinforcements(9, "K08", "");
    last.stratagem(
        "K08",
        Stratagem::DelayedReinforcements,
        Target::Group {
            group: group_of("syr-T9"),
        },
    );
    assert_eq!(arrival(&last, "syr-T9"), Arrival::Done);
    // An optional group is answered at once or not at all.
    let mut table = reinforcements(2, "K07", "K08 K22");
    table.stratagem("K07", Stratagem::Reinforcements, Target::None);
    table.play(Action::Pass);
    table.pass(ATHENS);
    assert!(is_window(&table, SYRACUSE, WindowKind::Reinforcements));
    assert!(table.targets(Stratagem::DelayedReinforcements).is_empty());
    // A cancelled call goes to the bowl, and the group may be called again.
    let mut table = reinforcements(2, "K05", "K07");
    table.stratagem("K05", Stratagem::GoodOmens, Target::Reinforcement);
    table.stratagem(
        "K07",
        Stratagem::DelayedReinforcements,
        Target::Reinforcement,
    );
    assert!(table.in_bowl("K05") && table.in_bowl("K07"));
    assert_eq!(arrival(&table, "ath-C3"), Arrival::Called);
}

#[test]
fn r_7_s18a_optional_reinforcements() {
    let mut table = reinforcements(2, "K07", "");
    table.stratagem("K07", Stratagem::Reinforcements, Target::None);
    table.pass(ATHENS);
    assert!(table.in_bowl("K07"));
    let zones =
        ["T1", "T8", "T10", "T18", "T19", "T22"].map(|zone| Action::ArriveIn { zone: place(zone) });
    assert_eq!(
        (table.asked(), table.answers()),
        (Some(ATHENS), zones.to_vec())
    );
    table.play(zones[0]);
    assert_eq!(
        (table.at("ath-C3").as_str(), table.strength("ath-C3")),
        ("T1", 2)
    );
    // The opponent is asked at once whatever he holds; S17 cancels it.
    let mut table = reinforcements(2, "K22", "K08 K07");
    table.pass(ATHENS);
    table.stratagem("K08", Stratagem::Reinforcements, Target::None);
    assert!(is_window(
        &table,
        ATHENS,
        WindowKind::Own(OwnWindowKind::Answer {
            counter: counter("K08")
        })
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
        assert_eq!(table.targets(Stratagem::Reinforcements), [Target::None]);
        table.state.pieces.get_mut(piece("ath-C3")).at = at;
        table.state.arrivals[usize::from(group_of("ath-C3"))] = Arrival::Done;
        assert!(table.targets(Stratagem::Reinforcements).is_empty());
        assert!(
            !table
                .targets(Stratagem::GoodOmens)
                .contains(&Target::Reinforcement)
        );
        assert_eq!(
            table.refused(play("K07", Stratagem::Reinforcements, Target::None)),
            "7c"
        );
    }
}

#[test]
fn r_7_s25a_good_omens() {
    let mut table = Table::new(without_hands(start())).give(SYRACUSE, "K05");
    table.act(SYRACUSE, 1);
    assert_eq!(
        table.targets(Stratagem::GoodOmens),
        [Target::Advantage, Target::Draw]
    );
    table.stratagem("K05", Stratagem::GoodOmens, Target::Advantage);
    assert_eq!(table.state.advantage, SYRACUSE);
    assert!(table.in_bowl("K05"));
    let mut table = Table::new(without_hands(start())).give(SYRACUSE, "K05");
    table.act(SYRACUSE, 1);
    table.stratagem("K05", Stratagem::GoodOmens, Target::Draw);
    assert_eq!((table.hand(SYRACUSE), table.state.bowl.len()), (1, 21));
    assert!(table.in_bowl("K05"), "it goes back after the draw");
    // As S15 in D.3.
    let mut table = recovery(SYRACUSE, "", "K05", "T16", "syr-H1*");
    table.stratagem("K05", Stratagem::GoodOmens, target("syr-H1"));
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
    table.stratagem("K05", Stratagem::GoodOmens, Target::Advantage);
    assert!(
        table.targets(Stratagem::GoodOmens).is_empty(),
        "one in a window"
    );
    assert_eq!(
        table.refused(play("K06", Stratagem::GoodOmens, Target::Draw)),
        "7c"
    );
    table.play(Action::AddActions);
    assert_eq!(
        (table.state.actions.syracusan, table.state.advantage),
        (points + 2, ATHENS)
    );
    // One in a D.3 too.
    let mut table = recovery(SYRACUSE, "", "K05 K06", "T16", "syr-H1* syr-H2*");
    table.stratagem("K05", Stratagem::GoodOmens, target("syr-H1"));
    assert!(matches!(table.prompt(), Some(Prompt::Recover { .. })) && table.faces().is_empty());
    assert_eq!(
        table.refused(play("K06", Stratagem::GoodOmens, target("syr-H2"))),
        "7c"
    );
    // The advantage can only be taken from the opponent; S15 and S18 keep their windows.
    let mut table = Table::new(without_hands(start()))
        .put("T13", "syr-H1*")
        .give(SYRACUSE, "K05");
    table.state.advantage = SYRACUSE;
    table.act(SYRACUSE, 1);
    assert_eq!(table.targets(Stratagem::GoodOmens), [Target::Draw]);
    // A call by omens is open to S17.
    let mut table = reinforcements(2, "K05", "K07");
    table.stratagem("K05", Stratagem::GoodOmens, Target::Reinforcement);
    assert!(is_window(
        &table,
        SYRACUSE,
        WindowKind::Own(OwnWindowKind::Answer {
            counter: counter("K05")
        })
    ));
    assert_eq!(
        table.targets(Stratagem::DelayedReinforcements),
        [Target::Reinforcement]
    );
}

#[test]
fn r_7_s25b_what_is_drawn_waits_for_the_next_window() {
    let mut table = reinforcements(2, "K05 K07", "");
    table.stratagem("K05", Stratagem::GoodOmens, Target::Draw);
    assert!(!is_window(&table, ATHENS, WindowKind::Reinforcements));
    let mut table = reinforcements(2, "K05 K07", "");
    table.stratagem("K07", Stratagem::Reinforcements, Target::None);
    assert!(is_window(&table, ATHENS, WindowKind::Reinforcements));
    assert!(table.targets(Stratagem::GoodOmens).contains(&Target::Draw));
}

/// In the works phase and in D.3 no other stratagem follows a draw by good omens.
#[test]
fn r_7_s25b_what_is_drawn_waits_for_the_end_of_the_works_or_the_d3() {
    let only = |id: &str| CounterSet::one(counter(id));
    let mut table = Table::empty().put("T17", "ath-H1").give(ATHENS, "K05");
    table.state.bowl = only("K14");
    let (side, second) = (ATHENS, true);
    table.begin(Stage::Own(OwnStage::Works(HalfTurn { side, second })));
    table.stratagem("K05", Stratagem::GoodOmens, Target::Draw);
    assert!(matches!(table.prompt(), Some(Prompt::Discard { .. })));
    assert!(table.faces().is_empty());
    let camp = play("K14", Stratagem::Fort, Target::Camp);
    assert_eq!(table.refused(camp), "7.S25b");
    table.begin(Stage::Own(OwnStage::Works(HalfTurn { side, second })));
    assert!(table.offers(camp), "in the next turn");
    let mut table = recovery(ATHENS, "K05", "", "T24", "nicias ath-H1* ath-H2*");
    table.state.bowl = only("K19");
    table.stratagem("K05", Stratagem::GoodOmens, Target::Draw);
    assert!(table.faces().is_empty());
    let aid = play("K19", Stratagem::RecoverOne, target("ath-H1"));
    assert_eq!(table.refused(aid), "7.S25b");
    table.play(Action::Recover {
        unit: piece("ath-H1"),
    });
    assert!(!matches!(table.prompt(), Some(Prompt::Recover { .. })));
}
