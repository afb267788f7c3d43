//! The part of the contract that concerns people.

use async_trait::async_trait;
use serde_json::Value;
use store::{
    NewName, NewSession, NewToken, NewUser, People, Person, PersonSummary, Session, StoreError,
    Token, User,
};

use crate::{SqliteStore, acquaintances, delete_user, passes, people};

#[async_trait]
impl People for SqliteStore {
    async fn signing_key(&self) -> Result<Vec<u8>, StoreError> {
        people::signing_key(&self.write).await
    }

    async fn create_user(&self, user: NewUser) -> Result<User, StoreError> {
        people::create_user(&self.write, user).await
    }

    async fn user(&self, id: i64) -> Result<Option<User>, StoreError> {
        people::user(&self.read, id).await
    }

    async fn account(&self, account: &str) -> Result<Option<User>, StoreError> {
        people::account(&self.read, account).await
    }

    async fn claim(
        &self,
        id: i64,
        name: &NewName,
        password: &str,
    ) -> Result<Option<User>, StoreError> {
        people::claim(&self.write, id, name, password).await
    }

    async fn rename(&self, id: i64, name: &NewName) -> Result<bool, StoreError> {
        people::rename(&self.write, id, name).await
    }

    async fn unknown_looks(&self, limit: u32) -> Result<Vec<Person>, StoreError> {
        people::unknown_looks(&self.read, limit).await
    }

    async fn set_looks(&self, id: i64, looks: &[String]) -> Result<(), StoreError> {
        people::set_looks(&self.write, id, looks).await
    }

    async fn set_password(
        &self,
        id: i64,
        stamp: i64,
        password: &str,
    ) -> Result<Option<i64>, StoreError> {
        people::set_password(&self.write, (id, stamp), password).await
    }

    async fn set_locked(&self, id: i64, locked: Option<i64>) -> Result<(), StoreError> {
        people::set_locked(&self.write, id, locked).await
    }

    async fn set_settings(&self, id: i64, settings: &Value) -> Result<(), StoreError> {
        people::set_settings(&self.write, id, settings).await
    }

    async fn delete_user(&self, id: i64) -> Result<(), StoreError> {
        delete_user::delete_user(&self.write, id).await
    }

    async fn forget_guests(&self, before: i64) -> Result<u64, StoreError> {
        delete_user::forget_guests((&self.read, &self.write), before).await
    }

    async fn people(&self, search: Option<&str>) -> Result<Vec<PersonSummary>, StoreError> {
        people::people(&self.read, search).await
    }

    async fn users(&self, ids: &[i64]) -> Result<Vec<User>, StoreError> {
        people::users(&self.read, ids).await
    }

    async fn create_session(&self, session: NewSession) -> Result<Option<i64>, StoreError> {
        passes::create_session(&self.write, session).await
    }

    async fn session(&self, digest: &[u8]) -> Result<Option<(Session, User)>, StoreError> {
        passes::session(&self.read, digest).await
    }

    async fn sessions(&self, user: i64) -> Result<Vec<Session>, StoreError> {
        passes::sessions(&self.read, user).await
    }

    async fn touch_session(&self, id: i64, now: i64) -> Result<(), StoreError> {
        passes::touch_session(&self.write, id, now).await
    }

    async fn delete_session(&self, user: i64, id: i64) -> Result<bool, StoreError> {
        passes::delete_session(&self.write, user, id).await
    }

    async fn expire_sessions(&self, since: i64) -> Result<(), StoreError> {
        passes::expire_sessions(&self.write, since).await
    }

    async fn knows_address(&self, digest: &[u8]) -> Result<bool, StoreError> {
        passes::knows_address(&self.read, digest).await
    }

    async fn know_address(&self, digest: &[u8]) -> Result<(), StoreError> {
        passes::know_address(&self.write, digest).await
    }

    async fn forget_addresses(&self, since: i64) -> Result<(), StoreError> {
        passes::forget_addresses(&self.write, since).await
    }

    async fn create_token(&self, token: NewToken) -> Result<Option<i64>, StoreError> {
        passes::create_token(&self.write, token).await
    }

    async fn token(&self, digest: &[u8], now: i64) -> Result<Option<(Token, User)>, StoreError> {
        passes::token(&self.read, digest, now).await
    }

    async fn touch_token(&self, id: i64, now: i64) -> Result<(), StoreError> {
        passes::touch_token(&self.write, id, now).await
    }

    async fn tokens(&self, user: i64) -> Result<Vec<Token>, StoreError> {
        passes::tokens(&self.read, user).await
    }

    async fn delete_token(&self, user: i64, id: i64) -> Result<bool, StoreError> {
        passes::delete_token(&self.write, user, id).await
    }

    async fn block(&self, user: i64, other: i64) -> Result<(), StoreError> {
        acquaintances::block(&self.write, user, other).await
    }

    async fn unblock(&self, user: i64, other: i64) -> Result<bool, StoreError> {
        acquaintances::unblock(&self.write, user, other).await
    }

    async fn blocked(&self, user: i64) -> Result<Vec<Person>, StoreError> {
        acquaintances::blocked(&self.read, user).await
    }

    async fn blocked_by(&self, user: i64) -> Result<Vec<i64>, StoreError> {
        acquaintances::blocked_by(&self.read, user).await
    }

    async fn decline(&self, user: i64, table: &str) -> Result<(), StoreError> {
        acquaintances::decline(&self.write, user, table).await
    }

    async fn declined(&self, table: &str) -> Result<Vec<i64>, StoreError> {
        acquaintances::declined(&self.read, table).await
    }
}
