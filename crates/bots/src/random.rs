//! The opponent that gives any legal answer.

use engine::{Game, Rng, Seat, Seed};

use crate::turn::{Bot, Turn};

/// Picks every answer with the same chance.
#[derive(Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// Plays the same for the same seed and seat.
    pub fn new(seed: Seed, seat: Seat) -> Self {
        Self {
            rng: Rng::for_seat(seed, seat),
        }
    }
}

impl<G: Game> Bot<G> for Random {
    #[expect(clippy::indexing_slicing, reason = "answers are never empty")]
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        let answers = turn.answers();
        answers[self.rng.below(answers.len())].clone()
    }
}
