//! Who is asked what, and which answers need nobody.

use std::time::Duration;

use engine::{Seat, Viewer};
use protocol::{Json, Program, Question};
use serde_json::Value;

use super::{By, LoggedGame};
use crate::{
    log_entry::LogEntry,
    programs::{self, Programs},
};

/// No more times of answers are looked at.
const MOST_TIMES: usize = 200;

impl LoggedGame {
    /// Who is asked.
    pub(crate) fn asked(&self) -> Vec<Seat> {
        match (&self.over, self.confirms) {
            (Some(_), _) => Vec::new(),
            (None, Some(seat)) => vec![seat],
            (None, None) => self.table.asked(),
        }
    }

    /// What these seats are asked, with nobody's secrets in sight but those of this viewer.
    pub(crate) fn questions(&self, seats: &[Seat], viewer: Option<Seat>) -> Vec<Question> {
        if self.over.is_some() || self.confirms.is_some() {
            return Vec::new();
        }
        let asked = seats.iter().filter_map(|&seat| {
            if self.is_open() || viewer == Some(seat) {
                Some((self.table.decision(seat)?, false))
            } else {
                self.table.open_decision(seat)
            }
        });
        asked
            .map(|(decision, withheld)| Question {
                seat: decision.seat,
                prompt: decision.prompt,
                rule: decision.rule.into(),
                about: decision.about,
                idle: self.table.idle_answer(decision.seat).is_some(),
                withheld,
                answers: Json::Tape(decision.legal),
            })
            .collect()
    }

    /// The answer that somebody has programmed for what is asked now.
    pub(crate) fn programmed(&self) -> Option<(Seat, LogEntry)> {
        if self.over.is_some() || self.confirms.is_some() {
            return None;
        }
        let (_, program) = self.programs.answering(self.table.as_ref())?;
        let entry = LogEntry::Act {
            seat: program.seat,
            action: self.table.offered(program.seat, &program.action)?,
            hold: false,
            programmed: true,
        };
        Some((program.seat, entry))
    }

    /// The answer of a seat that has nothing to choose and does not want to be asked.
    pub(crate) fn idle(
        &self,
        wants_no_question: impl Fn(Seat) -> bool,
    ) -> Option<(Seat, LogEntry)> {
        if self.over.is_some() || self.confirms.is_some() {
            return None;
        }
        let asked = self.table.asked().into_iter();
        asked
            .filter(|seat| wants_no_question(*seat))
            .find_map(|seat| {
                let entry = LogEntry::Act {
                    seat,
                    action: self.table.idle_answer(seat)?,
                    hold: false,
                    programmed: true,
                };
                Some((seat, entry))
            })
    }

    /// How long a seat took for its last answers by hand to others that were of the same kind as this one: passes, or
    /// anything else. Who sees the answers could tell these apart.
    pub(crate) fn thinking_times(&self, seat: Seat, answer: &Value) -> Vec<Duration> {
        let is_pass = self.table.is_pass(answer);
        let by = |number: usize| self.table.past(number).map(|past| past.seat);
        let time = |number: usize| {
            let made = self.made.get(number)?;
            let (_, action) = self.table.action(number)?;
            let is_alike = made.by == By::Hand && self.table.is_pass(&action) == is_pass;
            is_alike.then(|| Some(made.at.since(self.time(number - 1)?)))?
        };
        let numbers = (1..self.made.len()).rev();
        let to_others =
            numbers.filter(|&number| by(number) == Some(seat) && by(number - 1) != Some(seat));
        to_others.filter_map(time).take(MOST_TIMES).collect()
    }

    /// Does everybody see everything?
    pub(crate) fn is_open(&self) -> bool {
        let viewer = Viewer::Seat(Seat(0));
        self.table.shared_viewer(viewer) == Viewer::Spectator
    }

    /// The answers given in advance.
    pub(crate) fn programs(&self) -> &Programs {
        &self.programs
    }

    /// The facts a program rests on, as its seat sees them now.
    pub(crate) fn facts(&self, program: &Program) -> Vec<String> {
        programs::facts(self.table.as_ref(), program)
    }
}
