//! From a document back to a state.

use campaign::{Budget, CampaignState, Crossings, GROUPS, Phase, STEPS, check_room};
use engine::Dice;
use strum::{EnumCount, VariantArray};

use crate::{
    document::{PhaseDocument, Position, StateDocument},
    ids::{CounterSet, FortId, PerSide, Place, PlaceSet, Side, WallId},
    state::{Arrival, FortState, OwnPhase, Roster, State, Work},
    types::Types,
};

impl TryFrom<StateDocument> for State {
    type Error = String;

    fn try_from(document: StateDocument) -> Result<Self, String> {
        let StateDocument {
            position,
            bowl,
            hands,
            dice,
        } = document;
        position.check()?;
        Ok(position.state(bowl, hands, dice))
    }
}

impl Position {
    /// What a state could not hold is refused.
    fn check(&self) -> Result<(), String> {
        check_room("steps", self.steps.len(), STEPS)?;
        check_room("arrivals", self.arrivals.len(), GROUPS)?;
        let barred = Side::BOTH.map(|side| *self.phase.barred.get(side));
        let mut barred = barred.into_iter().flat_map(PlaceSet::iter);
        if let Some(place) = barred.find(|zone| !zone.is_land()) {
            return Err(format!("archers cannot close {place}"));
        }
        if let Some(place) = self.phase.convoyed.keys().find(|zone| !zone.is_sea()) {
            return Err(format!("there is no convoy through {place}"));
        }
        Ok(())
    }

    /// The state with these secrets. What cannot be held is left out: [`State::try_from`] checks first.
    pub(crate) fn state(&self, bowl: CounterSet, hands: PerSide<CounterSet>, dice: Dice) -> State {
        let mut forts = [FortState::Unbuilt; FortId::COUNT];
        for (cell, fort) in forts.iter_mut().zip(FortId::VARIANTS) {
            *cell = self.forts.get(fort).copied().unwrap_or(*cell);
        }
        let mut walls = [Work::Unbuilt; WallId::COUNT];
        for (cell, wall) in walls.iter_mut().zip(WallId::VARIANTS) {
            *cell = self.walls.get(wall).copied().unwrap_or(*cell);
        }
        State {
            shared: CampaignState {
                turn: self.turn,
                pieces: Roster::gathered(&self.pieces),
                bowl,
                hands,
                set_aside: self.set_aside,
                advantage: self.advantage,
                initiative: self.initiative,
                actions: self.actions,
                supply: self.supply,
                arrivals: Arrival::gathered(&self.arrivals),
                phase: phase(&self.phase),
                stack: self.steps.iter().take(STEPS).copied().collect(),
                verdict: self.verdict,
                dice,
            },
            scenario: self.scenario,
            edition: self.edition,
            options: self.options,
            shown: self.shown,
            blockade: self.blockade,
            harassed: self.harassed,
            forts,
            walls,
            chains: self.chains,
            camp: self.camp,
            camp_turn: self.camp_turn,
            late_plemmyrion: self.late_plemmyrion,
            reinforced_ships: self.reinforced_ships,
            leaders_killed: self.leaders_killed,
            discord: self.discord,
            march: self.march,
            battle: self.battle,
        }
    }
}

fn phase(document: &PhaseDocument) -> Phase<Types> {
    Phase {
        budget: Budget {
            announced: document.announced,
            combats_paid: document.combats_paid,
        },
        played: document.played,
        passed: document.passed,
        barred: document.barred,
        lying: document.lying,
        done: document.free_activations,
        own: OwnPhase {
            advantage_used: document.advantage_used,
            omens: document.omens,
            convoyed: Crossings::gathered(&document.convoyed, Place::seas()),
        },
    }
}
