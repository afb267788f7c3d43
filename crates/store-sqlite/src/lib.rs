//! Everything in one SQLite file: write-ahead log, every commit on the disk before it is confirmed.

mod acquaintances;
mod administrator;
mod appends;
mod delete_user;
mod files;
mod lists;
mod lock;
mod notice;
mod passes;
mod people;
mod people_store;
mod rows;
mod tables;
mod talk;
mod whole;

use std::{path::Path, str::FromStr, time::Duration};

use async_trait::async_trait;
use sqlx::{
    Connection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use store::{
    AdminChange, Append, ChatRecord, Entry, Holdings, ImportedTable, ListQuery, Listed, NewNotice,
    NewTable, Notice, SaidQuery, SeatRecord, Status, Store, StoreError, TableRecord,
};

use crate::appends::Appends;
pub use crate::{
    lock::{LockError, ServerLock},
    whole::{NotWhole, check_file},
};

/// So many connections read at the same time; one more writes.
const READERS: u32 = 4;

/// One SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    /// For looking things up.
    read: SqlitePool,
    /// The one connection for changes other than appends.
    write: SqlitePool,
    appends: Appends,
}

impl SqliteStore {
    /// Opens a file, or makes it, and brings its tables up to date.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true);
        Self::connect(options).await
    }

    /// Opens a database by its address, such as `sqlite:///var/lib/polemarch.db`.
    pub async fn open_url(url: &str) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::from_str(url).map_err(rows::failure)?;
        Self::connect(options.create_if_missing(true)).await
    }

    async fn connect(options: SqliteConnectOptions) -> Result<Self, StoreError> {
        let file = options.get_filename();
        // A database without a file has a name that says so.
        if !file.to_string_lossy().starts_with("file:") {
            files::prepare(file);
        }
        let options = options
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .with_regexp()
            .busy_timeout(Duration::from_secs(10));
        let pool = |connections: u32| {
            SqlitePoolOptions::new()
                .max_connections(connections)
                // A commit that failed, as on a full disk, leaves the connection in a transaction that it cannot end.
                .after_release(|connection, _| {
                    Box::pin(async move {
                        connection.ping().await?;
                        Ok(!connection.is_in_transaction())
                    })
                })
                .connect_with(options.clone())
        };
        let write = pool(1).await.map_err(rows::failure)?;
        whole::check_tables(&write).await?;
        sqlx::migrate!()
            .run(&write)
            .await
            .map_err(|error| StoreError::Backend(Box::new(error)))?;
        let read = pool(READERS).await.map_err(rows::failure)?;
        let appends = Appends::start(&options).await?;
        Ok(Self {
            read,
            write,
            appends,
        })
    }

    /// Stores so many copies of a table under links of their own, in one transaction: for measuring with a full store.
    pub async fn copy_table(&self, id: i64, copies: u32) -> Result<(), StoreError> {
        tables::copy(&self.write, id, copies).await
    }

    /// Waits until everything is written, then closes the file.
    pub async fn close(&self) {
        self.appends.close().await;
        self.read.close().await;
        self.write.close().await;
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn create_table(&self, table: NewTable) -> Result<i64, StoreError> {
        tables::create(&self.write, table).await
    }

    async fn table(&self, slug: &str) -> Result<Option<Listed>, StoreError> {
        tables::find(&self.read, slug).await
    }

    async fn rematch(&self, slug: &str) -> Result<Option<Listed>, StoreError> {
        tables::rematch(&self.read, slug).await
    }

    async fn save_table(
        &self,
        table: &TableRecord,
        seats: &[SeatRecord],
    ) -> Result<(), StoreError> {
        tables::save(&self.write, table, seats).await
    }

    async fn list(&self, query: ListQuery) -> Result<Vec<Listed>, StoreError> {
        lists::list(&self.read, query).await
    }

    async fn tables_of_bots(&self) -> Result<Vec<String>, StoreError> {
        tables::of_bots(&self.read).await
    }

    async fn uptime(&self) -> Result<i64, StoreError> {
        tables::uptime(&self.read).await
    }

    async fn set_uptime(&self, uptime: i64) -> Result<(), StoreError> {
        tables::set_uptime(&self.write, uptime).await
    }

    async fn idle_tables(&self, status: Status, since: i64) -> Result<Vec<String>, StoreError> {
        tables::idle(&self.read, status, since).await
    }

    async fn all_tables(
        &self,
        status: Option<Status>,
        game: Option<&str>,
    ) -> Result<Vec<Listed>, StoreError> {
        administrator::all(&self.read, status, game).await
    }

    async fn set_aside(&self, id: i64, why: Option<&str>) -> Result<(), StoreError> {
        administrator::set_aside(&self.write, id, why).await
    }

    async fn delete_table(&self, id: i64) -> Result<(), StoreError> {
        administrator::delete(&self.write, id).await
    }

    async fn import_table(&self, arrival: ImportedTable) -> Result<i64, StoreError> {
        administrator::import(&self.write, arrival).await
    }

    async fn apply_admin_change(&self, change: AdminChange) -> Result<(), StoreError> {
        administrator::apply_admin_change(&self.write, change).await
    }

    async fn admin_changes(&self) -> Result<u64, StoreError> {
        administrator::count(&self.read).await
    }

    async fn announce(&self) -> Result<(), StoreError> {
        administrator::announce(&self.write).await
    }

    async fn entries(&self, table: i64) -> Result<Vec<Entry>, StoreError> {
        tables::entries(&self.read, table).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.appends.append(append).await
    }

    async fn holdings(&self, user: i64) -> Result<Holdings, StoreError> {
        people::holdings(&self.read, user).await
    }

    async fn say(
        &self,
        table: i64,
        players: bool,
        user: i64,
        text: &str,
        now: i64,
        lines: u32,
    ) -> Result<ChatRecord, StoreError> {
        talk::say(&self.write, (table, players), user, text, now, lines).await
    }

    async fn said(&self, query: SaidQuery) -> Result<Vec<ChatRecord>, StoreError> {
        talk::said(&self.read, query).await
    }

    async fn remove_line(&self, table: i64, line: i64) -> Result<bool, StoreError> {
        talk::remove(&self.write, table, line).await
    }

    async fn note(&self, table: i64, user: i64) -> Result<String, StoreError> {
        talk::note(&self.read, table, user).await
    }

    async fn set_note(&self, table: i64, user: i64, text: &str) -> Result<(), StoreError> {
        talk::set_note(&self.write, table, user, text).await
    }

    async fn notice(&self) -> Result<Option<Notice>, StoreError> {
        notice::notice(&self.read).await
    }

    async fn set_notice(&self, notice: Option<NewNotice>) -> Result<(), StoreError> {
        notice::set(&self.write, notice).await
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        administrator::backup(&self.read, to).await
    }

    async fn check(&self) -> Result<Vec<String>, StoreError> {
        administrator::check(&self.read).await
    }

    async fn count_tables(&self) -> Result<u64, StoreError> {
        tables::count(&self.read).await
    }
}
