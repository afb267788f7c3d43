//! What both campaigns keep of a position. Rules are named as in the ledgers: that of Syracuse, then that of Hellespont, if they differ.

use std::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;
use engine::{Dice, Seed};

use crate::{
    Arrival, Battle, Budget, BySide, Campaign, IdSet, March, Refusal, Roster, Scenario, Step,
    Supply, Verdict, all_counters,
};

/// At most so many steps are being resolved at once.
pub const STEPS: usize = 16;
/// At most so many groups are in a scenario.
pub const GROUPS: usize = 16;

/// A whole position. It holds no heap memory. What the game keeps besides is reached as if it were among these fields.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "their names say it")]
pub struct CampaignState<C: Campaign> {
    pub scenario: C::ScenarioId,
    pub turn: u8,
    pub pieces: Roster<C>,
    pub bowl: IdSet<C::Counter>,
    pub hands: C::PerSide<IdSet<C::Counter>>,
    /// 2.Ac, 2.Ae Out of the game for good.
    pub set_aside: IdSet<C::Counter>,
    pub advantage: C::Side,
    pub initiative: C::Side,
    /// 2.B.1c, 1.4a Action points left.
    pub actions: C::PerSide<u8>,
    pub supply: C::PerSide<Supply>,
    /// When each group of the scenario arrives.
    pub arrivals: [Arrival; GROUPS],
    pub phase: Phase<C>,
    /// What is being resolved, innermost last.
    pub stack: ArrayVec<Step<C>, STEPS>,
    pub march: Option<March<C>>,
    pub battle: Option<Battle<C>>,
    pub verdict: Option<Verdict<C::Side>>,
    pub dice: Dice,
    pub own: C::OwnState,
}

impl<C: Campaign> Deref for CampaignState<C> {
    type Target = C::OwnState;

    #[inline]
    fn deref(&self) -> &C::OwnState {
        &self.own
    }
}

impl<C: Campaign> DerefMut for CampaignState<C> {
    #[inline]
    fn deref_mut(&mut self) -> &mut C::OwnState {
        &mut self.own
    }
}

/// What matters for one phase only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phase<C: Campaign> {
    /// 2.B.3.1b What is left of the announcement, and whether the combats are paid for.
    pub budget: Budget,
    /// 2.B.3e, 2.B.3g Who has used his stratagem; in Syracuse also, in his own works or D.3, who has drawn by good omens (7.S25b).
    pub played: C::PerSide<bool>,
    /// 2.B.3g, 2.B.3i Who does not want to be asked any more.
    pub passed: C::PerSide<bool>,
    /// 7.S7a, 7.S6a Zones closed to a side by archers.
    pub barred: C::PerSide<IdSet<C::Place>>,
    /// 2.Ae, 7.S6b Counters that lie in a zone until the phase ends.
    pub lying: IdSet<C::Counter>,
    /// 2.B.3.2h Places activated for nothing; in Hellespont also the zones tested in this D.5 (6.4d).
    pub done: IdSet<C::Place>,
    /// What the game keeps besides.
    pub own: C::OwnPhase,
}

impl<C: Campaign> Default for Phase<C> {
    fn default() -> Self {
        Self {
            budget: Budget::default(),
            played: C::PerSide::default(),
            passed: C::PerSide::default(),
            barred: C::PerSide::default(),
            lying: IdSet::EMPTY,
            done: IdSet::EMPTY,
            own: C::OwnPhase::default(),
        }
    }
}

impl<C: Campaign> CampaignState<C> {
    /// 10 Before the first turn of a scenario: its pieces stand in their places, groups come in their turns, or when they are called if none is printed,
    /// and the advantage gives the initiative. The hands are empty.
    pub fn start(
        scenario: C::ScenarioId,
        card: &Scenario<C>,
        (first, own): (Step<C>, C::OwnState),
        seed: Seed,
    ) -> Self {
        let mut stack = ArrayVec::new();
        stack.push(first);
        let mut state = Self {
            scenario,
            turn: card.first_turn,
            pieces: Roster::in_reserve(),
            bowl: all_counters::<C>().without(card.removed),
            hands: C::PerSide::default(),
            set_aside: card.removed,
            advantage: card.advantage,
            initiative: card.advantage,
            actions: C::PerSide::default(),
            supply: C::PerSide::default(),
            arrivals: [Arrival::Done; GROUPS],
            phase: Phase::default(),
            stack,
            march: None,
            battle: None,
            verdict: None,
            dice: Dice::new(seed),
            own,
        };
        for &(place, pieces) in &card.deployment {
            state.pieces.deploy(pieces, place);
        }
        for (arrival, group) in state.arrivals.iter_mut().zip(&card.groups) {
            *arrival = Arrival::printed(group.turn);
        }
        state
    }

