//! How much each level searches.

use crate::{evaluate::Evaluate, plan::Sight};

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
    /// The same where nothing is left to chance.
    pub foresight: Foresight,
    /// The evaluation counts as much as so many rollouts.
    pub trust: f64,
    /// How wrong the evaluation of a plan may be, in units of [`Evaluate::MISJUDGEMENT`].
    pub misjudgement: f64,
}

/// How far it is played on where nothing is left to chance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Foresight {
    /// Plans that are looked into when a turn begins, and later in the turn.
    pub candidates: usize,
    pub details: usize,
    /// The better half is played on twice as far, so many times.
    pub stages: u32,
}

impl Budget {
    /// Plans that are looked into.
    pub(crate) fn breadth<G: Evaluate>(&self, opens_turn: bool) -> usize {
        match (G::IS_CERTAIN, opens_turn) {
            (false, _) => self.candidates,
            (true, true) => self.foresight.candidates.max(1),
            (true, false) => self.foresight.details.max(1),
        }
    }

    /// The budget of a level from 1 to 5.
    pub(crate) fn of(level: u8) -> Self {
        let sight = |groups, width, nodes, throws| Sight {
            groups,
            width,
            nodes,
            throws,
        };
        let foresight = |candidates, details, stages| Foresight {
            candidates,
            details,
            stages,
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
            foresight: foresight(0, 0, 0),
            trust: 4.0,
            misjudgement: 0.0,
        };
        match level {
            1 => Self {
                misjudgement: 1.0,
                ..base
            },
            2 => Self {
                foresight: foresight(4, 0, 1),
                rollouts: 12,
                candidates: 3,
                worlds: 3,
                ..base
            },
            3 => Self {
                foresight: foresight(8, 3, 3),
                rollouts: 40,
                candidates: 5,
                worlds: 6,
                ..base
            },
            4 => Self {
                foresight: foresight(12, 4, 3),
                rollouts: 100,
                candidates: 6,
                worlds: 10,
                ..base
            },
            _ => Self {
                foresight: foresight(16, 6, 4),
                rollouts: 240,
                candidates: 8,
                worlds: 16,
                openings: 2,
                ..base
            },
        }
    }
}
