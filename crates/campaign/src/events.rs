//! What both games tell in the same words. In JSON these events stand among those of the game.

use engine::D6;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::{AdvantageUse, Attrition, Cause, CombatResult, Modifier, Odds};

/// What becomes of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum PieceEvent<S, I, P> {
    Weakened {
        side: S,
        piece: I,
        cause: Cause,
    },
    Recovered {
        side: S,
        piece: I,
    },
    Eliminated {
        side: S,
        piece: I,
        cause: Cause,
    },
    Wounded {
        side: S,
        leader: I,
    },
    FellSick {
        side: S,
        leader: I,
        to: P,
    },
    Captured {
        side: S,
        leader: I,
        cause: Cause,
    },
    DiscordRolled {
        side: S,
        leader: I,
        die: D6,
        gone: bool,
    },
    StormRolled {
        side: S,
        unit: I,
        die: D6,
        hit: bool,
    },
    AttritionRolled {
        side: S,
        zone: P,
        die: D6,
        bonus: u8,
        result: Attrition,
    },
    Regrouped {
        side: S,
        piece: I,
        from: P,
        to: P,
    },
}

/// What players do with their counters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum CounterEvent<S, C, T> {
    Drew {
        side: S,
        count: u8,
        counters: Vec<C>,
    },
    HandKept {
        side: S,
        count: u8,
    },
    Played {
        side: S,
        counter: C,
        stratagem: T,
    },
}

/// How points and markers change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum MarkerEvent<S> {
    ActionsAdded {
        side: S,
        actions: u8,
    },
    InitiativeSwapped {
        side: S,
        initiative: S,
    },
    AdvantageTaken {
        side: S,
    },
    /// `holder` has it now.
    AdvantageUsed {
        side: S,
        purpose: AdvantageUse,
        holder: S,
    },
    SupplyMoved {
        side: S,
        value: u8,
    },
}

/// How a combat goes. `L` is a line of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum CombatEvent<S, P, L> {
    BattleBegan {
        attacker: S,
        zone: P,
        attack: u16,
        defence: u16,
        odds: Odds,
    },
    BattleRolled {
        zone: P,
        die: D6,
        dice: Vec<Modifier<L>>,
        columns: Vec<Modifier<L>>,
        total: i8,
        odds: Odds,
        result: CombatResult,
    },
    BattleWon {
        side: S,
        zone: P,
    },
}
