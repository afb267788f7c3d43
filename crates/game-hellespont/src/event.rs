//! What happened.

use campaign::{AdvantageUse, Attrition, Cause, CombatResult, Odds, SupplyFace};
use engine::{D6, Ruled};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::{
    battle::SiegeDice,
    data::Month,
    ids::{CounterId, PerSide, Place, Side, Stratagem},
    pieces::{PieceId, PieceSet},
    state::Verdict,
};

/// Something that happened. Only choices, draws and returns hide something: see `view_event`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Event {
    /// 10.1c What it was is for its owner's eyes only.
    Chose {
        side: Side,
        count: u8,
        counters: Vec<CounterId>,
    },
    TurnBegan {
        turn: u8,
        month: Month,
        year: i16,
    },
    /// 2.Ac The counters are for their owner's eyes only.
    Drew {
        side: Side,
        count: u8,
        counters: Vec<CounterId>,
    },
    InitiativeRolled {
        athenian: [D6; 2],
        spartan: [D6; 2],
        initiative: Side,
        actions: PerSide<u8>,
    },
    ActionsAdded {
        side: Side,
        actions: u8,
    },
    InitiativeSwapped {
        side: Side,
        initiative: Side,
    },
    AdvantageTaken {
        side: Side,
    },
    AdvantageUsed {
        side: Side,
        purpose: AdvantageUse,
        holder: Side,
    },
    Played {
        side: Side,
        counter: CounterId,
        stratagem: Stratagem,
    },
    Withdrawn {
        side: Side,
        leader: PieceId,
    },
    Arrived {
        side: Side,
        pieces: PieceSet,
        zone: Place,
    },
    Delayed {
        side: Side,
        pieces: PieceSet,
    },
    Cancelled {
        side: Side,
    },
    Held {
        leader: PieceId,
    },
    Freed {
        leader: PieceId,
        to: Place,
    },
    CounterLeft {
        counter: CounterId,
    },
    Displaced {
        side: Side,
        pieces: PieceSet,
        from: Place,
        to: Place,
    },
    LeadersRecovered {
        pieces: PieceSet,
    },
    Announced {
        side: Side,
        points: u8,
    },
    Activated {
        side: Side,
        place: Place,
        cost: u8,
    },
    Moved {
        side: Side,
        pieces: PieceSet,
        from: Place,
        to: Place,
        cost: u8,
    },
    Dropped {
        side: Side,
        piece: PieceId,
        port: Place,
    },
    PassingRolled {
        side: Side,
        zone: Place,
        die: D6,
        passed: bool,
    },
    Barred {
        side: Side,
        zone: Place,
    },
    Withdrew {
        side: Side,
        pieces: PieceSet,
        from: Place,
        to: Place,
    },
    SentBack {
        side: Side,
        pieces: PieceSet,
        zone: Place,
    },
    Weakened {
        side: Side,
        piece: PieceId,
        cause: Cause,
    },
    Recovered {
        side: Side,
        piece: PieceId,
    },
    Eliminated {
        side: Side,
        piece: PieceId,
        cause: Cause,
    },
    Deserted {
        side: Side,
        piece: PieceId,
    },
    Wounded {
        side: Side,
        leader: PieceId,
    },
    FellSick {
        side: Side,
        leader: PieceId,
        to: Place,
    },
    Captured {
        side: Side,
        leader: PieceId,
        cause: Cause,
    },
    Returned {
        side: Side,
        piece: PieceId,
        to: Place,
    },
    EvasionRolled {
        side: Side,
        zone: Place,
        die: D6,
        bonus: i8,
        success: bool,
    },
    Evaded {
        side: Side,
        pieces: PieceSet,
        from: Place,
        to: Place,
    },
    BattleBegan {
        attacker: Side,
        zone: Place,
        attack: u16,
        defence: u16,
        odds: Odds,
    },
    BattleRolled {
        zone: Place,
        die: D6,
        dice: Vec<Modifier>,
        columns: Vec<Modifier>,
        total: i8,
        odds: Odds,
        result: CombatResult,
    },
    BattleWon {
        side: Side,
        zone: Place,
    },
    Retreated {
        side: Side,
        piece: PieceId,
        from: Place,
        to: Place,
    },
    Discarded {
        side: Side,
        counter: CounterId,
    },
    SiegeBegan {
        side: Side,
        port: Place,
        dice: u8,
        lines: Vec<SiegeLine>,
    },
    SiegeRolled {
        side: Side,
        port: Place,
        dice: SiegeDice,
    },
    PortFell {
        side: Side,
        port: Place,
    },
    Entered {
        side: Side,
        piece: PieceId,
        port: Place,
    },
    /// 2.D.1b How many are kept is public.
    HandKept {
        side: Side,
        count: u8,
    },
    Regrouped {
        side: Side,
        piece: PieceId,
        from: Place,
        to: Place,
    },
    SupplyTurned {
        side: Side,
        face: SupplyFace,
    },
    SupplyMoved {
        side: Side,
        value: u8,
    },
    Famine {
        side: Side,
    },
    AttritionRolled {
        side: Side,
        zone: Place,
        die: D6,
        bonus: u8,
        result: Attrition,
    },
    StormRolled {
        side: Side,
        unit: PieceId,
        die: D6,
        hit: bool,
    },
    DiscordRolled {
        side: Side,
        leader: PieceId,
        die: D6,
        gone: bool,
    },
    Rerolled {
        side: Side,
        dice: SiegeDice,
    },
    Ended {
        verdict: Verdict,
        points: PerSide<u16>,
    },
}

