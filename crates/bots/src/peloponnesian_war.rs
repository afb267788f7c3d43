//! How good a position of The Peloponnesian War is.
//!
//! Victory points count, and what the armies on the map can expect. An operation is worth what it should bring; one whose army could set out
//! counts as unfinished, so that the army sets out.

use engine::{Game, Seat};
use game_peloponnesian_war::{Outlook, PeloponnesianWar, State};

use crate::evaluate::{Evaluate, worth_of_end};

/// Worth of one victory point.
const POINT: i32 = 100;
/// Worth of one strength point.
const STRENGTH: i32 = 30;
/// So many talents are worth one.
const TALENTS: i32 = 100;
/// Of what battles to come should bring, so many hundredths count: much can happen before they are fought.
const COMBAT: i32 = 40;
/// Worth of the right to name an objective, and of an army that has not set out yet.
const CHOOSING: i32 = 5000;
const UNFINISHED: i32 = -3000;

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
}

fn value(outlook: Outlook) -> i32 {
    let yes = |holds: bool, worth: i32| if holds { worth } else { 0 };
    (outlook.points - outlook.enemy_points) * POINT
        + outlook.combat * COMBAT / 100
        + outlook.operation
        + (outlook.strength - outlook.enemy_strength) * STRENGTH
        + outlook.talents / TALENTS
        + yes(outlook.is_choosing, CHOOSING)
        + yes(outlook.is_gathering, UNFINISHED)
}
