//! 3.1 The strategy of the non-player side.

use super::{Look, Play};
use crate::{
    event::Event,
    ids::{LeaderId, Side, StrategyId},
};

/// 3.1c, 5.6d Do hostages forbid it?
pub(crate) fn is_barred(look: Look<'_>, side: Side, id: StrategyId) -> bool {
    match look.game.matrices.strategy(side, id) {
        Some(strategy) => strategy.barred_by_hostages && *look.at.hostages.get(side.other()),
        None => true,
    }
}

/// 3.1a-d Kept after success, else rolled.
pub(crate) fn choose(play: &mut Play<'_>, side: Side) {
    let confident = *play.at.confidence.get(side) > 0 && !play.at.marks.side_changed;
    if let Some(strategy) = play.at.strategy.filter(|_| confident) {
        if !is_barred(play.look(), side, strategy) {
            play.say(|| Event::StrategyKept { side, strategy });
            return;
        }
        play.say(|| Event::StrategyBarred { side, strategy });
    }
    let leader = *play.at.drawn.get(side);
    roll(play, side, leader);
}

/// 3.1b, 3.1e Die and strategic rating, again and again until a permitted one comes up.
pub(crate) fn roll(play: &mut Play<'_>, side: Side, leader: Option<LeaderId>) {
    let rating = leader.map_or(0, |leader| play.game.leaders.get(leader).strategic);
    let advised = side == Side::Sparta && play.at.alcibiades_advises_sparta();
    let bonus = if advised {
        play.game.random_events.strategy_bonus
    } else {
        0
    };
    loop {
        let die = play.d6();
        let total = die.get() as i8 + rating + bonus;
        let Some(strategy) = play.game.matrices.strategy_for(side, total) else {
            return;
        };
        let strategy = strategy.id;
        play.say(|| Event::StrategyRolled {
            side,
            die,
            rating,
            bonus,
            total,
            strategy,
        });
        if !is_barred(play.look(), side, strategy) {
            play.at.strategy = Some(strategy);
            return;
        }
        play.say(|| Event::StrategyBarred { side, strategy });
    }
}
