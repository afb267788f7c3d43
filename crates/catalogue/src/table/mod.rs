//! A game being played, in JSON: what the line protocol and the server speak.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use bots::{Evaluate, Level, Turn};
use engine::{
    Decision, Decisions, Game, Lang, Match, Presentation, Rng, Ruled, Seat, Seed, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

use tape::Tape;

use crate::{
    error::TableError,
    foresight::{Lasting, foresee, lasting},
    shelf::Loaded,
};

/// A piece of JSON that is only passed on.
pub type Raw = Box<RawValue>;

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
    /// All legal answers, as a list.
    #[serde(skip)]
    pub legal: Tape,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize)]
pub struct JsonOutcome {
    /// The seats that have won.
    pub winners: Vec<Seat>,
}

/// Who made an action, and whether it may be taken back without asking anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    /// Who.
    pub seat: Seat,
    /// Chance or a secret has shown itself.
    pub sealed: bool,
    /// It was the first of a turn.
    pub opens_turn: bool,
}

/// A game being played, whichever it is.
pub trait Table: Send + Sync {
    /// Its name.
    fn game(&self) -> &'static str;
    /// How many seats it has.
    fn seats(&self) -> u8;
    /// How many actions were made.
    fn length(&self) -> usize;
    /// Who made the action with this number, counted from 0.
    fn past(&self, number: usize) -> Option<Past>;
    /// The action with this number and who made it.
    fn action(&self, number: usize) -> Option<(Seat, Value)>;
    /// The answer that a seat is offered, in the game's own form; none if this is not one of them.
    fn offered(&self, seat: Seat, action: &Value) -> Option<Value>;
    /// What is asked now.
    fn decisions(&self) -> Vec<JsonDecision>;
    /// What this seat is asked now.
    fn decision(&self, seat: Seat) -> Option<JsonDecision>;
    /// Who is asked now.
    fn asked(&self) -> Vec<Seat>;
    /// Answers; without a seat for the only one that is asked.
    fn act(&mut self, seat: Option<Seat>, action: &Value) -> Result<(), TableError>;
    /// An error in the words of the game.
    fn worded(&self, error: TableError, lang: Lang) -> TableError;
    /// What happened before the first action, for a viewer's eyes or for those who may see all.
    fn opening(&self, viewer: Option<Viewer>) -> Raw;
    /// What happened through the action with this number, for a viewer's eyes or for those who may see all.
    fn events(&self, number: usize, viewer: Option<Viewer>) -> Raw;
    /// Takes back the last action; never past a roll or a reveal.
    fn undo(&mut self) -> Result<(), TableError>;
    /// Goes back to a number of actions, past anything.
    fn rewind(&mut self, number: usize);
    /// New dice from here on: they follow from the first seed and the number of the agreement to take them.
    fn reseed_agreed(&mut self, first: &Seed, entry: u64);
    /// The position after so many actions, as a table of its own.
    fn moment(&self, number: usize) -> Result<Box<dyn Table>, TableError>;
    /// A table that a viewer cannot tell from this one: for those who want to try things out.
    fn imagined(&self, viewer: Viewer, seed: Seed) -> Result<Box<dyn Table>, TableError>;
    /// The whole position.
    fn state(&self) -> Value;
    /// Somebody who sees the same as this viewer, views and events: one for all of them.
    fn same_eyes(&self, viewer: Viewer) -> Viewer;
    /// What a viewer may know of it; those who know the same share it.
    fn view(&self, viewer: Viewer) -> Arc<RawValue>;
    /// The same, to be compared with what he knew before.
    fn view_tape(&self, viewer: Viewer) -> Tape;
    /// The game as a file.
    fn replay(&self) -> Value;
    /// How it ended.
    fn outcome(&self) -> Option<JsonOutcome>;
    /// The exact chances of what is about to be rolled; in words why there are none.
    fn odds(&self, lang: Lang) -> Result<Value, String>;
    /// How the players stand, in the game's own words; nothing where the view says it all.
    fn standing(&self) -> Option<Raw>;
    /// Each answer of a seat as people type it, and what is worth knowing before it is given.
    fn foresight(&self, seat: Seat) -> Vec<(String, Option<Raw>)>;
    /// Which answers of a seat cannot be taken back, and why.
    fn lasting(&self, seat: Seat) -> Vec<Option<Lasting>>;
    /// What a bot would answer for a seat that is asked, or for the first one.
    fn advice(
        &self,
        level: Level,
        seat: Option<Seat>,
        seed: Seed,
    ) -> Result<(Seat, Value), TableError>;
}

pub(crate) struct TypedTable<G: Game> {
    played: Match<G>,
    loaded: Arc<Loaded<G>>,
    /// What is asked now, listed when somebody first wants to know.
    open: OnceLock<Decisions<G>>,
    /// The views of the present position that were wanted so far.
    views: Mutex<Vec<(Viewer, Arc<RawValue>)>>,
}

