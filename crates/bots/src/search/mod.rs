//! The opponent that searches: whole moves, weighed by playing on from them.
//!
//! 1. List the plans of the move (`plan.rs`) and order them by the evaluation.
//! 2. Play on from the best of them in imagined worlds, all plans in the same worlds, with a quick policy for everybody (`rollout.rs`).
//!    Worse plans drop out on the way.
//! 3. Make the best move. Follow it without thinking again, unless something unexpected happens.

mod budget;
mod rollout;

use engine::{Rng, Seat, Seed};

pub(crate) use self::budget::Budget;
use self::rollout::rollout;
use crate::{
    chance::{log_odds, logistic},
    evaluate::Evaluate,
    greedy::first,
    memory::Memory,
    plan::{Plan, Planner},
    turn::{Bot, Turn},
};

/// Where nothing is left to chance only turns end what is played on.
const ROUNDS_AHEAD: u32 = 1000;

/// A plan and how often it wins.
#[derive(Debug)]
pub struct Ranked<G: Evaluate> {
    pub plan: Plan<G>,
    /// The chance to win with it, from 0 to 1.
    pub probability: f64,
}

/// Plays by searching. A level is an amount of search.
#[derive(Debug)]
pub struct Search<G: Evaluate> {
    budget: Budget,
    rng: Rng,
    memory: Memory<G>,
}

/// Turns values of the evaluation into chances to win, for the plans from one position.
#[derive(Clone, Copy)]
struct Scale {
    now: f64,
    reasons: f64,
    slope: f64,
}

impl Scale {
    fn of<G: Evaluate>(game: &G, state: &G::State, seat: Seat) -> Self {
        Self {
            now: f64::from(game.evaluate(state, seat)),
            reasons: log_odds(game.win_probability(state, seat)),
            slope: game.slope(state),
        }
    }

    /// The chance that a plan has which leads to a position of this value.
    fn chance(self, value: f64) -> f64 {
        logistic(self.reasons + (value - self.now) * self.slope)
    }
}

/// A plan on trial.
struct Candidate<G: Evaluate> {
    plan: Plan<G>,
    /// What the evaluation says of it.
    prior: f64,
    sum: f64,
    count: f64,
}

impl<G: Evaluate> Candidate<G> {
    /// The evaluation and what came of playing on, weighed together.
    fn score(&self, trust: f64) -> f64 {
        (self.prior * trust + self.sum) / (trust + self.count)
    }

    /// The score by which plans are ordered: whoever moves has to gain more than a breath.
    fn rank(&self, trust: f64) -> f64 {
        let is_idle = self.plan.actions.first().is_some_and(G::is_idle);
        self.score(trust) + if is_idle { G::MARGIN } else { 0.0 }
    }
}

impl<G: Evaluate> Search<G> {
    pub(crate) fn new(budget: Budget, seed: Seed, seat: Seat) -> Self {
        Self {
            budget,
            rng: Rng::for_seat(seed, seat),
            memory: Memory::default(),
        }
    }

    /// The plans that were looked into, the best first, and the imagined position they start from.
    fn ranked(&mut self, turn: &Turn<'_, G>) -> (G::State, Vec<Ranked<G>>) {
        let (game, view) = (turn.game(), turn.view());
        let imagined = game.imagine(&view, &mut self.rng);
        let sight = self.budget.sight;
        let seeds: Vec<Seed> = (1..sight.throws).map(|_| self.rng.seed()).collect();
        let plans = Planner::new(game, turn.seat(), sight, &seeds).plans(&imagined, turn.answers());
        let scale = Scale::of(game, &imagined, turn.seat());
        let opens = game.opens_turn(&imagined);
        let mut candidates = self.candidates(plans, scale, self.budget.breadth::<G>(opens));
        if G::IS_CERTAIN {
            self.look_ahead(turn, &imagined, &mut candidates);
        } else {
            self.play_on(turn, &view, &imagined, &mut candidates);
        }
        let trust = self.budget.trust;
        // Those that were played on longest have beaten the others.
        candidates.sort_by(|one, other| {
            let trials = other.count.total_cmp(&one.count);
            let score = other.rank(trust).total_cmp(&one.rank(trust));
            trials.then(score).then_with(|| one.plan.order(&other.plan))
        });
        let ranked = candidates.into_iter().map(|candidate| Ranked {
            probability: candidate.score(trust),
            plan: candidate.plan,
        });
        (imagined, ranked.collect())
    }

