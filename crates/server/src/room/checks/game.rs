//! What players may do in a game that has begun.

use catalogue::{Table, TableError};
use engine::{Lang, Seat};
use protocol::{EndingCause, Kind, Offer, Problem, Program, Replacement, Subject, Undo};
use serde_json::Value;
use store::SeatRecord;

use super::Room;
use crate::{
    log_entry::LogEntry,
    logged_game::{Back, LoggedGame},
};

/// No program watches more facts than this, and no seat has more programs.
const MOST_FACTS: usize = 16;
const MOST_PROGRAMS: usize = 16;
/// No program is larger than this, as JSON.
const LARGEST_PROGRAM: usize = 4 * 1024;

impl Room {
    /// An answer is one of those that were offered to a seat of this person, for the present number.
    pub(super) fn may_act(
        &self,
        own: &[Seat],
        (seq, seat, action): (u64, Option<Seat>, Value),
        lang: Lang,
    ) -> Result<LogEntry, Problem> {
        let game = self.game_at(seq)?;
        if let Some(seat) = game.confirms() {
            let why = format!("{seat} has to confirm the turn first");
            return Err(Problem::unfit(&why));
        }
        let asked = game.table().asked();
        let seat = match seat {
            Some(seat) => own_seat(own, Some(seat))?,
            None => {
                let mut mine = asked.iter().copied().filter(|seat| own.contains(seat));
                mine.next()
                    .ok_or_else(|| Problem::unfit("you are not asked"))?
            }
        };
        if !asked.contains(&seat) {
            return Err(Problem::unfit("this seat is not asked"));
        }
        // What is written into the log is the answer as it was offered, not as it was sent.
        let Some(action) = game.table().offered(seat, &action) else {
            return Err(game.refusal(seat, &action, lang));
        };
        let wants = |record: &SeatRecord| record.seat == seat && record.confirm;
        let hold = self.seats.iter().any(wants) && game.would_pass(own, seat, &action);
        Ok(LogEntry::Act {
            seat,
            hold,
            action,
            programmed: false,
        })
    }

    /// One's own last decision, or all of the turn, as far as it can be taken back without asking anybody.
    pub(super) fn may_undo(&self, own: &[Seat], seq: u64, back: Back) -> Result<LogEntry, Problem> {
        let game = self.game_at(seq)?;
        let why = match game.undone_to(own, back, self.company(own)) {
            Some(Ok(number)) => return Ok(LogEntry::Undo { number }),
            Some(Err(Undo::Answered)) => {
                "Somebody else has answered since. Propose to the others to go back."
            }
            Some(Err(Undo::Shown)) => {
                "A die was rolled or a secret was shown. Propose to the others to go back."
            }
            Some(Err(Undo::Free)) | None => "You have not decided anything yet.",
        };
        Err(Problem::unfit(why))
    }

    /// The action that was taken back last is made again by whoever took it back.
    pub(super) fn may_redo(&self, own: &[Seat], seq: u64, lang: Lang) -> Result<LogEntry, Problem> {
        let undone = self.game_at(seq)?.undone().cloned();
        let own_action = undone.filter(|(seat, _)| own.contains(seat));
        let (seat, action) =
            own_action.ok_or_else(|| Problem::unfit("there is nothing to make again"))?;
        self.may_act(own, (seq, Some(seat), action), lang)
    }

    pub(super) fn may_confirm(&self, own: &[Seat], seq: u64) -> Result<LogEntry, Problem> {
        match self.game_at(seq)?.confirms() {
            Some(seat) if own.contains(&seat) => Ok(LogEntry::Confirm { seat }),
            Some(_) | None => Err(Problem::unfit("there is nothing to confirm")),
        }
    }

    pub(super) fn may_ask_back(&self, own: &[Seat], number: usize) -> Result<LogEntry, Problem> {
        if number >= self.begun_game()?.table().length() {
            return Err(Problem::unfit("the game has not come so far"));
        }
        self.propose(own, Subject::Back(number))
    }

    pub(super) fn may_ask_draw(&self, own: &[Seat]) -> Result<LogEntry, Problem> {
        if self.seats.iter().any(|seat| seat.bot.is_some()) {
            return Err(Problem::unfit("bots do not agree to a draw"));
        }
        self.propose(own, Subject::Draw)
    }

