//! A group on the move.

use serde::{Deserialize, Serialize};

use crate::{
    ids::{Place, PlaceSet},
    pieces::PieceSet,
};

/// The group that is moving.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct March {
    pub group: PieceSet,
    /// Where it set out.
    pub from: Place,
    /// Where it is now.
    pub at: Place,
    /// Movement points spent so far.
    pub spent: u8,
    pub kind: MarchKind,
    /// 2.B.2f Leaves a base in B.2.
    pub base: bool,
    /// Has taken a step at least.
    pub begun: bool,
    /// 7.S6b The step it is about to take while the enemy is asked about his archers.
    pub next: Option<Place>,
    /// 1.1f The places it has been in since it last dropped somebody: ships do not sail in circles.
    #[ts(as = "Vec<Place>")]
    pub seen: PlaceSet,
    /// 3.5j, 3.5k Has passed the enemy fleet where it is.
    pub passed: bool,
}

/// 3c The kinds of movement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum MarchKind {
    /// 3.2
    #[default]
    Land,
    /// 3.3
    Naval,
    /// 3.4
    Amphibious,
}
