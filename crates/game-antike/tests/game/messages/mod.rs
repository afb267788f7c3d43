//! Every prompt, action, event, refusal and hint has a sentence in both languages, and the sentences come out without a fault.

mod rare;
mod refusals;

use engine::Setup;
use game_antike::{Antike, ProvinceId};
use testkit::wording::Wording;

/// What front ends look up by name, apart from prompts, actions, events and refusals.
const OTHER_KEYS: &[&str] = &[
    "game-title",
    "game-blurb",
    "tally-king",
    "tally-scholar",
    "tally-general",
    "tally-citizen",
    "tally-navigator",
    "summary-head",
    "summary-supply",
    "summary-resource",
    "summary-nation",
    "summary-personages",
    "summary-advances",
    "summary-provinces",
    "summary-counted",
    "odds-none",
    "advance",
];

/// Both boards with all numbers of players, with the defaults and with other options.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for board in ["west", "east"] {
        for seats in 2..=6 {
            let setup = Setup::scenario(board).seats(seats);
            setups.push(setup.clone());
            setups.push(
                setup
                    .option("deal", "choose")
                    .option("long", "yes")
                    .option("fights", "chosen")
                    .option("coins", "round")
                    .option("supply", "40"),
            );
        }
    }
    setups
}

fn province(id: &str) -> ProvinceId {
    id.parse().unwrap()
}

fn wording() -> Wording<Antike> {
    Wording::new(setups(), &["["])
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
    wording().what_happens_can_be_worded(20, rare::rare());
}

#[test]
fn summaries_can_be_worded() {
    wording().odds_and_summaries_can_be_worded(20);
}

#[test]
fn refusals_can_be_worded() {
    let refusal = |refusal| serde_json::to_value(refusal).unwrap();
    let refusals: Vec<_> = refusals::refusals().iter().map(refusal).collect();
    wording().refusals_can_be_worded(4, &refusals);
}
