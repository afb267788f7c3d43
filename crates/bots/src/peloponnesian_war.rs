//! How good a position of The Peloponnesian War is.
//!
//! Victory points count, and what the armies on the map can expect. Operations are weighed by what they should bring: one throw of imagined dice
//! would tell the luck of a march rather than its worth. All is counted in hundredths of a victory point, as [`Evaluate::expected_value`] is.

use std::sync::LazyLock;

use engine::{Game, Presentation, Seat};
use game_peloponnesian_war::{Action, PeloponnesianWar, State};

use crate::{
    evaluate::{Evaluate, worth_of_end},
    weights::Weights,
};

const ASKED: &str = "asked";
const FEATURES: [&str; 5] = ["points", ASKED, "combat", "strength", "talents"];

impl Evaluate for PeloponnesianWar {
    const FEATURES: &'static [&'static str] = &FEATURES;
    const MISJUDGEMENT: f64 = 100.0;
    /// An operation is worth more than a pass by hundredths of a point: any margin would make the search pass for ever.
    const MARGIN: f64 = 0.0;
    /// What an operation is worth shows when the armies have fought: at the end of the turn.
    const TURNS_AHEAD: u32 = 40;

    type Features = [f64; FEATURES.len()];

    /// Alone a point is surer than against somebody who answers.
    fn weights(seats: u8) -> &'static Weights {
        static ALONE: LazyLock<Weights> = LazyLock::new(|| {
            let text = include_str!("../data/peloponnesian-war-alone.json");
            Weights::embedded(&FEATURES, text)
        });
        static WITH_TWO: LazyLock<Weights> = LazyLock::new(|| {
            let text = include_str!("../data/peloponnesian-war.json");
            Weights::embedded(&FEATURES, text)
        });
        if seats == 1 { &ALONE } else { &WITH_TWO }
    }

    /// How a side stands against the other, seen from itself: it cannot know what the enemy will fight for. Alone the system has nothing.
    fn features(&self, state: &State, seat: Seat) -> Self::Features {
        let at = &state.position;
        let is_system = seat != Seat(0) && self.seats(state) == 1;
        let Some(side) = self.side_of(at, seat).filter(|_| !is_system) else {
            return [0.0; FEATURES.len()];
        };
        let outlook = self.outlook(at, side);
        [
            f64::from(outlook.points - outlook.enemy_points),
            f64::from(outlook.asked),
            f64::from(outlook.combat),
            f64::from(outlook.strength - outlook.enemy_strength),
            f64::from(outlook.talents),
        ]
    }

    fn progress(&self, state: &State) -> f64 {
        self.progress(&state.position)
    }

    /// The points count even when the war is over: who has won may win by more. What is asked is the same whatever is done; only chances
    /// depend on it.
    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let features = self.features(state, seat);
        let progress = self.progress(&state.position);
        let weights = Self::weights(self.seats(state)).features.iter();
        let counted = FEATURES.iter().zip(features).zip(weights);
        let counted = counted.filter(|((name, _), _)| **name != ASKED);
        // Less than a hundredth of a point tells nothing apart.
        let worth = counted.map(|((_, feature), weight)| (feature * weight.at(progress)) as i32);
        let end = self.outcome(state);
        worth.sum::<i32>() + end.map_or(0, |outcome| worth_of_end(outcome, seat))
    }

    fn expected_value(&self, state: &State, seat: Seat, answer: &Action) -> Option<i32> {
        let at = &state.position;
        self.prospect(at, self.side_of(at, seat)?, *answer)
    }
}
