//! 4.2.1 The armies of the system, and 3.1.2 the dangers that call for them.

use std::collections::BTreeMap;

use engine::{Game as _, Seed};

use super::table::{Table, space, tie_and_dice};
use crate::{
    DangerId, Event, Force, Kind, Side, Sort, SpaceId,
    data::ArmyPlan,
    event::Obstacle,
    rules::{
        army::{self, Plan},
        dangers::TIES,
        losses,
    },
};

type Stops = Vec<(&'static str, [u8; 3])>;

fn plan(position: &str, army: [u8; 3], objective: &str) -> Result<Stops, Obstacle> {
    plan_of(Side::Sparta, 0, position, army, objective)
}

/// With a number that settles equal claims.
fn plan_of(
    side: Side,
    tie: usize,
    position: &str,
    army: [u8; 3],
    objective: &str,
) -> Result<Stops, Obstacle> {
    let table = Table::new(&format!(
        "peloponnesian-war; clear; {position}; operate {side}"
    ));
    let [hoplite, cavalry, naval] = army;
    let army = ArmyPlan {
        hoplite,
        cavalry,
        naval,
    };
    let mut plan = Plan::new(tie);
    army::plan_army(table.look(), side, army, space(objective), 0, &mut plan)?;
    Ok(plan
        .stops
        .iter()
        .rev()
        .map(|(space, force)| {
            (
                space.id(),
                [force.hoplites(), force.cavalry(), force.ships()],
            )
        })
        .collect())
}

#[test]
fn r_4_2_1d_spaces_are_emptied_only_if_need_be() {
    // covers: 4.2.1g 4.2.1h 4.1.5c 4.2m
    let both = plan("sparta S5h1c; thebes s1h1c", [2, 2, 0], "decelea").unwrap();
    assert_eq!(
        both,
        [("sparta", [2, 1, 0]), ("thebes", [0, 1, 0])],
        "both riders are needed"
    );
    let four = plan("sparta S5h1c; thebes s1h4c", [2, 2, 0], "decelea").unwrap();
    assert_eq!(four, [("sparta", [2, 0, 0]), ("thebes", [0, 2, 0])]);
    let corinth = plan("sparta S3h; corinth s1h; plataea s1h", [1, 0, 0], "decelea").unwrap();
    assert_eq!(
        corinth,
        [("corinth", [1, 0, 0])],
        "its own colour goes first"
    );
    let without = plan("option lenient-passing; sparta S9h", [5, 1, 0], "decelea").unwrap();
    assert_eq!(
        without,
        [("sparta", [5, 0, 0])],
        "missing cavalry is left out"
    );
    assert_eq!(
        plan("sparta S9h", [5, 1, 0], "decelea"),
        Err(Obstacle::ShortOfTroops)
    );
    assert_eq!(
        plan("sparta S5h", [5, 0, 0], "decelea"),
        Err(Obstacle::ShortOfTroops)
    );
    let poor = plan(
        "talents S1000; sparta S9h; corinth s5n",
        [3, 0, 3],
        "erythrae",
    );
    assert_eq!(poor, Err(Obstacle::ShortOfMoney));
    assert_eq!(
        plan("sparta S9h", [3, 0, 0], "aegina"),
        Err(Obstacle::NoRoute)
    );
}

#[test]
fn r_4_2_1f_equal_claims_come_first_equally_often() {
    let near = ["corone", "prasiae", "gythium", "tegea", "thyrea"];
    for count in 2..=near.len() {
        let equals = &near[..count];
        let troops: Vec<String> = equals.iter().map(|id| format!("{id} s2h")).collect();
        let troops = troops.join("; ");
        let mut first = BTreeMap::new();
        for tie in 0..TIES {
            let stops = plan_of(Side::Sparta, tie, &troops, [1, 0, 0], "decelea").unwrap();
            *first.entry(stops[0].0).or_insert(0) += 1;
        }
        let share = TIES / count;
        let expected: BTreeMap<_, _> = equals.iter().map(|&id| (id, share)).collect();
        assert_eq!(first, expected);
    }
    let more = "corone s2h; tegea s3h; thyrea s2h";
    for tie in 0..TIES {
        let stops = plan_of(Side::Sparta, tie, more, [3, 0, 0], "decelea").unwrap();
        assert_eq!(stops[0].0, "tegea", "it has more of them");
    }
}

#[test]
fn r_4_2_1d_the_last_of_a_type_before_the_last_of_all() {
    // covers: 4.2.1c
    let elsewhere = plan("sparta S3h; tegea s1h; corinth s1h5n", [1, 0, 0], "decelea").unwrap();
    assert_eq!(
        elsewhere,
        [("corinth", [1, 0, 0])],
        "Tegea would be empty, at Corinth ships stay"
    );
    let both = plan("sparta S3h; tegea s1h; corinth s1h5n", [2, 0, 0], "decelea").unwrap();
    assert_eq!(both, [("tegea", [1, 0, 0]), ("corinth", [1, 0, 0])]);
    let all = plan(
        "sparta S3h; corinth s1h1c; thebes s1c",
        [1, 2, 0],
        "decelea",
    )
    .unwrap();
    assert_eq!(
        all,
        [("corinth", [1, 1, 0]), ("thebes", [0, 1, 0])],
        "it is emptied when nobody else is left"
    );
    let kept = plan("sparta S3h; patrae s1h; megara s1h", [1, 0, 0], "decelea").unwrap();
    assert_eq!(
        kept,
        [("megara", [1, 0, 0])],
        "a captured neutral is lost with the last who leaves it"
    );
    let ally = "player sparta; talents A9000; macedonia A; pella a1h; megara a1h";
    let ally = plan_of(Side::Athens, 0, ally, [1, 0, 0], "methone");
    assert_eq!(ally.unwrap(), [("pella", [1, 0, 0])], "an ally stays one");
}

#[test]
fn r_4_2_1i_the_army_does_without_those_who_hold_it_up() {
    let fleet = [("sparta", [3, 0, 0]), ("corinth", [0, 0, 3])];
    let to_erythrae = |position: &str| plan(position, [3, 0, 3], "erythrae");
    let usual = to_erythrae("talents S9000; sparta S10h; corinth s5h5n");
    assert_eq!(usual.unwrap(), fleet);
    let past_gythium = to_erythrae("talents S9000; sparta S10h; gythium S2n; corinth s5h5n");
    assert_eq!(
        past_gythium.unwrap(),
        fleet,
        "with two ships for three points no line leads on from Gythium"
    );
    let too_few = to_erythrae("talents S9000; sparta S10h; gythium S2n; corinth s2n");
    assert_eq!(too_few, Err(Obstacle::ShortOfTroops));
}

#[test]
fn r_4_2_1i_no_men_are_taken_from_an_island_that_nobody_leaves() {
    let plan = |troops: &str| {
        let position = format!("player sparta; talents A9000; {troops}");
        plan_of(Side::Athens, 0, &position, [3, 1, 0], "plataea").unwrap()
    };
    let larisa = [("larisa", [3, 1, 0])];
    assert_eq!(plan("larisa a5h4c"), larisa);
    assert_eq!(plan("chios a3h; larisa a5h4c"), larisa);
}

fn dangers(table: &Table) -> impl Iterator<Item = (DangerId, SpaceId)> {
    table.events.iter().filter_map(|event| {
        if let Event::DangerSeen { danger, space, .. } = event {
            Some((*danger, *space))
        } else {
            None
        }
    })
}

/// How often which space is seen first, and which then.
fn seen(position: &str) -> BTreeMap<(String, String), usize> {
    let mut seen = BTreeMap::new();
    for seed in 0..120 {
        let mut table = Table::new(position);
        let game = table.game.clone();
        game.reseed(&mut table.state, Seed::from_number(seed));
        table.go();
        let mut spaces = dangers(&table).map(|(_, space)| space.id().to_owned());
        let mut next = || spaces.next().unwrap_or_default();
        *seen.entry((next(), next())).or_insert(0) += 1;
    }
    seen
}

#[test]
fn r_1_1_3b_equal_dangers_are_drawn() {
    // covers: 3.1.2a DEF.c
    let seen = seen(
        "peloponnesian-war; clear; sparta S10h1c; elis A2h; troezen A2h; drawn S agis; passed A; operate sparta",
    );
    let first = |space: &str| {
        let seen = seen.iter().filter(|((first, _), _)| first == space);
        seen.map(|(_, count)| count).sum::<usize>()
    };
    assert!(first("elis") > 40 && first("troezen") > 40, "{seen:?}");
}

/// Of Elis and Troezen, which are equally near, the one with fewer enemies calls first.
#[test]
fn r_1_1_3c_of_equal_dangers_the_weaker_enemy_comes_first() {
    let seen = seen(
        "peloponnesian-war; clear; sparta S10h1c; elis A3h; troezen A2h; drawn S agis; passed A; operate sparta",
    );
    assert!(seen.keys().all(|(first, _)| first == "troezen"), "{seen:?}");
}

/// 4.2.1f At one price it is chance that settles where the army is gathered; free Spartans are cheaper.
#[test]
fn r_4_2_1f_the_cheaper_troops_of_two_spaces_that_are_equally_near() {
    // covers: 1.1.3c
    let troops = "corone s2h; tegea S2h; thyrea s2h";
    for tie in 0..60 {
        let stops = plan_of(Side::Sparta, tie, troops, [1, 0, 0], "decelea").unwrap();
        assert_eq!(stops[0].0, "tegea");
    }
}

/// Sparta's army is beaten at Tegea before it has reached the enemies there: they are still next to Sparta.
#[test]
fn r_3_1_2c_a_danger_whose_army_is_lost_stays() {
    let (mut lost, mut arrived) = (0, 0);
    for seed in 0..60 {
        let mut table = Table::new(
            "peloponnesian-war; turn 3; clear; talents A3000 S9000; strategy attack-ally; sparta S10h1c; corinth s5h5n; \
             thebes s5h4c; athens A2h; piraeus A2n; tegea A8h3c; operations A1 S0; passed A; operate sparta",
        );
        let game = table.game.clone();
        game.reseed(&mut table.state, Seed::from_number(seed));
        table.go();
        let first = table
            .events
            .iter()
            .position(|event| matches!(event, Event::OperationEnded { .. }))
            .unwrap();
        let winner = table.events[..first].iter().rev().find_map(|event| {
            if let Event::BattleEnded { winner, .. } = event {
                Some(*winner)
            } else {
                None
            }
        });
        if winner == Some(None) {
            // Both have gone home.
            continue;
        }
        let lost_army = crate::EndReason::ArmyLost;
        let is_lost = matches!(&table.events[first], Event::OperationEnded { reason, .. } if *reason == lost_army);
        table.events.drain(..=first);
        let begins = table.said(|event| matches!(event, Event::OmensRolled { bad: false, .. }));
        if !begins {
            continue;
        }
        let tegea = |event: &Event| matches!(event, Event::DangerSeen { space, .. } if space.id() == "tegea");
        assert_eq!(table.said(tegea), is_lost, "seed {seed}");
        if is_lost {
            lost += 1;
        } else {
            arrived += 1;
        }
    }
    assert!(lost > 0 && arrived > 0, "{lost} {arrived}");
}

/// 4.3 An army that is short of a rider does not set out, but a smaller one that the matrix has for that case; by the option the first one does.
#[test]
fn r_4_2_1g_the_system_passes_when_it_is_short() {
    // covers: 4.3h 4.2.1h DEF.p
    let position = |option: &str, sparta: u8| {
        let mut table = Table::new(&format!(
            "peloponnesian-war; clear; {option} talents A3000 S3000; strategy attack-athens; sparta S{sparta}h; athens A3h; \
             piraeus A2n; operations A1 S0; passed A; operate sparta"
        ));
        table.rig(&tie_and_dice(&[1])).go();
        table
    };
    let planned = |table: &Table, men: u8, lacking: u8| {
        table.said(|event| matches!(event, Event::ArmyPlanned { hoplites, missing, .. } if (*hoplites, *missing) == (men, lacking)))
    };
    assert!(planned(&position("", 10), 4, 0));
    assert!(planned(&position("option lenient-passing;", 10), 6, 1));
    let strict = position("", 4);
    assert!(strict.said(|event| matches!(
        event,
        Event::Passed {
            side: Side::Sparta,
            reason: crate::PassReason::NoArmy
        }
    )));
    assert!(!strict.said(|event| matches!(event, Event::ArmyPlanned { .. })));
}

/// Sparta's army has come to Tegea. Then Athens comes there, too: it beats that army on its way, or passes it by.
#[test]
fn r_3_1_2c_a_danger_that_returns_is_answered_again() {
    let (mut beaten, mut passed_by) = (0, 0);
    for seed in 0..60 {
        let mut table = Table::run(
            "peloponnesian-war; turn 3; clear; talents A9000 S9000; strategy attack-ally; sparta S10h1c; corinth s3h; \
             thebes s2h; athens A9h3c; piraeus A9n; tegea A1h; operations A0 S0; operate athens",
        );
        let game = table.game.clone();
        game.reseed(&mut table.state, Seed::from_number(seed));
        table.act("operate; objective piraeus; march");
        let tegea = |event: &Event| matches!(event, Event::DangerSeen { space, .. } if space.id() == "tegea");
        let is_answered = |table: &Table| {
            let defended = table.state.position.defended.sparta;
            defended.contains(space("tegea"))
        };
        if !is_answered(&table) || !table.offers("operate") {
            continue;
        }
        table.events.clear();
        table.act("operate");
        if !table.offers("objective tegea") {
            continue;
        }
        table.act("objective tegea; take athenian hoplite 9; take athenian cavalry 3; march");
        let begins = |event: &Event| {
            matches!(
                event,
                Event::OmensRolled {
                    side: Side::Sparta,
                    bad: false,
                    ..
                }
            )
        };
        let arrives = |event: &Event| {
            matches!(
                event,
                Event::OperationEnded {
                    side: Side::Athens,
                    reason: crate::EndReason::Arrived
                }
            )
        };
        if !(table.said(arrives) && table.said(begins)) {
            continue;
        }
        assert!(table.said(tegea), "seed {seed}");
        let is_beaten = table.said(|event| {
            matches!(
                event,
                Event::BattleEnded {
                    winner: Some(Side::Athens),
                    ..
                }
            )
        });
        beaten += u8::from(is_beaten);
        passed_by += u8::from(!is_beaten);
    }
    assert!(beaten > 0 && passed_by > 0, "{beaten} {passed_by}");
}

#[test]
fn r_3_1_2c_an_answer_lasts_as_long_as_its_army_stands_there() {
    let mut table =
        Table::new("peloponnesian-war; clear; tegea A1h S3h; defended S tegea; operate sparta");
    let is_answered = |table: &Table| {
        let defended = table.state.position.defended.sparta;
        defended.contains(space("tegea"))
    };
    let hoplites = |count| Force::of(Sort::own(Kind::Hoplite), count);
    table.with(|play| losses::box_from(play, Side::Sparta, space("tegea"), hoplites(2)));
    assert!(is_answered(&table), "one of them still stands there");
    table.with(|play| losses::box_from(play, Side::Sparta, space("tegea"), hoplites(1)));
    assert!(!is_answered(&table));
}
