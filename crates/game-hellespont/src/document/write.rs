//! From a state to a document.

use std::collections::BTreeMap;

use crate::{
    document::{PhaseDocument, Position, StateDocument},
    ids::{PerSide, Place},
    pieces::PieceId,
    state::{Arrival, PhaseRecord, Piece, State},
};

impl From<State> for StateDocument {
    fn from(state: State) -> Self {
        Self {
            position: Position::of(&state),
            bowl: state.bowl,
            hands: state.hands,
            noticed: state.noticed,
            dice: state.dice,
        }
    }
}

impl Position {
    /// Everything but the bowl, the hands and the dice.
    pub(crate) fn of(state: &State) -> Self {
        let known = PieceId::all().filter(|&id| state.pieces.get(id) != Piece::in_reserve());
        Self {
            scenario: state.scenario,
            options: state.options,
            turn: state.turn,
            pieces: known.map(|id| (id, state.pieces.get(id))).collect(),
            set_aside: state.set_aside,
            advantage: state.advantage,
            initiative: state.initiative,
            actions: state.actions,
            supply: state.supply,
            arrivals: Arrival::listed(&state.arrivals),
            killed: state.killed,
            tissaphernes: state.tissaphernes,
            phase: phase(&state.phase),
            march: state.march,
            battle: state.battle,
            siege: state.siege,
            steps: state.stack.to_vec(),
            verdict: state.verdict,
        }
    }
}

fn places(bits: u64) -> Vec<Place> {
    Place::all()
        .filter(|place| bits & place.bit() != 0)
        .collect()
}

fn seas(loads: [u8; Place::SEAS]) -> BTreeMap<Place, u8> {
    Place::all()
        .zip(loads)
        .filter(|&(_, load)| load > 0)
        .collect()
}

fn phase(phase: &PhaseRecord) -> PhaseDocument {
    PhaseDocument {
        announced: phase.budget.announced,
        combats_paid: phase.budget.combats_paid,
        played: phase.played,
        passed: phase.passed,
        advantage_used: phase.advantage_used,
        barred: PerSide::each(|side| places(*phase.barred.get(side))),
        lying: phase.lying,
        done: places(phase.done),
        crossed: seas(phase.crossed),
        fled: seas(phase.fled),
    }
}
