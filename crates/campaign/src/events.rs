//! What both games tell in the same words. In JSON these events stand among those of the game.

use engine::{D6, Viewer};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::{
    AdvantageUse, Attrition, Campaign, Cause, CombatResult, IdSet, Modifier, Odds, SupplyFace,
    TwoSided,
};

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(untagged, bound = "")]
pub enum SharedEvent<C: Campaign> {
    /// What becomes of pieces and where they go.
    Piece(PieceEvent<C>),
    /// What players do with their counters. What is drawn is for its owner's eyes only.
    Counter(CounterEvent<C>),
    /// How points and markers change.
    Marker(MarkerEvent<C>),
    /// How a combat goes.
    Combat(CombatEvent<C>),
}

impl<C: Campaign> SharedEvent<C> {
    /// Their types.
    pub(crate) fn types() -> Vec<&'static str> {
        [
            PieceEvent::<C>::VARIANTS,
            CounterEvent::<C>::VARIANTS,
            MarkerEvent::<C>::VARIANTS,
            CombatEvent::<C>::VARIANTS,
        ]
        .concat()
    }
}

impl<C: Campaign> From<PieceEvent<C>> for SharedEvent<C> {
    fn from(event: PieceEvent<C>) -> Self {
        Self::Piece(event)
    }
}

impl<C: Campaign> From<CounterEvent<C>> for SharedEvent<C> {
    fn from(event: CounterEvent<C>) -> Self {
        Self::Counter(event)
    }
}

impl<C: Campaign> From<MarkerEvent<C>> for SharedEvent<C> {
    fn from(event: MarkerEvent<C>) -> Self {
        Self::Marker(event)
    }
}

impl<C: Campaign> From<CombatEvent<C>> for SharedEvent<C> {
    fn from(event: CombatEvent<C>) -> Self {
        Self::Combat(event)
    }
}

/// What becomes of pieces and where they go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(tag = "type", rename_all = "kebab-case", bound = "")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum PieceEvent<C: Campaign> {
    Arrived {
        side: C::Side,
        pieces: IdSet<C::Piece>,
        zone: C::Place,
    },
    Delayed {
        side: C::Side,
        pieces: IdSet<C::Piece>,
    },
    Displaced {
        side: C::Side,
        pieces: IdSet<C::Piece>,
        from: C::Place,
        to: C::Place,
    },
    LeadersRecovered {
        pieces: IdSet<C::Piece>,
    },
    Activated {
        side: C::Side,
        place: C::Place,
        cost: u8,
    },
    Moved {
        side: C::Side,
        pieces: IdSet<C::Piece>,
        from: C::Place,
        to: C::Place,
        cost: u8,
    },
    /// Archers close the zone to the side.
    Barred {
        side: C::Side,
        zone: C::Place,
    },
    SentBack {
        side: C::Side,
        pieces: IdSet<C::Piece>,
        zone: C::Place,
    },
    Retreated {
        side: C::Side,
        piece: C::Piece,
        from: C::Place,
        to: C::Place,
    },
    Deserted {
        side: C::Side,
        piece: C::Piece,
    },
    Weakened {
        side: C::Side,
        piece: C::Piece,
        cause: Cause,
    },
    Recovered {
        side: C::Side,
        piece: C::Piece,
    },
    Eliminated {
        side: C::Side,
        piece: C::Piece,
        cause: Cause,
    },
    Wounded {
        side: C::Side,
        leader: C::Piece,
    },
    FellSick {
        side: C::Side,
        leader: C::Piece,
        to: C::Place,
    },
    Captured {
        side: C::Side,
        leader: C::Piece,
        cause: Cause,
    },
    DiscordRolled {
        side: C::Side,
        leader: C::Piece,
        die: D6,
        gone: bool,
    },
    StormRolled {
        side: C::Side,
        unit: C::Piece,
        die: D6,
        hit: bool,
    },
    AttritionRolled {
        side: C::Side,
        zone: C::Place,
        die: D6,
        bonus: u8,
        result: Attrition,
    },
    Regrouped {
        side: C::Side,
        piece: C::Piece,
        from: C::Place,
        to: C::Place,
    },
}

/// What players do with their counters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(tag = "type", rename_all = "kebab-case", bound = "")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum CounterEvent<C: Campaign> {
    Drew {
        side: C::Side,
        count: u8,
        counters: Vec<C::Counter>,
    },
    HandKept {
        side: C::Side,
        count: u8,
    },
    Played {
        side: C::Side,
        counter: C::Counter,
        stratagem: C::Stratagem,
    },
    Discarded {
        side: C::Side,
        counter: C::Counter,
    },
}

impl<C: Campaign> CounterEvent<C> {
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
#[ts(concrete(C = C))]
#[serde(tag = "type", rename_all = "kebab-case", bound = "")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum MarkerEvent<C: Campaign> {
    Announced {
        side: C::Side,
        points: u8,
    },
    /// An optional reinforcement does not come.
    Cancelled {
        side: C::Side,
    },
    ActionsAdded {
        side: C::Side,
        actions: u8,
    },
    InitiativeSwapped {
        side: C::Side,
        initiative: C::Side,
    },
    AdvantageTaken {
        side: C::Side,
    },
    /// `holder` has it now.
    AdvantageUsed {
        side: C::Side,
        purpose: AdvantageUse,
        holder: C::Side,
    },
    SupplyMoved {
        side: C::Side,
        value: u8,
    },
    SupplyTurned {
        side: C::Side,
        face: SupplyFace,
    },
    Famine {
        side: C::Side,
    },
}

/// How a combat goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(tag = "type", rename_all = "kebab-case", bound = "")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum CombatEvent<C: Campaign> {
    BattleBegan {
        attacker: C::Side,
        zone: C::Place,
        attack: u16,
        defence: u16,
        odds: Odds,
    },
    BattleRolled {
        zone: C::Place,
        die: D6,
        dice: Vec<Modifier<C::Line>>,
        columns: Vec<Modifier<C::Line>>,
        total: i8,
        odds: Odds,
        result: CombatResult,
    },
    BattleWon {
        side: C::Side,
        zone: C::Place,
    },
}
