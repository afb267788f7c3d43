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
        let thought = self.context.bots.think(crate::bots::BotTask {
            table,
            seat,
            level,
            seq,
            audience: self.watchers.outboxes(),
            room: self.own.clone(),
        });
        self.thinking = Some((seq, thought));
    }

    /// A bot has thought; if the game has gone on meanwhile, another thinks already. Answers that belong together are given and told
    /// together, as long as nobody else is asked in between.
    pub(super) async fn bot_move(
        &mut self,
        seq: u64,
        seat: Seat,
        actions: Vec<Value>,
    ) -> Result<(), Problem> {
        if self.thinking.take_if(|(known, _)| *known == seq).is_none() {
            return Ok(());
        }
        if self.game.as_ref().is_none_or(|game| game.seq() != seq) {
            return self.go_on().await;
        }
        for (number, action) in actions.into_iter().enumerate() {
            if !self.is_next(seat, number, &action) {
                break;
            }
            let entry = LogEntry::Act {
                seat,
                action,
                hold: false,
                programmed: false,
            };
            if self.commit(None, vec![entry]).await.is_err() {
                return self.read_again().await;
            }
        }
        self.tell_all(None);
        self.go_on().await
    }

    /// Can a bot go on with this answer? After the first one only where the seat alone is asked.
    fn is_next(&self, seat: Seat, number: usize, action: &Value) -> bool {
        let Some(game) = &self.game else {
            return false;
        };
        let asked = game.asked();
        let is_asked = if number == 0 {
            asked.contains(&seat)
        } else {
            asked == [seat]
        };
        is_asked && game.table().offered(seat, action).is_some()
    }
}
