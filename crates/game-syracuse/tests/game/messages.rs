//! Every prompt, action, event, refusal and hint has a sentence in both languages, and the sentences come out without a fault.

use campaign::{AdvantageUse, Cause};
use engine::{
    Presentation,
    message::{Category, Lang},
};
use game_syracuse::Syracuse;
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

fn wording() -> Wording<Syracuse> {
    Wording::new(every_setup::<Syracuse>(), &["ath-", "syr-"])
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
    let events = json!([
        {"type": "capitulated"},
        {"type": "cancelled", "side": "athenian"},
        {"type": "deserted", "side": "athenian", "piece": "ath-H7"},
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
    let breach = json!({"type": "breach", "wall": "A1"});
    all.push((Category::Place, breach));
    all.extend(losses_and_uses(
        ["athenian", "syracusan"],
        ["ath-H1", "nicias"],
        Cause::VARIANTS,
        AdvantageUse::VARIANTS,
    ));
    all.extend(rare_words(["athenian", "syracusan"], 1..=25));
    let prompts = json!([
        {"type": "displace", "side": "athenian", "zone": "M5"},
        {"type": "withdraw", "side": "athenian", "zone": "T13"},
        {"type": "withdraw-to", "side": "athenian", "piece": "ath-C1"},
        {"type": "overstacked", "side": "athenian", "place": "T13", "cause": "stacking"},
        {"type": "overstacked", "side": "athenian", "place": "T13", "cause": "surplus"},
        {"type": "overstacked", "side": "athenian", "place": "M4", "cause": "overload"},
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
    all.push((Category::Hint, json!({"type": "unpaid", "cost": 2})));
    all.push((Category::Hint, json!({"type": "costs-unit"})));
    let pieces = json!(["ath-H1", "ath-H2"]);
    let hints = json!([
        {"type": "unpaid-lost", "cost": 2, "pieces": pieces},
        {"type": "step-without-shore", "cost": 0, "pieces": pieces},
        {"type": "without-shore", "pieces": pieces},
        {"type": "crowds", "lost": 1},
        {"type": "crowds", "lost": 3},
        {"type": "overstacks", "strength": 5},
    ]);
    for hint in hints.as_array().unwrap() {
        all.push((Category::Hint, hint.clone()));
    }
    all.push((Category::Hint, json!({"type": "lost", "strength": 3})));
    all.push((
        Category::Hint,
        json!({"type": "delays", "pieces": ["syr-H1"]}),
    ));
    all
}

#[test]
fn a_loss_and_a_use_of_the_advantage_say_why() {
    for lang in [Lang::En, Lang::Fr] {
        each_has_words(Syracuse::ftl(lang), "word-cause", Cause::VARIANTS);
        each_has_words(
            Syracuse::ftl(lang),
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
    let keys = Syracuse::keys();
    let each = keys.refusals.iter().map(|kind| fields(kind, "workers"));
    each.chain(reasons.map(|reason| fields("cannot-build", reason)))
        .collect()
}
