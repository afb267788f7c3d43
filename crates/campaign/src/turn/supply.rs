//! The supply track of a side.

use serde::{Deserialize, Serialize};
use strum::EnumString;

/// How well a side is supplied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
pub struct Supply {
    /// From 0 to [`Supply::MOST`].
    pub value: u8,
    /// Which way it goes.
    pub face: SupplyFace,
}

/// The two faces of the marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumString, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum SupplyFace {
    /// Supplies come in.
    Appro,
    /// They do not.
    Disette,
}

impl Default for Supply {
    fn default() -> Self {
        Self::full()
    }
}

impl SupplyFace {
    /// Want as long as there is any cause of it.
    pub fn by_causes(causes: impl IntoIterator<Item = bool>) -> Self {
        if causes.into_iter().any(|is_short| is_short) {
            Self::Disette
        } else {
            Self::Appro
        }
    }
}

impl Supply {
    /// The best box of the track.
    pub const MOST: u8 = 3;

    /// A full store.
    pub fn full() -> Self {
        Self {
            value: Self::MOST,
            face: SupplyFace::Appro,
        }
    }

    /// Turns the marker to one of its faces; says that face if it was the other one.
    pub fn turn(&mut self, face: SupplyFace) -> Option<SupplyFace> {
        let before = std::mem::replace(&mut self.face, face);
        (face != before).then_some(face)
    }

    /// The move of the adjustments: a box down in want, in plenty up by what the season allows. Says where the marker is if it has moved.
    pub fn adjust(&mut self, rise: u8) -> Option<u8> {
        let before = self.value;
        match self.face {
            SupplyFace::Disette => self.value = self.value.saturating_sub(1),
            SupplyFace::Appro => self.rise(rise),
        }
        (self.value != before).then_some(self.value)
    }

    /// One box up. Says where the marker is.
    pub(crate) fn raise(&mut self) -> u8 {
        self.rise(1);
        self.value
    }

    fn rise(&mut self, boxes: u8) {
        self.value = (self.value + boxes).min(Self::MOST);
    }

    /// Has want emptied the store?
    pub fn is_exhausted(self) -> bool {
        self.value == 0 && self.face == SupplyFace::Disette
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_marker_follows_its_face() {
        let mut supply = Supply::full();
        assert_eq!(supply.adjust(1), None, "it is full");
        assert_eq!(supply.turn(SupplyFace::Disette), Some(SupplyFace::Disette));
        let moves = [(); 4].map(|()| supply.adjust(1));
        assert_eq!(moves, [Some(2), Some(1), Some(0), None]);
        assert!(supply.is_exhausted());
        assert_eq!(supply.turn(SupplyFace::Appro), Some(SupplyFace::Appro));
        assert_eq!(supply.turn(SupplyFace::Appro), None);
        assert_eq!(supply.adjust(0), None, "nothing comes in winter");
        assert_eq!(supply.adjust(1), Some(1));
    }

    #[test]
    fn nothing_is_stored_beyond_the_track() {
        let mut supply = Supply {
            value: 2,
            ..Supply::full()
        };
        assert_eq!([supply.raise(), supply.raise()], [3, 3]);
    }
}
