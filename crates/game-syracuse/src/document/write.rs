//! From a state to a document.

use std::collections::BTreeMap;

use strum::VariantArray;

use crate::{
    document::{PhaseDocument, Position, StateDocument},
    ids::{FortId, Place, WallId},
    state::{Arrival, PhaseRecord, State},
};

impl From<State> for StateDocument {
    fn from(state: State) -> Self {
        Self {
            position: Position::of(&state),
            bowl: state.bowl,
            hands: state.hands,
            dice: state.dice,
        }
    }
}

impl Position {
    /// Everything but the bowl, the hands and the dice.
    pub(crate) fn of(state: &State) -> Self {
        Self {
            scenario: state.scenario,
            edition: state.edition,
            options: state.options,
            turn: state.turn,
            pieces: state.pieces.listed(),
            shown: state.shown,
            set_aside: state.set_aside,
            advantage: state.advantage,
            initiative: state.initiative,
            actions: state.actions,
            supply: state.supply,
            blockade: state.blockade,
            harassed: state.harassed,
            forts: by_id(FortId::VARIANTS, |fort| state.fort(fort)),
            walls: by_id(WallId::VARIANTS, |wall| state.wall(wall)),
            chains: state.chains,
            camp: state.camp,
            camp_turn: state.camp_turn,
            late_plemmyrion: state.late_plemmyrion,
            reinforced_ships: state.reinforced_ships,
            arrivals: Arrival::listed(&state.arrivals),
            leaders_killed: state.leaders_killed,
            discord: state.discord,
            phase: phase(&state.phase),
            march: state.march,
            battle: state.battle,
            steps: state.stack.to_vec(),
            verdict: state.verdict,
        }
    }
}

fn by_id<K: Copy + Ord, V>(ids: &[K], value: impl Fn(K) -> V) -> BTreeMap<K, V> {
    ids.iter().map(|&id| (id, value(id))).collect()
}

fn phase(phase: &PhaseRecord) -> PhaseDocument {
    PhaseDocument {
        announced: phase.budget.announced,
        combats_paid: phase.budget.combats_paid,
        played: phase.played,
        passed: phase.passed,
        omens: phase.omens,
        advantage_used: phase.advantage_used,
        barred: phase.barred,
        lying: phase.lying,
        free_activations: phase.free_activations,
        convoyed: phase.convoyed.listed(Place::seas()),
    }
}
