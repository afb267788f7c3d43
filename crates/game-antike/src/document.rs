//! A position as a readable JSON document: the view, and with the dice the state.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use engine::{Dice, Seat, map::ZoneSet};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{
    ids::{AdvanceSet, BoardId, Nation, PersonageKind, ProvinceId, Resource, Space, UnitKind},
    state::{
        Bank, Entry, Losses, MAX_NATIONS, MAX_UNITS, Moved, NationState, Place, Purchase, State,
        Step, Stock, TurnRecord, UnitClass, Units,
    },
};

/// A state on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see `View` and `Dice`")]
pub struct StateDocument {
    pub position: View,
    pub dice: Dice,
}

/// information.1 What everybody may see: all but the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[expect(missing_docs, reason = "see `State`")]
pub struct View {
    pub board: BoardId,
    pub seats: u8,
    pub in_play: u8,
    pub goal: u8,
    #[serde(default)]
    pub long_game: bool,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[expect(missing_docs, reason = "see `NationState`")]
pub struct NationDocument {
    pub nation: Nation,
    pub seat: Seat,
    #[serde(default)]
    pub space: Option<Space>,
    pub marble: u16,
    pub iron: u16,
    pub gold: u16,
    pub coins: u8,
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "their names say it")]
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

/// A city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "their names say it")]
pub struct CityDocument {
    pub province: ProvinceId,
    #[serde(default)]
    pub temple: bool,
}

/// The bank: its coins, and of the resources what is left where the supply is limited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "their names say it")]
pub struct BankDocument {
    pub coins: u8,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub supply: BTreeMap<Resource, u16>,
}

/// What the nation at turn has done in this turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "see `TurnRecord`")]
pub struct TurnDocument {
    pub firsts: AdvanceSet,
    pub destroyed: u8,
    pub placed: BTreeMap<ProvinceId, u8>,
    pub moved: Vec<MovedDocument>,
}

/// Units that have used maneuvers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "see `Moved`")]
pub struct MovedDocument {
    pub kind: UnitKind,
    pub province: ProvinceId,
    pub left: u8,
    pub count: u8,
}

/// What is being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "type",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[expect(missing_docs, reason = "see `Step`")]
pub enum StepDocument {
    ChooseNations,
    ChooseCity {
        nation: Nation,
    },
    Coin,
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
    },
}

impl View {
    /// Writes a position down.
    pub(crate) fn of(state: &State) -> Self {
        let board = state.board;
        let nation_at = |place: Place| state.nation(place).nation;
        let supply = Resource::VARIANTS_ARRAY.into_iter().zip(state.bank.supply);
        Self {
            board,
            seats: state.seats,
            in_play: state.in_play,
            goal: state.goal,
            long_game: state.long_game,
            round: state.round,
            active: (state.step() != Some(Step::ChooseNations)).then(|| state.at_turn().nation),
            nations: state
                .nations
                .iter()
                .map(|nation| nation_document(state, nation))
                .collect(),
            bank: BankDocument {
                coins: state.bank.coins,
                supply: supply
                    .filter_map(|(resource, left)| Some((resource, left?)))
                    .collect(),
            },
            turn: turn_document(state),
            steps: state
                .stack
                .iter()
                .map(|&step| step_document(state, step))
                .collect(),
            winner: state.winner.map(nation_at),
        }
    }

    /// Reads the position back. The document must come from [`Self::of`]: others go through [`State::try_from`].
    pub(crate) fn state(&self, dice: Dice) -> State {
        let place_of = |nation: Nation| {
            let found = self.nations.iter().position(|other| other.nation == nation);
            Place(found.unwrap_or_default() as u8)
        };
        let cities = self.nations.iter().flat_map(|nation| &nation.cities);
        let supply = &self.bank.supply;
        State {
            board: self.board,
            seats: self.seats,
            in_play: self.in_play,
            goal: self.goal,
            long_game: self.long_game,
            round: self.round,
            nations: self
                .nations
                .iter()
                .take(MAX_NATIONS)
                .map(nation_state)
                .collect(),
            active: self.active.map_or(Place(0), place_of),
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
            winner: self.winner.map(place_of),
            dice,
        }
    }

