//! What is sent to a table, and where answers go.

use std::sync::Arc;

use engine::Seat;
use protocol::{ChatLine, Order, Problem, Rematch, Situation, TableInfo};
use serde_json::Value;
use store::{SeatRecord, TableRecord, UptimeMillis, UserId};
use tokio::sync::oneshot;

use super::{
    programmed::Due,
    watchers::{self, Detail},
};
use crate::{outbox::Outbox, panics::Panicked, problem_words};

/// What is sent to a table.
pub(crate) enum Message {
    /// Somebody watches, as a player or as a spectator.
    Join {
        watcher: NewWatcher,
        reply: oneshot::Sender<Result<(), Problem>>,
    },
    /// They stop.
    Part { socket: u64 },
    /// The table is opened, so that a bot which is asked answers.
    Wake,
    /// Somebody wants something to happen.
    Order {
        user: UserId,
        name: Arc<str>,
        order: Order,
        lang: engine::Lang,
        reply: ReplyTo,
    },
    /// How does it stand, for these eyes?
    Look {
        user: Option<UserId>,
        seen: Option<u64>,
        reply: oneshot::Sender<Result<Situation, Problem>>,
    },
    /// How did it stand after so many actions?
    Moment {
        user: Option<UserId>,
        number: usize,
        reply: oneshot::Sender<Result<Situation, Problem>>,
    },
    /// How does it stand, as soon as that is not what it was at this number?
    Wait {
        user: Option<UserId>,
        seen: u64,
        reply: oneshot::Sender<Result<Situation, Problem>>,
    },
    /// The game as a file.
    Replay {
        reply: oneshot::Sender<Result<Value, Problem>>,
    },
    /// A position to try things out.
    Imagine {
        user: Option<UserId>,
        number: usize,
        seed: engine::Seed,
        reply: oneshot::Sender<Result<Imagined, Problem>>,
    },
    Info {
        reply: oneshot::Sender<Result<TableInfo, Problem>>,
    },
    Record {
        reply: oneshot::Sender<Result<(TableRecord, Vec<SeatRecord>), Problem>>,
    },
    /// Something was said; these people do not want to hear whoever said it.
    Said { line: ChatLine, deaf: Vec<UserId> },
    /// A bot has thought: answers that belong together.
    BotMove {
        seq: u64,
        seat: Seat,
        actions: Vec<Value>,
    },
    /// A bot has failed; it is asked again in a while.
    NoBotMove {
        seq: u64,
        panicked: Option<Panicked>,
    },
    /// The time of an answer has come that somebody has given in advance.
    Programmed { seq: u64, due: Due },
    /// Somebody wants to play it again.
    Rematch { rematch: Rematch },
    /// This person has a new name.
    Renamed { user: UserId, name: Arc<str> },
    /// This person is gone for ever.
    Forget { user: UserId },
    /// Nobody may have come since then.
    Abandon { since: UptimeMillis },
    /// The administrator has changed tables.
    Compare,
    /// The server goes down.
    Close,
}

/// Somebody who wants to watch.
pub(crate) struct NewWatcher {
    /// The number of the connection.
    pub(crate) socket: u64,
    pub(crate) user: Option<UserId>,
    /// Where frames go.
    pub(crate) outbox: Outbox,
    /// The last number they have seen.
    pub(crate) seen: u64,
    pub(crate) detail: Detail,
}

/// Where the answer to an order goes.
pub(crate) enum ReplyTo {
    /// To whoever waits.
    Waiting(oneshot::Sender<Result<u64, Problem>>),
    /// To a connection that watches the table.
    Socket {
        socket: u64,
        outbox: Outbox,
        reference: Option<u64>,
        lang: engine::Lang,
    },
}

/// Somebody who waits for news without a connection.
pub(super) struct Waiting {
    pub(super) user: Option<UserId>,
    pub(super) seen: u64,
    pub(super) reply: oneshot::Sender<Result<Situation, Problem>>,
}

impl From<Waiting> for Message {
    fn from(Waiting { user, seen, reply }: Waiting) -> Self {
        Self::Wait { user, seen, reply }
    }
}

/// A position that a viewer cannot tell from the true one.
pub(crate) struct Imagined {
    pub(crate) game: &'static str,
    pub(crate) position: Value,
    pub(crate) record: TableRecord,
}

impl Message {
    /// Tells whoever waits that nothing comes of it.
    pub(crate) fn refuse(self, problem: &Problem) {
        let problem = problem.clone();
        // Whoever waited may have gone: then nobody needs to know.
        match self {
            Self::Join { reply, .. } => _ = reply.send(Err(problem)),
            Self::Order { reply, .. } => reply.send(Err(problem)),
            Self::Look { reply, .. } | Self::Moment { reply, .. } | Self::Wait { reply, .. } => {
                _ = reply.send(Err(problem));
            }
            Self::Replay { reply } => _ = reply.send(Err(problem)),
            Self::Imagine { reply, .. } => _ = reply.send(Err(problem)),
            Self::Info { reply } => _ = reply.send(Err(problem)),
            Self::Record { reply } => _ = reply.send(Err(problem)),
            Self::Part { .. }
            | Self::Wake
            | Self::Said { .. }
            | Self::BotMove { .. }
            | Self::NoBotMove { .. }
            | Self::Programmed { .. }
            | Self::Rematch { .. }
            | Self::Renamed { .. }
            | Self::Forget { .. }
            | Self::Abandon { .. }
            | Self::Compare
            | Self::Close => {}
        }
    }
}

impl ReplyTo {
    /// Gives the result to whoever waits. A connection that cannot take it is dropped by its watcher's limit.
    pub(crate) fn send(self, result: Result<u64, Problem>) {
        match self {
            Self::Waiting(sender) => _ = sender.send(result),
            Self::Socket {
                outbox,
                reference,
                lang,
                ..
            } => {
                let reply = match result {
                    Ok(seq) => protocol::Reply::Done { reference, seq },
                    Err(problem) => protocol::Reply::Refused {
                        table: None,
                        reference,
                        problem: problem_words::worded(problem, lang),
                    },
                };
                outbox.send(watchers::reply_text(&reply));
            }
        }
    }
}
