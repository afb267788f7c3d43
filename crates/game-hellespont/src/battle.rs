//! A combat or a siege that is being resolved.

use campaign::CombatResult;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    action::Target,
    ids::{CounterId, PerSide, Place, Side, Stratagem},
    pieces::PieceSet,
};

/// A stratagem that somebody uses.
pub type Play = campaign::Play<CounterId, Stratagem, Target>;

/// The combat: on land between armies, in a sea zone between fleets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Battle {
    pub zone: Place,
    pub attacker: Side,
    /// 4.2.2c Chosen in secret, then revealed together.
    pub plays: PerSide<Option<Play>>,
    pub revealed: bool,
    /// 4.2.2d Who has said in secret that he will not be asked again.
    pub passes: PerSide<bool>,
    pub result: Option<CombatResult>,
    /// 4.2.3a Units still to be hit on land, strength still to be picked at sea.
    pub losses: PerSide<u8>,
    /// 4.2.3g Units that have been hit already.
    pub hit: PieceSet,
}

impl Battle {
    pub(crate) fn new(zone: Place, attacker: Side) -> Self {
        Self {
            zone,
            attacker,
            plays: PerSide::default(),
            revealed: false,
            passes: PerSide::default(),
            result: None,
            losses: PerSide::default(),
            hit: PieceSet::EMPTY,
        }
    }

    /// 4.2.2d Is what the sides put down still secret?
    pub(crate) fn is_secret(&self) -> bool {
        !self.revealed
    }

    /// 4.2.2d As somebody sees it: what a side has put down and whether it wants to be asked again, only where that `is_seen`.
    pub(crate) fn seen(&self, is_seen: &impl Fn(Side) -> bool) -> Self {
        Self {
            plays: PerSide::each(|side| self.plays.get(side).filter(|_| is_seen(side))),
            passes: PerSide::each(|side| is_seen(side) && *self.passes.get(side)),
            ..*self
        }
    }

    /// 4a Is it fought at sea?
    pub(crate) fn is_naval(&self) -> bool {
        self.zone.is_sea()
    }

    /// Who has won, once the result is known.
    pub(crate) fn winner(&self) -> Option<Side> {
        self.result.map(|result| result.won_by(self.attacker))
    }

    /// The stratagem that a side has revealed.
    pub(crate) fn revealed(&self, side: Side) -> Option<Play> {
        self.plays.get(side).filter(|_| self.revealed)
    }
}

/// At most so many dice are thrown in a siege.
pub(crate) const SIEGE_DICE: usize = 12;

/// A siege.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Siege {
    pub port: Place,
    pub besieger: Side,
    /// 7.S9a Two dice more.
    pub sap: bool,
    /// 5.1d, 5.1h Who has given up a counter.
    pub discarded: PerSide<bool>,
    /// The dice that were thrown.
    pub dice: SiegeDice,
}

impl Siege {
    pub(crate) fn new(port: Place, besieger: Side) -> Self {
        Self {
            port,
            besieger,
            sap: false,
            discarded: PerSide::default(),
            dice: SiegeDice::default(),
        }
    }
}

/// The dice of a siege; 0 is no die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ts_rs::TS)]
#[ts(as = "Vec<u8>")]
pub struct SiegeDice(pub(crate) [u8; SIEGE_DICE]);

impl SiegeDice {
    /// The dice.
    pub fn iter(&self) -> impl Iterator<Item = u8> {
        self.0.into_iter().take_while(|&die| die > 0)
    }

    /// How many show this face.
    pub(crate) fn count(&self, face: u8) -> u8 {
        self.iter().filter(|&die| die == face).count() as u8
    }
}

impl FromIterator<u8> for SiegeDice {
    fn from_iter<T: IntoIterator<Item = u8>>(dice: T) -> Self {
        let mut all = Self::default();
        all.0
            .iter_mut()
            .zip(dice)
            .for_each(|(cell, die)| *cell = die);
        all
    }
}

impl Serialize for SiegeDice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SiegeDice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<u8>::deserialize(deserializer)?.into_iter().collect())
    }
}
