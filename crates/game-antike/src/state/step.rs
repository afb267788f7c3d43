//! What is being resolved.

use serde::{Deserialize, Serialize};

use crate::{
    ids::{Advance, ProvinceId, Space, UnitKind, Zone},
    state::Place,
};

/// What is being resolved: one variant per section of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// setup.12 The seats choose their nations.
    ChooseNations,
    /// variant.1 A nation chooses its only starting city.
    ChooseCity(Place),
    /// coin.5 The bank has no coin: does a nation take something else?
    Coin(Place),
    /// rondel.1 Choose a space of the wheel.
    Rondel,
    /// temple.1 Build temples.
    Temple,
    /// arming.1 Create units.
    Arming,
    /// knowhow.1 Buy advances.
    KnowHow,
    /// maneuver.1 Move, fight, conquer.
    Maneuver,
    /// cities.1 Found cities.
    Cities,
    /// knowhow.19 A price can be met in several ways.
    Payment(Purchase),
    /// movement.11 Units have entered a province: does a nation demand a fight?
    Entry(Entry),
    /// conquest.18 The conqueror of this province has no marker left: which old city does it give up?
    GiveUp(Zone),
    /// conquest.22 The conqueror chooses its losses, class by class.
    Losses(Losses),
}

impl Step {
    /// turn.3 The action of a space; a production space has none that is asked about.
    pub(crate) fn of_space(space: Space) -> Option<Self> {
        match space {
            Space::Marble | Space::Iron | Space::Gold => None,
            Space::Temple => Some(Self::Temple),
            Space::Arming => Some(Self::Arming),
            Space::KnowHow => Some(Self::KnowHow),
            Space::Maneuver1 | Space::Maneuver2 => Some(Self::Maneuver),
        }
    }
}

/// movement.11 Units that have entered a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) zone: Zone,
    /// What has entered, with the maneuvers left.
    pub(crate) class: UnitClass,
    /// How many have entered; movement.21 how many are left of them, where only they can be fought.
    pub(crate) entered: u8,
    /// Who is asked.
    pub(crate) asked: Place,
}

/// conquest.22 A conquest whose price is being paid in units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Losses {
    /// The province that is conquered.
    pub(crate) zone: Zone,
    /// conquest.18 The city that is given up for it.
    pub(crate) given_up: Option<Zone>,
    /// The class of units that is decided now.
    pub(crate) class: UnitClass,
    /// Units still to be removed.
    pub(crate) due: u8,
    /// Legions that have been removed.
    pub(crate) legions: u8,
}

/// Units of one kind with the same number of maneuvers left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct UnitClass {
    pub(crate) kind: UnitKind,
    pub(crate) left: u8,
}

/// What is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Purchase {
    Rondel {
        space: Space,
    },
    Temple {
        province: ProvinceId,
    },
    Unit {
        province: ProvinceId,
        kind: UnitKind,
    },
    Advance {
        advance: Advance,
    },
    City {
        province: ProvinceId,
    },
}
