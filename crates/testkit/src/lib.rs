//! What every game is tested with.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "this crate is used by tests only"
)]

pub mod answers;
pub mod campaign;
pub mod conformance;
pub mod coverage;
pub mod fuzz;
pub mod golden;
pub mod perft;
pub mod secrets;
pub mod wording;

use std::sync::Arc;

use engine::{DataFiles, Messages, Presentation, Setup};

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

/// Every scenario of a game with every choice of options.
pub fn every_setup<G: Presentation>() -> Vec<Setup> {
    let game = embedded::<G>();
    let spec = game.setup_spec();
    let scenarios = spec.scenarios.iter().map(|id| Setup::scenario(id));
    let mut setups: Vec<Setup> = scenarios.collect();
    for option in spec.options {
        let with = |setup: &Setup| -> Vec<Setup> {
            let values = option.values.iter();
            values
                .map(|value| setup.clone().option(option.key, value))
                .collect()
        };
        setups = setups.iter().flat_map(with).collect();
    }
    setups
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

/// How much a test does: little, or a lot where slow tests are wanted.
pub fn quick_or_slow(quick: u64, slow: u64) -> u64 {
    if slow_tests_wanted() { slow } else { quick }
}
