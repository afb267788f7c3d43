//! One task owns each table that somebody plays, watches or changes. Everything that happens there passes through its inbox, one after
//! the other, so a game needs no lock and every order is checked in one place.

mod checks;
mod lobby;
mod orders;
pub(crate) mod people;
pub(crate) mod watchers;

use std::{sync::Arc, time::Duration};

use engine::Seat;
use protocol::{ChatLine, Kind, Order, Problem, Situation, TableInfo};
use serde_json::Value;
use store::{Append, Entry, Head, SeatRecord, Status, StoreError, TableRecord};
use tokio::sync::{mpsc, oneshot};

use crate::{
    context::Context, deed::Deed, now, outbox::Outbox, play::Play, room::watchers::Watchers,
};

/// A table that nobody needs is put away after this time.
const IDLE: Duration = Duration::from_secs(60);
/// So many messages wait before those who send more have to wait too.
const INBOX: usize = 256;

/// What is sent to a table.
pub(crate) enum Message {
    /// Somebody watches, as a player or as a spectator.
    Join {
        watcher: NewWatcher,
        answer: oneshot::Sender<Result<(), Problem>>,
    },
    /// He stops.
    Part { socket: u64 },
    /// Somebody wants something to happen.
    Order {
        user: i64,
        name: Arc<str>,
        order: Order,
        lang: engine::Lang,
        answer: Answer,
    },
    /// How does it stand, for these eyes?
    Look {
        user: Option<i64>,
        seen: Option<u64>,
        answer: oneshot::Sender<Result<Situation, Problem>>,
    },
    /// How did it stand after so many actions?
    Moment {
        user: Option<i64>,
        number: usize,
        answer: oneshot::Sender<Result<Situation, Problem>>,
    },
    /// The game as a file.
    Replay {
        user: Option<i64>,
        answer: oneshot::Sender<Result<Value, Problem>>,
    },
    /// A position to try things out.
    Imagine {
        user: Option<i64>,
        number: usize,
        seed: engine::Seed,
        answer: oneshot::Sender<Result<Imagined, Problem>>,
    },
    /// All about it.
    Info {
        answer: oneshot::Sender<Result<TableInfo, Problem>>,
    },
    /// The record itself.
    Record {
        answer: oneshot::Sender<Result<(TableRecord, Vec<SeatRecord>), Problem>>,
    },
    /// Something was said.
    Said { line: ChatLine },
    /// A bot has thought.
    Thought { seq: u64, seat: Seat, action: Value },
    /// Nobody came for a long time.
    Abandon,
    /// The server goes down.
    Close,
}

/// Somebody who wants to watch.
pub(crate) struct NewWatcher {
    /// The number of the connection.
    pub(crate) socket: u64,
    /// Who.
    pub(crate) user: Option<i64>,
    /// Where frames go.
    pub(crate) frames: Outbox,
    /// The last number he has seen.
    pub(crate) seen: Option<u64>,
}

/// Where the answer to an order goes.
pub(crate) enum Answer {
    /// To whoever waits.
    Waiting(oneshot::Sender<Result<u64, Problem>>),
    /// To a connection that watches the table.
    Socket {
        socket: u64,
        frames: Outbox,
        reference: Option<u64>,
    },
}

/// A position that a viewer cannot tell from the true one.
pub(crate) struct Imagined {
    pub(crate) game: &'static str,
    pub(crate) position: Value,
    pub(crate) record: TableRecord,
}

/// The sender to a room that is started with it.
pub(crate) fn spawn(context: Arc<Context>, slug: String) -> mpsc::Sender<Message> {
    let (sender, inbox) = mpsc::channel(INBOX);
    tokio::spawn(run(context, slug, inbox, sender.downgrade()));
    sender
}

