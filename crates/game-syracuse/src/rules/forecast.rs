//! 4.2 The exact odds of a combat, from the same functions that resolve it.

use campaign::{CombatResult, Loss, Winner};
use serde::Serialize;

use crate::{event::ModifierLine, rules::prelude::*};

/// What a combat can come to: strengths, modifiers and the chance of each result, in faces of the die.
///
/// `{"attacker": "athenian", "place": "T13", "attack": 12, "defence": 13, "ratio": "2/3", "dice": [{"line": "die-leaders", "by": 1,
/// "rule": "table.die-a"}], "columns": [], "column": "2/3", "faces": 6, "wins": {"athenian": 4, "syracusan": 2}, "chances": [{"faces": 1,
/// "attacker": "1/4", "defender": "R", "hits": {"athenian": 1, "syracusan": 0}, "winner": "syracusan", "then": "retreat"}]}`
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
    /// 4.2.1c How many units of each side are hit.
    pub hits: PerSide<u8>,
    pub winner: Side,
    pub then: Then,
}

/// What the result means for the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// 4.2.2a The loser retreats.
    Retreat,
    /// 4.3d The garrison is lost and the fort changes hands.
    FortFalls,
    /// 4.4g The camp is destroyed.
    CampFalls,
    /// 4.4j Nobody moves.
    Nothing,
}

/// 4.2 The combats that are about to be rolled for: the one that has begun, or all that the player may choose from. Nothing secret counts.
pub(crate) fn pending(look: Look<'_>) -> Option<Vec<Forecast>> {
    if let Some(battle) = &look.state.battle {
        let is_open = battle.result.is_none();
        return is_open.then(|| vec![forecast(look, battle)]);
    }
    let Some(Step::Combats { side }) = look.state.step() else {
        return None;
    };
    let all = Place::all().filter_map(|place| forecast_at(look, side, place));
    Some(all.collect::<Vec<_>>()).filter(|all| !all.is_empty())
}

/// 4.2b to 4.2h The odds of the combat as it stands: stratagems count once they are revealed.
pub(crate) fn forecast(look: Look<'_>, battle: &Battle) -> Forecast {
    let (attacker, reading) = (battle.attacker, look.reading(battle));
    let results = look.results(battle, &reading);
    let chance = |faces: u8, result: CombatResult| Chance {
        faces,
        attacker: result.attacker,
        defender: result.defender,
        hits: look.losses(battle, result),
        winner: result.won_by(attacker),
        then: then(battle, result),
    };
    let place = modifiers::ground(battle, attacker.other());
    Forecast::new(attacker, place, &reading, &results, chance)
}

/// The same for a combat or an assault that the attacker may begin now.
pub(crate) fn forecast_at(look: Look<'_>, attacker: Side, place: Place) -> Option<Forecast> {
    let battle = match place.as_fort() {
        Some(fort) => {
            combats::may_assault(look, attacker, fort).ok()?;
            let zone = look.game.board.zone_of(fort);
            OwnBattle::combat(BattleKind::Assault(fort), zone, attacker)
        }
        None => {
            combats::may_fight(look, place).ok()?;
            OwnBattle::combat(combats::kind_in(place), place, attacker)
        }
    };
    Some(forecast(look, &battle))
}

fn then(battle: &Battle, result: CombatResult) -> Then {
    match (battle.kind, result.winner) {
        (BattleKind::Assault(_), Winner::Attacker) => Then::FortFalls,
        (BattleKind::Camp(_), Winner::Attacker) => Then::CampFalls,
        (BattleKind::Camp(_), Winner::Defender) => Then::Nothing,
        (BattleKind::Field | BattleKind::Naval, _) | (BattleKind::Assault(_), Winner::Defender) => {
            Then::Retreat
        }
    }
}
