//! A position as a readable JSON document: what everybody sees, and the secrets.

use std::collections::BTreeMap;

use engine::Dice;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{
    Arrival, Battle, Budget, BySide, Campaign, CampaignState, GROUPS, IdSet, Item, March, Phase,
    PieceOf, Play, Roster, STEPS, Step, Supply, Verdict, check_room,
};

/// What a document of a game has besides what both campaigns write down.
pub trait Papers: Campaign {
    /// Of a phase.
    type OwnPhasePosition: Default + Item;

    /// What a document says of a phase, and of the places that it has done with.
    fn own_phase_position(phase: &Phase<Self>) -> Self::OwnPhasePosition;

    /// And back.
    fn own_phase(own: &Self::OwnPhasePosition) -> (Self::OwnPhase, IdSet<Self::Place>);

    /// What a state could not hold is refused.
    fn check_position(position: &Position<Self>) -> Result<(), String>;

    /// 4.2e, 4.2.2d Is what this side has put down before the combat still secret?
    fn is_secret(battle: &Battle<Self>, side: Self::Side) -> bool;
}

/// 1.4a All but the bowl, the hands and the dice. What is put down in secret before a combat is in `battle`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(rename_all = "camelCase", deny_unknown_fields, bound = "")]
#[expect(missing_docs, reason = "their names say it")]
pub struct Position<C: Papers> {
    pub scenario: C::ScenarioId,
    pub turn: u8,
    /// A piece that is not listed is yet to come.
    pub pieces: BTreeMap<C::Piece, PieceOf<C>>,
    #[serde(default)]
    pub set_aside: IdSet<C::Counter>,
    pub advantage: C::Side,
    pub initiative: C::Side,
    pub actions: C::PerSide<u8>,
    pub supply: C::PerSide<Supply>,
    /// In the order of the scenario's groups.
    pub arrivals: Vec<Arrival>,
    #[serde(default)]
    pub phase: PhasePosition<C>,
    pub march: Option<March<C>>,
    pub battle: Option<Battle<C>>,
    /// What is being resolved, innermost last.
    pub steps: Vec<Step<C>>,
    pub verdict: Option<Verdict<C::Side>>,
    #[serde(flatten)]
    pub own: C::OwnState,
}

/// What matters for one phase only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields, bound = "")]
#[expect(missing_docs, reason = "their names say it")]
pub struct PhasePosition<C: Papers> {
    pub announced: u8,
    pub combats_paid: bool,
    pub played: C::PerSide<bool>,
    pub passed: C::PerSide<bool>,
    pub barred: C::PerSide<IdSet<C::Place>>,
    pub lying: IdSet<C::Counter>,
    #[serde(flatten)]
    pub own: C::OwnPhasePosition,
}

impl<C: Papers> Default for PhasePosition<C> {
    fn default() -> Self {
        Self {
            announced: 0,
            combats_paid: false,
            played: C::PerSide::default(),
            passed: C::PerSide::default(),
            barred: C::PerSide::default(),
            lying: IdSet::EMPTY,
            own: C::OwnPhasePosition::default(),
        }
    }
}

/// A state on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
#[expect(missing_docs, reason = "their names say it")]
pub struct StateDocument<C: Papers> {
    pub position: Position<C>,
    pub bowl: IdSet<C::Counter>,
    pub hands: C::PerSide<IdSet<C::Counter>>,
    pub dice: Dice,
}

impl<C: Papers> From<&CampaignState<C>> for StateDocument<C> {
    fn from(state: &CampaignState<C>) -> Self {
        Self {
            position: seen(state, |_| true),
            bowl: state.bowl,
            hands: state.hands.clone(),
            dice: state.dice.clone(),
        }
    }
}

impl<C: Papers> TryFrom<StateDocument<C>> for CampaignState<C> {
    type Error = String;

    fn try_from(document: StateDocument<C>) -> Result<Self, String> {
        let position = &document.position;
        check_room("steps", position.steps.len(), STEPS)?;
        check_room("arrivals", position.arrivals.len(), GROUPS)?;
        C::check_position(position)?;
        let secrets = (document.bowl, document.hands);
        Ok(state(position, secrets, document.dice))
    }
}

