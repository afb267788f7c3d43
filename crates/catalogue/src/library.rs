//! All games, each loaded once, when it is first wanted.

use std::{
    any::Any,
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

use bots::Evaluate;
use engine::{
    DataFiles, Lang, Match, Messages, PositionError, Presentation, Replay, Setup, fair::Fairness,
    replay::ReplayError,
};
use serde_json::Value;

use crate::{
    data::Data,
    error::TableError,
    games::GameId,
    table::{Table, TypedTable},
};

/// A game with its data and its sentences.
#[derive(Debug)]
pub struct LoadedGame<G> {
    /// The rules and the component data.
    pub game: Arc<G>,
    pub messages: Messages,
}

/// All games. Tables that are opened here share data and sentences.
#[derive(Debug, Default)]
pub struct Library {
    data: Data,
    /// The [`LoadedGame`] of each game that has been wanted so far, by the game's name.
    loaded: Mutex<BTreeMap<&'static str, Arc<dyn Any + Send + Sync>>>,
}

impl Library {
    /// A library of these data files. Nothing is loaded yet.
    pub fn new(data: Data) -> Self {
        Self {
            data,
            ..Self::default()
        }
    }

    /// A game, loaded now if this is the first request for it.
    pub fn game<G: Presentation>(&self) -> Result<Arc<LoadedGame<G>>, TableError> {
        // The map is valid between any two of our lines, so a panic elsewhere has not harmed it.
        let known = || {
            let loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
            loaded.get(G::NAME).cloned()
        };
        if let Some(Ok(loaded)) = known().map(Arc::downcast) {
            return Ok(loaded);
        }
        let game = self.data.load::<G>()?;
        let messages = Messages::new(game.names().clone(), |lang| vec![G::ftl(lang)])?;
        let loaded = Arc::new(LoadedGame { game, messages });
        let mut all = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert(G::NAME, Arc::clone(&loaded) as _);
        Ok(loaded)
    }

    /// The data files of a game.
    pub fn files<G: Presentation>(&self) -> Result<DataFiles, TableError> {
        Ok(self.data.files::<G>()?)
    }

    /// Opens a new game.
    pub fn start(
        &self,
        game: &str,
        setup: Setup,
        dice: Fairness,
    ) -> Result<Box<dyn Table>, TableError> {
        let id: GameId = game.parse()?;
        crate::with_game!(id, G => {
            let loaded = self.game::<G>()?;
            let played = Match::new(Arc::clone(&loaded.game), setup, dice)?;
            Ok(open(played, loaded))
        })
    }

    /// Opens a game from a replay file. Problems are worded in this language.
    pub fn load(&self, replay: Value, lang: Lang) -> Result<Box<dyn Table>, TableError> {
        let replay = Replay::from_value(replay)?;
        let id: GameId = replay.game.parse()?;
        crate::with_game!(id, G => {
            let loaded = self.game::<G>()?;
            let played = Match::from_replay(Arc::clone(&loaded.game), replay.typed::<G>()?);
            let played = played.map_err(|error| loaded.messages.worded(lang, error))?;
            Ok(open(played, loaded))
        })
    }

    /// Opens a game from a position: a state, or a text in the game's notation.
    pub fn position(&self, game: &str, state: Value) -> Result<Box<dyn Table>, TableError> {
        let id: GameId = game.parse()?;
        crate::with_game!(id, G => {
            let loaded = self.game::<G>()?;
            let state = match state {
                Value::String(text) => loaded.game.read_position(&text),
                Value::Object(_) => serde_json::from_value(state)
                    .map_err(|error| PositionError(error.to_string())),
                Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => Err(
                    PositionError("it is neither a state nor a text".to_owned()),
                ),
            };
            let state = state.map_err(ReplayError::from)?;
            let played = Match::from_position(Arc::clone(&loaded.game), state);
            Ok(open(played.map_err(ReplayError::from)?, loaded))
        })
    }
}

fn open<G: Presentation + Evaluate>(
    played: Match<G>,
    loaded: Arc<LoadedGame<G>>,
) -> Box<dyn Table> {
    Box::new(TypedTable::new(played, loaded))
}
