//! What a bot may count in a position: points, strength, and what the armies on the map can expect.

use engine::Seat;

use crate::{
    force::Force,
    game::PeloponnesianWar,
    ids::{Kind, PerSide, Side, Sort},
    names::{LeaderId, SpaceId},
    rules::Look,
    state::{Mode, Operation, Party, Position},
    step::{Group, Purpose, Step},
};

/// One side's prospects. Expectations are in hundredths of a victory point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Outlook {
    pub points: i32,
    /// With two players.
    pub enemy_points: i32,
    pub talents: i32,
    pub strength: i32,
    pub enemy_strength: i32,
    pub bellicosity: i32,
    pub enemy_bellicosity: i32,
    /// What sieges and battles of the armies as they stand should bring.
    pub combat: i32,
    /// What the side's own operation should bring.
    pub operation: i32,
    /// Is the side about to name an objective?
    pub is_choosing: bool,
    /// Is an army of the side being gathered that could set out, or has its leader somebody to take first?
    pub is_gathering: bool,
}

/// Worth of a victory and of a defeat. With two players each also moves the enemy's points.
#[derive(Clone, Copy)]
struct Stakes {
    won: i32,
    lost: i32,
}

const ALONE: Stakes = Stakes {
    won: 1000,
    lost: -1500,
};
const WITH_TWO: Stakes = Stakes {
    won: 4000,
    lost: -3000,
};

impl PeloponnesianWar {
    /// The prospects of a side.
    pub fn outlook(&self, at: &Position, side: Side) -> Outlook {
        let look = self.look(at);
        let enemy = side.other();
        let strength = |side: Side| {
            i32::from(at.troops.total(side).total()) + i32::from(at.homeward.get(side).total())
        };
        let own = at
            .operation
            .as_ref()
            .filter(|operation| operation.side == side);
        Outlook {
            points: i32::from(look.points(side)),
            enemy_points: if at.has_two_players() {
                i32::from(look.points(enemy))
            } else {
                0
            },
            talents: *at.treasury.get(side),
            strength: strength(side),
            enemy_strength: strength(enemy),
            bellicosity: i32::from(*at.bellicosity.get(side)),
            enemy_bellicosity: i32::from(*at.bellicosity.get(enemy)),
            combat: look.expected_combat(side),
            operation: own.map_or(0, |operation| look.expected_operation(operation)),
            is_choosing: own.is_some() && at.steps.last() == Some(&Step::Objective),
            is_gathering: own
                .is_some_and(|operation| !operation.army.is_empty() || !operation.may_go),
        }
    }

    /// The side that a seat leads now.
    pub fn side_of(&self, at: &Position, seat: Seat) -> Option<Side> {
        match at.mode {
            Mode::Solitaire { player } => Some(player),
            Mode::TwoPlayers => Side::BOTH.get(seat.index()).copied(),
        }
    }
}

