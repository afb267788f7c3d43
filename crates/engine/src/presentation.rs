//! What front ends need besides the rules: names, words, help, notation.

use serde::Serialize;
use strum::VariantNames;

use crate::{
    data::{DataError, DataFiles},
    game::{Game, PositionError},
    ledger::Ledger,
    message::{Keys, Lang, Messages, Names},
    notation::{Misread, Notation},
    seat::Seat,
    setup::SetupSpec,
};

/// A game as people meet it.
pub trait Presentation:
    Game<
        Prompt: VariantNames,
        Action: Notation + VariantNames,
        Event: VariantNames,
        Illegal: VariantNames,
    >
{
    /// What is worth knowing before an answer is given: data, never wording.
    type Hint: Serialize + VariantNames;

    /// The data files the binary carries, by name.
    const FILES: &'static [(&'static str, &'static str)];
    /// Simulations stop after so many rounds and call the game unfinished.
    const ROUND_LIMIT: u32;

    /// Reads and checks the data.
    fn load(files: &DataFiles) -> Result<Self, Vec<DataError>>;

    /// What people may agree on before the game.
    fn setup_spec(&self) -> &SetupSpec;

    /// What ids are called.
    fn names(&self) -> &Names;

    /// The rules in our own words.
    fn ledger(&self) -> &Ledger;

    /// The Fluent source of the game's sentences.
    fn ftl(lang: Lang) -> &'static str;

    /// The kinds of prompts, actions, events, refusals and hints: each needs a sentence.
    fn keys() -> Keys {
        Keys {
            prompts: Self::Prompt::VARIANTS,
            actions: Self::Action::VARIANTS,
            events: Self::Event::VARIANTS,
            refusals: Self::Illegal::VARIANTS,
            hints: Self::Hint::VARIANTS,
        }
    }

    /// How many seats are at the table.
    fn seats(&self, state: &Self::State) -> u8;

    /// The round being played, from 1.
    fn round(&self, state: &Self::State) -> u32;

    /// What a study of finished games counts for a seat, such as `("king", 2)`.
    fn tallies(&self, state: &Self::State, seat: Seat) -> Vec<(&'static str, u32)>;

    /// An answer in short notation, as people type it.
    fn write_action(action: &Self::Action) -> String {
        action.words().join(" ")
    }

    /// Reads the short notation.
    fn read_action(text: &str) -> Result<Self::Action, Misread> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Self::Action::read(&words)
    }

    /// Reads a position in the game's short text notation, as tests and bug reports write it.
    fn read_position(&self, text: &str) -> Result<Self::State, PositionError>;

    /// What is worth knowing before this answer is given, as far as its seat may know it; worded by the messages `hint-TYPE`.
    fn hint(&self, state: &Self::State, action: &Self::Action) -> Option<Self::Hint>;

    /// The answer that a front end for one person may give for him, because nothing else is left to choose. Where several share a screen it
    /// asks all the same: not being asked tells the others something.
    fn idle_answer(&self, answers: &[Self::Action]) -> Option<Self::Action> {
        let first = answers.first().cloned();
        first.filter(|_| answers.iter().all(Self::is_pass))
    }

    /// Does an answer only let the moment go by?
    fn is_pass(_action: &Self::Action) -> bool {
        false
    }

    /// The exact chances of what is about to be rolled, with all that is public so far, as a list; nothing if no such roll is pending. Each
    /// is worded by the message `odds`, and that there are none by `odds-none`.
    fn odds(&self, _state: &Self::State) -> Option<impl Serialize + use<Self>> {
        None::<()>
    }

    /// How the players stand, as far as everybody may know it: what front ends show beside the board and would need rules to work out. Data, never
    /// wording; nothing where the view says it all.
    fn standing(&self, _state: &Self::State) -> Option<impl Serialize + use<Self>> {
        None::<()>
    }

    /// The position as a few lines of text for a terminal.
    fn summary(&self, view: &Self::View, messages: &Messages, lang: Lang) -> String;
}
