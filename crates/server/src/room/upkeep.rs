//! What happens to a table without an order: people are renamed or removed, and tables that nobody needs are closed.

use protocol::{Ending, EndingCause, Problem};
use store::{SeatRecord, Status, UptimeMillis, UserId};

use super::{Room, people::is_abandoned};
use crate::{internal_error, log_entry::LogEntry};

impl Room {
    /// Somebody has a new name, which is stored already.
    pub(super) fn rename(&mut self, user: UserId, name: &str) {
        if self.record.host == Some(user) {
            self.record.host_name = Some(name.to_owned());
        }
        let own = |record: &&mut SeatRecord| record.user == Some(user);
        for record in self.seats.iter_mut().filter(own) {
            record.name = Some(name.to_owned());
        }
        let out = self.record.put_out.iter_mut();
        out.filter(|person| person.id == user)
            .for_each(|person| name.clone_into(&mut person.name));
        if self.has_new_seats() {
            self.tell_info(None);
        }
    }

    /// Somebody has been removed from the store: nothing that is kept here may name them any more.
    pub(super) fn forget(&mut self, user: UserId) {
        if self.record.host.take_if(|host| *host == user).is_some() {
            self.record.host_name = None;
        }
        self.record.put_out.retain(|person| person.id != user);
        // Where nobody plays yet the seat is free again.
        let left = self.record.status != Status::Open;
        let own = |record: &&mut SeatRecord| record.user == Some(user);
        for record in self.seats.iter_mut().filter(own) {
            record.user = None;
            record.name = None;
            record.left = left;
        }
    }

    /// Nobody has come since then: a game that nobody plays is closed, whoever may be watching it.
    pub(super) async fn abandon(&mut self, since: UptimeMillis) -> Result<(), Problem> {
        let is_here = |record: &SeatRecord| self.watchers.has(record.user);
        if self.seats.iter().any(is_here) || self.record.head.active >= since {
            return Ok(());
        }
        let cause = EndingCause::Abandoned;
        match self.record.status {
            Status::Over => Ok(()),
            Status::Open => {
                let ending = Ending::without_winner(cause);
                self.record.status = Status::Over;
                let ending = serde_json::to_value(ending).map_err(internal_error)?;
                self.record.head.over = Some(ending);
                self.save().await
            }
            Status::Live => self.commit(None, vec![LogEntry::End { cause }]).await,
        }
    }

    /// Was it closed because nobody came any more?
    pub(super) fn is_abandoned(&self) -> bool {
        self.record.status == Status::Over && is_abandoned(&self.record.head)
    }

    /// One of its people has come before the table was closed: it stays open.
    pub(super) async fn keep_open(&mut self, user: Option<UserId>) {
        let is_own = !self.seats_of(user).is_empty() || self.record.host == user;
        if user.is_none() || !is_own || self.context.closes_in(&self.record).is_none() {
            return;
        }
        match self.save().await {
            Ok(()) => {
                self.record.head.active = self.context.uptime.now();
                self.tell_info(None);
            }
            Err(problem) => tracing::warn!(%problem, "a table was not kept open"),
        }
    }
}
