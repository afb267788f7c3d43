//! A game being played, in JSON: what the line protocol and the server speak.

use bots::{Evaluate, Level, Turn};
use engine::{
    Decisions, Game, Match, Messages, Presentation, Replay, Ruled, Seat, Seed, Setup, Viewer,
    fair::Fairness,
    matches::UndoError,
    message::{Category, Lang, MessageError},
    replay::ReplayError,
};
use serde::Serialize;
use serde_json::Value;

use crate::{
    data::{Data, NotChecked},
    games::{GameId, UnknownGame},
    with_game,
};

/// One open decision.
#[derive(Clone, Debug, Serialize)]
pub struct JsonDecision {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked: the type of the prompt.
    pub prompt: String,
    /// The rule behind the question.
    pub rule: &'static str,
    /// The question's own fields.
    pub about: Value,
    /// How many actions came before: an answer names this number.
    pub number: usize,
    /// All legal answers.
    #[serde(skip)]
    pub legal: Vec<Value>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize)]
pub struct JsonOutcome {
    /// The seats that have won.
    pub winners: Vec<Seat>,
}

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
        /// In words.
        why: String,
    },
    /// Nothing is asked: the game is over.
    #[error("the game is over")]
    Over,
    /// Several seats are asked: the action must say whose it is.
    #[error("several seats are asked: say which one answers with \"seat\"")]
    WhichSeat,
    /// Nothing can be undone.
    #[error(transparent)]
    Undo(#[from] UndoError),
}

/// A game being played, whichever it is.
pub trait Table: Send {
    /// Its name.
    fn game(&self) -> &'static str;
    /// How many seats it has.
    fn seats(&self) -> u8;
    /// What is asked now.
    fn decisions(&self) -> Vec<JsonDecision>;
    /// Answers; without a seat for the only one that is asked. Returns what happened.
    fn act(&mut self, seat: Option<Seat>, action: Value) -> Result<Vec<Value>, TableError>;
    /// What happened before the first action.
    fn opening(&self) -> Vec<Value>;
    /// Takes back the last action.
    fn undo(&mut self) -> Result<(), TableError>;
    /// The whole position.
    fn state(&self) -> Value;
    /// What a viewer may know of it.
    fn view(&self, viewer: Viewer) -> Value;
    /// The game as a file.
    fn replay(&self) -> Value;
    /// How it ended.
    fn outcome(&self) -> Option<JsonOutcome>;
    /// The exact chances of what is about to be rolled; in words why there are none.
    fn odds(&self) -> Result<Value, String>;
    /// What a bot would answer, and for whom.
    fn advice(&self, level: Level, seed: Seed) -> Result<(Seat, Value), TableError>;
}

/// Ways to open a table.
#[derive(Clone, Debug)]
pub struct NewTable<'a> {
    /// The data of all games.
    pub data: &'a Data,
    /// The language of refusals.
    pub lang: Lang,
}

impl NewTable<'_> {
    /// A new game.
    pub fn start(
        &self,
        game: &str,
        setup: Setup,
        seed: Seed,
    ) -> Result<Box<dyn Table>, TableError> {
        let id: GameId = game.parse()?;
        with_game!(id, G => {
            let game = self.data.load::<G>()?;
            let played = Match::new(game, setup, Fairness::solo(seed))?;
            Ok(Box::new(TypedTable::<G>::new(played, self.lang)?))
        })
    }

    /// A game from a file.
    pub fn load(&self, replay: Value) -> Result<Box<dyn Table>, TableError> {
        let replay = Replay::from_value(replay)?;
        let id: GameId = replay.game.parse()?;
        with_game!(id, G => {
            let game = self.data.load::<G>()?;
            let messages = Messages::new(game.names().clone(), |lang| vec![G::ftl(lang)])?;
            let played = Match::from_replay(game, replay.typed::<G>()?);
            let played = played.map_err(|error| messages.worded(self.lang, error))?;
            Ok(Box::new(TypedTable::<G>::new(played, self.lang)?))
        })
    }

    /// A game from a position.
    pub fn position(&self, game: &str, state: Value) -> Result<Box<dyn Table>, TableError> {
        let id: GameId = game.parse()?;
        with_game!(id, G => {
            let game = self.data.load::<G>()?;
            let state = match state {
                Value::String(text) => game.read_position(&text),
                Value::Object(_) => serde_json::from_value(state)
                    .map_err(|error| engine::PositionError(error.to_string())),
                Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => Err(
                    engine::PositionError("it is neither a state nor a text".to_owned()),
                ),
            };
            let played = Match::from_position(game, state.map_err(ReplayError::from)?);
            let played = played.map_err(ReplayError::from)?;
            Ok(Box::new(TypedTable::<G>::new(played, self.lang)?))
        })
    }
}

