//! What every game is tested with.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "this crate is used by tests only"
)]

pub mod answers;
pub mod conformance;
pub mod coverage;
pub mod golden;
pub mod perft;
pub mod secrets;
pub mod wording;

use std::sync::Arc;

use engine::{DataFiles, Messages, Presentation};

/// A game with the data it carries.
///
/// # Panics
/// If that data is broken.
pub fn embedded<G: Presentation>() -> Arc<G> {
    let files = DataFiles::embedded(G::NAME, G::FILES);
    match G::load(&files) {
        Ok(game) => Arc::new(game),
        Err(errors) => panic!("{errors:#?}"),
    }
}

/// The sentences of a game.
///
/// # Panics
/// If they cannot be read.
pub fn messages<G: Presentation>(game: &G) -> Messages {
    Messages::new(game.names().clone(), |lang| vec![G::ftl(lang)])
        .expect("the messages can be read")
}

/// Are slow tests wanted too?
pub fn slow_tests_wanted() -> bool {
    std::env::var_os("RUN_SLOW_TESTS").is_some()
}
