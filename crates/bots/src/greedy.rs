//! The opponent that looks one answer ahead, and three in the midst of a move.

use engine::{Decisions, Log, Rng, Seat, Seed};

use crate::{
    evaluate::Evaluate,
    turn::{Bot, Turn},
};

/// So many answers more are looked at in the midst of a move: enough to see where a group that is being formed could go.
const FURTHER: u8 = 2;

/// Picks the answer after which the position looks best, or that should bring most where the game can foresee it; of equals any one.
#[derive(Debug)]
pub struct Greedy {
    rng: Rng,
}

impl Greedy {
    /// Plays the same for the same seed and seat.
    pub fn new(seed: Seed, seat: Seat) -> Self {
        Self {
            rng: Rng::for_seat(seed, seat),
        }
    }
}

impl<G: Evaluate> Bot<G> for Greedy {
    #[expect(clippy::indexing_slicing, reason = "answers are never empty")]
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        let (game, answers) = (turn.game(), turn.answers());
        if answers.len() == 1 {
            return answers[0].clone();
        }
        let imagined = game.imagine(&turn.view(), &mut self.rng);
        let mut log = Log::off();
        let mut best: Vec<&G::Action> = Vec::new();
        let mut best_value = i32::MIN;
        for answer in answers {
            let foreseen = game.foresee(&imagined, turn.seat(), answer);
            let Some(value) = foreseen.or_else(|| {
                let mut next = imagined.clone();
                game.apply(&mut next, turn.seat(), answer, &mut log).ok()?;
                Some(worth(game, &next, turn.seat(), FURTHER))
            }) else {
                continue;
            };
            if value > best_value {
                best.clear();
                best_value = value;
            }
            if value == best_value {
                best.push(answer);
            }
        }
        (*self.rng.pick(&best).unwrap_or(&&answers[0])).clone()
    }
}

/// How good a position is; in the midst of an own move, how good it can be made with the next answers.
fn worth<G: Evaluate>(game: &G, state: &G::State, seat: Seat, further: u8) -> i32 {
    let mut decisions = Decisions::new();
    if further > 0 && game.is_midway(state) {
        game.decisions(state, &mut decisions);
    }
    let Some(decision) = decisions.of(seat) else {
        return game.evaluate(state, seat);
    };
    let mut log = Log::off();
    let after = decision.answers.iter().filter_map(|answer| {
        let mut next = state.clone();
        game.apply(&mut next, seat, answer, &mut log).ok()?;
        Some(worth(game, &next, seat, further - 1))
    });
    after.max().unwrap_or(i32::MIN)
}
