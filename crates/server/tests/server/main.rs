//! A real server on a real file, used as people, programs and attackers use it.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::wildcard_enum_match_arm,
    reason = "tests"
)]

mod client;
mod faulty;
mod faulty_people;
mod host;
mod socket;

mod abandoned;
mod accounts;
mod agreements;
mod bots;
mod bounds;
mod cookies;
mod dice;
mod every;
mod expensive;
mod fuzz;
mod games;
mod headers;
mod idle;
mod limits;
mod lists;
mod lobby;
mod names;
mod openapi;
mod own_tables;
mod page;
mod panics;
mod past;
mod people;
mod plain_frames;
mod programs;
mod races;
mod repairs;
mod secrets;
mod sizes;
mod slow;
mod stamps;
mod strangers;
mod talk;
mod texts;
mod turns;
mod typescript;
