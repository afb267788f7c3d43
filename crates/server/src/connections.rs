//! The open connections, so that they end with the session or token they were opened with, and with the server.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Notify;

use crate::{
    identity::Person,
    outbox::{Goodbye, Outbox},
};

/// All open connections, by person (nobody for those who only watch) and by their own number.
#[derive(Default)]
pub(crate) struct Connections {
    open: Mutex<BTreeMap<(Option<i64>, u64), Open>>,
    /// Told when one has ended.
    ended: Notify,
}

struct Open {
    /// None for a program with a token.
    session: Option<i64>,
    outbox: Outbox,
}

fn key(person: Option<&Person>, socket: u64) -> (Option<i64>, u64) {
    (person.map(|person| person.user.id), socket)
}

impl Connections {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<(Option<i64>, u64), Open>> {
        // The map is whole between any two of our lines, so a panic elsewhere has not harmed it.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection is opened.
    pub(crate) fn enter(&self, person: Option<&Person>, socket: u64, outbox: Outbox) {
        let session = person.and_then(|person| person.session);
        let open = Open { session, outbox };
        self.lock().insert(key(person, socket), open);
    }

    /// It is closed.
    pub(crate) fn leave(&self, person: Option<&Person>, socket: u64) {
        self.lock().remove(&key(person, socket));
        self.ended.notify_one();
    }

    /// Ends the connections of a person that were opened with such a session, or with a token where there is none.
    pub(crate) fn end(&self, user: i64, ends: impl Fn(Option<i64>) -> bool) {
        self.end_with(Goodbye::Session, user, ends);
    }

    /// Ends all connections of a person who has a new name.
    pub(crate) fn renamed(&self, user: i64) {
        self.end_with(Goodbye::Renamed, user, |_| true);
    }

    fn end_with(&self, goodbye: Goodbye, user: i64, ends: impl Fn(Option<i64>) -> bool) {
        let open = self.lock();
        let own = open.range((Some(user), u64::MIN)..=(Some(user), u64::MAX));
        for (_, known) in own.filter(|(_, known)| ends(known.session)) {
            known.outbox.end(goodbye);
        }
    }

    /// Asks those who have been silent whether they are there.
    pub(crate) fn ask_all(&self) {
        for known in self.lock().values() {
            known.outbox.ask();
        }
    }

    /// Sends everybody home.
    pub(crate) fn end_all(&self) {
        for known in self.lock().values() {
            known.outbox.end(Goodbye::Away);
        }
    }

    /// Returns when the last one has ended.
    pub(crate) async fn all_ended(&self) {
        while !self.lock().is_empty() {
            self.ended.notified().await;
        }
    }
}
