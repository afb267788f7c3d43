//! Before the start, and what concerns seats later: sitting down, leaving, shares of the dice, the start.

use catalogue::TableError;
use engine::{
    Seat,
    fair::{Fairness, Share},
    hex,
};
use protocol::{Kind, Order, Problem, Replacement};
use store::{Head, SeatRecord, Status};

use super::{Room, checks::bot_of, people::Role};
use crate::{
    deed::Deed,
    play::{Play, current_rules},
};

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
            Order::Share { share } => self.share(user, share).map(nothing),
            Order::Start {} => self.start(user).map(nothing),
            Order::AskMe { confirm } => self.ask_me(user, *confirm).map(nothing),
            Order::Close {} => self.close(user).map(nothing),
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

    /// The host decides who may play: whoever keeps a seat without playing has to make room.
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
        vacate(record);
        record.bot = bot;
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
        let play = Play::begin(&self.context.shelf, &record).map_err(unfit)?;
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
