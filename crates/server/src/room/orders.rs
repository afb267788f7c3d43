//! Orders are checked, written, carried out and told to everybody.

use engine::{Lang, Viewer};
use protocol::{EndingCause, Kind, Order, Problem, Replacement, Situation};
use serde_json::Value;
use store::{SeatRecord, Status};

use super::{Answer, Imagined, Room, people::eyes_of};
use crate::{deed::Deed, play::SeatChange};

/// A refused order has changed nothing.
fn refuse(answer: Answer, problem: Problem) -> Result<(), Problem> {
    answer.give(Err(problem));
    Ok(())
}

impl Room {
    /// Carries out an order; a problem means that the room cannot go on.
    pub(super) async fn order(
        &mut self,
        (user, name): (i64, &str),
        order: Order,
        lang: Lang,
        answer: Answer,
    ) -> Result<(), Problem> {
        if let Some(seq) = self.repeated(user, &order) {
            answer.give(Ok(seq));
            return Ok(());
        }
        if self.is_set_aside() {
            let why = "this table has failed twice and was set aside: it can be looked at until the administrator takes it up again";
            return refuse(answer, Problem::unfit(why));
        }
        let done = match self.lobby_order((user, name), &order) {
            Some(Ok(deeds)) => self.save_lobby(user, deeds).await,
            Some(Err(problem)) => return refuse(answer, problem),
            None => match self.deeds(user, order, lang) {
                Ok(deeds) => self.commit(Some(user), deeds).await,
                Err(problem) => return refuse(answer, problem),
            },
        };
        match done {
            Ok(()) => {
                self.tell_all(Some(answer));
                self.go_on().await
            }
            Err(problem) => {
                answer.give(Err(problem));
                self.read_again().await
            }
        }
    }

    /// A table that waits for people is alive when they come and go.
    async fn save_lobby(&mut self, user: i64, deeds: Vec<Deed>) -> Result<(), Problem> {
        if !deeds.is_empty() {
            self.commit(Some(user), deeds).await?;
        }
        if self.record.status == Status::Open {
            self.record.head.updated = crate::now();
        }
        self.save().await
    }

    /// The same answer sent twice is confirmed twice and carried out once.
    fn repeated(&self, user: i64, order: &Order) -> Option<u64> {
        let Order::Act { seq, seat, action } = order else {
            return None;
        };
        let play = self.play.as_ref()?;
        if play.seq() <= *seq {
            return None;
        }
        let number = play.number_since(*seq);
        let (by, made) = play.table().action(number)?;
        let is_own = self
            .seats
            .get(by.index())
            .is_some_and(|record| record.user == Some(user));
        let same = is_own && seat.is_none_or(|seat| seat == by) && made == *action;
        (same && play.entry_number(*seq) == number).then(|| play.seq())
    }

    /// What a deed did to seats.
    pub(super) fn change_seats(&mut self, change: SeatChange) {
        let (seats, by) = match change {
            SeatChange::Left(seats) => (seats, None),
            SeatChange::Given(seat, by) => (vec![seat], Some(by)),
        };
        for record in self
            .seats
            .iter_mut()
            .filter(|record| seats.contains(&record.seat))
        {
            record.user = None;
            record.name = None;
            record.confirm = false;
            record.left = by.is_none();
            record.bot = match &by {
                Some(Replacement::Bot(level)) => Some(level.clone()),
                Some(Replacement::Open) | None => None,
            };
        }
        self.record.head = self.head(self.record.head.updated);
    }

    /// Somebody has a new name, which is stored already.
    pub(super) fn rename(&mut self, user: i64, name: &str) {
        if self.record.host == Some(user) {
            self.record.host_name = Some(name.to_owned());
        }
        let own = |record: &&mut SeatRecord| record.user == Some(user);
        for record in self.seats.iter_mut().filter(own) {
            record.name = Some(name.to_owned());
        }
        if self.has_new_seats() {
            self.tell_info(None);
        }
    }

    /// Somebody has been removed from the store: nothing that is kept here may name him any more.
    pub(super) fn forget(&mut self, user: i64) {
        if self.record.host.take_if(|host| *host == user).is_some() {
            self.record.host_name = None;
        }
        // Where nobody plays yet the seat is free again.
        let left = self.record.status != Status::Open;
        let own = |record: &&mut SeatRecord| record.user == Some(user);
        for record in self.seats.iter_mut().filter(own) {
            record.user = None;
            record.name = None;
            record.left = left;
        }
    }

    /// Nobody has come since then: a game that nobody plays is closed, whoever may be watching it.
    pub(super) async fn abandon(&mut self, since: i64) -> Result<(), Problem> {
        let is_here = |record: &SeatRecord| self.watchers.has(record.user);
        if self.seats.iter().any(is_here) || self.record.head.updated >= since {
            return Ok(());
        }
        match self.record.status {
            Status::Over => Ok(()),
            Status::Open => {
                self.record.status = Status::Over;
                self.save().await
            }
            Status::Live => {
                let cause = EndingCause::Closed;
                self.commit(None, vec![Deed::End { cause }]).await
            }
        }
    }

    /// The game as a file, when it is over: it tells all secrets and the dice to come. Whoever has all seats may give one away later, so
    /// he waits too.
    pub(super) fn replay(&self) -> Result<Value, Problem> {
        let play = self.in_play()?;
        if self.record.status != Status::Over {
            return Err(Problem::new(
                Kind::Forbidden,
                "the file tells all secrets: it can be had when the game is over",
            ));
        }
        Ok(play.table().replay())
    }

    /// How the table stood after so many actions, for these eyes.
    pub(super) fn moment(&self, user: Option<i64>, number: usize) -> Result<Situation, Problem> {
        let play = self.in_play()?;
        let missing = |_| Problem::new(Kind::Missing, "the game has not come so far");
        let moment = play.table().moment(number).map_err(missing)?;
        let eyes = eyes_of(&self.seats_of(user), &moment.asked());
        let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
        Ok(Situation {
            table: self.record.slug.clone(),
            reference: None,
            seq: play.seq(),
            number: Some(number),
            eyes,
            view: protocol::ViewUpdate::View(moment.view(viewer)),
            past: self.past_moves(number.saturating_sub(1), number, viewer),
            asked: moment.asked(),
            questions: Vec::new(),
            programs: Vec::new(),
            confirms: None,
            offer: None,
            over: None,
        })
    }

    /// A position that this person cannot tell from the true one at that point.
    pub(super) fn imagined(
        &self,
        user: Option<i64>,
        number: usize,
        seed: engine::Seed,
    ) -> Result<Imagined, Problem> {
        let play = self.in_play()?;
        let missing = |_| Problem::new(Kind::Missing, "the game has not come so far");
        let moment = play.table().moment(number).map_err(missing)?;
        let eyes = eyes_of(&self.seats_of(user), &moment.asked());
        let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
        let imagined = moment.imagined(viewer, seed);
        let imagined = imagined.map_err(|error| {
            tracing::error!(table = self.record.slug, %error, "a position cannot be imagined");
            Problem::new(Kind::Internal, "this position cannot be tried out")
        })?;
        Ok(Imagined {
            game: imagined.game(),
            position: imagined.state(),
            record: self.record.clone(),
        })
    }
}
