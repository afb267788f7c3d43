//! Playing on from a plan with a quick policy.

use std::collections::VecDeque;

use engine::{Decisions, Log, Seat};

use super::Budget;
use crate::{evaluate::Evaluate, plan::Planner};

/// A rollout that has not come to its end by then is weighed where it stands.
const LONGEST: usize = 600;

/// Plays a plan and what follows in one imagined world, and weighs where that leads: the chance of the seat to win.
pub(super) fn rollout<G: Evaluate>(
    game: &G,
    mut state: G::State,
    seat: Seat,
    plan: &[G::Action],
    budget: &Budget,
) -> f64 {
    let mut decisions = Decisions::new();
    let mut log = Log::off();
    let mut planned: Vec<(Seat, VecDeque<G::Action>)> =
        vec![(seat, plan.iter().cloned().collect())];
    let first_round = game.round(&state);
    let (mut openings, mut opened_by) = (0, Some(seat));
    for step in 0..LONGEST {
        game.decisions(&state, &mut decisions);
        let Some(decision) = decisions.first() else {
            break;
        };
        let asked = decision.seat;
        if step > 0 && game.opens_turn(&state) {
            if opened_by != Some(asked) || openings == 0 {
                openings += 1;
            }
            opened_by = Some(asked);
            if openings > budget.openings * G::TURNS_AHEAD
                || game.round(&state) > first_round + budget.rounds
            {
                break;
            }
        } else if step > 0 {
            opened_by = None;
        }
        let at = planned.iter().position(|(owner, _)| *owner == asked);
        let queue = match at.and_then(|at| planned.get_mut(at)) {
            Some((_, queue)) => queue,
            None => {
                planned.push((asked, VecDeque::new()));
                match planned.last_mut() {
                    Some((_, queue)) => queue,
                    None => break,
                }
            }
        };
        let given = next_answer(game, &state, asked, decision.answers, queue, budget);
        let Some(given) = given else {
            break;
        };
        if game.apply(&mut state, asked, &given, &mut log).is_err() {
            break;
        }
    }
    game.win_probability(&state, seat)
}

/// What the seat has planned, or what the quick policy plans now.
fn next_answer<G: Evaluate>(
    game: &G,
    state: &G::State,
    seat: Seat,
    answers: &[G::Action],
    planned: &mut VecDeque<G::Action>,
    budget: &Budget,
) -> Option<G::Action> {
    if let [only] = answers {
        if planned.front() == Some(only) {
            planned.pop_front();
        }
        return Some(only.clone());
    }
    if let Some(action) = planned.pop_front() {
        if answers.contains(&action) {
            return Some(action);
        }
        planned.clear();
    }
    let plans = Planner::new(game, seat, budget.policy, &[]).plans(state, answers);
    let best = plans.into_iter().next()?;
    planned.extend(best.actions);
    planned.pop_front()
}
