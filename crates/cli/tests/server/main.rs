//! What the server withstands: the real program on a real file.
#![cfg(unix)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "tests"
)]

#[allow(dead_code, reason = "the measurements use the rest")]
#[path = "../../src/bench/child.rs"]
mod child;
#[allow(dead_code, reason = "the measurements use the rest")]
#[path = "../../src/bench/client.rs"]
mod client;
mod disk;
mod frames;
mod half_sent;
mod idle;
mod kill;
mod players;
mod shutdown;
mod slow;

use std::path::Path;

/// The program under test.
fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_polemarch"))
}
