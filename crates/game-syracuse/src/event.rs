//! What happened.

use std::{borrow::Cow, fmt, str::FromStr};

use campaign::{AdvantageUse, Attrition, Cause, CombatResult, Odds, Season, SupplyFace};
use engine::{D6, Ruled};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use strum::VariantNames;

use crate::{
    ids::{CounterId, FortId, PerSide, Place, Side, Stratagem, WallId},
    pieces::{PieceId, PieceSet},
    state::Verdict,
};

/// Something that happened. Only draws and returns hide something: see `view_event`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Event {
    TurnBegan {
        turn: u8,
        season: Season,
        year: i16,
    },
    /// 2.Aa The counters are for their owner's eyes only.
    Drew {
        side: Side,
        count: u8,
        counters: Vec<CounterId>,
    },
    InitiativeRolled {
        athenian: [D6; 2],
        syracusan: [D6; 2],
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
    Recalled {
        leader: PieceId,
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
    Landed {
        side: Side,
        pieces: PieceSet,
        zone: Place,
    },
    Barred {
        side: Side,
        zone: Place,
    },
    Withdrew {
        side: Side,
        piece: PieceId,
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
    LeaderReturned {
        side: Side,
        leader: PieceId,
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
    FortTaken {
        side: Side,
        fort: FortId,
    },
    CampFell {
        zone: Place,
    },
    Built {
        side: Side,
        work: Construction,
    },
    Destroyed {
        side: Side,
        work: Construction,
    },
    WorksRolled {
        side: Side,
        dice: Vec<D6>,
        points: u8,
    },
    Discarded {
        side: Side,
        counter: CounterId,
    },
    /// 2.Dc How many are kept is public.
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
    CavalryRolled {
        side: Side,
        die: D6,
        hit: bool,
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
    Capitulated,
    AttritionRolled {
        side: Side,
        zone: Place,
        die: D6,
        bonus: u8,
        result: Attrition,
    },
    SiegeRolled {
        side: Side,
        fort: FortId,
        die: D6,
        bonus: u8,
        taken: bool,
    },
    BreachRolled {
        side: Side,
        work: Construction,
        die: D6,
        success: bool,
    },
    StormRolled {
        side: Side,
        unit: PieceId,
        die: D6,
        hit: bool,
    },
    NightRolled {
        die: D6,
        hurt: Side,
    },
    DiscordRolled {
        side: Side,
        leader: PieceId,
        die: D6,
        gone: bool,
    },
    Rerolled {
        side: Side,
        die: u8,
    },
    Ended {
        verdict: Verdict,
        points: PerSide<u8>,
    },
}

/// A line of the table that applies.
pub type Modifier = campaign::Modifier<ModifierLine>;
/// The lines that apply.
pub type Modifiers = campaign::Modifiers<ModifierLine>;

/// The lines of the table, dice first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "see the ledger: table.die-a and so on")]
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
#[expect(missing_docs, reason = "their names say it")]
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

campaign::tells!(Event: Side, PieceId, Place, CounterId, Stratagem, ModifierLine);

impl Ruled for Event {
    fn rule(&self) -> &'static str {
        match self {
            Self::TurnBegan { .. } => "2a",
            Self::Drew { .. } => "2.Aa",
            Self::InitiativeRolled { .. } => "2.B.1a",
            Self::ActionsAdded { .. } => "8b",
            Self::InitiativeSwapped { .. } => "8c",
            Self::AdvantageTaken { .. } => "7.S25a",
            Self::AdvantageUsed { .. } => "8a",
            Self::Played { .. } => "7a",
            Self::Arrived { .. } => "2.B.2a",
            Self::Delayed { .. } | Self::Cancelled { .. } => "7.S17a",
            Self::Recalled { .. } => "7.S21a",
            Self::Displaced { .. } => "2.B.2d",
            Self::LeadersRecovered { .. } => "2.B.2k",
            Self::Announced { .. } => "2.B.3.1a",
            Self::Activated { cost: 0, .. } => "2.B.3.2b",
            Self::Activated { cost: 1, .. } => "2.B.3.2c",
            Self::Activated { .. } => "2.B.3.2d",
            Self::Moved { .. } => "3b",
            Self::Landed { .. } => "3.5c",
            Self::Barred { .. } => "7.S7a",
            Self::Withdrew { .. } => "3.2n",
            Self::SentBack { .. } => "4.1c",
            Self::Weakened { .. } => "1.1a",
            Self::Recovered { .. } => "2.Dj",
            Self::Eliminated { .. } => "1.1h",
            Self::Wounded { .. } => "7.S19a",
            Self::FellSick { .. } => "7.S23b",
            Self::Captured { .. } => "4.2.2d",
            Self::LeaderReturned { .. } => "8g",
            Self::BattleBegan { .. } => "4.2b",
            Self::BattleRolled { .. } => "4.2f",
            Self::BattleWon { .. } => "4.2h",
            Self::Retreated { .. } => "4.2.2a",
            Self::FortTaken { .. } => "4.3d",
            Self::CampFell { .. } => "4.4g",
            Self::Built { .. } => "5.1j",
            Self::Destroyed { .. } => "4.5b",
            Self::WorksRolled { .. } => "5.1a",
            Self::Discarded { .. } => "2.Ce",
            Self::HandKept { .. } => "2.Db",
            Self::Regrouped { .. } => "2.Dd",
            Self::CavalryRolled {
                side: Side::Syracusan,
                ..
            } => "6.1b",
            Self::CavalryRolled {
                side: Side::Athenian,
                ..
            } => "6.2c",
            Self::SupplyTurned {
                side: Side::Athenian,
                ..
            } => "6.1a",
            Self::SupplyTurned {
                side: Side::Syracusan,
                ..
            } => "6.2a",
            Self::SupplyMoved { .. } => "2.Dl",
            Self::Famine { .. } => "6.3a",
            Self::Capitulated => "6.3b",
            Self::AttritionRolled { .. } => "6.4b",
            Self::SiegeRolled { .. } => "4.3j",
            Self::BreachRolled { .. } => "4.5b",
            Self::StormRolled { .. } => "7.S4a",
            Self::NightRolled { .. } => "7.S10a",
            Self::DiscordRolled { .. } => "7.S20a",
            Self::Rerolled { .. } => "8d",
            Self::Ended { .. } => "9.2a",
        }
    }
}
