//! A plan that is being carried out.

use engine::{Log, Viewer};

use crate::{evaluate::Evaluate, turn::Turn};

/// The rest of a plan, and what the seat expects to see when it is asked next. As long as nothing unexpected happens, nothing is thought
/// over again.
#[derive(Debug)]
pub(crate) struct Memory<G: Evaluate> {
    /// What comes next first.
    expected: Vec<(G::View, G::Action)>,
}

impl<G: Evaluate> Default for Memory<G> {
    fn default() -> Self {
        Self {
            expected: Vec::new(),
        }
    }
}

impl<G: Evaluate> Memory<G> {
    /// The next answer of the plan, if everything has come as expected.
    pub(crate) fn recall(&mut self, turn: &Turn<'_, G>) -> Option<G::Action> {
        if self.expected.is_empty() {
            return None;
        }
        let (view, action) = self.expected.remove(0);
        if turn.answers().contains(&action) && turn.view() == view {
            return Some(action);
        }
        self.expected.clear();
        None
    }

    /// The rest of the plan.
    pub(crate) fn upcoming(&self) -> Vec<G::Action> {
        let actions = self.expected.iter().map(|(_, action)| action.clone());
        actions.collect()
    }

    /// Remembers a plan whose first answer is given now. `imagined` is the position it starts from, as the seat imagines it; others are
    /// expected to pass.
    pub(crate) fn keep(&mut self, turn: &Turn<'_, G>, imagined: &G::State, actions: &[G::Action]) {
        self.expected.clear();
        let (game, seat) = (turn.game(), turn.seat());
        let mut state = imagined.clone();
        let mut log = Log::off();
        let mut decisions = engine::Decisions::new();
        for (given, next) in actions.iter().zip(actions.iter().skip(1)) {
            if game.apply(&mut state, seat, given, &mut log).is_err() || log.is_sealed() {
                return;
            }
            loop {
                game.decisions(&state, &mut decisions);
                let Some(decision) = decisions.first() else {
                    return;
                };
                if decisions.of(seat).is_some() {
                    break;
                }
                let pass = decision.answers.iter().find(|answer| G::is_pass(answer));
                let Some(pass) = pass else {
                    return;
                };
                if game
                    .apply(&mut state, decision.seat, pass, &mut log)
                    .is_err()
                    || log.is_sealed()
                {
                    return;
                }
            }
            let view = game.view(&state, Viewer::Seat(seat));
            self.expected.push((view, next.clone()));
        }
    }
}
