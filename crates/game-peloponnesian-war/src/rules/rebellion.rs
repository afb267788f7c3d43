//! 6.1, 6.2 Rebellions that last, end and spread.

use super::{Look, Play};
use crate::{
    event::Event,
    ids::{Kind, Side, Sort},
    names::SpaceId,
    sets::SpaceSet,
    troops::{Force, Units},
};

impl Look<'_> {
    /// 6.2a, 6.2c Spaces to which a rising may spread.
    pub fn spread_targets(self) -> SpaceSet {
        let mut targets = SpaceSet::EMPTY;
        for rebel in self.at.rebels.iter() {
            let Some(league) = self.league(rebel) else {
                continue;
            };
            for space in self.game.board.any.get(rebel).iter() {
                if self.could_rise(league, space) {
                    targets.insert(space);
                }
            }
        }
        targets
    }

    /// 2.3b, 2.3e, 6.2c A calm space of a league without troops in it, not a home space.
    pub fn could_rise(self, league: Side, space: SpaceId) -> bool {
        self.league(space) == Some(league)
            && space != league.home()
            && !self.at.rebels.contains(space)
            && !self.is_there(Side::Athens, space)
            && !self.is_there(Side::Sparta, space)
    }
}

impl Play<'_> {
    /// 1.3k A space rises.
    pub fn rebel(&mut self, space: SpaceId) {
        self.at.rebels.insert(space);
        self.say(|| Event::Rebelled { space });
    }

    /// 6.1a-d Rebels in a zone of their former side only are quelled.
    pub fn quell(&mut self) {
        let zones = Side::BOTH.map(|side| self.look().zones(side));
        let zone = |side: Side| {
            let [athens, sparta] = zones;
            match side {
                Side::Athens => athens,
                Side::Sparta => sparta,
            }
        };
        for space in self.at.rebels.iter() {
            let Some(league) = self.look().league(space) else {
                continue;
            };
            if zone(league).contains(space) && !zone(league.other()).contains(space) {
                self.at.rebels.remove(space);
                self.say(|| Event::Quelled { space });
            }
        }
    }

    /// 6.2a-c One die a space, one step a turn.
    pub fn spread(&mut self) {
        let numbers = &self.game.numbers.rebellion;
        let zones = Side::BOTH.map(|side| self.look().zones(side));
        let targets = self.look().spread_targets();
        for space in targets.iter() {
            let [athens, sparta] = zones;
            let joins = match self.look().league(space) {
                Some(Side::Athens) => sparta,
                Some(Side::Sparta) | None => athens,
            };
            let bonus = if joins.contains(space) {
                numbers.enemy_zone
            } else {
                0
            };
            let die = self.d6();
            let rebels = die.get() + bonus >= numbers.at_least;
            self.say(|| Event::SpreadRolled {
                space,
                die,
                bonus,
                rebels,
            });
            if rebels {
                self.rebel(space);
            }
        }
    }

    /// 5.9c Allies at Samos move back to Chios once it is friendly again.
    pub fn return_to_chios(&mut self) {
        let chios = SpaceId::CHIOS;
        let friendly =
            !self.look().is_chios_lost() && !self.at.troops.is_there(Side::Sparta, chios);
        if !friendly {
            self.at.allies.samos_instead = true;
            return;
        }
        if !self.at.allies.samos_instead {
            return;
        }
        self.at.allies.samos_instead = false;
        let there = self.at.troops.at(Side::Athens, SpaceId::SAMOS);
        let mut allies = Force::EMPTY;
        for kind in [Kind::Hoplite, Kind::Cavalry, Kind::Naval] {
            let sort = Sort::allied(kind);
            allies.set(sort, there.get(sort));
        }
        if allies.is_empty() {
            return;
        }
        self.at.troops.remove(Side::Athens, SpaceId::SAMOS, allies);
        self.at.troops.add(Side::Athens, chios, allies);
        self.say(|| Event::ChiosBack {
            units: Units::new(Side::Athens, allies),
        });
    }
}