    /// The best plans by the evaluation, and the best that does nothing.
    fn candidates(
        &mut self,
        mut plans: Vec<Plan<G>>,
        scale: Scale,
        most: usize,
    ) -> Vec<Candidate<G>> {
        for plan in &mut plans {
            plan.value += self.misjudged() * G::MISJUDGEMENT;
        }
        plans.sort_by(Plan::order);
        let is_idle = |plan: &Plan<G>| plan.actions.first().is_some_and(G::is_idle);
        let idle = plans
            .iter()
            .position(is_idle)
            .filter(|&place| most > 1 && place >= most);
        if let Some(place) = idle {
            plans.swap(place, most - 1);
        }
        plans.truncate(most);
        let candidate = |plan: Plan<G>| Candidate {
            prior: scale.chance(plan.value),
            plan,
            sum: 0.0,
            count: 0.0,
        };
        plans.into_iter().map(candidate).collect()
    }

    /// An error as people make it: mostly small, seldom large.
    fn misjudged(&mut self) -> f64 {
        const STEPS: usize = 1001;
        if self.budget.misjudgement == 0.0 {
            return 0.0;
        }
        let throws = (0..3).map(|_| self.rng.below(STEPS) as f64 / 500.0 - 1.0);
        throws.sum::<f64>() * self.budget.misjudgement
    }

    /// Plays on from the candidates in the one world there is: the better half twice as far, and so on.
    fn look_ahead(&self, turn: &Turn<'_, G>, imagined: &G::State, candidates: &mut [Candidate<G>]) {
        let mut alive = candidates.len();
        let mut budget = Budget {
            rounds: ROUNDS_AHEAD,
            ..self.budget
        };
        for _ in 0..budget.foresight.stages {
            if alive < 2 {
                return;
            }
            for candidate in candidates.iter_mut().take(alive) {
                let (game, plan) = (turn.game(), &candidate.plan.actions);
                candidate.prior = rollout(game, imagined.clone(), turn.seat(), plan, &budget);
                candidate.count += 1.0;
                // What was seen from nearer no longer counts.
                candidate.sum = candidate.prior * candidate.count;
            }
            if let Some(trials) = candidates.get_mut(..alive) {
                trials.sort_by(|one, other| other.rank(0.0).total_cmp(&one.rank(0.0)));
            }
            alive = alive.div_ceil(2);
            budget.openings *= 2;
        }
    }

    /// Plays on from the candidates, each in the same worlds. After every round the worse half drops out.
    fn play_on(
        &mut self,
        turn: &Turn<'_, G>,
        view: &G::View,
        imagined: &G::State,
        candidates: &mut [Candidate<G>],
    ) {
        let (game, seat, trust) = (turn.game(), turn.seat(), self.budget.trust);
        let mut alive = candidates.len();
        if alive < 2 || self.budget.rollouts == 0 {
            return;
        }
        let mut left = self.budget.rollouts;
        let mut played = 0;
        while alive > 1 && left >= alive {
            let worlds = (left / alive / 2).max(1).min(self.budget.worlds);
            for _ in 0..worlds {
                let world = if played == 0 {
                    imagined.clone()
                } else {
                    game.imagine(view, &mut self.rng)
                };
                played += 1;
                for candidate in candidates.iter_mut().take(alive) {
                    let result = rollout(
                        game,
                        world.clone(),
                        seat,
                        &candidate.plan.actions,
                        &self.budget,
                    );
                    candidate.sum += result;
                    candidate.count += 1.0;
                    left = left.saturating_sub(1);
                }
            }
            if let Some(trials) = candidates.get_mut(..alive) {
                trials.sort_by(|one, other| other.rank(trust).total_cmp(&one.rank(trust)));
            }
            alive = alive.div_ceil(2);
        }
    }
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        let answers = turn.answers();
        if let [only] = answers {
            return only.clone();
        }
        if let Some(action) = self.memory.recall(turn) {
            return action;
        }
        let (imagined, ranked) = self.ranked(turn);
        let Some(best) = ranked.first() else {
            return crate::greedy::any(answers, &mut self.rng);
        };
        self.memory.keep(turn, &imagined, &best.plan.actions);
        first(&best.plan, answers, &mut self.rng)
    }

    fn upcoming(&self) -> Vec<G::Action> {
        self.memory.upcoming()
    }
}
