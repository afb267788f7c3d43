//! 4.2 The exact odds of a combat, from the same functions that resolve it.

use campaign::{CombatResult, Loss, Odds, Winner};
use engine::D6;
use serde::{Deserialize, Serialize};

use crate::{
    battle::{Battle, BattleKind},
    event::Modifier,
    game::Syracuse,
    ids::{Place, Side},
    rules::{
        combats,
        modifiers::{self, Reading},
    },
    state::State,
};

/// What a combat can come to: strengths, modifiers and the chance of each result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Forecast {
    pub attacker: Side,
    /// The place that is attacked: a zone or a fort.
    pub place: Place,
    pub attack: u16,
    pub defence: u16,
    /// Before any shift.
    pub ratio: Odds,
    pub dice: Vec<Modifier>,
    pub columns: Vec<Modifier>,
    /// After all shifts.
    pub column: Odds,
    /// The worst for the attacker first.
    pub chances: Vec<Chance>,
}

/// A result and how many of the six faces bring it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Chance {
    pub attacker: Loss,
    pub defender: Loss,
    pub winner: Winner,
    pub faces: u8,
}

impl Forecast {
    /// The faces out of six on which the attacker wins.
    pub fn winning_faces(&self) -> u8 {
        let wins = |chance: &&Chance| chance.winner == Winner::Attacker;
        self.chances
            .iter()
            .filter(wins)
            .map(|chance| chance.faces)
            .sum()
    }
}

/// 4.2b to 4.2h The odds of the combat as it stands: stratagems count once they are revealed.
pub(crate) fn forecast(game: &Syracuse, state: &State, battle: &Battle) -> Forecast {
    let reading = Reading::of(game, state, battle);
    Forecast {
        attacker: battle.attacker,
        place: modifiers::ground(battle, battle.attacker.other()),
        attack: reading.attack,
        defence: reading.defence,
        ratio: reading.ratio,
        dice: reading.dice.to_vec(),
        columns: reading.columns.to_vec(),
        column: reading.column,
        chances: chances(game, state, battle, &reading),
    }
}

/// The same for a combat or an assault that the attacker may begin now.
pub(crate) fn forecast_at(
    game: &Syracuse,
    state: &State,
    attacker: Side,
    place: Place,
) -> Option<Forecast> {
    let battle = match place.as_fort() {
        Some(fort) => {
            combats::may_assault(game, state, attacker, fort).ok()?;
            let zone = game.board.zone_of(fort);
            Battle::new(BattleKind::Assault(fort), zone, attacker)
        }
        None => {
            combats::may_fight(game, state, place).ok()?;
            Battle::new(combats::kind_in(place), place, attacker)
        }
    };
    Some(forecast(game, state, &battle))
}

fn chances(game: &Syracuse, state: &State, battle: &Battle, reading: &Reading) -> Vec<Chance> {
    let mut chances: Vec<Chance> = Vec::with_capacity(D6::FACES);
    for die in D6::all() {
        let result =
            walkover(game, state, battle).unwrap_or_else(|| reading.result(game, state, die));
        let same = |chance: &Chance| {
            (chance.attacker, chance.defender, chance.winner)
                == (result.attacker, result.defender, result.winner)
        };
        match chances.iter_mut().find(|chance| same(chance)) {
            Some(chance) => chance.faces += 1,
            None => chances.push(Chance {
                attacker: result.attacker,
                defender: result.defender,
                winner: result.winner,
                faces: 1,
            }),
        }
    }
    chances
}

/// 4.2e, 4.4f Without a unit on one side there is no roll: the other has won. Ruling: if nobody is left the defender has.
pub(crate) fn walkover(game: &Syracuse, state: &State, battle: &Battle) -> Option<CombatResult> {
    let is_gone = |side| modifiers::units(game, state, battle, side).is_empty();
    let attacker_gone = is_gone(battle.attacker);
    if !attacker_gone && !is_gone(battle.attacker.other()) {
        return None;
    }
    Some(CombatResult {
        attacker: Loss::None,
        defender: Loss::None,
        winner: if attacker_gone {
            Winner::Defender
        } else {
            Winner::Attacker
        },
    })
}

#[cfg(test)]
mod tests;
