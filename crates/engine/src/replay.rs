//! A game as a file: set-up, seed and actions. States are never stored, they follow.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    dice::Seed,
    fair::{Fairness, FairnessError},
    game::{Game, PositionError},
    seat::Seat,
    setup::{Setup, SetupError},
};

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// The replay file. `S` is a state and `A` an action of the game; [`Value`] where the game is not known yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replay<S, A> {
    /// The version of the file format, [`FORMAT`].
    pub format: u32,
    /// The game, [`Game::NAME`].
    pub game: String,
    /// The version of its rules, [`Game::RULES_VERSION`].
    pub rules: u32,
    /// How the game began.
    pub start: Start<S>,
    /// Where new dice were taken.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub reseeds: Vec<Reseed>,
    /// All actions, each with the seat that made it.
    pub actions: Vec<(Seat, A)>,
}

/// How a game began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start<S> {
    /// As the rules say.
    Setup {
        /// The scenario and its options.
        setup: Setup,
        /// Where the dice come from.
        dice: Fairness,
    },
    /// From a given position.
    Position(Box<S>),
}

/// New dice from a point on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reseed {
    /// The number of actions before it.
    pub at: usize,
    /// The new seed.
    pub seed: Seed,
    /// The number of the agreement in the log of the table, where the seed is [`later_seed`](crate::fair::later_seed) of the first one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<u64>,
}

/// Why a replay cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each error says it")]
pub enum ReplayError {
    #[error("this is not a whole replay file: {0}")]
    Unreadable(String),
    #[error("this replay has format {found}; this program reads format {FORMAT}")]
    Format { found: u64 },
    #[error("this is a replay of '{found}', not of '{expected}'")]
    OtherGame {
        found: String,
        expected: &'static str,
    },
    #[error(
        "this replay was made under version {found} of the rules of {game}; this program plays version {current}, so it cannot be replayed exactly"
    )]
    OtherRules {
        game: &'static str,
        found: u32,
        current: u32,
    },
    #[error("its set-up is not possible: {0}")]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Position(#[from] PositionError),
    #[error(transparent)]
    Fairness(#[from] FairnessError),
    #[error("action {number} is not legal: {why}")]
    Action {
        number: usize,
        why: String,
        /// The refusal as data, for [`Messages`](crate::Messages) to word it.
        refusal: Value,
    },
    #[error("there is no action {at}: the game has {length}")]
    Beyond { at: usize, length: usize },
}

impl Replay<Value, Value> {
    /// Reads a file whose game is not known yet.
    pub fn read(text: &str) -> Result<Self, ReplayError> {
        let value: Value = serde_json::from_str(text)
            .map_err(|error| ReplayError::Unreadable(error.to_string()))?;
        Self::from_value(value)
    }

    /// Reads a file that has been parsed as JSON.
    pub fn from_value(value: Value) -> Result<Self, ReplayError> {
        let found = value.get("format").and_then(Value::as_u64);
        let found =
            found.ok_or_else(|| ReplayError::Unreadable("it names no format".to_owned()))?;
        if found != u64::from(FORMAT) {
            return Err(ReplayError::Format { found });
        }
        serde_json::from_value(value).map_err(|error| ReplayError::Unreadable(error.to_string()))
    }

    /// Reads it as a replay of one game under today's rules.
    pub fn typed<G: Game>(self) -> Result<Replay<G::State, G::Action>, ReplayError> {
        if self.game != G::NAME {
            return Err(ReplayError::OtherGame {
                found: self.game,
                expected: G::NAME,
            });
        }
        if self.rules != G::RULES_VERSION {
            return Err(ReplayError::OtherRules {
                game: G::NAME,
                found: self.rules,
                current: G::RULES_VERSION,
            });
        }
        let start = match self.start {
            Start::Setup { setup, dice } => Start::Setup { setup, dice },
            Start::Position(state) => Start::Position(Box::new(
                serde_json::from_value(*state).map_err(|error| PositionError(error.to_string()))?,
            )),
        };
        let typed = |(index, (seat, action)): (usize, (Seat, Value))| {
            serde_json::from_value(action)
                .map(|action| (seat, action))
                .map_err(|error| ReplayError::Action {
                    number: index + 1,
                    why: error.to_string(),
                    refusal: Value::Null,
                })
        };
        let actions = self
            .actions
            .into_iter()
            .enumerate()
            .map(typed)
            .collect::<Result<_, _>>()?;
        Ok(Replay {
            format: self.format,
            game: self.game,
            rules: self.rules,
            start,
            reseeds: self.reseeds,
            actions,
        })
    }
}
