//! A store that panics when it is told to: how the server takes what nobody has thought of.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
};

use async_trait::async_trait;
use serde_json::Value;
use store::{
    Append, Arrival, ChatRecord, Entry, ListQuery, Listed, NewSession, NewTable, NewUser, Overhaul,
    SeatRecord, Session, Status, Store, StoreError, TableRecord, Token, User,
};
use store_sqlite::SqliteStore;

/// A real store whose appends to one table panic.
pub struct Faulty {
    inner: Arc<SqliteStore>,
    /// The number of the table; none has the number 0.
    broken: AtomicI64,
}

impl Faulty {
    pub fn new(inner: Arc<SqliteStore>) -> Self {
        Self {
            inner,
            broken: AtomicI64::new(0),
        }
    }

    /// From now on whoever writes into the log of this table panics.
    pub fn fail_at(&self, table: i64) {
        self.broken.store(table, Ordering::SeqCst);
    }

    /// All is well again.
    pub fn mend(&self) {
        self.fail_at(0);
    }
}

#[async_trait]
impl Store for Faulty {
    async fn signing_key(&self) -> Result<Vec<u8>, StoreError> {
        self.inner.signing_key().await
    }

    async fn create_user(&self, user: NewUser) -> Result<User, StoreError> {
        self.inner.create_user(user).await
    }

    async fn user(&self, id: i64) -> Result<Option<User>, StoreError> {
        self.inner.user(id).await
    }

    async fn account(&self, name: &str) -> Result<Option<User>, StoreError> {
        self.inner.account(name).await
    }

    async fn claim(&self, id: i64, name: &str, password: &str) -> Result<bool, StoreError> {
        self.inner.claim(id, name, password).await
    }

    async fn set_password(&self, id: i64, password: &str) -> Result<(), StoreError> {
        self.inner.set_password(id, password).await
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

    async fn create_session(&self, session: NewSession) -> Result<i64, StoreError> {
        self.inner.create_session(session).await
    }

    async fn session(&self, digest: &[u8]) -> Result<Option<Session>, StoreError> {
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

    async fn delete_other_sessions(&self, user: i64, keep: i64) -> Result<(), StoreError> {
        self.inner.delete_other_sessions(user, keep).await
    }

    async fn expire_sessions(&self, since: i64) -> Result<(), StoreError> {
        self.inner.expire_sessions(since).await
    }

    async fn create_token(
        &self,
        user: i64,
        name: &str,
        digest: &[u8],
        now: i64,
    ) -> Result<i64, StoreError> {
        self.inner.create_token(user, name, digest, now).await
    }

    async fn token_user(&self, digest: &[u8]) -> Result<Option<i64>, StoreError> {
        self.inner.token_user(digest).await
    }

    async fn tokens(&self, user: i64) -> Result<Vec<Token>, StoreError> {
        self.inner.tokens(user).await
    }

    async fn delete_token(&self, user: i64, id: i64) -> Result<bool, StoreError> {
        self.inner.delete_token(user, id).await
    }

    async fn create_table(&self, table: NewTable) -> Result<i64, StoreError> {
        self.inner.create_table(table).await
    }

    async fn table(&self, slug: &str) -> Result<Option<Listed>, StoreError> {
        self.inner.table(slug).await
    }

    async fn rematch(&self, slug: &str) -> Result<Option<Listed>, StoreError> {
        self.inner.rematch(slug).await
    }

    async fn save_table(
        &self,
        table: &TableRecord,
        seats: &[SeatRecord],
    ) -> Result<(), StoreError> {
        self.inner.save_table(table, seats).await
    }

    async fn list(&self, query: ListQuery) -> Result<Vec<Listed>, StoreError> {
        self.inner.list(query).await
    }

    async fn tables_of_bots(&self) -> Result<Vec<String>, StoreError> {
        self.inner.tables_of_bots().await
    }

    async fn idle_tables(&self, status: Status, since: i64) -> Result<Vec<String>, StoreError> {
        self.inner.idle_tables(status, since).await
    }

    async fn all_tables(
        &self,
        status: Option<Status>,
        game: Option<&str>,
    ) -> Result<Vec<Listed>, StoreError> {
        self.inner.all_tables(status, game).await
    }

    async fn set_aside(&self, id: i64, why: Option<&str>) -> Result<(), StoreError> {
        self.inner.set_aside(id, why).await
    }

    async fn delete_table(&self, id: i64) -> Result<(), StoreError> {
        self.inner.delete_table(id).await
    }

    async fn import_table(&self, arrival: Arrival) -> Result<i64, StoreError> {
        self.inner.import_table(arrival).await
    }

    async fn overhaul(&self, change: Overhaul) -> Result<(), StoreError> {
        self.inner.overhaul(change).await
    }

    async fn overhauls(&self) -> Result<u64, StoreError> {
        self.inner.overhauls().await
    }

    async fn entries(&self, table: i64) -> Result<Vec<Entry>, StoreError> {
        self.inner.entries(table).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        let broken = self.broken.load(Ordering::SeqCst);
        assert_ne!(append.table, broken, "the store fails on purpose");
        self.inner.append(append).await
    }

    async fn say(
        &self,
        table: i64,
        players: bool,
        user: i64,
        text: &str,
        now: i64,
    ) -> Result<ChatRecord, StoreError> {
        self.inner.say(table, players, user, text, now).await
    }

    async fn said(
        &self,
        table: i64,
        players: bool,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<ChatRecord>, StoreError> {
        self.inner.said(table, players, before, limit).await
    }

    async fn note(&self, table: i64, user: i64) -> Result<String, StoreError> {
        self.inner.note(table, user).await
    }

    async fn set_note(&self, table: i64, user: i64, text: &str) -> Result<(), StoreError> {
        self.inner.set_note(table, user, text).await
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        self.inner.backup(to).await
    }

    async fn count_tables(&self) -> Result<u64, StoreError> {
        self.inner.count_tables().await
    }
}
