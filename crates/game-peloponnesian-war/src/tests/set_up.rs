//! 10 Set-ups and seats.

use engine::Setup;

use super::table::{Table, dice, game, space};
use crate::{
    Event, LeaderId, Mode, PassReason, Prompt, Side, SpaceId, Step,
    rules::{control, going_home, neutrals, settle, setup},
    state::Whereabouts,
    step::HomeAfter,
};

#[test]
fn r_10_0a_four_scenarios() {
    // covers: 10.1.3a 10.3.3a
    let names = setup::SPEC.scenarios;
    assert_eq!(
        names,
        [
            "peloponnesian-war",
            "archidamian-war",
            "decelean-war",
            "fall-of-athens"
        ]
    );
    let start = Table::new("peloponnesian-war");
    for neutral in ["argos", "syracuse"] {
        assert_eq!(start.at(Side::Athens, neutral), [0; 3]);
        assert_eq!(start.at(Side::Sparta, neutral), [0; 3]);
    }
    let mut joined = Table::new("decelean-war; clear; operate athens");
    joined.with(|play| {
        neutrals::argos_joins(play);
        neutrals::syracuse_joins(play);
        neutrals::macedonia_joins(play, Side::Athens);
    });
    assert_eq!(joined.at(Side::Athens, "argos"), [4, 0, 0]);
    assert_eq!(joined.at(Side::Sparta, "syracuse"), [2, 2, 2]);
    assert_eq!(joined.at(Side::Athens, "pella"), [0, 2, 0]);
}

#[test]
fn r_10_1_4a_the_opening_of_the_long_war() {
    // covers: 10.1.1b 10.1.1c 10.1.4b 4.3e 1.4b
    let table = Table::new("peloponnesian-war");
    let at = &table.state.position;
    assert_eq!((at.treasury.athens, at.treasury.sparta), (4500, 3000));
    assert_eq!((at.bellicosity.athens, at.bellicosity.sparta), (10, 10));
    assert!(at.rebels.contains(space("potidaea")));
    assert_eq!(table.at(Side::Sparta, "potidaea"), [1, 0, 0]);
    assert_eq!(
        at.steps.last(),
        Some(&Step::Operations { side: Side::Sparta })
    );
    let phormio: LeaderId = "phormio".parse().unwrap();
    assert_eq!(at.leader_at(phormio), Some(space("potidaea")));
    assert!(
        at.available_leaders(Side::Athens)
            .all(|leader| leader != phormio)
    );
    assert!(control::available(table.look(), Side::Athens, space("potidaea")).is_empty());
    assert_eq!(at.drawn.athens, Some(LeaderId::PERICLES));
    assert_eq!(at.operations.athens, 1, "omens are due for Athens");
    assert!(control::is_coalition(
        table.look(),
        SpaceId::PELLA,
        Side::Athens
    ));
}

#[test]
fn r_10_3a_the_decelean_war() {
    // covers: 10.3.2b 10.3.3a 10.3.4f 2.4d 4.3f 4.5a 10.5a
    let table = Table::new("decelean-war");
    let at = &table.state.position;
    let card = table.game.scenarios.get(at.scenario);
    assert_eq!((card.first_turn, card.last_turn, at.turn), (6, 8, 6));
    let pool: Vec<_> = at
        .available_leaders(Side::Athens)
        .map(LeaderId::id)
        .collect();
    assert_eq!(
        pool,
        ["phormio", "demosthenes", "thrasybulus", "thrasyllus"]
    );
    assert!(at.alcibiades_advises_sparta());
    assert_eq!(at.allies.macedonia, None);
    assert!(at.allies.syracuse && !at.allies.argos && !at.allies.persia);
    assert!(control::available(table.look(), Side::Sparta, SpaceId::SYRACUSE).is_empty());
    assert!(control::available(table.look(), Side::Athens, SpaceId::SYRACUSE).is_empty());
    for dead in ["brasidas", "archidamus", "pericles", "cleon"] {
        assert_eq!(at.leaders.get(dead.parse().unwrap()), Whereabouts::Dead);
    }
    assert!(!at.rebels.contains(SpaceId::ABDERA));
    assert!(!control::is_coalition(
        table.look(),
        SpaceId::SARDIS,
        Side::Sparta
    ));
}

