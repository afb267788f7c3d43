//! The open connections of people, so that they end with the session or token they were opened with.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Notify;

use crate::identity::Person;

/// All open connections of people who are known, by person.
#[derive(Default)]
pub(crate) struct Connections(Mutex<BTreeMap<i64, Vec<Open>>>);

struct Open {
    socket: u64,
    /// None for a program with a token.
    session: Option<i64>,
    end: Arc<Notify>,
}

impl Connections {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<i64, Vec<Open>>> {
        // The map is whole between any two of our lines, so a panic elsewhere has not harmed it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection is opened; `end` is told when it has to go.
    pub(crate) fn enter(&self, person: &Person, socket: u64, end: Arc<Notify>) {
        let open = Open {
            socket,
            session: person.session,
            end,
        };
        self.lock().entry(person.user.id).or_default().push(open);
    }

    /// It is closed.
    pub(crate) fn leave(&self, person: &Person, socket: u64) {
        let mut people = self.lock();
        if let Some(open) = people.get_mut(&person.user.id) {
            open.retain(|known| known.socket != socket);
            if open.is_empty() {
                people.remove(&person.user.id);
            }
        }
    }

    /// Ends the connections of a person that were opened with such a session, or with a token where there is none.
    pub(crate) fn end(&self, user: i64, ends: impl Fn(Option<i64>) -> bool) {
        let people = self.lock();
        let open = people.get(&user).into_iter().flatten();
        for known in open.filter(|known| ends(known.session)) {
            known.end.notify_one();
        }
    }
}
