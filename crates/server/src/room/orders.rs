//! Orders are checked, written, carried out and told to everybody.

use engine::{Lang, Viewer};
use protocol::{EndingCause, Kind, Order, Problem, Replacement, Situation};
use serde_json::Value;
use store::Status;

use super::{Answer, Imagined, Room};
use crate::{deed::Deed, play::Play};

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
        let written = match self.lobby_order((user, name), &order) {
            Some(Ok(())) => self.save().await,
            Some(Err(problem)) => return refuse(answer, problem),
            None => match self.deeds(user, order, lang) {
                Ok(deeds) => self.commit_and_replace(user, deeds).await,
                Err(problem) => return refuse(answer, problem),
            },
        };
        match written {
            Ok(()) => {
                self.tell_all(Some(answer));
                self.go_on().await
            }
            // What was changed here is not stored: the table has to be read again.
            Err(problem) => {
                answer.give(Err(problem.clone()));
                Err(problem)
            }
        }
    }

    async fn commit_and_replace(&mut self, user: i64, deeds: Vec<Deed>) -> Result<(), Problem> {
        self.commit(Some(user), deeds).await?;
        self.replace_seat().await
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

    /// A seat that all agreed to give away is given away.
    async fn replace_seat(&mut self) -> Result<(), Problem> {
        let settled = self.play.as_mut().and_then(Play::take_replacement);
        match settled {
            Some((seat, by)) => self.give_seat(seat, by).await,
            None => Ok(()),
        }
    }

    pub(super) async fn give_seat(
        &mut self,
        seat: engine::Seat,
        by: Replacement,
    ) -> Result<(), Problem> {
        if let Some(record) = self.seats.get_mut(seat.index()) {
            record.user = None;
            record.name = None;
            record.left = true;
            record.bot = match by {
                Replacement::Bot(level) => Some(level),
                Replacement::Open => None,
            };
        }
        self.record.head = self.head(crate::now());
        self.save().await
    }

    /// Nobody came for a long time: a game that nobody plays is closed.
    pub(super) async fn abandon(&mut self) -> Result<(), Problem> {
        if !self.watchers.is_empty() {
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

    /// The game as a file: for everybody when it is over, before that only for whoever holds every seat.
    pub(super) fn replay(&self, user: Option<i64>) -> Result<Value, Problem> {
        let play = self.play.as_ref();
        let play = play.ok_or_else(|| Problem::new(Kind::Unfit, "the game has not begun"))?;
        if self.record.status != Status::Over && !self.sees_all(user) {
            return Err(Problem::new(
                Kind::Forbidden,
                "the file tells all secrets: it can be had when the game is over",
            ));
        }
        Ok(play.table().replay())
    }

    /// How the table stood after so many actions, for these eyes.
    pub(super) fn moment(&self, user: Option<i64>, number: usize) -> Result<Situation, Problem> {
        let play = self.play.as_ref();
        let play = play.ok_or_else(|| Problem::new(Kind::Unfit, "the game has not begun"))?;
        let missing = |_| Problem::new(Kind::Missing, "the game has not come so far");
        let moment = play.table().moment(number).map_err(missing)?;
        let eyes = self.eyes_of(user, &moment.asked());
        let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
        Ok(Situation {
            table: self.record.slug.clone(),
            reference: None,
            seq: play.seq(),
            number,
            eyes,
            view: protocol::ViewUpdate::View(moment.view(viewer)),
            past: self.past_moves(number.saturating_sub(1), number, viewer),
            asked: moment.asked(),
            questions: Vec::new(),
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
        let play = self.play.as_ref();
        let play = play.ok_or_else(|| Problem::new(Kind::Unfit, "the game has not begun"))?;
        let missing = |_| Problem::new(Kind::Missing, "the game has not come so far");
        let moment = play.table().moment(number).map_err(missing)?;
        let eyes = self.eyes_of(user, &moment.asked());
        let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
        let imagined = moment.imagined(viewer, seed);
        let imagined = imagined.map_err(|error| Problem::new(Kind::Internal, error.to_string()))?;
        Ok(Imagined {
            game: imagined.game(),
            position: imagined.state(),
            record: self.record.clone(),
        })
    }
}
