//! The markers on the tracks of both games: turn, advantage, initiative, action points and supply.

use std::{fmt::Display, ops::RangeInclusive, str::FromStr};

use engine::{ensure, word};

use crate::{
    sides::{BySide, TwoSided},
    supply::Supply,
};

/// The markers of a position that is being read. `A` and `U` hold one for each side `S`.
#[derive(Debug)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Markers<'a, S, A, U> {
    pub turn: &'a mut u8,
    pub advantage: &'a mut S,
    pub initiative: &'a mut S,
    pub actions: &'a mut A,
    pub supply: &'a mut U,
}

impl<S, A, U> Markers<'_, S, A, U>
where
    S: TwoSided + FromStr,
    A: BySide<S, Item = u8>,
    U: BySide<S, Item = Supply>,
{
    /// `turn 4`, `advantage spartan`, `initiative athenian`, `pa athenian 3`, `supply athenian 2 disette`. Says whether the clause was such a one.
    pub fn read(self, clause: &[&str]) -> Result<bool, String> {
        match *clause {
            ["turn", number] => *self.turn = word(number, "number")?,
            ["advantage", side] => *self.advantage = word(side, "side")?,
            ["initiative", side] => *self.initiative = word(side, "side")?,
            ["pa", side, number] => {
                *self.actions.of_mut(word(side, "side")?) = word(number, "number")?;
            }
            ["supply", side, value] => {
                self.supply.of_mut(word(side, "side")?).value = word(value, "number")?;
            }
            ["supply", side, value, face] => {
                let (value, face) = (word(value, "number")?, word(face, "face")?);
                *self.supply.of_mut(word(side, "side")?) = Supply { value, face };
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// Are all markers on their tracks? Nobody has or announces more than the most action points.
pub fn check_tracks<S: TwoSided + Display>(
    (turn, turns): (u8, RangeInclusive<u8>),
    (announced, most): (u8, u8),
    actions: &impl BySide<S, Item = u8>,
    supply: &impl BySide<S, Item = Supply>,
) -> Result<(), String> {
    ensure(turns.contains(&turn), || format!("there is no turn {turn}"))?;
    for side in S::BOTH {
        ensure(*actions.of(side) <= most, || {
            format!("the {side} side has too many action points")
        })?;
        ensure(supply.of(side).value <= Supply::MOST, || {
            format!("the supply of the {side} side is beyond its track")
        })?;
    }
    ensure(announced <= most, || {
        "too many action points are announced".to_owned()
    })
}