async fn run(
    context: Arc<Context>,
    slug: String,
    mut inbox: mpsc::Receiver<Message>,
    own: mpsc::WeakSender<Message>,
) {
    let mut room = match Room::load(&context, &slug, own).await {
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
    let mut going_on = room.go_on().await;
    while going_on.is_ok() {
        let message = tokio::time::timeout(IDLE, inbox.recv()).await;
        match message {
            Ok(Some(Message::Close)) | Ok(None) => break,
            Ok(Some(message)) => going_on = room.receive(message).await,
            Err(_) if room.is_needed() => {}
            Err(_) => break,
        }
    }
    if let Err(problem) = going_on {
        // What is in memory is not what is stored: whoever comes next begins again from that.
        tracing::error!(table = slug, %problem, "the table is read again");
    }
    // From here on others open the table anew; what is still in the inbox is dealt with.
    context.rooms.forget(&slug);
    inbox.close();
    while let Some(message) = inbox.recv().await {
        message.refuse(&Problem::new(Kind::Closing, "join the table again"));
    }
    room.watchers.drop_all(&slug);
    metrics::gauge!("polemarch_rooms").decrement(1.0);
}

impl Message {
    /// Tells whoever waits that nothing comes of it.
    fn refuse(self, problem: &Problem) {
        let problem = problem.clone();
        // Whoever waited may have gone: then nobody needs to know.
        match self {
            Self::Join { answer, .. } => _ = answer.send(Err(problem)),
            Self::Order { answer, .. } => answer.give(Err(problem)),
            Self::Look { answer, .. } | Self::Moment { answer, .. } => {
                _ = answer.send(Err(problem));
            }
            Self::Replay { answer, .. } => _ = answer.send(Err(problem)),
            Self::Imagine { answer, .. } => _ = answer.send(Err(problem)),
            Self::Info { answer } => _ = answer.send(Err(problem)),
            Self::Record { answer } => _ = answer.send(Err(problem)),
            Self::Part { .. }
            | Self::Said { .. }
            | Self::Thought { .. }
            | Self::Abandon
            | Self::Close => {}
        }
    }
}

impl Answer {
    /// Gives the result to whoever waits.
    pub(crate) fn give(self, result: Result<u64, Problem>) {
        match self {
            Self::Waiting(sender) => _ = sender.send(result),
            Self::Socket {
                frames, reference, ..
            } => {
                let reply = match result {
                    Ok(seq) => protocol::Reply::Done { reference, seq },
                    Err(problem) => protocol::Reply::Refused { reference, problem },
                };
                frames.send(watchers::frame(&reply));
            }
        }
    }
}

/// A table and everybody at it.
pub(crate) struct Room {
    context: Arc<Context>,
    record: TableRecord,
    seats: Vec<SeatRecord>,
    /// None before the start.
    play: Option<Play>,
    watchers: Watchers,
    /// The way back to our own inbox, for bots that have thought.
    own: mpsc::WeakSender<Message>,
    /// The number a bot is thinking about.
    thinking: Option<u64>,
    /// What the watchers have last heard about the seats.
    told: Vec<SeatRecord>,
    told_status: Option<Status>,
}

impl Room {
    async fn load(
        context: &Arc<Context>,
        slug: &str,
        own: mpsc::WeakSender<Message>,
    ) -> Result<Self, Problem> {
        let found = context.store.table(slug).await.map_err(refused)?;
        let listed = found.ok_or_else(|| Problem::new(Kind::Missing, "there is no such table"))?;
        let mut room = Self {
            context: Arc::clone(context),
            told: listed.seats.clone(),
            told_status: Some(listed.table.status),
            record: listed.table,
            seats: listed.seats,
            play: None,
            watchers: Watchers::default(),
            own,
            thinking: None,
        };
        let begun = room.record.status == Status::Live || room.record.head.seq > 0;
        if begun {
            room.play = Some(room.rebuilt().await?);
            room.catch_up().await?;
        }
        Ok(room)
    }

    /// What should have followed the last entry, had the server not been stopped between the two.
    async fn catch_up(&mut self) -> Result<(), Problem> {
        let over = self.play.as_ref().is_some_and(|play| play.over().is_some());
        if over && self.record.status == Status::Live {
            self.record.status = Status::Over;
            self.save().await?;
        }
        let replaced = self.play.as_mut().and_then(Play::take_replacement);
        let waits = |seat: Seat| {
            let record = self.seats.get(seat.index());
            record.is_some_and(|record| record.user.is_none() && record.bot.is_none())
        };
        match replaced {
            Some((seat, by)) if !over && waits(seat) => self.give_seat(seat, by).await,
            Some(_) | None => Ok(()),
        }
    }

    /// The game as it follows from its log.
    async fn rebuilt(&self) -> Result<Play, Problem> {
        let broken = |error: &dyn std::fmt::Display| {
            tracing::error!(table = self.record.slug, %error, "a table cannot be rebuilt");
            Problem::new(
                Kind::Internal,
                "this table was played under other rules and cannot be shown; the administrator can repair it",
            )
        };
        let mut play = Play::begin(&self.context.shelf, &self.record).map_err(|e| broken(&e))?;
        let entries = self.context.store.entries(self.record.id).await;
        for entry in entries.map_err(refused)? {
            // Only a seat that the last entry gave away may still be waiting for it.
            play.take_replacement();
            play.apply(&entry).map_err(|error| broken(&error))?;
        }
        Ok(play)
    }

    /// Deals with a message; a problem means that the room cannot go on.
    async fn receive(&mut self, message: Message) -> Result<(), Problem> {
        match message {
            Message::Join { watcher, answer } => {
                let joined = self.join(watcher);
                _ = answer.send(joined);
            }
            Message::Part { socket } => self.part(socket),
            Message::Order {
                user,
                name,
                order,
                lang,
                answer,
            } => return self.order((user, &name), order, lang, answer).await,
            Message::Look { user, seen, answer } => {
                let situation = self.situation(user, seen);
                _ = answer.send(situation);
            }
            Message::Moment {
                user,
                number,
                answer,
            } => {
                let situation = self.moment(user, number);
                _ = answer.send(situation);
            }
            Message::Replay { user, answer } => {
                let replay = self.replay(user);
                _ = answer.send(replay);
            }
            Message::Imagine {
                user,
                number,
                seed,
                answer,
            } => {
                let imagined = self.imagined(user, number, seed);
                _ = answer.send(imagined);
            }
            Message::Info { answer } => {
                let info = self.info();
                _ = answer.send(Ok(info));
            }
            Message::Record { answer } => {
                _ = answer.send(Ok((self.record.clone(), self.seats.clone())));
            }
            Message::Said { line } => self.watchers.say(self, &line),
            Message::Thought { seq, seat, action } => {
                self.thinking = None;
                return self.thought(seq, seat, action).await;
            }
            Message::Abandon => return self.abandon().await,
            Message::Close => {}
        }
        Ok(())
    }

    /// Does anybody need this table in memory?
    fn is_needed(&self) -> bool {
        !self.watchers.is_empty() || self.thinking.is_some()
    }

    /// Writes deeds into the log, then carries them out. Nobody hears of anything that is not on the disk.
    async fn commit(&mut self, user: Option<i64>, deeds: Vec<Deed>) -> Result<(), Problem> {
        let Some(play) = &mut self.play else {
            return Err(Problem::new(Kind::Unfit, "the game has not begun"));
        };
        let at = now();
        let (mut entries, mut seq) = (Vec::with_capacity(deeds.len()), play.seq());
        for deed in &deeds {
            seq += 1;
            let body = serde_json::to_value(deed)
                .map_err(|error| Problem::new(Kind::Internal, error.to_string()))?;
            entries.push(Entry {
                seq,
                at,
                user,
                body,
            });
        }
        // The head follows from the game after the deeds, so they are carried out first; if they cannot be written, the room ends and
        // the table is read again from what is stored.
        for deed in deeds {
            play.perform(deed, at)
                .map_err(|error| Problem::new(Kind::Internal, error.to_string()))?;
        }
        let over = play.over().cloned();
        let ended = over.is_some() && self.record.status == Status::Live;
        let head = self.head(at);
        let append = Append {
            table: self.record.id,
            entries,
            head: head.clone(),
        };
        let written = self.context.store.append(append).await;
        metrics::counter!("polemarch_entries").increment(1);
        self.record.head = head;
        written.map_err(refused)?;
        if ended {
            self.record.status = Status::Over;
            self.save().await?;
        }
        Ok(())
    }

    /// What follows from the game for the lists.
    fn head(&self, at: i64) -> Head {
        let Some(play) = &self.play else {
            return Head {
                updated: at,
                ..self.record.head.clone()
            };
        };
        let bits = |seats: &mut dyn Iterator<Item = Seat>| {
            seats.fold(0_u32, |bits, seat| bits | 1 << seat.0)
        };
        let asked = play.asked();
        let is_bot = |seat: &Seat| {
            let record = self.seats.get(seat.index());
            record.is_some_and(|record| record.bot.is_some())
        };
        Head {
            seq: play.seq(),
            number: play.table().length(),
            asked: bits(&mut asked.iter().copied()),
            bots: bits(&mut asked.iter().copied().filter(is_bot)),
            updated: at,
            over: play
                .over()
                .and_then(|ending| serde_json::to_value(ending).ok()),
        }
    }

    /// Stores what was agreed and who sits where.
    async fn save(&self) -> Result<(), Problem> {
        let saved = self.context.store.save_table(&self.record, &self.seats);
        saved.await.map_err(refused)
    }

    /// Bots and programs answer as long as they are asked.
    async fn go_on(&mut self) -> Result<(), Problem> {
        while let Some(deed) = self.play.as_ref().and_then(Play::programmed) {
            self.commit(None, vec![deed]).await?;
            self.tell_all(None);
        }
        self.wake_bot();
        Ok(())
    }

    /// Lets a bot think that is asked.
    fn wake_bot(&mut self) {
        let Some(play) = &self.play else { return };
        let bot = play.asked().into_iter().find_map(|seat| {
            let level = self.seats.get(seat.index())?.bot.as_ref()?;
            Some((seat, level.parse().ok()?))
        });
        let Some((seat, level)) = bot else { return };
        let seq = play.seq();
        if self.thinking == Some(seq) {
            return;
        }
        let Ok(table) = play.table().moment(play.table().length()) else {
            return;
        };
        self.thinking = Some(seq);
        self.context.bots.think(crate::bots::Thought {
            table,
            seat,
            level,
            seq,
            room: self.own.clone(),
        });
    }

    /// A bot has thought; if the game has gone on meanwhile, it thinks again.
    async fn thought(&mut self, seq: u64, seat: Seat, action: Value) -> Result<(), Problem> {
        let Some(play) = &self.play else {
            return Ok(());
        };
        if play.seq() == seq && play.over().is_none() && play.table().offers(seat, &action) {
            let deed = Deed::Act {
                seat,
                action,
                hold: false,
                programmed: false,
            };
            self.commit(None, vec![deed]).await?;
            self.tell_all(None);
        }
        self.go_on().await
    }
}

/// What a failure of the store means to whoever asked.
pub(crate) fn refused(error: StoreError) -> Problem {
    match error {
        StoreError::Full => Problem::new(
            Kind::ReadOnly,
            "the disk of the server is full: games can be looked at, but nothing can be changed until there is room",
        ),
        StoreError::Taken => Problem::new(Kind::Taken, "this name is taken"),
        error @ (StoreError::Conflict | StoreError::Unreadable(_) | StoreError::Backend(_)) => {
            tracing::error!(%error, "store");
            Problem::new(Kind::Internal, "something went wrong; nothing was changed")
        }
    }
}
