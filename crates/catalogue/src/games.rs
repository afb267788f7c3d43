//! The list.

use std::{fmt, str::FromStr};

/// A game of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameId {
    /// Antike.
    Antike,
    /// Syracuse 415-413 BC.
    Syracuse,
    /// Hellespont 411-410 BC.
    Hellespont,
    /// The Peloponnesian War.
    PeloponnesianWar,
}

/// A name that is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown game '{found}'; possible: {}", GameId::names())]
pub struct UnknownGame {
    found: String,
}

impl GameId {
    /// All games.
    pub const ALL: [Self; 4] = [
        Self::Antike,
        Self::Syracuse,
        Self::Hellespont,
        Self::PeloponnesianWar,
    ];

    /// All names in one line.
    fn names() -> String {
        Self::ALL.map(|game| game.to_string()).join(", ")
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Antike => "antike",
            Self::Syracuse => "syracuse",
            Self::Hellespont => "hellespont",
            Self::PeloponnesianWar => "peloponnesian-war",
        })
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        let found = Self::ALL.into_iter().find(|game| game.to_string() == text);
        found.ok_or_else(|| UnknownGame {
            found: text.to_owned(),
        })
    }
}

/// Runs code that is generic over games for one of them: `with_game!(id, G => run::<G>(...))`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            $crate::GameId::Antike => {
                type $game = $crate::game_antike::Antike;
                $body
            }
            $crate::GameId::Syracuse => {
                type $game = $crate::game_syracuse::Syracuse;
                $body
            }
            $crate::GameId::Hellespont => {
                type $game = $crate::game_hellespont::Hellespont;
                $body
            }
            $crate::GameId::PeloponnesianWar => {
                type $game = $crate::game_peloponnesian_war::PeloponnesianWar;
                $body
            }
        }
    };
}
