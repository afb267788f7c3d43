//! From a document back to a state.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use engine::Dice;

use crate::{
    document::{
        NationDocument, PersonagesDocument, StateDocument, StepDocument, TurnDocument, View,
    },
    ids::{Nation, ProvinceId, Resource, ZoneSet},
    state::{
        Bank, Entry, Losses, MAX_NATIONS, MAX_UNITS, Moved, NationState, Place, Purchase, State,
        Step, Stock, TurnRecord, UnitClass, Units,
    },
};

impl View {
    /// Reads the position back. The document must come from [`Self::of`]: others go through [`State::try_from`].
    pub(crate) fn state(&self, dice: Dice) -> State {
        let cities = self.nations.iter().flat_map(|nation| &nation.cities);
        let supply = &self.bank.supply;
        State {
            board: self.board,
            seats: self.seats,
            in_play: self.in_play,
            goal: self.goal,
            long_game: self.long_game,
            options: self.options,
            round: self.round,
            nations: self
                .nations
                .iter()
                .take(MAX_NATIONS)
                .map(nation_state)
                .collect(),
            active: self.active.map_or(Place(0), |nation| self.place_of(nation)),
            bank: Bank {
                coins: self.bank.coins,
                supply: Resource::VARIANTS_ARRAY.map(|resource| supply.get(&resource).copied()),
            },
            temples: zones(cities.filter(|city| city.temple).map(|city| city.province)),
            turn: turn_record(&self.turn),
            stack: self
                .steps
                .iter()
                .take(3)
                .map(|step| self.step(step))
                .collect(),
            winner: self.winner.map(|nation| self.place_of(nation)),
            dice,
        }
    }

    fn place_of(&self, nation: Nation) -> Place {
        let found = self.nations.iter().position(|other| other.nation == nation);
        Place(found.unwrap_or_default() as u8)
    }

    fn step(&self, step: &StepDocument) -> Step {
        match *step {
            StepDocument::ChooseNations => Step::ChooseNations,
            StepDocument::ChooseCity { nation } => Step::ChooseCity(self.place_of(nation)),
            StepDocument::Coin { nation } => Step::Coin(self.place_of(nation)),
            StepDocument::Rondel => Step::Rondel,
            StepDocument::Temple => Step::Temple,
            StepDocument::Arming => Step::Arming,
            StepDocument::KnowHow => Step::KnowHow,
            StepDocument::Maneuver => Step::Maneuver,
            StepDocument::Cities => Step::Cities,
            StepDocument::Payment { purchase } => Step::Payment(purchase),
            StepDocument::Entry {
                province,
                kind,
                left,
                entered,
                nation,
            } => Step::Entry(Entry {
                zone: province.zone(),
                class: UnitClass { kind, left },
                entered,
                asked: self.place_of(nation),
            }),
            StepDocument::GiveUp { province } => Step::GiveUp(province.zone()),
            StepDocument::Losses {
                province,
                given_up,
                kind,
                left,
                due,
                legions,
            } => Step::Losses(Losses {
                zone: province.zone(),
                given_up: given_up.map(ProvinceId::zone),
                class: UnitClass { kind, left },
                due,
                legions,
            }),
        }
    }

    /// Every province and nation that the document mentions, for checking.
    fn provinces(&self) -> impl Iterator<Item = ProvinceId> {
        let of_nations = self.nations.iter().flat_map(|nation| {
            let cities = nation.cities.iter().map(|city| city.province);
            cities
                .chain(nation.legions.keys().copied())
                .chain(nation.galleys.keys().copied())
        });
        let of_turn = self.turn.moved.iter().map(|moved| moved.province);
        let of_steps = self.steps.iter().flat_map(|step| match *step {
            StepDocument::Payment {
                purchase:
                    Purchase::Temple { province }
                    | Purchase::Unit { province, .. }
                    | Purchase::City { province },
            }
            | StepDocument::Entry { province, .. }
            | StepDocument::GiveUp { province } => [Some(province), None],
            StepDocument::Losses {
                province, given_up, ..
            } => [Some(province), given_up],
            StepDocument::ChooseNations
            | StepDocument::ChooseCity { .. }
            | StepDocument::Coin { .. }
            | StepDocument::Rondel
            | StepDocument::Temple
            | StepDocument::Arming
            | StepDocument::KnowHow
            | StepDocument::Maneuver
            | StepDocument::Cities
            | StepDocument::Payment {
                purchase: Purchase::Rondel { .. } | Purchase::Advance { .. },
            } => [None, None],
        });
        of_nations
            .chain(of_turn)
            .chain(self.turn.placed.keys().copied())
            .chain(of_steps.flatten())
    }