impl Look<'_> {
    fn stakes(self) -> Stakes {
        if self.at.has_two_players() {
            WITH_TWO
        } else {
            ALONE
        }
    }

    /// What the sieges and battles of the position should bring a side.
    fn expected_combat(self, side: Side) -> i32 {
        let mut sum = 0;
        let troops = &self.at.troops;
        for besieger in Side::BOTH {
            for space in troops.occupied(besieger).iter() {
                if self.at.has_army(besieger, space) && self.besieges(besieger, space) {
                    let leader = self.commander(besieger, Party::Standing { space });
                    let chance = self.siege_chance(besieger, leader, space);
                    sum += if besieger == side {
                        chance * self.siege_stakes(side, space) / 6
                    } else if self.friend(space) == Some(side) {
                        chance * self.stakes().lost / 6
                    } else {
                        0
                    };
                }
            }
        }
        for group in [Group::Home, Group::Coalition, Group::Other, Group::Zone] {
            for (athens, sparta) in self.pending_battles(group) {
                let besieged = Side::BOTH
                    .into_iter()
                    .any(|side| athens == sparta && self.besieges(side, athens));
                if besieged {
                    continue;
                }
                let force = |side: Side| match side {
                    Side::Athens => troops.at(side, athens),
                    Side::Sparta => troops.at(side, sparta),
                };
                let rating = |side: Side| {
                    let space = if side == Side::Athens { athens } else { sparta };
                    let leader = self.commander(side, Party::Standing { space });
                    leader.map_or(0, |leader| self.game.leaders.get(leader).tactical)
                };
                let ratings = PerSide {
                    athens: rating(Side::Athens),
                    sparta: rating(Side::Sparta),
                };
                sum += self.battle_value(side, force(side), force(side.other()), ratings);
            }
        }
        sum
    }

    /// Worth of a fortress: only one that the enemy calls his own costs him points.
    fn siege_stakes(self, side: Side, space: SpaceId) -> i32 {
        let theirs = self.friend(space) == Some(side.other()) && !self.at.rebels.contains(space);
        if theirs { self.stakes().won } else { ALONE.won }
    }

    /// Sixths: how often a siege succeeds.
    fn siege_chance(self, side: Side, leader: Option<LeaderId>, space: SpaceId) -> i32 {
        if self.is_siege_broken(side, space).is_some() {
            return 0;
        }
        let rating = leader.map_or(0, |leader| self.game.leaders.get(leader).tactical);
        let walls = if space == SpaceId::SYRACUSE {
            self.game.numbers.siege.syracuse
        } else {
            0
        };
        let least = self.game.numbers.siege.at_least - rating - walls;
        i32::from((7 - least).clamp(0, 6))
    }

    /// What a battle between two forces should bring; 0 if they do not fight.
    fn battle_value(self, side: Side, mine: Force, theirs: Force, ratings: PerSide<i8>) -> i32 {
        let by_land = mine.land() > 0 && theirs.land() > 0;
        let by_sea = mine.ships() > 0 && theirs.ships() > 0;
        if !by_land && !by_sea {
            return 0;
        }
        let own = |force: Force, side: Side| match (side, by_sea) {
            (Side::Athens, true) => {
                2 * i32::from(force.get(Sort::own(Kind::Naval)) * 2 >= force.ships())
            }
            (Side::Sparta, false) => {
                2 * i32::from(force.get(Sort::own(Kind::Hoplite)) * 2 >= force.land())
            }
            (Side::Athens, false) | (Side::Sparta, true) => 0,
        };
        let kind = if by_sea { Kind::Naval } else { Kind::Hoplite };
        let count = |force: Force| i32::from(force.kind(kind));
        let edge = count(mine) - count(theirs) + own(mine, side) - own(theirs, side.other())
            + i32::from(*ratings.get(side))
            - i32::from(*ratings.get(side.other()));
        // Of 36 pairs of dice so many leave the side ahead; ties count half.
        let mut halves = 0;
        for a in 1..=6 {
            for b in 1..=6 {
                halves += match (a + edge).cmp(&b) {
                    std::cmp::Ordering::Greater => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Less => 0,
                };
            }
        }
        let Stakes { won, lost } = self.stakes();
        (halves * won + (72 - halves) * lost) / 72
    }

    /// What an operation should bring: what is to be won at its objective, less what waits on the way. While nobody has been taken, the
    /// better of a single point and of the greatest stack counts.
    fn expected_operation(self, operation: &Operation) -> i32 {
        let Some(objective) = operation.objective else {
            return 0;
        };
        if !operation.army.is_empty() {
            return self.expected_march(operation, objective, operation.army, operation.at);
        }
        let candidates = self.candidates(operation, objective);
        let values = candidates
            .into_iter()
            .flatten()
            .map(|(army, from)| self.expected_march(operation, objective, army, from));
        values.max().unwrap_or(-400)
    }

    fn expected_march(
        self,
        operation: &Operation,
        objective: SpaceId,
        army: Force,
        from: SpaceId,
    ) -> i32 {
        let (side, leader) = (operation.side, operation.leader);
        let (ends, purpose) = ([from, objective], Purpose::Objective);
        let Some(way) = self.route(side, army, false, ends, purpose, |_| 0) else {
            return -300;
        };
        let mut value = self.gain(side, leader, objective, army);
        let enemy = side.other();
        let zones = self.zones(enemy).without(operation.tried);
        let mut ratings = PerSide::default();
        *ratings.get_mut(side) = self.game.leaders.get(leader).tactical;
        for space in way.spaces {
            if !zones.contains(space) {
                continue;
            }
            // Half of the attempts succeed; a battle follows surely against many, rarely else.
            let worst = self.reaching(enemy, space).iter().map(|from| {
                let force = self.at.troops.at(enemy, from);
                let sure = (force.land() + army.land() >= 8 && force.land() >= army.land())
                    || (force.ships() + army.ships() >= 8 && force.ships() >= army.ships());
                let battle = self.battle_value(side, army, force, ratings);
                if sure { battle / 2 } else { battle / 24 }
            });
            let loss = worst.min().unwrap_or_default();
            let share = if army.total() > 1 { 97 } else { 90 };
            value = value * share / 100 + loss;
        }
        let far = if from == operation.at { 0 } else { 20 };
        value - self.price(side, army) / 20 - far
    }

    /// A single point that can be taken and has the shortest way to the objective, and the greatest stack of one sort that has one.
    fn candidates(
        self,
        operation: &Operation,
        objective: SpaceId,
    ) -> [Option<(Force, SpaceId)>; 2] {
        let side = operation.side;
        let mut nearest: Option<(i32, Force, SpaceId)> = None;
        let mut greatest: Option<(i32, Force, SpaceId)> = None;
        for space in self.at.troops.occupied(side).iter() {
            if !operation.may_go && space != operation.at {
                continue;
            }
            let there = self.takeable(side, space);
            for sort in Sort::ALL {
                let one = Force::of(sort, 1);
                if there.get(sort) == 0 {
                    continue;
                }
                let Some(steps) = self.steps_to(side, one, space, objective) else {
                    continue;
                };
                let apart = if space == operation.at { 0 } else { 8 };
                let price = self.game.counters.price(side, sort);
                let cost = i32::from(steps) + apart + price / 50;
                if nearest.is_none_or(|(known, _, _)| cost < known) {
                    nearest = Some((cost, one, space));
                }
                let spare = self.at.treasury.get(side) - self.reserve(side);
                let paid = if price == 0 { i32::MAX } else { spare / price };
                let count = i32::from(there.get(sort)).min(paid);
                let rank = 10 * count - cost;
                if greatest.is_none_or(|(known, _, _)| rank > known) {
                    greatest = Some((rank, Force::of(sort, count as u8), space));
                }
            }
        }
        [nearest, greatest].map(|found| found.map(|(_, army, space)| (army, space)))
    }

    /// What an army can win at an objective, and what enemies around it threaten.
    fn gain(self, side: Side, leader: LeaderId, objective: SpaceId, army: Force) -> i32 {
        let enemy = side.other();
        let theirs = self.at.troops.at(enemy, objective);
        let rating = self.game.leaders.get(leader).tactical;
        let mut ratings = PerSide::default();
        *ratings.get_mut(side) = rating;
        let friendly = self.friend(objective) == Some(side);
        let is_fortress = self.game.board.fortresses.contains(objective);
        let rebel_neutral = self.league(objective).is_none() && self.at.rebels.contains(objective);
        let mut value = if self.would_rouse(side, objective) {
            -1000
        } else if !theirs.is_empty() {
            if is_fortress && army.total() >= theirs.total() + 4 {
                let stakes = self.siege_stakes(side, objective);
                self.siege_chance(side, Some(leader), objective) * stakes / 6
            } else {
                self.battle_value(side, army, theirs, ratings)
            }
        } else if friendly || rebel_neutral || self.at.has_army(side, objective) {
            0
        } else if is_fortress {
            let stakes = self.siege_stakes(side, objective);
            let chance = self.siege_chance(side, Some(leader), objective) * stakes / 6;
            // A garrison left in enemy country is a hostage to fortune: the system goes for it.
            let exposed = if self.league(objective) != Some(enemy) {
                0
            } else if self.at.has_two_players() {
                300
            } else {
                450
            };
            chance - exposed
        } else if self.at.has_two_players() {
            20
        } else {
            -60
        };
        let zone = self.zone_of(side, objective, army);
        for space in self.at.troops.occupied(enemy).iter() {
            let force = self.at.troops.at(enemy, space);
            let meet =
                zone.contains(space) || self.zone_of(enemy, space, force).contains(objective);
            if space != objective && meet {
                value += self.battle_value(side, army, force, ratings);
            }
        }
        value
    }
}
