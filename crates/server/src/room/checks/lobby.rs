//! What people may do before the start, and what concerns seats later.

use catalogue::TableError;
use engine::{
    Seat,
    fair::{Fairness, Secret, Share},
    hex,
};
use protocol::{Kind, Problem, Replacement};
use store::{SeatRecord, Status, TableRecord, UserId};

use super::{
    Room,
    game::{bot_of, own_seat},
};
use crate::{
    internal_error,
    logged_game::{LoggedGame, current_rules},
    random::random_bytes,
    room::{people::Role, store_problem},
};

/// A permitted change of seats or of what was agreed.
pub(in crate::room) enum LobbyChange {
    /// Somebody takes this seat, which is free.
    Sit(Seat),
    /// Somebody gives up all their seats before the start.
    Leave,
    /// The host opens a seat or lets a bot of this level play there.
    Give { seat: Seat, bot: Option<String> },
    /// The host lets this person sit down again.
    Admit(UserId),
    /// A part in the fair dice, in hexadecimal.
    Share(String),
    /// The game begins.
    Start(Box<(TableRecord, LoggedGame)>),
    /// Does this person want to be asked before the turn passes?
    AskMe(bool),
    /// Does this person want to be asked also where there is nothing to choose?
    AskAlways(bool),
    /// A game that was closed for want of players goes on.
    Resume,
    /// A table that was closed before the start waits again. Its old dice were shown, so it has new ones.
    WaitAgain(Fairness),
    /// The host closes a table that has not begun.
    Close,
}

impl Room {
    /// Nobody sits down at the table of somebody who has blocked them.
    pub(super) async fn is_welcome(&self, user: UserId) -> Result<(), Problem> {
        let Some(host) = self.record.host.filter(|host| *host != user) else {
            return Ok(());
        };
        let unwelcome = self.context.store.blocked_by(user).await;
        if unwelcome.map_err(store_problem)?.contains(&host) {
            let why = "the host of this table does not want to play with you";
            return Err(Problem::new(Kind::Forbidden, why));
        }
        Ok(())
    }

    /// A free seat; in a game in progress one that the others have opened, and for nobody who plays already: they would see what two
    /// seats see.
    pub(super) fn may_sit(
        &self,
        user: UserId,
        wanted: Option<Seat>,
    ) -> Result<LobbyChange, Problem> {
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
        let free = |record: &&SeatRecord| {
            record.user.is_none()
                && record.bot.is_none()
                && !record.left
                && wanted.is_none_or(|seat| record.seat == seat)
        };
        let seat = self.seats.iter().find(free);
        let seat = seat.ok_or_else(|| Problem::unfit("this seat is not free"))?;
        Ok(LobbyChange::Sit(seat.seat))
    }

    pub(super) fn may_leave(&self, user: UserId) -> Result<LobbyChange, Problem> {
        self.seats_here(user)?;
        Ok(LobbyChange::Leave)
    }

    pub(super) fn may_admit(&self, user: UserId, other: UserId) -> Result<LobbyChange, Problem> {
        self.is_host(user, "the host admits people")?;
        if !self.record.put_out.iter().any(|person| person.id == other) {
            return Err(Problem::unfit("this person was not put out"));
        }
        Ok(LobbyChange::Admit(other))
    }

    pub(super) fn may_give(
        &self,
        user: UserId,
        seat: Seat,
        to: &Replacement,
    ) -> Result<LobbyChange, Problem> {
        self.is_open("the game has begun: ask the others")?;
        self.is_host(user, "the host gives seats")?;
        let bot = bot_of(to)?;
        if self.seats.get(seat.index()).is_none() {
            return Err(Problem::unfit("there is no such seat"));
        }
        Ok(LobbyChange::Give { seat, bot })
    }

    /// A share is sent once, after the server has committed itself.
    pub(super) fn may_share(&self, user: UserId, share: &str) -> Result<LobbyChange, Problem> {
        self.is_open("the game has begun")?;
        if hex::decode(share).is_none() {
            let why = "a share is 32 bytes in hexadecimal";
            return Err(Problem::new(Kind::Malformed, why));
        }
        let waits = |seat: &SeatRecord| seat.user == Some(user) && seat.share.is_none();
        if !self.seats.iter().any(waits) {
            return Err(Problem::unfit("you have no seat that waits for a share"));
        }
        Ok(LobbyChange::Share(share.to_lowercase()))
    }

    /// The host begins when every seat is taken and every person has sent a share.
    pub(super) fn may_start(&self, user: UserId) -> Result<LobbyChange, Problem> {
        self.is_open("the game has begun")?;
        self.is_host(user, "the host begins the game")?;
        let is_free = |seat: &SeatRecord| seat.user.is_none() && seat.bot.is_none();
        if self.seats.iter().any(is_free) {
            return Err(Problem::unfit("there are free seats"));
        }
        let mut shares = Vec::new();
        for seat in self.seats.iter().filter(|seat| seat.user.is_some()) {
            let share = seat.share.as_deref().and_then(hex::decode);
            let share = share
                .ok_or_else(|| Problem::unfit("not everybody has sent their part of the dice"))?;
            shares.push(Share(share));
        }
        let secret = self.record.dice.secret;
        let secret = secret.ok_or_else(|| internal_error("the secret is lost"))?;
        let mut record = self.record.clone();
        let unfit = |error: TableError| Problem::unfit(error.to_string());
        record.dice = Fairness::with_shares(secret, shares);
        record.status = Status::Live;
        // A table may have waited since before the rules were changed.
        record.rules = current_rules(&record.game).map_err(unfit)?;
        let game = LoggedGame::begin(&self.context.library, &record).map_err(unfit)?;
        Ok(LobbyChange::Start(Box::new((record, game))))
    }

    pub(super) fn may_look(&self, user: UserId, seat: Seat) -> Result<Seat, Problem> {
        let seat = own_seat(&self.seats_here(user)?, Some(seat))?;
        let game = self.begun_game()?;
        let is_asked = game.asked().contains(&seat);
        is_asked
            .then_some(seat)
            .ok_or_else(|| Problem::unfit("this seat is not asked"))
    }

    /// A table that was closed because nobody came any more is taken up where it stood.
    pub(super) fn may_reopen(&self, user: UserId) -> Result<LobbyChange, Problem> {
        if matches!(self.role(Some(user)), Role::Spectator) && self.record.host != Some(user) {
            let why = "those who played here can open it again";
            return Err(Problem::new(Kind::Forbidden, why));
        }
        if !self.is_abandoned() {
            return Err(Problem::unfit("it was not closed for want of players"));
        }
        if self.record.head.seq > 0 {
            self.begun_game()?;
            return Ok(LobbyChange::Resume);
        }
        let secret = Secret(random_bytes()?);
        let dice = Fairness::with_shares(secret, Vec::new());
        Ok(LobbyChange::WaitAgain(dice))
    }

    pub(super) fn may_close(&self, user: UserId) -> Result<LobbyChange, Problem> {
        self.is_open("the game has begun: give it up or leave it")?;
        self.is_host(user, "the host closes the table")?;
        Ok(LobbyChange::Close)
    }

    /// Does the table still wait for people?
    fn is_open(&self, otherwise: &str) -> Result<(), Problem> {
        match self.record.status {
            Status::Open => Ok(()),
            Status::Live | Status::Over => Err(Problem::unfit(otherwise)),
        }
    }

    fn is_host(&self, user: UserId, otherwise: &str) -> Result<(), Problem> {
        if self.record.host == Some(user) {
            return Ok(());
        }
        Err(Problem::new(Kind::Forbidden, otherwise))
    }
}
