//! 7.1.2, 7.1.3 The lines to the Euxine and to Epidamnus.

use super::Look;
use crate::{ids::Side, names::SpaceId, sets::SpaceSet};

impl Look<'_> {
    /// 7.1.2a, 7.1.2b Does a path free of Spartan control lead from Athens to the Euxine?
    pub fn is_euxine_open(self) -> bool {
        self.is_euxine_open_if(|space| self.control(space) != Some(Side::Sparta))
    }

    /// 5.3.1c, 5.3.1d The same; spaces under a Spartan siege do not break the line.
    pub fn is_euxine_open_under_siege(self) -> bool {
        let besieged = self.at.besieged.sparta;
        self.is_euxine_open_if(|space| {
            besieged.contains(space) || self.control(space) != Some(Side::Sparta)
        })
    }

    /// DEF.d Would the line be open if this space were Athenian?
    pub fn would_reopen(self, space: SpaceId) -> bool {
        self.is_euxine_open_if(|other| other == space || self.control(other) != Some(Side::Sparta))
    }

    fn is_euxine_open_if(self, passes: impl Fn(SpaceId) -> bool) -> bool {
        self.is_joined(SpaceId::ATHENS, SpaceId::EUXINE, passes)
    }

    /// 7.1.3a-c Does the side hold every space of a path from home to Epidamnus?
    pub fn is_epidamnus_open(self, side: Side) -> bool {
        let holds = |space: SpaceId| self.control(space) == Some(side);
        holds(side.home()) && self.is_joined(side.home(), SpaceId::EPIDAMNUS, holds)
    }

    fn is_joined(self, from: SpaceId, to: SpaceId, passes: impl Fn(SpaceId) -> bool) -> bool {
        let ways = &self.game.board.any;
        let mut reached = SpaceSet::one(from);
        let mut edge = reached;
        while !edge.is_empty() {
            if edge.contains(to) {
                return true;
            }
            let around = edge
                .iter()
                .fold(SpaceSet::EMPTY, |all, space| all.union(*ways.get(space)));
            let fresh = around.without(reached);
            reached = reached.union(fresh);
            edge = fresh.iter().filter(|&space| passes(space)).collect();
        }
        false
    }
}
