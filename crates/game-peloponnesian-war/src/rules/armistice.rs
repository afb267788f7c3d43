//! 8.3 The armistice.

use super::{Look, Play};
use crate::{
    event::Event,
    ids::{PerSide, Side},
    state::Cause,
};

impl Look<'_> {
    /// 8.3a, 8.3c Is everybody tired or poor enough?
    pub fn is_armistice_due(self) -> bool {
        let numbers = &self.game.numbers.armistice;
        let scenario = self.game.scenarios.get(self.at.scenario);
        let ready = |side: Side| {
            *self.at.bellicosity.get(side) <= numbers.bellicosity
                || *self.at.treasury.get(side) < numbers.treasury
        };
        scenario.armistice_possible
            && !self.at.armistice_held
            && ready(Side::Athens)
            && ready(Side::Sparta)
    }
}

/// 8.3b, 8.3d How long it lasts.
pub(crate) fn armistice_turns(die: u8, nicias: u8) -> u8 {
    (die + nicias).div_ceil(2)
}

impl Play<'_> {
    /// 8.3b, 8.3e, 8.3f Its length; the great cities' men go home, hostages are freed. 8.3q Ruling: where they hold an enemy's rebel they go too.
    pub fn begin_armistice(&mut self) {
        let die = self.d6();
        let nicias = self.at.marks.nicias;
        let more = if nicias {
            self.game.numbers.armistice.nicias
        } else {
            0
        };
        let turns = armistice_turns(die.get(), more);
        self.at.armistice_held = true;
        self.at.marks.peace_turns = turns;
        self.at.marks.peace_left = turns;
        self.say(|| Event::ArmisticeBegan { die, nicias, turns });
        if self.game.scenarios.get(self.at.scenario).end.on_armistice {
            return self.end_game(Cause::Armistice, PerSide::default());
        }
        for side in Side::BOTH {
            for space in self.at.troops.occupied(side).iter() {
                let friendly = self.look().league(space) == Some(side)
                    || self.look().ally_of(space) == Some(side);
                if friendly {
                    continue;
                }
                self.box_from(side, space, self.at.troops.at(side, space).own());
            }
        }
        // 6.3c Turns of peace break the row of turns.
        self.end_revolt();
        if self.at.hostages.athens || self.at.hostages.sparta {
            self.at.hostages = PerSide::default();
            self.say(|| Event::HostagesFreed);
        }
        self.send_all_home(true);
    }

    /// 8.3n, 8.3o War resumes, if there is time for it.
    pub fn end_peace(&mut self) {
        let numbers = &self.game.numbers.armistice;
        let track = &self.game.numbers.tracks.bellicosity;
        let value = (numbers.reset_from - self.at.war_turns as i8).clamp(track.least, track.most);
        self.at.bellicosity = PerSide {
            athens: value,
            sparta: value,
        };
        self.say(|| Event::PeaceEnded { value });
        self.at.turn += self.at.marks.peace_turns;
        let last = self.game.scenarios.get(self.at.scenario).last_turn;
        if self.at.turn >= last {
            self.at.turn = last;
            self.end_game(Cause::LastTurn, PerSide::default());
        }
    }
}
