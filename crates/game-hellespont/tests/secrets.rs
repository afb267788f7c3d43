//! Nobody learns from the questions, the views or the log what the enemy holds.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use engine::Seat;
use game_hellespont::{Event, Hellespont, Side, View};
use serde_json::Value;
use testkit::secrets::{hidden_ids_are_in_no_view, other_secrets_give_the_same_questions};

fn ids(list: &Value) -> Vec<String> {
    let items = list.as_array().unwrap().iter();
    items.map(|id| id.as_str().unwrap().to_owned()).collect()
}

/// 2.Ac The counters in the enemy's hand and in the bowl are in no view, but for those that Sparta noticed at the start.
#[test]
fn r_2_ac_no_view_holds_a_hidden_counter() {
    let hidden_counters = hidden_ids_are_in_no_view::<Hellespont>(30, |whole, seat| {
        let enemy = enemy_of(seat);
        let shown = ids(&whole["noticed"]);
        let mut hidden = ids(&whole["hands"][&enemy]);
        hidden.retain(|id| !shown.contains(id));
        hidden.extend(ids(&whole["bowl"]));
        hidden
    });
    assert!(hidden_counters > 10_000, "{hidden_counters}");
}

/// 2.B.3i Who is asked and what depends on public facts alone: with other counters in the enemy's hand and in the bowl the same game is
/// played on, as far as both can go, with the same questions in the same order.
// covers: 2.B.3i 2.Ac 4.2.2d
#[test]
fn r_2_b_3i_other_hidden_counters_give_the_same_questions() {
    // What the enemy has already chosen in secret is not chance: only the rest is dealt again.
    let may_differ = |whole: &Value, seat: Seat| {
        let (battle, enemy) = (&whole["position"]["battle"], enemy_of(seat));
        battle["plays"][&enemy].is_null() && battle["passes"][&enemy] != true
    };
    let may_be_seen = |seat: Seat, [one, two]: [&View; 2], events: &[Event]| {
        // The bowls differ: his own draws are the first thing that may. 7.S18c Where a counter that leaves the game by name was is seen.
        let is_named = |event: &Event| matches!(event, Event::CounterLeft { .. });
        own(one, seat) != own(two, seat) || events.iter().any(is_named)
    };
    let [splits, steps] =
        other_secrets_give_the_same_questions::<Hellespont>(60, may_differ, may_be_seen);
    assert!(splits > 300 && steps > 4 * splits, "{splits} {steps}");
}

fn own(view: &View, seat: Seat) -> Value {
    let hands = serde_json::to_value(&view.hands).unwrap();
    let side = Side::of(seat).unwrap();
    hands[side.to_string()]["counters"].clone()
}

/// The name of the side that sits on the other seat.
fn enemy_of(seat: Seat) -> String {
    Side::of(seat).unwrap().other().to_string()
}
