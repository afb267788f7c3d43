//! Every prompt, action, event, refusal and hint has a sentence in both languages, and the sentences come out without a fault.

use std::{collections::BTreeSet, sync::Arc};

use engine::{
    Decisions, Game, Match, Messages, Notation, Presentation, Rng, Seat, Seed, Setup, Viewer,
    fair::Fairness,
    message::{Category, Lang},
};
use game_peloponnesian_war::{Action, PeloponnesianWar, State};
use serde::Serialize;
use serde_json::Value;
use testkit::embedded;

/// What front ends look up by name, apart from prompts, actions, events and refusals.
const OTHER_KEYS: &[&str] = &[
    "game-title",
    "game-blurb",
    "tally-points",
    "tally-points-below-zero",
    "summary-head",
    "summary-side",
    "summary-space",
    "summary-force",
    "summary-ravaged",
    "summary-rebels",
    "odds",
    "odds-none",
];

#[test]
fn every_message_exists_in_both_languages() {
    let game = embedded::<PeloponnesianWar>();
    let messages = testkit::messages(game.as_ref());
    let spec = game.setup_spec();
    let mut keys: Vec<String> = PeloponnesianWar::keys().messages().collect();
    keys.extend(OTHER_KEYS.iter().map(|&key| key.to_owned()));
    keys.extend(
        Action::MISREAD_KINDS
            .iter()
            .map(|what| format!("misread-{what}")),
    );
    keys.extend(spec.scenarios.iter().map(|id| format!("scenario-{id}")));
    for option in spec.options {
        keys.push(format!("option-{}", option.key));
        let values = option.values.iter();
        keys.extend(values.map(|value| format!("option-{}-{value}", option.key)));
    }
    for lang in Lang::ALL {
        for key in &keys {
            assert!(messages.has(lang, key), "{key} ({lang})");
        }
    }
}

/// A line of text as people expect it: no gaps, no stray punctuation, nothing left of Fluent.
fn check_text(text: &str) {
    let stray = ["  ", " ,", " .", ",,", "{", "}", "[", "()", " )", "none"];
    let found = stray.iter().find(|stray| text.contains(**stray));
    assert_eq!(found, None, "in: '{text}'");
    assert_eq!(text.trim(), text, "in: '{text}'");
    assert!(!text.is_empty());
}

struct Seen {
    messages: Messages,
    types: BTreeSet<String>,
}

impl Seen {
    fn look(&mut self, category: Category, value: &impl Serialize) {
        let value = serde_json::to_value(value).unwrap();
        let kind = value.get("type").and_then(|kind| kind.as_str()).unwrap();
        let key = format!("{category}-{kind}");
        for lang in Lang::ALL {
            match self.messages.try_text(lang, &key, &value) {
                Ok(text) => check_text(&text),
                Err(problem) => panic!("{key} ({lang}): {problem} with {value}"),
            }
        }
        self.types.insert(key);
    }

    fn expect(&mut self, odds: &Value) {
        for lang in Lang::ALL {
            match self.messages.try_text(lang, "odds", odds) {
                Ok(text) => check_text(&text),
                Err(problem) => panic!("odds ({lang}): {problem} with {odds}"),
            }
        }
        let of = odds.get("of").and_then(Value::as_str).unwrap();
        self.types.insert(format!("odds-{of}"));
    }
}

#[test]
fn sentences_of_random_wars_come_out_well() {
    let game: Arc<PeloponnesianWar> = embedded();
    let mut seen = Seen {
        messages: testkit::messages(game.as_ref()),
        types: BTreeSet::new(),
    };
    let mut decisions = Decisions::new();
    let mut rng = Rng::new(Seed::from_number(5));
    for seed in 0..24 {
        let scenario = game.setup_spec().scenarios.get(seed as usize % 4).unwrap();
        let setup = Setup::scenario(scenario).seats(1 + (seed % 2) as u8);
        let dice = Fairness::solo(Seed::from_number(seed));
        let mut played = Match::new(Arc::clone(&game), setup, dice).unwrap();
        let opening = played.opening().to_vec();
        opening
            .iter()
            .for_each(|event| seen.look(Category::Event, event));
        loop {
            game.decisions(played.state(), &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            seen.look(Category::Prompt, &decision.prompt);
            for line in game.goal(played.state()).lines() {
                seen.look(Category::Goal, &line.about);
            }
            if played.moves().len().is_multiple_of(40) {
                look_at_places(&game, played.state(), &mut seen);
            }
            if let Some(odds) = game.odds(played.state()) {
                let odds = serde_json::to_value(odds).unwrap();
                let odds = odds.as_array().unwrap().iter();
                odds.for_each(|odds| seen.expect(odds));
            }
            let (seat, action) = (decision.seat, *rng.pick(decision.answers).unwrap());
            seen.look(Category::Action, &action);
            if let Some(hint) = game.hint(played.state(), &action) {
                seen.look(Category::Hint, &hint);
            }
            let events = played.act(seat, action).unwrap().events.clone();
            events
                .iter()
                .for_each(|event| seen.look(Category::Event, event));
        }
        for lang in Lang::ALL {
            let view = game.view(played.state(), Viewer::Spectator);
            let summary = game.summary(&view, &seen.messages, lang);
            summary.lines().for_each(check_text);
        }
    }
    for item in [
        "points",
        "early-surrender",
        "enemy-surrender",
        "side-change",
        "armistice",
        "surrender",
    ] {
        assert!(seen.types.contains(&format!("goal-{item}")), "{item}");
    }
    // Sieges are settled before anybody is asked again.
    let besieged = serde_json::json!({"type": "besieged", "besieger": "sparta"});
    seen.look(Category::Place, &besieged);
    for kind in PeloponnesianWar::keys().places {
        assert!(seen.types.contains(&format!("place-{kind}")), "{kind}");
    }
    for of in ["march", "battle", "siege", "income"] {
        assert!(seen.types.contains(&format!("odds-{of}")), "{of}");
    }
    assert!(
        seen.types.len() > 90,
        "{} kinds of sentences",
        seen.types.len()
    );
}

/// Every space has a card for every seat and for spectators, with a rule of the ledger in every line.
fn look_at_places(game: &PeloponnesianWar, state: &State, seen: &mut Seen) {
    let seats = (0..game.seats(state)).map(|seat| Viewer::Seat(Seat(seat)));
    for viewer in seats.chain([Viewer::Spectator]) {
        for id in game.places(state) {
            let card = game.place(state, viewer, &id).unwrap();
            assert!(
                !card.facts.is_empty() && !card.neighbours.is_empty(),
                "{id}"
            );
            seen.look(Category::Place, &card.name);
            for line in card.lines() {
                seen.look(Category::Place, &line.about);
                assert!(game.ledger().rule(line.rule).is_some(), "{}", line.rule);
            }
        }
    }
    assert!(game.place(state, Viewer::Spectator, "nowhere").is_none());
}
