//! What a player may want to know before answering: prices, incomes, what a city yields, the defence of a city.

use serde::Serialize;
use strum::VariantNames;

use crate::{
    action::Action,
    game::Antike,
    ids::{ProvinceId, Resource, Space, UnitKind, Zone},
    payment::Price,
    rules::{
        conquest::Defence,
        idle::{self, Idle},
        know_how, production, purchase, rondel,
    },
    state::{Place, Purchase, State, Step, Stock},
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
        coins: u32,
    },
    /// turn.6 Nothing could be done on this space.
    InVain {
        why: Idle,
    },
    Production {
        steps: u8,
        price: u8,
        coins: u32,
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
        coins: u32,
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
    /// coin.3 Coins that have to stand in for what the nation lacks.
    pub coins: u32,
}

impl PriceFacts {
    pub(crate) fn new(price: Price, stock: &Stock) -> Self {
        let coins = price.missing(stock);
        let of = match price {
            Price::Of([marble, iron, gold]) => Self {
                marble,
                iron,
                gold,
                ..Self::default()
            },
            Price::Any(any) => Self {
                any,
                ..Self::default()
            },
        };
        Self { coins, ..of }
    }
}

/// What can be said about an answer before it is given.
pub(crate) fn hint(game: &Antike, state: &State, action: Action) -> Option<Hint> {
    // While nations are being chosen nobody is at turn.
    let stock = || &state.at_turn().stock;
    let price = |purchase| PriceFacts::new(purchase::price(game, state, purchase), stock());
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
        (Step::KnowHow, Action::BuyAdvance { advance }) => {
            let price = know_how::price(game, state, advance);
            Some(Hint::Advance {
                price: price.total(),
                coins: price.missing(stock()),
                first: know_how::is_first(state, advance),
            })
        }
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

/// turn.6 What an answer gives away.
pub(crate) fn warnings(game: &Antike, state: &State, action: Action) -> Vec<Hint> {
    let (Some(Step::Rondel), Action::Rondel { space }) = (state.step(), action) else {
        return Vec::new();
    };
    let why = idle::in_vain(game, state, space);
    why.map(|why| Hint::InVain { why }).into_iter().collect()
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
    let way = rondel::price(game, state, space);
    let (price, coins) = (way.total(), way.missing(&state.at_turn().stock));
    match produced(space) {
        None => Hint::Rondel {
            steps,
            price,
            coins,
        },
        Some(resource) => {
            let income = production::income(game, state, state.active, resource);
            Hint::Production {
                steps,
                price,
                coins,
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
