//! What happened.

pub(crate) use campaign::{CombatEvent, CounterEvent, MarkerEvent, PieceEvent};
use engine::{D6, Ruled};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::{
    battle::SiegeDice,
    data::Month,
    ids::{CounterId, PerSide, Place, Side},
    pieces::{PieceId, PieceSet},
    state::Verdict,
    types::Types,
};

/// Something that happened. Only choices, draws and returns hide something: see `view_event`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    /// 10.1c What it was is for its owner's eyes only.
    Chose {
        side: Side,
        count: u8,
        counters: Vec<CounterId>,
    },
    /// 10.1a
    TurnBegan { turn: u8, month: Month, year: i16 },
    /// 2.B.1a
    InitiativeRolled {
        athenian: [D6; 2],
        spartan: [D6; 2],
        initiative: Side,
        actions: PerSide<u8>,
    },
    /// 10.1m
    Withdrawn { side: Side, leader: PieceId },
    /// 7.S17a
    Held { leader: PieceId },
    /// 7.S18b
    Freed { leader: PieceId, to: Place },
    /// 7.S18d
    CounterLeft { counter: CounterId },
    /// 3.3c
    Dropped {
        side: Side,
        piece: PieceId,
        port: Place,
    },
    /// 3.5j
    PassingRolled {
        side: Side,
        zone: Place,
        die: D6,
        passed: bool,
    },
    /// 3.5h
    Withdrew {
        side: Side,
        pieces: PieceSet,
        from: Place,
        to: Place,
    },
    /// 8g
    Returned {
        side: Side,
        piece: PieceId,
        to: Place,
    },
    /// 4.2.1g
    EvasionRolled {
        side: Side,
        zone: Place,
        die: D6,
        bonus: i8,
        success: bool,
    },
    /// 4.2.1g
    Evaded {
        side: Side,
        pieces: PieceSet,
        from: Place,
        to: Place,
    },
    /// 5.1p
    SiegeBegan {
        side: Side,
        port: Place,
        dice: u8,
        lines: Vec<SiegeLine>,
    },
    /// 5.2a
    SiegeRolled {
        side: Side,
        port: Place,
        dice: SiegeDice,
    },
    /// 5.2d
    PortFell { side: Side, port: Place },
    /// 5.2e
    Entered {
        side: Side,
        piece: PieceId,
        port: Place,
    },
    /// 8d
    Rerolled { side: Side, dice: SiegeDice },
    /// 9.2l
    Ended {
        verdict: Verdict,
        points: PerSide<u16>,
    },
    /// See `view_event`: what is drawn is for its owner's eyes only.
    #[serde(untagged)]
    Shared(SharedEvent),
}

/// A line of the table that applies.
pub type Modifier = campaign::Modifier<ModifierLine>;
/// The lines that apply.
pub(crate) type Modifiers = campaign::Modifiers<ModifierLine>;

/// The lines of the table, dice first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum ModifierLine {
    DieLeaders,
    DieEliteHoplites,
    DieThreeTypes,
    DieEliteDefence,
    DieArchersCavalry,
    DieTroopsAboard,
    ColumnHoplites,
    ColumnNoHoplites,
    ColumnLanding,
    ColumnRough,
    ColumnBeachAttacker,
    ColumnBeachDefender,
    ColumnStratagem,
}

impl Ruled for ModifierLine {
    fn rule(&self) -> &'static str {
        match self {
            Self::DieLeaders => "Table.13",
            Self::DieEliteHoplites => "Table.14",
            Self::DieThreeTypes => "Table.15",
            Self::DieEliteDefence => "Table.16",
            Self::DieArchersCavalry => "Table.17",
            Self::DieTroopsAboard => "Table.18",
            Self::ColumnHoplites => "Table.21",
            Self::ColumnNoHoplites => "Table.22",
            Self::ColumnLanding => "Table.23",
            Self::ColumnRough => "Table.24",
            Self::ColumnBeachAttacker => "Table.25",
            Self::ColumnBeachDefender => "Table.26",
            Self::ColumnStratagem => "7b",
        }
    }
}

/// What gives a siege its dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct SiegeLine {
    /// Which line.
    pub line: SiegeReason,
    /// So many dice.
    pub by: i8,
}

/// 5.1 The lines that add and take dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum SiegeReason {
    Base,
    Advantage,
    Zones,
    Discard,
    GreatLeader,
    Sap,
    DefendingLeader,
    DefendingZones,
    DefendingDiscard,
    Season,
    Ratio,
}

