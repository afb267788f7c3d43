//! Before the start, and what concerns seats later: sitting down, leaving, shares of the dice, the start.

use catalogue::TableError;
use engine::{
    Seat,
    fair::{Fairness, Secret, Share},
    hex,
};
use protocol::{Kind, Order, Problem, Replacement};
use store::{Head, Person, SeatRecord, Status};

use super::{Room, checks::bot_of, people::Role, refused};
use crate::{
    deed::Deed,
    play::{Play, current_rules},
    random::random_bytes,
};

/// A table remembers so many people who were put out.
const MOST_PUT_OUT: usize = 100;

/// Nobody sits there any more; his share goes with him.
fn vacate(record: &mut SeatRecord) {
    record.user = None;
    record.name = None;
    record.share = None;
    record.confirm = false;
}

impl Room {
    /// Carries out an order that concerns the seats, and says what it writes into the log; none if it concerns the game.
    pub(super) fn lobby_order(
        &mut self,
        (user, name): (i64, &str),
        order: &Order,
    ) -> Option<Result<Vec<Deed>, Problem>> {
        let nothing = |()| Vec::new();
        Some(match order {
            Order::Sit { seat } => self.sit((user, name), *seat),
            Order::Leave {} if self.record.status == Status::Open => self.leave(user).map(nothing),
            Order::Give { seat, to } => self.give(user, *seat, to).map(nothing),
            Order::Admit { user: other } => self.admit(user, *other).map(nothing),
            Order::Share { share } => self.share(user, share).map(nothing),
            Order::Start {} => self.start(user).map(nothing),
            Order::AskMe { confirm } => self.ask_me(user, *confirm).map(nothing),
            Order::Close {} => self.close(user).map(nothing),
            Order::Reopen {} => self.reopen(user),
            Order::Act { .. }
            | Order::Undo { .. }
            | Order::Redo { .. }
            | Order::Reset { .. }
            | Order::Confirm { .. }
            | Order::AskBack { .. }
            | Order::AskDraw {}
            | Order::AskReplace { .. }
            | Order::Answer { .. }
            | Order::Leave {}
            | Order::Resign { .. }
            | Order::Program { .. }
            | Order::Unprogram { .. } => return None,
        })
    }

    /// Takes a free seat; in a game in progress one that the others have opened, and nobody who plays already: he would see with two
    /// pairs of eyes.
    fn sit(
        &mut self,
        (user, name): (i64, &str),
        wanted: Option<Seat>,
    ) -> Result<Vec<Deed>, Problem> {
        if self.record.status == Status::Over {
            return Err(Problem::unfit("this game is over"));
        }
        if self.record.put_out.iter().any(|person| person.id == user) {
            let why = "the host has put you out of this table";
            return Err(Problem::new(Kind::Forbidden, why));
        }
        let plays = matches!(self.role(Some(user)), Role::Player(_));
        if self.record.status == Status::Live && plays {
            return Err(Problem::unfit("you play already"));
        }
        let free = |record: &&mut SeatRecord| {
            record.user.is_none()
                && record.bot.is_none()
                && !record.left
                && wanted.is_none_or(|seat| record.seat == seat)
        };
        let seat = self.seats.iter_mut().find(free);
        let seat = seat.ok_or_else(|| Problem::unfit("this seat is not free"))?;
        seat.user = Some(user);
        seat.name = Some(name.to_owned());
        let sat = Deed::Sit { seat: seat.seat };
        // A table whose host is gone passes to whoever comes.
        if self.record.host.is_none() {
            self.record.host = Some(user);
            self.record.host_name = Some(name.to_owned());
        }
        let begun = self.record.status == Status::Live;
        Ok(begun.then_some(sat).into_iter().collect())
    }

    /// The seat is free again; the table of a host who leaves passes to one who stays, or to whoever comes next.
    fn leave(&mut self, user: i64) -> Result<(), Problem> {
        if matches!(self.role(Some(user)), Role::Spectator) {
            return Err(Problem::new(
                Kind::Forbidden,
                "you do not sit at this table",
            ));
        }
        for record in self.seats.iter_mut().filter(|seat| seat.user == Some(user)) {
            vacate(record);
        }
        if self.record.host == Some(user) {
            let heir = self.seats.iter().find(|seat| seat.user.is_some());
            self.record.host = heir.and_then(|seat| seat.user);
            self.record.host_name = heir.and_then(|seat| seat.name.clone());
        }
        Ok(())
    }

    /// Nobody sits down at the table of somebody who has blocked him.
    pub(super) async fn is_welcome(&self, user: i64) -> Result<(), Problem> {
        let Some(host) = self.record.host.filter(|host| *host != user) else {
            return Ok(());
        };
        let unwelcome = self.context.store.blocked_by(user).await;
        if unwelcome.map_err(refused)?.contains(&host) {
            let why = "the host of this table does not want to play with you";
            return Err(Problem::new(Kind::Forbidden, why));
        }
        Ok(())
    }

    /// The host lets somebody sit down again whom he has put out.
    fn admit(&mut self, user: i64, other: i64) -> Result<(), Problem> {
        if self.record.host != Some(user) {
            return Err(Problem::new(Kind::Forbidden, "the host admits people"));
        }
        let before = self.record.put_out.len();
        self.record.put_out.retain(|person| person.id != other);
        if self.record.put_out.len() == before {
            return Err(Problem::unfit("this person was not put out"));
        }
        Ok(())
    }

