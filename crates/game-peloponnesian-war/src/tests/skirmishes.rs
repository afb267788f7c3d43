//! 4.7, 5.2.4 What a skirmish costs and what follows it; 4.1.4 those left ashore.

use super::table::{Draw, Table, dice, space};
use crate::{
    EndReason, Event, Force, Kind, LeaderId, Operation, Purpose, RouteKind, Side, Sort, SpaceId,
    Step, WalkStage, Whereabouts,
    rules::{control, losses, turn},
};

/// Sparta's army of a player takes what it is told and marches, with these draws.
fn sparta(position: &str, objective: &str, take: &str, draws: &[Draw]) -> Table {
    let mut table = Table::run(&format!(
        "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; sparta S3h; passed A; {position}; operate sparta"
    ));
    table.act(&format!("operate; objective {objective}"));
    table.act(take);
    table.rig(draws).act("march");
    table
}

fn leader(table: &Table, id: &str) -> Whereabouts {
    let leader: LeaderId = id.parse().expect("a leader");
    table.state.position.leaders.get(leader)
}

#[test]
fn r_4_7d_a_sides_own_men_fall_before_allies() {
    let army = sparta(
        "thebes S2h s2h; panactum A1h",
        "athens",
        "go thebes; take spartan hoplite 2; take spartan-ally hoplite 2",
        &dice(&[4, 3, 1]),
    );
    let lost = army.state.position.lost.sparta;
    assert_eq!(lost.get(Sort::own(Kind::Hoplite)), 1);
    assert!(army.said(|event| matches!(
        event,
        Event::Lost {
            cause: crate::LossCause::Skirmish,
            ..
        }
    )));
    // So do the system's.
    let system = sparta(
        "thebes s3h; panactum A2h a2h",
        "athens",
        "go thebes; take spartan-ally hoplite 3",
        &dice(&[4, 1, 3]),
    );
    let lost = system.state.position.lost.athens;
    assert_eq!(lost.get(Sort::own(Kind::Hoplite)), 1);
    assert_eq!(lost.total(), 1);
    // Of any type: a rider of one's own before an allied hoplite.
    let riders = sparta(
        "thebes S1c s2h; panactum A1h",
        "athens",
        "go thebes; take spartan cavalry 1; take spartan-ally hoplite 2",
        &dice(&[4, 3, 1]),
    );
    let lost = riders.state.position.lost.sparta;
    assert_eq!(lost.get(Sort::own(Kind::Cavalry)), 1);
    assert_eq!(lost.total(), 1);
    // The island that the fleet enters decides for those, too, who catch it from a coast: a ship, not a hoplite.
    let island = sparta(
        "epidaurus S2n; piraeus A2h2n",
        "aegina",
        "go epidaurus; take spartan naval 2",
        &dice(&[4, 1, 3]),
    );
    assert_eq!(island.at(Side::Athens, "piraeus"), [2, 0, 1]);
}

#[test]
fn r_4_7g_nobody_left_means_no_battle() {
    // covers: 5.7b
    // The last interceptor falls; 11 on the dice would call for a battle, and the leader is away for the turn.
    let gone = sparta(
        "thebes s3h; panactum A1h @cleon",
        "athens",
        "go thebes; take spartan-ally hoplite 3",
        &dice(&[4, 1, 6]),
    );
    assert_eq!(gone.at(Side::Athens, "panactum"), [0; 3]);
    assert!(!gone.said(|event| matches!(event, Event::BattleFollows { .. })));
    assert_eq!(leader(&gone, "cleon"), Whereabouts::Away);
    assert_eq!(gone.at(Side::Sparta, "athens"), [3, 0, 0]);
    // An army of one point is no more.
    let lost = sparta(
        "thebes s3h; panactum A1h",
        "athens",
        "go thebes; take spartan-ally hoplite 1",
        &dice(&[4, 6, 1]),
    );
    assert!(lost.said(|event| *event
        == Event::OperationEnded {
            side: Side::Sparta,
            reason: EndReason::ArmyLost
        }));
    assert_eq!(leader(&lost, "agis"), Whereabouts::Away);
    // The last of both fall together: both leaders are away.
    let both = sparta(
        "thebes s3h; panactum A1h @cleon",
        "athens",
        "go thebes; take spartan-ally hoplite 1",
        &dice(&[4, 1, 1]),
    );
    assert_eq!(both.at(Side::Athens, "panactum"), [0; 3]);
    assert_eq!(leader(&both, "cleon"), Whereabouts::Away);
    assert_eq!(leader(&both, "agis"), Whereabouts::Away);
    // Eight points, but seven after the loss.
    let counted = sparta(
        "thebes s4h; panactum A4h",
        "athens",
        "go thebes; take spartan-ally hoplite 4",
        &dice(&[4, 3, 1]),
    );
    assert!(!counted.said(|event| matches!(event, Event::BattleFollows { .. })));
}

