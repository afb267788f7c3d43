//! How good a position of The Peloponnesian War is.
//!
//! Victory points count, and what the armies on the map can expect. Operations are weighed by what they should bring: one throw of imagined dice
//! would tell the luck of a march rather than its worth.

use engine::{Game, Presentation, Seat};
use game_peloponnesian_war::{Action, GoalItem, Mode, Outlook, PeloponnesianWar, State};

use crate::{
    chance::logistic,
    evaluate::{Evaluate, worth_of_end},
};

/// Worth of one victory point.
const POINT: i32 = 100;
/// Worth of one strength point.
const STRENGTH: i32 = 30;
/// So many talents are worth one.
const TALENTS: i32 = 100;
/// Of what battles to come should bring, so many hundredths count: much can happen before they are fought.
const COMBAT: i32 = 40;

impl Evaluate for PeloponnesianWar {
    const SCALE: f64 = 3000.0;
    /// What an operation is worth shows when the armies have fought: at the end of the turn.
    const TURNS_AHEAD: u32 = 40;

    /// Alone one has to come to the points that the scenario asks for.
    fn win_probability(&self, state: &State, seat: Seat) -> f64 {
        let mut value = f64::from(self.evaluate(state, seat));
        let at = &state.position;
        if matches!(at.mode, Mode::Solitaire { .. }) && at.verdict.is_none() {
            let ways = self.goal(state).ways;
            let asked = ways.iter().find_map(|way| {
                if let GoalItem::Points { points } = way.about {
                    Some(points)
                } else {
                    None
                }
            });
            value -= f64::from(POINT) * f64::from(asked.unwrap_or_default());
        }
        logistic(value / Self::SCALE)
    }

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
