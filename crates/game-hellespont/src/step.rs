//! What is being resolved.

pub use campaign::Cause;
use campaign::HalfTurn;
use serde::{Deserialize, Serialize};

use crate::{
    ids::{CounterId, Place, Side},
    pieces::PieceSet,
};

/// One variant per part of the sequence. Steps that ask nothing go on by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Step {
    /// 2.Da The course of a turn.
    Turn { stage: Stage },
    /// 2.B.3i Stratagems and the advantage at a fixed moment.
    Window { window: Window },
    /// 10.1c The starting counter.
    Choose { side: Side },
    /// 2.B.2e Where do the enemies go that stand in a group's way?
    Displace { group: u8 },
    /// 2.B.2f Who leaves the bases?
    BaseMoves { side: Side },
    /// 2.B.3.1a
    Announce { side: Side },
    /// 2.B.3.2a Activate a zone, or end the moves.
    Menu { side: Side },
    /// 3.5a Form a group out of an activated place.
    Pick(Picking),
    /// 3b The group on the move takes its next step.
    March { side: Side },
    /// 3.5h Does the cavalry withdraw, and where to?
    Withdraw { side: Side, zone: Place },
    /// 3.6c Too many units: which are lost?
    Stacks { side: Side, check: StackCheck },
    /// 3.3f Too many troops aboard: which suffer?
    Cargo { side: Side, cause: Cause },
    /// 4.2a Which combat is next?
    Combats { side: Side },
    /// 4.2 A combat, in state `battle`.
    Battle { stage: BattleStage },
    /// 4.2.1h Where do they evade to?
    EvadeTo { side: Side },
    /// 4.2.4 Those who have to leave a zone.
    Retreat(Retreat),
    /// 2.Cc Which siege is next? `done` holds the ports that have been besieged.
    Sieges { side: Side, done: u8 },
    /// 5 A siege, in state `siege`.
    Siege { stage: SiegeStage },
    /// 5.2e Who moves into the port that was taken?
    Enter { side: Side, port: Place },
    /// 2.D.1a Which counter is kept?
    Keep { side: Side },
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
    /// 7.S20a Victims of the epidemic.
    Epidemic { side: Side, left: u8, hit: PieceSet },
    /// 7.S20b The leader who falls sick.
    Sick { side: Side },
    /// 7.S20c Where his owner takes him.
    SickTo { side: Side, leader: PieceSet },
}

/// A group that is being formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Picking {
    pub side: Side,
    /// The place that was activated.
    pub from: Place,
    pub picked: PieceSet,
    /// 3.3m Those of them who are weakened when the group sails, because the ships carry no more.
    #[serde(default)]
    pub weakened: PieceSet,
    /// 2.B.2f Leaves a base in B.2.
    pub base: bool,
}

impl Picking {
    /// Nobody is picked yet.
    pub(crate) fn anew(side: Side, from: Place) -> Self {
        Self {
            side,
            from,
            picked: PieceSet::EMPTY,
            weakened: PieceSet::EMPTY,
            base: false,
        }
    }
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

/// 2.Da The parts of a turn. Many are played by both players, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "part", rename_all = "kebab-case")]
pub enum Stage {
    Choices { second: bool },
    Draw,
    Initiative,
    StartReinforcements,
    Withdrawals,
    Arrivals(HalfTurn<Side>),
    BaseMoves(HalfTurn<Side>),
    LeadersRecover,
    Actions { side: Side },
    Sieges(HalfTurn<Side>),
    Hands(HalfTurn<Side>),
    Regrouping(HalfTurn<Side>),
    Recovery(HalfTurn<Side>),
    Supply(HalfTurn<Side>),
    Famine(HalfTurn<Side>),
    StartAttrition(HalfTurn<Side>),
    Attrition(HalfTurn<Side>),
    End,
}

/// 2.B.3i A moment at which players may use stratagems and the advantage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Window {
    pub kind: WindowKind,
    /// Who is asked now.
    pub asked: Side,
    /// Is nobody asked after him?
    pub last: bool,
    /// 8j The advantage has been used here.
    pub used: bool,
}

impl Window {
    /// A window for both players, this one first.
    pub(crate) fn new(kind: WindowKind, asked: Side) -> Self {
        Self {
            kind,
            asked,
            last: false,
            used: false,
        }
    }

    /// Nobody is asked after the first.
    pub(crate) fn for_one(self) -> Self {
        Self { last: true, ..self }
    }
}

/// The moments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "moment", rename_all = "kebab-case")]
pub enum WindowKind {
    /// 2.B.1g
    Initiative,
    /// 2.B.2p
    Reinforcements,
    /// 7.S14a An optional reinforcement was called: is it cancelled?
    Answer { counter: CounterId, group: u8 },
    /// 7.S17b Alcibiades has arrived.
    Arrived,
    /// After the announcement.
    Announced,
    /// 7.S6b Somebody is about to enter a zone with archers.
    Archers { zone: Place },
    /// 2.B.3i The enemy has ended his moves.
    Moved,
    /// 4.2.2c Before the roll, in secret.
    Combat,
    /// 7.S7b After the losses.
    Result,
    /// 5.1o Before the dice of a siege.
    Siege { port: Place },
    /// 7.S19a After D.4.
    Supply,
    /// Before D.5.
    Attrition,
}

/// 4.2 The stages of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum BattleStage {
    Evasion,
    Escape,
    Stratagems,
    Reveal,
    Roll,
    AttackerLosses,
    DefenderLosses,
    Aftermath,
    Result,
    Retreat,
    End,
}

/// 5 The stages of a siege.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum SiegeStage {
    Dice,
    Ones,
    Assault,
    End,
}

/// Those who have to leave a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Retreat {
    pub side: Side,
    pub from: Place,
    pub left: PieceSet,
    /// Those that left with them.
    pub ships: PieceSet,
    pub cause: RetreatCause,
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
