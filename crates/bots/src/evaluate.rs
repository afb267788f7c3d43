//! How good a position is.

use engine::{MoveStage, Outcome, Presentation, Seat};

use crate::{chance::exponential, weights::Weights};

/// A game whose positions can be weighed, and whose moves can be planned as a whole.
pub trait Evaluate: Presentation {
    /// What is counted for a side, by name.
    const FEATURES: &'static [&'static str];

    /// So many turns of anybody make up one look ahead.
    const TURNS_AHEAD: u32 = 1;

    /// By how much those err who misjudge their plans, in the units of [`Evaluate::evaluate`].
    const MISJUDGEMENT: f64 = 40.0;

    /// So much surer than doing nothing a plan has to be where it was played on.
    const MARGIN: f64 = 0.001;

    /// Does everything follow from what is done, with neither dice nor hidden hands? Then one world is all worlds.
    const IS_CERTAIN: bool = false;

    /// What is counted for a side, in the order of [`Evaluate::FEATURES`].
    type Features: AsRef<[f64]>;

    /// What each feature counts with so many seats.
    fn weights(seats: u8) -> &'static Weights;

    /// What a seat has; alone, the second seat is the system.
    fn features(&self, state: &Self::State, seat: Seat) -> Self::Features;

    /// How much of the game is over, from 0 to 1.
    fn progress(&self, state: &Self::State) -> f64;

    /// What a seat has, in the units of [`Evaluate::evaluate`].
    fn worth(&self, state: &Self::State, seat: Seat) -> f64 {
        let features = self.features(state, seat);
        let weights = Self::weights(self.seats(state));
        weights.worth(features.as_ref(), self.progress(state))
    }

    /// How good a position is for a seat: more is better. Only positions of the same game are compared.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> i32 {
        match self.outcome(state) {
            Some(outcome) => worth_of_end(outcome, seat),
            None => {
                let rival = Seat(seat.0 ^ 1);
                (self.worth(state, seat) - self.worth(state, rival)).round() as i32
            }
        }
    }

    /// The chance of a seat to win from here, from 0 to 1. Everybody plays for themselves: the chances of all are weighed against each other.
    fn win_probability(&self, state: &Self::State, seat: Seat) -> f64 {
        let seats = self.seats(state);
        if let Some(outcome) = self.outcome(state) {
            return share_of_end(outcome, seat, seats);
        }
        let worths = (0..seats.max(2)).map(|seat| self.worth(state, Seat(seat)));
        chance_of(Self::weights(seats), worths, self.progress(state), seat)
    }

    /// How many units of the logistic scale of chances one unit of [`Evaluate::evaluate`] is in this position.
    fn slope(&self, state: &Self::State) -> f64 {
        Self::weights(self.seats(state)).slope(self.progress(state))
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

/// What the end of a game is to a seat, from 0 for a defeat to 1. Whoever plays alone and does not win has lost.
pub(crate) fn share_of_end(outcome: Outcome, seat: Seat, seats: u8) -> f64 {
    if outcome.winners.contains(seat) {
        1.0
    } else if outcome.winners.is_empty() && seats > 1 {
        1.0 / f64::from(seats)
    } else {
        0.0
    }
}

/// The chance of a seat among the worths of all.
pub(crate) fn chance_of(
    weights: &Weights,
    worths: impl Iterator<Item = f64>,
    progress: f64,
    seat: Seat,
) -> f64 {
    let slope = weights.slope(progress);
    let edges = std::iter::once(weights.edge(progress)).chain(std::iter::repeat(0.0));
    let reasons: Vec<f64> = worths
        .zip(edges)
        .map(|(worth, edge)| worth * slope + edge)
        .collect();
    let own = reasons.get(seat.index()).copied().unwrap_or_default();
    let all = reasons.iter().map(|reason| exponential(reason - own));
    1.0 / all.sum::<f64>().max(1.0)
}
