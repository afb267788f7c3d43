//! Dice that can be checked: ChaCha12 words, our own mapping to faces, and a count of the words drawn.

use std::cell::RefCell;

use rand_chacha::{
    ChaCha12Rng,
    rand_core::{Rng as _, SeedableRng},
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Log, hex};

/// What all dice of a game follow from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(#[serde(with = "hex")] pub [u8; 32]);

impl Seed {
    /// The seed a plain number stands for, as in `--seed 7`.
    pub fn from_number(number: u64) -> Self {
        Self::from_parts(&[b"polemarch/number/1", &number.to_le_bytes()])
    }

    /// The seed of the `index`-th of a series of games, as `sim` plays them.
    pub fn child(&self, index: u64) -> Self {
        Self::from_parts(&[b"polemarch/child/1", &self.0, &index.to_le_bytes()])
    }

    /// The SHA-256 digest of the parts, one after the other.
    pub(crate) fn from_parts(parts: &[&[u8]]) -> Self {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update(part);
        }
        Self(hash.finalize().into())
    }
}

/// The dice of one game: part of its state, so that a saved game goes on with the same rolls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice {
    seed: Seed,
    /// How many 32-bit words have been drawn so far.
    drawn: u64,
}

impl Dice {
    /// Dice of which nothing has been rolled yet.
    pub fn new(seed: Seed) -> Self {
        Self { seed, drawn: 0 }
    }

    /// How many words have been drawn so far.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    /// Rolls a six-sided die. The log is sealed: a roll cannot be taken back.
    pub fn d6<E>(&mut self, log: &mut Log<E>) -> D6 {
        log.seal();
        D6(self.below(6) as u8 + 1)
    }

    /// An even draw from `0..count`, for drawing from a bowl; 0 if there is nothing to draw from. The log is sealed.
    pub fn index<E>(&mut self, count: usize, log: &mut Log<E>) -> usize {
        log.seal();
        self.below(u32::try_from(count).unwrap_or(u32::MAX)) as usize
    }

    /// Shuffles in place, last place first.
    pub fn shuffle<T, E>(&mut self, items: &mut [T], log: &mut Log<E>) {
        log.seal();
        for last in (1..items.len()).rev() {
            let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
            items.swap(last, self.below(bound) as usize);
        }
    }

    /// An even draw from `0..bound`.
    fn below(&mut self, bound: u32) -> u32 {
        BLOCK.with_borrow_mut(|block| {
            even_draw(bound, || {
                let word = block.word(&self.seed, self.drawn);
                self.drawn += 1;
                word
            })
        })
    }
}

thread_local! {
    /// ChaCha makes many words at a time and a game draws one after the other, so the last block is cached.
    static BLOCK: RefCell<Block> = const { RefCell::new(Block::NONE) };
}

/// Consecutive words of a seed's stream; the first one's number is a multiple of [`Block::LENGTH`].
struct Block {
    seed: Seed,
    first: u64,
    words: [u32; Self::LENGTH as usize],
}

impl Block {
    const LENGTH: u64 = 64;

    /// Nothing is cached yet: no block begins with this word.
    const NONE: Self = Self {
        seed: Seed([0; 32]),
        first: u64::MAX,
        words: [0; Self::LENGTH as usize],
    };

    /// A word of a seed's stream.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "the rest is below the length")]
    fn word(&mut self, seed: &Seed, number: u64) -> u32 {
        let rest = number % Self::LENGTH;
        if self.first != number - rest || self.seed != *seed {
            self.make(*seed, number - rest);
        }
        self.words[rest as usize]
    }

    #[cold]
    fn make(&mut self, seed: Seed, first: u64) {
        let mut stream = ChaCha12Rng::from_seed(seed.0);
        stream.set_word_pos(u128::from(first));
        let mut bytes = [0; size_of::<[u32; Self::LENGTH as usize]>()];
        stream.fill_bytes(&mut bytes);
        let (words, _) = bytes.as_chunks();
        for (word, bytes) in self.words.iter_mut().zip(words) {
            *word = u32::from_le_bytes(*bytes);
        }
        (self.seed, self.first) = (seed, first);
    }
}