    /// The host decides who may play: whoever keeps a seat without playing has to make room, and stays out.
    fn give(&mut self, user: i64, seat: Seat, to: &Replacement) -> Result<(), Problem> {
        if self.record.status != Status::Open {
            return Err(Problem::unfit("the game has begun: ask the others"));
        }
        if self.record.host != Some(user) {
            return Err(Problem::new(Kind::Forbidden, "the host gives seats"));
        }
        let bot = bot_of(to)?;
        let record = self.seats.get_mut(seat.index());
        let record = record.ok_or_else(|| Problem::unfit("there is no such seat"))?;
        let out = record.user.filter(|out| *out != user);
        let name = record.name.clone().unwrap_or_default();
        vacate(record);
        record.bot = bot;
        let Some(id) = out else { return Ok(()) };
        // Whoever is put out has no other seat here either.
        let others = |record: &&mut SeatRecord| record.user == Some(id);
        self.seats.iter_mut().filter(others).for_each(vacate);
        if self.record.put_out.len() >= MOST_PUT_OUT {
            self.record.put_out.remove(0);
        }
        self.record.put_out.push(Person { id, name });
        Ok(())
    }

    /// A share is sent once, after the server has committed itself.
    fn share(&mut self, user: i64, share: &str) -> Result<(), Problem> {
        if self.record.status != Status::Open {
            return Err(Problem::unfit("the game has begun"));
        }
        if hex::decode(share).is_none() {
            let why = "a share is 32 bytes in hexadecimal";
            return Err(Problem::new(Kind::Malformed, why));
        }
        let mut own = self
            .seats
            .iter_mut()
            .filter(|seat| seat.user == Some(user) && seat.share.is_none())
            .peekable();
        if own.peek().is_none() {
            return Err(Problem::unfit("you have no seat that waits for a share"));
        }
        own.for_each(|seat| seat.share = Some(share.to_lowercase()));
        Ok(())
    }

    /// The host begins when every seat is taken and every person has sent a share.
    fn start(&mut self, user: i64) -> Result<(), Problem> {
        if self.record.status != Status::Open {
            return Err(Problem::unfit("the game has begun"));
        }
        if self.record.host != Some(user) {
            return Err(Problem::new(Kind::Forbidden, "the host begins the game"));
        }
        let is_open = |seat: &SeatRecord| seat.user.is_none() && seat.bot.is_none();
        if self.seats.iter().any(is_open) {
            return Err(Problem::unfit("there are free seats"));
        }
        let mut shares = Vec::new();
        for seat in self.seats.iter().filter(|seat| seat.user.is_some()) {
            let share = seat.share.as_deref().and_then(hex::decode);
            let share = share
                .ok_or_else(|| Problem::unfit("not everybody has sent his part of the dice"))?;
            shares.push(Share(share));
        }
        let secret = self.record.dice.secret;
        let secret = secret.ok_or_else(|| crate::broken("the secret is lost"))?;
        let mut record = self.record.clone();
        let unfit = |error: TableError| Problem::unfit(error.to_string());
        record.dice = Fairness::with_shares(secret, shares);
        record.status = Status::Live;
        // A table may have waited since before the rules were changed.
        record.rules = current_rules(&record.game).map_err(unfit)?;
        let play = Play::begin(&self.context.library, &record).map_err(unfit)?;
        self.record = record;
        self.play = Some(play);
        self.record.head = self.head(crate::now());
        Ok(())
    }

    fn ask_me(&mut self, user: i64, confirm: bool) -> Result<(), Problem> {
        if matches!(self.role(Some(user)), Role::Spectator) {
            return Err(Problem::new(
                Kind::Forbidden,
                "you do not sit at this table",
            ));
        }
        let own = self.seats.iter_mut().filter(|seat| seat.user == Some(user));
        own.for_each(|seat| seat.confirm = confirm);
        Ok(())
    }

    /// A table that was closed because nobody came any more is taken up where it stood.
    fn reopen(&mut self, user: i64) -> Result<Vec<Deed>, Problem> {
        if matches!(self.role(Some(user)), Role::Spectator) && self.record.host != Some(user) {
            let why = "those who played here can open it again";
            return Err(Problem::new(Kind::Forbidden, why));
        }
        if !self.is_abandoned() {
            return Err(Problem::unfit("it was not closed for want of players"));
        }
        if self.record.head.seq > 0 {
            let over = self.in_play()?.over().is_some();
            self.record.status = Status::Live;
            return Ok(over.then_some(Deed::Reopen {}).into_iter().collect());
        }
        // It had not begun. Its dice were shown when it was closed.
        self.record.dice = Fairness::with_shares(Secret(random_bytes()?), Vec::new());
        self.seats.iter_mut().for_each(|seat| seat.share = None);
        self.record.status = Status::Open;
        self.record.head.over = None;
        Ok(Vec::new())
    }

    fn close(&mut self, user: i64) -> Result<(), Problem> {
        if self.record.status != Status::Open {
            return Err(Problem::unfit("the game has begun: give it up or leave it"));
        }
        if self.record.host != Some(user) {
            return Err(Problem::new(Kind::Forbidden, "the host closes the table"));
        }
        self.record.status = Status::Over;
        self.record.head = Head {
            updated: crate::now(),
            ..self.record.head.clone()
        };
        Ok(())
    }
}
