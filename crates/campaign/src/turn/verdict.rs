//! How a campaign ends.

use std::cmp::Ordering;

use engine::{Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::TwoSided;

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(rename_all = "kebab-case")]
pub struct Verdict<S> {
    /// Nobody in a draw.
    pub winner: Option<S>,
    /// How great the victory is.
    pub degree: Degree,
}

/// How great a victory is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Degree {
    Total,
    Strategic,
    Tactical,
    Draw,
}

/// Up to this difference it is a draw.
const DRAW: u16 = 5;

impl<S: TwoSided> Verdict<S> {
    /// A total victory.
    pub fn total(winner: S) -> Self {
        Self {
            winner: Some(winner),
            degree: Degree::Total,
        }
    }

    /// What it means for the seats.
    pub fn outcome(self) -> Outcome {
        let winner = self.winner.map(|side| Seat(side.index() as u8));
        Outcome {
            winners: winner.map_or_else(SeatSet::default, SeatSet::one),
        }
    }

    /// The verdict by the points of both sides, in the order of the seats. `strategic` says how the winner's points must compare with twice
    /// the loser's.
    pub fn by_points([first, second]: [u16; 2], strategic: impl Fn(Ordering) -> bool) -> Self {
        if first.abs_diff(second) <= DRAW {
            return Self {
                winner: None,
                degree: Degree::Draw,
            };
        }
        let [one, two] = S::BOTH;
        let (winner, more, less) = if first > second {
            (one, first, second)
        } else {
            (two, second, first)
        };
        let degree = if strategic(more.cmp(&(2 * less))) {
            Degree::Strategic
        } else {
            Degree::Tactical
        };
        Self {
            winner: Some(winner),
            degree,
        }
    }
}
