//! Bots at a table: one thinks at a time, about the present question.

use engine::Seat;
use protocol::Problem;
use serde_json::Value;

use super::Room;
use crate::log_entry::LogEntry;

impl Room {
    /// Lets a bot think that is asked; one that thinks about an older question stops.
    pub(super) fn wake_bot(&mut self) {
        let Some(game) = &self.game else { return };
        let seq = game.seq();
        if self.is_set_aside() {
            return;
        }
        // Bots do not play among themselves for nobody.
        let has_people = self.seats.iter().any(|record| record.user.is_some());
        if !has_people && !self.is_watched() {
            return;
        }
        if matches!(self.thinking, Some((known, _)) if known == seq) {
            return;
        }
        if let Some((_, thought)) = self.thinking.take() {
            thought.abort();
        }
        let bot = game.asked().into_iter().find_map(|seat| {
            let level = self.seats.get(seat.index())?.bot.as_ref()?;
            Some((seat, level.parse().ok()?))
        });
        let Some((seat, level)) = bot else { return };
        let Ok(table) = game.table().moment(game.table().length()) else {
            return;
        };
        let thought = self.context.bots.think(crate::bots::Thought {
            table,
            seat,
            level,
            seq,
            audience: self.watchers.outboxes(),
            room: self.own.clone(),
        });
        self.thinking = Some((seq, thought));
    }

    /// A bot has thought; if the game has gone on meanwhile, another thinks already.
    pub(super) async fn thought(
        &mut self,
        seq: u64,
        seat: Seat,
        action: Value,
    ) -> Result<(), Problem> {
        if self.thinking.take_if(|(known, _)| *known == seq).is_none() {
            return Ok(());
        }
        let Some(game) = &self.game else {
            return Ok(());
        };
        if game.seq() == seq
            && game.asked().contains(&seat)
            && game.table().offered(seat, &action).is_some()
        {
            let entry = LogEntry::Act {
                seat,
                action,
                hold: false,
                programmed: false,
            };
            if self.commit(None, vec![entry]).await.is_err() {
                return self.read_again().await;
            }
            self.tell_all(None);
        }
        self.go_on().await
    }
}
