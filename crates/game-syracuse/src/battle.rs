//! Stratagems that are used.

use crate::{
    action::Target,
    ids::{CounterId, Stratagem},
};

/// A stratagem that somebody uses.
pub type Play = campaign::Play<CounterId, Stratagem, Target>;
