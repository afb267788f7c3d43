//! 2.B.3g, 4.2e The moments of an action phase: the end of the enemy's moves, and what is played openly before a combat.

use crate::step::OwnStep;
use campaign::{CounterEvent, MarkerEvent, PieceEvent};
use engine::{Game, Viewer};

use crate::testing::table::*;
use crate::{
    action::{Action, Target},
    event::{Event, SharedEvent},
    ids::Stratagem,
    prompt::{Prompt, SharedPrompt},
    state::Camp,
    step::{Step, WindowKind},
    testing::{place, set},
};

/// Athens has sailed out of its port and has no combat; Syracuse holds the storm and has no points.
fn at_sea(hand: &str) -> Table {
    let mut table = Table::empty()
        .put("M12", "ath-T1 alcibiades")
        .put("T13", "ath-H1")
        .give(SYRACUSE, hand);
    table.state.camp = Camp::Standing;
    table.state.advantage = ATHENS;
    table.act(ATHENS, 1);
    table.pass(SYRACUSE);
    table.play(Action::Activate {
        place: place("M12"),
    });
    table.play(Action::PickAll);
    for zone in ["M10", "M9", "M8"] {
        table.play(Action::Step { to: place(zone) });
    }
    table.play(Action::Stop);
    table.until(|prompt| matches!(prompt, Prompt::Shared(SharedPrompt::Menu { .. })));
    table
}

#[test]
fn r_2_b_3g_the_enemy_is_asked_when_the_moves_are_over() {
    let mut table = at_sea("K05");
    table.answer(Action::EndMoves);
    assert!(is_window(&table, SYRACUSE, WindowKind::Moved));
    table.dice(&[6]);
    table.stratagem("K05", Stratagem::StormAtSea, Target::None);
    table.until(|prompt| !matches!(prompt, Prompt::Roll { .. }));
    assert!(table.is_back("ath-T1"), "the storm catches the fleet");
    assert!(!is_window(&table, SYRACUSE, WindowKind::Moved));
}

#[test]
fn r_2_b_3g_whether_he_is_asked_says_nothing_about_his_hand() {
    // Supplies are of no use now, but he is asked all the same; with an empty hand nobody is.
    for (hand, is_asked) in [("K05", true), ("K22", true), ("K07", true), ("", false)] {
        let mut table = at_sea(hand);
        table.answer(Action::EndMoves);
        assert_eq!(
            is_window(&table, SYRACUSE, WindowKind::Moved),
            is_asked,
            "{hand}"
        );
    }
    let mut table = at_sea("K05");
    table.answer(Action::EndMoves);
    table.answer(Action::Pass);
    assert!(!is_window(&table, SYRACUSE, WindowKind::Moved));
}

#[test]
fn r_3_3a_stacks_are_checked_after_the_last_stratagem() {
    let mut table = Table::empty()
        .put("T13", "ath-H1 ath-H2 ath-H3 ath-H4 ath-H5 ath-H6*")
        .give(SYRACUSE, "K06");
    table.state.advantage = ATHENS;
    table.act(ATHENS, 1);
    table.pass(ATHENS);
    table.pass(SYRACUSE);
    table.answer(Action::EndMoves);
    table.stratagem("K06", Stratagem::Epidemic, Target::None);
    table.play(Action::Infect {
        piece: piece("ath-H6"),
    });
    table.until(|prompt| {
        !matches!(
            prompt,
            Prompt::Shared(SharedPrompt::Epidemic { .. }) | Prompt::Window { .. }
        )
    });
    assert_eq!(table.at("ath-H6"), "out");
    assert!(
        !matches!(table.prompt(), Some(Prompt::Overstacked { .. })),
        "five are left"
    );
}

/// Athens attacks in T13 and holds counters.
fn before_the_roll(hand: &str) -> Table {
    let mut table = Table::empty()
        .put("T13", "ath-H1 ath-H2 syr-H1 sicanos")
        .put("T15", "ath-H3")
        .give(ATHENS, hand)
        .give(SYRACUSE, "K22");
    table.state.advantage = SYRACUSE;
    table.act(ATHENS, 1);
    table.pass(ATHENS);
    table.pass(SYRACUSE);
    table.play(Action::EndMoves);
    table.play(Action::Fight { zone: place("T13") });
    assert!(is_window(&table, ATHENS, WindowKind::Combat));
    table
}

#[test]
fn r_4_2e_what_belongs_to_no_combat_is_played_openly() {
    let plays = [
        ("K05", Stratagem::GoodOmens, Target::Advantage),
        ("K05", Stratagem::GoodOmens, Target::Draw),
        ("K06", Stratagem::Epidemic, Target::None),
        ("K21", Stratagem::Discord, target("sicanos")),
    ];
    for (counter, stratagem, target) in plays {
        let mut table = before_the_roll(counter);
        table.stratagem(counter, stratagem, target);
        let side = ATHENS;
        let is_shown = |event: &Event| matches!(event, Event::Shared(SharedEvent::Counter(CounterEvent::Played { side: by, stratagem: face, .. })) if (*by, *face) == (side, stratagem));
        assert!(
            table.events.iter().any(is_shown),
            "{stratagem:?} is seen at once"
        );
        let battle = table.state.battle.expect("a combat");
        assert_eq!(
            (battle.plays.athenian, table.state.phase.played.athenian),
            (None, true)
        );
    }
}

