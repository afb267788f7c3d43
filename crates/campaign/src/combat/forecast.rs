//! The exact odds of a combat, as players see them before the die is thrown.

use engine::{D6, Ruled};
use serde::Serialize;

use crate::{BySide, Campaign, CombatResult, Modifier, Odds, Reading, SharedHint};

/// What a combat can come to: strengths, modifiers and the chance `O` of each result, in faces of the die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(concrete(C = C, O = O), bound = "O: ts_rs::TS")]
#[serde(bound(serialize = "O: Serialize"))]
#[expect(missing_docs, reason = "their names say it")]
pub struct Forecast<C: Campaign, O> {
    pub attacker: C::Side,
    /// The place that is attacked.
    pub place: C::Place,
    pub attack: u16,
    pub defence: u16,
    /// Before any shift.
    pub ratio: Odds,
    /// What changes the die.
    pub dice: Vec<Line<C::Line>>,
    /// What shifts the column: right, which is good for the attacker, is positive.
    pub columns: Vec<Line<C::Line>>,
    /// After all shifts.
    pub column: Odds,
    /// All faces of the die.
    pub faces: u8,
    /// The faces on which each side wins.
    pub wins: C::PerSide<u8>,
    /// The results, that of the lowest face first.
    pub chances: Vec<O>,
}

impl<C: Campaign, O> Forecast<C, O> {
    /// From everything about a combat but the die, and what the die can bring: results and their faces, of which `chance` tells more.
    pub fn new(
        attacker: C::Side,
        place: C::Place,
        reading: &Reading<C::Line>,
        results: &[(u8, CombatResult)],
        chance: impl Fn(u8, CombatResult) -> O,
    ) -> Self {
        let wins = C::PerSide::by_side(|side| {
            let own = results
                .iter()
                .filter(|(_, result)| result.won_by(attacker) == side);
            own.map(|(faces, _)| faces).sum()
        });
        let chances = results.iter().map(|&(faces, result)| chance(faces, result));
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
            chances: chances.collect(),
        }
    }

    /// The faces out of six on which the attacker wins.
    pub fn winning_faces(&self) -> u8 {
        *self.wins.of(self.attacker)
    }

    /// The odds in short.
    pub fn hint(&self) -> SharedHint<C> {
        SharedHint::Battle {
            attack: self.attack,
            defence: self.defence,
            odds: self.column,
            winning: self.winning_faces(),
        }
    }

    /// On how many more faces the attacker wins than loses.
    pub fn balance(&self) -> i32 {
        2 * i32::from(self.winning_faces()) - i32::from(self.faces)
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
