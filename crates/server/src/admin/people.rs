//! What the administrator does about people and what they say. A running server finds out within a second, and sessions and tokens that are
//! void are refused at once.

use std::time::Duration;

use protocol::{Channel, TokenInfo};
use serde::Serialize;
use store::{ChatLineId, Millis, NewNotice, PersonSummary, SaidQuery, TokenId, User, UserId};

use super::{Admin, AdminError};
use crate::{
    http::{passes::told_token, talk::stored_channel},
    names, now, passwords,
    text::{self, Shape},
};

/// No notice is longer.
const LONGEST_NOTICE: usize = 300;
/// Lines of talk are read in pages of this size.
const LINES: u32 = 500;

/// A person as the administrator sees them.
#[derive(Clone, Debug, Serialize)]
pub struct PersonInfo {
    pub id: UserId,
    pub name: String,
    /// Have they no account?
    pub guest: bool,
    /// When they were locked out, in milliseconds since 1970.
    pub locked: Option<Millis>,
    /// When they came, in milliseconds since 1970.
    pub created: Millis,
    /// When they were last seen, to the hour, in milliseconds since 1970.
    pub seen: Option<Millis>,
    /// Where they are logged in.
    pub sessions: u32,
    /// Tokens of their API clients.
    pub tokens: u32,
    /// Tables where they sit that are not over.
    pub tables: u32,
}

/// A line of talk as the administrator sees it.
#[derive(Clone, Debug, Serialize)]
pub struct Line {
    /// To remove it.
    pub id: ChatLineId,
    pub channel: Channel,
    /// Who said it.
    pub name: String,
    pub text: String,
    pub at: Millis,
}

fn info(known: PersonSummary) -> PersonInfo {
    PersonInfo {
        id: known.user.id,
        guest: known.user.password.is_none(),
        locked: known.user.locked,
        created: known.user.created,
        seen: known.seen,
        sessions: known.sessions,
        tokens: known.tokens,
        tables: known.tables,
        name: known.user.name,
    }
}

impl Admin {
    /// All accounts, or all people with this in their name.
    pub async fn people(&self, search: Option<&str>) -> Result<Vec<PersonInfo>, AdminError> {
        let found = self.store.people(search).await?;
        Ok(found.into_iter().map(info).collect())
    }

    /// A person by the name of their account or by `id:NUMBER`.
    pub async fn person(&self, who: &str) -> Result<PersonInfo, AdminError> {
        let user = self.user(who).await?;
        let found = self.store.people(Some(&user.name)).await?;
        let found = found.into_iter().find(|known| known.user.id == user.id);
        let found = found.ok_or_else(|| AdminError::Nobody(who.to_owned()))?;
        Ok(info(found))
    }

    async fn user(&self, who: &str) -> Result<User, AdminError> {
        let number = who.strip_prefix("id:").and_then(|id| id.parse().ok());
        let found = match number {
            Some(id) => self.store.user(UserId(id)).await?,
            None => names::account(&*self.store, who).await?,
        };
        found.ok_or_else(|| AdminError::Nobody(who.to_owned()))
    }

    /// Gives a person another name, which has to be one that they could have taken themselves.
    pub async fn rename_user(&self, who: &str, name: &str) -> Result<String, AdminError> {
        let user = self.user(who).await?;
        names::compare_old_names(&*self.store).await?;
        let name = names::read(name)?;
        self.store.rename(user.id, &name).await?;
        Ok(name.name)
    }

    /// Gives an account another password, a random one where none is named. All sessions and tokens end. The password.
    pub async fn reset_password(
        &self,
        who: &str,
        password: Option<String>,
    ) -> Result<String, AdminError> {
        let user = self.user(who).await?;
        if user.password.is_none() {
            return Err(AdminError::Guest(user.name));
        }
        let password = match password {
            Some(password) => password,
            None => passwords::random()?,
        };
        passwords::check(&password)?;
        let digest = passwords::hash_now(&password)?;
        let set = self.store.set_password(user.id, user.stamp, &digest).await;
        set?.ok_or(AdminError::Busy)?;
        self.store.announce().await?;
        Ok(password)
    }

    /// Locks a person out: they cannot log in, and all their sessions and tokens end.
    pub async fn lock_user(&self, who: &str) -> Result<(), AdminError> {
        let user = self.user(who).await?;
        Ok(self.store.set_locked(user.id, Some(now())).await?)
    }

    /// Lets them in again.
    pub async fn unlock_user(&self, who: &str) -> Result<(), AdminError> {
        let user = self.user(who).await?;
        Ok(self.store.set_locked(user.id, None).await?)
    }

    /// Removes a person as if they had done it themselves.
    pub async fn delete_user(&self, who: &str) -> Result<(), AdminError> {
        let user = self.user(who).await?;
        // Nothing is made in their name while they are removed.
        self.store.set_locked(user.id, Some(now())).await?;
        self.store.delete_user(user.id).await?;
        Ok(self.store.announce().await?)
    }

    /// The tokens of a person's API clients.
    pub async fn tokens(&self, who: &str) -> Result<Vec<TokenInfo>, AdminError> {
        let user = self.user(who).await?;
        let tokens = self.store.tokens(user.id).await?;
        Ok(tokens.into_iter().map(told_token).collect())
    }

    /// Withdraws one of them.
    pub async fn withdraw_token(&self, who: &str, id: TokenId) -> Result<(), AdminError> {
        let user = self.user(who).await?;
        if !self.store.delete_token(user.id, id).await? {
            return Err(AdminError::NoToken(id));
        }
        Ok(self.store.announce().await?)
    }

    /// What was last said at a table, the newest last.
    pub async fn lines(&self, slug: &str) -> Result<Vec<Line>, AdminError> {
        let table = self.find(slug).await?.table;
        let mut lines = Vec::new();
        for channel in [Channel::Players, Channel::Spectators] {
            let query = SaidQuery {
                table: table.id,
                channel: stored_channel(channel),
                reader: None,
                before: None,
                limit: LINES,
            };
            let said = self.store.said(query).await?.into_iter();
            lines.extend(said.map(|line| Line {
                id: line.id,
                channel,
                name: line.name,
                text: line.text,
                at: line.at,
            }));
        }
        lines.sort_by_key(|line| line.id);
        Ok(lines)
    }

    /// Removes a line of talk.
    pub async fn remove_line(&self, slug: &str, id: ChatLineId) -> Result<(), AdminError> {
        let table = self.find(slug).await?.table;
        if self.store.remove_line(table.id, id).await? {
            return Ok(());
        }
        Err(AdminError::NoLine(id))
    }

    /// Tells everybody something, for so long or until it is withdrawn.
    pub async fn broadcast(&self, text: &str, time: Option<Duration>) -> Result<(), AdminError> {
        let why = "a notice has 1 to 300 characters";
        let text = text::checked(text, Shape::Lines, LONGEST_NOTICE, why)?;
        if text.is_empty() {
            return Err(AdminError::Problem(protocol::Problem::malformed(why)));
        }
        let until = time.map(|time| now().after(time));
        let notice = NewNotice { text, until };
        Ok(self.store.set_notice(Some(notice)).await?)
    }

    /// Withdraws what everybody was told.
    pub async fn withdraw_broadcast(&self) -> Result<(), AdminError> {
        Ok(self.store.set_notice(None).await?)
    }
}
