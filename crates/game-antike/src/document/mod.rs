//! A position as a readable JSON document: the view, and with the dice the state.

mod read;
mod write;

use std::collections::BTreeMap;

use engine::{Dice, Seat};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{
    ids::{AdvanceSet, BoardId, Nation, PersonageKind, ProvinceId, Resource, Space, UnitKind},
    state::{Options, Purchase},
};

/// A state on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StateDocument {
    pub position: View,
    pub dice: Dice,
}

/// information.1 What everybody may see: all but the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct View {
    pub board: BoardId,
    pub seats: u8,
    pub in_play: u8,
    pub goal: u8,
    #[serde(default)]
    pub long_game: bool,
    /// What people have agreed on.
    #[serde(default)]
    pub options: Options,
    pub round: u16,
    /// The nation at turn.
    pub active: Option<Nation>,
    /// In the order of turns.
    pub nations: Vec<NationDocument>,
    pub bank: BankDocument,
    #[serde(default)]
    pub turn: TurnDocument,
    /// What is being resolved, innermost last.
    pub steps: Vec<StepDocument>,
    #[serde(default)]
    pub winner: Option<Nation>,
}

/// What one nation has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NationDocument {
    pub nation: Nation,
    #[ts(as = "u8")]
    pub seat: Seat,
    #[serde(default)]
    pub space: Option<Space>,
    pub marble: u16,
    pub iron: u16,
    pub gold: u16,
    pub coins: u8,
    /// It has taken a coin that it may still decline.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub new_coin: bool,
    #[serde(default)]
    pub advances: AdvanceSet,
    #[serde(default)]
    pub personages: PersonagesDocument,
    pub cities: Vec<CityDocument>,
    #[serde(default)]
    pub legions: BTreeMap<ProvinceId, u8>,
    #[serde(default)]
    pub galleys: BTreeMap<ProvinceId, u8>,
}

/// How many personages of each kind a nation has won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(default, deny_unknown_fields)]
pub struct PersonagesDocument {
    pub king: u8,
    pub scholar: u8,
    pub general: u8,
    pub citizen: u8,
    pub navigator: u8,
}

impl PersonagesDocument {
    /// How many of a kind.
    pub fn get(&self, kind: PersonageKind) -> u8 {
        match kind {
            PersonageKind::King => self.king,
            PersonageKind::Scholar => self.scholar,
            PersonageKind::General => self.general,
            PersonageKind::Citizen => self.citizen,
            PersonageKind::Navigator => self.navigator,
        }
    }

    /// How many in all.
    pub fn total(&self) -> u8 {
        PersonageKind::VARIANTS
            .iter()
            .map(|&kind| self.get(kind))
            .sum()
    }
}

/// A city on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct CityDocument {
    pub province: ProvinceId,
    #[serde(default)]
    pub temple: bool,
}

/// The bank: its coins, and of the resources what is left where the supply is limited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct BankDocument {
    pub coins: u8,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub supply: BTreeMap<Resource, u16>,
}

/// What the nation at turn has done in this turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(default, deny_unknown_fields)]
pub struct TurnDocument {
    pub firsts: AdvanceSet,
    pub destroyed: u8,
    pub placed: BTreeMap<ProvinceId, u8>,
    pub moved: Vec<MovedDocument>,
}

/// Units that have used maneuvers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct MovedDocument {
    pub kind: UnitKind,
    pub province: ProvinceId,
    pub left: u8,
    pub count: u8,
}

/// What is being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(
    tag = "type",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum StepDocument {
    ChooseNations,
    ChooseCity {
        nation: Nation,
    },
    Coin {
        nation: Nation,
    },
    Rondel,
    Temple,
    Arming,
    KnowHow,
    Maneuver,
    Cities,
    Payment {
        purchase: Purchase,
    },
    Entry {
        province: ProvinceId,
        kind: UnitKind,
        left: u8,
        entered: u8,
        nation: Nation,
    },
    GiveUp {
        province: ProvinceId,
    },
    Losses {
        province: ProvinceId,
        given_up: Option<ProvinceId>,
        kind: UnitKind,
        left: u8,
        due: u8,
        legions: u8,
    },
}
