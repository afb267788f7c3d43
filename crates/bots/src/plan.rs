//! Whole moves: a seat's own answers from one decision on until the move is complete.
//!
//! A plan ends when the move is over, when somebody else has to decide, or when dice are thrown. Plans that lead to the same position are
//! one plan: the order in which pieces are picked, and the way a group marches, must not multiply them.

use std::{cmp::Ordering, collections::BTreeSet};

use engine::{Decisions, Log, MoveStage, Seat, Seed};

use crate::evaluate::Evaluate;

/// How much of the possible moves is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    /// Groups that are tried of each place.
    pub groups: usize,
    /// Unfinished plans that are followed up at a time.
    pub width: usize,
    /// Answers that are tried in all.
    pub nodes: usize,
    /// Throws of the dice over which a roll is averaged; with none a plan ends before the dice.
    pub throws: usize,
}

/// A move of one seat and what it leads to.
#[derive(Debug)]
pub struct Plan<G: Evaluate> {
    /// The seat's own answers, in their order.
    pub actions: Vec<G::Action>,
    /// The position after them, with one throw of the dice if any are thrown.
    pub after: G::State,
    /// How good that is, as [`Evaluate::evaluate`] says, on average over the dice.
    pub value: f64,
}

impl<G: Evaluate> Clone for Plan<G> {
    fn clone(&self) -> Self {
        Self {
            actions: self.actions.clone(),
            after: self.after.clone(),
            value: self.value,
        }
    }
}

impl<G: Evaluate> Plan<G> {
    /// The better plan comes first; of equal ones the one that does nothing, then the shorter one.
    pub(crate) fn order(&self, other: &Self) -> Ordering {
        let value = other.value.total_cmp(&self.value);
        let idle = |plan: &Self| plan.actions.first().is_some_and(G::is_idle);
        value
            .then_with(|| idle(other).cmp(&idle(self)))
            .then_with(|| self.actions.len().cmp(&other.actions.len()))
    }
}

/// A move that is not complete.
struct Unfinished<G: Evaluate> {
    actions: Vec<G::Action>,
    state: G::State,
    value: f64,
    rank: u8,
}

/// What an answer leads to once nobody interferes.
struct Reached<G: Evaluate> {
    state: G::State,
    /// The seat's own passes on the way.
    passes: Vec<G::Action>,
    stage: MoveStage,
    rolled: bool,
}

/// Lists the plans of a seat.
pub(crate) struct Planner<'a, G: Evaluate> {
    game: &'a G,
    seat: Seat,
    sight: Sight,
    seeds: &'a [Seed],
    nodes: usize,
    plans: Vec<Plan<G>>,
    /// Marches that have been looked at: which group has come where.
    seen: BTreeSet<(u8, u128)>,
    /// Was a move pointless already before this one?
    was_pointless: bool,
}

impl<'a, G: Evaluate> Planner<'a, G> {
    /// Dice are imagined by these seeds.
    pub(crate) fn new(game: &'a G, seat: Seat, sight: Sight, seeds: &'a [Seed]) -> Self {
        Self {
            game,
            seat,
            sight,
            seeds,
            nodes: 0,
            plans: Vec::new(),
            seen: BTreeSet::new(),
            was_pointless: false,
        }
    }

    /// The plans of the seat in a position, the best first; none if it is not asked.
    pub(crate) fn plans(mut self, state: &G::State, answers: &[G::Action]) -> Vec<Plan<G>> {
        let mut open = Vec::new();
        self.was_pointless = self.game.is_pointless(state);
        let stage = self.game.move_stage(state);
        let root = Unfinished {
            actions: Vec::new(),
            state: state.clone(),
            value: 0.0,
            rank: stage.rank().unwrap_or(0),
        };
        self.expand(&root, answers, &mut open);
        let mut decisions = Decisions::new();
        while !open.is_empty() && self.nodes < self.sight.nodes {
            let layer = std::mem::take(&mut open);
            for node in self.narrowed(layer) {
                self.game.decisions(&node.state, &mut decisions);
                if let Some(decision) = decisions.of(self.seat) {
                    self.expand(&node, decision.answers, &mut open);
                }
            }
        }
        let mut plans = self.plans;
        plans.sort_by(Plan::order);
        plans.dedup_by(|worse, better| {
            worse.value.total_cmp(&better.value).is_eq() && worse.after == better.after
        });
        plans
    }

