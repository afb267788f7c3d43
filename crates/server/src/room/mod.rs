//! One task owns each table that somebody plays, watches or changes. Everything that happens there passes through its inbox, one after
//! the other, so a game needs no lock and every order is checked in one place.

mod bots;
mod checks;
mod commit;
mod lobby;
mod message;
mod news;
mod orders;
pub(crate) mod people;
mod programmed;
mod questions;
mod stored;
mod thinking_time;
mod upkeep;
pub(crate) mod watchers;

use std::sync::Arc;

use engine::Seat;
use protocol::{Kind, Problem, Rematch};
use store::{Listed, SeatRecord, Status, StoreError, TableRecord};
use tokio::{sync::mpsc, task::AbortHandle};

pub(crate) use self::message::{Imagined, Message, NewWatcher, ReplyTo};
use self::{
    message::Waiting,
    programmed::{Pending, PretendedPresence},
};
use crate::{
    context::Context,
    internal_error,
    logged_game::LoggedGame,
    panics::{AfterFailure, Panicked, caught},
    room::watchers::Watchers,
};

/// A table that nobody has needed for so many rounds is put away.
const IDLE_ROUNDS: u32 = 6;
/// So many messages wait before those who send more have to wait too.
const INBOX_MESSAGES: usize = 256;

/// The sender to a room that is started with it.
pub(crate) fn spawn(context: Arc<Context>, slug: String) -> mpsc::Sender<Message> {
    let (sender, inbox) = mpsc::channel(INBOX_MESSAGES);
    tokio::spawn(run(context, slug, inbox, sender.downgrade()));
    sender
}

async fn run(
    context: Arc<Context>,
    slug: String,
    mut inbox: mpsc::Receiver<Message>,
    own: mpsc::WeakSender<Message>,
) {
    let loaded = caught("room", Room::load(&context, &slug, own)).await;
    if let Err(panicked) = &loaded {
        set_aside_if_again(&context, &slug, panicked).await;
    }
    let mut room = match loaded.map_err(Problem::from).flatten() {
        Ok(room) => room,
        Err(problem) => {
            context.rooms.forget(&slug);
            inbox.close();
            while let Some(message) = inbox.recv().await {
                message.refuse(&problem);
            }
            return;
        }
    };
    metrics::gauge!("polemarch_rooms").increment(1.0);
    let begun = caught("room", room.go_on()).await;
    let begun = room.noted(begun);
    let hopeless = begun.clone().err();
    let ended = match begun {
        Ok(()) => room.live(&mut inbox).await,
        Err(problem) => Err(problem),
    };
    if let Err(problem) = ended {
        tracing::warn!(table = slug, %problem, "the table is put away");
    }
    if let Some(panicked) = &room.panicked {
        set_aside_if_again(&context, &slug, panicked).await;
    }
    // From here on others open the table anew; what is still in the inbox goes there too.
    context.rooms.forget(&slug);
    inbox.close();
    // Where the server goes down, the connections end by themselves.
    if !context.is_closing() {
        room.watchers.drop_all(&slug);
    }
    metrics::gauge!("polemarch_rooms").decrement(1.0);
    let waiting = std::mem::take(&mut room.waiting).into_iter();
    let mut left: Vec<Message> = waiting.map(Message::from).collect();
    while let Some(message) = inbox.recv().await {
        left.push(message);
    }
    for message in left {
        match &hopeless {
            // A table that could not even begin would not begin again.
            Some(problem) => message.refuse(problem),
            None if context.is_closing() => {
                message.refuse(&Problem::new(Kind::Closing, "the server is going down"));
            }
            // Only a server that goes down meanwhile does not take it, and that is told by the lost answer.
            None => _ = context.send(&slug, message).await,
        }
    }
}

/// A table that has failed is opened again from its log; one that fails again is set aside, so that it can be looked at and no more.
async fn set_aside_if_again(context: &Context, slug: &str, panicked: &Panicked) {
    if context.failures.count(slug) == AfterFailure::OpenAgain {
        return;
    }
    let set_aside = async {
        let listed = context.store.table(slug).await?;
        match listed.filter(|listed| listed.table.set_aside.is_none()) {
            Some(Listed { table, .. }) => {
                let why = Some(panicked.message.as_str());
                context.store.set_aside(table.id, why).await
            }
            None => Ok(()),
        }
    };
    match set_aside.await {
        Ok(()) => {
            metrics::counter!("polemarch_tables_set_aside").increment(1);
            tracing::error!(
                table = slug,
                "the table has failed again and is set aside: see `polemarch admin show`"
            );
        }
        Err(error) => tracing::error!(table = slug, %error, "the table could not be set aside"),
    }
}

/// A table and everybody at it.
pub(crate) struct Room {
    context: Arc<Context>,
    record: TableRecord,
    seats: Vec<SeatRecord>,
    /// None before the start.
    game: Option<LoggedGame>,
    watchers: Watchers,
    /// The way back to our own inbox, for bots that have thought.
    own: mpsc::WeakSender<Message>,
    /// Those who wait for news without a connection.
    waiting: Vec<Waiting>,
    /// The number a bot is thinking about.
    thinking: Option<(u64, AbortHandle)>,
    /// A programmed answer that waits for its time.
    pending: Option<Pending>,
    pretended_presence: Option<PretendedPresence>,
    /// Whose secrets somebody with several seats looks at.
    looked_at: Option<Seat>,
    /// The table at which somebody wants to play this one again.
    rematch: Option<Rematch>,
    /// Has something not been stored that follows from the log? It is stored before anything else is.
    unsaved: bool,
    /// What the watchers have last heard about the seats.
    told: Vec<SeatRecord>,
    told_status: Option<Status>,
    /// Something has panicked: what is in memory may be half changed, so the room ends.
    panicked: Option<Panicked>,
}