impl<G: Presentation + Evaluate> TypedTable<G> {
    pub(crate) fn new(played: Match<G>, loaded: Arc<Loaded<G>>) -> Self {
        Self {
            played,
            loaded,
            open: OnceLock::new(),
            views: Mutex::default(),
        }
    }

    /// The game, to be changed: what was known of the position is forgotten.
    fn changed(&mut self) -> &mut Match<G> {
        self.open.take();
        self.views = Mutex::default();
        &mut self.played
    }

    fn game(&self) -> &G {
        &self.loaded.game
    }

    fn open(&self) -> &Decisions<G> {
        self.open.get_or_init(|| {
            let mut decisions = Decisions::new();
            self.game().decisions(self.played.state(), &mut decisions);
            decisions
        })
    }

    fn json_decision(&self, decision: Decision<'_, G>) -> JsonDecision {
        let mut about = json(decision.prompt);
        let fields = about.as_object_mut();
        let kind = match fields.and_then(|fields| fields.remove("type")) {
            Some(Value::String(kind)) => kind,
            Some(_) | None => String::new(),
        };
        JsonDecision {
            seat: decision.seat,
            prompt: kind,
            rule: decision.prompt.rule(),
            about,
            number: self.played.moves().len(),
            legal: tape(&decision.answers),
        }
    }

    fn seen(&self, events: &[G::Event], viewer: Option<Viewer>) -> Raw {
        let Some(viewer) = viewer else {
            return raw(&events);
        };
        let seen = |event: &G::Event| self.game().view_event(event, viewer);
        raw(&events.iter().filter_map(seen).collect::<Vec<_>>())
    }

    fn table_from(&self, state: G::State) -> Result<Box<dyn Table>, TableError> {
        let played = Match::from_position(Arc::clone(&self.loaded.game), state);
        let played = played.map_err(engine::replay::ReplayError::from)?;
        Ok(Box::new(Self::new(played, Arc::clone(&self.loaded))))
    }
}

