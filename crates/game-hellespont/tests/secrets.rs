//! Nobody learns from the questions, the views or the log what the enemy holds.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use engine::{Game, Viewer};
use game_hellespont::{Event, Hellespont, Side, View};
use serde_json::Value;
use testkit::{answers::playouts, embedded, every_setup, secrets::walk_together};

fn ids(list: &Value) -> Vec<String> {
    let items = list.as_array().unwrap().iter();
    items.map(|id| id.as_str().unwrap().to_owned()).collect()
}

/// 2.Ac The counters in the enemy's hand and in the bowl are in no view, but for those that Sparta noticed at the start.
#[test]
fn r_2_ac_no_view_holds_a_hidden_counter() {
    let game = embedded::<Hellespont>();
    let mut hidden_counters = 0;
    playouts(
        game.as_ref(),
        &every_setup::<Hellespont>(),
        30,
        |state, _, rng| {
            if rng.below(8) != 0 {
                return;
            }
            let whole = serde_json::to_value(state).unwrap();
            for side in Side::BOTH {
                let enemy = side.other().to_string();
                let shown = ids(&whole["noticed"]);
                let mut hidden = ids(&whole["hands"][&enemy]);
                hidden.retain(|id| !shown.contains(id));
                hidden.extend(ids(&whole["bowl"]));
                let view = game.view(state, Viewer::Seat(side.seat()));
                let view = serde_json::to_string(&view).unwrap();
                for id in &hidden {
                    assert!(!view.contains(&format!("\"{id}\"")), "{id} in {view}");
                }
                hidden_counters += hidden.len();
            }
        },
    );
    assert!(hidden_counters > 10_000, "{hidden_counters}");
}

/// 2.B.3i Who is asked and what depends on public facts alone: with other counters in the enemy's hand and in the bowl the same game is
/// played on, as far as both can go, with the same questions in the same order.
// covers: 2.B.3i 2.Ac 4.2.2d
#[test]
fn r_2_b_3i_other_hidden_counters_give_the_same_questions() {
    let game = embedded::<Hellespont>();
    let (mut splits, mut steps) = (0, 0);
    playouts(
        game.as_ref(),
        &every_setup::<Hellespont>(),
        60,
        |state, _, rng| {
            if rng.below(40) != 0 {
                return;
            }
            let whole = serde_json::to_value(state).unwrap();
            for side in Side::BOTH {
                // What the enemy has already chosen in secret is not chance: only the rest is dealt again.
                let (battle, enemy) = (&whole["position"]["battle"], side.other().to_string());
                if !battle["plays"][&enemy].is_null() || battle["passes"][&enemy] == true {
                    continue;
                }
                splits += 1;
                let may_differ = |[one, two]: [&View; 2], events: &[Event]| {
                    // The bowls differ: his own draws are the first thing that may. 7.S18c Where a counter that leaves the game by name was is seen.
                    let is_named = |event: &Event| matches!(event, Event::CounterLeft { .. });
                    own(one, side) != own(two, side) || events.iter().any(is_named)
                };
                steps += walk_together(game.as_ref(), state, side.seat(), rng, may_differ);
            }
        },
    );
    assert!(splits > 300 && steps > 4 * splits, "{splits} {steps}");
}

fn own(view: &View, side: Side) -> Value {
    let hands = serde_json::to_value(&view.hands).unwrap();
    hands[side.to_string()]["counters"].clone()
}
