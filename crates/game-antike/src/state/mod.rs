//! A whole position. It holds no heap memory, so a clone is a plain copy of about a kilobyte; docs/performance.md has the figures.

mod nation;
mod options;
mod step;

use arrayvec::ArrayVec;
use engine::Dice;

pub(crate) use self::{
    nation::{NationState, Stock, Units},
    options::{CoinTime, EntryFighters, Options},
    step::{Entry, Losses, Step, UnitClass},
};
pub use self::{options::FightLength, step::Purchase};
use crate::{
    document::StateDocument,
    ids::{AdvanceSet, BoardId, Line, Nation, PersonageKind, Resource, UnitKind, Zone, ZoneSet},
    payment::Payment,
};

/// The most nations in a game.
pub(crate) const MAX_NATIONS: usize = 6;

/// The most pieces of one kind that a nation can have; the data may say fewer.
pub(crate) const MAX_UNITS: u8 = 17;

/// The position of a nation in the order of turns, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place(pub u8);

/// A whole position.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "StateDocument", into = "StateDocument")]
pub struct State {
    pub(crate) board: BoardId,
    pub(crate) seats: u8,
    /// How many nations take part.
    pub(crate) in_play: u8,
    /// Personages needed to win.
    pub(crate) goal: u8,
    /// variant.1 Every nation begins with one city.
    pub(crate) long_game: bool,
    pub(crate) options: Options,
    /// The round being played, from 1.
    pub(crate) round: u16,
    /// The nations in the order of turns; in the order of seats while they are being chosen.
    pub(crate) nations: ArrayVec<NationState, MAX_NATIONS>,
    /// The nation at turn.
    pub(crate) active: Place,
    pub(crate) bank: Bank,
    /// Cities with a temple, of all nations.
    pub(crate) temples: ZoneSet,
    pub(crate) turn: TurnRecord,
    /// What is being resolved, innermost last. Empty when the game is over.
    pub(crate) stack: ArrayVec<Step, 3>,
    pub(crate) winner: Option<Place>,
    pub(crate) dice: Dice,
}

/// The common bank. Its temples are those that are not on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bank {
    pub(crate) coins: u8,
    /// What is left of marble, iron and gold; endless where nothing is said.
    pub(crate) supply: [Option<u16>; 3],
}

/// What the nation at turn has done in this turn, as far as it still matters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TurnRecord {
    /// Advances it was the first in the game to acquire.
    pub(crate) firsts: AdvanceSet,
    /// Temples it has destroyed.
    pub(crate) destroyed: u8,
    /// arming.7 Units it has placed, as binary digits: the ones of each province, then the twos.
    pub(crate) placed: [ZoneSet; 2],
    /// maneuver.9 Units that have used maneuvers. All others have all of theirs.
    pub(crate) moved: ArrayVec<Moved, { 2 * MAX_UNITS as usize }>,
}

/// Units of one kind in one province with the same number of maneuvers left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moved {
    pub(crate) kind: UnitKind,
    pub(crate) zone: Zone,
    pub(crate) left: u8,
    pub(crate) count: u8,
}

impl State {
    /// The nation at turn.
    #[inline]
    pub(crate) fn at_turn(&self) -> &NationState {
        self.nation(self.active)
    }

    /// The nation at turn, to be changed.
    #[inline]
    pub(crate) fn at_turn_mut(&mut self) -> &mut NationState {
        self.nation_mut(self.active)
    }

    #[inline]
    pub(crate) fn nation(&self, place: Place) -> &NationState {
        #[expect(clippy::indexing_slicing, reason = "places come from this list")]
        &self.nations[usize::from(place.0)]
    }

    #[inline]
    pub(crate) fn nation_mut(&mut self, place: Place) -> &mut NationState {
        #[expect(clippy::indexing_slicing, reason = "places come from this list")]
        &mut self.nations[usize::from(place.0)]
    }

