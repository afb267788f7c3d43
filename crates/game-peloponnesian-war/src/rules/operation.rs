//! 4.0, 4.3 Operations: whose turn it is, passing, omens, the end of an operation.

use arrayvec::ArrayVec;

use super::{Flow, Look, Pace, Play};
use crate::{
    event::{EndReason, Event, PassReason},
    force::Force,
    ids::{Side, Sort},
    names::{LeaderId, SpaceId},
    sets::SpaceSet,
    state::{Mode, Operation, Whereabouts},
    step::Step,
};

impl Look<'_> {
    /// 4.3h Is there somebody to lead an operation?
    fn has_leader(self, side: Side) -> bool {
        let waiting = *self.at.drawn.get(side);
        waiting.is_some_and(|leader| self.at.leader_at(leader) == Some(side.home()))
            || self.at.available_leaders(side).next().is_some()
    }

    /// 4.3h, 4.3i Why a side has to pass at once. A player's leader can always go alone, which costs nothing.
    pub fn must_pass(self, side: Side) -> Option<PassReason> {
        (!self.has_leader(side)).then_some(PassReason::NoLeader)
    }

    /// Those of the available points of a space of which at least one can be paid.
    pub fn takeable(self, side: Side, space: SpaceId) -> Force {
        self.available(side, space).capped(self.payable(side))
    }

    /// Those of some spaces with troops in which somebody can be taken.
    pub fn takeable_within(self, side: Side, spaces: SpaceSet) -> impl Iterator<Item = SpaceId> {
        let payable = if spaces.is_empty() {
            Force::EMPTY
        } else {
            self.payable(side)
        };
        spaces
            .iter()
            .filter(move |&space| !self.available(side, space).capped(payable).is_empty())
    }

    /// As many as there can be of every sort of which a point can be paid, nothing of the others.
    fn payable(self, side: Side) -> Force {
        if self.may_spend(side, self.game.counters.dearest(side)) {
            return Force::FULL;
        }
        let mut payable = Force::EMPTY;
        for sort in Sort::ALL {
            if self.may_spend(side, self.game.counters.price(side, sort)) {
                payable.set(sort, Force::MOST);
            }
        }
        payable
    }

    /// 4.3b, 4.3c, 11.0f The lowest die that forbids an operation.
    pub fn bad_omens(self, side: Side) -> u8 {
        let omens = &self.game.numbers.omens;
        match (self.at.mode, side) {
            (Mode::Solitaire { player }, _) if player == side => omens.player,
            (Mode::Solitaire { .. }, _) => omens.non_player,
            (Mode::TwoPlayers, Side::Athens) => omens.athens_with_two,
            (Mode::TwoPlayers, Side::Sparta) => omens.sparta_with_two,
        }
    }
}