    /// The unfinished plans that are followed up: the best, and of marches to the same place only one.
    fn narrowed(&mut self, mut layer: Vec<Unfinished<G>>) -> Vec<Unfinished<G>> {
        layer.sort_by(|one, other| other.value.total_cmp(&one.value));
        let (game, seen) = (self.game, &mut self.seen);
        layer.retain(|node| match game.march_key(&node.state) {
            Some(key) => seen.insert(key),
            None => true,
        });
        layer.truncate(self.sight.width);
        layer
    }

    /// Tries the answers of the seat, whole groups in place of the pieces that form them.
    fn expand(
        &mut self,
        node: &Unfinished<G>,
        answers: &[G::Action],
        open: &mut Vec<Unfinished<G>>,
    ) {
        let Some(groups) = self.game.sensible_groups(&node.state) else {
            for answer in answers {
                self.try_answer(node, answer, open);
            }
            return;
        };
        let same = self.game.move_stage(&node.state);
        // Whoever gives orders to a place means to move somebody.
        let others = if node.actions.is_empty() {
            answers
        } else {
            &[]
        };
        for answer in others {
            if !groups.iter().any(|group| group.contains(answer)) {
                self.try_next(node, answer, same, open);
            }
        }
        for group in groups.into_iter().take(self.sight.groups) {
            self.try_group(node, &group, open);
        }
    }

    /// Forms a group and tries its first steps.
    fn try_group(
        &mut self,
        node: &Unfinished<G>,
        group: &[G::Action],
        open: &mut Vec<Unfinished<G>>,
    ) {
        let mut state = node.state.clone();
        let mut log = Log::off();
        for pick in group {
            self.nodes += 1;
            if self
                .game
                .apply(&mut state, self.seat, pick, &mut log)
                .is_err()
            {
                return;
            }
        }
        let mut decisions = Decisions::new();
        self.game.decisions(&state, &mut decisions);
        let Some(decision) = decisions.of(self.seat) else {
            return;
        };
        let mut actions = node.actions.clone();
        actions.extend_from_slice(group);
        let formed = Unfinished {
            actions,
            state,
            value: node.value,
            rank: node.rank,
        };
        let same = self.game.move_stage(&formed.state);
        for answer in decision.answers {
            self.try_next(&formed, answer, same, open);
        }
    }

    /// Tries an answer that does not add to the group.
    fn try_next(
        &mut self,
        formed: &Unfinished<G>,
        answer: &G::Action,
        same: MoveStage,
        open: &mut Vec<Unfinished<G>>,
    ) {
        let mut found = Vec::new();
        self.try_answer(formed, answer, &mut found);
        let moves_on = |node: &Unfinished<G>| self.game.move_stage(&node.state) != same;
        open.extend(found.into_iter().filter(moves_on));
    }