#[test]
fn r_5_2_4c_ships_that_catch_hoplites_let_them_go() {
    let table = sparta(
        "thebes s3h; piraeus A8n",
        "oropus",
        "go thebes; take spartan-ally hoplite 3",
        &dice(&[4, 6, 6]),
    );
    assert!(table.said(|event| matches!(event, Event::BattleFollows { .. })));
    assert!(table.said(|event| matches!(event, Event::NoBattle { .. })));
    assert!(!table.said(|event| matches!(event, Event::BattleRolled { .. })));
    assert_eq!(table.at(Side::Sparta, "oropus"), [3, 0, 0]);
    assert_eq!(table.at(Side::Athens, "piraeus"), [0, 0, 8]);
}

#[test]
fn r_4_6_1c_a_force_catches_as_often_as_it_can() {
    // Athens' horsemen have moved; they try in Panactum and again at home, and stay where they are.
    let table = sparta(
        "thebes s3h; athens A2c spent",
        "athens",
        "go thebes; take spartan-ally hoplite 3",
        &dice(&[3, 3]),
    );
    let mut tried = Vec::new();
    for event in &table.events {
        if let Event::Interception { from, at, .. } = event {
            tried.push((from.id(), at.id()));
        }
    }
    assert_eq!(tried, [("athens", "panactum"), ("athens", "athens")]);
    assert_eq!(table.at(Side::Athens, "athens"), [0, 2, 0]);
    assert_eq!(table.at(Side::Sparta, "athens"), [3, 0, 0]);
}

#[test]
fn r_4_1_2d_the_isthmus_takes_armies_not_lone_leaders() {
    // covers: 4.1.2c
    let text = "drawn A phormio; operations A0; athens A1h; corinth s5h; cenchreae A1h; talents A9000; passed S; operate athens";
    let caught = |event: &Event| matches!(event, Event::Interception { die: None, .. });
    let mut alone = Table::run(&format!("peloponnesian-war; clear; {text}"));
    alone.act("operate; objective delos; send; go cenchreae");
    assert!(!alone.said(|event| matches!(event, Event::Interception { .. })));
    let mut army = Table::run(&format!("peloponnesian-war; clear; {text}"));
    army.act("operate; objective delos; send; take athenian hoplite 1; go cenchreae");
    assert!(army.said(caught));
    // With two players the owner may let it go.
    let mut two = Table::run(&format!("peloponnesian-war two; clear; {text}"));
    two.act("operate; objective delos; send; take athenian hoplite 1; go cenchreae");
    assert_eq!(two.answers(), ["intercept corinth", "let pass"]);
    two.act("let pass");
    assert!(!two.said(caught));
}

/// An Athenian army that has come to a gathering space after a battle, with so many ships lost on the way.
fn gathered(at: &str, army: &str, ships_lost: u8, player: &str) -> Table {
    let prepare = |operation: &mut Operation| {
        operation.objective = Some(space("zacynthus"));
        operation.ships_lost = ships_lost;
    };
    let arrives = Step::Walk {
        to: Purpose::Gathering,
        stage: WalkStage::Passed,
    };
    Table::under_way(player, [at, army], prepare, &[Step::Gather, arrives])
}

