//! 5.1, 5.3 Sieges, and 5.3.1 the Long Walls.

use arrayvec::ArrayVec;
use engine::D6;

use super::{
    Flow, Look, Play,
    chance::{faces, keep_best},
    zones::walls,
};
use crate::{
    event::{Event, LossCause, SiegeBroken},
    force::Force,
    ids::Side,
    illegal::Illegal,
    names::SpaceId,
    sets::SpaceSet,
    state::Party,
    step::{Group, Step},
};

/// Sieges with the besieger.
type Sieges = ArrayVec<(Side, SpaceId), { SpaceId::COUNT }>;

/// A force before walls or behind them.
#[derive(Clone, Copy)]
pub(crate) struct Band {
    pub force: Force,
    pub is_led: bool,
}

impl Look<'_> {
    /// 5.1a-e, 5.3.1a Does this side's army besiege the fortress it stands in?
    pub fn besieges(self, side: Side, space: SpaceId) -> bool {
        let band = |side: Side| Band {
            force: self.at.troops.at(side, space),
            is_led: self.at.leaders_at(side, space).next().is_some(),
        };
        self.game.board.fortresses.contains(space)
            && self.would_besiege(side, space, band(side), band(side.other()))
    }

    /// The same for those who would stand there. 5.3j At the Long Walls troops without a leader besiege too.
    pub fn would_besiege(self, side: Side, space: SpaceId, mine: Band, theirs: Band) -> bool {
        let friend = self.friend(space);
        let is_at_walls = side == Side::Sparta && walls().contains(space);
        let is_able = !mine.force.is_empty() && (mine.is_led || is_at_walls);
        let is_fortress = self.game.board.fortresses.contains(space);
        let is_rebel_neutral = self.league(space).is_none() && self.at.rebels.contains(space);
        if !is_able || !is_fortress || friend == Some(side) || is_rebel_neutral {
            return false;
        }
        let numbers = &self.game.numbers.siege;
        let (army, inside) = (mine.force, theirs.force);
        if is_at_walls {
            return inside.land() < army.land() + numbers.long_walls_outnumber;
        }
        // 5.1c Men of the enemy whose fortress it is not are no garrison.
        let is_garrison = friend == Some(side.other()) && !theirs.is_led;
        inside.is_empty() || (is_garrison && inside.total() + numbers.weaker <= army.total())
    }

    /// 5.3b The sieges of a group that are still to be settled, with the besieger.
    pub fn pending_sieges(self, group: Group) -> Sieges {
        let mut sieges = ArrayVec::new();
        for side in Side::BOTH {
            for space in self.at.besieged.get(side).iter() {
                if self.group(space) == group {
                    sieges.push((side, space));
                }
            }
        }
        sieges.sort_by_key(|&(_, space)| space);
        sieges
    }

    /// 1.1.3c The sieges of a group that may come next. Where the system is favoured its own come before the player's, and of each those that
    /// promise it most.
    fn next_sieges(self, mut sieges: Sieges) -> Sieges {
        if let Some(system) = self.at.favoured() {
            keep_best(&mut sieges, |(side, space)| {
                let falls = self.falling_faces(side, space);
                if side == system { falls } else { -1 - falls }
            });
        }
        sieges
    }

    /// On how many faces of the die the fortress falls.
    fn falling_faces(self, side: Side, space: SpaceId) -> i8 {
        if self.is_siege_broken(side, space).is_some() {
            return 0;
        }
        let falls = |&die: &D6| self.does_fall(side, space, die);
        faces().iter().filter(|die| falls(die)).count() as i8
    }

    /// 11.0d May this siege come next?
    pub fn may_settle(self, group: Group, space: SpaceId) -> Result<Side, Illegal> {
        let sieges = self.pending_sieges(group);
        let found = sieges.iter().find(|&&(_, other)| other == space);
        found
            .map(|&(side, _)| side)
            .ok_or(Illegal::NoSuchSiege { space })
    }

    /// 5.3d, 5.3h What is added to the die of a siege: the worst tactician's rating, and Syracuse's walls.
    pub fn siege_modifiers(self, side: Side, space: SpaceId) -> (i8, i8) {
        let leader = self.commander(side, Party::Standing { space });
        let rating = leader.map_or(0, |leader| self.game.leaders.get(leader).tactical);
        let modifier = if space == SpaceId::SYRACUSE {
            self.game.numbers.siege.syracuse
        } else {
            0
        };
        (rating, modifier)
    }

    /// 5.3e, 5.3f Does the fortress fall on this die?
    pub fn does_fall(self, side: Side, space: SpaceId, die: D6) -> bool {
        let (rating, modifier) = self.siege_modifiers(side, space);
        die.get() as i8 + rating + modifier >= self.game.numbers.siege.at_least
    }

    /// 5.3c, 5.3.1c Does the siege fail without a die?
    pub fn is_siege_broken(self, side: Side, space: SpaceId) -> Option<SiegeBroken> {
        let troops = &self.at.troops;
        let ships = |side| troops.at(side, space).ships();
        if ships(side.other()) > ships(side) {
            Some(SiegeBroken::Ships)
        } else if side == Side::Sparta
            && walls().contains(space)
            && self.is_euxine_open_under_siege()
        {
            Some(SiegeBroken::LongWalls)
        } else {
            None
        }
    }
}

