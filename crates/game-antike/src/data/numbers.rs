//! The wheel and the prices.

use engine::{
    DataError, DataFiles,
    data::Checker,
    message::{Localized, Names},
};
use serde::Deserialize;
use strum::{EnumCount, VariantArray};

use crate::{
    ids::{Advance, AdvanceSet, Space},
    payment::Price,
};

/// board.5 The wheel.
#[derive(Debug)]
pub(crate) struct Rondel {
    /// How many steps lead from one space to another, clockwise.
    steps: [[u8; Space::COUNT]; Space::COUNT],
    /// rondel.3 So many steps are free.
    pub(crate) free: u8,
    /// rondel.4 Each further step costs so much.
    pub(crate) step_price: u8,
}

impl Rondel {
    /// rondel.2 How many steps lead from one space to another, clockwise: 1 to 8.
    #[inline]
    pub(crate) fn steps(&self, from: Space, to: Space) -> u8 {
        let row = self.steps.get(from as usize);
        row.and_then(|row| row.get(to as usize))
            .copied()
            .unwrap_or_default()
    }

    pub(super) fn load(files: &DataFiles, names: &mut Names) -> Result<Self, Vec<DataError>> {
        const FILE: &str = "rondel.json";
        let file: RondelFile = files.json(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        let mut order = [Space::Iron; Space::COUNT];
        checker.require(file.spaces.len() == Space::COUNT, "spaces", || {
            format!(
                "there are {} instead of {}",
                file.spaces.len(),
                Space::COUNT
            )
        });
        for (place, space) in order.iter_mut().zip(&file.spaces) {
            *place = space.id;
            let name = Localized {
                en: space.name.clone(),
                fr: space.name_fr.clone(),
            };
            names.insert("space", &space.id.to_string(), name);
        }
        checker.require(
            file.cost_per_further_space <= MOST_PRICE,
            "costPerFurtherSpace",
            || format!("it is more than {MOST_PRICE}"),
        );
        for space in Space::VARIANTS {
            checker.require(order.contains(space), "spaces", || {
                format!("{space} is missing")
            });
        }
        checker.finish()?;
        Ok(Self {
            steps: steps(order),
            free: file.free,
            step_price: file.cost_per_further_space,
        })
    }
}

fn steps(order: [Space; Space::COUNT]) -> [[u8; Space::COUNT]; Space::COUNT] {
    let mut steps = [[0; Space::COUNT]; Space::COUNT];
    for (start, from) in order.into_iter().enumerate() {
        for step in 1..=Space::COUNT {
            let to = order.into_iter().cycle().nth(start + step);
            let row = steps.get_mut(from as usize);
            if let (Some(to), Some(row)) = (to, row)
                && let Some(count) = row.get_mut(to as usize)
            {
                *count = step as u8;
            }
        }
    }
    steps
}

/// A higher price is a typing mistake: it could never be paid.
const MOST_PRICE: u8 = 30;

/// aid.1 Prices and thresholds.
#[derive(Debug)]
pub(crate) struct Numbers {
    pub(crate) temple: Price,
    pub(crate) unit: Price,
    pub(crate) city: Price,
    basic_advance: AdvancePrice,
    superior_advance: AdvancePrice,
    /// What a city yields, arms and defends with.
    pub(crate) plain_city: u8,
    /// What a city with a temple yields, arms and defends with.
    pub(crate) temple_city: u8,
    pub(crate) cities_per_king: u8,
    pub(crate) temples_per_citizen: u8,
    pub(crate) seas_per_navigator: u8,
}

/// What an advance costs in gold.
#[derive(Clone, Copy, Debug, Deserialize)]
struct AdvancePrice {
    first: u8,
    later: u8,
}

/// knowhow.9, knowhow.10 Is the advance new to the game?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AdvanceBuyer {
    First,
    Later,
}

impl AdvanceBuyer {
    /// Who buys an advance when these have been acquired by any nation.
    pub(crate) fn of(advance: Advance, acquired: AdvanceSet) -> Self {
        if acquired.contains(advance) {
            Self::Later
        } else {
            Self::First
        }
    }
}

impl Numbers {
    /// knowhow.9, knowhow.10 The price of an advance for the first nation and for all others.
    pub(crate) fn advance(&self, advance: Advance, buyer: AdvanceBuyer) -> u8 {
        let price = match advance.basic() {
            None => self.basic_advance,
            Some(_) => self.superior_advance,
        };
        match buyer {
            AdvanceBuyer::First => price.first,
            AdvanceBuyer::Later => price.later,
        }
    }

    pub(super) fn load(files: &DataFiles) -> Result<Self, Vec<DataError>> {
        const FILE: &str = "prices.json";
        let file: NumbersFile = files.json(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        let thresholds = &file.personages;
        let all = [
            thresholds.cities_per_king,
            thresholds.temples_per_citizen,
            thresholds.seas_per_navigator,
        ];
        checker.require(all.iter().all(|&number| number > 0), "personages", || {
            "a threshold is 0".to_owned()
        });
        checker.require(
            file.city.with_temple <= 3 && file.city.plain <= 3,
            "city",
            || "at most 3 units can be placed in a province in a turn".to_owned(),
        );
        let prices = file.prices;
        let amounts = [&prices.temple, &prices.unit, &prices.city].map(PriceFile::largest);
        let advances = [prices.basic_advance, prices.superior_advance];
        let advances = advances
            .into_iter()
            .flat_map(|price| [price.first, price.later]);
        checker.require(
            amounts
                .into_iter()
                .chain(advances)
                .all(|price| price <= MOST_PRICE),
            "prices",
            || format!("a price is more than {MOST_PRICE}"),
        );
        checker.finish()?;
        Ok(Self {
            temple: prices.temple.price(),
            unit: prices.unit.price(),
            city: prices.city.price(),
            basic_advance: prices.basic_advance,
            superior_advance: prices.superior_advance,
            plain_city: file.city.plain,
            temple_city: file.city.with_temple,
            cities_per_king: thresholds.cities_per_king,
            temples_per_citizen: thresholds.temples_per_citizen,
            seas_per_navigator: thresholds.seas_per_navigator,
        })
    }
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RondelFile {
    free: u8,
    cost_per_further_space: u8,
    spaces: Vec<SpaceFile>,
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
struct SpaceFile {
    id: Space,
    name: String,
    name_fr: String,
}

#[derive(Deserialize)]
struct NumbersFile {
    prices: PricesFile,
    city: CityFile,
    personages: ThresholdsFile,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct PricesFile {
    temple: PriceFile,
    unit: PriceFile,
    city: PriceFile,
    basic_advance: AdvancePrice,
    superior_advance: AdvancePrice,
}

#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
#[derive(Default)]
struct PriceFile {
    marble: u8,
    iron: u8,
    gold: u8,
}

impl PriceFile {
    fn largest(&self) -> u8 {
        self.marble.max(self.iron).max(self.gold)
    }

    fn price(&self) -> Price {
        Price::Of([self.marble, self.iron, self.gold])
    }
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CityFile {
    plain: u8,
    with_temple: u8,
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ThresholdsFile {
    cities_per_king: u8,
    temples_per_citizen: u8,
    seas_per_navigator: u8,
}
