//! Moving on land and across the sea.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;

use crate::{IdSet, SmallId};

/// What a land unit can spend in a move.
pub const UNIT_POINTS: u8 = 4;
/// What a leader can spend.
pub const LEADER_POINTS: u8 = 5;

/// Who of a group can spend so many points in all: everybody, or the leaders alone when only they can.
pub fn who_can_pay<I>(group: IdSet<I>, leaders: IdSet<I>, points: u8) -> Option<IdSet<I>> {
    let led = group.intersection(leaders);
    if led != group && points <= UNIT_POINTS {
        return Some(group);
    }
    (!led.is_empty() && points <= LEADER_POINTS).then_some(led)
}

/// The places that can be reached with so many points, that of the start left out. `ways` names the places next to one, and what a step
/// there costs, which is never nothing.
pub fn reach<P: SmallId, W: Iterator<Item = (P, u8)>>(
    from: P,
    points: u8,
    ways: impl Fn(P) -> W,
) -> IdSet<P> {
    let mut for_points = [IdSet::EMPTY; LEADER_POINTS as usize + 1];
    let mut reached = IdSet::one(from);
    let mut here = reached;
    for spent in 0..points.min(LEADER_POINTS) {
        for at in here.iter() {
            for (to, cost) in ways(at) {
                if let Some(places) = for_points.get_mut(usize::from(spent) + usize::from(cost)) {
                    places.insert(to);
                }
            }
        }
        let next = for_points.get(usize::from(spent) + 1).copied();
        here = next.unwrap_or_default().without(reached);
        reached = reached.union(here);
    }
    reached.without(IdSet::one(from))
}

/// The sea zones of a crossing, in order; nobody's points carry him over more.
pub type Passage<P> = ArrayVec<P, { LEADER_POINTS as usize - 1 }>;

/// The shortest way across the sea, over at most so many zones; among equal ones the first. `next` names the zones that can be entered from a
/// place, `lands` says whether the way can end after these zones.
pub fn passage<P: Copy + PartialEq, Z: Iterator<Item = P>>(
    from: P,
    most: usize,
    next: impl Fn(P) -> Z,
    lands: impl Fn(&[P]) -> bool,
) -> Option<Passage<P>> {
    let mut way = Passage::new();
    (1..=most)
        .any(|zones| sail_on(from, zones, &next, &lands, &mut way))
        .then_some(way)
}

/// Goes on over exactly so many zones.
fn sail_on<P: Copy + PartialEq, Z: Iterator<Item = P>>(
    at: P,
    zones: usize,
    next: &impl Fn(P) -> Z,
    lands: &impl Fn(&[P]) -> bool,
    way: &mut Passage<P>,
) -> bool {
    if zones == 0 {
        return lands(way);
    }
    for sea in next(at) {
        if way.contains(&sea) || way.is_full() {
            continue;
        }
        way.push(sea);
        if sail_on(sea, zones - 1, next, lands, way) {
            return true;
        }
        way.pop();
    }
    false
}

/// The land strength that has crossed each sea zone on the ships that hold it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crossings<const SEAS: usize>([u8; SEAS]);

impl<const SEAS: usize> Crossings<SEAS> {
    /// What has crossed the zone with this number.
    pub fn across(&self, sea: usize) -> u8 {
        self.0.get(sea).copied().unwrap_or(0)
    }

    /// One land point crosses for each point of the ships, in all. Is there room for so much more?
    pub fn has_room(&self, sea: usize, load: u16, ships: u16) -> bool {
        load == 0 || u16::from(self.across(sea)) + load <= ships
    }

    /// So much has crossed.
    pub fn add(&mut self, sea: usize, load: u16) {
        if let Some(cell) = self.0.get_mut(sea) {
            *cell = cell.saturating_add(load as u8);
        }
    }

