//! From a document back to a state.

use campaign::{Budget, CampaignState, Crossings, GROUPS, Phase, STEPS, check_room};
use engine::Dice;

use crate::{
    document::{PhaseDocument, Position, StateDocument},
    ids::{CounterSet, PerSide, Place},
    state::{Arrival, OwnPhase, Roster, State},
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
        let crossings = self.phase.crossed.keys().chain(self.phase.fled.keys());
        if let Some(place) = crossings.into_iter().find(|zone| !zone.is_sea()) {
            return Err(format!("nobody crosses the sea in {place}"));
        }
        if let Some((piece, _)) = self.pieces.iter().find(|(_, piece)| piece.aboard) {
            return Err(format!("{piece} is aboard by being at sea"));
        }
        Ok(())
    }

    /// The state with these secrets. What cannot be held is left out: [`State::try_from`] checks first.
    pub(crate) fn state(&self, bowl: CounterSet, hands: PerSide<CounterSet>, dice: Dice) -> State {
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
            options: self.options,
            killed: self.killed,
            tissaphernes: self.tissaphernes,
            alcibiades_entered: self.alcibiades_entered,
            march: self.march,
            battle: self.battle,
            siege: self.siege,
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
        done: document.done,
        own: OwnPhase {
            advantage_used: document.advantage_used,
            crossed: Crossings::gathered(&document.crossed, Place::all()),
            fled: Crossings::gathered(&document.fled, Place::all()),
        },
    }
}
