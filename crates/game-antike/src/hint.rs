//! What a player may want to know before answering: prices, incomes, what a city yields, the defence of a city.

use serde::Serialize;
use strum::VariantNames;

use crate::{
    action::Action,
    game::Antike,
    ids::{ProvinceId, Resource, Space, UnitKind, Zone},
    payment::Price,
    rules::{conquest::Defence, know_how, production, purchase, rondel},
    state::{Place, Purchase, State, Step},
};

/// Facts about an answer, worded by the messages `hint-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Hint {
    StartCity {
        resource: Resource,
    },
    Rondel {
        steps: u8,
        price: u8,
    },
    Production {
        steps: u8,
        price: u8,
        income: u8,
        resource: Resource,
        /// What the bank cannot pay.
        missing: u8,
    },
    DeclineCoin,
    Temple {
        #[serde(flatten)]
        price: PriceFacts,
        resource: Resource,
    },
    Unit {
        #[serde(flatten)]
        price: PriceFacts,
    },
    Advance {
        price: u8,
        first: bool,
    },
    Fight {
        kind: UnitKind,
        pairs: u8,
        /// Units of the kind that are left there afterwards.
        own: u8,
        theirs: u8,
    },
    Conquest {
        base: u8,
        units: u8,
        bonus: u8,
        defence: u8,
        temple: bool,
    },
    City {
        #[serde(flatten)]
        price: PriceFacts,
        resource: Resource,
    },
}

/// A price, part by part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct PriceFacts {
    pub marble: u8,
    pub iron: u8,
    pub gold: u8,
    /// knowhow.17 Resources of any kind.
    pub any: u8,
}

impl From<Price> for PriceFacts {
    fn from(price: Price) -> Self {
        match price {
            Price::Of([marble, iron, gold]) => Self {
                marble,
                iron,
                gold,
                any: 0,
            },
            Price::Any(any) => Self {
                any,
                ..Self::default()
            },
        }
    }
}

/// What can be said about an answer before it is given.
pub(crate) fn hint(game: &Antike, state: &State, action: Action) -> Option<Hint> {
    let price = |purchase| PriceFacts::from(purchase::price(game, state, purchase));
    match (state.step()?, action) {
        (Step::ChooseCity(_), Action::StartCity { province }) => Some(Hint::StartCity {
            resource: resource(game, state, province)?,
        }),
        (Step::Rondel, Action::Rondel { space }) => Some(of_space(game, state, space)),
        (Step::Rondel, Action::DeclineCoin) => Some(Hint::DeclineCoin),
        (Step::Temple, Action::BuildTemple { province }) => Some(Hint::Temple {
            price: price(Purchase::Temple { province }),
            resource: resource(game, state, province)?,
        }),
        (Step::Arming, Action::Arm { province, kind }) => Some(Hint::Unit {
            price: price(Purchase::Unit { province, kind }),
        }),
        (Step::KnowHow, Action::BuyAdvance { advance }) => Some(Hint::Advance {
            price: know_how::price(game, state, advance).total(),
            first: know_how::is_first(state, advance),
        }),
        (
            Step::Maneuver,
            Action::Fight {
                province,
                kind,
                foe,
                pairs,
            },
        ) => {
            let sides = [state.active, state.place_of(foe)?];
            Some(of_fight(state, sides, province.zone(), kind, pairs))
        }
        (Step::Entry(entry), Action::Demand { pairs }) => {
            let sides = [entry.asked, state.active];
            Some(of_fight(state, sides, entry.zone, entry.class.kind, pairs))
        }
        (Step::Maneuver, Action::Conquer { province }) => {
            let zone = province.zone();
            let defence = Defence::of(game, state, zone, state.owner(zone)?);
            let Defence { base, units, bonus } = defence;
            let temple = state.temples.contains(zone);
            Some(Hint::Conquest {
                base,
                units,
                bonus,
                defence: defence.total(),
                temple,
            })
        }
        (Step::Cities, Action::Found { province }) => Some(Hint::City {
            price: price(Purchase::City { province }),
            resource: resource(game, state, province)?,
        }),
        _ => None,
    }
}

/// combat.4 What a fight costs, and who is left.
fn of_fight(state: &State, sides: [Place; 2], zone: Zone, kind: UnitKind, pairs: u8) -> Hint {
    let [own, theirs] = sides.map(|place| state.nation(place).units(kind).at(zone) - pairs);
    Hint::Fight {
        kind,
        pairs,
        own,
        theirs,
    }
}

/// The way to a space of the wheel, and what it brings.
fn of_space(game: &Antike, state: &State, space: Space) -> Hint {
    let steps = rondel::steps(game, state, space);
    let price = rondel::price(game, state, space).total();
    match produced(space) {
        None => Hint::Rondel { steps, price },
        Some(resource) => {
            let income = production::income(game, state, state.active, resource);
            Hint::Production {
                steps,
                price,
                income: income.paid,
                resource,
                missing: income.missing,
            }
        }
    }
}

/// What the city of a province yields.
fn resource(game: &Antike, state: &State, province: ProvinceId) -> Option<Resource> {
    let board = game.board(state.board);
    Resource::VARIANTS_ARRAY
        .into_iter()
        .find(|&resource| board.producing(resource).contains(province.zone()))
}

fn produced(space: Space) -> Option<Resource> {
    match space {
        Space::Marble => Some(Resource::Marble),
        Space::Iron => Some(Resource::Iron),
        Space::Gold => Some(Resource::Gold),
        Space::Temple | Space::Arming | Space::KnowHow | Space::Maneuver1 | Space::Maneuver2 => {
            None
        }
    }
}
