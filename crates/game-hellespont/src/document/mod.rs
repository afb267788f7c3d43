//! A position as a readable JSON document.

mod read;
mod write;

use std::collections::BTreeMap;

use campaign::Supply;
use engine::Dice;
use serde::{Deserialize, Serialize};

use crate::{
    battle::{Battle, Siege},
    ids::{CounterSet, PerSide, Place, PlaceSet, Side},
    march::March,
    pieces::{PieceId, PieceSet},
    state::{Arrival, Options, Piece, ScenarioId, Tissaphernes, Verdict},
    step::Step,
};

/// A state on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StateDocument {
    pub position: Position,
    pub bowl: CounterSet,
    pub hands: PerSide<CounterSet>,
    pub dice: Dice,
}

/// 1.4a All but the bowl, the hands and the dice. What is put down in secret before a combat is in `battle`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    pub scenario: ScenarioId,
    #[serde(default)]
    pub options: Options,
    pub turn: u8,
    /// A piece that is not listed is yet to come.
    pub pieces: BTreeMap<PieceId, Piece>,
    #[serde(default)]
    pub set_aside: CounterSet,
    pub advantage: Side,
    pub initiative: Side,
    pub actions: PerSide<u8>,
    pub supply: PerSide<Supply>,
    /// In the order of the scenario's groups.
    pub arrivals: Vec<Arrival>,
    #[serde(default)]
    pub killed: PieceSet,
    #[serde(default)]
    pub tissaphernes: Tissaphernes,
    #[serde(default)]
    pub alcibiades_entered: bool,
    #[serde(default)]
    pub phase: PhaseDocument,
    #[serde(default)]
    pub march: Option<March>,
    #[serde(default)]
    pub battle: Option<Battle>,
    #[serde(default)]
    pub siege: Option<Siege>,
    /// What is being resolved, innermost last.
    pub steps: Vec<Step>,
    #[serde(default)]
    pub verdict: Option<Verdict>,
}

/// What matters for one phase only.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct PhaseDocument {
    pub announced: u8,
    pub combats_paid: bool,
    pub played: PerSide<bool>,
    pub passed: PerSide<bool>,
    pub advantage_used: bool,
    #[ts(as = "PerSide<Vec<Place>>")]
    pub barred: PerSide<PlaceSet>,
    pub lying: CounterSet,
    #[ts(as = "Vec<Place>")]
    pub done: PlaceSet,
    pub crossed: BTreeMap<Place, u8>,
    pub fled: BTreeMap<Place, u8>,
}