impl<C: Papers> Serialize for CampaignState<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StateDocument::from(self).serialize(serializer)
    }
}

impl<'de, C: Papers> Deserialize<'de> for CampaignState<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let document = StateDocument::<C>::deserialize(deserializer)?;
        Self::try_from(document).map_err(D::Error::custom)
    }
}

/// Everything but the bowl, the hands and the dice. Of what a side has put down in secret before a combat only that of the sides which `shows` names.
pub fn seen<C: Papers>(state: &CampaignState<C>, shows: impl Fn(C::Side) -> bool) -> Position<C> {
    let is_secret = |side| {
        let battle = state.battle.as_ref();
        battle.is_some_and(|battle| C::is_secret(battle, side))
    };
    let is_seen = |side| shows(side) || !is_secret(side);
    Position {
        scenario: state.scenario,
        turn: state.turn,
        pieces: state.pieces.listed(),
        set_aside: state.set_aside,
        advantage: state.advantage,
        initiative: state.initiative,
        actions: state.actions.clone(),
        supply: state.supply.clone(),
        arrivals: Arrival::listed(&state.arrivals),
        phase: seen_phase(state, &is_seen),
        march: state.march,
        battle: state.battle.as_ref().map(|battle| battle.seen(&is_seen)),
        steps: state.stack.to_vec(),
        verdict: state.verdict,
        own: state.own.clone(),
    }
}

fn seen_phase<C: Papers>(
    state: &CampaignState<C>,
    is_seen: &impl Fn(C::Side) -> bool,
) -> PhasePosition<C> {
    let (phase, plays) = (&state.phase, state.plays());
    // Whoever has put something down in secret has not played as far as the enemy can see.
    let played = |side| *phase.played.of(side) && (is_seen(side) || plays.of(side).is_none());
    PhasePosition {
        announced: phase.budget.announced,
        combats_paid: phase.budget.combats_paid,
        played: C::PerSide::by_side(played),
        passed: phase.passed.clone(),
        barred: phase.barred.clone(),
        lying: phase.lying,
        own: C::own_phase_position(phase),
    }
}

impl<C: Papers> Position<C> {
    /// A state in which nobody holds a counter.
    pub fn without_secrets(&self, dice: Dice) -> CampaignState<C> {
        state(self, (IdSet::EMPTY, C::PerSide::default()), dice)
    }
}

/// The bowl and the hands.
pub type Secrets<C> = (
    IdSet<<C as Campaign>::Counter>,
    <C as Campaign>::PerSide<IdSet<<C as Campaign>::Counter>>,
);

/// The state with these secrets. What cannot be held is left out: whoever reads a document checks it first.
pub fn state<C: Papers>(
    position: &Position<C>,
    (bowl, hands): Secrets<C>,
    dice: Dice,
) -> CampaignState<C> {
    CampaignState {
        scenario: position.scenario,
        turn: position.turn,
        pieces: Roster::gathered(&position.pieces),
        bowl,
        hands,
        set_aside: position.set_aside,
        advantage: position.advantage,
        initiative: position.initiative,
        actions: position.actions.clone(),
        supply: position.supply.clone(),
        arrivals: Arrival::gathered(&position.arrivals),
        phase: phase(&position.phase),
        stack: position.steps.iter().take(STEPS).copied().collect(),
        march: position.march,
        battle: position.battle.clone(),
        verdict: position.verdict,
        dice,
        own: position.own.clone(),
    }
}

fn phase<C: Papers>(position: &PhasePosition<C>) -> Phase<C> {
    let (own, done) = C::own_phase(&position.own);
    Phase {
        budget: Budget {
            announced: position.announced,
            combats_paid: position.combats_paid,
        },
        played: position.played.clone(),
        passed: position.passed.clone(),
        barred: position.barred.clone(),
        lying: position.lying,
        done,
        own,
    }
}

impl<C: Campaign> CampaignState<C> {
    /// What both sides have put down before the combat that is being resolved.
    pub fn plays(&self) -> C::PerSide<Option<Play<C>>> {
        let battle = self.battle.as_ref();
        battle.map_or_else(C::PerSide::default, |battle| battle.plays.clone())
    }
}
