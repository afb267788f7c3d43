//! Every prompt, action, event, refusal and hint has a sentence in both languages, and the sentences come out without a fault.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "tests"
)]

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use engine::{
    Decisions, Game, Match, Presentation, Rng, Seed, Setup, Viewer,
    fair::Fairness,
    message::{Category, Lang, Messages},
};
use game_hellespont::Hellespont;
use serde::Serialize;
use serde_json::{Value, json};

/// What front ends look up by name, apart from prompts, actions, events, refusals and hints.
const OTHER_KEYS: &[&str] = &[
    "game-title",
    "game-blurb",
    "tally-points",
    "summary-head",
    "summary-side",
    "summary-place",
    "summary-force",
    "summary-piece",
    "summary-hand",
    "summary-counter",
    "summary-face",
    "odds",
    "odds-none",
    "each-dice",
    "each-columns",
    "each-lines",
    "each-chances",
];

/// A line of text as people expect it: no gaps, no stray punctuation, no ids, nothing left of Fluent.
fn check_text(text: &str) {
    let stray = ["  ", " ,", " .", ",,", "{", "}", "()", " )", "A-", "S-"];
    let found = stray.iter().find(|stray| text.contains(**stray));
    assert_eq!(found, None, "in: '{text}'");
    assert_eq!(text.trim(), text, "in: '{text}'");
    assert!(!text.is_empty());
}

/// Values that have been worded, each once, by category and type.
struct Seen {
    messages: Messages,
    values: BTreeMap<String, BTreeSet<String>>,
}

impl Seen {
    fn new(game: &Hellespont) -> Self {
        Self {
            messages: testkit::messages(game),
            values: BTreeMap::new(),
        }
    }

    /// Words a value in both languages, if it is new.
    fn look(&mut self, category: Category, value: &impl Serialize) {
        let value = serde_json::to_value(value).unwrap();
        let key = format!("{category}-{}", value["type"].as_str().unwrap());
        let values = self.values.entry(key.clone()).or_default();
        if !values.insert(value.to_string()) {
            return;
        }
        for lang in Lang::ALL {
            match self.messages.try_text(lang, &key, &value) {
                Ok(text) => check_text(&text),
                Err(problem) => panic!("{key} ({lang}): {problem} with {value}"),
            }
        }
    }

    /// The types that have been worded.
    fn types(&self, category: Category) -> BTreeSet<&str> {
        let prefix = format!("{category}-");
        let types = self.values.keys();
        types.filter_map(|key| key.strip_prefix(&prefix)).collect()
    }
}

fn setups() -> Vec<Setup> {
    ["historical", "alcibiades"].map(Setup::scenario).to_vec()
}

