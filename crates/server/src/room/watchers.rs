//! Those who are connected to a table, and what is sent to them.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use engine::Seat;
use protocol::{Channel, ChatLine, Kind, PastMove, Problem, Reply};
use store::UserId;
use tape::Tape;

use super::{NewWatcher, ReplyTo, Room, Waiting, news::News};
use crate::{
    logged_game::LoggedGame,
    outbox::{Outbox, Urgency},
};

/// Those who are connected to a table.
#[derive(Default)]
pub(super) struct Watchers(Vec<Watcher>);

pub(super) struct Watcher {
    socket: u64,
    pub(super) user: Option<UserId>,
    outbox: Outbox,
    pub(super) detail: Detail,
    /// Nothing has been sent to it yet.
    pub(super) is_new: bool,
    /// The view that was sent last: what comes next is told as changes of it.
    pub(super) last: Option<Arc<Tape>>,
    /// The seat it was made for.
    pub(super) viewing: Option<Seat>,
    /// How far it has been told what happened.
    pub(super) seen: u64,
}

/// How much of a situation a watcher is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detail {
    /// What has changed since the frame before, as short as it can be told.
    Changes,
    /// All of it in every frame.
    Whole,
}

impl Watcher {
    /// Has this watcher not heard of it? The opening is told once, to those who have just come.
    pub(super) fn is_unheard(&self, past: &PastMove) -> bool {
        past.number.is_some() || self.is_new
    }
}

/// A frame as it is sent.
pub(crate) fn reply_text(reply: &Reply) -> Utf8Bytes {
    serde_json::to_string(reply).unwrap_or_default().into()
}

impl Watchers {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Is this person connected?
    pub(super) fn has(&self, user: Option<UserId>) -> bool {
        user.is_some() && self.0.iter().any(|watcher| watcher.user == user)
    }

    /// The ways to all of them.
    pub(super) fn outboxes(&self) -> Vec<Outbox> {
        let outbox = |watcher: &Watcher| watcher.outbox.clone();
        self.0.iter().map(outbox).collect()
    }

    /// Tells everybody to join again.
    pub(super) fn drop_all(&self, slug: &str) {
        let dropped = reply_text(&Reply::Dropped {
            table: slug.to_owned(),
        });
        for watcher in &self.0 {
            watcher.outbox.send(dropped.clone());
        }
    }

    /// Players hear players, those who watch hear those who watch, and nobody hears whom they have blocked.
    pub(super) fn say(&self, room: &Room, line: &ChatLine, deaf: &[UserId]) {
        let said = reply_text(&Reply::Chat {
            table: room.record.slug.clone(),
            line: line.clone(),
        });
        for watcher in &self.0 {
            let plays = !room.seats_of(watcher.user).is_empty();
            let hears = match line.channel {
                Channel::Players => plays,
                Channel::Spectators => !plays,
            };
            let wants = watcher.user.is_none_or(|user| !deaf.contains(&user));
            if hears && wants {
                watcher.outbox.send(said.clone());
            }
        }
    }
}

/// How somebody learns that their order was carried out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Confirmation {
    /// By the news that follow from it, if their connection is told of them.
    WithNews,
    /// By a frame of its own.
    Alone,
}

impl Room {
    /// Somebody watches: they are told how the table stands and what has happened since they last looked.
    pub(super) fn join(&mut self, new: NewWatcher) -> Result<(), Problem> {
        self.watchers.0.retain(|known| known.socket != new.socket);
        let came = !self.watchers.has(new.user);
        let mut watcher = Watcher {
            socket: new.socket,
            user: new.user,
            outbox: new.outbox,
            detail: new.detail,
            is_new: true,
            last: None,
            viewing: None,
            seen: 0,
        };
        let table = Reply::Table {
            table: Box::new(self.info()),
        };
        let gone = Problem::new(Kind::Closing, "the connection is gone");
        if !watcher.outbox.send(reply_text(&table)) {
            return Err(gone);
        }
        if self.game.is_some() {
            watcher.seen = new.seen;
            let situation = self.news(&mut watcher, None, &mut News::default());
            if situation.is_none_or(|(situation, _)| !watcher.outbox.send(situation)) {
                return Err(gone);
            }
        }
        self.watchers.0.push(watcher);
        if came && new.user.is_some() {
            self.tell_info(Some(new.socket));
        }
        Ok(())
    }

    pub(super) fn part(&mut self, socket: u64) {
        let known = self.watchers.0.iter().find(|known| known.socket == socket);
        let user = known.and_then(|known| known.user);
        self.watchers.0.retain(|known| known.socket != socket);
        if user.is_some() && !self.watchers.has(user) {
            self.tell_info(None);
        }
    }

