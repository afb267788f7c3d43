//! 2.2 The random events and their numbers.

use engine::{
    DataError, DataFiles,
    data::Checker,
    message::{Localized, Names},
};
use serde::Deserialize;
use strum::VariantArray;

use super::numbers::{MOST_TALENTS, RandomEvents};
use crate::{
    ids::{RandomEventId, SpaceId},
    sets::SpaceSet,
};

const FILE: &str = "events.json";

impl RandomEvents {
    pub(super) fn load(files: &DataFiles, names: &mut Names) -> Result<Self, Vec<DataError>> {
        let file: EventsFile = files.json(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        file.check(&mut checker);
        for card in &file.events {
            match card.name.clone() {
                Some(name) => names.insert("happening", &card.id, name),
                None => checker.complain(&card.id, "it has no name"),
            }
        }
        let mut table = [SpaceId::ATHENS; 11];
        for (cell, roll) in table.iter_mut().zip(2..) {
            match file.rebellion_table.iter().find(|row| row.roll == roll) {
                Some(row) => *cell = row.space,
                None => checker.complain("rebellionTable", format!("{roll} is missing")),
            }
        }
        let mut read = Reader {
            file: &file,
            checker: &mut checker,
        };
        let mine = read.card("silver-mine");
        let coup = read.card("oligarchic-coup");
        let persia = read.card("persia-enters");
        let plague = read.card("plague");
        let demagogue = read.card("demagogue-for-hire");
        let macedonia = read.card("macedonia-changes-sides");
        let deaths = read.card("leader-deaths");
        let omens = read.card("omens");
        let argos_force = read.force("argos");
        let syracuse_force = read.force("syracuse");
        let random_events = Self {
            rebellion_table: table,
            mine_talents: mine.talents,
            mine_sparta_up_to: mine.sparta_up_to,
            coup_talents: coup.talents,
            coup_rebellions: coup.rebellions,
            persia_from_turn: persia.from_turn,
            subsidy: persia.subsidy,
            greater_subsidy: persia.greater_subsidy,
            persian_cavalry: persia.cavalry,
            plague_spaces: plague.named(),
            plague_enemy_in: plague.enemy_in.iter().copied().collect(),
            hoplites_one_in: plague.hoplites_one_in.max(1),
            fleet_price_one_in: plague.fleet_price_one_in.max(1),
            strategy_bonus: demagogue.strategy_bonus,
            macedonian_cavalry: macedonia.cavalry_if_neutral,
            deaths_up_to: deaths.up_to,
            most_deaths: deaths.most_per_side,
            eclipse_up_to: omens.athens_up_to,
            omens_operations: omens.operations,
            argos_force,
            syracuse_force,
        };
        checker.finish().map(|()| random_events)
    }
}

impl EventsFile {
    /// Every roll has its event, and no sum is beyond all measure.
    fn check(&self, checker: &mut Checker<'_>) {
        for (roll, random_event) in (2..).zip(RandomEventId::VARIANTS) {
            let card = self.events.iter().find(|card| card.roll == roll);
            let fits = card.is_some_and(|card| card.id == random_event.to_string());
            checker.require(fits, &format!("event {roll}"), || {
                format!("it must be {random_event}")
            });
        }
        for card in &self.events {
            for talents in [card.talents, card.subsidy, card.greater_subsidy] {
                let fits = (-MOST_TALENTS..=MOST_TALENTS).contains(&talents);
                checker.require(fits, &card.id, || format!("it cannot be {talents} talents"));
            }
        }
    }
}

struct Reader<'a, 'b> {
    file: &'a EventsFile,
    checker: &'a mut Checker<'b>,
}

impl Reader<'_, '_> {
    fn card(&mut self, id: &str) -> EventFile {
        let card = self.file.events.iter().find(|card| card.id == id);
        self.checker
            .require(card.is_some(), id, || "it is missing".to_owned());
        card.cloned().unwrap_or_default()
    }

    fn force(&mut self, neutral: &str) -> [u8; 3] {
        let found = self
            .file
            .neutral_forces
            .iter()
            .find(|force| force.neutral == neutral);
        self.checker.require(found.is_some(), neutral, || {
            "it has no troops to bring".to_owned()
        });
        found.map_or([0; 3], |force| [force.hoplite, force.cavalry, force.naval])
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct EventsFile {
    rebellion_table: Vec<RebellionFile>,
    events: Vec<EventFile>,
    neutral_forces: Vec<ForceFile>,
}

#[derive(Deserialize)]
struct RebellionFile {
    roll: u8,
    space: SpaceId,
}

#[derive(Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
struct EventFile {
    roll: u8,
    id: String,
    name: Option<Localized>,
    #[serde(default)]
    talents: i32,
    #[serde(default)]
    sparta_up_to: u8,
    #[serde(default)]
    rebellions: u8,
    #[serde(default)]
    from_turn: u8,
    #[serde(default)]
    subsidy: i32,
    #[serde(default)]
    greater_subsidy: i32,
    #[serde(default)]
    cavalry: u8,
    #[serde(default)]
    spaces: Option<Spaces>,
    #[serde(default)]
    enemy_in: Vec<SpaceId>,
    #[serde(default)]
    hoplites_one_in: u8,
    #[serde(default)]
    fleet_price_one_in: i32,
    #[serde(default)]
    strategy_bonus: i8,
    #[serde(default)]
    cavalry_if_neutral: u8,
    #[serde(default)]
    up_to: u8,
    #[serde(default)]
    most_per_side: u8,
    #[serde(default)]
    athens_up_to: u8,
    #[serde(default)]
    operations: u8,
}

impl EventFile {
    fn named(&self) -> SpaceSet {
        match &self.spaces {
            Some(Spaces::List(spaces)) => *spaces,
            Some(Spaces::Stations {}) | None => SpaceSet::EMPTY,
        }
    }
}

/// A list of spaces, or the stations of Alcibiades.
#[derive(Clone, Deserialize)]
#[serde(untagged)]
enum Spaces {
    List(SpaceSet),
    Stations {},
}

#[derive(Deserialize)]
struct ForceFile {
    neutral: String,
    hoplite: u8,
    cavalry: u8,
    naval: u8,
}
