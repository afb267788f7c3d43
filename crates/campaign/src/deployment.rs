//! Pieces that stand together, as the scenarios list them.

use serde::{Deserialize, de::DeserializeOwned};

use crate::id_set::{IdSet, SmallId};

/// The leaders and units in a place.
#[derive(Debug, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(bound(deserialize = "P: DeserializeOwned, I: DeserializeOwned"))]
pub struct Stack<P, I> {
    zone: P,
    leaders: Vec<I>,
    units: Vec<I>,
}

impl<P: Copy, I: SmallId> Stack<P, I> {
    /// Where they are, and all of them.
    pub fn deployed(&self) -> (P, IdSet<I>) {
        let pieces = self.leaders.iter().chain(&self.units);
        (self.zone, pieces.copied().collect())
    }
}
