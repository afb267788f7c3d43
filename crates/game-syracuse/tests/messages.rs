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
use game_syracuse::Syracuse;
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
    "summary-works",
    "summary-work",
    "summary-hand",
    "summary-counter",
    "summary-face",
    "odds",
    "odds-none",
    "each-dice",
    "each-columns",
    "each-chances",
];

/// A line of text as people expect it: no gaps, no stray punctuation, no ids, nothing left of Fluent.
fn check_text(text: &str) {
    let stray = ["  ", " ,", " .", ",,", "{", "}", "()", " )", "ath-", "syr-"];
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
    fn new(game: &Syracuse) -> Self {
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
    let mut setups = Vec::new();
    for scenario in ["historical", "variant", "alcibiades"] {
        for edition in ["fr", "en"] {
            setups.push(Setup::scenario(scenario).option("edition", edition));
        }
    }
    setups
}

/// Random games, with every position on the way.
fn play(games: u64, mut look: impl FnMut(&Match<Syracuse>, &Decisions<Syracuse>)) {
    let game = testkit::embedded::<Syracuse>();
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
    let game = testkit::embedded::<Syracuse>();
    let messages = testkit::messages(game.as_ref());
    let spec = game.setup_spec();
    let scenarios = spec.scenarios.iter().map(|id| format!("scenario-{id}"));
    let options = spec.options.iter().flat_map(|option| {
        let value = |value: &&str| format!("option-{}-{value}", option.key);
        let title = std::iter::once(format!("option-{}", option.key));
        title.chain(option.values.iter().map(value))
    });
    let misread = |what: &&str| format!("misread-{what}");
    let keys = Syracuse::keys();
    let all = keys
        .messages()
        .chain(Syracuse::NOTATION.iter().map(misread))
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
        Syracuse::ftl(lang)
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
    let game = testkit::embedded::<Syracuse>();
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
    let keys = Syracuse::keys();
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
    let events = json!([
        {"type": "capitulated"},
        {"type": "night-rolled", "die": 4, "hurt": "syracusan"},
        {"type": "famine", "side": "athenian"},
        {"type": "camp-fell", "zone": "T17"},
        {"type": "wounded", "side": "athenian", "leader": "nicias"},
        {"type": "displaced", "side": "syracusan", "pieces": ["syr-H1"], "from": "T13", "to": "T14"},
    ]);
    let mut all: Vec<(Category, Value)> = Vec::new();
    for event in events.as_array().unwrap() {
        all.push((Category::Event, event.clone()));
    }
    for work in [
        "camp",
        "chains",
        "olympieion",
        "labdalon",
        "syke",
        "plemmyrion",
        "A1",
        "S3B",
    ] {
        for kind in ["built", "destroyed", "breach-rolled"] {
            let fields =
                json!({"type": kind, "side": "syracusan", "work": work, "die": 5, "success": true});
            all.push((Category::Event, fields));
        }
    }
    for winner in ["athenian", "syracusan"] {
        for degree in ["total", "strategic", "tactical"] {
            let verdict = json!({"winner": winner, "degree": degree});
            let points = json!({"athenian": 12, "syracusan": 20});
            all.push((
                Category::Event,
                json!({"type": "ended", "verdict": verdict, "points": points}),
            ));
        }
    }
    let prompts = json!([
        {"type": "displace", "side": "athenian", "zone": "M5"},
        {"type": "withdraw", "side": "athenian", "zone": "T13"},
        {"type": "withdraw-to", "side": "athenian", "piece": "ath-C1"},
        {"type": "overstacked", "side": "athenian", "place": "T13"},
        {"type": "defenders", "side": "athenian"},
        {"type": "stratagems", "side": "athenian", "zone": "T13"},
        {"type": "retreat", "side": "athenian", "from": "T17", "piece": "ath-H1", "cause": "camp-lost"},
        {"type": "retreat", "side": "athenian", "from": "T17", "piece": "ath-H1", "cause": "overstacked"},
        {"type": "move-on", "side": "athenian", "place": "T13"},
        {"type": "garrison", "side": "athenian", "fort": "syke", "room": 0},
        {"type": "garrison", "side": "athenian", "fort": "syke", "room": 2},
        {"type": "occupy", "side": "syracusan"},
        {"type": "sieges", "side": "syracusan"},
        {"type": "breach", "side": "syracusan"},
        {"type": "epidemic", "side": "syracusan", "left": 2},
        {"type": "sick", "side": "syracusan"},
        {"type": "recover", "side": "athenian", "left": 0, "cause": "advantage"},
        {"type": "weaken", "side": "athenian", "cause": "rotten-hulls-lost"},
        {"type": "weaken", "side": "athenian", "cause": "rotten-hulls-weakened"},
    ]);
    for prompt in prompts.as_array().unwrap() {
        all.push((Category::Prompt, prompt.clone()));
    }
    let of_pieces = [
        "disband", "defend", "move-on", "enter", "occupy", "infect", "weaken",
    ];
    let of_places = [
        "displace-to",
        "withdraw-to",
        "retreat-to",
        "take-fort",
        "besiege",
        "breach",
        "assault",
    ];
    for kind in of_pieces.into_iter().chain(of_places) {
        let fields = json!({
            "type": kind, "unit": "ath-H1", "piece": "nicias", "zone": "T13", "place": "labdalon", "fort": "labdalon", "wall": "A1",
        });
        all.push((Category::Action, fields));
    }
    for kind in [
        "withdraw",
        "stand",
        "break-chains",
        "build-chains",
        "decline-combats",
        "stay-aboard",
    ] {
        all.push((Category::Action, json!({"type": kind})));
    }
    let camp = json!({"type": "assault-camp", "main": "T13", "counter": "K01"});
    let back = json!({"type": "return-leader", "leader": "nicias", "to": "CAT"});
    all.extend([camp, back].map(|action| (Category::Action, action)));
    for effect in 1..=25 {
        let effect = format!("S{effect}");
        all.push((
            Category::Hint,
            json!({"type": "stratagem", "effect": effect}),
        ));
    }
    all.push((Category::Hint, json!({"type": "unpaid", "cost": 2})));
    all.push((
        Category::Hint,
        json!({"type": "delays", "pieces": ["syr-H1"]}),
    ));
    all
}

/// Two answers that read the same cannot be told apart.
#[test]
fn answers_of_one_question_read_differently() {
    let game = testkit::embedded::<Syracuse>();
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
    let game = testkit::embedded::<Syracuse>();
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
    let game = testkit::embedded::<Syracuse>();
    let mut seen = Seen::new(&game);
    let mut pool: Vec<(engine::Seat, game_syracuse::Action)> = Vec::new();
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
    let keys = Syracuse::keys().refusals.iter();
    let missing: Vec<_> = keys.filter(|kind| !types.contains(**kind)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// One refusal of every type, with all fields that any of them has.
fn refusals() -> Vec<Value> {
    let reasons = [
        "workers",
        "standing",
        "not-yours",
        "camp-first",
        "camp-gone",
        "order",
        "exclusive",
        "repair-first",
        "plemmyrion",
    ];
    let fields = |kind: &str, reason: &str| {
        json!({
            "type": kind, "reason": reason, "side": "athenian", "rule": "3a", "stratagem": "S12", "piece": "ath-H1", "leader": "nicias",
            "to": "T17", "from": "T13", "zone": "M12", "place": "labdalon", "fort": "labdalon", "wall": "A1", "at": "T13", "most": 4,
            "cost": 1,
        })
    };
    let kinds = Syracuse::keys().refusals.iter();
    let each = kinds.map(|kind| fields(kind, "workers"));
    each.chain(reasons.map(|reason| fields("cannot-build", reason)))
        .collect()
}
