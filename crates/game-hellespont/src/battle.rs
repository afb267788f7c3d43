//! A siege that is being resolved, and stratagems.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    ids::{PerSide, Place, Side},
    types::Types,
};

/// A stratagem that somebody uses.
pub type Play = campaign::Play<Types>;

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
