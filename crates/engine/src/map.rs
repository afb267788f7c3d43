//! Sets of zones, and the graph of connections between them.

/// A set of zones, each a number below `64 * WORDS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZoneSet<const WORDS: usize = 1>([u64; WORDS]);

impl<const WORDS: usize> Default for ZoneSet<WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const WORDS: usize> ZoneSet<WORDS> {
    /// The empty set.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// The set that holds one zone. All words are written at once: reading one of them back does not wait for a narrower store.
    #[inline]
    pub fn one(zone: u8) -> Self {
        let place = usize::from(zone >> 6);
        Self(std::array::from_fn(|word| {
            u64::from(word == place) << (zone & 63)
        }))
    }

    /// Adds a zone. A zone beyond the set's size is not added.
    #[inline]
    pub fn insert(&mut self, zone: u8) {
        if let Some(word) = self.0.get_mut(usize::from(zone >> 6)) {
            *word |= 1 << (zone & 63);
        }
    }

    /// Takes a zone out.
    #[inline]
    pub fn remove(&mut self, zone: u8) {
        if let Some(word) = self.0.get_mut(usize::from(zone >> 6)) {
            *word &= !(1 << (zone & 63));
        }
    }

    /// Adds a zone if it belongs to the set, takes it out if it does not. A zone beyond the set's size is not added.
    #[inline]
    pub fn keep(&mut self, zone: u8, belongs: bool) {
        if let Some(word) = self.0.get_mut(usize::from(zone >> 6)) {
            let place = zone & 63;
            *word = *word & !(1 << place) | u64::from(belongs) << place;
        }
    }

    /// Adds a zone if it belongs to the set. A zone beyond the set's size is not added.
    #[inline]
    pub fn insert_if(&mut self, zone: u8, belongs: bool) {
        if let Some(word) = self.0.get_mut(usize::from(zone >> 6)) {
            *word |= u64::from(belongs) << (zone & 63);
        }
    }

    /// Takes a zone out if it is lost to the set.
    #[inline]
    pub fn remove_if(&mut self, zone: u8, is_lost: bool) {
        if let Some(word) = self.0.get_mut(usize::from(zone >> 6)) {
            *word &= !(u64::from(is_lost) << (zone & 63));
        }
    }

    /// Is the zone in it?
    #[inline]
    pub fn contains(&self, zone: u8) -> bool {
        self.0
            .get(usize::from(zone >> 6))
            .is_some_and(|word| word & (1 << (zone & 63)) != 0)
    }

    /// Is no zone in it?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Do the two sets have a zone in common?
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        let both = self.0.iter().zip(&other.0).map(|(a, b)| a & b);
        both.fold(0, |all, word| all | word) != 0
    }

    /// Are at least two zones in it? Less work than to count them.
    #[inline]
    pub fn has_several(self) -> bool {
        // What is left without the lowest: one is taken from the words as if they were one long number.
        let (mut more, mut borrow) = (0, true);
        for word in self.0 {
            let (less, under) = word.overflowing_sub(u64::from(borrow));
            more |= word & less;
            borrow = under;
        }
        more != 0
    }

    /// How many zones are in it.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().map(|word| word.count_ones() as u8).sum()
    }

    /// The zones in either set.
    #[inline]
    pub fn union(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    /// The zones in both sets.
    #[inline]
    pub fn intersection(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    /// The zones of this set that are not in the other.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    /// The zones, lowest first.
    #[inline]
    pub fn iter(self) -> Zones<WORDS> {
        Zones {
            words: self.0,
            first: 0,
        }
    }

    #[inline]
    fn zip(mut self, other: Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = combine(*mine, theirs);
        }
        self
    }
}

/// The zones of a set, lowest first.
#[derive(Clone, Debug)]
pub struct Zones<const WORDS: usize> {
    /// What is still to come, the next word first.
    words: [u64; WORDS],
    /// The first zone of that word.
    first: u8,
}

impl<const WORDS: usize> Iterator for Zones<WORDS> {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        // Words move up one after the other instead of being counted through, so that they can stay in registers.
        for _ in 0..WORDS {
            let word = self.words.first_mut()?;
            if *word != 0 {
                let lowest = word.trailing_zeros() as u8;
                *word &= *word - 1;
                return Some(self.first + lowest);
            }
            let mut later = 0;
            for word in self.words.iter_mut().rev() {
                later = std::mem::replace(word, later);
            }
            self.first = self.first.wrapping_add(64);
        }
        None
    }

    /// Word by word: less work than one zone after the other.
    #[inline]
    fn fold<B, F: FnMut(B, u8) -> B>(self, init: B, mut f: F) -> B {
        let (mut all, mut first) = (init, self.first);
        for mut word in self.words {
            while word != 0 {
                all = f(all, first + word.trailing_zeros() as u8);
                word &= word - 1;
            }
            first = first.wrapping_add(64);
        }
        all
    }
}

