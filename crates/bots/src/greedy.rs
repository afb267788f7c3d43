//! The opponent that looks one answer ahead, and three while a move is under way.

use engine::{Decisions, Log, Rng, Seat, Seed};

use crate::{
    evaluate::Evaluate,
    turn::{Bot, Turn},
};

/// How many more answers are tried while a move is under way: enough to see where a group that is being formed could go.
const EXTRA_DEPTH: u8 = 2;

/// Picks the answer with the highest expected value, or after which the position looks best. Ties are broken at random.
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
            let expected = game.expected_value(&imagined, turn.seat(), answer);
            let Some(value) = expected.or_else(|| {
                let mut next = imagined.clone();
                game.apply(&mut next, turn.seat(), answer, &mut log).ok()?;
                Some(worth(game, &next, turn.seat(), EXTRA_DEPTH))
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

/// How good a position is; while the seat's move is under way, how good it can become with the next answers.
fn worth<G: Evaluate>(game: &G, state: &G::State, seat: Seat, extra_depth: u8) -> i32 {
    let mut decisions = Decisions::new();
    if extra_depth > 0 && game.is_midway(state) {
        game.decisions(state, &mut decisions);
    }
    let Some(decision) = decisions.of(seat) else {
        return game.evaluate(state, seat);
    };
    let mut log = Log::off();
    let after = decision.answers.iter().filter_map(|answer| {
        let mut next = state.clone();
        game.apply(&mut next, seat, answer, &mut log).ok()?;
        Some(worth(game, &next, seat, extra_depth - 1))
    });
    after.max().unwrap_or(i32::MIN)
}
