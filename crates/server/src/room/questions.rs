//! Questions to a table that change nothing: how it stands or stood, the game as a file, a position to try things out.

use engine::{Seed, Viewer};
use protocol::{Json, Kind, PastMove, Problem, Situation};
use serde_json::Value;
use store::{Status, UserId};

use super::{Imagined, Room, people::viewing_seat};

impl Room {
    /// How the table stands for a person, with what has happened since a number.
    pub(super) fn situation(
        &self,
        user: Option<UserId>,
        seen: Option<u64>,
    ) -> Result<Situation, Problem> {
        let game = self.begun_game()?;
        let own = self.seats_of(user);
        let seat = viewing_seat(&own, game.table(), self.looked_at);
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        Ok(Situation {
            table: self.record.slug.clone(),
            seq: game.seq(),
            number: game.table().length(),
            viewer: seat,
            view: Json::Text(game.table().view(viewer)),
            past: match seen {
                Some(seen) => self.past_since(seen, viewer)?,
                None => Vec::new(),
            },
            asked: game.asked(),
            questions: game.questions(&own, seat),
            programs: game.programs().of(&own),
            undo: game.undo(&own, self.company(&own)),
            confirms: game.confirms(),
            offer: game.offer().cloned(),
            over: game.over().cloned(),
        })
    }

    /// How the table stood after so many actions, as this person may know it.
    pub(super) fn moment(&self, user: Option<UserId>, number: usize) -> Result<Situation, Problem> {
        let game = self.begun_game()?;
        let missing = |_| Problem::new(Kind::Missing, "the game has not come so far");
        let moment = game.table().moment(number).map_err(missing)?;
        let seat = viewing_seat(&self.seats_of(user), moment.as_ref(), self.looked_at);
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        Ok(Situation {
            table: self.record.slug.clone(),
            seq: game.seq(),
            number,
            viewer: seat,
            view: Json::Text(moment.view(viewer)),
            past: self.past_moves(number.saturating_sub(1), number, viewer),
            asked: moment.asked(),
            questions: Vec::new(),
            programs: Vec::new(),
            undo: None,
            confirms: None,
            offer: None,
            over: None,
        })
    }

    /// The game as a file, when it is over: it tells all secrets and the dice to come. Whoever has all seats may give one away later, so
    /// they wait too.
    pub(super) fn replay(&self) -> Result<Value, Problem> {
        let game = self.begun_game()?;
        if self.record.status != Status::Over || self.is_abandoned() {
            return Err(Problem::new(
                Kind::Forbidden,
                "the file tells all secrets: it can be had when the game is over",
            ));
        }
        Ok(game.table().replay())
    }

    /// A position that this person cannot tell from the true one at that point.
    pub(super) fn imagined(
        &self,
        user: Option<UserId>,
        number: usize,
        seed: Seed,
    ) -> Result<Imagined, Problem> {
        let game = self.begun_game()?;
        let missing = |_| Problem::new(Kind::Missing, "the game has not come so far");
        let moment = game.table().moment(number).map_err(missing)?;
        let seat = viewing_seat(&self.seats_of(user), moment.as_ref(), self.looked_at);
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
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

    /// What has happened since a number, as a viewer may know it; who has seen nothing yet hears of the opening first.
    pub(super) fn past_since(&self, seen: u64, viewer: Viewer) -> Result<Vec<PastMove>, Problem> {
        let game = self.begun_game()?;
        let number = game.table().length();
        let since = if seen >= game.seq() {
            number
        } else {
            game.number_since(seen)
        };
        let mut past = self.past_moves(since, number, viewer);
        if seen == 0 {
            let opening = PastMove {
                number: None,
                seat: None,
                at: None,
                events: Json::Text(game.table().opening(Some(viewer)).into()),
            };
            past.insert(0, opening);
        }
        Ok(past)
    }

    /// Actions and what came of them, as a viewer may know it.
    fn past_moves(&self, from: usize, to: usize, viewer: Viewer) -> Vec<PastMove> {
        let Some(game) = &self.game else {
            return Vec::new();
        };
        let past = |number: usize| PastMove {
            number: Some(number),
            seat: game.table().past(number).map(|past| past.seat),
            at: game.time(number),
            events: Json::Text(game.table().events(number, Some(viewer)).into()),
        };
        (from..to).map(past).collect()
    }
}
