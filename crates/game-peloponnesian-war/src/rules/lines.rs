//! 7.1.2, 7.1.3 The lines to the Euxine and to Epidamnus.

use super::Look;
use crate::{data::Board, ids::Side, names::SpaceId, sets::SpaceSet};

impl Look<'_> {
    /// 7.1.2a-c Does a path free of Spartan control lead from Athens to the Euxine?
    pub fn is_euxine_open(self) -> bool {
        self.is_euxine_open_past(self.controlled(Side::Sparta))
    }

    /// 5.3.1c, 5.3.1d The same; spaces under a Spartan siege do not break the line.
    pub fn is_euxine_open_under_siege(self) -> bool {
        let hostile = self.determined(Side::Sparta);
        self.is_euxine_open_past(hostile.without(self.at.besieged.sparta))
    }

    fn is_euxine_open_past(self, hostile: SpaceSet) -> bool {
        // The usual way is nearly always open.
        if !self.game.board.way_to_euxine.meets(hostile) {
            return true;
        }
        let joined = || self.joined_past(hostile, SpaceId::ATHENS);
        !hostile.contains(SpaceId::ATHENS) && joined().contains(SpaceId::EUXINE)
    }

    /// All that a line from a space reaches past hostile spaces.
    fn joined_past(self, hostile: SpaceSet, from: SpaceId) -> SpaceSet {
        let board = &self.game.board;
        let open = board.spaces.union(SpaceSet::one(SpaceId::EUXINE));
        Board::joined(&board.grain, from, open.without(hostile))
    }

    /// DEF.d The Spartan spaces each of which alone would reopen the line if it were Athenian: they touch both its ends. Athens itself if it is
    /// lost, whatever else cuts the line. Nothing if it is open.
    pub fn reopening(self) -> Option<SpaceSet> {
        let board = &self.game.board;
        let hostile = self.determined(Side::Sparta);
        if !board.way_to_euxine.meets(hostile) {
            return None;
        }
        if hostile.contains(SpaceId::ATHENS) {
            return Some(SpaceSet::one(SpaceId::ATHENS));
        }
        let here = self.joined_past(hostile, SpaceId::ATHENS);
        if here.contains(SpaceId::EUXINE) {
            return None;
        }
        let there = self.joined_past(hostile, SpaceId::EUXINE);
        let touched = hostile.intersection(board.grain.around(there));
        Some(touched.intersection(board.grain.around(here)))
    }

    /// 7.1.3a-c Does the side hold every space of a path from home to Epidamnus?
    pub fn is_epidamnus_open(self, side: Side) -> bool {
        let (held, home) = (self.controlled(side), side.home());
        held.contains(home)
            && held.contains(SpaceId::EPIDAMNUS)
            && Board::joined(&self.game.board.any, SpaceId::EPIDAMNUS, held).contains(home)
    }
}
