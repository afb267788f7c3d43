//! A store that panics when it is told to: how the server takes what nobody has thought of.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
};

use async_trait::async_trait;
use store::{
    AdminChange, Append, ChatLineId, ChatRecord, Entry, Hidden, ImportedTable, ListQuery, Listed,
    Logs, NewLine, NewNotice, NewTable, Notice, Operations, SaidQuery, SeatRecord, Status,
    StoreError, TableId, TableRecord, Tables, Talk, UptimeMillis, UserId,
};
use store_sqlite::SqliteStore;

/// A real store whose appends to one table panic.
pub(crate) struct Faulty {
    pub inner: Arc<SqliteStore>,
    /// The number of the table; none has the number 0.
    broken: AtomicI64,
}

impl Faulty {
    pub(crate) fn new(inner: Arc<SqliteStore>) -> Self {
        Self {
            inner,
            broken: AtomicI64::new(0),
        }
    }

    /// From now on whoever writes into the log of this table panics.
    pub(crate) fn fail_at(&self, table: TableId) {
        self.broken.store(table.0, Ordering::SeqCst);
    }

    /// All is well again.
    pub(crate) fn mend(&self) {
        self.fail_at(TableId::default());
    }
}

#[async_trait]
impl Tables for Faulty {
    async fn create_table(&self, table: NewTable) -> Result<TableId, StoreError> {
        self.inner.create_table(table).await
    }

    async fn import_table(&self, arrival: ImportedTable) -> Result<TableId, StoreError> {
        self.inner.import_table(arrival).await
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

    async fn set_hidden(&self, user: UserId, slug: &str, hidden: Hidden) -> Result<(), StoreError> {
        self.inner.set_hidden(user, slug, hidden).await
    }

    async fn list(&self, query: ListQuery) -> Result<Vec<Listed>, StoreError> {
        self.inner.list(query).await
    }

    async fn tables_of_bots(&self) -> Result<Vec<String>, StoreError> {
        self.inner.tables_of_bots().await
    }

    async fn idle_tables(
        &self,
        status: Status,
        since: UptimeMillis,
    ) -> Result<Vec<String>, StoreError> {
        self.inner.idle_tables(status, since).await
    }

    async fn all_tables(
        &self,
        status: Option<Status>,
        game: Option<&str>,
    ) -> Result<Vec<Listed>, StoreError> {
        self.inner.all_tables(status, game).await
    }

    async fn links(&self) -> Result<Vec<String>, StoreError> {
        self.inner.links().await
    }

    async fn set_aside(&self, id: TableId, why: Option<&str>) -> Result<(), StoreError> {
        self.inner.set_aside(id, why).await
    }

    async fn delete_table(&self, id: TableId) -> Result<(), StoreError> {
        self.inner.delete_table(id).await
    }

    async fn count_tables(&self) -> Result<u64, StoreError> {
        self.inner.count_tables().await
    }
}

#[async_trait]
impl Logs for Faulty {
    async fn entries(&self, table: TableId) -> Result<Vec<Entry>, StoreError> {
        self.inner.entries(table).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        let broken = TableId(self.broken.load(Ordering::SeqCst));
        assert_ne!(append.table, broken, "the store fails on purpose");
        self.inner.append(append).await
    }

    async fn apply_admin_change(&self, change: AdminChange) -> Result<(), StoreError> {
        self.inner.apply_admin_change(change).await
    }
}

#[async_trait]
impl Talk for Faulty {
    async fn say(&self, line: NewLine, kept: u32) -> Result<ChatRecord, StoreError> {
        self.inner.say(line, kept).await
    }

    async fn said(&self, query: SaidQuery) -> Result<Vec<ChatRecord>, StoreError> {
        self.inner.said(query).await
    }

    async fn remove_line(&self, table: TableId, line: ChatLineId) -> Result<bool, StoreError> {
        self.inner.remove_line(table, line).await
    }

    async fn note(&self, table: TableId, user: UserId) -> Result<String, StoreError> {
        self.inner.note(table, user).await
    }

    async fn set_note(&self, table: TableId, user: UserId, text: &str) -> Result<(), StoreError> {
        self.inner.set_note(table, user, text).await
    }
}

#[async_trait]
impl Operations for Faulty {
    async fn signing_key(&self) -> Result<Vec<u8>, StoreError> {
        self.inner.signing_key().await
    }

    async fn uptime(&self) -> Result<UptimeMillis, StoreError> {
        self.inner.uptime().await
    }

    async fn set_uptime(&self, uptime: UptimeMillis) -> Result<(), StoreError> {
        self.inner.set_uptime(uptime).await
    }

    async fn admin_changes(&self) -> Result<u64, StoreError> {
        self.inner.admin_changes().await
    }

    async fn announce(&self) -> Result<(), StoreError> {
        self.inner.announce().await
    }

    async fn notice(&self) -> Result<Option<Notice>, StoreError> {
        self.inner.notice().await
    }

    async fn set_notice(&self, notice: Option<NewNotice>) -> Result<(), StoreError> {
        self.inner.set_notice(notice).await
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        self.inner.backup(to).await
    }

    async fn check(&self) -> Result<Vec<String>, StoreError> {
        self.inner.check().await
    }
}
