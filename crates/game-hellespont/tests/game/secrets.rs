//! Nobody learns from the questions, the views or the log what the enemy holds.

use engine::{Decisions, Game, Log, Presentation, Seat, Seed, Setup, Viewer};
use game_hellespont::{Event, Hellespont, State};
use serde_json::Value;
use testkit::campaign::{
    Sides, no_view_holds_a_hidden_counter, other_hidden_counters_give_the_same_questions,
};

const SIDES: Sides = ["athenian", "spartan"];

static NOTHING: Value = Value::Null;

/// 2.Ac The counters in the enemy's hand and in the bowl are in no view; 10.1d but while Sparta chooses, its menu is out of the bowl.
// covers: 2.Ac 10.1c 10.1d
#[test]
fn r_2_ac_no_view_holds_a_hidden_counter() {
    no_view_holds_a_hidden_counter::<Hellespont>(SIDES, |whole, _| {
        let steps = &whole["position"]["steps"];
        let last = steps.as_array().and_then(|steps| steps.last());
        let chooses = last.is_some_and(|step| step["type"] == "choose");
        if chooses { &whole["bowl"] } else { &NOTHING }
    });
}

/// The game after Athens has taken this counter, and after Sparta has answered.
fn begun(answers: &[&str]) -> (State, Vec<Event>) {
    let game = testkit::embedded::<Hellespont>();
    let mut log = Log::on();
    let setup = Setup::scenario("historical");
    let mut state = game
        .new_game(&setup, Seed::from_number(7), &mut log)
        .unwrap();
    for (seat, answer) in answers.iter().enumerate() {
        let action = Hellespont::read_action(answer).unwrap();
        game.apply(&mut state, Seat(seat as u8), &action, &mut log)
            .unwrap();
    }
    (state, log.take())
}

/// All that Sparta and those who look on see of a game, as text.
fn seen(answers: &[&str]) -> [String; 2] {
    let game = testkit::embedded::<Hellespont>();
    let (state, events) = begun(answers);
    [Viewer::Seat(Seat(1)), Viewer::Spectator].map(|viewer| {
        let events: Vec<Event> = events
            .iter()
            .filter_map(|event| game.view_event(event, viewer))
            .collect();
        let mut decisions = Decisions::new();
        game.decisions(&state, &mut decisions);
        let answers: Vec<String> = decisions
            .of(Seat(1))
            .into_iter()
            .flat_map(|decision| decision.answers.iter().map(Hellespont::write_action))
            .collect();
        let view = game.view(&state, viewer);
        serde_json::to_string(&(view, events, answers)).unwrap()
    })
}

/// 10.1c, 10.1d What Athens takes is a secret. C01 and C14 are on no Spartan menu: nothing tells them apart. C04 is missing on the menu, and that is all.
// covers: 10.1c 10.1d
#[test]
fn r_10_1d_the_starting_counter_is_secret() {
    assert_eq!(seen(&["choose C01"]), seen(&["choose C14"]));
    let [sparta, spectator] = seen(&["choose C04"]);
    assert!(!sparta.contains("C04") && sparta.contains("C05"));
    assert!(!spectator.contains("\"C0"), "{spectator}");
    // Once Sparta has chosen, nothing is left of its menu.
    let (state, _) = begun(&["choose C04", "choose none"]);
    let view = testkit::embedded::<Hellespont>().view(&state, Viewer::Seat(Seat(1)));
    assert_eq!(view.menu, None);
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
