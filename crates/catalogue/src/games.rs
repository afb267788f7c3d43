//! The list of games: the enum and [`with_game!`](crate::with_game) are the only two places that name each of them.

use std::{fmt, str::FromStr};

use engine::Game;
use strum::VariantArray;

/// A game of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum GameId {
    Antike,
    Syracuse,
    Hellespont,
    PeloponnesianWar,
}

/// A name that is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown game '{found}'; possible: {}", GameId::names())]
pub struct UnknownGame {
    found: String,
}

impl GameId {
    pub const ALL: &[Self] = Self::VARIANTS;

    /// As on the command line, in URLs and in files.
    pub fn name(self) -> &'static str {
        crate::with_game!(self, G => G::NAME)
    }

    /// All names in one line.
    pub fn names() -> String {
        let names: Vec<&str> = Self::ALL.iter().map(|game| game.name()).collect();
        names.join(", ")
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        let found = Self::ALL.iter().find(|game| game.name() == text);
        found.copied().ok_or_else(|| UnknownGame {
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
