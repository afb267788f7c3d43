//! Why something cannot be done at a table.

use engine::{
    Lang, Messages, Seat,
    matches::UndoError,
    message::{Category, MessageError},
    replay::ReplayError,
};
use serde_json::Value;

use crate::{data::NotChecked, games::UnknownGame};

/// Why something cannot be done at a table.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The game's data are broken.
    #[error(transparent)]
    Data(#[from] NotChecked),
    /// The game's words are broken.
    #[error(transparent)]
    Messages(#[from] MessageError),
    /// The set-up, a replay or a position is not possible.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// What was sent is no action of this game.
    #[error("this is no action of {game}: {problem}")]
    NotAnAction {
        /// Which game.
        game: &'static str,
        /// What is wrong with it.
        problem: String,
    },
    /// The rules forbid it.
    #[error("{why} ({rule})")]
    Illegal {
        /// The rule.
        rule: &'static str,
        /// In the words of the program.
        why: String,
        /// As data, for those who have better words.
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
    /// The same in the words of a game and in a language, where it has such words.
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
