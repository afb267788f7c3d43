//! What happened.

use std::{borrow::Cow, fmt, str::FromStr};

use campaign::Season;
pub(crate) use campaign::{CombatEvent, CounterEvent, MarkerEvent, PieceEvent};
use engine::{D6, Ruled};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use strum::VariantNames;

use crate::{
    ids::{FortId, PerSide, Place, Side, WallId},
    pieces::{PieceId, PieceSet},
    state::Verdict,
    types::Types,
};

/// Something that happened. Only draws and returns hide something: see `view_event`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    /// 2a
    TurnBegan { turn: u8, season: Season, year: i16 },
    /// 2.B.1a
    InitiativeRolled {
        athenian: [D6; 2],
        syracusan: [D6; 2],
        initiative: Side,
        actions: PerSide<u8>,
    },
    /// 7.S21a
    Recalled { leader: PieceId },
    /// 3.5c
    Landed {
        side: Side,
        pieces: PieceSet,
        zone: Place,
    },
    /// 3.2n
    Withdrew {
        side: Side,
        piece: PieceId,
        from: Place,
        to: Place,
    },
    /// 8g
    LeaderReturned {
        side: Side,
        leader: PieceId,
        to: Place,
    },
    /// 4.3d
    FortTaken { side: Side, fort: FortId },
    /// 4.4g
    CampFell { zone: Place },
    /// 5.1j
    Built { side: Side, work: Construction },
    /// 4.5b
    Destroyed { side: Side, work: Construction },
    /// 5.1a
    WorksRolled {
        side: Side,
        dice: Vec<D6>,
        points: u8,
    },
    /// 6.1b, 6.2c
    CavalryRolled { side: Side, die: D6, hit: bool },
    /// 6.3b
    Capitulated,
    /// 4.3j
    SiegeRolled {
        side: Side,
        fort: FortId,
        die: D6,
        bonus: u8,
        taken: bool,
    },
    /// 4.5b
    BreachRolled {
        side: Side,
        work: Construction,
        die: D6,
        success: bool,
    },
    /// 7.S10a
    NightRolled { die: D6, hurt: Side },
    /// 8d
    Rerolled { side: Side, die: u8 },
    /// 9.2a
    Ended {
        verdict: Verdict,
        points: PerSide<u8>,
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
    DieArchersCavalry,
    DieThreeTypes,
    DieEliteDefence,
    DieFort,
    DieFortSwords,
    DieEliteShips,
    ColumnHoplites,
    ColumnNoHoplites,
    ColumnRiver,
    ColumnLanding,
    ColumnUphill,
    ColumnWall,
    ColumnAssault,
    ColumnStratagem,
    ColumnReinforcedShips,
}

impl Ruled for ModifierLine {
    fn rule(&self) -> &'static str {
        match self {
            Self::DieLeaders => "table.die-a",
            Self::DieEliteHoplites => "table.die-b",
            Self::DieArchersCavalry => "table.die-c",
            Self::DieThreeTypes => "table.die-d",
            Self::DieEliteDefence => "table.die-e",
            Self::DieFort => "table.die-f",
            Self::DieFortSwords => "table.die-g",
            Self::DieEliteShips => "table.die-h",
            Self::ColumnHoplites => "table.column-a",
            Self::ColumnNoHoplites => "table.column-b",
            Self::ColumnRiver => "table.column-c",
            Self::ColumnLanding => "table.column-d",
            Self::ColumnUphill => "table.column-e",
            Self::ColumnWall => "table.column-f",
            Self::ColumnAssault => "table.column-g",
            Self::ColumnStratagem => "4.2e",
            Self::ColumnReinforcedShips => "7.S6a",
        }
    }
}

/// Something that is built; in JSON its name alone: `camp`, `chains`, `labdalon`, `A1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ts_rs::TS)]
#[ts(untagged)]
pub enum Construction {
    #[ts(type = "\"camp\"")]
    Camp,
    #[ts(type = "\"chains\"")]
    Chains,
    Fort(FortId),
    Wall(WallId),
}

impl fmt::Display for Construction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Camp => f.write_str("camp"),
            Self::Chains => f.write_str("chains"),
            Self::Fort(fort) => fort.fmt(f),
            Self::Wall(wall) => wall.fmt(f),
        }
    }
}

