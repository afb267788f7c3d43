//! One test or more for every rule of the ledger, section by section, on positions in short notation.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a test may look for some events only"
)]

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
