//! The supply track of a side.

use serde::{Deserialize, Serialize};
use strum::EnumString;

/// How well a side is supplied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Supply {
    /// From 0 to [`Supply::MOST`].
    pub value: u8,
    /// Which way it goes.
    pub face: SupplyFace,
}

/// The two faces of the marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumString)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum SupplyFace {
    /// Supplies come in.
    Appro,
    /// They do not.
    Disette,
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

    /// The move of the adjustments: down in want, up in plenty unless the season forbids it.
    pub fn adjust(&mut self, rises: bool) {
        match self.face {
            SupplyFace::Disette => self.value = self.value.saturating_sub(1),
            SupplyFace::Appro if rises => self.rise(),
            SupplyFace::Appro => {}
        }
    }

    /// One box up.
    pub fn rise(&mut self) {
        self.value = (self.value + 1).min(Self::MOST);
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
        supply.adjust(true);
        assert_eq!(supply.value, 3);
        supply.face = SupplyFace::Disette;
        (0..4).for_each(|_| supply.adjust(true));
        assert!(supply.is_exhausted());
        supply.face = SupplyFace::Appro;
        supply.adjust(false);
        assert_eq!(supply.value, 0, "nothing comes in winter");
        supply.adjust(true);
        assert_eq!(supply.value, 1);
    }
}
