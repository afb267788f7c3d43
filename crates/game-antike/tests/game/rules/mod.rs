//! One test or more for every rule of the ledger, section by section, on positions in short notation.

mod advances;
mod aid;
mod arming;
mod begin;
mod board;
mod cities;
mod coin;
mod combat;
mod components;
mod conquest;
mod conquest_examples;
mod conquest_losses;
mod diplomacy;
mod entry;
mod hints;
mod information;
mod knowhow;
mod limits;
mod maneuver;
mod movement;
mod occasions;
mod openings;
mod personages;
mod personages_won;
mod production;
mod refusals;
mod rondel;
mod setup;
mod standing;
mod starting_cities;
mod table;
mod temple;
mod three_players;
mod transport;
mod turn;
mod two_players;
mod variant;
mod victory;

/// Every id of the ledger is named by a test.
#[test]
fn every_rule_is_named_by_a_test() {
    testkit::coverage::check::<game_antike::Antike>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests"));
}
