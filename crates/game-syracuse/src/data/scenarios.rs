//! The calendar and the scenarios.

use std::collections::BTreeMap;

use campaign::{Scenarios, Season, Stack, require_scenarios};
use engine::{DataError, DataFiles, data::Checker};
use serde::Deserialize;

use crate::{
    ids::{CounterId, CounterSet, FortId, PerSide, Place, Side},
    pieces::PieceId,
    state::ScenarioId,
    types::Types,
};

/// 0.3a The turns.
#[derive(Clone, Debug)]
pub(crate) struct Calendar {
    turns: Vec<TurnFile>,
    seasons: BTreeMap<String, SeasonFile>,
}

impl Calendar {
    pub(crate) fn season(&self, turn: u8) -> Season {
        let found = self.turns.iter().find(|card| card.turn == turn);
        found.map_or(Season::Spring, |card| card.season)
    }

    /// The year before our era, 415 to 413.
    pub(crate) fn year(&self, turn: u8) -> i16 {
        self.turns
            .iter()
            .find(|card| card.turn == turn)
            .map_or(0, |card| -card.year)
    }

    /// 2.B.1d, 2.B.1e What the season does to action points.
    pub(crate) fn action_change(&self, turn: u8) -> i8 {
        let season = self.seasons.get(&self.season(turn).to_string());
        season.map_or(0, |season| season.action_points)
    }
}

/// One scenario.
pub(crate) type Scenario = campaign::Scenario<Types>;
/// Pieces that arrive together.
pub(crate) type Group = campaign::Group<Types>;

/// What only a scenario of this game has.
#[derive(Clone, Debug)]
pub struct OwnScenario {
    pub(crate) forts: Vec<(FortId, Side)>,
    pub(crate) hands: PerSide<CounterSet>,
    /// Draws in the first phase A, French and English edition.
    pub(crate) first_draws: [PerSide<u8>; 2],
}

/// What only a group of this game has.
#[derive(Clone, Debug)]
pub struct OwnGroup {
    pub(crate) zones: Vec<Place>,
}

/// The calendar, and all scenarios by their ids.
type Loaded = (Calendar, Scenarios<Types>);

pub(super) fn load(files: &DataFiles) -> Result<Loaded, Vec<DataError>> {
    const FILE: &str = "scenarios.json";
    let file: ScenariosFile = files.json(FILE).map_err(|error| vec![error])?;
    let mut checker = Checker::new(files, FILE);
    let base = file
        .scenarios
        .iter()
        .find(|scenario| scenario.id == ScenarioId::Historical);
    let mut scenarios = Scenarios::<Types>::new();
    for scenario in &file.scenarios {
        let parent = scenario.extends.as_ref().and(base).unwrap_or(scenario);
        match scenario.build(parent) {
            Ok(built) => {
                scenarios.insert(scenario.id, built);
            }
            Err(problem) => checker.complain(&format!("scenario {}", scenario.id), problem),
        }
    }
    require_scenarios(&scenarios, &mut checker);
    checker.finish()?;
    let calendar = Calendar {
        turns: file.calendar,
        seasons: file.seasons,
    };
    Ok((calendar, scenarios))
}

#[derive(Deserialize)]
struct ScenariosFile {
    calendar: Vec<TurnFile>,
    seasons: BTreeMap<String, SeasonFile>,
    scenarios: Vec<ScenarioFile>,
}

#[derive(Clone, Debug, Deserialize, ts_rs::TS)]
pub(crate) struct TurnFile {
    turn: u8,
    season: Season,
    year: i16,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct SeasonFile {
    action_points: i8,
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ScenarioFile {
    #[ts(type = "string")]
    id: ScenarioId,
    #[ts(optional)]
    extends: Option<String>,
    first_turn: u8,
    #[ts(optional)]
    last_turn: Option<u8>,
    special_rules: SpecialFile,
    #[ts(optional)]
    advantage: Option<Side>,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    forts: Vec<FortFile>,
    #[ts(optional)]
    deployment: Option<PerSide<Vec<Stack<Place, PieceId>>>>,
    #[ts(optional)]
    reinforcements: Option<PerSide<Vec<GroupFile>>>,
    #[ts(optional)]
    optional_reinforcements: Option<PerSide<GroupFile>>,
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
struct SpecialFile {
    starting_stratagems: PerSide<Vec<CounterId>>,
    draws_in_first_phase_a: DrawsFile,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    removed_counters: Vec<CounterId>,
}

#[derive(Deserialize, ts_rs::TS)]
struct DrawsFile {
    fr: PerSide<u8>,
    en: PerSide<u8>,
}

#[derive(Deserialize, ts_rs::TS)]
#[ts(rename = "FortHeldFile")]
struct FortFile {
    id: FortId,
    side: Side,
}

#[derive(Deserialize, ts_rs::TS)]
struct GroupFile {
    #[ts(optional)]
    turn: Option<u8>,
    zones: Vec<Place>,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    leaders: Vec<PieceId>,
    units: Vec<PieceId>,
}

impl GroupFile {
    fn group(&self, side: Side) -> Group {
        let pieces = self.leaders.iter().chain(&self.units).copied().collect();
        Group {
            side,
            turn: self.turn,
            pieces,
            own: OwnGroup {
                zones: self.zones.clone(),
            },
        }
    }
}

impl ScenarioFile {
    fn build(&self, parent: &Self) -> Result<Scenario, String> {
        let missing = |what: &str| format!("its {what} is missing");
        let deployment = parent
            .deployment
            .as_ref()
            .ok_or_else(|| missing("deployment"))?;
        let regular = parent
            .reinforcements
            .as_ref()
            .ok_or_else(|| missing("reinforcements"))?;
        let optional = parent.optional_reinforcements.as_ref();
        let optional = optional.ok_or_else(|| missing("optional reinforcements"))?;
        let both = Side::BOTH.into_iter();
        let groups = both.clone().flat_map(|side| {
            let listed = regular.get(side).iter().map(move |group| group.group(side));
            listed.chain([optional.get(side).group(side)])
        });
        let counters = |list: &[CounterId]| list.iter().copied().collect();
        let special = &self.special_rules;
        Ok(Scenario {
            first_turn: self.first_turn,
            last_turn: self
                .last_turn
                .or(parent.last_turn)
                .ok_or_else(|| missing("last turn"))?,
            advantage: self
                .advantage
                .or(parent.advantage)
                .ok_or_else(|| missing("advantage"))?,
            deployment: both
                .flat_map(|side| deployment.get(side))
                .map(Stack::deployed)
                .collect(),
            groups: groups.collect(),
            removed: counters(&special.removed_counters),
            own: OwnScenario {
                forts: parent
                    .forts
                    .iter()
                    .map(|fort| (fort.id, fort.side))
                    .collect(),
                hands: PerSide::each(|side| counters(special.starting_stratagems.get(side))),
                first_draws: [
                    special.draws_in_first_phase_a.fr,
                    special.draws_in_first_phase_a.en,
                ],
            },
        })
    }
}
