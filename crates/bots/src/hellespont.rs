//! How good a position of Hellespont is.
//!
//! Victory points count, with what makes them: ports, ships at sea rather than in bases, supplies. Strength counts for itself, most when
//! attrition cannot reach it, and ships count more the nearer they are to ports that are not held yet.

use std::sync::LazyLock;

use engine::{MoveStage, Presentation, Seat};
use game_hellespont::{Action, Hellespont, Side, State};

use crate::{campaigns::progress, evaluate::Evaluate, weights::Weights};

const FEATURES: [&str; 17] = [
    "points",
    "ports",
    "land-strength",
    "naval-strength",
    "at-sea",
    "sheltered",
    "swords",
    "hand",
    "actions",
    "announced",
    "lone-leaders",
    "supply",
    "want",
    "advantage",
    "approach",
    "sieges",
    "prospects",
];

impl Evaluate for Hellespont {
    const FEATURES: &'static [&'static str] = &FEATURES;

    type Features = [f64; FEATURES.len()];

    fn weights(_seats: u8) -> &'static Weights {
        static WEIGHTS: LazyLock<Weights> =
            LazyLock::new(|| Weights::embedded(&FEATURES, include_str!("../data/hellespont.json")));
        &WEIGHTS
    }

    fn features(&self, state: &State, seat: Seat) -> Self::Features {
        let Some(side) = Side::of(seat) else {
            return [0.0; FEATURES.len()];
        };
        let outlook = self.outlook(state, side);
        [
            f64::from(outlook.points),
            f64::from(outlook.ports),
            f64::from(outlook.land_strength),
            f64::from(outlook.naval_strength),
            f64::from(outlook.at_sea),
            f64::from(outlook.sheltered),
            f64::from(outlook.swords),
            f64::from(outlook.hand),
            f64::from(outlook.actions),
            f64::from(outlook.announced),
            f64::from(outlook.lone_leaders),
            f64::from(outlook.supply),
            f64::from(i32::from(outlook.in_want)),
            f64::from(i32::from(outlook.has_advantage)),
            f64::from(outlook.approach),
            // Of a thousand throws.
            f64::from(outlook.sieges) / 1000.0,
            f64::from(outlook.prospects),
        ]
    }

    fn progress(&self, state: &State) -> f64 {
        progress(self, state)
    }

    fn move_stage(&self, state: &State) -> MoveStage {
        self.move_stage(state)
    }

    fn sensible_groups(&self, state: &State) -> Option<Vec<Vec<Action>>> {
        self.sensible_groups(state)
    }

    fn march_key(&self, state: &State) -> Option<(u8, u128)> {
        self.march_key(state)
    }

    fn is_pointless(&self, state: &State) -> bool {
        self.is_back(state)
    }

    fn is_idle(action: &Action) -> bool {
        Self::is_pass(action) || matches!(action, Action::EndMoves | Action::EndZone)
    }
}
