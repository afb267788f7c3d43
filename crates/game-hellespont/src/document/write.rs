//! From a state to a document.

use crate::{
    document::{PhaseDocument, Position, StateDocument},
    ids::Place,
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
            options: state.options,
            turn: state.turn,
            pieces: state.pieces.listed(),
            set_aside: state.set_aside,
            advantage: state.advantage,
            initiative: state.initiative,
            actions: state.actions,
            supply: state.supply,
            arrivals: Arrival::listed(&state.arrivals),
            killed: state.killed,
            tissaphernes: state.tissaphernes,
            alcibiades_entered: state.alcibiades_entered,
            phase: phase(&state.phase),
            march: state.march,
            battle: state.battle,
            siege: state.siege,
            steps: state.stack.to_vec(),
            verdict: state.verdict,
        }
    }
}

fn phase(phase: &PhaseRecord) -> PhaseDocument {
    PhaseDocument {
        announced: phase.budget.announced,
        combats_paid: phase.budget.combats_paid,
        played: phase.played,
        passed: phase.passed,
        advantage_used: phase.advantage_used,
        barred: phase.barred,
        lying: phase.lying,
        done: phase.done,
        crossed: phase.crossed.listed(Place::all()),
        fled: phase.fled.listed(Place::all()),
    }
}
