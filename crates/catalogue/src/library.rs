//! All games, each loaded once, when it is first wanted.

use std::sync::{Arc, OnceLock};

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

/// A game with its data and its words.
#[derive(Debug)]
pub struct Loaded<G> {
    /// The rules and the data.
    pub game: Arc<G>,
    /// The sentences.
    pub messages: Messages,
}

/// A game that lies on the [`Shelf`].
pub trait OnShelf: Presentation + bots::Evaluate {
    #[doc(hidden)]
    fn slot(shelf: &Shelf) -> &OnceLock<Arc<Loaded<Self>>>;
}

/// All games. Tables that are opened here share data and words.
#[derive(Debug, Default)]
pub struct Shelf {
    data: Data,
    antike: OnceLock<Arc<Loaded<game_antike::Antike>>>,
    syracuse: OnceLock<Arc<Loaded<game_syracuse::Syracuse>>>,
    hellespont: OnceLock<Arc<Loaded<game_hellespont::Hellespont>>>,
    peloponnesian_war: OnceLock<Arc<Loaded<game_peloponnesian_war::PeloponnesianWar>>>,
}

impl OnShelf for game_antike::Antike {
    fn slot(shelf: &Shelf) -> &OnceLock<Arc<Loaded<Self>>> {
        &shelf.antike
    }
}

impl OnShelf for game_syracuse::Syracuse {
    fn slot(shelf: &Shelf) -> &OnceLock<Arc<Loaded<Self>>> {
        &shelf.syracuse
    }
}

impl OnShelf for game_hellespont::Hellespont {
    fn slot(shelf: &Shelf) -> &OnceLock<Arc<Loaded<Self>>> {
        &shelf.hellespont
    }
}

impl OnShelf for game_peloponnesian_war::PeloponnesianWar {
    fn slot(shelf: &Shelf) -> &OnceLock<Arc<Loaded<Self>>> {
        &shelf.peloponnesian_war
    }
}

impl Shelf {
    /// Nothing is loaded yet.
    pub fn new(data: Data) -> Self {
        Self {
            data,
            ..Self::default()
        }
    }

    /// A game, loaded now if nobody has wanted it before.
    pub fn take<G: OnShelf>(&self) -> Result<Arc<Loaded<G>>, TableError> {
        let slot = G::slot(self);
        if let Some(loaded) = slot.get() {
            return Ok(Arc::clone(loaded));
        }
        let game = self.data.load::<G>()?;
        let messages = Messages::new(game.names().clone(), |lang| vec![G::ftl(lang)])?;
        let loaded = Arc::new(Loaded { game, messages });
        Ok(Arc::clone(slot.get_or_init(|| loaded)))
    }

    /// The files a game is made of.
    pub fn files<G: OnShelf>(&self) -> Result<DataFiles, TableError> {
        Ok(self.data.files::<G>()?)
    }

    /// A new game.
    pub fn start(
        &self,
        game: &str,
        setup: Setup,
        dice: Fairness,
    ) -> Result<Box<dyn Table>, TableError> {
        let id: GameId = game.parse()?;
        crate::with_game!(id, G => {
            let loaded = self.take::<G>()?;
            let played = Match::new(Arc::clone(&loaded.game), setup, dice)?;
            Ok(Box::new(TypedTable::new(played, loaded)))
        })
    }

    /// A game from a file. What is wrong with it is said in this language.
    pub fn load(&self, replay: Value, lang: Lang) -> Result<Box<dyn Table>, TableError> {
        let replay = Replay::from_value(replay)?;
        let id: GameId = replay.game.parse()?;
        crate::with_game!(id, G => {
            let loaded = self.take::<G>()?;
            let played = Match::from_replay(Arc::clone(&loaded.game), replay.typed::<G>()?);
            let played = played.map_err(|error| loaded.messages.worded(lang, error))?;
            Ok(Box::new(TypedTable::new(played, loaded)))
        })
    }

    /// A game from a position: a state, or a text in the game's notation.
    pub fn position(&self, game: &str, state: Value) -> Result<Box<dyn Table>, TableError> {
        let id: GameId = game.parse()?;
        crate::with_game!(id, G => {
            let loaded = self.take::<G>()?;
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
            Ok(Box::new(TypedTable::new(played.map_err(ReplayError::from)?, loaded)))
        })
    }
}
