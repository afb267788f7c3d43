//! The way to a connection: frames wait here until the client takes them.

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU8, Ordering},
    },
    time::Duration,
};

use axum::{
    body::Bytes,
    extract::ws::{Message as WsMessage, Utf8Bytes},
};
use tokio::{
    sync::Notify,
    time::{Instant, timeout_at},
};

/// So many frames wait for a slow client; then their connection ends and they have to join again.
const MAX_QUEUED_FRAMES: usize = 64;
/// So many bytes may wait besides the first frame, which may be a long game.
const MAX_QUEUED_BYTES: usize = 1024 * 1024;
/// So many leave at once, even if nobody is in haste; as long as so many wait, bots do not go on.
const BATCH_FRAMES: usize = MAX_QUEUED_FRAMES / 4;
/// A client may leave so many questions unanswered.
const MISSED_PINGS: u8 = 3;
/// So long a frame may wait for others that go with it: nobody notices, and several leave at once.
const BATCH_DELAY: Duration = Duration::from_millis(40);

/// The way to a connection. An idle one takes next to no memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outbox(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    /// Told when there is something to send, or when it is time to end.
    news: Notify,
    /// Told when the client has taken what waited for it.
    taken: Notify,
    /// How often the client has been asked whether it is there since it was last heard.
    asked: AtomicU8,
}

/// What waits for a connection.
#[derive(Debug, Default)]
pub(crate) struct Waiting {
    pub(crate) frames: VecDeque<WsMessage>,
    bytes: usize,
    pub(crate) close_reason: Option<CloseReason>,
    /// When the frames have to leave.
    due: Option<Instant>,
}

/// How soon a frame has to leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Urgency {
    /// Somebody waits for it.
    Now,
    /// It may wait a moment for others that go with it.
    Soon,
}

/// Why the server ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CloseReason {
    /// The client does not take its frames.
    Behind,
    /// The client does not answer any more.
    Silent,
    /// The session ended that it was opened with.
    Session,
    /// The person has another name than when it was opened.
    Renamed,
    /// The server goes down.
    Away,
    /// The client has gone by itself, or sent what is no frame.
    Gone,
}

impl Outbox {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        // What waits is whole between any two of our lines, so a panic elsewhere has not harmed it.
        let waiting = self.0.waiting.lock();
        waiting.unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a frame without waiting; false if the client cannot be reached any more.
    pub(crate) fn send(&self, frame: Utf8Bytes) -> bool {
        self.send_with(frame, Urgency::Now)
    }

    /// Sends a frame that may wait for others, if it is not urgent.
    pub(crate) fn send_with(&self, frame: Utf8Bytes, urgency: Urgency) -> bool {
        let mut waiting = self.lock();
        let bytes = waiting.bytes + frame.len();
        let fits = waiting.frames.is_empty() || bytes <= MAX_QUEUED_BYTES;
        if waiting.close_reason.is_none() && waiting.frames.len() < MAX_QUEUED_FRAMES && fits {
            waiting.bytes = bytes;
            waiting.frames.push_back(WsMessage::Text(frame));
        } else {
            waiting.close_reason.get_or_insert(CloseReason::Behind);
        }
        let reached = waiting.close_reason.is_none();
        let now = Instant::now();
        let may_wait = urgency == Urgency::Soon && waiting.frames.len() < BATCH_FRAMES;
        let due = if reached && may_wait {
            now + BATCH_DELAY
        } else {
            now
        };
        let is_sooner = waiting.due.is_none_or(|known| due < known);
        if is_sooner {
            waiting.due = Some(due);
        }
        drop(waiting);
        if is_sooner {
            self.0.news.notify_one();
        }
        reached
    }

    /// Something has come from the client.
    pub(crate) fn heard(&self) {
        self.0.asked.store(0, Ordering::Relaxed);
    }

    /// Asks the client whether it is there, if nothing has come from it since this was last called; after three such questions in vain
    /// the connection ends.
    pub(crate) fn ask(&self) {
        match self.0.asked.fetch_add(1, Ordering::Relaxed) {
            0 => {}
            1..=MISSED_PINGS => {
                let mut waiting = self.lock();
                waiting.frames.push_back(WsMessage::Ping(Bytes::new()));
                waiting.due = Some(Instant::now());
                drop(waiting);
                self.0.news.notify_one();
            }
            _ => self.end(CloseReason::Silent),
        }
    }

    /// Ends the connection when it has sent what waits; the first reason counts.
    pub(crate) fn end(&self, close_reason: CloseReason) {
        let mut waiting = self.lock();
        waiting.close_reason.get_or_insert(close_reason);
        waiting.due = Some(Instant::now());
        drop(waiting);
        self.0.news.notify_one();
    }

