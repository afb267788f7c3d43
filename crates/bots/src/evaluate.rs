//! How good a position is.

use engine::{Game, Outcome, Seat};

/// A game whose positions can be weighed.
pub trait Evaluate: Game {
    /// How good a position is for a seat: more is better. Only positions of the same game are compared.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> i32;

    /// Is a move under way whose worth shows only after the next answer?
    fn is_midway(&self, _state: &Self::State) -> bool {
        false
    }

    /// The expected value of an answer, for games that average over the dice it rolls. Only answers to the same question are compared. None
    /// if the position after the answer is to be weighed instead.
    fn expected_value(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _answer: &Self::Action,
    ) -> Option<i32> {
        None
    }
}

/// More than any position that is still played.
const VICTORY: i32 = 1_000_000;

/// What the end of a game is worth to a seat.
pub(crate) fn worth_of_end(outcome: Outcome, seat: Seat) -> i32 {
    if outcome.winners.contains(seat) {
        VICTORY
    } else if outcome.winners.is_empty() {
        0
    } else {
        -VICTORY
    }
}

/// How good a position is for one of two seats: its worth for this seat less its worth for the other.
pub(crate) fn balance<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    worth: impl Fn(Seat) -> i32,
) -> i32 {
    if let Some(outcome) = game.outcome(state) {
        return worth_of_end(outcome, seat);
    }
    worth(seat) - worth(Seat(seat.0 ^ 1))
}