    fn step(&self, step: &StepDocument) -> Step {
        let place_of = |nation: Nation| {
            let found = self.nations.iter().position(|other| other.nation == nation);
            Place(found.unwrap_or_default() as u8)
        };
        match *step {
            StepDocument::ChooseNations => Step::ChooseNations,
            StepDocument::ChooseCity { nation } => Step::ChooseCity(place_of(nation)),
            StepDocument::Coin => Step::Coin,
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
                asked: place_of(nation),
            }),
            StepDocument::GiveUp { province } => Step::GiveUp(province.zone()),
            StepDocument::Losses {
                province,
                given_up,
                kind,
                left,
                due,
            } => Step::Losses(Losses {
                zone: province.zone(),
                given_up: given_up.map(ProvinceId::zone),
                class: UnitClass { kind, left },
                due,
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
            | StepDocument::Coin
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
            StepDocument::ChooseCity { nation } | StepDocument::Entry { nation, .. } => {
                Some(nation)
            }
            StepDocument::ChooseNations
            | StepDocument::Coin
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

impl From<State> for StateDocument {
    fn from(state: State) -> Self {
        Self {
            position: View::of(&state),
            dice: state.dice,
        }
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

fn nation_document(state: &State, nation: &NationState) -> NationDocument {
    let board = state.board;
    let counts = |units: &Units| {
        board
            .of(units.present())
            .map(|province| (province, units.at(province.zone())))
            .collect()
    };
    let [king, scholar, general, citizen, navigator] = nation.personages;
    NationDocument {
        nation: nation.nation,
        seat: nation.seat,
        space: nation.space,
        marble: nation.stock.marble,
        iron: nation.stock.iron,
        gold: nation.stock.gold,
        coins: nation.stock.coins,
        advances: nation.advances,
        personages: PersonagesDocument {
            king,
            scholar,
            general,
            citizen,
            navigator,
        },
        cities: board
            .of(nation.cities)
            .map(|province| CityDocument {
                province,
                temple: state.temples.contains(province.zone()),
            })
            .collect(),
        legions: counts(&nation.legions),
        galleys: counts(&nation.galleys),
    }
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
        advances: document.advances,
        personages: [king, scholar, general, citizen, navigator],
        cities: zones(document.cities.iter().map(|city| city.province)),
        legions: units(&document.legions),
        galleys: units(&document.galleys),
    }
}

fn turn_document(state: &State) -> TurnDocument {
    let TurnRecord {
        firsts,
        destroyed,
        placed,
        moved,
    } = &state.turn;
    let some_placed = placed[0].union(placed[1]);
    TurnDocument {
        firsts: *firsts,
        destroyed: *destroyed,
        placed: state
            .board
            .of(some_placed)
            .map(|province| (province, state.placed(province.zone())))
            .collect(),
        moved: moved
            .iter()
            .map(|moved| MovedDocument {
                kind: moved.kind,
                province: state.board.province(moved.zone),
                left: moved.left,
                count: moved.count,
            })
            .collect(),
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

fn step_document(state: &State, step: Step) -> StepDocument {
    let province = |zone| state.board.province(zone);
    match step {
        Step::ChooseNations => StepDocument::ChooseNations,
        Step::ChooseCity(place) => StepDocument::ChooseCity {
            nation: state.nation(place).nation,
        },
        Step::Coin => StepDocument::Coin,
        Step::Rondel => StepDocument::Rondel,
        Step::Temple => StepDocument::Temple,
        Step::Arming => StepDocument::Arming,
        Step::KnowHow => StepDocument::KnowHow,
        Step::Maneuver => StepDocument::Maneuver,
        Step::Cities => StepDocument::Cities,
        Step::Payment(purchase) => StepDocument::Payment { purchase },
        Step::Entry(Entry {
            zone,
            class,
            entered,
            asked,
        }) => StepDocument::Entry {
            province: province(zone),
            kind: class.kind,
            left: class.left,
            entered,
            nation: state.nation(asked).nation,
        },
        Step::GiveUp(zone) => StepDocument::GiveUp {
            province: province(zone),
        },
        Step::Losses(Losses {
            zone,
            given_up,
            class,
            due,
        }) => StepDocument::Losses {
            province: province(zone),
            given_up: given_up.map(province),
            kind: class.kind,
            left: class.left,
            due,
        },
    }
}
