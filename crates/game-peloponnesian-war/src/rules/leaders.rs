//! 2.4 The leaders: drawing, leaving, dying.

use super::{Look, Play};
use crate::{
    event::{DeathCause, Event},
    ids::Side,
    names::{LeaderId, SpaceId},
    state::Whereabouts,
};

impl Look<'_> {
    /// RE.11b, 10.4.3g Can a leader still die by the event?
    pub fn is_mortal(self, side: Side, leader: LeaderId) -> bool {
        let scenario = self.game.scenarios.get(self.at.scenario);
        let is_over = side == Side::Athens && scenario.athenian_deaths_over;
        !is_over
            && *self.at.deaths.get(side) < self.game.happenings.most_deaths
            && !self.game.leaders.get(leader).is_immune
            && self.at.leaders.get(leader) != Whereabouts::Dead
    }
}

impl Play<'_> {
    /// 2.4a One of the available leaders, placed in a space.
    pub fn draw_leader(&mut self, side: Side, space: SpaceId) -> Option<LeaderId> {
        let count = self.at.available_leaders(side).count();
        let number = self.draw(count);
        let leader = self.at.available_leaders(side).nth(number)?;
        self.at.leaders.set(leader, Whereabouts::At { space });
        self.say(|| Event::LeaderDrawn {
            side,
            leader,
            of: count as u8,
        });
        Some(leader)
    }

    /// 2.4a-c Leaders for the first operations of both sides.
    pub fn select_leaders(&mut self) {
        for side in Side::BOTH {
            let leader = self.draw_leader(side, side.home());
            *self.at.drawn.get_mut(side) = leader;
            if leader.is_none() {
                self.say(|| Event::NoLeader { side });
            }
            if leader == Some(LeaderId::NICIAS) {
                self.at.marks.nicias = true;
            }
        }
    }

    /// 2.4b, 4.3d, 10.5b Who leads the next operation: the one who waits at home, or one drawn now.
    pub fn leader_for_operation(&mut self, side: Side) -> Option<LeaderId> {
        let waiting = self.at.drawn.get_mut(side).take();
        let waiting = waiting.filter(|&leader| self.at.leader_at(leader) == Some(side.home()));
        waiting.or_else(|| self.draw_leader(side, side.home()))
    }

    /// 5.7b A leader whose army is gone is away for the turn.
    pub fn send_off(&mut self, leader: LeaderId) {
        if self.at.leader_at(leader).is_some() {
            self.at.leaders.set(leader, Whereabouts::Away);
        }
    }

    /// 5.7b, 4.9b All leaders of a side in a space.
    pub fn send_off_from(&mut self, side: Side, space: SpaceId) {
        for leader in LeaderId::of(side) {
            if self.at.leader_at(leader) == Some(space) {
                self.send_off(leader);
            }
        }
    }

    /// RE.11b, RE.11c, 5.7a While deaths threaten a leader in a battle dies on a low die.
    pub fn may_die(&mut self, side: Side, leader: Option<LeaderId>, die: u8) {
        let Some(leader) = leader else { return };
        if die > self.game.happenings.deaths_up_to || !self.look().is_mortal(side, leader) {
            return;
        }
        self.at.leaders.set(leader, Whereabouts::Dead);
        *self.at.deaths.get_mut(side) += 1;
        let cause = DeathCause::Battle;
        self.say(|| Event::LeaderDied {
            side,
            leader,
            cause,
        });
    }
}
