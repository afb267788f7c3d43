//! What happened. Everything in Antike is open, so that everybody may see every event.

use engine::{Ruled, Seat};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::{
    ids::{Advance, Nation, PersonageKind, ProvinceId, Resource, Space, UnitKind},
    payment::Payment,
    rules::idle::Idle,
};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    NationTaken {
        nation: Nation,
        seat: Seat,
        how: Taken,
    },
    StartCityChosen {
        nation: Nation,
        province: ProvinceId,
    },
    TurnBegan {
        nation: Nation,
        round: u16,
    },
    CoinTaken {
        nation: Nation,
    },
    CoinDeclined {
        nation: Nation,
    },
    InsteadTaken {
        nation: Nation,
        resource: Resource,
    },
    NothingTaken {
        nation: Nation,
    },
    RondelMoved {
        nation: Nation,
        space: Space,
        steps: u8,
        price: u8,
    },
    NothingToDo {
        nation: Nation,
        space: Space,
        why: Idle,
    },
    Paid {
        nation: Nation,
        marble: u8,
        iron: u8,
        gold: u8,
        coins: u8,
    },
    Produced {
        nation: Nation,
        resource: Resource,
        cities: u8,
        bonus: u8,
        amount: u16,
        missing: u8,
    },
    TempleBuilt {
        nation: Nation,
        province: ProvinceId,
    },
    UnitArmed {
        nation: Nation,
        province: ProvinceId,
        kind: UnitKind,
    },
    AdvanceBought {
        nation: Nation,
        advance: Advance,
        price: u8,
        first: bool,
    },
    Moved {
        nation: Nation,
        kind: UnitKind,
        from: ProvinceId,
        to: ProvinceId,
        count: u8,
    },
    Declined {
        nation: Nation,
        mover: Nation,
        province: ProvinceId,
    },
    Fought {
        nation: Nation,
        foe: Nation,
        province: ProvinceId,
        kind: UnitKind,
        pairs: u8,
        occasion: Occasion,
    },
    CityGivenUp {
        nation: Nation,
        province: ProvinceId,
        temple: bool,
    },
    CityConquered {
        nation: Nation,
        foe: Nation,
        province: ProvinceId,
        base: u8,
        units: u8,
        bonus: u8,
        defence: u8,
        legions: u8,
        galleys: u8,
        foe_legions: u8,
        foe_galleys: u8,
        temple: bool,
    },
    CityFounded {
        nation: Nation,
        province: ProvinceId,
    },
    PersonageWon {
        nation: Nation,
        kind: PersonageKind,
        personage: String,
        total: u8,
    },
    Won {
        nation: Nation,
        seat: Seat,
        how: Victory,
    },
}

/// How a nation came to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Taken {
    /// setup.11
    Dealt,
    /// setup.12
    Chosen,
}

/// When a fight was demanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// occasions.1 By the nation on maneuver.
    Maneuver,
    /// occasions.2 By a nation whose province was entered.
    Entry,
}

/// How the game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Victory {
    /// victory.1
    Personages,
    /// victory.7
    LastTemple,
}

impl Event {
    /// coin.3 What a nation has paid to the bank.
    pub(crate) fn paid(nation: Nation, payment: Payment) -> Self {
        let Payment {
            marble,
            iron,
            gold,
            coins,
        } = payment;
        Self::Paid {
            nation,
            marble,
            iron,
            gold,
            coins,
        }
    }
}

impl Ruled for Event {
    fn rule(&self) -> &'static str {
        match self {
            Self::NationTaken {
                how: Taken::Dealt, ..
            } => "setup.11",
            Self::NationTaken {
                how: Taken::Chosen, ..
            } => "setup.12",
            Self::StartCityChosen { .. } => "variant.1",
            Self::TurnBegan { .. } => "turn.1",
            Self::CoinTaken { .. } => "coin.1",
            Self::CoinDeclined { .. } => "coin.2",
            Self::InsteadTaken { .. } => "coin.5",
            Self::NothingTaken { .. } => "coin.6",
            Self::RondelMoved { steps: 0, .. } => "rondel.1",
            Self::RondelMoved { price: 0, .. } => "rondel.3",
            Self::RondelMoved { .. } => "rondel.4",
            Self::NothingToDo { .. } => "turn.9",
            Self::Paid { .. } => "setup.2",
            Self::Produced { missing: 1.., .. } => "limits.1",
            Self::Produced {
                resource: Resource::Marble,
                ..
            } => "production.1",
            Self::Produced {
                resource: Resource::Iron,
                ..
            } => "production.3",
            Self::Produced {
                resource: Resource::Gold,
                ..
            } => "production.4",
            Self::TempleBuilt { .. } => "temple.1",
            Self::UnitArmed { .. } => "arming.1",
            Self::AdvanceBought { first: true, .. } => "knowhow.9",
            Self::AdvanceBought { first: false, .. } => "knowhow.10",
            Self::Moved { .. } => "movement.1",
            Self::Declined { .. } => "movement.16",
            Self::Fought {
                occasion: Occasion::Entry,
                ..
            } => "movement.8",
            Self::Fought {
                occasion: Occasion::Maneuver,
                ..
            } => "combat.4",
            Self::CityGivenUp { .. } => "conquest.18",
            Self::CityConquered { .. } => "conquest.17",
            Self::CityFounded { .. } => "cities.8",
            Self::PersonageWon {
                kind: PersonageKind::King,
                ..
            } => "personages.1",
            Self::PersonageWon {
                kind: PersonageKind::Scholar,
                ..
            } => "personages.3",
            Self::PersonageWon {
                kind: PersonageKind::General,
                ..
            } => "personages.4",
            Self::PersonageWon {
                kind: PersonageKind::Citizen,
                ..
            } => "personages.5",
            Self::PersonageWon {
                kind: PersonageKind::Navigator,
                ..
            } => "personages.6",
            Self::Won {
                how: Victory::Personages,
                ..
            } => "victory.1",
            Self::Won {
                how: Victory::LastTemple,
                ..
            } => "victory.7",
        }
    }
}