/// Random games, with every position on the way.
fn play(games: u64, mut look: impl FnMut(&Match<Hellespont>, &Decisions<Hellespont>)) {
    let game = testkit::embedded::<Hellespont>();
    let setups = setups();
    let mut decisions = Decisions::new();
    for seed in 0..games {
        let mut rng = Rng::new(Seed::from_number(seed));
        let setup = setups[seed as usize % setups.len()].clone();
        let dice = Fairness::solo(Seed::from_number(seed));
        let mut played = Match::new(Arc::clone(&game), setup, dice).unwrap();
        loop {
            game.decisions(played.state(), &mut decisions);
            look(&played, &decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            let action = *rng.pick(decision.answers).unwrap();
            played.act(decision.seat, action).unwrap();
        }
    }
}

#[test]
fn every_message_exists_in_both_languages() {
    let game = testkit::embedded::<Hellespont>();
    let messages = testkit::messages(game.as_ref());
    let spec = game.setup_spec();
    let scenarios = spec.scenarios.iter().map(|id| format!("scenario-{id}"));
    let options = spec.options.iter().flat_map(|option| {
        let value = |value: &&str| format!("option-{}-{value}", option.key);
        let title = std::iter::once(format!("option-{}", option.key));
        title.chain(option.values.iter().map(value))
    });
    let misread = |what: &&str| format!("misread-{what}");
    let keys = Hellespont::keys();
    let all = keys
        .messages()
        .chain(Hellespont::NOTATION.iter().map(misread))
        .chain(OTHER_KEYS.iter().map(|&key| key.to_owned()))
        .chain(scenarios)
        .chain(options);
    for key in all {
        for lang in Lang::ALL {
            assert!(messages.has(lang, &key), "{key} ({lang})");
        }
    }
}

#[test]
fn both_files_define_the_same_messages() {
    let defined = |lang| -> Vec<&str> {
        let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let is_key = |text: &&str| !text.is_empty() && text.chars().all(is_part);
        Hellespont::ftl(lang)
            .lines()
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
            .filter(is_key)
            .collect()
    };
    let (english, french) = (defined(Lang::En), defined(Lang::Fr));
    assert!(english.len() > OTHER_KEYS.len());
    assert_eq!(english, french);
}

#[test]
fn what_happens_in_games_can_be_worded() {
    let game = testkit::embedded::<Hellespont>();
    let mut seen = Seen::new(&game);
    play(60, |played, decisions| {
        let last = played.moves().last();
        let events = last.map_or(played.opening(), |done| done.events.as_slice());
        for event in events {
            seen.look(Category::Event, event);
        }
        for decision in decisions.iter() {
            seen.look(Category::Prompt, decision.prompt);
            for action in decision.answers {
                seen.look(Category::Action, action);
                if let Some(hint) = game.hint(played.state(), action) {
                    seen.look(Category::Hint, &hint);
                }
            }
        }
    });
    for (category, value) in rare() {
        seen.look(category, &value);
    }
    let keys = Hellespont::keys();
    let missing = |category, types: &[&'static str]| -> Vec<&'static str> {
        let seen = seen.types(category);
        let is_new = |kind: &&&str| !seen.contains(**kind);
        types.iter().filter(is_new).copied().collect()
    };
    let missing = [
        missing(Category::Event, keys.events),
        missing(Category::Prompt, keys.prompts),
        missing(Category::Action, keys.actions),
        missing(Category::Hint, keys.hints),
    ];
    assert!(missing.concat().is_empty(), "{missing:?}");
}

/// What random games hardly ever bring about, or not in all its forms.
fn rare() -> Vec<(Category, Value)> {
    let mut all: Vec<(Category, Value)> = Vec::new();
    let events = json!([
        {"type": "famine", "side": "athenian"},
        {"type": "held", "leader": "A-L-alcibiade"},
        {"type": "freed", "leader": "A-L-alcibiade", "to": "B3"},
        {"type": "counter-left", "counter": "C03"},
        {"type": "wounded", "side": "athenian", "leader": "A-L-chereas"},
        {"type": "deserted", "side": "athenian", "piece": "A-T10-1"},
        {"type": "withdrew", "side": "spartan", "pieces": ["S-C5b-1"], "from": "T6", "to": "T5"},
        {"type": "displaced", "side": "athenian", "pieces": ["A-H3-1"], "from": "T29", "to": "T1"},
        {"type": "delayed", "side": "athenian", "pieces": ["A-H3-1"]},
        {"type": "cancelled", "side": "athenian"},
        {"type": "barred", "side": "athenian", "zone": "T22"},
        {"type": "discord-rolled", "side": "athenian", "leader": "S-L-doreius", "die": 3, "gone": true},
        {"type": "fell-sick", "side": "athenian", "leader": "A-L-chereas", "to": "B3"},
    ]);
    let prompts = json!([
        {"type": "displace", "side": "athenian", "zone": "T29"},
        {"type": "withdraw", "side": "spartan", "zone": "T13"},
        {"type": "overstacked", "side": "athenian", "place": "T27"},
        {"type": "overloaded", "side": "athenian", "zone": "M5"},
        {"type": "retreat", "side": "athenian", "from": "T17", "piece": "A-H3-1", "cause": "unpaid"},
        {"type": "retreat", "side": "athenian", "from": "T17", "piece": "A-H3-1", "cause": "overstacked"},
        {"type": "move-on", "side": "athenian", "place": "T27"},
        {"type": "losses", "side": "athenian", "zone": "T27", "left": 2},
        {"type": "enter", "side": "athenian", "port": "Sestos"},
        {"type": "epidemic", "side": "spartan", "left": 2},
        {"type": "sick", "side": "spartan"},
        {"type": "sick-to", "side": "spartan", "leader": "S-L-doreius"},
        {"type": "recover", "side": "athenian", "left": 2, "cause": "stratagem"},
        {"type": "weaken", "side": "athenian", "left": 1, "cause": "rotten-hulls-lost"},
        {"type": "weaken", "side": "athenian", "left": 1, "cause": "rotten-hulls-weakened"},
        {"type": "weaken", "side": "athenian", "left": 1, "cause": "siege"},
    ]);
    for (category, list) in [(Category::Event, events), (Category::Prompt, prompts)] {
        let values = list.as_array().unwrap().iter();
        all.extend(values.map(|value| (category, value.clone())));
    }
    for winner in ["athenian", "spartan"] {
        for degree in ["total", "strategic", "tactical"] {
            let verdict = json!({"winner": winner, "degree": degree});
            let points = json!({"athenian": 12, "spartan": 20});
            all.push((
                Category::Event,
                json!({"type": "ended", "verdict": verdict, "points": points}),
            ));
        }
    }
    let kinds = [
        "disband",
        "unload",
        "move-on",
        "enter",
        "infect",
        "weaken",
        "displace-to",
        "withdraw-to",
        "evade-to",
        "retreat-to",
        "sick-to",
        "discard",
    ];
    for kind in kinds {
        let fields = json!({
            "type": kind, "unit": "A-H3-1", "piece": "A-L-chereas", "zone": "T13", "place": "Sestos", "port": "Sestos", "counter": "C04",
        });
        all.push((Category::Action, fields));
    }
    for effect in (1..=20).chain([22, 23]) {
        let effect = format!("S{effect}");
        all.push((
            Category::Hint,
            json!({"type": "stratagem", "effect": effect}),
        ));
    }
    let hints = json!([
        {"type": "unpaid"},
        {"type": "group", "pieces": ["S-H3-1"]},
        {"type": "siege", "dice": 3, "taken": 421},
        {"type": "attrition", "bonus": 2},
    ]);
    let hints = hints.as_array().unwrap().iter();
    all.extend(hints.map(|hint| (Category::Hint, hint.clone())));
    all
}

/// Two answers that read the same cannot be told apart.
#[test]
fn answers_of_one_question_read_differently() {
    let game = testkit::embedded::<Hellespont>();
    let messages = testkit::messages(game.as_ref());
    let mut asked = BTreeSet::new();
    let mut most = 0;
    play(40, |_, decisions| {
        for decision in decisions.iter() {
            most = most.max(decision.answers.len());
            if !asked.insert(decision.answers.to_vec()) {
                continue;
            }
            for lang in Lang::ALL {
                let words = |action| messages.sentence(lang, Category::Action, action);
                let labels: BTreeSet<String> = decision.answers.iter().map(words).collect();
                assert_eq!(labels.len(), decision.answers.len(), "{labels:#?}");
            }
        }
    });
    assert!((20..=60).contains(&most), "{most} answers");
}

#[test]
fn odds_and_summaries_can_be_worded() {
    let game = testkit::embedded::<Hellespont>();
    let messages = testkit::messages(game.as_ref());
    let mut combats = 0;
    play(30, |played, decisions| {
        let Some(decision) = decisions.first() else {
            return;
        };
        if let Some(odds) = game.odds(played.state()) {
            let odds = serde_json::to_value(odds).unwrap();
            for one in odds.as_array().unwrap() {
                combats += 1;
                for lang in Lang::ALL {
                    let text = messages.try_text(lang, "odds", one).unwrap();
                    text.lines().for_each(|line| check_text(line.trim()));
                    assert!(!text.contains("no such message"), "{text}");
                }
            }
        }
        if played.moves().len() % 50 == 0 {
            for viewer in [Viewer::Seat(decision.seat), Viewer::Spectator] {
                let view = game.view(played.state(), viewer);
                for lang in Lang::ALL {
                    let summary = game.summary(&view, &messages, lang);
                    for line in summary.lines() {
                        check_text(line.trim());
                        assert!(!line.contains("no such message"), "{line}");
                    }
                }
            }
        }
    });
    assert!(combats > 100, "{combats}");
}

/// Every answer that could be given, to every question of a few games: the refusals have words.
#[test]
fn refusals_can_be_worded() {
    let game = testkit::embedded::<Hellespont>();
    let mut seen = Seen::new(&game);
    let mut pool: Vec<(engine::Seat, game_hellespont::Action)> = Vec::new();
    let mut count = 0_usize;
    play(24, |played, decisions| {
        count += 1;
        for decision in decisions.iter() {
            for &action in decision.answers {
                if pool.len() < 4000 {
                    pool.push((decision.seat, action));
                }
            }
        }
        for (seat, action) in pool.iter().skip(count % 40).step_by(40) {
            let mut next = played.state().clone();
            if let Err(illegal) = game.apply(&mut next, *seat, action, &mut engine::Log::off()) {
                seen.look(Category::Refusal, &illegal);
            }
        }
    });
    let all: Vec<Value> = refusals();
    for refusal in &all {
        seen.look(Category::Refusal, refusal);
    }
    let types = seen.types(Category::Refusal);
    let keys = Hellespont::keys().refusals.iter();
    let missing: Vec<_> = keys.filter(|kind| !types.contains(**kind)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// One refusal of every type, with all fields that any of them has.
fn refusals() -> Vec<Value> {
    let fields = |kind: &&str| {
        json!({
            "type": kind, "side": "athenian", "rule": "3a", "stratagem": "S12", "piece": "A-H3-1", "leader": "A-L-chereas",
            "to": "T17", "from": "T13", "zone": "M12", "place": "Sestos", "port": "Sestos", "base": "B3", "at": "T13", "most": 4,
            "cost": 1,
        })
    };
    Hellespont::keys().refusals.iter().map(fields).collect()
}
