//! From a state to a document.

use crate::{
    document::{PhaseDocument, Position, StateDocument},
    ids::{PerSide, Place, Side},
    state::{Arrival, State},
};

impl From<State> for StateDocument {
    fn from(state: State) -> Self {
        Self {
            position: Position::seen(&state, |_| true),
            bowl: state.bowl,
            hands: state.hands,
            dice: state.shared.dice,
        }
    }
}

impl Position {
    /// Everything but the bowl, the hands and the dice. Of what a side has put down in secret before a combat only that of the sides which
    /// `shows` names.
    pub(crate) fn seen(state: &State, shows: impl Fn(Side) -> bool) -> Self {
        let is_secret = state.battle.is_some_and(|battle| battle.is_secret());
        let is_seen = |side| shows(side) || !is_secret;
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
            phase: phase(state, &is_seen),
            march: state.march,
            battle: state.battle.map(|battle| battle.seen(&is_seen)),
            siege: state.siege,
            steps: state.stack.to_vec(),
            verdict: state.verdict,
        }
    }
}

fn phase(state: &State, is_seen: &impl Fn(Side) -> bool) -> PhaseDocument {
    let phase = &state.phase;
    let plays = state.battle.map(|battle| battle.plays).unwrap_or_default();
    // Whoever has put something down in secret has not played as far as the enemy can see.
    let played = |side| *phase.played.get(side) && (is_seen(side) || plays.get(side).is_none());
    PhaseDocument {
        announced: phase.budget.announced,
        combats_paid: phase.budget.combats_paid,
        played: PerSide::each(played),
        passed: phase.passed,
        advantage_used: phase.own.advantage_used,
        barred: phase.barred,
        lying: phase.lying,
        done: phase.done,
        crossed: phase.own.crossed.listed(Place::all()),
        fled: phase.own.fled.listed(Place::all()),
    }
}
