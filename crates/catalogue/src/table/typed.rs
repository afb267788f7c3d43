//! A game of a known type behind the [`Table`] interface.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use bots::{Evaluate, Level, Turn};
use engine::{
    Decision, Decisions, Game, Lang, MarchStep, Match, Presentation, Rng, Ruled, Seat, Seed, Viewer,
};
use serde_json::{Value, value::RawValue};
use tape::Tape;

use super::{
    JsonDecision, JsonOutcome, PastAction, RawJson, Table,
    json::{json, raw, read_action, tape},
};
use crate::{
    error::TableError,
    hints::{self, AnswerHints, Irrevocable},
    library::LoadedGame,
};

/// A match with its loaded game, and what has been worked out for the present position.
pub(crate) struct TypedTable<G: Game> {
    played: Match<G>,
    loaded: Arc<LoadedGame<G>>,
    /// The open decisions, listed at the first request.
    open: OnceLock<Decisions<G>>,
    /// The views of the present position that have been asked for.
    views: Mutex<Vec<(Viewer, Arc<RawValue>)>>,
}

impl<G: Presentation + Evaluate> TypedTable<G> {
    pub(crate) fn new(played: Match<G>, loaded: Arc<LoadedGame<G>>) -> Self {
        Self {
            played,
            loaded,
            open: OnceLock::new(),
            views: Mutex::default(),
        }
    }

    /// The match, to be changed: what was worked out for the old position is dropped.
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

    fn seen(&self, events: &[G::Event], viewer: Option<Viewer>) -> RawJson {
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

    fn past(&self, number: usize) -> Option<PastAction> {
        let past = self.played.moves().get(number)?;
        Some(PastAction {
            seat: past.seat,
            sealed: past.sealed,
            opens_turn: past.opens_turn,
        })
    }

    fn is_pass(&self, action: &Value) -> bool {
        read_action::<G>(action).is_ok_and(|action| G::is_pass(&action))
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

    fn opening(&self, viewer: Option<Viewer>) -> RawJson {
        self.seen(self.played.opening(), viewer)
    }

    fn events(&self, number: usize, viewer: Option<Viewer>) -> RawJson {
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

    fn shared_viewer(&self, viewer: Viewer) -> Viewer {
        if G::SECRETS {
            viewer
        } else {
            Viewer::Spectator
        }
    }

    fn view(&self, viewer: Viewer) -> Arc<RawValue> {
        let viewer = self.shared_viewer(viewer);
        // The list is valid between any two of our lines, so a panic elsewhere has not harmed it.
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

    fn standing(&self) -> Option<RawJson> {
        let standing = Self::game(self).standing(self.played.state());
        standing.as_ref().map(raw)
    }

    fn goal(&self) -> RawJson {
        raw(&Self::game(self).goal(self.played.state()))
    }

    fn place(&self, viewer: Viewer, place: &str) -> Option<RawJson> {
        let card = Self::game(self).place(self.played.state(), viewer, place);
        card.as_ref().map(raw)
    }

    fn places(&self) -> Vec<String> {
        Self::game(self).places(self.played.state())
    }

    fn open_decision(&self, seat: Seat) -> Option<(JsonDecision, bool)> {
        let decision = self.open().of(seat)?;
        let all = decision.answers.iter();
        let open: Vec<G::Action> = all.filter(|it| !G::is_secret(it)).cloned().collect();
        let withholds = open.len() < decision.answers.len();
        let answers = open.as_slice();
        let decision = Decision {
            answers,
            ..decision
        };
        Some((self.json_decision(decision), withholds))
    }

    fn idle_answer(&self, seat: Seat) -> Option<Value> {
        let (game, state) = (Self::game(self), self.played.state());
        game.idle_answer(state, &self.open().of(seat)?).map(json)
    }

    fn hints(&self, seat: Seat) -> Vec<AnswerHints> {
        let (game, state) = (Self::game(self), self.played.state());
        let Some(decision) = self.open().of(seat) else {
            return Vec::new();
        };
        hints::hints(game, state, decision.answers)
    }

    fn march_steps(&self, seat: Seat) -> Vec<(Value, MarchStep)> {
        let (game, state) = (Self::game(self), self.played.state());
        let Some(decision) = self.open().of(seat) else {
            return Vec::new();
        };
        let step = |action: &G::Action| Some((json(action), game.march_step(state, action)?));
        decision.answers.iter().filter_map(step).collect()
    }

    fn irrevocable(&self, seat: Seat) -> Vec<Option<Irrevocable>> {
        let (game, state) = (Self::game(self), self.played.state());
        let Some(decision) = self.open().of(seat) else {
            return Vec::new();
        };
        hints::irrevocable(game, state, decision)
    }

    fn advice(
        &self,
        level: Level,
        seat: Option<Seat>,
        seed: Seed,
    ) -> Result<(Seat, Vec<Value>), TableError> {
        let decisions = self.open();
        let decision = match seat {
            Some(seat) => decisions.of(seat),
            None => decisions.first(),
        };
        let decision = decision.ok_or(TableError::Over)?;
        let seat = decision.seat;
        let turn = Turn::new(Self::game(self), self.played.state(), decision);
        let turn = turn.ok_or(TableError::NoAnswer(seat))?;
        let actions = level.advise(&turn, seed);
        Ok((seat, actions.iter().map(json).collect()))
    }
}
