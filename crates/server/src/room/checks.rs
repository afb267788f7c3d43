//! May this person do that, here and now? The one place where orders are checked.

use engine::{Lang, Seat};
use protocol::{EndingCause, Kind, Offer, Order, Problem, Program, Replacement, Subject};
use store::Status;

use super::{Room, people::Role};
use crate::{deed::Deed, play::Play};

/// No program watches more facts than this, and no seat has more programs.
const MOST_FACTS: usize = 16;
const MOST_PROGRAMS: usize = 16;
/// No program is larger than this, as JSON.
const LARGEST_PROGRAM: usize = 4 * 1024;

impl Room {
    /// What an order writes into the log of a game in progress.
    pub(super) fn deeds(
        &mut self,
        user: i64,
        order: Order,
        lang: Lang,
    ) -> Result<Vec<Deed>, Problem> {
        let own = match self.role(Some(user)) {
            Role::Player(seats) => seats,
            Role::Spectator => {
                return Err(Problem::new(
                    Kind::Forbidden,
                    "you do not sit at this table",
                ));
            }
        };
        let is_over = self.play.as_ref().is_some_and(|play| play.over().is_some());
        if is_over || self.record.status == Status::Over {
            return Err(Problem::unfit("this game is over"));
        }
        self.has_room_for(&order)?;
        match order {
            Order::Act { seq, seat, action } => {
                Ok(vec![self.act(&own, (seq, seat, action), lang)?])
            }
            Order::Undo { seq } => Ok(vec![self.playing(seq)?.undo(&own, Back::One)?]),
            Order::Reset { seq } => Ok(vec![self.playing(seq)?.undo(&own, Back::Turn)?]),
            Order::Redo { seq } => {
                let undone = self.playing(seq)?.undone().cloned();
                let own_action = undone.filter(|(seat, _)| own.contains(seat));
                let (seat, action) =
                    own_action.ok_or_else(|| Problem::unfit("there is nothing to make again"))?;
                Ok(vec![self.act(&own, (seq, Some(seat), action), lang)?])
            }
            Order::Confirm { seq } => match self.playing(seq)?.confirms() {
                Some(seat) if own.contains(&seat) => Ok(vec![Deed::Confirm { seat }]),
                Some(_) | None => Err(Problem::unfit("there is nothing to confirm")),
            },
            Order::AskBack { number } => {
                let play = self.in_play()?;
                if number >= play.table().length() {
                    return Err(Problem::unfit("the game has not come so far"));
                }
                self.propose(&own, Subject::Back(number))
            }
            Order::AskDraw {} => {
                if self.seats.iter().any(|seat| seat.bot.is_some()) {
                    return Err(Problem::unfit("bots do not agree to a draw"));
                }
                self.propose(&own, Subject::Draw)
            }
            Order::AskReplace { seat, by } => self.propose_replacement(&own, seat, by),
            Order::Answer { offer, accept } => {
                let named = |known: &&Offer| known.number == offer;
                let offer = self.in_play()?.offer().filter(named);
                let gone = || Problem::new(Kind::Stale, "this is not proposed any more");
                let offer = offer.ok_or_else(gone)?;
                // Whoever has proposed something may withdraw it.
                let is_asked =
                    |seat: &Seat| offer.waiting.contains(seat) || (offer.by == *seat && !accept);
                let seats: Vec<Seat> = own.into_iter().filter(is_asked).collect();
                if seats.is_empty() {
                    return Err(Problem::unfit("you are not asked"));
                }
                Ok(vec![Deed::Answer { seats, accept }])
            }
            Order::Resign { seat } => {
                let seat = own_seat(&own, seat)?;
                self.in_play()?;
                if self.seats.len() > 2 {
                    // The others go on.
                    return Ok(self.leave_seats(vec![seat]));
                }
                Ok(vec![Deed::Resign { seat }])
            }
            Order::Leave {} => {
                self.in_play()?;
                Ok(self.leave_seats(own))
            }
            Order::Program { program } => Ok(vec![self.program(&own, program)?]),
            Order::Unprogram { seat } => {
                let seat = own_seat(&own, Some(seat))?;
                self.in_play()?;
                Ok(vec![Deed::Unprogram { seat }])
            }
            Order::Sit { .. }
            | Order::Share { .. }
            | Order::Start {}
            | Order::Give { .. }
            | Order::Admit { .. }
            | Order::AskMe { .. }
            | Order::Close {}
            | Order::Reopen {} => Err(Problem::unfit("the game has begun")),
        }
    }

