//! How good a position is.

use engine::{Game, Seat};

/// A game whose positions can be weighed.
pub trait Evaluate: Game {
    /// How good a position is for a seat: more is better. Only positions of the same game are compared.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> i32;

    /// Is somebody in the midst of a move whose worth shows only with the next answer?
    fn is_midway(&self, _state: &Self::State) -> bool {
        false
    }
}