#[test]
fn r_4_2e_what_belongs_to_the_combat_is_secret() {
    let seen = |table: &Table| {
        let viewers = [Viewer::Seat(SYRACUSE.seat()), Viewer::Spectator];
        viewers.map(|viewer| table.game.view(&table.state, viewer))
    };
    let mut passed = before_the_roll("K03");
    passed.play(Action::Pass);
    let lender = Target::Place {
        place: place("T15"),
    };
    for (stratagem, target) in [
        (Stratagem::NightAttack, Target::None),
        (Stratagem::CombinedAttack, lender),
    ] {
        let mut table = before_the_roll("K03");
        let told = table.events.len();
        table.stratagem("K03", stratagem, target);
        assert_eq!(table.events.len(), told, "nothing is told");
        assert_eq!(seen(&table), seen(&passed), "{stratagem:?}");
        assert_eq!(table.prompt(), passed.prompt());
    }
}

#[test]
fn r_7_s23b_a_leader_who_falls_sick_at_home_leaves_the_group() {
    let mut table = Table::empty()
        .put("T16", "hermocrates syr-H1 syr-H2")
        .put("T14", "ath-A1")
        .give(ATHENS, "K06");
    table.state.advantage = SYRACUSE;
    table.act(SYRACUSE, 2);
    table.pass(ATHENS);
    table.play(Action::Activate {
        place: place("T16"),
    });
    table.play(Action::PickAll);
    table.play(Action::Step { to: place("T14") });
    table.stratagem("K06", Stratagem::Epidemic, Target::None);
    table.play(Action::Done);
    table.play(Action::Infect {
        piece: piece("hermocrates"),
    });
    table.until(|prompt| !matches!(prompt, Prompt::Window { .. }));
    assert_eq!(
        (
            table.at("hermocrates").as_str(),
            table.at("syr-H1").as_str()
        ),
        ("T16", "T14")
    );
    // Alone he does not march at all.
    let mut alone = Table::empty()
        .put("T16", "hermocrates")
        .put("T14", "ath-A1")
        .give(ATHENS, "K06");
    alone.state.advantage = SYRACUSE;
    alone.act(SYRACUSE, 2);
    alone.pass(ATHENS);
    alone.play(Action::Activate {
        place: place("T16"),
    });
    alone.play(Action::Pick {
        piece: piece("hermocrates"),
    });
    alone.play(Action::Step { to: place("T14") });
    alone.stratagem("K06", Stratagem::Epidemic, Target::None);
    alone.play(Action::Infect {
        piece: piece("hermocrates"),
    });
    alone.until(|prompt| !matches!(prompt, Prompt::Window { .. }));
    assert_eq!(alone.at("hermocrates"), "T16");
    assert_eq!(alone.state.march, None);
}

#[test]
fn r_3_3g_a_fleet_that_recovered_in_its_combat_is_checked_after_it() {
    // 25 + 25 + 12 against 5: a recovery makes it 63 PF in protected waters.
    let mut table = Table::empty()
        .put("M10", "ath-T3 ath-T4* ath-T6* syr-T3")
        .give(SYRACUSE, "K22");
    table.state.advantage = ATHENS;
    table.act(ATHENS, 1);
    table.pass(ATHENS);
    table.pass(SYRACUSE);
    table.play(Action::EndMoves);
    table.play(Action::Fight { zone: place("M10") });
    table.dice(&[6]);
    table.play(Action::RecoverByAdvantage {
        unit: piece("ath-T4"),
    });
    table.until(|prompt| {
        matches!(
            prompt,
            Prompt::Overstacked { .. } | Prompt::Shared(SharedPrompt::Announce { .. })
        )
    });
    let (side, place) = (ATHENS, place("M10"));
    let cause = campaign::Cause::Stacking;
    let prompt = Prompt::Overstacked { side, place, cause };
    assert_eq!(table.prompt(), Some(prompt));
    let unit = piece("ath-T6");
    table.play(Action::Disband { unit });
    let lost = Event::Shared(SharedEvent::Piece(PieceEvent::Eliminated {
        side,
        piece: unit,
        cause,
    }));
    assert!(table.events.contains(&lost), "and it is said why");
}

#[test]
fn r_2_dj_the_swords_of_a_leader_who_returns_in_d_3_count() {
    let left = |table: &Table| match table.state.step() {
        Some(Step::Own(OwnStep::Recover { left, .. })) => Some(left),
        _ => None,
    };
    let mut table = recovery(SYRACUSE, "", "", "T13", "sicanos syr-H1* syr-H2* syr-H3*");
    assert_eq!(
        left(&table),
        None,
        "Sicanos has no swords and nobody else is there"
    );
    table = Table::empty()
        .put("T13", "syr-H1* syr-H2* syr-H3*")
        .give(SYRACUSE, "K22");
    table.state.advantage = SYRACUSE;
    table.state.discord = set("hermocrates");
    let stage = crate::step::Stage::Recovery(campaign::HalfTurn {
        side: SYRACUSE,
        second: true,
    });
    table.begin(stage);
    assert_eq!(left(&table), Some(0));
    table.play(Action::ReturnLeader {
        leader: piece("hermocrates"),
        to: place("T16"),
    });
    assert_eq!(left(&table), Some(1));
    table.play(Action::Recover {
        unit: piece("syr-H1"),
    });
    assert!(!table.is_back("syr-H1"));
}

#[test]
fn r_8a_using_the_advantage_is_told() {
    let mut table = Table::empty().put("T13", "syr-H1*");
    table.state.advantage = SYRACUSE;
    table.act(ATHENS, 1);
    table.play(Action::RecoverByAdvantage {
        unit: piece("syr-H1"),
    });
    let used = Event::Shared(SharedEvent::Marker(MarkerEvent::AdvantageUsed {
        side: SYRACUSE,
        purpose: campaign::AdvantageUse::Recovery,
        holder: ATHENS,
    }));
    assert!(table.events.contains(&used));
}
