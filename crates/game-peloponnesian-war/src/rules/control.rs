//! 1.3 Who controls a space, whose friend it is, and which spaces belong to a coalition.

use super::{Look, zones::walls};
use crate::{
    data::{Shut, SpaceKind},
    force::Force,
    ids::{Kind, Side, Sort},
    names::SpaceId,
    sets::SpaceSet,
    step::{Stage, Step},
};

impl Look<'_> {
    /// 1.1.1d, RE.10e The side whose colour a space has; Corcyra is neutral once it has left the war.
    #[inline]
    pub fn league(self, space: SpaceId) -> Option<Side> {
        if space == SpaceId::CORCYRA && self.at.allies.corcyra_left {
            return None;
        }
        self.game.board.colour(space)
    }

    /// The same for all spaces at once.
    #[inline]
    pub fn leagues(self, side: Side) -> SpaceSet {
        let mut coloured = *self.game.board.coloured.get(side);
        if self.at.allies.corcyra_left {
            coloured.remove(SpaceId::CORCYRA);
        }
        coloured
    }

    #[inline]
    pub fn kind(self, space: SpaceId) -> SpaceKind {
        self.game.board.kind(space)
    }

    #[inline]
    pub fn is_there(self, side: Side, space: SpaceId) -> bool {
        self.at.troops.is_there(side, space)
    }

    /// 1.3f, 1.3g Who controls a space, read off the map. 5.3.1i Nobody, where Spartans stand within the Long Walls before these have fallen.
    #[inline]
    pub fn control(self, space: SpaceId) -> Option<Side> {
        match (
            self.is_there(Side::Athens, space),
            self.is_there(Side::Sparta, space),
        ) {
            (true, true) => None,
            (true, false) => Some(Side::Athens),
            (false, true) if walls().contains(space) && !self.has_fallen(space) => None,
            (false, true) => Some(Side::Sparta),
            (false, false) if self.at.rebels.contains(space) => None,
            (false, false) => self.league(space),
        }
    }

    /// 1.3f, 1.3g All that a side controls.
    #[inline]
    pub fn controlled(self, side: Side) -> SpaceSet {
        let mut mine = self.at.troops.occupied(side);
        if side == Side::Sparta && mine.meets(walls()) {
            mine = mine.without(self.standing_walls());
        }
        let loyal = self.leagues(side).without(self.at.rebels);
        loyal
            .union(mine)
            .without(self.at.troops.occupied(side.other()))
    }

    /// 1.3f, 1.3t What a side controls by the latest determination: while armies are out that of the last Administrative Phase, or by the option the
    /// map as it stands. A captured space goes back with the last point that leaves it (4.2.1e); rebels are nobody's.
    pub fn determined(self, side: Side) -> SpaceSet {
        if self.is_read_at_once() {
            return self.controlled(side);
        }
        let held = &self.at.held;
        let loyal = self.leagues(side).without(self.at.rebels);
        loyal
            .without(*held.get(side.other()))
            .union(*held.get(side))
    }

    /// 1.3f, 1.3t The same for one space.
    #[inline]
    pub fn has_determined(self, side: Side, space: SpaceId) -> bool {
        if self.is_read_at_once() {
            return self.control(space) == Some(side);
        }
        let held = |side: Side| self.at.held.get(side).contains(space);
        let is_loyal = || self.league(space) == Some(side) && !self.at.rebels.contains(space);
        held(side) || (!held(side.other()) && is_loyal())
    }

    /// 1.3t Is control what the map shows now?
    #[inline]
    fn is_read_at_once(self) -> bool {
        self.at.options.control_at_once || !self.are_armies_out()
    }

    /// 5.3.1i Those of Athens and Piraeus that have not fallen to Sparta.
    fn standing_walls(self) -> SpaceSet {
        let walls = walls().iter();
        walls.filter(|&space| !self.has_fallen(space)).collect()
    }

    /// 5.3.1i Has Sparta taken this city of the Long Walls? Only a siege does that. While armies are out those who have taken it hold it; after
    /// combat nobody else is left there.
    fn has_fallen(self, space: SpaceId) -> bool {
        self.at.held.sparta.contains(space)
            || (self.is_there(Side::Sparta, space) && !self.are_armies_out())
    }

    /// 5.3.1i Athens and Piraeus are open to Athenians while their walls stand, whoever lies before them.
    pub fn is_behind_walls(self, side: Side, space: SpaceId) -> bool {
        side == Side::Athens && walls().contains(space) && !self.has_fallen(space)
    }

    /// 5.1e, RE.5c Has a side taken a space? An army that stands before walls which are still to fall controls it only.
    pub fn has_captured(self, side: Side, space: SpaceId) -> bool {
        let is_walled = || self.game.board.fortresses.contains(space) && self.are_armies_out();
        self.control(space) == Some(side) && (!is_walled() || self.friend(space) == Some(side))
    }

    /// 4.0, 5.0 Operations and combat: after them whoever stands in a fortress has taken it.
    fn are_armies_out(self) -> bool {
        let stage = Stage::HomeAfterOperations;
        self.at.steps.first() == Some(&Step::Turn { stage }) || self.is_combat()
    }

    /// 5.1e The side to which a space is friendly whoever stands in it now: its holder, its league, the rebels' new friends, an active ally's.
    pub fn friend(self, space: SpaceId) -> Option<Side> {
        if let Some(holder) = Side::BOTH
            .into_iter()
            .find(|&side| self.at.held.get(side).contains(space))
        {
            return Some(holder);
        }
        let league = self.league(space);
        if self.at.rebels.contains(space) {
            return league.map(Side::other);
        }
        league.or_else(|| self.ally_of(space))
    }

    /// 4.5b The side that a neutral has joined.
    #[inline]
    pub fn ally_of(self, space: SpaceId) -> Option<Side> {
        let allies = &self.at.allies;
        match space {
            SpaceId::ARGOS => allies.argos.then_some(Side::Athens),
            SpaceId::SYRACUSE => allies.syracuse.then_some(Side::Sparta),
            SpaceId::PELLA | SpaceId::MACEDONIA => allies.macedonia,
            SpaceId::SARDIS => allies.persia.then_some(Side::Sparta),
            _ => None,
        }
    }

    /// 4.1.1o Which of the two neutrals are still shut.
    #[inline]
    pub fn shut(self) -> Shut {
        Shut {
            argos: !self.at.allies.argos,
            syracuse: !self.at.allies.syracuse,
        }
    }

    /// 5.9a Is Chios captured or in rebellion?
    pub fn is_chios_lost(self) -> bool {
        self.at.rebels.contains(SpaceId::CHIOS)
            || self.at.held.sparta.contains(SpaceId::CHIOS)
            || self.has_captured(Side::Sparta, SpaceId::CHIOS)
    }

    /// 4.4e, 4.5b Is it a coalition space of this side?
    pub fn is_coalition(self, space: SpaceId, side: Side) -> bool {
        match space {
            SpaceId::CORCYRA => side == Side::Athens && !self.at.allies.corcyra_left,
            SpaceId::SAMOS => side == Side::Athens && self.is_chios_lost(),
            SpaceId::MACEDONIA => false,
            SpaceId::ARGOS | SpaceId::SYRACUSE | SpaceId::PELLA | SpaceId::SARDIS => {
                self.ally_of(space) == Some(side) && !self.is_there(side.other(), space)
            }
            _ => self.game.board.coalition.get(side).contains(space),
        }
    }

    /// 5.2a For the order of battles and sieges: a coalition space of either side, enemies in it or not.
    pub fn is_some_coalition(self, space: SpaceId) -> bool {
        Side::BOTH.into_iter().any(|side| {
            self.is_coalition(space, side)
                || (space != SpaceId::MACEDONIA && self.ally_of(space) == Some(side))
        })
    }

    /// 4.3e Who can still be taken from a space.
    pub fn available(self, side: Side, space: SpaceId) -> Force {
        // RE.10a Whoever stands there.
        if self.at.marks.civil_war && space == SpaceId::CORCYRA {
            return Force::EMPTY;
        }
        let troops = &self.at.troops;
        let mut fresh = troops.at(side, space).without(troops.spent(side, space));
        // 4.1.1i, 4.1.1j The Home Guard is among those who have not moved, whoever else has come to Sparta.
        if side == Side::Sparta && space == SpaceId::SPARTA {
            let own = Sort::own(Kind::Hoplite);
            let guard = self.game.counters.home_guard;
            fresh.set(own, fresh.get(own).saturating_sub(guard));
        }
        fresh
    }

    /// 1.1.2c How many points of each sort could still be brought into play.
    pub fn room(self, side: Side) -> Force {
        let in_play = self.at.troops.total(side).plus(*self.at.homeward.get(side));
        self.game.counters.most(side).minus(in_play)
    }

    /// 7.1.5a, 7.1.5b Below this Athens may not spend.
    pub fn reserve(self, side: Side) -> i32 {
        let numbers = &self.game.numbers.reserve;
        if side == Side::Sparta {
            return 0;
        }
        let rebels = self.at.rebels.intersection(self.leagues(Side::Athens));
        // Mostly there is no rebel to be counted.
        let open = (!rebels.is_empty() && rebels.len() >= numbers.open_at_rebellions)
            || numbers
                .open_if_captured
                .intersection(self.at.troops.occupied(Side::Sparta))
                .iter()
                .any(|space| self.has_captured(Side::Sparta, space));
        if open { 0 } else { numbers.athens }
    }

    /// 4.3h, 7.1.5a So much a side may spend; less than nothing where it is short already.
    pub fn purse(self, side: Side) -> i32 {
        self.at.treasury.get(side) - self.reserve(side)
    }

    /// 4.3h, 7.1.5a May a side spend so much?
    pub fn may_spend(self, side: Side, talents: i32) -> bool {
        let rest = self.at.treasury.get(side) - talents;
        // Mostly it has far more, or has not got it.
        talents == 0
            || rest >= self.game.numbers.reserve.athens
            || (rest >= 0 && rest >= self.reserve(side))
    }

    /// 7.1c, 8.1c The spaces that are lost to a side: captured, ravaged or in rebellion.
    pub fn harmed(self, side: Side, with_ravages: bool) -> SpaceSet {
        let lost = self.controlled(side.other()).union(self.at.rebels);
        if with_ravages {
            lost.union(self.at.ravaged)
        } else {
            lost
        }
    }

    /// The damaged spaces of a side's colour.
    pub fn damaged(self, side: Side, with_ravages: bool) -> SpaceSet {
        self.leagues(side)
            .intersection(self.harmed(side, with_ravages))
    }
}
