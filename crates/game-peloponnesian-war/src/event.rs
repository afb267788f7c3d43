//! What happened.

use engine::{D6, Ruled};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::{
    ids::{DangerId, HappeningId, Kind, Nationality, Side, StrategyId},
    names::{AreaId, LeaderId, SpaceId},
    state::{BattleKind, Cause},
    troops::Units,
};

/// 1.2b Something that happened: everybody sees it all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Event {
    TurnBegan {
        turn: u8,
    },
    // Politics
    SideRolled {
        side: Side,
        die: D6,
        confidence: i8,
        total: i8,
        changed: bool,
    },
    SideKept {
        side: Side,
        confidence: i8,
    },
    EventRolled {
        dice: [D6; 2],
        happening: HappeningId,
    },
    EventImpossible {
        happening: HappeningId,
        again: bool,
    },
    SilverMine {
        die: D6,
        side: Side,
        talents: i32,
    },
    Coup {
        talents: i32,
    },
    ThraceTurned {
        space: SpaceId,
        side: Side,
    },
    PersiaEntered {
        talents: i32,
    },
    PersianCavalry {
        count: u8,
    },
    Plague {
        count: u8,
        talents: i32,
    },
    AlcibiadesMoved {
        station: Station,
    },
    RebellionRolled {
        dice: [D6; 2],
        space: SpaceId,
    },
    NoRebellion {
        reason: NoRebellion,
    },
    Rebelled {
        space: SpaceId,
    },
    SpreadRolled {
        space: SpaceId,
        die: D6,
        bonus: u8,
        rebels: bool,
    },
    MacedoniaJoined {
        side: Side,
    },
    CivilWar,
    NeutralJoined {
        space: SpaceId,
        side: Side,
        units: Units,
    },
    CorcyraLeft,
    DeathsThreaten,
    Portent {
        die: D6,
        side: Side,
    },
    Converted {
        space: SpaceId,
        units: Units,
    },
    LeaderDrawn {
        side: Side,
        leader: LeaderId,
        of: u8,
    },
    NoLeader {
        side: Side,
    },
    FirstToOperate {
        side: Side,
        die: Option<D6>,
    },
    // Planning
    StrategyKept {
        side: Side,
        strategy: StrategyId,
    },
    StrategyRolled {
        side: Side,
        die: D6,
        rating: i8,
        bonus: i8,
        total: i8,
        strategy: StrategyId,
    },
    StrategyBarred {
        side: Side,
        strategy: StrategyId,
    },
    ConfidenceReset,
    // Operations
    Passed {
        side: Side,
        reason: PassReason,
    },
    OmensRolled {
        side: Side,
        die: D6,
        bad: bool,
    },
    ObjectiveNamed {
        side: Side,
        leader: LeaderId,
        objective: SpaceId,
    },
    DangerSeen {
        side: Side,
        danger: DangerId,
        space: SpaceId,
    },
    DangerPassedOver {
        side: Side,
        danger: DangerId,
        space: SpaceId,
        reason: Obstacle,
    },
    NoDanger {
        side: Side,
    },
    AreaRolled {
        side: Side,
        strategy: StrategyId,
        die: D6,
        area: AreaId,
    },
    ObjectiveRolled {
        side: Side,
        die: D6,
        space: SpaceId,
    },
    ObjectiveRefused {
        space: SpaceId,
        reason: Refused,
    },
    ArmyPlanned {
        side: Side,
        hoplites: u8,
        cavalry: u8,
        ships: u8,
        price: i32,
        missing: u8,
    },
    ArmyImpossible {
        side: Side,
        reason: Obstacle,
    },
    Fomented {
        side: Side,
        space: SpaceId,
        die: D6,
        success: bool,
    },
    Gathered {
        side: Side,
        space: SpaceId,
        units: Units,
        price: i32,
    },
    RouteChosen {
        side: Side,
        route: Vec<SpaceId>,
        equal: u32,
    },
    Entered {
        side: Side,
        leader: LeaderId,
        space: SpaceId,
        units: Units,
    },
    Ravaged {
        space: SpaceId,
    },
    StormRolled {
        side: Side,
        die: D6,
        drowned: bool,
    },
    LeftAshore {
        side: Side,
        space: SpaceId,
        units: Units,
    },
    Interception {
        side: Side,
        from: SpaceId,
        at: SpaceId,
        die: Option<D6>,
        success: bool,
    },
    LeaderCaught {
        side: Side,
        leader: LeaderId,
    },
    Skirmish {
        at: SpaceId,
        athens: D6,
        sparta: D6,
    },
    Lost {
        side: Side,
        space: SpaceId,
        units: Units,
    },
    BattleFollows {
        by: Trigger,
    },
    OperationEnded {
        side: Side,
        reason: EndReason,
    },
    // Combat
    BattleRolled {
        kind: BattleKind,
        at: SpaceId,
        against: SpaceId,
        athens: D6,
        sparta: D6,
        lines: Vec<Line>,
        athens_total: i8,
        sparta_total: i8,
        winner: Option<Side>,
        losses: u8,
    },
    BattleEnded {
        at: SpaceId,
        winner: Option<Side>,
    },
    NoBattle {
        space: SpaceId,
        against: SpaceId,
    },
    LeaderDied {
        side: Side,
        leader: LeaderId,
    },
    HostagesTaken {
        side: Side,
    },
    SentHome {
        side: Side,
        space: SpaceId,
        units: Units,
    },
    SiegeBegan {
        side: Side,
        space: SpaceId,
    },
    SiegeRaised {
        space: SpaceId,
    },
    SiegeBroken {
        side: Side,
        space: SpaceId,
        reason: SiegeBroken,
    },
    SiegeRolled {
        side: Side,
        space: SpaceId,
        die: D6,
        rating: i8,
        modifier: i8,
        total: i8,
        success: bool,
    },
    ConfidenceMoved {
        side: Side,
        value: i8,
    },
    PointsScored {
        side: Side,
        points: i16,
        total: i16,
    },
    FirstToChoose {
        side: Side,
        die: D6,
    },
    StayingRolled {
        side: Side,
        space: SpaceId,
        die: D6,
        rating: i8,
        total: i8,
        stays: bool,
    },
    WentHome {
        side: Side,
        space: SpaceId,
        units: Units,
    },
    LostOnTheWay {
        side: Side,
        units: Units,
    },
    // Rebellion
    Quelled {
        space: SpaceId,
    },
    HelotsRevolted {
        first: bool,
        units: Units,
    },
    HelotsQuiet,
    ChiosBack {
        units: Units,
    },
    // Administration
    IncomeLine {
        side: Side,
        item: IncomeItem,
        talents: i32,
    },
    Income {
        side: Side,
        talents: i32,
        treasury: i32,
    },
    Built {
        side: Side,
        nationality: Nationality,
        kind: Kind,
    },
    // Armistice and surrender
    BellicosityLine {
        side: Side,
        item: BellicosityItem,
        by: i8,
    },
    Bellicosity {
        side: Side,
        value: i8,
    },
    Surrendered {
        side: Side,
    },
    ArmisticeBegan {
        die: D6,
        nicias: bool,
        turns: u8,
    },
    HostagesFreed,
    PeaceTurn {
        turn: u8,
    },
    PeaceEnded {
        value: i8,
    },
    LandRecovered,
    Ended {
        cause: Cause,
        won: Option<bool>,
        winner: Option<Side>,
        points: i16,
    },
}

