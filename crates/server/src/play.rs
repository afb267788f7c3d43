//! A game in progress as it follows from its log. No clock, no socket, no store: the same entries always give the same game.

use catalogue::{Shelf, Table, TableError};
use engine::{Seat, Seed, Viewer};
use protocol::{Ending, EndingCause, Offer, Program, Question, Replacement, Subject};
use serde_json::Value;
use store::{Entry, StoreError, TableRecord};

use crate::deed::Deed;

/// A game in progress.
pub(crate) struct Play {
    table: Box<dyn Table>,
    /// The secret from which new dice are made after something was taken back.
    seed: Seed,
    /// For each entry of the log, how many actions stood after it.
    numbers: Vec<u32>,
    /// When each action that stands was made.
    times: Vec<i64>,
    /// Actions that were taken back, the first one last.
    undone: Vec<(Seat, Value)>,
    /// Whose turn ends when he confirms it.
    confirms: Option<Seat>,
    offer: Option<Offer>,
    programs: Vec<Programmed>,
    over: Option<Ending>,
    /// A seat that was just given away: whoever keeps the seats has to hear of it.
    replaced: Option<(Seat, Replacement)>,
}

/// Answers in advance, with the facts they rest on.
#[derive(Clone, Debug)]
struct Programmed {
    program: Program,
    facts: Vec<Value>,
    used: u32,
}

impl Play {
    /// The beginning of a game.
    pub(crate) fn begin(shelf: &Shelf, record: &TableRecord) -> Result<Self, TableError> {
        let dice = record.dice.clone();
        let seed = dice.seed().map_err(engine::replay::ReplayError::from)?;
        let table = match &record.position {
            Some(state) => shelf.position(&record.game, state.clone())?,
            None => shelf.start(&record.game, record.setup.clone(), dice)?,
        };
        Ok(Self {
            table,
            seed,
            numbers: vec![0],
            times: Vec::new(),
            undone: Vec::new(),
            confirms: None,
            offer: None,
            programs: Vec::new(),
            over: None,
            replaced: None,
        })
    }