#[test]
fn ex_10_4_3g_three_athenian_leaders_are_left() {
    // covers: 10.4a 10.4.1b 10.4.3a 10.4.3c 10.4.3e 10.5b 10.4.3g
    let table = Table::new("fall-of-athens");
    let at = &table.state.position;
    assert_eq!(
        at.mode,
        Mode::Solitaire {
            player: Side::Sparta
        }
    );
    assert_eq!(at.turn, 7);
    let pool: Vec<_> = at
        .available_leaders(Side::Athens)
        .map(LeaderId::id)
        .collect();
    assert_eq!(pool, ["phormio", "thrasyllus"], "Thrasybulus is on the map");
    assert_eq!(at.rebels.len(), 17);
    assert_eq!(control::reserve(table.look(), Side::Athens), 0);
    assert_eq!(at.alcibiades_moves, 2);
    assert!(at.allies.argos && at.allies.syracuse);
    assert_eq!(at.allies.macedonia, Some(Side::Sparta));
    assert!(at.defended.athens.contains(space("abydos")));
    assert_eq!((at.operations.athens, at.operations.sparta), (1, 1));
}

#[test]
fn r_11_0l_one_seat_alone_two_seats_for_two() {
    // covers: 1.2a 11.0b 1.2b
    let game = game();
    let seats = |seats| {
        let setup = Setup::scenario("peloponnesian-war").seats(seats);
        let state = setup::new_game(&game, &setup, engine::Seed::from_number(1)).unwrap();
        engine::Presentation::seats(game.as_ref(), &state)
    };
    assert_eq!((seats(1), seats(2)), (1, 2));
    let table = Table::run("peloponnesian-war");
    let view = |viewer| engine::Game::view(game.as_ref(), &table.state, viewer);
    assert_eq!(
        view(engine::Viewer::Spectator),
        view(engine::Viewer::Seat(engine::Seat(0)))
    );
}

#[test]
fn r_10_4_3a_both_first_operations_are_done() {
    let first = Table::run("fall-of-athens");
    let prompt = first.prompt();
    assert!(matches!(
        prompt,
        Some(Prompt::Operate {
            side: Side::Sparta,
            ..
        })
    ));
    let mut bad = Table::run("fall-of-athens");
    bad.rig(&dice(&[6])).act("operate");
    let omens = PassReason::Omens;
    assert!(bad.said(|event| *event
        == Event::Passed {
            side: Side::Sparta,
            reason: omens
        }));
    let mut good = Table::run("fall-of-athens");
    good.rig(&dice(&[5])).act("operate");
    let drawn = |event: &Event| matches!(event, Event::LeaderDrawn { leader, .. } if *leader != LeaderId::ALCIBIADES);
    assert!(good.said(drawn), "Mindarus stays at Abydos");
    // Athens rolls omens too, and no danger calls it to Abydos again.
    let mut athens = Table::run("fall-of-athens");
    athens.rig(&dice(&[3])).act("pass");
    assert!(athens.said(|event| matches!(
        event,
        Event::OmensRolled {
            side: Side::Athens,
            ..
        }
    )));
    let abydos = space("abydos");
    assert!(
        !athens.said(|event| matches!(event, Event::DangerSeen { space, .. } if *space == abydos))
    );
}

#[test]
fn r_10_4_3d_hoplites_for_larisa_go_to_athens_too() {
    let sent = |scenario: &str| {
        let mut table = Table::new(&format!(
            "{scenario}; clear; argos; argos a4h; amphipolis a1h; home a3h; stage lasting-rebellion"
        ));
        table.with(|play| {
            going_home::send_all(play, HomeAfter::Combat);
            settle::run(play);
        });
        ["larisa", "athens"].map(|id| table.at(Side::Athens, id)[0])
    };
    assert_eq!(sent("fall-of-athens"), [0, 2]);
    assert_eq!(sent("peloponnesian-war"), [2, 0]);
}
