//! What the tests of the two campaign games share: hands of counters that only their owner sees, and words that games rarely need.

use engine::{Presentation, Seat, Viewer, message::Category};
use serde_json::{Value, json};

use crate::secrets::{
    hidden_ids_are_in_no_view, other_secrets_give_the_same_questions, secret_answers_look_alike,
};

/// The names of the sides, in the order of the seats.
pub type Sides = [&'static str; 2];

/// The side on a seat, and its enemy.
fn seated([first, second]: Sides, seat: Seat) -> [&'static str; 2] {
    if seat == Seat(0) {
        [first, second]
    } else {
        [second, first]
    }
}

/// What stands in a part of a document, such as `/hands/athenian`.
fn part<'a>(document: &'a Value, path: &str) -> &'a Value {
    document.pointer(path).unwrap_or(&Value::Null)
}

fn ids(list: &Value) -> Vec<String> {
    let items = list.as_array().expect("a list of ids").iter();
    let id = |id: &Value| id.as_str().expect("an id").to_owned();
    items.map(id).collect()
}

/// Random games: the counters in the enemy's hand and in the bowl are in no view, but for those that are known: `known`
/// finds them in the state as a document, by the enemy's name.
///
/// # Panics
/// If one is seen, or if few are looked for.
pub fn no_view_holds_a_hidden_counter<G: Presentation>(
    sides: Sides,
    known: impl for<'a> Fn(&'a Value, &str) -> &'a Value,
) {
    let looked_for = hidden_ids_are_in_no_view::<G>(30, |whole, seat| {
        let [_, enemy] = seated(sides, seat);
        let shown = known(whole, enemy);
        let shown = if shown.is_null() {
            Vec::new()
        } else {
            ids(shown)
        };
        let mut hidden = ids(part(whole, &format!("/hands/{enemy}")));
        hidden.extend(ids(part(whole, "/bowl")));
        hidden.retain(|id| !shown.contains(id));
        hidden
    });
    assert!(looked_for > 10_000, "{looked_for}");
}

/// Random games: with other counters in the enemy's hand and in the bowl the same game is played on, as far as both can go, with the same
/// questions in the same order. `tells` says whether events show where a counter was.
///
/// # Panics
/// If a seat can tell the two ways apart, or if few are walked.
pub fn other_hidden_counters_give_the_same_questions<G: Presentation>(
    sides: Sides,
    tells: impl Fn(&[G::Event]) -> bool,
) {
    // What the enemy has already chosen in secret is not chance: only the rest is dealt again.
    let may_differ = |whole: &Value, seat: Seat| {
        let [_, enemy] = seated(sides, seat);
        let chosen = |what: &str| part(whole, &format!("/position/battle/{what}/{enemy}"));
        chosen("plays").is_null() && chosen("passes") != true
    };
    let own = |view: &G::View, seat: Seat| {
        let view = serde_json::to_value(view).expect("views are JSON");
        let [side, _] = seated(sides, seat);
        part(&view, &format!("/hands/{side}/counters")).clone()
    };
    // The bowls differ, so the seat's own draws may be the first thing that does.
    let may_be_seen = |seat: Seat, [one, two]: [&G::View; 2], events: &[G::Event]| {
        own(one, seat) != own(two, seat) || tells(events)
    };
    let [splits, steps] = other_secrets_give_the_same_questions::<G>(60, may_differ, may_be_seen);
    assert!(splits > 300 && steps > 4 * splits, "{splits} {steps}");
}

/// Answers without a stratagem, and the stratagems.
pub fn plain_and_plays<G: Presentation>(
    answers: Vec<G::Action>,
) -> (Vec<G::Action>, Vec<G::Action>) {
    let is_plain = |action: &G::Action| !G::write_action(action).starts_with("play ");
    answers.into_iter().partition(is_plain)
}

/// Random games: before a combat the enemy cannot tell what was put down, nor whether anything was. `is_combat` tells that moment by what
/// everybody sees.
///
/// # Panics
/// If the enemy can, or if few answers are compared.
pub fn what_is_put_down_is_secret<G: Presentation>(
    games: u64,
    is_combat: impl Fn(&G::View) -> bool,
) {
    let game = crate::embedded::<G>();
    let is_secret = |action: &G::Action| {
        let answer = G::write_action(action);
        answer.starts_with("play ") || answer.starts_with("pass")
    };
    let compared = secret_answers_look_alike::<G>(games, is_secret, |state| {
        is_combat(&game.view(state, Viewer::Spectator))
    });
    assert!(compared > 100, "{compared}");
}

/// A unit and a leader of a side who are hurt or lost for each of these reasons, and the advantage used for each of these purposes.
pub fn losses_and_uses(
    sides: Sides,
    [unit, leader]: [&'static str; 2],
    causes: &[impl serde::Serialize],
    purposes: &[impl serde::Serialize],
) -> Vec<(Category, Value)> {
    let [side, holder] = sides;
    let lost = causes.iter().flat_map(|cause| {
        ["weakened", "eliminated", "captured"].map(|kind| {
            json!({"type": kind, "side": side, "piece": unit, "leader": leader, "cause": cause})
        })
    });
    let used = purposes.iter().map(|purpose| {
        json!({"type": "advantage-used", "side": side, "purpose": purpose, "holder": holder})
    });
    lost.chain(used)
        .map(|event| (Category::Event, event))
        .collect()
}

/// Each of these values has its own words in a message.
///
/// # Panics
/// If one has none.
pub fn each_has_words(ftl: &str, message: &str, values: &[impl serde::Serialize]) {
    let (_, rest) = ftl.split_once(&format!("\n{message} = ")).expect(message);
    let words = rest.split_once("\n    }").map_or(rest, |(words, _)| words);
    for value in values {
        let value = json!(value);
        let variant = format!("[{}]", value.as_str().expect("a name"));
        assert!(words.contains(&variant), "no words for {variant}");
    }
}

/// Every verdict, and every stratagem as a hint.
pub fn rare_words(
    sides: Sides,
    stratagems: impl Iterator<Item = u8>,
) -> impl Iterator<Item = (Category, Value)> {
    let [first, second] = sides;
    let verdicts = sides.into_iter().flat_map(move |winner| {
        ["total", "strategic", "tactical"].map(|degree| {
            let verdict = json!({"winner": winner, "degree": degree});
            let points = json!({first: 12, second: 20});
            json!({"type": "ended", "verdict": verdict, "points": points})
        })
    });
    let effects = stratagems.map(|number| {
        let effect = format!("S{number}");
        json!({"type": "stratagem", "effect": effect})
    });
    let verdicts = verdicts.map(|event| (Category::Event, event));
    verdicts.chain(effects.map(|hint| (Category::Hint, hint)))
}
