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
    extract::ws::{Message as Frame, Utf8Bytes},
};
use tokio::{
    sync::Notify,
    time::{Instant, timeout_at},
};

/// So many frames wait for a slow client; then his connection ends and he has to join again.
const ROOM: usize = 64;
/// So many bytes may wait besides the first frame, which may be a long game.
const ROOM_BYTES: usize = 1024 * 1024;
/// So many leave at once, even if nobody is in haste; as long as so many wait, bots do not go on.
const PLENTY: usize = ROOM / 4;
/// A client may leave so many questions unanswered.
const SILENCES: u8 = 3;
/// So long a frame may wait for others that go with it: nobody notices, and several leave at once.
const GLANCE: Duration = Duration::from_millis(40);

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
    pub(crate) frames: VecDeque<Frame>,
    bytes: usize,
    pub(crate) goodbye: Option<Goodbye>,
    /// When the frames have to leave.
    due: Option<Instant>,
}

/// How soon a frame has to leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Haste {
    /// Somebody waits for it.
    Now,
    /// It may wait a moment for others that go with it.
    Soon,
}

/// Why the server ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goodbye {
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
        self.send_with(frame, Haste::Now)
    }

    /// The same for a frame that may not be in haste.
    pub(crate) fn send_with(&self, frame: Utf8Bytes, haste: Haste) -> bool {
        let mut waiting = self.lock();
        let bytes = waiting.bytes + frame.len();
        let fits = waiting.frames.is_empty() || bytes <= ROOM_BYTES;
        if waiting.goodbye.is_none() && waiting.frames.len() < ROOM && fits {
            waiting.bytes = bytes;
            waiting.frames.push_back(Frame::Text(frame));
        } else {
            waiting.goodbye.get_or_insert(Goodbye::Behind);
        }
        let reached = waiting.goodbye.is_none();
        let now = Instant::now();
        let may_wait = haste == Haste::Soon && waiting.frames.len() < PLENTY;
        let due = if reached && may_wait {
            now + GLANCE
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
            1..=SILENCES => {
                let mut waiting = self.lock();
                waiting.frames.push_back(Frame::Ping(Bytes::new()));
                waiting.due = Some(Instant::now());
                drop(waiting);
                self.0.news.notify_one();
            }
            _ => self.end(Goodbye::Silent),
        }
    }

    /// Ends the connection when it has sent what waits; the first reason counts.
    pub(crate) fn end(&self, goodbye: Goodbye) {
        let mut waiting = self.lock();
        waiting.goodbye.get_or_insert(goodbye);
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
            goodbye: waiting.goodbye,
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
        waiting.frames.len() < PLENTY || waiting.goodbye.is_some()
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
        assert!((0..ROOM).all(|_| outbox.send(frame.clone())));
        assert!(!outbox.send(frame.clone()));
        let waiting = outbox.take();
        assert_eq!(waiting.frames.len(), ROOM);
        assert_eq!(waiting.goodbye, Some(Goodbye::Behind));
        assert!(!outbox.send(frame), "there is no way back");
    }

    #[test]
    fn a_long_frame_waits_alone() {
        let outbox = Outbox::default();
        let long = Utf8Bytes::from("x".repeat(2 * ROOM_BYTES));
        assert!(outbox.send(long.clone()));
        assert!(!outbox.send(long));
        assert_eq!(outbox.take().goodbye, Some(Goodbye::Behind));
    }

    #[test]
    fn who_does_not_answer_is_gone() {
        let outbox = Outbox::default();
        outbox.ask();
        assert!(outbox.take().frames.is_empty(), "he may have just spoken");
        outbox.ask();
        assert_eq!(outbox.take().frames, [Frame::Ping(Bytes::new())]);
        outbox.heard();
        for _ in 0..=SILENCES {
            outbox.ask();
        }
        assert_eq!(outbox.take().goodbye, None);
        outbox.ask();
        assert_eq!(outbox.take().goodbye, Some(Goodbye::Silent));
    }

    #[tokio::test]
    async fn what_has_no_haste_leaves_with_what_comes_after_it() {
        let outbox = Outbox::default();
        let frame = Utf8Bytes::from_static("x");
        let begun = Instant::now();
        assert!(outbox.send_with(frame.clone(), Haste::Soon));
        assert!(outbox.send_with(frame.clone(), Haste::Soon));
        assert!(outbox.news().now_or_never().is_none());
        outbox.news().await;
        assert!(begun.elapsed() >= GLANCE);
        assert_eq!(outbox.take().frames.len(), 2);
        assert!(outbox.send_with(frame.clone(), Haste::Soon));
        assert!(outbox.send(frame));
        assert!(outbox.news().now_or_never().is_some());
        assert_eq!(outbox.take().frames.len(), 2);
        assert!(outbox.news().now_or_never().is_none());
    }

    #[tokio::test]
    async fn plenty_leaves_without_haste_and_has_to_be_taken_before_there_is_room() {
        let outbox = Outbox::default();
        let frame = Utf8Bytes::from_static("x");
        for _ in 1..PLENTY {
            outbox.send_with(frame.clone(), Haste::Soon);
        }
        assert!(outbox.news().now_or_never().is_none());
        assert!(outbox.room().now_or_never().is_some());
        outbox.send_with(frame.clone(), Haste::Soon);
        assert!(outbox.news().now_or_never().is_some());
        let mut room = Box::pin(outbox.room());
        assert!(room.as_mut().now_or_never().is_none());
        outbox.take();
        assert!(room.now_or_never().is_some());
    }

    #[tokio::test]
    async fn nobody_waits_for_room_where_a_connection_ends() {
        let outbox = Outbox::default();
        for _ in 0..=ROOM {
            outbox.send(Utf8Bytes::from_static("x"));
        }
        assert!(outbox.room().now_or_never().is_some());
    }
}
