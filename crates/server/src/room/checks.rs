//! May this person do that, here and now? The one place where orders are checked. Nothing is changed here.

mod game;
mod lobby;
mod log_size;

use engine::{Lang, Seat};
use protocol::{Kind, Order, Problem};
use store::{Status, UserId};

pub(super) use self::lobby::LobbyChange;
use self::{game::own_seat, log_size::Growth};
use super::{Room, people::Role};
use crate::{
    log_entry::LogEntry,
    logged_game::{Back, LoggedGame},
};

/// What a permitted order does.
pub(super) enum Permitted {
    /// It changes seats or what was agreed.
    Lobby(LobbyChange),
    /// It is written into the log, and everybody hears of it.
    Log(Vec<LogEntry>),
    /// It is written into the log, and nobody else hears of it.
    Private(LogEntry),
    /// Somebody with several seats sees what this one knows.
    Look(Seat),
}

fn log(entry: LogEntry) -> Permitted {
    Permitted::Log(vec![entry])
}

impl Room {
    /// Is this order permitted, and what does it do?
    pub(super) async fn permitted(
        &self,
        user: UserId,
        order: Order,
        lang: Lang,
    ) -> Result<Permitted, Problem> {
        if self.is_set_aside() {
            let why = "this table has failed twice and was set aside: it can be looked at until the administrator takes it up again";
            return Err(Problem::unfit(why));
        }
        let growth = Growth::of(&order);
        let own = || self.may_play(user, growth);
        Ok(match order {
            Order::Sit { seat } => {
                self.is_welcome(user).await?;
                Permitted::Lobby(self.may_sit(user, seat)?)
            }
            Order::Leave {} if self.record.status == Status::Open => {
                Permitted::Lobby(self.may_leave(user)?)
            }
            Order::Give { seat, to } => Permitted::Lobby(self.may_give(user, seat, &to)?),
            Order::Admit { user: other } => Permitted::Lobby(self.may_admit(user, other)?),
            Order::Share { share } => Permitted::Lobby(self.may_share(user, &share)?),
            Order::Start {} => Permitted::Lobby(self.may_start(user)?),
            Order::AskMe { confirm } => {
                self.seats_here(user)?;
                Permitted::Lobby(LobbyChange::AskMe(confirm))
            }
            Order::AskAlways { always } => {
                self.seats_here(user)?;
                Permitted::Lobby(LobbyChange::AskAlways(always))
            }
            Order::Look { seat } => Permitted::Look(self.may_look(user, seat)?),
            Order::Close {} => Permitted::Lobby(self.may_close(user)?),
            Order::Reopen {} => Permitted::Lobby(self.may_reopen(user)?),
            Order::Act { seq, seat, action } => {
                log(self.may_act(&own()?, (seq, seat, action), lang)?)
            }
            Order::Undo { seq } => log(self.may_undo(&own()?, seq, Back::One)?),
            Order::Reset { seq } => log(self.may_undo(&own()?, seq, Back::Turn)?),
            Order::Redo { seq } => log(self.may_redo(&own()?, seq, lang)?),
            Order::Confirm { seq } => log(self.may_confirm(&own()?, seq)?),
            Order::AskBack { number } => log(self.may_ask_back(&own()?, number)?),
            Order::AskDraw {} => log(self.may_ask_draw(&own()?)?),
            Order::AskReplace { seat, by } => log(self.may_ask_replace(&own()?, seat, by)?),
            Order::Vote {
                offer,
                accept: true,
            } => log(self.may_agree(own()?, offer)?),
            Order::Vote {
                offer,
                accept: false,
            } => log(self.may_decline(own()?, offer)?),
            Order::Resign { seat } => Permitted::Log(self.may_resign(&own()?, seat)?),
            Order::Leave {} => {
                let own = own()?;
                self.begun_game()?;
                Permitted::Log(self.leave_seats(own))
            }
            Order::Program { program } => Permitted::Private(self.may_program(&own()?, program)?),
            Order::Unprogram { seat } => {
                let seat = own_seat(&own()?, Some(seat))?;
                self.begun_game()?;
                Permitted::Private(LogEntry::Unprogram { seat })
            }
        })
    }

    /// The seats of a person who plays here, if the game is not over and its log has room.
    fn may_play(&self, user: UserId, growth: Growth) -> Result<Vec<Seat>, Problem> {
        let own = self.seats_here(user)?;
        let is_over = self.game.as_ref().is_some_and(|game| game.over().is_some());
        if is_over || self.record.status == Status::Over {
            return Err(Problem::unfit("this game is over"));
        }
        self.has_room_for(growth)?;
        Ok(own)
    }

    /// The seats of a person who sits here.
    fn seats_here(&self, user: UserId) -> Result<Vec<Seat>, Problem> {
        match self.role(Some(user)) {
            Role::Player(seats) => Ok(seats),
            Role::Spectator => {
                let why = "you do not sit at this table";
                Err(Problem::new(Kind::Forbidden, why))
            }
        }
    }

    /// The game, if it has begun.
    pub(super) fn begun_game(&self) -> Result<&LoggedGame, Problem> {
        let begun = self.record.status == Status::Over && self.record.head.seq > 0;
        let missing = || {
            if begun {
                self.of_other_rules()
            } else {
                Problem::unfit("the game has not begun")
            }
        };
        self.game.as_ref().ok_or_else(missing)
    }

    /// The game, if the number that was named is the present one.
    fn game_at(&self, seq: u64) -> Result<&LoggedGame, Problem> {
        let game = self.begun_game()?;
        if game.seq() == seq {
            return Ok(game);
        }
        Err(Problem {
            seq: Some(game.seq()),
            ..Problem::new(
                Kind::Stale,
                "the game has gone on meanwhile: look at it again",
            )
        })
    }
}
