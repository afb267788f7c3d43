//! Counters in a bowl, in hands, out of the game.

use engine::{Dice, Log, Rng};
use serde::{Deserialize, Serialize};

/// A set of counters, each a number below 32.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CounterSet(u32);

impl CounterSet {
    /// No counter.
    pub const EMPTY: Self = Self(0);

    /// The counters `0..count`.
    pub fn first(count: u8) -> Self {
        (0..count).collect()
    }

    /// Adds a counter.
    pub fn insert(&mut self, counter: u8) {
        self.0 |= 1 << (counter & 31);
    }

    /// Takes a counter out.
    pub fn remove(&mut self, counter: u8) {
        self.0 &= !(1 << (counter & 31));
    }

    /// Is it among them?
    pub fn contains(self, counter: u8) -> bool {
        counter < 32 && self.0 & (1 << counter) != 0
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Are there none?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in either set.
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are not in the other set.
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// All of them, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..32).filter(move |&counter| self.contains(counter))
    }

    /// Draws one blindly; nothing if there is none.
    pub fn draw<E>(&mut self, dice: &mut Dice, log: &mut Log<E>) -> Option<u8> {
        let index = dice.index(usize::from(self.len()), log);
        self.take_nth(index)
    }

    /// Draws one for somebody who only imagines the bowl.
    pub fn imagine_draw(&mut self, rng: &mut Rng) -> Option<u8> {
        let index = rng.below(usize::from(self.len()));
        self.take_nth(index)
    }

    fn take_nth(&mut self, index: usize) -> Option<u8> {
        let drawn = self.iter().nth(index)?;
        self.remove(drawn);
        Some(drawn)
    }
}

impl FromIterator<u8> for CounterSet {
    fn from_iter<I: IntoIterator<Item = u8>>(counters: I) -> Self {
        let mut set = Self::EMPTY;
        counters.into_iter().for_each(|counter| set.insert(counter));
        set
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;

    #[test]
    fn everything_is_drawn_once() {
        let (mut bowl, mut dice, mut log) = (
            CounterSet::first(22),
            Dice::new(Seed::from_number(1)),
            Log::<()>::off(),
        );
        let mut drawn = CounterSet::EMPTY;
        while let Some(counter) = bowl.draw(&mut dice, &mut log) {
            assert!(!drawn.contains(counter));
            drawn.insert(counter);
        }
        assert_eq!(drawn, CounterSet::first(22));
        assert!(log.is_sealed(), "a draw cannot be taken back");
    }
}
