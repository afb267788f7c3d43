//! Bots think on threads of their own, a few at a time, so that nobody who plays waits for them.

use std::{sync::Arc, time::Duration};

use bots::Level;
use catalogue::Table;
use engine::{Seat, Seed};
use tokio::{
    sync::{Semaphore, mpsc},
    task::AbortHandle,
    time::timeout,
};

use crate::{outbox::Outbox, random::random_bytes, room::Message};

/// So long bots wait for those who watch them and cannot keep up.
const PATIENCE: Duration = Duration::from_secs(2);

/// A question to a bot.
pub(crate) struct Thought {
    /// The position; the bot sees only what its seat may know of it.
    pub(crate) table: Box<dyn Table>,
    /// Who is asked.
    pub(crate) seat: Seat,
    /// How well it plays.
    pub(crate) level: Level,
    /// The number of the question.
    pub(crate) seq: u64,
    /// Those who watch: bots that play among themselves go no faster than they can follow.
    pub(crate) audience: Vec<Outbox>,
    /// Where the answer goes.
    pub(crate) room: mpsc::WeakSender<Message>,
}

/// The threads on which bots think.
#[derive(Debug)]
pub(crate) struct Thinkers {
    places: Arc<Semaphore>,
}

impl Thinkers {
    /// So many bots think at the same time.
    pub(crate) fn new(places: usize) -> Self {
        Self {
            places: Arc::new(Semaphore::new(places.max(1))),
        }
    }

    /// Thinks when there is a place, and answers to the room if it is still there. A thought can be given up while it waits for a place.
    pub(crate) fn think(&self, thought: Thought) -> AbortHandle {
        let places = Arc::clone(&self.places);
        let thinking = tokio::spawn(async move {
            let follow = futures_util::future::join_all(thought.audience.iter().map(Outbox::room));
            // Who still lags behind then has to join again.
            _ = timeout(PATIENCE, follow).await;
            let Ok(place) = places.acquire_owned().await else {
                return;
            };
            let Thought {
                table,
                seat,
                level,
                seq,
                audience: _,
                room,
            } = thought;
            let advice = move || {
                let seed = random_bytes()
                    .map(Seed)
                    .map_err(|error| error.to_string())?;
                let advice = table.advice(level, Some(seat), seed);
                // The place is taken until the thread is free, also when nobody waits for it any more.
                drop(place);
                advice.map_err(|error| error.to_string())
            };
            let thought = tokio::task::spawn_blocking(advice).await;
            let thought = thought.map_err(|error| error.to_string()).flatten();
            let message = match thought {
                Ok((seat, action)) => Message::Thought { seq, seat, action },
                Err(error) => {
                    tracing::error!(%error, "a bot found no answer");
                    Message::NoThought { seq }
                }
            };
            if let Some(room) = room.upgrade() {
                // A room that is gone asks again when it is opened.
                _ = room.send(message).await;
            }
        });
        thinking.abort_handle()
    }
}
