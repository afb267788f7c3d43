//! Bots by name, as on the command line.

use std::{fmt, str::FromStr};

use engine::{Seat, Seed};

use crate::{
    evaluate::Evaluate,
    greedy::Greedy,
    random::Random,
    search::{Budget, Search},
    turn::{Bot, Turn},
};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Any legal answer.
    Random,
    /// Looks one move ahead.
    Greedy,
    /// Searches, the more the higher the number.
    Search(Depth),
}

/// From 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth(u8);

/// A name that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown bot '{0}'; possible: random, greedy, search:1 to search:5")]
pub struct UnknownLevel(String);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 7] = [
        Self::Random,
        Self::Greedy,
        Self::Search(Depth(1)),
        Self::Search(Depth(2)),
        Self::Search(Depth(3)),
        Self::Search(Depth(4)),
        Self::Search(Depth(5)),
    ];

    /// A bot of this level for a seat.
    pub fn bot<G: Evaluate>(self, seed: Seed, seat: Seat) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(seed, seat)),
            Self::Greedy => Box::new(Greedy::<G>::new(seed, seat)),
            Self::Search(Depth(depth)) => Box::new(Search::<G>::new(Budget::of(depth), seed, seat)),
        }
    }

    /// What a bot of this level would answer here, and what after that if nothing unexpected happens: never empty.
    pub fn advise<G: Evaluate>(self, turn: &Turn<'_, G>, seed: Seed) -> Vec<G::Action> {
        let mut bot = self.bot(seed, turn.seat());
        let mut actions = vec![bot.choose(turn)];
        actions.extend(bot.upcoming());
        actions
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(Depth(depth)) => write!(f, "search:{depth}"),
        }
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
