//! The types of units.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

/// The type of a unit.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    VariantArray,
)]
pub enum UnitType {
    /// Triremes.
    T,
    /// Hoplites.
    H,
    /// Cavalry.
    C,
    /// Peltasts and javelinmen.
    P,
    /// Archers and slingers.
    A,
}
