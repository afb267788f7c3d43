//! Prices, incomes, thresholds and limits.

use serde::Deserialize;

use crate::{names::SpaceId, sets::SpaceSet};

/// `numbers.json`. Dice are read as "this or more".
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Numbers {
    pub tracks: Tracks,
    pub side_change: AtLeast,
    pub omens: Omens,
    pub fomenting: Fomenting,
    pub storm: AtLeast,
    pub interception: AtLeast,
    pub skirmish: Skirmish,
    pub battle: BattleNumbers,
    pub siege: Siege,
    pub staying: AtLeast,
    pub rebellion: Rebellion,
    pub helots: Helots,
    pub income: Income,
    pub reserve: Reserve,
    pub building: Building,
    pub bellicosity: Bellicosity,
    pub armistice: Armistice,
    pub victory: Victory,
    pub disaster: Disaster,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AtLeast {
    pub at_least: i8,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Tracks {
    pub bellicosity: Track,
    pub confidence: Track,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Track {
    pub least: i8,
    pub most: i8,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Omens {
    pub player: u8,
    pub non_player: u8,
    pub athens_with_two: u8,
    pub sparta_with_two: u8,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Fomenting {
    pub price: i32,
    pub player: u8,
    pub non_player: u8,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Skirmish {
    pub loss_on: u8,
    pub battle_by_dice: u8,
    pub battle_by_points: u8,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BattleNumbers {
    pub cavalry: i8,
    pub spartan_hoplites: i8,
    pub athenian_ships: i8,
    pub at_sparta: i8,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Siege {
    pub weaker: u8,
    pub at_least: i8,
    pub syracuse: i8,
    pub talents: i32,
    pub long_walls_outnumber: u8,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Rebellion {
    pub at_least: u8,
    pub enemy_zone: u8,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Helots {
    pub hoplites: u8,
    pub first_income: i32,
    pub later_income: i32,
    pub bellicosity: i8,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Income {
    pub athens: i32,
    pub sparta: i32,
    pub damaged_space: i32,
    pub great_ally: i32,
    pub great_allies: SpaceSet,
    pub syracuse: i32,
    pub sicily: i32,
    pub sicily_by_aid: i32,
    pub euxine_cut: i32,
    pub epidamnus: i32,
    pub eisphora: i32,
    pub eisphora_spaces: SpaceSet,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Reserve {
    pub athens: i32,
    pub open_at_rebellions: u8,
    pub open_if_captured: SpaceSet,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Building {
    pub price: i32,
    pub limit: i32,
    pub non_player_keeps: i32,
    pub peace_limit: u8,
    pub peace_keeps: i32,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Bellicosity {
    pub confidence_share: i8,
    pub damaged_spaces: u8,
    pub event: i8,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Armistice {
    pub bellicosity: i8,
    pub treasury: i32,
    pub nicias: u8,
    pub reset_from: i8,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Victory {
    pub won: i16,
    pub lost: i16,
    pub surrender: i16,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Disaster {
    pub ships: u8,
}

/// The numbers of `events.json`, and the forces of the neutrals.
#[derive(Debug)]
pub(crate) struct Happenings {
    pub rebellion_table: [SpaceId; 11],
    pub mine_talents: i32,
    pub mine_sparta_up_to: u8,
    pub coup_talents: i32,
    pub coup_rebellions: u8,
    pub persia_from_turn: u8,
    pub subsidy: i32,
    pub greater_subsidy: i32,
    pub persian_cavalry: u8,
    pub plague_spaces: SpaceSet,
    pub plague_enemy_in: SpaceSet,
    pub hoplites_one_in: u8,
    pub fleet_price_one_in: i32,
    pub strategy_bonus: i8,
    pub macedonian_cavalry: u8,
    pub deaths_up_to: u8,
    pub most_deaths: u8,
    pub eclipse_up_to: u8,
    pub omens_operations: u8,
    /// Hoplites, cavalry, ships.
    pub argos_force: [u8; 3],
    pub syracuse_force: [u8; 3],
}
