//! Bots by name, as on the command line.

use std::{fmt, str::FromStr};

use engine::{Seat, Seed};

use crate::{
    evaluate::Evaluate,
    greedy::Greedy,
    random::Random,
    turn::{Bot, Turn},
};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Any legal answer.
    Random,
    /// Looks one answer ahead, three while a move is under way.
    Greedy,
}

/// A name that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown bot '{0}'; possible: random, greedy")]
pub struct UnknownLevel(String);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// A bot of this level for a seat.
    pub fn bot<G: Evaluate>(self, seed: Seed, seat: Seat) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(seed, seat)),
            Self::Greedy => Box::new(Greedy::new(seed, seat)),
        }
    }

    /// What a bot of this level would answer here, without a memory of its own.
    pub fn advise<G: Evaluate>(self, turn: &Turn<'_, G>, seed: Seed) -> G::Action {
        self.bot(seed, turn.seat()).choose(turn)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        })
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let found = Self::ALL
            .into_iter()
            .find(|level| level.to_string() == text);
        found.ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}
