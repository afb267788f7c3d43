//! The people of a store that panics: they are as safe as ever.

use async_trait::async_trait;
use serde_json::Value;
use store::{
    NewName, NewSession, NewToken, NewUser, People, Person, PersonSummary, Session, StoreError,
    Token, User,
};

use crate::faulty::Faulty;

#[async_trait]
impl People for Faulty {
    async fn signing_key(&self) -> Result<Vec<u8>, StoreError> {
        self.inner.signing_key().await
    }

    async fn create_user(&self, user: NewUser) -> Result<User, StoreError> {
        self.inner.create_user(user).await
    }

    async fn user(&self, id: i64) -> Result<Option<User>, StoreError> {
        self.inner.user(id).await
    }

    async fn account(&self, account: &str) -> Result<Option<User>, StoreError> {
        self.inner.account(account).await
    }

    async fn claim(
        &self,
        id: i64,
        name: &NewName,
        password: &str,
    ) -> Result<Option<User>, StoreError> {
        self.inner.claim(id, name, password).await
    }

    async fn rename(&self, id: i64, name: &NewName) -> Result<bool, StoreError> {
        self.inner.rename(id, name).await
    }

    async fn unknown_looks(&self, limit: u32) -> Result<Vec<Person>, StoreError> {
        self.inner.unknown_looks(limit).await
    }

    async fn set_looks(&self, id: i64, looks: &[String]) -> Result<(), StoreError> {
        self.inner.set_looks(id, looks).await
    }

    async fn set_password(
        &self,
        id: i64,
        stamp: i64,
        password: &str,
    ) -> Result<Option<i64>, StoreError> {
        self.inner.set_password(id, stamp, password).await
    }

    async fn set_locked(&self, id: i64, locked: Option<i64>) -> Result<(), StoreError> {
        self.inner.set_locked(id, locked).await
    }

    async fn set_settings(&self, id: i64, settings: &Value) -> Result<(), StoreError> {
        self.inner.set_settings(id, settings).await
    }

    async fn delete_user(&self, id: i64) -> Result<(), StoreError> {
        self.inner.delete_user(id).await
    }

    async fn forget_guests(&self, before: i64) -> Result<u64, StoreError> {
        self.inner.forget_guests(before).await
    }

    async fn people(&self, search: Option<&str>) -> Result<Vec<PersonSummary>, StoreError> {
        self.inner.people(search).await
    }

    async fn users(&self, ids: &[i64]) -> Result<Vec<User>, StoreError> {
        self.inner.users(ids).await
    }

    async fn create_session(&self, session: NewSession) -> Result<Option<i64>, StoreError> {
        self.inner.create_session(session).await
    }

    async fn session(&self, digest: &[u8]) -> Result<Option<(Session, User)>, StoreError> {
        self.inner.session(digest).await
    }

    async fn sessions(&self, user: i64) -> Result<Vec<Session>, StoreError> {
        self.inner.sessions(user).await
    }

    async fn touch_session(&self, id: i64, now: i64) -> Result<(), StoreError> {
        self.inner.touch_session(id, now).await
    }

    async fn delete_session(&self, user: i64, id: i64) -> Result<bool, StoreError> {
        self.inner.delete_session(user, id).await
    }

    async fn expire_sessions(&self, since: i64) -> Result<(), StoreError> {
        self.inner.expire_sessions(since).await
    }

    async fn knows_address(&self, digest: &[u8]) -> Result<bool, StoreError> {
        self.inner.knows_address(digest).await
    }

    async fn know_address(&self, digest: &[u8]) -> Result<(), StoreError> {
        self.inner.know_address(digest).await
    }

    async fn forget_addresses(&self, since: i64) -> Result<(), StoreError> {
        self.inner.forget_addresses(since).await
    }

    async fn create_token(&self, token: NewToken) -> Result<Option<i64>, StoreError> {
        self.inner.create_token(token).await
    }

    async fn token(&self, digest: &[u8], now: i64) -> Result<Option<(Token, User)>, StoreError> {
        self.inner.token(digest, now).await
    }

    async fn touch_token(&self, id: i64, now: i64) -> Result<(), StoreError> {
        self.inner.touch_token(id, now).await
    }

    async fn tokens(&self, user: i64) -> Result<Vec<Token>, StoreError> {
        self.inner.tokens(user).await
    }

    async fn delete_token(&self, user: i64, id: i64) -> Result<bool, StoreError> {
        self.inner.delete_token(user, id).await
    }

    async fn block(&self, user: i64, other: i64) -> Result<(), StoreError> {
        self.inner.block(user, other).await
    }

    async fn unblock(&self, user: i64, other: i64) -> Result<bool, StoreError> {
        self.inner.unblock(user, other).await
    }

    async fn blocked(&self, user: i64) -> Result<Vec<Person>, StoreError> {
        self.inner.blocked(user).await
    }

    async fn blocked_by(&self, user: i64) -> Result<Vec<i64>, StoreError> {
        self.inner.blocked_by(user).await
    }

    async fn decline(&self, user: i64, table: &str) -> Result<(), StoreError> {
        self.inner.decline(user, table).await
    }

    async fn declined(&self, table: &str) -> Result<Vec<i64>, StoreError> {
        self.inner.declined(table).await
    }
}