#[test]
fn r_4_1_4d_an_army_that_lost_ships_on_its_way_to_gather_sails_on_in_part() {
    // covers: 4.1.4c 4.1.4e
    let mut table = gathered("pylos", "A3h1n", 2, "player athens");
    assert_eq!(table.answers(), ["march", "stop"]);
    let forecast = crate::forecast::march(
        &table.game,
        &table.state.position,
        crate::forecast::Goal::Objective,
        RouteKind::Usual,
    );
    assert_eq!(forecast.map(|odds| odds.arrives), Some(1000));
    table.act("march");
    assert_eq!(table.at(Side::Athens, "pylos"), [2, 0, 0]);
    assert_eq!(table.at(Side::Athens, "zacynthus"), [1, 0, 1]);
    // The system does the same.
    let system = gathered("pylos", "A3h1n", 2, "player sparta");
    assert!(system.said(|event| matches!(event, Event::LeftAshore { .. })));
    assert_eq!(system.at(Side::Athens, "pylos"), [2, 0, 0]);
    // Whoever gathered too few ships in the first place stays, and so do those who have lost all.
    for (army, lost) in [("A3h1n", 0), ("A3h1n", 1), ("A3h", 3)] {
        let stays = gathered("pylos", army, lost, "player athens");
        let over = |event: &Event| {
            matches!(
                event,
                Event::OperationEnded {
                    reason: EndReason::NoRoute,
                    ..
                }
            )
        };
        assert!(stays.said(over), "{army} {lost}");
    }
    // A mixed route is taken by all where there is one.
    let mut whole = gathered("pylos", "A3h1n", 2, "player athens");
    if let Some(operation) = whole.state.position.operation.as_mut() {
        operation.objective = Some(space("corone"));
    }
    whole.act("march");
    assert_eq!(whole.at(Side::Athens, "pylos"), [0; 3]);
}

#[test]
fn r_4_1_4d_ships_lost_under_way_are_counted() {
    let mut table = gathered("pylos", "A3h3n", 0, "player athens");
    table.with(|play| {
        let ship = Force::of(Sort::own(Kind::Naval), 1);
        let cause = crate::LossCause::Skirmish;
        losses::lose_from(play, Side::Athens, crate::Party::Marching, ship, cause);
    });
    let operation = table.state.position.operation.as_ref().unwrap();
    assert_eq!(operation.ships_lost, 1);
}

#[test]
fn r_4_1_4e_the_system_leaves_allies_and_horsemen_first() {
    use crate::rules::march::land_sorts;
    let mut army = Force::of(Sort::own(Kind::Hoplite), 1);
    for sort in [
        Sort::own(Kind::Cavalry),
        Sort::allied(Kind::Hoplite),
        Sort::allied(Kind::Cavalry),
    ] {
        army.set(sort, 1);
    }
    let order = [
        Sort::allied(Kind::Cavalry),
        Sort::allied(Kind::Hoplite),
        Sort::own(Kind::Cavalry),
        Sort::own(Kind::Hoplite),
    ];
    assert_eq!(land_sorts(army).as_slice(), order);
}

#[test]
fn r_4_1_4b_those_left_on_an_island_are_a_spent_force() {
    // covers: 4.1.4e 4.3f
    // A skirmish off Aegina costs one of two ships; one hoplite stays there.
    let mut table = Table::run(
        "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; sparta S3h; epidaurus S2h2n; piraeus A1n; passed A; operate sparta",
    );
    table
        .act("operate; objective ceos; go epidaurus; take spartan hoplite 2; take spartan naval 2");
    table.rig(&dice(&[4, 3, 1])).act("march");
    let left = table.said(|event| matches!(event, Event::LeftAshore { .. }));
    assert!(left, "{:?}", table.events);
    let ashore: u8 = SpaceId::all()
        .filter(|&space| control::kind_of(table.look(), space) == crate::data::SpaceKind::Island)
        .map(|space| {
            table
                .state
                .position
                .troops
                .at(Side::Sparta, space)
                .hoplites()
        })
        .sum();
    assert_eq!(ashore, 2, "one on the way, one with the ship");
    for space in table.state.position.troops.occupied(Side::Sparta).iter() {
        if space != SpaceId::SPARTA {
            let free = control::available(table.look(), Side::Sparta, space);
            assert!(free.is_empty(), "{space}");
        }
    }
    // After the phase all are fresh.
    table.with(|play| turn::play_stage(play, crate::Stage::HomeAfterOperations));
    let fresh = table.state.position.troops.occupied(Side::Sparta);
    assert!(fresh.iter().all(|space| {
        let spent = table.state.position.troops.spent(Side::Sparta, space);
        spent.is_empty()
    }));
}

