//! What a player wants to know before he answers: the price of a move, the income, the defence of a city.

use serde::Serialize;
use strum::VariantNames;

use crate::{
    action::Action,
    game::Antike,
    ids::{Resource, Space},
    rules::{conquest::Defence, know_how, production, rondel},
    state::{State, Step},
};

/// Facts about an answer, worded by the messages `hint-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Hint {
    Rondel {
        steps: u8,
        price: u8,
    },
    Production {
        steps: u8,
        price: u8,
        income: u8,
        resource: Resource,
    },
    Advance {
        price: u8,
        first: bool,
    },
    Conquest {
        base: u8,
        units: u8,
        bonus: u8,
        defence: u8,
        temple: bool,
    },
}

/// What can be said about an answer before it is given.
pub(crate) fn hint(game: &Antike, state: &State, action: Action) -> Option<Hint> {
    match (state.step()?, action) {
        (Step::Rondel, Action::Rondel { space }) => {
            let steps = rondel::steps(game, state, space);
            let price = rondel::price(game, state, space).total();
            Some(match produced(space) {
                None => Hint::Rondel { steps, price },
                Some(resource) => {
                    let income = production::yield_of_cities(game, state, state.active, resource)
                        + production::bonus(state, state.active);
                    Hint::Production {
                        steps,
                        price,
                        income,
                        resource,
                    }
                }
            })
        }
        (Step::KnowHow, Action::BuyAdvance { advance }) => Some(Hint::Advance {
            price: know_how::price(game, state, advance).total(),
            first: know_how::is_first(state, advance),
        }),
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
        _ => None,
    }
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
