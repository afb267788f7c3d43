//! The questions.

use engine::Ruled;
use serde::Serialize;
use strum::VariantNames;

use crate::{
    ids::{Nation, ProvinceId, UnitKind},
    state::Purchase,
};

/// A question to one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Prompt {
    ChooseNation,
    StartCity {
        nation: Nation,
    },
    Coin {
        nation: Nation,
    },
    Rondel {
        nation: Nation,
        first: bool,
    },
    Temple {
        nation: Nation,
    },
    Arming {
        nation: Nation,
    },
    KnowHow {
        nation: Nation,
    },
    Maneuver {
        nation: Nation,
    },
    Cities {
        nation: Nation,
    },
    Payment {
        nation: Nation,
        price: u8,
        purchase: Purchase,
    },
    Entry {
        nation: Nation,
        mover: Nation,
        province: ProvinceId,
        kind: UnitKind,
        entered: u8,
        others: u8,
    },
    GiveUp {
        nation: Nation,
        province: ProvinceId,
    },
    Losses {
        nation: Nation,
        province: ProvinceId,
        kind: UnitKind,
        left: u8,
        due: u8,
    },
}

impl Ruled for Prompt {
    fn rule(&self) -> &'static str {
        match self {
            Self::ChooseNation => "setup.12",
            Self::StartCity { .. } => "variant.1",
            Self::Coin { .. } => "coin.5",
            Self::Rondel { first: true, .. } => "rondel.1",
            Self::Rondel { first: false, .. } => "rondel.3",
            Self::Temple { .. } => "temple.1",
            Self::Arming { .. } => "arming.1",
            Self::KnowHow { .. } => "knowhow.1",
            Self::Maneuver { .. } => "maneuver.2",
            Self::Cities { .. } => "cities.1",
            Self::Payment { purchase, .. } => match purchase {
                Purchase::Rondel { .. } => "rondel.5",
                Purchase::Temple { .. } => "temple.2",
                Purchase::Unit { .. } => "arming.2",
                Purchase::Advance { .. } => "knowhow.19",
                Purchase::City { .. } => "cities.7",
            },
            Self::Entry { .. } => "movement.11",
            Self::GiveUp { .. } => "conquest.18",
            Self::Losses { .. } => "conquest.22",
        }
    }
}