    /// Carries out an entry. What a log holds has been checked before it was written.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<(), StoreError> {
        let deed: Deed = serde_json::from_value(entry.body.clone())
            .map_err(|error| StoreError::Unreadable(error.to_string()))?;
        self.perform(deed, entry.at)
            .map_err(|error| StoreError::Unreadable(error.to_string()))
    }

    /// The same for a deed that has just been written.
    pub(crate) fn perform(&mut self, deed: Deed, at: i64) -> Result<(), TableError> {
        match deed {
            Deed::Act {
                seat,
                action,
                hold,
                programmed,
            } => {
                self.table.act(Some(seat), &action)?;
                self.acted(seat, &action, at);
                self.confirms = hold.then_some(seat);
                if programmed {
                    self.count_program(seat);
                }
            }
            Deed::Undo { number } => {
                for past in (number..self.table.length()).rev() {
                    self.undone.extend(self.table.action(past));
                }
                self.back_to(number);
            }
            Deed::Redo => {
                if let Some((seat, action)) = self.undone.last().cloned() {
                    self.table.act(Some(seat), &action)?;
                    self.acted(seat, &action, at);
                }
            }
            Deed::Confirm { .. } => self.confirms = None,
            Deed::Propose {
                by,
                subject,
                agreed,
                waiting,
            } => {
                self.offer = Some(Offer {
                    by,
                    subject,
                    agreed,
                    waiting,
                });
                self.settle_offer();
            }
            Deed::Answer { seats, accept } => self.answered(&seats, accept),
            Deed::Resign { seat } => {
                let others = (0..self.table.seats()).map(Seat);
                self.over = Some(Ending {
                    winners: others.filter(|&other| other != seat).collect(),
                    cause: EndingCause::Resignation,
                });
            }
            Deed::Program { program, facts } => {
                self.programs.retain(|known| {
                    known.program.seat != program.seat || known.program.prompt != program.prompt
                });
                self.programs.push(Programmed {
                    program,
                    facts,
                    used: 0,
                });
            }
            Deed::Unprogram { seat } => self.programs.retain(|known| known.program.seat != seat),
            Deed::End { cause } => {
                self.over = Some(Ending {
                    winners: Vec::new(),
                    cause,
                });
            }
        }
        self.numbers.push(self.table.length() as u32);
        Ok(())
    }

    fn acted(&mut self, seat: Seat, action: &Value, at: i64) {
        self.times.push(at);
        match self.undone.pop() {
            Some((by, undone)) if by == seat && undone == *action => {}
            Some(_) | None => self.undone.clear(),
        }
        // What was proposed about the game lapses when the game goes on.
        if let Some(Offer {
            subject: Subject::Back(_) | Subject::Draw,
            ..
        }) = self.offer
        {
            self.offer = None;
        }
        if let Some(outcome) = self.table.outcome() {
            self.over = Some(Ending {
                winners: outcome.winners,
                cause: EndingCause::Rules,
            });
        }
        self.drop_programs();
    }

    fn back_to(&mut self, number: usize) {
        self.table.rewind(number);
        self.times.truncate(number);
        self.confirms = None;
        self.drop_programs();
    }

    fn answered(&mut self, seats: &[Seat], accept: bool) {
        let Some(offer) = &mut self.offer else { return };
        if !accept {
            self.offer = None;
            return;
        }
        offer.waiting.retain(|seat| !seats.contains(seat));
        offer.agreed.extend(seats);
        self.settle_offer();
    }

    /// What all have agreed on happens. Seats are given away by whoever keeps them.
    fn settle_offer(&mut self) {
        let Some(offer) = self.offer.take_if(|offer| offer.waiting.is_empty()) else {
            return;
        };
        match offer.subject {
            Subject::Back(number) => {
                self.undone.clear();
                self.back_to(number);
                // The dice that were seen are thrown away.
                self.table.reseed(self.seed.child(self.seq() + 1));
            }
            Subject::Draw => {
                self.over = Some(Ending {
                    winners: Vec::new(),
                    cause: EndingCause::Agreement,
                });
            }
            Subject::Replace { seat, by } => self.replaced = Some((seat, by)),
        }
    }

    /// The seat that all have agreed to give away, once.
    pub(crate) fn take_replacement(&mut self) -> Option<(Seat, Replacement)> {
        self.replaced.take()
    }

    fn count_program(&mut self, seat: Seat) {
        for known in &mut self.programs {
            if known.program.seat == seat {
                known.used += 1;
            }
        }
        self.programs
            .retain(|known| known.program.times.is_none_or(|times| known.used < times));
    }

    /// Programs whose facts have changed are withdrawn.
    fn drop_programs(&mut self) {
        if self.programs.is_empty() {
            return;
        }
        let table = &self.table;
        self.programs.retain(|known| {
            let now = facts(table.as_ref(), &known.program);
            now == known.facts
        });
    }

    /// The game itself.
    pub(crate) fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// To try an action out: a refusal changes nothing.
    pub(crate) fn table_mut(&mut self) -> &mut dyn Table {
        self.table.as_mut()
    }

    /// The number an order has to name.
    pub(crate) fn seq(&self) -> u64 {
        self.numbers.len() as u64 - 1
    }

    /// How many actions stood after an entry, and ever since.
    pub(crate) fn number_since(&self, seq: u64) -> usize {
        let since = self.numbers.iter().skip(seq as usize).min();
        since.map_or(0, |&number| number as usize)
    }

    /// How many actions stood after an entry.
    pub(crate) fn entry_number(&self, seq: u64) -> usize {
        let number = self.numbers.get(seq as usize);
        number.map_or(0, |&number| number as usize)
    }

    /// When an action was made.
    pub(crate) fn time(&self, number: usize) -> Option<i64> {
        self.times.get(number).copied()
    }

    /// Whose turn ends when he confirms it.
    pub(crate) fn confirms(&self) -> Option<Seat> {
        self.confirms
    }

    /// What is proposed.
    pub(crate) fn offer(&self) -> Option<&Offer> {
        self.offer.as_ref()
    }

    /// How it ended.
    pub(crate) fn over(&self) -> Option<&Ending> {
        self.over.as_ref()
    }

    /// Can something be made again?
    pub(crate) fn redoes(&self) -> Option<Seat> {
        self.undone.last().map(|&(seat, _)| seat)
    }

    /// Who is asked.
    pub(crate) fn asked(&self) -> Vec<Seat> {
        match (&self.over, self.confirms) {
            (Some(_), _) => Vec::new(),
            (None, Some(seat)) => vec![seat],
            (None, None) => self.table.asked(),
        }
    }

    /// What these seats are asked.
    pub(crate) fn questions(&self, seats: &[Seat]) -> Vec<Question> {
        if self.over.is_some() || self.confirms.is_some() {
            return Vec::new();
        }
        let asked = seats.iter().filter_map(|&seat| self.table.decision(seat));
        asked
            .map(|decision| Question {
                seat: decision.seat,
                prompt: decision.prompt,
                rule: decision.rule,
                about: decision.about,
                answers: decision.legal,
            })
            .collect()
    }

    /// The answer that somebody has programmed for what is asked now.
    pub(crate) fn programmed(&self) -> Option<Deed> {
        if self.programs.is_empty() || self.over.is_some() || self.confirms.is_some() {
            return None;
        }
        let decisions = self.table.decisions();
        let answer = |known: &Programmed| {
            let program = &known.program;
            let decision = decisions
                .iter()
                .find(|decision| decision.seat == program.seat)?;
            let fits = decision.prompt == program.prompt
                && program
                    .about
                    .iter()
                    .all(|(key, value)| decision.about.get(key) == Some(value));
            let offered = fits && self.table.offers(program.seat, &program.action);
            offered.then(|| Deed::Act {
                seat: program.seat,
                action: program.action.clone(),
                hold: false,
                programmed: true,
            })
        };
        self.programs.iter().find_map(answer)
    }

    /// The facts a program rests on, as its seat sees them now.
    pub(crate) fn facts(&self, program: &Program) -> Vec<Value> {
        facts(self.table.as_ref(), program)
    }
}

fn facts(table: &dyn Table, program: &Program) -> Vec<Value> {
    let view = table.view(Viewer::Seat(program.seat));
    let view: Value = serde_json::from_str(view.get()).unwrap_or_default();
    let fact = |pointer: &String| view.pointer(pointer).cloned().unwrap_or_default();
    program.facts.iter().map(fact).collect()
}
