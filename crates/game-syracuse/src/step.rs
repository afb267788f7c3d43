//! What is being resolved.

use campaign::HalfTurn;
use serde::{Deserialize, Serialize};

use crate::{
    ids::{CounterId, PerSide, Place, PlaceSet, Side, WallId},
    pieces::PieceSet,
};

/// One variant per part of the sequence. Steps that ask nothing go on by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Step {
    /// 2a The course of a turn.
    Turn { stage: Stage },
    /// 2.B.3g Stratagems and the advantage at a fixed moment.
    Window { window: Window },
    /// 2.B.2b Where does this group arrive?
    Arrive { group: u8 },
    /// 2.B.2e Where do the enemies go that stand in its way?
    Displace { group: u8, zone: Place },
    /// 2.B.2f The free move of those who have just arrived.
    FreeMove { side: Side },
    /// 2.B.3.1a
    Announce { side: Side },
    /// 2.B.3.2a Activate a zone, or end the moves.
    Menu { side: Side },
    /// 3.2a Form a group out of an activated place.
    Pick(Picking),
    /// 3b The group on the march takes its next step.
    March { side: Side },
    /// 3.5c Where do those aboard land?
    Land(Landing),
    /// 3.2n Does the cavalry withdraw?
    Withdraw { side: Side, zone: Place },
    /// 3.2q Where does this piece of the cavalry go?
    WithdrawTo {
        side: Side,
        zone: Place,
        left: PieceSet,
    },
    /// 3.3b Too many units: which are lost?
    Overstacked { side: Side, place: Place },
    /// 4.2a Which combat is next?
    Combats { side: Side },
    /// 4.2 A combat, in state `battle`.
    Battle { stage: BattleStage },
    /// 4.2.2 Those who have to leave a zone.
    Retreat(Retreat),
    /// 4.3d, 4.3m Who goes into the fort that was taken?
    Garrison { side: Side, fort: Place, room: u8 },
    /// 4.4h Who occupies the place of the camp?
    Occupy { from: PieceSet },
    /// 2.Ce A counter for a works die?
    Discard { side: Side },
    /// 5.1b What is built?
    Build { side: Side, points: u8 },
    /// 2.Db Which counter is kept?
    Keep { side: Side },
    /// 2.Dd Who regroups?
    Regroup { side: Side, ships: u8, men: u8 },
    /// 2.Df Where to?
    RegroupTo {
        side: Side,
        piece: PieceSet,
        ships: u8,
        men: u8,
    },
    /// 2.Dj Which weakened unit recovers?
    Recover {
        side: Side,
        left: u8,
        cause: RecoverCause,
    },
    /// 6.4c Which unit is weakened?
    Weaken {
        side: Side,
        among: PieceSet,
        cause: WeakenCause,
    },
    /// 8d A roll that the advantage may cancel.
    Roll { roll: Roll },
    /// 4.3j Which siege is next?
    Sieges { side: Side, done: u8 },
    /// 4.5b Which wall is tried?
    Breach { side: Side, done: u8 },
    /// 7.S23a Victims of the epidemic.
    Epidemic { side: Side, left: u8, hit: PieceSet },
    /// 7.S23b The leader who falls sick.
    Sick { side: Side },
}

/// A group that is being formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Picking {
    pub side: Side,
    /// The place that was activated.
    pub from: Place,
    pub picked: PieceSet,
    /// 2.B.2f Only those who have just arrived.
    pub free: bool,
}

impl Picking {
    /// Nobody is picked yet.
    pub(crate) fn anew(side: Side, from: Place) -> Self {
        Self {
            side,
            from,
            picked: PieceSet::EMPTY,
            free: false,
        }
    }
}