impl Room {
    /// Remembers a panic, after which the room cannot go on.
    fn noted(&mut self, done: Result<Result<(), Problem>, Panicked>) -> Result<(), Problem> {
        done.unwrap_or_else(|panicked| {
            self.panicked = Some(panicked.clone());
            Err(panicked.into())
        })
    }

    /// The table was set aside: nobody plays there.
    fn is_set_aside(&self) -> bool {
        self.record.set_aside.is_some()
    }

    /// Deals with messages until the table is needed no more; a problem means that the room cannot go on.
    async fn live(&mut self, inbox: &mut mpsc::Receiver<Message>) -> Result<(), Problem> {
        let mut rounds = tokio::time::interval(self.context.config.table_timeouts.between_rounds);
        let mut quiet = 0;
        loop {
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(Message::Close) | None => return Ok(()),
                    Some(message) => {
                        quiet = 0;
                        let received = caught("room", self.receive(message)).await;
                        self.noted(received)?;
                    }
                },
                _ = rounds.tick() => {
                    // What could not be written or thought of before is tried again.
                    let gone_on = caught("room", self.go_on()).await;
                    self.noted(gone_on)?;
                    quiet = if self.is_needed() { 0 } else { quiet + 1 };
                    if quiet > IDLE_ROUNDS {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Deals with a message; a problem means that the room cannot go on.
    async fn receive(&mut self, message: Message) -> Result<(), Problem> {
        match message {
            Message::Join { watcher, reply } => {
                let user = watcher.user;
                let joined = self.join(watcher);
                _ = reply.send(joined);
                self.keep_open(user).await;
                return self.go_on().await;
            }
            Message::Part { socket } => self.part(socket),
            Message::Order {
                user,
                name,
                order,
                lang,
                reply,
            } => return self.order((user, &name), order, lang, reply).await,
            Message::Look { user, seen, reply } => {
                let situation = self.situation(user, seen);
                _ = reply.send(situation);
                self.keep_open(user).await;
            }
            Message::Moment {
                user,
                number,
                reply,
            } => {
                let situation = self.moment(user, number);
                _ = reply.send(situation);
            }
            Message::Wait { user, seen, reply } => {
                self.wait(Waiting { user, seen, reply });
                return self.go_on().await;
            }
            Message::Replay { reply } => {
                let replay = self.replay();
                _ = reply.send(replay);
            }
            Message::Imagine {
                user,
                number,
                seed,
                reply,
            } => {
                let imagined = self.imagined(user, number, seed);
                _ = reply.send(imagined);
            }
            Message::Info { reply } => {
                let info = self.info();
                _ = reply.send(Ok(info));
            }
            Message::Record { reply } => {
                _ = reply.send(Ok((self.record.clone(), self.seats.clone())));
            }
            Message::Said { line, deaf } => self.watchers.say(self, &line, &deaf),
            Message::BotMove { seq, seat, actions } => {
                return self.bot_move(seq, seat, actions).await;
            }
            Message::NoBotMove { seq, panicked } => {
                self.thinking.take_if(|(known, _)| *known == seq);
                if let Some(panicked) = panicked {
                    return self.noted(Err(panicked));
                }
            }
            Message::Programmed { seq, due } => return self.programmed(seq, due).await,
            Message::Rematch { rematch } => {
                self.rematch = Some(rematch);
                self.tell_info(None);
            }
            Message::Renamed { user, name } => self.rename(user, &name),
            Message::Forget { user } => self.forget(user),
            Message::Abandon { since } => {
                if self.abandon(since).await.is_err() {
                    return self.read_again().await;
                }
            }
            Message::Compare => return self.compare().await,
            Message::Wake | Message::Close => {}
        }
        Ok(())
    }

    /// Does anybody need this table in memory?
    fn is_needed(&self) -> bool {
        let answers = self.thinking.is_some() || self.pending.is_some();
        self.is_watched() || answers || self.unsaved
    }

    /// Does anybody watch, or wait for news?
    fn is_watched(&self) -> bool {
        let waits = |waiting: &Waiting| !waiting.reply.is_closed();
        !self.watchers.is_empty() || self.waiting.iter().any(waits)
    }

    /// Bots and programs answer as long as they are asked. What cannot be written has not happened, and is tried again
    /// after the next order.
    async fn go_on(&mut self) -> Result<(), Problem> {
        if self.is_set_aside() {
            return Ok(());
        }
        self.end_pretended_presence();
        if self.answer_unasked().await.is_err() {
            return self.read_again().await;
        }
        self.wake_bot();
        Ok(())
    }
}

/// What a failure of the store means to whoever asked.
pub(crate) fn store_problem(error: StoreError) -> Problem {
    match error {
        StoreError::Full => Problem::new(
            Kind::ReadOnly,
            "the disk of the server is full: games can be looked at, but nothing can be changed until there is room",
        ),
        StoreError::Taken => {
            Problem::new(Kind::Taken, "this name is taken, or looks like one that is")
        }
        StoreError::Gone => Problem::new(
            Kind::Missing,
            "the account or the table has been removed meanwhile",
        ),
        StoreError::Conflict => Problem::new(
            Kind::Stale,
            "the administrator has changed this table: look at it again",
        ),
        error @ (StoreError::Damaged(_) | StoreError::Unreadable(_) | StoreError::Backend(_)) => {
            internal_error(error)
        }
    }
}
