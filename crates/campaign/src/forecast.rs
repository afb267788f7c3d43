//! The exact odds of a combat, as players see them before the die is thrown.

use engine::{D6, Ruled};
use serde::Serialize;

use crate::{
    odds::Odds,
    reading::{Modifier, Reading},
    sides::BySide,
};

/// What a combat can come to: strengths, modifiers and the chance `C` of each result, in faces of the die. `W` holds a number for each side `S`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[expect(missing_docs, reason = "their names say it")]
pub struct Forecast<S, P, L, W, C> {
    pub attacker: S,
    /// The place that is attacked.
    pub place: P,
    pub attack: u16,
    pub defence: u16,
    /// Before any shift.
    pub ratio: Odds,
    /// What changes the die.
    pub dice: Vec<Line<L>>,
    /// What shifts the column: right, which is good for the attacker, is positive.
    pub columns: Vec<Line<L>>,
    /// After all shifts.
    pub column: Odds,
    /// All faces of the die.
    pub faces: u8,
    /// The faces on which each side wins.
    pub wins: W,
    /// The results, that of the lowest face first.
    pub chances: Vec<C>,
}

impl<S: Copy + PartialEq, P, L: Copy + Ruled, W: BySide<S, Item = u8>, C> Forecast<S, P, L, W, C> {
    /// From everything about a combat but the die, and what the die can bring; `won` tells of a chance whose it is and on how many faces.
    pub fn new(
        attacker: S,
        place: P,
        reading: &Reading<L>,
        chances: Vec<C>,
        won: impl Fn(&C) -> (S, u8),
    ) -> Self {
        let wins = W::by_side(|side| {
            let faces = chances.iter().map(&won);
            let own = faces.filter(|&(winner, _)| winner == side);
            own.map(|(_, faces)| faces).sum()
        });
        Self {
            attacker,
            place,
            attack: reading.attack,
            defence: reading.defence,
            ratio: reading.ratio,
            dice: reading.dice.iter().map(Line::from).collect(),
            columns: reading.columns.iter().map(Line::from).collect(),
            column: reading.column,
            faces: D6::FACES as u8,
            wins,
            chances,
        }
    }

    /// The faces out of six on which the attacker wins.
    pub fn winning_faces(&self) -> u8 {
        *self.wins.of(self.attacker)
    }
}

/// A line of the table that applies, with its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[expect(missing_docs, reason = "their names say it")]
pub struct Line<L> {
    pub line: L,
    pub by: i8,
    pub rule: &'static str,
}

impl<L: Copy + Ruled> From<&Modifier<L>> for Line<L> {
    fn from(modifier: &Modifier<L>) -> Self {
        Self {
            line: modifier.line,
            by: modifier.by,
            rule: modifier.line.rule(),
        }
    }
}
