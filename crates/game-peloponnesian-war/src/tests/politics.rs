//! 2 Politics and 3 planning.

use super::table::{Table, dice, space};
use crate::{
    Event, LeaderId, Mode, Side, Step, StrategyId,
    rules::{
        armistice, delian_rebellion, leaders, random_events, settle, strategy,
        surrender::{self, Contest},
        turn,
    },
    step::WarOrPeace,
};

fn player(table: &Table) -> Option<Side> {
    match table.state.position.mode {
        Mode::Solitaire { player } => Some(player),
        Mode::TwoPlayers => None,
    }
}

#[test]
fn r_2_1a_success_may_cost_you_your_command() {
    // covers: 2.1b 2.1c
    let changed = |sci: &str, roll: usize| {
        let text =
            format!("peloponnesian-war; turn 2; {sci}; talents A2600; stage side-determination");
        let mut table = Table::new(&text);
        table.rig(&dice(&[roll]));
        let stage = crate::Stage::SideDetermination;
        table.with(|play| turn::play_stage(play, stage));
        table
    };
    assert_eq!(player(&changed("sci A2", 4)), Some(Side::Sparta));
    assert_eq!(player(&changed("sci A2", 3)), Some(Side::Athens));
    let negative = changed("sci A-1", 6);
    assert_eq!(player(&negative), Some(Side::Athens));
    assert!(negative.said(|event| matches!(event, Event::SideKept { .. })));
    assert_eq!(negative.state.dice.drawn(), 0, "no die is rolled");
    let swapped = changed("sci A3", 3);
    let at = &swapped.state.position;
    assert_eq!((at.treasury.athens, at.confidence.athens), (2600, 3));
    assert_eq!(at.strategy, None, "Athens gets a strategy of its own");
}

#[test]
fn r_1_2a_one_total_of_points_through_all_commands() {
    // covers: 2.1c 9.0c
    let mut table =
        Table::new("peloponnesian-war; turn 2; sci A2; points A30; stage side-determination");
    table.rig(&dice(&[4]));
    table.with(|play| {
        turn::play_stage(play, crate::Stage::SideDetermination);
        surrender::score(play, Side::Sparta, Contest::Won);
        surrender::score(play, Side::Athens, Contest::Lost);
    });
    assert_eq!(player(&table), Some(Side::Sparta));
    assert_eq!(
        surrender::points_of(table.look(), Side::Sparta),
        40,
        "Sparta's victory"
    );
    table.with(|play| surrender::score(play, Side::Sparta, Contest::Lost));
    assert_eq!(table.state.position.points.athens, 25);
}

#[test]
fn r_10_2b_a_change_of_sides_may_end_the_scenario() {
    // covers: 10.3.5a 10.4.4a
    let over = |scenario: &str, player: &str| {
        let mut table = Table::new(&format!(
            "{scenario}; player {player}; stage side-determination"
        ));
        table.rig(&dice(&[6]));
        table.with(|play| turn::play_stage(play, crate::Stage::SideDetermination));
        table.state.position.verdict.is_some()
    };
    assert!(over("archidamian-war", "sparta") && !over("archidamian-war", "athens"));
    assert!(over("decelean-war", "sparta") && !over("decelean-war", "athens"));
    assert!(over("fall-of-athens", "athens") && !over("fall-of-athens", "sparta"));
    assert!(!over("peloponnesian-war", "sparta"));
}

#[test]
fn r_2_3a_delian_rebellions() {
    // covers: 2.3d RE.8a RE.8b RE.8c RE.8d RE.13a 10.1b 10.1c
    let rise = |position: &str, rolls: &[usize]| {
        let mut table = Table::new(&format!(
            "peloponnesian-war; clear; turn 2; {position}; stage delian-rebellion"
        ));
        table.rig(&dice(rolls));
        table.with(delian_rebellion::roll);
        let rebels: Vec<&str> = table
            .events
            .iter()
            .filter_map(|event| {
                if let Event::RebellionRolled { space, .. } = event {
                    Some(space.id())
                } else {
                    None
                }
            })
            .collect();
        rebels
    };
    assert_eq!(rise("sci A0", &[3, 4]), ["mytilene"]);
    assert!(rise("sci A1", &[3, 4]).is_empty());
    assert_eq!(rise("sci A2; mark disaster", &[3, 4]), ["mytilene"]);
    assert_eq!(rise("sci A0; mytilene A1n", &[3, 4]), ["olynthus"]);
    assert_eq!(rise("sci A0; rebels naxos", &[1, 2]), ["byzantium"]);
    assert_eq!(
        rise("sci A0; amphipolis a1h", &[6, 6]),
        ["cnidus"],
        "after 12 comes 2"
    );
    assert_eq!(rise("sci A0", &[5, 6]), ["lampsacus"]);
    let all = [
        "cnidus",
        "naxos",
        "byzantium",
        "chalcis",
        "ephesus",
        "mytilene",
        "olynthus",
        "miletus",
        "camirus",
        "lampsacus",
        "amphipolis",
    ];
    let table = Table::new("peloponnesian-war; clear; stage delian-rebellion");
    for (roll, id) in (2..).zip(all) {
        assert_eq!(
            delian_rebellion::rising_space(table.look(), roll),
            Some(space(id))
        );
    }
    let mut spread = Table::new("peloponnesian-war; clear; chios A1n; stage delian-rebellion");
    spread.rig(&dice(&[3, 4]));
    spread.with(delian_rebellion::rise);
    let rolled = spread.count(|event| matches!(event, Event::SpreadRolled { bonus: 0, .. }));
    assert!(rolled >= 2, "the neighbours of Mytilene");
    assert!(
        !spread.said(
            |event| matches!(event, Event::SpreadRolled { space, .. } if space.id() == "chios")
        )
    );
}

