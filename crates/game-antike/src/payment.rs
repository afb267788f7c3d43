//! Prices and the ways to meet them: coins replace any resource, and with all advances any resource replaces any other.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{ids::Resource, state::Stock};

/// What something costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// So much marble, iron and gold.
    Of([u8; 3]),
    /// So many resources of any kind.
    Any(u8),
}

/// What is paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Payment {
    #[serde(default)]
    pub marble: u8,
    #[serde(default)]
    pub iron: u8,
    #[serde(default)]
    pub gold: u8,
    #[serde(default)]
    pub coins: u8,
}

impl Price {
    /// So much of one resource.
    pub fn of(resource: Resource, amount: u8) -> Self {
        Self::Of(Resource::VARIANTS_ARRAY.map(|other| if other == resource { amount } else { 0 }))
    }

    /// How many units it is in all.
    #[inline]
    pub fn total(self) -> u8 {
        match self {
            Self::Of([marble, iron, gold]) => marble + iron + gold,
            Self::Any(total) => total,
        }
    }

    /// coin.3 Can a stock meet it, coins standing in for what is missing?
    #[inline]
    pub fn is_within(self, stock: &Stock) -> bool {
        match self {
            Self::Of([marble, iron, gold]) => {
                let missing = |needed: u8, there: u16| u16::from(needed).saturating_sub(there);
                let missing = missing(marble, stock.marble)
                    + missing(iron, stock.iron)
                    + missing(gold, stock.gold);
                missing <= u16::from(stock.coins)
            }
            Self::Any(total) => {
                stock.marble + stock.iron + stock.gold + u16::from(stock.coins) >= u16::from(total)
            }
        }
    }

    /// Does this payment meet it exactly?
    pub fn is_met_by(self, payment: Payment) -> bool {
        let Payment {
            marble,
            iron,
            gold,
            coins,
        } = payment;
        let paid = [marble, iron, gold].map(u16::from).iter().sum::<u16>() + u16::from(coins);
        paid == u16::from(self.total())
            && match self {
                Self::Of([of_marble, of_iron, of_gold]) => {
                    marble <= of_marble && iron <= of_iron && gold <= of_gold
                }
                Self::Any(_) => true,
            }
    }

    /// knowhow.19 Every way to meet it out of a stock, in order.
    pub fn ways(self, stock: &Stock, mut way: impl FnMut(Payment)) {
        let total = self.total();
        let most = |resource: Resource, limit: u8| stock.get(resource).min(u16::from(limit)) as u8;
        let [marbles, irons, golds] = match self {
            Self::Of(limits) => limits,
            Self::Any(total) => [total; 3],
        };
        for marble in 0..=most(Resource::Marble, marbles) {
            for iron in 0..=most(Resource::Iron, irons.min(total - marble)) {
                let rest = total - marble - iron;
                let least_gold = rest.saturating_sub(stock.coins);
                for gold in least_gold..=most(Resource::Gold, golds.min(rest)) {
                    way(Payment {
                        marble,
                        iron,
                        gold,
                        coins: rest - gold,
                    });
                }
            }
        }
    }

    /// The only way to meet it, if there is just one.
    #[inline]
    pub fn only_way(self, stock: &Stock) -> Option<Payment> {
        let Self::Of([marble, iron, gold]) = self else {
            return self.only_way_by_search(stock);
        };
        // Without a coin nothing can be replaced.
        if stock.coins == 0 {
            return Some(Payment {
                marble,
                iron,
                gold,
                coins: 0,
            });
        }
        self.only_way_by_search(stock)
    }

    fn only_way_by_search(self, stock: &Stock) -> Option<Payment> {
        let (mut count, mut found) = (0, None);
        self.ways(stock, |payment| {
            count += 1;
            found = Some(payment);
        });
        found.filter(|_| count == 1)
    }

    /// knowhow.19 The way that takes the fewest coins, and of those the one that takes most of what there is most of.
    pub fn cheapest(self, stock: &Stock) -> Option<Payment> {
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
