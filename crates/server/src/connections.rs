//! The open connections, so that they end with the session or token they were opened with, and with the server.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use axum::extract::ws::Utf8Bytes;
use store::UserId;
use tokio::sync::Notify;

use crate::{
    identity::{Pass, Person},
    outbox::{CloseReason, Outbox},
};

/// All open connections, by person (nobody for those who only watch) and by their own number.
#[derive(Default)]
pub(crate) struct Connections {
    open: Mutex<BTreeMap<(Option<UserId>, u64), Open>>,
    /// Told when one has ended.
    ended: Notify,
}

struct Open {
    /// As it was when the connection was opened; nobody only watches.
    person: Option<Person>,
    outbox: Outbox,
}

fn key(person: Option<&Person>, socket: u64) -> (Option<UserId>, u64) {
    (person.map(|person| person.user.id), socket)
}

impl Connections {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<(Option<UserId>, u64), Open>> {
        // The map is whole between any two of our lines, so a panic elsewhere has not harmed it.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection is opened.
    pub(crate) fn enter(&self, person: Option<&Person>, socket: u64, outbox: Outbox) {
        let open = Open {
            person: person.cloned(),
            outbox,
        };
        self.lock().insert(key(person, socket), open);
    }

    /// It is closed.
    pub(crate) fn leave(&self, person: Option<&Person>, socket: u64) {
        self.lock().remove(&key(person, socket));
        self.ended.notify_one();
    }

    /// Ends the connections of a person that were opened with such a pass.
    pub(crate) fn end(&self, user: UserId, ends: impl Fn(Pass) -> bool) {
        self.end_with(CloseReason::Session, user, ends);
    }

    /// Ends all connections of a person who has a new name or a new session: they are opened again with that.
    pub(crate) fn reopen(&self, user: UserId) {
        self.end_with(CloseReason::Renamed, user, |_| true);
    }

    fn end_with(&self, close_reason: CloseReason, user: UserId, ends: impl Fn(Pass) -> bool) {
        let open = self.lock();
        let own = open.range((Some(user), u64::MIN)..=(Some(user), u64::MAX));
        let ends = |known: &&Open| known.person.as_ref().is_some_and(|own| ends(own.pass));
        for known in own.map(|(_, known)| known).filter(ends) {
            known.outbox.end(close_reason);
        }
    }

    /// Ends the connections of a person that were opened before they had this stamp.
    pub(crate) fn end_older(&self, user: UserId, stamp: i64) {
        let open = self.lock();
        let own = open.range((Some(user), u64::MIN)..=(Some(user), u64::MAX));
        let older = |known: &&Open| {
            known
                .person
                .as_ref()
                .is_some_and(|own| own.user.stamp != stamp)
        };
        for known in own.map(|(_, known)| known).filter(older) {
            known.outbox.end(CloseReason::Session);
        }
    }

    /// Everybody who is connected, as they were when the connection was opened.
    pub(crate) fn people(&self) -> Vec<Person> {
        let open = self.lock();
        open.values()
            .filter_map(|known| known.person.clone())
            .collect()
    }

    /// Tells everybody something.
    pub(crate) fn tell_all(&self, frame: &Utf8Bytes) {
        for known in self.lock().values() {
            // Whoever does not take their frames is told so when the connection ends.
            _ = known.outbox.send(frame.clone());
        }
    }

    /// Asks those who have been silent whether they are there; API clients whose token has expired are sent away.
    pub(crate) fn ask_all(&self) {
        let is_expired = |person: &Person| person.pass.is_expired();
        for known in self.lock().values() {
            if known.person.as_ref().is_some_and(is_expired) {
                known.outbox.end(CloseReason::Session);
            }
            known.outbox.ask();
        }
    }

    /// Sends everybody home.
    pub(crate) fn end_all(&self) {
        for known in self.lock().values() {
            known.outbox.end(CloseReason::Away);
        }
    }

    /// Returns when the last one has ended.
    pub(crate) async fn all_ended(&self) {
        while !self.lock().is_empty() {
            self.ended.notified().await;
        }
    }
}