    /// Returns when there is something that has to leave.
    pub(crate) async fn news(&self) {
        loop {
            let due = self.lock().due;
            match due {
                Some(due) if due <= Instant::now() => return,
                Some(due) => _ = timeout_at(due, self.0.news.notified()).await,
                None => self.0.news.notified().await,
            }
        }
    }

    /// Takes what waits.
    pub(crate) fn take(&self) -> Waiting {
        let mut waiting = self.lock();
        let taken = Waiting {
            frames: std::mem::take(&mut waiting.frames),
            bytes: std::mem::take(&mut waiting.bytes),
            close_reason: waiting.close_reason,
            due: waiting.due.take(),
        };
        drop(waiting);
        self.0.taken.notify_waiters();
        taken
    }

    /// Returns when little waits for the client, or when it cannot be reached any more.
    pub(crate) async fn room(&self) {
        loop {
            let taken = self.0.taken.notified();
            if self.has_room() {
                return;
            }
            taken.await;
        }
    }

    fn has_room(&self) -> bool {
        let waiting = self.lock();
        waiting.frames.len() < BATCH_FRAMES || waiting.close_reason.is_some()
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn who_does_not_take_his_frames_falls_behind() {
        let outbox = Outbox::default();
        let frame = Utf8Bytes::from_static("x");
        assert!((0..MAX_QUEUED_FRAMES).all(|_| outbox.send(frame.clone())));
        assert!(!outbox.send(frame.clone()));
        let waiting = outbox.take();
        assert_eq!(waiting.frames.len(), MAX_QUEUED_FRAMES);
        assert_eq!(waiting.close_reason, Some(CloseReason::Behind));
        assert!(!outbox.send(frame), "there is no way back");
    }

    #[test]
    fn a_long_frame_waits_alone() {
        let outbox = Outbox::default();
        let long = Utf8Bytes::from("x".repeat(2 * MAX_QUEUED_BYTES));
        assert!(outbox.send(long.clone()));
        assert!(!outbox.send(long));
        assert_eq!(outbox.take().close_reason, Some(CloseReason::Behind));
    }

    #[test]
    fn who_does_not_answer_is_gone() {
        let outbox = Outbox::default();
        outbox.ask();
        assert!(
            outbox.take().frames.is_empty(),
            "the client may have just sent something"
        );
        outbox.ask();
        assert_eq!(outbox.take().frames, [WsMessage::Ping(Bytes::new())]);
        outbox.heard();
        for _ in 0..=MISSED_PINGS {
            outbox.ask();
        }
        assert_eq!(outbox.take().close_reason, None);
        outbox.ask();
        assert_eq!(outbox.take().close_reason, Some(CloseReason::Silent));
    }

    #[tokio::test]
    async fn what_has_no_haste_leaves_with_what_comes_after_it() {
        let outbox = Outbox::default();
        let frame = Utf8Bytes::from_static("x");
        let begun = Instant::now();
        assert!(outbox.send_with(frame.clone(), Urgency::Soon));
        assert!(outbox.send_with(frame.clone(), Urgency::Soon));
        assert!(outbox.news().now_or_never().is_none());
        outbox.news().await;
        assert!(begun.elapsed() >= BATCH_DELAY);
        assert_eq!(outbox.take().frames.len(), 2);
        assert!(outbox.send_with(frame.clone(), Urgency::Soon));
        assert!(outbox.send(frame));
        assert!(outbox.news().now_or_never().is_some());
        assert_eq!(outbox.take().frames.len(), 2);
        assert!(outbox.news().now_or_never().is_none());
    }

    #[tokio::test]
    async fn plenty_leaves_without_haste_and_has_to_be_taken_before_there_is_room() {
        let outbox = Outbox::default();
        let frame = Utf8Bytes::from_static("x");
        for _ in 1..BATCH_FRAMES {
            outbox.send_with(frame.clone(), Urgency::Soon);
        }
        assert!(outbox.news().now_or_never().is_none());
        assert!(outbox.room().now_or_never().is_some());
        outbox.send_with(frame.clone(), Urgency::Soon);
        assert!(outbox.news().now_or_never().is_some());
        let mut room = Box::pin(outbox.room());
        assert!(room.as_mut().now_or_never().is_none());
        outbox.take();
        assert!(room.now_or_never().is_some());
    }

    #[tokio::test]
    async fn nobody_waits_for_room_where_a_connection_ends() {
        let outbox = Outbox::default();
        for _ in 0..=MAX_QUEUED_FRAMES {
            outbox.send(Utf8Bytes::from_static("x"));
        }
        assert!(outbox.room().now_or_never().is_some());
    }
}
