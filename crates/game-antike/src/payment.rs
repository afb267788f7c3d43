//! Prices and the ways to meet them: coins replace any resource, and with all advances any resource replaces any other.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{ids::Resource, state::Stock};

/// What something costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Price {
    /// So much marble, iron and gold.
    Of([u8; 3]),
    /// So many resources of any kind.
    Any(u8),
}

/// What is paid. Ways to pay are ordered by their coins: the first takes the fewest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(default)]
pub struct Payment {
    #[serde(skip_serializing_if = "is_zero")]
    pub coins: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub marble: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub iron: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub gold: u8,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Payment {
    /// How many units it is in all.
    pub fn total(self) -> u8 {
        let Self {
            marble,
            iron,
            gold,
            coins,
        } = self;
        marble
            .saturating_add(iron)
            .saturating_add(gold)
            .saturating_add(coins)
    }
}

impl Price {
    /// So much of one resource.
    pub(crate) fn of(resource: Resource, amount: u8) -> Self {
        Self::Of(Resource::VARIANTS_ARRAY.map(|other| if other == resource { amount } else { 0 }))
    }

    /// How many units it is in all.
    #[inline]
    pub(crate) fn total(self) -> u8 {
        match self {
            Self::Of([marble, iron, gold]) => marble + iron + gold,
            Self::Any(total) => total,
        }
    }

    /// coin.3 Can a stock meet it, coins standing in for what is missing?
    #[inline]
    pub(crate) fn is_within(self, stock: &Stock) -> bool {
        self.missing(stock) <= u32::from(stock.coins)
    }

    /// coin.3 How many units a stock lacks: so many coins it takes at least.
    #[inline]
    pub(crate) fn missing(self, stock: &Stock) -> u32 {
        let held = [stock.marble, stock.iron, stock.gold].map(u32::from);
        match self {
            Self::Of(needed) => {
                let pairs = needed.into_iter().map(u32::from).zip(held);
                pairs
                    .map(|(needed, held)| needed.saturating_sub(held))
                    .sum()
            }
            Self::Any(total) => u32::from(total).saturating_sub(held.into_iter().sum()),
        }
    }

    /// Does this payment meet it exactly?
    pub(crate) fn is_met_by(self, payment: Payment) -> bool {
        let Payment {
            marble, iron, gold, ..
        } = payment;
        payment.total() == self.total()
            && match self {
                Self::Of([of_marble, of_iron, of_gold]) => {
                    marble <= of_marble && iron <= of_iron && gold <= of_gold
                }
                Self::Any(_) => true,
            }
    }

    /// So much of each could be used for it out of a stock.
    #[inline]
    fn most(self, stock: &Stock) -> Payment {
        let [marbles, irons, golds] = match self {
            Self::Of(limits) => limits,
            Self::Any(total) => [total; 3],
        };
        let most = |resource: Resource, limit: u8| stock.get(resource).min(u16::from(limit)) as u8;
        Payment {
            coins: stock.coins.min(self.total()),
            marble: most(Resource::Marble, marbles),
            iron: most(Resource::Iron, irons),
            gold: most(Resource::Gold, golds),
        }
    }

    /// knowhow.19 Every way to meet it out of a stock, in order.
    pub(crate) fn ways(self, stock: &Stock, mut way: impl FnMut(Payment)) {
        let total = self.total();
        let most = self.most(stock);
        for coins in 0..=most.coins {
            let rest = total - coins;
            for marble in 0..=most.marble.min(rest) {
                for iron in 0..=most.iron.min(rest - marble) {
                    let gold = rest - marble - iron;
                    if gold <= most.gold {
                        way(Payment {
                            coins,
                            marble,
                            iron,
                            gold,
                        });
                    }
                }
            }
        }
    }

    /// The only way to meet it, if there is just one: then all that could be used is needed, for nothing can replace any of it.
    #[inline]
    pub(crate) fn only_way(self, stock: &Stock) -> Option<Payment> {
        let most = self.most(stock);
        (most.total() == self.total()).then_some(most)
    }

    /// knowhow.19 The way that takes the fewest coins, and of those the one that takes most of what there is most of.
    pub(crate) fn cheapest(self, stock: &Stock) -> Option<Payment> {
        let mut best: Option<(u8, u16, Payment)> = None;
        self.ways(stock, |payment| {
            let left = |there: u16, paid: u8| (there - u16::from(paid)).pow(2);
            let unevenness = left(stock.marble.min(99), payment.marble.min(99))
                + left(stock.iron.min(99), payment.iron.min(99))
                + left(stock.gold.min(99), payment.gold.min(99));
            let candidate = (payment.coins, unevenness, payment);
            if best.is_none_or(|best| candidate < best) {
                best = Some(candidate);
            }
        });
        best.map(|(_, _, payment)| payment)
    }
}

impl Resource {
    /// All three as an array.
    pub const VARIANTS_ARRAY: [Self; 3] = [Self::Marble, Self::Iron, Self::Gold];
}

const _: () = assert!(Resource::VARIANTS.len() == 3);

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn stock(marble: u16, iron: u16, gold: u16, coins: u8) -> Stock {
        Stock {
            marble,
            iron,
            gold,
            coins,
        }
    }

    fn ways(price: Price, stock: &Stock) -> Vec<Payment> {
        let mut ways = Vec::new();
        price.ways(stock, |payment| ways.push(payment));
        ways
    }

    /// knowhow.19 Who does not care pays with the fewest coins: the first way.
    #[test]
    fn the_first_way_takes_the_fewest_coins() {
        let temple = Price::of(Resource::Marble, 5);
        let first = |stock| ways(temple, &stock).first().map(|payment| payment.coins);
        assert_eq!(first(stock(6, 0, 0, 2)), Some(0));
        assert_eq!(first(stock(4, 0, 0, 2)), Some(1));
        assert_eq!(first(stock(2, 9, 9, 2)), None);
        let cheapest = Price::Any(3).cheapest(&stock(1, 4, 1, 5));
        let expected = Payment {
            iron: 3,
            ..Payment::default()
        };
        assert_eq!(cheapest, Some(expected));
    }

    proptest! {
        /// The ways are exactly the payments that meet the price out of the stock, in order.
        #[test]
        fn ways_are_complete(
            kind in 0_u8..4,
            amount in 0_u8..6,
            held in (0_u16..5, 0_u16..5, 0_u16..5, 0_u8..5),
        ) {
            let price = match kind {
                0 => Price::Any(amount),
                1 => Price::Of([1, 1, 1]),
                2 => Price::of(Resource::Gold, amount),
                _ => Price::of(Resource::Marble, amount),
            };
            let stock = stock(held.0, held.1, held.2, held.3);
            let mut expected = Vec::new();
            for coins in 0..6 {
                for marble in 0..6 {
                    for iron in 0..6 {
                        for gold in 0..6 {
                            let payment = Payment { coins, marble, iron, gold };
                            if price.is_met_by(payment) && stock.covers(payment) {
                                expected.push(payment);
                            }
                        }
                    }
                }
            }
            let ways = ways(price, &stock);
            prop_assert_eq!(&ways, &expected);
            prop_assert_eq!(price.is_within(&stock), !ways.is_empty());
            let only = if let [only] = ways.as_slice() { Some(*only) } else { None };
            prop_assert_eq!(price.only_way(&stock), only);
        }
    }
}
