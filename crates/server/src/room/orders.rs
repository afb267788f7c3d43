//! Orders are checked, written, carried out and told to everybody.

use engine::{Lang, Viewer};
use protocol::{Ending, EndingCause, Kind, Order, Problem, Replacement, Situation};
use serde_json::Value;
use store::{SeatRecord, Status};

use super::{
    Answer, Imagined, Room,
    people::{eyes_of, is_abandoned},
};
use crate::{
    broken,
    deed::Deed,
    play::{Play, SeatChange},
};

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
        if matches!(order, Order::Sit { .. })
            && let Err(problem) = self.is_welcome(user).await
        {
            return refuse(answer, problem);
        }
        let done = match self.lobby_order((user, name), &order) {
            Some(Ok(deeds)) => self.save_lobby(user, deeds).await,
            Some(Err(problem)) => return refuse(answer, problem),
            None => match self.deeds(user, order, lang) {
                Ok(deeds) if deeds.iter().all(Deed::is_private) => {
                    return self.prepare(user, deeds, answer).await;
                }
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

    /// Writes down what somebody gives in advance. The others hear nothing of it; what is asked now is answered by whoever is at the
    /// screen, so at once.
    async fn prepare(
        &mut self,
        user: i64,
        deeds: Vec<Deed>,
        answer: Answer,
    ) -> Result<(), Problem> {
        if let Err(problem) = self.commit(Some(user), deeds).await {
            answer.give(Err(problem));
            return self.read_again().await;
        }
        let now = self.play.as_ref().and_then(Play::programmed);
        if let Some((seat, deed)) = now
            && self.pending.is_none()
            && self.seats_of(Some(user)).contains(&seat)
        {
            if self.commit(None, vec![deed]).await.is_err() {
                return self.read_again().await;
            }
            self.tell_all(None);
        }
        self.tell_person(user, answer);
        self.go_on().await
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
        let out = self.record.put_out.iter_mut();
        out.filter(|person| person.id == user)
            .for_each(|person| name.clone_into(&mut person.name));
        if self.has_new_seats() {
            self.tell_info(None);
        }
    }

    /// Somebody has been removed from the store: nothing that is kept here may name him any more.
    pub(super) fn forget(&mut self, user: i64) {
        if self.record.host.take_if(|host| *host == user).is_some() {
            self.record.host_name = None;
        }
        self.record.put_out.retain(|person| person.id != user);
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
        if self.seats.iter().any(is_here) || self.record.head.active >= since {
            return Ok(());
        }
        let cause = EndingCause::Abandoned;
        match self.record.status {
            Status::Over => Ok(()),
            Status::Open => {
                let ending = Ending {
                    winners: Vec::new(),
                    cause,
                };
                self.record.status = Status::Over;
                self.record.head.over = Some(serde_json::to_value(ending).map_err(broken)?);
                self.save().await
            }
            Status::Live => self.commit(None, vec![Deed::End { cause }]).await,
        }
    }

    /// Was it closed because nobody came any more?
    pub(super) fn is_abandoned(&self) -> bool {
        self.record.status == Status::Over && is_abandoned(&self.record.head)
    }

    /// One of its people has come before the table was closed: it stays open.
    pub(super) async fn keep_open(&mut self, user: Option<i64>) {
        let is_own = !self.seats_of(user).is_empty() || self.record.host == user;
        if user.is_none() || !is_own || self.context.closes_in(&self.record).is_none() {
            return;
        }
        match self.save().await {
            Ok(()) => {
                self.record.head.active = self.context.uptime.now();
                self.tell_info(None);
            }
            Err(problem) => tracing::warn!(%problem, "a table was not kept open"),
        }
    }

    /// The game as a file, when it is over: it tells all secrets and the dice to come. Whoever has all seats may give one away later, so
    /// he waits too.
    pub(super) fn replay(&self) -> Result<Value, Problem> {
        let play = self.in_play()?;
        if self.record.status != Status::Over || self.is_abandoned() {
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
