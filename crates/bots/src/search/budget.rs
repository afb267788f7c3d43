//! How much each level searches.

use crate::plan::Sight;

/// An amount of search: never a time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    /// What is seen of the moves of one's own.
    pub sight: Sight,
    /// Plans that are looked into.
    pub candidates: usize,
    /// How often it is played on, for all plans together, and in how many worlds at most before worse plans drop out.
    pub rollouts: usize,
    pub worlds: usize,
    /// Where playing on ends: after so many turns of anybody, or when so many rounds have passed.
    pub openings: u32,
    pub rounds: u32,
    /// What the players see when it is played on.
    pub policy: Sight,
    /// The evaluation counts as much as so many rollouts.
    pub trust: f64,
    /// How wrong the evaluation of a plan may be, in units of [`crate::Evaluate::SCALE`].
    pub misjudgement: f64,
}

impl Budget {
    /// The budget of a level from 1 to 5.
    pub(crate) fn of(level: u8) -> Self {
        let sight = |groups, width, nodes, throws| Sight {
            groups,
            width,
            nodes,
            throws,
        };
        let policy = sight(2, 5, 250, 0);
        let base = Self {
            sight: sight(6, 16, 4000, 4),
            candidates: 4,
            rollouts: 0,
            worlds: 4,
            openings: 1,
            rounds: 0,
            policy,
            trust: 4.0,
            misjudgement: 0.0,
        };
        match level {
            1 => Self {
                misjudgement: 0.1,
                ..base
            },
            2 => Self {
                rollouts: 12,
                candidates: 3,
                worlds: 3,
                ..base
            },
            3 => Self {
                rollouts: 40,
                candidates: 5,
                worlds: 6,
                ..base
            },
            4 => Self {
                rollouts: 100,
                candidates: 6,
                worlds: 10,
                ..base
            },
            _ => Self {
                rollouts: 240,
                candidates: 8,
                worlds: 16,
                openings: 2,
                ..base
            },
        }
    }
}
