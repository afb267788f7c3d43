//! A table as it follows from what is stored.

use std::sync::Arc;

use engine::Seat;
use protocol::{Kind, Problem, Replacement};
use store::Status;
use tokio::sync::mpsc;

use super::{Message, Room, refused, watchers::Watchers};
use crate::{
    context::Context,
    play::{Play, SeatChange},
};

impl Room {
    pub(super) async fn load(
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
            waiting: Vec::new(),
            own,
            thinking: None,
        };
        if room.has_begun() {
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
        let Some(change) = self.play.as_mut().and_then(Play::take_seat_change) else {
            return Ok(());
        };
        let is_left = |seat: &Seat| {
            let record = self.seats.get(seat.index());
            record.is_none_or(|record| record.user.is_none())
        };
        let done = match &change {
            SeatChange::Left(seats) => seats.iter().all(is_left),
            SeatChange::Given(seat, by) => self.seats.get(seat.index()).is_none_or(|record| {
                let given = match by {
                    Replacement::Bot(level) => Some(level),
                    Replacement::Open => None,
                };
                !record.left && record.bot.as_ref() == given
            }),
        };
        if done || over {
            return Ok(());
        }
        if let Some(play) = &mut self.play {
            play.repeat_seat_change(change);
        }
        self.change_seats().await
    }

    /// Something could not be written: what is in memory is thrown away for what is stored.
    pub(super) async fn read_again(&mut self) -> Result<(), Problem> {
        tracing::warn!(table = self.record.slug, "the table is read again");
        let found = self.context.store.table(&self.record.slug).await;
        let listed = found.map_err(refused)?;
        let listed = listed.ok_or_else(|| Problem::new(Kind::Missing, "there is no such table"))?;
        (self.record, self.seats) = (listed.table, listed.seats);
        self.play = match self.has_begun() {
            true => Some(self.rebuilt().await?),
            false => None,
        };
        Ok(())
    }

    fn has_begun(&self) -> bool {
        self.record.status == Status::Live || self.record.head.seq > 0
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
            // Only a change of seats in the last entry may still be waiting.
            play.take_seat_change();
            play.apply(&entry).map_err(|error| broken(&error))?;
        }
        Ok(play)
    }
}