impl<G: Presentation + Evaluate> Table for TypedTable<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        Self::game(self).seats(self.played.state())
    }

    fn length(&self) -> usize {
        self.played.moves().len()
    }

    fn past(&self, number: usize) -> Option<Past> {
        let past = self.played.moves().get(number)?;
        Some(Past {
            seat: past.seat,
            sealed: past.sealed,
            opens_turn: past.opens_turn,
        })
    }

    fn action(&self, number: usize) -> Option<(Seat, Value)> {
        let past = self.played.moves().get(number)?;
        Some((past.seat, json(&past.action)))
    }

    fn offered(&self, seat: Seat, action: &Value) -> Option<Value> {
        let action = read_action::<G>(action).ok()?;
        let decision = self.open().of(seat)?;
        let position = decision.answers.binary_search(&action).ok()?;
        decision.answers.get(position).map(json)
    }

    fn decisions(&self) -> Vec<JsonDecision> {
        let open = self.open().iter();
        open.map(|decision| self.json_decision(decision)).collect()
    }

    fn decision(&self, seat: Seat) -> Option<JsonDecision> {
        let decision = self.open().of(seat)?;
        Some(self.json_decision(decision))
    }

    fn asked(&self) -> Vec<Seat> {
        self.open().iter().map(|decision| decision.seat).collect()
    }

    fn act(&mut self, seat: Option<Seat>, action: &Value) -> Result<(), TableError> {
        let seat = match seat {
            Some(seat) => seat,
            None if self.open().len() > 1 => return Err(TableError::WhichSeat),
            None => {
                let only = self.open().first().map(|decision| decision.seat);
                only.ok_or(TableError::Over)?
            }
        };
        let action = read_action::<G>(action).map_err(|problem| TableError::NotAnAction {
            game: G::NAME,
            problem,
        })?;
        let done = self.changed().act(seat, action);
        done.map(|_| ()).map_err(|illegal| TableError::Illegal {
            rule: illegal.rule(),
            why: illegal.to_string(),
            refusal: json(&illegal),
        })
    }

    fn worded(&self, error: TableError, lang: Lang) -> TableError {
        error.worded(&self.loaded.messages, lang)
    }

    fn opening(&self, viewer: Option<Viewer>) -> Raw {
        self.seen(self.played.opening(), viewer)
    }

    fn events(&self, number: usize, viewer: Option<Viewer>) -> Raw {
        let past = self.played.moves().get(number);
        self.seen(past.map_or(&[], |past| &past.events), viewer)
    }

    fn undo(&mut self) -> Result<(), TableError> {
        self.changed().undo()?;
        Ok(())
    }

    fn rewind(&mut self, number: usize) {
        self.changed().rewind(number);
    }

    fn reseed_agreed(&mut self, first: &Seed, entry: u64) {
        self.changed().reseed_agreed(first, entry);
    }

    fn moment(&self, number: usize) -> Result<Box<dyn Table>, TableError> {
        self.table_from(self.played.state_at(number)?)
    }

    fn imagined(&self, viewer: Viewer, seed: Seed) -> Result<Box<dyn Table>, TableError> {
        let view = Self::game(self).view(self.played.state(), viewer);
        let mut state = Self::game(self).imagine(&view, &mut Rng::new(seed));
        Self::game(self).reseed(&mut state, seed.child(1));
        self.table_from(state)
    }

    fn state(&self) -> Value {
        json(self.played.state())
    }

    fn same_eyes(&self, viewer: Viewer) -> Viewer {
        if G::SECRETS {
            viewer
        } else {
            Viewer::Spectator
        }
    }

    fn view(&self, viewer: Viewer) -> Arc<RawValue> {
        let viewer = self.same_eyes(viewer);
        // The list is whole between any two of our lines, so a panic elsewhere has not harmed it.
        let mut views = self.views.lock().unwrap_or_else(PoisonError::into_inner);
        let known = views.iter().find(|(known, _)| *known == viewer);
        if let Some((_, text)) = known {
            return Arc::clone(text);
        }
        let view = Self::game(self).view(self.played.state(), viewer);
        let text: Arc<RawValue> = raw(&view).into();
        views.push((viewer, Arc::clone(&text)));
        text
    }

    fn view_tape(&self, viewer: Viewer) -> Tape {
        tape(&Self::game(self).view(self.played.state(), viewer))
    }

    fn replay(&self) -> Value {
        json(&self.played.replay())
    }

    fn outcome(&self) -> Option<JsonOutcome> {
        let outcome = Self::game(self).outcome(self.played.state())?;
        Some(JsonOutcome {
            winners: outcome.winners.iter().collect(),
        })
    }

    fn odds(&self, lang: Lang) -> Result<Value, String> {
        let odds = Self::game(self).odds(self.played.state());
        let none = || self.loaded.messages.text(lang, "odds-none", &Value::Null);
        odds.map(|odds| json(&odds)).ok_or_else(none)
    }

    fn standing(&self) -> Option<Raw> {
        let standing = Self::game(self).standing(self.played.state());
        standing.as_ref().map(raw)
    }

    fn foresight(&self, seat: Seat) -> Vec<(String, Option<Raw>)> {
        let (game, state, open) = (Self::game(self), self.played.state(), self.open());
        let decision = open.of(seat);
        decision.map_or_else(Vec::new, |decision| foresee(game, state, decision.answers))
    }

    fn lasting(&self, seat: Seat) -> Vec<Option<Lasting>> {
        let (game, state, open) = (Self::game(self), self.played.state(), self.open());
        let decision = open.of(seat);
        decision.map_or_else(Vec::new, |asked| lasting(game, state, seat, asked.answers))
    }

    fn advice(
        &self,
        level: Level,
        seat: Option<Seat>,
        seed: Seed,
    ) -> Result<(Seat, Value), TableError> {
        let decisions = self.open();
        let decision = match seat {
            Some(seat) => decisions.of(seat),
            None => decisions.first(),
        };
        let decision = decision.ok_or(TableError::Over)?;
        let seat = decision.seat;
        let turn = Turn::new(Self::game(self), self.played.state(), decision);
        let turn = turn.ok_or(TableError::NoAnswer(seat))?;
        Ok((seat, json(&level.advise(&turn, seed))))
    }
}

/// An action is an object on the wire with the fields of its type and no others: serde alone would also read one from a list, and
/// would pass over fields it does not know.
fn read_action<G: Game>(sent: &Value) -> Result<G::Action, String> {
    if !sent.is_object() {
        return Err("it is not an object with a \"type\"".to_owned());
    }
    let action = G::Action::deserialize(sent).map_err(|error| error.to_string())?;
    match unknown_field(sent, &json(&action)) {
        Some(field) => Err(format!("unknown field `{field}`")),
        None => Ok(action),
    }
}

/// A field that was sent and that the action does not have.
fn unknown_field<'a>(sent: &'a Value, action: &Value) -> Option<&'a str> {
    match (sent, action) {
        (Value::Object(sent), Value::Object(action)) => {
            sent.iter().find_map(|(name, sent)| match action.get(name) {
                Some(field) => unknown_field(sent, field),
                None => Some(name.as_str()),
            })
        }
        (Value::Array(sent), Value::Array(action)) => {
            let mut items = sent.iter().zip(action);
            items.find_map(|(sent, item)| unknown_field(sent, item))
        }
        _ => None,
    }
}

/// What can be written as JSON: all types of a game can.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// The same, written at once.
fn tape(value: &impl Serialize) -> Tape {
    Tape::of(value).unwrap_or_default()
}

pub(crate) fn raw(value: &impl Serialize) -> Raw {
    to_raw_value(value).unwrap_or_default()
}
