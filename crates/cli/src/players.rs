//! Who sits at a simulated table: a level of ours, or another program.

mod exec;

use std::{fmt, str::FromStr};

use bots::{Bot, Evaluate, Level, UnknownLevel};
use engine::{Seat, Seed};

use self::exec::ExecBot;

/// A level of bots, or `exec:COMMAND`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    Level(Level),
    /// A program that is asked over its standard input and output.
    Exec(String),
}

impl Player {
    /// Somebody for a seat.
    pub(crate) fn bot<G: Evaluate>(&self, seed: Seed, seat: Seat) -> Box<dyn Bot<G>> {
        match self {
            Self::Level(level) => level.bot(seed, seat),
            Self::Exec(command) => Box::new(ExecBot::start(command, seed, seat)),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Exec(command) => write!(f, "exec:{command}"),
        }
    }
}

impl FromStr for Player {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        match text.strip_prefix("exec:") {
            Some(command) => Ok(Self::Exec(command.to_owned())),
            None => text.parse().map(Self::Level),
        }
    }
}
