//! From a state to a document.

use std::collections::BTreeMap;

use strum::VariantArray;

use crate::{
    document::{PhaseDocument, Position, StateDocument},
    ids::{FortId, PerSide, Place, WallId},
    pieces::PieceId,
    state::{Arrival, PhaseRecord, Piece, State},
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
        let known = PieceId::all().filter(|&id| state.pieces.get(id) != Piece::in_reserve());
        Self {
            scenario: state.scenario,
            edition: state.edition,
            turn: state.turn,
            pieces: known.map(|id| (id, state.pieces.get(id))).collect(),
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
    let barred = |bits: u32| {
        let is_closed = |zone: &Place| zone.is_land() && bits & (1 << zone.index()) != 0;
        Place::zones().filter(is_closed).collect()
    };
    let free = Place::all().filter(|place| phase.free_activations & (1 << place.index()) != 0);
    let seas = Place::zones().filter(|zone| zone.is_sea());
    PhaseDocument {
        announced: phase.budget.announced,
        combats_paid: phase.budget.combats_paid,
        played: phase.played,
        passed: phase.passed,
        omens: phase.omens,
        advantage_used: phase.advantage_used,
        barred: PerSide::each(|side| barred(*phase.barred.get(side))),
        lying: phase.lying,
        free_activations: free.collect(),
        convoyed: seas
            .zip(phase.convoyed)
            .filter(|&(_, load)| load > 0)
            .collect(),
    }
}
