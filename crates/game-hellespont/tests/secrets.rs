//! Nobody learns from the questions, the views or the log what the enemy holds.
#![allow(clippy::indexing_slicing, reason = "tests")]

use game_hellespont::{Event, Hellespont};
use testkit::campaign::{
    Sides, no_view_holds_a_hidden_counter, other_hidden_counters_give_the_same_questions,
};

const SIDES: Sides = ["athenian", "spartan"];

/// 2.Ac The counters in the enemy's hand and in the bowl are in no view, but for those that Sparta noticed at the start.
#[test]
fn r_2_ac_no_view_holds_a_hidden_counter() {
    no_view_holds_a_hidden_counter::<Hellespont>(SIDES, |whole, _| &whole["noticed"]);
}

/// 2.B.3i Who is asked and what depends on public facts alone. 7.S18c Where a counter that leaves the game by name was is seen.
// covers: 2.B.3i 2.Ac 4.2.2d
#[test]
fn r_2_b_3i_other_hidden_counters_give_the_same_questions() {
    other_hidden_counters_give_the_same_questions::<Hellespont>(SIDES, |events| {
        let is_named = |event: &Event| matches!(event, Event::CounterLeft { .. });
        events.iter().any(is_named)
    });
}
