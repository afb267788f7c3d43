//! The built `polemarch` command, used as people and scripts use it: arguments and standard input in, exit code and text out.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "tests"
)]

mod admin;
mod almost_right;
mod bad_input;
mod check;
mod examples;
mod fair;
mod games;
mod hellespont;
mod keep;
mod patch;
mod people;
mod play;
mod protocol;
mod replay;
mod rules;
mod run;
mod serve;
mod server;
mod sim;
mod syracuse;
mod talk;
#[cfg(unix)]
mod terminal;
mod tune;
mod usage;
