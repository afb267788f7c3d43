//! A game in progress as it follows from its log. No clock, no socket, no store: the same entries always give the same game.

mod asked;
mod undo;

use catalogue::{GameId, Library, Table, TableError, with_game};
use engine::{Game, Lang, Seat, Seed};
use protocol::{Ending, EndingCause, Offer, Replacement, Subject};
use serde_json::Value;
use store::{Entry, Head, Millis, SeatRecord, TableRecord, UptimeMillis};

pub(crate) use self::undo::{Back, OtherPlayers};
use crate::{log_entry::LogEntry, programs::Programs};

/// A game in progress.
pub(crate) struct LoggedGame {
    table: Box<dyn Table>,
    /// The secret from which new dice are made after something was taken back.
    seed: Seed,
    /// The number of the dice that hold now, and how many actions stood when they were taken.
    dice: (u64, usize),
    /// How many entries the log has.
    entries: u64,
    /// For each entry of the log that others hear of, how many actions stood after it.
    numbers: Vec<u32>,
    /// How each action that stands was made.
    made: Vec<ActionOrigin>,
    /// Actions that were taken back, the first one last.
    undone: Vec<(Seat, Value)>,
    /// Whose turn ends when they confirm it.
    confirms: Option<Seat>,
    offer: Option<Offer>,
    programs: Programs,
    over: Option<Ending>,
    /// What has just happened to seats: whoever keeps them has to hear of it.
    seat_change: Option<SeatChange>,
}

/// How an action was made.
#[derive(Clone, Copy, Debug)]
struct ActionOrigin {
    at: Millis,
    by: By,
}

/// Who has thought about an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// Whoever sits there, now.
    Hand,
    /// Nobody, or somebody long before: it was given in advance, or there was nothing to choose.
    Itself,
}

/// What happens to seats in a game in progress.
#[derive(Clone, Debug)]
pub(crate) enum SeatChange {
    /// Their player has left them.
    Left(Vec<Seat>),
    /// All have agreed to give it away.
    Given(Seat, Replacement),
}

/// Where a log stops to fit the rules.
#[derive(Clone, Debug)]
pub(crate) struct LogMismatch {
    /// The number of the entry.
    pub(crate) entry: u64,
    pub(crate) why: String,
}

/// The version of a game's rules that this program plays.
pub(crate) fn current_rules(game: &str) -> Result<u32, TableError> {
    let id: GameId = game.parse()?;
    Ok(with_game!(id, G => G::RULES_VERSION))
}

impl LoggedGame {
    /// The beginning of a game.
    pub(crate) fn begin(library: &Library, record: &TableRecord) -> Result<Self, TableError> {
        let dice = record.dice.clone();
        let seed = dice.seed().map_err(engine::replay::ReplayError::from)?;
        let table = match &record.position {
            Some(state) => library.position(&record.game, state.clone())?,
            None => library.start(&record.game, record.setup.clone(), dice)?,
        };
        Ok(Self {
            table,
            seed,
            dice: (0, 0),
            entries: 0,
            numbers: vec![0],
            made: Vec::new(),
            undone: Vec::new(),
            confirms: None,
            offer: None,
            programs: Programs::default(),
            over: None,
            seat_change: None,
        })
    }

    /// Carries out a log. If the rules or somebody's hand have made an entry impossible, the game stands as it did before it.
    pub(crate) fn read(&mut self, log: &[Entry]) -> Result<(), LogMismatch> {
        for entry in log {
            // Only a change of seats in the last entry may still be waiting.
            self.take_seat_change();
            self.apply(entry).map_err(|why| LogMismatch {
                entry: self.entries + 1,
                why,
            })?;
        }
        Ok(())
    }

    fn apply(&mut self, stored: &Entry) -> Result<(), String> {
        if stored.seq != self.entries + 1 {
            return Err("the entry is missing".to_owned());
        }
        let entry: LogEntry =
            serde_json::from_str(&stored.body).map_err(|error| error.to_string())?;
        let performed = self.perform(entry, stored.at);
        performed.map_err(|error| self.table.worded(error, Lang::En).to_string())
    }

    /// Carries out one entry.
    pub(crate) fn perform(&mut self, entry: LogEntry, at: Millis) -> Result<(), TableError> {
        let is_private = entry.is_private();
        match entry {
            LogEntry::Act {
                seat,
                action,
                hold,
                programmed,
            } => {
                let program = self.programs.answering(self.table.as_ref());
                let program = program.map(|(position, _)| position);
                self.table.act(Some(seat), &action)?;
                if let Some(position) = program.filter(|_| programmed) {
                    self.programs.used(position);
                }
                let by = if programmed { By::Itself } else { By::Hand };
                self.acted(seat, &action, ActionOrigin { at, by });
                self.confirms = hold.then_some(seat);
            }
            LogEntry::Undo { number } => {
                if let Some(past) = self.table.past(number) {
                    self.lapse(past.seat);
                }
                for past in (number..self.table.length()).rev() {
                    self.undone.extend(self.table.action(past));
                }
                self.back_to(number);
            }
            LogEntry::Confirm { seat } => {
                self.lapse(seat);
                self.confirms = None;
            }
            LogEntry::Propose {
                by,
                subject,
                agreed,
                waiting,
            } => {
                self.offer = Some(Offer {
                    number: self.seq() + 1,
                    by,
                    subject,
                    agreed,
                    waiting,
                });
                self.settle_offer();
            }
            LogEntry::Vote {
                seats,
                accept: true,
            } => self.agreed(&seats),
            LogEntry::Vote { accept: false, .. } => self.offer = None,
            LogEntry::Resign { seat } => {
                let others = (0..self.table.seats()).map(Seat);
                self.over = Some(Ending {
                    winners: others.filter(|&other| other != seat).collect(),
                    cause: EndingCause::Resignation,
                    resigned: Some(seat),
                });
            }
            LogEntry::Leave { seats } => {
                self.offer = None;
                self.pass_on(&seats);
                self.seat_change = Some(SeatChange::Left(seats));
            }
            // Whoever has come has a say in what is proposed, so it is proposed anew.
            LogEntry::Sit { .. } => self.offer = None,
            LogEntry::Program { program, facts } => self.programs.add(program, facts),
            LogEntry::Unprogram { seat } => self.programs.withdraw(&[seat]),
            LogEntry::Reseed { number } => self.take_dice(number),
            LogEntry::Reopen {} => self.over = None,
            LogEntry::End { cause } => {
                self.over = Some(Ending::without_winner(cause));
            }
        }
        self.entries += 1;
        if !is_private {
            self.numbers.push(self.table.length() as u32);
        }
        Ok(())
    }