impl Play<'_> {
    /// 4.0a, 4.0b One operation after the other until both sides have passed, as far as their steps follow at once.
    pub fn operations(&mut self, pace: Pace) -> Flow {
        loop {
            let flow = match self.at.steps.last() {
                Some(&Step::Walk { to, stage }) => self.walk(to, stage, pace),
                Some(Step::Gather) => self.gather(),
                Some(&Step::Operations { side }) => self.operate(side),
                _ => return Flow::Goes,
            };
            if !self.follows(pace, flow) {
                return flow;
            }
        }
    }

    /// 4.0a The side whose turn it is operates or passes.
    fn operate(&mut self, side: Side) -> Flow {
        if self.at.passed.athens && self.at.passed.sparta {
            self.pop();
            return Flow::Goes;
        }
        if *self.at.passed.get(side) {
            self.replace(Step::Operations { side: side.other() });
            return Flow::Goes;
        }
        let limited = *self.at.marks.two_operations.get(side);
        if limited && *self.at.operations.get(side) >= self.game.happenings.omens_operations {
            self.pass(side, PassReason::TwoOperations);
            return Flow::Goes;
        }
        if let Some(reason) = self.look().must_pass(side) {
            self.pass(side, reason);
            return Flow::Goes;
        }
        if self.at.is_system(side) {
            self.system_operation(side);
            return Flow::Goes;
        }
        Flow::Asks
    }

    /// 4.0b A side is done for this turn. 4.3j A leader whom it has drawn stays at home.
    pub fn pass(&mut self, side: Side, reason: PassReason) {
        *self.at.passed.get_mut(side) = true;
        self.say(|| Event::Passed { side, reason });
        self.at.operation = None;
        self.back_to_operations();
    }

    /// 4.3a-d Omens and leader; nothing if the omens are bad.
    pub fn begin_operation(&mut self, side: Side) -> Option<LeaderId> {
        if *self.at.operations.get(side) > 0 {
            let die = self.d6();
            let bad = die.get() >= self.look().bad_omens(side);
            self.say(|| Event::OmensRolled { side, die, bad });
            if bad {
                self.pass(side, PassReason::Omens);
                return None;
            }
        }
        *self.at.operations.get_mut(side) += 1;
        let Some(leader) = self.leader_for_operation(side) else {
            self.pass(side, PassReason::NoLeader);
            return None;
        };
        self.at.operation = Some(Operation {
            side,
            leader,
            at: side.home(),
            objective: None,
            army: Force::EMPTY,
            has_taken: false,
            may_go: true,
            has_fomented: false,
            open_sea: false,
            route: ArrayVec::new(),
            tried: SpaceSet::EMPTY,
            is_caught: false,
            ships_lost: 0,
            plan: ArrayVec::new(),
        });
        Some(leader)
    }

    /// 4.1a The objective stands.
    pub fn name_objective(&mut self, objective: SpaceId) {
        let Some(operation) = self.at.operation.as_mut() else {
            return;
        };
        operation.objective = Some(objective);
        let (side, leader) = (operation.side, operation.leader);
        self.say(|| Event::ObjectiveNamed {
            side,
            leader,
            objective,
        });
    }

    /// The operation is over; it is the other side's turn.
    pub fn end_operation(&mut self, reason: EndReason) {
        let Some(operation) = self.at.operation.as_ref() else {
            return;
        };
        let (side, leader, at) = (operation.side, operation.leader, operation.at);
        // 4.3j A rebellion was tried, and no army followed.
        let is_spared = !operation.has_taken
            && (operation.has_fomented || reason == EndReason::FomentingFailed);
        // 3.1.2c Only an army that has come to its objective has done what a danger asks for.
        let has_army = !operation.army.is_empty();
        let reached = operation.objective.filter(|&space| space == at && has_army);
        self.at.operation = None;
        match reason {
            EndReason::LeaderCaught | EndReason::ArmyLost | EndReason::Storm => {
                self.send_off(leader);
            }
            EndReason::Stopped
            | EndReason::FomentingFailed
            | EndReason::NoRoute
            | EndReason::NoTroops => {
                // 4.3j He may be drawn again.
                if is_spared && self.at.leader_at(leader).is_some() {
                    self.at.leaders.set(leader, Whereabouts::Free);
                }
            }
            EndReason::Arrived | EndReason::LeaderDead => {}
        }
        if has_army {
            // 3.1.2c Another army of the enemy is another danger.
            self.at.defended.get_mut(side.other()).remove(at);
        }
        if let Some(objective) = reached {
            self.at.defended.get_mut(side).insert(objective);
        }
        self.say(|| Event::OperationEnded { side, reason });
        self.note_attica();
        self.check_iasus();
        self.back_to_operations();
    }

    /// The steps of an operation are over.
    fn back_to_operations(&mut self) {
        while let Some(&step) = self.at.steps.last() {
            if let Step::Operations { side } = step {
                self.replace(Step::Operations { side: side.other() });
                return;
            }
            if matches!(step, Step::Turn { .. }) {
                return;
            }
            self.pop();
        }
    }
}