    fn try_answer(
        &mut self,
        node: &Unfinished<G>,
        answer: &G::Action,
        open: &mut Vec<Unfinished<G>>,
    ) {
        let mut actions = node.actions.clone();
        actions.push(answer.clone());
        if let Some(expected) = self.game.expected_value(&node.state, self.seat, answer) {
            let now = self.game.evaluate(&node.state, self.seat);
            self.plans.push(Plan {
                actions,
                after: node.state.clone(),
                value: f64::from(now) + f64::from(expected),
            });
            return;
        }
        if node.actions.is_empty() && self.ends_the_moves(&node.state, answer) {
            // Weighed before whatever comes next: all other plans end before that too.
            self.plans.push(Plan {
                actions,
                after: node.state.clone(),
                value: f64::from(self.game.evaluate(&node.state, self.seat)),
            });
            return;
        }
        let Some(reached) = self.reach(&node.state, answer) else {
            return;
        };
        actions.extend_from_slice(&reached.passes);
        let mut value = f64::from(self.game.evaluate(&reached.state, self.seat));
        if !self.was_pointless && self.game.is_pointless(&reached.state) {
            return;
        }
        let goes_on = reached.stage.rank().is_some_and(|rank| rank >= node.rank);
        if goes_on && !reached.rolled && self.is_asked(&reached.state) {
            open.push(Unfinished {
                actions,
                rank: reached.stage.rank().unwrap_or(node.rank),
                state: reached.state,
                value,
            });
            return;
        }
        if reached.rolled {
            value = self.average(&node.state, answer, value);
        }
        self.plans.push(Plan {
            actions,
            after: reached.state,
            value,
        });
    }

    /// Does an answer do nothing where moves could be made?
    fn ends_the_moves(&self, state: &G::State, answer: &G::Action) -> bool {
        let stage = self.game.move_stage(state);
        matches!(stage, MoveStage::Opening | MoveStage::Forming) && G::is_idle(answer)
    }

    fn is_asked(&self, state: &G::State) -> bool {
        let mut decisions = Decisions::new();
        self.game.decisions(state, &mut decisions);
        decisions.of(self.seat).is_some()
    }

    /// The mean over further throws of the dice.
    fn average(&mut self, state: &G::State, answer: &G::Action, first: f64) -> f64 {
        let (mut sum, mut count) = (first, 1.0);
        for seed in self.seeds.iter().take(self.sight.throws.saturating_sub(1)) {
            let mut from = state.clone();
            self.game.reseed(&mut from, *seed);
            if let Some(reached) = self.reach(&from, answer) {
                sum += f64::from(self.game.evaluate(&reached.state, self.seat));
                count += 1.0;
            }
        }
        sum / count
    }

    /// Gives an answer, lets everybody pass who could interfere, and carries out what the dice bring.
    fn reach(&mut self, state: &G::State, answer: &G::Action) -> Option<Reached<G>> {
        const LONGEST: usize = 24;
        self.nodes += 1;
        let game = self.game;
        let mut log = Log::off();
        let mut state = state.clone();
        game.apply(&mut state, self.seat, answer, &mut log).ok()?;
        let mut passes = Vec::new();
        let mut decisions = Decisions::new();
        let mut stage = game.move_stage(&state);
        for _ in 0..LONGEST {
            let resolves = stage == MoveStage::Resolving && self.sight.throws > 0;
            if stage != MoveStage::Waiting && !resolves {
                break;
            }
            game.decisions(&state, &mut decisions);
            let Some(decision) = decisions.first() else {
                break;
            };
            let pass = decision.answers.iter().find(|answer| G::is_pass(answer));
            let given = match pass {
                Some(pass) => pass,
                None if resolves => best_at_once(game, &state, decision.seat, decision.answers)?,
                None => break,
            };
            if decision.seat == self.seat && !log.is_sealed() {
                passes.push(given.clone());
            }
            self.nodes += 1;
            game.apply(&mut state, decision.seat, given, &mut log)
                .ok()?;
            stage = game.move_stage(&state);
        }
        Some(Reached {
            state,
            passes,
            stage,
            rolled: log.is_sealed(),
        })
    }
}

/// The answer after which the position looks best to the seat.
fn best_at_once<'a, G: Evaluate>(
    game: &G,
    state: &G::State,
    seat: Seat,
    answers: &'a [G::Action],
) -> Option<&'a G::Action> {
    if let [only] = answers {
        return Some(only);
    }
    let mut log = Log::off();
    let value = |answer: &&G::Action| {
        let mut next = state.clone();
        match game.apply(&mut next, seat, answer, &mut log) {
            Ok(()) => game.evaluate(&next, seat),
            Err(_) => i32::MIN,
        }
    };
    answers.iter().max_by_key(value)
}
