//! How good a position of The Peloponnesian War is.
//!
//! Victory points count, and what the armies on the map can expect. Operations are weighed by what they should bring: one throw of imagined dice
//! would tell the luck of a march rather than its worth.

use engine::{Game, Seat};
use game_peloponnesian_war::{Action, Outlook, PeloponnesianWar, State};

use crate::evaluate::{Evaluate, worth_of_end};

/// Worth of one victory point.
const POINT: i32 = 100;
/// Worth of one strength point.
const STRENGTH: i32 = 30;
/// So many talents are worth one.
const TALENTS: i32 = 100;
/// Of what battles to come should bring, so many hundredths count: much can happen before they are fought.
const COMBAT: i32 = 40;

impl Evaluate for PeloponnesianWar {
    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let at = &state.position;
        let Some(side) = self.side_of(at, seat) else {
            return 0;
        };
        let worth = value(self.outlook(at, side));
        let end = self.outcome(state);
        worth + end.map_or(0, |outcome| worth_of_end(outcome, seat))
    }

    fn expected_value(&self, state: &State, seat: Seat, answer: &Action) -> Option<i32> {
        let at = &state.position;
        self.prospect(at, self.side_of(at, seat)?, *answer)
    }
}

fn value(outlook: Outlook) -> i32 {
    (outlook.points - outlook.enemy_points) * POINT
        + outlook.combat * COMBAT / 100
        + (outlook.strength - outlook.enemy_strength) * STRENGTH
        + outlook.talents / TALENTS
}
