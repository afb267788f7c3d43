//! How good a position is.

use engine::{Game, MoveStage, Outcome, Presentation, Seat};

use crate::chance::logistic;

/// A game whose positions can be weighed, and whose moves can be planned as a whole.
pub trait Evaluate: Presentation {
    /// So much more in [`Evaluate::evaluate`] takes the chance to win from 1 in 2 to 73 in 100.
    const SCALE: f64 = 400.0;

    /// So many turns of anybody make up one look ahead.
    const TURNS_AHEAD: u32 = 1;

    /// How good a position is for a seat: more is better. Only positions of the same game are compared.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> i32;

    /// The chance of a seat to win from here, from 0 to 1.
    fn win_probability(&self, state: &Self::State, seat: Seat) -> f64 {
        logistic(f64::from(self.evaluate(state, seat)) / Self::SCALE)
    }

    /// How far a move has come. A plan goes on until its move is over.
    fn move_stage(&self, _state: &Self::State) -> MoveStage {
        MoveStage::Over
    }

    /// Where those who go together are chosen one by one: the groups worth a thought, each as the answers that form it, the likeliest first.
    fn sensible_groups(&self, _state: &Self::State) -> Option<Vec<Vec<Self::Action>>> {
        None
    }

    /// The same for two marches of the same group that have come to the same place: one of them is enough.
    fn march_key(&self, _state: &Self::State) -> Option<(u8, u128)> {
        None
    }

    /// Has a move led nowhere, as when a group is back where it came from? Such plans are not made.
    fn is_pointless(&self, _state: &Self::State) -> bool {
        false
    }

    /// Does this answer do nothing? Of equal plans such a one is taken.
    fn is_idle(action: &Self::Action) -> bool {
        Self::is_pass(action)
    }

    /// What an answer changes in [`Evaluate::evaluate`], for games that average over the dice it rolls. Only answers to the same question are
    /// compared. None if the position after the answer is to be weighed instead.
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
pub(crate) const VICTORY: i32 = 1_000_000;

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
