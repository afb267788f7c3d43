//! 2.4 The leaders: drawing, leaving, dying.

use super::{Look, Play};
use crate::{
    event::{DeathCause, Event},
    ids::{LeaderId, Side, SpaceId},
    state::Whereabouts,
};

/// RE.11b, 10.4.3g Can a leader still die by the event?
pub(crate) fn is_mortal(look: Look<'_>, side: Side, leader: LeaderId) -> bool {
    let scenario = look.game.scenarios.get(look.at.scenario);
    let is_over = side == Side::Athens && scenario.athenian_deaths_over;
    !is_over
        && *look.at.deaths.get(side) < look.game.random_events.most_deaths
        && !look.game.leaders.get(leader).is_immune
        && look.at.leaders.get(leader) != Whereabouts::Dead
}

/// 2.4a One of the available leaders, placed in a space.
pub(crate) fn draw(play: &mut Play<'_>, side: Side, space: SpaceId) -> Option<LeaderId> {
    let count = play.at.available_leaders(side).count();
    let number = play.draw(count);
    let leader = play.at.available_leaders(side).nth(number)?;
    play.at.leaders.set(leader, Whereabouts::At { space });
    play.say(|| Event::LeaderDrawn {
        side,
        leader,
        of: count as u8,
    });
    Some(leader)
}

/// 2.4a-c Leaders for the first operations of both sides.
pub(crate) fn select(play: &mut Play<'_>) {
    for side in Side::BOTH {
        let leader = draw(play, side, side.home());
        *play.at.drawn.get_mut(side) = leader;
        if leader.is_none() {
            play.say(|| Event::NoLeader { side });
        }
        if leader == Some(LeaderId::NICIAS) {
            play.at.marks.nicias = true;
        }
    }
}

/// 2.4b, 4.3d, 10.5b Who leads the next operation: the one who waits at home, or one drawn now.
pub(crate) fn for_operation(play: &mut Play<'_>, side: Side) -> Option<LeaderId> {
    let waiting = play.at.drawn.get_mut(side).take();
    let waiting = waiting.filter(|&leader| play.at.leader_at(leader) == Some(side.home()));
    waiting.or_else(|| draw(play, side, side.home()))
}

/// 5.7b A leader whose army is gone is away for the turn.
pub(crate) fn send_off(play: &mut Play<'_>, leader: LeaderId) {
    if play.at.leader_at(leader).is_some() {
        play.at.leaders.set(leader, Whereabouts::Away);
    }
}

/// 5.7b, 4.9b All leaders of a side in a space.
pub(crate) fn send_off_from(play: &mut Play<'_>, side: Side, space: SpaceId) {
    for leader in LeaderId::of(side) {
        if play.at.leader_at(leader) == Some(space) {
            send_off(play, leader);
        }
    }
}

/// RE.11b, RE.11c, 5.7a While deaths threaten a leader in a battle dies on a low die.
pub(crate) fn may_die(play: &mut Play<'_>, side: Side, leader: Option<LeaderId>, die: u8) {
    let Some(leader) = leader else { return };
    if die > play.game.random_events.deaths_up_to || !is_mortal(play.look(), side, leader) {
        return;
    }
    play.at.leaders.set(leader, Whereabouts::Dead);
    *play.at.deaths.get_mut(side) += 1;
    let cause = DeathCause::Battle;
    play.say(|| Event::LeaderDied {
        side,
        leader,
        cause,
    });
}
