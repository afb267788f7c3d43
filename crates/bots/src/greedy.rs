//! The opponent that looks one move ahead.

use engine::{Rng, Seat, Seed};

use crate::{
    evaluate::Evaluate,
    memory::Memory,
    plan::{Plan, Planner, Sight},
    turn::{Bot, Turn},
};

/// What the greedy opponent sees.
const SIGHT: Sight = Sight {
    groups: 4,
    width: 10,
    nodes: 1500,
    throws: 1,
};

/// Makes the move after which the position looks best, whatever comes then. Of equal moves it makes the one that does nothing.
#[derive(Debug)]
pub struct Greedy<G: Evaluate> {
    rng: Rng,
    memory: Memory<G>,
}

impl<G: Evaluate> Greedy<G> {
    /// Plays the same for the same seed and seat.
    pub fn new(seed: Seed, seat: Seat) -> Self {
        Self {
            rng: Rng::for_seat(seed, seat),
            memory: Memory::default(),
        }
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        let answers = turn.answers();
        if let [only] = answers {
            return only.clone();
        }
        if let Some(action) = self.memory.recall(turn) {
            return action;
        }
        let imagined = turn.game().imagine(&turn.view(), &mut self.rng);
        let plans = Planner::new(turn.game(), turn.seat(), SIGHT, &[]).plans(&imagined, answers);
        let best = pick(&plans, &mut self.rng);
        let Some(plan) = best.filter(|plan| !plan.actions.is_empty()) else {
            return any(answers, &mut self.rng);
        };
        self.memory.keep(turn, &imagined, &plan.actions);
        first(plan, answers, &mut self.rng)
    }

    fn upcoming(&self) -> Vec<G::Action> {
        self.memory.upcoming()
    }
}

/// One of the best plans: of those that nothing tells apart any.
pub(crate) fn pick<'a, G: Evaluate>(plans: &'a [Plan<G>], rng: &mut Rng) -> Option<&'a Plan<G>> {
    let best = plans.first()?;
    let equal = plans.iter().take_while(|plan| best.order(plan).is_eq());
    let count = equal.count();
    plans.get(rng.below(count))
}

/// The first answer of a plan.
pub(crate) fn first<G: Evaluate>(
    plan: &Plan<G>,
    answers: &[G::Action],
    rng: &mut Rng,
) -> G::Action {
    let action = plan.actions.first();
    action.cloned().unwrap_or_else(|| any(answers, rng))
}

#[expect(clippy::indexing_slicing, reason = "answers are never empty")]
pub(crate) fn any<A: Clone>(answers: &[A], rng: &mut Rng) -> A {
    answers[rng.below(answers.len())].clone()
}