struct TypedTable<G: Game> {
    played: Match<G>,
    messages: Messages,
    lang: Lang,
}

impl<G: Presentation + Evaluate> TypedTable<G> {
    fn new(played: Match<G>, lang: Lang) -> Result<Self, MessageError> {
        let names = played.game().names().clone();
        let messages = Messages::new(names, |lang| vec![G::ftl(lang)])?;
        Ok(Self {
            played,
            messages,
            lang,
        })
    }

    fn open(&self) -> Decisions<G> {
        let mut decisions = Decisions::new();
        self.played
            .game()
            .decisions(self.played.state(), &mut decisions);
        decisions
    }
}

impl<G: Presentation + Evaluate> Table for TypedTable<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.played.game().seats(self.played.state())
    }

    fn decisions(&self) -> Vec<JsonDecision> {
        let number = self.played.moves().len();
        let decision = |decision: engine::Decision<'_, G>| {
            let mut about = json(decision.prompt);
            let kind = about
                .as_object_mut()
                .and_then(|fields| fields.remove("type"));
            JsonDecision {
                seat: decision.seat,
                prompt: kind
                    .as_ref()
                    .and_then(Value::as_str)
                    .unwrap_or_default()
                    .to_owned(),
                rule: decision.prompt.rule(),
                about,
                number,
                legal: decision.answers.iter().map(json).collect(),
            }
        };
        self.open().iter().map(decision).collect()
    }

    fn act(&mut self, seat: Option<Seat>, action: Value) -> Result<Vec<Value>, TableError> {
        let decisions = self.open();
        let seat = match (seat, decisions.len()) {
            (Some(seat), _) => seat,
            (None, 0) => return Err(TableError::Over),
            (None, 1) => decisions
                .first()
                .map(|decision| decision.seat)
                .ok_or(TableError::Over)?,
            (None, _) => return Err(TableError::WhichSeat),
        };
        let action = read_action::<G>(action).map_err(|problem| TableError::NotAnAction {
            game: G::NAME,
            problem,
        })?;
        let done = self
            .played
            .act(seat, action)
            .map_err(|illegal| TableError::Illegal {
                rule: illegal.rule(),
                why: self
                    .messages
                    .sentence(self.lang, Category::Refusal, &illegal),
            })?;
        Ok(done.events.iter().map(json).collect())
    }

    fn opening(&self) -> Vec<Value> {
        self.played.opening().iter().map(json).collect()
    }

    fn undo(&mut self) -> Result<(), TableError> {
        self.played.undo()?;
        Ok(())
    }

    fn state(&self) -> Value {
        json(self.played.state())
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.played.game().view(self.played.state(), viewer))
    }

    fn replay(&self) -> Value {
        json(&self.played.replay())
    }

    fn outcome(&self) -> Option<JsonOutcome> {
        let outcome = self.played.game().outcome(self.played.state())?;
        Some(JsonOutcome {
            winners: outcome.winners.iter().collect(),
        })
    }

    fn odds(&self) -> Result<Value, String> {
        let odds = self.played.game().odds(self.played.state());
        let none = || self.messages.text(self.lang, "odds-none", &Value::Null);
        odds.map(|odds| json(&odds)).ok_or_else(none)
    }

    fn advice(&self, level: Level, seed: Seed) -> Result<(Seat, Value), TableError> {
        let decisions = self.open();
        let decision = decisions.first().ok_or(TableError::Over)?;
        let turn = Turn::new(self.played.game().as_ref(), self.played.state(), decision);
        Ok((decision.seat, json(&level.advise(&turn, seed))))
    }
}

/// An action is an object on the wire: serde alone would also read one from a list.
fn read_action<G: Game>(action: Value) -> Result<G::Action, String> {
    if !action.is_object() {
        return Err("it is not an object with a \"type\"".to_owned());
    }
    serde_json::from_value(action).map_err(|error| error.to_string())
}

/// What can be written as JSON: all types of a game can.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