    /// All places in the order of turns.
    #[inline]
    pub(crate) fn places(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.nations.len() as u8).map(Place)
    }

    /// movement.12 The others in the order of turns, beginning after the nation at turn.
    #[inline]
    pub(crate) fn others(&self) -> impl Iterator<Item = Place> + use<> {
        let (active, count) = (self.active.0, self.nations.len() as u8);
        (1..count).map(move |step| {
            let place = active + step;
            Place(if place >= count { place - count } else { place })
        })
    }

    /// Where a nation stands in the order of turns; nothing if it takes no part.
    #[inline]
    pub(crate) fn place_of(&self, nation: Nation) -> Option<Place> {
        self.places()
            .find(|&place| self.nation(place).nation == nation)
    }

    /// Who owns the city of a province.
    #[inline]
    pub(crate) fn owner(&self, zone: Zone) -> Option<Place> {
        self.places()
            .find(|&place| self.nation(place).cities.contains(zone))
    }

    /// All provinces with a city.
    #[inline]
    pub(crate) fn all_cities(&self) -> ZoneSet {
        self.nations
            .iter()
            .fold(ZoneSet::EMPTY, |all, nation| all.union(nation.cities))
    }

    /// knowhow.11 Advances that any nation has acquired.
    #[inline]
    pub(crate) fn all_advances(&self) -> AdvanceSet {
        let none = AdvanceSet::default();
        self.nations
            .iter()
            .fold(none, |all, nation| all.union(nation.advances))
    }

    /// How many personages of a kind have been won.
    pub(crate) fn personages_won(&self, kind: PersonageKind) -> u8 {
        self.nations.iter().map(|nation| nation.count(kind)).sum()
    }

    /// The step that waits for an answer.
    #[inline]
    pub(crate) fn step(&self) -> Option<Step> {
        self.stack.last().copied()
    }

    /// Replaces the step that waits for an answer.
    #[inline]
    pub(crate) fn next_step(&mut self, step: Step) {
        self.stack.pop();
        self.stack.push(step);
    }

    /// limits.1 A nation receives what the bank has of it.
    pub(crate) fn receive(&mut self, place: Place, resource: Resource, amount: u16) -> u16 {
        let received = self.bank.at_most(resource, amount);
        if let Some(Some(supply)) = self.bank.supply.get_mut(resource as usize) {
            *supply -= received;
        }
        let stock = self.nation_mut(place).stock.get_mut(resource);
        *stock = stock.saturating_add(received);
        received
    }

    /// setup.2 The nation at turn pays to the bank.
    pub(crate) fn pay(&mut self, payment: Payment) {
        let stock = &mut self.at_turn_mut().stock;
        stock.coins -= payment.coins;
        let paid = [payment.marble, payment.iron, payment.gold].map(u16::from);
        stock.marble -= paid[0];
        stock.iron -= paid[1];
        stock.gold -= paid[2];
        self.bank.coins += payment.coins;
        for (supply, paid) in self.bank.supply.iter_mut().zip(paid) {
            if let Some(supply) = supply {
                *supply = supply.saturating_add(paid);
            }
        }
    }

    /// The number of maneuvers each unit of a kind has.
    #[inline]
    pub(crate) fn allowance(&self, kind: UnitKind) -> u8 {
        let line = match kind {
            UnitKind::Legion => Line::Legions,
            UnitKind::Galley => Line::Galleys,
        };
        1 + self.at_turn().advances.bonus(line)
    }

    /// maneuver.9 How many units of the nation at turn in a province have so many maneuvers left.
    #[inline]
    pub(crate) fn count_left(&self, class: UnitClass, zone: Zone) -> u8 {
        let of_kind = |moved: &&Moved| moved.kind == class.kind && moved.zone == zone;
        let allowance = self.allowance(class.kind);
        if class.left > allowance {
            return 0;
        }
        if class.left < allowance {
            let with_left = |moved: &&Moved| moved.left == class.left;
            return self
                .turn
                .moved
                .iter()
                .filter(of_kind)
                .find(with_left)
                .map_or(0, |moved| moved.count);
        }
        let used: u8 = self
            .turn
            .moved
            .iter()
            .filter(of_kind)
            .map(|moved| moved.count)
            .sum();
        self.at_turn().units(class.kind).at(zone) - used
    }

    /// maneuver.9 Writes down that units now have so many maneuvers left in a province.
    pub(crate) fn add_left(&mut self, class: UnitClass, zone: Zone, count: u8) {
        if class.left == self.allowance(class.kind) {
            return;
        }
        let same = |moved: &&mut Moved| {
            moved.kind == class.kind && moved.zone == zone && moved.left == class.left
        };
        match self.turn.moved.iter_mut().find(same) {
            Some(moved) => moved.count += count,
            None => {
                self.turn.moved.push(Moved {
                    kind: class.kind,
                    zone,
                    left: class.left,
                    count,
                });
            }
        }
    }

    /// maneuver.9 Forgets units that have left the province or the board.
    pub(crate) fn take_left(&mut self, class: UnitClass, zone: Zone, count: u8) {
        let same = |moved: &Moved| {
            moved.kind == class.kind && moved.zone == zone && moved.left == class.left
        };
        if let Some(index) = self.turn.moved.iter().position(same)
            && let Some(moved) = self.turn.moved.get_mut(index)
        {
            moved.count = moved.count.saturating_sub(count);
            if moved.count == 0 {
                self.turn.moved.swap_remove(index);
            }
        }
    }

    /// combat.8 The nation at turn loses units of a kind, those with the fewest maneuvers left before the others.
    pub(crate) fn lose_most_spent(&mut self, kind: UnitKind, zone: Zone, count: u8) {
        let mut due = count;
        for left in 0..=self.allowance(kind) {
            let class = UnitClass { kind, left };
            let lost = due.min(self.count_left(class, zone));
            if lost > 0 {
                self.lose(class, zone, lost);
                due -= lost;
            }
        }
    }

    /// movement.8, limits.6 The nation at turn takes units back into its stock.
    pub(crate) fn lose(&mut self, class: UnitClass, zone: Zone, count: u8) {
        self.take_left(class, zone, count);
        self.at_turn_mut().units_mut(class.kind).remove(zone, count);
    }

    /// arming.7 How many units have been placed in a province in this turn.
    #[inline]
    pub(crate) fn placed(&self, zone: Zone) -> u8 {
        let [ones, twos] = self.turn.placed;
        u8::from(ones.contains(zone)) + 2 * u8::from(twos.contains(zone))
    }

    /// arming.7 Counts one more.
    pub(crate) fn add_placed(&mut self, zone: Zone) {
        let [ones, twos] = &mut self.turn.placed;
        if ones.contains(zone) {
            ones.remove(zone);
            twos.insert(zone);
        } else {
            ones.insert(zone);
        }
    }
}

impl Bank {
    /// limits.1 Is there any of it left?
    #[inline]
    pub(crate) fn has(&self, resource: Resource) -> bool {
        self.supply
            .get(resource as usize)
            .is_some_and(|supply| *supply != Some(0))
    }

    /// limits.1 So much of a resource, or what is left of it.
    #[inline]
    pub(crate) fn at_most(&self, resource: Resource, amount: u16) -> u16 {
        match self.supply.get(resource as usize) {
            Some(&Some(left)) => amount.min(left),
            Some(None) | None => amount,
        }
    }
}
