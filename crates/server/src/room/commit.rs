//! What happens at a table is on the disk before anybody hears of it.

use protocol::{Kind, Problem, Replacement};
use store::{Append, Entry, Head, Millis, Status, UserId};

use super::{Room, store_problem};
use crate::{internal_error, log_entry::LogEntry, logged_game::SeatChange, now};

impl Room {
    /// Carries entries out, then writes them into the log. If they cannot be written, the table has to be read again from what is
    /// stored.
    pub(super) async fn commit(
        &mut self,
        user: Option<UserId>,
        entries: Vec<LogEntry>,
    ) -> Result<(), Problem> {
        if self.unsaved {
            self.save().await?;
            self.unsaved = false;
        }
        let at = now();
        // What somebody prepares for themselves leaves no trace that others see.
        let is_private = entries.iter().all(LogEntry::is_private);
        let goes_on = entries.iter().any(LogEntry::goes_on);
        // The head that is written beside the entries follows from the game after them.
        let stored = self.perform(user, entries, at)?;
        let updated = if is_private {
            self.record.head.updated
        } else {
            at
        };
        let active = if goes_on {
            self.context.uptime.now()
        } else {
            self.record.head.active
        };
        let head = Head {
            active,
            ..self.head(updated)
        };
        let append = Append {
            table: self.record.id,
            entries: stored,
            head: head.clone(),
        };
        let count = append.entries.len() as u64;
        let written = self.context.store.append(append).await;
        self.record.head = head;
        written.map_err(store_problem)?;
        metrics::counter!("polemarch_entries").increment(count);
        self.follow_up().await;
        Ok(())
    }

    /// Carries entries out, and at once what follows without a question; they are to be written.
    fn perform(
        &mut self,
        user: Option<UserId>,
        entries: Vec<LogEntry>,
        at: Millis,
    ) -> Result<Vec<Entry>, Problem> {
        let mut stored = Vec::new();
        let mut given = entries.into_iter().map(|entry| (user, entry));
        while let Some((user, entry)) = given.next().or_else(|| Some((None, self.idle_at_once()?)))
        {
            let Some(game) = &mut self.game else {
                return Err(Problem::new(Kind::Unfit, "the game has not begun"));
            };
            stored.push(Entry {
                seq: game.entries() + 1,
                at,
                user,
                body: serde_json::to_string(&entry).map_err(internal_error)?,
            });
            game.perform(entry, at).map_err(internal_error)?;
            // Whoever is asked next may be somebody else at the same screen.
            self.looked_at = self.looked_at.filter(|seat| game.asked().contains(seat));
        }
        Ok(stored)
    }

    /// Stores what follows from the log for the status and the seats. The log is what counts: if this cannot be stored now, it will be.
    pub(super) async fn follow_up(&mut self) {
        let Some(game) = &mut self.game else { return };
        let change = game.take_seat_change();
        let ended = game.over().is_some() && self.record.status == Status::Live;
        if change.is_none() && !ended {
            return;
        }
        if ended {
            self.record.status = Status::Over;
        }
        if let Some(change) = change {
            self.change_seats(change);
        }
        self.unsaved = self.save().await.is_err();
    }

    /// What an entry did to seats.
    fn change_seats(&mut self, change: SeatChange) {
        let (seats, by) = match change {
            SeatChange::Left(seats) => (seats, None),
            SeatChange::Given(seat, by) => (vec![seat], Some(by)),
        };
        for record in self
            .seats
            .iter_mut()
            .filter(|record| seats.contains(&record.seat))
        {
            record.user = None;
            record.name = None;
            record.confirm = false;
            record.ask_always = false;
            record.left = by.is_none();
            record.bot = match &by {
                Some(Replacement::Bot(level)) => Some(level.clone()),
                Some(Replacement::Open) | None => None,
            };
        }
        self.record.head = self.head(self.record.head.updated);
    }

    /// What follows from the game for the lists.
    pub(super) fn head(&self, at: Millis) -> Head {
        let generation = self.record.head.generation;
        match &self.game {
            Some(game) => Head {
                generation,
                active: self.context.uptime.now(),
                ..game.head(&self.seats, at)
            },
            None => Head {
                updated: at,
                active: self.context.uptime.now(),
                ..self.record.head.clone()
            },
        }
    }

    /// Stores what was agreed and who sits where.
    pub(super) async fn save(&self) -> Result<(), Problem> {
        let saved = self.context.store.save_table(&self.record, &self.seats);
        saved.await.map_err(store_problem)
    }
}
