//! What both games tell in the same words. In JSON these events stand among those of the game.

use engine::{D6, Viewer};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::{AdvantageUse, Attrition, Cause, CombatResult, Modifier, Odds, SupplyFace, TwoSided};

/// What becomes of pieces and where they go. `G` is a set of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum PieceEvent<S, I, P, G> {
    Arrived {
        side: S,
        pieces: G,
        zone: P,
    },
    Delayed {
        side: S,
        pieces: G,
    },
    Displaced {
        side: S,
        pieces: G,
        from: P,
        to: P,
    },
    LeadersRecovered {
        pieces: G,
    },
    Activated {
        side: S,
        place: P,
        cost: u8,
    },
    Moved {
        side: S,
        pieces: G,
        from: P,
        to: P,
        cost: u8,
    },
    /// Archers close the zone to the side.
    Barred {
        side: S,
        zone: P,
    },
    SentBack {
        side: S,
        pieces: G,
        zone: P,
    },
    Retreated {
        side: S,
        piece: I,
        from: P,
        to: P,
    },
    Deserted {
        side: S,
        piece: I,
    },
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
    Discarded {
        side: S,
        counter: C,
    },
}

impl<S: TwoSided, C, T> CounterEvent<S, C, T> {
    /// Only its owner sees what is drawn.
    pub fn hide_from(&mut self, viewer: Viewer) {
        if let Self::Drew { side, counters, .. } = self
            && viewer != Viewer::Seat(side.seat())
        {
            counters.clear();
        }
    }
}

/// How points and markers change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum MarkerEvent<S> {
    Announced {
        side: S,
        points: u8,
    },
    /// An optional reinforcement does not come.
    Cancelled {
        side: S,
    },
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
    SupplyTurned {
        side: S,
        face: SupplyFace,
    },
    Famine {
        side: S,
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