/// RE.7a Where Alcibiades goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Station {
    Sparta,
    Persia,
    Athens,
    Exile,
}

/// Why no city rises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum NoRebellion {
    Confident,
    AllTaken,
}

/// 4.3h Why a side passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum PassReason {
    Choice,
    Omens,
    NoLeader,
    NoMeans,
    NoObjective,
    NoArmy,
    TwoOperations,
}

/// 4.2m, 4.2.1g What keeps the system from sending an army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Obstacle {
    ShortOfTroops,
    ShortOfMoney,
    NoRoute,
}

/// 4.2f-h, 4.2m Why an objective is rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Refused {
    Own,
    Occupied,
    Coalition,
    EntryBarred,
    NoRoute,
}

/// 4.7e, 4.7f Why a skirmish becomes a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Trigger {
    Dice,
    Land,
    Ships,
}

/// Why an operation is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum EndReason {
    Arrived,
    Stopped,
    FomentingFailed,
    LeaderCaught,
    ArmyLost,
    LeaderDead,
    NoRoute,
    NoTroops,
}

/// A line that counts in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Line {
    pub side: Side,
    pub line: Modifier,
    pub by: i8,
}

/// 5.2.1, 5.2.2 What speaks for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Modifier {
    Leader,
    Cavalry,
    Hoplites,
    SpartanHoplites,
    AtSparta,
    Ships,
    AthenianShips,
}

