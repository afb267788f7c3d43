//! 1.1.2 The counters and the leaders.

use std::collections::BTreeMap;

use engine::{
    DataError, DataFiles,
    data::Checker,
    message::{Localized, Names},
};
use serde::Deserialize;
use strum::VariantArray;

use super::numbers::MOST_TALENTS;
use crate::{
    force::Force,
    ids::{Kind, LeaderId, Nationality, Side, Sort},
};

/// 1.1.2g, 4.1.5 How many points there are, and what they cost to activate.
#[derive(Debug)]
pub(crate) struct Counters {
    most: [Force; 2],
    prices: [[i32; Sort::COUNT]; 2],
    dearest: [i32; 2],
    cheap: [Force; 2],
    pub home_guard: u8,
}

impl Counters {
    /// 1.1.2c The most points of each sort that a side can have in play.
    #[expect(clippy::indexing_slicing, reason = "one for each side")]
    pub(crate) fn most(&self, side: Side) -> Force {
        self.most[side as usize]
    }

    /// 4.1.5a, 4.1.5b What it costs to activate one point.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "one for each side and sort")]
    pub(crate) fn price(&self, side: Side, sort: Sort) -> i32 {
        self.prices[side as usize][sort.index()]
    }

    /// What the dearest point costs.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "one for each side")]
    pub(crate) fn dearest(&self, side: Side) -> i32 {
        self.dearest[side as usize]
    }

    /// 4.2.1f As many as there can be of every kind of own men that is no dearer than the allies'.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "one for each side")]
    pub(crate) fn cheap(&self, side: Side) -> Force {
        self.cheap[side as usize]
    }

    pub(super) fn load(files: &DataFiles, names: &mut Names) -> Result<Self, Vec<DataError>> {
        const FILE: &str = "counters.json";
        let file: CountersFile = files.json(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        let mut counters = Self {
            most: [Force::EMPTY; 2],
            prices: [[0; Sort::COUNT]; 2],
            dearest: [0; 2],
            cheap: [Force::EMPTY; 2],
            home_guard: file.home_guard.strength,
        };
        for &kind in Kind::VARIANTS {
            let known = file.types.iter().any(|card| card.id == kind);
            checker.require(known, "types", || format!("there is no '{kind}'"));
        }
        for card in &file.types {
            let (id, price) = (card.id.to_string(), card.activation);
            let fits = (0..=MOST_TALENTS).contains(&price);
            checker.require(fits, &id, || format!("it cannot cost {price} talents"));
        }
        for &nationality in Nationality::VARIANTS {
            let card = file
                .nationalities
                .iter()
                .find(|card| card.id == nationality);
            let Some(card) = card else {
                checker.complain("nationalities", format!("there is no '{nationality}'"));
                continue;
            };
            counters.add(card, &file.types, &mut checker);
            names.insert("nationality", &nationality.to_string(), card.name.clone());
        }
        counters.dearest = counters
            .prices
            .map(|prices| prices.into_iter().fold(0, i32::max));
        counters.cheap = Side::BOTH.map(|side| {
            let mut cheap = Force::EMPTY;
            for &kind in Kind::VARIANTS {
                let (own, allied) = (Sort::own(kind), Sort::allied(kind));
                if counters.price(side, own) <= counters.price(side, allied) {
                    cheap.set(own, Force::MOST);
                }
            }
            cheap
        });
        for side in file.sides {
            names.insert("side", &side.id.to_string(), side.name);
        }
        checker.finish().map(|()| counters)
    }

    /// The prices and numbers of one nationality's counters.
    fn add(&mut self, card: &NationalityFile, types: &[TypeFile], checker: &mut Checker<'_>) {
        for kind in types {
            let sort = Sort::of(card.id, kind.id);
            let side = card.id.side() as usize;
            let price = if card.free.contains(&kind.id) {
                0
            } else {
                kind.activation
            };
            let prices = self.prices.get_mut(side);
            if let Some(cell) = prices.and_then(|prices| prices.get_mut(sort.index())) {
                *cell = price;
            }
            let count = card.maximum.get(&kind.id.to_string()).copied();
            checker.require(count.is_some(), &card.id.to_string(), || {
                format!("it says nothing of {}", kind.id)
            });
            if let Some(most) = self.most.get_mut(side) {
                most.set(sort, count.unwrap_or_default());
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct CountersFile {
    types: Vec<TypeFile>,
    sides: Vec<SideFile>,
    nationalities: Vec<NationalityFile>,
    home_guard: HomeGuardFile,
}

#[derive(Deserialize)]
struct TypeFile {
    id: Kind,
    activation: i32,
}

#[derive(Deserialize)]
struct SideFile {
    id: Side,
    name: Localized,
}

#[derive(Deserialize)]
struct NationalityFile {
    id: Nationality,
    name: Localized,
    maximum: BTreeMap<String, u8>,
    free: Vec<Kind>,
}

#[derive(Deserialize)]
struct HomeGuardFile {
    strength: u8,
}

/// 1.1.2f The ratings.
#[derive(Debug)]
pub(crate) struct Leaders([Rating; LeaderId::COUNT]);

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rating {
    pub tactical: i8,
    pub strategic: i8,
    /// RE.11b
    pub is_immune: bool,
}

impl Leaders {
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "one for every leader")]
    pub(crate) fn get(&self, leader: LeaderId) -> Rating {
        self.0[leader.index()]
    }

    pub(super) fn load(files: &DataFiles, names: &mut Names) -> Result<Self, Vec<DataError>> {
        const FILE: &str = "leaders.json";
        let file: LeadersFile = files.json(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        let listed: Vec<&str> = file.leaders.iter().map(|card| card.id.as_str()).collect();
        let known: Vec<&str> = LeaderId::all().map(LeaderId::id).collect();
        checker.require(listed == known, "leaders", || {
            format!("there must be these, in this order: {}", known.join(", "))
        });
        let mut ratings = [Rating::default(); LeaderId::COUNT];
        for ((rating, card), leader) in ratings.iter_mut().zip(&file.leaders).zip(LeaderId::all()) {
            checker.require(card.side == leader.side(), &card.id, || {
                format!("the leader is of {}", leader.side())
            });
            *rating = Rating {
                tactical: card.tactical,
                strategic: card.strategic,
                is_immune: card.immune_to_deaths,
            };
            names.insert("leader", &card.id, card.name.clone());
        }
        checker.finish().map(|()| Self(ratings))
    }
}

#[derive(Deserialize)]
struct LeadersFile {
    leaders: Vec<LeaderFile>,
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LeaderFile {
    id: String,
    #[ts(inline)]
    name: Localized,
    side: Side,
    tactical: i8,
    strategic: i8,
    immune_to_deaths: bool,
}
