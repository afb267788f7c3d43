//! A game in progress, in JSON: what the line protocol and the server speak.

mod json;
mod typed;

use std::sync::Arc;

use bots::Level;
use engine::{Lang, MarchStep, Seat, Seed, Viewer};
use serde::Serialize;
use serde_json::{Value, value::RawValue};
use tape::Tape;

pub(crate) use self::{json::raw, typed::TypedTable};
use crate::{
    error::TableError,
    hints::{AnswerHints, Irrevocable},
};

/// A piece of JSON that is only passed on.
pub type RawJson = Box<RawValue>;

/// One open decision.
#[derive(Clone, Debug, Serialize)]
pub struct JsonDecision {
    /// The seat that is asked.
    pub seat: Seat,
    /// The type of the prompt.
    pub prompt: String,
    /// The rule behind the question.
    pub rule: &'static str,
    /// The prompt's own fields.
    pub about: Value,
    /// How many actions came before: an answer names this number.
    pub number: usize,
    /// All legal answers, as a list.
    #[serde(skip)]
    pub legal: Tape,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize)]
pub struct JsonOutcome {
    pub winners: Vec<Seat>,
}

/// What decides whether an action can be taken back without asking anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastAction {
    pub seat: Seat,
    /// A die was rolled or a secret was shown.
    pub sealed: bool,
    /// It was the first of a turn.
    pub opens_turn: bool,
}

/// A game in progress, whichever it is. Actions are numbered from 0. A viewer is a seat or a spectator; without one, everything is shown.
pub trait Table: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// How many actions have been made.
    fn length(&self) -> usize;
    fn past(&self, number: usize) -> Option<PastAction>;
    /// Does an action do nothing but pass?
    fn is_pass(&self, action: &Value) -> bool;
    fn action(&self, number: usize) -> Option<(Seat, Value)>;
    /// The answer that a seat is offered, as the game writes it; none if this is not one of its answers.
    fn offered(&self, seat: Seat, action: &Value) -> Option<Value>;
    /// All open decisions.
    fn decisions(&self) -> Vec<JsonDecision>;
    /// The open decision of a seat.
    fn decision(&self, seat: Seat) -> Option<JsonDecision>;
    /// The seats that are asked now.
    fn asked(&self) -> Vec<Seat>;
    /// Answers for a seat; without one, for the only seat that is asked.
    fn act(&mut self, seat: Option<Seat>, action: &Value) -> Result<(), TableError>;
    /// An error in the words of the game.
    fn worded(&self, error: TableError, lang: Lang) -> TableError;
    /// The events before the first action.
    fn opening(&self, viewer: Option<Viewer>) -> RawJson;
    /// The events of an action.
    fn events(&self, number: usize, viewer: Option<Viewer>) -> RawJson;
    /// Takes back the last action; never past a roll or a reveal.
    fn undo(&mut self) -> Result<(), TableError>;
    /// Goes back to a number of actions, past rolls and reveals too.
    fn rewind(&mut self, number: usize);
    /// Takes new dice: they follow from the first seed and the number of the agreement in the table's log.
    fn reseed_agreed(&mut self, first: &Seed, entry: u64);
    /// The position after so many actions, as a table of its own.
    fn moment(&self, number: usize) -> Result<Box<dyn Table>, TableError>;
    /// A table that the viewer cannot tell from this one, for trying things out.
    fn imagined(&self, viewer: Viewer, seed: Seed) -> Result<Box<dyn Table>, TableError>;
    /// The whole position, secrets included.
    fn state(&self) -> Value;
    /// The viewer that stands for all who see the same as this one: the spectator where nothing is secret.
    fn shared_viewer(&self, viewer: Viewer) -> Viewer;
    /// What a viewer may know of the position.
    fn view(&self, viewer: Viewer) -> Arc<RawValue>;
    /// [`Table::view`] as a tape, to be compared with an earlier one.
    fn view_tape(&self, viewer: Viewer) -> Tape;
    /// The game as a replay file.
    fn replay(&self) -> Value;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<JsonOutcome>;
    /// The exact chances of what is about to be rolled; in words why there are none.
    fn odds(&self, lang: Lang) -> Result<Value, String>;
    /// How the players stand, where the game has more to say than the view.
    fn standing(&self) -> Option<RawJson>;
    /// How one wins, how far everybody is and what brings points now.
    fn goal(&self) -> RawJson;
    /// What there is to know about a place of the map, for these eyes; none if there is no such place.
    fn place(&self, viewer: Viewer, place: &str) -> Option<RawJson>;
    /// The ids of all places of the map.
    fn places(&self) -> Vec<String>;
    /// What the game says about each answer of a seat.
    fn hints(&self, seat: Seat) -> Vec<AnswerHints>;
    /// What a seat is asked, without the answers that show what only its player knows; and whether there are such answers.
    fn open_decision(&self, seat: Seat) -> Option<(JsonDecision, bool)>;
    /// The answer of a seat that has nothing to choose.
    fn idle_answer(&self, seat: Seat) -> Option<Value>;
    /// The answers of a seat that take a group one step further.
    fn march_steps(&self, seat: Seat) -> Vec<(Value, MarchStep)>;
    /// Which answers of a seat cannot be taken back, and why.
    fn irrevocable(&self, seat: Seat) -> Vec<Option<Irrevocable>>;
    /// What a bot would answer for this seat; without one, for the first seat that is asked. What follows the first answer holds as long as
    /// nobody else is asked.
    fn advice(
        &self,
        level: Level,
        seat: Option<Seat>,
        seed: Seed,
    ) -> Result<(Seat, Vec<Value>), TableError>;
}
