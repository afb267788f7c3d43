//! A position as a readable JSON document: what only this game writes down.

use std::collections::BTreeMap;

use campaign::{Crossings, Papers, Phase};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use crate::{
    ids::{CounterSet, FortId, PerSide, Place, PlaceSet, Side, WallId},
    pieces::PieceSet,
    state::{Camp, Edition, FortState, Options, OwnPhase, OwnState, State, Work},
    step::{Battle, BattleKind},
    types::Types,
};

/// A position on paper.
pub type Position = campaign::Position<Types>;
/// A state on paper.
pub type StateDocument = campaign::StateDocument<Types>;

/// What only a position of this game has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct OwnPosition {
    pub edition: Edition,
    #[serde(default)]
    pub options: Options,
    /// 10.1c Counters that are publicly known to be in a hand.
    pub shown: PerSide<CounterSet>,
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
    #[serde(default)]
    pub leaders_killed: PerSide<u8>,
    #[serde(default)]
    pub discord: PieceSet,
}

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
    type OwnPosition = OwnPosition;
    type OwnPhasePosition = OwnPhasePosition;

    fn own_position(state: &State) -> OwnPosition {
        OwnPosition {
            edition: state.edition,
            options: state.options,
            shown: state.shown,
            blockade: state.blockade,
            harassed: state.harassed,
            forts: by_id(FortId::VARIANTS, |fort| state.fort(fort)),
            walls: by_id(WallId::VARIANTS, |wall| state.wall(wall)),
            chains: state.chains,
            camp: state.camp,
            camp_turn: state.camp_turn,
            late_plemmyrion: state.late_plemmyrion,
            reinforced_ships: state.reinforced_ships,
            leaders_killed: state.leaders_killed,
            discord: state.discord,
        }
    }

    fn own_state(own: &OwnPosition) -> OwnState {
        let mut forts = [FortState::Unbuilt; FortId::COUNT];
        for (cell, fort) in forts.iter_mut().zip(FortId::VARIANTS) {
            *cell = own.forts.get(fort).copied().unwrap_or(*cell);
        }
        let mut walls = [Work::Unbuilt; WallId::COUNT];
        for (cell, wall) in walls.iter_mut().zip(WallId::VARIANTS) {
            *cell = own.walls.get(wall).copied().unwrap_or(*cell);
        }
        OwnState {
            edition: own.edition,
            options: own.options,
            shown: own.shown,
            blockade: own.blockade,
            harassed: own.harassed,
            forts,
            walls,
            chains: own.chains,
            camp: own.camp,
            camp_turn: own.camp_turn,
            late_plemmyrion: own.late_plemmyrion,
            reinforced_ships: own.reinforced_ships,
            leaders_killed: own.leaders_killed,
            discord: own.discord,
        }
    }

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

fn by_id<K: Copy + Ord, V>(ids: &[K], value: impl Fn(K) -> V) -> BTreeMap<K, V> {
    ids.iter().map(|&id| (id, value(id))).collect()
}
