//! 3.1 The strategy of the non-player side.

use super::{Look, Play};
use crate::{
    event::Event,
    ids::{Side, StrategyId},
    names::LeaderId,
};

impl Look<'_> {
    /// 3.1c, 5.6d Do hostages forbid it?
    pub fn is_strategy_barred(self, side: Side, id: StrategyId) -> bool {
        match self.game.matrices.strategy(side, id) {
            Some(strategy) => strategy.barred_by_hostages && *self.at.hostages.get(side.other()),
            None => true,
        }
    }
}

impl Play<'_> {
    /// 3.1a-d Kept after success, else rolled.
    pub fn choose_strategy(&mut self, side: Side) {
        let confident = *self.at.confidence.get(side) > 0 && !self.at.marks.side_changed;
        if let Some(strategy) = self.at.strategy.filter(|_| confident) {
            if !self.look().is_strategy_barred(side, strategy) {
                self.say(|| Event::StrategyKept { side, strategy });
                return;
            }
            self.say(|| Event::StrategyBarred { side, strategy });
        }
        let leader = *self.at.drawn.get(side);
        self.roll_strategy(side, leader);
    }

    /// 3.1b, 3.1e Die and strategic rating, again and again until a permitted one comes up.
    pub fn roll_strategy(&mut self, side: Side, leader: Option<LeaderId>) {
        let rating = leader.map_or(0, |leader| self.game.leaders.get(leader).strategic);
        let advised = side == Side::Sparta && self.at.alcibiades_advises_sparta();
        let bonus = if advised {
            self.game.happenings.strategy_bonus
        } else {
            0
        };
        loop {
            let die = self.d6();
            let total = die.get() as i8 + rating + bonus;
            let Some(strategy) = self.game.matrices.strategy_for(side, total) else {
                return;
            };
            let strategy = strategy.id;
            self.say(|| Event::StrategyRolled {
                side,
                die,
                rating,
                bonus,
                total,
                strategy,
            });
            if !self.look().is_strategy_barred(side, strategy) {
                self.at.strategy = Some(strategy);
                return;
            }
            self.say(|| Event::StrategyBarred { side, strategy });
        }
    }
}
