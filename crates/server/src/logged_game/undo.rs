//! What can be taken back without asking anybody.

use engine::Seat;
use protocol::Undo;

use super::{By, LoggedGame};

/// How many of their own actions somebody takes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Back {
    /// The last decision.
    One,
    /// All of the turn, as far as it can be.
    Turn,
}

/// Who else plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OtherPlayers {
    /// People, who would have something to say about it.
    People,
    /// Nobody, or bots: what they have answered and what dice have shown is taken back too. The dice stay the same.
    Nobody,
}

impl LoggedGame {
    /// How many actions are left when somebody takes their own last decision back, or why they cannot; none where they
    /// have decided nothing.
    pub(crate) fn undone_to(
        &self,
        own: &[Seat],
        back: Back,
        company: OtherPlayers,
    ) -> Option<Result<usize, Undo>> {
        let last = self.last_decision(own)?;
        let (_, seat) = last;
        let since = (last.0..self.table.length()).filter_map(|number| self.table.past(number));
        if company == OtherPlayers::People {
            let since: Vec<_> = since.collect();
            if since.iter().any(|past| !own.contains(&past.seat)) {
                return Some(Err(Undo::Answered));
            }
            if since.iter().any(|past| past.sealed) {
                return Some(Err(Undo::Shown));
            }
        }
        Some(Ok(match back {
            Back::One => last.0,
            Back::Turn => self.turn_start(last.0, seat, company),
        }))
    }

    /// Can somebody take their own last decision back?
    pub(crate) fn undo(&self, own: &[Seat], company: OtherPlayers) -> Option<Undo> {
        let known = self.undone_to(own, Back::One, company)?;
        Some(known.map_or_else(|why| why, |_| Undo::Free))
    }

    /// The last action that somebody has thought about on one of these seats.
    fn last_decision(&self, own: &[Seat]) -> Option<(usize, Seat)> {
        let numbers = (0..self.table.length()).rev();
        let mut decisions = numbers.filter_map(|number| {
            let by_hand = self.made.get(number)?.by == By::Hand;
            let seat = self.table.past(number)?.seat;
            (by_hand && own.contains(&seat)).then_some((number, seat))
        });
        decisions.next()
    }

    /// Where the turn of a seat began that has decided something at this number, or as far back as it can be taken back. A turn is one
    /// seat's, also where one person has several, and it is one turn, also where several of a seat follow each other.
    fn turn_start(&self, decision: usize, seat: Seat, company: OtherPlayers) -> usize {
        let mut start = decision;
        for number in (0..=decision).rev() {
            let Some(past) = self.table.past(number) else {
                break;
            };
            let is_own = past.seat == seat;
            match company {
                OtherPlayers::People if !is_own || past.sealed => break,
                OtherPlayers::Nobody if !is_own => continue,
                OtherPlayers::People | OtherPlayers::Nobody => start = number,
            }
            if past.opens_turn {
                break;
            }
        }
        start
    }
}

#[cfg(test)]
mod tests;
