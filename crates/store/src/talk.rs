//! What people say at tables, and what they write down for themselves.

use async_trait::async_trait;
use ids::{ChatLineId, Millis, TableId, UserId};

use crate::StoreError;

/// Who hears what is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    Players,
    Spectators,
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRecord {
    pub id: ChatLineId,
    pub channel: Channel,
    pub user: Option<UserId>,
    pub name: String,
    pub text: String,
    pub at: Millis,
}

/// Which lines of talk.
#[derive(Clone, Copy, Debug)]
pub struct SaidQuery {
    pub table: TableId,
    pub channel: Channel,
    /// Who reads: those whom they have blocked are left out.
    pub reader: Option<UserId>,
    /// Before this number.
    pub before: Option<ChatLineId>,
    pub limit: u32,
}

/// Something to be said.
#[derive(Clone, Debug)]
pub struct NewLine {
    pub table: TableId,
    pub channel: Channel,
    pub user: UserId,
    pub text: String,
    pub at: Millis,
}

/// Talk and notes.
#[async_trait]
pub trait Talk: Send + Sync + 'static {
    /// Remembers something said, and forgets what was said so many lines before it.
    async fn say(&self, line: NewLine, kept: u32) -> Result<ChatRecord, StoreError>;
    /// What was said, the newest last: without what the reader does not want to hear.
    async fn said(&self, query: SaidQuery) -> Result<Vec<ChatRecord>, StoreError>;
    /// Removes something said; whoever has the table in memory has to read it again. Was there such a line?
    async fn remove_line(&self, table: TableId, line: ChatLineId) -> Result<bool, StoreError>;
    /// A person's notes on a table.
    async fn note(&self, table: TableId, user: UserId) -> Result<String, StoreError>;
    /// Changes them.
    async fn set_note(&self, table: TableId, user: UserId, text: &str) -> Result<(), StoreError>;
}
