//! The frames that tell how a table stands: short, and written once for all who have seen the same and see the same.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use engine::{Seat, Viewer};
use protocol::{Question, ViewUpdate};
use serde::Serialize;
use serde_json::value::RawValue;

use super::{Room, people::eyes_of, watchers::Watcher};
use crate::{delta, fold::fold};

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
    /// The situation as JSON, without what only one of them hears.
    text: String,
}

/// What only one of them hears.
#[derive(Serialize)]
struct Own {
    #[serde(rename = "type")]
    kind: &'static str,
    #[serde(rename = "ref", skip_serializing_if = "Option::is_none")]
    reference: Option<u64>,
    /// Whose eyes, where they are not those of the frame before.
    #[serde(skip_serializing_if = "Option::is_none")]
    eyes: Option<Option<Seat>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    questions: Vec<Question>,
}

impl Room {
    /// What a watcher has not heard yet, as a frame; the answer to his order goes with it.
    pub(super) fn news(
        &self,
        watcher: &mut Watcher,
        reference: Option<u64>,
        news: &mut News,
    ) -> Option<Utf8Bytes> {
        let play = self.play.as_ref()?;
        let seats = self.seats_of(watcher.user);
        let eyes = eyes_of(&seats, &play.asked());
        let mut questions = play.questions(&seats);
        for question in &mut questions {
            let folded = RawValue::from_string(fold(question.answers.get()));
            // What is folded is JSON as before.
            question.answers = folded.unwrap_or_default();
        }
        let own = Own {
            kind: "situation",
            reference,
            eyes: (watcher.eyes != eyes).then_some(eyes),
            questions,
        };
        let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
        let told = news.told(self, play.table().same_eyes(viewer), watcher)?;
        watcher.eyes = eyes;
        watcher.seen = play.seq();
        watcher.last = Some(Arc::clone(&told.view));
        let mut frame = serde_json::to_string(&own).ok()?;
        // Two objects become one.
        frame.pop();
        frame.push(',');
        frame.push_str(told.text.get(1..)?);
        Some(frame.into())
    }
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
        let mut situation = room.seen_by(eyes, Some(watcher.seen)).ok()?;
        let last = watcher.last.clone();
        if last.is_some() {
            // He has heard the opening when he came.
            situation.past.retain(|past| past.number.is_some());
        }
        let seq = situation.seq;
        situation.number.take_if(|number| *number as u64 == seq);
        for past in &mut situation.past {
            // They end with the action before the present number.
            past.number = None;
        }
        let ViewUpdate::View(view) = &situation.view else {
            return None;
        };
        let view = Arc::clone(view);
        let changes = last
            .as_ref()
            .and_then(|last| delta::changes(last.get(), view.get()))
            .and_then(|changes| RawValue::from_string(changes).ok());
        if let Some(changes) = changes {
            situation.view = ViewUpdate::Changes(changes.into());
        }
        Some(Self {
            eyes,
            seen: watcher.seen,
            last,
            view,
            text: serde_json::to_string(&situation).ok()?,
        })
    }
}
