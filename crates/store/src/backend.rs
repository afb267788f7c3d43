//! The contract of a backend.

use async_trait::async_trait;

use crate::{
    people::People,
    records::{
        AdminChange, Append, ChatRecord, Entry, ImportedTable, ListQuery, Listed, NewNotice,
        NewTable, Notice, SaidQuery, SeatRecord, TableRecord,
    },
};

/// Why something could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The name belongs to somebody else.
    #[error("the name is taken")]
    Taken,
    /// A person or table that this belongs to has been removed meanwhile.
    #[error("what this belongs to has been removed meanwhile")]
    Gone,
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
pub trait Store: People + Send + Sync + 'static {
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
    /// How long servers have run on these data, in milliseconds, as it was last written down.
    async fn uptime(&self) -> Result<i64, StoreError>;
    /// Writes it down.
    async fn set_uptime(&self, uptime: i64) -> Result<(), StoreError>;
    /// Tables of this kind where nothing has happened since this uptime.
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
    async fn import_table(&self, arrival: ImportedTable) -> Result<i64, StoreError>;
    /// Changes a table behind the back of whoever has it in memory, all or nothing.
    async fn apply_admin_change(&self, change: AdminChange) -> Result<(), StoreError>;
    /// How often the administrator has changed or removed tables: a running server looks whether this grows.
    async fn admin_changes(&self) -> Result<u64, StoreError>;

    /// A running server looks again at its tables, its people and the notice.
    async fn announce(&self) -> Result<(), StoreError>;

    /// The log of a table.
    async fn entries(&self, table: i64) -> Result<Vec<Entry>, StoreError>;
    /// Adds to a log; returns when it lasts.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// What is kept for a person.
    async fn holdings(&self, user: i64) -> Result<crate::records::Holdings, StoreError>;

    /// Remembers something said, and forgets what was said so many lines before it.
    async fn say(
        &self,
        table: i64,
        players: bool,
        user: i64,
        text: &str,
        now: i64,
        lines: u32,
    ) -> Result<ChatRecord, StoreError>;
    /// What was said, the newest last: without what the reader does not want to hear.
    async fn said(&self, query: SaidQuery) -> Result<Vec<ChatRecord>, StoreError>;

    /// Removes something said; whoever has the table in memory has to read it again. Was there such a line?
    async fn remove_line(&self, table: i64, line: i64) -> Result<bool, StoreError>;

    /// A person's notes on a table.
    async fn note(&self, table: i64, user: i64) -> Result<String, StoreError>;
    /// Changes them.
    async fn set_note(&self, table: i64, user: i64, text: &str) -> Result<(), StoreError>;

    /// What the administrator wants everybody to know.
    async fn notice(&self) -> Result<Option<Notice>, StoreError>;
    /// Says it, or withdraws it.
    async fn set_notice(&self, notice: Option<NewNotice>) -> Result<(), StoreError>;

    /// Writes a consistent copy of everything to a file, while others go on.
    async fn backup(&self, to: &std::path::Path) -> Result<(), StoreError>;
    /// What is wrong with the database itself; nothing where it is whole.
    async fn check(&self) -> Result<Vec<String>, StoreError>;
    /// How many tables are stored.
    async fn count_tables(&self) -> Result<u64, StoreError>;
}
