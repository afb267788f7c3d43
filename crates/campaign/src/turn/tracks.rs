//! The markers on the tracks of both games: turn, advantage, initiative, action points and supply.

use std::ops::RangeInclusive;

use engine::{ensure, word};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

use crate::{BySide, Campaign, Supply, TwoSided};

/// The markers of a position that is being read.
#[expect(missing_docs, reason = "their names say it")]
pub struct Markers<'a, C: Campaign> {
    pub turn: &'a mut u8,
    pub advantage: &'a mut C::Side,
    pub initiative: &'a mut C::Side,
    pub actions: &'a mut C::PerSide<u8>,
    pub supply: &'a mut C::PerSide<Supply>,
}

impl<C: Campaign> Markers<'_, C> {
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
pub fn check_tracks<C: Campaign>(
    (turn, turns): (u8, RangeInclusive<u8>),
    (announced, most): (u8, u8),
    actions: &C::PerSide<u8>,
    supply: &C::PerSide<Supply>,
) -> Result<(), String> {
    ensure(turns.contains(&turn), || format!("there is no turn {turn}"))?;
    for side in C::Side::BOTH {
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

/// A season of the year.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Display, EnumString, ts_rs::TS,
)]
#[ts(export_to = "../campaign/")]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Season {
    Spring,
    Summer,
    Autumn,
    Winter,
}
