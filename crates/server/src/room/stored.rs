//! A table as it follows from what is stored.

use std::sync::Arc;

use engine::Seat;
use protocol::{Kind, Problem, Rematch, Replacement};
use store::{Listed, Status, StoreError, TableRecord};
use tokio::sync::mpsc;

use super::{Message, Room, store_problem, watchers::Watchers};
use crate::{
    context::Context,
    logged_game::{LoggedGame, SeatChange, current_rules},
    panics::caught,
};

/// So many entries of a log are read at one go; then other tables have their turn.
const ENTRIES_PER_TURN: usize = 32;

impl Room {
    pub(super) async fn load(
        context: &Arc<Context>,
        slug: &str,
        own: mpsc::WeakSender<Message>,
    ) -> Result<Self, Problem> {
        let found = context.store.table(slug).await.map_err(store_problem)?;
        let listed = found.ok_or_else(|| Problem::new(Kind::Missing, "there is no such table"))?;
        let mut room = Self {
            context: Arc::clone(context),
            told: listed.seats.clone(),
            told_status: Some(listed.table.status),
            record: listed.table,
            seats: listed.seats,
            game: None,
            watchers: Watchers::default(),
            waiting: Vec::new(),
            own,
            thinking: None,
            pending: None,
            pretended_presence: None,
            looked_at: None,
            rematch: None,
            unsaved: false,
            panicked: None,
        };
        if room.record.status == Status::Over {
            let made = context.store.rematch(slug).await.map_err(store_problem)?;
            room.rematch = made.map(|Listed { table, .. }| Rematch {
                id: table.slug,
                by: table.host,
            });
        }
        if room.is_set_aside() {
            // What made it fail may be in its log: then only what everybody may know of it is shown.
            let rebuilt = caught("room", room.rebuilt()).await;
            room.game = rebuilt.ok().and_then(Result::ok).flatten();
            return Ok(room);
        }
        room.game = room.rebuilt().await?;
        room.catch_up().await;
        Ok(room)
    }

    /// What should have followed the last entry, had the server not been stopped between the two.
    async fn catch_up(&mut self) {
        let change = self.game.as_mut().and_then(LoggedGame::take_seat_change);
        if let Some(change) = change.filter(|change| !self.has_changed_seats(change))
            && let Some(game) = &mut self.game
        {
            game.repeat_seat_change(change);
        }
        self.follow_up().await;
    }

    /// Is it stored already what a deed did to seats? A game that is over needs it no more.
    fn has_changed_seats(&self, change: &SeatChange) -> bool {
        let is_left = |seat: &Seat| {
            let record = self.seats.get(seat.index());
            record.is_none_or(|record| record.user.is_none())
        };
        let over = self.game.as_ref().is_some_and(|game| game.over().is_some());
        let done = match change {
            SeatChange::Left(seats) => seats.iter().all(is_left),
            SeatChange::Given(seat, by) => self.seats.get(seat.index()).is_none_or(|record| {
                let given = match by {
                    Replacement::Bot(level) => Some(level),
                    Replacement::Open => None,
                };
                !record.left && record.bot.as_ref() == given
            }),
        };
        done || over
    }

    /// Something could not be written: what is in memory is thrown away for what is stored. A table that the administrator has changed
    /// is not gone on with: everybody has to look at it anew.
    pub(super) async fn read_again(&mut self) -> Result<(), Problem> {
        tracing::warn!(table = self.record.slug, "the table is read again");
        let found = self.context.store.table(&self.record.slug).await;
        let listed = found.map_err(store_problem)?;
        let listed = listed.ok_or_else(|| Problem::new(Kind::Missing, "there is no such table"))?;
        if !self.is_same(&listed.table) {
            return Err(store_problem(StoreError::Conflict));
        }
        (self.record, self.seats) = (listed.table, listed.seats);
        self.game = self.rebuilt().await?;
        self.catch_up().await;
        Ok(())
    }

    /// The administrator has changed tables: was this one among them?
    pub(super) async fn compare(&self) -> Result<(), Problem> {
        let stored = self.context.store.table(&self.record.slug).await;
        let stored = stored.map_err(store_problem)?;
        match stored {
            Some(Listed { table, .. }) if self.is_same(&table) => Ok(()),
            Some(_) | None => Err(store_problem(StoreError::Conflict)),
        }
    }

    /// Is this the table that is kept here, unchanged by the administrator?
    fn is_same(&self, stored: &TableRecord) -> bool {
        let generation = self.record.head.generation;
        stored.id == self.record.id && stored.head.generation == generation
    }

    pub(super) fn of_other_rules(&self) -> Problem {
        let TableRecord { game, rules, .. } = &self.record;
        let why = format!(
            "this table was played under version {rules} of the rules of {game}, which this server no longer plays"
        );
        Problem::new(Kind::Unfit, why)
    }

    /// The game as it follows from its log; none before it has begun, or where it was played under other rules and is over.
    async fn rebuilt(&self) -> Result<Option<LoggedGame>, Problem> {
        let begun = self.record.status == Status::Live || self.record.head.seq > 0;
        if !begun {
            return Ok(None);
        }
        let misfit = |error: &dyn std::fmt::Display| {
            tracing::error!(table = self.record.slug, %error, "a table cannot be rebuilt");
            Problem::new(
                Kind::Unfit,
                "the log of this table does not fit the rules; the administrator can repair it",
            )
        };
        let current = current_rules(&self.record.game).map_err(|error| misfit(&error))?;
        if self.record.rules != current {
            // A game that is over is told about even where it can no longer be shown.
            return match self.record.status {
                Status::Over => Ok(None),
                Status::Open | Status::Live => Err(self.of_other_rules()),
            };
        }
        let mut game = LoggedGame::begin(&self.context.library, &self.record)
            .map_err(|error| misfit(&error))?;
        let entries = self.context.store.entries(self.record.id).await;
        for some in entries.map_err(store_problem)?.chunks(ENTRIES_PER_TURN) {
            let read = game.read(some);
            read.map_err(|found| misfit(&format!("entry {}: {}", found.entry, found.why)))?;
            tokio::task::yield_now().await;
        }
        Ok(Some(game))
    }
}
