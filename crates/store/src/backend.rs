//! The contract of a backend.

use async_trait::async_trait;
use serde_json::Value;

use crate::records::{
    Append, Arrival, ChatRecord, Entry, ListQuery, Listed, NewSession, NewTable, NewUser, Overhaul,
    SeatRecord, Session, TableRecord, Token, User,
};

/// Why something could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The name belongs to somebody else.
    #[error("the name is taken")]
    Taken,
    /// Somebody else has added to this log.
    #[error("the log of the table has grown meanwhile")]
    Conflict,
    /// There is no room left, or the disk does not take what is written.
    #[error("the disk is full")]
    Full,
    /// What is stored cannot be read.
    #[error("stored data cannot be read: {0}")]
    Unreadable(String),
    /// The database has another problem.
    #[error("database: {0}")]
    Backend(#[source] Box<dyn std::error::Error + Send + Sync>),
}

/// A place where the server keeps everything. What a call has confirmed is not lost by a crash.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// The key that signs cookies: made once, then kept.
    async fn signing_key(&self) -> Result<Vec<u8>, StoreError>;

    /// Stores a guest.
    async fn create_user(&self, user: NewUser) -> Result<User, StoreError>;
    /// A person by number.
    async fn user(&self, id: i64) -> Result<Option<User>, StoreError>;
    /// An account by name, whatever its case.
    async fn account(&self, name: &str) -> Result<Option<User>, StoreError>;
    /// Gives a guest a name of their own and a password; says whether they were still a guest.
    async fn claim(&self, id: i64, name: &str, password: &str) -> Result<bool, StoreError>;
    /// Changes the digest of a password.
    async fn set_password(&self, id: i64, password: &str) -> Result<(), StoreError>;
    /// Changes settings.
    async fn set_settings(&self, id: i64, settings: &Value) -> Result<(), StoreError>;
    /// Removes a person with sessions, tokens, notes and words, and the tables where nobody else has ever sat; at others his seats count
    /// as left. A running server is told as after a change by the administrator.
    async fn delete_user(&self, id: i64) -> Result<(), StoreError>;
    /// Removes guests who came before then and of whom nothing is left: no session, no token, no table, no word. How many there were.
    async fn forget_guests(&self, before: i64) -> Result<u64, StoreError>;

    /// Stores a session.
    async fn create_session(&self, session: NewSession) -> Result<i64, StoreError>;
    /// A session by the digest of its token.
    async fn session(&self, digest: &[u8]) -> Result<Option<Session>, StoreError>;
    /// All sessions of a person.
    async fn sessions(&self, user: i64) -> Result<Vec<Session>, StoreError>;
    /// Remembers that a session is in use.
    async fn touch_session(&self, id: i64, now: i64) -> Result<(), StoreError>;
    /// Ends a session of a person.
    async fn delete_session(&self, user: i64, id: i64) -> Result<bool, StoreError>;
    /// Ends all sessions of a person but one.
    async fn delete_other_sessions(&self, user: i64, keep: i64) -> Result<(), StoreError>;

    /// Ends all sessions that nobody has used since then.
    async fn expire_sessions(&self, since: i64) -> Result<(), StoreError>;

    /// Stores the digest of a program's token.
    async fn create_token(
        &self,
        user: i64,
        name: &str,
        digest: &[u8],
        now: i64,
    ) -> Result<i64, StoreError>;
    /// Whose token this is.
    async fn token_user(&self, digest: &[u8]) -> Result<Option<i64>, StoreError>;
    /// All tokens of a person.
    async fn tokens(&self, user: i64) -> Result<Vec<Token>, StoreError>;
    /// Withdraws a token of a person.
    async fn delete_token(&self, user: i64, id: i64) -> Result<bool, StoreError>;

    /// Stores a table.
    async fn create_table(&self, table: NewTable) -> Result<i64, StoreError>;
    /// A table by its link.
    async fn table(&self, slug: &str) -> Result<Option<Listed>, StoreError>;
    /// The rematch of a table that is not over yet.
    async fn rematch(&self, slug: &str) -> Result<Option<Listed>, StoreError>;
    /// Changes what was agreed and who sits where; a conflict if the administrator has changed the table meanwhile.
    async fn save_table(&self, table: &TableRecord, seats: &[SeatRecord])
    -> Result<(), StoreError>;
    /// A page of a list.
    async fn list(&self, query: ListQuery) -> Result<Vec<Listed>, StoreError>;
    /// Tables where a bot is asked: they are woken at the start.
    async fn tables_of_bots(&self) -> Result<Vec<String>, StoreError>;
    /// Tables of this kind where nothing has happened since then.
    async fn idle_tables(
        &self,
        status: crate::records::Status,
        since: i64,
    ) -> Result<Vec<String>, StoreError>;
    /// All tables, listed or not, the newest first: for the administrator.
    async fn all_tables(
        &self,
        status: Option<crate::records::Status>,
        game: Option<&str>,
    ) -> Result<Vec<Listed>, StoreError>;
    /// Sets a table aside and says why, or takes it up again. Whoever has it in memory has to read it again.
    async fn set_aside(&self, id: i64, why: Option<&str>) -> Result<(), StoreError>;
    /// Removes a table with all that belongs to it.
    async fn delete_table(&self, id: i64) -> Result<(), StoreError>;
    /// Stores a table that comes from elsewhere, all or nothing.
    async fn import_table(&self, arrival: Arrival) -> Result<i64, StoreError>;
    /// Changes a table behind the back of whoever has it in memory, all or nothing.
    async fn overhaul(&self, change: Overhaul) -> Result<(), StoreError>;
    /// How often the administrator has changed or removed tables: a running server looks whether this grows.
    async fn overhauls(&self) -> Result<u64, StoreError>;

    /// The log of a table.
    async fn entries(&self, table: i64) -> Result<Vec<Entry>, StoreError>;
    /// Adds to a log; returns when it lasts.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// Remembers something said.
    async fn say(
        &self,
        table: i64,
        players: bool,
        user: i64,
        text: &str,
        now: i64,
    ) -> Result<ChatRecord, StoreError>;
    /// What was said, the newest last, before a number.
    async fn said(
        &self,
        table: i64,
        players: bool,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<ChatRecord>, StoreError>;

    /// A person's notes on a table.
    async fn note(&self, table: i64, user: i64) -> Result<String, StoreError>;
    /// Changes them.
    async fn set_note(&self, table: i64, user: i64, text: &str) -> Result<(), StoreError>;

    /// Writes a consistent copy of everything to a file, while others go on.
    async fn backup(&self, to: &std::path::Path) -> Result<(), StoreError>;
    /// How many tables are stored.
    async fn count_tables(&self) -> Result<u64, StoreError>;
}
