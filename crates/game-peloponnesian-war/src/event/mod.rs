//! What happened.

mod parts;
mod ruled;

use engine::D6;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

pub use self::parts::{
    BellicosityItem, DeathCause, EndReason, IncomeItem, Line, LossCause, Modifier, NoRebellion,
    Obstacle, PassReason, Refused, SiegeBroken, Station, Trigger,
};
use crate::{
    ids::{
        AreaId, DangerId, Kind, LeaderId, Nationality, RandomEventId, Side, SpaceId, StrategyId,
    },
    state::{BattleKind, Cause},
    troops::Units,
};

/// 1.2b Something that happened: everybody sees it all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
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
        #[serde(rename = "happening")]
        random_event: RandomEventId,
    },
    EventImpossible {
        #[serde(rename = "happening")]
        random_event: RandomEventId,
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
        leader: LeaderId,
        alone: bool,
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
        cause: LossCause,
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
        cause: DeathCause,
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
    LevyDeclined {
        side: Side,
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