impl Ruled for SiegeReason {
    fn rule(&self) -> &'static str {
        match self {
            Self::Base => "5.1a",
            Self::Advantage => "5.1b",
            Self::Zones => "5.1c",
            Self::Discard => "5.1d",
            Self::GreatLeader => "5.1e",
            Self::Sap => "7.S9a",
            Self::DefendingLeader => "5.1f",
            Self::DefendingZones => "5.1g",
            Self::DefendingDiscard => "5.1h",
            Self::Season => "5.1i",
            Self::Ratio => "5.1j",
        }
    }
}

/// What both campaigns tell in the same words.
pub(crate) type SharedEvent = campaign::SharedEvent<Types>;

impl From<SharedEvent> for Event {
    fn from(event: SharedEvent) -> Self {
        Self::Shared(event)
    }
}

impl Ruled for Event {
    fn rule(&self) -> &'static str {
        match self {
            Self::Chose { .. } => "10.1c",
            Self::TurnBegan { .. } => "10.1a",
            Self::InitiativeRolled { .. } => "2.B.1a",
            Self::Withdrawn { .. } => "10.1m",
            Self::Held { .. } => "7.S17a",
            Self::Freed { .. } => "7.S18b",
            Self::CounterLeft { .. } => "7.S18d",
            Self::Dropped { .. } => "3.3c",
            Self::PassingRolled { .. } => "3.5j",
            Self::Withdrew { .. } => "3.5h",
            Self::Returned { .. } => "8g",
            Self::EvasionRolled { .. } | Self::Evaded { .. } => "4.2.1g",
            Self::SiegeBegan { .. } => "5.1p",
            Self::SiegeRolled { .. } => "5.2a",
            Self::PortFell { .. } => "5.2d",
            Self::Entered { .. } => "5.2e",
            Self::Rerolled { .. } => "8d",
            Self::Ended { .. } => "9.2l",
            Self::Shared(event) => rule(event),
        }
    }
}

/// The rule of what both campaigns tell.
fn rule(event: &SharedEvent) -> &'static str {
    match event {
        SharedEvent::Piece(event) => match event {
            PieceEvent::Arrived { .. } => "2.B.2a",
            PieceEvent::Delayed { .. } => "7.S13a",
            PieceEvent::Displaced { .. } => "2.B.2d",
            PieceEvent::LeadersRecovered { .. } => "2.B.3a",
            PieceEvent::Activated { cost: 0, .. } => "2.B.3.2b",
            PieceEvent::Activated { cost: 1, .. } => "2.B.3.2d",
            PieceEvent::Activated { .. } => "2.B.3.2e",
            PieceEvent::Moved { .. } => "3b",
            PieceEvent::Barred { .. } => "7.S6a",
            PieceEvent::SentBack { .. } => "4.1b",
            PieceEvent::Deserted { .. } => "7.S23a",
            PieceEvent::Retreated { .. } => "4.2.4a",
            PieceEvent::Weakened { .. } | PieceEvent::Eliminated { .. } => "1.1a",
            PieceEvent::Recovered { .. } => "2.D.3a",
            PieceEvent::Wounded { .. } => "7.S15a",
            PieceEvent::FellSick { .. } => "7.S20b",
            PieceEvent::Captured { .. } => "4.2.4d",
            PieceEvent::DiscordRolled { .. } => "7.S16a",
            PieceEvent::StormRolled { .. } => "7.S4a",
            PieceEvent::AttritionRolled { .. } => "6.4d",
            PieceEvent::Regrouped { .. } => "2.D.2a",
        },
        SharedEvent::Counter(event) => match event {
            CounterEvent::Discarded { .. } => "5.1d",
            CounterEvent::Drew { .. } => "2.Ab",
            CounterEvent::HandKept { .. } => "2.D.1a",
            CounterEvent::Played { .. } => "7a",
        },
        SharedEvent::Marker(event) => match event {
            MarkerEvent::Cancelled { .. } => "7.S13b",
            MarkerEvent::Announced { .. } => "2.B.3.1a",
            MarkerEvent::SupplyTurned { .. } => "6d",
            MarkerEvent::Famine { .. } => "6.3a",
            MarkerEvent::ActionsAdded { .. } => "8b",
            MarkerEvent::InitiativeSwapped { .. } => "8c",
            MarkerEvent::AdvantageTaken { .. } => "7.S22a",
            MarkerEvent::AdvantageUsed { .. } => "8a",
            MarkerEvent::SupplyMoved { .. } => "6b",
        },
        SharedEvent::Combat(event) => match event {
            CombatEvent::BattleBegan { .. } => "4.2.2a",
            CombatEvent::BattleRolled { .. } => "4.2.2e",
            CombatEvent::BattleWon { .. } => "4.2.4b",
        },
    }
}
