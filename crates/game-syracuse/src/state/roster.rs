//! Where all pieces are and how they are.

use campaign::Entry;
use serde::{Deserialize, Serialize};

use crate::ids::Place;

/// Where a piece is: on the map, in Catania or in a fort, yet to come, lost, or recalled or driven out by discord.
pub(crate) type At = campaign::At<Place>;
/// Where a piece is and how it is.
pub(crate) type Piece = campaign::Piece<Place, Entered>;

/// table.column-h How a piece came into its zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(default)]
pub struct Entered {
    pub river: bool,
    pub climb: bool,
    pub landing: bool,
    pub wall: bool,
}

impl Entry for Entered {
    #[inline]
    fn bits(self) -> u8 {
        let Self {
            river,
            climb,
            landing,
            wall,
        } = self;
        u8::from(river) | u8::from(climb) << 1 | u8::from(landing) << 2 | u8::from(wall) << 3
    }

    #[inline]
    fn from_bits(bits: u8) -> Self {
        let [river, climb, landing, wall] = [0, 1, 2, 3].map(|way| bits & (1 << way) != 0);
        Self {
            river,
            climb,
            landing,
            wall,
        }
    }
}
