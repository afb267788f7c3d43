//! Orders are checked, carried out, written and told to everybody.

use engine::Lang;
use protocol::{Order, Problem};
use store::{Hidden, Status, UserId};

use super::{
    ReplyTo, Room,
    checks::{LobbyChange, Permitted},
    store_problem,
};
use crate::{log_entry::LogEntry, logged_game::LoggedGame, now};

impl Room {
    /// Carries out an order; a problem means that the room cannot go on.
    pub(super) async fn order(
        &mut self,
        (user, name): (UserId, &str),
        order: Order,
        lang: Lang,
        reply: ReplyTo,
    ) -> Result<(), Problem> {
        if let Some(seq) = self.repeated(user, &order) {
            reply.send(Ok(seq));
            return Ok(());
        }
        let done = match self.permitted(user, order, lang).await {
            Ok(Permitted::Lobby(change)) => self.save_lobby((user, name), change).await,
            Ok(Permitted::Log(entries)) => self.commit(Some(user), entries).await,
            Ok(Permitted::Private(entry)) => return self.prepare(user, entry, reply).await,
            Ok(Permitted::Look(seat)) => {
                self.looked_at = Some(seat);
                self.tell_person(user, reply);
                return Ok(());
            }
            // A refused order has changed nothing.
            Err(problem) => {
                reply.send(Err(problem));
                return Ok(());
            }
        };
        match done {
            Ok(()) => {
                self.tell_all(Some(reply));
                self.go_on().await
            }
            Err(problem) => {
                reply.send(Err(problem));
                self.read_again().await
            }
        }
    }

    /// Writes down what somebody gives in advance. The others hear nothing of it; what is asked now is answered by whoever is at the
    /// screen, so at once.
    async fn prepare(
        &mut self,
        user: UserId,
        entry: LogEntry,
        reply: ReplyTo,
    ) -> Result<(), Problem> {
        if let Err(problem) = self.commit(Some(user), vec![entry]).await {
            reply.send(Err(problem));
            return self.read_again().await;
        }
        let now = self.game.as_ref().and_then(LoggedGame::programmed);
        if let Some((seat, entry)) = now
            && self.pending.is_none()
            && self.seats_of(Some(user)).contains(&seat)
        {
            if self.commit(None, vec![entry]).await.is_err() {
                return self.read_again().await;
            }
            self.tell_all(None);
        }
        self.tell_person(user, reply);
        self.go_on().await
    }

    /// A table that waits for people is alive when they come and go.
    async fn save_lobby(
        &mut self,
        (user, name): (UserId, &str),
        change: LobbyChange,
    ) -> Result<(), Problem> {
        let closes = matches!(change, LobbyChange::Close);
        if let Some(entry) = self.change_lobby((user, name), change) {
            self.commit(Some(user), vec![entry]).await?;
        }
        if self.record.status == Status::Open {
            self.record.head.updated = now();
        }
        self.save().await?;
        if closes {
            // Whoever closes a table that has not begun does not want to see it again.
            let hidden = self
                .context
                .store
                .set_hidden(user, &self.record.slug, Hidden::Yes);
            hidden.await.map_err(store_problem)?;
        }
        Ok(())
    }

    /// The same answer sent twice is confirmed twice and carried out once.
    fn repeated(&self, user: UserId, order: &Order) -> Option<u64> {
        let Order::Act { seq, seat, action } = order else {
            return None;
        };
        let game = self.game.as_ref()?;
        if game.seq() <= *seq {
            return None;
        }
        let number = game.number_since(*seq);
        let (by, made) = game.table().action(number)?;
        let is_own = self.seats_of(Some(user)).contains(&by);
        let same = is_own && seat.is_none_or(|seat| seat == by) && made == *action;
        (same && game.entry_number(*seq) == number).then(|| game.seq())
    }
}
