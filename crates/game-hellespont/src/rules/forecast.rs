//! 4.2 The exact odds of a combat, from the same functions that resolve it.

use campaign::{CombatResult, Loss};
use serde::Serialize;

use crate::{event::ModifierLine, rules::prelude::*};

/// What a combat can come to: strengths, modifiers and the chance of each result, in faces of the die.
///
/// `{"attacker": "athenian", "place": "M5", "attack": 20, "defence": 10, "ratio": "2/1", "dice": [{"line": "die-leaders", "by": 1, "rule":
/// "Table.13"}], "columns": [], "column": "2/1", "faces": 6, "wins": {"athenian": 5, "spartan": 1}, "chances": [{"faces": 1, "attacker":
/// "1/4", "defender": "1/4", "hits": {"athenian": 5, "spartan": 10}, "winner": "spartan"}]}`
pub type Forecast = campaign::Forecast<Types, Chance>;
/// A line of the table that applies, with its rule.
pub type Line = campaign::Line<ModifierLine>;

/// A result and how many of the six faces bring it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Chance {
    pub faces: u8,
    /// The cell of the table.
    pub attacker: Loss,
    pub defender: Loss,
    /// 4.2.3a How many units of each side are hit on land, how much naval strength at sea.
    pub hits: PerSide<u8>,
    pub winner: Side,
}

/// 4.2.2 The odds of the combat as it stands: stratagems count once they are revealed.
pub(crate) fn forecast(look: Look<'_>, battle: &Battle) -> Forecast {
    let (attacker, reading) = (battle.attacker, look.reading(battle));
    let results = look.results(battle, &reading);
    let chance = |faces: u8, result: CombatResult| Chance {
        faces,
        attacker: result.attacker,
        defender: result.defender,
        hits: look.losses(battle, result),
        winner: result.won_by(attacker),
    };
    Forecast::new(attacker, battle.zone, &reading, &results, chance)
}

/// The same for a combat that the attacker may begin now.
pub(crate) fn forecast_at(look: Look<'_>, attacker: Side, zone: Place) -> Option<Forecast> {
    combats::may_fight(look, zone).ok()?;
    Some(forecast(look, &Battle::new(zone, attacker)))
}
