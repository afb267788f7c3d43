//! A position as a readable JSON document.

mod read;
mod write;

use std::{borrow::Cow, collections::BTreeMap};

use campaign::{CounterSet, Supply};
use engine::Dice;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{
    battle::{Battle, Siege},
    ids::{CounterId, PerSide, Place, Side},
    march::March,
    pieces::{PieceId, PieceSet},
    state::{Arrival, At, Entered, Options, ScenarioId, Tissaphernes, Verdict},
    step::Step,
};

/// A state on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see `State`")]
pub struct StateDocument {
    pub position: Position,
    pub bowl: Vec<CounterId>,
    pub hands: PerSide<Vec<CounterId>>,
    #[serde(default)]
    pub noticed: Vec<CounterId>,
    pub dice: Dice,
}

/// 1.4a All but the bowl, the hands and the dice. What is put down in secret before a combat is in `battle`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[expect(missing_docs, reason = "see `State`")]
pub struct Position {
    pub scenario: ScenarioId,
    #[serde(default)]
    pub options: Options,
    pub turn: u8,
    /// A piece that is not listed is yet to come.
    pub pieces: BTreeMap<PieceId, PieceDocument>,
    #[serde(default)]
    pub set_aside: Vec<CounterId>,
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

/// Where a piece is and how it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[expect(missing_docs, reason = "see `Piece`")]
pub struct PieceDocument {
    pub at: Whereabouts,
    #[serde(default, skip_serializing_if = "is_default")]
    pub back: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub moved: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub sick: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub fresh: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub entered: Entered,
    pub start: Place,
}

/// A place, or `reserve`, `eliminated`, `removed`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whereabouts(pub(crate) At);

impl Whereabouts {
    /// The place, if the piece is in play.
    pub fn place(self) -> Option<Place> {
        self.0.place()
    }
}

impl Serialize for Whereabouts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            At::Place(place) => place.serialize(serializer),
            At::Reserve => serializer.serialize_str("reserve"),
            At::Eliminated => serializer.serialize_str("eliminated"),
            At::Removed => serializer.serialize_str("removed"),
        }
    }
}

impl<'de> Deserialize<'de> for Whereabouts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        Ok(Self(match text.as_ref() {
            "reserve" => At::Reserve,
            "eliminated" => At::Eliminated,
            "removed" => At::Removed,
            place => At::Place(place.parse().map_err(D::Error::custom)?),
        }))
    }
}

/// What matters for one phase only.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[expect(missing_docs, reason = "see `PhaseRecord`")]
pub struct PhaseDocument {
    pub announced: u8,
    pub combats_paid: bool,
    pub played: PerSide<bool>,
    pub passed: PerSide<bool>,
    pub advantage_used: bool,
    pub barred: PerSide<Vec<Place>>,
    pub lying: Vec<CounterId>,
    pub done: Vec<Place>,
    pub crossed: BTreeMap<Place, u8>,
    pub fled: BTreeMap<Place, u8>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Counters as a list of ids.
pub(crate) fn listed(counters: CounterSet) -> Vec<CounterId> {
    counters.iter().map(CounterId).collect()
}

/// Counters as a set.
pub(crate) fn gathered(counters: &[CounterId]) -> CounterSet {
    counters.iter().map(|counter| counter.0).collect()
}