impl FromStr for Construction {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let fort = || text.parse().map(Self::Fort);
        let wall = || text.parse().map(Self::Wall);
        match text {
            "camp" => Ok(Self::Camp),
            "chains" => Ok(Self::Chains),
            _ => fort()
                .or_else(|_| wall())
                .map_err(|_| format!("nobody builds '{text}'")),
        }
    }
}

impl Serialize for Construction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Construction {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(deserializer)?
            .parse()
            .map_err(D::Error::custom)
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
            Self::TurnBegan { .. } => "2a",
            Self::InitiativeRolled { .. } => "2.B.1a",
            Self::Recalled { .. } => "7.S21a",
            Self::Landed { .. } => "3.5c",
            Self::Withdrew { .. } => "3.2n",
            Self::LeaderReturned { .. } => "8g",
            Self::FortTaken { .. } => "4.3d",
            Self::CampFell { .. } => "4.4g",
            Self::Built { .. } => "5.1j",
            Self::Destroyed { .. } => "4.5b",
            Self::WorksRolled { .. } => "5.1a",
            Self::CavalryRolled {
                side: Side::Syracusan,
                ..
            } => "6.1b",
            Self::CavalryRolled {
                side: Side::Athenian,
                ..
            } => "6.2c",
            Self::Capitulated => "6.3b",
            Self::SiegeRolled { .. } => "4.3j",
            Self::BreachRolled { .. } => "4.5b",
            Self::NightRolled { .. } => "7.S10a",
            Self::Rerolled { .. } => "8d",
            Self::Ended { .. } => "9.2a",
            Self::Shared(event) => rule(event),
        }
    }
}

/// The rule of what both campaigns tell.
fn rule(event: &SharedEvent) -> &'static str {
    match event {
        SharedEvent::Piece(event) => match event {
            PieceEvent::Arrived { .. } => "2.B.2a",
            PieceEvent::Delayed { .. } => "7.S17a",
            PieceEvent::Displaced { .. } => "2.B.2d",
            PieceEvent::LeadersRecovered { .. } => "2.B.2k",
            PieceEvent::Activated { cost: 0, .. } => "2.B.3.2b",
            PieceEvent::Activated { cost: 1, .. } => "2.B.3.2c",
            PieceEvent::Activated { .. } => "2.B.3.2d",
            PieceEvent::Moved { .. } => "3b",
            PieceEvent::Barred { .. } => "7.S7a",
            PieceEvent::SentBack { .. } => "4.1c",
            PieceEvent::Deserted { .. } => "7.S24a",
            PieceEvent::Retreated { .. } => "4.2.2a",
            PieceEvent::Weakened { .. } => "1.1a",
            PieceEvent::Recovered { .. } => "2.Dj",
            PieceEvent::Eliminated { .. } => "1.1h",
            PieceEvent::Wounded { .. } => "7.S19a",
            PieceEvent::FellSick { .. } => "7.S23b",
            PieceEvent::Captured { .. } => "4.2.2d",
            PieceEvent::DiscordRolled { .. } => "7.S20a",
            PieceEvent::StormRolled { .. } => "7.S4a",
            PieceEvent::AttritionRolled { .. } => "6.4b",
            PieceEvent::Regrouped { .. } => "2.Dd",
        },
        SharedEvent::Counter(event) => match event {
            CounterEvent::Discarded { .. } => "2.Ce",
            CounterEvent::Drew { .. } => "2.Aa",
            CounterEvent::HandKept { .. } => "2.Db",
            CounterEvent::Played { .. } => "7a",
        },
        SharedEvent::Marker(event) => match event {
            MarkerEvent::Cancelled { .. } => "7.S17a",
            MarkerEvent::Announced { .. } => "2.B.3.1a",
            MarkerEvent::SupplyTurned {
                side: Side::Athenian,
                ..
            } => "6.1a",
            MarkerEvent::SupplyTurned {
                side: Side::Syracusan,
                ..
            } => "6.2a",
            MarkerEvent::Famine { .. } => "6.3a",
            MarkerEvent::ActionsAdded { .. } => "8b",
            MarkerEvent::InitiativeSwapped { .. } => "8c",
            MarkerEvent::AdvantageTaken { .. } => "7.S25a",
            MarkerEvent::AdvantageUsed { .. } => "8a",
            MarkerEvent::SupplyMoved { .. } => "2.Dl",
        },
        SharedEvent::Combat(event) => match event {
            CombatEvent::BattleBegan { .. } => "4.2b",
            CombatEvent::BattleRolled { .. } => "4.2f",
            CombatEvent::BattleWon { .. } => "4.2h",
        },
    }
}