    /// A game that its last player leaves is over.
    fn leave_seats(&self, seats: Vec<Seat>) -> Vec<Deed> {
        let stays =
            |record: &store::SeatRecord| record.user.is_some() && !seats.contains(&record.seat);
        let end = (!self.seats.iter().any(stays)).then_some(Deed::End {
            cause: EndingCause::Closed,
        });
        let leave = Deed::Leave { seats };
        [leave].into_iter().chain(end).collect()
    }

    /// The game, if there is one.
    pub(super) fn in_play(&self) -> Result<&Play, Problem> {
        let begun = self.record.status == Status::Over && self.record.head.seq > 0;
        let missing = || {
            if begun {
                self.of_other_rules()
            } else {
                Problem::unfit("the game has not begun")
            }
        };
        self.play.as_ref().ok_or_else(missing)
    }

    /// The game, if the number that was named is the present one.
    fn playing(&self, seq: u64) -> Result<&Play, Problem> {
        let play = self.in_play()?;
        if play.seq() == seq {
            return Ok(play);
        }
        Err(Problem {
            seq: Some(play.seq()),
            ..Problem::new(
                Kind::Stale,
                "the game has gone on meanwhile: look at it again",
            )
        })
    }

    /// An answer is one of those that were offered to a seat of this person, for the present number.
    fn act(
        &mut self,
        own: &[Seat],
        (seq, seat, action): (u64, Option<Seat>, serde_json::Value),
        lang: Lang,
    ) -> Result<Deed, Problem> {
        let play = self.playing(seq)?;
        if let Some(seat) = play.confirms() {
            let why = format!("{seat} has to confirm the turn first");
            return Err(Problem::unfit(&why));
        }
        let asked = play.table().asked();
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
        let Some(action) = play.table().offered(seat, &action) else {
            return Err(self.refusal(seat, action, lang));
        };
        Ok(Deed::Act {
            seat,
            hold: self.holds(own, seat, &action),
            action,
            programmed: false,
        })
    }

    /// Why an answer that was not offered is refused: the game itself says it, in this language.
    fn refusal(&mut self, seat: Seat, action: serde_json::Value, lang: Lang) -> Problem {
        let Some(play) = &mut self.play else {
            return Problem::unfit("the game has not begun");
        };
        let length = play.table().length();
        let tried = play.table_mut().act(Some(seat), &action);
        let Err(error) = tried else {
            // What is not offered does not apply; if it ever does, it has not happened.
            play.table_mut().rewind(length);
            return Problem::new(Kind::Illegal, "this is none of the answers");
        };
        let error = play.table().worded(error, lang);
        match error {
            catalogue::TableError::Illegal { rule, why, .. } => Problem {
                rule: Some(rule.to_owned()),
                ..Problem::new(Kind::Illegal, why)
            },
            error @ (catalogue::TableError::Game(_)
            | catalogue::TableError::Data(_)
            | catalogue::TableError::Messages(_)
            | catalogue::TableError::Replay(_)
            | catalogue::TableError::NotAnAction { .. }
            | catalogue::TableError::Over
            | catalogue::TableError::NoAnswer(_)
            | catalogue::TableError::WhichSeat
            | catalogue::TableError::Undo(_)) => Problem::malformed(error),
        }
    }

