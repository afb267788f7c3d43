//! 6.1, 6.2 Rebellions that last, end and spread.

use super::{Look, Play, control, zones};
use crate::{
    event::Event,
    ids::{Side, SpaceId},
    sets::SpaceSet,
    troops::Units,
};

/// 6.2a, 6.2c Spaces to which a rising may spread.
pub(crate) fn spread_targets(look: Look<'_>) -> SpaceSet {
    let mut targets = SpaceSet::EMPTY;
    for league in Side::BOTH {
        let rebels = look
            .at
            .rebels
            .intersection(control::league_spaces(look, league));
        let around = look.game.board.any.around(rebels);
        targets = targets.union(around.intersection(calm(look, league)));
    }
    targets
}

/// 2.3b, 2.3e, 6.2c The calm spaces of a league without its own troops in them, but for its home: enemies do not keep them quiet.
pub(crate) fn calm(look: Look<'_>, league: Side) -> SpaceSet {
    let mut calm = control::league_spaces(look, league).without(look.at.rebels);
    calm.remove(league.home());
    calm.without(look.at.troops.occupied(league))
}

/// 1.3k A space rises.
pub(crate) fn rebel(play: &mut Play<'_>, space: SpaceId) {
    play.at.rebels.insert(space);
    play.say(|| Event::Rebelled { space });
}

/// 6.1a-d Rebels in a zone of their former side only are quelled.
pub(crate) fn quell(play: &mut Play<'_>) {
    // 5.9c Those who went to Samos while Chios was lost may come back from there.
    play.at.allies.samos_instead |= control::is_chios_lost(play.look());
    for space in play.at.rebels.iter() {
        let look = play.look();
        let Some(league) = control::league_of(look, space) else {
            continue;
        };
        if zones::is_reached(look, league, space) && !zones::is_reached(look, league.other(), space)
        {
            play.at.rebels.remove(space);
            play.say(|| Event::Quelled { space });
        }
    }
}

/// 6.2a-c One die a space, one step a turn.
pub(crate) fn spread(play: &mut Play<'_>) {
    let numbers = &play.game.numbers.rebellion;
    let targets = spread_targets(play.look());
    for space in targets.iter() {
        let joins = match control::league_of(play.look(), space) {
            Some(Side::Athens) => Side::Sparta,
            Some(Side::Sparta) | None => Side::Athens,
        };
        let bonus = if zones::is_reached(play.look(), joins, space) {
            numbers.enemy_zone
        } else {
            0
        };
        let die = play.d6();
        let rebels = die.get() + bonus >= numbers.at_least;
        play.say(|| Event::SpreadRolled {
            space,
            die,
            bonus,
            rebels,
        });
        if rebels {
            rebel(play, space);
        }
    }
}

/// 5.9c Allies at Samos move back to Chios once it is friendly again.
pub(crate) fn return_to_chios(play: &mut Play<'_>) {
    let chios = SpaceId::CHIOS;
    let friendly =
        !control::is_chios_lost(play.look()) && !play.at.troops.is_there(Side::Sparta, chios);
    if !friendly {
        play.at.allies.samos_instead = true;
        return;
    }
    if !play.at.allies.samos_instead {
        return;
    }
    play.at.allies.samos_instead = false;
    let allies = play.at.troops.at(Side::Athens, SpaceId::SAMOS).allied();
    if allies.is_empty() {
        return;
    }
    play.at.troops.remove(Side::Athens, SpaceId::SAMOS, allies);
    play.at.troops.add(Side::Athens, chios, allies);
    play.say(|| Event::ChiosBack {
        units: Units::new(Side::Athens, allies),
    });
}
