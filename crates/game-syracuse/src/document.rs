//! A position as a readable JSON document: what only this game writes down.

use std::collections::BTreeMap;

use campaign::{Crossings, Papers, Phase};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{EnumCount, VariantArray};

use crate::{
    ids::{FortId, PerSide, Place, PlaceSet, Side, WallId},
    state::{FortState, OwnPhase, Work},
    step::{Battle, BattleKind},
    types::Types,
};

/// A position on paper.
pub type Position = campaign::Position<Types>;
/// A state on paper.
pub type StateDocument = campaign::StateDocument<Types>;

/// What only a phase of this game has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase", default)]
pub struct OwnPhasePosition {
    pub omens: PerSide<bool>,
    pub advantage_used: PerSide<bool>,
    #[ts(as = "Vec<Place>")]
    pub free_activations: PlaceSet,
    pub convoyed: BTreeMap<Place, u8>,
}

impl Papers for Types {
    type OwnPhasePosition = OwnPhasePosition;

    fn own_phase_position(phase: &Phase<Self>) -> OwnPhasePosition {
        OwnPhasePosition {
            omens: phase.own.omens,
            advantage_used: phase.own.advantage_used,
            free_activations: phase.done,
            convoyed: phase.own.convoyed.listed(Place::seas()),
        }
    }

    fn own_phase(own: &OwnPhasePosition) -> (OwnPhase, PlaceSet) {
        let phase = OwnPhase {
            omens: own.omens,
            advantage_used: own.advantage_used,
            convoyed: Crossings::gathered(&own.convoyed, Place::seas()),
        };
        (phase, own.free_activations)
    }

    fn check_position(position: &Position) -> Result<(), String> {
        let barred = Side::BOTH.map(|side| *position.phase.barred.get(side));
        let mut barred = barred.into_iter().flat_map(PlaceSet::iter);
        if let Some(place) = barred.find(|zone| !zone.is_land()) {
            return Err(format!("archers cannot close {place}"));
        }
        let mut convoys = position.phase.own.convoyed.keys();
        if let Some(place) = convoys.find(|zone| !zone.is_sea()) {
            return Err(format!("there is no convoy through {place}"));
        }
        Ok(())
    }

    /// 4.2e, 4.4b Until both are revealed; the combined attack on the camp is not secret.
    fn is_secret(battle: &Battle, side: Side) -> bool {
        let open = matches!(battle.kind, BattleKind::Camp(_)) && side == battle.attacker;
        !battle.revealed && !open
    }
}

/// Forts by their ids; one that is not listed is unbuilt.
pub(crate) mod forts {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(
        forts: &[FortState; FortId::COUNT],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_map(FortId::VARIANTS.iter().zip(forts))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[FortState; FortId::COUNT], D::Error> {
        let listed = BTreeMap::<FortId, _>::deserialize(deserializer)?;
        let mut forts = [FortState::Unbuilt; FortId::COUNT];
        gather(&listed, &mut forts);
        Ok(forts)
    }
}

/// Walls by their ids; one that is not listed is unbuilt.
pub(crate) mod walls {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(
        walls: &[Work; WallId::COUNT],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_map(WallId::VARIANTS.iter().zip(walls))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[Work; WallId::COUNT], D::Error> {
        let listed = BTreeMap::<WallId, _>::deserialize(deserializer)?;
        let mut walls = [Work::Unbuilt; WallId::COUNT];
        gather(&listed, &mut walls);
        Ok(walls)
    }
}

fn gather<K: Ord + VariantArray, V: Copy>(listed: &BTreeMap<K, V>, cells: &mut [V]) {
    for (cell, id) in cells.iter_mut().zip(K::VARIANTS) {
        *cell = listed.get(id).copied().unwrap_or(*cell);
    }
}
