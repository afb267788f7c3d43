//! Bots think on threads of their own, a few at a time, so that nobody who plays waits for them.

use std::time::Duration;

use bots::Level;
use catalogue::Table;
use engine::{Seat, Seed};
use protocol::Problem;
use tokio::{sync::mpsc, task::AbortHandle, time::timeout};

use crate::{
    blocking_pool::BlockingPool, internal_error, outbox::Outbox, random::random_bytes,
    room::Message,
};

/// So long bots wait for those who watch them and cannot keep up.
const AUDIENCE_TIMEOUT: Duration = Duration::from_secs(2);

/// A question to a bot.
pub(crate) struct BotTask {
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

fn no_bot_move(seq: u64, problem: &Problem) -> Message {
    tracing::error!(%problem, "a bot found no answer");
    Message::NoBotMove {
        seq,
        panicked: None,
    }
}

/// The threads on which bots think.
#[derive(Debug)]
pub(crate) struct Thinkers(BlockingPool);

impl Thinkers {
    /// So many bots think at the same time.
    pub(crate) fn new(places: usize) -> Self {
        Self(BlockingPool::new(places))
    }

    /// Thinks when there is a place, and answers to the room if it is still there. A thought can be given up while it waits for a place.
    pub(crate) fn think(&self, thought: BotTask) -> AbortHandle {
        let pool = self.0.clone();
        let thinking = tokio::spawn(async move {
            let follow = futures_util::future::join_all(thought.audience.iter().map(Outbox::room));
            // Who still lags behind then has to join again.
            _ = timeout(AUDIENCE_TIMEOUT, follow).await;
            let BotTask {
                table,
                seat,
                level,
                seq,
                audience: _,
                room,
            } = thought;
            let advice = move || {
                let seed = random_bytes().map(Seed)?;
                table
                    .advice(level, Some(seat), seed)
                    .map_err(internal_error)
            };
            let message = match pool.acquire().await {
                Ok(place) => match place.try_run("bot", advice).await {
                    Ok(Ok((seat, actions))) => Message::BotMove { seq, seat, actions },
                    Ok(Err(problem)) => no_bot_move(seq, &problem),
                    Err(panicked) => Message::NoBotMove {
                        seq,
                        panicked: Some(panicked),
                    },
                },
                Err(problem) => no_bot_move(seq, &problem),
            };
            if let Some(room) = room.upgrade() {
                // A room that is gone asks again when it is opened.
                _ = room.send(message).await;
            }
        });
        thinking.abort_handle()
    }
}
