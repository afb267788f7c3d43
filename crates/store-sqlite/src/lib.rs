//! Everything in one SQLite file: write-ahead log, every commit on the disk before it is confirmed.

mod acquaintances;
mod administrator;
mod appends;
mod contract;
mod delete_user;
mod files;
mod lists;
mod lock;
mod migrations;
mod notice;
mod passes;
mod people;
mod rows;
mod tables;
mod talk;
mod whole;

use std::{path::Path, str::FromStr, time::Duration};

use sqlx::{
    Connection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use store::{StoreError, TableId};

use crate::{appends::Appends, rows::Failure};
pub use crate::{
    lock::{LockError, ServerLock},
    migrations::migrations,
    whole::{UnusableFile, check_file},
};

/// So many connections read at the same time; one more writes.
const READ_CONNECTIONS: u32 = 4;

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
        let options = SqliteConnectOptions::from_str(url).map_err(Failure::from)?;
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
        let write = pool(1).await.map_err(Failure::from)?;
        whole::check_tables(&write).await?;
        migrations()
            .run(&write)
            .await
            .map_err(|error| StoreError::Backend(Box::new(error)))?;
        let read = pool(READ_CONNECTIONS).await.map_err(Failure::from)?;
        let appends = Appends::start(&options).await?;
        Ok(Self {
            read,
            write,
            appends,
        })
    }

    /// Stores so many copies of a table under links of their own, in one transaction: for measuring with a full store.
    pub async fn copy_table(&self, id: TableId, copies: u32) -> Result<(), StoreError> {
        Ok(tables::copy(&self.write, id, copies).await?)
    }

    /// Waits until everything is written, then closes the file.
    pub async fn close(&self) {
        self.appends.close().await;
        self.read.close().await;
        self.write.close().await;
    }
}
