//! The way to a connection: frames wait here until the client takes them.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Notify;

/// So many frames wait for a slow client; then his connection ends and he has to join again.
const ROOM: usize = 64;

/// The way to a connection. An idle one takes next to no memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outbox(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    /// Told when there is something to send, or when it is time to end.
    news: Notify,
}

/// What waits for a connection.
#[derive(Debug, Default)]
pub(crate) struct Waiting {
    pub(crate) frames: VecDeque<Utf8Bytes>,
    pub(crate) goodbye: Option<Goodbye>,
}

/// Why the server ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goodbye {
    /// The client does not take its frames.
    Behind,
    /// The session ended that it was opened with.
    Session,
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
        let mut waiting = self.lock();
        if waiting.goodbye.is_none() && waiting.frames.len() < ROOM {
            waiting.frames.push_back(frame);
        } else {
            waiting.goodbye.get_or_insert(Goodbye::Behind);
        }
        let reached = waiting.goodbye.is_none();
        drop(waiting);
        self.0.news.notify_one();
        reached
    }

    /// Ends the connection when it has sent what waits; the first reason counts.
    pub(crate) fn end(&self, goodbye: Goodbye) {
        self.lock().goodbye.get_or_insert(goodbye);
        self.0.news.notify_one();
    }

    /// Returns when there is news to take.
    pub(crate) async fn news(&self) {
        self.0.news.notified().await;
    }

    /// Takes what waits.
    pub(crate) fn take(&self) -> Waiting {
        let mut waiting = self.lock();
        Waiting {
            frames: std::mem::take(&mut waiting.frames),
            goodbye: waiting.goodbye,
        }
    }
}

#[cfg(test)]
mod tests {
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
}
