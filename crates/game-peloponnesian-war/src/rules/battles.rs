//! 5.2 Which battles are fought, and in what order.

use arrayvec::ArrayVec;

use super::{Flow, Look, Play, chance::keep_best};
use crate::{
    event::Event,
    ids::{PerSide, Side},
    illegal::Illegal,
    names::SpaceId,
    state::Party,
    step::{BattleStage, Group, Step},
};

/// The space of the Athenian force and that of the Spartan one.
pub(crate) type Pair = (SpaceId, SpaceId);

/// Those who meet in the battle of a pair.
pub(crate) fn parties((athens, sparta): Pair) -> PerSide<Party> {
    PerSide {
        athens: Party::Standing { space: athens },
        sparta: Party::Standing { space: sparta },
    }
}

impl Look<'_> {
    /// 5.1, 5.2a Which group a space belongs to.
    pub fn group(self, space: SpaceId) -> Group {
        if space == SpaceId::ATHENS || space == SpaceId::SPARTA {
            Group::Home
        } else if self.is_some_coalition(space) {
            Group::Coalition
        } else {
            Group::Other
        }
    }

    fn is_under_siege(self, space: SpaceId) -> bool {
        self.at.besieged.athens.contains(space) || self.at.besieged.sparta.contains(space)
    }

    /// 5.2a, 5.2b, 5.2e The battles of a group that are still to be fought.
    pub fn pending_battles(self, group: Group) -> ArrayVec<Pair, 64> {
        let mut pairs = ArrayVec::new();
        let troops = &self.at.troops;
        match group {
            Group::Home | Group::Coalition | Group::Other => {
                let shared = troops
                    .occupied(Side::Athens)
                    .intersection(troops.occupied(Side::Sparta));
                for space in shared.iter() {
                    if !self.is_under_siege(space) && self.group(space) == group {
                        pairs.push((space, space));
                    }
                }
            }
            Group::Zone => {
                // 5.2f Besieged forces take no part.
                let standing = |side: Side| {
                    troops
                        .occupied(side)
                        .without(*self.at.besieged.get(side.other()))
                };
                let spartans = standing(Side::Sparta);
                for athens in standing(Side::Athens).iter() {
                    if !self.game.board.reach.get(athens).meets(spartans) {
                        continue;
                    }
                    let force = troops.at(Side::Athens, athens);
                    let zone = self.zone_of(Side::Athens, athens, force);
                    let mut met = zone.union(self.reaching(Side::Sparta, athens));
                    met.remove(athens);
                    for sparta in met.intersection(spartans).iter() {
                        let pair = (athens, sparta);
                        // 5.2.4b Where nobody can fight nothing happens.
                        let fights = self.battle_kind(parties(pair)).is_some();
                        if fights && !self.at.fought.contains(&pair) && !pairs.is_full() {
                            pairs.push(pair);
                        }
                    }
                }
            }
        }
        pairs
    }

    /// 1.1.3c The battles of a group that may come next. Where the system is favoured these are those in which it is furthest ahead: whoever loses
    /// goes home, and fights no other.
    fn next_battles(self, mut pairs: ArrayVec<Pair, 64>) -> ArrayVec<Pair, 64> {
        if let Some(system) = self.at.favoured() {
            let lead = |pair| self.lead(system, parties(pair)).unwrap_or_default();
            keep_best(&mut pairs, lead);
        }
        pairs
    }

    /// 11.0d May this battle come next?
    pub fn may_battle(self, group: Group, pair: Pair) -> Result<(), Illegal> {
        if self.pending_battles(group).contains(&pair) {
            Ok(())
        } else {
            Err(Illegal::NoSuchBattle { space: pair.0 })
        }
    }
}

impl Play<'_> {
    /// 5.2c, 5.2e One battle after the other; after each the rest is looked at anew.
    pub fn battles(&mut self, group: Group) -> Flow {
        let troops = &self.at.troops;
        let enemies = troops.occupied(Side::Sparta);
        // Without a shared space there is nothing before the zones.
        if group != Group::Zone && !troops.occupied(Side::Athens).meets(enemies) {
            return self.end_group(Some(Step::Battles { group: Group::Zone }));
        }
        let pairs = self.look().pending_battles(group);
        if pairs.is_empty() {
            let next = match group {
                Group::Home => Some(Group::Coalition),
                Group::Coalition => Some(Group::Other),
                Group::Other => Some(Group::Zone),
                Group::Zone => None,
            };
            return self.end_group(next.map(|group| Step::Battles { group }));
        }
        if self.at.has_two_players() && pairs.len() > 1 {
            self.need_chooser();
            return Flow::Asks;
        }
        let pairs = self.look().next_battles(pairs);
        let number = self.draw(pairs.len());
        if let Some(&pair) = pairs.get(number) {
            self.fight(pair);
        }
        Flow::Goes
    }

    /// 5.2a, 5.3b A group is done; in the next one, if there is any, it is settled anew who chooses.
    pub fn end_group(&mut self, next: Option<Step>) -> Flow {
        self.at.marks.chooser = None;
        match next {
            Some(step) => self.replace(step),
            None => self.pop(),
        }
        Flow::Goes
    }

    /// 11.0d A die says who chooses first in a group.
    pub fn need_chooser(&mut self) {
        if self.at.marks.chooser.is_none() {
            let die = self.d6();
            let side = if die.get() <= 3 {
                Side::Athens
            } else {
                Side::Sparta
            };
            self.at.marks.chooser = Some(side);
            self.say(|| Event::FirstToChoose { side, die });
        }
    }

    /// A battle between two forces of the map.
    pub fn fight(&mut self, pair: Pair) {
        let (athens, sparta) = pair;
        if athens != sparta {
            let held = self.at.fought.try_push(pair);
            debug_assert!(held.is_ok(), "there is room for every pair");
        }
        let standing = |space| Party::Standing { space };
        if self.begin_battle(standing(athens), standing(sparta), Side::Athens) {
            self.push(Step::Battle {
                stage: BattleStage::Begin,
            });
            return;
        }
        self.say(|| Event::NoBattle {
            space: athens,
            against: sparta,
        });
        if athens == sparta {
            self.part(athens);
        }
    }

    /// 5.2.4a, 5.2.4d, 5.2.4f, 5.3.1h Land troops and ships that do not fight in one space: who goes home?
    fn part(&mut self, space: SpaceId) {
        let look = self.look();
        let afloat = if look.at.troops.at(Side::Athens, space).ships() > 0 {
            Side::Athens
        } else {
            Side::Sparta
        };
        let armies = PerSide {
            athens: look.at.has_army(Side::Athens, space),
            sparta: look.at.has_army(Side::Sparta, space),
        };
        let leaves = if space == SpaceId::PIRAEUS {
            afloat.other()
        } else if look.at.has_two_players() {
            match (armies.athens, armies.sparta) {
                (true, false) => Side::Athens,
                (false, true) => Side::Sparta,
                (true, true) => {
                    // 5.2.4f Ruling: a neutral stays neutral whoever has captured it, unless it has joined a side.
                    let belongs = look.league(space).or_else(|| look.ally_of(space));
                    let friend = belongs.and_then(|_| look.friend(space));
                    friend.map_or(afloat, Side::other)
                }
                (false, false) => afloat,
            }
        } else {
            afloat
        };
        self.send_home(leaves, Party::Standing { space });
    }
}
