//! What the server remembers: records, errors and the contract of a backend.
//!
//! A table is a record with its seats, and a log of entries. Everything that follows from the log is rebuilt by folding it; nothing else
//! about a game in progress is stored. An append is all or nothing and lasts once it has returned.

mod backend;
mod records;

pub use backend::{Store, StoreError};
pub use records::{
    Append, Arrival, ChatRecord, Entry, Fork, Head, ListQuery, Listed, NewSession, NewTable,
    NewUser, Overhaul, SeatRecord, Session, Status, TableRecord, Token, User, Which,
};
