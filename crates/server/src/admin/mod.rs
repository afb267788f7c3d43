//! What the administrator does to tables, while a server runs on the same store or not. A server that has a table in memory cannot
//! overwrite what was done here: the store refuses what it writes, and it reads the table again.

mod export;
mod file;
mod import;
mod patch;
mod people;
mod verify;

use std::sync::Arc;

use catalogue::{Library, TableError};
use protocol::{Ending, EndingCause, Problem, TableInfo};
use store::{AdminChange, ChatLineId, Entry, Head, Listed, Status, Store, StoreError, TokenId};

pub use self::{
    file::{FORMAT, FileChat, FileEntry, FileSeat, FileTable, Imported, TableFile},
    patch::{Change, Fit, Patched, Repair},
    people::{Line, PersonInfo},
    verify::Verified,
};
use crate::{log_entry::LogEntry, now, room::people::table_info};

/// A table where somebody is playing is tried so often.
const MAX_ATTEMPTS: u32 = 100;

/// Why the administrator's wish was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// The store failed.
    #[error(transparent)]
    Store(StoreError),
    /// Somebody has played meanwhile.
    #[error("somebody is playing at this table just now: try again")]
    Busy,
    /// There is no such table.
    #[error("there is no table '{0}'")]
    Missing(String),
    /// There is no such person.
    #[error("there is no person '{0}': write the name of an account, or id:NUMBER")]
    Nobody(String),
    /// They are a guest.
    #[error("'{0}' is a guest: guests have no password")]
    Guest(String),
    /// The person has no such token.
    #[error("there is no token {0}")]
    NoToken(TokenId),
    /// Nobody has said such a line at the table.
    #[error("there is no line {0}")]
    NoLine(ChatLineId),
    /// It is over already.
    #[error("the table '{0}' is over already")]
    Over(String),
    /// It was not set aside.
    #[error("the table '{0}' was not set aside")]
    InPlay(String),
    /// The file is of another kind.
    #[error("this file has format {found}; this program reads format {FORMAT}")]
    Format { found: u32 },
    /// The game of the file cannot be played here.
    #[error(transparent)]
    Game(#[from] TableError),
    /// The log of the file is not one of that game.
    #[error("entry {entry} of its log does not fit: {why}")]
    Log { entry: u64, why: String },
    /// The file contradicts itself.
    #[error("{0}")]
    File(&'static str),
    /// No random numbers, for instance.
    #[error(transparent)]
    Problem(#[from] Problem),
}

impl From<StoreError> for AdminError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict => Self::Busy,
            StoreError::Taken
            | StoreError::Gone
            | StoreError::Full
            | StoreError::Damaged(_)
            | StoreError::Unreadable(_)
            | StoreError::Backend(_) => Self::Store(error),
        }
    }
}

/// The administrator.
pub struct Admin {
    store: Arc<dyn Store>,
    library: Library,
}

impl std::fmt::Debug for Admin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Admin").finish_non_exhaustive()
    }
}

fn info(listed: &Listed) -> TableInfo {
    table_info(&listed.table, &listed.seats, |_| false)
}

impl Admin {
    /// The administrator of a store.
    pub fn new(store: Arc<dyn Store>, library: Library) -> Self {
        Self { store, library }
    }

    /// All tables, listed or not, the newest first.
    pub async fn list(
        &self,
        status: Option<Status>,
        game: Option<&str>,
    ) -> Result<Vec<TableInfo>, AdminError> {
        let found = self.store.all_tables(status, game).await?;
        Ok(found.iter().map(info).collect())
    }

    /// All about a table that everybody may know.
    pub async fn show(&self, slug: &str) -> Result<TableInfo, AdminError> {
        Ok(info(&self.find(slug).await?))
    }

    /// Ends a table; nobody has won. Its log need not fit the rules.
    pub async fn close(&self, slug: &str) -> Result<(), AdminError> {
        // Bots may answer between reading and writing.
        for _ in 0..MAX_ATTEMPTS {
            match self.try_to_close(slug).await {
                Err(AdminError::Busy) => {}
                done => return done,
            }
        }
        Err(AdminError::Busy)
    }

    async fn try_to_close(&self, slug: &str) -> Result<(), AdminError> {
        let mut table = self.find(slug).await?.table;
        let before = table.head.clone();
        let cause = EndingCause::Closed;
        let ending = Ending::without_winner(cause);
        let mut added = Vec::new();
        match table.status {
            Status::Over => return Err(AdminError::Over(slug.to_owned())),
            Status::Open => {}
            Status::Live => added.push(Entry {
                seq: before.seq + 1,
                at: now(),
                user: None,
                body: serde_json::to_string(&LogEntry::End { cause }).map_err(unreadable)?,
            }),
        }
        table.status = Status::Over;
        table.head = Head {
            seq: before.seq + added.len() as u64,
            asked: 0,
            bots: 0,
            updated: now(),
            over: Some(serde_json::to_value(ending).map_err(unreadable)?),
            ..before.clone()
        };
        let change = AdminChange {
            kept: before.seq,
            before,
            table,
            added,
        };
        Ok(self.store.apply_admin_change(change).await?)
    }

    /// Takes a table up again that was set aside.
    pub async fn resume(&self, slug: &str) -> Result<(), AdminError> {
        let table = self.find(slug).await?.table;
        if table.set_aside.is_none() {
            return Err(AdminError::InPlay(slug.to_owned()));
        }
        Ok(self.store.set_aside(table.id, None).await?)
    }

    /// Removes a table with all that belongs to it.
    pub async fn delete(&self, slug: &str) -> Result<(), AdminError> {
        let table = self.find(slug).await?.table;
        Ok(self.store.delete_table(table.id).await?)
    }

    async fn find(&self, slug: &str) -> Result<Listed, AdminError> {
        let found = self.store.table(slug).await?;
        found.ok_or_else(|| AdminError::Missing(slug.to_owned()))
    }
}

fn unreadable(error: serde_json::Error) -> StoreError {
    StoreError::Unreadable(error.to_string())
}
