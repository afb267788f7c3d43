//! Nobody learns from the questions, the views or the log what the enemy holds.
#![allow(clippy::indexing_slicing, reason = "tests")]

use game_syracuse::Syracuse;
use testkit::campaign::{
    Sides, no_view_holds_a_hidden_counter, other_hidden_counters_give_the_same_questions,
};

const SIDES: Sides = ["athenian", "syracusan"];

/// 1.4b The counters in the enemy's hand and in the bowl are in no view, but for those that were shown.
#[test]
fn r_1_4b_no_view_holds_a_hidden_counter() {
    no_view_holds_a_hidden_counter::<Syracuse>(SIDES, |whole, enemy| {
        &whole["position"]["shown"][enemy]
    });
}

/// 2.B.3g Who is asked and what depends on public facts alone.
// covers: 2.B.3g 1.4b
#[test]
fn r_2_b_3g_other_hidden_counters_give_the_same_questions() {
    other_hidden_counters_give_the_same_questions::<Syracuse>(SIDES, |_| false);
}
