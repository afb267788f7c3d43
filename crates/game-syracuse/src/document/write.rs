//! From a state to a document.

use std::collections::BTreeMap;

use strum::VariantArray;

use crate::{
    document::{PhaseDocument, Position, StateDocument},
    ids::{FortId, PerSide, Place, Side, WallId},
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
        let is_secret = |side| state.battle.is_some_and(|battle| battle.is_secret(side));
        let is_seen = |side| shows(side) || !is_secret(side);
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
            phase: phase(state, &is_seen),
            march: state.march,
            battle: state.battle.map(|battle| battle.seen(&is_seen)),
            steps: state.stack.to_vec(),
            verdict: state.verdict,
        }
    }
}

fn by_id<K: Copy + Ord, V>(ids: &[K], value: impl Fn(K) -> V) -> BTreeMap<K, V> {
    ids.iter().map(|&id| (id, value(id))).collect()
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
        omens: phase.own.omens,
        advantage_used: phase.own.advantage_used,
        barred: phase.barred,
        lying: phase.lying,
        free_activations: phase.done,
        convoyed: phase.own.convoyed.listed(Place::seas()),
    }
}