/// 5.3c, 5.3.1c Why a siege fails without a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum SiegeBroken {
    Ships,
    LongWalls,
}

/// 7.1 A line of the income.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum IncomeItem {
    League,
    Damage,
    GreatAllies,
    Syracuse,
    Sicily,
    Euxine,
    Epidamnus,
    Eisphora,
    Persia,
    Helots,
}

/// 8.1 A line of the adjustment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum BellicosityItem {
    Confidence,
    Damage,
    Event,
    Helots,
}

impl Ruled for Modifier {
    fn rule(&self) -> &'static str {
        match self {
            Self::Leader => "5.2.1b",
            Self::Cavalry => "5.2.1c",
            Self::Hoplites => "5.2.1d",
            Self::SpartanHoplites => "5.2.1e",
            Self::AtSparta => "5.2.1f",
            Self::Ships | Self::AthenianShips => "5.2.2a",
        }
    }
}

impl Ruled for IncomeItem {
    fn rule(&self) -> &'static str {
        match self {
            Self::League => "7.1a",
            Self::Damage => "7.1c",
            Self::GreatAllies => "7.1d",
            Self::Syracuse => "7.1.1a",
            Self::Sicily => "7.1.1b",
            Self::Euxine => "7.1.2a",
            Self::Epidamnus => "7.1.3a",
            Self::Eisphora => "7.1.4a",
            Self::Persia => "RE.5b",
            Self::Helots => "6.3b",
        }
    }
}

impl Ruled for BellicosityItem {
    fn rule(&self) -> &'static str {
        match self {
            Self::Confidence => "8.1a",
            Self::Damage => "8.1c",
            Self::Event | Self::Helots => "8.1d",
        }
    }
}

