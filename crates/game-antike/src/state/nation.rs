//! What one nation has.

use engine::Seat;
use strum::EnumCount;

use crate::{
    ids::{
        AdvanceSet, Nation, PersonageKind, ProvinceId, Resource, Space, UnitKind, Zone, ZoneSet,
    },
    payment::{Payment, Price},
};

/// What one nation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NationState {
    pub(crate) nation: Nation,
    pub(crate) seat: Seat,
    /// Where its marker stands on the wheel; nowhere before its first turn.
    pub(crate) space: Option<Space>,
    pub(crate) stock: Stock,
    /// coin.2 It has taken a coin that it may still decline.
    pub(crate) new_coin: bool,
    pub(crate) advances: AdvanceSet,
    pub(crate) personages: [u8; PersonageKind::COUNT],
    pub(crate) cities: ZoneSet,
    pub(crate) legions: Units,
    pub(crate) galleys: Units,
}

/// Marble, iron, gold and coins of a nation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stock {
    pub(crate) marble: u16,
    pub(crate) iron: u16,
    pub(crate) gold: u16,
    pub(crate) coins: u8,
}

/// The units of one kind that a nation has on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Units {
    counts: [u8; ProvinceId::PER_BOARD],
    /// The provinces with at least one.
    present: ZoneSet,
    total: u8,
}

impl NationState {
    /// A nation that has nothing yet.
    pub(crate) fn new(nation: Nation, seat: Seat) -> Self {
        Self {
            nation,
            seat,
            space: None,
            stock: Stock::default(),
            new_coin: false,
            advances: AdvanceSet::default(),
            personages: [0; PersonageKind::COUNT],
            cities: ZoneSet::EMPTY,
            legions: Units::default(),
            galleys: Units::default(),
        }
    }

    #[inline]
    pub(crate) fn units(&self, kind: UnitKind) -> &Units {
        match kind {
            UnitKind::Legion => &self.legions,
            UnitKind::Galley => &self.galleys,
        }
    }

    #[inline]
    pub(crate) fn units_mut(&mut self, kind: UnitKind) -> &mut Units {
        match kind {
            UnitKind::Legion => &mut self.legions,
            UnitKind::Galley => &mut self.galleys,
        }
    }

    /// Provinces with at least one unit of either kind.
    #[inline]
    pub(crate) fn occupied(&self) -> ZoneSet {
        self.legions.present.union(self.galleys.present)
    }

    /// How many personages of a kind it has won.
    #[inline]
    pub(crate) fn count(&self, kind: PersonageKind) -> u8 {
        self.personages
            .get(kind as usize)
            .copied()
            .unwrap_or_default()
    }

    /// How many personages it has won.
    pub(crate) fn personage_total(&self) -> u8 {
        self.personages.iter().sum()
    }

    /// knowhow.17 Does it exchange resources freely?
    #[inline]
    pub(crate) fn has_exchange(&self) -> bool {
        self.advances == AdvanceSet::ALL
    }

    /// The price as this nation may meet it: with the exchange any resource stands for any other.
    #[inline]
    pub(crate) fn price_for(&self, price: Price) -> Price {
        if self.has_exchange() {
            Price::Any(price.total())
        } else {
            price
        }
    }
}

impl Stock {
    #[inline]
    pub(crate) fn get(&self, resource: Resource) -> u16 {
        match resource {
            Resource::Marble => self.marble,
            Resource::Iron => self.iron,
            Resource::Gold => self.gold,
        }
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, resource: Resource) -> &mut u16 {
        match resource {
            Resource::Marble => &mut self.marble,
            Resource::Iron => &mut self.iron,
            Resource::Gold => &mut self.gold,
        }
    }

    /// Does it hold all that is paid?
    pub(crate) fn covers(&self, payment: Payment) -> bool {
        self.marble >= u16::from(payment.marble)
            && self.iron >= u16::from(payment.iron)
            && self.gold >= u16::from(payment.gold)
            && self.coins >= payment.coins
    }
}

impl Default for Units {
    fn default() -> Self {
        Self {
            counts: [0; ProvinceId::PER_BOARD],
            present: ZoneSet::EMPTY,
            total: 0,
        }
    }
}

impl Units {
    /// How many stand in a province.
    #[inline]
    pub(crate) fn at(&self, zone: Zone) -> u8 {
        self.counts.get(zone.index()).copied().unwrap_or_default()
    }

    /// The provinces with at least one.
    #[inline]
    pub(crate) fn present(&self) -> ZoneSet {
        self.present
    }

    /// How many are on the board.
    #[inline]
    pub(crate) fn total(&self) -> u8 {
        self.total
    }

    #[inline]
    pub(crate) fn add(&mut self, zone: Zone, count: u8) {
        if let Some(there) = self.counts.get_mut(zone.index()).filter(|_| count > 0) {
            *there += count;
            self.total += count;
            self.present.insert(zone);
        }
    }

    #[inline]
    pub(crate) fn remove(&mut self, zone: Zone, count: u8) {
        if let Some(there) = self.counts.get_mut(zone.index()) {
            debug_assert!(*there >= count, "units are counted before they are removed");
            *there -= count;
            self.total -= count;
            if *there == 0 {
                self.present.remove(zone);
            }
        }
    }
}
