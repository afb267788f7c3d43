//! Why something cannot be done at a table.

use engine::{
    Lang, Messages, Seat,
    matches::UndoError,
    message::{Category, MessageError},
    replay::ReplayError,
};
use serde_json::Value;

use crate::{data::InvalidData, games::UnknownGame};

/// Why something cannot be done at a table.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The game's data files are invalid.
    #[error(transparent)]
    Data(#[from] InvalidData),
    /// The game's messages are invalid.
    #[error(transparent)]
    Messages(#[from] MessageError),
    /// The set-up, a replay or a position is not possible.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// What was sent is no action of this game.
    #[error("this is no action of {game}: {problem}")]
    NotAnAction { game: &'static str, problem: String },
    /// The rules forbid it.
    #[error("{why} ({rule})")]
    Illegal {
        rule: &'static str,
        /// In the words of the error type.
        why: String,
        /// As data, for [`Messages`] to word it.
        refusal: Value,
    },
    /// Nothing is asked: the game is over.
    #[error("the game is over")]
    Over,
    /// A seat is asked and has nothing to choose from.
    #[error("{0} is asked, and has no answer")]
    NoAnswer(Seat),
    /// Several seats are asked: the action must say whose it is.
    #[error("several seats are asked: say which one answers with \"seat\"")]
    WhichSeat,
    /// Nothing can be undone.
    #[error(transparent)]
    Undo(#[from] UndoError),
}

impl TableError {
    /// The error in the words of a game, where the game has words for it.
    #[must_use]
    pub fn worded(self, messages: &Messages, lang: Lang) -> Self {
        if let Self::Illegal { rule, refusal, .. } = self {
            let why = messages.sentence(lang, Category::Refusal, &refusal);
            return Self::Illegal { rule, why, refusal };
        }
        if let Self::Replay(error) = self {
            return Self::Replay(messages.worded(lang, error));
        }
        self
    }
}
