//! Stratagems that are used.

use crate::types::Types;

/// A stratagem that somebody uses.
pub type Play = campaign::Play<Types>;
