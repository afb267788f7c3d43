//! 11 Two players.

use engine::{Seed, Setup};

use super::table::{Table, dice, game};
use crate::{
    Event, Prompt, Side,
    rules::{income, setup, turn},
    step::WarOrPeace,
};

#[test]
fn r_11_0k_the_first_turn_as_set_up() {
    // covers: 11.0a 11.0g
    let table = Table::run("peloponnesian-war two");
    assert!(matches!(
        table.prompt(),
        Some(Prompt::Operate {
            side: Side::Sparta,
            ..
        })
    ));
    assert_eq!(table.state.position.strategy, None);
    let mut later =
        Table::new("peloponnesian-war two; turn 2; sci A3 S3; stage side-determination");
    later.with(|play| turn::play_stage(play, crate::Stage::SideDetermination));
    assert!(later.events.is_empty(), "nobody changes sides");
}

#[test]
fn r_11_0c_the_better_leader_begins() {
    let first = |athens: &str, sparta: &str, rolls: &[usize]| {
        let text = format!(
            "peloponnesian-war two; clear; turn 2; athens A3h; sparta S9h; drawn A {athens}; drawn S {sparta}; stage operations"
        );
        let mut table = Table::new(&text);
        table.rig(&dice(rolls)).go();
        table.prompt()
    };
    let is =
        |prompt, wanted| matches!(prompt, Some(Prompt::Operate { side, .. }) if side == wanted);
    assert!(is(first("pericles", "archidamus", &[]), Side::Athens));
    assert!(is(first("nicias", "mindarus", &[]), Side::Sparta));
    assert!(is(first("pericles", "mindarus", &[2]), Side::Athens));
    assert!(is(first("pericles", "mindarus", &[5]), Side::Sparta));
}

#[test]
fn r_11_0f_omens() {
    let bad = |side: &str, roll: usize| {
        let text = format!(
            "peloponnesian-war two; clear; athens A3h; sparta S9h; operations A1 S1; operate {side}"
        );
        let mut table = Table::run(&text);
        table.rig(&dice(&[roll])).act("operate");
        table.said(|event| matches!(event, Event::OmensRolled { bad: true, .. }))
    };
    assert!(!bad("athens", 5) && bad("athens", 6));
    assert!(!bad("sparta", 4) && bad("sparta", 5));
}

#[test]
fn r_11_0e_the_owner_decides_on_interception() {
    // covers: 11.0i 11.0h
    let text = "peloponnesian-war two; clear; drawn S agis; sparta S9h; thebes s3h; panactum A2h; athens A1c; operate sparta";
    let mut table = Table::run(text);
    table.act("operate; objective athens; go thebes; take spartan-ally hoplite 3; march");
    assert!(matches!(
        table.prompt(),
        Some(Prompt::Intercept {
            side: Side::Athens,
            ..
        })
    ));
    assert_eq!(
        table.answers(),
        ["intercept athens", "intercept panactum", "let pass"]
    );
    let drawn = table.state.dice.drawn();
    table.act("let pass");
    assert_eq!(table.state.dice.drawn(), drawn, "declining rolls no die");
    let mut foment =
        Table::run("peloponnesian-war two; clear; drawn S agis; sparta S9h; operate sparta");
    foment
        .act("operate; objective mytilene")
        .rig(&dice(&[5]))
        .act("foment");
    assert!(foment.said(|event| matches!(event, Event::Fomented { success: false, .. })));
}

#[test]
fn r_11_0d_the_players_order_battles_in_turn() {
    let text = "peloponnesian-war two; clear; plataea A3h @pericles s2h; megara A3h @cleon s2h @agis; \
                decelea A2h S3h @brasidas; stage battles";
    let mut table = Table::new(text);
    table.rig(&dice(&[2])).go();
    assert!(matches!(
        table.prompt(),
        Some(Prompt::NextBattle {
            side: Side::Athens,
            ..
        })
    ));
    assert_eq!(table.answers().len(), 3);
    let first = table.answers()[0].clone();
    table.act(&first);
    assert!(matches!(
        table.prompt(),
        Some(Prompt::NextBattle {
            side: Side::Sparta,
            ..
        })
    ));
}

#[test]
fn r_11_0d_the_players_order_sieges_in_turn() {
    let text = "peloponnesian-war two; clear; melos A3n @pericles; megara A5h @cleon; plataea S5h @brasidas; stage siege-determination";
    let mut table = Table::new(text);
    table.rig(&dice(&[6])).go();
    assert!(matches!(
        table.prompt(),
        Some(Prompt::NextSiege {
            side: Side::Sparta,
            ..
        })
    ));
    assert_eq!(
        table.answers(),
        ["siege plataea", "siege megara", "siege melos"]
    );
    table.act("siege melos");
    assert!(matches!(
        table.prompt(),
        Some(Prompt::NextSiege {
            side: Side::Athens,
            ..
        })
    ));
}

