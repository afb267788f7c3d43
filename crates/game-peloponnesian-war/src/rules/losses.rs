//! 4.7d, 5.2.2e Losses, and whose men they are.

use super::{Look, Play};
use crate::{
    event::{Event, LossCause},
    force::Force,
    ids::{Kind, Side, Sort},
    names::SpaceId,
    state::Party,
    troops::Units,
};

impl Look<'_> {
    /// Who takes part.
    pub fn party_force(self, side: Side, party: Party) -> Force {
        match party {
            Party::Standing { space } => self.at.troops.at(side, space),
            Party::Marching => self
                .at
                .operation
                .as_ref()
                .map_or(Force::EMPTY, |operation| operation.army),
        }
    }

    /// Where they are.
    pub fn party_space(self, party: Party) -> SpaceId {
        match party {
            Party::Standing { space } => space,
            Party::Marching => self
                .at
                .operation
                .as_ref()
                .map_or(SpaceId::ATHENS, |operation| operation.at),
        }
    }
}

impl Play<'_> {
    /// 4.7d, 5.2.2e Points of a type fall, the side's own before its allies.
    pub fn lose_of(&mut self, side: Side, party: Party, kind: Kind, count: u8, cause: LossCause) {
        let force = self.look().party_force(side, party);
        let own = force.get(Sort::own(kind)).min(count);
        let allied = force.get(Sort::allied(kind)).min(count - own);
        let fallen = Force::of(Sort::own(kind), own).plus(Force::of(Sort::allied(kind), allied));
        self.lose_from(side, party, fallen, cause);
    }

    /// Takes points off the map for good.
    pub fn lose_from(&mut self, side: Side, party: Party, force: Force, cause: LossCause) {
        if force.is_empty() {
            return;
        }
        let space = self.look().party_space(party);
        match party {
            Party::Marching => {
                if let Some(operation) = self.at.operation.as_mut() {
                    operation.army = operation.army.minus(force);
                    operation.ships_lost += force.ships();
                }
                self.at.troops.remove_spent(side, space, force);
            }
            Party::Standing { .. } => self.at.troops.remove(side, space, force),
        }
        self.forget_if_left(side, space);
        let lost = self.at.lost.get_mut(side);
        *lost = lost.plus(force);
        self.say(|| Event::Lost {
            side,
            space,
            units: Units::new(side, force),
            cause,
        });
    }

    /// 1.3i The survivors of a beaten force go to the box, and their leaders are away.
    pub fn send_home(&mut self, side: Side, party: Party) {
        let force = self.look().party_force(side, party);
        let space = self.look().party_space(party);
        match party {
            Party::Marching => {
                if let Some(operation) = self.at.operation.as_mut() {
                    operation.army = Force::EMPTY;
                    let leader = operation.leader;
                    self.send_off(leader);
                }
                self.at.troops.unspend(side, space, force);
            }
            Party::Standing { .. } => self.send_off_from(side, space),
        }
        self.box_from(side, space, force);
    }

    /// Moves points from a space into the box.
    pub fn box_from(&mut self, side: Side, space: SpaceId, force: Force) {
        if force.is_empty() {
            return;
        }
        self.at.troops.remove(side, space, force);
        self.forget_if_left(side, space);
        let waiting = self.at.homeward.get_mut(side);
        *waiting = waiting.plus(force);
        self.say(|| Event::SentHome {
            side,
            space,
            units: Units::new(side, force),
        });
    }
}