impl Ruled for Event {
    fn rule(&self) -> &'static str {
        match self {
            Self::TurnBegan { .. } => "8.5a",
            Self::SideRolled { .. } => "2.1a",
            Self::SideKept { .. } => "2.1b",
            Self::EventRolled { .. } => "2.2a",
            Self::EventImpossible { again: true, .. } => "2.2b",
            Self::EventImpossible { again: false, .. } => "8.3h",
            Self::SilverMine { .. } => "RE.2a",
            Self::Coup { .. } => "RE.3b",
            Self::ThraceTurned { .. } => "RE.4a",
            Self::PersiaEntered { .. } => "RE.5a",
            Self::PersianCavalry { .. } => "RE.5b",
            Self::Plague { .. } => "RE.6b",
            Self::AlcibiadesMoved { .. } => "RE.7a",
            Self::RebellionRolled { .. } => "RE.8a",
            Self::NoRebellion {
                reason: NoRebellion::Confident,
            } => "2.3a",
            Self::NoRebellion {
                reason: NoRebellion::AllTaken,
            } => "RE.8d",
            Self::Rebelled { .. } => "1.3k",
            Self::SpreadRolled { .. } => "6.2a",
            Self::MacedoniaJoined { .. } => "RE.9a",
            Self::CivilWar => "RE.10a",
            Self::NeutralJoined { .. } => "4.5b",
            Self::CorcyraLeft => "RE.10d",
            Self::DeathsThreaten => "RE.11a",
            Self::Portent { .. } => "RE.12a",
            Self::Converted { .. } => "RE.9b",
            Self::LeaderDrawn { .. } => "2.4a",
            Self::NoLeader { .. } => "2.4d",
            Self::FirstToOperate { .. } => "11.0c",
            Self::StrategyKept { .. } => "3.1a",
            Self::StrategyRolled { .. } => "3.1b",
            Self::StrategyBarred { .. } => "3.1c",
            Self::ConfidenceReset => "3.2a",
            Self::Passed { reason, .. } => match reason {
                PassReason::Choice => "4.3g",
                PassReason::Omens
                | PassReason::NoLeader
                | PassReason::NoMeans
                | PassReason::NoArmy => "4.3h",
                PassReason::NoObjective => "4.2g",
                PassReason::TwoOperations => "RE.12c",
            },
            Self::OmensRolled { .. } => "4.3b",
            Self::ObjectiveNamed { .. } => "4.1a",
            Self::DangerSeen { .. } | Self::NoDanger { .. } => "3.1.2a",
            Self::DangerPassedOver {
                reason: Obstacle::NoRoute,
                ..
            } => "4.2m",
            Self::DangerPassedOver { .. } => "DEF.c",
            Self::AreaRolled { .. } => "4.2d",
            Self::ObjectiveRolled { .. } => "4.2e",
            Self::ObjectiveRefused { reason, .. } => match reason {
                Refused::Own => "4.2f",
                Refused::Occupied | Refused::Coalition => "4.2h",
                Refused::EntryBarred => "4.2.2a",
                Refused::NoRoute => "4.2m",
            },
            Self::ArmyPlanned { .. } => "4.2i",
            Self::ArmyImpossible { .. } => "4.2.1g",
            Self::Fomented { .. } => "4.4a",
            Self::Gathered { .. } => "4.1.5a",
            Self::RouteChosen { .. } => "4.1.1l",
            Self::Entered { .. } => "4.1c",
            Self::Ravaged { .. } => "4.8a",
            Self::StormRolled { .. } => "4.1.3b",
            Self::LeftAshore { .. } => "4.1.4e",
            Self::Interception { die: Some(_), .. } => "4.6.2a",
            Self::Interception { die: None, .. } => "4.1.2c",
            Self::LeaderCaught { .. } => "4.6.2d",
            Self::Skirmish { .. } | Self::Lost { .. } => "4.7a",
            Self::BattleFollows { by: Trigger::Dice } => "4.7e",
            Self::BattleFollows { .. } => "4.7f",
            Self::OperationEnded { reason, .. } => match reason {
                EndReason::Arrived => "4.1c",
                EndReason::Stopped => "4.4.2c",
                EndReason::FomentingFailed => "4.4.2b",
                EndReason::LeaderCaught => "4.6.2d",
                EndReason::ArmyLost => "4.7h",
                EndReason::LeaderDead => "4.1.1a",
                EndReason::NoRoute | EndReason::NoTroops => "4.1e",
            },
            Self::BattleRolled { .. } => "5.2.1a",
            Self::BattleEnded { .. } => "5.2.1h",
            Self::NoBattle { .. } => "5.2j",
            Self::LeaderDied { .. } => "RE.11a",
            Self::HostagesTaken { .. } => "5.6a",
            Self::SentHome { .. } => "1.3i",
            Self::SiegeBegan { .. } => "5.1a",
            Self::SiegeRaised { .. } => "5.3a",
            Self::SiegeBroken {
                reason: SiegeBroken::Ships,
                ..
            } => "5.3c",
            Self::SiegeBroken {
                reason: SiegeBroken::LongWalls,
                ..
            } => "5.3.1c",
            Self::SiegeRolled { .. } => "5.3d",
            Self::ConfidenceMoved { .. } => "1.3m",
            Self::PointsScored { .. } => "9.0a",
            Self::FirstToChoose { .. } => "11.0d",
            Self::StayingRolled { .. } => "5.4a",
            Self::WentHome { .. } => "PC.a",
            Self::LostOnTheWay { .. } => "ERR.e",
            Self::Quelled { .. } => "6.1a",
            Self::HelotsRevolted { first: true, .. } => "6.3b",
            Self::HelotsRevolted { first: false, .. } => "6.3c",
            Self::HelotsQuiet => "6.3d",
            Self::ChiosBack { .. } => "5.9c",
            Self::IncomeLine { item, .. } => item.rule(),
            Self::Income { .. } => "7.1e",
            Self::Built { .. } => "7.2a",
            Self::BellicosityLine { item, .. } => item.rule(),
            Self::Bellicosity { .. } => "8.1e",
            Self::Surrendered { .. } => "8.2a",
            Self::ArmisticeBegan { .. } => "8.3b",
            Self::HostagesFreed => "8.3f",
            Self::PeaceTurn { .. } => "8.3h",
            Self::PeaceEnded { .. } => "8.3n",
            Self::LandRecovered => "8.4a",
            Self::Ended { cause, .. } => match cause {
                Cause::Surrender => "8.2a",
                Cause::LastTurn => "10.1a",
                Cause::SideChange | Cause::Armistice => "10.2b",
            },
        }
    }
}
