//! One test or more for every rule of the ledger, section by section, on positions in short notation.
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests"
)]

mod advances;
mod aid;
mod arming;
mod cities;
mod combat;
mod conquest;
mod knowhow;
mod maneuver;
mod movement;
mod occasions;
mod openings;
mod personages;
mod production;
mod table;
mod temple;
mod transport;
mod victory;