    pub(super) fn may_ask_replace(
        &self,
        own: &[Seat],
        seat: Seat,
        by: Replacement,
    ) -> Result<LogEntry, Problem> {
        let record = self.seats.get(seat.index());
        let record = record.ok_or_else(|| Problem::unfit("there is no such seat"))?;
        if own.contains(&seat) {
            return Err(Problem::unfit("This is your own seat."));
        }
        if record.user.is_some() && !self.is_absent(record) {
            let hours = self
                .context
                .config
                .table_timeouts
                .absent
                .as_secs()
                .div_ceil(3600);
            let why = format!(
                "This can be proposed when the player has left the table, or has not answered for {hours} hours."
            );
            return Err(Problem::unfit(&why));
        }
        bot_of(&by)?;
        self.propose(own, Subject::Replace { seat, by })
    }

    /// Everybody else who plays has to agree; bots always do, except to a draw. Whoever is to be replaced is not asked.
    fn propose(&self, own: &[Seat], subject: Subject) -> Result<LogEntry, Problem> {
        let game = self.begun_game()?;
        if game.offer().is_some() {
            return Err(Problem::unfit(
                "something else is proposed: answer that first",
            ));
        }
        let by = own_seat(own, None)?;
        let replaced = match &subject {
            Subject::Replace { seat, .. } => self.seats.get(seat.index()),
            Subject::Back(_) | Subject::Draw => None,
        };
        let replaced = replaced.and_then(|record| record.user);
        let is_asked = |record: &&SeatRecord| record.user.is_some() && record.user != replaced;
        let people = self.seats.iter().filter(is_asked);
        let waiting = people
            .map(|record| record.seat)
            .filter(|seat| !own.contains(seat));
        Ok(LogEntry::Propose {
            by,
            subject,
            agreed: own.to_vec(),
            waiting: waiting.collect(),
        })
    }

    /// Those who are asked agree, each with all their seats.
    pub(super) fn may_agree(&self, own: Vec<Seat>, offer: u64) -> Result<LogEntry, Problem> {
        let offer = self.open_offer(offer)?;
        let is_asked = |seat: &Seat| offer.waiting.contains(seat);
        Ok(LogEntry::Vote {
            seats: seats_asked(own, is_asked)?,
            accept: true,
        })
    }

    /// Those who are asked decline; whoever has proposed something may withdraw it.
    pub(super) fn may_decline(&self, own: Vec<Seat>, offer: u64) -> Result<LogEntry, Problem> {
        let offer = self.open_offer(offer)?;
        let has_a_say = |seat: &Seat| offer.waiting.contains(seat) || offer.by == *seat;
        Ok(LogEntry::Vote {
            seats: seats_asked(own, has_a_say)?,
            accept: false,
        })
    }

    fn open_offer(&self, number: u64) -> Result<&Offer, Problem> {
        let offer = self.begun_game()?.offer();
        let offer = offer.filter(|known| known.number == number);
        offer.ok_or_else(|| Problem::new(Kind::Stale, "this is not proposed any more"))
    }

    /// Of two the other has won; of more the others go on.
    pub(super) fn may_resign(
        &self,
        own: &[Seat],
        seat: Option<Seat>,
    ) -> Result<Vec<LogEntry>, Problem> {
        let seat = own_seat(own, seat)?;
        self.begun_game()?;
        if self.seats.len() > 2 {
            return Ok(self.leave_seats(vec![seat]));
        }
        Ok(vec![LogEntry::Resign { seat }])
    }

    /// A game that its last player leaves is over.
    pub(super) fn leave_seats(&self, seats: Vec<Seat>) -> Vec<LogEntry> {
        let stays = |record: &SeatRecord| record.user.is_some() && !seats.contains(&record.seat);
        let end = (!self.seats.iter().any(stays)).then_some(LogEntry::End {
            cause: EndingCause::Closed,
        });
        let leave = LogEntry::Leave { seats };
        [leave].into_iter().chain(end).collect()
    }