impl<const WORDS: usize> FromIterator<u8> for ZoneSet<WORDS> {
    fn from_iter<I: IntoIterator<Item = u8>>(zones: I) -> Self {
        let mut set = Self::EMPTY;
        zones.into_iter().for_each(|zone| set.insert(zone));
        set
    }
}

/// Which zones are adjacent, for one manner of moving.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Graph<const WORDS: usize = 1> {
    neighbours: Vec<ZoneSet<WORDS>>,
}

impl<const WORDS: usize> Graph<WORDS> {
    /// A graph of unconnected zones.
    pub fn new(zones: u8) -> Self {
        Self {
            neighbours: vec![ZoneSet::EMPTY; usize::from(zones)],
        }
    }

    /// Connects two zones in both directions.
    pub fn connect(&mut self, a: u8, b: u8) {
        for (from, to) in [(a, b), (b, a)] {
            if let Some(set) = self.neighbours.get_mut(usize::from(from)) {
                set.insert(to);
            }
        }
    }

    /// The zones next to this one.
    #[inline]
    pub fn neighbours(&self, zone: u8) -> ZoneSet<WORDS> {
        self.neighbours
            .get(usize::from(zone))
            .copied()
            .unwrap_or_default()
    }

    /// Are the two zones connected?
    #[inline]
    pub fn are_adjacent(&self, a: u8, b: u8) -> bool {
        self.neighbours(a).contains(b)
    }

    /// All zones that can be reached in any number of steps, the start included.
    pub fn reach(&self, from: u8) -> ZoneSet<WORDS> {
        let mut reached = ZoneSet::one(from);
        let mut edge = reached;
        while !edge.is_empty() {
            let next = edge
                .iter()
                .fold(ZoneSet::EMPTY, |all, zone| all.union(self.neighbours(zone)));
            edge = next.without(reached);
            reached = reached.union(edge);
        }
        reached
    }

    /// The number of steps of a shortest path.
    pub fn distance(&self, from: u8, to: u8) -> Option<u32> {
        let mut reached = ZoneSet::one(from);
        let mut edge = reached;
        let mut steps = 0;
        while !edge.contains(to) {
            let next = edge
                .iter()
                .fold(ZoneSet::EMPTY, |all, zone| all.union(self.neighbours(zone)));
            edge = next.without(reached);
            if edge.is_empty() {
                return None;
            }
            reached = reached.union(edge);
            steps += 1;
        }
        Some(steps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_zones_of_every_word() {
        let set: ZoneSet<3> = [130, 3, 64, 3].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 64, 130]);
        assert_eq!(set.len(), 3);
        assert!(!set.without(ZoneSet::one(64)).contains(64));
        assert!(set.meets(&ZoneSet::one(130)) && !set.meets(&ZoneSet::one(66)));
        let mut zones = set.iter();
        assert_eq!(zones.next(), Some(3));
        let left = zones.fold(Vec::new(), |mut left, zone| {
            left.push(zone);
            left
        });
        assert_eq!(left, [64, 130], "what is left, word by word");
        assert!(!ZoneSet::<1>::one(70).contains(70), "beyond the size");
    }

    #[test]
    fn sets_keep_what_belongs_to_them() {
        let mut set = ZoneSet::<3>::one(130);
        assert!(!set.has_several() && !ZoneSet::<3>::EMPTY.has_several());
        for zone in [3, 4, 64, 130] {
            let mut both = set;
            both.keep(zone, true);
            assert_eq!(both.has_several(), zone != 130, "{zone} and 130");
            both.keep(zone, false);
            assert_eq!(both, set.without(ZoneSet::one(zone)));
            both.insert_if(zone, false);
            assert!(!both.contains(zone), "{zone} does not belong to it");
            both.insert_if(zone, true);
            both.remove_if(zone, false);
            assert!(both.contains(zone), "{zone} is not lost to it");
            both.remove_if(zone, true);
            assert_eq!(both, set.without(ZoneSet::one(zone)));
        }
        set = [3, 4].into_iter().collect();
        assert!(set.has_several(), "two of one word");
        set.keep(200, true);
        assert_eq!(set.len(), 2, "beyond the size");
    }

    #[test]
    fn ways_run_in_both_directions() {
        let mut graph: Graph = Graph::new(5);
        graph.connect(0, 1);
        graph.connect(1, 2);
        graph.connect(3, 4);
        assert!(graph.are_adjacent(1, 0) && graph.are_adjacent(0, 1) && !graph.are_adjacent(0, 2));
        assert_eq!(
            (
                graph.distance(2, 0),
                graph.distance(0, 3),
                graph.distance(4, 4)
            ),
            (Some(2), None, Some(0))
        );
        assert_eq!(graph.reach(0).iter().collect::<Vec<_>>(), [0, 1, 2]);
    }
}
