//! 4.2.1 Armies of the system over random wars, compared with a plain reading of its priorities.

use std::{cmp::Reverse, collections::BTreeMap};

use super::{
    plain::{Mover, Plain},
    plain_ways::positions,
};
use crate::{
    Force, RouteKind, Side, SpaceId,
    data::ArmyPlan,
    event::Obstacle,
    ids::{Kind, Sort},
    rules::{
        Look,
        army::{self, Plan},
        control,
        dangers::TIES,
    },
};

const KINDS: [Kind; 3] = [Kind::Hoplite, Kind::Cavalry, Kind::Naval];

/// The armies that the matrices call for, more or less.
const CALLED: [[u8; 3]; 8] = [
    [10, 1, 0],
    [8, 2, 0],
    [5, 1, 0],
    [4, 2, 0],
    [4, 0, 4],
    [3, 0, 3],
    [2, 0, 4],
    [1, 0, 3],
];

type Stops = Vec<(SpaceId, Force)>;

/// What the system is to gather, chosen space by space.
struct Gathering<'a> {
    look: Look<'a>,
    plain: Plain<'a>,
    side: Side,
    called: [u8; 3],
    /// Settles equal claims.
    tie: usize,
    closed: Vec<SpaceId>,
    /// How far the leader came when a space was out of reach.
    came: Stops,
}

impl Gathering<'_> {
    fn mover(&self, army: Force, from: SpaceId) -> Mover {
        Mover {
            side: self.side,
            army,
            route: RouteKind::Usual,
            from,
        }
    }

    /// 4.2.1f Home, all that is one line of any kind away, two lines, and so on, past neutral Argos and Syracuse.
    fn rings(&self) -> Vec<Vec<SpaceId>> {
        let allies = self.plain.at.allies;
        let mut rings = vec![vec![self.side.home()]];
        while rings.last().is_some_and(|ring| !ring.is_empty()) {
            let mut next: Vec<SpaceId> = Vec::new();
            for &here in &rings[rings.len() - 1] {
                let is_shut = (here == SpaceId::ARGOS && !allies.argos)
                    || (here == SpaceId::SYRACUSE && !allies.syracuse);
                let lines = self.plain.map.from(here);
                let ways = lines.filter(|(line, _)| !is_shut && !line.crossing);
                next.extend(ways.map(|(_, near)| near));
            }
            next.sort();
            next.dedup();
            next.retain(|space| !rings.iter().any(|ring| ring.contains(space)));
            rings.push(next);
        }
        rings
    }

    /// 4.1.5a, 4.1.5b
    fn price(&self, army: Force) -> i32 {
        let price = |sort: Sort| match (self.side, sort.is_own(), sort.kind()) {
            (Side::Sparta, true, Kind::Hoplite | Kind::Cavalry) => 0,
            (_, _, Kind::Naval) => 400,
            _ => 200,
        };
        let sorts = Sort::ALL.into_iter();
        sorts
            .map(|sort| price(sort) * i32::from(army.get(sort)))
            .sum()
    }

    /// 4.2.1f Of spaces that are equally near the one with more of what is still needed, then the cheaper one; of these whoever is drawn, and those after it in turn.
    fn by_claim(&self, ring: &[SpaceId], left: [u8; 3]) -> Vec<SpaceId> {
        let mut equals: BTreeMap<(Reverse<u8>, i32), Vec<SpaceId>> = BTreeMap::new();
        for &space in ring.iter().filter(|space| !self.closed.contains(space)) {
            let there = control::available(self.look, self.side, space);
            let all = self.plain.at.troops.at(self.side, space);
            let useful = KINDS.into_iter().zip(left);
            let claim: u8 = useful.map(|(kind, most)| there.kind(kind).min(most)).sum();
            let mut kinds = KINDS.into_iter().zip(left);
            let is_useful = kinds.any(|(kind, most)| most > 0 && all.kind(kind) > 0);
            if is_useful && !there.is_empty() {
                let price = self.price(Self::take(there, &mut left.clone()));
                let same = equals.entry((Reverse(claim), price)).or_default();
                same.push(space);
            }
        }
        let mut spaces = Vec::new();
        for equal in equals.values() {
            let first = self.tie % equal.len();
            let turns = first..first + equal.len();
            spaces.extend(turns.map(|turn| equal[turn % equal.len()]));
        }
        spaces
    }

    /// 4.2.1f The side's own men, who are never dearer, then allies.
    fn take(offer: Force, left: &mut [u8; 3]) -> Force {
        let mut taken = Force::EMPTY;
        for (kind, left) in KINDS.into_iter().zip(left) {
            for sort in [Sort::own(kind), Sort::allied(kind)] {
                let some = offer.get(sort).min(*left);
                *left -= some;
                taken = taken.plus(Force::of(sort, some));
            }
        }
        taken
    }

    /// 4.2.1c All but the last of each type.
    fn spare(&self, space: SpaceId) -> Force {
        let there = self.plain.at.troops.at(self.side, space);
        let mut offer = control::available(self.look, self.side, space);
        for kind in KINDS {
            if offer.kind(kind) > 0 && offer.kind(kind) == there.kind(kind) {
                let allied = Sort::allied(kind);
                let is_there = offer.get(allied) > 0;
                let last = if is_there { allied } else { Sort::own(kind) };
                offer = offer.minus(Force::of(last, 1));
            }
        }
        offer
    }

    /// 4.2.1c, 4.2.1d The last of a type too, as long as anybody stays; of the points that would be the last of all one is given back: the last in the
    /// order of nationalities and types.
    fn take_last_of_types(&self, space: SpaceId, taken: &mut Force, left: &mut [u8; 3]) {
        let there = self.plain.at.troops.at(self.side, space);
        let rest = control::available(self.look, self.side, space).minus(*taken);
        let mut wanted = *left;
        let mut more = Self::take(rest, &mut wanted);
        if taken.plus(more) == there {
            let mut sorts = Sort::ALL.into_iter().rev();
            if let Some(last) = sorts.find(|&sort| more.get(sort) > 0) {
                more = more.minus(Force::of(last, 1));
            }
        }
        *taken = taken.plus(more);
        for (kind, left) in KINDS.into_iter().zip(left) {
            *left -= more.kind(kind);
        }
    }

    /// 4.2.1a-d Whom it takes where, and whom it cannot have.
    fn choose(&mut self) -> (Stops, [u8; 3]) {
        let mut left = self.called;
        let mut stops = Stops::new();
        let (mut at, mut army) = (self.side.home(), Force::EMPTY);
        for ring in self.rings() {
            let mut is_unreached = false;
            for space in self.by_claim(&ring, left) {
                let mut offered = left;
                let offer = Self::take(self.spare(space), &mut offered);
                if offer.is_empty() || self.has_way(army, at, space) {
                    left = offered;
                    stops.push((space, offer));
                    army = army.plus(offer);
                    at = if offer.is_empty() { at } else { space };
                } else {
                    is_unreached = true;
                }
            }
            if is_unreached {
                let visited = stops.iter().filter(|(_, taken)| !taken.is_empty());
                self.came = visited.copied().collect();
            }
        }
        for (space, taken) in &mut stops {
            self.take_last_of_types(*space, taken, &mut left);
        }
        for stays in [true, false] {
            for (space, taken) in &mut stops {
                let owner = self
                    .plain
                    .league(*space)
                    .or(control::ally_of(self.look, *space));
                if (owner == Some(self.side)) == stays {
                    let rest = control::available(self.look, self.side, *space).minus(*taken);
                    *taken = taken.plus(Self::take(rest, &mut left));
                }
            }
        }
        stops.retain(|(_, taken)| !taken.is_empty());
        (stops, left)
    }

    fn has_way(&self, army: Force, from: SpaceId, to: SpaceId) -> bool {
        self.plain.distances(self.mover(army, from))[to.index()].is_some()
    }

    /// 4.2.1f, 4.2.1g Spaces without a way are left out one after the other.
    fn muster(&mut self, objective: SpaceId) -> Result<(Stops, Force, u8), Obstacle> {
        self.came.clear();
        'anew: loop {
            let (stops, missing) = self.choose();
            let [hoplites, cavalry, ships] = missing;
            let lenient = self.plain.at.options.lenient_passing;
            if hoplites > 0 || ships > 0 || (!lenient && cavalry > 0) {
                return Err(Obstacle::ShortOfTroops);
            }
            let (mut at, mut army) = (self.side.home(), Force::EMPTY);
            for (place, &(space, taken)) in stops.iter().enumerate() {
                if !self.has_way(army, at, space) {
                    self.closed.push(space);
                    self.came = stops[..place].to_vec();
                    continue 'anew;
                }
                (at, army) = (space, army.plus(taken));
            }
            if !self.has_way(army, at, objective) {
                self.came = stops;
                return Err(Obstacle::NoRoute);
            }
            return Ok((stops, army, cavalry));
        }
    }

    /// 4.2.1i Without one of the stops, the farthest that helps.
    fn muster_past(&mut self, objective: SpaceId) -> Result<(Stops, Force, u8), Obstacle> {
        let obstacle = match self.muster(objective) {
            Ok(found) => return Ok(found),
            Err(obstacle) => obstacle,
        };
        for (space, _) in self.came.clone().into_iter().rev() {
            self.closed = vec![space];
            if let Ok(found) = self.muster(objective) {
                return Ok(found);
            }
        }
        self.closed.clear();
        Err(obstacle)
    }

    fn plan(&mut self, objective: SpaceId) -> Result<(Stops, i32, u8), Obstacle> {
        let (stops, army, cavalry) = self.muster_past(objective)?;
        let price = self.price(army);
        let rest = self.plain.at.treasury.get(self.side) - price;
        if price > 0 && rest < control::reserve(self.look, self.side) {
            return Err(Obstacle::ShortOfMoney);
        }
        Ok((stops, price, cavalry))
    }
}

