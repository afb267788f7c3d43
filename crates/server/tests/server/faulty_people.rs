//! The people of a store that panics: they are as safe as ever.

use async_trait::async_trait;
use serde_json::Value;
use store::{
    Accounts, Blocks, Holdings, Millis, NewName, NewSession, NewToken, NewUser, Person,
    PersonSummary, Session, SessionId, Sessions, StoreError, Token, TokenId, Tokens, UptimeMillis,
    User, UserId,
};

use crate::faulty::Faulty;

#[async_trait]
impl Accounts for Faulty {
    async fn create_user(&self, user: NewUser) -> Result<User, StoreError> {
        self.inner.create_user(user).await
    }

    async fn user(&self, id: UserId) -> Result<Option<User>, StoreError> {
        self.inner.user(id).await
    }

    async fn users(&self, ids: &[UserId]) -> Result<Vec<User>, StoreError> {
        self.inner.users(ids).await
    }

    async fn account(&self, account: &str) -> Result<Option<User>, StoreError> {
        self.inner.account(account).await
    }

    async fn claim(
        &self,
        id: UserId,
        name: &NewName,
        password: &str,
    ) -> Result<Option<User>, StoreError> {
        self.inner.claim(id, name, password).await
    }

    async fn rename(&self, id: UserId, name: &NewName) -> Result<bool, StoreError> {
        self.inner.rename(id, name).await
    }

    async fn name_guest(&self, id: UserId, name: &NewName) -> Result<Option<User>, StoreError> {
        self.inner.name_guest(id, name).await
    }

    async fn unknown_looks(&self, limit: u32) -> Result<Vec<Person>, StoreError> {
        self.inner.unknown_looks(limit).await
    }

    async fn set_looks(&self, id: UserId, looks: &[String]) -> Result<(), StoreError> {
        self.inner.set_looks(id, looks).await
    }

    async fn set_password(
        &self,
        id: UserId,
        stamp: i64,
        password: &str,
    ) -> Result<Option<i64>, StoreError> {
        self.inner.set_password(id, stamp, password).await
    }

    async fn set_locked(&self, id: UserId, locked: Option<Millis>) -> Result<(), StoreError> {
        self.inner.set_locked(id, locked).await
    }

    async fn set_settings(&self, id: UserId, settings: &Value) -> Result<(), StoreError> {
        self.inner.set_settings(id, settings).await
    }

    async fn delete_user(&self, id: UserId) -> Result<(), StoreError> {
        self.inner.delete_user(id).await
    }

    async fn forget_guests(&self, before: Millis) -> Result<u64, StoreError> {
        self.inner.forget_guests(before).await
    }

    async fn people(&self, search: Option<&str>) -> Result<Vec<PersonSummary>, StoreError> {
        self.inner.people(search).await
    }

    async fn holdings(&self, user: UserId) -> Result<Holdings, StoreError> {
        self.inner.holdings(user).await
    }
}

#[async_trait]
impl Sessions for Faulty {
    async fn create_session(&self, session: NewSession) -> Result<Option<SessionId>, StoreError> {
        self.inner.create_session(session).await
    }

    async fn session(&self, digest: &[u8]) -> Result<Option<(Session, User)>, StoreError> {
        self.inner.session(digest).await
    }

    async fn sessions(&self, user: UserId) -> Result<Vec<Session>, StoreError> {
        self.inner.sessions(user).await
    }

    async fn touch_session(&self, id: SessionId, now: Millis) -> Result<(), StoreError> {
        self.inner.touch_session(id, now).await
    }

    async fn delete_session(&self, user: UserId, id: SessionId) -> Result<bool, StoreError> {
        self.inner.delete_session(user, id).await
    }

    async fn expire_sessions(&self, since: UptimeMillis) -> Result<(), StoreError> {
        self.inner.expire_sessions(since).await
    }

    async fn knows_address(&self, digest: &[u8]) -> Result<bool, StoreError> {
        self.inner.knows_address(digest).await
    }

    async fn know_address(&self, digest: &[u8]) -> Result<(), StoreError> {
        self.inner.know_address(digest).await
    }

    async fn forget_addresses(&self, since: UptimeMillis) -> Result<(), StoreError> {
        self.inner.forget_addresses(since).await
    }
}

#[async_trait]
impl Tokens for Faulty {
    async fn create_token(&self, token: NewToken) -> Result<Option<TokenId>, StoreError> {
        self.inner.create_token(token).await
    }

    async fn token(&self, digest: &[u8], now: Millis) -> Result<Option<(Token, User)>, StoreError> {
        self.inner.token(digest, now).await
    }

    async fn touch_token(&self, id: TokenId, now: Millis) -> Result<(), StoreError> {
        self.inner.touch_token(id, now).await
    }

    async fn tokens(&self, user: UserId) -> Result<Vec<Token>, StoreError> {
        self.inner.tokens(user).await
    }

    async fn delete_token(&self, user: UserId, id: TokenId) -> Result<bool, StoreError> {
        self.inner.delete_token(user, id).await
    }
}

#[async_trait]
impl Blocks for Faulty {
    async fn block(&self, user: UserId, other: UserId) -> Result<(), StoreError> {
        self.inner.block(user, other).await
    }

    async fn unblock(&self, user: UserId, other: UserId) -> Result<bool, StoreError> {
        self.inner.unblock(user, other).await
    }

    async fn blocked(&self, user: UserId) -> Result<Vec<Person>, StoreError> {
        self.inner.blocked(user).await
    }

    async fn blocked_by(&self, user: UserId) -> Result<Vec<UserId>, StoreError> {
        self.inner.blocked_by(user).await
    }

    async fn decline(&self, user: UserId, table: &str) -> Result<(), StoreError> {
        self.inner.decline(user, table).await
    }

    async fn declined(&self, table: &str) -> Result<Vec<UserId>, StoreError> {
        self.inner.declined(table).await
    }
}
