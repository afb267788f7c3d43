//! Prices, incomes, thresholds and limits.

use engine::{DataError, DataFiles, data::Checker};
use serde::Deserialize;

use crate::{ids::SpaceId, sets::SpaceSet};

/// No price and no income is larger: sums of them stay within their type.
pub(super) const MOST_TALENTS: i32 = 100_000;
/// No track and no modifier goes farther.
pub(super) const MOST_STEPS: i8 = 20;

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

impl Numbers {
    pub(super) fn load(files: &DataFiles) -> Result<Self, Vec<DataError>> {
        const FILE: &str = "numbers.json";
        let numbers: Self = files.json(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        numbers.check_talents(&mut checker);
        numbers.check_steps(&mut checker);
        checker.finish().map(|()| numbers)
    }

    fn check_talents(&self, checker: &mut Checker<'_>) {
        let Self {
            fomenting,
            siege,
            helots,
            income,
            reserve,
            building,
            armistice,
            ..
        } = self;
        let prices = [
            ("fomenting", fomenting.price),
            ("siege", siege.talents),
            ("reserve", reserve.athens),
            ("building", building.price),
            ("building", building.limit),
            ("building", building.non_player_keeps),
            ("building", building.peace_keeps),
            ("armistice", armistice.treasury),
        ];
        for (item, talents) in prices {
            let fits = (0..=MOST_TALENTS).contains(&talents);
            checker.require(fits, item, || format!("it cannot be {talents} talents"));
        }
        let incomes = [
            ("helots", helots.first_income),
            ("helots", helots.later_income),
            ("income", income.athens),
            ("income", income.sparta),
            ("income", income.damaged_space),
            ("income", income.great_ally),
            ("income", income.syracuse),
            ("income", income.sicily),
            ("income", income.sicily_by_aid),
            ("income", income.euxine_cut),
            ("income", income.epidamnus),
            ("income", income.eisphora),
        ];
        for (item, talents) in incomes {
            let fits = (-MOST_TALENTS..=MOST_TALENTS).contains(&talents);
            checker.require(fits, item, || format!("it cannot be {talents} talents"));
        }
    }

    fn check_steps(&self, checker: &mut Checker<'_>) {
        let Self { tracks, battle, .. } = self;
        for (item, track) in [
            ("bellicosity", &tracks.bellicosity),
            ("confidence", &tracks.confidence),
        ] {
            let fits = track.least <= 0 && 0 <= track.most;
            checker.require(fits, item, || "its track has no 0".to_owned());
        }
        let share = self.bellicosity.confidence_share;
        checker.require(share > 0, "bellicosity", || {
            format!("one in {share} is no share")
        });
        let steps = [
            ("tracks", tracks.bellicosity.least),
            ("tracks", tracks.bellicosity.most),
            ("tracks", tracks.confidence.least),
            ("tracks", tracks.confidence.most),
            ("sideChange", self.side_change.at_least),
            ("storm", self.storm.at_least),
            ("interception", self.interception.at_least),
            ("staying", self.staying.at_least),
            ("battle", battle.cavalry),
            ("battle", battle.spartan_hoplites),
            ("battle", battle.athenian_ships),
            ("battle", battle.at_sparta),
            ("siege", self.siege.at_least),
            ("siege", self.siege.syracuse),
            ("helots", self.helots.bellicosity),
            ("bellicosity", share),
            ("bellicosity", self.bellicosity.event),
            ("armistice", self.armistice.bellicosity),
            ("armistice", self.armistice.reset_from),
        ];
        for (item, step) in steps {
            let fits = (-MOST_STEPS..=MOST_STEPS).contains(&step);
            checker.require(fits, item, || format!("{step} is too far"));
        }
    }
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
pub(crate) struct RandomEvents {
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
