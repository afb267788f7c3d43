//! 6.1, 6.2 Rebellions that last, end and spread.

use super::{Look, Play};
use crate::{event::Event, ids::Side, names::SpaceId, sets::SpaceSet, troops::Units};

impl Look<'_> {
    /// 6.2a, 6.2c Spaces to which a rising may spread.
    pub fn spread_targets(self) -> SpaceSet {
        let mut targets = SpaceSet::EMPTY;
        for league in Side::BOTH {
            let rebels = self.at.rebels.intersection(self.leagues(league));
            let around = self.game.board.any.around(rebels);
            targets = targets.union(around.intersection(self.calm(league)));
        }
        targets
    }

    /// 2.3b, 2.3e, 6.2c The calm spaces of a league without its own troops in them, but for its home: enemies do not keep them quiet.
    pub fn calm(self, league: Side) -> SpaceSet {
        let mut calm = self.leagues(league).without(self.at.rebels);
        calm.remove(league.home());
        calm.without(self.at.troops.occupied(league))
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
        // 5.9c Those who went to Samos while Chios was lost may come back from there.
        self.at.allies.samos_instead |= self.look().is_chios_lost();
        for space in self.at.rebels.iter() {
            let look = self.look();
            let Some(league) = look.league(space) else {
                continue;
            };
            if look.is_reached(league, space) && !look.is_reached(league.other(), space) {
                self.at.rebels.remove(space);
                self.say(|| Event::Quelled { space });
            }
        }
    }

    /// 6.2a-c One die a space, one step a turn.
    pub fn spread(&mut self) {
        let numbers = &self.game.numbers.rebellion;
        let targets = self.look().spread_targets();
        for space in targets.iter() {
            let joins = match self.look().league(space) {
                Some(Side::Athens) => Side::Sparta,
                Some(Side::Sparta) | None => Side::Athens,
            };
            let bonus = if self.look().is_reached(joins, space) {
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
        let allies = self.at.troops.at(Side::Athens, SpaceId::SAMOS).allied();
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
