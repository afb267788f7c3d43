//! How good a position of Syracuse is.
//!
//! Strength and victory points count, supply counts most when it runs out, and what each side must build or prevent: the camp, the three
//! Athenian walls and Plemmyrion on one side, the chains on the other. Men count more the nearer they are to where they are wanted.

use std::sync::LazyLock;

use engine::{MoveStage, Presentation, Seat};
use game_syracuse::{Action, Side, State, Syracuse};

use crate::{campaigns::progress, evaluate::Evaluate, weights::Weights};

/// Athens loses the war when its fleet falls to this strength; it takes care from the other on.
const LOST_FLEET: i32 = 40;
const CAREFUL_FLEET: i32 = 90;

const FEATURES: [&str; 22] = [
    "points",
    "land-strength",
    "naval-strength",
    "sheltered",
    "swords",
    "hand",
    "actions",
    "announced",
    "lone-leaders",
    "supply",
    "want",
    "advantage",
    "camp",
    "lost-camp",
    "chains",
    "plemmyrion",
    "sites",
    "approach",
    "prospects",
    "athenian-walls",
    "syracusan-walls",
    "weak-fleet",
];

impl Evaluate for Syracuse {
    const FEATURES: &'static [&'static str] = &FEATURES;

    type Features = [f64; FEATURES.len()];

    fn weights(_seats: u8) -> &'static Weights {
        static WEIGHTS: LazyLock<Weights> =
            LazyLock::new(|| Weights::embedded(&FEATURES, include_str!("../data/syracuse.json")));
        &WEIGHTS
    }

    fn features(&self, state: &State, seat: Seat) -> Self::Features {
        let Some(side) = Side::of(seat) else {
            return [0.0; FEATURES.len()];
        };
        let outlook = self.outlook(state, side);
        let only = |owner: Side, count: i32| if side == owner { count } else { 0 };
        // Three walls win: each counts more than the one before.
        let walls = only(Side::Athenian, outlook.walls * outlook.walls);
        let weak = CAREFUL_FLEET - outlook.naval_strength.max(LOST_FLEET);
        let features = [
            outlook.points,
            outlook.land_strength,
            outlook.naval_strength,
            outlook.sheltered,
            outlook.swords,
            outlook.hand,
            outlook.actions,
            outlook.announced,
            outlook.lone_leaders,
            outlook.supply,
            i32::from(outlook.in_want),
            i32::from(outlook.has_advantage),
            i32::from(outlook.has_camp),
            i32::from(outlook.lost_camp),
            i32::from(outlook.has_chains),
            i32::from(outlook.has_plemmyrion),
            outlook.sites,
            outlook.approach,
            outlook.prospects,
            walls,
            only(Side::Syracusan, outlook.walls),
            only(Side::Athenian, weak.max(0)),
        ];
        features.map(f64::from)
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
