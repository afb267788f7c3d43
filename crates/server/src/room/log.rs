//! What happens at a table is written into its log before anybody hears of it.

use protocol::{Kind, Problem};
use store::{Append, Entry, Head, Status};

use super::{Room, refused};
use crate::{broken, deed::Deed, now};

impl Room {
    /// Writes deeds into the log, then carries them out. Nobody hears of anything that is not on the disk.
    pub(super) async fn commit(
        &mut self,
        user: Option<i64>,
        deeds: Vec<Deed>,
    ) -> Result<(), Problem> {
        if self.unsaved {
            self.save().await?;
            self.unsaved = false;
        }
        let Some(play) = &mut self.play else {
            return Err(Problem::new(Kind::Unfit, "the game has not begun"));
        };
        let at = now();
        // What somebody prepares for himself leaves no trace that others see.
        let is_private = deeds.iter().all(Deed::is_private);
        let goes_on = deeds.iter().any(Deed::goes_on);
        let (mut entries, mut seq) = (Vec::with_capacity(deeds.len()), play.entries());
        for deed in &deeds {
            seq += 1;
            let body = serde_json::to_string(deed).map_err(broken)?;
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
            play.perform(deed, at).map_err(broken)?;
        }
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
            entries,
            head: head.clone(),
        };
        let count = append.entries.len() as u64;
        let written = self.context.store.append(append).await;
        self.record.head = head;
        written.map_err(refused)?;
        metrics::counter!("polemarch_entries").increment(count);
        self.follow_up().await;
        Ok(())
    }

    /// Stores what follows from the log for the status and the seats. The log is what counts: if this cannot be stored now, it will be.
    pub(super) async fn follow_up(&mut self) {
        let Some(play) = &mut self.play else { return };
        let change = play.take_seat_change();
        let ended = play.over().is_some() && self.record.status == Status::Live;
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

    /// What follows from the game for the lists.
    pub(super) fn head(&self, at: i64) -> Head {
        let generation = self.record.head.generation;
        match &self.play {
            Some(play) => Head {
                generation,
                active: self.context.uptime.now(),
                ..play.head(&self.seats, at)
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
        saved.await.map_err(refused)
    }
}