#[test]
fn r_4_2_1e_the_last_to_leave_gives_the_space_back() {
    let mut table = Table::run(
        "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; sparta S3h; panactum S1h; thebes s1h; passed A; operate sparta",
    );
    let panactum = space("panactum");
    assert_eq!(
        control::controller(table.look(), panactum),
        Some(Side::Sparta)
    );
    assert_eq!(
        control::friendly_to(table.look(), panactum),
        Some(Side::Sparta),
        "held"
    );
    table.act("operate; objective orchomenus; go thebes; take spartan-ally hoplite 1; go panactum; take spartan hoplite 1; march");
    assert_eq!(
        control::controller(table.look(), panactum),
        Some(Side::Athens)
    );
    assert_eq!(
        control::friendly_to(table.look(), panactum),
        Some(Side::Athens)
    );
}

/// A lone horseman at Plataea and nine points at Thebes reach Panactum: Thebes forces a battle that it can hardly lose.
#[test]
fn r_1_1_3c_the_force_that_promises_most_intercepts() {
    // covers: 1.1.3b 4.6.2c
    let mut from = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut table = Table::run(
            "peloponnesian-war; clear; talents A5000 S3000; strategy attack-ally; athens A4h1c; drawn A pericles; sparta S4h; \
             plataea s1c; thebes s5h4c; operations A0 S1; passed S; operate athens",
        );
        table.act("operate; objective panactum; take athenian hoplite 4");
        let game = table.game.clone();
        engine::Game::reseed(
            game.as_ref(),
            &mut table.state,
            engine::Seed::from_number(seed),
        );
        table.act("march");
        for event in &table.events {
            if let Event::Interception {
                from: force, at, ..
            } = event
                && at.id() == "panactum"
            {
                from.insert(force.id());
            }
        }
    }
    assert_eq!(from.into_iter().collect::<Vec<_>>(), ["thebes"]);
}

/// The player's forces that try to intercept an army of the system at Panactum.
fn players_interceptors(option: &str) -> std::collections::BTreeSet<&'static str> {
    let mut from = std::collections::BTreeSet::new();
    // Few of Athens' armies march by land: those who have raised Orchomenus.
    for seed in 0..1500 {
        let mut table = Table::new(&format!(
            "peloponnesian-war; clear; {option} player sparta; talents A9000; strategy foment-rebellion; athens A9h1c; drawn A pericles; \
             plataea s1c; thebes s5h4c; panactum S1h; operations A0 S1; passed S; operate athens"
        ));
        let game = table.game.clone();
        engine::Game::reseed(
            game.as_ref(),
            &mut table.state,
            engine::Seed::from_number(seed),
        );
        table.go();
        for event in &table.events {
            if let Event::Interception {
                from: force, at, ..
            } = event
                && at.id() == "panactum"
            {
                from.insert(force.id());
            }
        }
    }
    from
}

/// By the option chance says which force of a player intercepts the system's army.
#[test]
fn r_4_6_2c_one_of_the_players_forces_is_drawn() {
    // covers: 1.1.3d
    let from = players_interceptors("option even-chance;");
    assert!(from.len() > 1, "{from:?}");
}

/// To the letter the force tries that promises the player least: the lone horseman.
#[test]
fn r_1_1_3c_the_players_force_that_promises_least_intercepts() {
    // covers: 4.6.2c
    let from = players_interceptors("");
    assert_eq!(from.into_iter().collect::<Vec<_>>(), ["plataea"]);
}

#[test]
fn r_4_7d_a_rider_of_ones_own_falls_before_an_allied_hoplite() {
    // covers: 5.2.1n
    let mut table = Table::run(
        "peloponnesian-war two; turn 3; clear; talents A5000 S5000; athens A1c a3h; drawn A cleon; thebes s1c; sparta S4h; operations A0 S1; passed S; operate athens",
    );
    table.act("operate; objective plataea; take athenian cavalry 1; take athenian-ally hoplite 3");
    table.act("march");
    table.rig(&dice(&[4, 1, 3])).act("intercept thebes");
    let lost = table.state.position.lost.athens;
    assert_eq!(lost, Force::of(Sort::own(Kind::Cavalry), 1));
}
