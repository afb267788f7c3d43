//! What every game is tested with.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "this crate is used by tests only"
)]

pub mod coverage;

use std::sync::Arc;

use engine::{DataFiles, Presentation};

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
