//! The markers on the tracks of both games: turn, advantage, initiative, action points and supply.

use std::ops::RangeInclusive;

use engine::{ensure, word};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

use crate::{BySide, Campaign, CampaignState, Supply, TwoSided};

impl<C: Campaign> CampaignState<C> {
    /// `turn 4`, `advantage spartan`, `initiative athenian`, `pa athenian 3`, `supply athenian 2 disette`. Says whether the clause was such a one.
    pub fn read_marker(&mut self, clause: &[&str]) -> Result<bool, String> {
        match *clause {
            ["turn", number] => self.turn = word(number, "number")?,
            ["advantage", side] => self.advantage = word(side, "side")?,
            ["initiative", side] => self.initiative = word(side, "side")?,
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

    /// Are all markers on their tracks, in a scenario with these turns? Nobody has or announces more than the most action points.
    pub fn check_tracks(&self, turns: RangeInclusive<u8>, most: u8) -> Result<(), String> {
        let turn = self.turn;
        ensure(turns.contains(&turn), || format!("there is no turn {turn}"))?;
        for side in C::Side::BOTH {
            ensure(*self.actions.of(side) <= most, || {
                format!("the {side} side has too many action points")
            })?;
            ensure(self.supply.of(side).value <= Supply::MOST, || {
                format!("the supply of the {side} side is beyond its track")
            })?;
        }
        ensure(self.phase.budget.announced <= most, || {
            "too many action points are announced".to_owned()
        })
    }
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
