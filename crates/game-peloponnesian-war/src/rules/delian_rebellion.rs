//! 2.3, RE.8 Risings in the Delian League.

use super::{Look, Play};
use crate::{
    event::{Event, NoRebellion},
    ids::Side,
    names::SpaceId,
};

impl Look<'_> {
    /// RE.8a, RE.8b, RE.8d The space that rises for a number of the table, or the next one that can.
    pub fn rising(self, roll: u8) -> Option<SpaceId> {
        let table = &self.game.happenings.rebellion_table;
        let start = usize::from(roll.saturating_sub(2));
        let order = table.iter().cycle().skip(start).take(table.len());
        let calm = self.calm(Side::Athens);
        order.copied().find(|&space| calm.contains(space))
    }
}

impl Play<'_> {
    /// 2.3a, 10.1b, 10.1c A rebellion, unless Athens is confident.
    pub fn delian_rebellion(&mut self) {
        let disaster = std::mem::take(&mut self.at.marks.disaster);
        if self.at.confidence.athens <= 0 || disaster {
            self.rise();
        } else {
            self.say(|| Event::NoRebellion {
                reason: NoRebellion::Confident,
            });
        }
    }

    /// RE.8a-d A space rises, and its neighbours may follow.
    pub fn rise(&mut self) {
        let dice = [self.d6(), self.d6()];
        let [a, b] = dice;
        let Some(space) = self.look().rising(a.get() + b.get()) else {
            self.say(|| Event::NoRebellion {
                reason: NoRebellion::AllTaken,
            });
            return;
        };
        self.say(|| Event::RebellionRolled { dice, space });
        self.rebel(space);
        let around = *self.game.board.any.get(space);
        for near in around.intersection(self.look().calm(Side::Athens)).iter() {
            let die = self.d6();
            let rebels = die.get() >= self.game.numbers.rebellion.at_least;
            self.say(|| Event::SpreadRolled {
                space: near,
                die,
                bonus: 0,
                rebels,
            });
            if rebels {
                self.rebel(near);
            }
        }
    }
}
