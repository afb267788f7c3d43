//! Randomness for opponents and simulations: never for the dice of a game.

use rand_chacha::{
    ChaCha12Rng,
    rand_core::{Rng as _, SeedableRng},
};

use crate::{
    dice::{Seed, even_draw},
    seat::Seat,
};

/// A portable generator with a seed of its own.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha12Rng);

impl Rng {
    /// A generator that gives the same numbers for the same seed.
    pub fn new(seed: Seed) -> Self {
        Self(ChaCha12Rng::from_seed(seed.0))
    }

    /// The generator of the player in `seat`, apart from those of the other seats.
    pub fn for_seat(seed: Seed, seat: Seat) -> Self {
        Self::new(seed.child(1 + u64::from(seat.0)))
    }

    /// An even draw from `0..bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        even_draw(u32::try_from(bound).unwrap_or(u32::MAX), || {
            self.0.next_u32()
        }) as usize
    }

    /// One of the items; nothing if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// A new seed.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}
