//! The frames that tell how a table stands: short, and written once for all who have seen the same and see the same.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use engine::Viewer;
use protocol::{PastMove, Question};
use tape::{Tape, changes, fold};

use super::{Room, people::eyes_of, watchers::Watcher};
use crate::{object::Object, outbox::Haste};

/// What was written so far about the present position.
#[derive(Default)]
pub(super) struct News(Vec<Told>);

/// What is told to all who have seen the same and see the same.
struct Told {
    eyes: Viewer,
    seen: u64,
    last: Option<Arc<Tape>>,
    /// What they see now.
    view: Arc<Tape>,
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
        let asked = play.asked();
        let eyes = eyes_of(&seats, &asked);
        let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
        let told = news.told(self, play.table().shared_viewer(viewer), watcher)?;
        let questions = play.questions(&seats);
        let answers: usize = questions
            .iter()
            .map(|question| question.answers.size())
            .sum();
        let mut frame = Object::with_room(told.text.len() + answers + 256);
        frame.value("type", &"situation");
        frame.option("ref", reference.as_ref());
        if watcher.eyes != eyes {
            frame.value("eyes", &eyes);
        }
        // Who is asked himself sees it in his questions.
        if !questions
            .iter()
            .map(|question| question.seat)
            .eq(asked.iter().copied())
        {
            frame.value("asked", &asked);
        }
        frame.list("questions", questions.iter().map(question_object));
        let programs = play.programs().of(&seats);
        frame.option("programs", (!programs.is_empty()).then_some(&programs));
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
    let mut object = Object::with_room(answers.size() + 128);
    object.value("seat", seat);
    object.value("prompt", prompt);
    object.value("rule", rule);
    object.option("about", (!about.is_null()).then_some(about));
    object.written("answers", |out| fold(answers, out));
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
        let play = room.play.as_ref()?;
        let (seq, number) = (play.seq(), play.table().length());
        let view = Arc::new(play.table().view_tape(eyes));
        let last = watcher.last.clone();
        let changes = last.as_ref().map(|last| changes(last, &view));
        let whole = || play.table().view(eyes);
        // Where almost everything has changed the whole may be shorter; as JSON it is at least a third as long as on the tape.
        let is_shorter = |changes: &String| {
            changes.len() < view.size() / 3 || changes.len() < whole().get().len()
        };
        let changes = changes.filter(is_shorter);
        let mut text = Object::with_room(1024);
        text.value("table", &room.record.slug);
        text.value("seq", &seq);
        text.option("number", (number as u64 != seq).then_some(&number));
        match &changes {
            Some(changes) => text.json("changes", changes),
            None => text.json("view", whole().get()),
        }
        // Who has seen something before has heard the opening when he came.
        let heard = |past: &&PastMove| past.number.is_some() || last.is_none();
        let past = room.past_since(watcher.seen, eyes).ok()?;
        text.list("past", past.iter().filter(heard).map(past_object));
        text.option("confirms", play.confirms().as_ref());
        text.option("offer", play.offer());
        text.option("over", play.over());
        let is_urgent = play.offer().is_some() || play.over().is_some();
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
