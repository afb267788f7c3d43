//! 5.4, 5.5 Armies that stay and armies that go home.

use super::{Flow, Look, Play};
use crate::{
    data::SpaceKind,
    event::Event,
    force::Force,
    ids::{Kind, Side, Sort},
    names::{LeaderId, SpaceId},
    state::Party,
    step::Step,
};

impl Look<'_> {
    /// 5.4c, 5.4d, 5.4f The kinds of points of which one stays: more than one where the owner chooses.
    pub fn staying_kinds(self, space: SpaceId, force: Force) -> arrayvec::ArrayVec<Kind, 2> {
        let has = |kind: Kind| force.kind(kind) > 0;
        let first = |order: [Kind; 3]| order.into_iter().find(|&kind| has(kind));
        match self.kind(space) {
            SpaceKind::Land | SpaceKind::Coast | SpaceKind::SeaBox => {
                first([Kind::Hoplite, Kind::Cavalry, Kind::Naval])
                    .into_iter()
                    .collect()
            }
            SpaceKind::Island if has(Kind::Naval) => std::iter::once(Kind::Naval).collect(),
            SpaceKind::Island => [Kind::Hoplite, Kind::Cavalry]
                .into_iter()
                .filter(|&kind| has(kind))
                .collect(),
        }
    }
}

impl Play<'_> {
    /// 5.5a Forces that still share a space without a siege: whoever does not hold it goes home.
    pub fn part_strangers(&mut self) {
        let troops = &self.at.troops;
        let shared = troops
            .occupied(Side::Athens)
            .intersection(troops.occupied(Side::Sparta));
        for space in shared.iter() {
            let holder = self.look().friend(space).unwrap_or(Side::Athens);
            self.send_home(holder.other(), Party::Standing { space });
        }
    }

    /// 5.4a, 5.4b, 5.4e The next army of a side is tested.
    // Kept apart from the steps that are taken more often: these would look up what only it needs.
    #[inline(never)]
    pub fn staying(&mut self, side: Side, next: SpaceId) -> Flow {
        let led = LeaderId::of(side).filter_map(|leader| self.at.leader_at(leader));
        let armies = led.filter(|&space| space >= next && self.at.troops.is_there(side, space));
        let Some(space) = armies.min() else {
            match side {
                Side::Athens => self.replace(Step::Staying {
                    side: Side::Sparta,
                    next: SpaceId::ATHENS,
                }),
                Side::Sparta => self.pop(),
            }
            return Flow::Goes;
        };
        let ratings = self
            .at
            .leaders_at(side, space)
            .map(|leader| self.game.leaders.get(leader).strategic);
        let rating = ratings.min().unwrap_or_default();
        let die = self.d6();
        let total = die.get() as i8 + rating;
        let stays = total >= self.game.numbers.staying.at_least;
        self.say(|| Event::StayingRolled {
            side,
            space,
            die,
            rating,
            total,
            stays,
        });
        self.send_off_from(side, space);
        self.replace(Step::Staying { side, next: space });
        if !stays {
            self.push(Step::Remain { side, space });
        }
        Flow::Goes
    }

    /// 5.4c, 5.4d, 5.4f One point stays; the owner chooses its kind on an island without ships.
    // Kept apart from the steps that are taken more often: these would look up what only it needs.
    #[inline(never)]
    pub fn remain(&mut self, side: Side, space: SpaceId) -> Flow {
        let force = self.at.troops.at(side, space);
        let kinds = self.look().staying_kinds(space, force);
        if kinds.len() > 1 && !self.at.is_system(side) {
            return Flow::Asks;
        }
        if let Some(&kind) = kinds.first() {
            self.keep(side, space, kind);
        } else {
            self.pop();
        }
        Flow::Goes
    }

    /// All but one point of this kind go to the box.
    pub fn keep(&mut self, side: Side, space: SpaceId, kind: Kind) {
        self.pop();
        let force = self.at.troops.at(side, space);
        let sort = if force.get(Sort::own(kind)) > 0 {
            Sort::own(kind)
        } else {
            Sort::allied(kind)
        };
        self.box_from(side, space, force.minus(Force::of(sort, 1)));
    }
}
