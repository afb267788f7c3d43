//! PC, 4.9, 5.4g, 5.8, 5.9 Going home by the post-combat table.

use arrayvec::ArrayVec;

use super::{Flow, Look, Play, zones::walls};
use crate::{
    data::{Place, While},
    event::Event,
    force::Force,
    ids::{Kind, Side, Sort},
    names::SpaceId,
    step::{SortIndex, Step},
    troops::Units,
};

/// Where points of a sort go next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Destination {
    /// So many to a space.
    Place(SpaceId, u8),
    /// One by one, where the owner likes.
    Choice([SpaceId; 2]),
    /// Nowhere.
    Lost,
}

impl Look<'_> {
    /// PC.b, PC.m, PC.o Can a place of the table be used?
    #[inline]
    fn is_usable(self, side: Side, space: SpaceId) -> bool {
        let left = space == SpaceId::CORCYRA && self.at.allies.corcyra_left;
        let taken = || self.is_there(side.other(), space) && !self.is_kept(side, space);
        !left && !self.at.rebels.contains(space) && !taken()
    }

    /// PC.m, 5.3.1i Is a place still open to a side although enemies are there?
    #[inline(never)]
    fn is_kept(self, side: Side, space: SpaceId) -> bool {
        let holds = self.is_there(side, space) && self.friend(space) == Some(side);
        holds || self.is_behind_walls(side, space)
    }

    /// RE.6c Does the plague keep points of this sort out? Nobody is lost for it: if there is no other place they come all the same.
    fn is_shut_by_plague(self, side: Side, sort: Sort, space: SpaceId) -> bool {
        let banned = self.at.marks.plague_ban && side == Side::Athens && !sort.is_own();
        banned && walls().contains(space)
    }

    /// A place of the table that can be used and is open to this sort.
    fn is_open(self, side: Side, sort: Sort, space: SpaceId) -> bool {
        self.is_usable(side, space) && !self.is_shut_by_plague(side, sort, space)
    }

    /// 5.9a, 10.4.3d Samos stands in for Chios, Athens for a closed Larisa.
    fn redirected(self, sort: Sort, space: SpaceId) -> SpaceId {
        let is_larisa_closed = || self.game.scenarios.get(self.at.scenario).larisa_closed;
        // For those who go home control is enough: a besieger keeps them out as well.
        let is_chios_shut =
            || self.is_chios_lost() || self.control(SpaceId::CHIOS) == Some(Side::Sparta);
        match space {
            SpaceId::CHIOS if !sort.is_own() && is_chios_shut() => SpaceId::SAMOS,
            SpaceId::LARISA if is_larisa_closed() => SpaceId::ATHENS,
            _ => space,
        }
    }

    /// 4.5b, 4.5c Does a neutral that has joined a side take its men in? Not while an enemy stands there; Persia's satrap does.
    // Seldom asked: it stays out of the way of those who look through the whole table.
    #[inline(never)]
    fn takes_in(self, neutral: While, side: Side) -> bool {
        let space = neutral.space();
        let is_contested = neutral != While::Persia && self.is_there(side.other(), space);
        self.ally_of(space) == Some(side) && !is_contested
    }

    /// PC.a-p Where the next of `count` points of a sort go.
    pub fn destination(self, side: Side, sort: Sort, count: u8, after_combat: bool) -> Destination {
        let row = self.game.home_table.row(side, sort);
        for &place in &row.places {
            match place {
                Place::Fill {
                    space,
                    up_to,
                    whilst,
                } => {
                    let space = self.redirected(sort, space);
                    let there = self.at.troops.at(side, space).get(sort);
                    if there < up_to
                        && whilst.is_none_or(|neutral| self.takes_in(neutral, side))
                        && self.is_open(side, sort, space)
                    {
                        return Destination::Place(space, count.min(up_to - there));
                    }
                }
                Place::Split(spaces) => {
                    let usable: ArrayVec<SpaceId, 2> = spaces
                        .into_iter()
                        .map(|space| self.redirected(sort, space))
                        .filter(|&space| self.is_open(side, sort, space))
                        .collect();
                    match usable.as_slice() {
                        [a, _] if count > 1 => return Destination::Place(*a, count / 2),
                        [a, b] => return Destination::Choice([*a, *b]),
                        [a] => return Destination::Place(*a, count),
                        _ => {}
                    }
                }
                Place::All(space) => {
                    let space = self.redirected(sort, space);
                    if self.is_open(side, sort, space) {
                        return Destination::Place(space, count);
                    }
                }
            }
        }
        self.last_resort(side, sort, count, after_combat)
    }

    /// PC.h, PC.j, PC.o, PC.p, ERR.e None of the places can be used.
    fn last_resort(self, side: Side, sort: Sort, count: u8, after_combat: bool) -> Destination {
        let row = self.game.home_table.row(side, sort);
        if sort.kind() != Kind::Naval {
            let home = side.home();
            let lost = after_combat && self.control(home) == Some(side.other());
            return if lost {
                Destination::Lost
            } else {
                Destination::Place(home, count)
            };
        }
        let usable: ArrayVec<SpaceId, 2> = row
            .if_lost
            .iter()
            .copied()
            .filter(|&space| self.is_usable(side, space))
            .take(2)
            .collect();
        match usable.as_slice() {
            [a, b] => Destination::Choice([*a, *b]),
            [a] => Destination::Place(*a, count),
            _ => Destination::Lost,
        }
    }

    /// 7.2e Tells of a sort whether a new point of it has a place.
    #[inline]
    pub fn has_place(self, side: Side) -> impl Fn(Sort) -> bool {
        // Land troops have one as long as their home is not the enemy's.
        let is_home_safe = self.control(side.home()) != Some(side.other());
        move |sort| {
            (is_home_safe && sort.kind() != Kind::Naval) || self.has_place_in_table(side, sort)
        }
    }

    fn has_place_in_table(self, side: Side, sort: Sort) -> bool {
        self.has_roomy_place(side, sort)
            || self.destination(side, sort, 1, true) != Destination::Lost
    }

    /// PC.m Is the last place of the table open, which takes any number?
    fn has_roomy_place(self, side: Side, sort: Sort) -> bool {
        let is_open = |space| self.is_open(side, sort, self.redirected(sort, space));
        match self.game.home_table.row(side, sort).places.last() {
            Some(&Place::All(space)) => is_open(space),
            Some(&Place::Split(spaces)) => spaces.into_iter().any(is_open),
            Some(Place::Fill { .. }) | None => false,
        }
    }
}