#[test]
fn r_11_0h_both_follow_the_rules_of_a_player() {
    // Hostages bar the side whose men they are.
    for (held, side, home) in [("A", "sparta", "athens"), ("S", "athens", "sparta")] {
        let mut table = Table::run(&format!(
            "peloponnesian-war two; clear; hostages {held}; athens A3h; sparta S9h; operations A0 S0; operate {side}"
        ));
        table.act("operate");
        assert_eq!(table.refusal(&format!("objective {home}")), "5.6g");
    }
    // Athens raises its levy.
    let levy = Table::new("peloponnesian-war two; clear; stage income");
    let lines = income::items(levy.look(), Side::Athens, WarOrPeace::War);
    assert!(lines.contains(&(crate::IncomeItem::Eisphora, 1000)));
    // Both sail the open sea and build for 600 talents.
    for (side, harbour) in [("athens", "piraeus A3n"), ("sparta", "gythium S3n")] {
        let mut table = Table::run(&format!(
            "peloponnesian-war two; clear; syracuse; talents A9000 S9000; athens A1h; sparta S4h; gela A1h; leontini S1h; {harbour}; operations A0 S0; operate {side}"
        ));
        let (port, _) = harbour.split_once(' ').expect("a force");
        let (own, garrison) = if side == "athens" {
            ("athenian", "gela")
        } else {
            ("spartan", "leontini")
        };
        table.act(&format!(
            "operate; objective syracuse; go {port}; take {own} naval 2"
        ));
        assert!(table.offers("march open sea"), "{side}");
        let gathers = format!("go open sea {garrison}");
        assert!(table.offers(&gathers), "{side}");
    }
    let mut building =
        Table::run("peloponnesian-war two; clear; talents A9000 S9000; stage building");
    for side in Side::BOTH {
        let asked = matches!(building.prompt(), Some(Prompt::Build { side: asked, left: 3, .. }) if asked == side);
        assert!(asked, "{side}");
        building.act("done");
    }
}

#[test]
fn r_5_2_4d_no_battle_with_two_players() {
    let sent = |position: &str, side: Side| {
        let table = Table::run(&format!(
            "peloponnesian-war two; clear; {position}; stage battles"
        ));
        table.said(|event| matches!(event, Event::SentHome { side: sent, .. } if *sent == side))
    };
    assert!(
        sent("pylos S3h @agis A2n", Side::Sparta),
        "the army goes home"
    );
    assert!(
        sent("pylos S3h @agis A2n @cleon", Side::Athens),
        "the army to which Pylos is not friendly"
    );
    assert!(
        sent("patrae S3h @agis A2n @cleon", Side::Athens),
        "in a neutral space the ships"
    );
}

#[test]
fn r_5_2_4f_the_cases_of_no_battle_in_order() {
    // covers: 5.3.1h
    // Who goes home first, in a space that Athens has held before.
    let leaves = |id: &str, position: &str| {
        let text = format!("peloponnesian-war two; clear; {id} {position}; stage battles");
        let mut table = Table::new(&text);
        let held = &mut table.state.position.held.athens;
        held.insert(super::table::space(id));
        table.go();
        let mut sent = Vec::new();
        for event in &table.events {
            if let Event::SentHome { side, .. } = event {
                sent.push(*side);
            }
        }
        sent.first().copied()
    };
    let armies = "S3h @agis A2n @cleon";
    // A captured neutral is neutral still; a league's space is its holder's.
    assert_eq!(leaves("patrae", armies), Some(Side::Athens));
    assert_eq!(leaves("pylos", armies), Some(Side::Sparta));
    // So is that of a neutral that has joined a side.
    let joined = leaves("syracuse", &format!("{armies}; syracuse"));
    assert_eq!(joined, Some(Side::Sparta));
    // The army goes before a force without a leader, in a neutral space too.
    assert_eq!(leaves("patrae", "S3h @agis A2n"), Some(Side::Sparta));
    // At Piraeus the land troops go, whoever is led.
    assert_eq!(leaves("piraeus", "S3h A2n @cleon"), Some(Side::Sparta));
}

#[test]
fn r_err_a_a_leader_for_athens() {
    // covers: ERR.a
    let drawn = |option: &str| {
        let text =
            format!("peloponnesian-war; clear; {option}; athens A6h S2h @agis; stage battles");
        let table = Table::run(&text);
        table.said(|event| {
            matches!(
                event,
                Event::LeaderDrawn {
                    side: Side::Athens,
                    ..
                }
            )
        })
    };
    assert!(drawn("option athens-leader") && !drawn("turn 1"));
}

#[test]
fn r_11_0l_two_seats_at_most() {
    let game = game();
    let seated = |seats| {
        let setup = Setup::scenario("peloponnesian-war").seats(seats);
        setup::new_game(&game, &setup, Seed::from_number(1)).is_ok()
    };
    assert!(seated(1) && seated(2));
    assert!(!(3..=7).any(seated), "teams share a side");
    // Whoever sits there, a seat answers for its side and for no other.
    let table = Table::run("peloponnesian-war two; operate sparta");
    let mut state = table.state.clone();
    let pass = crate::Action::Pass;
    let mut log = engine::Log::off();
    use engine::Game;
    assert!(
        game.apply(&mut state, engine::Seat(0), &pass, &mut log)
            .is_err()
    );
    assert!(
        game.apply(&mut state, engine::Seat(1), &pass, &mut log)
            .is_ok()
    );
}