    fn nations_mentioned(&self) -> impl Iterator<Item = Nation> {
        let of_steps = self.steps.iter().filter_map(|step| match *step {
            StepDocument::ChooseCity { nation }
            | StepDocument::Coin { nation }
            | StepDocument::Entry { nation, .. } => Some(nation),
            StepDocument::ChooseNations
            | StepDocument::Rondel
            | StepDocument::Temple
            | StepDocument::Arming
            | StepDocument::KnowHow
            | StepDocument::Maneuver
            | StepDocument::Cities
            | StepDocument::Payment { .. }
            | StepDocument::GiveUp { .. }
            | StepDocument::Losses { .. } => None,
        });
        of_steps.chain(self.active).chain(self.winner)
    }
}

impl TryFrom<StateDocument> for State {
    type Error = String;

    /// Refuses what cannot be written as a state at all; [`engine::Game::validate`] checks the rest.
    fn try_from(document: StateDocument) -> Result<Self, String> {
        let view = &document.position;
        if let Some(province) = view
            .provinces()
            .find(|province| !province.is_on(view.board))
        {
            return Err(format!("{province} is not on the {} board", view.board));
        }
        if view.nations.len() > MAX_NATIONS {
            return Err(format!(
                "there are {} nations; at most {MAX_NATIONS} play",
                view.nations.len()
            ));
        }
        let plays = |nation| view.nations.iter().any(|other| other.nation == nation);
        if let Some(nation) = view.nations_mentioned().find(|&nation| !plays(nation)) {
            return Err(format!("the {nation} are mentioned but take no part"));
        }
        if view.turn.moved.len() > 2 * usize::from(MAX_UNITS) || view.steps.len() > 3 {
            return Err("the record of the turn is too long".to_owned());
        }
        let most = |counts: &BTreeMap<ProvinceId, u8>| {
            counts.values().map(|&count| u32::from(count)).sum::<u32>()
        };
        let too_many = |nation: &&NationDocument| {
            most(&nation.legions).max(most(&nation.galleys)) > u32::from(MAX_UNITS)
        };
        if let Some(nation) = view.nations.iter().find(too_many) {
            return Err(format!(
                "the {} have more than {MAX_UNITS} units of a kind",
                nation.nation
            ));
        }
        if view.turn.placed.values().any(|&count| count > 3) {
            return Err("more than 3 units were placed in a province".to_owned());
        }
        Ok(view.state(document.dice.clone()))
    }
}

fn zones(provinces: impl Iterator<Item = ProvinceId>) -> ZoneSet {
    provinces.map(ProvinceId::zone).collect()
}

fn nation_state(document: &NationDocument) -> NationState {
    let units = |counts: &BTreeMap<ProvinceId, u8>| {
        let mut units = Units::default();
        counts
            .iter()
            .for_each(|(province, &count)| units.add(province.zone(), count));
        units
    };
    let PersonagesDocument {
        king,
        scholar,
        general,
        citizen,
        navigator,
    } = document.personages;
    NationState {
        nation: document.nation,
        seat: document.seat,
        space: document.space,
        stock: Stock {
            marble: document.marble,
            iron: document.iron,
            gold: document.gold,
            coins: document.coins,
        },
        new_coin: document.new_coin,
        advances: document.advances,
        personages: [king, scholar, general, citizen, navigator],
        cities: zones(document.cities.iter().map(|city| city.province)),
        legions: units(&document.legions),
        galleys: units(&document.galleys),
    }
}

fn turn_record(document: &TurnDocument) -> TurnRecord {
    let digit = |digit: u8| {
        let with_digit = document
            .placed
            .iter()
            .filter(move |&(_, &count)| count & digit != 0);
        zones(with_digit.map(|(&province, _)| province))
    };
    let moved = document
        .moved
        .iter()
        .take(2 * usize::from(MAX_UNITS))
        .map(|moved| Moved {
            kind: moved.kind,
            zone: moved.province.zone(),
            left: moved.left,
            count: moved.count,
        });
    TurnRecord {
        firsts: document.firsts,
        destroyed: document.destroyed,
        placed: [digit(1), digit(2)],
        moved: moved.collect::<ArrayVec<_, _>>(),
    }
}