impl Play<'_> {
    /// 4.9a, 5.4g Sends everybody home who waits in the box.
    pub fn send_all_home(&mut self, after_combat: bool) {
        if self.at.homeward.athens.is_empty() && self.at.homeward.sparta.is_empty() {
            return;
        }
        self.push(Step::Homeward {
            side: Side::Athens,
            sort: 0,
            after_combat,
        });
    }

    /// PC.a Sort by sort, Athens first.
    pub fn homeward(&mut self, side: Side, index: SortIndex, after_combat: bool) -> Flow {
        let (mut side, mut index) = (side, usize::from(index));
        loop {
            let waiting = *self.at.homeward.get(side);
            if let Some(sort) = waiting.first_sort_from(index) {
                index = sort.index();
                let flow = self.bring_some_home(side, sort, after_combat);
                if flow == Flow::Asks {
                    let sort = index as SortIndex;
                    self.replace(Step::Homeward {
                        side,
                        sort,
                        after_combat,
                    });
                    return flow;
                }
            } else if side == Side::Athens {
                (side, index) = (Side::Sparta, 0);
            } else {
                self.pop();
                return Flow::Goes;
            }
        }
    }

    /// PC.a The next points of a sort, unless the owner has to say where they go.
    fn bring_some_home(&mut self, side: Side, sort: Sort, after_combat: bool) -> Flow {
        let count = self.at.homeward.get(side).get(sort);
        match self.look().destination(side, sort, count, after_combat) {
            Destination::Place(space, some) if some < count => {
                self.bring_halves(side, sort, space, some);
            }
            Destination::Place(space, count) => self.bring_home(side, sort, space, count),
            Destination::Choice(spaces) if self.at.is_system(side) => {
                // 1.1.3c Where fewer of its type stand, then by die.
                let [a, b] = spaces.map(|space| self.at.troops.at(side, space).kind(sort.kind()));
                let number = match a.cmp(&b) {
                    std::cmp::Ordering::Less => 0,
                    std::cmp::Ordering::Greater => 1,
                    std::cmp::Ordering::Equal => self.draw(2),
                };
                if let Some(&space) = spaces.get(number) {
                    self.bring_home(side, sort, space, 1);
                }
            }
            Destination::Choice(_) => return Flow::Asks,
            Destination::Lost => self.lose_homeward(side, sort, count),
        }
        Flow::Goes
    }

    /// Fills a place, or both halves of a split.
    fn bring_halves(&mut self, side: Side, sort: Sort, space: SpaceId, count: u8) {
        let row = self.game.home_table.row(side, sort);
        let split = row.places.iter().find_map(|&place| match place {
            Place::Split([a, b]) => {
                let look = self.look();
                let [a, b] = [look.redirected(sort, a), look.redirected(sort, b)];
                (a == space).then_some(b)
            }
            Place::Fill { .. } | Place::All(_) => None,
        });
        self.bring_home(side, sort, space, count);
        if let Some(other) = split {
            self.bring_home(side, sort, other, count);
        }
    }

    /// RE.5d New points, as far as there are counters, at once where the table sends them.
    pub fn bring_by_table(&mut self, side: Side, sort: Sort, count: u8) {
        let mut left = count.min(self.look().room(side).get(sort));
        while left > 0 {
            let place = self.look().destination(side, sort, left, true);
            let (space, count) = match place {
                Destination::Place(space, count) => (space, count),
                Destination::Choice([space, _]) => (space, 1),
                Destination::Lost => return,
            };
            let force = Force::of(sort, count);
            let waiting = self.at.homeward.get_mut(side);
            *waiting = waiting.plus(force);
            self.bring_home(side, sort, space, count);
            left -= count;
        }
    }

    /// Puts points of the box into a space.
    pub fn bring_home(&mut self, side: Side, sort: Sort, space: SpaceId, count: u8) {
        let force = Force::of(sort, count);
        let waiting = self.at.homeward.get_mut(side);
        *waiting = waiting.minus(force);
        self.at.troops.add(side, space, force);
        if space == SpaceId::SAMOS && !sort.is_own() {
            self.at.allies.samos_instead = true;
        }
        self.say(|| Event::WentHome {
            side,
            space,
            units: Units::new(side, force),
        });
    }

    fn lose_homeward(&mut self, side: Side, sort: Sort, count: u8) {
        let force = Force::of(sort, count);
        let waiting = self.at.homeward.get_mut(side);
        *waiting = waiting.minus(force);
        let lost = self.at.lost.get_mut(side);
        *lost = lost.plus(force);
        self.say(|| Event::LostOnTheWay {
            side,
            units: Units::new(side, force),
        });
    }
}
