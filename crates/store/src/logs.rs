//! The logs of tables.

use async_trait::async_trait;
use ids::{Millis, TableId, UserId};
use serde::{Deserialize, Serialize};

use crate::{Head, StoreError, TableRecord};

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 1.
    pub seq: u64,
    pub at: Millis,
    /// Who, if it was a person.
    pub user: Option<UserId>,
    /// What, as JSON.
    pub body: String,
}

/// Entries to be added to a log.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: TableId,
    /// The entries, numbered on from the log's present end.
    pub entries: Vec<Entry>,
    /// What follows from them.
    pub head: Head,
}

/// A change by the administrator. Whoever has the table in memory cannot write any more and has to read it again.
#[derive(Clone, Debug)]
pub struct AdminChange {
    /// How far the log was when the table was read; if that is no longer so, nothing is changed.
    pub before: Head,
    /// The table as it shall be; its head tells about the log that follows from the other fields.
    pub table: TableRecord,
    /// So many entries stay; those after them are put aside.
    pub kept: u64,
    /// Entries to be added after those.
    pub added: Vec<Entry>,
}

/// What happened at tables.
#[async_trait]
pub trait Logs: Send + Sync + 'static {
    /// The log of a table.
    async fn entries(&self, table: TableId) -> Result<Vec<Entry>, StoreError>;
    /// Adds to a log; returns when it lasts.
    async fn append(&self, append: Append) -> Result<(), StoreError>;
    /// Changes a table behind the back of whoever has it in memory, all or nothing.
    async fn apply_admin_change(&self, change: AdminChange) -> Result<(), StoreError>;
}
