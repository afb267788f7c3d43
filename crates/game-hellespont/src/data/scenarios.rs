//! The calendar, the scenarios, and the figures of supply and victory.

use std::collections::BTreeMap;

use campaign::{Stack, require_scenarios};
use engine::{DataError, DataFiles, data::Checker};
use serde::{Deserialize, Serialize};

use crate::{
    ids::{CounterId, PerSide, Place, Side, Stratagem},
    pieces::{PieceId, PieceSet},
    state::ScenarioId,
    types::Types,
};

/// 10.1a The months.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Month {
    August,
    September,
    October,
    November,
    December,
    January,
    February,
    March,
    April,
    May,
}

/// 10.1y A turn and what its month does.
#[derive(Clone, Debug, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TurnCard {
    pub(super) turn: u8,
    pub(crate) month: Month,
    year: i16,
    pub(crate) action_points: i8,
    pub(crate) except_totals: Vec<u8>,
    pub(crate) great_leader_cost: u8,
    pub(crate) siege_dice: i8,
    pub(crate) supply_rises: bool,
    pub(crate) attrition: u8,
}

impl TurnCard {
    /// The year before our era.
    pub(crate) fn year(&self) -> i16 {
        -self.year
    }
}

/// One scenario.
pub(crate) type Scenario = campaign::Scenario<Types>;
/// All of them.
type Scenarios = campaign::Scenarios<Types>;
/// Pieces that arrive together.
pub(crate) type Group = campaign::Group<Types>;

/// What only a scenario of this game has.
#[derive(Clone, Debug)]
pub struct OwnScenario {
    /// 10.1m Who leaves in which turn.
    pub(crate) withdrawals: Vec<(u8, PieceId)>,
    pub(crate) absent: PieceSet,
    /// 10.1c Stratagems that a starting counter may carry.
    pub(crate) starting: Vec<Stratagem>,
    pub(crate) first_draws: PerSide<u8>,
}

/// What only a group of this game has.
#[derive(Clone, Debug)]
pub struct OwnGroup {
    pub(crate) zone: Place,
    pub(crate) weakened: PieceSet,
}

/// 6.1, 6.2 Ports that starve a side when the enemy holds them all, with a ship in one of some.
#[derive(Clone, Debug, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Shortage {
    pub(crate) ports: Vec<Place>,
    pub(crate) ship_in: Vec<Place>,
}

/// 9 The figures of victory.
#[derive(Clone, Debug, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VictoryCard {
    athenian_ports: Vec<Place>,
    spartan_ports: Vec<Place>,
    athenian_fleet: FleetCard,
    spartan_fleet: FleetCard,
    pub(crate) points: PointsCard,
}

impl VictoryCard {
    /// 9.1a, 9.1b The ports that a side needs.
    pub(crate) fn ports(&self, side: Side) -> &[Place] {
        match side {
            Side::Athenian => &self.athenian_ports,
            Side::Spartan => &self.spartan_ports,
        }
    }

    /// 9.1d, 9.1e What a side needs at sea, and what the enemy may have.
    pub(crate) fn fleet(&self, side: Side) -> &FleetCard {
        match side {
            Side::Athenian => &self.athenian_fleet,
            Side::Spartan => &self.spartan_fleet,
        }
    }
}

/// 9.1d At least so much of one's own, at most so much of the enemy's.
#[derive(Clone, Debug, Deserialize, ts_rs::TS)]
pub(crate) struct FleetCard {
    pub(crate) own: u16,
    pub(crate) enemy: u16,
}

/// 9.2 Victory points.
#[derive(Clone, Debug, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PointsCard {
    ports: BTreeMap<Place, u16>,
    other_port: u16,
    pub(crate) supply_box: u16,
    pub(crate) ten_naval_pf: u16,
    pub(crate) hoplites: u16,
    pub(crate) other_land_unit: u16,
    pub(crate) leader: u16,
    pub(crate) alcibiades_before_tissaphernes: u16,
}

