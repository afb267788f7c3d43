//! 10 The scenarios.

use engine::{DataError, DataFiles, data::Checker, message::Localized};
use serde::Deserialize;
use serde_json::Value;
use strum::VariantArray;

use super::numbers::{MOST_STEPS, MOST_TALENTS};
use crate::{
    force::Force,
    ids::{Kind, LeaderId, Nationality, PerSide, ScenarioId, Side, Sort, SpaceId, StrategyId},
    sets::SpaceSet,
    troops::Troops,
};

const FILE: &str = "scenarios.json";

/// The four set-ups and the calendar.
#[derive(Debug)]
pub(crate) struct Scenarios {
    cards: Vec<Scenario>,
    pub calendar: Vec<Localized>,
}

impl Scenarios {
    #[expect(clippy::indexing_slicing, reason = "one for every scenario")]
    pub(crate) fn get(&self, id: ScenarioId) -> &Scenario {
        &self.cards[id as usize]
    }

    /// The years of a turn.
    pub(crate) fn years(&self, turn: u8) -> Option<&Localized> {
        self.calendar.get(usize::from(turn).checked_sub(1)?)
    }

    pub(super) fn load(files: &DataFiles) -> Result<Self, Vec<DataError>> {
        let file: ScenariosFile = files.json(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        let mut cards = Vec::new();
        for &id in ScenarioId::VARIANTS {
            let find = |name: &str| {
                file.scenarios
                    .iter()
                    .find(|card| card.get("id").and_then(Value::as_str) == Some(name))
            };
            let Some(card) = find(&id.to_string()) else {
                checker.complain("scenarios", format!("there is no '{id}'"));
                continue;
            };
            let base = card
                .get("extends")
                .and_then(Value::as_str)
                .and_then(find)
                .cloned();
            match serde_json::from_value::<Scenario>(merged(base, card)) {
                Ok(mut scenario) => {
                    scenario.troops = scenario.troops();
                    checker.require(
                        scenario.first_turn <= scenario.last_turn,
                        &id.to_string(),
                        || "it ends before it begins".to_owned(),
                    );
                    for side in Side::BOTH {
                        let start = scenario.sides.get(side);
                        checker.require(start.is_possible(), &id.to_string(), || {
                            format!("{side} cannot begin with so much or so little")
                        });
                    }
                    cards.push(scenario);
                }
                Err(error) => checker.complain(&id.to_string(), error),
            }
        }
        let calendar = file.calendar.into_iter().map(|turn| turn.label).collect();
        checker.finish().map(|()| Self { cards, calendar })
    }
}

/// The fields of a scenario over those of the one it extends.
fn merged(base: Option<Value>, card: &Value) -> Value {
    let mut whole = base.unwrap_or_else(|| Value::Object(serde_json::Map::new()));
    if let (Some(whole), Some(card)) = (whole.as_object_mut(), card.as_object()) {
        for (key, value) in card {
            whole.insert(key.clone(), value.clone());
        }
    }
    whole
}

/// 10.1 to 10.4 A scenario.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Scenario {
    pub first_turn: u8,
    pub last_turn: u8,
    pub player_side: Side,
    pub first_operation: Side,
    pub rebellions: SpaceSet,
    pub dead: Vec<LeaderId>,
    pub alcibiades_moves: u8,
    pub alliances: Alliances,
    /// 10.3.4d, 10.3.4e
    pub macedonia_neutral_until_entered: bool,
    /// 10.4.3d
    pub larisa_closed: bool,
    /// 10.4.3g
    pub athenian_deaths_over: bool,
    pub defended: SpaceSet,
    pub armistice_possible: bool,
    pub sides: PerSide<SetUp>,
    pub end: End,
    pub victory: VictoryTest,
    /// 10.0a All forces of both sides.
    #[serde(skip)]
    pub troops: Troops,
}

impl Scenario {
    fn troops(&self) -> Troops {
        let mut troops = Troops::default();
        for side in Side::BOTH {
            for force in &self.sides.get(side).forces {
                let units = force.units.iter().fold(Force::EMPTY, |sum, unit| {
                    let kinds = [
                        (Kind::Hoplite, unit.hoplite),
                        (Kind::Cavalry, unit.cavalry),
                        (Kind::Naval, unit.naval),
                    ];
                    let of = |(kind, count)| Force::of(Sort::of(unit.nationality, kind), count);
                    kinds.map(of).into_iter().fold(sum, Force::plus)
                });
                troops.add(side, force.space, units);
                if force.spent {
                    troops.spend(side, force.space, units);
                }
            }
        }
        troops
    }
}

#[derive(Debug, Deserialize)]
pub(crate) struct Alliances {
    pub argos: Option<Side>,
    pub syracuse: Option<Side>,
    pub macedonia: Option<Side>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SetUp {
    pub treasury: i32,
    pub bellicosity: i8,
    pub confidence: i8,
    #[serde(default)]
    pub strategy: Option<StrategyId>,
    pub operations_done: u8,
    pub leader_at_home: Option<LeaderId>,
    pub forces: Vec<ForceCard>,
}

impl SetUp {
    /// Its numbers are such that sums of them stay within their type.
    fn is_possible(&self) -> bool {
        let steps = -MOST_STEPS..=MOST_STEPS;
        (0..=MOST_TALENTS).contains(&self.treasury)
            && steps.contains(&self.bellicosity)
            && steps.contains(&self.confidence)
    }
}

#[derive(Debug, Deserialize)]
pub(crate) struct ForceCard {
    pub space: SpaceId,
    #[serde(default)]
    pub leader: Option<LeaderId>,
    pub spent: bool,
    pub units: Vec<UnitCard>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct UnitCard {
    pub nationality: Nationality,
    #[serde(default)]
    pub hoplite: u8,
    #[serde(default)]
    pub cavalry: u8,
    #[serde(default)]
    pub naval: u8,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct End {
    pub on_armistice: bool,
    pub on_side_change_to: Option<Side>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VictoryTest {
    pub at_least: i16,
    #[serde(default)]
    pub or_surrender_by_turn: Option<u8>,
}

#[derive(Deserialize)]
struct ScenariosFile {
    calendar: Vec<TurnFile>,
    scenarios: Vec<Value>,
}

#[derive(Deserialize)]
struct TurnFile {
    label: Localized,
}