/// 2a The parts of a turn. Many are played by both players, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "part", rename_all = "kebab-case")]
pub enum Stage {
    Draw,
    Initiative,
    StartReinforcements,
    Arrivals(HalfTurn<Side>),
    FreeMoves(HalfTurn<Side>),
    LeadersRecover,
    Actions {
        side: Side,
    },
    StartWorks,
    Works(HalfTurn<Side>),
    Hands(HalfTurn<Side>),
    Regrouping(HalfTurn<Side>),
    Want,
    Recovery(HalfTurn<Side>),
    Supply(HalfTurn<Side>),
    Famine(HalfTurn<Side>),
    StartAttrition(HalfTurn<Side>),
    Attrition {
        side: Side,
        second: bool,
        zone: Place,
    },
    Sieges(HalfTurn<Side>),
    Breaches(HalfTurn<Side>),
    End,
}

/// 2.B.3g A moment at which players may use stratagems and the advantage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Window {
    pub kind: WindowKind,
    /// Who is asked now.
    pub asked: Side,
    /// Is nobody asked after him?
    pub last: bool,
    /// 8i Who has used the advantage here.
    pub used: PerSide<bool>,
    /// 7.S25b Who has used good omens here.
    pub omens: PerSide<bool>,
}

impl Window {
    /// A window for both players, this one first.
    pub(crate) fn new(kind: WindowKind, asked: Side) -> Self {
        Self {
            kind,
            asked,
            last: false,
            used: PerSide::default(),
            omens: PerSide::default(),
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
    /// 2.B.2m
    Reinforcements,
    /// 7.S18a An optional reinforcement was called: is it cancelled?
    Answer { counter: CounterId },
    /// 2.B.3g After the announcement.
    Announced,
    /// 7.S7b Somebody is about to enter a zone with archers.
    Archers { zone: Place },
    /// 2.B.3g The active player has ended his moves.
    Moved,
    /// 4.2e Before the roll, in secret.
    Combat,
    /// 7.S9b After the losses.
    Result,
    /// 2.Cr
    Works,
    /// 2.Do
    Supply,
    /// 2.Do
    Attrition,
}

/// 4.2 The stages of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum BattleStage {
    /// 4.4d Athens puts defenders on the camp.
    Defenders,
    Stratagems,
    Reveal,
    Roll,
    AttackerLosses,
    DefenderLosses,
    Result,
    Retreat,
    End,
}

/// Those aboard and where their ships are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Landing {
    pub side: Side,
    pub fleet: Place,
    pub aboard: PieceSet,
}

/// Those who have to leave a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Retreat {
    pub side: Side,
    pub from: Place,
    pub left: PieceSet,
    pub cause: RetreatCause,
    /// 4.2.2i Zones from which units have moved on so that this one became too full.
    #[ts(as = "Vec<Place>")]
    pub passed: PlaceSet,
}

/// Why pieces have to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum RetreatCause {
    Combat,
    Overstacked,
    CampLost,
}

/// Why units recover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum RecoverCause {
    Leaders,
    Stratagem,
    /// 8i The advantage was received in the enemy's D.3.
    Advantage,
}

/// Why a unit is weakened at its owner's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum WeakenCause {
    Attrition,
    RottenHullsLost,
    RottenHullsWeakened,
}

/// A die that the advantage may cancel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum Roll {
    /// 6.4b
    Attrition {
        side: Side,
        zone: Place,
        die: u8,
        used: PerSide<bool>,
    },
    /// 4.3j
    Siege {
        side: Side,
        fort: Place,
        die: u8,
        used: PerSide<bool>,
    },
    /// 4.5b
    Wall {
        side: Side,
        wall: WallId,
        die: u8,
        used: PerSide<bool>,
    },
    /// 4.5d
    Chains {
        side: Side,
        die: u8,
        used: PerSide<bool>,
    },
    /// 4.2i
    Combat { die: u8, used: PerSide<bool> },
    /// 7.S4a
    Storm {
        side: Side,
        unit: PieceSet,
        left: PieceSet,
        die: u8,
        used: PerSide<bool>,
    },
    /// 7.S10a
    Night { die: u8, used: PerSide<bool> },
    /// 7.S20a
    Discord {
        side: Side,
        leader: PieceSet,
        die: u8,
        used: PerSide<bool>,
    },
}
