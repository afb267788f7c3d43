//! Answers that somebody has given in advance, or where there is nothing to choose, come as they would from a person at
//! the screen: after a while, and from somebody who seems to be there. Nobody learns from them that nobody has thought.

use std::time::{Duration, Instant};

use engine::Seat;
use protocol::Problem;
use store::UserId;
use tokio::task::AbortHandle;

use super::{Message, Room, message::Waiting, thinking_time::thinking_time};
use crate::{
    config::ProgramPace,
    log_entry::LogEntry,
    logged_game::{LoggedGame, OtherPlayers},
    random::random_bytes,
};

/// Somebody who has answered stays for about so long.
const USUAL_STAY: Duration = Duration::from_secs(40);

/// An answer that waits for its time.
pub(super) struct Pending {
    seq: u64,
    seat: Seat,
    reason: Reason,
    task: AbortHandle,
}

impl Drop for Pending {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Somebody who is not connected and seems to be there, as somebody who answers is.
pub(super) struct PretendedPresence {
    user: UserId,
    until: Option<Instant>,
}

/// Why an answer needs no question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reason {
    /// It was given in advance.
    Programmed,
    /// There was nothing to choose.
    Idle,
}

/// What is due of a programmed answer.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Due {
    /// Whoever has programmed it seems to come.
    Presence,
    /// The answer itself.
    Answer,
}

/// A number from 0 to 1.
fn chance() -> Result<f64, Problem> {
    let bytes: [u8; 4] = random_bytes()?;
    Ok(f64::from(u32::from_be_bytes(bytes)) / f64::from(u32::MAX))
}

impl Room {
    /// Gives the answers that need no question, or lets them wait until their time.
    pub(super) async fn answer_unasked(&mut self) -> Result<(), Problem> {
        while let Some((seat, entry, reason)) = self.unasked() {
            if !self.is_at_once(seat, reason) {
                return self.schedule_answer(seat, &entry, reason);
            }
            self.pending = None;
            self.commit(None, vec![entry]).await?;
            self.tell_all(None);
        }
        self.pending = None;
        Ok(())
    }

    /// An answer that needs no question. One without a choice is given for those who are there: for whoever is away
    /// nobody would have given it either.
    fn unasked(&self) -> Option<(Seat, LogEntry, Reason)> {
        let game = self.game.as_ref()?;
        if let Some((seat, entry)) = game.programmed() {
            return Some((seat, entry, Reason::Programmed));
        }
        let is_due = |seat| {
            self.leaves_idle_answers(seat)
                && (self.is_at_once(seat, Reason::Idle) || self.is_here(self.user_at(seat)))
        };
        let (seat, entry) = game.idle(is_due)?;
        Some((seat, entry, Reason::Idle))
    }

    /// The answer of a seat that has nothing to choose, where it can be given before anybody hears of the question.
    pub(super) fn idle_at_once(&self) -> Option<LogEntry> {
        let is_due = |seat| self.leaves_idle_answers(seat) && self.is_at_once(seat, Reason::Idle);
        let (_, entry) = self.game.as_ref()?.idle(is_due)?;
        Some(entry)
    }

    /// Does somebody sit there who wants no question where there is nothing to choose?
    fn leaves_idle_answers(&self, seat: Seat) -> bool {
        let record = self.seats.get(seat.index());
        record.is_some_and(|record| record.user.is_some() && !record.ask_always)
    }

    /// Can nobody learn anything from an answer that comes at once?
    fn is_at_once(&self, seat: Seat, reason: Reason) -> bool {
        let own = self.seats_of(self.user_at(seat));
        let is_alone = self.company(&own) == OtherPlayers::Nobody;
        // Where nothing is secret everybody sees that there is no choice.
        let is_seen = reason == Reason::Idle && self.game.as_ref().is_some_and(LoggedGame::is_open);
        is_alone || is_seen || self.context.config.program_pace == ProgramPace::AtOnce
    }

    /// Is this person connected, or waits for news?
    fn is_here(&self, user: Option<UserId>) -> bool {
        let waits = |waiting: &Waiting| waiting.user == user && !waiting.reply.is_closed();
        self.watchers.has(user) || user.is_some() && self.waiting.iter().any(waits)
    }

    fn user_at(&self, seat: Seat) -> Option<UserId> {
        self.seats.get(seat.index())?.user
    }

    /// The answer comes after a time in which somebody could have thought.
    fn schedule_answer(
        &mut self,
        seat: Seat,
        entry: &LogEntry,
        reason: Reason,
    ) -> Result<(), Problem> {
        let (Some(game), LogEntry::Act { action, .. }) = (&self.game, entry) else {
            return Ok(());
        };
        let seq = game.seq();
        if matches!(&self.pending, Some(known) if (known.seq, known.seat) == (seq, seat)) {
            return Ok(());
        }
        let known = game.thinking_times(seat, action);
        let thought = thinking_time(&known, [chance()?, chance()?, chance()?]);
        let comes = thought.mul_f64(0.2 + 0.6 * chance()?);
        let own = self.own.clone();
        let waiting = tokio::spawn(async move {
            for (wait, due) in [(comes, Due::Presence), (thought - comes, Due::Answer)] {
                tokio::time::sleep(wait).await;
                let Some(room) = own.upgrade() else { return };
                // A room that is gone gives the answer when it is opened.
                _ = room.send(Message::Programmed { seq, due }).await;
            }
        });
        self.pending = Some(Pending {
            seq,
            seat,
            reason,
            task: waiting.abort_handle(),
        });
        Ok(())
    }

    /// The time of a programmed answer has come, unless the game has gone on.
    pub(super) async fn programmed(&mut self, seq: u64, due: Due) -> Result<(), Problem> {
        let Some(pending) = self.pending.take_if(|pending| pending.seq == seq) else {
            return Ok(());
        };
        // Whoever has nothing to choose is there, or the answer does not come.
        let pretends = pending.reason == Reason::Programmed;
        match due {
            Due::Presence => {
                if pretends {
                    self.pretend_presence(self.user_at(pending.seat), None);
                }
                self.pending = Some(pending);
                Ok(())
            }
            Due::Answer => {
                if pretends {
                    let until = Instant::now() + USUAL_STAY.mul_f64(0.5 + chance()?);
                    self.pretend_presence(self.user_at(pending.seat), Some(until));
                }
                let entry = self.unasked().filter(|(seat, ..)| *seat == pending.seat);
                if let Some((_, entry, _)) = entry {
                    if self.commit(None, vec![entry]).await.is_err() {
                        return self.read_again().await;
                    }
                    self.tell_all(None);
                }
                self.go_on().await
            }
        }
    }

    fn pretend_presence(&mut self, user: Option<UserId>, until: Option<Instant>) {
        let Some(user) = user else { return };
        let was_present = self.is_present(Some(user));
        self.pretended_presence = Some(PretendedPresence { user, until });
        if !was_present {
            self.tell_info(None);
        }
    }

    /// Is this person connected, or seems to be?
    pub(super) fn is_present(&self, user: Option<UserId>) -> bool {
        let seems = self.pretended_presence.as_ref();
        let seems = seems.is_some_and(|pretended| Some(pretended.user) == user);
        seems || self.watchers.has(user)
    }

    /// Whoever has seemed to be there for long enough goes.
    pub(super) fn end_pretended_presence(&mut self) {
        let now = Instant::now();
        let is_past =
            |pretended: &mut PretendedPresence| pretended.until.is_some_and(|until| until < now);
        if let Some(gone) = self.pretended_presence.take_if(is_past)
            && !self.watchers.has(Some(gone.user))
        {
            self.tell_info(None);
        }
    }
}
