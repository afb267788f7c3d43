//! A group on the march.

use serde::{Deserialize, Serialize};

use crate::{ids::Place, pieces::PieceSet, rules::sailing};

/// The group that is moving.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct March {
    pub group: PieceSet,
    /// Where it is now.
    pub at: Place,
    /// Movement points spent so far.
    pub spent: u8,
    /// Sails as ships do: triremes with whom they carry.
    pub naval: bool,
    /// 2.B.2f Moves for nothing and may meet no enemy.
    pub free: bool,
    /// Has taken a step at least.
    pub begun: bool,
    /// 7.S7b The step it is about to take while the enemy is asked about his archers.
    pub next: Option<Place>,
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