    /// Where a person wants to be asked, a turn that would pass to somebody else waits, if it could still be undone.
    fn holds(&mut self, own: &[Seat], seat: Seat, action: &serde_json::Value) -> bool {
        let wants = |record: &store::SeatRecord| record.seat == seat && record.confirm;
        let wanted = self.seats.iter().any(wants);
        let Some(play) = self.play.as_mut().filter(|_| wanted) else {
            return false;
        };
        let length = play.table().length();
        if play.table_mut().act(Some(seat), action).is_err() {
            return false;
        }
        let sealed = play.table().past(length).is_none_or(|past| past.sealed);
        let asked = play.table().asked();
        let passes = !asked.is_empty() && !asked.iter().any(|seat| own.contains(seat));
        play.table_mut().rewind(length);
        passes && !sealed
    }

    /// Everybody else who plays has to agree; bots always do, except to a draw. Whoever is to be replaced is not asked.
    fn propose(&self, own: &[Seat], subject: Subject) -> Result<Vec<Deed>, Problem> {
        let play = self.in_play()?;
        if play.offer().is_some() {
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
        let is_asked =
            |record: &&store::SeatRecord| record.user.is_some() && record.user != replaced;
        let people = self.seats.iter().filter(is_asked);
        let waiting = people
            .map(|record| record.seat)
            .filter(|seat| !own.contains(seat));
        Ok(vec![Deed::Propose {
            by,
            subject,
            agreed: own.to_vec(),
            waiting: waiting.collect(),
        }])
    }

    fn propose_replacement(
        &self,
        own: &[Seat],
        seat: Seat,
        by: Replacement,
    ) -> Result<Vec<Deed>, Problem> {
        let record = self.seats.get(seat.index());
        let record = record.ok_or_else(|| Problem::unfit("there is no such seat"))?;
        if own.contains(&seat) || record.user.is_some() && !self.is_absent(record) {
            return Err(Problem::unfit("its player has not left"));
        }
        bot_of(&by)?;
        self.propose(own, Subject::Replace { seat, by })
    }

    fn program(&self, own: &[Seat], program: Program) -> Result<Deed, Problem> {
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
        let play = self.in_play()?;
        if play.programs().of(&[program.seat]).len() >= MOST_PROGRAMS {
            return Err(Problem::unfit("you have 16 programs: withdraw them first"));
        }
        let facts = play.facts(&program);
        Ok(Deed::Program { program, facts })
    }
}

/// How much of one's own is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Back {
    /// The last action.
    One,
    /// All of the turn, as far as it can be.
    Turn,
}

impl Play {
    /// Own actions that may be taken back: none that showed a die or a secret, none after which somebody else has answered.
    fn undo(&self, own: &[Seat], back: Back) -> Result<Deed, Problem> {
        let last = self.table().length().checked_sub(1);
        let last = last.and_then(|number| Some((number, self.table().past(number)?)));
        let Some((number, past)) = last else {
            return Err(Problem::unfit("there is nothing to take back"));
        };
        if !own.contains(&past.seat) {
            let why = "somebody else has answered since: ask the others to go back";
            return Err(Problem::unfit(why));
        }
        if past.sealed {
            let why = "a die was rolled or a secret was shown: ask the others to go back";
            return Err(Problem::unfit(why));
        }
        let number = match back {
            Back::One => number,
            Back::Turn => self.beginning(past.seat),
        };
        Ok(Deed::Undo { number })
    }

    /// Where the turn of a seat began that has just acted, or as far back as it can be taken back. A turn is one seat's, also where one
    /// person has several, and it is one turn, also where several of a seat follow each other.
    fn beginning(&self, seat: Seat) -> usize {
        let mut number = self.table().length();
        let before = |number: usize| self.table().past(number.checked_sub(1)?);
        while let Some(past) = before(number).filter(|past| past.seat == seat && !past.sealed) {
            number -= 1;
            if past.opens_turn {
                break;
            }
        }
        number
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

/// The seat a person means: the one he names if it is his, or his first.
fn own_seat(own: &[Seat], named: Option<Seat>) -> Result<Seat, Problem> {
    let found = match named {
        Some(seat) => own.iter().find(|&&known| known == seat),
        None => own.first(),
    };
    found
        .copied()
        .ok_or_else(|| Problem::new(Kind::Forbidden, "this is not your seat"))
}

#[cfg(test)]
mod tests;