impl Play<'_> {
    /// 5.1 Marks all sieges.
    pub fn determine_sieges(&mut self) {
        for side in Side::BOTH {
            let mut armies = self.at.armies(side);
            if side == Side::Sparta {
                armies = armies.union(self.at.troops.occupied(side).intersection(walls()));
            }
            let besieged: SpaceSet = armies
                .iter()
                .filter(|&space| self.look().besieges(side, space))
                .collect();
            *self.at.besieged.get_mut(side) = besieged;
            for space in besieged.iter() {
                self.say(|| Event::SiegeBegan { side, space });
            }
        }
    }

    /// 5.3.1i Spartans who have won a battle at the Long Walls and stay there besiege them.
    pub fn besiege_walls(&mut self) {
        let side = Side::Sparta;
        let there = self.at.troops.occupied(side).intersection(walls());
        for space in there.without(self.at.besieged.sparta).iter() {
            if self.look().besieges(side, space) {
                self.at.besieged.sparta.insert(space);
                self.say(|| Event::SiegeBegan { side, space });
            }
        }
    }

    /// 5.3a Sieges whose army has gone are over. 5.3j Ruling: so are those whose leader is dead, and the men go home.
    pub fn raise_sieges(&mut self) {
        for side in Side::BOTH {
            for space in self.at.besieged.get(side).iter() {
                if !self.at.has_army(side, space) {
                    self.at.besieged.get_mut(side).remove(space);
                    self.say(|| Event::SiegeRaised { space });
                    self.send_home(side, Party::Standing { space });
                }
            }
        }
    }

    /// 5.3b One siege after the other.
    // Kept apart from the steps that are taken more often: these would look up what only it needs.
    #[inline(never)]
    pub fn sieges(&mut self, group: Group) -> Flow {
        let besieged = &self.at.besieged;
        if besieged.athens.is_empty() && besieged.sparta.is_empty() {
            return self.end_group(None);
        }
        let sieges = self.look().pending_sieges(group);
        if sieges.is_empty() {
            let next = match group {
                Group::Home => Some(Group::Coalition),
                Group::Coalition => Some(Group::Other),
                Group::Other | Group::Zone => None,
            };
            return self.end_group(next.map(|group| Step::Sieges { group }));
        }
        if self.at.has_two_players() && sieges.len() > 1 {
            self.need_chooser();
            return Flow::Asks;
        }
        let sieges = self.look().next_sieges(sieges);
        let number = self.draw(sieges.len());
        if let Some(&(side, space)) = sieges.get(number) {
            self.settle_siege(side, space);
        }
        Flow::Goes
    }

    /// 5.3c-i One siege.
    pub fn settle_siege(&mut self, side: Side, space: SpaceId) {
        let broken = self.look().is_siege_broken(side, space);
        self.at.besieged.get_mut(side).remove(space);
        let success = match broken {
            Some(reason) => {
                self.say(|| Event::SiegeBroken {
                    side,
                    space,
                    reason,
                });
                false
            }
            None => {
                let (rating, modifier) = self.look().siege_modifiers(side, space);
                let die = self.d6();
                let total = die.get() as i8 + rating + modifier;
                let success = self.look().does_fall(side, space, die);
                self.say(|| Event::SiegeRolled {
                    side,
                    space,
                    die,
                    rating,
                    modifier,
                    total,
                    success,
                });
                success
            }
        };
        self.at.ravaged.insert(space);
        if success {
            self.take_fortress(side, space);
        } else {
            self.move_confidence(side, -1);
            self.send_home(side, Party::Standing { space });
        }
    }

    /// 5.3f, 5.3g, 9.0a, 9.0b The fortress falls. 9.0f Ruling: a rebel is a friend lost as well.
    fn take_fortress(&mut self, side: Side, space: SpaceId) {
        let enemy = side.other();
        let inside = self.at.troops.at(enemy, space);
        let owner = self.look().friend(space);
        let rebel = self.at.rebels.contains(space);
        self.send_off_from(enemy, space);
        self.lose_from(enemy, Party::Standing { space }, inside, LossCause::Siege);
        self.at.held.get_mut(enemy).remove(space);
        self.move_confidence(side, 1);
        *self.at.treasury.get_mut(side) += self.game.numbers.siege.talents;
        self.score(side, true);
        if owner == Some(enemy) {
            // 5.3g A rebel's fall shames nobody.
            if !rebel {
                self.move_confidence(enemy, -1);
            }
            self.score(enemy, false);
        }
        self.at.held.get_mut(side).insert(space);
        self.check_iasus();
    }
}
