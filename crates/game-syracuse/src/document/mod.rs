//! A position as a readable JSON document.

mod read;
mod write;

use std::collections::BTreeMap;

use campaign::Supply;
use engine::Dice;
use serde::{Deserialize, Serialize};

use crate::{
    battle::Battle,
    ids::{CounterSet, FortId, PerSide, Place, PlaceSet, Side, WallId},
    march::March,
    pieces::{PieceId, PieceSet},
    state::{Arrival, Camp, Edition, FortState, Options, Piece, ScenarioId, Verdict, Work},
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
    pub edition: Edition,
    #[serde(default)]
    pub options: Options,
    pub turn: u8,
    /// A piece that is not listed is yet to come.
    pub pieces: BTreeMap<PieceId, Piece>,
    /// 10.1c Counters that are publicly known to be in a hand.
    pub shown: PerSide<CounterSet>,
    #[serde(default)]
    pub set_aside: CounterSet,
    pub advantage: Side,
    pub initiative: Side,
    pub actions: PerSide<u8>,
    pub supply: PerSide<Supply>,
    #[serde(default)]
    pub blockade: bool,
    #[serde(default)]
    pub harassed: PerSide<bool>,
    pub forts: BTreeMap<FortId, FortState>,
    pub walls: BTreeMap<WallId, Work>,
    pub chains: Work,
    pub camp: Camp,
    #[serde(default)]
    pub camp_turn: Option<u8>,
    #[serde(default)]
    pub late_plemmyrion: bool,
    #[serde(default)]
    pub reinforced_ships: bool,
    /// In the order of the scenario's groups.
    pub arrivals: Vec<Arrival>,
    #[serde(default)]
    pub leaders_killed: PerSide<u8>,
    #[serde(default)]
    pub discord: PieceSet,
    #[serde(default)]
    pub phase: PhaseDocument,
    #[serde(default)]
    pub march: Option<March>,
    #[serde(default)]
    pub battle: Option<Battle>,
    /// What is being resolved, innermost last.
    pub steps: Vec<Step>,
    #[serde(default)]
    pub verdict: Option<Verdict>,
}

/// What matters for one action phase only.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct PhaseDocument {
    pub announced: u8,
    pub combats_paid: bool,
    pub played: PerSide<bool>,
    pub passed: PerSide<bool>,
    #[serde(default)]
    pub omens: PerSide<bool>,
    pub advantage_used: PerSide<bool>,
    #[ts(as = "PerSide<Vec<Place>>")]
    pub barred: PerSide<PlaceSet>,
    pub lying: CounterSet,
    #[ts(as = "Vec<Place>")]
    pub free_activations: PlaceSet,
    pub convoyed: BTreeMap<Place, u8>,
}
