//! All answers: one small choice each.

use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::{
    ids::{Advance, Nation, ProvinceId, Resource, Space, UnitKind},
    payment::Payment,
};

fn one() -> u8 {
    1
}

fn is_one(number: &u8) -> bool {
    *number == 1
}

/// An answer. Answers are offered in the order of this list. Numbers that are 1 are left out on the wire and in replays.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, VariantNames,
)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Action {
    /// setup.12 Take this nation.
    ChooseNation { nation: Nation },
    /// two-players.4 Take this pair of nations.
    ChoosePair { first: Nation, second: Nation },
    /// variant.1 Begin with this city only.
    StartCity {
        /// One of the three of the card.
        province: ProvinceId,
    },
    /// coin.5 Take this because the bank has no coin.
    TakeInstead { resource: Resource },
    /// coin.6 Take nothing.
    TakeNothing,
    /// rondel.1 Move to this space of the wheel.
    Rondel { space: Space },
    /// coin.2 Put the coin back that was taken.
    DeclineCoin,
    /// knowhow.19 Pay like this.
    Pay(Payment),
    /// temple.1 Build a temple.
    BuildTemple { province: ProvinceId },
    /// arming.1 Create a unit.
    Arm {
        province: ProvinceId,
        kind: UnitKind,
    },
    /// knowhow.1 Buy an advance.
    BuyAdvance { advance: Advance },
    /// movement.1 Move units that have the same number of maneuvers left across one border.
    Move {
        kind: UnitKind,
        from: ProvinceId,
        to: ProvinceId,
        /// Maneuvers they have left before the move.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        left: u8,
        #[serde(default = "one", skip_serializing_if = "is_one")]
        count: u8,
    },
    /// movement.11 Demand a fight with the units that have just entered.
    Demand {
        #[serde(default = "one", skip_serializing_if = "is_one")]
        pairs: u8,
    },
    /// movement.16 Demand no fight.
    Decline,
    /// combat.1 Demand a fight in one's own maneuver.
    Fight {
        province: ProvinceId,
        kind: UnitKind,
        foe: Nation,
        #[serde(default = "one", skip_serializing_if = "is_one")]
        pairs: u8,
    },
    /// conquest.1 Conquer a city.
    Conquer { province: ProvinceId },
    /// conquest.18 Give up an old city for the one that is conquered.
    GiveUp { province: ProvinceId },
    /// conquest.22 Remove units for the conquest.
    Remove {
        kind: UnitKind,
        /// Maneuvers they have left.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        left: u8,
        #[serde(default = "one", skip_serializing_if = "is_one")]
        count: u8,
    },
    /// cities.1 Found a city.
    Found { province: ProvinceId },
    /// turn.5 End the action, or the founding of cities.
    Done,
}
