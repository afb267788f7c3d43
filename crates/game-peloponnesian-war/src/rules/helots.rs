//! 6.3 The revolt of the helots.

use super::Play;
use crate::{
    event::{Event, LossCause},
    force::Force,
    ids::{Kind, Side, Sort},
    names::SpaceId,
    state::Party,
    troops::Units,
};

impl Play<'_> {
    /// 6.3d Without Athenians in all five places there is no revolt; one that was is over.
    fn quiet_helots(&mut self) -> bool {
        let places = self.game.board.helots;
        let held = self.at.troops.occupied(Side::Athens).intersection(places);
        let quiet = held != places;
        if quiet {
            self.end_revolt();
        }
        quiet
    }

    /// 6.3c, 6.3d A revolt that was is over; the next one begins anew.
    pub fn end_revolt(&mut self) {
        if std::mem::take(&mut self.at.marks.helots_revolt) {
            self.say(|| Event::HelotsQuiet);
        }
    }

    /// 6.3a-e Athenians in all five places raise the helots.
    pub fn helots(&mut self) {
        let numbers = &self.game.numbers.helots;
        if self.quiet_helots() {
            return;
        }
        let first = !self.at.marks.helots_revolt;
        let mut fallen = Force::EMPTY;
        if first {
            let own = Sort::own(Kind::Hoplite);
            let there = self.at.troops.at(Side::Sparta, SpaceId::SPARTA).get(own);
            fallen = Force::of(own, there.min(numbers.hoplites));
            let party = Party::Standing {
                space: SpaceId::SPARTA,
            };
            self.lose_from(Side::Sparta, party, fallen, LossCause::Helots);
        }
        self.at.marks.helots_revolt = true;
        self.at.marks.helots = if first {
            numbers.first_income
        } else {
            numbers.later_income
        };
        self.say(|| Event::HelotsRevolted {
            first,
            units: Units::new(Side::Sparta, fallen),
        });
    }
}
