//! Every prompt, action, event, refusal and hint has a sentence in both languages, and the sentences come out without a fault.

use campaign::{AdvantageUse, Cause};
use engine::{
    Presentation,
    message::{Category, Lang},
};
use game_hellespont::Hellespont;
use serde_json::{Value, json};
use strum::VariantArray;
use testkit::{
    campaign::{each_has_words, losses_and_uses, rare_words},
    every_setup,
    wording::Wording,
};

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

fn wording() -> Wording<Hellespont> {
    Wording::new(every_setup::<Hellespont>(), &["A-", "S-"])
}

#[test]
fn every_message_exists_in_both_languages() {
    wording().every_message_exists(OTHER_KEYS);
}

#[test]
fn both_files_define_the_same_messages() {
    wording().both_files_define_the_same(OTHER_KEYS.len());
}

#[test]
fn what_happens_in_games_can_be_worded() {
    wording().what_happens_can_be_worded(60, rare());
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
    all.extend(losses_and_uses(
        ["athenian", "spartan"],
        ["A-H3-1", "A-L-chereas"],
        Cause::VARIANTS,
        AdvantageUse::VARIANTS,
    ));
    all.extend(rare_words(
        ["athenian", "spartan"],
        (1..=20).chain([22, 23]),
    ));
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

#[test]
fn a_loss_and_a_use_of_the_advantage_say_why() {
    for lang in [Lang::En, Lang::Fr] {
        each_has_words(Hellespont::ftl(lang), "word-cause", Cause::VARIANTS);
        each_has_words(
            Hellespont::ftl(lang),
            "event-advantage-used",
            AdvantageUse::VARIANTS,
        );
    }
}

/// Two answers that read the same cannot be told apart.
#[test]
fn answers_of_one_question_read_differently() {
    let most = wording().answers_read_differently(40);
    assert!((20..=60).contains(&most), "{most} answers");
}

#[test]
fn odds_and_summaries_can_be_worded() {
    let told = wording().odds_and_summaries_can_be_worded(30);
    assert!(told > 100, "{told}");
}

/// Every answer that could be given, to every question of a few games: the refusals have words.
#[test]
fn refusals_can_be_worded() {
    wording().refusals_can_be_worded(24, &refusals());
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
