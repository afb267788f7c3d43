//! Changes of seats and of what was agreed: sitting down, leaving, shares of the dice, the start.

use engine::{Seat, fair::Fairness};
use protocol::{Ending, EndingCause};
use store::{Head, Person, SeatRecord, Status, UserId};

use super::{Room, checks::LobbyChange};
use crate::{log_entry::LogEntry, now};

/// A table remembers so many people who were put out.
const MOST_PUT_OUT: usize = 100;

/// Nobody sits there any more; the share goes with whoever sent it.
fn vacate(record: &mut SeatRecord) {
    record.user = None;
    record.name = None;
    record.share = None;
    record.confirm = false;
    record.ask_always = false;
}

impl Room {
    /// Carries out a permitted change, and says what it writes into the log of a game in progress.
    pub(super) fn change_lobby(
        &mut self,
        (user, name): (UserId, &str),
        change: LobbyChange,
    ) -> Option<LogEntry> {
        match change {
            LobbyChange::Sit(seat) => return self.sit((user, name), seat),
            LobbyChange::Leave => self.leave(user),
            LobbyChange::Give { seat, bot } => self.give(user, seat, bot),
            LobbyChange::Admit(other) => {
                self.record.put_out.retain(|person| person.id != other);
            }
            LobbyChange::Share(share) => {
                let own = self.seats_of_mut(user);
                let waiting = own.filter(|seat| seat.share.is_none());
                waiting.for_each(|seat| seat.share = Some(share.clone()));
            }
            LobbyChange::Start(started) => {
                let (record, game) = *started;
                (self.record, self.game) = (record, Some(game));
                self.record.head = self.head(now());
            }
            LobbyChange::AskMe(confirm) => {
                self.seats_of_mut(user)
                    .for_each(|seat| seat.confirm = confirm);
            }
            LobbyChange::AskAlways(always) => {
                self.seats_of_mut(user)
                    .for_each(|seat| seat.ask_always = always);
            }
            LobbyChange::Resume => {
                self.record.status = Status::Live;
                let over = self.game.as_ref().is_some_and(|game| game.over().is_some());
                return over.then_some(LogEntry::Reopen {});
            }
            LobbyChange::WaitAgain(dice) => self.wait_again(dice),
            LobbyChange::Close => {
                self.record.status = Status::Over;
                let ending = Ending::without_winner(EndingCause::Closed);
                self.record.head = Head {
                    updated: now(),
                    over: serde_json::to_value(ending).ok(),
                    ..self.record.head.clone()
                };
            }
        }
        None
    }

    fn seats_of_mut(&mut self, user: UserId) -> impl Iterator<Item = &mut SeatRecord> {
        let seats = self.seats.iter_mut();
        seats.filter(move |seat| seat.user == Some(user))
    }

    fn sit(&mut self, (user, name): (UserId, &str), seat: Seat) -> Option<LogEntry> {
        if let Some(record) = self.seats.get_mut(seat.index()) {
            record.user = Some(user);
            record.name = Some(name.to_owned());
        }
        // A table whose host is gone passes to whoever comes.
        if self.record.host.is_none() {
            self.record.host = Some(user);
            self.record.host_name = Some(name.to_owned());
        }
        let begun = self.record.status == Status::Live;
        begun.then_some(LogEntry::Sit { seat })
    }

    /// The seats are free again; the table of a host who leaves passes to one who stays, or to whoever comes next.
    fn leave(&mut self, user: UserId) {
        self.seats_of_mut(user).for_each(vacate);
        if self.record.host == Some(user) {
            let heir = self.seats.iter().find(|seat| seat.user.is_some());
            self.record.host = heir.and_then(|seat| seat.user);
            self.record.host_name = heir.and_then(|seat| seat.name.clone());
        }
    }

    /// Whoever keeps a seat without playing has to make room, and stays out.
    fn give(&mut self, host: UserId, seat: Seat, bot: Option<String>) {
        let Some(record) = self.seats.get_mut(seat.index()) else {
            return;
        };
        let out = record.user.filter(|out| *out != host);
        let name = record.name.clone().unwrap_or_default();
        vacate(record);
        record.bot = bot;
        let Some(id) = out else { return };
        // Whoever is put out has no other seat here either.
        self.seats_of_mut(id).for_each(vacate);
        if self.record.put_out.len() >= MOST_PUT_OUT {
            self.record.put_out.remove(0);
        }
        self.record.put_out.push(Person { id, name });
    }

    fn wait_again(&mut self, dice: Fairness) {
        self.record.dice = dice;
        self.seats.iter_mut().for_each(|seat| seat.share = None);
        self.record.status = Status::Open;
        self.record.head.over = None;
    }
}