impl PointsCard {
    /// 9.2a to 9.2c
    pub(crate) fn port(&self, port: Place) -> u16 {
        self.ports.get(&port).copied().unwrap_or(self.other_port)
    }
}

/// The file, and all scenarios by their ids.
type Loaded = (ScenariosFile, Scenarios);

pub(super) fn load(files: &DataFiles) -> Result<Loaded, Vec<DataError>> {
    const FILE: &str = "scenarios.json";
    let file: ScenariosFile = files.json(FILE).map_err(|error| vec![error])?;
    let mut checker = Checker::new(files, FILE);
    let numbers = file.calendar.iter().map(|card| card.turn);
    checker.require(numbers.eq(1..=10), "calendar", || {
        "there must be ten turns in order".to_owned()
    });
    let built = file.scenarios.iter();
    let scenarios: Scenarios = built
        .map(|scenario| (scenario.id, scenario.build()))
        .collect();
    require_scenarios(&scenarios, &mut checker);
    checker.finish()?;
    Ok((file, scenarios))
}

#[derive(Deserialize, ts_rs::TS)]
pub(crate) struct ScenariosFile {
    pub(super) calendar: Vec<TurnCard>,
    scenarios: Vec<ScenarioFile>,
    pub(super) victory: VictoryCard,
    pub(super) supply: PerSide<Vec<Shortage>>,
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
struct ScenarioFile {
    #[ts(type = "string")]
    id: ScenarioId,
    first_turn: u8,
    last_turn: u8,
    special_rules: SpecialFile,
    advantage: Side,
    deployment: PerSide<Vec<Stack<Place, PieceId>>>,
    reinforcements: PerSide<Vec<GroupFile>>,
    withdrawals: PerSide<Vec<WithdrawalFile>>,
    optional_reinforcements: PerSide<Vec<GroupFile>>,
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
struct SpecialFile {
    starting_stratagems: StartingFile,
    draws_in_first_phase_a: PerSide<u8>,
    removed_counters: Vec<CounterId>,
    absent_leaders: Vec<PieceId>,
}

#[derive(Deserialize, ts_rs::TS)]
struct StartingFile {
    numbers: Vec<Stratagem>,
}

#[derive(Deserialize, ts_rs::TS)]
struct WithdrawalFile {
    turn: u8,
    leader: PieceId,
}

#[derive(Deserialize, ts_rs::TS)]
struct GroupFile {
    #[ts(optional)]
    turn: Option<u8>,
    zones: [Place; 1],
    leaders: Vec<PieceId>,
    units: Vec<PieceId>,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    weakened: Vec<PieceId>,
}

impl GroupFile {
    fn group(&self, side: Side) -> Group {
        let [zone] = self.zones;
        Group {
            side,
            turn: self.turn,
            pieces: self.leaders.iter().chain(&self.units).copied().collect(),
            own: OwnGroup {
                zone,
                weakened: self.weakened.iter().copied().collect(),
            },
        }
    }
}

impl ScenarioFile {
    fn build(&self) -> Scenario {
        let both = Side::BOTH.into_iter();
        let groups = both.clone().flat_map(|side| {
            let regular = self.reinforcements.get(side).iter();
            let optional = self.optional_reinforcements.get(side).iter();
            regular.chain(optional).map(move |group| group.group(side))
        });
        let special = &self.special_rules;
        Scenario {
            first_turn: self.first_turn,
            last_turn: self.last_turn,
            advantage: self.advantage,
            deployment: both
                .clone()
                .flat_map(|side| self.deployment.get(side))
                .map(Stack::deployed)
                .collect(),
            groups: groups.collect(),
            removed: special.removed_counters.iter().copied().collect(),
            own: OwnScenario {
                withdrawals: both
                    .flat_map(|side| self.withdrawals.get(side))
                    .map(|withdrawal| (withdrawal.turn, withdrawal.leader))
                    .collect(),
                absent: special.absent_leaders.iter().copied().collect(),
                starting: special.starting_stratagems.numbers.clone(),
                first_draws: special.draws_in_first_phase_a,
            },
        }
    }
}