    /// The step that waits for an answer or goes on by itself.
    #[inline]
    pub fn step(&self) -> Option<Step<C>> {
        self.stack.last().copied()
    }

    /// Replaces that step.
    #[inline]
    pub fn next_step(&mut self, step: Step<C>) {
        self.stack.pop();
        self.stack.push(step);
    }

    /// 2.Ab, 2.Ad Takes a counter out of a hand.
    pub fn take_from_hand(&mut self, side: C::Side, counter: C::Counter) {
        self.hands.of_mut(side).remove(counter);
    }

    /// 3a, 4.1c, 4.1b A new phase: nobody has moved, and everybody starts where he is.
    pub fn begin_phase(&mut self) {
        self.phase = Phase::default();
        self.pieces.begin_phase();
    }

    /// A group comes in this turn.
    pub fn call_group(&mut self, group: u8) {
        Arrival::change(&mut self.arrivals, group, Arrival::Turn(self.turn));
    }

    /// A group comes one turn later than now, or never if there is none.
    pub fn delay_group(&mut self, group: u8, last_turn: u8) {
        Arrival::delay(&mut self.arrivals, group, self.turn, last_turn);
    }

    /// A group is here, or will never come.
    pub fn close_group(&mut self, group: u8) {
        Arrival::change(&mut self.arrivals, group, Arrival::Done);
    }

    /// 7.S7a, 7.S6a Have archers closed a zone to this side?
    #[inline]
    pub fn is_barred(&self, side: C::Side, zone: C::Place) -> bool {
        self.phase.barred.of(side).contains(zone)
    }

    /// 2.B.3.3a Is the point for the combats of the phase paid, or is there one?
    pub fn may_pay_for_combats(&self) -> Result<(), Refusal<C>> {
        self.phase.budget.may_fight()
    }

    /// 2.B.3.3a, 4.1c, 4.1b One point pays for all combats of the phase.
    pub fn pay_for_combats(&mut self, side: C::Side) {
        self.phase.budget.pay_for_combats(self.actions.of_mut(side));
    }

    /// The phase is over: counters that lay on the map return, and points that were announced but not used are lost.
    pub fn end_phase(&mut self, side: C::Side) {
        self.bowl.take_all(&mut self.phase.lying);
        self.phase.budget.end(self.actions.of_mut(side));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Group, Step,
        testing::{PerSide, ScenarioId, Side, Types, piece, scenario, state},
    };

    #[test]
    fn a_scenario_is_deployed() {
        let ships = piece("east-T1");
        let group = |turn| Group {
            side: Side::East,
            turn,
            pieces: IdSet::EMPTY,
            own: (),
        };
        let card = Scenario {
            deployment: vec![(3, IdSet::one(ships))],
            groups: vec![group(Some(2)), group(None)],
            removed: IdSet::one(4),
            ..scenario()
        };
        let first = Step::Menu { side: Side::West };
        let seed = Seed::from_number(1);
        let state = CampaignState::<Types>::start(ScenarioId::Only, &card, (first, ()), seed);
        assert_eq!(state.pieces.place(ships), Some(3));
        let come = [Arrival::Turn(2), Arrival::Called, Arrival::Done];
        assert_eq!(state.arrivals.first_chunk(), Some(&come));
        assert_eq!((state.bowl.len(), state.set_aside), (21, IdSet::one(4)));
        assert_eq!(state.step(), Some(first));
    }

    #[test]
    fn a_phase_begins_and_ends() {
        let mut state = state();
        let ships = piece("east-T1");
        state.pieces.deploy(IdSet::one(ships), 3);
        state.pieces.get_mut(ships).moved = true;
        state.phase.barred.of_mut(Side::West).insert(7);
        assert!(state.is_barred(Side::West, 7) && !state.is_barred(Side::East, 7));
        state.begin_phase();
        assert!(!state.is_barred(Side::West, 7) && state.pieces.moved().is_empty());
        state.actions = PerSide { east: 4, west: 1 };
        assert_eq!(
            state.may_pay_for_combats(),
            Err(Refusal::NoActionForCombats)
        );
        state.phase.budget.announced = 3;
        state.bowl.remove(9);
        state.phase.lying = IdSet::one(9);
        assert_eq!(state.may_pay_for_combats(), Ok(()));
        state.pay_for_combats(Side::East);
        assert_eq!(state.actions, PerSide { east: 3, west: 1 });
        state.end_phase(Side::East);
        assert_eq!(
            state.actions,
            PerSide { east: 1, west: 1 },
            "the rest is lost"
        );
        assert!(state.bowl.contains(9) && state.phase.lying.is_empty());
    }
}