#[test]
fn r_4_2_1a_armies_are_those_of_a_plain_reading() {
    // covers: 4.2.1b 4.2.1c 4.2.1d 4.2.1f 4.2.1g 4.2.1i 4.1.5c
    let mut seen = [0; 4];
    positions(100, |look, plain, rng| {
        for side in Side::BOTH {
            for called in CALLED {
                let [hoplite, cavalry, naval] = called;
                let army = ArmyPlan {
                    hoplite,
                    cavalry,
                    naval,
                };
                let objective = SpaceId::from_number(rng.below(SpaceId::COUNT) as u8);
                if objective == SpaceId::EUXINE {
                    continue;
                }
                let mut gathering = Gathering {
                    look,
                    plain,
                    side,
                    called,
                    tie: rng.below(TIES),
                    closed: Vec::new(),
                    came: Stops::new(),
                };
                let expected = gathering.plan(objective);
                let mut plan = Plan::new(gathering.tie);
                let found = army::plan_army(look, side, army, objective, 0, &mut plan).map(|()| {
                    let stops = plan.stops.into_iter().rev().collect();
                    (stops, plan.price, plan.missing)
                });
                seen[match &expected {
                    Ok(_) if gathering.closed.is_empty() => 0,
                    Ok(_) => 1,
                    Err(Obstacle::NoRoute) => 2,
                    Err(_) => 3,
                }] += 1;
                assert_eq!(found, expected, "{side} {called:?} to {objective}");
            }
        }
    });
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}