    /// Tells everybody about the seats, except a connection that knows already.
    pub(super) fn tell_info(&mut self, except: Option<u64>) {
        let table = reply_text(&Reply::Table {
            table: Box::new(self.info()),
        });
        self.send(|_, watcher| {
            (Some(watcher.socket) != except).then(|| (table.clone(), Urgency::Now))
        });
    }

    /// Tells everybody what has happened; the answer to an order goes with the news to whoever gave it.
    pub(super) fn tell_all(&mut self, reply: Option<ReplyTo>) {
        let confirmation = if self.game.is_none() || self.has_new_seats() {
            Confirmation::Alone
        } else {
            Confirmation::WithNews
        };
        let asker = self.confirm(reply, confirmation);
        if confirmation == Confirmation::Alone {
            self.tell_info(None);
        }
        if self.game.is_some() {
            self.tell_waiting();
            self.tell_situation(asker, |_| true);
        }
    }

    /// Tells one person, on all their connections, and nobody else.
    pub(super) fn tell_person(&mut self, user: UserId, reply: ReplyTo) {
        let asker = self.confirm(Some(reply), Confirmation::WithNews);
        self.tell_situation(asker, |watcher| watcher.user == Some(user));
    }

    fn tell_situation(
        &mut self,
        asker: Option<(u64, Option<u64>)>,
        is_told: impl Fn(&Watcher) -> bool,
    ) {
        let mut news = News::default();
        self.send(|room, watcher| {
            if !is_told(watcher) {
                return None;
            }
            let reference = asker.filter(|&(socket, _)| socket == watcher.socket);
            let reference = reference.and_then(|(_, reference)| reference);
            room.news(watcher, reference, &mut news)
        });
    }

    /// Confirms an order, unless that is told with the news: then the connection and its reference are returned.
    fn confirm(
        &self,
        reply: Option<ReplyTo>,
        confirmation: Confirmation,
    ) -> Option<(u64, Option<u64>)> {
        let mut asker = None;
        let seq = self.game.as_ref().map_or(0, LoggedGame::seq);
        match reply {
            Some(ReplyTo::Socket {
                socket,
                outbox,
                reference,
                lang,
            }) => {
                let watches = self.watchers.0.iter().any(|known| known.socket == socket);
                if watches && confirmation == Confirmation::WithNews {
                    asker = Some((socket, reference));
                } else {
                    ReplyTo::Socket {
                        socket,
                        outbox,
                        reference,
                        lang,
                    }
                    .send(Ok(seq));
                }
            }
            Some(waiting @ ReplyTo::Waiting(_)) => waiting.send(Ok(seq)),
            None => {}
        }
        asker
    }

    /// Somebody waits for news without a connection.
    pub(super) fn wait(&mut self, waiting: Waiting) {
        self.waiting.retain(|known| !known.reply.is_closed());
        self.waiting.push(waiting);
        self.tell_waiting();
    }

    fn tell_waiting(&mut self) {
        let seq = self.game.as_ref().map_or(0, LoggedGame::seq);
        let all = std::mem::take(&mut self.waiting).into_iter();
        let (told, waiting): (Vec<_>, Vec<_>) = all.partition(|waiting| waiting.seen < seq);
        self.waiting = waiting;
        for Waiting { user, seen, reply } in told {
            // Who does not wait any more need not know.
            _ = reply.send(self.situation(user, Some(seen)));
        }
    }

    /// Have seats changed since they were last told?
    pub(super) fn has_new_seats(&mut self) -> bool {
        let changed = self.told != self.seats || self.told_status != Some(self.record.status);
        if changed {
            self.told = self.seats.clone();
            self.told_status = Some(self.record.status);
        }
        changed
    }

    /// Sends frames; who cannot keep up is dropped and has to join again.
    fn send(&mut self, mut make: impl FnMut(&Self, &mut Watcher) -> Option<(Utf8Bytes, Urgency)>) {
        let mut watchers = std::mem::take(&mut self.watchers.0);
        let mut gone = Vec::new();
        watchers.retain_mut(|watcher| {
            let Some((frame, urgency)) = make(self, watcher) else {
                return true;
            };
            metrics::counter!("polemarch_bytes_sent").increment(frame.len() as u64);
            let reached = watcher.outbox.send_with(frame, urgency);
            if !reached {
                gone.push(watcher.user);
            }
            reached
        });
        self.watchers.0 = watchers;
        // The others hear of those who have no connection left.
        let is_away = |user: &Option<UserId>| user.is_some() && !self.watchers.has(*user);
        if gone.iter().any(is_away) {
            self.tell_info(None);
        }
    }
}
