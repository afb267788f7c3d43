//! What is being resolved.

pub use campaign::Cause;
use campaign::HalfTurn;
use serde::{Deserialize, Serialize};

use crate::{
    ids::{CounterId, Place, PlaceSet, Side},
    pieces::PieceSet,
    types::Types,
};

pub type Step = campaign::Step<Types>;
pub type Stage = campaign::Stage<Types>;
pub type Window = campaign::Window<Types>;
pub type WindowKind = campaign::WindowKind<Types>;
pub type Picking = campaign::Picking<Types>;
pub type March = campaign::March<Types>;
pub type BattleStage = campaign::BattleStage<Types>;
pub type Battle = campaign::Battle<Types>;
pub type Retreat = campaign::Retreat<Types>;

/// Parts of the sequence that only this game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum OwnStep {
    /// 10.1c The starting counter.
    Choose { side: Side },
    /// 2.B.2e Where do the enemies go that stand in a group's way?
    Displace { group: u8 },
    /// 2.B.2f Who leaves the bases?
    BaseMoves { side: Side },
    /// 3.6c Too many units: which are lost?
    Stacks { side: Side, check: StackCheck },
    /// 3.3f Too many troops aboard: which suffer?
    Cargo { side: Side, cause: Cause },
    /// 4.2.1h Where do they evade to?
    EvadeTo { side: Side },
    /// 5 A siege, in state `siege`.
    Siege { stage: SiegeStage },
    /// 5.2e Who moves into the port that was taken?
    Enter { side: Side, port: Place },
    /// 2.D.2 Who goes home or into a port?
    Regroup { side: Side, home: Home },
    /// Where to?
    RegroupTo {
        side: Side,
        piece: PieceSet,
        home: Home,
    },
    /// 2.D.3a Which weakened unit recovers?
    Recover {
        side: Side,
        left: u8,
        cause: RecoverCause,
    },
    /// 6.4d Which zone is tested next?
    Tests { side: Side },
    /// 6.4h, 5.2b Which units are weakened, each once?
    Weaken {
        side: Side,
        among: PieceSet,
        left: u8,
        cause: WeakenCause,
    },
    /// 8d A roll that the advantage may cancel, once.
    Roll { roll: Roll, repeated: bool },
    /// 7.S20c Where his owner takes him.
    SickTo { side: Side, leader: PieceSet },
}

/// What else is noted of a group that is being formed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct OwnPicking {
    /// 3.3m Those of them who are weakened when the group sails, because the ships carry no more.
    #[serde(default)]
    pub weakened: PieceSet,
    /// 2.B.2f Leaves a base in B.2.
    pub base: bool,
}

/// What else is noted of a group on the move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct OwnMarch {
    /// Where it set out.
    pub from: Place,
    pub kind: MarchKind,
    /// 2.B.2f Leaves a base in B.2.
    pub base: bool,
    /// 1.1f The places it has been in since it last dropped somebody: ships do not sail in circles.
    #[ts(as = "Vec<Place>")]
    pub seen: PlaceSet,
    /// 3.5j, 3.5k Has passed the enemy fleet where it is.
    pub passed: bool,
}

/// 3c The kinds of movement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum MarchKind {
    /// 3.2
    #[default]
    Land,
    /// 3.3
    Naval,
    /// 3.4
    Amphibious,
}

/// 3.6b Whose stacks are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum StackCheck {
    /// All of the side: its moves are over.
    All,
    /// Those that somebody has joined who has just moved.
    Moved,
}

/// Parts of a turn that only this game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "part", rename_all = "kebab-case")]
pub enum OwnStage {
    Choices { second: bool },
    Withdrawals,
    BaseMoves(HalfTurn<Side>),
    Attrition(HalfTurn<Side>),
}

/// Moments that only this game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "moment", rename_all = "kebab-case")]
pub enum OwnWindowKind {
    /// 7.S14a An optional reinforcement was called: is it cancelled?
    Answer { counter: CounterId, group: u8 },
    /// 7.S17b Alcibiades has arrived.
    Arrived,
    /// 5.1o Before the dice of a siege.
    Siege { port: Place },
}

/// What else is noted of a window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct OwnWindow {
    /// 8j The advantage has been used here.
    pub used: bool,
}

/// Stages of a combat that only this game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum OwnBattleStage {
    Evasion,
    Escape,
    Aftermath,
}

/// Nothing else is noted of a combat: on land it is between armies, in a sea zone between fleets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct OwnBattle {}

/// 5 The stages of a siege.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum SiegeStage {
    Dice,
    Ones,
    Assault,
    End,
}

/// What else is noted of a retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct OwnRetreat {
    /// Those that left with them.
    pub ships: PieceSet,
}

/// Why pieces have to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum RetreatCause {
    Combat,
    /// 4.1c There is no action point for the combat.
    Unpaid,
    Overstacked,
}

/// Why units recover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum RecoverCause {
    Leaders,
    Stratagem,
}

/// Why a unit is weakened at its owner's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum WeakenCause {
    Attrition,
    Evasion,
    Siege,
    RottenHullsLost,
    RottenHullsWeakened,
}

/// 2.D.2 What may still go home, and what has gone to each base of the side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Home {
    /// 2.D.2b Naval strength that may still go.
    pub quota: u8,
    pub ships: [u8; 2],
    pub men: [u8; 2],
}

/// A die that the advantage may cancel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum Roll {
    /// 4.2.1g
    Evasion { die: u8 },
    /// 4.2.2e
    Combat { die: u8 },
    /// 5.2a The dice are in the siege.
    Siege { port: Place },
    /// 6.4d
    Attrition { side: Side, zone: Place, die: u8 },
    /// 7.S4a
    Storm {
        /// Who plays it.
        by: Side,
        unit: PieceSet,
        left: PieceSet,
        die: u8,
    },
    /// 7.S16a
    Discord {
        side: Side,
        leader: PieceSet,
        die: u8,
    },
}
