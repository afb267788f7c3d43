//! What is being resolved.

use campaign::HalfTurn;
use serde::{Deserialize, Serialize};

use crate::{
    ids::{CounterId, FortId, PerSide, Place, PlaceSet, Side, WallId},
    pieces::PieceSet,
    rules::sailing,
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
    /// 2.B.2b Where does this group arrive?
    Arrive { group: u8 },
    /// 2.B.2e Where do the enemies go that stand in its way?
    Displace { group: u8, zone: Place },
    /// 2.B.2f The free move of those who have just arrived.
    FreeMove { side: Side },
    /// 3.5c Where do those aboard land?
    Land(Landing),
    /// 3.2q Where does this piece of the cavalry go?
    WithdrawTo {
        side: Side,
        zone: Place,
        left: PieceSet,
    },
    /// 3.3b Too many units: which are lost?
    Overstacked { side: Side, place: Place },
    /// 4.3d, 4.3m Who goes into the fort that was taken?
    Garrison { side: Side, fort: Place, room: u8 },
    /// 4.4h Who occupies the place of the camp?
    Occupy { from: PieceSet },
    /// 2.Ce A counter for a works die?
    Discard { side: Side },
    /// 5.1b What is built?
    Build { side: Side, points: u8 },
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
    /// 4.5b Which wall is tried?
    Breach { side: Side, done: u8 },
}

/// What else is noted of a group that is being formed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct OwnPicking {
    /// 2.B.2f Only those who have just arrived.
    pub free: bool,
}

/// What else is noted of a group on the march.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct OwnMarch {
    /// Sails as ships do: triremes with whom they carry.
    pub naval: bool,
    /// 2.B.2f Moves for nothing and may meet no enemy.
    pub free: bool,
    /// 1.1g The naval zones it has been in, as bits: ships do not sail in circles.
    #[serde(with = "sea_bits")]
    #[ts(as = "Vec<Place>")]
    pub seen: u16,
}

/// Naval zones as a list of ids.
mod sea_bits {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{Place, sailing};

    pub(super) fn serialize<S: Serializer>(bits: &u16, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Place::zones().filter(|&zone| bits & sailing::bit(zone) != 0))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u16, D::Error> {
        let zones = Vec::<Place>::deserialize(deserializer)?;
        Ok(zones
            .into_iter()
            .fold(0, |bits, zone| bits | sailing::bit(zone)))
    }
}

/// Parts of a turn that only this game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "part", rename_all = "kebab-case")]
pub enum OwnStage {
    FreeMoves(HalfTurn<Side>),
    StartWorks,
    Works(HalfTurn<Side>),
    Want,
    Attrition {
        side: Side,
        second: bool,
        zone: Place,
    },
    Breaches(HalfTurn<Side>),
}

/// Moments that only this game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "moment", rename_all = "kebab-case")]
pub enum OwnWindowKind {
    /// 7.S18a An optional reinforcement was called: is it cancelled?
    Answer { counter: CounterId },
    /// 2.Cr
    Works,
}

/// What else is noted of a window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct OwnWindow {
    /// 8i Who has used the advantage here.
    pub used: PerSide<bool>,
    /// 7.S25b Who has used good omens here.
    pub omens: PerSide<bool>,
}

/// Stages of a combat that only this game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum OwnBattleStage {
    /// 4.4d Athens puts defenders on the camp.
    Defenders,
}

/// What kind of combat it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum BattleKind {
    /// Between armies in a zone.
    Field,
    /// Between fleets.
    Naval,
    /// 4.3b
    Assault(FortId),
    /// 4.4b From this main zone.
    Camp(Place),
}

/// What else is noted of a combat. Its zone is that of the fort in an assault, T17 for the camp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct OwnBattle {
    pub kind: BattleKind,
    /// 7.S10a Whom the night has hurt.
    pub night: Option<Side>,
    /// 4.4d The units on the camp marker.
    pub defenders: PieceSet,
    /// 3.5f The ships that have to leave: those aboard go with them.
    pub leaving: PieceSet,
    /// 2.Dk Whose stack in the zone was too great before: it waits for the next moves of its owner.
    pub crowded: PerSide<bool>,
}

impl OwnBattle {
    /// A combat in which nothing has happened yet.
    pub(crate) fn combat(kind: BattleKind, zone: Place, attacker: Side) -> Battle {
        let own = Self {
            kind,
            night: None,
            defenders: PieceSet::EMPTY,
            leaving: PieceSet::EMPTY,
            crowded: PerSide::default(),
        };
        Battle::begun(zone, attacker, own)
    }
}

/// Those aboard and where their ships are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Landing {
    pub side: Side,
    pub fleet: Place,
    pub aboard: PieceSet,
}

/// What else is noted of a retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct OwnRetreat {
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
