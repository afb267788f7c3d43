//! 3.3, 3.5, 4.1, 4.2.2 What costs pieces is said before, and the reason afterwards.

use campaign::{Cause, PieceEvent};
use engine::{Presentation, Ruled};

use crate::{
    action::Action,
    event::{Event, SharedEvent},
    game::Syracuse,
    hint::{Hint, hint},
    prompt::Prompt,
    testing::{game, place, set, table::*},
    types::Look,
};

/// A position without other pieces and counters; whoever is asked for a stratagem passes.
fn at(text: &str) -> Table {
    let text = format!("historical; clear; hand athenian; hand syracusan; {text}");
    let state = game().read_position(&text).expect("a position");
    Table::new(state)
}

/// Answers in short notation; windows before each are passed.
fn answers(table: &mut Table, text: &str) {
    for answer in text.split("; ") {
        let action = Syracuse::read_action(answer).expect("an answer");
        pass_until(table, action);
        table.answer(action);
    }
}

fn pass_until(table: &mut Table, action: Action) {
    while !table.offers(action) && matches!(table.prompt(), Some(Prompt::Window { .. })) {
        table.answer(Action::Pass);
    }
}

fn told(table: &mut Table, answer: &str) -> Option<Hint> {
    let action = Syracuse::read_action(answer).expect("an answer");
    pass_until(table, action);
    assert!(table.offers(action), "{answer} to {:?}", table.prompt());
    hint(Look::new(&table.game, &table.state), action)
}

fn causes(table: &Table) -> Vec<Cause> {
    let cause = |event: &Event| match *event {
        Event::Shared(SharedEvent::Piece(PieceEvent::Eliminated { cause, .. })) => Some(cause),
        _ => None,
    };
    table.events.iter().filter_map(cause).collect()
}

#[test]
fn r_3_5f_troops_aboard_without_a_free_shore() {
    let mut table = at(
        "advantage syracusan; turn 5; pa athenian 3; pa syracusan 0; M4: ath-T1 ath-H1; \
         T7: syr-H1; T24: ath-H2; phase athenian",
    );
    answers(&mut table, "announce 1");
    let pieces = set("ath-H1");
    let warning = Some(Hint::WithoutShore { pieces });
    assert_eq!(told(&mut table, "end moves"), warning);
    answers(&mut table, "end moves");
    table.until(|prompt| !matches!(prompt, Prompt::Window { .. }));
    assert_eq!(causes(&table), [Cause::NoShore], "ath-T1 carries it");
}

#[test]
fn r_4_1d_all_come_back_weakened_also_among_enemies() {
    let mut table = at(
        "advantage athenian; turn 5; pa athenian 3; pa syracusan 2; T20: ath-H1 ath-H2; \
         T19: syr-C1; T22: syr-H1; phase athenian",
    );
    answers(
        &mut table,
        "announce 2; activate T20; pick all; step T19; withdraw; withdraw T20",
    );
    assert_eq!(told(&mut table, "step T22"), Some(Hint::Unpaid { cost: 1 }));
    answers(&mut table, "step T22");
    answers(&mut table, "end moves");
    table.until(|prompt| !matches!(prompt, Prompt::Window { .. }));
    for unit in ["ath-H1", "ath-H2"] {
        assert_eq!(
            (table.at(unit), table.is_back(unit)),
            ("T20".to_owned(), true)
        );
    }
    assert_eq!(table.at("syr-C1"), "T20");
    let back = Event::Shared(SharedEvent::Piece(PieceEvent::SentBack {
        side: ATHENS,
        pieces: set("ath-H1 ath-H2"),
        zone: place("T22"),
    }));
    assert!(table.events.contains(&back) && causes(&table).is_empty());
}

#[test]
fn r_4_1d_units_weakened_already_would_not_come_back() {
    let mut table = at(
        "advantage syracusan; turn 5; pa athenian 3; T20: ath-H1- ath-H2; T19: syr-H1; phase athenian",
    );
    answers(&mut table, "announce 2; activate T20; pick all");
    let pieces = set("ath-H1");
    let Some(Hint::UnpaidLost { pieces: lost, .. }) = told(&mut table, "step T19") else {
        panic!("no warning");
    };
    assert_eq!(lost, pieces);
    answers(&mut table, "step T19; end moves");
    table.until(|prompt| !matches!(prompt, Prompt::Window { .. }));
    let back = Event::Shared(SharedEvent::Piece(PieceEvent::SentBack {
        side: ATHENS,
        pieces: set("ath-H2"),
        zone: place("T19"),
    }));
    assert!(table.events.contains(&back), "only those who went back");
    assert_eq!(causes(&table), [Cause::ForcedReturn]);
}

#[test]
fn r_4_2_2i_a_displacement_that_costs_a_unit_says_so() {
    let mut table = at(
        "advantage athenian; turn 4; pa athenian 3; pa syracusan 3; T1: ath-H1; T8: ath-H2; \
         T10: ath-H3; T18: ath-H4 ath-A2; T19: ath-H5; T22: ath-H6; T26: ath-H7 ath-H8 ath-H9 ath-H10 ath-H11; \
         T20: syr-H1; T23: syr-H2; T25: syr-H3; T27: syr-P1; stage reinforcements",
    );
    answers(&mut table, "arrive T1; arrive M1; arrive T22");
    let warning = Some(Hint::CostsUnit);
    assert_eq!(told(&mut table, "displace T26"), warning);
    answers(&mut table, "displace T26");
    let prompt = table.prompt().expect("a question");
    assert!(matches!(
        prompt,
        Prompt::Overstacked {
            cause: Cause::Surplus,
            ..
        }
    ));
    assert_eq!(prompt.rule(), "4.2.2i");
}

#[test]
fn r_3_3g_a_recovery_in_a_combat_that_overstacks_says_so() {
    let mut table = at(
        "advantage athenian; turn 5; pa athenian 3; T16: syr-H1; M9: ath-T1 ath-T2 ath-T5- syr-T3; \
         phase athenian",
    );
    let answer = "recover advantage ath-T5";
    answers(&mut table, "announce 2; end moves; fight M9");
    let strength = table.strength("ath-T5");
    let warning = Some(Hint::Overstacks { strength });
    assert_eq!(told(&mut table, answer), warning);
}

#[test]
fn r_2_b_2j_landing_more_than_find_room_says_so() {
    let mut table = at(
        "advantage athenian; turn 8; pa athenian 3; pa syracusan 3; T16: syr-H1; stage reinforcements",
    );
    let is_free_move = |prompt: &Prompt| matches!(prompt, Prompt::FreeMove { side: ATHENS });
    table.until(is_free_move);
    let Some(Hint::Crowds { lost }) = told(&mut table, "done") else {
        panic!(
            "no warning: {:?}",
            table.state.pieces.occupied().collect::<Vec<_>>()
        );
    };
    answers(&mut table, "done");
    assert!(matches!(table.prompt(), Some(Prompt::Land { .. })));
    let shores = table.answers();
    let lost_in = |&shore: &Action| landed(Table::new(table.state.clone()), shore);
    assert_eq!(shores.iter().map(lost_in).min(), Some(usize::from(lost)));
}

/// How many units are lost after a landing.
fn landed(mut table: Table, shore: Action) -> usize {
    table.answer(shore);
    while let Some(Prompt::Land { .. } | Prompt::Overstacked { .. }) = table.prompt() {
        let first = table.answers().first().copied().expect("an answer");
        table.answer(first);
    }
    let causes = causes(&table);
    assert!(causes.iter().all(|&cause| cause == Cause::Stacking));
    causes.len()
}
