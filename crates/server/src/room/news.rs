//! The frames that tell how a table stands. What is the same for several watchers is worked out once.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use engine::{Seat, Viewer};
use protocol::{Json, PastMove, Question, Reply, SituationFrame, Undo};
use serde_json::value::RawValue;
use tape::{Tape, changes};

use super::{
    Room,
    people::viewing_seat,
    watchers::{Detail, Watcher, reply_text},
};
use crate::outbox::Urgency;

/// What was worked out so far about the present position.
#[derive(Default)]
pub(super) struct News(Vec<SharedNews>);

/// What somebody is told about their viewer, and what they can take back.
type TextKey = (Option<Option<Seat>>, Option<Undo>);

/// What all hear who have seen the same and see the same.
struct SharedNews {
    viewer: Viewer,
    seen: u64,
    last: Option<Arc<Tape>>,
    /// What they see now.
    view: Arc<Tape>,
    frame: SituationFrame,
    /// Frames of those who hear nothing else, by what they are told about their viewer and what they can take back.
    texts: Vec<(TextKey, Utf8Bytes)>,
}

impl Room {
    /// What a watcher has not heard yet, as a frame; the reply to their order goes with it.
    pub(super) fn news(
        &self,
        watcher: &mut Watcher,
        reference: Option<u64>,
        news: &mut News,
    ) -> Option<(Utf8Bytes, Urgency)> {
        let game = self.game.as_ref()?;
        let seats = self.seats_of(watcher.user);
        let seat = viewing_seat(&seats, game.table(), self.looked_at);
        let questions = game.questions(&seats, seat);
        // Nobody waits for a proposal or the end, but everybody wants to know at once.
        let is_urgent = game.offer().is_some() || game.over().is_some();
        let waits = reference.is_some() || !questions.is_empty() || is_urgent;
        let text = match watcher.detail {
            Detail::Whole => self.whole_frame(watcher, reference)?,
            Detail::Changes => {
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
                let common = news.common(self, game.table().shared_viewer(viewer), watcher)?;
                watcher.last = Some(Arc::clone(&common.view));
                let own = Own {
                    reference,
                    viewer: (watcher.viewing != seat).then_some(seat),
                    asked: game.asked(),
                    questions,
                    programs: game.programs().of(&seats),
                    undo: game.undo(&seats, self.company(&seats)),
                };
                common.text(own)
            }
        };
        watcher.viewing = seat;
        watcher.seen = game.seq();
        watcher.is_new = false;
        let urgency = if waits { Urgency::Now } else { Urgency::Soon };
        Some((text, urgency))
    }

    /// The whole situation, with nothing left out and nothing compressed.
    fn whole_frame(&self, watcher: &Watcher, reference: Option<u64>) -> Option<Utf8Bytes> {
        let mut situation = self.situation(watcher.user, Some(watcher.seen)).ok()?;
        situation.past.retain(|past| watcher.is_unheard(past));
        let frame = SituationFrame {
            reference,
            ..situation.into()
        };
        Some(reply_text(&Reply::Situation(Box::new(frame))))
    }
}

/// What only one watcher hears.
struct Own {
    reference: Option<u64>,
    viewer: Option<Option<Seat>>,
    asked: Vec<Seat>,
    questions: Vec<Question>,
    programs: Vec<protocol::Program>,
    undo: Option<Undo>,
}

impl News {
    fn common(
        &mut self,
        room: &Room,
        viewer: Viewer,
        watcher: &Watcher,
    ) -> Option<&mut SharedNews> {
        let is_same = |known: &SharedNews| {
            let last = match (&known.last, &watcher.last) {
                (Some(last), Some(known)) => Arc::ptr_eq(last, known),
                (last, known) => last.is_none() && known.is_none(),
            };
            last && (known.viewer, known.seen) == (viewer, watcher.seen)
        };
        let found = self.0.iter().position(is_same);
        let index = match found {
            Some(index) => index,
            None => {
                self.0.push(SharedNews::of(room, viewer, watcher)?);
                self.0.len() - 1
            }
        };
        self.0.get_mut(index)
    }
}

impl SharedNews {
    fn of(room: &Room, viewer: Viewer, watcher: &Watcher) -> Option<Self> {
        let game = room.game.as_ref()?;
        let (seq, number) = (game.seq(), game.table().length());
        let view = Arc::new(game.table().view_tape(viewer));
        let changes = watcher.last.as_ref().map(|last| changes(last, &view));
        let whole = || game.table().view(viewer);
        // Where almost everything has changed the whole may be shorter; as JSON it is at least a third as long as on the tape.
        let is_shorter = |changes: &String| {
            changes.len() < view.size() / 3 || changes.len() < whole().get().len()
        };
        let changes = changes.filter(is_shorter);
        let changes = changes.and_then(|changes| RawValue::from_string(changes).ok());
        let changes = changes.map(|changes| Json::Text(changes.into()));
        let past = room.past_since(watcher.seen, viewer).ok()?.into_iter();
        let past = past.filter(|past| watcher.is_unheard(past));
        let unnumbered = |past: PastMove| PastMove {
            number: None,
            ..past
        };
        let frame = SituationFrame {
            reference: None,
            viewer: None,
            asked: None,
            questions: Vec::new(),
            programs: Vec::new(),
            undo: None,
            table: room.record.slug.clone(),
            seq,
            number: (number as u64 != seq).then_some(number),
            view: changes.is_none().then(|| Json::Text(whole())),
            changes,
            past: past.map(unnumbered).collect(),
            confirms: game.confirms(),
            offer: game.offer().cloned(),
            over: game.over().cloned(),
        };
        Some(Self {
            viewer,
            seen: watcher.seen,
            last: watcher.last.clone(),
            view,
            frame,
            texts: Vec::new(),
        })
    }

    /// The frame of one watcher.
    fn text(&mut self, own: Own) -> Utf8Bytes {
        let is_common =
            own.reference.is_none() && own.questions.is_empty() && own.programs.is_empty();
        let key = (own.viewer, own.undo);
        let known = self.texts.iter().find(|(known, _)| *known == key);
        if let Some((_, text)) = known.filter(|_| is_common) {
            return text.clone();
        }
        // Who is asked themselves sees it in their questions.
        let seats = own.questions.iter().map(|question| question.seat);
        let says_who = seats.eq(own.asked.iter().copied());
        let compressed = |question: Question| Question {
            answers: question.answers.compressed(),
            ..question
        };
        let frame = SituationFrame {
            reference: own.reference,
            viewer: own.viewer,
            asked: (!says_who).then_some(own.asked),
            questions: own.questions.into_iter().map(compressed).collect(),
            programs: own.programs,
            undo: own.undo,
            ..self.frame.clone()
        };
        let text = reply_text(&Reply::Situation(Box::new(frame)));
        if is_common {
            self.texts.push((key, text.clone()));
        }
        text
    }
}