#[test]
fn ex_re_8b_the_next_space() {
    // covers: RE.8b
    let table = Table::new("peloponnesian-war; clear; rebels naxos; stage delian-rebellion");
    assert_eq!(
        delian_rebellion::rising_space(table.look(), 3),
        Some(space("byzantium"))
    );
}

#[test]
fn r_2_4a_leaders_are_drawn() {
    // covers: 2.4b 2.4c 4.2a
    let mut table = Table::new("peloponnesian-war; clear; turn 2; stage leader-selection");
    table.rig(&[(8, 2), (8, 3)]);
    table.with(leaders::select);
    let at = &table.state.position;
    assert_eq!(at.drawn.athens, Some(LeaderId::NICIAS));
    assert_eq!(at.drawn.sparta.map(LeaderId::id), Some("brasidas"));
    assert!(at.marks.nicias, "Nicias helps an armistice");
    assert_eq!(at.leader_at(LeaderId::NICIAS), Some(Side::Athens.home()));
    table.with(|play| {
        assert_eq!(
            leaders::for_operation(play, Side::Sparta).map(LeaderId::id),
            Some("brasidas")
        );
    });
    assert_eq!(
        table.count(|event| matches!(event, Event::LeaderDrawn { .. })),
        2,
        "nobody is drawn for it"
    );
}

fn strategy(position: &str, leader: &str, rolls: &[usize]) -> Option<StrategyId> {
    let text = format!(
        "peloponnesian-war; clear; turn 2; {position}; drawn S {leader}; stage strategy-choice"
    );
    let mut table = Table::new(&text);
    table.rig(&dice(rolls));
    table.with(|play| strategy::choose(play, Side::Sparta));
    table.state.position.strategy
}

#[test]
fn r_3_1b_the_strategy_of_the_system() {
    // covers: 3.1a 3.1c 3.1d 3.1e DEF.f 5.6d RE.7b
    assert_eq!(
        strategy("strategy attack-athens; sci S1", "brasidas", &[6]),
        Some(StrategyId::AttackAthens)
    );
    assert_eq!(
        strategy("strategy cut-loc", "brasidas", &[6]),
        Some(StrategyId::AttackAlly)
    );
    assert_eq!(
        strategy("strategy cut-loc", "archidamus", &[2]),
        Some(StrategyId::AttackAthens)
    );
    assert_eq!(
        strategy("strategy cut-loc", "archidamus", &[3]),
        Some(StrategyId::FomentRebellion)
    );
    assert_eq!(
        strategy("strategy cut-loc", "agis", &[6]),
        Some(StrategyId::CutLoc)
    );
    assert_eq!(
        strategy("hostages A", "archidamus", &[2, 5]),
        Some(StrategyId::CutLoc)
    );
    assert_eq!(
        strategy(
            "strategy attack-athens; sci S2; hostages A",
            "archidamus",
            &[3]
        ),
        Some(StrategyId::FomentRebellion)
    );
    assert_eq!(
        strategy("alcibiades 2", "agis", &[2]),
        Some(StrategyId::FomentRebellion)
    );
    assert_eq!(
        strategy("alcibiades 2; sardis A1h", "agis", &[2]),
        Some(StrategyId::FomentRebellion)
    );
    assert_eq!(
        strategy(
            "strategy attack-athens; sci S1; mark side-changed",
            "agis",
            &[6]
        ),
        Some(StrategyId::CutLoc)
    );
}

#[test]
fn ex_5_6e_spartan_prisoners_at_athens() {
    // covers: 8.3f
    let mut table =
        Table::new("peloponnesian-war; clear; plataea A6h @demosthenes S3h; stage battles");
    table.rig(&dice(&[6, 1])).go();
    assert!(table.state.position.hostages.athens);
    let rolled = |table: &mut Table, rolls: &[usize]| {
        let at = &mut table.state.position;
        at.drawn.sparta = "archidamus".parse().ok();
        at.confidence.sparta = 0;
        table.rig(&dice(rolls));
        table.with(|play| strategy::choose(play, Side::Sparta));
        table.state.position.strategy
    };
    let barred = |table: &Table| table.count(|event| matches!(event, Event::StrategyBarred { .. }));
    // Turn after turn the roll of Attack Athens is repeated.
    for times in 1..=3 {
        let strategy = rolled(&mut table, &[2, 5]);
        assert_eq!(strategy, Some(StrategyId::CutLoc));
        assert_eq!(barred(&table), times);
    }
    // After an armistice it stands.
    table.with(armistice::begin);
    assert!(!table.state.position.hostages.athens);
    assert_eq!(rolled(&mut table, &[2]), Some(StrategyId::AttackAthens));
    assert_eq!(barred(&table), 3);
}