    fn acted(&mut self, seat: Seat, action: &Value, made: ActionOrigin) {
        self.made.push(made);
        match self.undone.pop() {
            Some((by, undone)) if by == seat && undone == *action => {}
            Some(_) | None => self.undone.clear(),
        }
        self.lapse(seat);
        if let Some(outcome) = self.table.outcome() {
            self.over = Some(Ending {
                winners: outcome.winners,
                cause: EndingCause::Rules,
                resigned: None,
            });
        }
        self.programs.drop_refuted(self.table.as_ref());
    }

    /// A seat has moved: what was proposed about the game lapses, and whoever was to be replaced is back.
    fn lapse(&mut self, by: Seat) {
        self.offer.take_if(|offer| match offer.subject {
            Subject::Back(_) | Subject::Draw => true,
            Subject::Replace { seat, .. } => seat == by,
        });
    }

    /// Whoever takes something back wants to answer anew: their programs would do it for them at once.
    fn back_to(&mut self, number: usize) {
        let past = (number..self.table.length()).filter_map(|past| self.table.past(past));
        let seats: Vec<Seat> = past.map(|past| past.seat).collect();
        self.programs.withdraw(&seats);
        self.table.rewind(number);
        let (dice, taken) = self.dice;
        if number < taken {
            // Dice that were thrown away do not come back with what stood before them.
            self.dice = (dice, number);
            self.table.reseed_agreed(&self.seed, dice);
        }
        self.made.truncate(number);
        self.confirms = None;
        self.programs.drop_refuted(self.table.as_ref());
    }

    /// Somebody else will hold these seats: what their player has prepared or left unconfirmed is not their any more.
    fn pass_on(&mut self, seats: &[Seat]) {
        self.programs.withdraw(seats);
        self.confirms.take_if(|seat| seats.contains(seat));
        self.undone.clear();
    }

    fn agreed(&mut self, seats: &[Seat]) {
        let Some(offer) = &mut self.offer else { return };
        offer.waiting.retain(|seat| !seats.contains(seat));
        offer.agreed.extend(seats);
        self.settle_offer();
    }

    /// New dice, of this number or of the first one that was never used.
    fn take_dice(&mut self, number: u64) {
        let number = number.max(self.dice.0 + 1);
        self.dice = (number, self.table.length());
        self.undone.clear();
        self.table.reseed_agreed(&self.seed, number);
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
                self.take_dice(self.entries + 1);
            }
            Subject::Draw => {
                self.over = Some(Ending::without_winner(EndingCause::Agreement));
            }
            Subject::Replace { seat, by } => {
                self.pass_on(&[seat]);
                self.seat_change = Some(SeatChange::Given(seat, by));
            }
        }
    }

    /// What the last deed did to seats, once.
    pub(crate) fn take_seat_change(&mut self) -> Option<SeatChange> {
        self.seat_change.take()
    }

    /// A change of seats that has not been carried out.
    pub(crate) fn repeat_seat_change(&mut self, change: SeatChange) {
        self.seat_change = Some(change);
    }

    /// The game itself.
    pub(crate) fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// How many entries the log has.
    pub(crate) fn entries(&self) -> u64 {
        self.entries
    }

    /// The number an order has to name: how many entries there are that everybody hears of.
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
    pub(crate) fn time(&self, number: usize) -> Option<Millis> {
        self.made.get(number).map(|made| made.at)
    }

    /// Whose turn ends when they confirm it.
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

    /// What follows for the lists, with these people and bots on the seats.
    pub(crate) fn head(&self, seats: &[SeatRecord], updated: Millis) -> Head {
        let bits = |seats: &mut dyn Iterator<Item = Seat>| {
            seats.fold(0_u32, |bits, seat| bits | 1 << seat.0)
        };
        let asked = self.asked();
        let is_bot = |seat: &Seat| {
            let record = seats.get(seat.index());
            record.is_some_and(|record| record.bot.is_some())
        };
        Head {
            seq: self.entries,
            number: self.table.length(),
            asked: bits(&mut asked.iter().copied()),
            bots: bits(&mut asked.iter().copied().filter(is_bot)),
            updated,
            active: UptimeMillis::default(),
            over: self
                .over
                .as_ref()
                .and_then(|ending| serde_json::to_value(ending).ok()),
            generation: 0,
        }
    }

    /// The action that was taken back last.
    pub(crate) fn undone(&self) -> Option<&(Seat, Value)> {
        self.undone.last()
    }
}