/// Maps words to `0..bound` without bias: words that would favour some results are drawn again. Every saved game depends on this; it never
/// changes.
pub(crate) fn even_draw(bound: u32, mut word: impl FnMut() -> u32) -> u32 {
    if bound <= 1 {
        return 0;
    }
    loop {
        let product = u64::from(word()) * u64::from(bound);
        let low = product as u32;
        // The division is slow and seldom needed: there are always fewer uneven words than `bound`.
        if low >= bound || low >= bound.wrapping_neg() % bound {
            return (product >> 32) as u32;
        }
    }
}

/// The face of a six-sided die, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ts_rs::TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "1 | 2 | 3 | 4 | 5 | 6", export_to = "../engine/")]
pub struct D6(u8);

impl D6 {
    /// How many faces a die has.
    pub const FACES: usize = 6;

    /// All faces, for averages.
    pub fn all() -> impl Iterator<Item = D6> {
        (1..=6).map(D6)
    }

    /// The number on the face.
    pub fn get(self) -> u8 {
        self.0
    }

    /// The face as the row of a table, 0 to 5.
    pub fn index(self) -> usize {
        usize::from(self.0 - 1)
    }

    /// The face of a row of a table. Rows after the sixth start again with the first face.
    pub fn from_index(index: u32) -> Self {
        Self((index % 6) as u8 + 1)
    }
}

impl TryFrom<u8> for D6 {
    type Error = String;

    fn try_from(face: u8) -> Result<Self, String> {
        match face {
            1..=6 => Ok(Self(face)),
            _ => Err(format!("a die has the faces 1 to 6, not {face}")),
        }
    }
}

impl From<D6> for u8 {
    fn from(die: D6) -> u8 {
        die.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolls(seed: Seed, count: usize) -> Vec<u8> {
        let (mut dice, mut log) = (Dice::new(seed), Log::<()>::off());
        (0..count).map(|_| dice.d6(&mut log).get()).collect()
    }

    /// Checked against an independent ChaCha12. If this changes, no saved game can be replayed any more.
    #[test]
    fn the_stream_of_a_seed_never_changes() {
        assert_eq!(
            rolls(Seed::from_number(7), 12),
            [5, 5, 1, 4, 1, 5, 5, 4, 2, 2, 2, 5]
        );
    }

    #[test]
    fn two_games_at_once_keep_to_their_own_streams() {
        let (one, other) = (Seed::from_number(7), Seed::from_number(8));
        let alone = [rolls(one, 150), rolls(other, 150)];
        let (mut dice, mut log) = ([one, other].map(Dice::new), Log::<()>::off());
        let together: Vec<[u8; 2]> = (0..150)
            .map(|_| dice.each_mut().map(|dice| dice.d6(&mut log).get()))
            .collect();
        let of = |place: usize| {
            together
                .iter()
                .map(|faces| faces[place])
                .collect::<Vec<_>>()
        };
        assert_eq!(alone, [of(0), of(1)]);
    }

    #[test]
    fn a_saved_state_goes_on_with_the_same_rolls() {
        let mut log = Log::<()>::off();
        let mut dice = Dice::new(Seed::from_number(3));
        dice.d6(&mut log);
        let mut saved: Dice = serde_json::from_str(&serde_json::to_string(&dice).unwrap()).unwrap();
        assert_eq!(dice.d6(&mut log), saved.d6(&mut log));
        assert_eq!(dice, saved);
    }

    #[test]
    fn all_faces_come_equally_often() {
        let mut seen = [0; 6];
        for face in rolls(Seed::from_number(1), 6000) {
            seen[usize::from(face) - 1] += 1;
        }
        assert!(
            seen.iter().all(|&count| (900..1100).contains(&count)),
            "{seen:?}"
        );
    }

    #[test]
    fn a_roll_seals_the_log() {
        let mut log = Log::<()>::off();
        Dice::new(Seed::from_number(1)).d6(&mut log);
        assert!(log.is_sealed());
    }
}