    pub(super) fn may_program(&self, own: &[Seat], program: Program) -> Result<LogEntry, Problem> {
        own_seat(own, Some(program.seat))?;
        if program.facts.len() > MOST_FACTS {
            return Err(Problem::new(
                Kind::TooLarge,
                "a program watches 16 facts at most",
            ));
        }
        if program.times == Some(0) {
            return Err(Problem::malformed("a program answers at least once"));
        }
        // One that leads nowhere would never change.
        let is_pointer = |fact: &String| fact.is_empty() || fact.starts_with('/');
        if !program.facts.iter().all(is_pointer) {
            let why = "a fact is a JSON pointer into the view, such as /turn";
            return Err(Problem::malformed(why));
        }
        let size = serde_json::to_string(&program).map_or(usize::MAX, |text| text.len());
        if size > LARGEST_PROGRAM {
            return Err(Problem::new(Kind::TooLarge, "a program has 4 kB at most"));
        }
        let game = self.begun_game()?;
        if game.programs().of(&[program.seat]).len() >= MOST_PROGRAMS {
            return Err(Problem::unfit("you have 16 programs: withdraw them first"));
        }
        let facts = game.facts(&program);
        Ok(LogEntry::Program { program, facts })
    }
}

impl LoggedGame {
    /// The table after an answer, as a copy.
    fn try_out(&self, seat: Seat, action: &Value) -> Result<Box<dyn Table>, TableError> {
        let mut copy = self.table().moment(self.table().length())?;
        copy.act(Some(seat), action)?;
        Ok(copy)
    }

    /// Why an answer that was not offered is refused: the game itself says it, in this language.
    fn refusal(&self, seat: Seat, action: &Value, lang: Lang) -> Problem {
        let Err(error) = self.try_out(seat, action) else {
            return Problem::new(Kind::Illegal, "this is none of the answers");
        };
        match self.table().worded(error, lang) {
            TableError::Illegal { rule, why, .. } => Problem {
                rule: Some(rule.to_owned()),
                ..Problem::new(Kind::Illegal, why)
            },
            error @ (TableError::Game(_)
            | TableError::Data(_)
            | TableError::Messages(_)
            | TableError::Replay(_)
            | TableError::NotAnAction { .. }
            | TableError::Over
            | TableError::NoAnswer(_)
            | TableError::WhichSeat
            | TableError::Undo(_)) => Problem::malformed(error),
        }
    }

    /// Would an answer pass the turn to somebody else, and could it be undone until then?
    fn would_pass(&self, own: &[Seat], seat: Seat, action: &Value) -> bool {
        let Ok(after) = self.try_out(seat, action) else {
            return false;
        };
        let made = after.length().checked_sub(1);
        let made = made.and_then(|number| after.past(number));
        let asked = after.asked();
        let passes = !asked.is_empty() && !asked.iter().any(|seat| own.contains(seat));
        passes && made.is_some_and(|made| !made.sealed)
    }
}

/// The level of the bot that is to take a seat; none where it is open.
pub(super) fn bot_of(replacement: &Replacement) -> Result<Option<String>, Problem> {
    match replacement {
        Replacement::Open => Ok(None),
        Replacement::Bot(level) => {
            let known = level.parse::<bots::Level>();
            let known = known.map_err(|error| Problem::unfit(error.to_string()))?;
            Ok(Some(known.to_string()))
        }
    }
}

/// The seat somebody means: the one they name if it is theirs, or their first.
pub(super) fn own_seat(own: &[Seat], named: Option<Seat>) -> Result<Seat, Problem> {
    let found = match named {
        Some(seat) => own.iter().find(|&&known| known == seat),
        None => own.first(),
    };
    found
        .copied()
        .ok_or_else(|| Problem::new(Kind::Forbidden, "this is not your seat"))
}

/// Those of one's own seats that are asked; refused if none is.
fn seats_asked(own: Vec<Seat>, is_asked: impl Fn(&Seat) -> bool) -> Result<Vec<Seat>, Problem> {
    let seats: Vec<Seat> = own.into_iter().filter(is_asked).collect();
    if seats.is_empty() {
        return Err(Problem::unfit("you are not asked"));
    }
    Ok(seats)
}