/// A line of the table that applies.
pub type Modifier = campaign::Modifier<ModifierLine>;
/// The lines that apply.
pub type Modifiers = campaign::Modifiers<ModifierLine>;

/// The lines of the table, dice first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "see the ledger: Table.13 and so on")]
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
#[expect(missing_docs, reason = "see the ledger: 5.1a and so on")]
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

campaign::tells!(Event: Side, PieceId, Place, CounterId, Stratagem, ModifierLine);

impl Ruled for Event {
    fn rule(&self) -> &'static str {
        match self {
            Self::Chose { .. } => "10.1c",
            Self::TurnBegan { .. } => "10.1a",
            Self::Drew { .. } => "2.Ab",
            Self::InitiativeRolled { .. } => "2.B.1a",
            Self::ActionsAdded { .. } => "8b",
            Self::InitiativeSwapped { .. } => "8c",
            Self::AdvantageTaken { .. } => "7.S22a",
            Self::AdvantageUsed { .. } => "8a",
            Self::Played { .. } => "7a",
            Self::Withdrawn { .. } => "10.1m",
            Self::Arrived { .. } => "2.B.2a",
            Self::Delayed { .. } => "7.S13a",
            Self::Cancelled { .. } => "7.S13b",
            Self::Held { .. } => "7.S17a",
            Self::Freed { .. } => "7.S18b",
            Self::CounterLeft { .. } => "7.S18d",
            Self::Displaced { .. } => "2.B.2d",
            Self::LeadersRecovered { .. } => "2.B.3a",
            Self::Announced { .. } => "2.B.3.1a",
            Self::Activated { cost: 0, .. } => "2.B.3.2b",
            Self::Activated { cost: 1, .. } => "2.B.3.2d",
            Self::Activated { .. } => "2.B.3.2e",
            Self::Moved { .. } => "3b",
            Self::Dropped { .. } => "3.3c",
            Self::PassingRolled { .. } => "3.5j",
            Self::Barred { .. } => "7.S6a",
            Self::Withdrew { .. } => "3.5h",
            Self::SentBack { .. } => "4.1b",
            Self::Weakened { .. } | Self::Eliminated { .. } => "1.1a",
            Self::Recovered { .. } => "2.D.3a",
            Self::Deserted { .. } => "7.S23a",
            Self::Wounded { .. } => "7.S15a",
            Self::FellSick { .. } => "7.S20b",
            Self::Captured { .. } => "4.2.4d",
            Self::Returned { .. } => "8g",
            Self::EvasionRolled { .. } | Self::Evaded { .. } => "4.2.1g",
            Self::BattleBegan { .. } => "4.2.2a",
            Self::BattleRolled { .. } => "4.2.2e",
            Self::BattleWon { .. } => "4.2.4b",
            Self::Retreated { .. } => "4.2.4a",
            Self::Discarded { .. } => "5.1d",
            Self::SiegeBegan { .. } => "5.1p",
            Self::SiegeRolled { .. } => "5.2a",
            Self::PortFell { .. } => "5.2d",
            Self::Entered { .. } => "5.2e",
            Self::HandKept { .. } => "2.D.1a",
            Self::Regrouped { .. } => "2.D.2a",
            Self::SupplyTurned { .. } => "6d",
            Self::SupplyMoved { .. } => "6b",
            Self::Famine { .. } => "6.3a",
            Self::AttritionRolled { .. } => "6.4d",
            Self::StormRolled { .. } => "7.S4a",
            Self::DiscordRolled { .. } => "7.S16a",
            Self::Rerolled { .. } => "8d",
            Self::Ended { .. } => "9.2l",
        }
    }
}