    /// As a document shows them: the zones that somebody has crossed. `seas` are all zones.
    pub fn listed<P: Ord>(&self, seas: impl Iterator<Item = P>) -> BTreeMap<P, u8> {
        seas.zip(self.0).filter(|&(_, load)| load > 0).collect()
    }

    /// Back from a document.
    pub fn gathered<P: Ord>(listed: &BTreeMap<P, u8>, seas: impl Iterator<Item = P>) -> Self {
        let mut all = Self::default();
        for (cell, sea) in all.0.iter_mut().zip(seas) {
            *cell = listed.get(&sea).copied().unwrap_or_default();
        }
        all
    }
}

impl<const SEAS: usize> Default for Crossings<SEAS> {
    fn default() -> Self {
        Self([0; SEAS])
    }
}

/// Those of these zones that archers may close to the enemy: none that is barred already; when one is about to be entered, that one only.
pub fn closable<P: SmallId + PartialEq>(
    zones: impl Iterator<Item = P>,
    entered: Option<P>,
    barred: IdSet<P>,
) -> impl Iterator<Item = P> {
    zones.filter(move |&zone| {
        entered.is_none_or(|entered| entered == zone) && !barred.contains(zone)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(ids: &[u8]) -> IdSet<u8> {
        ids.iter().copied().collect()
    }

    #[test]
    fn leaders_go_further() {
        let (units, leaders) = (set(&[1, 2]), set(&[8, 9]));
        let pays = |group: IdSet<u8>, points| who_can_pay(group, leaders, points);
        let both = units.with(8);
        assert_eq!(
            [4, 5, 6].map(|points| pays(both, points)),
            [Some(both), Some(set(&[8])), None]
        );
        assert_eq!(
            [4, 5].map(|points| pays(units, points)),
            [Some(units), None]
        );
        assert_eq!(
            [5, 6].map(|points| pays(leaders, points)),
            [Some(leaders), None]
        );
    }

    #[test]
    fn the_cheapest_way_counts() {
        // A line of places in which every third is difficult, and a long way from the first to the seventh.
        let ways = |at: u8| {
            let next = [at.checked_sub(1), Some(at + 1)].into_iter().flatten();
            let shortcut = (at == 0).then_some((7, 4));
            next.map(|to| (to, if to.is_multiple_of(3) { 2 } else { 1 }))
                .chain(shortcut)
        };
        assert_eq!(reach(0, 4, ways), set(&[1, 2, 3, 7]));
        assert_eq!(reach(0, 3, ways), set(&[1, 2]));
        assert_eq!(reach(4, 2, ways), set(&[3, 5]));
    }

    #[test]
    fn the_shortest_passage_is_found() {
        let next = |at: u8| [at + 1, at + 2, at].into_iter();
        let way = |most, to: u8| {
            let found = passage(0, most, next, |way| way.last() == Some(&to));
            found.map(|way| way.to_vec())
        };
        assert_eq!(way(4, 5), Some(vec![1, 3, 5]), "not over four zones");
        assert_eq!((way(2, 5), way(4, 9)), (None, None));
    }

    #[test]
    fn ships_carry_their_strength_once() {
        let mut crossings = Crossings::<3>::default();
        crossings.add(1, 6);
        assert!(crossings.has_room(1, 4, 10) && !crossings.has_room(1, 5, 10));
        assert!(crossings.has_room(0, 10, 10) && crossings.has_room(1, 0, 0));
        let listed = crossings.listed(10..);
        assert_eq!(listed, BTreeMap::from([(11, 6)]));
        assert_eq!(Crossings::gathered(&listed, 10..), crossings);
    }

    #[test]
    fn a_zone_is_closed_once() {
        let closable = |entered| -> Vec<u8> { closable(1..6, entered, IdSet::one(3)).collect() };
        assert_eq!(closable(None), [1, 2, 4, 5]);
        assert_eq!((closable(Some(4)), closable(Some(3))), (vec![4], vec![]));
    }
}
