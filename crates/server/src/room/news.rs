//! The frames that tell how a table stands: short, and written once for all who have seen the same and see the same.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use engine::Viewer;
use protocol::{PastMove, Question, Situation, ViewUpdate};
use serde_json::value::RawValue;

use super::{Room, people::eyes_of, watchers::Watcher};
use crate::{delta, fold::fold, object::Object, outbox::Haste};

/// What was written so far about the present position.
#[derive(Default)]
pub(super) struct News(Vec<Told>);

/// What is told to all who have seen the same and see the same.
struct Told {
    eyes: Viewer,
    seen: u64,
    last: Option<Arc<RawValue>>,
    /// What they see now.
    view: Arc<RawValue>,
    /// Is somebody to hear of it at once, whoever he is: is the game over, or something proposed?
    is_urgent: bool,
    /// The situation without what only one of them hears.
    text: Object,
}

impl Room {
    /// What a watcher has not heard yet, as a frame; the answer to his order goes with it.
    pub(super) fn news(
        &self,
        watcher: &mut Watcher,
        reference: Option<u64>,
        news: &mut News,
    ) -> Option<(Utf8Bytes, Haste)> {
        let play = self.play.as_ref()?;
        let seats = self.seats_of(watcher.user);
        let eyes = eyes_of(&seats, &play.asked());
        let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
        let told = news.told(self, play.table().same_eyes(viewer), watcher)?;
        let questions = play.questions(&seats);
        let answers: usize = questions
            .iter()
            .map(|question| question.answers.get().len())
            .sum();
        let mut frame = Object::with_room(told.text.len() + answers + 256);
        frame.value("type", &"situation");
        frame.option("ref", reference.as_ref());
        if watcher.eyes != eyes {
            frame.value("eyes", &eyes);
        }
        frame.list("questions", questions.iter().map(question_object));
        frame.members(&told.text);
        watcher.eyes = eyes;
        watcher.seen = play.seq();
        watcher.last = Some(Arc::clone(&told.view));
        let waits = reference.is_some() || !questions.is_empty() || told.is_urgent;
        let haste = if waits { Haste::Now } else { Haste::Soon };
        Some((frame.into_frame()?, haste))
    }
}

/// What a seat is asked, with its answers folded.
fn question_object(question: &Question) -> Object {
    let Question {
        seat,
        prompt,
        rule,
        about,
        answers,
    } = question;
    let mut object = Object::with_room(answers.get().len() + 128);
    object.value("seat", seat);
    object.value("prompt", prompt);
    object.value("rule", rule);
    object.option("about", (!about.is_null()).then_some(about));
    object.json("answers", &fold(answers.get()));
    object
}

/// An action and what came of it. The number is left out: the last one is the action before the present number.
fn past_object(past: &PastMove) -> Object {
    let events = past.events.get();
    let mut object = Object::with_room(events.len() + 64);
    object.option("seat", past.seat.as_ref());
    object.option("at", past.at.as_ref());
    object.json("events", events);
    object
}

impl News {
    fn told(&mut self, room: &Room, eyes: Viewer, watcher: &Watcher) -> Option<&Told> {
        let is_same = |told: &Told| {
            let last = match (&told.last, &watcher.last) {
                (Some(last), Some(known)) => Arc::ptr_eq(last, known),
                (last, known) => last.is_none() && known.is_none(),
            };
            last && (told.eyes, told.seen) == (eyes, watcher.seen)
        };
        let found = self.0.iter().position(is_same);
        let index = match found {
            Some(index) => index,
            None => {
                self.0.push(Told::of(room, eyes, watcher)?);
                self.0.len() - 1
            }
        };
        self.0.get(index)
    }
}

impl Told {
    fn of(room: &Room, eyes: Viewer, watcher: &Watcher) -> Option<Self> {
        let Situation {
            table,
            reference: _,
            seq,
            number,
            eyes: _,
            view,
            past,
            asked,
            questions: _,
            confirms,
            offer,
            over,
        } = room.seen_by(eyes, Some(watcher.seen)).ok()?;
        let ViewUpdate::View(view) = view else {
            return None;
        };
        let last = watcher.last.clone();
        let changes = last
            .as_ref()
            .and_then(|last| delta::changes(last.get(), view.get()));
        let mut text = Object::with_room(1024);
        text.value("table", &table);
        text.value("seq", &seq);
        text.option(
            "number",
            number.filter(|&number| number as u64 != seq).as_ref(),
        );
        match &changes {
            Some(changes) => text.json("changes", changes),
            None => text.json("view", view.get()),
        }
        // Who has seen something before has heard the opening when he came.
        let heard = |past: &&PastMove| past.number.is_some() || last.is_none();
        text.list("past", past.iter().filter(heard).map(past_object));
        text.value("asked", &asked);
        text.option("confirms", confirms.as_ref());
        text.option("offer", offer.as_ref());
        text.option("over", over.as_ref());
        let is_urgent = offer.is_some() || over.is_some();
        Some(Self {
            eyes,
            seen: watcher.seen,
            last,
            view,
            is_urgent,
            text,
        })
    }
}