#[test]
fn r_def_g_athenian_strategies() {
    // covers: DEF.g
    let game = super::table::game();
    let read = |total: i8| {
        game.matrices
            .strategy_for(Side::Athens, total)
            .map(|strategy| strategy.id)
    };
    let expected = [
        (0, StrategyId::AttackAlly),
        (5, StrategyId::AttackAlly),
        (6, StrategyId::FomentRebellion),
        (7, StrategyId::CutLoc),
        (8, StrategyId::CutLoc),
        (9, StrategyId::AttackSparta),
        (10, StrategyId::AttackSparta),
    ];
    for (total, strategy) in expected {
        assert_eq!(read(total), Some(strategy), "{total}");
    }
}

#[test]
fn r_3_2a_the_indices_go_back_to_nothing() {
    let mut table = Table::new("peloponnesian-war; sci A3 S-2; stage strategy-confidence");
    table.with(|play| turn::play_stage(play, crate::Stage::StrategyConfidence));
    let at = &table.state.position;
    assert_eq!((at.confidence.athens, at.confidence.sparta), (0, 0));
}

#[test]
fn r_1_4a_the_sequence_of_a_turn() {
    // covers: 8.4a 8.5a 1.2c
    let mut table = Table::new(
        "peloponnesian-war; clear; player sparta; passed A; passed S; ravaged megara; stage building",
    );
    table.go();
    while table.state.position.turn == 1 {
        let answer = if table.offers("done") {
            "done".to_owned()
        } else {
            table.answers()[0].clone()
        };
        table.act(&answer);
    }
    let position =
        |fits: &dyn Fn(&Event) -> bool| table.events.iter().position(fits).expect("it happened");
    let order = [
        position(&|event| matches!(event, Event::Bellicosity { .. })),
        position(&|event| matches!(event, Event::LandRecovered)),
        position(&|event| matches!(event, Event::TurnBegan { turn: 2 })),
        position(&|event| matches!(event, Event::SideRolled { .. } | Event::SideKept { .. })),
        position(&|event| matches!(event, Event::EventRolled { .. })),
        position(&|event| {
            matches!(
                event,
                Event::RebellionRolled { .. } | Event::NoRebellion { .. }
            )
        }),
        position(&|event| matches!(event, Event::LeaderDrawn { .. })),
        position(&|event| matches!(event, Event::ConfidenceReset)),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert!(table.state.position.ravaged.is_empty());
}

#[test]
fn r_10_1c_one_rebellion_at_most_after_a_disaster() {
    let mut table = Table::new(
        "peloponnesian-war; clear; turn 2; sci A-1; mark disaster; stage delian-rebellion",
    );
    table.with(delian_rebellion::roll);
    assert_eq!(
        table.count(|event| matches!(event, Event::RebellionRolled { .. })),
        1
    );
    let mut lost = Table::new("peloponnesian-war; clear; lost A3n a1n; stage next-turn");
    lost.with(|play| turn::play_stage(play, crate::Stage::NextTurn));
    assert!(lost.state.position.marks.disaster);
    let mut three = Table::new("peloponnesian-war; clear; lost A3n; stage next-turn");
    three.with(|play| turn::play_stage(play, crate::Stage::NextTurn));
    assert!(!three.state.position.marks.disaster);
}

#[test]
fn r_10_1d_peace_makes_a_disaster_forgotten() {
    let mut table = Table::new(
        "peloponnesian-war; clear; turn 3; bellicosity A6 S6; lost A4n; sci A1; stage armistice",
    );
    table.rig(&dice(&[1, 6, 5])).with(|play| {
        while play.at.turn < 5 && play.at.verdict.is_none() {
            if let Some(&Step::Turn { stage }) = play.at.steps.last() {
                turn::play_stage(play, stage);
            } else if settle::one_step(play) == crate::rules::Flow::Asks {
                play.pop();
            }
        }
    });
    assert!(table.said(|event| matches!(event, Event::PeaceTurn { turn: 4 })));
    assert_eq!(table.state.position.turn, 5);
    assert!(!table.state.position.marks.disaster);
}

#[test]
fn r_2_3d_event_8_and_the_segment_may_both_bring_a_rebellion() {
    let mut table = Table::new("peloponnesian-war; clear; turn 2; sci A-2; stage random-event");
    table.rig(&dice(&[4, 4])).with(|play| {
        random_events::roll(play, 2, WarOrPeace::War);
        delian_rebellion::roll(play);
    });
    assert_eq!(
        table.count(|event| matches!(event, Event::RebellionRolled { .. })),
        2
    );
}
