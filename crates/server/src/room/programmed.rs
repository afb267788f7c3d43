//! Answers that somebody has given in advance come as they would from a person at the screen: after a while, and from somebody who seems
//! to be there. Nobody learns from them that nobody has thought.

use std::time::{Duration, Instant};

use engine::Seat;
use protocol::Problem;
use store::UserId;
use tokio::task::AbortHandle;

use super::{Message, Room};
use crate::{config::ProgramPace, logged_game::LoggedGame, random::random_bytes};

/// How long people think about a question, where too few answers of one person are known: in tenths of a second.
const THOUGHTS: [u64; 16] = [
    11, 14, 17, 19, 22, 25, 28, 32, 37, 43, 50, 60, 74, 95, 130, 200,
];
/// From so many answers of one person it follows how long they think.
const ENOUGH: usize = 8;
/// Whoever thinks longer has been away from the screen.
const LONGEST_THOUGHT: Duration = Duration::from_secs(5 * 60);
/// Somebody who has answered stays for about so long.
const STAY: Duration = Duration::from_secs(40);

/// An answer that waits for its time.
pub(super) struct Pending {
    seq: u64,
    seat: Seat,
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
    /// Gives the answers that were programmed for what is asked now, or lets them wait until their time.
    pub(super) async fn answer_programmed(&mut self, pace: ProgramPace) -> Result<(), Problem> {
        while let Some((seat, entry)) = self.game.as_ref().and_then(LoggedGame::programmed) {
            if pace == ProgramPace::AsPeople && self.is_played_against_people(seat) {
                return self.schedule_answer(seat);
            }
            self.pending = None;
            self.commit(None, vec![entry]).await?;
            self.tell_all(None);
        }
        self.pending = None;
        Ok(())
    }

    /// Does anybody else play here who could learn something?
    fn is_played_against_people(&self, seat: Seat) -> bool {
        let own = self.user_at(seat);
        let mut people = self.seats.iter().filter_map(|record| record.user);
        people.any(|user| Some(user) != own)
    }

    fn user_at(&self, seat: Seat) -> Option<UserId> {
        self.seats.get(seat.index())?.user
    }

    /// The answer comes after a time in which somebody could have thought.
    fn schedule_answer(&mut self, seat: Seat) -> Result<(), Problem> {
        let Some(game) = &self.game else {
            return Ok(());
        };
        let seq = game.seq();
        if matches!(&self.pending, Some(known) if (known.seq, known.seat) == (seq, seat)) {
            return Ok(());
        }
        let thought = thinking_time(&game.thinking_times(seat), chance()?, chance()?);
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
            task: waiting.abort_handle(),
        });
        Ok(())
    }

    /// The time of a programmed answer has come, unless the game has gone on.
    pub(super) async fn programmed(&mut self, seq: u64, due: Due) -> Result<(), Problem> {
        let Some(pending) = self.pending.take_if(|pending| pending.seq == seq) else {
            return Ok(());
        };
        match due {
            Due::Presence => {
                self.pretend_presence(self.user_at(pending.seat), None);
                self.pending = Some(pending);
                Ok(())
            }
            Due::Answer => {
                let until = Instant::now() + STAY.mul_f64(0.5 + chance()?);
                self.pretend_presence(self.user_at(pending.seat), Some(until));
                let entry = self.game.as_ref().and_then(LoggedGame::programmed);
                if let Some((_, entry)) = entry.filter(|(seat, _)| *seat == pending.seat) {
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

/// A time in which this person could have thought, drawn from those in which they have: `drawn` says from which, `varied` how it differs.
fn thinking_time(known: &[Duration], drawn: f64, varied: f64) -> Duration {
    let usual = THOUGHTS.map(|tenths| Duration::from_millis(tenths * 100));
    let at_the_screen = known.iter().filter(|time| **time < LONGEST_THOUGHT);
    let own: Vec<Duration> = at_the_screen.copied().collect();
    let times = if own.len() < ENOUGH { &usual[..] } else { &own };
    let index = (drawn * times.len() as f64) as usize;
    let time = times.get(index.min(times.len() - 1)).copied();
    time.unwrap_or_default().mul_f64(0.85 + 0.3 * varied)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The share of times that lie under each of these bounds.
    fn shares(times: &[Duration]) -> [f64; 3] {
        [2, 4, 8].map(|bound| {
            let under = times.iter().filter(|time| time.as_secs() < bound);
            under.count() as f64 / times.len() as f64
        })
    }

    #[test]
    fn programmed_answers_take_as_long_as_those_by_hand() {
        let by_hand: Vec<Duration> = (0..40)
            .map(|number| Duration::from_millis(600 + 250 * number))
            .collect();
        let drawn = |number: u32| thinking_time(&by_hand, f64::from(number) / 1000.0, 0.5);
        let programmed: Vec<Duration> = (0..1000).map(drawn).collect();
        for (by_hand, programmed) in shares(&by_hand).into_iter().zip(shares(&programmed)) {
            assert!(
                (by_hand - programmed).abs() < 0.05,
                "{by_hand} {programmed}"
            );
        }
    }

    #[test]
    fn nobody_waits_for_somebody_who_was_away() {
        let away = [Duration::from_secs(86_400); 20];
        assert!(thinking_time(&away, 1.0, 1.0) < Duration::from_secs(30));
        assert!(thinking_time(&[], 0.0, 0.0) > Duration::from_millis(500));
    }
}
