//! What every game is tested with. A development dependency, never part of the program.
//!
//! - [`conformance`]: the contract of [`engine::Game`] in thousands of random games. Start here.
//! - [`coverage`]: every rule of the ledger is named by a test.
//! - [`perft`] and [`golden`]: exact counts and whole recorded games.
//! - [`wording`]: every sentence in both languages.
//! - [`answers`] and [`secrets`]: notation, answers out of place, hidden information.
//! - [`campaign`]: what the tests of Syracuse and Hellespont share.
//! - [`fuzz`]: random bytes for everything that reads input.
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

/// A game with its embedded data.
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

/// Is `RUN_SLOW_TESTS` set?
pub fn slow_tests_wanted() -> bool {
    std::env::var_os("RUN_SLOW_TESTS").is_some()
}

/// The first number, or the second if `RUN_SLOW_TESTS` is set.
pub fn quick_or_slow(quick: u64, slow: u64) -> u64 {
    if slow_tests_wanted() { slow } else { quick }
}
