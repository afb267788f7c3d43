//! 2.3, RE.8 Risings in the Delian League.

use super::{Look, Play, rebellion};
use crate::{
    event::{Event, NoRebellion},
    ids::{Side, SpaceId},
};

/// RE.8a, RE.8b, RE.8d The space that rises for a number of the table, or the next one that can.
pub(crate) fn rising_space(look: Look<'_>, roll: u8) -> Option<SpaceId> {
    let table = &look.game.random_events.rebellion_table;
    let start = usize::from(roll.saturating_sub(2));
    let order = table.iter().cycle().skip(start).take(table.len());
    let calm = rebellion::calm(look, Side::Athens);
    order.copied().find(|&space| calm.contains(space))
}

/// 2.3a, 10.1b, 10.1c A rebellion, unless Athens is confident.
pub(crate) fn roll(play: &mut Play<'_>) {
    let disaster = std::mem::take(&mut play.at.marks.disaster);
    if play.at.confidence.athens <= 0 || disaster {
        rise(play);
    } else {
        play.say(|| Event::NoRebellion {
            reason: NoRebellion::Confident,
        });
    }
}

/// RE.8a-d A space rises, and its neighbours may follow.
pub(crate) fn rise(play: &mut Play<'_>) {
    let dice = [play.d6(), play.d6()];
    let [a, b] = dice;
    let Some(space) = rising_space(play.look(), a.get() + b.get()) else {
        play.say(|| Event::NoRebellion {
            reason: NoRebellion::AllTaken,
        });
        return;
    };
    play.say(|| Event::RebellionRolled { dice, space });
    rebellion::rebel(play, space);
    let around = *play.game.board.any.get(space);
    for near in around
        .intersection(rebellion::calm(play.look(), Side::Athens))
        .iter()
    {
        let die = play.d6();
        let rebels = die.get() >= play.game.numbers.rebellion.at_least;
        play.say(|| Event::SpreadRolled {
            space: near,
            die,
            bonus: 0,
            rebels,
        });
        if rebels {
            rebellion::rebel(play, near);
        }
    }
}
