//! What the server remembers: records, errors and the contract of a backend, a trait for each noun.
//!
//! A table is a record with its seats, and a log of entries. Everything that follows from the log is rebuilt by folding it; nothing else
//! about a game in progress is stored. An append is all or nothing and lasts once it has returned.

mod accounts;
mod blocks;
mod error;
mod logs;
mod operations;
mod sessions;
mod tables;
mod talk;
mod tokens;

pub use accounts::{Accounts, Holdings, NewName, NewUser, Person, PersonSummary, User};
pub use blocks::Blocks;
pub use error::StoreError;
pub use ids::{ChatLineId, Millis, NoticeId, SessionId, TableId, TokenId, UptimeMillis, UserId};
pub use logs::{AdminChange, Append, Entry, Logs};
pub use operations::{NewNotice, Notice, Operations};
pub use sessions::{NewSession, Session, Sessions};
pub use tables::{
    Fork, Head, Hidden, ImportedTable, ListQuery, Listed, NewTable, SeatRecord, Status,
    TableFilter, TableRecord, Tables,
};
pub use talk::{Channel, ChatRecord, NewLine, SaidQuery, Talk};
pub use tokens::{NewToken, Scope, Token, Tokens};

/// The traits of a store, for those who hold one by its own type.
pub mod prelude {
    pub use crate::{Accounts, Blocks, Logs, Operations, Sessions, Store, Tables, Talk, Tokens};
}

/// A place where the server keeps everything. What a call has confirmed is not lost by a crash.
pub trait Store: Accounts + Sessions + Tokens + Blocks + Tables + Logs + Talk + Operations {}

impl<S: Accounts + Sessions + Tokens + Blocks + Tables + Logs + Talk + Operations> Store for S {}
