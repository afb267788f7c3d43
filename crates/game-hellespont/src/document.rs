//! A position as a readable JSON document: what only this game writes down.

use std::collections::BTreeMap;

use campaign::{Crossings, Papers, Phase};
use serde::{Deserialize, Serialize};

use crate::{
    ids::{Place, PlaceSet, Side},
    state::OwnPhase,
    step::Battle,
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
    pub advantage_used: bool,
    #[ts(as = "Vec<Place>")]
    pub done: PlaceSet,
    pub crossed: BTreeMap<Place, u8>,
    pub fled: BTreeMap<Place, u8>,
}

impl Papers for Types {
    type OwnPhasePosition = OwnPhasePosition;

    fn own_phase_position(phase: &Phase<Self>) -> OwnPhasePosition {
        OwnPhasePosition {
            advantage_used: phase.own.advantage_used,
            done: phase.done,
            crossed: phase.own.crossed.listed(Place::all()),
            fled: phase.own.fled.listed(Place::all()),
        }
    }

    fn own_phase(own: &OwnPhasePosition) -> (OwnPhase, PlaceSet) {
        let phase = OwnPhase {
            advantage_used: own.advantage_used,
            crossed: Crossings::gathered(&own.crossed, Place::all()),
            fled: Crossings::gathered(&own.fled, Place::all()),
        };
        (phase, own.done)
    }

    fn check_position(position: &Position) -> Result<(), String> {
        let phase = &position.phase.own;
        let crossings = phase.crossed.keys().chain(phase.fled.keys());
        if let Some(place) = crossings.into_iter().find(|zone| !zone.is_sea()) {
            return Err(format!("nobody crosses the sea in {place}"));
        }
        if let Some((piece, _)) = position.pieces.iter().find(|(_, piece)| piece.aboard) {
            return Err(format!("{piece} is aboard by being at sea"));
        }
        Ok(())
    }

    /// 4.2.2d Until both are revealed.
    fn is_secret(battle: &Battle, _: Side) -> bool {
        !battle.revealed
    }
}
